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

/// The explainer with its working memory: use one for many puzzles.
#[derive(Default)]
pub struct Explainer {
    unary: Unary,
    forcing: Forcing,
}

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
        self.rate_up_to(board, Tenths(u16::MAX))
    }

    /// [`Explainer::rate`], which gives up where a step rates higher than this.
    pub fn rate_up_to(&mut self, board: &Board, most: Tenths) -> Option<Explained> {
        let mut board = board.clone();
        let mut rated: Option<Explained> = None;
        let mut placed = false;
        while !board.is_full() {
            let hint = self.next(&board).filter(|hint| hint.rating <= most)?;
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
                    return None;
                }
                board.place(candidate);
            }
        }
        rated
    }

    /// The easiest step.
    pub fn next(&mut self, board: &Board) -> Option<Hint> {
        direct::next(board)
            .or_else(|| shared(board, &SIMPLE))
            .or_else(|| unique_loops::next(board))
            .or_else(|| shared(board, &LARGE))
            .or_else(|| grave::next(board))
            .or_else(|| exclusion::pair(board))
            .or_else(|| self.chain(board))
    }

    /// The easiest step among the chains.
    pub fn chain(&mut self, board: &Board) -> Option<Hint> {
        self.unary
            .next(board)
            .or_else(|| exclusion::triplet(board))
            .or_else(|| self.forcing.next(board, Kind::Nishio))
            .or_else(|| self.forcing.next(board, Kind::Multiple))
            .or_else(|| self.forcing.next(board, Kind::Dynamic))
            .or_else(|| self.forcing.next(board, Kind::DynamicPlus))
    }
}

fn shared(board: &Board, list: &[(Technique, Rule, u16)]) -> Option<Hint> {
    list.iter().find_map(|(technique, rule, rating)| {
        let step = finder::first(board, *technique)?;
        Some(Hint::ruling_out(*rule, *rating, step.eliminations))
    })
}
