//! Level 4: one cell is left for a number, or one number for a cell.

use super::{
    candidates::{Candidates, Spot},
    step::{Step, Why},
    technique::Technique,
};

/// The first number with one cell left, else the first cell with one number left.
pub fn single(candidates: &Candidates<'_>) -> Option<Step> {
    last_cell(candidates).or_else(|| last_value(candidates))
}

fn last_cell(candidates: &Candidates<'_>) -> Option<Step> {
    let open = |value: &_| candidates.cell_of(*value).is_none() && candidates.place_count(*value) == 1;
    let value = candidates.all_values().find(open)?;
    let cell = candidates.places(value).next()?;
    let elsewhere = candidates.cells().iter().map(|cell| Spot { value, cell: *cell });
    let needs = elsewhere.filter(|spot| spot.cell != cell && candidates.is_struck(*spot));
    let beside = [Candidates::before(value), candidates.after(value)];
    let beside = beside.into_iter().flatten().filter_map(|value| candidates.cell_of(value));
    let step = Step::place(Technique::HiddenSingle, Spot { value, cell }, Why::LastCell);
    Some(step.at(beside).needing(needs))
}

fn last_value(candidates: &Candidates<'_>) -> Option<Step> {
    let cell = candidates.free().find(|cell| candidates.value_count(*cell) == 1)?;
    let value = candidates.values(cell).next()?;
    let instead = candidates.all_values().map(|value| Spot { value, cell });
    let needs = instead.filter(|spot| spot.value != value && candidates.is_struck(*spot));
    Some(Step::place(Technique::HiddenSingle, Spot { value, cell }, Why::LastValue).needing(needs))
}
