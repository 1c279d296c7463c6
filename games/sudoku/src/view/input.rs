//! What clicks and keys mean in Sudoku.

use super::{Mode, Ui, entry};
use crate::rules::{Action, Cell, CellSet, Colour, Digit, Seen, Setup};
use parlour_scene::{Direction, Held, Input, Intent};

pub(super) fn input(seen: &Seen<'_>, ui: &mut Ui, input: &Input) -> Intent<Action> {
    match input {
        Input::Pick(cell) => at(*cell, |cell| pick(seen, ui, cell)),
        Input::Reach(cell) => at(*cell, |cell| reach(seen, ui, cell)),
        Input::Toggle(cell) => at(*cell, |cell| {
            ui.cursor = cell;
            let alone = CellSet::of(cell);
            ui.selected = if ui.selected.has(cell) && ui.selected != alone {
                ui.selected.without(alone)
            } else {
                ui.selected.with(cell)
            };
            Intent::Ui
        }),
        Input::Alike(cell) => at(*cell, |cell| alike(seen, ui, cell)),
        Input::Step(direction, held) => step(ui, *direction, *held != Held::Nothing),
        Input::Digit(number, held) => digit(seen, ui, *number, *held),
        Input::Confirm => {
            ui.mode = if ui.mode == Mode::Digit { Mode::Corner } else { Mode::Digit };
            Intent::Ui
        }
        Input::Cancel => {
            ui.selected = CellSet::of(ui.cursor);
            (ui.held, ui.filter) = (None, None);
            Intent::Ui
        }
        Input::Command(id) => command(seen, ui, id),
        Input::Hold(_) | Input::Cycle { .. } => Intent::Nothing,
    }
}

fn at(cell: u16, act: impl FnOnce(Cell) -> Intent<Action>) -> Intent<Action> {
    u8::try_from(cell).ok().and_then(Cell::new).map_or(Intent::Nothing, act)
}

fn pick(seen: &Seen<'_>, ui: &mut Ui, cell: Cell) -> Intent<Action> {
    ui.cursor = cell;
    ui.selected = CellSet::of(cell);
    match ui.held {
        Some(number) => entry::enter(seen, ui, ui.selected, ui.mode, number),
        None => Intent::Ui,
    }
}

/// Dragging selects; with a number held it writes the number into every cell that lacks it.
fn reach(seen: &Seen<'_>, ui: &mut Ui, cell: Cell) -> Intent<Action> {
    ui.cursor = cell;
    let Some(number) = ui.held else {
        ui.selected = ui.selected.with(cell);
        return Intent::Ui;
    };
    ui.selected = CellSet::of(cell);
    if holds(seen, ui.mode, cell, number) {
        return Intent::Ui;
    }
    match entry::enter(seen, ui, ui.selected, ui.mode, number) {
        Intent::Refuse(_) => Intent::Ui,
        intent => intent,
    }
}

fn holds(seen: &Seen<'_>, mode: Mode, cell: Cell, number: u8) -> bool {
    let (digit, notes) = (Digit::new(number), seen.notes(cell));
    match mode {
        Mode::Digit => seen.digits().get(cell) == digit,
        Mode::Corner => digit.is_some_and(|digit| notes.corner.has(digit)),
        Mode::Centre => digit.is_some_and(|digit| notes.centre.has(digit)),
        Mode::Colour => notes.colour == Colour::new(number),
    }
}

/// Every cell with the same digit; in an empty cell with one mark left, the mark's digit.
fn alike(seen: &Seen<'_>, ui: &mut Ui, cell: Cell) -> Intent<Action> {
    ui.cursor = cell;
    match seen.digits().get(cell) {
        Some(digit) => {
            let same = seen.digits().filled().filter(|(_, other)| *other == digit);
            ui.selected = same.map(|(cell, _)| cell).collect();
            Intent::Ui
        }
        None => entry::settle(seen, ui, cell),
    }
}

