//! The 22 faults of the game this one is modelled on, each with a test that we do not have it.
#![cfg(feature = "view")]
#![allow(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::needless_pass_by_value,
    clippy::too_many_lines,
    reason = "shares of a few hundred tries, and tables of cases"
)]

use crate::scene;

use crate::scene::{at, near, room, room_of, run, share};
use parlour_kernel::Rules;
use parlour_rogue::{
    rules::{Event, Options, Rogue, Setup},
    script::reveal_level,
};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn beside(letter: &str) -> Value {
    json!([{ "letter": letter, "position": at(7, 3), "hp": 500, "maxHp": 500, "state": "HUNTING" }])
}

#[test]
fn fault_1_better_armour_is_better() {
    let hits = |armor: Value| {
        share(500, |seed| {
            let mut run = room(&json!({ "seed": seed, "level": { "monsters": beside("H") },
                "player": { "maxHp": 500, "equipment": { "armor": armor } } }));
            run.act("search").contains(&"it-hits")
        })
    };
    // Level 1 against armour class 10, 8, 3 and 0: Rogue's formula gives 55, 45, 20 and 5 per cent.
    near(hits(Value::Null), 55.0, 7.0);
    near(hits(json!({ "type": "ARMOR", "name": "leather armor" })), 45.0, 7.0);
    near(hits(json!({ "type": "ARMOR", "name": "plate mail" })), 20.0, 6.0);
    near(hits(json!({ "type": "ARMOR", "name": "plate mail", "bonus": 3 })), 5.0, 3.5);
}

#[test]
fn fault_2_several_attacks_are_several() {
    let mut most = 0;
    for seed in 0..60 {
        let mut run =
            room(&json!({ "seed": seed, "level": { "monsters": beside("C") }, "player": { "maxHp": 500 } }));
        let hits = run.act("search").iter().filter(|code| **code == "it-hits").count();
        most = most.max(hits);
    }
    assert_eq!(most, 3, "a centaur strikes three times a turn");
}

#[test]
fn fault_3_traps_spring() {
    let step = |kind: &str| {
        let mut run = room(&json!({ "player": { "maxHp": 50 }, "level": { "monsters": [],
            "traps": [{ "type": kind, "position": at(7, 3) }] } }));
        let told = run.act("move e");
        let trap = &run.level()["traps"][0];
        assert!(
            trap["triggered"] == true && trap["discovered"] == true || told.contains(&"fell"),
            "{kind}: {trap}"
        );
        (told, run)
    };
    let (told, mut bear) = step("BEAR");
    assert!(told.contains(&"trap-bear") && bear.hp() < 50);
    assert_eq!(bear.times(3, "move e"), ["still-held", "still-held", "still-held", "effect-ends"]);
    assert_eq!(bear.player()["position"], at(7, 3));
    let (told, dart) = step("DART");
    assert!(told.contains(&"trap-dart") && dart.hp() < 50);
    let (told, gone) = step("TELEPORT");
    assert!(told.contains(&"trap-teleport") && gone.player()["position"] != at(7, 3));
    let (told, slept) = step("SLEEP");
    assert!(told.contains(&"trap-sleep"));
    assert_eq!(slept.reveal()["turnCount"], 6, "five turns are lost");
    let (told, pit) = step("PIT");
    assert!(told.contains(&"trap-pit") && pit.hp() <= 48);
    let (told, _) = step("ALARM");
    assert!(told.contains(&"trap-alarm"));
}

#[test]
fn fault_4_freezing_confusing_and_holding_act() {
    let effect = |letter: &str, code: &str, word: &str| {
        let mut lost = 0;
        for seed in 0..12 {
            let mut run = room(
                &json!({ "seed": seed, "level": { "monsters": beside(letter) }, "player": { "maxHp": 900 } }),
            );
            for _ in 0..10 {
                let before = run.reveal()["turnCount"].as_i64();
                if run.act("search").contains(&code) {
                    let effects = run.player()["statusEffects"].to_string();
                    let took =
                        run.reveal()["turnCount"].as_i64().zip(before).map(|(after, before)| after - before);
                    lost += u32::from(effects.contains(word) || took > Some(1));
                }
            }
        }
        lost
    };
    assert!(effect("I", "frozen", "PARALYZED") > 5, "frozen heroes lose turns");
    assert!(effect("M", "confused", "CONFUSED") > 5);
    assert!(effect("F", "held", "HELD") > 5);
    // Confused steps go astray.
    let mut run = room(&json!({ "player": { "statusEffects": [{ "type": "CONFUSED", "duration": 500 }] },
        "level": { "monsters": [] } }));
    let mut cells = BTreeSet::new();
    for way in ["e", "w"].into_iter().cycle().take(40) {
        if run.legal().contains(&format!("move {way}")) {
            run.act(&format!("move {way}"));
            cells.insert(run.player()["position"]["y"].to_string());
        }
    }
    assert!(cells.len() > 1, "east and west led elsewhere");
}

