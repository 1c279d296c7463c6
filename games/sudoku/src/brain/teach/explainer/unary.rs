//! Cycles and forcing chains from a single candidate, the easiest first: what people know as colouring, turbot
//! fish, XY-chains and alternating chains.

use super::hint::{Hint, Rule, Tenths};
use crate::{
    brain::teach::{
        board::Board,
        candidates::{Candidate, CandidateSet},
        table::{MOST_HOUSES, Shape},
    },
    rules::{Cell, CellSet, Digit, DigitSet, consecutive},
};

const NONE: u16 = u16::MAX;
const COUNT: usize = Cell::COUNT * 9;

/// How much a chain of so many nodes adds to a rating.
pub fn length_rating(nodes: u32) -> u16 {
    let length = nodes.saturating_sub(2);
    let (mut added, mut limit, mut odd) = (0, 4, false);
    while length > limit {
        added += 1;
        limit = if odd { limit * 4 / 3 } else { limit * 3 / 2 };
        odd = !odd;
    }
    added
}

/// The least that any cycle rates.
pub const LEAST: u16 = 65;
/// The rating of the shortest chains with links of all kinds.
const BOTH: u16 = 70;
/// How many nodes a chain may have, search by search: up to these they rate the same.
const LIMITS: [u32; 7] = [6, 8, 10, 14, 18, 26, 1000];

/// Which links take part.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    /// Those between cells.
    X,
    /// Strong ones inside cells only.
    Y,
    /// All.
    Both,
}

fn number(candidate: Candidate) -> usize {
    candidate.cell.index() * 9 + candidate.digit.index()
}

fn candidate(number: u16) -> Candidate {
    let cell = Cell::new((number / 9) as u8).expect("a candidate's number");
    let digit = Digit::new((number % 9 + 1) as u8).expect("a candidate's number");
    Candidate { digit, cell }
}

/// The best so far, by rating, then length, then kind.
struct Best {
    key: (u16, u32, u8),
    hint: Option<Hint>,
}

/// Strong links, and working memory that survives from search to search.
pub struct Unary {
    /// For each candidate those that are true if it is false, in the same digit.
    across: Vec<[u16; MOST_HOUSES]>,
    /// The other candidate of a cell of two.
    inside: Vec<u16>,
    /// Candidates with a strong link of the mode, by digit.
    useful: [CellSet; 9],
    /// What made a candidate true, or false.
    on: Vec<u16>,
    off: Vec<u16>,
    on_seen: CandidateSet,
    off_seen: CandidateSet,
    queue: Vec<(u16, bool, u32)>,
}

impl Default for Unary {
    fn default() -> Self {
        Unary {
            across: vec![[NONE; MOST_HOUSES]; COUNT],
            inside: vec![NONE; COUNT],
            useful: [CellSet::EMPTY; 9],
            on: vec![NONE; COUNT],
            off: vec![NONE; COUNT],
            on_seen: CandidateSet::EMPTY,
            off_seen: CandidateSet::EMPTY,
            queue: Vec::with_capacity(COUNT * 2),
        }
    }
}

impl Unary {
    /// The easiest cycle or chain.
    pub fn next(&mut self, board: &Board) -> Option<Hint> {
        self.link(board);
        let mut best = Best { key: (u16::MAX, u32::MAX, u8::MAX), hint: None };
        self.search(board, Mode::X, &mut best);
        self.search(board, Mode::Y, &mut best);
        // Deeper by and by: most chains are short, and long ones take long to follow.
        for limit in LIMITS {
            let bound = (BOTH + length_rating(limit), limit + 1, 0);
            if best.key < bound && best.key.0 < BOTH {
                break;
            }
            let mut deeper = Best { key: best.key.min(bound), hint: None };
            self.search(board, Mode::Both, &mut deeper);
            if deeper.hint.is_some() {
                best = deeper;
                break;
            }
            if best.key < bound {
                break;
            }
        }
        best.hint
    }

    fn search(&mut self, board: &Board, mode: Mode, best: &mut Best) {
        self.select(board, mode);
        for cell in board.empty().iter() {
            let left = board.left(cell);
            if left.len() < 2 || mode == Mode::Y && left.len() > 2 {
                continue;
            }
            for digit in left.iter() {
                let source = Candidate { digit, cell };
                self.walk(board, mode, source, true, best);
                if mode != Mode::Y {
                    self.walk(board, mode, source, false, best);
                }
            }
        }
    }

