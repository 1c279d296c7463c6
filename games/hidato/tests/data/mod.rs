//! Reads files of boards: blocks separated by blank lines.

use parlour_hidato::{
    brain::Puzzle,
    rules::{Hidato, Setup},
};
use parlour_kernel::Rules;

/// A board of a file.
pub struct Item {
    pub name: String,
    pub puzzle: Puzzle,
    /// The solution cell by cell, if the file has it.
    pub solution: Vec<u16>,
    /// The number of solutions, if the file has it.
    pub solutions: Option<u64>,
}

/// The boards of a file's text.
pub fn boards(text: &str) -> Vec<Item> {
    text.split("\n\n").filter(|block| !block.trim().is_empty()).map(item).collect()
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
