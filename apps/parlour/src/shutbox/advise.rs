//! `advise`: which tiles to put down, or how many dice to take.

use super::{Goal, Rule, print};
use crate::report::{self, Status};
use clap::Args;
use parlour_kernel::{Fault, Message};
use parlour_shutbox::{
    brain::Odds,
    rules::{DiceCount, TileSet},
};
use serde::Serialize;
use std::{ops::RangeInclusive, sync::Arc};

/// Arguments of `shutbox advise`.
#[derive(Args)]
#[command(after_help = "Examples:
  parlour shutbox advise --up 1,2,4,5,6,7,9 --total 8     best first, marked with *
  parlour shutbox advise --up 1,2,5 --dice opt7           one die or two?
  parlour shutbox advise --total 12 --aim maxP            all tiles up, play for the shut box

The value of a move is that of the tiles left, before the next roll.")]
pub struct Advise {
    /// Tiles up, such as 1,2,5; all by default
    #[arg(long, value_name = "TILES")]
    up: Option<String>,
    /// The total of the dice; without it, the numbers of dice are compared
    #[arg(long, value_name = "N")]
    total: Option<u8>,
    #[command(flatten)]
    rule: Rule,
    #[command(flatten)]
    goal: Goal,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Moves {
    best: Vec<String>,
    moves: Vec<Move>,
}

#[derive(Serialize)]
struct Move {
    #[serde(rename = "move")]
    tiles: String,
    #[serde(flatten)]
    value: print::Value,
}

#[derive(Serialize)]
struct Comparison {
    one_die: Option<print::Value>,
    two_dice: Option<print::Value>,
    best: Option<u8>,
}

impl Advise {
    pub fn run(&self) -> Status {
        let full = TileSet::full(self.rule.tiles);
        let read = |text: &String| TileSet::read(text, ',', self.rule.tiles, text);
        let up = match self.up.as_ref().map_or(Ok(full), read) {
            Ok(up) => up,
            Err(error) => return report::refuse(&error.message(), self.json),
        };
        let odds = Odds::of(self.rule.tiles, self.rule.dice, self.goal.aim);
        match self.total {
            Some(total) => self.compare_moves(&odds, up, total),
            None => self.compare_dice(&odds, up),
        }
    }

    fn compare_moves(&self, odds: &Arc<Odds>, up: TileSet, total: u8) -> Status {
        let possible = totals(self.rule, up);
        if !possible.contains(&total) {
            let message = Message::new("shutbox.advise-total")
                .int("total", total)
                .int("least", *possible.start())
                .int("most", *possible.end());
            return report::refuse(&message, self.json);
        }
        let answers = odds.rated_moves(up, total);
        if self.json {
            let best = answers.iter().filter(|answer| answer.best).map(|answer| answer.tiles.to_string());
            let moves = answers
                .iter()
                .map(|answer| Move { tiles: answer.tiles.to_string(), value: answer.value.into() });
            print::json(&Moves { best: best.collect(), moves: moves.collect() });
        } else {
            print_rows(
                answers.iter().map(|a| (a.tiles.to_string(), print::shown(a.value), a.best)).collect(),
            );
        }
        if answers.is_empty() {
            let score = self.goal.aim.scoring().score(up);
            let message = Message::new("shutbox.advise-no-move");
            print::remark(&message.int("total", total).text("up", up.to_string()).int("score", score));
            return Status::Refused;
        }
        Status::Done
    }

    fn compare_dice(&self, odds: &Arc<Odds>, up: TileSet) -> Status {
        let best = odds.best_dice(up);
        if self.json {
            let value = |count| odds.rolling(up, count).map(print::Value::from);
            let (one_die, two_dice) = (value(DiceCount::One), value(DiceCount::Two));
            print::json(&Comparison { one_die, two_dice, best: best.first().map(|count| count.number()) });
        } else {
            let row = |count: DiceCount| {
                let label = crate::language::speaker().word(&format!("shutbox.roll-{}", count.number()));
                let value = odds.rolling(up, count)?;
                Some((label, print::shown(value), best.contains(&count)))
            };
            print_rows([DiceCount::One, DiceCount::Two].into_iter().filter_map(row).collect());
        }
        Status::Done
    }
}

/// The totals the allowed dice can show with these tiles.
fn totals(rule: Rule, up: TileSet) -> RangeInclusive<u8> {
    let counts = rule.dice.choice(up).counts();
    let least = counts.first().map_or(1, |count| count.number());
    let most = counts.last().map_or(12, |count| count.number() * 6);
    least..=most
}

/// A name, a value and a star for the best, in columns.
fn print_rows(rows: Vec<(String, String, bool)>) {
    let names = rows.iter().map(|(name, ..)| name.chars().count()).max().unwrap_or(0);
    let values = rows.iter().map(|(_, value, _)| value.len()).max().unwrap_or(0);
    for (name, value, best) in rows {
        let star = if best { "*" } else { "" };
        report::result(format!("{name:names$}  {value:values$}  {star}").trim_end());
    }
}
