//! A run as data for scripts, with the names of the data model: as the hero knows it, or all of it.

mod things;

use crate::rules::{
    bestiary::Species,
    event::Note,
    generate,
    goods::Class,
    hero::Effect,
    item::MAGIC,
    level::{Level, Monster, Mood, Room, Terrain, Thing, TrapKind},
    place::{Cell, Cells, HEIGHT, WIDTH},
    setup::Options,
    sight,
    state::{Cause, Ending, Rogue},
};
use serde_json::{Map, Value, json};
use things::{equipment, item, item_stub};

/// The name of a kind, as in the data model.
pub(super) fn constant(name: &str) -> String {
    name.to_ascii_uppercase().replace([' ', '-'], "_")
}

pub(super) fn point(cell: Cell) -> Value {
    json!({ "x": cell.x(), "y": cell.y() })
}

/// A whole run; `all` leaves nothing hidden.
pub(crate) fn game(game: &Rogue, all: bool) -> Value {
    let levels = (1..=game.options.levels).filter_map(|depth| Some((depth, game.level(depth)?)));
    let levels: Vec<Value> = levels.map(|(depth, it)| json!([depth, level(game, it, all)])).collect();
    let mut visible: Vec<String> = game.visible.iter().map(|cell| cell.to_string()).collect();
    visible.sort();
    let mut out = Map::new();
    let mut put = |name: &str, value: Value| {
        out.insert(name.to_owned(), value);
    };
    put("player", player(game, all));
    put("levels", Value::Array(levels));
    put("currentLevel", game.depth().into());
    put("visibleCells", json!(visible));
    put("messages", game.notes().map(message).collect());
    put("turnCount", game.turn.into());
    put("seed", game.options.seed.to_string().into());
    // Given by whoever keeps the save; the rules know none.
    put("gameId", Value::Null);
    put("itemNameMap", name_map(game, all));
    put("identifiedItems", json!(identified(game)));
    put("hasAmulet", game.has_amulet.into());
    put("isGameOver", matches!(game.ending, Some(Ending::Died(_))).into());
    put("hasWon", (game.ending == Some(Ending::Won)).into());
    put("monstersKilled", game.kills.into());
    put("itemsFound", game.items_found.into());
    put("itemsUsed", game.items_used.into());
    put("levelsExplored", game.levels_explored.into());
    put("deathCause", json!(game.ending.and_then(|ending| cause(&ending))));
    put("score", game.score().into());
    put("scenario", game.scenario.into());
    put("options", game.options.to_string().into());
    Value::Object(out)
}

/// A stable word for what ended a life.
pub(crate) fn cause(ending: &Ending) -> Option<String> {
    match ending {
        Ending::Won => None,
        Ending::Died(cause) => Some(match cause {
            Cause::Monster(species) => species.creature().name.to_owned(),
            Cause::Breath(species) => format!("{} fire", species.creature().name),
            Cause::Trap(kind) => format!("{} trap", trap_word(*kind).to_ascii_lowercase()),
            Cause::Poison => "poison".to_owned(),
            Cause::Starvation => "starvation".to_owned(),
        }),
    }
}

fn player(game: &Rogue, all: bool) -> Value {
    let hero = &game.hero;
    let inventory: Vec<Value> = hero.pack.iter().flatten().map(|it| item(game, it, all, None)).collect();
    let effects: Vec<Value> = Effect::ALL
        .iter()
        .filter(|(effect, _)| hero.has(*effect))
        .map(|(effect, word)| json!({ "type": word, "duration": hero.effects[*effect as usize] }))
        .collect();
    let mut letters = String::new();
    letters.extend(
        (b'a'..).zip(&hero.pack).filter(|(_, item)| item.is_some()).map(|(letter, _)| char::from(letter)),
    );
    json!({
        "position": point(hero.cell),
        "hp": hero.hp,
        "maxHp": hero.max_hp,
        "strength": hero.might(),
        "maxStrength": hero.max_strength,
        "ac": hero.ac(),
        "level": hero.level,
        "xp": hero.xp,
        "gold": hero.gold,
        "hunger": hero.food / 10,
        "equipment": equipment(game, all),
        "inventory": inventory,
        "letters": letters,
        "energy": hero.energy,
        "statusEffects": effects,
    })
}

