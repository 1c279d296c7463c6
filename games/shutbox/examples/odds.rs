//! The exact expected score and chance to shut of every box and rule.
//!
//! `cargo run --release -p parlour-shutbox --example odds`

use parlour_shutbox::{
    brain::{Aim, Odds},
    rules::{BoxSize, DiceRule, Scoring, TileSet},
};

fn main() {
    println!("tiles\trule\texpected score\tchance to shut");
    for size in BoxSize::ALL {
        for (rule, word) in DiceRule::ALL {
            let full = TileSet::full(size);
            let score = Odds::of(size, rule, Aim::LeastScore(Scoring::Sum)).value(full);
            let shut = Odds::of(size, rule, Aim::Shut).value(full);
            println!("{}\t{word}\t{score} = {}\t{}", size.tiles(), score.decimal(4), shut.percent());
        }
    }
}
