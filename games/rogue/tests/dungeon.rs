//! Levels, doors, time, monsters, the way down and the way back.
#![cfg(feature = "view")]
#![allow(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::needless_pass_by_value,
    clippy::too_many_lines,
    reason = "shares of a few hundred tries, and tables of cases"
)]

use crate::scene;

use crate::scene::{Run, at, near, room, run, share};
use parlour_kernel::Rules;
use parlour_rogue::{
    rules::{Options, Rogue, Setup, Species, rooms_of},
    script::reveal_level,
};
use serde_json::{Value, json};
use std::collections::BTreeMap;

#[test]
fn levels_hold_what_the_tables_say() {
    let mut doors: BTreeMap<String, u32> = BTreeMap::new();
    let mut rarities = [0u32; 2];
    for seed in 0..150u64 {
        let options = Options::of_seed(seed);
        let depth = (seed % 10) as u8 + 1;
        let level = reveal_level(&options, depth);
        let count = |name: &str| level[name].as_array().map_or(0, Vec::len);
        let rooms = rooms_of(&options, depth);
        assert!((6..=12).contains(&rooms.len()), "seed {seed}: {} rooms", rooms.len());
        for (index, room) in rooms.iter().enumerate() {
            assert!((3..=12).contains(&room.width) && (3..=8).contains(&room.height));
            assert!(room.x >= 1 && room.y >= 1 && room.x + room.width < 80 && room.y + room.height < 22);
            for other in &rooms[index + 1..] {
                let apart = |a: u8, length: u8, b: u8| b >= a + length + 2;
                assert!(
                    apart(room.x, room.width, other.x)
                        || apart(other.x, other.width, room.x)
                        || apart(room.y, room.height, other.y)
                        || apart(other.y, other.height, room.y),
                    "seed {seed}: rooms keep two cells apart"
                );
            }
        }
        assert!((2..=4).contains(&count("traps")), "seed {seed}");
        assert!((5..=9).contains(&count("items")) && (3..=9).contains(&count("gold")), "seed {seed}");
        assert_eq!(count("monsters"), usize::from((2 * depth + 3).min(20)), "seed {seed}");
        assert_eq!((level["stairsUp"].is_null(), level["stairsDown"].is_null()), (depth == 1, depth == 10));
        let amulets =
            level["items"].as_array().into_iter().flatten().filter(|item| item["type"] == "AMULET").count();
        assert_eq!(amulets, usize::from(depth == 10));
        for monster in level["monsters"].as_array().into_iter().flatten() {
            let rank = monster["level"].as_u64().expect("a number") as u8;
            assert!(rank <= depth + 1, "depth {depth} {monster}");
            let (x, y) = (&monster["position"]["x"], &monster["position"]["y"]);
            let first = rooms[0];
            let inside = |at: &Value, from: u8, length: u8| {
                at.as_u64().is_some_and(|at| (u64::from(from)..u64::from(from + length)).contains(&at))
            };
            assert!(
                !(inside(x, first.x, first.width) && inside(y, first.y, first.height)),
                "nobody waits at the start"
            );
            rarities[usize::from(monster["letter"] == "B")] += 1;
        }
        for pile in level["gold"].as_array().into_iter().flatten() {
            assert!((2..=51 + 10 * u64::from(depth)).contains(&pile["amount"].as_u64().expect("a number")));
        }
        for door in level["doors"].as_array().into_iter().flatten() {
            *doors.entry(door["state"].to_string()).or_default() += 1;
        }
    }
    let all: u32 = doors.values().sum();
    let part = |state: &str| {
        f64::from(doors.get(&format!("\"{state}\"")).copied().unwrap_or(0)) * 100.0 / f64::from(all)
    };
    near(part("OPEN"), 50.0, 3.0);
    near(part("BROKEN"), 5.0, 1.5);
    near(part("ARCHWAY"), 5.0, 1.5);
    // Doors that must not be secret are shut instead.
    near(part("CLOSED") + part("SECRET"), 40.0, 3.0);
    assert!(part("SECRET") > 2.0 && part("LOCKED") == 0.0);
}

