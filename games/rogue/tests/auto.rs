//! Tactics of the autoplayer, each in a scenario that calls for it.
#![cfg(feature = "view")]

use crate::scene;

use crate::scene::{Run, at, room};
use parlour_kernel::Rules;
use parlour_rogue::{
    brain::auto::Autoplayer,
    rules::{Action, Cell, Class, Event, Ring, Rogue, Terrain},
};
use parlour_table::{Table, Time};
use serde_json::json;

/// Lets it play some actions, and returns them.
fn play(table: &mut Table<Rogue>, most: u32) -> Vec<Action> {
    let mut player = Autoplayer::default();
    let mut done = Vec::new();
    for _ in 0..most {
        let Some(action) = player.choose(&table.state().seen(None)) else { break };
        table.step(&[action], Time(0), &mut Vec::new()).expect("it acts legally");
        done.push(action);
    }
    done
}

/// A quagga does up to ten points of damage per round.
#[test]
fn stairs_are_taken_before_a_round_that_could_be_the_last() {
    let row = "#..........#";
    for (hp, leaves) in [(5, true), (90, false)] {
        let Run(mut table) = room(&json!({ "player": { "hp": hp, "maxHp": 90 }, "level": {
            "rows": ["############", row, row, "#.....>....#", row, row, "############"],
            "monsters": [{ "letter": "Q", "position": at(7, 3), "hp": 3, "state": "HUNTING" }] } }));
        assert_eq!(play(&mut table, 1) == [Action::Down], leaves, "with {hp} hit points");
    }
}

#[test]
fn a_wand_comes_before_a_fight_that_would_be_lost() {
    let wand = json!({ "type": "WAND", "wandType": "LIGHTNING", "charges": 3 });
    let monsters = json!([{ "letter": "Q", "position": at(8, 3), "hp": 14, "state": "HUNTING" }]);
    let Run(mut table) =
        room(&json!({ "player": { "hp": 12, "inventory": [wand] }, "level": { "monsters": monsters } }));
    let done = play(&mut table, 1);
    assert!(matches!(done[..], [Action::Zap(_, _)]), "{done:?}");
}

#[test]
fn what_cannot_be_seen_is_struck_back_at() {
    let mut driven_off = 0;
    for seed in 1..=20 {
        let Run(mut table) = room(&json!({ "seed": seed.to_string(),
            "player": { "hp": 300, "maxHp": 300, "level": 25, "xp": 3250 }, "level": { "wandererCount": 5,
            "monsters": [{ "letter": "P", "position": at(7, 3), "hp": 36, "state": "HUNTING" }] } }));
        play(&mut table, 40);
        let seen = table.state().seen(None);
        let damage = seen.notes().map(|note| match note.event {
            Event::YouHit { damage, .. } => damage,
            _ => 0,
        });
        driven_off += u32::from(damage.sum::<i32>() >= 29);
    }
    assert!(driven_off >= 15, "{driven_off} of 20 phantoms");
}

#[test]
fn doors_are_shut_for_a_long_rest() {
    let rows = ["###########", "#...#######", "#...'.....#", "#...#######", "###########"];
    let Run(mut table) = room(&json!({ "player": { "hp": 3, "position": at(2, 2) }, "level": {
        "rows": rows, "rooms": [{ "x": 1, "y": 1, "width": 3, "height": 3 }], "wandererCount": 5 } }));
    play(&mut table, 50);
    let seen = table.state().seen(None);
    let door = Cell::at(4, 2).expect("on the map");
    assert_eq!(seen.terrain(door), Terrain::ClosedDoor);
    assert!(seen.vitals().hp > 3 && seen.hero().x() < 4, "it rests inside");
}

