//! What is drawn inside the cells of a grid, and a whole grid that only shows: small, without keyboard or pointer.

use super::{
    layout::{CELL, Layout},
    ribbon::{Drawing, ribbon},
};
use leptos::prelude::*;
use parlour_scene::{CellShape, Grid, GridCell, GridLayout};

/// What stands in a cell.
#[derive(Clone, PartialEq, Default)]
pub struct Content {
    value: Option<u16>,
    corner: u16,
    centre: u16,
    /// The number whose notes stand out, where this cell has it.
    lit: u8,
    pencil: Vec<u16>,
    /// Whether something was tried here that cannot be.
    slip: bool,
    /// The letter by which the coach's sentence calls the cell.
    letter: Option<char>,
}

/// What a cell shows: a number, or notes.
pub fn content_of(cell: &GridCell, lit: Option<u8>, letter: Option<char>) -> Content {
    let slip = cell.wrong;
    if cell.value.is_some() {
        return Content { value: cell.value, slip, letter, ..Content::default() };
    }
    let lit = lit.filter(|digit| has(cell.corner | cell.centre, *digit)).unwrap_or(0);
    let pencil = cell.pencil.clone();
    Content { value: None, corner: cell.corner, centre: cell.centre, lit, pencil, slip, letter }
}

fn has(notes: u16, digit: u8) -> bool {
    digit > 0 && notes >> (digit - 1) & 1 == 1
}

/// Draws it; the cell's label says the same.
pub fn paint(content: Content) -> AnyView {
    let Content { value, corner, centre, lit, pencil, slip, letter } = content;
    let letter = letter.map(|letter| view! { <b class="letter" aria-hidden="true">{letter.to_string()}</b> });
    let slip = slip.then(|| view! { <i class="slip-mark"></i> });
    let shown = match value {
        Some(value) => {
            let class = if value > 99 { "value long" } else { "value" };
            view! { <span class=class>{value.to_string()}</span> }.into_any()
        }
        None if !pencil.is_empty() => penciled(&pencil),
        None if corner == 0 && centre == 0 => ().into_any(),
        None => view! {
            <span class="corner">{notes(corner, lit)}</span>
            <span class=format!("centre of-{}", centre.count_ones())>{notes(centre, lit)}</span>
        }
        .into_any(),
    };
    view! { {shown}{slip}{letter} }.into_any()
}

/// Numbers in pencil, two by two.
fn penciled(numbers: &[u16]) -> AnyView {
    let class = if numbers.iter().any(|number| *number > 99) { "pencil long" } else { "pencil" };
    let numbers = numbers.iter().map(|number| view! { <i>{number.to_string()}</i> }.into_any());
    view! { <span class=class>{numbers.collect_view()}</span> }.into_any()
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
pub fn edges(layout: &Layout, cell: usize) -> &'static str {
    let (row, column) = (cell / layout.columns, cell % layout.columns);
    let Some(block) = layout.kind.block() else { return "" };
    let thick = |place: usize, count: usize| (place + 1).is_multiple_of(block.into()) && place + 1 < count;
    match (thick(row, layout.cells / layout.columns), thick(column, layout.columns)) {
        (true, true) => " thick-below thick-right",
        (true, false) => " thick-below",
        (false, true) => " thick-right",
        (false, false) => "",
    }
}

/// The class of a grid: ruled, or cells with gaps between them.
pub fn class_of(layout: &Layout) -> &'static str {
    match layout.kind {
        GridLayout::Blocks(_) => "grid",
        GridLayout::Spaced(CellShape::Squares) => "woven squares",
        GridLayout::Spaced(CellShape::Hexagons) => "woven hexagons",
    }
}

/// How many cells wide and high a grid is, for the styles.
pub fn extent(layout: &Layout) -> (String, String) {
    let cells = |length: i32| format!("{}.{:03}", length / CELL, length % CELL);
    let (wide, high) = layout.size();
    (cells(wide), cells(high))
}

/// A grid that only shows, with some cells ringed; `label` says what it is.
pub fn static_grid(grid: &Grid, ringed: &[u16], label: String) -> AnyView {
    let layout = Layout::of(grid);
    let (wide, high) = extent(&layout);
    let cell = |(place, cell): (usize, &GridCell)| {
        let given = if cell.given { " given-clue" } else { "" };
        let hole = if cell.hole { " hole" } else { "" };
        let ring = if ringed.iter().any(|ringed| usize::from(*ringed) == place) { " hinted" } else { "" };
        let class = format!("cell{}{given}{hole}{ring}", edges(&layout, place));
        let (x, y) = layout.place(place);
        let content = paint(content_of(cell, None, None));
        view! { <div class=class style:--x=x.to_string() style:--y=y.to_string()>{content}</div> }.into_any()
    };
    let cells = grid.cells.iter().enumerate().map(cell).collect_view().into_any();
    let path = layout.kind.is_spaced().then(|| ribbon(Signal::stored(Drawing::of(grid, &layout))));
    view! {
        <div
            class=format!("{} still", class_of(&layout))
            role="img"
            aria-label=label
            style:--columns=grid.columns.to_string()
            style:--wide=wide
            style:--high=high
        >
            {cells}
            {path}
        </div>
    }
    .into_any()
}
