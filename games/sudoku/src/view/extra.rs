//! What a variant adds to the board and to what is said of its cells: borders of regions, diagonals, windows and groups.

use crate::rules::{Cell, CellSet, Extra, Shape, Variant};
use parlour_kernel::Message;

/// The cells with something drawn in them.
#[derive(Default)]
pub(super) struct Drawn {
    /// Another region begins on the right.
    pub right: CellSet,
    /// Another region begins below.
    pub below: CellSet,
    /// In a window, or of every other group.
    pub shaded: CellSet,
    /// On the diagonal from the upper left.
    pub falling: CellSet,
    /// On the diagonal from the lower left.
    pub rising: CellSet,
}

impl Drawn {
    /// What a variant shows.
    pub fn of(variant: &Variant) -> Drawn {
        if variant.is_classic() {
            return Drawn::default();
        }
        let extras = variant.extras();
        let cells =
            |holds: &dyn Fn(Cell) -> bool| Cell::all().filter(|cell| holds(*cell)).collect::<CellSet>();
        let ends = |cell: Cell, next: Option<Cell>| {
            let regions = variant.regions().zip(next);
            regions.is_some_and(|(regions, next)| regions.number(cell) != regions.number(next))
        };
        let houses = variant.layout().houses().iter();
        let windows = houses.filter(|house| house.shape == Shape::Window);
        let windows = windows.fold(CellSet::EMPTY, |all, house| all.or(house.cells));
        // Of the nine places of a box every other one, so that equal places look alike.
        let is_even = |cell: Cell| (cell.row() % 3 + cell.column() % 3).is_multiple_of(2);
        let groups = cells(&|cell| extras.has(Extra::Disjoint) && is_even(cell));
        Drawn {
            right: cells(&|cell| ends(cell, Cell::at(cell.row(), cell.column() + 1))),
            below: cells(&|cell| ends(cell, Cell::at(cell.row() + 1, cell.column()))),
            shaded: windows.or(groups),
            falling: cells(&|cell| extras.has(Extra::Falling) && cell.row() == cell.column()),
            rising: cells(&|cell| extras.has(Extra::Rising) && cell.row() + cell.column() == 8),
        }
    }
}

/// What is said of a cell, with the houses that it has beside row, column and box.
pub(super) fn spoken(variant: &Variant, cell: Cell, said: Message) -> Message {
    if variant.is_classic() {
        return said;
    }
    variant.layout().around(cell).fold(said, |said, house| {
        let key = match house.shape {
            Shape::Row | Shape::Column | Shape::Box => return said,
            Shape::Region => "sudoku.cell-in-region",
            Shape::Diagonal => "sudoku.cell-on-diagonal",
            Shape::Window => "sudoku.cell-in-window",
            Shape::Group => "sudoku.cell-in-group",
        };
        Message::new(key).message("cell", said).int("number", house.number + 1)
    })
}

/// What is said once a grid is full and breaks no rule.
pub(super) fn solved(variant: &Variant) -> Message {
    Message::new(if variant.is_classic() { "sudoku.solved" } else { "sudoku.solved-variant" })
}

/// The names of the rules that are added.
pub(super) fn named(variant: &Variant) -> Option<Message> {
    let names = variant.words().map(|word| Message::new(format!("sudoku.variant-{word}")));
    names.reduce(|first, next| Message::new("sudoku.rules-and").message("first", first).message("next", next))
}
