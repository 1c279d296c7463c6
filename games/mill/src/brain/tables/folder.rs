//! Tables on disk: which files a folder has, opened or read, written whole or not at all.

use super::{fault::TableFault, source::Source};
use std::{
    fs::{self, File},
    io::{self, Write},
    path::Path,
};

/// The fault of a file operation.
pub fn failed(path: &Path, error: &io::Error) -> TableFault {
    TableFault::File(path.display().to_string(), error.to_string())
}

/// A file, open, as the bytes of a table.
///
/// # Errors
/// Why it cannot be opened.
pub fn open(path: &Path) -> Result<Source, TableFault> {
    file(path).and_then(Source::of_file).map_err(|error| failed(path, &error))
}

/// The files of a folder with the names that are wanted, open.
///
/// # Errors
/// Why the folder cannot be listed, or one of them not opened.
pub fn opened(folder: &Path, is_wanted: impl Fn(&str) -> bool) -> Result<Vec<(String, Source)>, TableFault> {
    let names = names(folder)?.into_iter().filter(|name| is_wanted(name));
    names.map(|name| open(&folder.join(&name)).map(|source| (name, source))).collect()
}

/// All bytes of a file.
///
/// # Errors
/// Why it cannot be read.
pub fn read(path: &Path) -> Result<Vec<u8>, TableFault> {
    file(path)
        .and_then(|mut file| {
            let mut bytes = Vec::new();
            io::Read::read_to_end(&mut file, &mut bytes).map(|_| bytes)
        })
        .map_err(|error| failed(path, &error))
}

/// Opens a file. Anything else in its place is refused: a pipe would be waited for, and a device might never end.
fn file(path: &Path) -> io::Result<File> {
    if !fs::metadata(path)?.is_file() {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    File::open(path)
}

/// Names of all files in a folder.
///
/// # Errors
/// Why it cannot be listed.
pub fn names(folder: &Path) -> Result<Vec<String>, TableFault> {
    let list = || -> io::Result<Vec<String>> {
        let entries = fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?;
        Ok(entries.iter().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect())
    };
    list().map_err(|error| failed(folder, &error))
}

/// The ending of a file that is being written.
pub const UNFINISHED: &str = ".new";

/// Writes a file beside its place and moves it there: a reader finds the old one or the new one, whole.
///
/// # Errors
/// Why it cannot be written.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), TableFault> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(UNFINISHED);
    let write = || {
        let mut file = File::create(&beside)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        fs::rename(&beside, path)
    };
    write().and_then(|()| synchronise(path)).map_err(|error| {
        // Not even half of it is of use.
        let _ = fs::remove_file(&beside);
        failed(path, &error)
    })
}

/// Makes sure that a renamed file has its new name after a loss of power, too, where folders can be opened.
fn synchronise(path: &Path) -> io::Result<()> {
    match path.parent().filter(|_| cfg!(unix)) {
        Some(folder) if folder.as_os_str().is_empty() => File::open(".")?.sync_all(),
        Some(folder) => File::open(folder)?.sync_all(),
        None => Ok(()),
    }
}

/// Takes a file away, if it is there.
///
/// # Errors
/// Why it cannot be removed.
pub fn remove(path: &Path) -> Result<(), TableFault> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(failed(path, &error)),
        _ => Ok(()),
    }
}
