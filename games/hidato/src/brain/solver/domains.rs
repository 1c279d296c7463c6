//! Where each value may go and what each cell may hold, narrowed to a fixed point: a value must be next to
//! its predecessor and successor, and a last cell or last value is taken. Knows no search.

use super::squares::{self, Square, Squares};
use crate::{brain::Puzzle, rules::Cell};
use std::collections::VecDeque;

/// A value, from 0.
pub type Rank = u16;

/// A value at a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    pub rank: Rank,
    pub square: Square,
}

/// A contradiction: some value has no cell, or some cell no value.
#[derive(Clone, Copy, Debug)]
pub struct Dead;

/// The domains, with a trail for backtracking.
#[derive(Debug)]
pub struct Domains<'a> {
    pub squares: &'a Squares,
    /// The squares of each value.
    places: Vec<u64>,
    /// The values of each square.
    values: Vec<u64>,
    value_words: usize,
    place_count: Vec<u16>,
    value_count: Vec<u16>,
    /// Linked squares of each square that has some.
    links: Vec<(Square, Square)>,
    /// What was removed, in order.
    trail: Vec<Spot>,
    changed: VecDeque<Rank>,
    is_changed: Vec<bool>,
    cells_changed: Vec<Square>,
    scratch: Vec<u64>,
}

impl<'a> Domains<'a> {
    /// What follows from the puzzle alone.
    pub fn of(puzzle: &Puzzle, squares: &'a Squares) -> Result<Domains<'a>, Dead> {
        Domains::with(puzzle, squares, starting_places(puzzle, squares))
    }

    /// What follows if only some places are left for each value.
    pub fn narrowed(
        puzzle: &Puzzle,
        squares: &'a Squares,
        left: impl Fn(Rank, Cell) -> bool,
    ) -> Result<Domains<'a>, Dead> {
        let words = squares.words;
        let mut places = vec![0; usize::from(puzzle.board.size()) * words];
        for (rank, places) in (0..).zip(places.chunks_mut(words)) {
            for cell in puzzle.board.cells().filter(|cell| left(rank, *cell)) {
                squares::insert(places, squares.of_cell[cell.index()]);
            }
        }
        Domains::with(puzzle, squares, places)
    }