/// Steps wrap around at the edges.
fn step(ui: &mut Ui, direction: Direction, extend: bool) -> Intent<Action> {
    let (row, column) = (ui.cursor.row(), ui.cursor.column());
    let (row, column) = match direction {
        Direction::Up => ((row + 8) % 9, column),
        Direction::Down => ((row + 1) % 9, column),
        Direction::Left => (row, (column + 8) % 9),
        Direction::Right => (row, (column + 1) % 9),
    };
    let Some(cell) = Cell::at(row, column) else { return Intent::Nothing };
    ui.cursor = cell;
    ui.selected = if extend { ui.selected.with(cell) } else { CellSet::of(cell) };
    Intent::Ui
}

fn digit(seen: &Seen<'_>, ui: &mut Ui, number: u8, held: Held) -> Intent<Action> {
    let mode = match held {
        Held::Nothing if ui.digit_first && number != 0 => {
            ui.held = if ui.held == Some(number) { None } else { Some(number) };
            return Intent::Ui;
        }
        Held::Nothing => ui.mode,
        Held::Shift => Mode::Corner,
        Held::Control => Mode::Centre,
        Held::Alt => Mode::Colour,
        Held::Function => {
            let digit = Digit::new(number);
            ui.filter = if ui.filter == digit { None } else { digit };
            return Intent::Ui;
        }
    };
    let types_own = seen.givens().is_empty() && mode == Mode::Digit && ui.selected == CellSet::of(ui.cursor);
    if types_own { type_on(seen, ui, number) } else { entry::enter(seen, ui, ui.selected, mode, number) }
}

/// On a grid without clues, what is typed goes on to the next cell, so that a puzzle is entered line by line. Writing a
/// digit again leaves it; 0 leaves a cell empty.
fn type_on(seen: &Seen<'_>, ui: &mut Ui, number: u8) -> Intent<Action> {
    let cell = ui.cursor;
    let next = u8::try_from(cell.index() + 1).ok().and_then(Cell::new).unwrap_or(cell);
    (ui.cursor, ui.selected) = (next, CellSet::of(next));
    let intent = match Digit::new(number) {
        Some(digit) if seen.digits().get(cell) == Some(digit) => Intent::Ui,
        Some(digit) => Intent::Act(entry::follow(seen, ui, Action::Set(cell, digit))),
        None => entry::erase(seen, CellSet::of(cell)),
    };
    if intent == Intent::Nothing { Intent::Ui } else { intent }
}

/// Takes back what was typed last on a grid without clues: where nothing is to be erased, in the cell before.
fn type_back(seen: &Seen<'_>, ui: &mut Ui) -> Intent<Action> {
    let before = ui.cursor.index().checked_sub(1).and_then(|index| Cell::new(u8::try_from(index).ok()?));
    let alone = ui.selected == CellSet::of(ui.cursor);
    match (entry::erase(seen, ui.selected), before) {
        (Intent::Nothing, Some(before)) if alone => {
            (ui.cursor, ui.selected) = (before, CellSet::of(before));
            let intent = entry::erase(seen, ui.selected);
            if intent == Intent::Nothing { Intent::Ui } else { intent }
        }
        (intent, _) => intent,
    }
}

fn command(seen: &Seen<'_>, ui: &mut Ui, id: &str) -> Intent<Action> {
    if let Some((mode, ..)) = Mode::ALL.into_iter().find(|(_, word, _)| *word == id) {
        ui.mode = mode;
        return Intent::Ui;
    }
    match id {
        "erase" if seen.givens().is_empty() => return type_back(seen, ui),
        "erase" => return entry::erase(seen, ui.selected),
        "fill" => return entry::fill(seen),
        "use" if seen.givens().is_empty() => {
            let clues = Setup::of(*seen.digits()).by(seen.variant().clone());
            return Intent::Open(clues.to_string());
        }
        "next-mode" => {
            let now = Mode::ALL.iter().position(|(mode, ..)| *mode == ui.mode).unwrap_or(0);
            ui.mode = Mode::ALL[(now + 1) % Mode::ALL.len()].0;
        }
        "digit-first" => {
            ui.digit_first = !ui.digit_first;
            ui.held = None;
        }
        "all" => ui.selected = CellSet::full(),
        "invert" => ui.selected = CellSet::full().without(ui.selected),
        _ => return Intent::Nothing,
    }
    Intent::Ui
}
