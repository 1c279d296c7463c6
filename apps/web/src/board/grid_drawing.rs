//! The inside of grid cells, and small static grids without keyboard or pointer input.

use super::{
    layout::{CELL, Layout},
    ribbon::{Drawing, ribbon},
};
use leptos::prelude::*;
use parlour_midend::Part;
use parlour_scene::{CellShape, Grid, GridCell, GridLayout};

#[derive(Clone, PartialEq, Default)]
pub struct Content {
    value: Option<u16>,
    corner: u16,
    centre: u16,
    /// The highlighted number, if this cell has it as a note.
    lit: u8,
    pencil: Vec<u16>,
    /// Whether an illegal entry was just tried here.
    slip: bool,
    /// The letter the hint's text uses for the cell.
    letter: Option<char>,
    /// The notes that the coach speaks of.
    told: Vec<(u8, Part)>,
}

impl Content {
    /// The same with notes that the coach speaks of.
    pub fn with_told(self, told: &[(u8, Part)]) -> Content {
        Content { told: told.to_vec(), ..self }
    }

    /// The first place that no note takes, where there are notes.
    fn free(&self) -> Option<u8> {
        let told = |digit: &u8| self.told.iter().any(|(number, _)| number == digit);
        let noted = self.value.is_none() && (self.corner > 0 || !self.told.is_empty());
        (1..=9).find(|digit| noted && !has(self.corner, *digit) && !told(digit))
    }
}

/// A cell's content: a number, or its notes.
pub fn content_of(cell: &GridCell, lit: Option<u8>, letter: Option<char>) -> Content {
    let slip = cell.wrong;
    if cell.value.is_some() {
        return Content { value: cell.value, slip, letter, ..Content::default() };
    }
    let lit = lit.filter(|digit| has(cell.corner | cell.centre, *digit)).unwrap_or(0);
    let pencil = cell.pencil.clone();
    Content {
        value: None,
        corner: cell.corner,
        centre: cell.centre,
        lit,
        pencil,
        slip,
        letter,
        told: Vec::new(),
    }
}

fn has(notes: u16, digit: u8) -> bool {
    digit > 0 && notes >> (digit - 1) & 1 == 1
}

/// Decorative: the cell's label says the same.
pub fn paint(content: Content) -> AnyView {
    let letter = content.letter.map(|letter| lettered(letter, content.free()));
    let Content { value, corner, centre, lit, pencil, slip, letter: _, told } = content;
    let told = (!told.is_empty()).then(|| view! { <span class="reason">{parts(&told)}</span> });
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
    view! { {shown}{told}{slip}{letter} }.into_any()
}

/// A letter in the corner, or at the place of a note that is not there.
fn lettered(letter: char, place: Option<u8>) -> AnyView {
    let class = if place.is_some() { "letter beside" } else { "letter" };
    let at = place.map_or(0, |digit| digit - 1);
    view! {
        <b class=class aria-hidden="true" style:--across=(at % 3).to_string() style:--down=(at / 3).to_string()>
            {letter.to_string()}
        </b>
    }
    .into_any()
}

/// Notes over the notes, each with the shape of its part.
fn parts(told: &[(u8, Part)]) -> AnyView {
    let note = |(digit, part): &(u8, Part)| {
        let part = match part {
            Part::Base => "base",
            Part::Second => "second",
            Part::Exception => "exception",
            Part::Out => "out",
            Part::In => "in",
        };
        view! { <i class=format!("m{digit} {part}")></i> }.into_any()
    };
    told.iter().map(note).collect_view().into_any()
}

/// Pencilled numbers, two per line.
fn penciled(numbers: &[u16]) -> AnyView {
    let class = if numbers.iter().any(|number| *number > 99) { "pencil long" } else { "pencil" };
    let numbers = numbers.iter().map(|number| view! { <i>{number.to_string()}</i> }.into_any());
    view! { <span class=class>{numbers.collect_view()}</span> }.into_any()
}

/// One element per note. Its class says which note and where; CSS draws it, since the label already reads it
/// out.
fn notes(notes: u16, lit: u8) -> AnyView {
    let note = |digit: u8| {
        let class = if digit == lit { format!("m{digit} lit") } else { format!("m{digit}") };
        view! { <i class=class></i> }.into_any()
    };
    (1..=16).filter(|digit| has(notes, *digit)).map(note).collect_view().into_any()
}

/// CSS classes for thick edges, and for edges the frame already draws.
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

/// The CSS class of a grid: ruled, or spaced.
pub fn class_of(layout: &Layout) -> &'static str {
    match layout.kind {
        GridLayout::Blocks(_) => "grid",
        GridLayout::Spaced(CellShape::Squares) => "woven squares",
        GridLayout::Spaced(CellShape::Hexagons) => "woven hexagons",
    }
}

/// The grid's width and height in cells, as CSS values.
pub fn extent(layout: &Layout) -> (String, String) {
    let cells = |length: i32| format!("{}.{:03}", length / CELL, length % CELL);
    let (wide, high) = layout.size();
    (cells(wide), cells(high))
}

/// A static grid with some cells ringed.
pub fn static_grid(grid: &Grid, ringed: &[u16], label: String) -> AnyView {
    let layout = Layout::of(grid);
    let (wide, high) = extent(&layout);
    let cell = |(place, cell): (usize, &GridCell)| {
        let given = if cell.given { " given-clue" } else { "" };
        let hole = if cell.hole { " hole" } else { "" };
        let ring = if ringed.iter().any(|ringed| usize::from(*ringed) == place) { " hinted" } else { "" };
        let right = if cell.wall_right { " thick-right" } else { "" };
        let below = if cell.wall_below { " thick-below" } else { "" };
        let class = format!("cell{}{right}{below}{given}{hole}{ring}", edges(&layout, place));
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
