//! The painter of grids: a printed page whose cells are a grid to keyboard and screen reader. One memo a cell: an entry
//! repaints what it changed. It knows numbers, notes and colours, and no rule.

use super::still::{Content, content_of, edges, paint};
use crate::{
    parts::{handler, live, part},
    play::Play,
    voice::word,
};
use kernel::Message;
use leptos::prelude::*;
use scene::{Board, Grid, GridCell, Input};
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

/// Two touches of a cell within this time are one double touch.
const DOUBLE_MS: f64 = 350.0;

/// How many cells there are, how many in a row, and how many between thick lines.
type Shape = (usize, usize, usize);

/// The pointer on the board: where it was pressed last, when and after how many entries, and where it was dragged to.
#[derive(Clone, Copy, Default)]
struct Pointer {
    pressed: Option<(u16, f64, usize)>,
    dragged: Option<u16>,
}

/// How a cell looks.
#[derive(Clone, PartialEq)]
struct Look {
    cell: GridCell,
    /// The number whose notes stand out.
    lit: Option<u8>,
    /// Whether the keyboard is here.
    cursor: bool,
    /// Whether the coach speaks of it.
    hinted: bool,
    /// Whether it is not as in the solution.
    wrong: bool,
}

fn grid(board: &Board) -> Option<&Grid> {
    match board {
        Board::Grid(grid) => Some(grid),
        _ => None,
    }
}

/// Paints the grid of a game.
pub fn grid_board(play: Play) -> AnyView {
    let shape = Memo::new(move |_| {
        play.scene.with(|scene| {
            let shape = |grid: &Grid| (grid.cells.len(), usize::from(grid.columns), usize::from(grid.block));
            grid(&scene.board).map_or((0, 1, 1), shape)
        })
    });
    let rows = part(move || {
        let (cells, columns, _) = shape.get();
        (0..cells / columns).map(|row| row_view(play, shape.get_untracked(), row)).collect_view().into_any()
    });
    let pointer = StoredValue::new(Pointer::default());
    view! {
        <div
            class="grid"
            role="grid"
            aria-label=word("web.grid")
            aria-multiselectable="true"
            style:--columns=live(move || shape.get().1.to_string())
            on:pointerdown=handler(move |event| press(play, pointer, &event))
            on:pointermove=handler(move |event| drag(play, pointer, &event))
        >
            {rows}
        </div>
    }
    .into_any()
}

fn row_view(play: Play, shape: Shape, row: usize) -> AnyView {
    let columns = shape.1;
    let cells =
        (0..columns).map(|column| cell_view(play, shape, row * columns + column)).collect_view().into_any();
    view! { <div role="row" class="grid-row">{cells}</div> }.into_any()
}

fn cell_view(play: Play, (count, columns, block): Shape, cell: usize) -> AnyView {
    let (row, column) = (cell / columns, cell % columns);
    let edges = edges(row, column, count / columns, columns, block);
    let look = Memo::new(move |_| look_of(play, cell));
    let content =
        Memo::new(move |_| look.with(|look| look.as_ref().map(|look| content_of(&look.cell, look.lit))));
    let spoken = Memo::new(move |_| look.with(|look| look.as_ref().map(spoken_of)));
    let is = move |ask: fn(&Look) -> bool| {
        live(move || look.with(|look| if look.as_ref().is_some_and(ask) { "true" } else { "false" }))
    };
    view! {
        <div
            role="gridcell"
            class=live(move || look.with(|look| class_of(look.as_ref(), edges)))
            data-cell=cell.to_string()
            data-row=row.to_string()
            data-col=column.to_string()
            tabindex=live(move || look.with(|look| if look.as_ref().is_some_and(|look| look.cursor) { "0" } else { "-1" }))
            aria-selected=is(|look| look.cell.selected)
            aria-readonly=is(|look| look.cell.given)
            aria-invalid=is(|look| look.cell.error)
            aria-label=live(move || spoken.with(|spoken| spoken.as_ref().map(|spoken| play.say(spoken))))
        >
            {part(move || paint(content.get().unwrap_or(Content::EMPTY)))}
        </div>
    }
    .into_any()
}

