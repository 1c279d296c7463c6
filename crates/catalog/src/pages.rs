//! The site's addresses. The page routes by them, and the server knows by them what does not exist.

use crate::{game, has_topics};
use parlour_midend::{Game, has_puzzles};

/// What an address shows.
#[derive(Clone, Copy, Debug)]
pub enum Page {
    /// All games.
    Home,
    /// Appearance, sound and key bindings.
    Settings,
    /// How to play.
    Help,
    /// Finished games.
    Statistics,
    /// Games in progress.
    Shelf,
    /// What came from outside, to be opened.
    Open,
    /// The puzzles of every day.
    Days,
    /// A game to play.
    Game(&'static Game),
    /// A game's packs and daily puzzles.
    Puzzles(&'static Game),
    /// A game's techniques, each with a board to try it on.
    Techniques(&'static Game),
}

/// The page at a path such as `/sudoku`, if there is one.
pub fn page_at(path: &str) -> Option<Page> {
    match path {
        "/" => Some(Page::Home),
        "/settings" => Some(Page::Settings),
        "/help" => Some(Page::Help),
        "/stats" => Some(Page::Statistics),
        "/shelf" => Some(Page::Shelf),
        "/open" => Some(Page::Open),
        "/days" => Some(Page::Days),
        _ => page_of_game(path.strip_prefix('/')?),
    }
}

fn page_of_game(path: &str) -> Option<Page> {
    match path.split_once('/') {
        Some((id, "puzzles")) => game(id).filter(|game| has_puzzles(&game.card)).map(Page::Puzzles),
        Some((id, "techniques")) => game(id).filter(|game| has_topics(game.id)).map(Page::Techniques),
        Some(_) => None,
        None => game(path).map(Page::Game),
    }
}

#[cfg(test)]
mod tests {
    use super::{Page, page_at};

    #[test]
    fn every_game_has_its_page_and_unknown_addresses_have_none() {
        for game in crate::GAMES {
            let path = format!("/{}", game.id);
            assert!(matches!(page_at(&path), Some(Page::Game(found)) if found.id == game.id), "{path}");
        }
        assert!(matches!(page_at("/hidato/puzzles"), Some(Page::Puzzles(game)) if game.id == "hidato"));
        assert!(matches!(page_at("/sudoku/techniques"), Some(Page::Techniques(game)) if game.id == "sudoku"));
        for unknown in [
            "",
            "nowhere",
            "/nowhere",
            "/shutbox/packs",
            "/sudoku/",
            "//",
            "/hidato/puzzles/1",
            "/hidato/techniques",
        ] {
            assert!(page_at(unknown).is_none(), "{unknown}");
        }
    }
}
