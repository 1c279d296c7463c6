//! Conflict-driven clause learning with assumptions: a small SAT solver for problems in which every
//! variable belongs to at-most-one groups, which need no clauses here. Knows nothing of boards. The same
//! questions in the same order get the same answers everywhere.

mod assignment;
mod clauses;
mod learn;
mod literal;
mod order;

pub use literal::{Literal, Var};

use assignment::{Assignment, Cause};
use clauses::{ClauseRef, Clauses, Watch};
use order::Order;
use parlour_brain::Budget;

/// Conflicts before the first restart; the others follow Luby's sequence.
const RESTART: u64 = 64;
/// Learnt clauses before the first reduction, and how many more before each later one.
const LEARNT: usize = 2000;
const MORE_LEARNT: usize = 500;

/// The result of a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SatResult {
    /// There is a solution: see [`Cdcl::is_true`].
    Satisfied,
    /// There is no solution under the assumptions: see [`Cdcl::core`].
    Refuted,
    /// It took more conflicts than one question may.
    Undecided,
    /// The budget ran out.
    Stopped,
}

#[derive(Clone, Copy, Debug)]
enum Conflict {
    /// All literals of a clause are false.
    Clause(ClauseRef),
    /// Two of one group are true.
    Rivals(Literal, Literal),
}

/// The solver.
#[derive(Debug)]
pub struct Cdcl {
    clauses: Clauses,
    assignment: Assignment,
    order: Order,
    /// The groups of each variable.
    groups_of: Vec<[u32; 2]>,
    groups: Vec<Vec<Var>>,
    /// The last value of each variable.
    phases: Vec<bool>,
    seen: Vec<bool>,
    causes: Vec<Literal>,
    model: Vec<bool>,
    core: Vec<Literal>,
    /// Whether it was shown that there is no solution at all.
    contradictory: bool,
    /// How many conflicts a question may take.
    pub patience: u64,
    learnt_limit: usize,
}

impl Cdcl {
    /// Variables with the two groups each belongs to; at most one in each group is true.
    pub fn new(groups_of: Vec<[u32; 2]>) -> Cdcl {
        let vars = groups_of.len() as u32;
        let count = groups_of.iter().flatten().max().map_or(0, |last| last + 1);
        let mut groups = vec![Vec::new(); count as usize];
        for (var, of) in (0..vars).zip(&groups_of) {
            for group in of {
                groups[*group as usize].push(var);
            }
        }
        // Variables of small groups come first.
        let size = |group: u32| f64::from(groups[group as usize].len() as u32);
        let activity = groups_of.iter().map(|[a, b]| 1.0 / size(*a).min(size(*b))).collect();
        Cdcl {
            clauses: Clauses::new(vars),
            assignment: Assignment::new(vars),
            order: Order::new(activity),
            groups_of,
            groups,
            phases: vec![false; vars as usize],
            seen: vec![false; vars as usize],
            causes: Vec::new(),
            model: Vec::new(),
            core: Vec::new(),
            contradictory: false,
            patience: u64::MAX,
            learnt_limit: LEARNT,
        }
    }

    /// Requires that one of the literals is true.
    pub fn add(&mut self, literals: &[Literal]) {
        debug_assert_eq!(self.assignment.depth(), 0, "questions leave nothing behind");
        if literals.iter().any(|literal| self.assignment.is_true(*literal)) {
            return;
        }
        let open: Vec<Literal> =
            literals.iter().copied().filter(|literal| self.assignment.is_open(*literal)).collect();
        match *open.as_slice() {
            [] => self.contradictory = true,
            [only] => {
                self.assignment.set(only, Cause::None);
                self.contradictory |= self.propagate().is_some();
            }
            _ => self.clauses.add(&open),
        }
    }

    /// The value of a variable in the last solution found.
    pub fn is_true(&self, var: Var) -> bool {
        self.model[var as usize]
    }

    /// The assumptions that contradicted each other in the last refutation; empty if it needed none.
    pub fn core(&self) -> &[Literal] {
        &self.core
    }

    /// Looks for a solution in which all assumptions hold. Every conflict is a node of the budget.
    pub fn solve(&mut self, assumptions: &[Literal], budget: &mut Budget) -> SatResult {
        let answer = self.search(assumptions, budget);
        self.back_to(0);
        answer
    }

    fn search(&mut self, assumptions: &[Literal], budget: &mut Budget) -> SatResult {
        self.core.clear();
        if self.contradictory {
            return SatResult::Refuted;
        }
        let mut patience = self.patience;
        for round in 1.. {
            let mut left = RESTART * luby(round);
            if patience == 0 {
                return SatResult::Undecided;
            }
            patience = patience.saturating_sub(left);
            while left > 0 {
                if let Some(conflict) = self.propagate() {
                    if !budget.spend(1) {
                        return SatResult::Stopped;
                    }
                    if self.assignment.depth() == 0 {
                        self.contradictory = true;
                        return SatResult::Refuted;
                    }
                    left -= 1;
                    self.take_lesson(conflict);
                    continue;
                }
                match self.choose(assumptions) {
                    Choice::Decide(literal) => {
                        self.assignment.decide();
                        self.assignment.set(literal, Cause::None);
                    }
                    Choice::Holds => self.assignment.decide(),
                    Choice::Fails(literal) => {
                        // The opposite of an assumption holds.
                        self.core = self.blame(!literal);
                        self.core[0] = literal;
                        return SatResult::Refuted;
                    }
                    Choice::Done => {
                        let vars = 0..self.groups_of.len() as u32;
                        self.model = vars.map(|var| self.assignment.is_true(Literal::yes(var))).collect();
                        return SatResult::Satisfied;
                    }
                }
            }
            self.back_to(0);
            if self.clauses.learnt > self.learnt_limit {
                self.learnt_limit += MORE_LEARNT;
                let assignment = &self.assignment;
                self.clauses.tidy(|literal| assignment.is_true(literal));
            }
        }
        SatResult::Stopped
    }

