//! What clicks and keys mean in Hidato: one touch a number.

use super::{Ui, focus::Focus, focus::place_of, pencil};
use crate::rules::{Action, Cell, Direction, Illegal, Seen};
use ::scene::{Held, Input, Intent, Setting};
use kernel::Fault;

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
            let back = matches!(direction, ::scene::Direction::Up | ::scene::Direction::Left);
            // Arrows go round the cells that may be filled; with Shift, or where there is none, over all.
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

/// A filled cell is taken up, an empty one filled; in pencil it is noted in.
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

/// Dragging on over cells that may be filled draws the path; over others it does nothing.
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

/// Acts where the keyboard is; a number that was typed is looked up on the board first.
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

/// The cell whose number the remove command takes away: where the keyboard is, else the anchor.
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
