//! Where the cells of a grid lie: squares in straight columns, or hexagons whose rows are each shifted half a
//! cell right. The bounding box covers cells only, so a board with cut corners is as small as what is left of
//! it.

use parlour_scene::{CellShape, Grid, GridLayout};

/// The width of a cell in overlay drawings.
pub const CELL: i32 = 1000;

/// The row pitch and height of hexagons in overlay drawings.
const HEXAGON_ROW: i32 = 866;
const HEXAGON_HIGH: i32 = 1155;

#[derive(Clone, Copy, PartialEq)]
pub struct Layout {
    /// The number of cells, and cells per row.
    pub cells: usize,
    pub columns: usize,
    pub kind: GridLayout,
    /// The first half-column and row that have cells.
    left: i32,
    top: i32,
    /// How many half-columns and rows have cells.
    halves: i32,
    rows: i32,
}

impl Layout {
    pub const EMPTY: Layout =
        Layout { cells: 0, columns: 1, kind: GridLayout::Blocks(1), left: 0, top: 0, halves: 2, rows: 1 };

    pub fn of(grid: &Grid) -> Layout {
        let columns = usize::from(grid.columns).max(1);
        let cells = grid.cells.len();
        let mut layout = Layout { cells, columns, kind: grid.layout, ..Layout::EMPTY };
        let filled = grid.cells.iter().enumerate().filter(|(_, cell)| grid.drawn || !cell.hole);
        let places: Vec<(i32, i32)> = filled.map(|(cell, _)| layout.place(cell)).collect();
        let least = |of: fn(&(i32, i32)) -> i32| places.iter().map(of).min().unwrap_or(0);
        let most = |of: fn(&(i32, i32)) -> i32| places.iter().map(of).max().unwrap_or(0);
        (layout.left, layout.top) = (least(|place| place.0), least(|place| place.1));
        layout.halves = most(|place| place.0) - layout.left + 2;
        layout.rows = most(|place| place.1) - layout.top + 1;
        layout
    }

    /// A cell's offset from the grid's corner, in half-columns and rows.
    pub fn place(&self, cell: usize) -> (i32, i32) {
        let whole = |n: usize| i32::try_from(n).unwrap_or(0);
        let (row, column) = (whole(cell / self.columns), whole(cell % self.columns));
        let skew = if self.kind.shape() == CellShape::Hexagons { row } else { 0 };
        (2 * column + skew - self.left, row - self.top)
    }

    /// The centre of a cell in overlay drawings.
    pub fn middle(&self, cell: usize) -> (i32, i32) {
        let (half, row) = self.place(cell);
        let (down, high) = self.measures();
        (half * CELL / 2 + CELL / 2, row * down + high / 2)
    }

    /// The width and height of overlay drawings.
    pub fn size(&self) -> (i32, i32) {
        let (down, high) = self.measures();
        (self.halves * CELL / 2, (self.rows - 1) * down + high)
    }

    fn measures(&self) -> (i32, i32) {
        match self.kind.shape() {
            CellShape::Squares => (CELL, CELL),
            CellShape::Hexagons => (HEXAGON_ROW, HEXAGON_HIGH),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Layout;
    use parlour_kernel::Message;
    use parlour_scene::{CellShape, Grid, GridCell, GridLayout};

    #[test]
    fn a_board_is_as_large_as_its_cells() {
        let holes = [true, false, false, false, false, false, false, false, true];
        let cell = |hole| GridCell { hole, ..GridCell::empty(Message::new("cell")) };
        let grid = Grid {
            layout: GridLayout::Spaced(CellShape::Hexagons),
            ..Grid::plain(3, holes.map(cell).to_vec(), 0)
        };
        let layout = Layout::of(&grid);
        assert_eq!(layout.size(), (3000, 2 * 866 + 1155));
        assert_eq!([1, 3, 7].map(|cell| layout.middle(cell)), [(1000, 577), (500, 1443), (2000, 2309)]);
        let drawn = Layout::of(&Grid { drawn: true, ..grid });
        assert_eq!(drawn.size(), (4000, 2 * 866 + 1155));
    }
}
