//! Texts from other apps: shared, pasted, opened as a file, or carried by a link.

use super::tables::shown;
use parlour_catalog::GAMES;
use parlour_midend::{Opening, Received};
use parlour_table::Save;

/// A text from outside is a link, a shelf or a table, or it is refused with a sentence. A table that came can be kept: its
/// save loads. Its setup carried by a link is found again.
pub fn receive(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    if is_costly(&text) {
        return;
    }
    match parlour_midend::receive(GAMES, &text, |_| Opening::seeded(1)) {
        Err(why) => assert!(!why.key.is_empty(), "refused without a sentence"),
        Ok(Received::Shelf) => {}
        Ok(Received::Link(game, carried)) => {
            assert!(parlour_catalog::game(game).is_some(), "a link to no game");
            let link = format!("https://example.org/{game}#{carried}");
            let again = parlour_midend::receive(GAMES, &link, |_| Opening::seeded(1));
            let is_same =
                |found| matches!(found, Received::Link(id, found) if (id, &found) == (game, &carried));
            assert!(again.is_ok_and(is_same), "{link} is another link the second time");
        }
        Ok(Received::Save(game, text)) => {
            let save = Save::read(&text).expect("a save was received");
            assert_eq!(save.game(), game);
            let game = parlour_catalog::game(game).expect("a save of a known game");
            // Whether it follows the rules shows when it is opened.
            if let Ok(table) = game.replay(save) {
                shown(table.as_ref());
            }
        }
        Ok(Received::Table(table)) => {
            let again = parlour_catalog::load(&table.save()).expect("what was received can be kept");
            assert_eq!((again.digest(), again.save()), (table.digest(), table.save()));
            shown(table.as_ref());
        }
    }
}

/// A save within a text that takes long to play again.
fn is_costly(text: &str) -> bool {
    let mut lines = text.lines().map(str::trim_start).skip_while(|line| !line.starts_with("parlour "));
    let (head, body) = (lines.next().unwrap_or_default(), lines.next().unwrap_or_default());
    let save = Save::read(&format!("{head}\n{body}\n"));
    save.is_ok_and(|save| super::tables::actions_of(&save) > super::tables::MOST_ACTIONS)
}

/// Each game reads a text brought to it or says why not; a game it reads saves to a text that loads equal, and what it
/// offers to copy is read again.
pub fn bring(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for game in GAMES {
        match game.bring(&text, "", Opening::seeded(1)) {
            Err(error) => assert!(error.message().is_some(), "refused without a reason"),
            Ok(table) => {
                let again = game.load(&table.save()).expect("what was brought can be kept");
                assert_eq!(again.digest(), table.digest());
                for (word, shared) in table.shared() {
                    let read = game.bring(&shared, "", Opening::seeded(1));
                    assert!(read.is_ok(), "{word} is not read again: {:?}\n{shared}", read.err());
                }
                shown(table.as_ref());
            }
        }
    }
}
