//! One conclusion: what it puts down or rules out, by which technique, and what it rests on. Its
//! words stand elsewhere.

use super::{
    candidates::{Candidates, Gap, Spot},
    technique::Technique,
};
use crate::rules::{Cell, Value};
use std::collections::BTreeSet;

/// A conclusion.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// How it was found.
    pub technique: Technique,
    /// Values that must stand in cells.
    pub placements: Vec<Spot>,
    /// Candidates that are ruled out, those that follow from the placements included.
    pub eliminations: Vec<Spot>,
    /// The cells to look at.
    pub cells: Vec<Cell>,
    /// What its sentence is made of.
    pub(super) why: Why,
    /// What it rests on of earlier steps: candidates that were ruled out, values that were concluded.
    pub(super) needs: Vec<Spot>,
    /// Where what it rests on differs from one elimination to the next: the elimination, and what that
    /// one needs, which may be another of the same step.
    pub(super) single_needs: Vec<(Spot, Spot)>,
}

/// What the sentence of a step is made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Why {
    /// The one free cell beside both neighbours in value, which stand here.
    Bridge(Cell, Cell),
    /// The one free cell beside a neighbour in value, which stands here.
    OnlyCell(Cell),
    /// This filled cell is linked to that empty one.
    Link(Cell, Cell),
    /// Around this cell are so many free ones, so that it holds one of these.
    DeadEnd { cell: Cell, free: usize, options: Vec<Value> },
    /// As near as they count.
    Distance(Gap),
    /// One cell is left for a value.
    LastCell,
    /// One value is left for a cell.
    LastValue,
    /// Nothing to go on with beside them.
    Pruning,
    /// These cells are linked.
    LinkPruning(Cell, Cell),
    /// So many ways are left for a gap.
    Paths { gap: Gap, ways: u32 },
    /// All ways of a gap lead through here.
    Shared { gap: Gap, cell: Cell, ways: u32 },
    /// What else goes into a region of so many cells does not leave room, or would leave too much.
    Region { gap: Gap, size: usize, inside: bool, parity: bool },
    /// A pocket of so many cells has these ways in.
    Gateway { ways_in: Vec<Cell>, size: usize, parity: bool },
    /// Values that share as many cells.
    Values(Vec<Value>, Vec<Cell>),
    /// Cells that share as many values.
    Cells(Vec<Cell>, Vec<Value>),
    /// Assumed, not concluded.
    Assumption,
    /// Assumed and refuted, within so many assumptions inside each other.
    Forcing { depth: u8 },
    /// By trying everything else.
    Search,
}

impl Step {
    /// Whether it asks what a cell holds, rather than where a number goes.
    pub fn is_about_cell(&self) -> bool {
        matches!(self.why, Why::LastValue | Why::DeadEnd { .. } | Why::Link(..))
    }

    /// A value must stand in a cell.
    pub(super) fn place(technique: Technique, spot: Spot, why: Why) -> Step {
        Step {
            technique,
            placements: vec![spot],
            eliminations: Vec::new(),
            cells: vec![spot.cell],
            why,
            needs: Vec::new(),
            single_needs: Vec::new(),
        }
    }

    /// Candidates are ruled out; none if there are none.
    pub(super) fn strike(technique: Technique, eliminations: Vec<Spot>, why: Why) -> Option<Step> {
        (!eliminations.is_empty()).then(|| Step {
            technique,
            placements: Vec::new(),
            eliminations,
            cells: Vec::new(),
            why,
            needs: Vec::new(),
            single_needs: Vec::new(),
        })
    }

    /// The same, to be seen at these cells.
    pub(super) fn at(mut self, cells: impl IntoIterator<Item = Cell>) -> Step {
        for cell in cells {
            if !self.cells.contains(&cell) {
                self.cells.push(cell);
            }
        }
        self
    }

    /// The same, resting on these.
    pub(super) fn needing(mut self, needs: impl IntoIterator<Item = Spot>) -> Step {
        self.needs.extend(needs);
        self
    }

    /// The same, resting on what was concluded to stand in these cells.
    pub(super) fn leaning(self, candidates: &Candidates<'_>, cells: impl IntoIterator<Item = Cell>) -> Step {
        let needs: Vec<Spot> = cells.into_iter().filter_map(|cell| candidates.concluded(cell)).collect();
        self.needing(needs)
    }

    /// What it rests on, where only some of its eliminations are of interest; these grow by those of its
    /// own that they rest on.
    pub(super) fn needs_of(&self, of_interest: &mut Vec<Spot>) -> Vec<Spot> {
        let mut needs = self.needs.clone();
        if self.single_needs.is_empty() {
            return needs;
        }
        let own: BTreeSet<Spot> = self.eliminations.iter().copied().collect();
        let mut seen: BTreeSet<Spot> = of_interest.iter().copied().collect();
        let mut singles = self.single_needs.clone();
        singles.sort_unstable();
        let mut next = 0;
        while let Some(&spot) = of_interest.get(next) {
            next += 1;
            let from = singles.partition_point(|(struck, _)| *struck < spot);
            for (_, need) in singles[from..].iter().take_while(|(struck, _)| *struck == spot) {
                if !own.contains(need) {
                    needs.push(*need);
                } else if seen.insert(*need) {
                    of_interest.push(*need);
                }
            }
        }
        needs
    }

    /// Does it, and completes its eliminations by what follows from the placements.
    pub(super) fn apply(&mut self, candidates: &mut Candidates<'_>) {
        for spot in &self.eliminations {
            candidates.strike(*spot);
        }
        for spot in &self.placements {
            self.eliminations.extend(candidates.place(*spot));
        }
    }
}
