//! Level 2, cornering: a path enters a cell and leaves it. If at most one neighbour is free, the other side
//! must be a filled one, or the path ends there. Looks at the board alone.

use super::{
    candidates::{Candidates, Spot},
    step::{Step, Why},
    technique::Technique,
};
use crate::rules::{Cell, Value};

/// A cell with at most one free neighbour holds a number that follows a filled neighbour, or an end of the
/// path.
pub fn dead_end(candidates: &Candidates<'_>) -> Option<Step> {
    candidates.free().find_map(|cell| {
        let free = candidates.free_beside(cell).count();
        if free > 1 {
            return None;
        }
        let options: Vec<Value> =
            candidates.all_values().filter(|value| may_stand(candidates, cell, *value, free)).collect();
        let why = Why::DeadEnd { cell, free, options: options.clone() };
        let step = if let [value] = *options.as_slice() {
            Step::place(Technique::DeadEnd, Spot { value, cell }, why)
        } else {
            let others = candidates.values(cell).filter(|value| !options.contains(value));
            let out = others.map(|value| Spot { value, cell }).collect();
            Step::strike(Technique::DeadEnd, out, why)?.at([cell])
        };
        let around = candidates.board().neighbours(cell);
        let consecutive = |other: &&Cell| {
            let beside = |value: &Value| {
                let stands = candidates.value_at(**other);
                stands.is_some_and(|stands| stands.number().abs_diff(value.number()) == 1)
            };
            options.iter().any(beside)
        };
        Some(step.at(around.iter().filter(consecutive).copied()).leaning(candidates, around.iter().copied()))
    })
}

/// Whether enough of the value's predecessor and successor are around the cell, or can still go there.
fn may_stand(candidates: &Candidates<'_>, cell: Cell, value: Value, free: usize) -> bool {
    if candidates.cell_of(value).is_some() {
        return false;
    }
    let beside = [Candidates::before(value), candidates.after(value)];
    let needed = beside.iter().flatten().count();
    let stands_around = |value: &&Value| {
        candidates.cell_of(**value).is_some_and(|at| candidates.board().neighbours(cell).contains(&at))
    };
    let missing_elsewhere = |value: &&Value| candidates.cell_of(**value).is_none();
    let around = beside.iter().flatten().filter(stands_around).count();
    let to_come = beside.iter().flatten().filter(missing_elsewhere).count();
    around + to_come.min(free) >= needed
}
