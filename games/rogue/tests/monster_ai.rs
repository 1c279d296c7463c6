//! What monsters notice and do: noise, sight, traps in their way, and how often their specials work.
#![cfg(feature = "view")]
#![allow(clippy::cast_precision_loss, reason = "shares of a few hundred tries")]

use crate::scene;

use crate::scene::{at, near, room};
use serde_json::{Value, json};

/// A yeti asleep at the other end of the room. It hears seven steps.
fn asleep(x: u8, y: u8, more: &Value) -> scene::Run {
    let mut scenario = json!({ "player": { "position": at(1, 1), "maxHp": 90 }, "level": { "monsters": [
        { "letter": "Y", "position": at(x, y), "hp": 30, "state": "SLEEPING" }] } });
    scene::merge(&mut scenario, more);
    room(&scenario)
}

#[test]
fn a_run_is_heard_half_as_far_again() {
    let state_after = |x, y, action: &str| {
        let mut run = asleep(x, y, &json!({}));
        run.act(action);
        run.monsters()[0]["state"].clone()
    };
    // From 2,1: ten, eleven and twelve steps along rows and columns; half as far again as seven is ten and a half.
    assert_eq!(state_after(10, 3, "run e"), "HUNTING");
    assert_eq!(state_after(10, 4, "run e"), "HUNTING", "half a step is rounded up");
    assert_eq!(state_after(10, 5, "run e"), "SLEEPING");
    assert_eq!(state_after(10, 3, "move e"), "SLEEPING");
    assert_eq!(state_after(8, 2, "move e"), "HUNTING", "seven steps are near enough for quiet ones");
    assert_eq!(state_after(9, 2, "move e"), "SLEEPING");
    // A hero who stands still after a run is quiet again, and stealth covers runs too.
    let mut run = asleep(10, 5, &json!({}));
    run.act("run e");
    run.act("search");
    assert_eq!(run.monsters()[0]["state"], "SLEEPING");
    let ring =
        json!({ "player": { "equipment": { "leftRing": { "type": "RING", "ringType": "STEALTH" } } } });
    let mut run = asleep(10, 3, &ring);
    run.act("run e");
    assert_eq!(run.monsters()[0]["state"], "SLEEPING");
    for effect in ["CONFUSED", "BLIND", "HELD"] {
        let hindered = json!({ "player": { "statusEffects": [{ "type": effect, "duration": 9 }] } });
        assert_eq!(asleep(10, 3, &hindered).refused("run e"), "hindered", "{effect}");
    }
    assert_eq!(asleep(10, 3, &json!({})).refused("run n"), "blocked");
}

#[test]
fn hunters_see_in_a_circle_and_others_notice_along_rows_and_columns() {
    // Five columns and four rows apart: nine steps, but within a circle of seven.
    let yeti = |state: &str| {
        room(&json!({ "player": { "position": at(1, 1), "maxHp": 90 }, "level": { "monsters": [
            { "letter": "Y", "position": at(6, 5), "hp": 30, "state": state }] } }))
    };
    let mut hunted = yeti("HUNTING");
    let told = hunted.times(6, "wait");
    assert!(told.iter().any(|code| *code == "it-hits" || *code == "it-misses"), "{told:?}");
    let mut unseen = yeti("WANDERING");
    unseen.act("wait");
    assert_eq!(unseen.monsters()[0]["state"], "WANDERING");
}

#[test]
fn only_what_flies_crosses_traps() {
    let behind = |letter: &str, triggered: bool| {
        let mut run = room(&json!({ "player": { "position": at(2, 1), "maxHp": 900 }, "level": {
            "rows": ["############", "#..........#", "############"], "rooms": [],
            "traps": [{ "type": "BEAR", "position": at(5, 1), "triggered": triggered }],
            "monsters": [{ "letter": letter, "position": at(8, 1), "hp": 90, "state": "HUNTING", "speed": 10 }] } }));
        run.times(20, "wait");
        let monsters = run.monsters();
        monsters
            .iter()
            .find(|it| it["id"] == "m1.0.0")
            .is_some_and(|it| it["position"]["x"].as_i64() < Some(5))
    };
    assert!(!behind("H", false) && !behind("C", false), "neither fools nor the clever step on one");
    assert!(behind("G", false), "a griffin flies over it");
    assert!(behind("H", true) && behind("C", true), "a trap that is spent stops nobody");
}

