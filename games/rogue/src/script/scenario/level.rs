//! The levels of a scenario: drawn in rows or generated, with their contents.

use super::reader::Reader;
use crate::{
    rules::{
        Cell, Class, FlawKind, HEIGHT, Mood, Room, Species, Terrain, TrapKind, WIDTH, generate,
        item::Item,
        level::{Door, GOLD, Level, Plane, Trap},
        monster::Monster,
        state::Rogue,
    },
    script::names::{constant, door_word, title},
};
use parlour_kernel::Rng;
use serde_json::Value;

const LEVEL: &[&str] = &[
    "depth",
    "width",
    "height",
    "rows",
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
    "wandererCount",
    "lastWandererTurn",
];
const DOORS: [Terrain; 6] = [
    Terrain::OpenDoor,
    Terrain::ClosedDoor,
    Terrain::LockedDoor,
    Terrain::SecretDoor,
    Terrain::BrokenDoor,
    Terrain::Archway,
];

/// Parses a level, and returns where `@` is in its rows.
pub fn level(
    game: &mut Rogue,
    depth: u8,
    value: &Value,
    at: &str,
    reader: &mut Reader,
) -> (Level, Option<Cell>) {
    reader.names(at, value, LEVEL);
    let drawn = value.get("rows").is_some() || value.get("tiles").is_some();
    let mut level = if drawn {
        Level::rock(depth, Rng::stream(game.options.seed, u64::from(depth)))
    } else {
        generate::level(&game.options, depth)
    };
    let mut hero = None;
    for (y, (at, row)) in (0..).zip(reader.list(value, at, "rows")) {
        draw_row(&mut level, y, row, &at, &mut hero, reader);
    }
    for (y, (at, row)) in (0..).zip(reader.list(value, at, "tiles")) {
        draw_tiles(&mut level, y, row, &at, reader);
    }
    for (at, it) in reader.list(value, at, "rooms") {
        add_room(&mut level, it, &at, reader);
    }
    for (at, it) in reader.list(value, at, "doors") {
        add_door(&mut level, it, &at, reader);
    }
    for (name, terrain) in [("stairsUp", Terrain::StairsUp), ("stairsDown", Terrain::StairsDown)] {
        if let Some(cell) = reader.place(value, at, name) {
            set(&mut level, cell, terrain);
        }
    }
    if value.get("traps").is_some() {
        level.traps.clear();
    }
    for (at, it) in reader.list(value, at, "traps") {
        let place = reader.place(it, &at, "position");
        let kind = reader.word(it, &at, "type", &TrapKind::ALL);
        let (Some(cell), Some(kind)) = (place, kind) else { continue };
        let discovered = reader.yes(it, &at, "discovered").unwrap_or(false);
        let triggered = reader.yes(it, &at, "triggered").unwrap_or(false);
        level.traps.push(Trap { kind, cell, discovered, triggered });
    }
    if value.get("monsters").is_some() {
        level.actors = Plane::of(0);
        level.monsters.clear();
        level.generations.clear();
    }
    for (at, it) in reader.list(value, at, "monsters") {
        add_monster(&mut level, it, &at, reader);
    }
    if value.get("items").is_some() {
        level.items.clear();
    }
    for (at, it) in reader.list(value, at, "items") {
        let (item, cell) = (item(game, it, &at, reader), reader.place(it, &at, "position"));
        if let (Some(item), Some(cell)) = (item, cell) {
            level.put(item, cell);
        }
    }
    if value.get("gold").is_some() {
        level.gold.clear();
    }
    for (at, it) in reader.list(value, at, "gold") {
        let amount = reader.number(it, &at, "amount", 1, 1_000_000);
        if let (Some(cell), Some(amount)) = (reader.place(it, &at, "position"), amount) {
            level.put_gold(cell, amount as u32);
        }
    }
    for cell in Cell::all() {
        if level.things.at(cell) == GOLD || level.things.at(cell) != 0 {
            level.refresh(cell);
        }
    }
    level.wanderers = reader.number(value, at, "wandererCount", 0, 255).unwrap_or(0) as u8;
    level.last_wanderer = reader.number(value, at, "lastWandererTurn", 0, 1_000_000).unwrap_or(0) as u32;
    explore(&mut level, value);
    (level, hero)
}

