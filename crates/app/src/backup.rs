//! `magnifico backup`: a copy of the database, while a server may be using it.

use crate::args::Backup;
use crate::serve::{at, runtime};
use anyhow::{Result, bail};
use std::io::Write;
use store::Store;
use web::Database;

/// Copies the database to a new file.
pub(crate) fn run(args: &Backup, out: &mut impl Write) -> Result<()> {
    let database = match at(&args.place)?.database()? {
        Database::File(file) => file,
        Database::Memory => bail!("a database in memory cannot be copied"),
        Database::Postgres(_) => bail!(
            "a database in PostgreSQL is copied with pg_dump, or into a file with `magnifico move` while no server runs"
        ),
    };
    runtime()?.block_on(Store::backup_file(&database, &args.file))?;
    writeln!(out, "{} is a copy of {}", args.file.display(), database.display())?;
    Ok(())
}
