//! What is drawn inside the cells of a grid, and a whole grid that only shows: small, without keyboard or pointer.

use leptos::prelude::*;
use scene::{Grid, GridCell};

/// What stands in a cell.
#[derive(Clone, Copy, PartialEq)]
pub struct Content {
    value: Option<u16>,
    corner: u16,
    centre: u16,
    /// The number whose notes stand out, where this cell has it.
    lit: u8,
}

impl Content {
    /// Nothing.
    pub const EMPTY: Content = Content { value: None, corner: 0, centre: 0, lit: 0 };
}

/// What a cell shows: a number, or notes.
pub fn content_of(cell: &GridCell, lit: Option<u8>) -> Content {
    if cell.value.is_some() {
        return Content { value: cell.value, ..Content::EMPTY };
    }
    let lit = lit.filter(|digit| has(cell.corner | cell.centre, *digit)).unwrap_or(0);
    Content { value: None, corner: cell.corner, centre: cell.centre, lit }
}

fn has(notes: u16, digit: u8) -> bool {
    digit > 0 && notes >> (digit - 1) & 1 == 1
}

/// Draws it; the cell's label says the same.
pub fn paint(content: Content) -> AnyView {
    let Content { value, corner, centre, lit } = content;
    if let Some(value) = value {
        return view! { <span class="value">{value.to_string()}</span> }.into_any();
    }
    if corner == 0 && centre == 0 {
        return ().into_any();
    }
    view! {
        <span class="corner">{notes(corner, lit)}</span>
        <span class=format!("centre of-{}", centre.count_ones())>{notes(centre, lit)}</span>
    }
    .into_any()
}

/// A sign for each note. Its class says which one and where; the styles draw it, for the label says it in its own way.
fn notes(notes: u16, lit: u8) -> AnyView {
    let note = |digit: u8| {
        let class = if digit == lit { format!("m{digit} lit") } else { format!("m{digit}") };
        view! { <i class=class></i> }.into_any()
    };
    (1..=16).filter(|digit| has(notes, *digit)).map(note).collect_view().into_any()
}

/// Where a cell has a thick line, or none because the frame is there.
pub fn edges(row: usize, column: usize, rows: usize, columns: usize, block: usize) -> &'static str {
    let thick = |place: usize, count: usize| (place + 1).is_multiple_of(block) && place + 1 < count;
    match (thick(row, rows), thick(column, columns)) {
        (true, true) => " thick-below thick-right",
        (true, false) => " thick-below",
        (false, true) => " thick-right",
        (false, false) => "",
    }
}

/// A grid that only shows, with some cells ringed; `label` says what it is.
pub fn still_grid(grid: &Grid, ringed: &[u16], label: String) -> AnyView {
    let columns = usize::from(grid.columns).max(1);
    let rows = grid.cells.len() / columns;
    let cell = |(place, cell): (usize, &GridCell)| {
        let edges = edges(place / columns, place % columns, rows, columns, usize::from(grid.block));
        let given = if cell.given { " given-clue" } else { "" };
        let ring = if ringed.iter().any(|ringed| usize::from(*ringed) == place) { " hinted" } else { "" };
        view! { <div class=format!("cell{edges}{given}{ring}")>{paint(content_of(cell, None))}</div> }
            .into_any()
    };
    let cells = grid.cells.iter().enumerate().map(cell).collect_view().into_any();
    view! {
        <div class="grid still" role="img" aria-label=label style:--columns=grid.columns.to_string()>
            {cells}
        </div>
    }
    .into_any()
}
