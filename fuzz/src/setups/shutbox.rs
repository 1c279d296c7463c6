//! Boxes: tiles, dice, score, players, rounds, and which tiles are up.

use super::{Drawn, once_in, one_of};
use parlour_kernel::Rng;
use parlour_shutbox::rules::{DiceRule, Scoring};
use std::fmt::Write as _;

pub const DRAWN: Drawn = Drawn { game: "shutbox", setup, noise: NOISE };

const NOISE: &[&str] = &[
    "roll",
    "roll 1",
    "roll 2",
    "roll 3",
    "dice 3 4",
    "dice 3 0",
    "dice 7 1",
    "dice 0 0",
    "dice 255 255",
    "3+3",
    "9",
    "1+2",
    "2+1",
    "1+2+3+4+5+6+7+8+9+10+11+12",
    "0",
    "13",
    "+",
    "reset",
    "",
];

fn setup(rng: &mut Rng) -> String {
    let any = |rng: &mut Rng, most: u32| if once_in(40, rng) { rng.below(256) } else { 1 + rng.below(most) };
    let tiles = if once_in(40, rng) { rng.below(256) } else { one_of(&[9, 10, 12], rng) };
    let (dice, score) = (one_of(&DiceRule::ALL, rng).1, one_of(&Scoring::ALL, rng).1);
    let (players, rounds) = (any(rng, 6), any(rng, 4));
    let mut text = format!("tiles={tiles} dice={dice} score={score} players={players} rounds={rounds}");
    if once_in(3, rng) {
        let up: Vec<String> =
            (1..=tiles.min(14)).filter(|_| !once_in(3, rng)).map(|tile| tile.to_string()).collect();
        if !up.is_empty() {
            let _ = write!(text, " up={}", up.join(","));
        }
    }
    text
}