fn look_of(play: Play, cell: usize) -> Option<Look> {
    let place = cell as u16;
    let hinted = play.coach.hints_at(place);
    let wrong = play.coach.wrong.with(|wrong| wrong.contains(&place));
    play.scene.with(|scene| {
        let grid = grid(&scene.board)?;
        let cell = grid.cells.get(cell)?.clone();
        Some(Look { cell, lit: grid.lit, cursor: grid.cursor == place, hinted, wrong })
    })
}

fn class_of(look: Option<&Look>, edges: &'static str) -> String {
    let mut class = format!("cell{edges}");
    let Some(Look { cell, cursor, hinted, wrong, .. }) = look else { return class };
    for (holds, name) in [
        (cell.given, " given-clue"),
        (!cell.given && cell.value.is_some(), " user-entry"),
        (cell.error && !cell.given, " error"),
        (cell.selected, " selected"),
        (cell.near, " near"),
        (cell.alike, " alike"),
        (*cursor, " cursor"),
        (*hinted, " hinted"),
        (*wrong, " wrong"),
    ] {
        if holds {
            class.push_str(name);
        }
    }
    if cell.colour > 0 {
        class.push_str(" colour-");
        class.push_str(&cell.colour.to_string());
    }
    class
}

fn spoken_of(look: &Look) -> Message {
    let spoken = look.cell.spoken.clone();
    if look.wrong { Message::new("web.cell-wrong").message("cell", spoken) } else { spoken }
}

/// Pressing picks; with Shift the cell joins, with Ctrl it joins or leaves; twice is everything like it.
fn press(play: Play, pointer: StoredValue<Pointer>, event: &PointerEvent) {
    let Some(cell) = cell_at(event).filter(|_| event.button() == 0) else { return };
    let (now, entries) = (event.time_stamp(), play.ask(|table| table.log().records().len()));
    let again = |(other, then, before)| other == cell && before == entries && now - then < DOUBLE_MS;
    let twice = pointer.get_value().pressed.is_some_and(again);
    let input = match (event.shift_key(), event.ctrl_key() || event.meta_key()) {
        (true, _) => Input::Reach(cell),
        (_, true) => Input::Toggle(cell),
        _ if twice => Input::Alike(cell),
        _ => Input::Pick(cell),
    };
    pointer.set_value(Pointer { pressed: (!twice).then_some((cell, now, entries)), dragged: Some(cell) });
    play.input(&input);
}

/// Dragging reaches every cell on the way, also those that a fast pointer leaps over.
fn drag(play: Play, pointer: StoredValue<Pointer>, event: &PointerEvent) {
    let Pointer { pressed, dragged } = pointer.get_value();
    if event.buttons() & 1 == 0 {
        return pointer.set_value(Pointer { pressed, dragged: None });
    }
    let (Some(from), Some(to)) = (dragged, cell_at(event)) else { return };
    if from == to {
        return;
    }
    pointer.set_value(Pointer { pressed: None, dragged: Some(to) });
    let columns =
        play.scene.with_untracked(|scene| grid(&scene.board).map_or(1, |grid| i32::from(grid.columns)));
    let (from, to) = (i32::from(from), i32::from(to));
    let (row, column) = (from / columns, from % columns);
    let (down, right) = (to / columns - row, to % columns - column);
    let steps = down.abs().max(right.abs());
    for step in 1..=steps {
        // To the nearest cell on the line between both.
        let part = |whole: i32| (2 * whole * step + steps * whole.signum()) / (2 * steps);
        let cell = (row + part(down)) * columns + column + part(right);
        play.input(&Input::Reach(u16::try_from(cell).unwrap_or_default()));
    }
}

/// The cell under a pointer; a finger keeps sending to where it went down, so the place is asked for.
fn cell_at(event: &PointerEvent) -> Option<u16> {
    #[expect(clippy::cast_precision_loss, reason = "places on a screen are small numbers")]
    let found = document().element_from_point(event.client_x() as f32, event.client_y() as f32)?;
    let cell = found.closest("[data-cell]").ok()??;
    cell.unchecked_into::<Element>().get_attribute("data-cell")?.parse().ok()
}
