//! The exact tables that come with the program: which folder serves a game, and tables from its files. Whoever has the files
//! hands them over; nothing is read here.

use super::tables::{Source, TableRules, Tables};
use crate::rules::{Mill, Options, RuleText, Side};
use parlour_brain::Files;
use std::sync::Arc;

/// Folders by name, and the rules that their tables are made for.
const FOLDERS: [(&str, &str); 4] = [
    ("mill/nine", "nine"),
    ("mill/custodian", "nine custodian=1"),
    ("mill/intervention", "nine intervention=1"),
    ("mill/capture", "capture"),
];

/// With this many stones on the board or fewer, a search reaches what the tables know.
const NEAR: u8 = 12;

/// The folder that serves a game in its present position; `None` where none would help.
pub(super) fn folder(game: &Mill) -> Option<&'static str> {
    let position = game.board();
    let stones: u8 = Side::BOTH.iter().map(|side| position.on_board(*side)).sum();
    let is_placing = Side::BOTH.iter().any(|side| position.hand(*side) > 0);
    let is_far = is_placing || stones > NEAR || position.ending().is_some();
    if is_far { None } else { folder_of(game.options()) }
}

/// The folder with tables of these rules.
pub(super) fn folder_of(options: &Options) -> Option<&'static str> {
    let rules = TableRules::of(options).ok()?;
    let rules_of = |text: &str| TableRules::of(&text.parse::<RuleText>().ok()?.options().ok()?).ok();
    FOLDERS.iter().find(|(_, text)| rules_of(text) == Some(rules)).map(|(folder, _)| *folder)
}

/// The tables of a game from the files of its folder; `None` where these are not what they should be: play goes on without.
pub(super) fn tables(options: &Options, files: &Files) -> Option<Tables> {
    let files = files.iter().map(|(name, bytes)| (name.clone(), Source::Memory(Box::new(Arc::clone(bytes)))));
    Tables::of_files(options, "", files).ok()
}

impl Tables {
    /// The tables for these rules among those that come with the program, from whoever has its files.
    pub fn shipped(options: &Options, files: impl Fn(&str) -> Files) -> Option<Tables> {
        tables(options, &files(folder_of(options)?))
    }
}
