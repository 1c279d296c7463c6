//! Templates: every way to place one digit in the whole grid. What is in all of them follows; what is in none
//! is out.

use super::{
    board::Board,
    candidates::CandidateSet,
    step::{Flow, Sink, Step, offer},
    table::Shape,
    technique::Technique,
};
use crate::rules::{CellSet, Digit};

/// A candidate that is in every template of its digit.
pub fn set(board: &Board, sink: &mut Sink<'_>) -> Flow {
    each(board, &mut |digit, all, _| {
        let mut step = Step::of(Technique::TemplateSet);
        step.placements = CandidateSet::of(digit, all.and(board.places(digit)));
        step.base = step.placements;
        offer(step, sink)
    })
}

/// A candidate that is in no template of its digit.
pub fn delete(board: &Board, sink: &mut Sink<'_>) -> Flow {
    each(board, &mut |digit, _, any| {
        let step = Step::of(Technique::TemplateDelete)
            .resting_on(CandidateSet::of(digit, any.and(board.places(digit))))
            .ruling_out(CandidateSet::of(digit, board.places(digit).without(any)));
        offer(step, sink)
    })
}

/// Calls with the cells that are in all templates of a digit, and those that are in any; again and again, as the
/// templates become fewer that leave room for a template of every other digit.
fn each(board: &Board, found: &mut dyn FnMut(Digit, CellSet, CellSet) -> Flow) -> Flow {
    let mut lists: Vec<Vec<CellSet>> = Digit::all().map(|digit| templates(board, digit)).collect();
    let mut changed = true;
    while changed {
        changed = false;
        for digit in Digit::all() {
            for other in Digit::all().filter(|other| *other != digit) {
                let mut own = std::mem::take(&mut lists[digit.index()]);
                let before = own.len();
                own.retain(|one| lists[other.index()].iter().any(|that| !one.meets(*that)));
                changed |= own.len() < before;
                lists[digit.index()] = own;
            }
        }
        for digit in Digit::all() {
            let list = &lists[digit.index()];
            if let Some(first) = list.first() {
                let sum = |(all, any): (CellSet, CellSet), one: &CellSet| (all.and(*one), any.or(*one));
                let (all, any) = list.iter().fold((*first, *first), sum);
                found(digit, all, any)?;
            }
        }
    }
    Flow::Continue(())
}

/// Every way to place a digit in all rows.
fn templates(board: &Board, digit: Digit) -> Vec<CellSet> {
    let held: CellSet =
        board.digits().filled().filter(|(_, other)| *other == digit).map(|(cell, _)| cell).collect();
    let mut list = Vec::new();
    fill(board, board.places(digit).or(held), 0, CellSet::EMPTY, &mut list);
    list
}

fn fill(board: &Board, open: CellSet, row: usize, taken: CellSet, list: &mut Vec<CellSet>) {
    let Some(line) = board.table().shaped(Shape::Row).nth(row) else {
        list.push(taken);
        return;
    };
    for cell in open.and(line.cells).iter() {
        fill(board, open.without(board.table().peers(cell)), row + 1, taken.with(cell), list);
    }
}
