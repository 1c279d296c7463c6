//! Rules: every named game with random options of all there are, from the empty board or from a drawn position.

use super::{Drawn, once_in, one_of};
use parlour_kernel::Rng;
use parlour_mill::rules::{OptionName, Preset};
use std::fmt::Write as _;

pub const DRAWN: Drawn = Drawn { game: "mill", setup, noise: NOISE };

const NOISE: &[&str] = &[
    "a1", "a1-a4", "xa1", "d6", "xd6", "d6-d7", "d6-d5", "xd7", "b4", "b4xa4", "h8", "a1-a1", "x", "-", "",
    "xx", "a1 a4", "g7-d7", "c3-c4", "xc3", "f4-g4", "e3", "xe3", "g1", "xg1",
];

fn setup(rng: &mut Rng) -> String {
    let mut text = one_of(Preset::ALL, rng).word.to_owned();
    let names: Vec<OptionName> = OptionName::all().collect();
    for _ in 0..rng.below(7) {
        let name = one_of(&names, rng);
        let range = name.range();
        let value = match rng.below(60) {
            0 => rng.below(65_536) as u16,
            _ => range.start() + rng.below(u32::from(range.end() - range.start()) + 1) as u16,
        };
        let _ = write!(text, " {}={}", name.word(), name.written(value));
    }
    if once_in(4, rng) {
        let _ = write!(text, "; fen {}", fen(rng));
    }
    text
}

/// A position whose counts are right; the rest is drawn.
fn fen(rng: &mut Rng) -> String {
    let (mut board, mut counts) = (String::new(), [0; 2]);
    for point in 0..24 {
        if point % 8 == 0 && point > 0 {
            board.push('/');
        }
        board.push(match rng.below(6) {
            side @ (0 | 1) if counts[side as usize] < 12 => {
                counts[side as usize] += 1;
                if side == 0 { 'O' } else { '@' }
            }
            2 if once_in(6, rng) => 'X',
            _ => '*',
        });
    }
    let side = one_of(&["w", "b"], rng);
    let (phase, action) = one_of(&[("p", "p"), ("m", "s"), ("p", "r"), ("m", "r"), ("r", "p")], rng);
    let hands = if phase == "m" { [0, 0] } else { [rng.below(9), rng.below(9)] };
    let owed = if action == "r" { one_of(&[[1, 0], [0, 1], [2, 0], [0, 0], [-1, 0]], rng) } else { [0, 0] };
    let [white, black] = counts;
    let (halfmove, fullmove) = (rng.below(120), 1 + rng.below(60));
    format!(
        "{board} {side} {phase} {action} {white} {} {black} {} {} {} 0 0 0 0 0 {halfmove} {fullmove}",
        hands[0], hands[1], owed[0], owed[1]
    )
}
