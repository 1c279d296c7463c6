//! Removals counted from the mills on the board when placing ends (El Filja).

use crate::rules::{Line, Options, Position, Side};

/// The removals of each side; negative for stones of its own.
pub(in crate::rules) fn owed(position: &Position, options: &Options) -> [i8; 2] {
    let mills = Side::BOTH.map(|side| {
        let stones = position.stones(side);
        let lines = Line::all(options.has_diagonal_lines).iter();
        lines.filter(|line| line.points().is_within(stones)).count() as i8
    });
    match mills {
        [0, 0] => [-1, -1],
        [_, 0] => [2, 1],
        [0, _] => [1, 2],
        [white, black] if white == black => mills,
        [white, black] if white < black => [white, white + 1],
        [_, black] => [black + 1, black],
    }
}
