//! The dungeon in the terminal: its screens as text, a run from first step to death, one to victory, and one through a
//! real terminal.

#[cfg(unix)]
use crate::pty::Shell;
use crate::sitting::{Sitting, folder, saved_game};
use catalog::Opening;
use ratatui::crossterm::event::{KeyModifiers, MouseButton, MouseEventKind};
use std::fs;
use terminal::{Depth, Start};

/// A room with a potion, gold, a slow zombie and stairs that lead on.
const ROOM: &str = include_str!("dungeons/room.json");

/// On the stairs of level 2 with the Amulet in hand.
const HOME: &str = include_str!("dungeons/home.json");

/// A dragon beside a hero who has one hit point left.
const DOOM: &str = include_str!("dungeons/doom.json");

fn dungeon(setup: &str) -> Start {
    let game = catalog::game("rogue").expect("of the house");
    let table = game.open(setup, Opening::seeded(7)).unwrap_or_else(|error| panic!("{error}"));
    Start::Play { table, save_to: None }
}

#[test]
fn the_map_at_the_usual_size() {
    let mut sitting = Sitting::usual("rogue-map", dungeon(ROOM));
    sitting.keys("l l").wait(100);
    insta::assert_snapshot!("walking", sitting.terminal.backend());
    sitting.keys("L").wait(500).keys("Tab");
    insta::assert_snapshot!("looking", sitting.terminal.backend());
    sitting.keys("Esc i");
    insta::assert_snapshot!("pack", sitting.terminal.backend());
    sitting.keys("Esc M");
    insta::assert_snapshot!("told", sitting.terminal.backend());
}

#[test]
fn a_large_screen_has_values_beside() {
    let start = dungeon("seed=5 sight=room");
    let mut sitting = Sitting::begin(folder("rogue-large"), Depth::True, (120, 40), start);
    sitting.keys("x").wait(1500);
    insta::assert_snapshot!(sitting.terminal.backend());
}

#[test]
fn a_small_screen_keeps_the_hero_in_sight() {
    let mut sitting = Sitting::begin(folder("rogue-small"), Depth::Sixteen, (60, 20), dungeon("seed=3"));
    sitting.shows("@").keys("x").wait(2000).shows("@").shows("HP ");
}

#[test]
fn a_run_by_keys_and_mouse_walks_fights_takes_and_goes_down() {
    let mut sitting = Sitting::usual("rogue-run", dungeon(ROOM));
    sitting.keys("l l ,").shows("You now have");
    // A journey by mouse goes on until there is news.
    let target = (8, 4);
    sitting.mouse(MouseEventKind::Down(MouseButton::Left), target, KeyModifiers::NONE).wait(400);
    sitting.shows("Gold 40");
    // A click on somebody goes there, and strikes when near.
    for _ in 0..60 {
        if sitting.text().contains("slain") {
            break;
        }
        sitting.click("Z").wait(100);
    }
    sitting.shows("You have slain a zombie");
    sitting.keys("q").shows("Drink what?");
    sitting.keys("Esc >").wait(1000).keys(">").wait(50).shows("Depth 2");
    sitting.keys("g").think().wait(20);
    sitting.keys("Q");
    let saved = saved_game(&sitting.folder, "rogue").expect("leaving saves");
    assert_eq!(saved.state(None)["currentLevel"], 2);
}

#[test]
fn death_takes_the_save_and_leaves_the_replay() {
    let mut sitting = Sitting::usual("rogue-doom", dungeon(DOOM));
    for _ in 0..30 {
        sitting.keys("s").wait(20);
        if sitting.text().contains("You died") {
            break;
        }
    }
    sitting.shows("You died on level 1").wait(3000);
    insta::assert_snapshot!("dead", sitting.terminal.backend());
    assert!(saved_game(&sitting.folder, "rogue").is_none(), "the save is gone");
    let replay = fs::read_to_string(sitting.folder.join("rogue/replay-1.save")).expect("the replay is kept");
    let replay = catalog::load(&replay).expect("it can be played again");
    assert_eq!(replay.outcome().map(|outcome| outcome.code), Some("died"));
}

#[test]
fn victory_is_told() {
    let mut sitting = Sitting::usual("rogue-won", dungeon(HOME));
    sitting.keys("<").wait(50).shows("light of day").wait(3000).shows("Score");
}

#[cfg(unix)]
#[test]
fn a_run_through_a_real_terminal() {
    let mut shell = Shell::run("rogue", &format!("rogue 7 '{ROOM}'"), &[("COLORTERM", "truecolor")]);
    shell.shows("HP 12/12");
    shell.press("ll,");
    shell.shows("You now have");
    shell.press("i");
    shell.shows("Your pack");
    shell.press("\x1b");
    shell.until("the list is gone", |shell| !shell.text().contains("Your pack"));
    // Past the gold to the zombie, blow by blow.
    shell.press("llll");
    shell.shows("Gold 40");
    for _ in 0..40 {
        if shell.text().contains("slain") {
            break;
        }
        shell.press("l");
        shell.press("s");
    }
    shell.until("the zombie is gone", |shell| !shell.text().contains('Z'));
    shell.press(">");
    shell.until("the hero stands on the stairs", |shell| !shell.text().contains('>'));
    shell.press(">");
    shell.shows("Depth 2");
    shell.press("Q");
    let folder = shell.folder.clone();
    shell.gives_back(0);
    let saved = saved_game(&folder, "rogue").expect("leaving saves");
    assert_eq!(saved.state(None)["currentLevel"], 2);
}
