//! Records in files: read with care, written without replacing anything but our own charts.

use crate::args::GameId;
use anyhow::{Context, Result, anyhow, bail};
use kernel::record::Record;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::Path;

/// No record of our games comes near this size; something larger is another kind of file.
const LARGEST: u64 = 64 << 20;

/// The name that stands for the standard input or output.
pub(crate) fn is_standard(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// Reads a record and says of which game it is; errors do not repeat the file's name.
pub(crate) fn read(path: &Path) -> Result<(GameId, Record)> {
    let record = Record::parse(&text(path)?)?;
    let id = &record.header.game;
    let game = id.parse().map_err(|error| anyhow!("line 1: game {id:?}: {error}"))?;
    Ok((game, record))
}

/// The whole file, if it is text.
pub(crate) fn text(path: &Path) -> Result<String> {
    let mut bytes = Vec::new();
    if is_standard(path) {
        io::stdin().lock().take(LARGEST + 1).read_to_end(&mut bytes)?;
    } else {
        if fs::metadata(path).map_err(|error| explain(&error))?.is_dir() {
            bail!("this is a folder: name the record files in it");
        }
        let file = File::open(path).map_err(|error| explain(&error))?;
        file.take(LARGEST + 1).read_to_end(&mut bytes).map_err(|error| explain(&error))?;
    }
    if bytes.len() as u64 > LARGEST {
        bail!("larger than {} MiB: this is no record of a game", LARGEST >> 20);
    }
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let line = error.as_bytes()[..at].split(|&byte| byte == b'\n').count();
        anyhow!("line {line}: this is not text (UTF-8), so it is no record of a game")
    })
}

/// What the system says, in our words where people often meet it.
fn explain(error: &io::Error) -> anyhow::Error {
    match error.kind() {
        io::ErrorKind::NotFound => anyhow!("there is no such file"),
        io::ErrorKind::PermissionDenied => anyhow!("the file may not be read: permission denied"),
        _ => anyhow!("the file cannot be read: {error}"),
    }
}

/// Writes a file that must not exist yet.
pub(crate) fn write_new(path: &Path, text: &str) -> io::Result<()> {
    let mut file =
        File::create_new(path).map_err(|error| io::Error::new(error.kind(), refusal(path, &error)))?;
    file.write_all(text.as_bytes()).inspect_err(|_| {
        // Half a record would only puzzle whoever finds it; this file is ours, it did not exist before.
        let _ = fs::remove_file(path);
    })
}

/// Writes a file in the place of the one of that name, which is there until the new one is whole.
pub(crate) fn replace(path: &Path, text: &str) -> io::Result<()> {
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(format!(".{}.new", std::process::id()));
    let fresh = path.with_file_name(name);
    write_new(&fresh, text)?;
    fs::rename(&fresh, path).map_err(|error| {
        let _ = fs::remove_file(&fresh);
        io::Error::new(error.kind(), refusal(path, &error))
    })
}

/// Refuses early what [`write_new`] would refuse after hours of work.
pub(crate) fn check_new(path: &Path) -> Result<()> {
    if path.symlink_metadata().is_ok() {
        bail!(refusal(path, &io::ErrorKind::AlreadyExists.into()));
    }
    check_folder(path)
}

/// Refuses early what [`replace`] would refuse after hours of work.
pub(crate) fn check_replaced(path: &Path) -> Result<()> {
    if path.is_dir() {
        bail!(refusal(path, &io::ErrorKind::AlreadyExists.into()));
    }
    check_folder(path)
}

fn check_folder(path: &Path) -> Result<()> {
    let folder = path.parent().filter(|it| !it.as_os_str().is_empty());
    if folder.is_some_and(|it| !it.is_dir()) {
        bail!(refusal(path, &io::ErrorKind::NotFound.into()));
    }
    Ok(())
}

fn refusal(path: &Path, error: &io::Error) -> String {
    let name = path.display();
    match error.kind() {
        io::ErrorKind::AlreadyExists => {
            format!("{name} exists already and is not overwritten: name another file")
        }
        io::ErrorKind::NotFound => format!("{name} cannot be written: its folder does not exist"),
        _ => format!("{name} cannot be written: {error}"),
    }
}

/// Makes a folder for records, unless it is there.
pub(crate) fn make_folder(path: &Path) -> Result<()> {
    fs::create_dir_all(path).with_context(|| format!("{} cannot be made a folder", path.display()))
}

/// A cell of a CSV file (RFC 4180): in quotes where it must be.
pub(crate) fn csv_cell(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_quoted_where_they_must_be() {
        assert_eq!(["plain", "a,b", "say \"hi\""].map(csv_cell), ["plain", "\"a,b\"", "\"say \"\"hi\"\"\""]);
    }
}
