//! Conflict analysis: a clause that would have prevented the conflict, and how far to backtrack.

use super::{
    Cdcl, Conflict,
    assignment::Cause,
    literal::{Literal, Var},
};

/// A clause to learn, the literal that it makes true first.
#[derive(Debug)]
pub struct Lesson {
    pub clause: Vec<Literal>,
    /// The decision level at which the clause makes its first literal true.
    pub depth: u32,
    /// Its number of decision levels.
    pub ties: u32,
}

impl Cdcl {
    /// The first unique implication point of the conflict.
    pub(super) fn analyse(&mut self, conflict: Conflict) -> Lesson {
        let depth = self.assignment.depth();
        let mut clause = Vec::new();
        let mut open = 0;
        let mut at = self.assignment.trail.len();
        let mut causes = std::mem::take(&mut self.causes);
        causes.clear();
        self.conflict_causes(conflict, &mut causes);
        let first = loop {
            for cause in causes.drain(..) {
                let var = cause.var();
                let level = self.assignment.level(var);
                if self.seen[var as usize] || level == 0 {
                    continue;
                }
                self.seen[var as usize] = true;
                self.order.bump(var);
                if level == depth {
                    open += 1;
                } else {
                    clause.push(!cause);
                }
            }
            let literal = loop {
                at -= 1;
                let literal = self.assignment.trail[at];
                if self.seen[literal.var() as usize] {
                    break literal;
                }
            };
            self.seen[literal.var() as usize] = false;
            open -= 1;
            if open == 0 {
                break !literal;
            }
            self.reason_causes(literal, &mut causes);
        };
        self.causes = causes;
        let marked: Vec<Var> = clause.iter().map(|literal| literal.var()).collect();
        clause.retain(|literal| !self.follows(*literal));
        for var in marked {
            self.seen[var as usize] = false;
        }
        clause.insert(0, first);
        self.lesson(clause)
    }

    /// Puts the literal that will be false the longest second, where it is watched.
    fn lesson(&mut self, mut clause: Vec<Literal>) -> Lesson {
        let level = |literal: &Literal| self.assignment.level(literal.var());
        let latest = (1..clause.len()).max_by_key(|at| level(&clause[*at]));
        let depth = latest.map_or(0, |at| level(&clause[at]));
        let mut levels: Vec<u32> = clause.iter().map(level).collect();
        levels.sort_unstable();
        levels.dedup();
        if let Some(at) = latest {
            clause.swap(1, at);
        }
        Lesson { clause, depth, ties: levels.len() as u32 }
    }

    /// Whether a literal of the clause follows from others of it.
    fn follows(&mut self, literal: Literal) -> bool {
        if self.assignment.reason(literal.var()) == Cause::None {
            return false;
        }
        let mut causes = std::mem::take(&mut self.causes);
        causes.clear();
        self.reason_causes(!literal, &mut causes);
        let known =
            |cause: &Literal| self.seen[cause.var() as usize] || self.assignment.level(cause.var()) == 0;
        let follows = causes.iter().all(known);
        self.causes = causes;
        follows
    }

    /// The assumptions that make a literal false, itself included if it is one of them reversed.
    pub(super) fn blame(&mut self, failed: Literal) -> Vec<Literal> {
        let mut core = vec![failed];
        if self.assignment.level(failed.var()) == 0 || self.assignment.depth() == 0 {
            return core;
        }
        self.seen[failed.var() as usize] = true;
        let mut causes = Vec::new();
        for at in (self.assignment.decision(0)..self.assignment.trail.len()).rev() {
            let literal = self.assignment.trail[at];
            if !std::mem::take(&mut self.seen[literal.var() as usize]) {
                continue;
            }
            if self.assignment.reason(literal.var()) == Cause::None {
                core.push(literal);
            }
            self.reason_causes(literal, &mut causes);
            for cause in causes.drain(..) {
                self.seen[cause.var() as usize] = self.assignment.level(cause.var()) > 0;
            }
        }
        core
    }

    /// The true literals that clash.
    fn conflict_causes(&self, conflict: Conflict, causes: &mut Vec<Literal>) {
        match conflict {
            Conflict::Clause(clause) => causes.extend(self.clauses.literals(clause).map(|literal| !literal)),
            Conflict::Rivals(a, b) => causes.extend([a, b]),
        }
    }

    /// The true literals that made a literal true.
    fn reason_causes(&self, literal: Literal, causes: &mut Vec<Literal>) {
        match self.assignment.reason(literal.var()) {
            Cause::None => {}
            Cause::Clause(clause) => {
                let others = self.clauses.literals(clause).filter(|other| *other != literal);
                causes.extend(others.map(|other| !other));
            }
            Cause::Rival(rival) => causes.push(rival),
        }
    }
}
