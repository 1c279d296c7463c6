//! What is stored besides games: statistics, progress, settings, including files written by earlier versions.

use crate::sitting::{Sitting, folder, table};
use parlour_kernel::{Seat, Turn};
use parlour_midend::Opening;
use parlour_scene::Day;
use parlour_table::{Player, Time};
use parlour_terminal::{Depth, Start};
use serde_json::Value;
use std::fs;

/// A sitting with these files in its folder.
fn with_files(name: &str, files: &[(&str, &str)]) -> Sitting {
    let folder = folder(name);
    for (file, text) in files {
        fs::write(folder.join(file), text).expect("written");
    }
    Sitting::begin(folder, Depth::True, (80, 24), Start::Menu)
}

fn statistics(sitting: &Sitting) -> Value {
    let text = fs::read_to_string(sitting.folder.join("statistics.json")).expect("counted");
    serde_json::from_str(&text).expect("JSON")
}

#[test]
fn means_below_zero_have_their_sign_once() {
    let counted = r#"{"shutbox":{"games":3,"charts":{"score":{"-1":2,"0":1}}}}"#;
    let mut sitting = with_files("mean", &[("statistics.json", counted)]);
    sitting.keys("Up Up Up Up Enter").shows("3 games.").shows("Mean -0.67.");
}

#[test]
fn statistics_of_earlier_versions_are_shown_and_go_on() {
    let counted = r#"{"hidato":{"games":2,"charts":{"placed":{"21":2},"time":{"61":1,"120":1}}},
        "rogue":{"games":1,"charts":{"depth":{"10":1}},"runs":[{"time":86400000,"won":true,
        "figures":{"score":31340},"told":[],"setup":"seed=2","replay":"replay-1.save"}]}}"#;
    let mut sitting = with_files("old-statistics", &[("statistics.json", counted)]);
    sitting.keys("Up Up Up Up Enter");
    while !sitting.text().contains("◂ Time ▸") || !sitting.text().contains("Hidato") {
        sitting.keys("Right");
    }
    sitting.shows("2 games. Best 1:01, mean 1:31.").hides("won");
    while !sitting.text().contains("The Dungeon") {
        sitting.keys("Right");
    }
    sitting.shows("One game. 1 won.").keys("Enter").shows("31340").shows("1970-01-02");
}

#[test]
fn results_in_their_order_bests_and_groups_have_their_tables() {
    let group =
        r#""variant=classic level=easy":{"games":3,"won":2,"hinted":1,"best":300,"all":660,"timed":2}"#;
    let game = |day: u64, seconds: u64, hinted: bool| {
        format!(
            r#"{{"time":{},"won":true,"hinted":{hinted},"group":"variant=classic level=easy","played":{}}}"#,
            day * 86_400_000,
            seconds * 1000
        )
    };
    let counted = format!(
        r#"{{"sudoku":{{"games":4,"won":2,"hinted":2,"hinted_won":1,"charts":{{"time":{{"300":1,"360":1}}}},
        "groups":{{{group}}},"recent":[{},{},{}]}}}}"#,
        game(3, 300, false),
        game(2, 200, true),
        game(1, 360, false)
    );
    let mut sitting = with_files("results", &[("statistics.json", &counted)]);
    sitting.keys("7");
    let find = |sitting: &mut Sitting, heading: &str| {
        for _ in 0..30 {
            if sitting.text().contains(heading) {
                return;
            }
            sitting.keys("Right");
        }
        panic!("{heading} is nowhere");
    };
    find(&mut sitting, "◂ Time: the last 3 ▸");
    sitting.shows("★").shows("6:00").hides("4 January 1970");
    sitting.keys("t").shows("4 January 1970").shows("3 January 1970").shows("yes");
    sitting.keys("t").hides("January").keys("Right").shows("◂ A year of days ▸");
    sitting.shows("No game finished in the last year. One earlier game is not shown here");
    find(&mut sitting, "◂ Personal bests ▸");
    sitting.shows("classic, Level Easy").shows("5:00").shows("4 January 1970");
    sitting.keys("Right").shows("◂ By level, variant and opponent ▸").shows("5:30");
    find(&mut sitting, "Every game");
}

