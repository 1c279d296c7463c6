//! Row by row, every order of rows that still gives the least text. Choices that make no difference (empty
//! rows, bands and stacks) are tried once and counted.

use super::{
    Canonical,
    order::{Columns, ORDERS, Reading, Row},
    pair,
};
use crate::rules::Grid;

/// A way of reading the grid, as far as it has been decided.
#[derive(Clone, Copy)]
struct Path {
    columns: Columns,
    /// Whether the grid is read transposed.
    view: u8,
    /// The rows read already, as bits.
    used: u16,
    /// The band being read.
    band: u8,
    /// How many equal ways this path stands for.
    ways: u64,
}

/// The rows of the grid, or of its transpose, and which are empty.
struct View {
    rows: [Row; 9],
    empty_rows: u16,
}

/// The first row of the form of any full grid.
const FIRST: Row = [1, 2, 3, 4, 5, 6, 7, 8, 9];

pub struct Search {
    views: [View; 2],
    is_full: bool,
    least: Row,
    paths: Vec<Path>,
}

impl Search {
    pub fn new(grid: &Grid) -> Self {
        let numbers = grid.numbers();
        let mut views = [[[0; 9]; 9]; 2];
        for (index, number) in numbers.iter().enumerate() {
            let (row, column) = (index / 9, index % 9);
            views[0][row][column] = *number;
            views[1][column][row] = *number;
        }
        let is_full = !numbers.contains(&0);
        Search { views: views.map(View::of), is_full, least: [u8::MAX; 9], paths: Vec::with_capacity(128) }
    }

    pub fn run(mut self) -> Canonical {
        let mut numbers = [0; 81];
        let (mut paths, read) = if self.is_full {
            let (paths, second) = self.full_beginnings();
            numbers[..18].copy_from_slice([FIRST, second].as_flattened());
            (paths, 2)
        } else {
            ((0..2).flat_map(|view| self.beginnings(view)).collect(), 0)
        };
        for out in numbers.chunks_exact_mut(9).skip(read) {
            self.least = [u8::MAX; 9];
            for path in &paths {
                self.extend(path);
            }
            out.copy_from_slice(&self.least);
            std::mem::swap(&mut paths, &mut self.paths);
            self.paths.clear();
        }
        let automorphisms = paths.iter().map(|path| path.ways * path.columns.ways()).sum();
        Canonical { grid: Grid::from_numbers(numbers).expect("new names are 1 to 9"), automorphisms }
    }

    /// The paths through two rows of a full grid that give the least second row, and that row.
    fn full_beginnings(&self) -> (Vec<Path>, Row) {
        let mut paths = Vec::with_capacity(128);
        let mut least = [u8::MAX; 9];
        for (view, rows) in (0..).zip(self.views.each_ref().map(|view| &view.rows)) {
            // Rows i and j of a band, in this order.
            for (i, j) in (0..9).flat_map(|i| [1, 2].map(|step| (i, i / 3 * 3 + (i + step) % 3))) {
                pair::least_orders(&rows[i], &rows[j], |order, second| {
                    if second < least {
                        least = second;
                        paths.clear();
                    }
                    if second == least {
                        let columns = Columns::settled(order, &rows[i]);
                        paths.push(Path { columns, view, used: 1 << i | 1 << j, band: i as u8 / 3, ways: 1 });
                    }
                });
            }
        }
        (paths, least)
    }

    /// One path for each order of the stacks; empty stacks keep their order among themselves.
    fn beginnings(&self, view: u8) -> impl Iterator<Item = Path> + use<> {
        let empty = self.views[usize::from(1 - view)].empty_bands();
        let ways = [1, 1, 2, 6][empty.count_ones() as usize];
        let in_order = move |stacks: &[u8; 3]| {
            let mut kept = stacks.iter().filter(|stack| empty >> **stack & 1 == 1);
            kept.clone().zip(kept.by_ref().skip(1)).all(|(a, b)| a < b)
        };
        ORDERS.into_iter().filter(in_order).map(move |stacks| Path {
            columns: Columns::of_stacks(stacks),
            view,
            used: 0,
            band: 0,
            ways,
        })
    }

    /// Tries every row that can come next.
    fn extend(&mut self, path: &Path) {
        if !path.used.count_ones().is_multiple_of(3) {
            return self.extend_in_band(path);
        }
        let is_free = |band: &u32| path.used & 7 << (3 * band) == 0;
        let free = (0..3).filter(is_free).fold(0, |set, band| set | 1 << band);
        let empty = self.views[usize::from(path.view)].empty_bands() & free;
        for band in (0..3).filter(is_free) {
            let is_empty = empty >> band & 1 == 1;
            if is_empty && empty.trailing_zeros() != band {
                continue;
            }
            let ways = if is_empty { path.ways * u64::from(empty.count_ones()) } else { path.ways };
            self.extend_in_band(&Path { band: band as u8, ways, ..*path });
        }
    }

    fn extend_in_band(&mut self, path: &Path) {
        let view = &self.views[usize::from(path.view)];
        let free = 7 << (3 * path.band) & !path.used;
        let empty = free & view.empty_rows;
        for index in 0..3 {
            let index = 3 * path.band + index;
            let bit = 1 << index;
            if free & bit == 0 || (empty & bit != 0 && empty & (bit - 1) != 0) {
                continue;
            }
            let ways = if empty & bit == 0 { path.ways } else { path.ways * u64::from(empty.count_ones()) };
            let row = self.views[usize::from(path.view)].rows[usize::from(index)];
            self.read(Path { used: path.used | bit, ways, ..*path }, &row, 0);
        }
    }

    /// Reads a row from a place on, following every choice that keeps up with the least row so far.
    fn read(&mut self, mut path: Path, row: &Row, mut place: usize) {
        let mut values = [0; 9];
        while place < 9 {
            match path.columns.read(row, place, &mut values) {
                Reading::Fixed(count) => {
                    for _ in 0..count {
                        if !self.keeps_up(place, values[place]) {
                            return;
                        }
                        place += 1;
                    }
                }
                Reading::Choice { columns, count } => {
                    if !self.keeps_up(place, values[place]) {
                        return;
                    }
                    for column in &columns[1..usize::from(count)] {
                        let mut other = path;
                        other.columns.choose(row, *column);
                        self.read(other, row, place + 1);
                    }
                    path.columns.choose(row, columns[0]);
                    place += 1;
                    // The others may have found something smaller further on; `keeps_up` notices there.
                }
            }
        }
        self.paths.push(path);
    }

    /// Whether a value at a place is at least as small as the least so far; a smaller one drops
    /// everything found before.
    fn keeps_up(&mut self, place: usize, value: u8) -> bool {
        let least = &mut self.least[place];
        if value < *least {
            *least = value;
            self.least[place + 1..].fill(u8::MAX);
            self.paths.clear();
        }
        value <= self.least[place]
    }
}

impl View {
    fn of(rows: [Row; 9]) -> Self {
        let empty = |index: &usize| rows[*index] == [0; 9];
        View { rows, empty_rows: (0..9).filter(empty).fold(0, |set, index| set | 1 << index) }
    }

    fn empty_bands(&self) -> u8 {
        (0..3).fold(0, |set, band| set | u8::from(self.empty_rows >> (3 * band) & 7 == 7) << band)
    }
}