#[test]
fn levels_of_rogue_hide_passages_and_hoard_treasure() {
    let (mut hidden, mut hoards) = (0, 0);
    for seed in 0..1200u64 {
        let Ok(Setup::Options(options)) = format!("seed={seed} style=rogue").parse() else {
            panic!("options")
        };
        let level = reveal_level(&options, 8);
        hidden += u32::from(level["rows"].to_string().contains('s'));
        let monsters = level["monsters"].as_array().expect("a list");
        // Nineteen as on any level of that depth; any others guard a treasure.
        let keepers = &monsters[monsters.len().min(19)..];
        if keepers.is_empty() {
            continue;
        }
        hoards += 1;
        let room = rooms_of(&options, 8).into_iter().find(|room| {
            let inside = |it: &Value| {
                let (x, y) = (&it["position"]["x"], &it["position"]["y"]);
                let within = |at: &Value, from: u8, length: u8| {
                    at.as_u64().is_some_and(|at| (u64::from(from)..u64::from(from + length)).contains(&at))
                };
                within(x, room.x, room.width) && within(y, room.y, room.height)
            };
            keepers.iter().all(inside)
                && level["items"].as_array().into_iter().flatten().filter(|it| inside(it)).count() >= 2
        });
        assert!(room.is_some(), "seed {seed}: keepers and treasure share a room");
        for keeper in keepers {
            let mean = keeper["aiProfile"]["special"].to_string().contains("MEAN");
            assert!(mean && keeper["state"] == "HUNTING", "{keeper}");
            assert!(keeper["level"].as_u64() <= Some(8 + 1 + 1));
        }
        assert!(keepers.len() <= 12);
    }
    near(f64::from(hoards) * 100.0 / 1200.0, 5.0, 2.5);
    assert!(hidden > 20, "{hidden}");
    let plain = (0..60).map(|seed| reveal_level(&Options::of_seed(seed), 8));
    assert!(plain.into_iter().all(|level| !level["rows"].to_string().contains('s')));
    // Found by searching, by a ring, by a map.
    let behind = |more: Value| {
        let mut scenario = json!({ "level": { "rows": ["#######", "#.,s,.#", "#######"], "rooms": [], "monsters": [] },
            "player": { "position": at(2, 1), "inventory": [{ "type": "SCROLL", "scrollType": "MAGIC_MAPPING" }] } });
        scene::merge(&mut scenario, &more);
        room(&scenario)
    };
    let mut run = behind(json!({}));
    assert_eq!(
        (run.refused("move e"), &run.state()["levels"][0][1]["tiles"][1][3]["type"]),
        ("blocked", &json!("WALL"))
    );
    while !run.act("search").contains(&"passage-found") {}
    run.times(2, "move e");
    assert_eq!(run.player()["position"], at(4, 1));
    assert!(behind(json!({})).act("read a").contains(&"passage-found"));
    let ring =
        json!({ "player": { "equipment": { "leftRing": { "type": "RING", "ringType": "SEARCHING" } } } });
    assert!(behind(ring).times(90, "wait").contains(&"passage-found"));
    // The revealed level is itself a scenario.
    let again = scene::run(&behind(json!({})).reveal());
    assert_eq!(again.level()["tiles"][1][3]["walkable"], false);
}

#[test]
fn the_usual_kit() {
    let mut lights = BTreeMap::new();
    for seed in 0..40 {
        let setup: Setup = format!("seed={seed} wizard=1").parse().expect("readable");
        let state = Rogue::start(&setup).expect("sound").reveal().expect("a wizard");
        let player = &state["player"];
        for (name, wanted) in
            [("hp", 12), ("maxHp", 12), ("strength", 16), ("ac", 8), ("level", 1), ("xp", 0), ("gold", 0)]
        {
            assert_eq!(player[name], wanted, "{name}");
        }
        assert_eq!((&player["hunger"], &state["currentLevel"]), (&json!(1300), &json!(1)));
        assert_eq!(player["equipment"]["weapon"]["name"], "mace");
        let rations =
            player["inventory"].as_array().into_iter().flatten().filter(|item| item["type"] == "FOOD");
        assert_eq!(rations.map(|item| item["count"].as_u64().unwrap_or(0)).sum::<u64>(), 2);
        *lights.entry(player["equipment"]["lightSource"]["type"].to_string()).or_insert(0) += 1;
    }
    assert!(lights.values().all(|count| *count > 8) && lights.len() == 2, "{lights:?}");
}

