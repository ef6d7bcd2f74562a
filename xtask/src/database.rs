//! The PostgreSQL that the store is tried on: Debian's, installed when it is missing and may be. The tests start it
//! themselves, in temporary folders, without a port, and never as root.

use crate::browser::{install, is_there};
use crate::checkout::Checkout;
use crate::steps::Outcome;
use anyhow::Result;
use std::fs;
use std::path::Path;

/// Where Debian puts its programs, a folder for each version.
const DEBIAN: &str = "/usr/lib/postgresql";
const PACKAGE: &str = "postgresql";

/// Makes sure that it is there; otherwise says how to get it.
#[expect(clippy::unnecessary_wraps, reason = "a step of the table may fail, this one cannot")]
pub(crate) fn ready(_: &Checkout) -> Result<Outcome> {
    if is_installed(Path::new(DEBIAN)) {
        return Ok(Outcome::Done);
    }
    let how = format!("the tests of the store need PostgreSQL: install the package {PACKAGE}");
    if !is_there("apt-get") {
        return Ok(Outcome::NotRun(how));
    }
    match install(&[PACKAGE]) {
        Ok(()) if is_installed(Path::new(DEBIAN)) => Ok(Outcome::Done),
        _ => Ok(Outcome::NotRun(how)),
    }
}

fn is_installed(debian: &Path) -> bool {
    let versions = fs::read_dir(debian).into_iter().flatten().flatten();
    versions.into_iter().any(|it| it.path().join("bin/initdb").exists()) || is_there("initdb")
}

#[cfg(test)]
mod tests {
    use super::is_installed;
    use std::fs;

    #[test]
    fn it_is_found_where_debian_puts_it() {
        let folder = std::env::temp_dir().join(format!("xtask-database-{}", std::process::id()));
        let programs = folder.join("15/bin");
        fs::create_dir_all(&programs).unwrap();
        fs::write(programs.join("initdb"), "").unwrap();
        assert!(is_installed(&folder));
        fs::remove_dir_all(&folder).unwrap();
    }
}
