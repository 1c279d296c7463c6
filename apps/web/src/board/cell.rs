//! One cell of a grid. Each cell has its own signal, which changes only when the cell does: an entry repaints
//! just the cells it changed, however large the board.

use super::{
    grid,
    grid_drawing::{content_of, edges, paint},
    layout::Layout,
};
use crate::{
    parts::{live, part},
    play::Play,
};
use leptos::prelude::*;
use parlour_kernel::Message;
use parlour_midend::Part;
use parlour_scene::{Grid, GridCell, Open};

/// Everything a cell's appearance depends on.
#[derive(Clone, PartialEq)]
pub struct Look {
    cell: GridCell,
    /// The number whose notes are highlighted.
    lit: Option<u8>,
    around: Around,
}

/// The parts of a cell's appearance that are not in its `GridCell`.
#[derive(Clone, PartialEq)]
struct Around {
    /// Whether the keyboard cursor is on it.
    cursor: bool,
    /// Whether the board is being drawn, so that holes can be picked too.
    drawn: bool,
    /// Whether the hint is about it.
    hinted: bool,
    /// Whether its entry differs from the solution.
    wrong: bool,
    /// Whether it is flashing.
    flashed: bool,
    /// The letter the hint's text uses for it.
    letter: Option<char>,
    /// The notes in it that the coach speaks of.
    told: Vec<(u8, Part)>,
}

impl Look {
    fn is_nothing(&self) -> bool {
        self.cell.hole && !self.around.drawn
    }
}

/// A signal per cell with its current appearance, kept up to date.
pub fn looks(play: Play) -> Vec<RwSignal<Look>> {
    let looks: Vec<RwSignal<Look>> = play.scene.with_untracked(|scene| {
        let Some(grid) = grid(&scene.board) else { return Vec::new() };
        let look = |(place, cell): (u16, &GridCell)| {
            let around = untrack(|| around(play, grid, place));
            RwSignal::new(Look { cell: cell.clone(), lit: grid.lit, around })
        };
        (0..).zip(&grid.cells).map(look).collect()
    });
    let kept = looks.clone();
    Effect::new(move || {
        play.scene.with(|scene| {
            let Some(grid) = grid(&scene.board) else { return };
            for ((place, cell), look) in (0..).zip(&grid.cells).zip(&kept) {
                let (around, lit) = (around(play, grid, place), grid.lit);
                let same = |look: &Look| look.around == around && look.lit == lit && look.cell == *cell;
                if !look.with_untracked(same) {
                    look.set(Look { cell: cell.clone(), lit, around });
                }
            }
        });
    });
    looks
}

/// Tracks the coach and the flashing cells.
fn around(play: Play, grid: &Grid, place: u16) -> Around {
    Around {
        cursor: grid.cursor == place,
        drawn: grid.drawn,
        hinted: play.coach.hints_at(place),
        wrong: play.coach.wrong.with(|wrong| wrong.contains(&place)),
        flashed: play.flashed.with(|flashed| flashed.contains(&place)),
        letter: play.coach.letter(place),
        told: play.coach.told(place),
    }
}

pub fn cell_view(play: Play, layout: &Layout, cell: usize, look: RwSignal<Look>) -> AnyView {
    let (row, column) = (cell / layout.columns, cell % layout.columns);
    let edges = edges(layout, cell);
    let (x, y) = layout.place(cell);
    let spaced = layout.kind.is_spaced();
    let content = Memo::new(move |_| {
        look.with(|look| content_of(&look.cell, look.lit, look.around.letter).with_told(&look.around.told))
    });
    let is = move |ask: fn(&Look) -> bool| {
        live(move || look.with(|look| if ask(look) { "true" } else { "false" }))
    };
    let tabindex = live(move || {
        look.with(|look| match look {
            look if look.is_nothing() => None,
            look if look.around.cursor => Some("0"),
            _ => Some("-1"),
        })
    });
    view! {
        <div
            role="gridcell"
            class=live(move || look.with(|look| cell_class(look, edges)))
            data-cell=cell.to_string()
            data-row=row.to_string()
            data-col=column.to_string()
            style:--x=spaced.then(|| x.to_string())
            style:--y=spaced.then(|| y.to_string())
            tabindex=tabindex
            aria-selected=is(|look| look.cell.selected)
            aria-readonly=is(|look| look.cell.given)
            aria-invalid=is(|look| look.cell.error || look.cell.wrong)
            aria-label=live(move || look.with(|look| play.say(&spoken_of(look))))
        >
            {part(move || paint(content.get()))}
        </div>
    }
    .into_any()
}

fn cell_class(Look { cell, around, .. }: &Look, edges: &'static str) -> String {
    let mut class = format!("cell{edges}");
    for (holds, name) in [
        (cell.hole, " hole"),
        (cell.given, " given-clue"),
        (cell.wall_right, " thick-right"),
        (cell.wall_below, " thick-below"),
        (cell.shaded, " shaded"),
        (cell.falling, " falling"),
        (cell.rising, " rising"),
        (!cell.given && cell.value.is_some(), " user-entry"),
        (cell.error && !cell.given, " error"),
        (cell.selected, " selected"),
        (cell.near, " near"),
        (cell.alike, " alike"),
        (cell.anchor, " anchor"),
        (cell.open != Open::No, " open"),
        (cell.open == Open::Dead, " dead"),
        (cell.wrong, " slip"),
        (around.cursor, " cursor"),
        (around.hinted, " hinted"),
        (around.wrong, " wrong"),
        (around.flashed, " flash"),
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
    let mut spoken = look.cell.spoken.clone();
    if look.around.wrong {
        spoken = Message::new("web.cell-wrong").message("cell", spoken);
    }
    for (key, part) in [
        ("web.cell-base", Part::Base),
        ("web.cell-base", Part::Second),
        ("web.cell-exception", Part::Exception),
        ("web.cell-out", Part::Out),
        ("web.cell-in", Part::In),
    ] {
        let told = look.around.told.iter().filter(|(_, played)| *played == part);
        let digits: Vec<String> = told.map(|(number, _)| number.to_string()).collect();
        if !digits.is_empty() {
            spoken = Message::new(key).message("cell", spoken).text("digits", digits.join(" "));
        }
    }
    match look.around.letter {
        Some(letter) => Message::new("web.cell-lettered").message("cell", spoken).text("letter", letter),
        None => spoken,
    }
}
