//! The published tables against the program's, and finds against their weights.
#![cfg(feature = "view")]
#![allow(clippy::cast_precision_loss, reason = "shares of a few thousand things")]

use crate::scene;

use crate::scene::{near, room};
use parlour_rogue::{
    rules::{Class, Event, Options, Rarity, Setup, Special, Species, Wand, rooms_of},
    script::reveal_level,
};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

const MONSTERS: &str = include_str!("../../../data/rogue/monsters.tsv");
const THINGS: &str = include_str!("../../../data/rogue/things.tsv");

fn rows(table: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    table.lines().skip(1).map(|line| line.split('\t').collect())
}

fn word(rarity: Rarity) -> String {
    format!("{rarity:?}").to_ascii_lowercase()
}

#[test]
fn monsters_are_those_of_the_table() {
    let of_table: Vec<Vec<String>> =
        rows(MONSTERS).map(|row| row.into_iter().map(str::to_owned).collect()).collect();
    let of_rules: Vec<Vec<String>> = Species::all()
        .map(|species| {
            let it = species.creature();
            let joined = |parts: Vec<String>, between: &str| parts.join(between);
            let damage = joined(it.damage.iter().map(ToString::to_string).collect(), "/");
            let mut specials: Vec<&str> = it.specials.iter().map(|special| special.word()).collect();
            specials.sort_unstable();
            let behaviours: Vec<&str> = it.behaviours.iter().map(|behaviour| behaviour.word()).collect();
            vec![
                species.letter().to_string(),
                it.name.to_owned(),
                it.hit_dice.to_string(),
                it.ac.to_string(),
                // Each hit does one more, which has its own test.
                if species.can(Special::Holds) { "growing".to_owned() } else { damage },
                it.xp.to_string(),
                it.level.to_string(),
                it.speed.to_string(),
                word(it.rarity),
                it.rank.to_string(),
                behaviours.join("+"),
                it.intelligence.to_string(),
                it.aggro.to_string(),
                it.flee.to_string(),
                specials.join(","),
                it.carries.to_string(),
            ]
        })
        .collect();
    assert_eq!(of_rules, of_table);
}

#[test]
fn the_grip_of_a_flytrap_grows() {
    let mut run = room(&json!({ "player": { "maxHp": 900, "equipment": { "armor":
        { "type": "ARMOR", "name": "leather armor", "bonus": -20 } } }, "level": { "monsters":
        [{ "letter": "F", "position": scene::at(7, 3), "hp": 500, "state": "HUNTING" }] } }));
    let hits: Vec<i32> = (0..5)
        .flat_map(|_| run.events("search"))
        .filter_map(|event| if let Event::ItHits { damage, .. } = event { Some(damage) } else { None })
        .collect();
    assert_eq!(hits, [1, 2, 3, 4, 5]);
}

#[test]
fn things_are_those_of_the_table() {
    let known = |class: Class, name: &str| {
        let item = json!({ "type": class.word(), "name": name, "identified": true });
        let run = room(&json!({ "level": { "monsters": [] }, "player": { "inventory": [item] } }));
        run.state()["player"]["inventory"][0].clone()
    };
    let mut of_table = rows(THINGS);
    for (class, ..) in Class::ALL {
        let wanted = matches!(class, Class::Weapon | Class::Armor) || class.is_magic();
        for (number, sort) in class.kinds().iter().enumerate().filter(|_| wanted) {
            let row = of_table.next().expect("as many rows as kinds");
            assert_eq!(row[..3], [class.word(), sort.name, &word(sort.rarity)]);
            let numbers = match class {
                Class::Weapon => known(class, sort.name)["damage"].as_str().map(str::to_owned),
                Class::Armor => known(class, sort.name)["ac"].as_i64().map(|ac| ac.to_string()),
                Class::Wand => Some(format!("{} {}", Wand::ALL[number].charges(), Wand::ALL[number].range())),
                _ => None,
            };
            assert_eq!(numbers.as_deref(), row.get(3).copied(), "{}", sort.name);
        }
    }
    assert!(of_table.next().is_none());
}

