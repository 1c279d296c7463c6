//! Row and column numbers around a grid, for players who turn them on. Texts name cells by them: r1c4.

use super::{grid, layout::Layout};
use leptos::prelude::*;
use parlour_scene::{Board, CellShape};

/// Labels for every row and column that contains a cell.
pub fn labels(layout: &Layout, board: &Board) -> AnyView {
    let Some(grid) = grid(board) else { return ().into_any() };
    let columns = layout.columns;
    let rows = layout.cells.div_ceil(columns);
    let is_cell = |row: usize, column: usize| {
        grid.cells.get(row * columns + column).is_some_and(|cell| grid.drawn || !cell.hole)
    };
    let is_hexagonal = layout.kind.shape() == CellShape::Hexagons;
    let (top, bottom) = extent(rows, |row| (0..columns).any(|column| is_cell(row, column)));
    let row_label = |row: usize| {
        let first = (0..columns).find(|column| is_cell(row, *column))?;
        // A row of hexagons starts at its first cell; rows of squares all start at the left edge.
        let (half, down) = layout.place(row * columns + first);
        Some(label("row", row, if is_hexagonal { half - 2 } else { -2 }, down))
    };
    let column_label = |column: usize| {
        let (first, last) = extent_of(rows, |row| is_cell(row, column))?;
        let (half, down) = layout.place(first * columns + column);
        Some(if !is_hexagonal {
            label("column", column, half, -1)
        } else if first == top {
            // Columns of hexagons slant: the spot above the first cell is half a cell to the left.
            label("column", column, half - 1, down - 1)
        } else {
            let below = if last == bottom { layout.place(last * columns + column) } else { (half, down) };
            label("column below", column, below.0 + 1, below.1 + 1)
        })
    };
    let all = (0..rows).filter_map(row_label).chain((0..columns).filter_map(column_label));
    view! { <div class="coordinates" aria-hidden="true">{all.collect_view()}</div> }.into_any()
}

/// The first and last index for which `is` holds, or 0 if there is none.
fn extent(count: usize, is: impl Fn(usize) -> bool) -> (usize, usize) {
    extent_of(count, is).unwrap_or_default()
}

fn extent_of(count: usize, is: impl Fn(usize) -> bool) -> Option<(usize, usize)> {
    let mut places = (0..count).filter(|place| is(*place));
    let first = places.next()?;
    Some((first, places.last().unwrap_or(first)))
}

fn label(kind: &str, number: usize, half: i32, down: i32) -> AnyView {
    view! {
        <span class=kind.to_owned() style:--x=half.to_string() style:--y=down.to_string()>
            {(number + 1).to_string()}
        </span>
    }
    .into_any()
}
