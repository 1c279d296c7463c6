//! Boards: relation, size, holes, clues that fit together or do not, and links.

use super::{Drawn, once_in, one_of};
use parlour_hidato::rules::Relation;
use parlour_kernel::Rng;
use std::fmt::Write as _;

pub const DRAWN: Drawn = Drawn { game: "hidato", setup, noise: NOISE };

const NOISE: &[&str] = &[
    "auto",
    "clear",
    "dir forward",
    "dir backward",
    "dir up",
    "select 0 0",
    "select 1 1",
    "select 200 200",
    "select 300 0",
    "place 0 0",
    "place 1 1",
    "place 2 2",
    "place 255 0",
    "place 0 255",
    "remove 0 0",
    "remove 1 1",
    "remove 255 255",
    "remove 01 1",
    "",
];

fn setup(rng: &mut Rng) -> String {
    let longest = if once_in(60, rng) { 64 } else { 9 };
    let (rows, columns) = (1 + rng.below(longest), 1 + rng.below(longest));
    let relation = one_of(&Relation::ALL, rng).1;
    let holes = one_of(&[0, 0, 9, 4], rng);
    let is_hole: Vec<bool> = (0..rows * columns).map(|_| holes > 0 && once_in(holes, rng)).collect();
    let cells = is_hole.iter().filter(|hole| !**hole).count() as u32;
    let mut numbers: Vec<u32> = (1..=cells).collect();
    rng.shuffle(&mut numbers);
    let clues = one_of(&[2, 3, 5, 12], rng);
    let mut text = format!("board fuzz {relation} {rows} {columns}");
    for (place, hole) in is_hole.iter().enumerate() {
        text.push(if (place as u32).is_multiple_of(columns) { '\n' } else { ' ' });
        let number = if *hole { None } else { numbers.pop() };
        match number {
            _ if *hole => text.push('#'),
            Some(_) if once_in(400, rng) => text += &rng.below(70_000).min(65_535).to_string(),
            Some(number) if once_in(clues, rng) => text += &number.to_string(),
            _ => text.push('.'),
        }
    }
    for _ in 0..rng.below(3) * rng.below(2) {
        let (row, column) = (rng.below(rows), rng.below(columns));
        let (down, right) = (rng.below(2), rng.below(2));
        let _ = write!(text, "\nlink {row} {column} {} {}", row + down, column + right);
    }
    text
}