#[test]
fn fault_5_the_hurt_flee() {
    let mut run = room(&json!({ "level": { "monsters": [
        { "letter": "C", "position": at(8, 3), "hp": 2, "maxHp": 30, "state": "HUNTING" }] } }));
    run.act("search");
    let monster = run.monsters()[0].clone();
    assert_eq!(monster["state"], "FLEEING");
    assert!(monster["position"]["x"].as_i64() > Some(8), "{monster}");
    // One that heals comes back: it flees below 20 percent and returns at 30.
    let mut run = room(&json!({ "level": { "monsters": [
        { "letter": "T", "position": at(10, 1), "hp": 5, "maxHp": 30, "state": "FLEEING" }] },
        "player": { "maxHp": 200 } }));
    run.times(8, "search");
    assert_eq!(run.monsters()[0]["state"], "HUNTING");
}

#[test]
fn fault_6_phantoms_are_invisible() {
    let phantom = json!({ "level": { "monsters": beside("P") }, "player": { "maxHp": 500 } });
    let run = room(&phantom);
    assert!(run.state()["levels"][0][1]["monsters"].as_array().is_some_and(Vec::is_empty));
    let mut ringed = phantom.clone();
    scene::merge(
        &mut ringed,
        &json!({ "player": { "equipment": { "leftRing":
        { "type": "RING", "ringType": "SEE_INVISIBLE" } } } }),
    );
    assert_eq!(room(&ringed).state()["levels"][0][1]["monsters"][0]["letter"], "P");
    let mut struck = room(&phantom);
    let events: Vec<_> = (0..20).flat_map(|_| struck.events("search")).collect();
    assert!(events.iter().any(|event| matches!(event, Event::ItHits { monster: None, .. })));
}

#[test]
fn fault_7_lights_lie_about() {
    let mut lights = 0;
    for seed in 0..100 {
        let level = reveal_level(&Options::of_seed(seed), 5);
        let items = level["items"].as_array().expect("a list");
        lights += items.iter().filter(|item| item["type"] == "TORCH" || item["type"] == "LANTERN").count();
    }
    // 23 in 113 of about 6.5 items per level.
    assert!((80..200).contains(&lights), "{lights}");
}

#[test]
fn fault_8_monsters_move_while_the_hero_rests() {
    let mut run = room(&json!({ "level": { "monsters": [
        { "letter": "C", "position": at(10, 3), "hp": 20, "state": "HUNTING" }] }, "player": { "maxHp": 100 } }));
    run.times(3, "wait");
    assert_eq!(run.monsters()[0]["position"]["x"], 7, "it came from column 10");
    assert_eq!(run.reveal()["turnCount"], 3);
}

#[test]
fn fault_9_fighting_costs_food_and_light() {
    let mut run = room(&json!({ "level": { "monsters": beside("I") }, "player": { "maxHp": 100 } }));
    run.act("move e");
    let turns = run.reveal()["turnCount"].as_i64().expect("a number");
    assert_eq!(run.player()["hunger"].as_i64(), Some(1300 - turns));
    assert_eq!(run.player()["equipment"]["lightSource"]["fuel"].as_i64(), Some(500 - turns));
}

#[test]
fn fault_10_rust_and_magic_change_the_armour_class() {
    let mut run = room(&json!({ "level": { "monsters": beside("A") }, "player": { "maxHp": 100, "equipment":
        { "armor": { "type": "ARMOR", "name": "plate mail" } } } }));
    assert_eq!(run.player()["ac"], 3);
    let told = run.times(40, "search");
    let rusted = told.iter().filter(|code| **code == "armor-rusts").count();
    assert!((3..=7).contains(&rusted), "down to bare skin at most");
    assert_eq!(run.player()["ac"].as_u64(), Some(3 + rusted as u64));
    let mut run = room(&json!({ "level": { "monsters": [] }, "player": { "inventory":
        [{ "type": "SCROLL", "scrollType": "ENCHANT_ARMOR" }] } }));
    run.act("read a");
    assert_eq!(run.player()["ac"], 7);
}

#[test]
fn fault_11_kills_by_wand_count() {
    let mut run = room(&json!({ "level": { "monsters": [{ "letter": "H", "position": at(8, 3), "hp": 1 }] },
        "player": { "inventory": [{ "type": "WAND", "wandType": "FIRE" }] } }));
    let told = run.act("zap a 8 3");
    assert!(told.contains(&"you-kill"));
    assert_eq!((&run.player()["xp"], &run.reveal()["monstersKilled"]), (&json!(3), &json!(1)));
}