#[test]
fn the_erratic_flit_about_whatever_they_are_after() {
    for state in ["WANDERING", "HUNTING"] {
        let mut run = room(&json!({ "player": { "position": at(10, 1), "maxHp": 900 }, "level": {
            "rows": ["############", "#.......##.#", "#.......####", "#.......####", "#.......####", "#.......####", "############"],
            "rooms": [], "monsters": [{ "letter": "B", "position": at(4, 3), "hp": 9, "state": state, "speed": 10 }] } }));
        let mut steps = std::collections::BTreeMap::new();
        let mut from = (4, 3);
        for _ in 0..200 {
            run.act("wait");
            let bat = run.monsters()[0]["position"].clone();
            let to = (bat["x"].as_i64().expect("a number"), bat["y"].as_i64().expect("a number"));
            *steps.entry((to.0 - from.0, to.1 - from.1)).or_insert(0) += 1;
            from = to;
        }
        let moved: i32 = steps.iter().filter(|(way, _)| **way != (0, 0)).map(|(_, count)| count).sum();
        assert_eq!(steps.len(), 9, "every way, and now and then a wall: {steps:?}");
        assert!(moved > 120, "{state}: it rests only where it meets a wall: {steps:?}");
    }
}

#[test]
fn nymphs_take_one_of_a_stack() {
    let mut run = room(
        &json!({ "player": { "inventory": [{ "type": "POTION", "potionType": "HEALING", "count": 3 }] },
        "level": { "monsters": [{ "letter": "N", "position": at(7, 3), "hp": 20, "state": "HUNTING" }] } }),
    );
    assert!(run.act("search").contains(&"stole-item"));
    assert_eq!(run.player()["inventory"][0]["count"], 2);
}

/// How often a special works once a blow has hit. Armour this bad never makes one miss.
#[test]
fn tricks_work_as_often_as_told() {
    let rags = json!({ "type": "ARMOR", "name": "leather armor", "bonus": -20 });
    // Rags cannot rust.
    let plate = json!({ "type": "ARMOR", "name": "plate mail", "bonus": 3 });
    for (letter, code, chance) in [
        ("A", "armor-rusts", 50.0),
        ("I", "frozen", 40.0),
        ("M", "confused", 30.0),
        ("R", "strength-drained", 50.0),
        ("W", "xp-drained", 40.0),
        ("V", "max-hp-drained", 30.0),
        ("F", "held", 60.0),
        ("D", "it-breathes", 40.0),
    ] {
        let mut tricks = 0;
        let mut rounds = 0;
        let armor = if letter == "A" { &plate } else { &rags };
        // Strength runs out after a dozen losses, so there are many short fights.
        for seed in 0..45 {
            let mut run = room(
                &json!({ "seed": seed, "player": { "maxHp": 9000, "equipment": { "armor": armor } },
                "level": { "monsters": [{ "letter": letter, "position": at(7, 3), "hp": 500, "state": "HUNTING", "speed": 10 }] } }),
            );
            let told = run.times(8, "search");
            let attacks = match letter {
                "M" | "D" => 3,
                _ => 1,
            };
            let count = |wanted: &str| told.iter().filter(|code| **code == wanted).count();
            assert!(letter == "A" || count("it-misses") == 0, "{letter}");
            tricks += count(code);
            rounds += count("it-hits") / attacks + if letter == "D" { count("it-breathes") } else { 0 };
        }
        near(tricks as f64 * 100.0 / rounds as f64, chance, 8.0);
    }
}