#[test]
fn names_are_those_of_the_data_model() {
    let run = room(
        &json!({ "level": {
        "monsters": [{ "letter": "H", "position": at(7, 3), "state": "SLEEPING" }],
        "items": [{ "type": "FOOD", "position": at(5, 3) }], "gold": [{ "position": at(5, 2), "amount": 5 }],
        "traps": [{ "type": "PIT", "position": at(7, 4), "discovered": true }],
        "doors": [{ "position": at(6, 0), "state": "OPEN" }] } })
        .as_object()
        .map(|scenario| {
            let mut scenario = Value::Object(scenario.clone());
            scenario["level"]["doors"] = json!([]);
            scenario
        })
        .expect("an object"),
    );
    for state in [run.state(), run.reveal()] {
        let has = |value: &Value, names: &[&str]| {
            for name in names {
                assert!(value.get(*name).is_some(), "{name} is missing");
            }
        };
        has(
            &state,
            &[
                "player",
                "levels",
                "currentLevel",
                "visibleCells",
                "messages",
                "turnCount",
                "seed",
                "gameId",
                "itemNameMap",
                "identifiedItems",
                "hasAmulet",
                "isGameOver",
                "hasWon",
                "monstersKilled",
                "itemsFound",
                "itemsUsed",
                "levelsExplored",
                "deathCause",
            ],
        );
        assert!(state["seed"].is_string());
        has(
            &state["player"],
            &[
                "position",
                "hp",
                "maxHp",
                "strength",
                "maxStrength",
                "ac",
                "level",
                "xp",
                "gold",
                "hunger",
                "equipment",
                "inventory",
            ],
        );
        has(&state["player"]["equipment"], &["weapon", "armor", "leftRing", "rightRing", "lightSource"]);
        let level = &state["levels"][0][1];
        has(
            level,
            &[
                "depth",
                "width",
                "height",
                "tiles",
                "rooms",
                "doors",
                "traps",
                "monsters",
                "items",
                "gold",
                "stairsUp",
                "stairsDown",
                "explored",
            ],
        );
        has(
            &level["monsters"][0],
            &[
                "id",
                "letter",
                "name",
                "position",
                "hp",
                "maxHp",
                "ac",
                "damage",
                "xpValue",
                "aiProfile",
                "state",
                "visibleCells",
                "currentPath",
                "hasStolen",
                "level",
            ],
        );
        has(
            &level["monsters"][0]["aiProfile"],
            &["behavior", "intelligence", "aggroRange", "fleeThreshold", "special"],
        );
        has(&level["items"][0], &["id", "name", "type", "identified", "position", "nutrition"]);
        has(
            &level["tiles"][3][6],
            &["type", "char", "walkable", "transparent", "colorVisible", "colorExplored"],
        );
        has(&level["traps"][0], &["type", "position", "discovered", "triggered"]);
        has(&level["rooms"][0], &["id", "x", "y", "width", "height"]);
        has(&level["gold"][0], &["position", "amount"]);
        assert_eq!(level["monsters"][0]["name"], "Hobgoblin");
    }
}

#[test]
fn doors_open_close_lock_and_hide() {
    let doors = |state: &str| {
        room(&json!({ "player": { "position": at(6, 3) }, "level": { "monsters": [],
            "rows": ["############", "#......#...#", "#......#...#", "#..........#", "#......#...#", "#......#...#", "############"],
            "doors": [{ "position": at(7, 3), "state": state }] } }))
    };
    let mut run = doors("CLOSED");
    assert_eq!((run.refused("close e"), run.act("open e")), ("not-open", vec!["door-opened"]));
    assert_eq!((run.refused("open e"), run.act("close e")), ("no-door", vec!["door-closed"]));
    let mut run = doors("LOCKED");
    let tiles = run.state()["levels"][0][1]["tiles"][3][7].clone();
    assert_eq!(tiles["char"], "+");
    assert_eq!(run.act("move e"), ["door-locked"], "looks like any other until tried");
    assert_eq!((run.reveal()["turnCount"].as_i64(), run.refused("move e")), (Some(0), "locked"));
    let mut run = doors("BROKEN");
    assert_eq!(run.refused("close e"), "not-open");
    let mut run =
        room(&json!({ "level": { "rows": ["############", "#......#...#", "#......#...#", "#......'...#",
        "#......#...#", "#......#...#", "############"], "rooms": [],
        "monsters": [{ "letter": "P", "position": at(7, 3), "state": "SLEEPING" }] },
        "player": { "equipment": { "leftRing": { "type": "RING", "ringType": "STEALTH" } } } }));
    assert_eq!(run.act("close e"), ["door-blocked"], "somebody unseen stands in it");
    assert_eq!(run.reveal()["turnCount"], 0, "what fails at a door costs no turn");
    let mut run = doors("SECRET");
    assert_eq!(run.refused("move e"), "blocked");
    while !run.act("search").contains(&"door-found") {}
    assert_eq!(run.level()["doors"][0]["state"], "CLOSED");
    run.act("move e");
    assert_eq!(run.player()["position"], at(7, 3));
}

