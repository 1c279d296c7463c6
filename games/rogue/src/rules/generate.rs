//! Making a level from its own stream: rooms, corridors, doors, then what is in them. The same seed
//! gives the same level whatever was visited before.

mod boxes;
mod rooms;
mod stock;

use crate::rules::{level::Level, setup::Options};
use kernel::Rng;

pub(crate) use stock::{monster, pile, restock};

/// Makes a level anew.
pub(crate) fn level(options: &Options, depth: u8) -> Level {
    let mut rng = Rng::stream(options.seed, u64::from(depth));
    loop {
        let mut level = Level::rock(depth, rng.clone());
        let drawn = if options.boxes { boxes::draw(&mut level) } else { rooms::draw(&mut level) };
        if drawn {
            stock::fill(&mut level, options);
            return level;
        }
        rng = level.rng;
    }
}
