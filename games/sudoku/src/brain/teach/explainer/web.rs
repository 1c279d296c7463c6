//! Everything that follows from one candidate being true or false, with what each conclusion depends on.

use crate::{
    brain::teach::{
        board::Board,
        candidates::{Candidate, CandidateSet},
        fish, locked,
        step::{Flow, Search, Step},
        subsets,
        table::MOST_HOUSES,
    },
    rules::{Cell, CellSet, Digit, DigitSet, consecutive},
};

/// No conclusion.
pub const NONE: u16 = u16::MAX;
const COUNT: usize = Cell::COUNT * 9;

/// Which conclusions are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    /// Links inside cells count.
    pub inside: bool,
    /// What was ruled out on the way counts.
    pub dynamic: bool,
    /// Locked candidates, pairs and X-wings on the way count.
    pub advanced: bool,
}

#[derive(Clone, Copy, Debug)]
struct Fact {
    candidate: Candidate,
    is_on: bool,
    parents: (u32, u32),
}

/// The conclusions, in the order they were drawn.
pub struct Web {
    facts: Vec<Fact>,
    parents: Vec<u16>,
    /// By candidate: the fact that it is true, or that it is false.
    on: Vec<u16>,
    off: Vec<u16>,
}

fn number(candidate: Candidate) -> usize {
    candidate.cell.index() * 9 + candidate.digit.index()
}

impl Default for Web {
    fn default() -> Self {
        Web { facts: Vec::new(), parents: Vec::new(), on: vec![NONE; COUNT], off: vec![NONE; COUNT] }
    }
}

impl Web {
    /// What was assumed.
    pub fn source(&self) -> Candidate {
        self.facts[0].candidate
    }

    /// The fact that a candidate is true or false, if it follows.
    pub fn fact(&self, candidate: Candidate, is_on: bool) -> Option<u16> {
        let list = if is_on { &self.on } else { &self.off };
        Some(list[number(candidate)]).filter(|fact| *fact != NONE)
    }

    /// The candidates that follow to be true, or false, in the order they were found.
    pub fn targets(&self, is_on: bool) -> impl Iterator<Item = (Candidate, u16)> + '_ {
        let facts = self.facts.iter().enumerate().filter(move |(_, fact)| fact.is_on == is_on);
        facts.map(|(at, fact)| (fact.candidate, at as u16))
    }

    /// How many facts one depends on, itself included.
    pub fn ancestors(&self, fact: u16, seen: &mut Vec<bool>) -> u32 {
        seen.clear();
        seen.resize(self.facts.len(), false);
        let mut open = vec![fact];
        let mut count = 0;
        while let Some(at) = open.pop() {
            if std::mem::replace(&mut seen[usize::from(at)], true) {
                continue;
            }
            count += 1;
            let (from, to) = self.facts[usize::from(at)].parents;
            open.extend_from_slice(&self.parents[from as usize..to as usize]);
        }
        count
    }

    fn note(&mut self, candidate: Candidate, is_on: bool, parents: &[u16]) -> u16 {
        let from = self.parents.len() as u32;
        self.parents.extend_from_slice(parents);
        self.facts.push(Fact { candidate, is_on, parents: (from, self.parents.len() as u32) });
        (self.facts.len() - 1) as u16
    }

    /// Draws all conclusions; returns the two facts that contradict each other, if it comes to that.
    pub fn spread(
        &mut self,
        board: &Board,
        source: Candidate,
        is_on: bool,
        reach: Reach,
    ) -> Option<[u16; 2]> {
        self.facts.clear();
        self.parents.clear();
        self.on.fill(NONE);
        self.off.fill(NONE);
        let first = self.note(source, is_on, &[]);
        if is_on {
            self.on[number(source)] = first;
        } else {
            self.off[number(source)] = first;
        }
        let mut run = Run { start: board, now: board.clone(), reach, web: self, made: Vec::new() };
        run.go(is_on)
    }
}

struct Run<'a> {
    start: &'a Board,
    now: Board,
    reach: Reach,
    web: &'a mut Web,
    made: Vec<Candidate>,
}

