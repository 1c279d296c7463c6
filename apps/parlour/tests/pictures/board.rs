//! Draws the boards of scenes.

use super::svg::{BLUE, BROWN, GIVEN, GOLD, GREEN, INK, LINE, PAPER, Picture, QUIET, RED};
use parlour_scene::{Board, CellShape, Grid, Mark, Points, Stone, Tiles};

/// A board as a picture.
pub fn drawn(board: &Board) -> String {
    match board {
        Board::Grid(grid) => cells(grid),
        Board::Points(points) => stones(points),
        Board::Tiles(tiles) => row(tiles),
        Board::Glyphs(_) => panic!("the book shows maps as text"),
    }
}

const CELL: i32 = 44;
const EDGE: i32 = 12;

fn cells(grid: &Grid) -> String {
    let columns = usize::from(grid.columns);
    let rows = grid.cells.len() / columns;
    let is_hex = grid.layout.shape() == CellShape::Hexagons;
    // Each row of hexagons begins half a cell further right, and is nested into the one above.
    let (shift, down) = if is_hex { (CELL / 2, CELL * 7 / 8) } else { (0, CELL) };
    let used: Vec<(i32, i32)> = (0..rows)
        .flat_map(|row| (0..columns).map(move |column| (row, column)))
        .filter(|(row, column)| !grid.cells[row * columns + column].hole)
        .map(|(row, column)| (row as i32, column as i32))
        .collect();
    let left = used.iter().map(|(row, column)| column * CELL + row * shift).min().unwrap_or(0);
    let right = used.iter().map(|(row, column)| column * CELL + row * shift).max().unwrap_or(0);
    let middle = |(row, column): (i32, i32)| {
        (EDGE + CELL / 2 + column * CELL + row * shift - left, EDGE + CELL / 2 + row * down)
    };
    let of_cell = |cell: u16| middle((i32::from(cell) / columns as i32, i32::from(cell) % columns as i32));
    let height = 2 * EDGE + CELL + (rows as i32 - 1) * down + if is_hex { CELL / 8 } else { 0 };
    let mut picture = Picture::of(2 * EDGE + CELL + right - left, height);
    for &(row, column) in &used {
        let cell = &grid.cells[row as usize * columns + column as usize];
        let (x, y) = middle((row, column));
        let fill = if cell.anchor {
            GOLD
        } else if cell.given {
            GIVEN
        } else {
            PAPER
        };
        if is_hex {
            let (half, low, high) = (CELL / 2 - 1, CELL / 4, CELL / 2 + 3);
            let corners = [(0, -high), (half, -low), (half, low), (0, high), (-half, low), (-half, -low)];
            picture.polygon(&corners.map(|(dx, dy)| (x + dx, y + dy)), fill, LINE);
        } else {
            let half = CELL / 2 - 2;
            picture.rectangle((x - half, y - half), (2 * half, 2 * half), fill, LINE);
        }
    }
    for path in &grid.paths {
        for pair in path.windows(2) {
            picture.line(of_cell(pair[0]), of_cell(pair[1]), "#E6C98F", 10);
        }
    }
    for (one, other) in &grid.links {
        picture.line(of_cell(*one), of_cell(*other), BROWN, 3);
    }
    for &(row, column) in &used {
        let cell = &grid.cells[row as usize * columns + column as usize];
        if let Some(value) = cell.value {
            picture.text(middle((row, column)), 17, if cell.given { INK } else { BLUE }, cell.given, value);
        }
    }
    picture.finish()
}

const STEP: i32 = 44;