fn message(note: &Note) -> Value {
    let event = &note.event;
    json!({
        "text": event.what.code(),
        "type": event.what.tone().word(),
        "turn": note.turn,
        "count": note.count,
        "importance": event.what.importance(),
        "monster": event.monster.map(Species::letter),
        "item": event.item.map(|label| label.name()),
        "number": event.number,
    })
}

fn name_map(game: &Rogue, all: bool) -> Value {
    let mut out = Map::new();
    for class in MAGIC {
        let mut names = Map::new();
        for (kind, sort) in (0..).zip(class.kinds()) {
            if (all || game.names.is_known(class, kind))
                && let Some(look) = game.names.look(class, kind)
            {
                names.insert(constant(sort.name), class.looks()[usize::from(look)].into());
            }
        }
        out.insert(class.word().to_ascii_lowercase(), Value::Object(names));
    }
    Value::Object(out)
}

fn identified(game: &Rogue) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for class in MAGIC {
        for (kind, sort) in (0..).zip(class.kinds()).filter(|(kind, _)| game.names.is_known(class, *kind)) {
            let _: u8 = kind;
            names.push(format!("{}_{}", class.word(), constant(sort.name)));
        }
    }
    names.sort();
    names
}

/// A level; what the hero does not know of it stands there only if `all`.
fn level(game: &Rogue, level: &Level, all: bool) -> Value {
    let here = level.depth == game.depth();
    let terrain = |cell: Cell| if all { true_terrain(level, cell) } else { level.memory.at(cell) };
    let in_view = |cell: Cell| all || (here && (game.visible.has(cell) || cell == game.hero.cell));
    let row = |y: u8| (0..WIDTH).map(move |x| Cell::new(x, y));
    let tiles: Vec<Value> = (0..HEIGHT).map(|y| row(y).map(|cell| tile(terrain(cell))).collect()).collect();
    let explored: Vec<Value> = (0..HEIGHT)
        .map(|y| row(y).map(|cell| Value::Bool(level.memory.at(cell) != Terrain::Unknown)).collect())
        .collect();
    let knows = |monster: &Monster| all || (here && game.perceives(monster));
    let monsters: Vec<Value> = level
        .alive()
        .filter(|(_, it)| knows(it))
        .map(|(slot, it)| monster(level, slot, it, all, all || game.sees(it)))
        .collect();
    let mut items: Vec<Value> = level
        .items
        .iter()
        .filter(|it| in_view(it.cell))
        .map(|it| item(game, it, all, Some(it.cell)))
        .collect();
    let mut gold: Vec<Value> = level
        .gold
        .iter()
        .filter(|gold| in_view(gold.cell))
        .map(|gold| json!({ "position": point(gold.cell), "amount": gold.amount }))
        .collect();
    if !all {
        for cell in Cell::all().filter(|cell| !in_view(*cell)) {
            match level.recalled_thing(cell) {
                None => {}
                Some(Thing::Gold) => gold.push(json!({ "position": point(cell), "amount": null })),
                Some(Thing::Item(class)) => items.push(item_stub(class, cell)),
            }
        }
    }
    let stairs = |cell: Option<Cell>| {
        let shown =
            |cell: &Cell| all || matches!(level.memory.at(*cell), Terrain::StairsUp | Terrain::StairsDown);
        cell.filter(shown).map(point)
    };
    let (rooms, numbers) = rooms(level, all);
    let mut out = json!({
        "depth": level.depth,
        "width": WIDTH,
        "height": HEIGHT,
        "tiles": tiles,
        "rooms": rooms,
        "doors": doors(level, &numbers, all),
        "traps": traps(level, all),
        "monsters": monsters,
        "items": items,
        "gold": gold,
        "stairsUp": stairs(level.stairs_up),
        "stairsDown": stairs(level.stairs_down),
        "explored": explored,
    });
    if let (true, Some(out)) = (all, out.as_object_mut()) {
        out.insert("wandererCount".to_owned(), level.wanderers.into());
        out.insert("lastWandererTurn".to_owned(), level.last_wanderer.into());
    }
    out
}

