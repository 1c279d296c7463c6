//! What a candidate, a group of them or an almost locked set leads to: the graph that chains walk through.
//! Knows no technique.

use super::{als, board::Board, candidates::CandidateSet, step::Node, table::Shape};
use crate::rules::{Cell, CellSet, Digit, DigitSet};

/// Which nodes and links take part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Net {
    /// Candidates of one digit at a time.
    OneDigit,
    /// Strong links inside cells of two candidates only.
    Bivalue,
    /// Candidates.
    Plain,
    /// Groups as well.
    Grouped,
    /// Groups and almost locked sets.
    WithSets,
}

/// A place in the graph.
#[derive(Clone, Debug)]
pub struct Spot {
    /// Digit and cells.
    pub node: Node,
    /// The almost locked set that it belongs to, by number.
    pub set: Option<usize>,
    /// The candidates that are false if it is true.
    pub reach: CandidateSet,
    /// Spots that are false if it is true.
    pub weak: Vec<u16>,
    /// Spots that are true if it is false.
    pub strong: Vec<u16>,
}

/// All spots of a board.
pub struct Graph {
    /// The spots, candidates first.
    pub spots: Vec<Spot>,
    /// What each almost locked set loses once it is locked, digit by digit.
    pub locked: Vec<CandidateSet>,
}

/// Larger sets are beyond what people look for in a chain.
const LARGEST_SET: u32 = 5;

impl Graph {
    /// The graph of a board.
    pub fn of(board: &Board, net: Net) -> Graph {
        let mut graph = Graph { spots: Vec::new(), locked: Vec::new() };
        graph.add_candidates(board);
        if matches!(net, Net::Grouped | Net::WithSets) {
            graph.add_groups(board);
        }
        let plain = graph.spots.len();
        graph.link_weakly(board, net);
        graph.link_strongly(board, net, plain);
        if net == Net::WithSets {
            graph.add_sets(board, plain);
        }
        graph
    }

    fn add(&mut self, board: &Board, digit: Digit, cells: CellSet, set: Option<usize>) -> u16 {
        let mut reach = board.ruled_out_by(digit, cells);
        if let (None, Some(cell), 1) = (set, cells.first(), cells.len()) {
            let others = board.left(cell).without(DigitSet::of(digit));
            reach = reach.or(&CandidateSet::in_cell(others, cell));
        }
        let node = Node { digit, cells };
        self.spots.push(Spot { node, set, reach, weak: Vec::new(), strong: Vec::new() });
        (self.spots.len() - 1) as u16
    }

    fn add_candidates(&mut self, board: &Board) {
        for digit in Digit::all() {
            for cell in board.places(digit).iter() {
                self.add(board, digit, CellSet::of(cell), None);
            }
        }
    }

    /// Two or three places of a digit that a box and a line share.
    fn add_groups(&mut self, board: &Board) {
        let table = board.table();
        for digit in Digit::all() {
            for square in table.shaped(Shape::Box) {
                for line in table.houses().iter().filter(|house| !house.shape.is_block()) {
                    let cells = board.places(digit).and(square.cells).and(line.cells);
                    if cells.len() >= 2 {
                        self.add(board, digit, cells, None);
                    }
                }
            }
        }
    }

    /// Where the spots of each digit stand among the first so many.
    fn by_digit(&self, count: usize) -> [Vec<u16>; 9] {
        let mut lists: [Vec<u16>; 9] = Default::default();
        for (at, spot) in self.spots[..count].iter().enumerate() {
            lists[spot.node.digit.index()].push(at as u16);
        }
        lists
    }

    fn link(&mut self, one: u16, other: u16) {
        self.spots[usize::from(one)].weak.push(other);
        self.spots[usize::from(other)].weak.push(one);
    }

