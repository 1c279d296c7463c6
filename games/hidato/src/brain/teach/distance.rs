//! Level 3: a number cannot be further from one on the board than their difference. Distances go around holes
//! and filled cells.

use super::{
    candidates::{Candidates, Gap, Spot},
    step::{Step, Why},
    technique::Technique,
};
use crate::rules::{Cell, Value};
use std::collections::VecDeque;

/// A number of a gap with only one cell near enough, or else everything too far away for the gap's numbers.
pub fn distance(candidates: &Candidates<'_>, gap: &Gap) -> Option<Step> {
    let from_before = gap.before.map(|cell| Ways::from(candidates, cell, gap.length()));
    let from_after = gap.after.map(|cell| Ways::from(candidates, cell, gap.length()));
    let is_near = |value: Value, cell: Cell| {
        let since = value.number() - gap.first.number() + 1;
        let until = gap.last.number() - value.number() + 1;
        let within = |ways: &Option<Ways>, moves| ways.as_ref().is_none_or(|ways| ways.within(cell, moves));
        within(&from_before, since) && within(&from_after, until)
    };
    let only = gap.values().find_map(|value| {
        let mut near = candidates.free().filter(|cell| is_near(value, *cell));
        Some(Spot { value, cell: near.next()? }).filter(|_| near.next().is_none())
    });
    let step = if let Some(spot) = only {
        Step::place(Technique::Distance, spot, Why::Distance(*gap))
    } else {
        let far = |value: Value| {
            let far = candidates.places(value).filter(move |cell| !is_near(value, *cell));
            far.map(move |cell| Spot { value, cell }).collect::<Vec<_>>()
        };
        Step::strike(Technique::Distance, gap.values().flat_map(far).collect(), Why::Distance(*gap))?
    };
    let in_the_way = [&from_before, &from_after].into_iter().flatten().flat_map(|ways| &ways.in_the_way);
    Some(step.at(gap.ends()).needing(in_the_way.copied()).leaning(candidates, gap.ends()))
}

/// How many moves away each empty cell is, up to a limit.
struct Ways {
    moves: Vec<Option<u16>>,
    /// Concluded values that block the way.
    in_the_way: Vec<Spot>,
}

impl Ways {
    fn within(&self, cell: Cell, moves: u16) -> bool {
        self.moves[cell.index()].is_some_and(|least| least <= moves)
    }

    fn from(candidates: &Candidates<'_>, start: Cell, most: u16) -> Ways {
        let mut ways = Ways { moves: vec![None; candidates.cells().len()], in_the_way: Vec::new() };
        let mut open = VecDeque::from([(start, 0)]);
        while let Some((cell, moves)) = open.pop_front() {
            for other in candidates.board().neighbours(cell) {
                if candidates.is_free(*other) {
                    if moves < most && ways.moves[other.index()].is_none() {
                        ways.moves[other.index()] = Some(moves + 1);
                        open.push_back((*other, moves + 1));
                    }
                } else if let Some(spot) = candidates.concluded(*other)
                    && moves < most
                    && !ways.in_the_way.contains(&spot)
                {
                    ways.in_the_way.push(spot);
                }
            }
        }
        ways
    }
}
