//! The computer player.

use super::{engine::Engine, level::Level};
use crate::rules::{Action, Mill, Seen};
use parlour_brain::{Bot, Budget, Luck};

/// The size of the table: 8 MB, which a browser can afford too.
pub(super) const TABLE_BITS: u32 = 18;

/// Plays at one of the levels, words of [`crate::LEVELS`].
#[derive(Clone, Copy, Debug, Default)]
pub struct MillBot;

impl Bot<Mill> for MillBot {
    fn choose(&mut self, seen: &Seen<'_>, level: &str, luck: Luck, budget: &mut Budget) -> Option<Action> {
        let number = crate::LEVELS.iter().position(|word| *word == level)?;
        let level = Level::new(number as u8 + 1)?;
        if !budget.spend(1) {
            return None;
        }
        level.choose(&mut Engine::new(TABLE_BITS), seen, luck, budget)
    }
}
