//! Items: every potion, scroll, ring and wand, food, light, identification, curses, the pack.
#![cfg(feature = "view")]
#![allow(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::needless_pass_by_value,
    clippy::too_many_lines,
    reason = "shares of a few hundred tries, and tables of cases"
)]

use crate::scene;

use crate::scene::{Run, at, near, room, share};
use parlour_rogue::rules::Event;
use serde_json::{Value, json};

fn holding(items: Value, more: Value) -> Run {
    let mut scenario = json!({ "level": { "monsters": [] }, "player": { "inventory": items } });
    scene::merge(&mut scenario, &more);
    room(&scenario)
}

fn potion(kind: &str, more: Value) -> (Run, Vec<&'static str>) {
    let mut run = holding(json!([{ "type": "POTION", "potionType": kind }]), more);
    let told = run.act("quaff a");
    assert!(run.state()["identifiedItems"].to_string().contains(kind), "drinking tells the kind");
    assert!(run.player()["inventory"].as_array().is_some_and(|pack| pack.len() == 3), "it is gone");
    (run, told)
}

fn effects(run: &Run) -> String {
    run.player()["statusEffects"].to_string()
}

#[test]
fn potions_do_what_they_say() {
    let hurt = json!({ "player": { "maxHp": 40, "hp": 10, "statusEffects": [
        { "type": "BLIND", "duration": 9 }, { "type": "CONFUSED", "duration": 9 }] } });
    let (run, told) = potion("HEALING", hurt.clone());
    assert!((11..=18).contains(&run.hp()) && told.contains(&"healed") && effects(&run) == "[]");
    let (run, _) = potion("EXTRA_HEALING", hurt);
    assert!((14..=28).contains(&run.hp()));
    let (run, _) = potion("HEALING", json!({}));
    assert_eq!((&run.player()["maxHp"], run.hp()), (&json!(13), 13), "at full health it adds one");
    let (run, _) = potion("GAIN_STRENGTH", json!({}));
    assert_eq!((&run.player()["strength"], &run.player()["maxStrength"]), (&json!(17), &json!(17)));
    let (run, _) = potion("RESTORE_STRENGTH", json!({ "player": { "strength": 9, "maxStrength": 16 } }));
    assert_eq!(run.player()["strength"], 16);
    let (run, _) = potion("POISON", json!({}));
    assert!((6..=11).contains(&run.hp()));
    let (run, told) = potion("POISON", json!({ "player": { "hp": 1 } }));
    assert!(told.contains(&"died") && run.state()["deathCause"] == "poison" && run.legal().is_empty());
    for (kind, word, low, high) in [
        ("CONFUSION", "CONFUSED", 20, 22),
        ("BLINDNESS", "BLIND", 40, 60),
        ("HASTE_SELF", "HASTED", 4, 8),
        ("SEE_INVISIBLE", "SEE_INVISIBLE", 999, 999),
        ("LEVITATION", "LEVITATING", 29, 32),
    ] {
        let (run, _) = potion(kind, json!({}));
        let effect = &run.player()["statusEffects"][0];
        assert_eq!(effect["type"], word);
        let turns = effect["duration"].as_i64().expect("a number");
        assert!((low..=high).contains(&turns), "{kind} {turns}");
    }
    let far = json!({ "level": { "monsters": [{ "letter": "R", "position": at(1, 1), "state": "SLEEPING" }],
        "items": [{ "type": "WAND", "wandType": "FIRE", "position": at(10, 1) },
                  { "type": "FOOD", "position": at(10, 5) }] } });
    let (run, _) = potion("DETECT_MONSTERS", far.clone());
    assert_eq!(run.state()["levels"][0][1]["monsters"][0]["letter"], "R");
    let (run, _) = potion("DETECT_MAGIC", far);
    let items = run.state()["levels"][0][1]["items"].clone();
    assert_eq!((items.as_array().map(Vec::len), &items[0]["type"]), (Some(1), &json!("WAND")));
    let (run, told) = potion("RAISE_LEVEL", json!({}));
    assert!(told.contains(&"level-up") && run.player()["level"] == 2 && run.player()["xp"] == 10);
}

