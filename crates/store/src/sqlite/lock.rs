//! One server for one file. The writer remembers every table's head, so nobody else may write.

use crate::error::Error;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// Held while a server uses a database; the system lets go of it when the process ends, however it ends.
#[derive(Debug)]
pub(super) struct Lock(#[expect(dead_code, reason = "held, not used")] File);

impl Lock {
    /// Takes the lock of a database, or says that another server has it.
    ///
    /// A file of its own is locked: closing any handle of the database itself would break `SQLite`'s own locks, and a
    /// backup from another process must get at it.
    pub(super) fn take(database: &Path) -> Result<Lock, Error> {
        if let Some(folder) = database.parent() {
            fs::create_dir_all(folder).map_err(|cause| Error::file(folder, cause))?;
        }
        let path = beside(database, ".lock");
        let file = private().create(true).open(&path).map_err(|cause| Error::file(&path, cause))?;
        match file.try_lock() {
            Ok(()) => Ok(Lock(file)),
            Err(TryLockError::WouldBlock) => Err(Error::InUse { path: database.to_owned() }),
            Err(TryLockError::Error(cause)) => Err(Error::file(&path, cause)),
        }
    }
}

/// Creates a file for its owner's eyes only, if it is missing: seeds decide games and are in it.
pub(super) fn create_private(path: &Path) -> Result<(), Error> {
    match private().create_new(true).open(path) {
        Ok(_) => Ok(()),
        Err(cause) if cause.kind() == ErrorKind::AlreadyExists => Ok(()),
        Err(cause) => Err(Error::file(path, cause)),
    }
}

/// The path with something added to its name.
pub(super) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}
