//! One conclusion: what it places or rules out, by which technique, and what it depends on. Knows no words.

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
    /// Values that must be in cells.
    pub placements: Vec<Spot>,
    /// Candidates that are ruled out, those that follow from the placements included.
    pub eliminations: Vec<Spot>,
    /// The cells to look at.
    pub cells: Vec<Cell>,
    /// What its explanation is made of.
    pub(super) why: Why,
    /// What it needs of earlier steps: candidates ruled out, values concluded.
    pub(super) needs: Vec<Spot>,
    /// Needs of single eliminations, if they differ: the elimination, and what it needs, which may be
    /// another of the same step.
    pub(super) single_needs: Vec<(Spot, Spot)>,
}

/// What the explanation of a step is made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Why {
    /// The one free cell next to both neighbours in value, which are in these cells.
    Bridge(Cell, Cell),
    /// The one free cell next to a neighbour in value, which is in this cell.
    OnlyCell(Cell),
    /// This filled cell is linked to that empty one.
    Link(Cell, Cell),
    /// The cell has this many free neighbours, so it holds one of these values.
    DeadEnd { cell: Cell, free: usize, options: Vec<Value> },
    /// Only cells near enough to the ends of the gap.
    Distance(Gap),
    /// One cell is left for a value.
    LastCell,
    /// One value is left for a cell.
    LastValue,
    /// No room next to them for a neighbour in value.
    Pruning,
    /// These cells are linked.
    LinkPruning(Cell, Cell),
    /// This many paths are left for a gap.
    Paths { gap: Gap, ways: u32 },
    /// All paths of a gap lead through this cell.
    Shared { gap: Gap, cell: Cell, ways: u32 },
    /// The sizes of what goes into a region of this many cells decide whether the gap is inside.
    Region { gap: Gap, size: usize, inside: bool, parity: bool },
    /// A pocket of this many cells has these entrances.
    Gateway { ways_in: Vec<Cell>, size: usize, parity: bool },
    /// Values that share as many cells.
    Values(Vec<Value>, Vec<Cell>),
    /// Cells that share as many values.
    Cells(Vec<Cell>, Vec<Value>),
    /// Assumed, not concluded.
    Assumption,
    /// Assumed and refuted, with assumptions nested this deep.
    Forcing { depth: u8 },
    /// By exhaustive search.
    Search,
}

impl Step {
    /// Whether it asks what a cell holds, rather than where a number goes.
    pub fn is_about_cell(&self) -> bool {
        matches!(self.why, Why::LastValue | Why::DeadEnd { .. } | Why::Link(..))
    }

    /// A step that places a value.
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

    /// A step that eliminates candidates; `None` if there are none.
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

    /// Adds cells to look at.
    pub(super) fn at(mut self, cells: impl IntoIterator<Item = Cell>) -> Step {
        for cell in cells {
            if !self.cells.contains(&cell) {
                self.cells.push(cell);
            }
        }
        self
    }

    /// Adds needs.
    pub(super) fn needing(mut self, needs: impl IntoIterator<Item = Spot>) -> Step {
        self.needs.extend(needs);
        self
    }

    /// Adds the concluded values of these cells to the needs.
    pub(super) fn leaning(self, candidates: &Candidates<'_>, cells: impl IntoIterator<Item = Cell>) -> Step {
        let needs: Vec<Spot> = cells.into_iter().filter_map(|cell| candidates.concluded(cell)).collect();
        self.needing(needs)
    }

    /// What it needs if only some of its eliminations matter; those grow by the step's own eliminations
    /// that they need.
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

    /// Applies the step, and completes its eliminations by those that follow from its placements.
    pub(super) fn apply(&mut self, candidates: &mut Candidates<'_>) {
        for spot in &self.eliminations {
            candidates.strike(*spot);
        }
        for spot in &self.placements {
            self.eliminations.extend(candidates.place(*spot));
        }
    }
}
