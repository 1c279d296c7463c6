//! The placing phase over the tables of the moving phase: questions that are answered with yes or no, by trying turns until
//! one decides. Every turn of it takes a stone from a hand, so that no line goes round in a circle. Knows no files.

use super::{
    entry::Value,
    fault::TableFault,
    probe::Tables,
    proven::{Key, Proven, Question},
    symmetry::Symmetries,
};
use crate::rules::{Action, Actions, Options, Pair, PointSet, Position, Side, board};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// Why a question was not answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unanswered {
    /// The caller wanted an end.
    Stopped,
    /// A table failed.
    Fault(TableFault),
}

/// Positions looked into between two looks at whether to stop.
const BATCH: u64 = 1 << 12;

/// What the threads share that ask about one game.
pub struct Opening<'a> {
    /// The rules.
    pub options: &'a Options,
    /// The moving phase of the same rules, whole.
    pub tables: &'a Tables,
    /// The symmetries of these rules.
    pub symmetries: &'a Symmetries,
    /// What is known so far.
    pub proven: &'a Proven,
    /// Ends the work.
    pub stop: &'a AtomicBool,
}

/// Whether a position is the beginning of a turn, with nothing left from the one before.
pub fn begins_turn(position: &Position) -> bool {
    let owes = Side::BOTH.iter().any(|side| position.owed(*side) != 0);
    !owes && position.captures().targets().is_empty() && position.relief_number() == 0
}

/// Whether all stones are placed and the next turn is one that tables hold.
fn is_in_tables(position: &Position) -> bool {
    Side::BOTH.iter().all(|side| position.hand(*side) == 0) && begins_turn(position)
}

/// The value for White of a value for a side.
fn for_first(value: Value, side: Side) -> Value {
    match (value, side) {
        (Value::Win, Side::Black) => Value::Loss,
        (Value::Loss, Side::Black) => Value::Win,
        _ => value,
    }
}

/// Hands out where each turn leads that may be played, removals included.
pub fn each_turn(position: &Position, options: &Options, each: &mut impl FnMut(Position)) {
    let mut actions = Actions::new();
    position.actions(options, &mut actions);
    for action in actions.iter() {
        let next = position.after(*action, options);
        if next.ending().is_some() || begins_turn(&next) {
            each(next);
        } else {
            each_turn(&next, options, each);
        }
    }
}

/// One thread's way to ask.
pub struct Asker<'a> {
    opening: &'a Opening<'a>,
    /// Makes threads that ask the same try turns in other orders.
    variety: u32,
    positions: u64,
    /// Positions looked into by all threads.
    counted: &'a AtomicU64,
    /// Hears of every batch of positions.
    tell: &'a dyn Fn(),
}

impl<'a> Asker<'a> {
    /// One that asks in an order of its own.
    pub fn new(opening: &'a Opening<'a>, variety: u32, counted: &'a AtomicU64, tell: &'a dyn Fn()) -> Self {
        Asker { opening, variety, positions: 0, counted, tell }
    }

    /// Tells of the positions since the last batch.
    pub fn finish(self) {
        self.counted.fetch_add(self.positions % BATCH, Relaxed);
        (self.tell)();
    }

    /// The value of a position for White.
    ///
    /// # Errors
    /// Why it was not found.
    pub fn value(&mut self, position: &Position) -> Result<Value, Unanswered> {
        Ok(match () {
            () if self.ask(position, Question::Wins)? => Value::Win,
            () if self.ask(position, Question::Draws)? => Value::Draw,
            () => Value::Loss,
        })
    }

    /// The answer to a question about a position.
    ///
    /// # Errors
    /// Why it was not found.
    pub fn ask(&mut self, position: &Position, question: Question) -> Result<bool, Unanswered> {
        match self.at_once(position, question)? {
            Some(yes) => Ok(yes),
            None => self.search(position, question),
        }
    }

    /// The answer, if it is known without trying turns.
    fn at_once(&self, position: &Position, question: Question) -> Result<Option<bool>, Unanswered> {
        let side = position.side();
        if let Some(ending) = position.ending() {
            let value = match ending.winner {
                Some(Side::White) => Value::Win,
                Some(Side::Black) => Value::Loss,
                None => Value::Draw,
            };
            return Ok(Some(question.holds(value)));
        }
        if !begins_turn(position) {
            return Ok(None);
        }
        if is_in_tables(position) {
            let stones = Pair::new(position.stones(side), position.stones(side.other()));
            let verdict = self.opening.tables.verdict(stones).map_err(Unanswered::Fault)?;
            return Ok(Some(question.holds(for_first(verdict.value, side))));
        }
        Ok(self.opening.proven.answers(self.key(position)).to(question))
    }

    fn key(&self, position: &Position) -> Key {
        Key::of(position, self.opening.symmetries)
    }

    fn search(&mut self, position: &Position, question: Question) -> Result<bool, Unanswered> {
        self.positions += 1;
        if self.positions.is_multiple_of(BATCH) {
            self.counted.fetch_add(BATCH, Relaxed);
            (self.tell)();
        }
        if self.opening.stop.load(Relaxed) {
            return Err(Unanswered::Stopped);
        }
        // White looks for one yes, Black for one no.
        let wanted = position.side() == Side::White;
        let options = self.opening.options;
        let mut actions = Actions::new();
        position.actions(options, &mut actions);
        let mut open: Vec<(u32, Position)> = Vec::with_capacity(actions.len());
        let mut answer = !wanted;
        for action in actions.iter() {
            let next = position.after(*action, options);
            match self.at_once(&next, question)? {
                Some(yes) if yes == wanted => {
                    answer = wanted;
                    break;
                }
                Some(_) => {}
                None => open.push((self.promise(position, *action), next)),
            }
        }
        if answer != wanted {
            open.sort_by_key(|(promise, _)| u32::MAX - promise);
            for (_, next) in &open {
                if self.ask(next, question)? == wanted {
                    answer = wanted;
                    break;
                }
            }
        }
        if begins_turn(position) {
            self.opening.proven.learn(self.key(position), question, answer);
        }
        Ok(answer)
    }

    /// What speaks for an action: mills closed and stopped, lines begun.
    fn promise(&self, position: &Position, action: Action) -> u32 {
        let diagonals = self.opening.options.has_diagonal_lines;
        let side = position.side();
        let (own, theirs) = (position.stones(side), position.stones(side.other()));
        let to = action.target();
        let lines_of = |set: PointSet, point| {
            let begun = board::in_lines_of_two(set, diagonals);
            begun.iter().map(|line| u32::from(line.has(point))).sum::<u32>()
        };
        let worth = match action {
            Action::Remove(_) => 4 * lines_of(theirs, to),
            Action::Place(_) | Action::Move { .. } => {
                let closed = |set: PointSet| u32::from(board::lines_closed(set.with(to), to, diagonals));
                let ways = u32::from(board::neighbours(to, diagonals).and(position.empty()).count());
                64 * closed(own) + 32 * closed(theirs) + 4 * lines_of(own.with(to), to) + 2 * ways
            }
        };
        let word = (u32::from(action.code()) + 1).wrapping_mul(self.variety.wrapping_mul(0x9e37_79b1));
        worth << 2 | word >> 30
    }
}