fn explore(level: &mut Level, value: &Value) {
    let known = |cell: Cell| match value.get("explored") {
        Some(Value::Bool(all)) => *all,
        Some(rows) => {
            rows.get(usize::from(cell.y())).and_then(|row| row.get(usize::from(cell.x())))
                == Some(&Value::Bool(true))
        }
        None => false,
    };
    for cell in Cell::all().filter(|cell| known(*cell)) {
        let terrain = level.apparent(cell);
        level.memory.set(cell, terrain);
    }
}

/// Sets terrain, and records stairs and doors.
fn set(level: &mut Level, cell: Cell, terrain: Terrain) {
    match terrain {
        Terrain::StairsUp => level.stairs_up = Some(cell),
        Terrain::StairsDown => level.stairs_down = Some(cell),
        _ if terrain.is_door() && level.door(cell).is_none() => {
            let discovered = !matches!(terrain, Terrain::SecretDoor | Terrain::LockedDoor);
            level.doors.push(Door { cell, discovered, sideways: false, joins: [-1; 2] });
        }
        _ => {}
    }
    level.terrain.set(cell, terrain);
}

fn draw_row(level: &mut Level, y: u8, row: &Value, at: &str, hero: &mut Option<Cell>, reader: &mut Reader) {
    let Some(text) = row.as_str() else {
        reader.flaw(at, FlawKind::BadValue);
        return;
    };
    for (x, glyph) in (0..).zip(text.chars()) {
        let terrain = match glyph {
            '#' | ' ' => Terrain::Wall,
            '.' | '@' => Terrain::Floor,
            ',' => Terrain::Corridor,
            '\'' => Terrain::OpenDoor,
            '+' => Terrain::ClosedDoor,
            // Scenarios of rules version 1 wrote S.
            'd' | 'S' => Terrain::SecretDoor,
            's' => Terrain::SecretCorridor,
            '<' => Terrain::StairsUp,
            '>' => Terrain::StairsDown,
            _ => {
                reader.flaw(at, FlawKind::BadValue);
                return;
            }
        };
        let Some(cell) = Cell::at(x, i32::from(y)).filter(|cell| !cell.is_rim() || terrain == Terrain::Wall)
        else {
            reader.flaw(at, FlawKind::BadPlace);
            return;
        };
        if glyph == '@' {
            *hero = Some(cell);
        }
        set(level, cell, terrain);
    }
}

fn draw_tiles(level: &mut Level, y: u8, row: &Value, at: &str, reader: &mut Reader) {
    const KINDS: [(Terrain, &str); 5] = [
        (Terrain::Wall, "WALL"),
        (Terrain::Floor, "FLOOR"),
        (Terrain::Corridor, "CORRIDOR"),
        (Terrain::Archway, "DOOR"),
        (Terrain::Floor, "TRAP"),
    ];
    for (x, tile) in (0..).zip(row.as_array().into_iter().flatten()).filter(|(_, tile)| !tile.is_null()) {
        let Some(terrain) = reader.word(tile, at, "type", &KINDS) else { continue };
        let hidden = terrain == Terrain::Corridor && tile.get("walkable") == Some(&Value::Bool(false));
        let terrain = if hidden { Terrain::SecretCorridor } else { terrain };
        match Cell::at(x, i32::from(y)).filter(|cell| !cell.is_rim() || terrain == Terrain::Wall) {
            Some(cell) => set(level, cell, terrain),
            None => reader.flaw(at, FlawKind::BadPlace),
        }
    }
}

fn add_room(level: &mut Level, it: &Value, at: &str, reader: &mut Reader) {
    let mut side =
        |name: &str, high: u8| reader.number(it, at, name, 1, i64::from(high)).map(|side| side as u8);
    let sides =
        (side("x", WIDTH - 2), side("y", HEIGHT - 2), side("width", WIDTH - 2), side("height", HEIGHT - 2));
    let (Some(x), Some(y), Some(width), Some(height)) = sides else { return };
    if x + width >= WIDTH || y + height >= HEIGHT || level.rooms.len() > 60 {
        reader.flaw(at, FlawKind::BadPlace);
        return;
    }
    let room = Room { x, y, width, height, lit: true };
    if level.rooms.contains(&room) {
        return;
    }
    level.rooms.push(room);
    let number = level.rooms.len() as u8;
    for cell in room.cells() {
        level.room_of.set(cell, number);
    }
}

