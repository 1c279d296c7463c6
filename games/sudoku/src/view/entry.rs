//! From an entry to actions: what a digit, a colour or an eraser does to the cells selected. One
//! entry is one step, however many cells it touches.

use super::{Mode, Ui};
use crate::rules::{Action, Cell, CellSet, Colour, Digit, DigitSet, Illegal, Seen, consecutive};
use parlour_kernel::Fault;
use parlour_scene::Intent;

/// Enters a number into cells: digit, mark or colour by mode. A number that stands in all of them
/// is taken away again.
pub(super) fn enter(seen: &Seen<'_>, ui: &Ui, cells: CellSet, mode: Mode, number: u8) -> Intent<Action> {
    match (mode, number) {
        (_, 0) => erase(seen, cells),
        (Mode::Colour, _) => Colour::new(number).map_or(Intent::Nothing, |colour| paint(seen, cells, colour)),
        (_, _) => match Digit::new(number) {
            None => Intent::Nothing,
            Some(digit) if mode == Mode::Digit => write(seen, ui, cells, digit),
            Some(digit) => mark(seen, cells, mode, digit),
        },
    }
}

/// Removes from the cells the first kind of thing there is: digits, then marks, then colours.
pub(super) fn erase(seen: &Seen<'_>, cells: CellSet) -> Intent<Action> {
    let of_kind = |kind: fn(&Seen<'_>, Cell) -> bool| -> Vec<Action> {
        let ours = cells.iter().filter(|cell| !seen.is_given(*cell));
        ours.filter(|cell| kind(seen, *cell)).map(Action::Clear).collect()
    };
    let digits = of_kind(|seen, cell| seen.digits().get(cell).is_some());
    let marks = of_kind(|seen, cell| !marks_of(seen, cell).is_empty());
    let coloured = cells.iter().filter(|cell| seen.notes(*cell).colour.is_some());
    let colours: Vec<Action> = coloured.map(|cell| Action::Colour(cell, None)).collect();
    match [digits, marks, colours].into_iter().find(|actions| !actions.is_empty()) {
        Some(actions) => Intent::Act(actions),
        None => refuse_givens(seen, cells),
    }
}

/// Fills all candidates in as corner marks; if they are there already, removes them.
pub(super) fn fill(seen: &Seen<'_>) -> Intent<Action> {
    let empty = || Cell::all().filter(|cell| seen.digits().get(*cell).is_none());
    let stands = empty().all(|cell| seen.notes(cell).corner == seen.candidates(cell));
    let toggles = |cell: Cell| {
        let (now, candidates) = (seen.notes(cell).corner, seen.candidates(cell));
        let wanted = if stands { DigitSet::EMPTY } else { candidates };
        let differs = now.without(wanted).iter().chain(wanted.without(now).iter());
        differs.map(move |digit| Action::Corner(cell, digit)).collect::<Vec<_>>()
    };
    act(empty().flat_map(toggles).collect())
}

/// The one mark left in a cell becomes its digit.
pub(super) fn settle(seen: &Seen<'_>, ui: &Ui, cell: Cell) -> Intent<Action> {
    let marks = marks_of(seen, cell);
    let only = marks.iter().next().filter(|_| marks.len() == 1 && seen.digits().get(cell).is_none());
    only.map_or(Intent::Nothing, |digit| write(seen, ui, CellSet::of(cell), digit))
}

fn write(seen: &Seen<'_>, ui: &Ui, cells: CellSet, digit: Digit) -> Intent<Action> {
    let ours = cells.without(seen.givens());
    if ours.is_empty() {
        return refuse_givens(seen, cells);
    }
    let missing: CellSet = ours.iter().filter(|cell| seen.digits().get(*cell) != Some(digit)).collect();
    if missing.is_empty() {
        return Intent::Act(ours.iter().map(Action::Clear).collect());
    }
    Intent::Act(place(seen, ui, missing, digit))
}

