//! Files that a command needs whole, and standard input in their place, each up to a limit.

use crate::plain_text::PlainText;
use parlour_kernel::Fault;
use parlour_table::{MAX_SAVE_BYTES, ReadFault, read_text, read_text_from};
use std::{io, path::Path};

/// The most that a save, a setup, a record or a list may have: much more than any of them does.
const LIMIT: u64 = MAX_SAVE_BYTES as u64;

/// The text of a file.
///
/// # Errors
/// Why not, as a sentence that names the file.
pub fn file(path: &Path) -> Result<String, String> {
    said(read_text(path, LIMIT))
}

/// The text of a file; of standard input for `-`.
///
/// # Errors
/// As [`file`].
pub fn text(path: &Path) -> Result<String, String> {
    if path == Path::new("-") { said(read_text_from(io::stdin(), "-", LIMIT)) } else { file(path) }
}

/// The text of a file or of standard input, with its lines ended by line feeds alone.
///
/// # Errors
/// As [`file`].
pub fn plain_text(path: &Path) -> Result<String, String> {
    let text = text(path)?;
    said(read_text_from(PlainText::of(text.as_bytes()), &path.display().to_string(), LIMIT))
}

fn said(read: Result<String, ReadFault>) -> Result<String, String> {
    read.map_err(|fault| crate::language::speaker().say(&fault.message()))
}
