//! Text from outside, such as what another app shares or a file that was opened: which game it is for, and as what. Knows
//! no storage and no addresses but those that games have in links.

use crate::{
    AnyTable, Game, OpenError, Opening,
    shelf::{Archive, ArchiveError},
};
use parlour_kernel::{Fault, Message};
use parlour_table::{LoadError, Save};

/// What a text turned out to be.
pub enum Received {
    /// A link into a game, wherever it was made: the game's id, and what follows `#`.
    Link(&'static str, String),
    /// A save, whole as a file but not played again yet: the game's id, and its text.
    Save(&'static str, String),
    /// A game: a puzzle, position or record in a form that one of the games reads.
    Table(Box<dyn AnyTable>),
    /// A whole shelf.
    Shelf,
}

/// Lines of a text that are tried by themselves; a puzzle may stand in the middle of a message.
const LINES_TRIED: usize = 100;

/// How a save begins.
const SAVE_HEAD: &str = "parlour ";

/// What links may carry from one device to another: a save, a setup, a puzzle's name.
const CARRIED: [&str; 3] = ["r=", "s=", "p="];

/// Finds out what a text is, by asking every game.
///
/// # Errors
/// Why it cannot be opened: what is wrong with the save, or that no game reads it.
pub fn receive(
    games: &'static [Game],
    text: &str,
    opening: impl Fn(&Game) -> Opening,
) -> Result<Received, Message> {
    let text = text.trim();
    if let Some((id, carried)) = text.split_whitespace().find_map(|word| link(games, word)) {
        return Ok(Received::Link(id, carried));
    }
    match Archive::read(text) {
        Err(ArchiveError::NotOne) => {}
        Ok(_) => return Ok(Received::Shelf),
        Err(error @ ArchiveError::Newer(_)) => return Err(error.message()),
    }
    if let Some(save) = save_in(text) {
        let game = Save::read(&save).and_then(|save| game_of(games, &save));
        return game.map(|game| Received::Save(game, save)).map_err(|error| error.message());
    }
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty()).take(LINES_TRIED);
    let addresses = text.split_whitespace().filter(|word| word.contains("://"));
    let mut tried = [text].into_iter().chain(addresses).chain(lines).filter(|text| !text.is_empty());
    let mut why = None;
    let table = tried.find_map(|text| {
        games.iter().find_map(|game| match game.bring(text, "", opening(game)) {
            Ok(table) => Some(table),
            Err(error) => {
                // Who read it almost to its end knows best what is wrong with it.
                let knows = match &error {
                    OpenError::Flawed(flaws) => flaws.len() == 1,
                    OpenError::Refused(..) => true,
                    OpenError::Read(_) | OpenError::ReadLine(..) | OpenError::NotHere => false,
                };
                if knows {
                    why = why.take().or(error.message());
                }
                None
            }
        })
    });
    table.map(Received::Table).ok_or_else(|| why.unwrap_or_else(|| Message::new("ui.open-unknown")))
}

/// The save in a text, which may have got lines before and after it on its way.
pub(crate) fn save_in(text: &str) -> Option<String> {
    let mut lines = text.lines().skip_while(|line| !line.starts_with(SAVE_HEAD));
    let (head, rest) = (lines.next()?, lines.next().unwrap_or_default());
    Some(format!("{head}\n{rest}\n"))
}

fn game_of(games: &'static [Game], save: &Save) -> Result<&'static str, LoadError> {
    let known = games.iter().find(|game| game.id == save.game());
    known.map(|game| game.id).ok_or_else(|| LoadError::OtherGame(save.game().to_owned()))
}

/// The game and the fragment of a link such as `https://example.org/sudoku#s=...`.
fn link(games: &'static [Game], word: &str) -> Option<(&'static str, String)> {
    let (address, fragment) = word.split_once('#')?;
    let path = address.split('?').next()?.trim_end_matches('/');
    let game =
        games.iter().find(|game| path.strip_suffix(game.id).is_some_and(|before| before.ends_with('/')))?;
    CARRIED.iter().any(|mark| fragment.starts_with(mark)).then(|| (game.id, fragment.to_owned()))
}
