//! The shared boards, read.

mod texts;

use hidato::{
    brain::Puzzle,
    rules::{Hidato, Setup},
};
use kernel::Rules;

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
    Some(texts::texts(file)?.iter().map(|text| item(text)).collect())
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
