//! Copies of a database that is in use.

use super::lock::{beside, create_private};
use super::{options, schema};
use crate::error::Error;
use sqlx::{ConnectOptions, Connection};
use std::fs::{self, File};
use std::path::Path;

/// Copies a database as of its last commit. The copy appears under its name only when it is whole and on the disk.
pub(crate) async fn backup_file(database: &Path, to: &Path) -> Result<(), Error> {
    let partial = beside(to, ".partial");
    for path in [to, &partial] {
        if path.try_exists().map_err(|cause| Error::file(path, cause))? {
            return Err(Error::BackupExists { path: path.to_owned() });
        }
    }
    if let Err(cause) = fs::metadata(database) {
        return Err(Error::file(database, cause));
    }
    let done = copy(database, &partial).await.and_then(|()| publish(&partial, to));
    if done.is_err() {
        // What is left of a failed copy is of no use to anybody.
        let _ = fs::remove_file(&partial);
    }
    done
}

/// A newer schema is no hindrance: a copy need not understand what it copies.
async fn copy(database: &Path, to: &Path) -> Result<(), Error> {
    let mut conn = options(database).connect().await?;
    match schema::check(&mut conn, database, schema::STEPS).await {
        Ok(_) | Err(Error::Newer { .. }) => {}
        Err(error) => return Err(error),
    }
    create_private(to)?;
    let name = to.to_str().ok_or_else(|| {
        Error::file(to, std::io::Error::new(std::io::ErrorKind::InvalidFilename, "the name is not UTF-8"))
    })?;
    sqlx::query("VACUUM INTO ?1").bind(name).execute(&mut conn).await?;
    conn.close().await?;
    Ok(())
}

fn publish(partial: &Path, to: &Path) -> Result<(), Error> {
    let failed = |cause| Error::file(to, cause);
    File::open(partial).and_then(|file| file.sync_all()).map_err(failed)?;
    if to.try_exists().map_err(failed)? {
        return Err(Error::BackupExists { path: to.to_owned() });
    }
    fs::rename(partial, to).map_err(failed)?;
    sync_folder(to).map_err(failed)
}

/// A new name is durable only when its folder is.
fn sync_folder(path: &Path) -> std::io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}
