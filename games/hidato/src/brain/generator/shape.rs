//! Shapes of boards: which cells of a rectangle are there. Knows no paths.

use crate::rules::{Place, Relation};
use parlour_kernel::Rng;

/// What a board looks like.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Shape {
    /// The whole rectangle.
    #[default]
    Rect,
    /// A disc.
    Disc,
    /// A ring with a hole in the middle.
    Ring,
    /// A square standing on a corner.
    Diamond,
    /// A hexagon.
    Hexagon,
    /// A rectangle with holes here and there.
    Holes,
}

/// In a board with holes, one cell in this many is missing.
const HOLES: usize = 9;

impl Shape {
    /// Every shape with its word.
    pub const ALL: [(Shape, &'static str); 6] = [
        (Shape::Rect, "rect"),
        (Shape::Disc, "disc"),
        (Shape::Ring, "ring"),
        (Shape::Diamond, "diamond"),
        (Shape::Hexagon, "hexagon"),
        (Shape::Holes, "holes"),
    ];

    /// The shape of a word.
    pub fn of(word: &str) -> Option<Shape> {
        Shape::ALL.into_iter().find(|(_, name)| *name == word).map(|(shape, _)| shape)
    }

    /// The word for it in texts and commands.
    pub fn word(self) -> &'static str {
        Shape::ALL.into_iter().find(|(shape, _)| *shape == self).map_or("", |(_, word)| word)
    }

    /// Which cells of the rectangle it has, row by row.
    pub fn cells(self, relation: Relation, rows: u8, columns: u8, rng: &mut Rng) -> Vec<bool> {
        let frame = Frame { relation, rows: i32::from(rows), columns: i32::from(columns) };
        let places = (0..rows).flat_map(|row| (0..columns).map(move |col| Place { row, col }));
        let mut cells: Vec<bool> = places.map(|place| frame.has(self, place)).collect();
        if self == Shape::Holes {
            let mut order: Vec<usize> = (0..cells.len()).collect();
            rng.shuffle(&mut order);
            for hole in &order[..cells.len().div_ceil(HOLES)] {
                cells[*hole] = false;
            }
        }
        cells
    }
}

/// A rectangle; on hexagonal boards a slanted one, each row half a cell to the right of the one above.
struct Frame {
    relation: Relation,
    rows: i32,
    columns: i32,
}

impl Frame {
    fn has(&self, shape: Shape, place: Place) -> bool {
        let (rows, columns) = (self.rows, self.columns);
        let (row, column) = (i32::from(place.row), i32::from(place.col));
        // Doubled distances from the centre, scaled so that all edges are equally far away.
        let (down, right) = (2 * row + 1 - rows, 2 * column + 1 - columns);
        let (y, x) = (down * columns, right * rows);
        let edge = rows * columns;
        let slanted = self.relation == Relation::Hex;
        match shape {
            Shape::Rect | Shape::Holes => true,
            Shape::Disc => y * y + x * x + if slanted { x * y } else { 0 } <= edge * edge,
            Shape::Diamond => y.abs() + x.abs() <= edge,
            Shape::Hexagon if slanted => hexagonal(down, right) < rows.min(columns),
            // Corners cut off in steps of one column to two rows.
            Shape::Hexagon => {
                let cut = (down.abs() + 1) / 4;
                (cut..columns - cut).contains(&column)
            }
            Shape::Ring if slanted => {
                let radius = rows.min(columns) - 1;
                let distance = hexagonal(down, right);
                distance <= radius && 2 * distance > radius - 2
            }
            Shape::Ring => {
                let thick = (rows.min(columns) / 3).max(1);
                let border = row.min(rows - 1 - row).min(column).min(columns - 1 - column);
                border < thick
            }
        }
    }
}

/// Twice the number of steps from the middle of a slanted board.
fn hexagonal(down: i32, right: i32) -> i32 {
    down.abs().max(right.abs()).max((down + right).abs())
}
