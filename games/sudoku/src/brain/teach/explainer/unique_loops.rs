//! Loops of cells that could swap two digits: the rectangles and longer loops, types 1 to 4.

use super::{
    direct::SHAPES,
    hint::{Hint, Rule},
};
use crate::{
    brain::teach::{
        board::Board,
        candidates::CandidateSet,
        combine::{each_digits, each_subset},
        step::Flow,
        table::{House, Shape},
    },
    rules::{Cell, CellSet, Digit, DigitSet},
};

/// What the shortest loops rate.
pub const LEAST: u16 = 45;

/// The easiest one.
pub fn next(board: &Board) -> Option<Hint> {
    if !board.rules_swaps_out() {
        return None;
    }
    let mut hunt = Hunt { board, pair: DigitSet::EMPTY, loop_cells: Vec::with_capacity(16), best: None };
    for cell in board.bivalues().iter() {
        hunt.pair = board.left(cell);
        hunt.extend(cell, 2, DigitSet::EMPTY, None, [0; 2]);
    }
    hunt.best.map(|(_, hint)| hint)
}

struct Hunt<'a> {
    board: &'a Board,
    pair: DigitSet,
    loop_cells: Vec<Cell>,
    /// Rating and type, least first.
    best: Option<((u16, u8), Hint)>,
}

impl Hunt<'_> {
    /// Goes on from a cell. `visited` are the houses of the cells so far, by parity.
    fn extend(
        &mut self,
        cell: Cell,
        spare: i32,
        mut extra: DigitSet,
        last: Option<Shape>,
        visited: [u64; 2],
    ) {
        let parity = self.loop_cells.len() % 2;
        let own = self.houses(cell);
        if visited[parity] & own != 0 {
            return;
        }
        let mut visited = visited;
        visited[parity] |= own;
        self.loop_cells.push(cell);
        for shape in [Shape::Box, Shape::Row, Shape::Column] {
            if last == Some(shape) {
                continue;
            }
            for next in self.board.table().house(cell, shape).cells.iter() {
                if self.loop_cells[0] == next && self.loop_cells.len() >= 4 {
                    if visited[0] == visited[1] {
                        self.closed();
                    }
                    continue;
                }
                let left = self.board.left(next);
                if self.loop_cells.contains(&next) || !left.holds(self.pair) {
                    continue;
                }
                extra = extra.or(left).without(self.pair);
                let more = left.len() > 2;
                if !more || extra.len() == 1 || spare > 0 {
                    self.extend(next, spare - i32::from(more), extra, Some(shape), visited);
                }
            }
        }
        self.loop_cells.pop();
    }

    fn houses(&self, cell: Cell) -> u64 {
        let houses = self.board.table().houses().iter().enumerate();
        houses.filter(|(_, house)| house.cells.has(cell)).fold(0, |mask, (at, _)| mask | 1 << at)
    }

    fn offer(&mut self, added: u16, kind: u8, out: CandidateSet) {
        let base = match self.loop_cells.len() {
            4 => LEAST,
            6 => 46,
            8 => 47,
            _ => 50,
        };
        let key = (base + added, kind);
        if !out.is_empty() && self.best.as_ref().is_none_or(|(best, _)| key < *best) {
            self.best = Some((key, Hint::ruling_out(Rule::UniqueLoop, key.0, out)));
        }
    }

    fn closed(&mut self) {
        let board = self.board;
        let is_roof = |cell: &Cell| board.left(*cell).len() > 2;
        let roof: CellSet = self.loop_cells.iter().copied().filter(is_roof).collect();
        let extra = board.union(roof).without(self.pair);
        let Some(first) = roof.first() else { return };
        if roof.len() == 1 {
            self.offer(0, 1, CandidateSet::in_cell(self.pair, first));
            return;
        }
        if let (Some(digit), 1) = (extra.first(), extra.len()) {
            self.offer(0, 2, CandidateSet::of(digit, board.seeing(digit, roof)));
        }
        if roof.len() == 2 {
            if extra.len() >= 2 {
                self.sets(roof, extra);
            }
            self.locked(roof);
        }
    }

    /// Type 4: one of the digits is locked in the roof, so the other is out.
    fn locked(&mut self, roof: CellSet) {
        let board = self.board;
        for digit in self.pair.iter() {
            let shared = board.table().houses().iter().filter(|house| house.cells.holds(roof));
            if shared.into_iter().any(|house| roof.holds(board.places(digit).and(house.cells))) {
                let mut out = CandidateSet::EMPTY;
                for other in self.pair.without(DigitSet::of(digit)).iter() {
                    out.add(other, roof);
                }
                self.offer(0, 4, out);
                return;
            }
        }
    }

    /// Type 3: the extra digits of the roof make a set with other cells.
    fn sets(&mut self, roof: CellSet, extra: DigitSet) {
        let board = self.board;
        for shape in SHAPES {
            for house in board.table().shaped(shape).filter(|house| house.cells.holds(roof)) {
                let open = house.cells.and(board.empty());
                for degree in extra.len() as usize..=7 {
                    if degree * 2 <= open.len() as usize {
                        self.naked(house, roof, extra, degree);
                    }
                    if degree * 2 < open.len() as usize {
                        self.hidden(house, roof, extra, degree);
                    }
                }
            }
        }
    }

    fn naked(&mut self, house: &House, roof: CellSet, extra: DigitSet, degree: usize) {
        let board = self.board;
        let mut found = CandidateSet::EMPTY;
        let others = house.cells.and(board.empty()).without(roof);
        let shared = roof.iter().fold(extra, |set, cell| set.and(board.left(cell)));
        let _ = each_subset(others, degree - 1, &mut |cells| {
            let digits = board.union(cells);
            let small = cells.iter().any(|cell| board.left(cell).len() < 2);
            if small || digits.or(shared).len() as usize != degree || !digits.or(shared).holds(extra) {
                return Flow::Continue(());
            }
            for digit in digits.or(extra).iter() {
                found.add(digit, board.places(digit).and(house.cells).without(cells.or(roof)));
            }
            if found.is_empty() { Flow::Continue(()) } else { Flow::Break(()) }
        });
        self.offer(degree as u16 - 1, 3, found);
    }

    fn hidden(&mut self, house: &House, roof: CellSet, extra: DigitSet, degree: usize) {
        let (board, pair) = (self.board, self.pair);
        let mut found = CandidateSet::EMPTY;
        let is_open = |digit: &Digit| board.places(*digit).meets(house.cells);
        let rest: DigitSet = DigitSet::FULL.without(pair).without(extra).iter().filter(is_open).collect();
        let last = roof.iter().last().map_or(CellSet::EMPTY, CellSet::of);
        let _ = each_digits(rest, degree - 2, &mut |more| {
            let values = more.or(pair);
            let cells = values.iter().fold(CellSet::EMPTY, |cells, digit| {
                cells.or(board.places(digit).and(house.cells).without(last))
            });
            if cells.len() as usize != degree {
                return Flow::Continue(());
            }
            for digit in DigitSet::FULL.without(values).iter() {
                found.add(digit, board.places(digit).and(cells).without(roof));
            }
            if found.is_empty() { Flow::Continue(()) } else { Flow::Break(()) }
        });
        self.offer(degree as u16 - 2, 3, found);
    }
}
