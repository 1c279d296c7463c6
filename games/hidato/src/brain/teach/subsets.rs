//! Level 8: two numbers confined to two cells exclude all others there, and two cells confined to two
//! numbers exclude these elsewhere; the same with three.

use super::{
    candidates::{Candidates, Spot},
    step::{Step, Why},
    technique::Technique,
};
use crate::rules::{Cell, Value};

/// Two numbers or two cells.
pub fn pair(candidates: &Candidates<'_>) -> Option<Step> {
    subset(candidates, 2, Technique::Pair)
}

/// Three numbers or three cells.
pub fn triple(candidates: &Candidates<'_>) -> Option<Step> {
    subset(candidates, 3, Technique::Triple)
}

fn subset(candidates: &Candidates<'_>, size: usize, technique: Technique) -> Option<Step> {
    let few = |count: u16| (2..=size).contains(&usize::from(count));
    let values: Vec<(Value, Vec<Cell>)> = candidates
        .all_values()
        .filter(|value| few(candidates.place_count(*value)))
        .map(|value| (value, candidates.places(value).collect()))
        .collect();
    let by_values = first_of(&values, size, &mut |values: &[Value], cells: &[Cell]| {
        let others = |cell: &Cell| {
            let cell = *cell;
            let others = candidates.values(cell).filter(|value| !values.contains(value));
            others.map(move |value| Spot { value, cell }).collect::<Vec<_>>()
        };
        let out = cells.iter().flat_map(others).collect();
        let step = Step::strike(technique, out, Why::Values(values.to_vec(), cells.to_vec()))?;
        let elsewhere = values.iter().flat_map(|value| {
            let cells = candidates.cells().iter();
            cells.map(|cell| Spot { value: *value, cell: *cell })
        });
        Some(step.at(cells.iter().copied()).needing(elsewhere.filter(|spot| candidates.is_struck(*spot))))
    });
    by_values.or_else(|| {
        let cells: Vec<(Cell, Vec<Value>)> = candidates
            .free()
            .filter(|cell| few(candidates.value_count(*cell)))
            .map(|cell| (cell, candidates.values(cell).collect()))
            .collect();
        first_of(&cells, size, &mut |cells: &[Cell], values: &[Value]| {
            let elsewhere = |value: &Value| {
                let value = *value;
                let elsewhere = candidates.places(value).filter(|cell| !cells.contains(cell));
                elsewhere.map(move |cell| Spot { value, cell }).collect::<Vec<_>>()
            };
            let out = values.iter().flat_map(elsewhere).collect();
            let step = Step::strike(technique, out, Why::Cells(cells.to_vec(), values.to_vec()))?;
            let instead = cells
                .iter()
                .flat_map(|cell| candidates.all_values().map(move |value| Spot { value, cell: *cell }));
            Some(step.at(cells.iter().copied()).needing(instead.filter(|spot| candidates.is_struck(*spot))))
        })
    })
}

/// The first step from `size` things that have only as many others between them.
fn first_of<T: Copy, U: Copy + PartialEq>(
    things: &[(T, Vec<U>)],
    size: usize,
    step: &mut impl FnMut(&[T], &[U]) -> Option<Step>,
) -> Option<Step> {
    for (at, (first, theirs)) in things.iter().enumerate() {
        let mut chosen = vec![*first];
        let found = widen(&things[at + 1..], size, &mut chosen, theirs, step);
        if found.is_some() {
            return found;
        }
    }
    None
}

fn widen<T: Copy, U: Copy + PartialEq>(
    things: &[(T, Vec<U>)],
    size: usize,
    chosen: &mut Vec<T>,
    shared: &[U],
    step: &mut impl FnMut(&[T], &[U]) -> Option<Step>,
) -> Option<Step> {
    if chosen.len() == size {
        return (shared.len() == size).then(|| step(chosen, shared)).flatten();
    }
    for (at, (thing, theirs)) in things.iter().enumerate() {
        if !theirs.iter().any(|other| shared.contains(other)) {
            continue;
        }
        let new = theirs.iter().filter(|other| !shared.contains(other));
        let together: Vec<U> = shared.iter().chain(new).copied().collect();
        if together.len() > size {
            continue;
        }
        chosen.push(*thing);
        let found = widen(&things[at + 1..], size, chosen, &together, step);
        if found.is_some() {
            return found;
        }
        chosen.pop();
    }
    None
}
