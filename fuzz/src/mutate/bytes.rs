//! Small random changes to bytes, whatever they mean.

use super::{hostile, place};
use parlour_kernel::Rng;

/// Pieces that readers treat specially.
const TOKENS: &[&[u8]] = &[
    b"\n",
    b" ",
    b"\"",
    b"[]",
    b"{}",
    b",",
    b":",
    b"0",
    b"-1",
    b"255",
    b"256",
    b"65536",
    b" *2",
    b" *4000001",
    b" @1",
    b"!undo",
    b"!redo",
    b"!wrong ",
    b"=dice 3 4",
    b"; ",
    b"roll 2",
    b"reset",
    b"\xff",
    b"\xc3\xa9",
];

/// Changes bytes in one to four places; occasionally splices in a piece of another seed.
pub fn mutate(bytes: &mut Vec<u8>, seeds: &[Vec<u8>], rng: &mut Rng) {
    for _ in 0..=rng.below(4) {
        let at = place(bytes.len() + 1, rng);
        let to = (at + 1 + place(16, rng)).min(bytes.len());
        match rng.below(9) {
            0 if at < bytes.len() => bytes[at] ^= 1 << rng.below(8),
            1 if at < bytes.len() => bytes[at] = rng.below(256) as u8,
            2 => bytes.truncate(at),
            3 if at < to => drop(bytes.drain(at..to)),
            4 if at < to => {
                let again = bytes[at..to].to_vec();
                bytes.splice(at..at, again);
            }
            5 if !seeds.is_empty() => {
                let other = &seeds[place(seeds.len(), rng)];
                let from = place(other.len() + 1, rng);
                let until = (from + 1 + place(40, rng)).min(other.len());
                bytes.splice(at..at, other[from..until.max(from)].iter().copied());
            }
            6 => drop(bytes.splice(at..at, hostile::number(rng).into_bytes())),
            7 => drop(bytes.splice(at..at, hostile::text(rng).into_bytes())),
            _ => drop(bytes.splice(at..at, TOKENS[place(TOKENS.len(), rng)].iter().copied())),
        }
    }
}
