//! The browser that the table is tried in and that takes its pictures: Debian's Chromium with its driver, installed when it is missing and may be.

use crate::checkout::{Checkout, run};
use crate::steps::Outcome;
use anyhow::{Result, bail};
use std::path::Path;
use std::process::{Command, Stdio};

/// What the browser tests start, and the packages they come in.
const NEEDED: [(&str, &str); 2] = [("chromium", "chromium"), ("chromedriver", "chromium-driver")];

/// The letters that widths are checked with, and where Debian puts them: a browser alone may bring none, and then takes
/// whatever there is.
const LETTERS: (&str, &str) = ("/usr/share/fonts/truetype/liberation", "fonts-liberation");

/// Makes sure that the browser is there; otherwise says how to get it.
#[expect(clippy::unnecessary_wraps, reason = "a step of the table may fail, this one cannot")]
pub(crate) fn ready(_: &Checkout) -> Result<Outcome> {
    let missing = || NEEDED.iter().filter(|(program, _)| !is_there(program)).map(|(_, package)| *package);
    let can_install = is_there("apt-get");
    let letters = Some(LETTERS.1).filter(|_| can_install && !Path::new(LETTERS.0).is_dir());
    let packages: Vec<&str> = missing().chain(letters).collect();
    if packages.is_empty() {
        return Ok(Outcome::Done);
    }
    let how = format!("the browser tests need {}: install the packages", packages.join(" and "));
    if !can_install {
        return Ok(Outcome::NotRun(how));
    }
    let installed = install(&packages);
    match installed {
        Ok(()) if missing().next().is_none() => Ok(Outcome::Done),
        _ => Ok(Outcome::NotRun(how)),
    }
}

/// Installs packages of Debian's, as whoever may.
pub(crate) fn install(packages: &[&str]) -> Result<()> {
    run(Command::new("apt-get").args(["update", "--quiet"]))?;
    let mut install = Command::new("apt-get");
    install.env("DEBIAN_FRONTEND", "noninteractive");
    run(install.args(["install", "--yes", "--quiet", "--no-install-recommends"]).args(packages))
}

/// Where the pictures of the README lie; they are the only files that are not text.
const PICTURES: &str = "docs/pictures";

/// Takes the pictures anew.
pub(crate) fn pictures(checkout: &Checkout) -> Result<()> {
    if let Outcome::NotRun(why) = ready(checkout)? {
        bail!(why);
    }
    run(&mut checkout.cargo(&["run", "--package", "web", "--example", "pictures", "--", PICTURES]))?;
    println!("ok. Look at {PICTURES} before you commit it.");
    Ok(())
}

pub(crate) fn is_there(program: &str) -> bool {
    let mut ask = Command::new(program);
    let asked =
        ask.arg("--version").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    asked.is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_there_or_not() {
        assert!(is_there("cargo"));
        assert!(!is_there("no-such-program-anywhere"));
    }
}
