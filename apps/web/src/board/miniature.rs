//! A thumbnail of a board, enough to recognise a game by. Knows the kinds of boards but no game; colours are
//! in the CSS.

use leptos::prelude::*;
use parlour_scene::{Board, CellShape, Glyphs, Grid, GridCell, Points, Sight, Stone, Tiles, pips};
use serde::{Deserialize, Serialize};
use std::fmt::Write;

/// The side length of one place.
const SIDE: usize = 10;

/// A drawn thumbnail.
#[derive(Clone, Serialize, Deserialize)]
pub struct Miniature {
    /// The kind of board, a class of the CSS.
    kind: String,
    wide: usize,
    high: usize,
    shapes: String,
}

impl Miniature {
    pub fn of(board: &Board) -> Self {
        let (kind, (wide, high, shapes)) = match board {
            Board::Grid(grid) => ("grid", grid_shapes(grid)),
            Board::Points(points) => ("points", point_shapes(points)),
            Board::Tiles(tiles) => ("tiles", tile_shapes(tiles)),
            Board::Glyphs(map) => ("map", map_shapes(map)),
        };
        Miniature { kind: kind.to_owned(), wide, high, shapes }
    }

    pub fn view(self) -> AnyView {
        let Miniature { kind, wide, high, shapes } = self;
        let class = format!("miniature of-{kind}");
        view! { <svg class=class viewBox=format!("0 0 {wide} {high}") aria-hidden="true" inner_html=shapes></svg> }
            .into_any()
    }
}

/// Width, height, and what is drawn.
type Drawn = (usize, usize, String);

