//! The computer player.

use super::{engine::Engine, level::Level, supply, tables::Tables};
use crate::rules::{Action, Mill, Seen};
use parlour_brain::{Bot, Budget, Files, Luck};
use std::sync::Arc;

/// The size of the table: 8 MB, which a browser can afford too.
pub(super) const TABLE_BITS: u32 = 18;

/// Plays at one of the levels, words of [`crate::LEVELS`]. The highest ask exact tables where they have them.
#[derive(Clone, Debug, Default)]
pub struct MillBot {
    tables: Option<Arc<Tables>>,
}

fn level_of(word: &str) -> Option<Level> {
    let number = crate::LEVELS.iter().position(|known| *known == word)?;
    Level::new(number as u8 + 1)
}

impl Bot<Mill> for MillBot {
    fn choose(&mut self, seen: &Seen<'_>, level: &str, luck: Luck, budget: &mut Budget) -> Option<Action> {
        let level = level_of(level)?;
        if !budget.spend(1) {
            return None;
        }
        let mut engine = Engine::new(TABLE_BITS);
        engine.use_tables(self.tables.clone().filter(|_| level.knows_endgames()));
        level.choose(&mut engine, seen, luck, budget)
    }

    fn wants(&self, seen: &Seen<'_>, level: &str) -> Option<&'static str> {
        let is_served = self.tables.as_ref().is_some_and(|tables| tables.suit(seen.options()));
        let knows = level_of(level).is_some_and(Level::knows_endgames);
        if knows && !is_served { supply::folder(seen) } else { None }
    }

    fn read(&mut self, seen: &Seen<'_>, files: &Files) {
        self.tables = supply::tables(seen.options(), files).map(Arc::new);
    }
}
