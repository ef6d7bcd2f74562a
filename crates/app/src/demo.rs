//! `magnifico` alone: what can be done, and a short game to look at.

use anyhow::Result;
use std::io::Write;

/// Prints the commands and plays a game.
pub(crate) fn run(out: &mut impl Write) -> Result<()> {
    writeln!(out, "magnifico --help")?;
    Ok(())
}
