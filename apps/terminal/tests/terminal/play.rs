//! Whole games and single turns, by keys and clicks.

use crate::sitting::{Sitting, folder, saved, saved_game, some_move, table};
use parlour_kernel::{Seat, Turn};
use parlour_midend::{Opening, Waiting};
use parlour_table::Player;
use parlour_terminal::{Depth, Start};
use std::fs;

/// Plays the human's part to the end; the computer plays its own.
fn play_out(sitting: &mut Sitting) {
    for _ in 0..400 {
        let table = saved(&sitting.folder);
        let waiting = table.as_ref().map_or(Waiting::Person(Seat(0)), |table| table.waiting());
        match (waiting, table) {
            (Waiting::Nobody, _) => return,
            (Waiting::Person(_), Some(table)) if table.state(None)["current_sum"] != 0 => {
                sitting.keys(&some_move(table.as_ref()).join(" ")).wait(300);
            }
            (Waiting::Person(_), _) => {
                sitting.keys("r").wait(1000);
            }
            _ => {
                sitting.wait(2000).think().wait(1000);
            }
        }
    }
    panic!("the game does not end:\n{}", sitting.text());
}

#[test]
fn a_game_alone_is_played_to_its_end_counted_and_begun_again() {
    let mut sitting = Sitting::usual("alone", table(""));
    play_out(&mut sitting);
    let over = sitting.saved().outcome().expect("over");
    let told = match over.scores[0] {
        0 => "Victory! Perfect score!".to_owned(),
        score => format!("Game Over! Score: {score}"),
    };
    sitting.shows(&told).keys("r 1 Enter").shows(&told);
    sitting.click("Reset").shows("Score: 45").hides("✗ Game Over");
    let counted = fs::read_to_string(sitting.folder.join("statistics.json")).expect("counted");
    assert!(counted.contains("\"games\": 1"), "{counted}");
}

#[test]
fn people_and_computers_play_a_duel_to_its_end() {
    let game = parlour_catalog::game("shutbox").expect("of the house");
    let player =
        |name: &str, bot: Option<&str>| Player { name: Some(name.to_owned()), bot: bot.map(str::to_owned) };
    let players = vec![player("Ada", None), player("Bea", Some("exact")), player("Cid", Some("random"))];
    let opening = Opening { players, ..Opening::seeded(11) };
    let opened = game.open("players=3 rounds=2 dice=opt7", opening).expect("a setup that can be played");
    let mut sitting = Sitting::usual("duel", Start::Play { table: opened, save_to: None });
    sitting.shows("▸ Ada").shows("Bea (Perfect)");
    play_out(&mut sitting);
    let table = sitting.saved();
    assert_eq!(table.turn(), Turn::Over);
    let outcome = table.outcome().expect("over");
    let names = ["Ada", "Bea (Perfect)", "Cid (Any move)"];
    for winner in outcome.winners {
        sitting.shows(&format!("★ {}", names[usize::from(winner.0)]));
    }
}

#[test]
fn the_person_cannot_play_for_the_computer() {
    let game = parlour_catalog::game("shutbox").expect("of the house");
    let bot = Player { bot: Some("exact".to_owned()), ..Player::default() };
    let opened = game.open("", Opening { players: vec![bot], ..Opening::seeded(7) }).expect("playable");
    let mut sitting = Sitting::usual("bot", Start::Play { table: opened, save_to: None });
    sitting.keys("r").click("Roll Dice");
    assert!(saved(&sitting.folder).is_none(), "nothing happened");
    sitting.wait(2000).think().wait(1000).shows("Dice: 4 + 5 = 9");
    assert_eq!(sitting.saved().log().records().len(), 2, "the roll and the dice");
}

#[test]
fn dice_tumble_before_they_tell_and_any_key_ends_it() {
    let mut sitting = Sitting::usual("tumble", table("up=1"));
    sitting.keys("r").wait(300).hides("Dice:").hides("Game Over");
    sitting.wait(700).shows("Game Over! Score: 1");
    let mut sitting = Sitting::usual("skip", table(""));
    sitting.keys("r").hides("Dice:").keys("9").shows("Dice: 4 + 5 = 9").hides("Selected");
    let mut sitting = Sitting::usual("no-motion", Start::Menu);
    sitting.keys("Up Up Up Enter Down Right Esc 1 Enter r").shows("Dice: 4 + 5 = 9");
}

