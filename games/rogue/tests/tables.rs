//! The tables of the sources against those of the program, and finds against their weights.
#![cfg(feature = "view")]
#![allow(clippy::cast_precision_loss, reason = "shares of a few thousand things")]

use crate::scene;

use crate::scene::{near, room};
use parlour_rogue::{
    rules::{Class, Event, Options, Rarity, Special, Species, Wand},
    script::reveal_level,
};
use serde_json::{Value, json};
use std::collections::BTreeMap;

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
                // One more with every hit, which has a test of its own.
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
