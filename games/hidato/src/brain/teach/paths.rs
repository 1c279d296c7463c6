//! Also level 5: every path through one gap, if there are few. A number goes only where some path has it, and
//! a cell on every path belongs to the gap.

use super::{
    candidates::{Candidates, Gap, Spot},
    step::{Step, Why},
    technique::Technique,
};
use crate::rules::{Cell, Value};

/// Moves tried before a gap has too many paths to keep in mind.
const MOST_MOVES: u32 = 1500;

/// What all paths of a gap have in common.
pub fn gap_paths(candidates: &Candidates<'_>, gap: &Gap) -> Option<Step> {
    let walk = Walk::through(candidates, gap)?;
    let ways = walk.ways;
    let off_all_ways = |spot: &Spot| !walk.on_some[walk.at(*spot)];
    let all = |value: Value| candidates.places(value).map(move |cell| Spot { value, cell });
    let out = gap.values().flat_map(all).filter(off_all_ways).collect();
    let step = Step::strike(Technique::GapPaths, out, Why::Paths { gap: *gap, ways }).or_else(|| {
        walk.on_all.iter().find_map(|cell| {
            let others = candidates.values(*cell).filter(|value| !gap.contains(*value));
            let out = others.map(|value| Spot { value, cell: *cell }).collect();
            let why = Why::Shared { gap: *gap, cell: *cell, ways };
            Some(Step::strike(Technique::GapPaths, out, why)?.at([*cell]))
        })
    })?;
    Some(step.at(gap.ends()).needing(walk.needs).leaning(candidates, gap.ends()))
}

/// A walk along every path of a gap.
struct Walk<'a> {
    candidates: &'a Candidates<'a>,
    gap: &'a Gap,
    /// The values in the order they are walked, from an end on the board.
    values: Vec<Value>,
    /// Where the walk has to arrive.
    goal: Option<Cell>,
    way: Vec<Cell>,
    ways: u32,
    moves: u32,
    on_some: Vec<bool>,
    on_all: Vec<Cell>,
    needs: Vec<Spot>,
    is_needed: Vec<bool>,
}

impl<'a> Walk<'a> {
    /// `None` if there are too many paths, or no end to start from.
    fn through(candidates: &'a Candidates<'a>, gap: &'a Gap) -> Option<Walk<'a>> {
        let mut values: Vec<Value> = gap.values().collect();
        let (start, goal) = match (gap.before, gap.after) {
            (Some(before), after) => (before, after),
            (None, after) => {
                values.reverse();
                (after?, None)
            }
        };
        let spots = values.len() * candidates.cells().len();
        let mut walk = Walk {
            candidates,
            gap,
            values,
            goal,
            way: Vec::new(),
            ways: 0,
            moves: 0,
            on_some: vec![false; spots],
            on_all: Vec::new(),
            needs: Vec::new(),
            is_needed: vec![false; spots],
        };
        walk.go_on(start).then_some(walk)
    }

    fn at(&self, spot: Spot) -> usize {
        let value = usize::from(spot.value.number() - self.gap.first.number());
        value * self.candidates.cells().len() + spot.cell.index()
    }

    /// False once there are too many paths.
    fn go_on(&mut self, from: Cell) -> bool {
        let candidates = self.candidates;
        let Some(&value) = self.values.get(self.way.len()) else {
            if self.goal.is_none_or(|goal| candidates.board().neighbours(from).contains(&goal)) {
                self.arrive();
            }
            return true;
        };
        for &cell in candidates.board().neighbours(from) {
            let spot = Spot { value, cell };
            if !candidates.has(spot) {
                if candidates.is_struck(spot) && !self.is_needed[self.at(spot)] {
                    let at = self.at(spot);
                    self.is_needed[at] = true;
                    self.needs.push(spot);
                }
                continue;
            }
            if self.way.contains(&cell) {
                continue;
            }
            self.moves += 1;
            if self.moves > MOST_MOVES {
                return false;
            }
            self.way.push(cell);
            if !self.go_on(cell) {
                return false;
            }
            self.way.pop();
        }
        true
    }

    fn arrive(&mut self) {
        for at in 0..self.way.len() {
            let spot = self.at(Spot { value: self.values[at], cell: self.way[at] });
            self.on_some[spot] = true;
        }
        if self.ways == 0 {
            self.on_all.clone_from(&self.way);
        } else {
            self.on_all.retain(|cell| self.way.contains(cell));
        }
        self.ways += 1;
    }
}