fn stones(board: &Points) -> String {
    let place = |column: u8, row: u8| (40 + STEP * i32::from(column), 32 + STEP * i32::from(row));
    let middles: Vec<_> = board.points.iter().map(|point| place(point.column, point.row)).collect();
    let mut picture = Picture::of(72 + 6 * STEP, 88 + 6 * STEP);
    for (one, other) in &board.lines {
        picture.line(middles[usize::from(*one)], middles[usize::from(*other)], QUIET, 2);
    }
    for (column, letter) in (0..7).zip("abcdefg".chars()) {
        let (x, _) = place(column, 0);
        picture.text((x, 70 + 6 * STEP), 13, QUIET, false, letter);
    }
    for row in 0..7 {
        let (_, y) = place(0, row);
        picture.text((12, y), 13, QUIET, false, 7 - row);
    }
    for (point, &(x, y)) in board.points.iter().zip(&middles) {
        match point.stone {
            None => picture.circle((x, y), 3, QUIET, QUIET),
            Some(Stone::First) => picture.circle((x, y), 14, "#FFFCF2", "#8A6A3A"),
            Some(Stone::Second) => picture.circle((x, y), 14, INK, "#B49A78"),
            Some(Stone::Dead) => picture.rectangle((x - 6, y - 6), (12, 12), LINE, QUIET),
        }
        match point.target {
            None => {}
            Some(Mark::Cross) => {
                picture.line((x - 7, y - 7), (x + 7, y + 7), RED, 3);
                picture.line((x - 7, y + 7), (x + 7, y - 7), RED, 3);
            }
            Some(Mark::Bracket) => brackets(&mut picture, (x, y), 18),
            Some(Mark::DoubleBracket) => {
                brackets(&mut picture, (x, y), 18);
                brackets(&mut picture, (x, y), 23);
            }
            Some(Mark::Arc) => picture.text((x, y - 20), 30, RED, false, "⌒"),
        }
    }
    picture.finish()
}

/// A bracket on either side of a stone.
fn brackets(picture: &mut Picture, (x, y): (i32, i32), away: i32) {
    for side in [-1, 1] {
        let (edge, inner) = (x + side * away, x + side * (away - 4));
        picture.line((edge, y - 14), (edge, y + 14), RED, 2);
        picture.line((edge, y - 14), (inner, y - 14), RED, 2);
        picture.line((edge, y + 14), (inner, y + 14), RED, 2);
    }
}

const TILE: (i32, i32) = (46, 70);

fn row(board: &Tiles) -> String {
    let width = 2 * EDGE + board.tiles.len() as i32 * (TILE.0 + 6) - 6;
    let mut picture = Picture::of(width, 2 * EDGE + TILE.1 + 70);
    for (index, tile) in board.tiles.iter().enumerate() {
        let (x, y) = (EDGE + index as i32 * (TILE.0 + 6), EDGE);
        let (fill, ink) = match (tile.up, tile.picked) {
            (true, true) => ("#FF6B6B", "#2A0F0C"),
            (true, false) => ("#FFD700", INK),
            (false, _) => ("#555555", "#F3E7D0"),
        };
        picture.rectangle((x, y), TILE, fill, INK);
        picture.text((x + TILE.0 / 2, y + TILE.1 / 2), 26, ink, true, tile.number);
    }
    for (index, die) in board.dice.iter().filter(|die| **die > 0).enumerate() {
        let (x, y) = (EDGE + index as i32 * 60, EDGE + TILE.1 + 18);
        picture.rectangle((x, y), (46, 46), "#F3E7D0", INK);
        for (column, row) in pips(*die) {
            picture.circle((x + 11 + 12 * column, y + 11 + 12 * row), 3, GREEN, GREEN);
        }
    }
    picture.finish()
}

/// Where a die has its pips, on three by three places.
fn pips(face: u8) -> Vec<(i32, i32)> {
    let corners = [(0, 0), (2, 2), (2, 0), (0, 2)];
    let mut found: Vec<_> = corners.into_iter().take(usize::from(face / 2 * 2).min(4)).collect();
    if face == 6 {
        found.extend([(0, 1), (2, 1)]);
    }
    if face % 2 == 1 {
        found.push((1, 1));
    }
    found
}