/// Sixty, thirty and ten percent by rarity, then a class by its weight; drawn again if it has no such kind.
#[test]
fn finds_follow_the_weights() {
    let kinds: Vec<(&str, &str)> = rows(THINGS).map(|row| (row[0], row[2])).collect();
    for (depth, light) in [(2, [20, 0, 3]), (6, [15, 8, 10]), (9, [10, 12, 12])] {
        let mut weights = vec![("WEAPON", 12), ("ARMOR", 12), ("POTION", 12), ("SCROLL", 12), ("RING", 12)];
        weights.extend([("FOOD", 18), ("WAND", 8)]);
        weights.extend(["TORCH", "LANTERN", "OIL_FLASK"].into_iter().zip(light));
        let rarities = [("common", 60), ("uncommon", 30), ("rare", 10)];
        let drawn = |class: &str| -> i32 {
            let exists = |rarity: &str| {
                let disguised = kinds.iter().any(|(kind, _)| *kind == class);
                !disguised || kinds.contains(&(class, rarity))
            };
            rarities.iter().filter(|(rarity, _)| exists(rarity)).map(|(_, share)| share).sum()
        };
        let all: i32 = weights.iter().map(|(class, weight)| weight * drawn(class)).sum();
        let mut found: BTreeMap<String, u32> = BTreeMap::new();
        let mut count = 0;
        for seed in 0..250 {
            let level = reveal_level(&Options::of_seed(seed), depth);
            for item in level["items"].as_array().into_iter().flatten() {
                *found.entry(item["type"].as_str().unwrap_or("").to_owned()).or_default() += 1;
                count += 1;
                let bonus = item["bonus"].as_i64().unwrap_or(0);
                let cursed = item["cursed"] == Value::Bool(true);
                assert!((-3..=3).contains(&bonus) && (!cursed || bonus <= 0), "{item}");
            }
        }
        for (class, weight) in weights {
            let share = f64::from(found.get(class).copied().unwrap_or(0)) * 100.0 / f64::from(count);
            near(share, f64::from(weight * drawn(class)) * 100.0 / f64::from(all), 3.0);
        }
    }
}

#[test]
fn no_trap_lies_in_the_starting_room_of_level_1() {
    for seed in 0..400 {
        let options = Options::of_seed(seed);
        let start = rooms_of(&options, 1)[0];
        let level = reveal_level(&options, 1);
        for trap in level["traps"].as_array().into_iter().flatten() {
            let inside =
                start.cells().any(|cell| trap["position"] == json!({ "x": cell.x(), "y": cell.y() }));
            assert!(!inside, "seed {seed}: {trap}");
        }
    }
}

#[test]
fn a_trap_never_takes_a_fresh_heros_last_hit_points_on_level_1() {
    let left = |kind: &str, seed: u64, depth: u8, level: u8| {
        let mut scenario =
            scene::room_of(&json!({ "seed": seed, "player": { "maxHp": 12, "level": level, "hp": 1 },
            "level": { "monsters": [], "traps": [{ "type": kind, "position": scene::at(7, 3) }] } }));
        scenario["levels"][0][0] = json!(depth);
        scenario["currentLevel"] = json!(depth);
        let mut run = scene::run(&scenario);
        run.act("move e");
        run.hp()
    };
    for kind in ["BEAR", "DART", "PIT"] {
        assert!((0..20).all(|seed| left(kind, seed, 1, 1) == 1), "{kind}: fresh, on level 1");
        assert!((0..20).all(|seed| left(kind, seed, 2, 1) == 0), "{kind}: on level 2");
        assert!((0..20).all(|seed| left(kind, seed, 1, 2) == 0), "{kind}: of level 2");
    }
}

