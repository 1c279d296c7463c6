//! How a puzzle compares with the difficulty that is wished for. It gives up as soon as the answer is known: most
//! candidates of a search are far off.

use super::Wish;
use crate::{
    brain::teach::{self, Board, Explainer, Level, Stuck, Teacher, Technique, Tenths},
    rules::Setup,
};

/// How far a puzzle is from what is wished for; the nearest is the least.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Off(u32);

impl Off {
    /// As wished.
    pub const NONE: Off = Off(0);
    /// Too hard a puzzle of which so many cells stay empty is as far off as one that rates lower by this and as
    /// many tenths.
    const TOO_HARD: u32 = 8;

    fn too_easy(tenths: u16) -> Off {
        Off(u32::from(tenths))
    }

    fn too_hard(empty: u32) -> Off {
        Off(Off::TOO_HARD + empty)
    }
}

/// Compares puzzles, with working memory.
#[derive(Default)]
pub struct Measure {
    explainer: Explainer,
    teacher: Teacher,
}

impl Measure {
    /// How far a puzzle with one solution is from a wish.
    pub fn off(&mut self, puzzle: &Setup, wish: &Wish) -> Off {
        let board = Board::known(puzzle, true);
        let rating =
            wish.rating.map_or(Off::NONE, |range| self.off_rating(&board, range.least(), range.most()));
        if rating != Off::NONE {
            return rating;
        }
        let technique =
            wish.technique.map_or(Off::NONE, |technique| self.off_technique(board.clone(), technique));
        if technique != Off::NONE {
            return technique;
        }
        wish.level.map_or(Off::NONE, |level| Self::off_level(board, level))
    }

    fn off_rating(&mut self, board: &Board, least: Tenths, most: Tenths) -> Off {
        match self.explainer.rate_up_to(board, most) {
            Ok(rated) => Off::too_easy(least.0.saturating_sub(rated.whole.0)),
            Err(Stuck { empty }) => Off::too_hard(empty),
        }
    }

    /// Whether it takes the technique, and nothing harder.
    fn off_technique(&mut self, mut board: Board, wished: Technique) -> Off {
        let (mut hardest, mut met) = (None, false);
        while !board.is_full() {
            let Some(step) = self.teacher.next_no_harder(&board, wished) else {
                return Off::too_hard(board.empty().len());
            };
            met |= step.technique == wished;
            hardest = hardest.max(teach::place(step.technique));
            board.apply(&step);
        }
        let missing = teach::place(wished).unwrap_or(0).saturating_sub(hardest.unwrap_or(0));
        if met { Off::NONE } else { Off::too_easy(1 + missing as u16) }
    }

    fn off_level(mut board: Board, wished: Level) -> Off {
        let below = Level::ALL.into_iter().rev().find(|level| *level < wished);
        let (mut score, mut hardest) = (0, Level::Easy);
        let reached = |hardest: Level, score: u32| {
            hardest == wished || below.is_some_and(|below| score > below.limit())
        };
        while !board.is_full() {
            let Some(step) = Teacher::next_up_to(&board, wished.min(Level::Unfair)) else {
                return if wished == Level::Extreme { Off::NONE } else { Off::too_hard(board.empty().len()) };
            };
            hardest = hardest.max(step.technique.level());
            score += step.technique.score();
            if hardest > wished || score > wished.limit() {
                return Off::too_hard(board.empty().len());
            }
            if reached(hardest, score) && wished == Level::Extreme {
                return Off::NONE;
            }
            board.apply(&step);
        }
        if reached(hardest, score) { Off::NONE } else { Off::too_easy(10 * (wished as u16 - hardest as u16)) }
    }
}
