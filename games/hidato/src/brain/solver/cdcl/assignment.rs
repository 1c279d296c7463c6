//! The literals assigned so far, in what order, and why.

use super::{
    clauses::ClauseRef,
    literal::{Literal, Var},
};

/// Why a literal is true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// It was decided, or is true for good.
    None,
    /// Every other literal of the clause is false.
    Clause(ClauseRef),
    /// Of this and the opposite of that literal only one can be true.
    Rival(Literal),
}

/// True, false and open literals.
#[derive(Debug)]
pub struct Assignment {
    /// For each literal: 1 true, -1 false, 0 open.
    signs: Vec<i8>,
    reasons: Vec<Cause>,
    levels: Vec<u32>,
    /// What became true, in order.
    pub trail: Vec<Literal>,
    /// The position of each decision on the trail.
    decisions: Vec<usize>,
    /// How far consequences have been drawn.
    pub drawn: usize,
}

impl Assignment {
    pub fn new(vars: u32) -> Assignment {
        let vars = vars as usize;
        Assignment {
            signs: vec![0; 2 * vars],
            reasons: vec![Cause::None; vars],
            levels: vec![0; vars],
            trail: Vec::with_capacity(vars),
            decisions: Vec::new(),
            drawn: 0,
        }
    }

    pub fn is_true(&self, literal: Literal) -> bool {
        self.signs[literal.index()] > 0
    }

    pub fn is_false(&self, literal: Literal) -> bool {
        self.signs[literal.index()] < 0
    }

    pub fn is_open(&self, literal: Literal) -> bool {
        self.signs[literal.index()] == 0
    }

    pub fn reason(&self, var: Var) -> Cause {
        self.reasons[var as usize]
    }

    /// After how many decisions the variable was settled.
    pub fn level(&self, var: Var) -> u32 {
        self.levels[var as usize]
    }

    /// The number of decisions.
    pub fn depth(&self) -> u32 {
        self.decisions.len() as u32
    }

    /// The position of a decision on the trail.
    pub fn decision(&self, number: u32) -> usize {
        self.decisions[number as usize]
    }

    /// The next literal is a decision.
    pub fn decide(&mut self) {
        self.decisions.push(self.trail.len());
    }

    pub fn set(&mut self, literal: Literal, reason: Cause) {
        self.signs[literal.index()] = 1;
        self.signs[(!literal).index()] = -1;
        self.reasons[literal.var() as usize] = reason;
        self.levels[literal.var() as usize] = self.depth();
        self.trail.push(literal);
    }

    /// Backtracks to a number of decisions; reports each literal that is unassigned again.
    pub fn back_to(&mut self, depth: u32, mut opened: impl FnMut(Literal)) {
        if self.depth() <= depth {
            return;
        }
        let start = self.decision(depth);
        for literal in self.trail.drain(start..).rev() {
            self.signs[literal.index()] = 0;
            self.signs[(!literal).index()] = 0;
            opened(literal);
        }
        self.decisions.truncate(depth as usize);
        self.drawn = start;
    }
}
