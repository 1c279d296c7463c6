//! A run as data, with the names scripts rely on: as the hero knows it, or all of it.
//!
//! Fields are in alphabetical order, as in all JSON the program prints.

use super::{
    level::{LevelData, Point, level},
    names::constant,
    things::{ItemData, item},
};
use crate::rules::{Effect, Ending, Note, Seen, Species, hero::Hero, item::MAGIC, state::Rogue};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

/// Everything the hero knows, and nothing else.
impl Serialize for Seen<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        game(self.0, false).serialize(serializer)
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GameData {
    current_level: u8,
    death_cause: Option<String>,
    /// Filled in by whoever stores the save.
    game_id: (),
    has_amulet: bool,
    has_won: bool,
    identified_items: Vec<String>,
    is_game_over: bool,
    item_name_map: BTreeMap<String, BTreeMap<String, &'static str>>,
    items_found: u32,
    items_used: u32,
    levels: Vec<(u8, LevelData)>,
    levels_explored: u8,
    messages: Vec<MessageData>,
    monsters_killed: u32,
    options: String,
    player: PlayerData,
    scenario: bool,
    score: i64,
    seed: String,
    turn_count: u32,
    visible_cells: Vec<String>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct PlayerData {
    ac: i8,
    energy: u16,
    equipment: EquipmentData,
    gold: u32,
    hp: i16,
    hunger: i32,
    inventory: Vec<ItemData>,
    letters: String,
    level: u8,
    max_hp: i16,
    max_strength: u8,
    position: Point,
    status_effects: Vec<EffectData>,
    strength: u8,
    xp: u32,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct EquipmentData {
    armor: Option<ItemData>,
    left_ring: Option<ItemData>,
    light_source: Option<ItemData>,
    right_ring: Option<ItemData>,
    weapon: Option<ItemData>,
}

#[derive(Serialize)]
struct EffectData {
    duration: u16,
    #[serde(rename = "type")]
    word: &'static str,
}

#[derive(Serialize)]
struct MessageData {
    count: u16,
    importance: u8,
    item: Option<&'static str>,
    monster: Option<char>,
    number: i32,
    text: &'static str,
    turn: u32,
    #[serde(rename = "type")]
    tone: &'static str,
}

/// A whole run; with `all`, nothing is hidden.
pub fn game(game: &Rogue, all: bool) -> GameData {
    let levels = (1..=game.options.levels).filter_map(|depth| Some((depth, game.level(depth)?)));
    let mut visible: Vec<String> = game.visible.iter().map(|cell| cell.to_string()).collect();
    visible.sort();
    GameData {
        current_level: game.depth(),
        death_cause: game.death_cause(),
        game_id: (),
        has_amulet: game.has_amulet,
        has_won: game.ending == Some(Ending::Won),
        identified_items: identified(game),
        is_game_over: matches!(game.ending, Some(Ending::Died(_))),
        item_name_map: name_map(game, all),
        items_found: game.items_found,
        items_used: game.items_used,
        levels: levels.map(|(depth, it)| (depth, level(game, it, all))).collect(),
        levels_explored: game.levels_explored,
        messages: game.notes().map(message).collect(),
        monsters_killed: game.kills,
        options: game.options.to_string(),
        player: player(game, all),
        scenario: game.scenario,
        score: game.score(),
        seed: game.options.seed.to_string(),
        turn_count: game.turn,
        visible_cells: visible,
    }
}

fn player(game: &Rogue, all: bool) -> PlayerData {
    let hero = &game.hero;
    let active = Effect::ALL.iter().filter(|(effect, _)| hero.has(*effect));
    let letters = (b'a'..).zip(&hero.pack).filter(|(_, item)| item.is_some());
    PlayerData {
        ac: hero.ac(),
        energy: hero.energy,
        equipment: equipment(game, hero, all),
        gold: hero.gold,
        hp: hero.hp,
        hunger: hero.food / 10,
        inventory: hero.pack.iter().flatten().map(|it| item(game, it, all, None)).collect(),
        letters: letters.map(|(letter, _)| char::from(letter)).collect(),
        level: hero.level,
        max_hp: hero.max_hp,
        max_strength: hero.max_strength,
        position: hero.cell.into(),
        status_effects: active
            .map(|(effect, word)| EffectData { duration: hero.effects[*effect as usize], word })
            .collect(),
        strength: hero.might(),
        xp: hero.xp,
    }
}

fn equipment(game: &Rogue, hero: &Hero, all: bool) -> EquipmentData {
    let worn = |slot| hero.held_by(slot).map(|it| item(game, it, all, None));
    EquipmentData {
        armor: worn(hero.armor),
        left_ring: worn(hero.rings[0]),
        light_source: worn(hero.light),
        right_ring: worn(hero.rings[1]),
        weapon: worn(hero.weapon),
    }
}

fn message(note: &Note) -> MessageData {
    let (kind, record) = (note.event.kind(), note.event.record());
    MessageData {
        count: note.count,
        importance: kind.importance,
        item: record.item.map(|label| label.name()),
        monster: record.monster.map(Species::letter),
        number: record.number,
        text: kind.code,
        turn: note.turn,
        tone: kind.tone.word(),
    }
}

fn name_map(game: &Rogue, all: bool) -> BTreeMap<String, BTreeMap<String, &'static str>> {
    let names = |class: crate::rules::Class| {
        let known =
            (0..).zip(class.kinds()).filter(move |(kind, _)| all || game.names.is_known(class, *kind));
        known
            .filter_map(move |(kind, sort)| {
                let look = game.names.look(class, kind)?;
                Some((constant(sort.name), class.looks()[usize::from(look)]))
            })
            .collect()
    };
    MAGIC.into_iter().map(|class| (class.word().to_ascii_lowercase(), names(class))).collect()
}

fn identified(game: &Rogue) -> Vec<String> {
    let mut names = Vec::new();
    for class in MAGIC {
        for (kind, sort) in (0u8..).zip(class.kinds()) {
            if game.names.is_known(class, kind) {
                names.push(format!("{}_{}", class.word(), constant(sort.name)));
            }
        }
    }
    names.sort();
    names
}
