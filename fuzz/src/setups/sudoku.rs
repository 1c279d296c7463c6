//! Grids: all rules that can be added, clues that fit together or do not, and digits of the player.

use super::{Drawn, once_in, one_of};
use parlour_kernel::Rng;

pub const DRAWN: Drawn = Drawn { game: "sudoku", setup, noise: NOISE };

const NOISE: &[&str] = &[
    "set 0 0 5",
    "set 8 8 1",
    "set 4 4 9",
    "set 9 0 1",
    "set 0 0 0",
    "set 0 0 10",
    "set 0 0",
    "clear 0 0",
    "clear 4 4",
    "corner 4 4 7",
    "centre 4 4 7",
    "colour 4 4 0",
    "colour 4 4 8",
    "colour 4 4 9",
    "corner 0 2 7",
    "solve",
    "",
];

const RULES: [&str; 8] =
    ["x", "falling", "rising", "windoku", "disjoint", "anti-knight", "anti-king", "non-consecutive"];

const SOLUTION: &[u8] = b"123456789456789123789123456231564897564897231897231564312645978645978312978312645";
const BANDS: &str = "aaabbbccc";

fn setup(rng: &mut Rng) -> String {
    let mut words: Vec<String> = Vec::new();
    for _ in 0..rng.below(3) * rng.below(2) {
        words.push(one_of(&RULES, rng).to_owned());
    }
    if once_in(6, rng) {
        let bands = [BANDS, "dddeeefff", "ggghhhiii"].map(|band| band.repeat(3)).concat();
        words.push(format!("jigsaw={bands}"));
    }
    // Digits change places, so that the same solution is many.
    let mut digits: Vec<u8> = (b'1'..=b'9').collect();
    rng.shuffle(&mut digits);
    let (kept, wrong, own) =
        (one_of(&[2, 3, 9, 40], rng), one_of(&[0, 0, 0, 30], rng), one_of(&[0, 4, 1], rng));
    let mut cells = String::new();
    for cell in SOLUTION {
        let digit = match wrong {
            1.. if once_in(wrong, rng) => b'1' + rng.below(9) as u8,
            _ => digits[usize::from(cell - b'1')],
        };
        if once_in(kept, rng) == (kept < 9) {
            if own > 0 && once_in(own, rng) {
                cells.push('+');
            }
            cells.push(char::from(digit));
        } else {
            cells.push('.');
        }
    }
    words.push(cells);
    words.join(" ")
}