#[test]
fn a_wall_in_the_dark_costs_no_turn() {
    let dark = json!({ "player": { "position": at(10, 3), "equipment": { "lightSource": null } },
        "level": { "monsters": [] } });
    let mut run = room(&dark);
    assert_eq!(run.act("move e"), ["bumped"]);
    assert_eq!((run.reveal()["turnCount"].as_i64(), run.refused("move e")), (Some(0), "blocked"));
    assert_eq!(run.refused("move ne"), "blocked", "a corner of that wall is known too");
    // Confused steps are not chosen, but cost a turn.
    let mut reeling = dark.clone();
    scene::merge(
        &mut reeling,
        &json!({ "player": { "statusEffects": [{ "type": "CONFUSED", "duration": 99 }] } }),
    );
    let mut run = room(&reeling);
    let (mut turns, mut stumbled) = (0, 0);
    for _ in 0..60 {
        let step =
            run.legal().into_iter().find(|action| action.starts_with("move")).expect("nobody is walled in");
        let told = run.act(&step);
        turns += i64::from(!told.contains(&"bumped"));
        stumbled += u32::from(told.contains(&"stumbled"));
        assert_eq!(run.reveal()["turnCount"].as_i64(), Some(turns));
    }
    assert!(stumbled > 0);
}

#[test]
fn searching_finds_by_level() {
    let found = |level: u32| {
        share(300, |seed| {
            let mut run = room(&json!({ "seed": seed, "player": { "level": level },
                "level": { "monsters": [], "traps": [{ "type": "PIT", "position": at(7, 4) }] } }));
            run.act("search").contains(&"trap-found")
        })
    };
    near(found(1), 55.0, 9.0);
    near(found(10), 100.0, 0.0);
}

#[test]
fn slamming_a_door_wakes_the_room() {
    let mut run = room(&json!({ "player": { "position": at(7, 3), "maxHp": 99, "equipment": { "leftRing":
        { "type": "RING", "ringType": "STEALTH" } } }, "level": {
        "rows": ["############", "#......#...#", "#......#...#", "#......'...#", "#......#...#", "#......#...#", "############"],
        "rooms": [{ "x": 1, "y": 1, "width": 6, "height": 5 }, { "x": 8, "y": 1, "width": 3, "height": 5 }],
        "doors": [{ "position": at(7, 3), "state": "OPEN", "connectsRooms": [0, 1] }],
        "monsters": [{ "letter": "Y", "position": at(1, 1), "state": "SLEEPING" }] } }));
    run.act("move e");
    assert!(run.act("move w").contains(&"door-slammed"));
    assert_ne!(run.monsters()[0]["state"], "SLEEPING");
}

#[test]
fn speeds_buy_actions() {
    for (letter, turns, acts) in [("Z", 40, 20), ("H", 40, 40), ("W", 40, 48), ("P", 40, 60), ("T", 40, 28)] {
        let mut run = room(&json!({ "player": { "maxHp": 9000, "equipment": { "armor": null } },
            "level": { "monsters": [{ "letter": letter, "position": at(7, 3), "hp": 900, "state": "HUNTING" }] } }));
        let told = run.times(turns, "wait");
        let acted = told.iter().filter(|code| **code == "it-hits" || **code == "it-misses").count();
        let attacks =
            Species::of(letter.chars().next().expect("a letter")).expect("a kind").creature().damage.len();
        let most = acts * attacks;
        assert!((acts..=most.max(acts)).contains(&acted), "{letter}: {acted} of {acts}");
    }
    // A hasted hero acts twice as often.
    let mut run =
        room(&json!({ "player": { "maxHp": 900, "statusEffects": [{ "type": "HASTED", "duration": 900 }] },
        "level": { "monsters": [{ "letter": "H", "position": at(7, 3), "hp": 900, "state": "HUNTING" }] } }));
    let told = run.times(40, "wait");
    assert_eq!(told.iter().filter(|code| **code == "it-hits" || **code == "it-misses").count(), 20);
}

