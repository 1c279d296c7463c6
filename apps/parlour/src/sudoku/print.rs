//! `print`: puzzles on pages to be printed by a browser, with their solutions.

use super::texts;
use crate::{
    interrupt,
    report::{self, Status},
};
use clap::{Args, builder::PossibleValuesParser, builder::TypedValueParser};
use parlour_kernel::Message;
use parlour_midend::{Printed, Solutions, page, sheets};
use parlour_scene::{Grid as Drawn, GridCell, GridLayout};
use parlour_sudoku::{
    brain::{
        solver::{self, Solved},
        teach::{Board, Rater, Rating},
    },
    formats::{Label, Sheet},
    rules::{Cell, DigitSet, Grid, Setup, Variant},
};
use parlour_table::write_atomically;
use std::path::PathBuf;

/// Arguments of `sudoku print`.
#[derive(Args)]
#[command(after_help = "Examples:
  parlour sudoku print --out puzzles.html puzzles.txt
  parlour sudoku generate --level hard --count 12 | parlour sudoku print --out hard.html --per-page 6
  parlour sudoku print --out mine.html --per-page 1 --solutions upside-down --candidates mine.sdk

Open the page in a browser and print it, or save it as PDF: every sheet fits A4 and Letter. Each puzzle has its
level and rating above it, as `parlour sudoku rate` gives them. Puzzles of any format that `convert` reads.")]
pub struct Print {
    /// The page to write
    #[arg(long, value_name = "FILE.html")]
    out: PathBuf,
    /// How many puzzles stand on a page
    #[arg(long, value_name = "N", default_value = "2", value_parser = per_page())]
    per_page: usize,
    /// Where the solutions stand: on pages of their own, at the foot of the page, or nowhere
    #[arg(long, value_name = "WHERE", default_value = "end", value_parser = solutions())]
    solutions: Solutions,
    /// Whether all that is left stands small in the empty cells
    #[arg(long)]
    candidates: bool,
    /// Puzzles; standard input where it is - or left out
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
}

fn per_page() -> impl TypedValueParser<Value = usize> {
    PossibleValuesParser::new(["1", "2", "4", "6"])
        .map(|number| number.parse().expect("one of the numbers listed"))
}

fn solutions() -> impl TypedValueParser<Value = Solutions> {
    PossibleValuesParser::new(Solutions::ALL.map(Solutions::word))
        .map(|word| Solutions::of(&word).expect("one of the words listed"))
}

/// A grid as it is drawn, with what is left for its empty cells.
fn drawn(setup: &Setup, left: impl Fn(Cell) -> DigitSet) -> Drawn {
    let cell = |cell: Cell| GridCell {
        value: setup.digits.get(cell).map(|digit| u16::from(digit.number())),
        given: !setup.entries.has(cell),
        corner: left(cell).bits(),
        ..GridCell::empty(Message::new(""))
    };
    Drawn { layout: GridLayout::Blocks(3), ..Drawn::plain(9, Cell::all().map(cell).collect(), 0) }
}

/// What stands above a puzzle.
fn heading(number: usize, sheet: &Sheet, rating: Option<&Rating>) -> Message {
    let message = match sheet.label(Label::Title) {
        Some(title) => Message::new("sudoku.print-titled").text("title", title),
        None => Message::new("sudoku.print-heading"),
    };
    let grade = match rating {
        None => Message::new("sudoku.print-unsound"),
        Some(rating) => {
            let level = Message::new(format!("sudoku.level-{}", rating.level.word()));
            match rating.explained {
                Some(explained) => Message::new("sudoku.grade")
                    .message("level", level)
                    .decimal("rating", explained.whole.to_string()),
                None => level,
            }
        }
    };
    message.int("number", number as u32).message("grade", grade)
}

impl Print {
    pub fn run(&self) -> Status {
        let interrupted = interrupt::watch();
        let (mut rater, mut puzzles, speaker) = (Rater::default(), Vec::new(), crate::language::speaker());
        let mut refused = false;
        let status = texts::each(self.file.as_deref(), &interrupted, |puzzle| match puzzle {
            Ok(sheet) if !sheet.setup.variant.is_classic() => {
                report::tell(speaker.say(&Message::new("sudoku.print-variant")));
                refused = true;
            }
            Ok(sheet) => puzzles.push(self.printed(puzzles.len() + 1, &sheet, &mut rater, &speaker)),
            Err(why) => report::tell(why),
        });
        let status = if refused { status.and(Status::Refused) } else { status };
        if status == Status::Interrupted {
            return status;
        }
        let solutions = speaker.word("sudoku.print-solutions");
        let sheets = sheets(&puzzles, self.per_page, self.solutions, &solutions);
        match write_atomically(&self.out, &page(&speaker.word("game.sudoku"), &sheets)) {
            Ok(()) => status,
            Err(error) => {
                report::tell(format!("{}: {error}", self.out.display()));
                Status::Refused
            }
        }
    }

    fn printed(
        &self,
        number: usize,
        sheet: &Sheet,
        rater: &mut Rater,
        speaker: &parlour_text::Speaker,
    ) -> Printed {
        let givens = sheet.setup.givens();
        let solution = match solver::solve(&givens) {
            Solved::Unique(solution) => Some(solution),
            Solved::None | Solved::Many(..) => None,
        };
        let rating = solution.map(|_| rater.rate(&Board::known(&Setup::of(givens), true)));
        let notes = |cell: Cell| if self.candidates { sheet.left(cell) } else { DigitSet::EMPTY };
        let solved = |solution: Grid| {
            let entries = Cell::all().filter(|cell| givens.get(*cell).is_none()).collect();
            drawn(&Setup { digits: solution, entries, variant: Variant::CLASSIC }, |_| DigitSet::EMPTY)
        };
        Printed {
            heading: speaker.say(&heading(number, sheet, rating.as_ref())),
            puzzle: drawn(&sheet.setup, notes),
            solution: solution.map(solved),
        }
    }
}