    fn with(puzzle: &Puzzle, squares: &'a Squares, places: Vec<u64>) -> Result<Domains<'a>, Dead> {
        let size = usize::from(puzzle.board.size());
        let value_words = size.div_ceil(64);
        let mut domains = Domains {
            squares,
            places,
            values: vec![0; squares.length() * value_words],
            value_words,
            place_count: vec![0; size],
            value_count: vec![0; squares.length()],
            links: both_ways(puzzle, squares),
            trail: Vec::new(),
            changed: (0..puzzle.board.size()).collect(),
            is_changed: vec![true; size],
            cells_changed: squares.of_cell.clone(),
            scratch: vec![0; squares.words],
        };
        for rank in 0..puzzle.board.size() {
            let from = usize::from(rank) * squares.words;
            let places = &domains.places[from..from + squares.words];
            domains.place_count[usize::from(rank)] = squares::size(places) as u16;
            for square in squares::bits(places) {
                let values = usize::from(square) * value_words;
                squares::insert(&mut domains.values[values..values + value_words], rank);
                domains.value_count[usize::from(square)] += 1;
            }
        }
        domains.propagate()?;
        Ok(domains)
    }

    /// How many values there are.
    pub fn size(&self) -> u16 {
        self.place_count.len() as u16
    }

    /// The total number of places left for all values.
    pub fn open(&self) -> usize {
        self.place_count.iter().copied().map(usize::from).sum()
    }

    /// Where a value may go.
    pub fn places(&self, rank: Rank) -> &[u64] {
        let from = usize::from(rank) * self.squares.words;
        &self.places[from..from + self.squares.words]
    }

    /// What a square may hold.
    pub fn values(&self, square: Square) -> &[u64] {
        let from = usize::from(square) * self.value_words;
        &self.values[from..from + self.value_words]
    }

    /// How many places a value has.
    pub fn place_count(&self, rank: Rank) -> u16 {
        self.place_count[usize::from(rank)]
    }

    /// How many values a square has.
    pub fn value_count(&self, square: Square) -> u16 {
        self.value_count[usize::from(square)]
    }

    /// Linked squares, each pair both ways.
    pub fn links(&self) -> &[(Square, Square)] {
        &self.links
    }

    /// The current length of the trail.
    pub fn mark(&self) -> usize {
        self.trail.len()
    }

    /// Backtracks to a mark.
    pub fn back_to(&mut self, mark: usize) {
        for spot in self.trail.drain(mark..) {
            let words = self.squares.words;
            let from = usize::from(spot.rank) * words;
            squares::insert(&mut self.places[from..from + words], spot.square);
            let from = usize::from(spot.square) * self.value_words;
            squares::insert(&mut self.values[from..from + self.value_words], spot.rank);
            self.place_count[usize::from(spot.rank)] += 1;
            self.value_count[usize::from(spot.square)] += 1;
        }
    }

    /// Assigns a value to a square.
    pub fn assign(&mut self, spot: Spot) -> Result<(), Dead> {
        self.keep_place(spot);
        self.keep_value(spot);
        self.propagate()
    }

    /// Rules a value out at a square.
    pub fn exclude(&mut self, spot: Spot) -> Result<(), Dead> {
        self.take(spot);
        self.propagate()
    }

    fn take(&mut self, spot: Spot) {
        let words = self.squares.words;
        let from = usize::from(spot.rank) * words;
        squares::remove(&mut self.places[from..from + words], spot.square);
        let from = usize::from(spot.square) * self.value_words;
        squares::remove(&mut self.values[from..from + self.value_words], spot.rank);
        self.place_count[usize::from(spot.rank)] -= 1;
        self.value_count[usize::from(spot.square)] -= 1;
        self.trail.push(spot);
        if !self.is_changed[usize::from(spot.rank)] {
            self.is_changed[usize::from(spot.rank)] = true;
            self.changed.push_back(spot.rank);
        }
        self.cells_changed.push(spot.square);
    }

    /// Rules out every other square for this value.
    fn keep_place(&mut self, spot: Spot) {
        for at in 0..self.squares.words {
            let word = self.places[usize::from(spot.rank) * self.squares.words + at];
            for bit in squares::word_bits(word) {
                let square = 64 * at as u16 + bit;
                if square != spot.square {
                    self.take(Spot { square, ..spot });
                }
            }
        }
    }

    /// Rules out every other value for this square.
    fn keep_value(&mut self, spot: Spot) {
        for at in 0..self.value_words {
            let word = self.values[usize::from(spot.square) * self.value_words + at];
            for bit in squares::word_bits(word) {
                let rank = 64 * at as u16 + bit;
                if rank != spot.rank {
                    self.take(Spot { rank, ..spot });
                }
            }
        }
    }

    fn propagate(&mut self) -> Result<(), Dead> {
        let result = self.draw_conclusions();
        if result.is_err() {
            self.cells_changed.clear();
            for rank in self.changed.drain(..) {
                self.is_changed[usize::from(rank)] = false;
            }
        }
        result
    }

    fn draw_conclusions(&mut self) -> Result<(), Dead> {
        loop {
            if let Some(square) = self.cells_changed.pop() {
                self.look_at_square(square)?;
            } else if let Some(rank) = self.changed.pop_front() {
                self.is_changed[usize::from(rank)] = false;
                self.look_at_value(rank)?;
            } else {
                return Ok(());
            }
        }
    }

    fn look_at_square(&mut self, square: Square) -> Result<(), Dead> {
        match self.value_count(square) {
            0 => return Err(Dead),
            1 => {
                let rank = squares::bits(self.values(square)).next().expect("one is left");
                if self.place_count(rank) > 1 {
                    self.keep_place(Spot { rank, square });
                }
            }
            _ => {}
        }
        for at in 0..self.links.len() {
            let (from, to) = self.links[at];
            if from == square {
                self.follow_link(from, to);
            }
        }
        Ok(())
    }

    /// The values of `to` differ by one from those of `from`.
    fn follow_link(&mut self, from: Square, to: Square) {
        let has = |rank: Option<Rank>| rank.is_some_and(|rank| squares::contains(self.values(from), rank));
        let highest = self.size() - 1;
        let alone =
            |rank: &Rank| !has(rank.checked_sub(1)) && !has(Some(rank + 1).filter(|next| *next <= highest));
        let gone: Vec<Rank> = squares::bits(self.values(to)).filter(alone).collect();
        for rank in gone {
            self.take(Spot { rank, square: to });
        }
    }

    fn look_at_value(&mut self, rank: Rank) -> Result<(), Dead> {
        match self.place_count(rank) {
            0 => return Err(Dead),
            1 => {
                let square = squares::bits(self.places(rank)).next().expect("one is left");
                if self.value_count(square) > 1 {
                    self.keep_value(Spot { rank, square });
                }
            }
            _ => {}
        }
        let words = self.squares.words;
        let from = usize::from(rank) * words;
        self.squares.beside(&self.places[from..from + words], &mut self.scratch);
        if rank > 0 {
            self.keep_beside(rank - 1);
        }
        if rank + 1 < self.size() {
            self.keep_beside(rank + 1);
        }
        Ok(())
    }

    /// Only squares in `scratch` are left for the value.
    fn keep_beside(&mut self, rank: Rank) {
        for at in 0..self.squares.words {
            let word = self.places[usize::from(rank) * self.squares.words + at] & !self.scratch[at];
            for bit in squares::word_bits(word) {
                self.take(Spot { rank, square: 64 * at as u16 + bit });
            }
        }
    }
}

/// Starts from every free cell for every missing value, then keeps what can be reached from the value
/// before and from the one after. Two sweeps cover distances around holes and givens, and parity.
fn starting_places(puzzle: &Puzzle, squares: &Squares) -> Vec<u64> {
    let words = squares.words;
    let size = usize::from(puzzle.board.size());
    let mut free = squares.usable().to_vec();
    let mut given: Vec<Option<Cell>> = vec![None; size];
    for (cell, value) in puzzle.board.cells().zip(&puzzle.givens) {
        if let Some(value) = value {
            squares::remove(&mut free, squares.of_cell[cell.index()]);
            given[usize::from(value.number() - 1)] = Some(cell);
        }
    }
    let mut places = Vec::with_capacity(size * words);
    for cell in given {
        match cell {
            None => places.extend_from_slice(&free),
            Some(cell) => {
                places.resize(places.len() + words, 0);
                let from = places.len() - words;
                squares::insert(&mut places[from..], squares.of_cell[cell.index()]);
            }
        }
    }
    let mut reach = vec![0; words];
    let mut narrow = |to: usize, from: usize| {
        squares.beside(&places[from * words..(from + 1) * words], &mut reach);
        for (word, reach) in places[to * words..(to + 1) * words].iter_mut().zip(&reach) {
            *word &= reach;
        }
    };
    for rank in 1..size {
        narrow(rank, rank - 1);
    }
    for rank in (1..size).rev() {
        narrow(rank - 1, rank);
    }
    places
}

fn both_ways(puzzle: &Puzzle, squares: &Squares) -> Vec<(Square, Square)> {
    let pairs = puzzle.links.iter().map(|(a, b)| (squares.of_cell[a.index()], squares.of_cell[b.index()]));
    pairs.flat_map(|(a, b)| [(a, b), (b, a)]).collect()
}