fn scroll(kind: &str, more: Value) -> (Run, Vec<&'static str>) {
    let mut run = holding(json!([{ "type": "SCROLL", "scrollType": kind }]), more);
    let told = run.act("read a");
    (run, told)
}

fn turn(run: &Run) -> i64 {
    run.reveal()["turnCount"].as_i64().expect("a number")
}

#[test]
fn scrolls_do_what_they_say_or_fizzle() {
    let (run, told) = scroll("ENCHANT_WEAPON", json!({}));
    assert!(told.contains(&"weapon-enchanted"));
    assert_eq!(run.player()["equipment"]["weapon"]["bonus"], 1);
    let best =
        json!({ "player": { "equipment": { "weapon": { "type": "WEAPON", "name": "mace", "bonus": 3 } } } });
    for more in [best, json!({ "player": { "equipment": { "weapon": null } } })] {
        let (run, told) = scroll("ENCHANT_WEAPON", more);
        assert!(told.contains(&"fizzled") && turn(&run) == 0);
        let mut run = run;
        // It is kept and now known, so it is not read again in vain.
        assert_eq!(run.refused("read a"), "no-effect");
        assert_eq!(run.player()["inventory"][0]["scrollType"], "ENCHANT_WEAPON");
    }
    let cursed = json!({ "player": { "equipment": {
        "weapon": { "type": "WEAPON", "name": "flail", "bonus": -2, "cursed": true } } } });
    let (run, _) = scroll("ENCHANT_WEAPON", cursed.clone());
    let weapon = run.player()["equipment"]["weapon"].clone();
    assert_eq!((&weapon["bonus"], &weapon["cursed"]), (&json!(-1), &json!(false)));
    let (run, told) = scroll("REMOVE_CURSE", cursed);
    assert!(told.contains(&"curse-lifted") && run.player()["equipment"]["weapon"]["cursed"] == false);
    let (run, told) = scroll(
        "MAGIC_MAPPING",
        json!({ "level": { "doors": [{ "position": at(11, 3), "state": "SECRET" }],
        "items": [{ "type": "FOOD", "position": at(1, 1) }], "traps": [{ "type": "PIT", "position": at(1, 5) }] } }),
    );
    let level = run.state()["levels"][0][1].clone();
    assert!(told.contains(&"mapped") && level["tiles"][1][1]["type"] == "FLOOR");
    assert_eq!(
        (level["items"].as_array().map(Vec::len), level["traps"].as_array().map(Vec::len)),
        (Some(0), Some(0))
    );
    assert_eq!(level["doors"][0]["state"], "CLOSED");
    let (run, told) = scroll("TELEPORTATION", json!({}));
    assert!(told.contains(&"teleported") && run.player()["position"] != at(6, 3));
    let (run, told) = scroll("CREATE_MONSTER", json!({}));
    assert!(told.contains(&"monster-created") && run.monsters().len() == 1);
    let (run, told) =
        scroll("LIGHT", json!({ "level": { "items": [{ "type": "FOOD", "position": at(1, 1) }] } }));
    assert!(told.contains(&"room-lit") && run.state()["levels"][0][1]["items"][0]["type"] == "FOOD");
    let (run, told) = scroll("LIGHT", json!({ "level": { "rooms": [] } }));
    assert!(told.contains(&"fizzled") && turn(&run) == 0, "in a corridor");
    let known = |kind: &str, more: Value| {
        let scroll = json!([{ "type": "SCROLL", "scrollType": kind, "identified": true }]);
        holding(scroll, more).refused("read a")
    };
    assert_eq!(known("LIGHT", json!({ "level": { "rooms": [] } })), "no-effect");
    assert_eq!(known("ENCHANT_ARMOR", json!({ "player": { "equipment": { "armor": null } } })), "no-effect");
    let shut_in = json!({ "level": { "rows": ["###", "#.#", "###"], "rooms": [], "monsters": [] },
        "player": { "position": at(1, 1) } });
    assert_eq!(known("CREATE_MONSTER", shut_in), "no-effect");
    let (run, told) = scroll("SLEEP", json!({}));
    assert!(told.contains(&"fell-asleep") && (5..=9).contains(&turn(&run)));
    let (run, told) = scroll("HOLD_MONSTER", json!({}));
    assert!(told.contains(&"fizzled") && turn(&run) == 0);
    let held = json!({ "level": { "monsters": [{ "letter": "H", "position": at(7, 3), "hp": 9 }] } });
    let (mut run, told) = scroll("HOLD_MONSTER", held);
    assert!(
        told.contains(&"monster-held") && run.times(2, "search").is_empty(),
        "held for three turns at least"
    );
    // With several monsters the reader chooses, even after learning only now what the scroll is.
    let several = json!({ "player": { "maxHp": 90 }, "level": { "monsters": [{ "letter": "H", "position": at(7, 3), "hp": 9 },
        { "letter": "T", "position": at(5, 3), "hp": 90 }, { "letter": "H", "position": at(9, 3), "hp": 9 }] } });
    let (mut run, told) = scroll("HOLD_MONSTER", several);
    assert!(told.contains(&"fizzled") && turn(&run) == 0);
    let offered: Vec<String> = run.legal().into_iter().filter(|action| action.starts_with("read")).collect();
    assert_eq!(offered, ["read a 5 3", "read a 7 3"]);
    for text in ["read a", "read a 9 3", "read a 6 4"] {
        assert_eq!(run.refused(text), "no-target", "{text}");
    }
    let told = run.events("read a 7 3");
    let held = told.iter().find_map(|event| match event {
        Event::MonsterHeld { monster, turns } => Some((monster.map(|it| it.species.letter()), *turns)),
        _ => None,
    });
    assert!(matches!(held, Some((Some('H'), 3..=6))), "{held:?}");
    assert_eq!(run.player()["inventory"].as_array().map(Vec::len), Some(3));
    let blind = json!({ "player": { "inventory": [{ "type": "SCROLL", "scrollType": "LIGHT" }],
        "statusEffects": [{ "type": "BLIND", "duration": 5 }] } });
    assert_eq!(room(&blind).refused("read a"), "blind");
    let confused = json!({ "player": { "inventory": [{ "type": "SCROLL", "scrollType": "LIGHT" }],
        "statusEffects": [{ "type": "CONFUSED", "duration": 5 }] } });
    assert_eq!(room(&confused).refused("read a"), "confused");
}