#[test]
fn fault_12_the_ring_of_searching_reveals() {
    let mut run = room(
        &json!({ "level": { "monsters": [], "traps": [{ "type": "PIT", "position": at(7, 4) }],
        "doors": [{ "position": at(6, 6), "state": "SECRET" }] },
        "player": { "position": at(6, 5), "equipment": { "leftRing": { "type": "RING", "ringType": "SEARCHING" } } } }),
    );
    run.times(120, "wait");
    assert_eq!(run.level()["traps"][0]["discovered"], true);
    assert_eq!(run.level()["doors"][0]["state"], "CLOSED");
    assert_eq!(run.state()["levels"][0][1]["tiles"][6][6]["type"], "DOOR");
}

#[test]
fn fault_13_create_monster_knows_them_all() {
    let mut letters = BTreeSet::new();
    for seed in 0..90 {
        let mut run = room(&json!({ "seed": seed, "level": { "monsters": [] }, "player": { "inventory":
            [{ "type": "SCROLL", "scrollType": "CREATE_MONSTER" }] } }));
        run.act("read a");
        letters.extend(run.monsters().iter().map(|monster| monster["letter"].to_string()));
    }
    // Every kind of level 1 and 2, and no other.
    let wanted = ["B", "E", "H", "K", "O", "S", "Z"].map(|letter| format!("\"{letter}\""));
    assert_eq!(letters, BTreeSet::from(wanted));
}

#[test]
fn fault_14_a_loaded_run_heals_at_the_same_turn() {
    let mut run = room(&json!({ "level": { "monsters": [] }, "player": { "maxHp": 20, "hp": 5 } }));
    run.times(7, "wait");
    let mut again = scene::Run(parlour_table::load(&run.0.save()).expect("our own save"));
    run.times(3, "wait");
    again.times(3, "wait");
    assert_eq!((run.hp(), again.hp()), (6, 6));
    assert_eq!(run.0.state().digest(), again.0.state().digest());
}

#[test]
fn fault_15_no_clock_leaks_in() {
    let play = |start: u64| {
        let setup: Setup = "seed=5".parse().expect("readable");
        let mut table =
            parlour_table::Table::<Rogue>::open(setup, Some(start), parlour_table::Session::default())
                .expect("sound");
        for turn in 0..50 {
            table.act("search", parlour_table::Time(start + turn * 977), &mut Vec::new()).expect("legal");
        }
        table.state().digest()
    };
    assert_eq!(play(1), play(1_700_000_000_000));
}

#[test]
fn fault_16_no_draw_goes_past_its_end() {
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let mut run = room(&json!({ "seed": seed, "level": { "monsters": beside("I") },
            "player": { "maxHp": 500, "level": 20 } }));
        for _ in 0..10 {
            let damage = |event: Event| match event {
                Event::YouHit { damage, .. } => Some(damage),
                _ => None,
            };
            seen.extend(run.events("move e").into_iter().filter_map(damage));
        }
    }
    // A mace does 2d4, strength 16 adds 1.
    assert_eq!(seen, (3..=9).collect());
}

#[test]
fn fault_17_names_belong_to_the_seed() {
    let names = |text: &str| {
        let setup: Setup = text.parse().expect("readable");
        let game = Rogue::start(&setup).expect("sound");
        game.reveal().expect("a wizard")["itemNameMap"].clone()
    };
    assert_eq!(names("seed=5 wizard=1"), names("seed=5 levels=26 style=rogue sight=room wizard=1"));
    assert_ne!(names("seed=5 wizard=1"), names("seed=6 wizard=1"));
}

#[test]
fn fault_18_a_replay_that_went_elsewhere_is_found_out() {
    let mut run = room(&json!({ "level": { "monsters": beside("H") }, "player": { "maxHp": 500 } }));
    run.times(40, "search");
    let save = run.0.save();
    assert!(parlour_table::load::<Rogue>(&save).is_ok());
    let other =
        parlour_testkit::reseal(&save.replace("\"search *40\"", "\"search *20\",\"move e\",\"search *19\""));
    assert_eq!(
        parlour_table::load::<Rogue>(&other).err().map(|error| parlour_kernel::Fault::code(&error)),
        Some("diverged")
    );
}

#[test]
fn fault_19_what_a_monster_does_goes_by_its_kind() {
    let nymph = json!([{ "letter": "N", "position": at(8, 3), "hp": 90, "state": "HUNTING" }]);
    let pack = json!([{ "type": "WAND", "wandType": "CANCELLATION" }, { "type": "POTION", "potionType": "HEALING" }]);
    let scenario = json!({ "level": { "monsters": nymph }, "player": { "inventory": pack } });
    let mut robbed = room(&scenario);
    assert!(robbed.times(4, "search").contains(&"stole-item"));
    let mut spared = room(&scenario);
    spared.act("zap a 8 3");
    let told = spared.times(30, "search");
    assert!(!told.contains(&"stole-item"), "a cancelled nymph takes nothing");
}