#[test]
fn experience_is_counted_in_all() {
    let mut run = room(
        &json!({ "player": { "xp": 9 }, "level": { "monsters": [{ "letter": "B", "position": at(7, 3), "hp": 1 }] } }),
    );
    while run.reveal()["monstersKilled"] == 0 {
        let way = run.monsters()[0]["position"].clone();
        if run.legal().contains(&"move e".to_owned()) && way == at(7, 3) {
            run.act("move e")
        } else {
            run.act("search")
        };
    }
    let player = run.player();
    assert_eq!((&player["level"], &player["xp"]), (&json!(2), &json!(10)));
    assert!(
        (13..=20).contains(&player["maxHp"].as_i64().expect("a number")) && player["hp"] == player["maxHp"]
    );
    let mut run =
        room(&json!({ "player": { "maxHp": 900, "level": 1, "strength": 31 }, "level": { "monsters":
        [{ "letter": "D", "position": at(7, 3), "hp": 1, "state": "SLEEPING" }] } }));
    while run.reveal()["monstersKilled"] == 0 {
        run.act("move e");
    }
    // 5000 in all: level 32 takes 4960, the next 5280.
    assert_eq!(run.player()["level"], 32);
}

#[test]
fn thieves_take_and_run() {
    let mut run = room(&json!({ "player": { "gold": 1000 }, "level": { "monsters":
        [{ "letter": "L", "position": at(7, 3), "hp": 20, "state": "HUNTING" }] } }));
    let told = run.act("search");
    assert!(told.contains(&"stole-gold"));
    let (monster, gold) = (run.monsters()[0].clone(), run.player()["gold"].as_i64().expect("a number"));
    assert_eq!((&monster["state"], &monster["hasStolen"]), (&json!("FLEEING"), &json!(true)));
    assert!((700..1000).contains(&gold));
    let mut run = room(&json!({ "player": { "strength": 31, "level": 9 }, "level": { "monsters":
        [{ "letter": "L", "position": at(7, 3), "hp": 1, "state": "SLEEPING" }] } }));
    run.act("move e");
    assert!(run.reveal()["monstersKilled"] == 0 || run.level()["gold"][0]["amount"].as_i64() > Some(0));
}

#[test]
fn the_greedy_eat_gold() {
    let mut run = room(&json!({ "player": { "position": at(1, 1), "maxHp": 99 }, "level": {
        "gold": [{ "position": at(10, 5), "amount": 9 }],
        "monsters": [{ "letter": "O", "position": at(8, 3), "hp": 20, "state": "HUNTING" }] } }));
    for _ in 0..12 {
        run.act("wait");
    }
    let gold = run.level()["gold"].as_array().map_or(0, Vec::len);
    let orc = run.monsters()[0].clone();
    assert!(gold == 0 || orc["state"] == "WANDERING", "{orc}");
}

#[test]
fn fools_do_not_open_doors() {
    let behind = |letter: &str| {
        let mut run = room(&json!({ "player": { "position": at(2, 3), "maxHp": 500 }, "level": {
            "rows": ["############", "#......#...#", "#......#...#", "#......+...#", "#......#...#", "#......#...#", "############"],
            "monsters": [{ "letter": letter, "position": at(8, 3), "hp": 30, "state": "SLEEPING" }] } }));
        run.times(12, "wait");
        run.level()["doors"][0]["state"].clone()
    };
    assert_eq!(behind("Y"), "CLOSED");
    assert_eq!(behind("C"), "OPEN");
}

#[test]
fn newcomers_come_up_to_five() {
    let mut run = room(
        &json!({ "player": { "maxHp": 30000, "level": 60, "hunger": 2000, "position": at(9, 3) },
        "level": { "monsters": [], "rooms": [{ "x": 8, "y": 1, "width": 3, "height": 5 }],
        "rows": ["############", "#......#...#", "#......#...#", "#......+...#", "#......#...#", "#......#...#", "############"] } }),
    );
    run.times(1500, "wait");
    let came = run.monsters().len() as u64 + run.reveal()["monstersKilled"].as_u64().expect("a number");
    assert_eq!(came, 5);
}

