//! `generate`: new boards; the same seed makes the same boards on every machine.

use super::boards;
use crate::{
    blocks::{self, Output, Threads},
    interrupt,
    progress::Progress,
    report::Status,
};
use clap::{
    Args,
    builder::{PossibleValuesParser, TypedValueParser},
    value_parser,
};
use parlour_hidato::{
    brain::{GenerateError, Generated, Puzzle, Shape, Wish, generate, teach::Level},
    rules::{Hidato, Relation, Token},
};
use parlour_kernel::{Fault, Message, Rules};
use parlour_terminal::random_seed;
use serde_json::json;

/// Arguments of `hidato generate`.
#[derive(Args)]
#[command(after_help = "Examples:
  parlour hidato generate                                          8 rows, 8 columns, another every time
  parlour hidato generate --rows 10 --cols 10 --count 5 --seed 1   the same five everywhere
  parlour hidato generate --relation hex --rows 7 --cols 7 --shape hexagon
  parlour hidato generate --level 3 --count 10 | parlour hidato rate
  parlour hidato generate --shape ring | parlour hidato solve

Each board stands with its solution, in the form that the other commands read. Board i of a run has the
seed N+i. 1 and the highest number are given, and none of the other numbers could be left out (on large
ortho boards some may stay because to see that they are not needed would take too long). Where a shape has
no path through all of it, the cells that are left over become holes.

With --level there are as many numbers as are needed to solve the board by techniques up to that level. Where
none is found that needs the level itself, one of the nearest lower level is printed, with a remark: level 7
exists without diagonals only.")]
pub struct Generate {
    /// Which cells are neighbours: eight, four or six
    #[arg(long, default_value = "king", value_parser = relation())]
    relation: Relation,
    /// Number of rows
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = length())]
    rows: u8,
    /// Number of columns
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = length())]
    cols: u8,
    /// The shape of the board
    #[arg(long, default_value = "rect", value_parser = shape())]
    shape: Shape,
    /// Difficulty from 1 to 9, as `rate` counts; without it, no given number can be spared
    #[arg(long, value_name = "1..9", value_parser = level())]
    level: Option<Level>,
    /// Seed of the first board; random by default
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Number of boards
    #[arg(long, value_name = "N", default_value_t = 1)]
    count: u64,
    #[command(flatten)]
    threads: Threads,
    /// Print one JSON object per board
    #[arg(long)]
    json: bool,
}

fn relation() -> impl TypedValueParser<Value = Relation> {
    let words = Relation::ALL.map(|(_, word)| word);
    PossibleValuesParser::new(words).map(|word| Relation::of(&word).expect("one of the words listed"))
}

fn shape() -> impl TypedValueParser<Value = Shape> {
    let words = Shape::ALL.map(|(_, word)| word);
    PossibleValuesParser::new(words).map(|word| Shape::of(&word).expect("one of the words listed"))
}

fn level() -> impl TypedValueParser<Value = Level> {
    value_parser!(u8)
        .range(i64::from(Level::LOWEST.number())..=i64::from(Level::HIGHEST.number()))
        .map(|number| Level::new(number).expect("within the range"))
}

fn length() -> impl TypedValueParser<Value = u8> {
    value_parser!(u8).range(i64::from(*Wish::LENGTHS.start())..=i64::from(*Wish::LENGTHS.end()))
}

impl Generate {
    pub fn run(&self) -> Status {
        let wish = Wish {
            relation: self.relation,
            rows: self.rows,
            columns: self.cols,
            shape: self.shape,
            level: self.level,
        };
        let seed = self.seed.unwrap_or_else(random_seed);
        let interrupted = interrupt::watch();
        let worker = || {
            let mut budget = interrupted.budget();
            move |number: &u64, output: &mut Output| {
                let seed = seed.wrapping_add(*number);
                match generate(&wish, seed, &mut budget) {
                    Ok(made) => {
                        output.results.extend(self.written(&made, seed).into_bytes());
                        output.remarks.extend(self.too_easy(&made, seed));
                    }
                    Err(GenerateError::Stopped) => {}
                    Err(why) => output.refuse(seed, &why.message(), self.json),
                }
            }
        };
        let (count, mut next) = (self.count, 0);
        let source = move |number: &mut u64| {
            *number = next;
            next = count.min(next + 1);
            Ok(next - *number)
        };
        blocks::run(self.threads, &interrupted, Progress::of(Some(self.count)), source, worker)
    }

    fn written(&self, made: &Generated, seed: u64) -> String {
        let Generated { setup, solution, level } = made;
        let game = Hidato::start(setup).expect("a new board is sound");
        let solution = boards::rows(&Puzzle::of(&game).board, solution);
        if self.json {
            let clues = setup.tokens.iter().filter(|token| matches!(token, Token::Given(_))).count();
            let board = setup.to_string();
            let object = json!({
                "name": setup.name, "board": board, "solution": solution, "seed": seed, "clues": clues,
                "level": level.map(Level::number),
            });
            return format!("{object}\n");
        }
        format!("{setup}\nsolution\n{}\n\n", solution.join("\n"))
    }

    /// A note if no board of the wished level was found.
    fn too_easy(&self, made: &Generated, seed: u64) -> Option<String> {
        let (wished, reached) = (self.level?, made.level.filter(|level| Some(*level) != self.level)?);
        let message = Message::new("hidato.generate-level").text("seed", seed.to_string());
        let message = message.int("wished", wished.number()).int("reached", reached.number());
        Some(crate::language::speaker().say(&message))
    }
}
