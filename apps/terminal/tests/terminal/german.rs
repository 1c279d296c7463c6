//! Screens in German, and how the language is chosen.

use crate::sitting::{Sitting, table};
use parlour_catalog::GAMES;
use parlour_midend::Opening;
use parlour_terminal::Start;
use parlour_text::Language;

fn german(name: &str, start: Start) -> Sitting {
    Sitting::speaking(Language::of("de").expect("German"), name, start)
}

#[test]
fn the_menu_the_settings_and_a_form() {
    let mut sitting = german("german-menu", Start::Menu);
    insta::assert_snapshot!("german_menu", sitting.terminal.backend());
    sitting.keys("8 Down Down Down Down");
    insta::assert_snapshot!("german_settings", sitting.terminal.backend());
    sitting.keys("Esc 3");
    insta::assert_snapshot!("german_form", sitting.terminal.backend());
}

#[test]
fn the_first_screen_of_every_game() {
    for game in GAMES {
        let table = game.open(game.card.first, Opening::seeded(7)).expect("its first game");
        let mut sitting = german(&format!("german-{}", game.id), Start::Play { table, save_to: None });
        if game.id == "rogue" {
            sitting.keys("x").wait(3000);
        }
        insta::assert_snapshot!(format!("german_{}", game.id), sitting.terminal.backend());
    }
}

#[test]
fn a_hint_has_decimal_commas() {
    let mut sitting = german("german-hint", table(""));
    sitting.keys("r").wait(1000).keys("h").think();
    insta::assert_snapshot!(sitting.terminal.backend());
}

/// The setting goes round: as the system, then each language.
#[test]
fn the_settings_change_the_language_at_once_and_keep_it() {
    let mut sitting = Sitting::usual("german-chosen", Start::Menu);
    sitting.shows("Settings").keys("8 Down Down Down Down").shows("Same as the system");
    sitting.keys("Right").shows("Einstellungen").shows("Deutsch");
    sitting.keys("Right").shows("Settings").shows("English");
    sitting.keys("Left Esc").shows("Einstellungen");
    let mut again =
        Sitting::begin(sitting.folder.clone(), parlour_terminal::Depth::True, (80, 24), Start::Menu);
    again.shows("Einstellungen");
}
