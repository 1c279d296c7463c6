//! `odds`, `duel` and `target`: one exact number from the full box.

use super::{Goal, Rule, print};
use crate::report::{self, Status};
use clap::Args;
use parlour_shutbox::{
    brain::{self, Aim, Ratio},
    rules::{Scoring, TileSet},
};
use serde::Serialize;

/// Arguments of `shutbox odds`.
#[derive(Args)]
#[command(after_help = "Examples:
  parlour shutbox odds                             classic box, least expected score
  parlour shutbox odds --dice opt7 --aim maxP      pub rule, chance to shut: 9.76 %
  parlour shutbox odds --tiles 12 --aim minD --json")]
pub struct Odds {
    #[command(flatten)]
    rule: Rule,
    #[command(flatten)]
    goal: Goal,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

/// Arguments of `shutbox duel`.
#[derive(Args)]
#[command(after_help = "Examples:
  parlour shutbox duel                 the first player's chance to win
  parlour shutbox duel --score 10      the second player's, who has 10 points to beat")]
pub struct Duel {
    /// The score the second player has to beat; without it, the first player's chance is printed
    #[arg(long, value_name = "S")]
    score: Option<u32>,
    #[command(flatten)]
    rule: Rule,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

/// Arguments of `shutbox target`.
#[derive(Args)]
#[command(after_help = "Examples:
  parlour shutbox target --score 10                 the chance to end with 10 points or fewer
  parlour shutbox target --score 0 --dice opt7      the same as: odds --dice opt7 --aim maxP")]
pub struct Target {
    /// The most points that count as a success
    #[arg(long, value_name = "T")]
    score: u32,
    #[command(flatten)]
    rule: Rule,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Result {
    tiles: u8,
    dice: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    aim: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<u32>,
    #[serde(flatten)]
    value: print::Value,
}

impl Odds {
    pub fn run(&self) -> Status {
        tell(self.rule, self.goal.aim, Some(self.goal.word()), None, self.json)
    }
}

impl Duel {
    pub fn run(&self) -> Status {
        let start = TileSet::full(self.rule.tiles);
        let aim = match self.score {
            Some(score) => Aim::Beat(Scoring::Sum, i64::from(score)),
            None => Aim::Lead { scoring: Scoring::Sum, start, ahead: 0 },
        };
        tell(self.rule, aim, None, self.score, self.json)
    }
}

impl Target {
    pub fn run(&self) -> Status {
        let aim = Aim::AtMost(Scoring::Sum, i64::from(self.score));
        tell(self.rule, aim, None, Some(self.score), self.json)
    }
}

fn tell(rule: Rule, aim: Aim, word: Option<&'static str>, score: Option<u32>, as_json: bool) -> Status {
    let value: Ratio = brain::Odds::of(rule.tiles, rule.dice, aim).value(TileSet::full(rule.tiles));
    if as_json {
        let (tiles, dice) = (rule.tiles.tiles(), rule.dice.word());
        print::json(&Result { tiles, dice, aim: word, score, value: value.into() });
    } else {
        report::result(print::shown(value));
    }
    Status::Done
}
