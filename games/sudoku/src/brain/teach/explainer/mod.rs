//! Sudoku Explainer's rating: always the easiest step, by its order and its numbers (version 1.2.1).

mod direct;
mod exclusion;
mod forcing;
mod grave;
mod hint;
mod unary;
mod unique_loops;
mod web;

pub use hint::{Hint, Rule, Tenths};

use super::{board::Board, finder, technique::Technique};
use forcing::{Forcing, Kind};
use parlour_brain::Budget;
use unary::Unary;

/// The three numbers of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Explained {
    /// The hardest step of all.
    pub whole: Tenths,
    /// The hardest up to the first digit.
    pub pearl: Tenths,
    /// The first step.
    pub diamond: Tenths,
    /// The hardest rule, the first of its rating.
    pub hardest: Rule,
}

/// A rating that was given up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stuck {
    /// The cells that were still empty.
    pub empty: u32,
}

/// The explainer with its working memory: use one for many puzzles.
#[derive(Default)]
pub struct Explainer {
    unary: Unary,
    forcing: Forcing,
}

/// A budget ran out before a search came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stopped;

/// Nodes that the search for chains from one candidate counts as.
const UNARY: u64 = 1000;

/// Techniques that are shared with the teacher, between the direct steps and uniqueness.
const SIMPLE: [(Technique, Rule, u16); 10] = [
    (Technique::Pointing, Rule::Pointing, 26),
    (Technique::Claiming, Rule::Claiming, 28),
    (Technique::NakedPair, Rule::NakedPair, 30),
    (Technique::XWing, Rule::XWing, 32),
    (Technique::HiddenPair, Rule::HiddenPair, 34),
    (Technique::NakedTriple, Rule::NakedTriplet, 36),
    (Technique::Swordfish, Rule::Swordfish, 38),
    (Technique::HiddenTriple, Rule::HiddenTriplet, 40),
    (Technique::XyWing, Rule::XyWing, 42),
    (Technique::XyzWing, Rule::XyzWing, 44),
];
const LARGE: [(Technique, Rule, u16); 3] = [
    (Technique::NakedQuadruple, Rule::NakedQuad, 50),
    (Technique::Jellyfish, Rule::Jellyfish, 52),
    (Technique::HiddenQuadruple, Rule::HiddenQuad, 54),
];

impl Explainer {
    /// Rates a board from here to its end; `None` if even dynamic forcing chains with simple techniques on the
    /// way find nothing more, or it has no solution.
    pub fn rate(&mut self, board: &Board) -> Option<Explained> {
        self.rate_up_to(board, Tenths(u16::MAX)).ok()
    }

    /// [`Explainer::rate`], which gives up as soon as a step is needed that rates higher than this.
    ///
    /// # Errors
    /// Where it gave up.
    pub fn rate_up_to(&mut self, board: &Board, most: Tenths) -> Result<Explained, Stuck> {
        let mut board = board.clone();
        let mut rated: Option<Explained> = None;
        let mut placed = false;
        while !board.is_full() {
            let stuck = Stuck { empty: board.empty().len() };
            let hint = self.next_up_to(&board, most).ok_or(stuck)?;
            let rating = hint.rating;
            let sum = rated.get_or_insert(Explained {
                whole: rating,
                pearl: rating,
                diamond: rating,
                hardest: hint.rule,
            });
            if rating > sum.whole {
                sum.whole = rating;
                sum.hardest = hint.rule;
            }
            if !placed {
                sum.pearl = sum.whole;
            }
            placed |= hint.placement.is_some();
            board.remove_all(&hint.eliminations);
            if let Some(candidate) = hint.placement {
                if !board.has(candidate) {
                    return Err(stuck);
                }
                board.place(candidate);
            }
        }
        rated.ok_or(Stuck { empty: 0 })
    }

    /// The easiest step.
    pub fn next(&mut self, board: &Board) -> Option<Hint> {
        self.next_up_to(board, Tenths(u16::MAX))
    }

    /// The easiest step, if it rates no higher than this. What always rates higher is not searched.
    fn next_up_to(&mut self, board: &Board, most: Tenths) -> Option<Hint> {
        let within = |least: u16| (least <= most.0).then_some(());
        direct::next(board)
            .or_else(|| shared(board, &SIMPLE, most))
            .or_else(|| within(unique_loops::LEAST).and_then(|()| unique_loops::next(board)))
            .or_else(|| shared(board, &LARGE, most))
            .or_else(|| within(grave::LEAST).and_then(|()| grave::next(board)))
            .or_else(|| within(exclusion::PAIR).and_then(|()| exclusion::pair(board)))
            .or_else(|| within(unary::LEAST).and_then(|()| self.unary.next(board)))
            .or_else(|| {
                within(exclusion::TRIPLET)?;
                self.harder(board, &mut Budget::nodes(u64::MAX)).ok().flatten()
            })
            .filter(|hint| hint.rating <= most)
    }

    /// The easiest step among the chains.
    pub fn chain(&mut self, board: &Board) -> Option<Hint> {
        self.chain_within(board, &mut Budget::nodes(u64::MAX)).ok().flatten()
    }

    /// The easiest step among the chains that a budget allows to find.
    ///
    /// # Errors
    /// The budget ran out first.
    pub fn chain_within(&mut self, board: &Board, budget: &mut Budget) -> Result<Option<Hint>, Stopped> {
        if !budget.spend(UNARY) {
            return Err(Stopped);
        }
        match self.unary.next(board) {
            Some(hint) => Ok(Some(hint)),
            None => self.harder(board, budget),
        }
    }

    /// What rates as high as an exclusion of three, or higher.
    fn harder(&mut self, board: &Board, budget: &mut Budget) -> Result<Option<Hint>, Stopped> {
        if let Some(hint) = exclusion::triplet(board) {
            return Ok(Some(hint));
        }
        for kind in [Kind::Nishio, Kind::Multiple, Kind::Dynamic, Kind::DynamicPlus] {
            if let Some(hint) = self.forcing.next(board, kind, budget)? {
                return Ok(Some(hint));
            }
        }
        Ok(None)
    }
}

fn shared(board: &Board, list: &[(Technique, Rule, u16)], most: Tenths) -> Option<Hint> {
    list.iter().take_while(|(_, _, rating)| *rating <= most.0).find_map(|(technique, rule, rating)| {
        let step = finder::first(board, *technique)?;
        Some(Hint::ruling_out(*rule, *rating, step.eliminations))
    })
}
