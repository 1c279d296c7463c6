//! Level 1: a number with one free cell beside the numbers before and after it, and links to filled
//! cells. Looks at the board alone.

use super::{
    candidates::{Candidates, Spot},
    step::{Step, Why},
    technique::Technique,
};
use crate::rules::{Cell, Value};

/// A number between two on the board, with one free cell beside both.
pub fn bridge(candidates: &Candidates<'_>) -> Option<Step> {
    candidates.gaps().iter().filter(|gap| gap.first == gap.last).find_map(|gap| {
        let (before, after) = (gap.before?, gap.after?);
        let beside_both = |cell: &Cell| candidates.board().neighbours(after).contains(cell);
        let cells: Vec<Cell> = candidates.free_beside(before).filter(beside_both).collect();
        let around = candidates.board().neighbours(before).iter().copied().filter(beside_both);
        let step = only(candidates, gap.first, &cells, Technique::Bridge, Why::Bridge(before, after))?;
        Some(step.at([before, after]).leaning(candidates, [before, after].into_iter().chain(around)))
    })
}

/// A number with one free cell beside the number before it, or after it.
pub fn only_cell(candidates: &Candidates<'_>) -> Option<Step> {
    candidates.gaps().iter().find_map(|gap| {
        let ends = [(gap.first, gap.before), (gap.last, gap.after)];
        ends.into_iter().find_map(|(value, anchor)| {
            let anchor = anchor?;
            let cells: Vec<Cell> = candidates.free_beside(anchor).collect();
            let step = only(candidates, value, &cells, Technique::OnlyCell, Why::OnlyCell(anchor))?;
            let around = candidates.board().neighbours(anchor).iter().copied();
            Some(step.at([anchor]).leaning(candidates, std::iter::once(anchor).chain(around)))
        })
    })
}

/// The value goes to the one cell; if there is none, it is ruled out everywhere.
fn only(
    candidates: &Candidates<'_>,
    value: Value,
    cells: &[Cell],
    technique: Technique,
    why: Why,
) -> Option<Step> {
    match *cells {
        [cell] => Some(Step::place(technique, Spot { value, cell }, why)),
        [] => {
            let everywhere = candidates.places(value).map(|cell| Spot { value, cell });
            Step::strike(technique, everywhere.collect(), why)
        }
        _ => None,
    }
}

/// An empty cell that is linked to a filled one holds the number before or after.
pub fn link(candidates: &Candidates<'_>) -> Option<Step> {
    let links = candidates.puzzle().links.iter();
    links.flat_map(|(a, b)| [(*a, *b), (*b, *a)]).find_map(|(from, to)| {
        let stands = candidates.value_at(from).filter(|_| candidates.is_free(to))?;
        let beside = [Candidates::before(stands), candidates.after(stands)];
        let options: Vec<Value> =
            beside.into_iter().flatten().filter(|value| candidates.cell_of(*value).is_none()).collect();
        let why = Why::Link(from, to);
        let step = if let [value] = *options.as_slice() {
            Step::place(Technique::Link, Spot { value, cell: to }, why)
        } else {
            let others = candidates.values(to).filter(|value| !options.contains(value));
            let out = others.map(|value| Spot { value, cell: to }).collect();
            Step::strike(Technique::Link, out, why)?
        };
        let taken = beside.into_iter().flatten().filter_map(|value| candidates.cell_of(value));
        Some(step.at([from, to]).leaning(candidates, std::iter::once(from).chain(taken)))
    })
}