#[test]
fn identify_names_a_kind_and_all_its_copies() {
    let mut run = holding(
        json!([{ "type": "SCROLL", "scrollType": "IDENTIFY", "count": 2 }, { "type": "POTION", "potionType": "HASTE_SELF" },
            { "type": "POTION", "potionType": "HASTE_SELF" }, { "type": "WAND", "wandType": "FIRE", "charges": 3 }]),
        json!({}),
    );
    assert!(run.act("read a").contains(&"fizzled"), "what it is, is learnt; it asks for a thing");
    assert_eq!(run.refused("read a"), "no-target");
    assert_eq!(run.state()["player"]["inventory"][3]["charges"], Value::Null);
    run.act("read a b");
    let pack = run.state()["player"]["inventory"].clone();
    assert_eq!(
        (&pack[1]["potionType"], &pack[2]["potionType"]),
        (&json!("HASTE_SELF"), &json!("HASTE_SELF"))
    );
    assert_eq!(run.refused("read a b"), "no-target", "nothing is left to tell of it");
    run.act("read a d");
    assert_eq!(run.state()["player"]["inventory"][2]["charges"], 3);
}

#[test]
fn a_scroll_that_frightens_keeps_them_off_for_100_turns() {
    let mut run = holding(
        json!([{ "type": "SCROLL", "scrollType": "SCARE_MONSTER" }]),
        json!({ "turnCount": 5, "player": { "maxHp": 5000 },
            "level": { "monsters": [{ "letter": "G", "position": at(8, 3), "hp": 90, "state": "HUNTING" }] } }),
    );
    assert!(run.act("read a").contains(&"dread"));
    run.act("drop a");
    let before = run.hp();
    let told = run.times(90, "wait");
    assert!(!told.contains(&"it-hits") && run.hp() >= before);
    let told = run.times(25, "wait");
    assert!(told.contains(&"scare-crumbled") && told.iter().any(|code| code.starts_with("it-")));
}

