//! `convert`: puzzles of every format that is known, written in another.

use super::texts;
use crate::{
    interrupt,
    report::{self, Status},
};
use clap::{
    Args,
    builder::{PossibleValuesParser, TypedValueParser},
};
use parlour_kernel::Message;
use parlour_sudoku::formats::{Format, Sheet};
use serde_json::json;
use std::path::PathBuf;

/// Arguments of `sudoku convert`.
#[derive(Args)]
#[command(after_help = "Examples:
  parlour sudoku convert --to sdm puzzles.txt              a puzzle a line, 0 for an empty cell
  parlour sudoku convert --to candidate-grid grid.sdk      all that is left, with boxes around
  parlour sudoku generate | parlour sudoku convert --to f-puzzles
  parlour sudoku convert --to line link.txt                the puzzle of an f-puzzles or SudokuPad link

What a text is written in is told from the text itself. A file may hold many puzzles, each in another
format: lines, grids of nine lines with or without frames, candidate grids, SDK and SDX blocks, library
lines with + before digits of the player's, 729 candidates, links, Solo ids, OpenSudoku's XML. A format
keeps what it can say: `line`, `sdm`, `sudokuwiki`, `opensudoku` and `solo` the givens; `boxed` and `sdk` the
player's digits too; `library`, `sdx`, `f-puzzles` and `sudokupad` also what is left for each cell;
`candidate-grid` and `candidate-line` all that, but not whose digits they are.

`line`, `f-puzzles` and `sudokupad` also say the rules of a variant; any other format would make it a classic
puzzle, so it is refused by name.")]
pub struct Convert {
    /// The format to write
    #[arg(long, value_parser = format())]
    to: Format,
    /// Puzzles; standard input where it is - or left out
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// Print one JSON object a puzzle
    #[arg(long)]
    json: bool,
}

fn format() -> impl TypedValueParser<Value = Format> {
    let words = Format::ALL.map(|(_, word)| word);
    PossibleValuesParser::new(words).map(|word| Format::of(&word).expect("one of the words listed"))
}

impl Convert {
    /// The sheet, unless the format would make another puzzle of it.
    fn fitting(&self, sheet: Sheet) -> Result<Sheet, Message> {
        if self.to.says(&sheet.setup.variant) {
            return Ok(sheet);
        }
        let words: Vec<&str> = sheet.setup.variant.words().collect();
        let message = Message::new("sudoku.format-variant").text("format", self.to.word());
        Err(message.text("variant", words.join(" ")))
    }

    pub fn run(&self) -> Status {
        let interrupted = interrupt::watch();
        let (head, tail) = if self.json { ("", "") } else { self.to.frame() };
        report::results(head.as_bytes());
        let mut first = true;
        let (speaker, mut refused) = (crate::language::speaker(), false);
        let status = texts::each(self.file.as_deref(), &interrupted, |puzzle| {
            let puzzle = puzzle.and_then(|sheet| self.fitting(sheet).map_err(|why| speaker.say(&why)));
            refused |= puzzle.is_err();
            let text = match &puzzle {
                Ok(sheet) if self.json => {
                    json!({ "format": self.to.word(), "text": self.to.write(sheet) }).to_string()
                }
                Ok(sheet) => self.to.write(sheet),
                Err(why) => report::invalid(why, self.json),
            };
            let between = if self.to.has_lines() && !self.json && !first { "\n" } else { "" };
            first = false;
            report::results(format!("{between}{text}\n").as_bytes());
        });
        report::results(tail.as_bytes());
        if refused { status.and(Status::Refused) } else { status }
    }
}
