//! The clauses in one block of memory, and their watches. Knows no search.

use super::literal::Literal;

/// The position of a clause in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClauseRef(u32);

/// A clause to look at when a literal becomes false.
#[derive(Clone, Copy, Debug)]
pub struct Watch {
    pub clause: ClauseRef,
    /// Another literal of the clause: if it is true, there is nothing to do.
    pub blocker: Literal,
}

/// Length and, for learnt clauses, their number of decision levels.
const HEAD: usize = 2;
/// Stored instead of that number for clauses of the problem.
const ORIGINAL: u32 = 0;

/// All clauses of two literals or more.
#[derive(Debug)]
pub struct Clauses {
    words: Vec<u32>,
    /// For each literal, the clauses that watch it.
    pub watches: Vec<Vec<Watch>>,
    pub learnt: usize,
}

impl Clauses {
    pub fn new(vars: u32) -> Clauses {
        Clauses { words: Vec::new(), watches: vec![Vec::new(); 2 * vars as usize], learnt: 0 }
    }

    /// Adds a clause of the problem.
    pub fn add(&mut self, literals: &[Literal]) {
        self.push(literals, ORIGINAL);
    }

    /// Adds a learnt clause over `ties` decision levels; its first two literals are watched.
    pub fn learn(&mut self, literals: &[Literal], ties: u32) -> ClauseRef {
        self.learnt += 1;
        self.push(literals, ties.max(1))
    }

    fn push(&mut self, literals: &[Literal], ties: u32) -> ClauseRef {
        let clause = ClauseRef(self.words.len() as u32);
        self.words.extend([literals.len() as u32, ties]);
        self.words.extend(literals.iter().map(|literal| literal.code()));
        self.watch(clause);
        clause
    }

    fn watch(&mut self, clause: ClauseRef) {
        let (first, second) = (self.literal(clause, 0), self.literal(clause, 1));
        self.watches[first.index()].push(Watch { clause, blocker: second });
        self.watches[second.index()].push(Watch { clause, blocker: first });
    }

    pub fn length(&self, clause: ClauseRef) -> usize {
        self.words[clause.0 as usize] as usize
    }

    pub fn literal(&self, clause: ClauseRef, at: usize) -> Literal {
        Literal::of_code(self.words[clause.0 as usize + HEAD + at])
    }

    pub fn swap(&mut self, clause: ClauseRef, a: usize, b: usize) {
        let from = clause.0 as usize + HEAD;
        self.words.swap(from + a, from + b);
    }

    pub fn literals(&self, clause: ClauseRef) -> impl Iterator<Item = Literal> + '_ {
        let from = clause.0 as usize + HEAD;
        self.words[from..from + self.length(clause)].iter().map(|code| Literal::of_code(*code))
    }

    /// Drops the half of the learnt clauses with the most decision levels, except those with two, and every
    /// clause that is permanently true.
    pub fn tidy(&mut self, is_true: impl Fn(Literal) -> bool) {
        let mut ties: Vec<u32> =
            self.all().map(|clause| self.ties(clause)).filter(|ties| *ties > 2).collect();
        ties.sort_unstable();
        let limit = ties.get(ties.len() / 2).copied().unwrap_or(u32::MAX);
        let keeps = |clause: &ClauseRef| {
            let ties = self.ties(*clause);
            (ties <= 2 || ties < limit) && !self.literals(*clause).any(&is_true)
        };
        let kept: Vec<ClauseRef> = self.all().filter(keeps).collect();
        let before = std::mem::take(&mut self.words);
        self.watches.iter_mut().for_each(Vec::clear);
        self.learnt = 0;
        for ClauseRef(at) in kept {
            let (length, ties) = (before[at as usize], before[at as usize + 1]);
            let clause = ClauseRef(self.words.len() as u32);
            self.words.extend_from_slice(&before[at as usize..at as usize + HEAD + length as usize]);
            self.watch(clause);
            self.learnt += usize::from(ties != ORIGINAL);
        }
    }

    fn ties(&self, clause: ClauseRef) -> u32 {
        self.words[clause.0 as usize + 1]
    }

    fn all(&self) -> impl Iterator<Item = ClauseRef> + '_ {
        let mut next = 0;
        std::iter::from_fn(move || {
            let length = *self.words.get(next)?;
            let clause = ClauseRef(next as u32);
            next += HEAD + length as usize;
            Some(clause)
        })
    }
}
