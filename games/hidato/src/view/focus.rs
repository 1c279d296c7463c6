//! Where the keyboard focus is: at a legal cell, at any other cell, or nowhere.

use crate::rules::{Cell, Place, Seen};
use parlour_scene::Direction;

/// Where the keyboard focus is.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) enum Focus {
    /// Nowhere.
    #[default]
    Nowhere,
    /// At the legal cell with this index.
    Open(usize),
    /// At any cell.
    At(Cell),
}

/// The cells that the next number may go to.
pub(super) fn open_cells(seen: &Seen<'_>) -> Vec<Cell> {
    seen.target().map(|target| target.cells).unwrap_or_default()
}

/// The place of a cell in the rectangle, which is how scenes number cells.
pub(super) fn number(seen: &Seen<'_>, cell: Cell) -> u16 {
    place_number(seen.board().place(cell), seen.board().columns())
}

pub(super) fn place_number(place: Place, columns: u8) -> u16 {
    u16::from(place.row) * u16::from(columns) + u16::from(place.col)
}

/// The place with a scene's number.
pub(super) fn place_of(number: u16, columns: u8) -> Place {
    let columns = u16::from(columns.max(1));
    let narrow = |part: u16| u8::try_from(part).unwrap_or(u8::MAX);
    Place { row: narrow(number / columns), col: narrow(number % columns) }
}

impl Focus {
    /// The cell it is at.
    pub fn cell(self, seen: &Seen<'_>) -> Option<Cell> {
        match self {
            Focus::Nowhere => None,
            Focus::Open(index) => open_cells(seen).get(index).copied(),
            Focus::At(cell) => Some(cell),
        }
    }

    /// The focus after a change: the index is clamped; without legal cells, the focus goes to the anchor.
    pub fn settled(self, seen: &Seen<'_>) -> Focus {
        match (self, open_cells(seen).len()) {
            (Focus::Open(_), 0) => seen.anchor().map_or(Focus::Nowhere, Focus::At),
            (Focus::Open(index), count) => Focus::Open(index.min(count - 1)),
            (other, _) => other,
        }
    }

    /// To the next legal cell, wrapping around; from nowhere to the first, or the last.
    pub fn cycled(self, seen: &Seen<'_>, back: bool) -> Focus {
        let open = open_cells(seen);
        let Some(last) = open.len().checked_sub(1) else { return self };
        let at = self.cell(seen).and_then(|cell| open.iter().position(|other| *other == cell));
        Focus::Open(match (at, back) {
            (None, false) => 0,
            (None, true) => last,
            (Some(index), false) => (index + 1) % (last + 1),
            (Some(index), true) => (index + last) % (last + 1),
        })
    }

    /// One cell over, wrapping at the edges and skipping holes.
    pub fn walked(self, seen: &Seen<'_>, direction: Direction) -> Focus {
        let board = seen.board();
        let from = self.cell(seen).or_else(|| seen.anchor()).or_else(|| board.cells().next());
        let Some(from) = from else { return self };
        let (rows, columns) = (board.rows(), board.columns());
        let mut place = board.place(from);
        for _ in 0..u16::from(rows.max(columns)) {
            place = beside(place, direction, rows, columns);
            if let Some(cell) = board.cell(place) {
                return Focus::At(cell);
            }
        }
        self
    }
}

/// The next place in a direction, wrapping at the edges.
pub(super) fn beside(Place { row, col }: Place, direction: Direction, rows: u8, columns: u8) -> Place {
    match direction {
        Direction::Up => Place { row: (row + rows - 1) % rows, col },
        Direction::Down => Place { row: (row + 1) % rows, col },
        Direction::Left => Place { row, col: (col + columns - 1) % columns },
        Direction::Right => Place { row, col: (col + 1) % columns },
    }
}