fn true_terrain(level: &Level, cell: Cell) -> Terrain {
    let plain = matches!(level.terrain.at(cell), Terrain::Floor | Terrain::Corridor);
    if plain && level.trap(cell).is_some() { Terrain::Trap } else { level.terrain.at(cell) }
}

fn tile(terrain: Terrain) -> Value {
    let (kind, lit, dim) = match terrain {
        Terrain::Unknown => return Value::Null,
        Terrain::Wall => ("WALL", "#8B7355", "#4A4A4A"),
        Terrain::Floor => ("FLOOR", "#A89078", "#5A5A5A"),
        Terrain::Corridor | Terrain::SecretCorridor => ("CORRIDOR", "#A89078", "#5A5A5A"),
        Terrain::Trap => ("TRAP", "#FF4444", "#6A3A3A"),
        Terrain::StairsUp | Terrain::StairsDown => ("FLOOR", "#FFFFFF", "#8A8A8A"),
        _ => ("DOOR", "#D4AF37", "#6A5A2A"),
    };
    json!({
        "type": kind,
        "char": terrain.glyph(),
        "walkable": terrain.walkable(),
        "transparent": terrain.transparent(),
        "colorVisible": lit,
        "colorExplored": dim,
    })
}

/// Rooms as far as known, and the number that each goes by.
fn rooms(level: &Level, all: bool) -> (Vec<Value>, Vec<Option<usize>>) {
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
        numbers.push(Some(out.len()));
        out.push(json!({ "id": out.len(), "x": x, "y": y, "width": width, "height": height }));
    }
    (out, numbers)
}

pub(super) fn door_word(terrain: Terrain) -> Option<&'static str> {
    Some(match terrain {
        Terrain::OpenDoor => "OPEN",
        Terrain::ClosedDoor => "CLOSED",
        Terrain::LockedDoor => "LOCKED",
        Terrain::SecretDoor => "SECRET",
        Terrain::BrokenDoor => "BROKEN",
        Terrain::Archway => "ARCHWAY",
        _ => return None,
    })
}

fn doors(level: &Level, numbers: &[Option<usize>], all: bool) -> Vec<Value> {
    let number = |room: &i8| {
        let known = usize::try_from(*room).ok().and_then(|room| numbers.get(room).copied().flatten());
        known.map_or(json!(-1), |number| json!(number))
    };
    let shown = level.doors.iter().filter_map(|door| {
        let terrain = if all { level.terrain.at(door.cell) } else { level.memory.at(door.cell) };
        Some(json!({
            "position": point(door.cell),
            "state": door_word(terrain)?,
            "discovered": door.discovered || !all,
            "orientation": if door.sideways { "vertical" } else { "horizontal" },
            "connectsRooms": door.joins.iter().map(number).collect::<Vec<_>>(),
        }))
    });
    shown.collect()
}

pub(super) fn trap_word(kind: TrapKind) -> &'static str {
    TrapKind::ALL[kind as usize].1
}

fn traps(level: &Level, all: bool) -> Vec<Value> {
    let shown = level.traps.iter().filter(|trap| all || trap.discovered);
    shown
        .map(|trap| {
            json!({
                "type": trap_word(trap.kind),
                "position": point(trap.cell),
                "discovered": trap.discovered,
                "triggered": trap.triggered,
            })
        })
        .collect()
}

/// Capitalised, as people write a kind's name.
pub(super) fn title(species: Species) -> String {
    let name = species.creature().name;
    let (first, rest) = name.split_at(1);
    format!("{}{rest}", first.to_ascii_uppercase())
}

