//! `rate`: how hard each puzzle is, on two scales.

use super::{Lines, read};
use crate::{interrupt, report::Status};
use clap::Args;
use parlour_kernel::Message;
use parlour_sudoku::{
    brain::teach::{Board, Rater, Rating, Tenths},
    rules::Setup,
};
use parlour_text::Speaker;
use serde_json::{Value, json};

/// Bytes handed to a thread at a time: few, because a hard puzzle takes long.
const FEW_LINES: usize = 1 << 10;

/// Arguments of `sudoku rate`.
#[derive(Args)]
#[command(after_help = "Examples:
  parlour sudoku rate puzzles.txt                  7.2  1.2  1.2  Forcing Chain  unfair  1284
  parlour sudoku rate puzzles.txt --json           one object a line

Tab-separated: the three numbers of Sudoku Explainer 1.2.1 (the hardest step of all, the hardest up to the
first digit, the first step), its hardest step, then level and score of the easiest way by techniques that
players know. `-` stands for ratings above about 9.5, which are not computed. Words of a variant may stand
before the cells: the numbers are then by the same steps, with the variant's houses among the others. No other
program defines them, so they compare among puzzles of one variant only.")]
pub struct Rate {
    #[command(flatten)]
    lines: Lines,
}

impl Rate {
    pub fn run(&self) -> Status {
        let Lines { input, threads, json } = &self.lines;
        let worker = || {
            let (mut rater, speaker) = (Rater::default(), crate::language::speaker());
            move |line: &[u8], out: &mut Vec<u8>| {
                let read = read::setup(line)?;
                let setup = Setup::of(read.digits).by(read.variant);
                read::solvable(&setup)?;
                let rating = rater.rate(&Board::known(&setup, true));
                out.extend(written(&rating, *json, &speaker).bytes());
                Ok(())
            }
        };
        input.map(*threads, *json, FEW_LINES, &interrupt::watch(), worker)
    }
}

fn written(rating: &Rating, as_json: bool, speaker: &Speaker) -> String {
    let explained = rating.explained;
    let beyond = Message::new("sudoku.rule-beyond");
    let step = speaker.say(&explained.map_or(beyond, |found| found.hardest.name()));
    let [er, ep, ed] = [
        explained.map(|found| found.whole),
        explained.map(|found| found.pearl),
        explained.map(|found| found.diamond),
    ];
    let (level, score) = (rating.level.word(), rating.score);
    if as_json {
        let number =
            |tenths: Option<Tenths>| tenths.map_or(Value::Null, |tenths| json!(f64::from(tenths.0) / 10.0));
        return json!({
            "er": number(er), "ep": number(ep), "ed": number(ed), "step": step, "level": level, "score": score,
        })
        .to_string();
    }
    let text = |tenths: Option<Tenths>| tenths.map_or_else(|| "-".to_owned(), |tenths| tenths.to_string());
    format!("{}\t{}\t{}\t{step}\t{level}\t{score}", text(er), text(ep), text(ed))
}