impl Run<'_> {
    fn go(&mut self, is_on: bool) -> Option<[u16; 2]> {
        let mut on_queue = Vec::new();
        let mut off_queue = Vec::new();
        if is_on {
            on_queue.push(0);
        } else {
            off_queue.push(0);
        }
        let (mut on_head, mut off_head) = (0, 0);
        loop {
            if let Some(at) = on_queue.get(on_head).copied() {
                on_head += 1;
                if let Some(contradiction) = self.turn_off(at, &mut off_queue) {
                    return Some(contradiction);
                }
            } else if let Some(at) = off_queue.get(off_head).copied() {
                off_head += 1;
                if let Some(contradiction) = self.turn_on(at, &mut on_queue) {
                    return Some(contradiction);
                }
            }
            if on_head == on_queue.len() && off_head == off_queue.len() {
                if self.reach.advanced {
                    self.advance(&mut off_queue);
                }
                if off_head == off_queue.len() {
                    return None;
                }
            }
        }
    }

    fn turn_off(&mut self, at: u16, queue: &mut Vec<u16>) -> Option<[u16; 2]> {
        let Candidate { digit, cell } = self.web.facts[usize::from(at)].candidate;
        self.made.clear();
        if self.reach.inside {
            let others = self.now.left(cell).without(DigitSet::of(digit));
            self.made.extend(others.iter().map(|digit| Candidate { digit, cell }));
        }
        let table = self.now.table();
        let places = self.now.places(digit);
        let mut done = CellSet::of(cell);
        for house in table.around(cell) {
            let cells = places.and(house.cells).without(done);
            done = done.or(cells);
            self.made.extend(cells.iter().map(|cell| Candidate { digit, cell }));
        }
        let others = places.and(table.peers(cell)).without(done);
        self.made.extend(others.iter().map(|cell| Candidate { digit, cell }));
        if self.reach.inside && table.has_neighbours_apart() {
            for digit in consecutive(digit).iter() {
                let cells = self.now.places(digit).and(table.apart(cell));
                self.made.extend(cells.iter().map(|cell| Candidate { digit, cell }));
            }
        }
        for index in 0..self.made.len() {
            let made = self.made[index];
            let known = self.web.on[number(made)];
            if known != NONE {
                let fact = self.web.note(made, false, &[at]);
                return Some([known, fact]);
            }
            if self.web.off[number(made)] == NONE {
                let fact = self.web.note(made, false, &[at]);
                self.web.off[number(made)] = fact;
                queue.push(fact);
            }
        }
        None
    }

    fn turn_on(&mut self, at: u16, queue: &mut Vec<u16>) -> Option<[u16; 2]> {
        let source = self.web.facts[usize::from(at)].candidate;
        let mut made: [Option<(Candidate, CandidateSet)>; 1 + MOST_HOUSES] = [None; 1 + MOST_HOUSES];
        let Candidate { digit, cell } = source;
        let left = self.now.left(cell);
        if self.reach.inside && left.len() == 2 && left.has(digit) {
            let gone = self.start.left(cell).without(left);
            let other = left.without(DigitSet::of(digit)).first();
            made[0] = other.map(|digit| (Candidate { digit, cell }, CandidateSet::in_cell(gone, cell)));
        }
        for (slot, house) in self.now.table().around(cell).map(|house| house.cells).enumerate() {
            let places = self.now.places(digit).and(house);
            if places.len() == 2 && places.has(cell) {
                let gone = self.start.places(digit).and(house).without(places);
                let other = places.without(CellSet::of(cell)).first();
                made[slot + 1] = other.map(|cell| (Candidate { digit, cell }, CandidateSet::of(digit, gone)));
            }
        }
        if self.reach.dynamic {
            self.now.remove(source);
        }
        for index in 0..made.len() {
            let Some((target, gone)) = made[index] else { continue };
            if made[..index].iter().flatten().any(|(before, _)| *before == target) {
                continue;
            }
            let mut parents = vec![at];
            parents.extend(gone.iter().map(|gone| self.web.off[number(gone)]).filter(|fact| *fact != NONE));
            let known = self.web.off[number(target)];
            if known != NONE {
                let fact = self.web.note(target, true, &parents);
                return Some([fact, known]);
            }
            if self.web.on[number(target)] == NONE {
                let fact = self.web.note(target, true, &parents);
                self.web.on[number(target)] = fact;
                queue.push(fact);
            }
        }
        None
    }

    /// What the first of the simple techniques that finds anything new rules out.
    fn advance(&mut self, queue: &mut Vec<u16>) {
        let rules: [&[Search]; 4] = [
            &[locked::pointing, locked::claiming],
            &[subsets::hidden_pair],
            &[subsets::naked_pair],
            &[fish::x_wing],
        ];
        for rule in rules {
            let mut steps: Vec<Step> = Vec::new();
            for search in rule {
                let flow = search(&self.now, &mut |step| {
                    steps.push(step);
                    Flow::Continue(())
                });
                debug_assert!(flow.is_continue(), "nothing stops it");
            }
            let before = queue.len();
            for step in &steps {
                let parents = self.reasons(step);
                if parents.is_empty() {
                    continue;
                }
                for candidate in step.eliminations.iter() {
                    if self.web.off[number(candidate)] == NONE {
                        let fact = self.web.note(candidate, false, &parents);
                        self.web.off[number(candidate)] = fact;
                        queue.push(fact);
                    }
                }
            }
            if queue.len() > before {
                return;
            }
        }
    }

    /// The candidates that had to go first for a step to be there.
    fn reasons(&self, step: &Step) -> Vec<u16> {
        use crate::brain::teach::technique::Technique;
        let mut gone = CandidateSet::EMPTY;
        let lost = |digit: Digit, cells: CellSet| {
            self.start.places(digit).without(self.now.places(digit)).and(cells)
        };
        match step.technique {
            Technique::NakedPair => {
                for digit in Digit::all() {
                    gone.add(digit, lost(digit, step.base.all_cells()));
                }
            }
            Technique::XWing => {
                for digit in step.base.digits().iter() {
                    for house in &step.houses[..2] {
                        gone.add(digit, lost(digit, house.cells));
                    }
                }
            }
            _ if step.houses.is_empty() => {
                for digit in Digit::all() {
                    gone.add(digit, lost(digit, step.base.all_cells()));
                }
            }
            _ => {
                for digit in step.base.digits().iter() {
                    for house in &step.houses[..1] {
                        gone.add(digit, lost(digit, house.cells));
                    }
                }
            }
        }
        let fact = |candidate| Some(self.web.off[number(candidate)]).filter(|fact| *fact != NONE);
        gone.iter().filter_map(fact).collect()
    }
}
