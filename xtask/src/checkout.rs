//! The checkout this program was built from, and how commands are run in it.

use anyhow::{Context, Result, bail};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, iter};

/// Where the project lies and which cargo works on it.
pub(crate) struct Checkout {
    root: PathBuf,
    cargo: OsString,
}

impl Checkout {
    /// The checkout we were started from.
    pub(crate) fn find() -> Result<Checkout> {
        // Cargo names the folder at run time; the path compiled in would be wrong after the checkout moved.
        let own = env::var_os("CARGO_MANIFEST_DIR").context("start this with `cargo xtask`")?;
        let root = Path::new(&own).parent().context("the xtask folder has no parent")?.to_owned();
        Ok(Checkout { root, cargo: env::var_os("CARGO").unwrap_or_else(|| "cargo".into()) })
    }

    /// The root folder.
    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    /// Where tools are installed that the machine lacks: inside the checkout, so that nothing else is changed.
    pub(crate) fn tools(&self) -> PathBuf {
        self.root.join("target").join("tools")
    }

    /// A cargo command, to be run at the root, that finds our tools as well as the machine's.
    pub(crate) fn cargo(&self, args: &[&str]) -> Command {
        let mut command = Command::new(&self.cargo);
        command.args(args).current_dir(&self.root);
        // A check that rewrites what it compares with would always pass.
        command.env_remove("UPDATE_EXPECT");
        let path = env::var_os("PATH").unwrap_or_default();
        let places = env::split_paths(&path).chain(iter::once(self.tools().join("bin")));
        // Joining fails only on a folder name with a separator in it; then the machine's own path must do.
        if let Ok(places) = env::join_paths(places) {
            command.env("PATH", places);
        }
        command
    }
}

/// Runs a command to its end, its output going where ours goes.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let line = told(command);
    let status = command.status().with_context(|| format!("`{line}` could not be started"))?;
    if !status.success() {
        bail!("`{line}` ended with {status}");
    }
    Ok(())
}

/// A command as one would type it.
fn told(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_stem().unwrap_or_default();
    let words = iter::once(program).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::{Checkout, run, told};

    #[test]
    fn a_failing_command_is_named() {
        let checkout = Checkout::find().unwrap();
        let mut command = checkout.cargo(&["--no-such-flag"]);
        command.stderr(std::process::Stdio::null());
        let error = run(&mut command).unwrap_err().to_string();
        assert!(error.starts_with("`cargo --no-such-flag` ended with exit status"), "{error}");
    }

    #[test]
    fn a_command_is_told_as_typed() {
        let checkout = Checkout::find().unwrap();
        assert_eq!(told(&checkout.cargo(&["fmt", "--all"])), "cargo fmt --all");
    }
}
