//! How fast a save loads: it is a replay, so loading plays the whole game again and checks it against its marks.

use super::{Clock, Figure};

pub const FIGURES: &[Figure] = &[Figure {
    name: "saves.load",
    unit: "entries/s",
    about: "loading a won run of the Dungeon: every entry is played again, and checked",
    measure: load,
}];

/// A run to the Amulet and back.
const SAVE: &str = include_str!("../../../../data/replays/rogue-won.save");

fn load(clock: &Clock) -> Option<f64> {
    let played = parlour_catalog::load(SAVE).ok()?;
    let (entries, digest) = (played.log().records().len() as u64, played.digest());
    clock.per_second(entries, || parlour_catalog::load(SAVE).is_ok_and(|again| again.digest() == digest))
}
