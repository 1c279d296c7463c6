//! Level 5, path pruning: a number is next to its predecessor and successor, so a cell without room for
//! either is ruled out, until nothing more follows. Linked cells prune each other in the same way.

use super::{
    candidates::{Candidates, Gap, Spot},
    step::{Step, Why},
    technique::Technique,
};
use crate::rules::{Cell, Value};

/// What the numbers of a gap rule out for each other.
pub fn pruning(candidates: &Candidates<'_>, gap: &Gap) -> Option<Step> {
    let gone = vec![false; usize::from(gap.length()) * candidates.cells().len()];
    let mut rest = Rest { candidates, gap, gone, out: Vec::new(), needs: Vec::new() };
    let values: Vec<Value> = gap.values().collect();
    loop {
        let before = rest.out.len();
        for value in values.iter().chain(values.iter().rev()) {
            rest.thin_out(*value);
        }
        if rest.out.len() == before {
            break;
        }
    }
    let Rest { out, needs, .. } = rest;
    let step = Step::strike(Technique::PathPruning, out, Why::Pruning)?;
    let step = Step { single_needs: needs, ..step };
    Some(step.at(gap.ends()).leaning(candidates, gap.ends()))
}

/// The candidates without what was ruled out so far.
struct Rest<'a> {
    candidates: &'a Candidates<'a>,
    gap: &'a Gap,
    gone: Vec<bool>,
    out: Vec<Spot>,
    needs: Vec<(Spot, Spot)>,
}

impl Rest<'_> {
    fn at(&self, spot: Spot) -> usize {
        let value = usize::from(spot.value.number() - self.gap.first.number());
        value * self.candidates.cells().len() + spot.cell.index()
    }

    fn has(&self, spot: Spot) -> bool {
        self.candidates.has(spot) && !(self.gap.contains(spot.value) && self.gone[self.at(spot)])
    }

    fn thin_out(&mut self, value: Value) {
        let cells: Vec<Cell> =
            self.candidates.places(value).filter(|cell| self.has(Spot { value, cell: *cell })).collect();
        let beside = [Candidates::before(value), self.candidates.after(value)];
        for cell in cells {
            for value_beside in beside.into_iter().flatten() {
                let around = self.candidates.board().neighbours(cell).iter();
                let around: Vec<Spot> =
                    around.map(|cell| Spot { value: value_beside, cell: *cell }).collect();
                if !around.iter().any(|spot| self.has(*spot)) {
                    let at = self.at(Spot { value, cell });
                    self.gone[at] = true;
                    self.out.push(Spot { value, cell });
                    let lost =
                        |spot: &&Spot| self.candidates.has(**spot) || self.candidates.is_struck(**spot);
                    self.needs.extend(around.iter().filter(lost).map(|lost| (Spot { value, cell }, *lost)));
                    break;
                }
            }
        }
    }
}

/// What linked cells rule out for each other.
pub fn linked(candidates: &Candidates<'_>) -> Option<Step> {
    let links = candidates.puzzle().links.iter();
    links.flat_map(|(a, b)| [(*a, *b), (*b, *a)]).find_map(|(from, to)| {
        let around = |value: Value| [Candidates::before(value), candidates.after(value)];
        let spots =
            |value: Value| around(value).into_iter().flatten().map(|value| Spot { value, cell: from });
        let alone = |value: &Value| !spots(*value).any(|spot| candidates.has(spot));
        let out: Vec<Spot> =
            candidates.values(to).filter(alone).map(|value| Spot { value, cell: to }).collect();
        let needs: Vec<Spot> = out.iter().flat_map(|spot| spots(spot.value)).collect();
        let step = Step::strike(Technique::PathPruning, out, Why::LinkPruning(from, to))?;
        Some(step.at([from, to]).needing(needs))
    })
}
