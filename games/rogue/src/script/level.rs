//! A level as data: tiles, rooms, doors, traps, and its contents.

use super::{
    names::{door_word, title},
    things::{ItemData, item, remembered},
};
use crate::rules::{
    Cell, HEIGHT, Mood, Special, Terrain, Thing, TrapKind, WIDTH, cell::Cells, level::Level,
    monster::Monster, monster_ai, sight, state::Rogue,
};
use serde::Serialize;

#[derive(Clone, Copy, Serialize)]
pub struct Point {
    x: u8,
    y: u8,
}

impl From<Cell> for Point {
    fn from(cell: Cell) -> Point {
        Point { x: cell.x(), y: cell.y() }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LevelData {
    depth: u8,
    doors: Vec<DoorData>,
    explored: Vec<Vec<bool>>,
    gold: Vec<GoldData>,
    height: u8,
    items: Vec<ItemData>,
    #[serde(skip_serializing_if = "Option::is_none")]
    last_wanderer_turn: Option<u32>,
    monsters: Vec<MonsterData>,
    rooms: Vec<RoomData>,
    stairs_down: Option<Point>,
    stairs_up: Option<Point>,
    tiles: Vec<Vec<Option<TileData>>>,
    traps: Vec<TrapData>,
    #[serde(skip_serializing_if = "Option::is_none")]
    wanderer_count: Option<u8>,
    width: u8,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct TileData {
    char: char,
    color_explored: &'static str,
    color_visible: &'static str,
    transparent: bool,
    #[serde(rename = "type")]
    kind: &'static str,
    walkable: bool,
}

#[derive(Serialize)]
struct RoomData {
    height: u8,
    id: usize,
    width: u8,
    x: u8,
    y: u8,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct DoorData {
    /// Numbers of rooms; -1 where none is known.
    connects_rooms: [i8; 2],
    discovered: bool,
    orientation: &'static str,
    position: Point,
    state: &'static str,
}

#[derive(Serialize)]
struct TrapData {
    discovered: bool,
    position: Point,
    triggered: bool,
    #[serde(rename = "type")]
    kind: &'static str,
}

#[derive(Serialize)]
struct GoldData {
    amount: Option<u32>,
    position: Point,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct MonsterData {
    ac: i8,
    ai_profile: ProfileData,
    current_path: Option<Vec<Point>>,
    damage: String,
    energy: Option<u16>,
    has_stolen: bool,
    hp: Option<i16>,
    id: String,
    letter: char,
    level: u8,
    max_hp: Option<i16>,
    name: String,
    position: Point,
    speed: u8,
    state: Option<&'static str>,
    visible_cells: Option<Vec<String>>,
    xp_value: u16,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ProfileData {
    aggro_range: u8,
    behavior: String,
    flee_threshold: f64,
    intelligence: u8,
    special: Vec<&'static str>,
}

/// A level; includes what the hero does not know only with `all`.
pub fn level(game: &Rogue, level: &Level, all: bool) -> LevelData {
    let here = level.depth == game.depth();
    let terrain = |cell: Cell| if all { true_terrain(level, cell) } else { level.memory.at(cell) };
    let in_view = |cell: Cell| all || (here && (game.visible.has(cell) || cell == game.hero.cell));
    let knows = |monster: &Monster| all || (here && game.perceives(monster));
    let monsters = level.alive().filter(|(_, it)| knows(it));
    let items = level.items.iter().filter(|it| in_view(it.cell));
    let mut items: Vec<ItemData> = items.map(|it| item(game, it, all, Some(it.cell))).collect();
    let gold = level.gold.iter().filter(|gold| in_view(gold.cell));
    let mut gold: Vec<GoldData> =
        gold.map(|gold| GoldData { amount: Some(gold.amount), position: gold.cell.into() }).collect();
    if !all {
        for cell in Cell::all().filter(|cell| !in_view(*cell)) {
            match level.recalled_thing(cell) {
                None => {}
                Some(Thing::Gold) => gold.push(GoldData { amount: None, position: cell.into() }),
                Some(Thing::Item(class)) => items.push(remembered(class, cell)),
            }
        }
    }
    let stairs = |cell: Option<Cell>| {
        let shown =
            |cell: &Cell| all || matches!(level.memory.at(*cell), Terrain::StairsUp | Terrain::StairsDown);
        cell.filter(shown).map(Point::from)
    };
    let (rooms, numbers) = rooms(level, all);
    LevelData {
        depth: level.depth,
        doors: doors(level, &numbers, all),
        explored: by_row(|cell| level.memory.at(cell) != Terrain::Unknown),
        gold,
        height: HEIGHT,
        items,
        last_wanderer_turn: all.then_some(level.last_wanderer),
        monsters: monsters.map(|(slot, it)| monster(level, slot, it, all, all || game.sees(it))).collect(),
        rooms,
        stairs_down: stairs(level.stairs_down),
        stairs_up: stairs(level.stairs_up),
        tiles: by_row(|cell| tile(terrain(cell))),
        traps: traps(level, all),
        wanderer_count: all.then_some(level.wanderers),
        width: WIDTH,
    }
}

fn by_row<T>(of: impl Fn(Cell) -> T) -> Vec<Vec<T>> {
    (0..HEIGHT).map(|y| (0..WIDTH).map(|x| of(Cell::new(x, y))).collect()).collect()
}

/// What a cell is, traps included.
pub fn true_terrain(level: &Level, cell: Cell) -> Terrain {
    let plain = matches!(level.terrain.at(cell), Terrain::Floor | Terrain::Corridor);
    if plain && level.trap(cell).is_some() { Terrain::Trap } else { level.terrain.at(cell) }
}

fn tile(terrain: Terrain) -> Option<TileData> {
    let (kind, color_visible, color_explored) = match terrain {
        Terrain::Unknown => return None,
        Terrain::Wall => ("WALL", "#8B7355", "#4A4A4A"),
        Terrain::Floor => ("FLOOR", "#A89078", "#5A5A5A"),
        Terrain::Corridor | Terrain::SecretCorridor => ("CORRIDOR", "#A89078", "#5A5A5A"),
        Terrain::Trap => ("TRAP", "#FF4444", "#6A3A3A"),
        Terrain::StairsUp | Terrain::StairsDown => ("FLOOR", "#FFFFFF", "#8A8A8A"),
        _ => ("DOOR", "#D4AF37", "#6A5A2A"),
    };
    Some(TileData {
        char: terrain.glyph(),
        color_explored,
        color_visible,
        transparent: terrain.transparent(),
        kind,
        walkable: terrain.walkable(),
    })
}

/// Rooms as far as known, and the number of each.
fn rooms(level: &Level, all: bool) -> (Vec<RoomData>, Vec<Option<i8>>) {
    let mut out = Vec::new();
    let mut numbers = Vec::new();
    for room in &level.rooms {
        let known = |cell: &Cell| all || level.memory.at(*cell) != Terrain::Unknown;
        let cells: Vec<Cell> = room.cells().filter(known).collect();
        let (Some(x), Some(y)) =
            (cells.iter().map(|cell| cell.x()).min(), cells.iter().map(|cell| cell.y()).min())
        else {
            numbers.push(None);
            continue;
        };
        let width = cells.iter().map(|cell| cell.x()).max().map_or(0, |last| last - x + 1);
        let height = cells.iter().map(|cell| cell.y()).max().map_or(0, |last| last - y + 1);
        numbers.push(i8::try_from(out.len()).ok());
        out.push(RoomData { height, id: out.len(), width, x, y });
    }
    (out, numbers)
}

fn doors(level: &Level, numbers: &[Option<i8>], all: bool) -> Vec<DoorData> {
    let number = |room: i8| {
        let known = usize::try_from(room).ok().and_then(|room| numbers.get(room).copied().flatten());
        known.unwrap_or(-1)
    };
    let shown = level.doors.iter().filter_map(|door| {
        let terrain = if all { level.terrain.at(door.cell) } else { level.memory.at(door.cell) };
        Some(DoorData {
            connects_rooms: door.joins.map(number),
            discovered: door.discovered || !all,
            orientation: if door.sideways { "vertical" } else { "horizontal" },
            position: door.cell.into(),
            state: door_word(terrain)?,
        })
    });
    shown.collect()
}

fn traps(level: &Level, all: bool) -> Vec<TrapData> {
    let shown = level.traps.iter().filter(|trap| all || trap.discovered);
    let data = shown.map(|trap| TrapData {
        discovered: trap.discovered,
        position: trap.cell.into(),
        triggered: trap.triggered,
        kind: TrapKind::ALL[trap.kind as usize].1,
    });
    data.collect()
}

fn monster(level: &Level, slot: usize, monster: &Monster, all: bool, in_view: bool) -> MonsterData {
    let sighting = monster.sighting;
    let usual = Monster::usual(monster.species, monster.cell);
    // Of a monster only sensed from afar, no more than its kind is known.
    let monster = if in_view { monster } else { &usual };
    let creature = monster.species.creature();
    let sees = || {
        let awake = monster.mood != Mood::Sleeping;
        let cells = if awake { sight::cast(level, monster.cell, creature.aggro) } else { Cells::EMPTY };
        let mut cells: Vec<String> = cells.iter().map(|cell| cell.to_string()).collect();
        cells.sort();
        cells
    };
    let points = |path: Vec<Cell>| path.into_iter().map(Point::from).collect();
    let specials = Special::ALL.iter().filter(|(special, ..)| monster.can(*special));
    let behaviours: Vec<&str> = creature.behaviours.iter().map(|it| it.word()).collect();
    let damage: Vec<String> = creature.damage.iter().map(ToString::to_string).collect();
    MonsterData {
        ac: creature.ac,
        ai_profile: ProfileData {
            aggro_range: creature.aggro,
            behavior: behaviours.join("+"),
            flee_threshold: f64::from(creature.flee) / 100.0,
            intelligence: creature.intelligence,
            special: specials.map(|(_, word, _)| *word).collect(),
        },
        current_path: all.then(|| monster_ai::path(level, monster)).flatten().map(points),
        damage: damage.join("/"),
        energy: all.then_some(monster.energy),
        has_stolen: monster.has_stolen,
        hp: in_view.then_some(monster.hp),
        // The slot would reveal how many there are.
        id: if all {
            format!("m{}.{slot}.{}", level.depth, monster.generation)
        } else {
            format!("s{sighting}")
        },
        letter: monster.species.letter(),
        level: creature.level,
        max_hp: in_view.then_some(monster.max_hp),
        name: title(monster.species),
        position: monster.cell.into(),
        speed: monster.speed,
        state: in_view.then(|| Mood::ALL[monster.mood as usize].1),
        visible_cells: all.then(sees),
        xp_value: creature.xp,
    }
}
