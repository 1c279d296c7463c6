//! Writes files so that a crash leaves the old one or the new one, never half of either.

use std::{
    ffi::OsString,
    fs::{self, File},
    io::{self, Write},
    path::Path,
};

/// Writes to a temporary file beside the target, then renames it.
///
/// # Errors
/// If the file system fails; then the old file is untouched.
pub fn write_atomically(path: &Path, text: &str) -> io::Result<()> {
    let name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?;
    let mut beside = OsString::from(".");
    beside.push(name);
    beside.push(format!(".{}.new", std::process::id()));
    let beside = path.with_file_name(beside);
    let written = File::create(&beside).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&beside, path)
    });
    if written.is_err() {
        // The half-written file is of no use.
        let _ = fs::remove_file(&beside);
    }
    written
}
