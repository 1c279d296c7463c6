//! The ways in which programs and sites write puzzles: a file for each, behind one list. Which one a text is in is told
//! from the text itself. Knows the rules, but neither brain nor view.

mod candidate_grid;
mod candidate_line;
mod cells;
mod f_puzzles;
mod library;
mod open_sudoku;
mod sdk;
mod sdx;
mod sheet;
mod solo;
mod texts;
mod wiki;

pub use sheet::{Label, Sheet};
pub use texts::{PuzzleText, Texts};

use crate::rules::{Cell, Variant};
use parlour_kernel::ReadError;

/// A way of writing a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Format {
    /// 81 characters, `.` for an empty cell.
    Line,
    /// 81 characters, `0` for an empty cell: collections of puzzles.
    Sdm,
    /// Nine lines.
    Grid,
    /// Nine lines with boxes drawn around.
    Boxed,
    /// Boxes, with all that is left for each cell.
    CandidateGrid,
    /// 729 characters, nine for each cell.
    CandidateLine,
    /// Nine lines after a head (`SadMan`, `SudoCue`).
    Sdk,
    /// Nine lines of cells between blanks, with all that is left (`SudoCue`).
    Sdx,
    /// A line of a technique library (`HoDoKu`).
    Library,
    /// A link to f-puzzles.
    FPuzzles,
    /// The same puzzle as a link to `SudokuPad`.
    SudokuPad,
    /// A link to the solver of sudokuwiki.
    Wiki,
    /// `OpenSudoku`'s XML.
    OpenSudoku,
    /// The game id of Solo.
    Solo,
}

impl Format {
    /// Every format with its word.
    pub const ALL: [(Format, &'static str); 14] = [
        (Format::Line, "line"),
        (Format::Sdm, "sdm"),
        (Format::Grid, "grid"),
        (Format::Boxed, "boxed"),
        (Format::CandidateGrid, "candidate-grid"),
        (Format::CandidateLine, "candidate-line"),
        (Format::Sdk, "sdk"),
        (Format::Sdx, "sdx"),
        (Format::Library, "library"),
        (Format::FPuzzles, "f-puzzles"),
        (Format::SudokuPad, "sudokupad"),
        (Format::Wiki, "sudokuwiki"),
        (Format::OpenSudoku, "opensudoku"),
        (Format::Solo, "solo"),
    ];

    /// The format of a word.
    pub fn of(word: &str) -> Option<Format> {
        Format::ALL.into_iter().find(|(_, name)| *name == word).map(|(format, _)| format)
    }

    /// Its word in commands and texts.
    pub fn word(self) -> &'static str {
        Format::ALL.into_iter().find(|(format, _)| *format == self).map_or("", |(_, word)| word)
    }

    /// The format that a text is most likely meant in. What is none of them counts as cells, so that reading it tells
    /// where it goes wrong.
    pub fn recognise(text: &str) -> Format {
        let begins = |head: &str| stripped(text).starts_with(head);
        if begins(":") {
            Format::Library
        } else if begins("<") || text.contains(open_sudoku::GAME) {
            Format::OpenSudoku
        } else if text.contains(wiki::BOARD) {
            Format::Wiki
        } else if let Some(format) = f_puzzles::recognise(text) {
            format
        } else if solo::is_one(stripped(text)) {
            Format::Solo
        } else if sdk::is_one(text) {
            Format::Sdk
        } else if candidate_line::is_one(text) {
            Format::CandidateLine
        } else {
            recognise_cells(text)
        }
    }

    /// Reads a text of this format.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn read(self, text: &str) -> Result<Sheet, ReadError> {
        match self {
            Format::Line | Format::Sdm | Format::Grid | Format::Boxed => cells::read(text),
            Format::CandidateGrid => candidate_grid::read(text),
            Format::CandidateLine => candidate_line::read(text),
            Format::Sdk => sdk::read(text),
            Format::Sdx => sdx::read(text),
            Format::Library => library::read(text),
            Format::FPuzzles | Format::SudokuPad => f_puzzles::read(text),
            Format::Wiki => wiki::read(text),
            Format::OpenSudoku => open_sudoku::read(text),
            Format::Solo => solo::read(text),
        }
    }

    /// Whether the format can say by which rules a puzzle is played: links can, and a line by the words before it. In
    /// any other a variant would become a classic puzzle.
    pub fn says(self, variant: &Variant) -> bool {
        variant.is_classic() || matches!(self, Format::Line | Format::FPuzzles | Format::SudokuPad)
    }

    /// Writes a puzzle in this format, as far as the format can say it; [`Format::says`] tells whether that is the same
    /// puzzle.
    pub fn write(self, sheet: &Sheet) -> String {
        match self {
            Format::Line => cells::worded(sheet),
            Format::Sdm => cells::line(sheet, '0'),
            Format::Grid => cells::rows(&sheet.setup.givens()),
            Format::Boxed => cells::boxed(sheet),
            Format::CandidateGrid => candidate_grid::write(sheet),
            Format::CandidateLine => candidate_line::write(sheet),
            Format::Sdk => sdk::write(sheet),
            Format::Sdx => sdx::write(sheet),
            Format::Library => library::write(sheet),
            Format::FPuzzles => f_puzzles::write(sheet, f_puzzles::SITE),
            Format::SudokuPad => f_puzzles::write(sheet, f_puzzles::PAD),
            Format::Wiki => wiki::write(sheet),
            Format::OpenSudoku => open_sudoku::write(sheet),
            Format::Solo => solo::write(sheet),
        }
    }

    /// What stands before and after all puzzles of a file.
    pub fn frame(self) -> (&'static str, &'static str) {
        if self == Format::OpenSudoku { open_sudoku::FRAME } else { ("", "") }
    }

    /// Whether a puzzle takes several lines.
    pub fn has_lines(self) -> bool {
        matches!(self, Format::Grid | Format::Boxed | Format::CandidateGrid | Format::Sdk | Format::Sdx)
    }
}

/// Reads a text in whatever format it is.
///
/// # Errors
/// What is wrong with it, and where.
pub fn read(text: &str) -> Result<Sheet, ReadError> {
    Format::recognise(text).read(text)
}

/// Without what editors, spreadsheets and messages put around a text.
fn stripped(text: &str) -> &str {
    text.trim_start_matches(|sign: char| sign.is_whitespace() || "\u{feff}\"'“”".contains(sign))
}

/// Cells in a line, in rows, or with all that is left for each.
fn recognise_cells(text: &str) -> Format {
    let words: Vec<&str> = cells::words(text).collect();
    let is_player = |word: &&str| word.starts_with(sdx::PLAYER);
    if words.len() == Cell::COUNT {
        if words.iter().any(is_player) {
            return Format::Sdx;
        }
        if words.iter().any(|word| word.len() > 1) {
            return Format::CandidateGrid;
        }
    }
    match text.lines().filter(|line| cells::is_row(line)).count() {
        0 | 1 if text.contains('.') => Format::Line,
        0 | 1 => Format::Sdm,
        _ if text.contains('|') => Format::Boxed,
        _ => Format::Grid,
    }
}
