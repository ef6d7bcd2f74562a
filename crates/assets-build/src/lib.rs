//! For build scripts: makes style sheets and scripts small, so that the sources can be written to be read, and sheets out of
//! drawings.
//!
//! What is taken out is what a browser does not need: comments, white space, the zero before a point. Nothing is renamed, so
//! that what a browser complains about is still found in the source.

mod bundle;
mod css;
mod js;
mod svg;

pub use css::css;
pub use js::js;

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Writes the small form of every style sheet and of every script of a folder into the build script's `OUT_DIR`, under the same
/// name. A script that others import stands in each of them.
#[expect(clippy::print_stdout, reason = "that is how a build script speaks to cargo")]
pub fn write(folder: &str) -> io::Result<()> {
    println!("cargo::rerun-if-changed={folder}");
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    let mut scripts = bundle::Scripts::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        match path.extension().and_then(|it| it.to_str()) {
            Some("css") => fs::write(Path::new(&out).join(name), css(&fs::read_to_string(&path)?))?,
            Some("js") => drop(scripts.insert(name, fs::read_to_string(&path)?)),
            _ => {}
        }
    }
    for name in bundle::entries(&scripts) {
        fs::write(Path::new(&out).join(name), js(&bundle::bundle(&scripts, name)?))?;
    }
    Ok(())
}

/// Writes the sheets of a game's drawings into the build script's `OUT_DIR`, and the list of them as `pictures.rs`: the name of
/// each sheet with its text.
///
/// Every folder in `folder` is a sheet, and so is every drawing beside `motifs.svg`. In a sheet each drawing is a symbol that is
/// called as its file.
#[expect(clippy::print_stdout, reason = "that is how a build script speaks to cargo")]
pub fn pictures(folder: &str) -> io::Result<()> {
    println!("cargo::rerun-if-changed={folder}");
    let folder = Path::new(folder);
    let out = Path::new(&env::var("OUT_DIR").map_err(io::Error::other)?).to_owned();
    let motifs = svg::motifs(&fs::read_to_string(folder.join("motifs.svg"))?);
    let mut list = Vec::new();
    for entry in sorted(folder)? {
        let name = stem(&entry);
        let drawings = if entry.is_dir() { sorted(&entry)? } else { vec![entry] };
        if name == "motifs" {
            continue;
        }
        let mut symbols = String::new();
        for path in drawings {
            symbols +=
                &svg::symbol(&stem(&path), &fs::read_to_string(&path)?, &motifs).map_err(io::Error::other)?;
        }
        fs::write(out.join(format!("{name}.svg")), svg::sheet(&symbols))?;
        list.push(format!("(\"{name}\",include_str!(concat!(env!(\"OUT_DIR\"),\"/{name}.svg\")))"));
    }
    fs::write(out.join("pictures.rs"), format!("&[{}]", list.join(",")))
}

/// What lies in a folder, by name.
fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

/// The name of a file without its ending, or of a folder.
fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
