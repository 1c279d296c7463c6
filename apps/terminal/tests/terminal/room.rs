//! Nothing is cut off at 80 columns by 24 rows: every screen with its longest texts, in every language.

use crate::{
    sitting::{Sitting, table},
    sudoku::NO_SINGLES,
};
use parlour_catalog::GAMES;
use parlour_midend::{Game, Opening};
use parlour_terminal::Start;
use parlour_text::Language;

/// Fails if some words on the screen did not fit.
fn whole(sitting: &mut Sitting, what: &str) {
    sitting.draw();
    let cut = sitting.app.cut_words();
    assert!(cut.is_empty(), "{what}: no room for {cut:#?}\n{}", sitting.terminal.backend());
}

fn at(language: Language, game: &Game, setup: &str, name: &str) -> Sitting {
    let opening = Opening { players: game.players(), ..Opening::seeded(7) };
    let table = game.open(setup, opening).expect("a setup that can be played");
    Sitting::speaking(language, name, Start::Play { table, save_to: None })
}

#[test]
fn menus_settings_and_statistics_have_room() {
    for language in Language::all() {
        let mut sitting = Sitting::speaking(language, "room-menu", Start::Menu);
        whole(&mut sitting, "menu");
        for (key, what) in [("6", "days"), ("7", "statistics"), ("8", "settings"), ("9", "help")] {
            sitting.keys(key);
            for step in 0..48 {
                whole(&mut sitting, &format!("{what} {step}"));
                sitting.keys("Down");
            }
            sitting.keys("Esc");
        }
        for view in ["c", "s"] {
            sitting.keys(&format!("6 {view}"));
            whole(&mut sitting, &format!("days, {view}"));
            sitting.keys("Esc Esc");
        }
        // The key bindings are behind the settings but one.
        sitting.keys("8 Up");
        for game in GAMES.iter().rev() {
            sitting.keys("Up Enter");
            whole(&mut sitting, &format!("keys of {}", game.id));
            sitting.keys("Esc");
        }
    }
}

#[test]
fn every_row_of_every_form_has_room_with_every_value() {
    for language in Language::all() {
        for (number, game) in (1..).zip(GAMES) {
            let mut sitting = Sitting::speaking(language, &format!("room-form-{}", game.id), Start::Menu);
            sitting.keys(&number.to_string());
            for row in 0..game.card.options.len() + 8 {
                for value in 0..12 {
                    whole(&mut sitting, &format!("{} row {row} value {value}", game.id));
                    sitting.keys("Right");
                }
                sitting.keys("Down");
            }
        }
    }
}

#[test]
fn tables_help_and_hints_have_room() {
    for language in Language::all() {
        for game in GAMES {
            let setups = game.card.presets.iter().map(|preset| preset.setup).filter(|_| !game.card.made);
            for (index, setup) in setups.chain([game.card.first]).enumerate() {
                let mut sitting = at(language, game, setup, &format!("room-table-{}-{index}", game.id));
                whole(&mut sitting, &format!("{} begins", game.id));
                sitting.keys("?");
                for _ in 0..4 {
                    whole(&mut sitting, &format!("help of {}", game.id));
                    sitting.keys("Space");
                }
                sitting.keys("Esc");
                if !game.card.settings.is_empty() && game.id != "rogue" {
                    sitting.keys(",");
                    whole(&mut sitting, &format!("settings of {}", game.id));
                    sitting.keys("Esc");
                }
            }
        }
    }
}

/// Every hint of some rounds of Shut the Box, which has the longest texts.
#[test]
fn hints_of_shut_the_box_have_room() {
    for language in Language::all() {
        for (index, setup) in
            ["", "dice=opt7 score=digits", "tiles=12 dice=opts6 players=2 rounds=3"].iter().enumerate()
        {
            let mut sitting = Sitting::speaking(language, &format!("room-box-{index}"), table(setup));
            for _ in 0..14 {
                sitting.keys("h").think();
                whole(&mut sitting, "a hint before the roll");
                sitting.keys("h r").wait(2500);
                sitting.keys("h").think();
                whole(&mut sitting, "a hint after the roll");
                sitting.keys("h h").think();
                sitting.keys("h");
            }
        }
    }
}

#[test]
fn hints_of_grids_and_mill_have_room_at_every_stage() {
    for language in Language::all() {
        for (number, id) in ["sudoku", "hidato", "mill", "sudoku"].into_iter().enumerate() {
            let game = parlour_catalog::game(id).expect("of the house");
            let setup = if number == 3 { NO_SINGLES } else { game.card.first };
            let mut sitting = at(language, game, setup, &format!("room-hint-{number}"));
            let key = if id == "mill" { "h" } else { "t" };
            for step in 0..if number == 3 { 30 } else { 60 } {
                sitting.keys(key).think();
                whole(&mut sitting, &format!("{id}, hint {step}"));
            }
        }
    }
}