#[test]
fn down_and_back_with_the_amulet() {
    let stairs = |depth: u8| {
        json!([depth, { "rows": ["########", "#......#", "#<....>#", "#......#", "########"], "monsters": [],
            "rooms": [{ "x": 1, "y": 1, "width": 2, "height": 3 }, { "x": 4, "y": 1, "width": 3, "height": 3 }] }])
    };
    let scenario = json!({ "seed": "1", "currentLevel": 2, "hasAmulet": true, "levels": [stairs(1), stairs(2), stairs(3)],
        "player": { "position": at(6, 2), "maxHp": 900, "gold": 50, "level": 2, "xp": 12 } });
    let mut run = run(&scenario);
    assert_eq!(run.refused("up"), "no-stairs");
    assert!(run.act("down").contains(&"went-down"));
    assert_eq!(run.player()["position"], at(1, 2), "on the matching stairs");
    assert!(run.monsters().is_empty(), "nobody comes on the way down");
    run.act("up");
    assert_eq!(run.player()["position"], at(6, 2));
    let restocked = run.monsters().len();
    assert!(restocked >= 3, "the way back is watched: {restocked}");
    assert!(run.monsters().iter().all(|it| it["letter"] != "D" && it["letter"] != "G"));
    run.act("down");
    run.act("up");
    assert!(run.monsters().len() <= restocked + 1, "once only");
    let walked = (0..400).any(|_| {
        if run.0.state().outcome().is_some() || run.player()["position"] == at(1, 2) {
            return true;
        }
        let step = ["move w", "move nw", "move sw", "search"]
            .into_iter()
            .find(|step| run.legal().contains(&(*step).to_owned()));
        run.act(step.expect("one can always wait"));
        false
    });
    assert!(walked, "{}", run.player());
    let told = run.act("up");
    assert!(told.contains(&"won"));
    let state = run.state();
    assert_eq!((&state["hasWon"], &state["isGameOver"], run.legal().len()), (&json!(true), &json!(false), 0));
    let (player, turns) = (&state["player"], state["turnCount"].as_i64().expect("a number"));
    let number = |name: &str| player[name].as_i64().expect("a number");
    let score = 10 * number("gold") + 100 * number("level") + 5 * number("xp") - turns / 10;
    assert_eq!(
        run.0.state().outcome().map(|outcome| (outcome.code, outcome.scores)),
        Some(("won", vec![score]))
    );
}

/// Sight is mutual for every pair of cells, and a lit room is seen as a whole.
#[test]
fn sight_is_symmetric_and_rooms_can_be_seen_whole() {
    let rows = [
        "############",
        "#..#.....#.#",
        "#....#.....#",
        "#.#....#...#",
        "#....#...#.#",
        "#..#.......#",
        "############",
    ];
    let seen_from = |x: u8, y: u8| -> Vec<String> {
        let run = room(&json!({ "player": { "position": at(x, y), "equipment": { "lightSource":
            { "type": "ARTIFACT", "name": "phial" } } }, "level": { "monsters": [], "rooms": [], "rows": rows } }));
        serde_json::from_value(run.state()["visibleCells"].clone()).expect("a list")
    };
    let open: Vec<(u8, u8)> = (1..6u8)
        .flat_map(|y| (1..11u8).map(move |x| (x, y)))
        .filter(|(x, y)| rows[usize::from(*y)].as_bytes()[usize::from(*x)] == b'.')
        .collect();
    let views: BTreeMap<(u8, u8), Vec<String>> =
        open.iter().map(|(x, y)| ((*x, *y), seen_from(*x, *y))).collect();
    for a in &open {
        for b in &open {
            let sees = |from: &(u8, u8), to: &(u8, u8)| views[from].contains(&format!("{},{}", to.0, to.1));
            assert_eq!(sees(a, b), sees(b, a), "{a:?} {b:?}");
        }
    }
    let whole = room(&json!({ "options": "sight=room", "level": { "monsters": [] } }));
    assert_eq!(whole.state()["visibleCells"].as_array().map(Vec::len), Some(12 * 7));
    let blind = room(
        &json!({ "player": { "statusEffects": [{ "type": "BLIND", "duration": 9 }] }, "level": { "monsters": [] } }),
    );
    assert_eq!(blind.state()["visibleCells"], json!([]));
}

