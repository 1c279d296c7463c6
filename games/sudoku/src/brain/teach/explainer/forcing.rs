//! Chains from every candidate of a cell or every place of a digit, and contradictions: Nishio, multiple and
//! dynamic forcing chains, the easiest first.

use super::{
    Stopped,
    hint::{Hint, Rule, Tenths},
    unary::length_rating,
    web::{Reach, Web},
};
use crate::{
    brain::teach::{
        board::Board,
        candidates::{Candidate, CandidateSet},
    },
    rules::{Cell, DigitSet},
};
use parlour_brain::Budget;

/// Which chains are tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// One digit, to a contradiction.
    Nishio,
    /// From every candidate of a cell or place in a house.
    Multiple,
    /// The same, where what was ruled out on the way counts.
    Dynamic,
    /// The same with simple techniques on the way.
    DynamicPlus,
}

impl Kind {
    fn base(self) -> u16 {
        match self {
            Kind::Nishio => 75,
            Kind::Multiple => 80,
            Kind::Dynamic => 85,
            Kind::DynamicPlus => 90,
        }
    }

    /// Nodes that everything that follows from one candidate counts as.
    fn nodes(self) -> u64 {
        match self {
            Kind::Nishio | Kind::Multiple => 50,
            Kind::Dynamic => 500,
            Kind::DynamicPlus => 1000,
        }
    }

    fn reach(self) -> Reach {
        Reach {
            inside: self != Kind::Nishio,
            dynamic: self != Kind::Multiple,
            advanced: self == Kind::DynamicPlus,
        }
    }
}

/// Working memory that survives from search to search.
#[derive(Default)]
pub struct Forcing {
    webs: Vec<Web>,
    seen: Vec<bool>,
}

struct Best {
    key: (u16, u32, u8),
    hint: Option<Hint>,
}

impl Forcing {
    /// The easiest chain of a kind.
    pub fn next(&mut self, board: &Board, kind: Kind, budget: &mut Budget) -> Result<Option<Hint>, Stopped> {
        self.webs.resize_with(Cell::COUNT * 9 + 1, Web::default);
        let mut best = Best { key: (u16::MAX, u32::MAX, u8::MAX), hint: None };
        let mut contradictions = Vec::new();
        for cell in board.empty().iter() {
            for digit in board.left(cell).iter() {
                if !budget.spend(kind.nodes()) {
                    return Err(Stopped);
                }
                let web = &mut self.webs[cell.index() * 9 + digit.index()];
                let source = Candidate { digit, cell };
                contradictions.push((source, web.spread(board, source, true, kind.reach())));
            }
        }
        let least = if kind == Kind::Multiple { 3 } else { 2 };
        let mut next = contradictions.iter();
        for cell in board.empty().iter() {
            let left = board.left(cell);
            for digit in left.iter() {
                let Some((source, contradiction)) = next.next() else { break };
                if left.len() < least {
                    continue;
                }
                if kind != Kind::Multiple {
                    if !budget.spend(kind.nodes()) {
                        return Err(Stopped);
                    }
                    self.binary(board, kind, *source, *contradiction, &mut best);
                }
                if kind != Kind::Nishio {
                    self.houses(board, kind, Candidate { digit, cell }, &mut best);
                }
            }
            if kind != Kind::Nishio && left.len() >= least {
                let webs: Vec<usize> = left.iter().map(|digit| cell.index() * 9 + digit.index()).collect();
                self.reduce(board, kind, &webs, 5, &mut best);
            }
        }
        Ok(best.hint)
    }

