//! Damaged saves are refused with a typed error, or load and save as themselves; they never panic.

use parlour_kernel::{Rng, Rules, checksum};
use parlour_table::{LoadError, Table};

/// Cuts a save at every byte and flips a bit of every byte: all are refused.
pub(crate) fn cuts_and_flips<G: Rules>(table: &Table<G>) {
    let save = table.save();
    for at in 0..save.len() {
        if let Some(cut) = save.get(..at) {
            assert!(parlour_table::load::<G>(cut).is_err(), "cut at {at} and loaded");
        }
        let mut bytes = save.clone().into_bytes();
        bytes[at] ^= 1;
        if let Ok(flipped) = String::from_utf8(bytes) {
            assert!(parlour_table::load::<G>(&flipped).is_err(), "flipped at {at} and loaded");
        }
    }
}

/// Gives a damaged body a matching checksum, so that damage reaches the deeper checks.
pub fn reseal(save: &str) -> String {
    let body = save.split_once('\n').map_or(save, |(_, body)| body);
    let json = body.strip_suffix('\n').unwrap_or(body);
    format!("parlour 1 {}\n{json}\n", checksum(json.as_bytes()))
}

/// Loads `count` saves with random damage, every other one resealed, and returns how many still loaded.
/// Whatever loads must save to a text that loads equal.
///
/// # Panics
/// If one that loaded does not.
pub fn damaged_saves_never_panic(
    save: &str,
    count: u32,
    load: impl Fn(&str) -> Result<String, LoadError>,
) -> u32 {
    let mut rng = Rng::stream(0xda3a, 0);
    let mut loaded = 0;
    for number in 0..count {
        let mut bytes = save.as_bytes().to_vec();
        for _ in 0..=rng.below(3) {
            damage(&mut bytes, &mut rng);
        }
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let text = if number % 2 == 0 { reseal(&text) } else { text };
        if let Ok(again) = load(&text) {
            loaded += 1;
            assert_eq!(load(&again).as_ref(), Ok(&again), "loaded once, but not twice: {text}");
        }
    }
    loaded
}

/// One change: a flipped bit, a byte that parsers treat specially, a cut, a repeated or dropped piece, a new
/// number.
fn damage(bytes: &mut Vec<u8>, rng: &mut Rng) {
    let Ok(len @ 1..) = u32::try_from(bytes.len()) else { return };
    let at = rng.below(len) as usize;
    let to = (at + 1 + rng.below(12) as usize).min(bytes.len());
    match rng.below(6) {
        0 => bytes[at] ^= 1 << rng.below(8),
        1 => bytes[at] = b"\"[]{},:0919+-*@!=; \n"[rng.below(20) as usize],
        2 => bytes.truncate(at),
        3 => {
            let again = bytes[at..to].to_vec();
            bytes.splice(at..at, again);
        }
        4 => {
            bytes.drain(at..to);
        }
        _ => {
            let number = (rng.bits() >> rng.below(64)).to_string();
            bytes.splice(at..to, number.into_bytes());
        }
    }
}