/// In a ring of passages no monster as fast as the hero catches him.
#[test]
fn nobody_strikes_one_who_keeps_going() {
    let row = "#.########.#";
    let rows = ["############", "#..........#", row, row, row, "#..........#", "############"];
    for seed in 1..=10 {
        let Run(mut table) =
            room(&json!({ "seed": seed.to_string(), "player": { "hp": 4, "position": at(3, 1) },
            "level": { "rows": rows, "rooms": [], "wandererCount": 5,
            "monsters": [{ "letter": "R", "position": at(1, 1), "hp": 16, "state": "HUNTING" }] } }));
        play(&mut table, 60);
        let seen = table.state().seen(None);
        assert!(table.state().outcome().is_none() && seen.vitals().hp >= 4, "seed {seed}");
    }
}

/// A mean monster pauses in a third of its turns: on a long way to a door, one pause is enough to shut it.
#[test]
fn a_quagga_is_left_behind_a_door() {
    let (wall, gap) = ("####################", "#...#############..#");
    let mut escaped = 0;
    for seed in 1..=20 {
        let Run(mut table) = room(&json!({ "seed": seed.to_string(),
            "player": { "hp": 6, "position": at(17, 2) },
            "level": { "rows": [wall, gap, "#...'............'.#", gap, wall], "explored": true,
            "rooms": [{ "x": 1, "y": 1, "width": 3, "height": 3 }], "wandererCount": 5,
            "monsters": [{ "letter": "Q", "position": at(18, 2), "hp": 14, "state": "HUNTING" }] } }));
        play(&mut table, 60);
        let seen = table.state().seen(None);
        escaped += u32::from(seen.ending().is_none() && seen.vitals().hp >= 6);
    }
    assert!(escaped >= 15, "{escaped} of 20");
}

/// The only way leads past it, so a wounded hero waits elsewhere.
#[test]
fn one_who_is_hurt_keeps_away_from_what_flits_about() {
    let rows = ["############", "#......#####", "######.....#", "############"];
    let explored = vec![[true; 9]; 4];
    for seed in 1..=10 {
        let Run(mut table) = room(&json!({ "seed": seed.to_string(),
            "player": { "hp": 5, "position": at(5, 1) },
            "level": { "rows": rows, "explored": explored, "rooms": [], "wandererCount": 5,
            "monsters": [{ "letter": "K", "position": at(6, 2), "hp": 8, "state": "HUNTING" }] } }));
        let done = play(&mut table, 1);
        assert!(table.state().seen(None).hero().x() <= 5, "seed {seed}: {done:?}");
    }
}

/// All rings are tried on, and the best two are kept.
#[test]
fn the_best_two_rings_are_kept() {
    let rings = json!([{ "type": "FOOD" }, { "type": "FOOD" }, { "type": "RING", "ringType": "SEARCHING" }, { "type": "RING", "ringType": "ADD_STRENGTH", "bonus": 1 },
        { "type": "RING", "ringType": "STEALTH" }, { "type": "RING", "ringType": "DEXTERITY", "bonus": 2 }]);
    let Run(mut table) =
        room(&json!({ "player": { "inventory": rings }, "level": { "explored": true, "wandererCount": 5 } }));
    play(&mut table, 40);
    let seen = table.state().seen(None);
    let hands = seen.equipment();
    let worn = hands[2..4].iter().flatten().filter_map(|letter| seen.carried(*letter));
    let mut kinds: Vec<Ring> = worn.map(|label| Ring::ALL[usize::from(label.which)]).collect();
    kinds.sort_by_key(|ring| *ring as u8);
    assert_eq!(kinds, [Ring::Dexterity, Ring::Stealth]);
}

#[test]
fn armour_that_rust_has_made_worse_than_none_comes_off_for_good() {
    let armor = json!({ "type": "ARMOR", "name": "leather armor", "bonus": -7, "identified": true });
    let Run(mut table) = room(&json!({ "player": { "equipment": { "armor": armor } },
        "level": { "wandererCount": 5 } }));
    let done = play(&mut table, 20);
    assert_eq!(done.iter().filter(|action| **action == Action::TakeOff).count(), 1, "{done:?}");
    assert!(!done.iter().any(|action| matches!(action, Action::Wear(_))), "{done:?}");
}