fn monster(level: &Level, slot: usize, monster: &Monster, all: bool, in_view: bool) -> Value {
    let usual = Monster::usual(monster.species, monster.cell);
    // What is only felt might be any of its kind.
    let monster = if in_view { monster } else { &usual };
    let creature = monster.species.creature();
    let sees: Option<Vec<String>> = all.then(|| {
        let awake = monster.mood != Mood::Sleeping;
        let cells = if awake { sight::cast(level, monster.cell, creature.aggro) } else { Cells::EMPTY };
        let mut cells: Vec<String> = cells.iter().map(|cell| cell.to_string()).collect();
        cells.sort();
        cells
    });
    let specials: Vec<&str> = crate::rules::bestiary::Special::ALL
        .iter()
        .filter(|(it, ..)| monster.can(*it))
        .map(|it| it.1)
        .collect();
    let behaviours: Vec<&str> = creature.behaviours.iter().map(|it| it.word()).collect();
    let damage: Vec<String> = creature.damage.iter().map(ToString::to_string).collect();
    json!({
        // Slots would tell how many there are: the hero knows monsters by their places.
        "id": if all { format!("m{slot}.{}", monster.generation) } else { monster.cell.to_string() },
        "letter": monster.species.letter(),
        "name": title(monster.species),
        "position": point(monster.cell),
        "hp": in_view.then_some(monster.hp),
        "maxHp": in_view.then_some(monster.max_hp),
        "ac": creature.ac,
        "damage": damage.join("/"),
        "xpValue": creature.xp,
        "aiProfile": {
            "behavior": behaviours.join("+"),
            "intelligence": creature.intelligence,
            "aggroRange": creature.aggro,
            "fleeThreshold": decimal(creature.flee),
            "special": specials,
        },
        "state": in_view.then(|| Mood::ALL[monster.mood as usize].1),
        "visibleCells": sees,
        "currentPath": all.then_some(monster.last_known).flatten().map(|cell| vec![point(cell)]),
        "hasStolen": monster.has_stolen,
        "level": creature.level,
        "speed": monster.speed,
        "energy": all.then_some(monster.energy),
    })
}

/// A decimal such as 0.25, without computing in floats.
fn decimal(percent: u8) -> Value {
    let text = format!("{}.{:02}", percent / 100, percent % 100);
    serde_json::from_str(&text).expect("digits and a point are a number")
}

/// One generated level, everything revealed, with its rows as text.
pub fn reveal_level(options: &Options, depth: u8) -> Value {
    let made = generate::level(options, depth);
    let rows: Vec<String> =
        (0..HEIGHT).map(|y| (0..WIDTH).map(|x| glyph(&made, Cell::new(x, y))).collect()).collect();
    let mut game = Rogue::new(Options { wizard: true, ..*options });
    *game.here = made;
    let Value::Object(mut out) = level(&game, &game.here, true) else { unreachable!("a level is an object") };
    for name in ["tiles", "explored", "wandererCount", "lastWandererTurn"] {
        out.remove(name);
    }
    out.insert("rows".to_owned(), json!(rows));
    Value::Object(out)
}

fn glyph(level: &Level, cell: Cell) -> char {
    if let Some(monster) = level.monster_at(cell) {
        return monster.species.letter();
    }
    match level.things.at(cell) {
        0 => match true_terrain(level, cell) {
            // Told apart where everything is shown.
            Terrain::SecretDoor => 'S',
            Terrain::SecretCorridor => 's',
            Terrain::Corridor => ',',
            other => other.glyph(),
        },
        crate::rules::level::GOLD => '$',
        class => Class::ALL[usize::from(class) - 1].2,
    }
}

/// The rooms of a generated level, for tests of generators.
pub fn rooms_of(options: &Options, depth: u8) -> Vec<Room> {
    generate::level(options, depth).rooms
}
