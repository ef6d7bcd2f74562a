//! The types of the scripts, checked by TypeScript. It comes from npm into target/tools; it is no part of the repository.

use crate::checkout::{Checkout, run};
use crate::steps::Outcome;
use anyhow::Result;
use std::fs;
use std::path::Path;
use std::process::Command;

/// The version we install: a new one may find what this one does not.
const VERSION: &str = "5.9.3";

/// The project file that says which scripts there are and how strictly they are read.
const PROJECT: &str = "crates/web/assets/tsconfig.json";

/// Checks the types of every script.
pub(crate) fn types(checkout: &Checkout) -> Result<Outcome> {
    let folder = checkout.tools().join(format!("typescript-{VERSION}"));
    let compiler = folder.join("node_modules/typescript/bin/tsc");
    if !compiler.is_file()
        && let Err(error) = install(&folder)
    {
        return Ok(Outcome::NotRun(format!("TypeScript {VERSION} comes by npm, and {error:#}")));
    }
    run(Command::new("node").arg(compiler).arg("--project").arg(PROJECT).current_dir(checkout.root()))?;
    Ok(Outcome::Done)
}

/// Fetches TypeScript. It is moved into its place when it is whole: a check that was ended meanwhile leaves no half of it.
fn install(folder: &Path) -> Result<()> {
    let coming = folder.with_extension(format!("{}-coming", std::process::id()));
    fs::create_dir_all(&coming)?;
    let mut npm = Command::new("npm");
    npm.args(["install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix"]);
    run(npm.arg(&coming).arg(format!("typescript@{VERSION}")))?;
    if folder.is_dir() {
        fs::remove_dir_all(folder)?;
    }
    fs::rename(&coming, folder)?;
    Ok(())
}
