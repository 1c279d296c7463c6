//! The roguelike's card, for menus, help and statistics.

use super::first_round::FIRST_ROUND;
use parlour_scene::{Better, Card, Chart, Choice, Daily, Day, Made, Preset, Sample, Setting};

/// The setting for whether exploring picks up items.
pub(super) const PICKUP: &str = "pickup";

pub(super) const CARD: Card = Card {
    first: "levels=10 style=plain sight=radius",
    sown: true,
    presets: &[
        Preset { id: "lantern", setup: "levels=10 style=plain sight=radius" },
        Preset { id: "lit", setup: "levels=10 style=plain sight=room" },
        Preset { id: "old", setup: "levels=10 style=rogue sight=room" },
        Preset { id: "deep", setup: "levels=26 style=plain sight=radius" },
    ],
    options: &[
        Choice { id: "levels", values: &["10", "26"] },
        Choice { id: "style", values: &["plain", "rogue"] },
        Choice { id: "sight", values: &["radius", "room"] },
    ],
    made: true,
    mortal: true,
    settings: &[Setting::switch(PICKUP, true)],
    levels: &["auto"],
    daily: Some(Daily { kinds: &["lantern", "lit"], puzzle }),
    first_round: Some(&FIRST_ROUND),
    help: &[
        "rogue.help-aim",
        "rogue.help-walk",
        "rogue.help-fight",
        "rogue.help-things",
        "rogue.help-plans",
        "rogue.help-death",
    ],
    charts: &[
        Chart { id: "depth", mean: true, better: Some(Better::Higher) },
        Chart { id: "score", mean: true, better: Some(Better::Higher) },
        Chart { id: "kills", mean: true, better: Some(Better::Higher) },
    ],
    grouped: &["levels"],
    ranks: &["score", "depth", "level", "gold", "turns", "kills"],
    keys: &super::keys::KEYS,
    sample: Sample { setup: "seed=407 levels=10 style=plain sight=room", seed: 0, done: &[] },
    ..Card::PLAIN
};

/// The daily dungeon, the same for everybody: its date is its seed.
fn puzzle(day: Day, kind: &str) -> Made {
    let sight = if kind == "lit" { "room" } else { "radius" };
    let (year, month, date) = day.date();
    Made {
        name: format!("daily-{day}-{kind}"),
        wish: format!("levels=10 style=plain sight={sight}"),
        seed: u64::from(year * 10_000 + month * 100 + date),
    }
}