fn add_door(level: &mut Level, it: &Value, at: &str, reader: &mut Reader) {
    let words = DOORS.map(|terrain| (terrain, door_word(terrain).unwrap_or("")));
    let state = reader.word(it, at, "state", &words);
    let (Some(cell), Some(state)) = (reader.place(it, at, "position"), state) else { return };
    set(level, cell, state);
    let Some(door) = level.door(cell) else { return };
    let joins = |index: usize| {
        let room = it.get("connectsRooms").and_then(|rooms| rooms.get(index)).and_then(Value::as_i64);
        room.filter(|room| (-1..60).contains(room)).unwrap_or(-1) as i8
    };
    let sideways = it.get("orientation").and_then(Value::as_str) == Some("vertical");
    let discovered = reader.yes(it, at, "discovered").filter(|_| state == Terrain::LockedDoor);
    let door = &mut level.doors[door];
    *door = Door { joins: [joins(0), joins(1)], sideways, ..*door };
    door.discovered = discovered.unwrap_or(door.discovered);
}

fn add_monster(level: &mut Level, it: &Value, at: &str, reader: &mut Reader) {
    let letter =
        it.get("letter").and_then(Value::as_str).and_then(|text| text.chars().next()).and_then(Species::of);
    let name = it.get("name").and_then(Value::as_str);
    let named =
        name.and_then(|name| Species::all().find(|species| title(*species).eq_ignore_ascii_case(name)));
    let Some(species) = letter.or(named) else {
        reader.flaw(at, FlawKind::BadValue);
        return;
    };
    let Some(cell) = reader.place(it, at, "position") else {
        reader.flaw(at, FlawKind::BadPlace);
        return;
    };
    if !level.terrain.at(cell).walkable() {
        reader.flaw(at, FlawKind::BadPlace);
        return;
    }
    let mut number = |name: &str, low: i64, high: i64| reader.number(it, at, name, low, high);
    let usual = i64::from(Monster::usual(species, cell).hp);
    let hp = number("hp", 1, 30_000);
    let max = number("maxHp", 1, 30_000).unwrap_or(hp.unwrap_or(usual).max(1));
    let energy = number("energy", 0, 99).unwrap_or(0);
    let mut monster = Monster::new(species, cell, max as i16, energy as u16);
    monster.hp = hp.unwrap_or(max).min(max) as i16;
    if let Some(speed) = number("speed", 1, 40) {
        monster.speed = speed as u8;
    }
    if let Some(mood) = reader.word(it, at, "state", &Mood::ALL) {
        monster.mood = mood;
    }
    monster.has_stolen = reader.yes(it, at, "hasStolen").unwrap_or(false);
    if level.add_monster(monster).is_none() {
        reader.flaw(at, FlawKind::Taken);
    }
}

/// Parses an item.
pub fn item(game: &mut Rogue, it: &Value, at: &str, reader: &mut Reader) -> Option<Item> {
    let words = Class::ALL.map(|(class, word, _)| (class, word));
    let Some(class) = reader.word(it, at, "type", &words) else {
        reader.flaw(at, FlawKind::BadValue);
        return None;
    };
    let typed = ["potionType", "scrollType", "ringType", "wandType", "name"];
    let name = typed.iter().find_map(|name| it.get(*name).and_then(Value::as_str)).unwrap_or("");
    let prefix = format!("{}_OF_", class.word());
    let wanted = constant(name);
    let wanted = wanted.strip_prefix(&prefix).unwrap_or(&wanted);
    let found = class.kinds().iter().position(|sort| constant(sort.name) == wanted);
    let kind = found.or((class.kinds().len() == 1).then_some(0));
    let Some(kind) = kind else {
        reader.flaw(at, FlawKind::BadValue);
        return None;
    };
    let mut item = Item::new(game.fresh_id(), class, kind as u8);
    let mut number = |name: &str, low: i64, high: i64| reader.number(it, at, name, low, high);
    let most = if class.stacks() { 40 } else { 1 };
    item.count = number("count", 1, most).unwrap_or(1) as u8;
    item.bonus = number("bonus", -99, 9).unwrap_or(0) as i8;
    match class {
        Class::Wand => {
            item.amount = number("charges", 0, 99).unwrap_or(5) as u16;
            item.full = item.amount;
        }
        Class::Torch | Class::Lantern => {
            item.amount = number("fuel", 0, i64::from(item.full)).unwrap_or(i64::from(item.amount)) as u16;
        }
        Class::Food => {
            let each = number("nutrition", 1, 1499).unwrap_or(1300) as u16;
            item.amount = each * u16::from(item.count);
        }
        _ => {}
    }
    item.cursed = reader.yes(it, at, "cursed").unwrap_or(false) && class.has_bonus();
    if reader.yes(it, at, "identified") == Some(true) {
        item.known = true;
        game.names.learn(class, item.kind);
    }
    Some(item)
}
