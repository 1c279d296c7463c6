//! The level nearest above the player: which one that is follows from the finished games, the same wherever they are stored.

use crate::{AnyTable, GameStatistics, statistics::rival_of};
use parlour_scene::Card;

/// The note of a table with the level that it is played at.
const NOTE: &str = "near";
/// So many games in a row that were not won lead a level down.
const PATIENCE: u32 = 2;

/// The place of the level nearest above a player with these games, oldest first: each with the level and whether it was won.
fn place<'a>(levels: &[&str], first: usize, games: impl Iterator<Item = (&'a str, bool)>) -> usize {
    let last = levels.len().saturating_sub(1);
    let (mut near, mut missed) = (first.min(last), 0);
    for (level, won) in games {
        let played = levels.iter().position(|known| *known == level);
        match (played, won) {
            // A level that was beaten is not above the player.
            (Some(played), true) => near = near.max((played + 1).min(last)),
            (Some(played), false) if played < near => missed += 1,
            (Some(_), false) => {}
            (None, true) => (near, missed) = ((near + 1).min(last), 0),
            (None, false) => missed += 1,
        }
        if missed >= PATIENCE {
            (near, missed) = (near.saturating_sub(1), 0);
        }
    }
    near
}

/// Decides how strong the computer plays at a table where it should follow the player's strength. What was decided for a
/// game stays.
pub fn settle_level(table: &mut dyn AnyTable, statistics: &GameStatistics) {
    let card = table.card();
    let session = table.session();
    let is_near = session.players.iter().any(|player| player.bot.as_deref() == Some(Card::NEAR));
    if !is_near || session.notes.contains_key(NOTE) {
        return;
    }
    let usual = card.levels.iter().position(|level| Some(*level) == card.rival).unwrap_or(0);
    let games = statistics.recent.iter().rev().filter(|game| !game.hinted);
    let games = games.filter_map(|game| Some((rival_of(game)?, game.won)));
    if let Some(level) = card.levels.get(place(card.levels, usual, games)) {
        table.session_mut().note(NOTE.to_owned(), (*level).to_owned());
    }
}

/// The level at which the computer plays.
pub(crate) fn played(table: &dyn AnyTable, level: String) -> String {
    let noted = || table.session().notes.get(NOTE).map(String::as_str);
    let usual = || table.card().rival.or(table.card().levels.first().copied());
    let near = (level == Card::NEAR).then(|| noted().or_else(usual)).flatten().map(str::to_owned);
    near.unwrap_or(level)
}

#[cfg(test)]
mod tests {
    use super::place;

    const LEVELS: [&str; 4] = ["1", "2", "3", "4"];

    #[test]
    fn the_level_follows_the_last_games() {
        for (games, near) in [
            (vec![], "2"),
            (vec![("near", true)], "3"),
            (vec![("near", true), ("near", true), ("near", true)], "4"),
            (vec![("near", false)], "2"),
            (vec![("near", false), ("near", false)], "1"),
            (vec![("near", false), ("near", true), ("near", false)], "3"),
            // A stronger opponent was beaten; losing to one says nothing.
            (vec![("3", true)], "4"),
            (vec![("4", false), ("4", false)], "2"),
            (vec![("1", false), ("1", false)], "1"),
        ] {
            assert_eq!(LEVELS[place(&LEVELS, 1, games.clone().into_iter())], near, "{games:?}");
        }
    }
}
