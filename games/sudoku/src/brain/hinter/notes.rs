//! The player's marks as candidates: where all empty cells have some, they are what the player sees. What is missing or
//! out of date is said before anything rests on them.

use super::{doing, indices, said, told};
use crate::{
    brain::teach::{Board, Candidate, CandidateSet},
    rules::{Action, Cell, Digit, DigitSet, Grid, Seen},
};
use parlour_brain::{Hint, Mark, Part, Stage};
use parlour_kernel::Message;

/// The marks of a game beside the candidates that its digits leave.
pub struct Notes<'a> {
    seen: &'a Seen<'a>,
    board: &'a Board,
}

impl<'a> Notes<'a> {
    /// The marks of a game with this board.
    pub fn of(seen: &'a Seen<'a>, board: &'a Board) -> Notes<'a> {
        Notes { seen, board }
    }

    fn marked(&self, cell: Cell) -> DigitSet {
        let notes = self.seen.notes(cell);
        notes.corner.or(notes.centre)
    }

    fn empty(&self) -> impl Iterator<Item = Cell> {
        self.board.empty().iter()
    }

    /// Whether every empty cell has marks: whoever marks only some means something else by them.
    pub fn are_everywhere(&self) -> bool {
        self.empty().all(|cell| !self.marked(cell).is_empty())
    }

    /// The board with the marks as its candidates.
    pub fn board(&self) -> Board {
        let mut board = self.board.clone();
        for cell in self.empty() {
            for digit in board.left(cell).without(self.marked(cell)).iter() {
                board.remove(Candidate { digit, cell });
            }
        }
        board
    }

    /// Marks that a digit on the grid rules out.
    pub fn stale(&self) -> Option<Hint> {
        let out: CandidateSet = self
            .empty()
            .flat_map(|cell| {
                let stale = self.marked(cell).without(self.board.left(cell));
                stale.iter().map(move |digit| Candidate { digit, cell }).collect::<Vec<_>>()
            })
            .collect();
        let first = self.empty().find_map(|cell| out.iter().find(|candidate| candidate.cell == cell))?;
        let stands = self.seen.digits().filled();
        let candidates = stands.map(|(cell, digit)| Candidate { digit, cell });
        let because = candidates.into_iter().find(|other| self.board.table().excludes(*other, first))?;
        let same = because.digit == first.digit;
        let text = Message::new(if same { "sudoku.hint-stale" } else { "sudoku.hint-stale-near" })
            .text("cell", first.cell.to_string())
            .int("digit", first.digit.number())
            .int("other", because.digit.number())
            .text("at", because.cell.to_string());
        let text = and_more(text, out.len() - 1);
        let actions: Vec<Action> =
            out.iter().flat_map(|candidate| told::unmark(self.seen, candidate)).collect();
        Some(self.about("stale-marks", text, &out, Part::Out, &actions))
    }

    /// Cells whose marks leave out what belongs there. All that the grid allows is marked again: which of it was ruled
    /// out by mistake stays for the player to find.
    pub fn missing(&self, solution: &Grid) -> Option<Hint> {
        let lacks = |cell: &Cell| solution.get(*cell).is_some_and(|digit| !self.marked(*cell).has(digit));
        let out: CandidateSet = self.empty().filter(lacks).flat_map(|cell| self.unmarked(cell)).collect();
        let first = self.empty().find(lacks)?;
        let digits: Vec<String> = self.unmarked(first).map(|candidate| candidate.digit.to_string()).collect();
        let text = Message::new("sudoku.hint-missing")
            .text("cell", first.to_string())
            .text("digits", digits.join(", "))
            .int("n", digits.len() as u32);
        let text = and_more(text, out.all_cells().len() - 1);
        Some(self.about("missing-marks", text, &out, Part::In, &marking(&out)))
    }

    /// Candidates for the cells that have no marks, and for those whose marks leave out what belongs there.
    pub fn fill(&self, solution: &Grid) -> Hint {
        let is_bare = |cell: &Cell| self.marked(*cell).is_empty();
        let lacks = |cell: &Cell| solution.get(*cell).is_none_or(|digit| !self.marked(*cell).has(digit));
        let bare = self.empty().filter(is_bare).count() as u32;
        let new: CandidateSet = self.empty().filter(lacks).flat_map(|cell| self.unmarked(cell)).collect();
        let text = Message::new("sudoku.hint-fill").int("n", bare);
        let cells: Vec<Cell> = self.empty().filter(is_bare).collect();
        let hint = Hint {
            stages: vec![Stage::new(text.clone(), indices(cells.iter().copied()))],
            ..said("fill", text, cells)
        };
        doing(self.seen, hint, &marking(&new))
    }

    /// The candidates of a cell that are not marked.
    fn unmarked(&self, cell: Cell) -> impl Iterator<Item = Candidate> + use<> {
        let digits = self.board.left(cell).without(self.marked(cell));
        digits.iter().map(move |digit: Digit| Candidate { digit, cell })
    }

    fn about(&self, word: &str, text: Message, marks: &CandidateSet, part: Part, actions: &[Action]) -> Hint {
        let mark = |candidate: Candidate| Mark {
            cell: candidate.cell.index() as u16,
            number: candidate.digit.number(),
            part,
        };
        let cells: Vec<Cell> = marks.all_cells().iter().collect();
        let stage = Stage {
            marks: marks.iter().map(mark).collect(),
            ..Stage::new(text.clone(), indices(cells.iter().copied()))
        };
        doing(self.seen, Hint { stages: vec![stage], ..said(word, text, cells) }, actions)
    }
}

fn and_more(first: Message, more: u32) -> Message {
    match more {
        0 => first,
        more => Message::new("sudoku.hint-and-more").message("first", first).int("n", more),
    }
}

/// Marks candidates that are not marked.
fn marking(candidates: &CandidateSet) -> Vec<Action> {
    candidates.iter().map(|candidate| Action::Corner(candidate.cell, candidate.digit)).collect()
}
