//! `parlour shutbox`: exact odds, advice and simulated games. Calls the game's brain and prints; computes
//! nothing itself.
mod advise;
mod chances;
mod measure;
mod print;
mod simulate;

pub use measure::FIGURES;

use crate::report::Status;
use clap::{
    Args, Subcommand,
    builder::{PossibleValuesParser, TypedValueParser},
};
use parlour_shutbox::{
    brain::Aim,
    rules::{BoxSize, DiceRule},
};

#[derive(Subcommand)]
pub enum Command {
    /// The exact value of the full box: expected score or chance to shut
    Odds(chances::Odds),
    /// Every legal answer to a throw with its exact value, or which dice to take
    Advise(advise::Advise),
    /// Two players, one turn each, lower score wins, a tie is half a win
    Duel(chances::Duel),
    /// The best chance of a final score of at most so many points
    Target(chances::Target),
    /// Play many games and count
    Simulate(simulate::Simulate),
}

pub fn run(command: &Command) -> Status {
    match command {
        Command::Odds(odds) => odds.run(),
        Command::Advise(advise) => advise.run(),
        Command::Duel(duel) => duel.run(),
        Command::Target(target) => target.run(),
        Command::Simulate(simulate) => simulate.run(),
    }
}

#[derive(Args, Clone, Copy)]
struct Rule {
    /// Tiles in the box
    #[arg(long, default_value = "9", value_parser = tiles())]
    tiles: BoxSize,
    /// When one die is thrown: never; as soon as 7 and above are down (mand7; opt7: optionally); once 6 or
    /// less is left (mands6; opts6: optionally); optionally, with the 1 alone (only1)
    #[arg(long, default_value = "mand7", value_parser = dice())]
    dice: DiceRule,
}

#[derive(Args, Clone, Copy)]
struct Goal {
    /// Lowest expected sum, highest chance to shut, or lowest expected number read from the tiles left
    #[arg(long, default_value = "minE", value_parser = aim())]
    aim: Aim,
}

impl Goal {
    fn word(self) -> &'static str {
        Aim::WORDS.into_iter().find(|(aim, _)| *aim == self.aim).map_or("", |(_, word)| word)
    }
}

fn tiles() -> impl TypedValueParser<Value = BoxSize> {
    PossibleValuesParser::new(["9", "10", "12"])
        .map(|word| word.parse().ok().and_then(BoxSize::of).expect("one of the words listed"))
}

fn dice() -> impl TypedValueParser<Value = DiceRule> {
    let words = DiceRule::ALL.map(|(_, word)| word);
    PossibleValuesParser::new(words).map(|word| DiceRule::of(&word).expect("one of the words listed"))
}

fn aim() -> impl TypedValueParser<Value = Aim> {
    let words = Aim::WORDS.map(|(_, word)| word);
    PossibleValuesParser::new(words).map(|word| Aim::of(&word).expect("one of the words listed"))
}