/// What the hero does not know changes neither what he is told nor what he may do.
#[test]
fn nothing_hidden_shows() {
    let plain = json!({ "level": { "monsters": [], "items": [], "traps": [] }, "player": { "inventory": [
        { "type": "SCROLL", "scrollType": "LIGHT" }, { "type": "POTION", "potionType": "HEALING" },
        { "type": "WAND", "wandType": "FIRE" }, { "type": "WEAPON", "name": "dagger" }] } });
    let hidden = [
        json!({ "level": { "monsters": [{ "letter": "Y", "position": at(1, 1), "state": "SLEEPING" }] } }),
        json!({ "level": { "monsters": [{ "letter": "P", "position": at(7, 3), "state": "SLEEPING" }] } }),
        json!({ "level": { "items": [{ "type": "FOOD", "position": at(1, 5) }], "gold": [{ "position": at(10, 1), "amount": 9 }] } }),
        json!({ "level": { "traps": [{ "type": "PIT", "position": at(7, 3) }] } }),
        json!({ "level": { "doors": [{ "position": at(11, 3), "state": "SECRET" }] } }),
        json!({ "level": { "rows": ["############", "#..........#", "#..........#", "#..........#", "#..........#", "#.........##", "############"] } }),
    ];
    let look = |run: &Run| (run.state(), run.legal());
    let wanted = look(&room(&plain));
    for more in hidden {
        let mut scenario = plain.clone();
        scene::merge(&mut scenario, &more);
        let other = room(&scenario);
        assert!(look(&other) == wanted, "{more} shows");
    }
    // One monster only sensed, and another that leaves a gap in the slots.
    let felt = |more: Value| {
        let mut scenario = plain.clone();
        let mut monster = json!({ "letter": "T", "position": at(1, 1), "state": "SLEEPING" });
        scene::merge(&mut monster, &more);
        scene::merge(
            &mut scenario,
            &json!({ "level": { "monsters": [
            { "letter": "P", "position": at(10, 5), "state": "SLEEPING" }, monster] } }),
        );
        scenario["player"]["inventory"][1] = json!({ "type": "POTION", "potionType": "DETECT_MONSTERS" });
        scenario["player"]["equipment"]["leftRing"] = json!({ "type": "RING", "ringType": "STEALTH" });
        let mut run = room(&scenario);
        run.act("quaff b");
        run
    };
    let first = felt(json!({ "hp": 5, "maxHp": 20 }));
    let again = felt(json!({ "hp": 30, "maxHp": 30, "speed": 14, "hasStolen": true }));
    assert_eq!(first.state(), again.state());
    let foes = |run: &Run| run.0.state().seen(None).foes().collect::<Vec<_>>();
    assert_eq!((foes(&first), foes(&first).len()), (foes(&again), 2));
    // Bonuses and curses of items that were never worn.
    let mut scenario = plain.clone();
    scenario["player"]["inventory"][3] =
        json!({ "type": "WEAPON", "name": "dagger", "bonus": -2, "cursed": true });
    scenario["player"]["inventory"][2]["charges"] = json!(0);
    assert!(look(&room(&scenario)) == wanted, "what was never worn shows");
}

#[test]
fn memory_keeps_what_was_seen_last() {
    let mut run = room(&json!({ "player": { "position": at(2, 3) }, "level": { "monsters": [],
        "items": [{ "type": "WAND", "wandType": "FIRE", "position": at(2, 2) }] } }));
    run.times(6, "move e");
    let level = run.state()["levels"][0][1].clone();
    assert_eq!((&level["items"][0]["type"], &level["items"][0]["name"]), (&json!("WAND"), &json!("wand")));
    assert_eq!((&level["explored"][3][1], &level["explored"][3][10]), (&json!(true), &json!(true)));
    assert_eq!(level["tiles"][1][10], Value::Null);
}

#[test]
fn equal_messages_are_counted() {
    let mut run = room(
        &json!({ "level": { "monsters": [{ "letter": "I", "position": at(7, 3), "hp": 900, "state": "HUNTING" }] },
        "player": { "maxHp": 99, "equipment": { "armor": { "type": "ARMOR", "name": "plate mail", "bonus": 3 } } } }),
    );
    run.times(60, "wait");
    let messages = run.state()["messages"].clone();
    let repeated =
        messages.as_array().into_iter().flatten().any(|message| message["count"].as_i64() > Some(1));
    assert!(repeated);
    let importance = |message: &Value| message["importance"].as_i64().is_some_and(|it| (1..=5).contains(&it));
    assert!(messages.as_array().into_iter().flatten().all(importance));
}
