//! For build scripts: makes style sheets and scripts small, so that the sources can be written to be read.
//!
//! What is taken out is what a browser does not need: comments, white space, the zero before a point. Nothing is renamed or
//! put in another order, so that what a browser complains about is still found in the source.

mod css;
mod js;

pub use css::css;
pub use js::js;

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::path::Path;
use std::{env, fs, io};

/// Writes the small form of every style sheet and script of a folder into the build script's `OUT_DIR`, under the same
/// name.
///
/// Where scripts import one another, the name they ask for gets a digest of them all, so that browsers may keep them for
/// ever.
#[expect(clippy::print_stdout, reason = "that is how a build script speaks to cargo")]
pub fn write(folder: &str) -> io::Result<()> {
    println!("cargo::rerun-if-changed={folder}");
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    let mut scripts = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        match path.extension().and_then(|it| it.to_str()) {
            Some("css") => fs::write(Path::new(&out).join(name), css(&fs::read_to_string(&path)?))?,
            Some("js") => scripts.push((name, js(&fs::read_to_string(&path)?))),
            _ => {}
        }
    }
    scripts.sort();
    for (name, text) in &scripts {
        fs::write(Path::new(&out).join(name), dated(text, &digest(&scripts)))?;
    }
    Ok(())
}

fn digest(scripts: &[(String, String)]) -> String {
    let mut hasher = DefaultHasher::new();
    scripts.hash(&mut hasher);
    format!("{:x}", hasher.finish())
}

/// The script with the digest behind every module that it imports.
fn dated(text: &str, digest: &str) -> String {
    let lines = text.split_inclusive(['\n', ';']);
    let lines = lines.map(|line| {
        let is_import = line.trim_start().starts_with("import");
        if is_import { line.replace(".js\"", &format!(".js?{digest}\"")) } else { line.to_owned() }
    });
    lines.collect()
}

#[cfg(test)]
mod tests {
    use super::dated;

    #[test]
    fn an_imported_module_is_asked_for_with_the_digest() {
        let text = "import{a}from\"./a.js\";import\"./b.js\";const c=\"c.js\";";
        assert_eq!(dated(text, "1f"), "import{a}from\"./a.js?1f\";import\"./b.js?1f\";const c=\"c.js\";");
    }
}
