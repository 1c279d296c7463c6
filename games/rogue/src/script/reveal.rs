//! Runs and levels with nothing hidden, as JSON, for tests and experiments.

use super::{
    level::{level, true_terrain},
    print,
};
use crate::rules::{
    Cell, Class, HEIGHT, Options, Terrain, WIDTH, generate,
    level::{GOLD, Level},
    state::Rogue,
};
use serde_json::{Value, json};

fn value(data: &impl serde::Serialize) -> Value {
    serde_json::to_value(data).expect("plain data with names for keys")
}

impl Rogue {
    /// The whole run with nothing hidden; only for runs that do not count.
    pub fn reveal(&self) -> Option<Value> {
        (self.scenario || self.options.wizard).then(|| value(&print::game(self, true)))
    }
}

/// One generated level, fully revealed, with its rows as text.
///
/// # Panics
/// If the options have no level of that depth.
pub fn reveal_level(options: &Options, depth: u8) -> Value {
    let made = generate::level(options, depth);
    let rows: Vec<String> =
        (0..HEIGHT).map(|y| (0..WIDTH).map(|x| glyph(&made, Cell::new(x, y))).collect()).collect();
    let mut game = Rogue::new(Options { wizard: true, ..*options });
    *game.here = made;
    let mut out = value(&level(&game, &game.here, true));
    if let Some(fields) = out.as_object_mut() {
        for name in ["tiles", "explored", "wandererCount", "lastWandererTurn"] {
            fields.remove(name);
        }
        fields.insert("rows".to_owned(), json!(rows));
    }
    out
}

fn glyph(level: &Level, cell: Cell) -> char {
    if let Some(monster) = level.monster_at(cell) {
        return monster.species.letter();
    }
    match level.things.at(cell) {
        0 => match true_terrain(level, cell) {
            // The hero cannot tell these apart, but this can.
            Terrain::SecretDoor => 'd',
            Terrain::SecretCorridor => 's',
            Terrain::Corridor => ',',
            other => other.glyph(),
        },
        GOLD => '$',
        class => Class::ALL[usize::from(class) - 1].2,
    }
}
