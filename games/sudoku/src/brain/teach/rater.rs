//! Both ratings of a puzzle: the numbers of Sudoku Explainer, and level and score of the teacher's path.

use super::{
    board::Board,
    explainer::{Explained, Explainer},
    path::Teacher,
    technique::Level,
};

/// How hard a puzzle is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rating {
    /// The explainer's numbers; `None` beyond what it knows here (above about 9.5).
    pub explained: Option<Explained>,
    /// The level.
    pub level: Level,
    /// The sum of what the steps score.
    pub score: u32,
}

/// Rates puzzles, with working memory: use one for many.
#[derive(Default)]
pub struct Rater {
    explainer: Explainer,
    teacher: Teacher,
}

impl Rater {
    /// Rates a board from here to its end. It must have a solution.
    pub fn rate(&mut self, board: &Board) -> Rating {
        let path = self.teacher.path(board);
        Rating { explained: self.explainer.rate(board), level: path.level(), score: path.score() }
    }
}