#[test]
fn rings_work_while_worn() {
    let with = |ring: &str, bonus: i64| {
        json!({ "player": { "maxHp": 30, "hp": 10, "equipment": { "leftRing":
        { "type": "RING", "ringType": ring, "bonus": bonus } } } })
    };
    assert_eq!(holding(json!([]), with("PROTECTION", 2)).player()["ac"], 6);
    assert_eq!(holding(json!([]), with("DEXTERITY", 2)).player()["ac"], 6);
    assert_eq!(holding(json!([]), with("ADD_STRENGTH", 2)).player()["strength"], 18);
    let mut run = holding(json!([]), with("REGENERATION", 0));
    run.times(20, "wait");
    assert_eq!(run.hp(), 14, "a point in five turns");
    let mut run = holding(json!([]), json!({ "player": { "maxHp": 30, "hp": 10 } }));
    run.times(20, "wait");
    assert_eq!(run.hp(), 12, "a point in ten turns");
    let mut run = holding(json!([]), json!({ "player": { "maxHp": 30, "hp": 10, "hunger": 100 } }));
    run.times(20, "wait");
    assert_eq!(run.hp(), 10, "not with an empty stomach");
    let drained = |ring: Value| {
        let mut run =
            room(&json!({ "level": { "monsters": [{ "letter": "R", "position": at(7, 3), "state": "HUNTING",
            "hp": 300 }] }, "player": { "maxHp": 900, "equipment": { "leftRing": ring } } }));
        run.times(40, "search").contains(&"strength-drained")
    };
    assert!(drained(Value::Null) && !drained(json!({ "type": "RING", "ringType": "SUSTAIN_STRENGTH" })));
    let wakes = |ring: Value| {
        let mut run = room(
            &json!({ "level": { "monsters": [{ "letter": "Y", "position": at(10, 3), "state": "SLEEPING" }] },
            "player": { "maxHp": 99, "equipment": { "leftRing": ring } } }),
        );
        run.times(5, "wait");
        run.monsters()[0]["state"] != "SLEEPING"
    };
    assert!(wakes(Value::Null) && !wakes(json!({ "type": "RING", "ringType": "STEALTH" })));
    let mut run = holding(json!([]), with("TELEPORTATION", 0));
    let told = run.times(100, "wait");
    near(told.iter().filter(|code| **code == "teleported").count() as f64, 15.0, 12.0);
}

#[test]
fn a_third_ring_is_refused_with_a_word() {
    let ring = |kind: &str| json!({ "type": "RING", "ringType": kind });
    let mut run = holding(
        json!([ring("STEALTH"), ring("SEARCHING")]),
        json!({ "player": { "equipment": { "leftRing": ring("PROTECTION") } } }),
    );
    assert_eq!(run.refused("puton a left"), "hand-taken");
    run.act("puton a right");
    assert_eq!((run.refused("puton b left"), run.refused("puton b right")), ("two-rings", "two-rings"));
    assert!(!run.legal().iter().any(|action| action.starts_with("puton")));
    run.act("remove left");
    run.act("puton b left");
}

