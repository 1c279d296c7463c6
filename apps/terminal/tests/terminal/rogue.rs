//! The dungeon in the terminal: its screens as text, a run from first step to death, one to victory, and one
//! in a real terminal.

#[cfg(unix)]
use crate::pty::Shell;
use crate::sitting::{Sitting, folder, saved_game};
use parlour_midend::Opening;
use parlour_table::Time;
use parlour_terminal::{Depth, Start};
use ratatui::crossterm::event::{KeyModifiers, MouseButton, MouseEventKind};
use std::{fs, path::Path};

/// A room with a potion, gold, a slow zombie and stairs down.
const ROOM: &str = include_str!("dungeons/room.json");

/// On the stairs of level 2 with the Amulet in hand.
const HOME: &str = include_str!("dungeons/home.json");

/// A dragon beside a hero who has one hit point left.
const DOOM: &str = include_str!("dungeons/doom.json");

fn dungeon(setup: &str) -> Start {
    let game = parlour_catalog::game("rogue").expect("of the house");
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
    // A journey by mouse goes on until something happens.
    let target = (8, 4);
    sitting.mouse(MouseEventKind::Down(MouseButton::Left), target, KeyModifiers::NONE).wait(400);
    sitting.shows("Gold 40");
    // A click on a monster walks there, and attacks when adjacent.
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
    let is_replay = |file: &Path| file.to_string_lossy().contains("replay-");
    let mut files = fs::read_dir(sitting.folder.join("rogue")).expect("a folder").filter_map(Result::ok);
    let replay = files.find(|file| is_replay(&file.path())).expect("the replay is kept").path();
    let replay = fs::read_to_string(replay).expect("text");
    let replay = parlour_catalog::load(&replay).expect("it can be played again");
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
    shell.press("p");
    shell.shows("The computer is playing");
    shell.press("+");
    shell.shows("speed 4×");
    shell.press("s");
    shell.until("the computer stops", |shell| !shell.text().contains("The computer is playing"));
    shell.press("Q");
    let folder = shell.folder.clone();
    shell.gives_back(0);
    let saved = saved_game(&folder, "rogue").expect("leaving saves");
    assert_eq!(saved.state(None)["currentLevel"], 2);
    assert!(saved.session().was_watched(), "that somebody watched is kept");
}

/// A ranked run, one search before its end: a hero who only searches does not last.
fn last_breath() -> Start {
    let game = parlour_catalog::game("rogue").expect("of the house");
    let open = || game.open("seed=4", Opening::seeded(7)).expect("a run");
    let mut first = open();
    let mut searches = 0;
    while first.outcome().is_none() {
        first.act("search", Time(0)).expect("searching is always possible");
        searches += 1;
    }
    let mut table = open();
    for _ in 1..searches {
        table.act("search", Time(0)).expect("as before");
    }
    Start::Play { table, save_to: None }
}

#[test]
fn a_run_that_counts_is_ranked_and_replayed_at_every_speed() {
    let mut sitting = Sitting::usual("rogue-ranked", last_breath());
    sitting.keys("s").wait(50).shows("You died").wait(3000).shows("Score");
    sitting.keys("s").shows("Best runs").shows("Depth").shows("seed=4");
    insta::assert_snapshot!("ranks", sitting.terminal.backend());
    // Sorted and filtered: nobody has won yet.
    sitting.keys("Right").shows("Depth↓").keys("r").shows("Depth↑").keys("o").shows("No run matches");
    sitting.keys("o o Enter").shows("0 of 1").shows("Space plays");
    sitting.keys("Space").wait(2000).shows("4 of 1").keys("Space").wait(2000).shows("4 of 1");
    sitting.keys("+ Space").wait(500).shows("8 of 1").keys("+").wait(500).shows("Space stops, + speed 16×");
    sitting.keys("Left").shows("Space plays").keys("Home").shows("0 of 1").keys("Q").shows("You died");
}

#[test]
fn the_computer_plays_until_a_key_is_pressed() {
    let start = dungeon("seed=5");
    let mut sitting = Sitting::usual("rogue-watched", start);
    sitting.keys("p").shows("The computer is playing, speed 1×").keys("+ +").shows("speed 16×");
    for _ in 0..40 {
        sitting.think().wait(60);
    }
    sitting.shows("The computer is playing").keys("x");
    assert!(!sitting.text().contains("The computer is playing"), "any key stops it");
    let before = sitting.text();
    sitting.think().wait(500);
    assert_eq!(sitting.text(), before, "and it stays so");
    sitting.keys("Q");
    let saved = saved_game(&sitting.folder, "rogue").expect("leaving saves");
    assert!(saved.log().records().len() > 20, "what it did are actions like any others");
    assert!(!saved.counts(), "and they count for nobody");
}

#[test]
fn keys_are_chosen_changed_hands_and_reset() {
    let mut sitting = Sitting::usual("rogue-keys", Start::Menu);
    let row = "Up Up";
    sitting.keys("Up Up Up Enter").shows("Settings").keys(row).keys("Enter").shows("Keys of The Dungeon");
    insta::assert_snapshot!("keys", sitting.terminal.backend());
    // Explore comes after the sixteen ways to walk and run.
    sitting.keys(&["Down"; 16].join(" ")).keys("Enter 5").shows("cannot be chosen");
    sitting.keys("Enter q").shows("Explore: the key is now q.").shows("Drink had it, and now has x instead.");
    let mut sitting = Sitting::begin(sitting.folder.clone(), Depth::True, (80, 24), dungeon(ROOM));
    sitting
        .keys("x")
        .shows("nothing to drink")
        .keys("? Space Space Space Space Space Space")
        .shows("x                     Drink");
    sitting.keys("Esc q").wait(500).keys("Q");
    let mut sitting = Sitting::begin(sitting.folder.clone(), Depth::True, (80, 24), Start::Menu);
    sitting.keys("Up Up Up Enter").keys(row).keys("Enter r").shows("All keys have their defaults");
}
