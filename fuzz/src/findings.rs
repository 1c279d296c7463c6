//! Inputs on disk: seeds in `corpus`, findings that were mended in `regressions`, and under `target/fuzzing` what long runs
//! found, to go on from and to look at.

use parlour_kernel::checksum;
use std::{
    fs, io,
    path::{Path, PathBuf},
};

fn home() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Where long runs keep their files.
pub(crate) fn workshop(target: &str) -> PathBuf {
    home().join("../target/fuzzing").join(target)
}

/// All files of a folder, in the order of their names; none if there is no such folder.
///
/// # Errors
/// If the file system fails.
pub(crate) fn files_in(folder: &Path) -> io::Result<Vec<Vec<u8>>> {
    let listed = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        listed => listed?,
    };
    let mut files: Vec<PathBuf> =
        listed.flatten().map(|file| file.path()).filter(|path| path.is_file()).collect();
    files.sort();
    files.iter().map(fs::read).collect()
}

/// A target's regressions: every input that once broke its law.
///
/// # Errors
/// If the file system fails.
pub fn regressions(target: &str) -> io::Result<Vec<Vec<u8>>> {
    files_in(&home().join("regressions").join(target))
}

/// A target's seeds and regressions.
///
/// # Errors
/// If the file system fails.
pub fn inputs(target: &str) -> io::Result<Vec<Vec<u8>>> {
    let mut inputs = files_in(&home().join("corpus").join(target))?;
    inputs.extend(regressions(target)?);
    Ok(inputs)
}

/// Keeps an input that broke a law, and says how to run it again.
///
/// # Errors
/// If the file system fails.
pub(crate) fn keep(target: &str, kind: &str, bytes: &[u8]) -> io::Result<String> {
    let folder = workshop(target);
    fs::create_dir_all(&folder)?;
    let path = folder.join(format!("{kind}-{}", checksum(bytes)));
    fs::write(&path, bytes)?;
    let path = path.canonicalize()?;
    Ok(format!("cargo xtask fuzz --target {target} --input {}", path.display()))
}