/// An action with what the settings add to it.
pub(super) fn follow(seen: &Seen<'_>, ui: &Ui, action: Action) -> Vec<Action> {
    match action {
        Action::Set(cell, digit) => place(seen, ui, CellSet::of(cell), digit),
        other => vec![other],
    }
}

/// Writes a digit into cells and, if the player wants that, removes it from the marks it rules out.
fn place(seen: &Seen<'_>, ui: &Ui, cells: CellSet, digit: Digit) -> Vec<Action> {
    let mut actions: Vec<Action> = cells.iter().map(|cell| Action::Set(cell, digit)).collect();
    if ui.upkeep {
        let layout = seen.variant().layout();
        let all =
            |of: &dyn Fn(Cell) -> CellSet| cells.iter().fold(CellSet::EMPTY, |all, cell| all.or(of(cell)));
        let (peers, apart) = (all(&|cell| layout.peers(cell)), all(&|cell| layout.apart(cell)));
        let out = |cell: Cell| {
            let same = if peers.has(cell) { DigitSet::of(digit) } else { DigitSet::EMPTY };
            if apart.has(cell) { same.or(consecutive(digit)) } else { same }
        };
        let ruled = peers.or(apart).without(cells);
        for cell in ruled.iter().filter(|cell| seen.digits().get(*cell).is_none()) {
            let notes = seen.notes(cell);
            for digit in out(cell).iter() {
                actions.extend(notes.corner.has(digit).then_some(Action::Corner(cell, digit)));
                actions.extend(notes.centre.has(digit).then_some(Action::Centre(cell, digit)));
            }
        }
    }
    actions
}

fn mark(seen: &Seen<'_>, cells: CellSet, mode: Mode, digit: Digit) -> Intent<Action> {
    let empty: Vec<Cell> = cells.iter().filter(|cell| seen.digits().get(*cell).is_none()).collect();
    if empty.is_empty() {
        let filled = cells.iter().find(|cell| !seen.is_given(*cell)).map(Illegal::Filled);
        let filled = filled.map(|illegal| Intent::Refuse(illegal.message()));
        return filled.unwrap_or_else(|| refuse_givens(seen, cells));
    }
    let corner = mode == Mode::Corner;
    let has = |cell: &Cell| {
        let notes = seen.notes(*cell);
        if corner { notes.corner.has(digit) } else { notes.centre.has(digit) }
    };
    let missing: Vec<Cell> = empty.iter().copied().filter(|cell| !has(cell)).collect();
    let touched = if missing.is_empty() { empty } else { missing };
    let toggle = |cell| if corner { Action::Corner(cell, digit) } else { Action::Centre(cell, digit) };
    Intent::Act(touched.into_iter().map(toggle).collect())
}

fn paint(seen: &Seen<'_>, cells: CellSet, colour: Colour) -> Intent<Action> {
    let missing: Vec<Cell> = cells.iter().filter(|cell| seen.notes(*cell).colour != Some(colour)).collect();
    act(match missing.as_slice() {
        [] => cells.iter().map(|cell| Action::Colour(cell, None)).collect(),
        missing => missing.iter().map(|cell| Action::Colour(*cell, Some(colour))).collect(),
    })
}

fn marks_of(seen: &Seen<'_>, cell: Cell) -> DigitSet {
    let notes = seen.notes(cell);
    notes.corner.iter().chain(notes.centre.iter()).collect()
}

fn act(actions: Vec<Action>) -> Intent<Action> {
    if actions.is_empty() { Intent::Nothing } else { Intent::Act(actions) }
}

/// A refusal if only givens are selected; nothing if there is nothing to remove.
fn refuse_givens(seen: &Seen<'_>, cells: CellSet) -> Intent<Action> {
    let given = cells.iter().next().filter(|_| cells.without(seen.givens()).is_empty());
    given.map_or(Intent::Nothing, |cell| Intent::Refuse(Illegal::Given(cell).message()))
}
