//! The text of the shared boards: in `data/hidato` beside the repository, or under `PARLOUR_SHARED`.

use std::{env, fs, path::PathBuf};

/// The boards of a file as text; none, with a word about it, where the data is absent.
pub fn texts(file: &str) -> Option<Vec<String>> {
    let beside = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared");
    let folder = env::var_os("PARLOUR_SHARED").map_or_else(beside, PathBuf::from);
    let path = folder.join("data/hidato").join(file);
    match fs::read_to_string(&path) {
        Ok(text) => {
            let blocks = text.split("\n\n").filter(|block| !block.trim().is_empty());
            Some(blocks.map(str::to_owned).collect())
        }
        Err(error) => {
            eprintln!("skipped: {} cannot be read ({error})", path.display());
            None
        }
    }
}