#[test]
fn fault_20_the_clever_take_the_shortest_way() {
    let mut run = room(&json!({ "player": { "position": at(2, 3), "maxHp": 500 }, "level": {
        "rows": ["############", "#..........#", "#...####...#", "#......#...#", "#...####...#", "#..........#", "############"],
        "monsters": [{ "letter": "G", "position": at(6, 3), "hp": 60, "state": "HUNTING", "speed": 10 }] } }));
    let mut turns = 0;
    while run.monsters()[0]["position"] != at(3, 3) {
        run.act("wait");
        turns += 1;
        assert!(turns < 30, "{}", run.monsters()[0]);
    }
    // Mean monsters wait a third of the time; the way itself is three steps.
    assert!(turns >= 3);
}

#[test]
fn fault_21_a_door_opens_in_one_state_only() {
    let run = room(&json!({ "level": { "monsters": [],
        "rows": ["############", "#......+...#", "#......#...#", "#......#...#", "#......#...#", "#......#...#", "############"] },
        "player": { "position": at(6, 1) } }));
    let before = run.0.state().clone();
    let action = before.read("move e").expect("readable");
    let (after, _) = before.play(&action).expect("legal");
    let door = |game: &Rogue| game.reveal().expect("a scenario")["levels"][0][1]["doors"][0]["state"].clone();
    assert_eq!((door(&before), door(&after)), (json!("CLOSED"), json!("OPEN")));
    assert_eq!(
        after.reveal().expect("a scenario")["player"]["position"],
        at(7, 1),
        "opened and stepped through"
    );
}

#[test]
fn fault_22_stairs_are_joined_without_searching() {
    for seed in 0..100 {
        for (depth, text) in [(3, ""), (9, ""), (6, "style=rogue"), (9, "style=rogue")] {
            let Ok(Setup::Options(options)) = format!("seed={seed} {text}").parse() else {
                panic!("options")
            };
            let level = reveal_level(&options, depth);
            assert!(joined(&level), "seed {seed} depth {depth} {text}");
        }
    }
}

/// Whether the stairs are connected without secret doors.
fn joined(level: &Value) -> bool {
    let secret: BTreeSet<(i64, i64)> = level["doors"]
        .as_array()
        .into_iter()
        .flatten()
        .filter(|door| door["state"] == "SECRET" || door["state"] == "LOCKED")
        .map(|door| place(&door["position"]))
        .collect();
    let rows: Vec<Vec<u8>> = level["rows"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|row| row.as_str().unwrap_or("").bytes().collect())
        .collect();
    let (from, to) = (place(&level["stairsUp"]), place(&level["stairsDown"]));
    let mut reached = BTreeSet::from([from]);
    let mut queue = vec![from];
    while let Some((x, y)) = queue.pop() {
        for (x, y) in [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)] {
            let open = !b"#s".contains(&rows[y as usize][x as usize]) && !secret.contains(&(x, y));
            if open && reached.insert((x, y)) {
                queue.push((x, y));
            }
        }
    }
    reached.contains(&to)
}

fn place(value: &Value) -> (i64, i64) {
    (value["x"].as_i64().expect("a number"), value["y"].as_i64().expect("a number"))
}

#[test]
fn scenarios_say_everything_that_is_wrong() {
    let mut scenario = room_of(&json!({ "player": { "hpp": 3, "hunger": 5000 } }));
    scene::merge(
        &mut scenario,
        &json!({ "level": { "monsters": [{ "letter": "?", "position": at(1, 1) },
        { "letter": "H", "position": at(0, 0) }] } }),
    );
    let setup: Setup = scenario.to_string().parse().expect("readable");
    let flaws = Rogue::start(&setup).expect_err("flawed");
    let found: Vec<String> =
        flaws.iter().map(|flaw| format!("{} {}", parlour_kernel::Fault::code(flaw), flaw.at)).collect();
    for wanted in ["unknown-name player.hpp", "bad-value player.hunger", "bad-value levels[0].monsters[0]"] {
        assert!(found.iter().any(|flaw| flaw == wanted), "{found:?}");
    }
    // What `reveal` prints is itself a scenario.
    let mut first = room(&json!({ "level": { "monsters": beside("H") } }));
    first.act("search");
    let again = run(&first.reveal());
    assert_eq!(again.reveal()["levels"][0][1]["tiles"], first.reveal()["levels"][0][1]["tiles"]);
}
