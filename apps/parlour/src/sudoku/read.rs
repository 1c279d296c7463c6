//! Parses a line of input: 81 cells in any common spelling, before them the words of a variant; 729 candidates; or a link
//! of f-puzzles or `SudokuPad`.

use parlour_kernel::{Fault, Message, ReadError};
use parlour_sudoku::{
    brain::solver::{self, Candidates, CandidatesError, Solved},
    formats::{self, Format},
    rules::{Cell, Grid, Setup},
};

pub enum Puzzle {
    Grid(Grid),
    /// Digits by other rules than the classic ones.
    Variant(Setup),
    /// The candidates of each cell.
    Candidates(Box<Candidates>),
}

/// Parses digits or candidates.
pub fn puzzle(line: &[u8]) -> Result<Puzzle, Message> {
    if let Some(grid) = plain(line) {
        return Ok(Puzzle::Grid(grid));
    }
    let text = text(line)?;
    match candidates(text) {
        None => setup_of(text).map(|setup| {
            if setup.variant.is_classic() { Puzzle::Grid(setup.digits) } else { Puzzle::Variant(setup) }
        }),
        Some(Ok(candidates)) => Ok(Puzzle::Candidates(Box::new(candidates))),
        Some(Err(error)) => Err(error.message()),
    }
}

/// Parses digits, some of which may be the player's.
pub fn setup(line: &[u8]) -> Result<Setup, Message> {
    match plain(line) {
        Some(grid) => Ok(Setup::of(grid)),
        None => setup_of(text(line)?),
    }
}

fn setup_of(text: &str) -> Result<Setup, Message> {
    let read = if is_link(text) { formats::read(text).map(|sheet| sheet.setup) } else { text.parse() };
    read.map_err(|error: ReadError| error.message())
}

/// Whether a text is a link with a puzzle in it, its rules included.
pub fn is_link(text: &str) -> bool {
    matches!(Format::recognise(text), Format::FPuzzles | Format::SudokuPad)
}

/// Refuses a puzzle without exactly one solution.
pub fn solvable(setup: &Setup) -> Result<(), Message> {
    match solver::solve_setup(setup) {
        Solved::Unique(_) => Ok(()),
        Solved::None => Err(Message::new("sudoku.rate-none")),
        Solved::Many(..) => Err(Message::new("sudoku.rate-many")),
    }
}

/// A line as text.
pub fn text(line: &[u8]) -> Result<&str, Message> {
    std::str::from_utf8(line).map_err(|error| {
        let at = error.valid_up_to();
        let found = String::from_utf8_lossy(&line[at..]).chars().take(1).collect();
        ReadError { code: "bad-cell", at: at as u32, found }.message()
    })
}

/// The 81 cells at the start of a line in the usual spelling, if they end there.
pub fn head(line: &[u8]) -> Option<&[u8]> {
    match line.get(Cell::COUNT) {
        Some(next) if is_cell(*next) => None,
        _ => line.get(..Cell::COUNT),
    }
}

/// A bare line in the usual spelling, parsed fast.
fn plain(line: &[u8]) -> Option<Grid> {
    std::str::from_utf8(head(line)?).ok()?.parse().ok()
}

fn is_cell(byte: u8) -> bool {
    byte.is_ascii_digit() || b".*_xX".contains(&byte)
}

/// The candidates of a line that starts with 729 cell characters; `None` if there are fewer.
fn candidates(text: &str) -> Option<Result<Candidates, ReadError>> {
    let signs = text.trim_start_matches(|sign: char| sign.is_whitespace() || "\u{feff}\"'".contains(sign));
    let end = signs.bytes().position(|byte| !is_cell(byte)).unwrap_or(signs.len());
    let signs = &signs[..end];
    if end != 9 * Cell::COUNT {
        return None;
    }
    let read = signs.replace(['*', '_', 'x', 'X'], ".").parse();
    Some(read.map_err(|error| match error {
        CandidatesError::Character(at, _) => ReadError::at("bad-candidate", text, &signs[at..=at]),
        CandidatesError::Length(_) => ReadError::at("too-few-cells", text, signs),
    }))
}