/// No block of four open cells outside rooms.
#[test]
fn corridors_are_one_wide_where_they_can_be() {
    for style in ["plain", "rogue"] {
        let mut wide = 0;
        for seed in 0..200 {
            let Ok(Setup::Options(options)) = format!("seed={seed} style={style}").parse() else {
                panic!("options")
            };
            let depth = u8::try_from(seed % 10 + 1).expect("small");
            let level = reveal_level(&options, depth);
            let rooms = rooms_of(&options, depth);
            let door = |x: usize, y: usize| {
                let here = json!({ "x": x, "y": y });
                level["doors"].as_array().into_iter().flatten().any(|door| door["position"] == here)
            };
            let inside = |x: usize, y: usize| {
                rooms.iter().any(|room| {
                    (usize::from(room.x)..usize::from(room.x + room.width)).contains(&x)
                        && (usize::from(room.y)..usize::from(room.y + room.height)).contains(&y)
                })
            };
            let rows: Vec<Vec<char>> = level["rows"]
                .as_array()
                .into_iter()
                .flatten()
                .map(|row| row.as_str().unwrap_or("").chars().collect())
                .collect();
            let open = |x: usize, y: usize| door(x, y) || (rows[y][x] != '#' && !inside(x, y));
            for y in 0..21 {
                for x in 0..79 {
                    let block = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)];
                    wide += u32::from(block.iter().all(|(x, y)| rows[*y][*x] != '#' && open(*x, *y)));
                }
            }
        }
        assert_eq!(wide, 0, "{style}: blocks in 200 levels");
    }
}

#[test]
fn ids_of_monsters_are_unique_in_a_run() {
    let mut all = BTreeSet::new();
    let mut scenario = json!({ "seed": "3", "player": { "maxHp": 900 } });
    for depth in 1..=3 {
        scenario["currentLevel"] = json!(depth);
        let run = scene::run(&scenario);
        for monster in run.monsters() {
            assert!(all.insert(monster["id"].to_string()), "{monster}");
        }
    }
    // The hero numbers the monsters he comes to know of, and cannot tell whether one has come back.
    let mut run = room(&json!({ "level": { "monsters": [
        { "letter": "Y", "position": scene::at(7, 3), "state": "SLEEPING", "hp": 40 },
        { "letter": "Y", "position": scene::at(1, 5), "state": "SLEEPING", "hp": 40 }] },
        "player": { "maxHp": 900, "inventory": [{ "type": "POTION", "potionType": "DETECT_MONSTERS" }] } }));
    let ids = |run: &scene::Run| -> Vec<String> {
        let state = run.state();
        let monsters = state["levels"][0][1]["monsters"].as_array().cloned().unwrap_or_default();
        monsters.iter().map(|monster| monster["id"].as_str().unwrap_or("").to_owned()).collect()
    };
    assert_eq!(ids(&run), ["s1"]);
    run.act("quaff a");
    assert_eq!(ids(&run), ["s1", "s2"]);
}

#[test]
fn current_path_is_the_path() {
    let run = scene::run(
        &json!({ "seed": "1", "player": { "position": scene::at(9, 1), "maxHp": 90 }, "levels": [[1, {
        "rows": ["###########", "#..#...#..#", "#..#.#.#..#", "#....#....#", "###########"],
        "rooms": [], "monsters": [{ "letter": "C", "position": scene::at(1, 1), "state": "HUNTING" },
            { "letter": "H", "position": scene::at(1, 3), "state": "HUNTING" }] }]] }),
    );
    let paths = |run: &scene::Run| {
        let of =
            |letter: &str| run.monsters().into_iter().find(|it| it["letter"] == letter).unwrap_or_default();
        (of("C")["currentPath"].clone(), of("C")["position"].clone(), of("H")["currentPath"].clone())
    };
    assert_eq!(paths(&run).0, Value::Null, "nobody has seen the hero yet");
    let mut run =
        room(&json!({ "player": { "maxHp": 90, "position": scene::at(10, 1) }, "level": { "monsters": [
        { "letter": "C", "position": scene::at(1, 5), "state": "HUNTING" },
        { "letter": "H", "position": scene::at(4, 5), "state": "HUNTING" }] } }));
    run.act("wait");
    let (path, from, simple) = paths(&run);
    let path = path.as_array().cloned().expect("a centaur goes by the shortest way");
    assert_eq!(path.last(), Some(&scene::at(10, 1)));
    let mut before = from;
    for cell in &path {
        let apart =
            |name: &str| (cell[name].as_i64().zip(before[name].as_i64())).map_or(9, |(a, b)| (a - b).abs());
        assert!(apart("x").max(apart("y")) == 1, "{cell} is beside {before}");
        before = cell.clone();
    }
    assert!(path.len() >= 6, "{path:?}");
    assert_eq!(simple, Value::Null, "a hobgoblin walks straight at him and keeps no way");
}
