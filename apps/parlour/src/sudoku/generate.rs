//! `generate`: new puzzles; the same seed makes the same puzzles on every machine.

use crate::{
    blocks::{self, Output, Threads},
    interrupt,
    progress::Progress,
    report::{self, Status},
};
use clap::{
    Args,
    builder::{PossibleValuesParser, StringValueParser, TypedValueParser},
    value_parser,
};
use parlour_kernel::{Fault, Message, ReadError};
use parlour_sudoku::{
    brain::{
        GenerateError, RatingRange, Symmetry, Wish, WishedRules, generate_setup, practised,
        teach::{Level, Technique},
    },
    rules::Setup,
};
use parlour_terminal::random_seed;
use serde::Serialize;
use std::ops::Range;

/// How many puzzles a thread makes at a time.
const BLOCK: u64 = 16;

/// Arguments of `sudoku generate`.
#[derive(Args)]
#[command(after_help = "Examples:
  parlour sudoku generate                                      a minimal puzzle, another every time
  parlour sudoku generate --count 1000 --seed 1                the same thousand everywhere
  parlour sudoku generate --symmetry half-turn --clues 30      as newspapers print them
  parlour sudoku generate --level hard --count 10              fish, wings and uniqueness, no chains
  parlour sudoku generate --rating 4.5..5.0 | parlour sudoku rate
  parlour sudoku generate --variant x+anti-knight              by other rules, named before the cells
  parlour sudoku generate --technique x-wing                   takes an X-Wing, and nothing harder

Puzzle i of a run has the seed N+i. Without --clues no clue can be taken away, with a symmetry no group of
clues that belong together. With it there are exactly so many; few puzzles have less than 22.

Level and rating are those of `parlour sudoku rate`: the level by techniques that players know, the rating
(both ends included, from 1.0 to 9.5) by the numbers of Sudoku Explainer 1.2.1. A technique goes by its code or
by its word, such as x-wing; what is harder goes by the order in which `parlour sudoku steps` looks for steps. A
jigsaw gets new regions with each puzzle.")]
pub struct Generate {
    /// Number of puzzles
    #[arg(long, value_name = "N", default_value_t = 1)]
    count: u64,
    /// Seed of the first puzzle; random by default
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Symmetry of the clues
    #[arg(long, default_value = "none", value_parser = symmetry())]
    symmetry: Symmetry,
    /// Number of clues; without it, no clue can be spared
    #[arg(long, value_name = "N", value_parser = clues())]
    clues: Option<u8>,
    /// How hard for people; any level when left out
    #[arg(long, value_parser = level())]
    level: Option<Level>,
    /// How hard by the numbers of Sudoku Explainer; any rating when left out
    #[arg(long, value_name = "A..B", value_parser = rating())]
    rating: Option<RatingRange>,
    /// The rules beside the classic ones: x, jigsaw, windoku, disjoint, anti-knight, anti-king, non-consecutive;
    /// several with + between them
    #[arg(long, value_name = "WORD", default_value = "classic", value_parser = rules())]
    variant: WishedRules,
    /// The hardest technique that it takes: a code such as 0300, or a word such as x-wing
    #[arg(long, value_name = "TECHNIQUE", value_parser = technique())]
    technique: Option<Technique>,
    #[command(flatten)]
    threads: Threads,
    /// Print one JSON object per puzzle
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Made {
    puzzle: String,
    seed: u64,
    clues: usize,
}

fn symmetry() -> impl TypedValueParser<Value = Symmetry> {
    let words = Symmetry::ALL.map(|(_, word)| word);
    PossibleValuesParser::new(words).map(|word| Symmetry::of(&word).expect("one of the words listed"))
}

fn level() -> impl TypedValueParser<Value = Level> {
    let words = Level::ALL.map(Level::word);
    PossibleValuesParser::new(words).map(|word| Level::of(&word).expect("one of the words listed"))
}

fn rating() -> impl TypedValueParser<Value = RatingRange> {
    StringValueParser::new().try_map(|text| {
        text.parse().map_err(|error: ReadError| crate::language::speaker().say(&error.message()))
    })
}

fn rules() -> impl TypedValueParser<Value = WishedRules> {
    StringValueParser::new().try_map(|text| {
        text.parse().map_err(|error: ReadError| crate::language::speaker().say(&error.message()))
    })
}

fn technique() -> impl TypedValueParser<Value = Technique> {
    StringValueParser::new().try_map(|text| {
        let unknown = Message::new("sudoku.not-practised").text("technique", text.as_str());
        practised(&text).ok_or_else(|| crate::language::speaker().say(&unknown))
    })
}

fn clues() -> impl TypedValueParser<Value = u8> {
    value_parser!(u8).range(i64::from(*Wish::CLUES.start())..=i64::from(*Wish::CLUES.end()))
}

impl Generate {
    pub fn run(&self) -> Status {
        let wish = Wish {
            symmetry: self.symmetry,
            clues: self.clues,
            level: self.level,
            rating: self.rating,
            rules: self.variant,
            technique: self.technique,
        };
        if self.clues.is_some_and(|clues| !self.symmetry.allows(clues)) {
            return report::refuse(&GenerateError::NoPattern(wish).message(), self.json);
        }
        let seed = self.seed.unwrap_or_else(random_seed);
        let interrupted = interrupt::watch();
        let worker = || {
            let mut budget = interrupted.budget();
            move |range: &Range<u64>, output: &mut Output| {
                for number in range.clone() {
                    let seed = seed.wrapping_add(number);
                    match generate_setup(&wish, seed, &mut budget) {
                        Ok(puzzle) => self.write(&puzzle, seed, output),
                        Err(GenerateError::Stopped) => return,
                        Err(why) => output.refuse(seed, &why.message(), self.json),
                    }
                }
            }
        };
        // A puzzle that has to be searched for takes long enough to be a thread's work by itself.
        let searched = self.level.is_some() || self.rating.is_some() || self.technique.is_some();
        let block = if searched || self.variant != WishedRules::default() { 1 } else { BLOCK };
        let (count, mut next) = (self.count, 0);
        let source = move |range: &mut Range<u64>| {
            *range = next..count.min(next.saturating_add(block));
            next = range.end;
            Ok(range.end - range.start)
        };
        blocks::run(self.threads, &interrupted, Progress::of(Some(self.count)), source, worker)
    }

    fn write(&self, puzzle: &Setup, seed: u64, output: &mut Output) {
        let line = if self.json {
            serde_json::to_string(&Made { puzzle: puzzle.to_string(), seed, clues: puzzle.digits.clues() })
                .expect("plain data")
        } else {
            puzzle.to_string()
        };
        output.results.extend(line.bytes().chain(*b"\n"));
    }
}
