//! `magnifico backup`: a copy of the database, while a server may be using it.

use crate::args::Backup;
use crate::serve::{at, runtime};
use anyhow::{Context, Result};
use std::io::Write;
use store::Store;

/// Copies the database to a new file.
pub(crate) fn run(args: &Backup, out: &mut impl Write) -> Result<()> {
    let database = at(&args.place)?.database_file()?.context("a database in memory cannot be copied")?;
    runtime()?.block_on(Store::backup_file(&database, &args.file))?;
    writeln!(out, "{} is a copy of {}", args.file.display(), database.display())?;
    Ok(())
}