    fn link(&mut self, board: &Board) {
        self.across.fill([NONE; MOST_HOUSES]);
        self.inside.fill(NONE);
        for digit in Digit::all() {
            for house in board.table().houses() {
                let places = board.places(digit).and(house.cells);
                if places.len() != 2 {
                    continue;
                }
                let slot = match house.shape {
                    Shape::Box | Shape::Region => 0,
                    Shape::Row => 1,
                    Shape::Column => 2,
                    Shape::Diagonal => 3 + usize::from(house.number),
                    Shape::Window => 5,
                    Shape::Group => 6,
                };
                for cell in places.iter() {
                    let other = places.without(CellSet::of(cell)).first();
                    let Some(other) = other.map(|cell| number(Candidate { digit, cell })) else { continue };
                    self.across[number(Candidate { digit, cell })][slot] = other as u16;
                }
            }
        }
        for cell in board.bivalues().iter() {
            for digit in board.left(cell).iter() {
                let other = board.left(cell).without(DigitSet::of(digit)).first();
                let Some(other) = other.map(|digit| number(Candidate { digit, cell })) else { continue };
                self.inside[number(Candidate { digit, cell })] = other as u16;
            }
        }
    }

    fn select(&mut self, board: &Board, mode: Mode) {
        for digit in Digit::all() {
            let has = |cell: &Cell| {
                let number = number(Candidate { digit, cell: *cell });
                mode != Mode::Y && self.across[number] != [NONE; MOST_HOUSES]
                    || mode != Mode::X && self.inside[number] != NONE
            };
            self.useful[digit.index()] = board.places(digit).iter().filter(has).collect();
        }
    }

    /// Everything that follows from one candidate being true or false, as long as it could be the best.
    fn walk(&mut self, board: &Board, mode: Mode, source: Candidate, true_first: bool, best: &mut Best) {
        self.on_seen = CandidateSet::EMPTY;
        self.off_seen = CandidateSet::EMPTY;
        self.queue.clear();
        let start = number(source) as u16;
        if true_first {
            self.on_seen.insert(source);
            self.on[usize::from(start)] = NONE;
        } else {
            if !self.useful[source.digit.index()].has(source.cell) {
                return;
            }
            self.off_seen.insert(source);
            self.off[usize::from(start)] = NONE;
        }
        self.queue.push((start, true_first, 1));
        let mut head = 0;
        let mut open = true;
        while let Some((at, is_on, nodes)) = self.queue.get(head).copied() {
            head += 1;
            if !is_better(mode, false, nodes + 1, best) && !is_better(mode, true, nodes + 1, best) {
                break;
            }
            if is_on {
                if true_first && nodes > 1 {
                    self.close(board, mode, source, at, nodes, best);
                }
                let hit = self.turn_off(board, mode, candidate(at), nodes, source);
                if true_first && hit && open && mode != Mode::Y {
                    open = false;
                    let out = CandidateSet::only(source);
                    offer(mode, false, nodes + 1, &Conclusion { source, out, placement: None }, best);
                }
            } else {
                let hit = self.turn_on(mode, at, nodes, start);
                if !true_first && hit && open {
                    open = false;
                    let others = board.left(source.cell).without(DigitSet::of(source.digit));
                    let out = CandidateSet::in_cell(others, source.cell);
                    let placement = Some(source);
                    offer(mode, false, nodes + 1, &Conclusion { source, out, placement }, best);
                }
            }
        }
    }

    /// Whatever a true candidate rules out; whether the source is among it.
    fn turn_off(&mut self, board: &Board, mode: Mode, at: Candidate, nodes: u32, source: Candidate) -> bool {
        let from = number(at) as u16;
        let peers = board.table().peers(at.cell);
        let mut hit = at.digit == source.digit && peers.has(source.cell);
        if mode != Mode::X {
            hit |= at.cell == source.cell && at.digit != source.digit;
            for digit in board.left(at.cell).without(DigitSet::of(at.digit)).iter() {
                let fresh =
                    self.useful[digit.index()].has(at.cell) && !self.off_seen.cells(digit).has(at.cell);
                if fresh {
                    self.reach_off(Candidate { digit, cell: at.cell }, from, nodes);
                }
            }
        }
        let open = self.useful[at.digit.index()].and(peers);
        let houses = board.table().around(at.cell).map(|house| house.cells);
        for house in houses.chain([peers]) {
            for cell in open.and(house).without(self.off_seen.cells(at.digit)).iter() {
                self.reach_off(Candidate { digit: at.digit, cell }, from, nodes);
            }
        }
        if mode != Mode::X && board.table().has_neighbours_apart() {
            hit |= board.table().excludes(at, source);
            for digit in consecutive(at.digit).iter() {
                let apart = self.useful[digit.index()].and(board.table().apart(at.cell));
                for cell in apart.without(self.off_seen.cells(digit)).iter() {
                    self.reach_off(Candidate { digit, cell }, from, nodes);
                }
            }
        }
        hit
    }