#[test]
fn rust_stops_at_the_armour_class_of_bare_skin() {
    let rusted = |armor: Value| {
        let mut run = room(&json!({ "player": { "maxHp": 900, "equipment": { "armor": armor } }, "level": {
            "monsters": [{ "letter": "A", "position": at(7, 3), "hp": 500, "maxHp": 500, "state": "HUNTING" }] } }));
        let told = run.times(200, "search");
        (run.player()["ac"].clone(), told.iter().filter(|code| **code == "armor-rusts").count())
    };
    assert_eq!(rusted(json!({ "type": "ARMOR", "name": "leather armor" })), (json!(10), 2));
    assert_eq!(rusted(json!({ "type": "ARMOR", "name": "chain mail", "bonus": 1 })), (json!(10), 6));
    // Armour that a curse made worse than skin does not rust further.
    assert_eq!(rusted(json!({ "type": "ARMOR", "name": "leather armor", "bonus": -3 })), (json!(11), 0));
}

#[test]
fn a_level_ends_where_experience_makes_sense() {
    let mut run = room(&json!({ "player": { "level": 98, "maxHp": 500, "inventory":
        [{ "type": "POTION", "potionType": "RAISE_LEVEL", "count": 3 }] }, "level": { "monsters": [] } }));
    assert!(run.act("quaff a").contains(&"level-up"));
    assert_eq!((&run.player()["level"], &run.player()["xp"]), (&json!(99), &json!(48_510)));
    let hp = run.hp();
    assert_eq!(run.act("quaff a"), ["drank"]);
    assert_eq!((&run.player()["level"], run.hp()), (&json!(99), hp));
}

#[test]
fn hunger_counts_in_tenths() {
    for (left, right, after) in [
        (None, None, 100),
        (Some("PROTECTION"), None, 150),
        (Some("PROTECTION"), Some("STEALTH"), 200),
        (Some("PROTECTION"), Some("REGENERATION"), 180),
        (Some("REGENERATION"), Some("SLOW_DIGESTION"), 80),
        (Some("SLOW_DIGESTION"), Some("SLOW_DIGESTION"), 0),
    ] {
        let ring = |kind: Option<&str>| kind.map(|kind| json!({ "type": "RING", "ringType": kind }));
        let mut run = holding(
            json!([]),
            json!({ "player": { "equipment": { "leftRing": ring(left), "rightRing": ring(right) } } }),
        );
        run.times(100, "wait");
        assert_eq!(run.player()["hunger"].as_i64(), Some(1300 - after), "{left:?} {right:?}");
    }
    let mut run = holding(
        json!([{ "type": "FOOD", "nutrition": 1200, "count": 2 }]),
        json!({ "player": { "hunger": 302, "maxHp": 90 } }),
    );
    assert_eq!(run.times(3, "wait"), ["hungry"]);
    assert!(run.act("eat a").contains(&"satisfied"));
    assert_eq!(run.player()["hunger"], 1498);
    run.act("eat a");
    assert_eq!(run.player()["hunger"], 1999, "2000 is the most");
    let mut run = holding(json!([]), json!({ "player": { "hunger": 151, "maxHp": 90 } }));
    assert_eq!(run.times(3, "wait"), ["weak"]);
    let mut run = holding(json!([]), json!({ "player": { "hunger": 2, "maxHp": 5 } }));
    let told = run.times(6, "wait");
    assert_eq!(told, ["starving", "died"]);
    assert_eq!(run.state()["deathCause"], "starvation");
}