    fn link_weakly(&mut self, board: &Board, net: Net) {
        for list in self.by_digit(self.spots.len()) {
            for (at, one) in list.iter().enumerate() {
                let seen = board.table().common_peers(self.spots[usize::from(*one)].node.cells);
                for other in &list[at + 1..] {
                    if seen.holds(self.spots[usize::from(*other)].node.cells) {
                        self.link(*one, *other);
                    }
                }
            }
        }
        if net == Net::OneDigit {
            return;
        }
        if board.table().has_neighbours_apart() {
            self.link_neighbours(board);
        }
        for cell in board.empty().iter() {
            let inside = in_cell(board, cell);
            for (at, one) in inside.iter().enumerate() {
                for other in &inside[at + 1..] {
                    self.link(*one, *other);
                }
            }
        }
    }

    /// Consecutive digits of which only one can be where they are, side by side.
    fn link_neighbours(&mut self, board: &Board) {
        let lists = self.by_digit(self.spots.len());
        for (lower, higher) in lists.iter().zip(&lists[1..]) {
            for one in lower {
                let apart = board.table().common_apart(self.spots[usize::from(*one)].node.cells);
                for other in higher {
                    if apart.holds(self.spots[usize::from(*other)].node.cells) {
                        self.link(*one, *other);
                    }
                }
            }
        }
    }

    fn link_strongly(&mut self, board: &Board, net: Net, plain: usize) {
        if net != Net::OneDigit {
            for cell in board.bivalues().iter() {
                if let [one, other] = in_cell(board, cell)[..] {
                    self.spots[usize::from(one)].strong.push(other);
                    self.spots[usize::from(other)].strong.push(one);
                }
            }
        }
        if net == Net::Bivalue {
            return;
        }
        for list in self.by_digit(plain) {
            for one in &list {
                let node = self.spots[usize::from(*one)].node;
                for house in board.table().houses().iter().filter(|house| house.cells.holds(node.cells)) {
                    let rest = board.places(node.digit).and(house.cells).without(node.cells);
                    let is_rest = |other: &&u16| self.spots[usize::from(**other)].node.cells == rest;
                    if !rest.is_empty()
                        && rest.len() <= 3
                        && let Some(other) = list.iter().find(is_rest).copied()
                        && !self.spots[usize::from(*one)].strong.contains(&other)
                    {
                        self.spots[usize::from(*one)].strong.push(other);
                    }
                }
            }
        }
    }

    /// A spot for every digit of every set: false if the set lacks the digit, which then holds all the others.
    fn add_sets(&mut self, board: &Board, plain: usize) {
        let sets = als::list(board);
        let usable = sets.iter().filter(|als| (2..=LARGEST_SET).contains(&als.cells.len()));
        for (number, als) in usable.enumerate() {
            let mut locked = CandidateSet::EMPTY;
            let mut own: Vec<u16> = Vec::new();
            for digit in als.digits.iter() {
                let out = board.places(digit).and(als.seen(digit));
                locked.add(digit, out);
                if !out.is_empty() {
                    own.push(self.add(board, digit, als.holders(digit), Some(number)));
                }
            }
            self.locked.push(locked);
            for one in &own {
                self.spots[usize::from(*one)].strong = own.iter().copied().filter(|at| at != one).collect();
            }
        }
        for one in plain..self.spots.len() {
            let node = self.spots[one].node;
            let seen = board.table().common_peers(node.cells);
            for other in 0..one {
                let there = self.spots[other].node;
                if there.digit == node.digit && seen.holds(there.cells) {
                    self.spots[one].weak.push(other as u16);
                    self.spots[other].weak.push(one as u16);
                }
            }
        }
    }
}

/// The spots of a cell's candidates: candidates come first, digit by digit, row by row.
fn in_cell(board: &Board, cell: Cell) -> Vec<u16> {
    let mut before = 0;
    let mut inside = Vec::with_capacity(9);
    for digit in Digit::all() {
        let places = board.places(digit);
        if places.has(cell) {
            let earlier = places.iter().take_while(|other| *other < cell).count();
            inside.push((before + earlier) as u16);
        }
        before += places.len() as usize;
    }
    inside
}
