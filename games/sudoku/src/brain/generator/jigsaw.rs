//! Random regions for jigsaws: the boxes, of which neighbours exchange cells again and again as long as every region stays
//! in one piece. Knows no digits.

use crate::rules::{Cell, CellSet, Regions};
use parlour_kernel::Rng;

/// Exchanges that are tried; about one in a hundred leaves all regions whole.
const TRIES: u32 = 8_000;

/// Nine regions, each in one piece.
pub fn regions(rng: &mut Rng) -> Regions {
    let mut numbers: Vec<u8> = Cell::all().map(Cell::square).collect();
    for _ in 0..TRIES {
        let (one, other) = (rng.below(81) as usize, rng.below(81) as usize);
        if numbers[one] == numbers[other] {
            continue;
        }
        let changed = [numbers[one], numbers[other]];
        numbers.swap(one, other);
        if !changed.into_iter().all(|number| is_whole(cells_of(&numbers, number))) {
            numbers.swap(one, other);
        }
    }
    let numbers = numbers.try_into().expect("a number for each cell");
    Regions::of(numbers).expect("exchanges leave every region its size")
}

fn cells_of(numbers: &[u8], number: u8) -> CellSet {
    Cell::all().filter(|cell| numbers[cell.index()] == number).collect()
}

/// Whether every cell can be reached from every other without leaving the set.
fn is_whole(cells: CellSet) -> bool {
    let Some(start) = cells.first() else { return true };
    let (mut reached, mut edge) = (CellSet::of(start), CellSet::of(start));
    while !edge.is_empty() {
        let near = edge.iter().flat_map(beside).collect::<CellSet>();
        edge = near.and(cells).without(reached);
        reached = reached.or(edge);
    }
    reached == cells
}

fn beside(cell: Cell) -> impl Iterator<Item = Cell> {
    let (row, column) = (cell.row(), cell.column());
    let places = [
        (row.checked_sub(1), Some(column)),
        (Some(row + 1), Some(column)),
        (Some(row), column.checked_sub(1)),
        (Some(row), Some(column + 1)),
    ];
    places.into_iter().filter_map(|(row, column)| Cell::at(row?, column?))
}