#[test]
fn restored_defaults_can_be_undone_and_every_game_has_its_settings_and_keys_there() {
    let mut sitting = with_files("restore", &[("settings.json", r#"{"judge":true,"pace":"fast"}"#)]);
    let settings = |sitting: &Sitting| {
        let text = fs::read_to_string(sitting.folder.join("settings.json")).expect("kept");
        serde_json::from_str::<Value>(&text).expect("JSON")
    };
    sitting.keys("8").shows("◂ Fast ▸").keys("Up Enter").shows("u brings your settings back");
    assert_eq!(settings(&sitting)["judge"], false);
    sitting.keys("u").hides("u brings");
    assert_eq!(
        (&settings(&sitting)["judge"], &settings(&sitting)["pace"]),
        (&Value::from(true), &Value::from("fast"))
    );
    sitting.keys("Down Down Down Down Down Down").shows("Sudoku").keys("Right");
    assert_eq!(settings(&sitting)["games"]["sudoku"]["settings"]["upkeep"], "off");
    // The keys of Sudoku: Undo changes hands with Fill in candidates.
    sitting.keys("Up Up Up Up Up Up Up Up Up Up Enter").shows("Keys of Sudoku");
    let undo = ["Down"; 10].join(" ");
    sitting.keys(&undo).keys("Enter m").shows("Fill in candidates had it, and now has u instead");
    sitting.keys("Enter h").shows("h cannot be chosen");
    let game = parlour_catalog::game("sudoku").expect("of the house");
    let table = game.open(game.card.first, Opening::seeded(1)).expect("playable");
    let start = Start::Play { table, save_to: None };
    let mut sitting = Sitting::begin(sitting.folder.clone(), Depth::True, (80, 24), start);
    sitting.keys("?");
    let mut found = String::new();
    for _ in 0..8 {
        found += &sitting.text();
        sitting.keys("Space");
    }
    let line = found.lines().find(|line| line.trim_end_matches(['"', ' ']).ends_with("Fill in candidates"));
    let line = line.unwrap_or_default();
    assert!(line.trim_start_matches(['"', ' ']).starts_with('U'), "{line}");
}

#[test]
fn a_game_is_won_by_people_only() {
    let mut sitting = Sitting::usual("won-by-person", table("up=9"));
    sitting.keys("r").wait(1000).keys("9 Enter").wait(300).shows("Victory!");
    assert_eq!(statistics(&sitting)["shutbox"]["won"], 1);

    let game = parlour_catalog::game("shutbox").expect("of the house");
    let bot = Player { name: None, bot: Some("exact".to_owned()) };
    let lost = (1..20).any(|seed| {
        let players = vec![Player::default(), bot.clone()];
        let mut opened =
            game.open("players=2", Opening { players, ..Opening::seeded(seed) }).expect("playable");
        while opened.turn() != Turn::Seat(Seat(1)) {
            let next = opened.legal().into_iter().find(|action| action != "reset").expect("something to do");
            opened.act(&next, Time(0)).expect("it is legal");
        }
        let mut sitting = Sitting::usual("won-by-bot", Start::Play { table: opened, save_to: None });
        for _ in 0..60 {
            sitting.wait(2000).think().wait(1000);
        }
        let winners = sitting.saved().outcome().expect("the computer plays to the end").winners;
        let counted = &statistics(&sitting)["shutbox"];
        assert_eq!(counted["games"], 1);
        assert_eq!(counted["won"], u64::from(winners.contains(&Seat(0))), "{winners:?}");
        winners == [Seat(1)]
    });
    assert!(lost, "the computer wins now and then");
}

#[test]
fn the_last_of_repeated_words_counts() {
    let settings = r#"{"games":{"sudoku":{"wish":"clues=24 symmetry=none clues=30"}}}"#;
    let mut sitting = with_files("repeated", &[("settings.json", settings)]);
    sitting.keys("2").shows("◂ 30 ▸").hides("◂ 24 ▸");
}

#[test]
fn settings_and_progress_of_earlier_versions_are_read() {
    let settings = r#"{"theme":"auto","motion":false,"speed":"slow","language":"","games":{
        "rogue":{"settings":{"key.explore":"G"},"wish":""}}}"#;
    let day = Day(0);
    let progress =
        format!(r#"{{"hidato":{{"puzzles":["first-steps-1","daily-{day}-classic"],"days":["{day}"]}}}}"#);
    let mut sitting = with_files("old-files", &[("settings.json", settings), ("progress.json", &progress)]);
    sitting.keys("Up Up Up Enter").shows("Same as the system").shows("◂ off ▸").shows("◂ Slowly ▸");
    sitting.keys("Up Up").shows("changed …").keys("Enter").shows("G  Explore").keys("Esc Esc");
    sitting.keys("3 d").shows("One day in a row, 1 at best.").shows("1/");
}

#[test]
fn two_terminals_on_one_folder_lose_no_moves() {
    let shared = folder("two-terminals");
    let begin = |start| Sitting::begin(shared.clone(), Depth::True, (80, 24), start);
    let mut stale = begin(table(""));
    stale.keys("r").wait(1000);
    let game = parlour_catalog::game("shutbox").expect("of the house");
    let mut other = begin(Start::Game(game));
    other.shows("4 + 5").keys("9 Enter").wait(300).keys("r").wait(1000).keys("q");
    let newest = fs::read_to_string(shared.join("shutbox.save")).expect("saved");
    assert!(newest.contains("\"9"), "{newest}");
    // The key is not applied to a board that is gone.
    stale.keys("4").shows("continued elsewhere").hides("Selected").keys("q");
    assert_eq!(fs::read_to_string(shared.join("shutbox.save")).expect("saved"), newest);
}

#[test]
fn a_game_that_makes_room_waits_on_the_shelf() {
    let mut sitting = Sitting::usual("shelf", Start::Menu);
    sitting.hides("Games under way");
    sitting.keys("1").keys("Enter").wait(100).keys("r").wait(1000);
    let first = sitting.saved().save();
    sitting.wait(20).keys("n Enter").wait(100).keys("r").wait(1000).keys("q");
    assert_ne!(sitting.saved().session().opened, Time(0));
    sitting.shows("Games under way").keys("s").shows("2 games").shows("On the table").keys("Down");
    sitting.shows("Shut the Box").shows("Score: 45").shows("1  2  3");
    sitting.keys("x").shows("Removed from the shelf").keys("u").shows("It is back").keys("Enter");
    let again = sitting.saved();
    let opened = parlour_catalog::load(&first).expect("its own save").session().opened;
    assert_eq!(again.session().opened, opened, "it was taken up again");
    sitting.keys("q").keys("s").shows("Shut the Box");
}

#[test]
fn a_seed_that_is_none_is_told() {
    let mut sitting = Sitting::usual("seed", table(""));
    sitting.keys("n Up 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 Enter").shows("is not a seed");
}
