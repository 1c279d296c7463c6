//! The shared data files: in `data/sudoku` beside the repository, or under `PARLOUR_SHARED`.

use std::{env, fs, path::PathBuf};
use sudoku::rules::Grid;

/// The lines of a file; none, with a word about it, where the data is absent.
pub fn lines(file: &str) -> Option<Vec<String>> {
    let beside = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared");
    let folder = env::var_os("PARLOUR_SHARED").map_or_else(beside, PathBuf::from);
    let path = folder.join("data/sudoku").join(file);
    match fs::read_to_string(&path) {
        Ok(text) => Some(text.lines().map(str::to_owned).collect()),
        Err(error) => {
            eprintln!("skipped: {} cannot be read ({error})", path.display());
            None
        }
    }
}

/// The puzzle of a line.
pub fn grid(line: &str) -> Grid {
    let mut numbers = [0; 81];
    assert_eq!(line.len(), 81, "{line}");
    for (number, sign) in numbers.iter_mut().zip(line.chars()) {
        *number = sign.to_digit(10).unwrap_or(0) as u8;
    }
    Grid::from_numbers(numbers).expect("digits")
}
