//! The shared boards: in `data/hidato` beside the repository, or under `PARLOUR_SHARED`.

use hidato::{
    brain::Puzzle,
    rules::{Hidato, Setup},
};
use kernel::Rules;
use std::{env, fs, path::PathBuf};

/// A board of a file.
pub struct Item {
    pub name: String,
    pub puzzle: Puzzle,
    /// The numbers of the solution where the file tells them, cell by cell.
    pub solution: Vec<u16>,
    /// How many solutions there are, where the file tells.
    pub solutions: Option<u64>,
}

/// The boards of a file; none, with a word about it, where the data is absent.
pub fn boards(file: &str) -> Option<Vec<Item>> {
    let beside = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared");
    let folder = env::var_os("PARLOUR_SHARED").map_or_else(beside, PathBuf::from);
    let path = folder.join("data/hidato").join(file);
    match fs::read_to_string(&path) {
        Ok(text) => Some(text.split("\n\n").filter(|block| !block.trim().is_empty()).map(item).collect()),
        Err(error) => {
            eprintln!("skipped: {} cannot be read ({error})", path.display());
            None
        }
    }
}

fn item(block: &str) -> Item {
    let setup: Setup = block.parse().expect("a board");
    let solution = block.split_once("solution\n").map_or("", |(_, rows)| rows);
    let head = block.lines().next().expect("a head");
    let solutions = head.split_once("solutions=").map(|(_, count)| count.parse().expect("a number"));
    Item {
        puzzle: Puzzle::of(&Hidato::start(&setup).expect("a sound board")),
        name: setup.name,
        solution: solution.split_whitespace().filter_map(|word| word.parse().ok()).collect(),
        solutions,
    }
}