fn rect(shapes: &mut String, class: &str, [x, y, wide, high]: [usize; 4]) {
    // Writing to a `String` cannot fail.
    let _ = write!(shapes, r#"<rect class="{class}" x="{x}" y="{y}" width="{wide}" height="{high}"/>"#);
}

fn grid_shapes(grid: &Grid) -> Drawn {
    let columns = usize::from(grid.columns).max(1);
    let rows = grid.cells.len().div_ceil(columns);
    let shift = if grid.layout.shape() == CellShape::Hexagons { SIDE / 2 } else { 0 };
    let block = grid.layout.block().map_or(usize::MAX, usize::from);
    let corner = |index: usize| (index % columns * SIDE + index / columns * shift, index / columns * SIDE);
    let cells = || grid.cells.iter().enumerate().filter(|(_, cell)| !cell.hole);
    let class = |cell: &GridCell| if cell.given { "given" } else { "filled" };
    let mut shapes = String::new();
    for (index, cell) in cells() {
        let (x, y) = corner(index);
        rect(&mut shapes, cell.value.map_or("empty", |_| class(cell)), [x, y, SIDE, SIDE]);
        let (right, below) = (x + SIDE, y + SIDE);
        if cell.wall_right {
            let _ = write!(shapes, r#"<path class="thick" d="M{right} {y}V{below}"/>"#);
        }
        if cell.wall_below {
            let _ = write!(shapes, r#"<path class="thick" d="M{x} {below}H{right}"/>"#);
        }
    }
    for path in &grid.paths {
        let places = path.iter().map(|place| corner((*place).into()));
        shapes.push_str(r#"<polyline class="trail" points=""#);
        for (x, y) in places {
            let _ = write!(shapes, "{} {} ", x + SIDE / 2, y + SIDE / 2);
        }
        shapes.push_str(r#""/>"#);
    }
    for (index, cell) in cells() {
        if let Some(value) = cell.value {
            let ((x, y), class) = (corner(index), class(cell));
            let (x, y) = (x + SIDE / 2, y + SIDE * 7 / 10);
            let _ = write!(shapes, r#"<text class="{class}" x="{x}" y="{y}">{value}</text>"#);
        }
    }
    for line in (1..columns.max(rows)).filter(|line| line % block == 0) {
        let (at, end) = (line * SIDE, rows * SIDE);
        let _ = write!(shapes, r#"<path class="thick" d="M{at} 0V{end}M0 {at}H{}"/>"#, columns * SIDE);
    }
    (columns * SIDE + rows.saturating_sub(1) * shift, rows * SIDE, shapes)
}

fn point_shapes(board: &Points) -> Drawn {
    let places = board.points.iter().map(|point| point.column.max(point.row) + 1).max().unwrap_or(1);
    let middle = |place: u8| usize::from(place) * SIDE + SIDE / 2;
    let mut shapes = String::new();
    for (from, to) in &board.lines {
        if let (Some(from), Some(to)) =
            (board.points.get(usize::from(*from)), board.points.get(usize::from(*to)))
        {
            let (x, y) = (middle(from.column), middle(from.row));
            let _ = write!(shapes, r#"<path d="M{x} {y}L{} {}"/>"#, middle(to.column), middle(to.row));
        }
    }
    for point in &board.points {
        let class = match point.stone {
            Some(Stone::First) => "first",
            Some(Stone::Second) => "second",
            Some(Stone::Dead) | None => continue,
        };
        let (x, y) = (middle(point.column), middle(point.row));
        let _ = write!(shapes, r#"<circle class="{class}" cx="{x}" cy="{y}" r="4"/>"#);
    }
    (usize::from(places) * SIDE, usize::from(places) * SIDE, shapes)
}

fn tile_shapes(board: &Tiles) -> Drawn {
    let wide = board.tiles.len() * SIDE;
    let dice_top = 4 * SIDE;
    let mut shapes = String::new();
    for (index, tile) in board.tiles.iter().enumerate() {
        let (x, middle) = (index * SIDE + 1, index * SIDE + SIDE / 2);
        let (class, y, tall) =
            if tile.up { ("up", SIDE / 2, 2 * SIDE) } else { ("down", 2 * SIDE, SIDE / 2) };
        rect(&mut shapes, class, [x, y, SIDE - 2, tall]);
        if tile.up {
            let _ = write!(shapes, r#"<text class="up" x="{middle}" y="18">{}</text>"#, tile.number);
        }
    }
    let first = wide.saturating_sub(board.dice.len() * 2 * SIDE) / 2;
    for (index, face) in board.dice.iter().enumerate() {
        let x = first + index * 2 * SIDE + 2;
        rect(&mut shapes, "cube", [x, dice_top, 16, 16]);
        for (column, row) in pips(*face) {
            let (x, y) = (x + 4 + 4 * usize::from(*column), dice_top + 4 + 4 * usize::from(*row));
            let _ = write!(shapes, r#"<circle class="spot" cx="{x}" cy="{y}" r="1.6"/>"#);
        }
    }
    let high = if board.dice.is_empty() { 3 * SIDE } else { dice_top + 2 * SIDE + 2 };
    (wide, high, shapes)
}

/// The known part of a map: as signs where they can be read at this size, else as blocks. Maps have many cells, so runs of
/// cells of one ink are merged into one shape.
fn map_shapes(map: &Glyphs) -> Drawn {
    let columns = usize::from(map.columns).max(1);
    let (left, top, wide, high) = known_part(map, columns);
    let class = |index: usize| match &map.cells[index] {
        cell if index == usize::from(map.centre) => Some(cell.ink.word()),
        cell if cell.sight == Sight::Never || cell.sign == ' ' => None,
        cell => Some(cell.ink.word()),
    };
    let mut shapes = String::new();
    for row in 0..map.cells.len() / columns {
        let cells: Vec<Option<&str>> = (row * columns..(row + 1) * columns).map(class).collect();
        let mut column = 0;
        for run in cells.chunk_by(|one, other| one == other) {
            let (x, y) = (column * SIDE, row * 2 * SIDE);
            match run[0] {
                Some(class) if wide > MOST_SIGNS => {
                    rect(&mut shapes, class, [x, y, run.len() * SIDE, 2 * SIDE]);
                }
                Some(class) => {
                    let cells = map.cells[row * columns + column..].iter().take(run.len());
                    let signs: String = cells.map(|cell| cell.sign).collect();
                    line_of_signs(&mut shapes, class, (x, y + 2 * SIDE - 4), &signs);
                }
                None => {}
            }
            column += run.len();
        }
    }
    let (left, top) = (left * SIDE, top * 2 * SIDE);
    (wide * SIDE, high * 2 * SIDE, format!(r#"<g transform="translate(-{left} -{top})">{shapes}</g>"#))
}

/// Signs one beside the other, each as wide as its cell.
fn line_of_signs(shapes: &mut String, class: &str, (x, y): (usize, usize), signs: &str) {
    let wide = signs.chars().count() * SIDE;
    let _ = write!(shapes, r#"<text class="{class}" x="{x}" y="{y}" textLength="{wide}">"#);
    for sign in signs.chars() {
        match sign {
            '<' => shapes.push_str("&lt;"),
            '&' => shapes.push_str("&amp;"),
            sign => shapes.push(sign),
        }
    }
    shapes.push_str("</text>");
}

/// Beyond this many columns signs are too small to be read.
const MOST_SIGNS: usize = 40;

/// The least map that is drawn.
const LEAST_MAP: (usize, usize) = (20, 10);

/// Left and upper end, width and height of what is known, with a rim.
fn known_part(map: &Glyphs, columns: usize) -> (usize, usize, usize, usize) {
    let rows = map.cells.len() / columns;
    let known = || (0..map.cells.len()).filter(|index| map.cells[*index].sight != Sight::Never);
    let span = |places: &mut dyn Iterator<Item = usize>, least: usize, all: usize| {
        let (mut first, mut last) = (all, 0);
        for place in places {
            (first, last) = (first.min(place), last.max(place));
        }
        let length = (last.saturating_sub(first) + 3).max(least).min(all);
        let middle = usize::midpoint(first.min(last), last);
        (middle.saturating_sub(length / 2).min(all - length), length)
    };
    let (left, wide) = span(&mut known().map(|index| index % columns), LEAST_MAP.0.min(columns), columns);
    let (top, high) = span(&mut known().map(|index| index / columns), LEAST_MAP.1.min(rows), rows);
    (left, top, wide, high)
}
