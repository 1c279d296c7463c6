//! Tables on disk: which files a folder has, read by memory map, written whole or not at all. `unsafe` is the memory
//! map: a file that another program changes while it is mapped is read as it then stands, and its checksums fail.

use super::fault::TableFault;
use memmap2::Mmap;
use std::{
    fs::{self, File},
    io::{self, Write},
    path::Path,
};

/// The fault of a file operation.
pub fn failed(path: &Path, error: &io::Error) -> TableFault {
    TableFault::File(path.display().to_string(), error.to_string())
}

/// The bytes of a file.
///
/// # Errors
/// Why it cannot be read.
pub fn mapped(path: &Path) -> Result<Mmap, TableFault> {
    let map = || {
        let file = File::open(path)?;
        // SAFETY: the map is only read, as plain bytes that are checked wherever they decide something.
        #[allow(unsafe_code, reason = "another program may change the file; see the head of this module")]
        unsafe {
            Mmap::map(&file)
        }
    };
    map().map_err(|error| failed(path, &error))
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

/// Writes a file beside its place and moves it there: whoever looks finds the old one or the new one, whole.
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
    write().map_err(|error| failed(path, &error))
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