#[test]
fn lights_burn_warn_and_are_filled() {
    let torch = |fuel: u32| json!({ "player": { "equipment": { "lightSource": { "type": "TORCH", "fuel": fuel } } } });
    let mut run = holding(json!([{ "type": "TORCH", "count": 2 }]), torch(51));
    assert_eq!(run.act("wait"), ["fuel-low"]);
    assert_eq!(run.state()["visibleCells"].as_array().map(Vec::len), Some(13), "radius 2");
    let told = run.times(50, "wait");
    assert_eq!(told, ["fuel-low", "fuel-out"]);
    assert_eq!(run.state()["visibleCells"], json!(["6,3"]));
    let told = run.act("light a");
    assert_eq!(told, ["torch-discarded", "light-taken"]);
    let pack = run.player()["inventory"].clone();
    assert_eq!(
        pack.as_array().map(|pack| pack.iter().filter(|item| item["type"] == "TORCH").count()),
        Some(2)
    );
    let mut run = holding(
        json!([{ "type": "OIL_FLASK", "count": 2 }]),
        json!({ "player": { "equipment": { "lightSource": { "type": "LANTERN", "fuel": 700 } } } }),
    );
    run.act("refill");
    assert_eq!(run.player()["equipment"]["lightSource"]["fuel"], 999, "never above 1000, less the turn");
    let mut run = holding(json!([{ "type": "ARTIFACT", "name": "phial" }]), torch(5));
    run.act("light a");
    run.times(10, "wait");
    assert_eq!(run.state()["visibleCells"].as_array().map(Vec::len), Some(29), "radius 3");
    assert_eq!(holding(json!([]), torch(5)).refused("refill"), "no-lantern");
}

#[test]
fn wands_hit_the_first_in_line() {
    let zap = |kind: &str, letter: &str| {
        let mut run = holding(
            json!([{ "type": "WAND", "wandType": kind, "charges": 3 }]),
            json!({ "player": { "maxHp": 90 }, "level": { "monsters": [
                { "letter": letter, "position": at(8, 3), "hp": 60, "state": "HUNTING" },
                { "letter": "E", "position": at(9, 3), "hp": 60, "state": "SLEEPING" }] } }),
        );
        let events = run.events("zap a 8 3");
        assert_eq!(run.player()["inventory"][0]["charges"], 2);
        assert!(run.monsters().iter().any(|it| it["hp"] == 60 && it["letter"] == "E"));
        let first = run.monsters().into_iter().find(|it| it["id"] == "m1.0.0").expect("alive");
        (events, first)
    };
    let damage = |told: &[Event]| {
        let of = |event: &Event| if let Event::RayHits { damage, .. } = event { Some(*damage) } else { None };
        told.iter().find_map(of).unwrap_or(0)
    };
    assert!((2..=12).contains(&damage(&zap("MAGIC_MISSILE", "T").0)));
    for kind in ["LIGHTNING", "FIRE", "COLD"] {
        let (told, first) = zap(kind, "T");
        assert!((6..=36).contains(&damage(&told)) && first["hp"].as_i64() < Some(60));
    }
    let told = |kind: &str, is: fn(&Event) -> bool| zap(kind, "T").0.iter().any(is);
    assert!(told("SLEEP", |event| matches!(event, Event::MonsterSleeps { turns: 3..=6, .. })));
    assert_eq!(zap("SLOW_MONSTER", "T").1["speed"], 3);
    assert_eq!(zap("HASTE_MONSTER", "T").1["speed"], 14);
    assert!(told("TELEPORT_AWAY", |event| matches!(event, Event::MonsterGone { .. })));
    assert!(told("POLYMORPH", |event| matches!(event, Event::MonsterChanged { .. })));
    let (_, cancelled) = zap("CANCELLATION", "D");
    assert_eq!((&cancelled["speed"], &cancelled["aiProfile"]["special"]), (&json!(10), &json!([])));
    let mut empty =
        holding(json!([{ "type": "WAND", "wandType": "FIRE", "charges": 0, "identified": true }]), json!({}));
    assert_eq!(empty.act("zap a 8 3"), ["wand-empty"]);
    assert_eq!(empty.refused("zap a 10 5"), "not-visible");
    let mut worn =
        holding(json!([{ "type": "WAND", "wandType": "FIRE", "charges": 3 }]), json!({ "turnCount": 498 }));
    worn.act("zap a 8 3");
    worn.times(600, "wait");
    assert_eq!(
        worn.reveal()["player"]["inventory"][0]["charges"],
        3,
        "a charge each 500 turns, never above the first"
    );
}

