//! Scenarios for tests, in JSON with the names that `state` and `reveal` print. Anything left out is as in a
//! new run of the seed. Runs that start from a scenario do not count.
#![deny(clippy::disallowed_types, clippy::disallowed_methods, clippy::float_arithmetic)]
// Every number is checked against a range when parsed.
#![allow(clippy::cast_sign_loss)]

mod level;
mod reader;

use super::names::constant;
use crate::rules::{
    Cell, Class, Effect, Flaw, FlawKind, Letter, Room, Setup, generate,
    hero::{LAST_LEVEL, MOST_FOOD, MOST_STRENGTH, xp_for},
    item::{Item, MAGIC},
    level::Level,
    state::Rogue,
};
use reader::Reader;
use serde_json::Value;
use std::sync::Arc;

/// Names at the top level; those after `options` are printed but ignored here.
const TOP: &[&str] = &[
    "seed",
    "player",
    "levels",
    "currentLevel",
    "turnCount",
    "identifiedItems",
    "hasAmulet",
    "options",
    "visibleCells",
    "messages",
    "gameId",
    "itemNameMap",
    "isGameOver",
    "hasWon",
    "monstersKilled",
    "itemsFound",
    "itemsUsed",
    "levelsExplored",
    "deathCause",
    "score",
    "scenario",
    "undo",
    "redo",
    "mistakes",
];
const PLAYER: &[&str] = &[
    "position",
    "hp",
    "maxHp",
    "strength",
    "maxStrength",
    "level",
    "xp",
    "gold",
    "hunger",
    "equipment",
    "inventory",
    "statusEffects",
    "energy",
    "ac",
    "letters",
];
const SLOTS: [&str; 5] = ["weapon", "armor", "leftRing", "rightRing", "lightSource"];

/// Starts a scenario, or lists everything that is wrong with it.
pub(crate) fn start(text: &str) -> Result<Rogue, Vec<Flaw>> {
    let value: Value =
        serde_json::from_str(text).map_err(|_| vec![Flaw { at: String::new(), kind: FlawKind::BadValue }])?;
    let mut reader = Reader::default();
    let game = build(&value, &mut reader);
    match game {
        Some(game) if reader.flaws.is_empty() => Ok(game),
        _ => Err(reader.flaws),
    }
}

fn build(value: &Value, reader: &mut Reader) -> Option<Rogue> {
    reader.names("", value, TOP);
    let options = value.get("options").and_then(Value::as_str).unwrap_or("");
    let Ok(Setup::Options(mut options)) = options.parse::<Setup>() else {
        reader.flaw("options", FlawKind::BadValue);
        return None;
    };
    if let Some(seed) = value.get("seed") {
        let number = seed.as_u64().or_else(|| seed.as_str().and_then(|text| text.parse().ok()));
        match number {
            Some(number) => options.seed = number,
            None => reader.flaw("seed", FlawKind::BadValue),
        }
    }
    let mut game = Rogue::new(options);
    game.scenario = true;
    game.turn = reader.number(value, "", "turnCount", 0, 1_000_000).unwrap_or(0) as u32;
    let mut hero_cell = None;
    let depth = reader.number(value, "", "currentLevel", 1, i64::from(options.levels)).unwrap_or(1) as u8;
    for (at, pair) in reader.list(value, "", "levels") {
        let number = pair
            .get(0)
            .and_then(Value::as_u64)
            .filter(|number| (1..=u64::from(options.levels)).contains(number));
        let (Some(number), Some(it)) = (number, pair.get(1)) else {
            reader.flaw(&at, FlawKind::BadValue);
            continue;
        };
        let (made, hero) = level::level(&mut game, number as u8, it, &at, reader);
        if number as u8 == depth {
            hero_cell = hero;
        }
        place_level(&mut game, made);
    }
    enter(&mut game, depth, hero_cell);
    for name in value.get("identifiedItems").and_then(Value::as_array).into_iter().flatten() {
        learn(&mut game, name, reader);
    }
    if let Some(player) = value.get("player") {
        read_player(&mut game, player, reader);
    }
    if value.get("hasAmulet").and_then(Value::as_bool) == Some(true) && !game.has_amulet {
        let amulet = Item::new(game.fresh_id(), Class::Amulet, 0);
        game.has_amulet = game.hero.take(amulet).is_some();
    }
    let cell = game.hero.cell;
    if !game.here.terrain.at(cell).walkable() {
        reader.flaw("player.position", FlawKind::BadPlace);
    } else if game.here.actors.at(cell) != 0 {
        reader.flaw("player.position", FlawKind::Taken);
    }
    game.scratch.forget();
    game.look();
    game.count_sightings();
    Some(game)
}

fn place_level(game: &mut Rogue, level: Level) {
    if level.depth == game.here.depth {
        *game.here = level;
    } else {
        let index = usize::from(level.depth) - 1;
        game.others[index] = Some(Arc::new(level));
    }
}

/// Puts the hero on the level he starts from.
fn enter(game: &mut Rogue, depth: u8, drawn: Option<Cell>) {
    if depth != game.here.depth {
        let index = usize::from(depth) - 1;
        let next = game.others[index].take().map(Arc::unwrap_or_clone);
        let next = next.unwrap_or_else(|| generate::level(&game.options, depth));
        // The level the hero would have started on was never entered, and is forgotten.
        *game.here = next;
        game.deepest = depth;
    }
    let level = &game.here;
    let centre = level.rooms.first().map(Room::centre);
    if let Some(cell) = drawn.or(level.stairs_up).or(centre) {
        game.hero.cell = cell;
        game.hero.trail = [cell; 2];
    }
}

