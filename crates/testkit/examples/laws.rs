//! Tests a game's laws and writes one random playthrough: `cargo run -p parlour-testkit --example laws`.

use parlour_shutbox::rules::ShutBox;
use parlour_testkit::{Trial, laws, playthrough};

fn main() {
    laws::<ShutBox>(&Trial {
        setups: &["tiles=9", "tiles=12 dice=opt7 players=3"],
        noise: &["roll 1", "3+3", "dice 7 1"],
        games: 5,
    });
    println!("every law held\n");
    println!("{}", playthrough::<ShutBox>("tiles=9", 7));
}