#[test]
fn cursed_things_stick_and_show_it() {
    let mut run = holding(
        json!([{ "type": "WEAPON", "name": "flail", "bonus": -2, "cursed": true }, { "type": "WEAPON", "name": "dagger" }]),
        json!({}),
    );
    assert_eq!(run.state()["player"]["inventory"][0]["bonus"], Value::Null, "hidden until worn");
    assert_eq!(run.act("wield a"), ["wielded", "is-cursed"]);
    assert_eq!(run.state()["player"]["inventory"][0]["bonus"], -2);
    for text in ["wield b", "drop a", "throw a n"] {
        assert_eq!(run.refused(text), "cursed", "{text}");
    }
    let mut run = holding(json!([{ "type": "RING", "ringType": "STEALTH", "cursed": true }]), json!({}));
    run.act("puton a left");
    assert_eq!((run.refused("remove left"), run.refused("remove right")), ("cursed", "nothing-worn"));
}

#[test]
fn the_pack_has_26_letters_and_stacks() {
    let many: Vec<Value> = (0..23).map(|_| json!({ "type": "WEAPON", "name": "dagger" })).collect();
    let here = at(6, 3);
    let mut run = holding(
        json!(many),
        json!({ "level": { "items": [
        { "type": "WEAPON", "name": "spear", "position": here }, { "type": "POTION", "potionType": "POISON", "position": here }] } }),
    );
    assert_eq!(run.act("pickup"), ["no-room", "no-room"]);
    run.act("drop a");
    let mut run = holding(
        json!([{ "type": "POTION", "potionType": "POISON" }, { "type": "FOOD", "nutrition": 1200 }]),
        json!({ "level": { "items": [{ "type": "POTION", "potionType": "POISON", "position": here },
            { "type": "FOOD", "nutrition": 1400, "position": here }, { "type": "WEAPON", "name": "mace", "position": here }] } }),
    );
    assert_eq!(run.act("pickup").len(), 3);
    let pack = run.state()["player"]["inventory"].clone();
    assert_eq!((&pack[0]["count"], &pack[1]["count"]), (&json!(2), &json!(2)));
    assert_eq!(pack[1]["nutrition"], Value::Null, "not shown");
    assert_eq!(run.refused("pickup"), "nothing-here");
    assert_eq!(run.reveal()["itemsFound"], 3);
}

#[test]
fn thrown_weapons_hit_and_lie_there() {
    let hits = share(200, |seed| {
        let mut run = holding(
            json!([{ "type": "WEAPON", "name": "spear" }]),
            json!({ "seed": seed, "level": { "monsters": [{ "letter": "Z", "position": at(8, 3), "hp": 60, "state": "HUNTING" }] } }),
        );
        let told = run.act("throw a e");
        assert_eq!(run.level()["items"][0]["name"], "spear");
        told.contains(&"thrown-hits")
    });
    near(hits, 45.0, 12.0);
}

#[test]
fn the_amulet_stays_in_the_pack() {
    let mut run =
        holding(json!([]), json!({ "level": { "items": [{ "type": "AMULET", "position": at(7, 3) }] } }));
    run.act("move e");
    assert!(run.act("pickup").contains(&"amulet-taken") && run.state()["hasAmulet"] == true);
    let letter =
        run.player()["letters"].as_str().and_then(|letters| letters.chars().last()).expect("it is there");
    assert_eq!(run.refused("drop d"), "amulet", "{letter}");
}