fn learn(game: &mut Rogue, name: &Value, reader: &mut Reader) {
    for class in MAGIC {
        for (kind, sort) in (0..).zip(class.kinds()) {
            if name.as_str() == Some(&format!("{}_{}", class.word(), constant(sort.name))) {
                game.names.learn(class, kind);
                return;
            }
        }
    }
    reader.flaw("identifiedItems", FlawKind::BadValue);
}

fn read_player(game: &mut Rogue, player: &Value, reader: &mut Reader) {
    reader.names("player", player, PLAYER);
    if let Some(cell) = reader.place(player, "player", "position") {
        game.hero.cell = cell;
        game.hero.trail = [cell; 2];
    }
    let mut number = |name: &str, low: i64, high: i64| reader.number(player, "player", name, low, high);
    let hero = &mut game.hero;
    if let Some(max) = number("maxHp", 1, 30_000) {
        hero.max_hp = max as i16;
        hero.hp = hero.max_hp;
    }
    if let Some(hp) = number("hp", 1, i64::from(hero.max_hp)) {
        hero.hp = hp as i16;
    }
    if let Some(max) = number("maxStrength", 3, i64::from(MOST_STRENGTH)) {
        hero.max_strength = max as u8;
        hero.strength = hero.max_strength;
    }
    if let Some(strength) = number("strength", 3, i64::from(MOST_STRENGTH)) {
        hero.strength = strength as u8;
        hero.max_strength = hero.max_strength.max(hero.strength);
    }
    if let Some(level) = number("level", 1, i64::from(LAST_LEVEL)) {
        hero.level = level as u8;
        hero.xp = xp_for(hero.level);
    }
    if let Some(xp) = number("xp", 0, 100_000_000) {
        hero.xp = xp as u32;
    }
    if let Some(gold) = number("gold", 0, 100_000_000) {
        hero.gold = gold as u32;
    }
    if let Some(food) = number("hunger", 0, i64::from(MOST_FOOD / 10)) {
        hero.food = 10 * food as i32;
    }
    if let Some(energy) = number("energy", 100, 199) {
        hero.energy = energy as u16;
    }
    for (at, effect) in reader.list(player, "player", "statusEffects") {
        let word = effect.get("type").and_then(Value::as_str);
        let found = Effect::ALL.iter().find(|(_, known)| Some(*known) == word);
        match (found, reader.number(effect, &at, "duration", 0, 10_000)) {
            (Some((effect, _)), Some(turns)) => game.hero.effects[*effect as usize] = turns as u16,
            _ => reader.flaw(&at, FlawKind::BadValue),
        }
    }
    if player.get("inventory").is_some() || player.get("equipment").is_some() {
        read_pack(game, player, reader);
    }
}

/// Replaces the pack; equipment may refer to its items by their ids.
fn read_pack(game: &mut Rogue, player: &Value, reader: &mut Reader) {
    for letter in Letter::all() {
        game.hero.give_up(letter);
    }
    let mut ids: Vec<(String, Letter)> = Vec::new();
    for (at, it) in reader.list(player, "player", "inventory") {
        let Some(item) = level::item(game, it, &at, reader) else { continue };
        game.has_amulet |= item.class == Class::Amulet;
        // Each entry gets its own letter, which tests rely on.
        let free = Letter::all().find(|letter| game.hero.item(*letter).is_none());
        let Some(letter) = free else {
            reader.flaw(&at, FlawKind::Taken);
            continue;
        };
        game.hero.pack[letter.index()] = Some(item);
        if let Some(id) = it.get("id").and_then(Value::as_str) {
            ids.push((id.to_owned(), letter));
        }
    }
    let Some(equipment) = player.get("equipment") else { return };
    reader.names("player.equipment", equipment, &SLOTS);
    for (slot, name) in SLOTS.into_iter().enumerate() {
        let Some(it) = equipment.get(name).filter(|it| !it.is_null()) else { continue };
        let at = format!("player.equipment.{name}");
        let id = it.as_str().or_else(|| it.get("id").and_then(Value::as_str));
        let carried = ids.iter().find(|(known, _)| id == Some(known)).map(|(_, letter)| *letter);
        let letter = carried.or_else(|| {
            let item = level::item(game, it, &at, reader)?;
            let free = Letter::all().find(|letter| game.hero.item(*letter).is_none())?;
            game.hero.pack[free.index()] = Some(item);
            Some(free)
        });
        let Some(letter) = letter else { continue };
        let fits = |class: Class| match slot {
            0 => class == Class::Weapon,
            1 => class == Class::Armor,
            4 => class.is_light(),
            _ => class == Class::Ring,
        };
        match &mut game.hero.pack[letter.index()] {
            Some(item) if fits(item.class) && item.count == 1 => {
                item.known = true;
                game.names.learn(item.class, item.kind);
            }
            _ => {
                reader.flaw(&at, FlawKind::BadValue);
                continue;
            }
        }
        let hero = &mut game.hero;
        *[&mut hero.weapon, &mut hero.armor]
            .into_iter()
            .chain(&mut hero.rings)
            .chain([&mut hero.light])
            .nth(slot)
            .expect("as many slots as names") = Some(letter);
    }
}
