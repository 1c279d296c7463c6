//! The look-ahead guide: which legal cells are dead ends. It looks further than the rules, which are local,
//! but knows no solution.

use crate::rules::{Cell, Direction, Seen, Target};
use std::collections::VecDeque;

/// The cells of a target from which the next number on the board is out of reach, or too few cells are left
/// to continue.
pub(super) fn dead_ends(seen: &Seen<'_>, target: &Target) -> Vec<Cell> {
    let value = target.value.number();
    let present = |number: u16| {
        seen.board().cells().find(|cell| seen.value(*cell).is_some_and(|v| v.number() == number))
    };
    let (ahead, left) = match seen.direction() {
        Direction::Forward => (
            (value + 1..=seen.board().size()).find_map(|number| Some((present(number)?, number - value))),
            seen.board().size() - value,
        ),
        Direction::Backward => {
            ((1..value).rev().find_map(|number| Some((present(number)?, value - number))), value - 1)
        }
    };
    let leads = |cell: &Cell| {
        let distances = distances(seen, *cell);
        match ahead {
            Some((goal, steps)) => {
                let beside = seen.board().neighbours(goal).iter().filter_map(|cell| distances[cell.index()]);
                let next_to = seen.board().neighbours(*cell).contains(&goal);
                (steps == 1 && next_to) || (steps > 1 && beside.min().is_some_and(|near| near < steps))
            }
            None => distances.iter().flatten().count() > usize::from(left),
        }
    };
    target.cells.iter().copied().filter(|cell| !leads(cell)).collect()
}

/// How many steps over empty cells each cell is from one.
fn distances(seen: &Seen<'_>, from: Cell) -> Vec<Option<u16>> {
    let mut found = vec![None; usize::from(seen.board().size())];
    found[from.index()] = Some(0);
    let mut queue = VecDeque::from([(from, 0)]);
    while let Some((cell, steps)) = queue.pop_front() {
        for next in seen.board().neighbours(cell) {
            if found[next.index()].is_none() && seen.value(*next).is_none() {
                found[next.index()] = Some(steps + 1);
                queue.push_back((*next, steps + 1));
            }
        }
    }
    found
}
