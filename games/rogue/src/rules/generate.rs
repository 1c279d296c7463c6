//! Generates a level from its own random stream: rooms, corridors, doors, then its contents. The same seed
//! gives the same level, whatever was visited before.

mod nine_boxes;
mod populate;
mod rooms;

use crate::rules::{
    level::{Level, Room},
    setup::Options,
};
use parlour_kernel::Rng;

pub(crate) use populate::{monster, pile, restock};

/// Generates a level.
pub(crate) fn level(options: &Options, depth: u8) -> Level {
    let mut rng = Rng::stream(options.seed, u64::from(depth));
    loop {
        let mut level = Level::rock(depth, rng.clone());
        let drawn = if options.boxes { nine_boxes::draw(&mut level) } else { rooms::draw(&mut level) };
        if drawn {
            populate::fill(&mut level, options);
            return level;
        }
        rng = level.rng;
    }
}

/// The rooms of a level, for tests of generators.
pub fn rooms_of(options: &Options, depth: u8) -> Vec<Room> {
    level(options, depth).rooms
}
