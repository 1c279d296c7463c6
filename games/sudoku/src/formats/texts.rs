//! A file, line by line, as texts of one puzzle each: lines that are whole by themselves, and blocks of nine rows with
//! what stands around them. Memory does not grow with the file.

use super::{Format, cells, f_puzzles, open_sudoku, solo, stripped, wiki};
use crate::rules::Cell;

/// The text of one puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleText {
    /// The line of the file it begins with, from 1.
    pub line: u64,
    /// The text.
    pub text: String,
}

/// Takes lines and gives texts.
#[derive(Debug, Default)]
pub struct Texts {
    /// How many lines there were.
    lines: u64,
    /// The lines of a block so far.
    block: String,
    /// The line that it begins with.
    begin: u64,
    /// How many rows of cells it has.
    rows: usize,
    /// Whether it has named blocks, so that another may follow.
    named: bool,
    /// Whether its frame is closed below the last row.
    closed: bool,
    /// Whether it says something that is neither cells nor a part of a known form.
    is_odd: bool,
    /// The first line that is neither blank nor a comment, as long as no text was given.
    unread: Option<PuzzleText>,
    /// Whether a text was given.
    given: bool,
}

/// A block longer than this is none.
const LONGEST: usize = 1 << 16;
const PUZZLE: &str = "[Puzzle]";
const STATE: &str = "[State]";

impl Texts {
    /// Takes the next line, without its end, and gives the texts that end with it or before it.
    pub fn push(&mut self, line: &str) -> Vec<PuzzleText> {
        self.lines += 1;
        let says_something = !line.trim().is_empty() && !line.trim_start().starts_with('#');
        if says_something && !self.given && self.unread.is_none() {
            self.unread = Some(PuzzleText { line: self.lines, text: line.to_owned() });
        }
        let done = self.taken(line);
        if !done.is_empty() {
            (self.given, self.unread) = (true, None);
        }
        done
    }

    fn taken(&mut self, line: &str) -> Vec<PuzzleText> {
        let bare = stripped(line).trim_end();
        let mut done = Vec::new();
        if is_whole(bare) || is_blanks(line) {
            done.extend(self.flush());
            done.push(PuzzleText { line: self.lines, text: line.to_owned() });
            return done;
        }
        if bare.starts_with('<') {
            return done;
        }
        let is_frame = !bare.is_empty() && !cells::is_row(bare) && !bare.starts_with('#');
        let goes_on = is_frame && !self.closed
            || self.named && (bare == STATE || bare.is_empty() && self.rows.is_multiple_of(9));
        let is_over = self.rows >= 9 && !(self.named && self.rows < 18 && self.in_state());
        let ends = match bare {
            _ if is_over => !goes_on,
            "" => !self.rows.is_multiple_of(3),
            _ => bare.starts_with('[') && bare != STATE && self.rows > 0,
        };
        if ends || self.block.len() > LONGEST {
            done.extend(self.flush());
        }
        if bare.is_empty() && self.block.is_empty() {
            return done;
        }
        if self.block.is_empty() {
            self.begin = self.lines;
        }
        self.named |= bare.starts_with('[');
        self.is_odd |= bare.starts_with('[') && ![PUZZLE, STATE].contains(&bare);
        self.closed |= is_frame && self.rows >= 9;
        self.rows += usize::from(!bare.is_empty() && !bare.starts_with('[') && cells::is_row(bare));
        self.block.push_str(line);
        self.block.push('\n');
        done
    }

    fn in_state(&self) -> bool {
        self.block.lines().any(|line| line.trim() == STATE)
    }

    /// The text that the file ends with. One in which nothing was found but says something is a text, too: reading it
    /// tells what is wrong.
    pub fn finish(mut self) -> Option<PuzzleText> {
        self.flush().or(self.unread)
    }

    /// The block so far, if there is a row in it or what no puzzle has: comments alone are nothing to be read.
    fn flush(&mut self) -> Option<PuzzleText> {
        let block = std::mem::take(&mut self.block);
        let rows = std::mem::take(&mut self.rows);
        (self.named, self.closed) = (false, false);
        let is_odd = std::mem::take(&mut self.is_odd);
        (rows > 0 || is_odd).then_some(PuzzleText { line: self.begin, text: block })
    }
}

/// Whether a line is 81 cells of which the empty ones are blanks.
fn is_blanks(line: &str) -> bool {
    let is_cell = |sign: char| sign == ' ' || sign.is_ascii_digit();
    line.len() == Cell::COUNT && line.chars().all(is_cell) && line.contains(|sign: char| sign != ' ')
}

/// Whether a line says all of a puzzle.
fn is_whole(line: &str) -> bool {
    let is_cell = |sign: &char| sign.is_ascii_digit() || ".*_xX".contains(*sign);
    let cells = || line.chars().filter(is_cell).count() >= Cell::COUNT;
    !line.starts_with('#')
        && (line.starts_with(':')
            || line.contains(open_sudoku::GAME)
            || line.contains(wiki::BOARD)
            || f_puzzles::recognise(line).is_some()
            || solo::is_one(line)
            || cells() && Format::recognise(line) != Format::CandidateGrid)
}
