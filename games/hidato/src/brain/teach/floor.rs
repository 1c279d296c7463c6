//! The empty cells as a graph: which are connected, which hang on one cell, and their chessboard colours.
//! Knows no techniques.

use super::{candidates::Candidates, sums::MOST};
use crate::rules::{Board, Cell, Relation, Value};

/// Connected empty cells.
#[derive(Clone, Debug)]
pub struct Region {
    /// Its cells.
    pub cells: Vec<Cell>,
    inside: Vec<bool>,
}

impl Region {
    /// Everything reachable from a cell without entering the excluded ones; `None` if it is more than `most`.
    fn around(candidates: &Candidates<'_>, start: Cell, without: &[Cell], most: usize) -> Option<Region> {
        let mut region = Region { cells: vec![start], inside: vec![false; candidates.cells().len()] };
        region.inside[start.index()] = true;
        let mut next = 0;
        while let Some(&cell) = region.cells.get(next) {
            next += 1;
            for other in candidates.free_beside(cell) {
                if !without.contains(&other) && !region.inside[other.index()] {
                    region.inside[other.index()] = true;
                    region.cells.push(other);
                }
            }
            if region.cells.len() > most {
                return None;
            }
        }
        region.cells.sort_unstable();
        Some(region)
    }

    /// Whether a cell belongs to it.
    pub fn has(&self, cell: Cell) -> bool {
        self.inside[cell.index()]
    }
}

/// The connected components of the empty cells.
pub fn regions(candidates: &Candidates<'_>) -> Vec<Region> {
    let mut regions: Vec<Region> = Vec::new();
    for cell in candidates.free() {
        if !regions.iter().any(|region| region.has(cell)) {
            regions.extend(Region::around(candidates, cell, &[], usize::MAX));
        }
    }
    regions
}

/// Empty cells connected to the rest by only one or two cells.
#[derive(Clone, Debug)]
pub struct Pocket {
    /// The cells that lead there.
    pub ways_in: Vec<Cell>,
    /// What lies behind them.
    pub region: Region,
}

/// Entrances with more candidates than this are not tried in pairs.
const MOST_IN_PAIRS: u16 = 12;
/// Two entrances are at most this many rows and columns apart.
const APART: u8 = 2;

/// Every pocket, those behind one cell first; behind two cells only up to a size, and where both have
/// few candidates.
pub fn pockets<'a>(
    candidates: &'a Candidates<'_>,
    most_behind_two: usize,
) -> impl Iterator<Item = Pocket> + use<'a> {
    let behind_one = candidates.free().filter(move |cut| !is_wide(candidates, *cut));
    let behind_one = behind_one.flat_map(move |cut| {
        let parts = parts(candidates, &[cut], usize::MAX);
        let cut_off = parts.len() > 1;
        parts.into_iter().filter(move |pocket| cut_off && pocket.region.cells.len() <= MOST)
    });
    let narrow: Vec<Cell> =
        candidates.free().filter(|cell| candidates.value_count(*cell) <= MOST_IN_PAIRS).collect();
    let mut pairs = Vec::new();
    for (at, cut) in narrow.iter().enumerate() {
        let near = narrow[at + 1..].iter().filter(|other| is_near(candidates.board(), *cut, **other));
        pairs.extend(near.map(|other| [*cut, *other]));
    }
    let behind_two = pairs.into_iter().flat_map(move |cuts| parts(candidates, &cuts, most_behind_two));
    behind_one.chain(behind_two)
}

fn is_near(board: &Board, a: Cell, b: Cell) -> bool {
    let (a, b) = (board.place(a), board.place(b));
    a.row.abs_diff(b.row) <= APART && a.col.abs_diff(b.col) <= APART
}

/// What is connected to the rest only by all of these cells, up to a size.
fn parts(candidates: &Candidates<'_>, cuts: &[Cell], most: usize) -> Vec<Pocket> {
    let mut parts: Vec<Pocket> = Vec::new();
    let around = cuts.first().into_iter().flat_map(|cut| candidates.free_beside(*cut));
    for cell in around.filter(|cell| !cuts.contains(cell)) {
        if parts.iter().any(|part| part.region.has(cell)) {
            continue;
        }
        let Some(region) = Region::around(candidates, cell, cuts, most) else { continue };
        let touches = |cut: &Cell| candidates.free_beside(*cut).any(|cell| region.has(cell));
        if cuts.iter().all(touches) {
            parts.push(Pocket { ways_in: cuts.to_vec(), region });
        }
    }
    parts
}

/// Whether the neighbours of a cell are connected without it, so that it separates nothing.
fn is_wide(candidates: &Candidates<'_>, cut: Cell) -> bool {
    let around: Vec<Cell> = candidates.free_beside(cut).collect();
    let Some(first) = around.first() else { return true };
    let mut reached = vec![*first];
    let mut next = 0;
    while let Some(&cell) = reached.get(next) {
        next += 1;
        for other in candidates.board().neighbours(cell) {
            if around.contains(other) && !reached.contains(other) {
                reached.push(*other);
            }
        }
    }
    reached.len() == around.len()
}

/// The colours of a chessboard, on which every move changes colour.
#[derive(Clone, Debug)]
pub struct Colours {
    /// 1 for the cells of odd numbers, -1 for the others.
    of_cell: Vec<i16>,
}

impl Colours {
    /// `None` on boards with other moves, or without any number.
    pub fn of(candidates: &Candidates<'_>) -> Option<Colours> {
        let board = candidates.board();
        if board.relation() != Relation::Ortho {
            return None;
        }
        let dark = |cell: Cell| {
            let place = board.place(cell);
            (place.row + place.col) % 2 == 1
        };
        let odd_is_dark = candidates.cells().iter().find_map(|cell| {
            let odd = candidates.value_at(*cell)?.number() % 2 == 1;
            Some(dark(*cell) == odd)
        })?;
        let colour = |cell: &Cell| if dark(*cell) == odd_is_dark { 1 } else { -1 };
        Some(Colours { of_cell: candidates.cells().iter().map(colour).collect() })
    }

    /// The colour of a cell.
    pub fn of_cell(&self, cell: Cell) -> i16 {
        self.of_cell[cell.index()]
    }

    /// The colour of the cells for a value.
    pub fn of_value(value: Value) -> i16 {
        if value.number() % 2 == 1 { 1 } else { -1 }
    }
}
