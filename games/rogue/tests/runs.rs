//! Whole runs by the autoplayer: legal, reproduced by their saves, which stay small.
#![cfg(feature = "view")]

use crate::scene::{Run, at, room};
use parlour_brain::{Bot, Budget, Generator, Hinter, Luck};
use parlour_kernel::Rules;
use parlour_rogue::{
    brain::{LEVEL, RogueBot, RogueGenerator, RogueHinter, auto::Autoplayer},
    rules::{Options, Rogue, Setup},
    script::soak::soak,
};
use parlour_table::{Session, Table, Time};
use serde_json::json;

/// Plays through a table, as players do.
fn played(seed: u64, most: u32) -> Table<Rogue> {
    let setup = Setup::Options(Options::of_seed(seed));
    let mut table = Table::<Rogue>::open(setup, None, Session::default()).expect("sound");
    let mut player = Autoplayer::default();
    for turn in 0..most {
        let Some(action) = player.choose(&table.state().seen(None)) else { break };
        table.step(&[action], Time(u64::from(turn) * 250), &mut Vec::new()).expect("it acts legally");
    }
    table
}

#[test]
fn autoplayed_runs_replay_to_the_same_digest() {
    for seed in 1..=12 {
        let table = played(seed, 2500);
        let save = table.save();
        let again = parlour_table::load::<Rogue>(&save).expect("our own save");
        assert_eq!(again.state().digest(), table.state().digest(), "seed {seed}");
    }
}

/// Something unseen sleeps in a door the hero wants to shut on a monster, which fails and takes no time.
#[test]
fn a_door_that_does_not_shut_holds_nobody_up() {
    let row = "#......#......#";
    for (letter, hp) in ["E", "H", "Q", "T", "X", "Y", "Z"].into_iter().flat_map(|it| [(it, 2), (it, 12)]) {
        let Run(mut table) = room(&json!({ "player": { "hp": hp, "position": at(6, 3), "equipment": {
            "leftRing": { "type": "RING", "ringType": "STEALTH" } } }, "level": {
            "rows": ["###############", row, row, "#......'......#", row, row, "###############"], "rooms": [],
            "monsters": [
                { "letter": "P", "position": at(7, 3), "hp": 30, "state": "SLEEPING" },
                { "letter": letter, "position": at(8, 3), "hp": 30, "state": "HUNTING" },
            ] } }));
        let mut player = Autoplayer::default();
        let (mut turn, mut free) = (0, 0);
        for _ in 0..300 {
            let Some(action) = player.choose(&table.state().seen(None)) else { break };
            table.step(&[action], Time(0), &mut Vec::new()).expect("it acts legally");
            let now = table.state().seen(None).turn();
            free = if now == turn { free + 1 } else { 0 };
            turn = now;
            assert!(free < 10, "{letter} at {hp}: {action:?} again and again in turn {turn}");
        }
    }
}

#[test]
fn a_save_takes_at_most_20_bytes_a_turn() {
    let mut longest = (0, 0);
    for seed in 1..=30 {
        let table = played(seed, 5000);
        let turns = table.log().records().len();
        if turns > longest.0 {
            longest = (turns, table.save().len());
        }
    }
    let (turns, bytes) = longest;
    assert!(turns > 1000 && bytes <= 1000 + 20 * turns, "{bytes} bytes for {turns} turns");
}

#[test]
fn a_damaged_save_is_refused_or_loads_the_same() {
    let table = played(5, 60);
    let (save, digest) = (table.save(), table.state().digest());
    let holds = |text: &str| match parlour_table::load::<Rogue>(text) {
        Ok(loaded) => loaded.state().digest() == digest,
        Err(_) => true,
    };
    for end in (0..save.len()).filter(|end| save.is_char_boundary(*end)) {
        assert!(holds(&save[..end]), "cut at {end}");
    }
    let mut flipped = save.clone().into_bytes();
    for at in 0..flipped.len() {
        for bit in [0, 3, 5] {
            flipped[at] ^= 1 << bit;
            if let Ok(text) = std::str::from_utf8(&flipped) {
                assert!(holds(text), "bit {bit} of byte {at}");
            }
            flipped[at] ^= 1 << bit;
        }
    }
}

#[test]
fn soaking_finds_no_fault() {
    for seed in 0..40 {
        let soaked = soak(seed, 800);
        assert!(soaked.is_ok(), "seed {seed}: {soaked:?}");
    }
}

#[test]
fn hints_and_bot_are_legal_and_setups_are_made() {
    let mut budget = Budget::nodes(1_000_000);
    let setup = RogueGenerator.generate("style=rogue", 7, &mut budget).expect("options");
    assert_eq!(setup.to_string(), "seed=7 levels=10 style=rogue sight=radius");
    let mut game = Rogue::start(&setup).expect("sound");
    for _ in 0..150 {
        let Some(hint) = RogueHinter.hint(&game.seen(None), &mut budget) else { break };
        assert_eq!(game.read(&hint.action).map(|action| action.to_string()), Ok(hint.action));
        let action = RogueBot::default()
            .choose(&game.seen(None), LEVEL, Luck::default(), &mut budget)
            .expect("as the hint");
        assert_eq!(game.apply(&action, &mut Vec::new()), Ok(()));
    }
    assert!(RogueBot::default().choose(&game.seen(None), "strong", Luck::default(), &mut budget).is_none());
}
