//! A line of a technique library: a position, and what one technique finds there. Reads and writes; searches
//! nothing.

use super::{
    board::Board,
    candidates::{Candidate, CandidateSet},
    step::Step,
};
use crate::rules::{Cell, Digit, Grid, Setup};
use parlour_kernel::{Fault, Message, ReadError};
use std::str::FromStr;

/// A position with candidates that are already ruled out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// The code with its variant.
    pub code: String,
    /// The digits; those after `+` are not given.
    pub setup: Setup,
    /// Candidates ruled out before.
    pub deleted: CandidateSet,
    /// What the technique rules out.
    pub eliminations: CandidateSet,
    /// What the technique places.
    pub placements: CandidateSet,
}

/// Why a line cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum CaseError {
    /// Not as many parts between colons as a line has.
    Parts(usize),
    /// The cells.
    Cells(ReadError),
    /// Not a digit, a row and a column.
    Candidate(String),
}

impl Fault for CaseError {
    fn code(&self) -> &'static str {
        match self {
            CaseError::Parts(_) => "library-parts",
            CaseError::Cells(error) => error.code,
            CaseError::Candidate(_) => "library-candidate",
        }
    }

    fn message(&self) -> Message {
        match self {
            CaseError::Parts(found) => Message::new("sudoku.library-parts").int("found", *found as u32),
            CaseError::Cells(error) => error.message(),
            CaseError::Candidate(found) => Message::new("sudoku.library-candidate").text("found", found),
        }
    }
}

/// `:code:digits:cells:deleted:eliminations:placements:`, or the cells alone.
impl FromStr for Case {
    type Err = CaseError;

    fn from_str(line: &str) -> Result<Case, CaseError> {
        let line = line.trim_matches(['\u{feff}', '\r', '\n', ' ', '\t']);
        if !line.starts_with(':') {
            return Ok(Case {
                code: String::new(),
                setup: line.parse().map_err(CaseError::Cells)?,
                deleted: CandidateSet::EMPTY,
                eliminations: CandidateSet::EMPTY,
                placements: CandidateSet::EMPTY,
            });
        }
        let parts: Vec<&str> = line.split(':').collect();
        let [_, code, _, cells, deleted, eliminations, placements, ..] = parts[..] else {
            return Err(CaseError::Parts(parts.len() - 1));
        };
        Ok(Case {
            code: code.to_owned(),
            setup: cells.parse().map_err(CaseError::Cells)?,
            deleted: candidates(deleted)?,
            eliminations: candidates(eliminations)?,
            placements: candidates(placements)?,
        })
    }
}

fn candidates(text: &str) -> Result<CandidateSet, CaseError> {
    text.split_whitespace().map(candidate).collect()
}

fn candidate(text: &str) -> Result<Candidate, CaseError> {
    let read = || {
        let figures: Vec<u8> = text.bytes().map(|byte| byte.wrapping_sub(b'0')).collect();
        let [digit, row, column] = figures[..] else { return None };
        let cell = Cell::at(row.wrapping_sub(1), column.wrapping_sub(1))?;
        Some(Candidate { digit: Digit::new(digit)?, cell })
    };
    read().ok_or_else(|| CaseError::Candidate(text.to_owned()))
}

impl Case {
    /// The position.
    pub fn board(&self) -> Board {
        let mut board = Board::of(&self.setup);
        for candidate in self.deleted.iter().filter(|candidate| board.has(*candidate)).collect::<Vec<_>>() {
            board.remove(candidate);
        }
        board
    }
}

/// What a step does, in the form of the library: `elim: 128 129 place:`.
pub fn written(step: &Step) -> String {
    let list = |name: &str, set: &CandidateSet| {
        set.iter().fold(name.to_owned(), |text, candidate| format!("{text} {}", candidate.figures()))
    };
    format!("{} {}", list("elim:", &step.eliminations), list("place:", &step.placements))
}

/// A position and a step as a line of the library.
pub fn case(board: &Board, givens: &Grid, step: &Step) -> String {
    let mut setup = Setup::of(*board.digits()).by(board.table().variant().clone());
    setup.entries = Cell::all().filter(|cell| givens.get(*cell).is_none()).collect();
    setup.entries = setup.entries.without(board.empty());
    let whole = Board::known(&setup, true);
    let left = |candidate: &Candidate| !board.has(*candidate);
    let all =
        Digit::all().flat_map(|digit| whole.places(digit).iter().map(move |cell| Candidate { digit, cell }));
    let deleted: CandidateSet = all.filter(left).collect();
    let list = |set: &CandidateSet| set.iter().map(Candidate::figures).collect::<Vec<_>>().join(" ");
    let digits: String = step.base.digits().iter().map(|digit| digit.to_string()).collect();
    format!(
        ":{}:{digits}:{setup}:{}:{}:{}:",
        step.technique.code(),
        list(&deleted),
        list(&step.eliminations),
        list(&step.placements),
    )
}