    /// Contradictions, and what follows from a candidate whether it is true or false.
    fn binary(
        &mut self,
        board: &Board,
        kind: Kind,
        source: Candidate,
        contradiction: Option<[u16; 2]>,
        best: &mut Best,
    ) {
        let at = source.cell.index() * 9 + source.digit.index();
        let sources = CandidateSet::only(source);
        let absurd = if kind == Kind::Nishio { Rule::Nishio } else { Rule::DynamicContradiction };
        if let Some(facts) = contradiction {
            let nodes = self.nodes(at, &facts);
            let out = CandidateSet::only(source);
            offer(kind, nodes, &Conclusion { rule: absurd, order: 7, sources, out, placement: None }, best);
        }
        let scratch = Cell::COUNT * 9;
        let contradiction = self.webs[scratch].spread(board, source, false, kind.reach());
        if let Some(facts) = contradiction {
            let nodes = self.nodes(scratch, &facts);
            let (out, placement) = (others(board, source), Some(source));
            offer(kind, nodes, &Conclusion { rule: absurd, order: 7, sources, out, placement }, best);
        }
        if kind == Kind::Nishio || board.left(source.cell).len() < 3 {
            return;
        }
        for is_on in [true, false] {
            let shared: Vec<(Candidate, u16, u16)> = self.webs[at]
                .targets(is_on)
                .filter_map(|(target, fact)| Some((target, fact, self.webs[scratch].fact(target, is_on)?)))
                .collect();
            for (target, one, other) in shared {
                let nodes = self.nodes(at, &[one]) + self.nodes(scratch, &[other]);
                let (out, placement) = conclusion(board, target, is_on);
                let rule = Rule::DynamicDouble;
                offer(kind, nodes, &Conclusion { rule, order: 1, sources, out, placement }, best);
            }
        }
    }

    fn nodes(&mut self, web: usize, facts: &[u16]) -> u32 {
        facts.iter().map(|fact| self.webs[web].ancestors(*fact, &mut self.seen)).sum()
    }

    /// What follows from every place of a digit in a house, for the houses that begin with this candidate.
    fn houses(&mut self, board: &Board, kind: Kind, first: Candidate, best: &mut Best) {
        for house in board.table().around(first.cell).map(|house| house.cells) {
            let places = board.places(first.digit).and(house);
            if places.len() >= 2 && places.first() == Some(first.cell) {
                let number = |cell: Cell| cell.index() * 9 + first.digit.index();
                let webs: Vec<usize> = places.iter().map(number).collect();
                self.reduce(board, kind, &webs, 6, best);
            }
        }
    }

    /// What follows from each of several candidates of which one is true.
    fn reduce(&mut self, board: &Board, kind: Kind, webs: &[usize], order: u8, best: &mut Best) {
        let rule = match (kind, order) {
            (Kind::Multiple, 5) => Rule::CellChains,
            (Kind::Multiple, _) => Rule::HouseChains,
            (_, 5) => Rule::DynamicCell,
            _ => Rule::DynamicHouse,
        };
        let sources: CandidateSet = webs.iter().map(|web| self.webs[*web].source()).collect();
        for is_on in [true, false] {
            let targets: Vec<Candidate> =
                self.webs[webs[0]].targets(is_on).map(|(target, _)| target).collect();
            for target in targets {
                let facts: Option<Vec<u16>> =
                    webs.iter().map(|web| self.webs[*web].fact(target, is_on)).collect();
                let Some(facts) = facts else { continue };
                let mut nodes = 0;
                for (web, fact) in webs.iter().zip(facts) {
                    nodes += self.nodes(*web, &[fact]);
                }
                let (out, placement) = conclusion(board, target, is_on);
                if !out.is_empty() {
                    offer(kind, nodes, &Conclusion { rule, order, sources, out, placement }, best);
                }
            }
        }
    }
}

fn others(board: &Board, kept: Candidate) -> CandidateSet {
    CandidateSet::in_cell(board.left(kept.cell).without(DigitSet::of(kept.digit)), kept.cell)
}

fn conclusion(board: &Board, target: Candidate, is_on: bool) -> (CandidateSet, Option<Candidate>) {
    if is_on { (others(board, target), Some(target)) } else { (CandidateSet::only(target), None) }
}

/// What chains lead to, and from where.
struct Conclusion {
    rule: Rule,
    /// Among equals the lower comes first.
    order: u8,
    sources: CandidateSet,
    out: CandidateSet,
    placement: Option<Candidate>,
}

fn offer(kind: Kind, nodes: u32, conclusion: &Conclusion, best: &mut Best) {
    let Conclusion { rule, order, sources, out, placement } = *conclusion;
    let key = (kind.base() + length_rating(nodes), nodes, order);
    if key < best.key {
        best.key = key;
        best.hint = Some(Hint { rule, rating: Tenths(key.0), placement, eliminations: out, sources });
    }
}
