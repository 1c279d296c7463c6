//! What clicks and keys mean in Hidato: one touch per number.

use super::{Ui, focus::Focus, focus::place_of, pencil};
use crate::rules::{Action, Cell, Direction, Illegal, Seen};
use parlour_kernel::Fault;
use parlour_scene::{Held, Input, Intent, Setting};

pub(super) fn input(seen: &Seen<'_>, ui: &mut Ui, input: &Input) -> Intent<Action> {
    let clearing = std::mem::take(&mut ui.clearing);
    ui.wrong = None;
    match input {
        Input::Pick(number) => {
            ui.focus = Focus::Nowhere;
            let cell = seen.board().cell(place_of(*number, seen.board().columns()));
            cell.map_or(Intent::Ui, |cell| act_on(seen, ui, cell))
        }
        Input::Reach(number) => {
            let cell = seen.board().cell(place_of(*number, seen.board().columns()));
            cell.map_or(Intent::Nothing, |cell| draw_on(seen, ui, cell))
        }
        Input::Hold(number) => {
            let cell = seen.board().cell(place_of(*number, seen.board().columns()));
            cell.map_or(Intent::Nothing, |cell| remove(seen, cell))
        }
        Input::Cycle { back } => moved(ui, ui.focus.cycled(seen, *back)),
        Input::Step(direction, held) => {
            let back = matches!(direction, parlour_scene::Direction::Up | parlour_scene::Direction::Left);
            // Arrows cycle through the legal cells; with Shift, or without a target, they move over all
            // cells.
            let cycles = *held == Held::Nothing && seen.target().is_some() && !ui.noting;
            let focus = if cycles { ui.focus.cycled(seen, back) } else { ui.focus.walked(seen, *direction) };
            moved(ui, focus)
        }
        Input::Digit(digit, _) => {
            let longer = ui.typed.saturating_mul(10).saturating_add(u16::from(*digit));
            ui.typed = if longer > seen.board().size() { u16::from(*digit) } else { longer };
            Intent::Ui
        }
        Input::Confirm => confirm(seen, ui),
        Input::Cancel => {
            (ui.focus, ui.typed, ui.noting) = (Focus::Nowhere, 0, false);
            Intent::Ui
        }
        Input::Command(id) => command(seen, ui, id, clearing),
        Input::Toggle(_) | Input::Alike(_) => Intent::Nothing,
    }
}

fn moved(ui: &mut Ui, focus: Focus) -> Intent<Action> {
    if ui.focus == focus {
        return Intent::Nothing;
    }
    ui.focus = focus;
    Intent::Ui
}

/// Selects a filled cell and fills an empty one; in pencil mode, notes a number in it.
fn act_on(seen: &Seen<'_>, ui: &mut Ui, cell: Cell) -> Intent<Action> {
    let place = seen.board().place(cell);
    if seen.value(cell).is_some() {
        return Intent::Act(vec![Action::Select(place)]);
    }
    if !ui.noting {
        return Intent::Act(vec![Action::Place(place)]);
    }
    let typed = std::mem::take(&mut ui.typed);
    let number = if typed > 0 { Some(typed) } else { seen.target().map(|target| target.value.number()) };
    match number {
        Some(number) => Intent::Note(pencil::text(place, number)),
        None => Intent::Refuse(Illegal::NoTarget { place }.message()),
    }
}

/// Dragging over legal cells draws the path; over others it does nothing.
fn draw_on(seen: &Seen<'_>, ui: &Ui, cell: Cell) -> Intent<Action> {
    let opens = seen.target().is_some_and(|target| target.cells.contains(&cell));
    if opens && !ui.noting {
        Intent::Act(vec![Action::Place(seen.board().place(cell))])
    } else {
        Intent::Nothing
    }
}

fn remove(seen: &Seen<'_>, cell: Cell) -> Intent<Action> {
    match seen.value(cell) {
        Some(_) => Intent::Act(vec![Action::Remove(seen.board().place(cell))]),
        None => Intent::Nothing,
    }
}

/// Acts on the focused cell; if a number was typed, on the cell that has it.
fn confirm(seen: &Seen<'_>, ui: &mut Ui) -> Intent<Action> {
    if ui.typed > 0 && !ui.noting {
        let typed = std::mem::take(&mut ui.typed);
        let holds = |cell: &Cell| seen.value(*cell).is_some_and(|value| value.number() == typed);
        let Some(cell) = seen.board().cells().find(holds) else { return Intent::Ui };
        ui.focus = Focus::At(cell);
        return Intent::Act(vec![Action::Select(seen.board().place(cell))]);
    }
    match ui.focus.cell(seen) {
        Some(cell) => act_on(seen, ui, cell),
        None => Intent::Nothing,
    }
}

/// The cell that the remove command empties: the focused one, otherwise the anchor.
pub(super) fn removable(seen: &Seen<'_>, ui: &Ui) -> Option<Cell> {
    let cell = match ui.focus {
        Focus::At(cell) => Some(cell),
        Focus::Open(_) | Focus::Nowhere => seen.anchor(),
    };
    cell.filter(|cell| seen.value(*cell).is_some() && !seen.is_given(*cell))
}

fn command(seen: &Seen<'_>, ui: &mut Ui, id: &str, clearing: bool) -> Intent<Action> {
    match id {
        "forward" => Intent::Act(vec![Action::Direction(Direction::Forward)]),
        "backward" => Intent::Act(vec![Action::Direction(Direction::Backward)]),
        "continue" => Intent::Act(vec![Action::Auto]),
        "remove" if ui.typed > 0 => {
            ui.typed /= 10;
            Intent::Ui
        }
        "remove" => removable(seen, ui).map_or(Intent::Nothing, |cell| remove(seen, cell)),
        "guide" => Intent::Set("guide", Setting::switched(!ui.guide)),
        "pencil" => {
            ui.noting = ui.pencil && !ui.noting;
            Intent::Ui
        }
        "act" => confirm(seen, ui),
        "clear" if clearing => Intent::Act(vec![Action::Clear]),
        "clear" => {
            ui.clearing = true;
            Intent::Ui
        }
        _ => Intent::Nothing,
    }
}