    fn take_lesson(&mut self, conflict: Conflict) {
        let lesson = self.analyse(conflict);
        self.back_to(lesson.depth);
        let reason = if lesson.clause.len() == 1 {
            Cause::None
        } else {
            Cause::Clause(self.clauses.learn(&lesson.clause, lesson.ties))
        };
        self.assignment.set(lesson.clause[0], reason);
        self.order.fade();
    }

    fn choose(&mut self, assumptions: &[Literal]) -> Choice {
        if let Some(next) = assumptions.get(self.assignment.depth() as usize) {
            return if self.assignment.is_true(*next) {
                Choice::Holds
            } else if self.assignment.is_false(*next) {
                Choice::Fails(*next)
            } else {
                Choice::Decide(*next)
            };
        }
        while let Some(var) = self.order.pop() {
            let literal = if self.phases[var as usize] { Literal::yes(var) } else { Literal::no(var) };
            if self.assignment.is_open(literal) {
                return Choice::Decide(literal);
            }
        }
        Choice::Done
    }

    fn back_to(&mut self, depth: u32) {
        let (order, phases) = (&mut self.order, &mut self.phases);
        self.assignment.back_to(depth, |literal| {
            phases[literal.var() as usize] = literal.is_yes();
            order.insert(literal.var());
        });
    }

    /// Draws every consequence, or finds a conflict.
    fn propagate(&mut self) -> Option<Conflict> {
        while let Some(&literal) = self.assignment.trail.get(self.assignment.drawn) {
            self.assignment.drawn += 1;
            if literal.is_yes()
                && let Some(conflict) = self.exclude_rivals(literal)
            {
                return Some(conflict);
            }
            if let Some(conflict) = self.visit_watches(!literal) {
                return Some(conflict);
            }
        }
        None
    }

    /// Makes all other variables of its groups false.
    fn exclude_rivals(&mut self, literal: Literal) -> Option<Conflict> {
        for group in self.groups_of[literal.var() as usize] {
            for var in &self.groups[group as usize] {
                let rival = Literal::yes(*var);
                if rival == literal || self.assignment.is_false(rival) {
                    continue;
                }
                if self.assignment.is_true(rival) {
                    return Some(Conflict::Rivals(literal, rival));
                }
                self.assignment.set(!rival, Cause::Rival(literal));
            }
        }
        None
    }

    /// Finds another literal to watch for every clause that watches the literal, which is now false.
    fn visit_watches(&mut self, literal: Literal) -> Option<Conflict> {
        let mut watches = std::mem::take(&mut self.clauses.watches[literal.index()]);
        let mut conflict = None;
        let (mut read, mut kept) = (0, 0);
        while read < watches.len() {
            let Watch { clause, blocker } = watches[read];
            read += 1;
            if self.assignment.is_true(blocker) {
                watches[kept] = Watch { clause, blocker };
                kept += 1;
                continue;
            }
            if self.clauses.literal(clause, 0) == literal {
                self.clauses.swap(clause, 0, 1);
            }
            let first = self.clauses.literal(clause, 0);
            if !self.assignment.is_true(first)
                && let Some(next) = self.other_to_watch(clause)
            {
                self.clauses.swap(clause, 1, next);
                let other = self.clauses.literal(clause, 1);
                self.clauses.watches[other.index()].push(Watch { clause, blocker: first });
                continue;
            }
            watches[kept] = Watch { clause, blocker: first };
            kept += 1;
            if self.assignment.is_false(first) {
                conflict = Some(Conflict::Clause(clause));
                break;
            }
            if self.assignment.is_open(first) {
                self.assignment.set(first, Cause::Clause(clause));
            }
        }
        watches.copy_within(read.., kept);
        watches.truncate(kept + watches.len() - read);
        self.clauses.watches[literal.index()] = watches;
        conflict
    }

    fn other_to_watch(&self, clause: ClauseRef) -> Option<usize> {
        let others = self.clauses.literals(clause).enumerate().skip(2);
        others.into_iter().find(|(_, literal)| !self.assignment.is_false(*literal)).map(|(at, _)| at)
    }
}

/// What to do when propagation is done.
enum Choice {
    Decide(Literal),
    /// An assumption that is true already.
    Holds,
    /// An assumption that is false.
    Fails(Literal),
    /// Everything is settled.
    Done,
}

/// Luby's sequence 1 1 2 1 1 2 4 …, from 1.
fn luby(number: u64) -> u64 {
    let mut rest = number;
    loop {
        let power = (rest + 1).next_power_of_two();
        if power == rest + 1 {
            return power / 2;
        }
        rest -= power / 2 - 1;
    }
}