#[test]
fn undo_and_redo_by_key_by_control_key_and_by_click() {
    let mut sitting = Sitting::usual("undo", table(""));
    sitting.keys("r").wait(1000).keys("9 Enter").wait(300).shows("Score: 36");
    sitting.keys("z").shows("Score: 45").keys("y").shows("Score: 36");
    sitting.keys("C-z").shows("Score: 45").keys("C-y").shows("Score: 36");
    sitting.click("z Undo").shows("Score: 45").click("y Redo").shows("Score: 36");
}

#[test]
fn cursor_space_and_mouse_pick_and_escape_drops() {
    let mut sitting = Sitting::usual("cursor", table(""));
    sitting.keys("r").wait(1000).keys("Right Right Right Space").shows("Selected: 3 = 3");
    sitting.click("▐ 6 ▌").shows("Selected: 3 + 6 = 9").keys("Esc").hides("Selected");
    sitting.keys("4 5 Tab Enter").wait(300).shows("Score: 36").shows("Down: 4+5");
}

#[test]
fn dice_of_ones_own_are_typed_in() {
    let mut sitting = Sitting::usual("own-dice", Start::Menu);
    sitting.keys("1 Up Up Right Enter").shows("Own dice").keys("r").shows("Throw your dice");
    sitting.keys("4 5").wait(1000).shows("Dice: 4 + 5 = 9").keys("9 Enter").wait(300).shows("Score: 36");
    assert_eq!(sitting.saved().seed(), None);
}

#[test]
fn the_coach_stays_comments_and_drops_what_is_stale() {
    let mut sitting = Sitting::usual("stale", table(""));
    sitting.keys("r").wait(1000).keys("h").shows("Let me see");
    let asked = sitting.app.questions();
    sitting.keys("1 8 Enter").wait(300);
    sitting.answer(&asked).hides("expected");
    sitting.think().shows("1+8 gives an expected score of 14.08").shows("Go ahead and roll");
    sitting.keys("h").hides("Go ahead and roll");
}

#[test]
fn a_failed_computer_keeps_its_seat_and_a_person_moves_for_it() {
    let game = parlour_catalog::game("mill").expect("of the house");
    let computer = Player { name: None, bot: Some("1".to_owned()) };
    let opening = Opening { players: vec![computer, Player::default()], ..Opening::default() };
    let table = game.open("", opening).expect("the usual game");
    let mut sitting = Sitting::usual("failed", Start::Play { table, save_to: None });
    sitting.wait(2000).fail().shows("cannot move, so move for them").keys("Enter").wait(100);
    let saved = saved_game(&sitting.folder, "mill").expect("saved");
    assert_eq!(saved.session().bot(Seat(0)), Some("1"), "the seat is still the computer's");
    assert_eq!(saved.log().records().len(), 1, "and a person moved for it");
    // It is asked again at its next turn.
    sitting.keys("Right Enter").wait(2000).think().wait(100);
    assert_eq!(saved_game(&sitting.folder, "mill").expect("saved").log().records().len(), 3);
}

#[test]
fn a_game_counts_once_and_not_when_its_end_is_taken_back() {
    let mut sitting = Sitting::usual("count", table("up=9"));
    let games = |sitting: &Sitting| {
        let text = fs::read_to_string(sitting.folder.join("statistics.json")).expect("counted");
        let counted: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        counted["shutbox"]["games"].as_u64().expect("a number")
    };
    sitting.keys("r").wait(1000).keys("9 Enter").wait(300).shows("Victory!");
    assert_eq!(games(&sitting), 1);
    sitting.keys("z");
    assert_eq!(games(&sitting), 0);
    sitting.keys("y");
    assert_eq!(games(&sitting), 1);
}

#[test]
fn a_game_goes_on_where_it_was_left() {
    let mut sitting = Sitting::usual("left", table(""));
    sitting.keys("r").wait(1000).keys("9 Enter").wait(300).keys("q");
    assert!(sitting.app.ended());
    let game = parlour_catalog::game("shutbox").expect("of the house");
    let again = Sitting::begin(sitting.folder.clone(), Depth::True, (80, 24), Start::Game(game));
    assert!(again.text().contains("Score: 36"), "{}", again.text());
}

#[test]
fn a_damaged_settings_file_is_kept_aside_and_ctrl_c_leaves_from_anywhere() {
    let folder = folder("settings-damaged");
    fs::write(folder.join("settings.json"), "{\"theme\": \"purple\"").expect("written");
    let mut sitting = Sitting::begin(folder.clone(), Depth::Mono, (80, 24), Start::Menu);
    sitting.shows("settings.damaged");
    assert!(folder.join("settings.damaged").exists());
    sitting.keys("1 C-c");
    assert!(sitting.app.ended());
}
