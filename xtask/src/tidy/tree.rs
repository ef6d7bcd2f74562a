//! What the tidy rules look at: the files of the checkout and the crates of the workspace.
//!
//! Everything is read here, once, so that the rules are plain functions and their tests are made of strings.

use crate::checkout::Checkout;
use anyhow::{Context, Result, ensure};
use serde_json::Value;
use std::fs;
use std::path::Path;

/// The checkout as the rules see it.
#[derive(Default)]
pub(crate) struct Tree {
    pub(crate) files: Vec<File>,
    pub(crate) packages: Vec<Package>,
}

/// A file of the checkout, as far as the rules ask about it.
pub(crate) struct File {
    /// From the root, with forward slashes.
    pub(crate) path: String,
    pub(crate) bytes: usize,
    /// `None` for a binary file.
    pub(crate) text: Option<String>,
    pub(crate) executable: bool,
}

/// A crate of the workspace, and what its manifest says it depends on.
pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) manifest: String,
    pub(crate) uses: Vec<Use>,
}

/// One dependency, as declared.
pub(crate) struct Use {
    pub(crate) name: String,
    pub(crate) when: When,
    pub(crate) whose: Whose,
}

/// When a dependency is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum When {
    /// To run, or to build what runs.
    Run,
    /// By tests and benches alone.
    Test,
}

/// Where a dependency comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Whose {
    /// A crate of this workspace.
    Ours,
    /// A crate of other people.
    Theirs,
}

impl Tree {
    /// Reads the checkout.
    pub(crate) fn read(checkout: &Checkout) -> Result<Tree> {
        let root = checkout.root();
        let mut paths = if root.join(".git").exists() { listed(root)? } else { walked(root, root)? };
        paths.sort();
        // A file deleted but still in git's index is no longer there, and a link has no text of its own.
        paths.retain(|path| fs::symlink_metadata(root.join(path)).is_ok_and(|meta| meta.is_file()));
        let files = paths.into_iter().map(|path| File::read(root, path)).collect::<Result<_>>()?;
        Ok(Tree { files, packages: packages(checkout)? })
    }

    /// The Rust sources, with their text.
    pub(crate) fn rust(&self) -> impl Iterator<Item = (&File, &str)> {
        self.texts().filter(|(file, _)| file.extension() == "rs")
    }

    /// The files that are text, with it.
    pub(crate) fn texts(&self) -> impl Iterator<Item = (&File, &str)> {
        self.files.iter().filter_map(|file| Some((file, file.text.as_deref()?)))
    }

    /// The file at a path.
    pub(crate) fn file(&self, path: &str) -> Option<&File> {
        self.files.iter().find(|file| file.path == path)
    }
}

impl File {
    /// What comes after the last dot. Case counts: `A.RS` is no Rust to cargo either.
    pub(crate) fn extension(&self) -> &str {
        self.path.rsplit_once('.').map_or("", |(_, extension)| extension)
    }

    fn read(root: &Path, path: String) -> Result<File> {
        let place = root.join(&path);
        let content = fs::read(&place).with_context(|| format!("reading {path}"))?;
        let executable = is_executable(&place)?;
        let bytes = content.len();
        let text = String::from_utf8(content).ok().filter(|text| !text.contains('\0'));
        Ok(File { path, bytes, text, executable })
    }
}

#[cfg(unix)]
fn is_executable(place: &Path) -> Result<bool> {
    use std::os::unix::fs::PermissionsExt;
    Ok(fs::metadata(place)?.permissions().mode() & 0o100 != 0)
}

/// Other systems keep no such bit.
#[cfg(not(unix))]
fn is_executable(_: &Path) -> Result<bool> {
    Ok(true)
}

/// What git tracks, and what it would track after `git add`: a new file is checked before it is committed.
fn listed(root: &Path) -> Result<Vec<String>> {
    let output = std::process::Command::new("git")
        .current_dir(root)
        // The checkout may belong to another user, as in a container. Cargo has already run its code by now, so
        // git's question about the owner would protect nobody.
        .args(["-c", "safe.directory=*"])
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .output()
        .context("running git ls-files")?;
    ensure!(output.status.success(), "git ls-files: {}", String::from_utf8_lossy(&output.stderr).trim());
    let names = String::from_utf8(output.stdout).context("a file name is not UTF-8")?;
    let mut paths: Vec<String> = names.split_terminator('\0').map(str::to_owned).collect();
    paths.dedup();
    Ok(paths)
}

/// Every file of a source archive, which has no git.
fn walked(root: &Path, folder: &Path) -> Result<Vec<String>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("listing {}", folder.display()))? {
        let entry = entry?;
        let path = entry.path();
        if entry.file_type()?.is_dir() {
            if path != root.join("target") {
                paths.extend(walked(root, &path)?);
            }
        } else {
            let inside = path.strip_prefix(root)?.to_str().context("a file name is not UTF-8")?;
            paths.push(inside.replace('\\', "/"));
        }
    }
    Ok(paths)
}

/// The crates of the workspace, as cargo understands their manifests.
fn packages(checkout: &Checkout) -> Result<Vec<Package>> {
    let output = checkout
        .cargo(&["metadata", "--no-deps", "--offline", "--format-version", "1"])
        .output()
        .context("running cargo metadata")?;
    ensure!(output.status.success(), "cargo metadata: {}", String::from_utf8_lossy(&output.stderr).trim());
    let metadata: Value = serde_json::from_slice(&output.stdout).context("reading cargo metadata")?;
    let packages = metadata["packages"].as_array().context("cargo metadata lists no packages")?;
    packages.iter().map(|package| package_of(package, checkout.root())).collect()
}

fn package_of(package: &Value, root: &Path) -> Result<Package> {
    let name = text_of(package, "name")?;
    let manifest = text_of(package, "manifest_path")?;
    let manifest = Path::new(&manifest)
        .strip_prefix(root)
        .map_or(manifest.clone(), |inside| inside.to_string_lossy().replace('\\', "/"));
    let uses = package["dependencies"].as_array().context("a package without a list of dependencies")?;
    let uses = uses.iter().map(use_of).collect::<Result<_>>()?;
    Ok(Package { name, manifest, uses })
}

fn use_of(dependency: &Value) -> Result<Use> {
    let when = if dependency["kind"] == "dev" { When::Test } else { When::Run };
    let whose = if dependency["path"].is_string() { Whose::Ours } else { Whose::Theirs };
    Ok(Use { name: text_of(dependency, "name")?, when, whose })
}

fn text_of(value: &Value, key: &str) -> Result<String> {
    value[key].as_str().map(str::to_owned).with_context(|| format!("cargo metadata: no {key}"))
}

#[cfg(test)]
pub(super) mod made_up {
    //! Trees for the rules' tests.

    use super::{File, Package, Tree, Use, When, Whose};

    /// A text file.
    pub(crate) fn file(path: &str, text: &str) -> File {
        File { path: path.to_owned(), bytes: text.len(), text: Some(text.to_owned()), executable: false }
    }

    /// A tree of one text file.
    pub(crate) fn tree(path: &str, text: &str) -> Tree {
        Tree { files: vec![file(path, text)], packages: Vec::new() }
    }

    /// A tree of one crate with one dependency.
    pub(crate) fn crates(name: &str, uses: &str, when: When, whose: Whose) -> Tree {
        let uses = vec![Use { name: uses.to_owned(), when, whose }];
        let manifest = format!("crates/{name}/Cargo.toml");
        Tree { files: Vec::new(), packages: vec![Package { name: name.to_owned(), manifest, uses }] }
    }
}