    fn reach_off(&mut self, at: Candidate, from: u16, nodes: u32) {
        self.off_seen.insert(at);
        let number = number(at);
        self.off[number] = from;
        self.queue.push((number as u16, false, nodes + 1));
    }

    /// Whatever must be true once this is false; whether the source is among it.
    fn turn_on(&mut self, mode: Mode, at: u16, nodes: u32, source: u16) -> bool {
        let mut hit = false;
        let inside = if mode == Mode::X { NONE } else { self.inside[usize::from(at)] };
        let across = if mode == Mode::Y { [NONE; MOST_HOUSES] } else { self.across[usize::from(at)] };
        for next in std::iter::once(inside).chain(across) {
            if next == NONE {
                continue;
            }
            hit |= next == source;
            let there = candidate(next);
            if !self.on_seen.has(there) {
                self.on_seen.insert(there);
                self.on[usize::from(next)] = at;
                self.queue.push((next, true, nodes + 1));
            }
        }
        hit
    }

    /// Cycles that lead from a true candidate back to the source.
    fn close(&self, board: &Board, mode: Mode, source: Candidate, at: u16, nodes: u32, best: &mut Best) {
        if !is_better(mode, true, nodes + 1, best) {
            return;
        }
        let start = number(source);
        let inside = if mode == Mode::X { NONE } else { self.inside[start] };
        let across = if mode == Mode::Y { [NONE; MOST_HOUSES] } else { self.across[start] };
        let here = candidate(at);
        for last in std::iter::once(inside).chain(across) {
            if last == NONE {
                continue;
            }
            let there = candidate(last);
            let same_cell = mode != Mode::X && there.cell == here.cell && there.digit != here.digit;
            let same_digit = there.digit == here.digit && board.table().peers(here.cell).has(there.cell);
            let apart = mode != Mode::X && board.table().excludes(here, there);
            if !same_cell && !same_digit && !apart {
                continue;
            }
            if let Some(out) = self.cycle(board, at, last) {
                offer(mode, true, nodes + 1, &Conclusion { source, out, placement: None }, best);
            }
        }
    }

    /// What a cycle rules out, which ends with this true and that false candidate; `None` if the last is on the
    /// way already, or nothing is ruled out.
    fn cycle(&self, board: &Board, at: u16, last: u16) -> Option<CandidateSet> {
        let mut cells = CellSet::of(candidate(last).cell);
        let mut seen = [[CellSet::EMPTY; 9]; 2];
        let mut note = |number: u16, is_on: bool| {
            let Candidate { digit, cell } = candidate(number);
            cells = cells.with(cell);
            let set = &mut seen[usize::from(is_on)][digit.index()];
            *set = set.or(board.table().peers(cell));
        };
        note(last, false);
        let mut on = at;
        loop {
            note(on, true);
            let off = self.on[usize::from(on)];
            if off == NONE {
                break;
            }
            if off == last {
                return None;
            }
            note(off, false);
            on = self.off[usize::from(off)];
        }
        let mut out = CandidateSet::EMPTY;
        for digit in Digit::all() {
            let both = seen[0][digit.index()].and(seen[1][digit.index()]);
            out.add(digit, both.and(board.places(digit)).without(cells));
        }
        (!out.is_empty()).then_some(out)
    }
}

fn key(mode: Mode, cycle: bool, nodes: u32) -> (u16, u32, u8) {
    let (base, kind) = match (mode, cycle) {
        (Mode::X, true) => (LEAST, 2),
        (Mode::Y, true) => (LEAST, 3),
        (Mode::Both, true) => (BOTH, 4),
        (Mode::X | Mode::Y, false) => (66, 5),
        (Mode::Both, false) => (BOTH, 6),
    };
    (base + length_rating(nodes), nodes, kind)
}

fn is_better(mode: Mode, cycle: bool, nodes: u32, best: &Best) -> bool {
    key(mode, cycle, nodes) < best.key
}

/// What a chain or cycle leads to, and from where.
struct Conclusion {
    source: Candidate,
    out: CandidateSet,
    placement: Option<Candidate>,
}

fn offer(mode: Mode, cycle: bool, nodes: u32, conclusion: &Conclusion, best: &mut Best) {
    let key = key(mode, cycle, nodes);
    if key >= best.key {
        return;
    }
    let rule = match (mode, cycle) {
        (Mode::X, true) => Rule::XCycle,
        (Mode::Y, _) => Rule::YCycle,
        (Mode::Both, true) => Rule::Cycle,
        (Mode::X, false) => Rule::ForcingXChain,
        (Mode::Both, false) => Rule::ForcingChain,
    };
    best.key = key;
    let Conclusion { source, out, placement } = *conclusion;
    let sources = CandidateSet::only(source);
    best.hint = Some(Hint { rule, rating: Tenths(key.0), placement, eliminations: out, sources });
}
