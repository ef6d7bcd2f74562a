//! The checks of cargo-deny, which a machine may lack, and which may lack their data.

use crate::checkout::{Checkout, run};
use crate::steps::Outcome;
use anyhow::Result;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::{env, fs};

/// The version we install: a new one may ask for another deny.toml, or a newer Rust than ours.
const VERSION: &str = "0.20.2";

/// Licences, forbidden crates and where crates come from.
pub(crate) fn licences(checkout: &Checkout) -> Result<Outcome> {
    if let Err(reason) = install(checkout) {
        return Ok(Outcome::NotRun(reason));
    }
    // The build fetches the crates of this platform alone; the licences of all are looked at.
    if let Err(error) = run(&mut checkout.cargo(&["fetch", "--locked"])) {
        return Ok(Outcome::NotRun(format!("the crates of other platforms are not all here, and {error}")));
    }
    run(&mut checkout.cargo(&["deny", "--offline", "check", "licenses", "bans", "sources"]))?;
    Ok(Outcome::Done)
}

/// Known faults of the crates we use, where a list of them is on the machine.
pub(crate) fn advisories(checkout: &Checkout) -> Result<Outcome> {
    let Some(folder) = databases() else {
        return Ok(Outcome::NotRun(
            "neither CARGO_HOME nor HOME says where an advisory database would be".into(),
        ));
    };
    if !has_database(&folder) {
        let get = "`cargo deny fetch db` downloads one";
        return Ok(Outcome::NotRun(format!("there is no advisory database on this machine ({get})")));
    }
    if let Err(reason) = install(checkout) {
        return Ok(Outcome::NotRun(reason));
    }
    run(&mut checkout.cargo(&["deny", "--offline", "check", "advisories"]))?;
    Ok(Outcome::Done)
}

/// Makes sure that there is a cargo-deny: the machine's own, or one in the checkout. The error is a reason not to run.
fn install(checkout: &Checkout) -> Result<(), String> {
    if is_installed(checkout) {
        return Ok(());
    }
    println!("cargo-deny is not on this machine: installing {VERSION} into target/tools, for some minutes");
    let tools = checkout.tools();
    let mut command = checkout.cargo(&["install", "cargo-deny", "--locked", "--version", VERSION, "--root"]);
    run(command.arg(&tools)).map_err(|error| format!("cargo-deny is missing, and {error}"))
}

fn is_installed(checkout: &Checkout) -> bool {
    let mut command = checkout.cargo(&["deny", "--version"]);
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// Where cargo-deny keeps its advisory databases.
fn databases() -> Option<PathBuf> {
    let home = || Some(PathBuf::from(env::var_os("HOME")?).join(".cargo"));
    let cargo = env::var_os("CARGO_HOME").map(PathBuf::from).or_else(home)?;
    Some(cargo.join("advisory-dbs"))
}

/// Whether there is a database in the folder. A lone lock file, which cargo-deny leaves behind, is none.
fn has_database(folder: &Path) -> bool {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.into_iter().any(|entry| entry.path().is_dir())
}

#[cfg(test)]
mod tests {
    use super::has_database;
    use crate::checkout::Checkout;

    #[test]
    fn a_database_is_a_folder() {
        let checkout = Checkout::find().unwrap();
        assert!(has_database(checkout.root()));
        assert!(!has_database(&checkout.root().join(".cargo")));
        assert!(!has_database(&checkout.root().join("no such folder")));
    }
}
