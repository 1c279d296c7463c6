//! `print`: puzzles on pages to be printed by a browser, with their solutions.

mod drawing;
mod sheets;

use super::texts;
use crate::{
    interrupt,
    report::{self, Status},
};
use clap::{Args, ValueEnum, builder::PossibleValuesParser, builder::TypedValueParser};
use parlour_kernel::Message;
use parlour_sudoku::{
    brain::{
        solver::{self, Solved},
        teach::{Board, Rater, Rating},
    },
    formats::{Label, Sheet},
    rules::{Grid, Setup},
};
use std::{fs, path::PathBuf};

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
    /// Where the solutions stand
    #[arg(long, value_enum, default_value_t = Solutions::End)]
    solutions: Solutions,
    /// Whether all that is left stands small in the empty cells
    #[arg(long)]
    candidates: bool,
    /// Puzzles; standard input where it is - or left out
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
}

/// Where solutions stand.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Solutions {
    /// On pages of their own, after all puzzles
    End,
    /// At the foot of the page, upside down
    UpsideDown,
    /// Nowhere
    None,
}

fn per_page() -> impl TypedValueParser<Value = usize> {
    PossibleValuesParser::new(["1", "2", "4", "6"])
        .map(|number| number.parse().expect("one of the numbers listed"))
}

/// A puzzle to be printed.
pub struct Printed {
    /// Its number, from 1.
    number: usize,
    sheet: Sheet,
    solved: Option<(Grid, Rating)>,
}

impl Printed {
    fn of(number: usize, sheet: Sheet, rater: &mut Rater) -> Printed {
        let givens = sheet.setup.givens();
        let solved = match solver::solve(&givens) {
            Solved::Unique(solution) => Some((solution, rater.rate(&Board::known(&Setup::of(givens), true)))),
            Solved::None | Solved::Many(..) => None,
        };
        Printed { number, sheet, solved }
    }

    /// What stands above it.
    fn heading(&self) -> Message {
        let message = match self.sheet.label(Label::Title) {
            Some(title) => Message::new("sudoku.print-titled").text("title", title),
            None => Message::new("sudoku.print-heading"),
        };
        let grade = match &self.solved {
            None => Message::new("sudoku.print-unsound"),
            Some((_, rating)) => {
                let level = Message::new(format!("sudoku.level-{}", rating.level.word()));
                match rating.explained {
                    Some(explained) => Message::new("sudoku.grade")
                        .message("level", level)
                        .decimal("rating", explained.whole.to_string()),
                    None => level,
                }
            }
        };
        message.int("number", self.number as u32).message("grade", grade)
    }
}

impl Print {
    pub fn run(&self) -> Status {
        let interrupted = interrupt::watch();
        let (mut rater, mut puzzles) = (Rater::default(), Vec::new());
        let status = texts::each(self.file.as_deref(), &interrupted, |puzzle| match puzzle {
            Ok(sheet) => puzzles.push(Printed::of(puzzles.len() + 1, sheet, &mut rater)),
            Err(why) => report::tell(why),
        });
        if status == Status::Interrupted {
            return status;
        }
        let page = sheets::page(&puzzles, self, &crate::language::speaker());
        match fs::write(&self.out, page) {
            Ok(()) => status,
            Err(error) => {
                report::tell(format!("{}: {error}", self.out.display()));
                Status::Refused
            }
        }
    }
}