#[test]
fn who_cannot_find_what_strikes_him_is_gone_before_it_kills() {
    let scroll = json!({ "type": "SCROLL", "scrollType": "TELEPORTATION" });
    let mut gone = 0;
    for seed in 1..=20 {
        let Run(mut table) =
            room(&json!({ "seed": seed.to_string(), "identifiedItems": ["SCROLL_TELEPORTATION"],
            "player": { "hp": 60, "maxHp": 150, "inventory": [scroll] }, "level": { "wandererCount": 5,
            "monsters": [{ "letter": "P", "position": at(7, 3), "hp": 36, "state": "HUNTING" }] } }));
        gone += u32::from(play(&mut table, 10).iter().any(|action| matches!(action, Action::Read(_, _))));
    }
    assert!(gone >= 18, "{gone} of 20");
}

/// With the Amulet but without light, it finds its way by touch.
#[test]
fn the_way_up_is_found_in_the_dark() {
    let rows = ["############", "#..........#", "##########.#", "#<.........#", "############"];
    let level = |depth: u8| json!([depth, { "rows": rows, "rooms": [], "wandererCount": 5 }]);
    let scenario = json!({ "seed": "1", "currentLevel": 3, "hasAmulet": true, "levels": [level(3)],
        "player": { "position": at(2, 1), "inventory": [{ "type": "AMULET" }], "equipment": {} } });
    let Run(mut table) = scene::run(&scenario);
    let done = play(&mut table, 120);
    assert!(done.contains(&Action::Up), "{done:?}");
}

#[test]
fn a_trap_does_not_keep_the_amulet_below() {
    let rows = ["############", "#<.........#", "############"];
    let trap = json!([{ "type": "DART", "position": at(5, 1), "discovered": true }]);
    let level =
        json!([3, { "rows": rows, "rooms": [], "wandererCount": 5, "traps": trap, "explored": true }]);
    let Run(mut table) =
        scene::run(&json!({ "seed": "1", "currentLevel": 3, "hasAmulet": true, "levels": [level],
        "player": { "position": at(9, 1), "inventory": [{ "type": "AMULET" }],
            "equipment": { "lightSource": { "type": "TORCH" } } } }));
    let done = play(&mut table, 12);
    assert!(done.contains(&Action::Up), "{done:?}");
}

/// Seen in a run with two rings of slow digestion: it walked around the Amulet for ever.
#[test]
fn an_amulet_on_a_trap_is_fetched_once_nothing_else_is_left() {
    let row = "#..........#";
    let Run(mut table) = room(&json!({ "player": { "position": at(2, 2) }, "level": {
        "rows": ["############", row, row, row, row, row, "############"], "explored": true,
        "traps": [{ "type": "DART", "position": at(8, 3), "discovered": true }],
        "items": [{ "type": "AMULET", "position": at(8, 3) }], "wandererCount": 5 } }));
    let done = play(&mut table, 60);
    assert!(table.state().seen(None).has_amulet(), "{done:?}");
}

#[test]
fn a_full_pack_has_room_for_the_amulet() {
    let daggers = (0..22).map(|_| json!({ "type": "WEAPON", "name": "dagger" }));
    let pack: Vec<_> = std::iter::once(json!({ "type": "FOOD" })).chain(daggers).collect();
    let Run(mut table) = room(&json!({ "player": { "inventory": pack }, "level": { "explored": true,
        "items": [{ "type": "AMULET", "position": at(6, 3) }], "wandererCount": 5 } }));
    play(&mut table, 3);
    let seen = table.state().seen(None);
    assert!(seen.has_amulet());
    assert!(seen.pack().any(|(_, label)| label.class == Class::Food), "what feeds him on the way back stays");
}

#[test]
fn a_hidden_way_is_looked_for_all_around() {
    let (wall, row) = ("##################", "#..........######");
    let Run(mut table) = room(&json!({ "player": { "position": at(1, 1) }, "level": {
        "rows": [wall, row, row, row, row, "#..........#....>#", wall], "wandererCount": 5,
        "doors": [{ "position": at(11, 5), "state": "SECRET" }] } }));
    let done = play(&mut table, 1000);
    assert!(done.contains(&Action::Down), "{} actions", done.len());
}
