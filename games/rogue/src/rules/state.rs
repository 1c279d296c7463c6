//! The state of a run, and what every other part of the rules needs from it.

use crate::rules::{
    action::{Illegal, Letter},
    bestiary::{Special, Species},
    cell::{Cell, Cells},
    event::{Event, Sighting},
    generate,
    hero::{Effect, Hero},
    item::{Item, Names},
    item_kinds::{Class, Ring},
    level::{Level, TrapKind},
    log::{Log, Note},
    monster::Monster,
    setup::Options,
    sight::Scratch,
};
use parlour_kernel::Rng;
use serde::{Serialize, Serializer};
use std::sync::Arc;

/// Random streams of the seed; levels use those numbered by their depth.
const COMBAT: u64 = 0;
const IDENTITIES: u64 = 100;

/// What killed the hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Cause {
    /// A monster.
    Monster(Species),
    /// A monster's fire breath.
    Breath(Species),
    /// A trap.
    Trap(TrapKind),
    /// A potion of poison.
    Poison,
    /// Hunger.
    Starvation,
}

/// How a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Ending {
    /// The hero died.
    Died(Cause),
    /// He came back to the first level with the Amulet.
    Won,
}

/// A run through the dungeon.
#[derive(Clone, Debug, Serialize)]
pub struct Rogue {
    pub(crate) options: Options,
    /// Whether it started from a scenario.
    pub(crate) scenario: bool,
    pub(crate) hero: Hero,
    pub(crate) here: Box<Level>,
    /// The other levels by depth, as they were left; `None` for levels never entered and the current one.
    #[serde(serialize_with = "levels")]
    pub(crate) others: Vec<Option<Arc<Level>>>,
    #[serde(skip)]
    pub(crate) visible: Cells,
    pub(crate) names: Names,
    pub(crate) log: Log,
    pub(crate) turn: u32,
    pub(crate) has_amulet: bool,
    pub(crate) ending: Option<Ending>,
    pub(crate) kills: u32,
    pub(crate) items_found: u32,
    pub(crate) items_used: u32,
    pub(crate) levels_explored: u8,
    pub(crate) deepest: u8,
    /// Items made since the start, for ids.
    pub(crate) made: u32,
    /// Monsters the hero has come to know of, for ids.
    pub(crate) sightings: u32,
    /// Random draws for everything except level generation.
    pub(crate) combat: Rng,
    #[serde(skip)]
    pub(crate) scratch: Scratch,
}

fn levels<S: Serializer>(levels: &[Option<Arc<Level>>], serializer: S) -> Result<S::Ok, S::Error> {
    let plain: Vec<Option<&Level>> = levels.iter().map(Option::as_deref).collect();
    plain.serialize(serializer)
}

impl Rogue {
    /// A new run, with the hero and his kit on level 1.
    pub(crate) fn new(options: Options) -> Rogue {
        let here = Box::new(generate::level(&options, 1));
        let names = Names::draw(&mut Rng::stream(options.seed, IDENTITIES));
        let start = here.rooms[0].centre();
        let mut game = Rogue {
            options,
            scenario: false,
            hero: Hero::new(start),
            here,
            others: vec![None; usize::from(options.levels)],
            visible: Cells::EMPTY,
            names,
            log: Log::default(),
            turn: 0,
            has_amulet: false,
            ending: None,
            kills: 0,
            items_found: 0,
            items_used: 0,
            levels_explored: 1,
            deepest: 1,
            made: 0,
            sightings: 0,
            combat: Rng::stream(options.seed, COMBAT),
            scratch: Scratch::default(),
        };
        game.outfit();
        game.look();
        game.count_sightings();
        game
    }

    /// Hands out a mace, leather armour, two rations, and a torch with two spares or a lantern with oil.
    fn outfit(&mut self) {
        let mut mace = Item::new(self.fresh_id(), Class::Weapon, 0);
        let mut leather = Item::new(self.fresh_id(), Class::Armor, 0);
        (mace.known, leather.known) = (true, true);
        self.hero.weapon = self.hero.take(mace);
        self.hero.armor = self.hero.take(leather);
        let (light, spare) = match self.combat.below(2) {
            0 => (Class::Torch, Class::Torch),
            _ => (Class::Lantern, Class::Oil),
        };
        let light = Item::new(self.fresh_id(), light, 0);
        self.hero.light = self.hero.take(light);
        let mut spares = Item::new(self.fresh_id(), spare, 0);
        spares.count = 2;
        self.hero.take(spares);
        for _ in 0..2 {
            let mut ration = Item::new(self.fresh_id(), Class::Food, 0);
            ration.make(crate::rules::bestiary::Rarity::Common, &mut self.combat);
            self.hero.take(ration);
        }
    }

    pub(crate) fn fresh_id(&mut self) -> u32 {
        self.made += 1;
        0x4000_0000 | self.made
    }

    /// The depth of the current level.
    pub(crate) fn depth(&self) -> u8 {
        self.here.depth
    }

    /// The level at a depth, if it has been entered.
    pub(crate) fn level(&self, depth: u8) -> Option<&Level> {
        if depth == self.here.depth {
            return Some(&self.here);
        }
        self.others.get(usize::from(depth) - 1)?.as_deref()
    }

    /// Records an event.
    pub(crate) fn tell(&mut self, event: Event, events: &mut Vec<Event>) {
        self.log.add(event, self.turn);
        events.push(event);
    }

    /// A monster as an event names it: only if the hero sees it.
    pub(crate) fn sighting(&self, monster: &Monster) -> Option<Sighting> {
        let sighting = Sighting { species: monster.species, cell: monster.cell };
        self.sees(monster).then_some(sighting)
    }

    /// Whether the hero sees a monster of his level.
    pub(crate) fn sees(&self, monster: &Monster) -> bool {
        let hidden = monster.can(Special::Invisible) && !self.sees_invisible();
        self.visible.has(monster.cell) && !hidden && !self.hero.has(Effect::Blind)
    }

    /// Whether the hero knows where a monster of his level is.
    pub(crate) fn perceives(&self, monster: &Monster) -> bool {
        self.hero.detecting || self.sees(monster)
    }

    pub(crate) fn sees_invisible(&self) -> bool {
        self.hero.has(Effect::SeeInvisible) || self.hero.wears(Ring::SeeInvisible)
    }

    /// Whether any monster in view may trouble the hero.
    pub(crate) fn sees_trouble(&self) -> bool {
        let hero = self.hero.cell;
        self.here.alive().any(|(_, monster)| self.sees(monster) && !monster.is_quiet(hero))
    }

    /// Takes hit points from the hero, who dies when none are left.
    pub(crate) fn hurt(&mut self, damage: i32, cause: Cause, events: &mut Vec<Event>) {
        self.hero.hp = (i32::from(self.hero.hp) - damage.max(0)).max(0) as i16;
        if self.hero.hp == 0 && self.ending.is_none() {
            self.ending = Some(Ending::Died(cause));
            let killer = match cause {
                Cause::Monster(species) | Cause::Breath(species) => Some(species),
                _ => None,
            };
            self.tell(Event::Died { killer, depth: self.depth() }, events);
        }
    }

    /// The score if the run ended now.
    pub(crate) fn score(&self) -> i64 {
        let worth =
            10 * i64::from(self.hero.gold) + 100 * i64::from(self.hero.level) + 5 * i64::from(self.hero.xp);
        let score = worth - i64::from(self.turn / 10);
        if self.ending == Some(Ending::Won) { score.max(0) } else { score }
    }

    /// The item at a letter of the pack.
    pub(crate) fn carried(&self, letter: Letter) -> Result<&Item, Illegal> {
        self.hero.item(letter).ok_or(Illegal::NoItem)
    }

    /// A stable word for what killed the hero, if he died.
    pub fn death_cause(&self) -> Option<String> {
        let Some(Ending::Died(cause)) = self.ending else { return None };
        Some(match cause {
            Cause::Monster(species) => species.creature().name.to_owned(),
            Cause::Breath(species) => format!("{} fire", species.creature().name),
            Cause::Trap(kind) => format!("{} trap", TrapKind::ALL[kind as usize].1.to_ascii_lowercase()),
            Cause::Poison => "poison".to_owned(),
            Cause::Starvation => "starvation".to_owned(),
        })
    }

    /// The log of messages, oldest first.
    pub(crate) fn notes(&self) -> impl DoubleEndedIterator<Item = &Note> {
        self.log.notes()
    }

    /// Checks the invariants, for soak tests.
    ///
    /// # Errors
    /// A word for the first broken one.
    pub fn invariants(&self) -> Result<(), &'static str> {
        let hero = &self.hero;
        let checks = [
            ((0..=hero.max_hp).contains(&hero.hp) && hero.max_hp > 0, "hp"),
            ((hero.hp == 0) == matches!(self.ending, Some(Ending::Died(_))), "dead"),
            ((0..=20_000).contains(&hero.food), "food"),
            ((3..=31).contains(&hero.strength) && hero.strength <= hero.max_strength, "strength"),
            (self.here.terrain.at(hero.cell).walkable(), "hero in a wall"),
            (self.here.actors.at(hero.cell) == 0, "hero and monster share a cell"),
            (self.here.depth >= 1 && self.here.depth <= self.options.levels, "depth"),
            (Letter::all().all(|letter| hero.item(letter).is_some() || !hero.uses(letter)), "uses nothing"),
            (hero.pack.iter().flatten().all(|item| item.count > 0), "empty stack"),
            (hero.carries(Class::Amulet).is_some() == self.has_amulet, "amulet"),
        ];
        if let Some((_, name)) = checks.iter().find(|(holds, _)| !holds) {
            return Err(name);
        }
        for level in (1..=self.options.levels).filter_map(|depth| self.level(depth)) {
            let alive =
                level.alive().filter(|(slot, monster)| level.actor(monster.cell) == Some(*slot)).count();
            let marked = Cell::all().filter(|cell| level.actors.at(*cell) != 0).count();
            if alive != level.alive().count() || marked != alive {
                return Err("one actor a cell");
            }
            if level.alive().any(|(_, monster)| !level.terrain.at(monster.cell).walkable()) {
                return Err("monster in a wall");
            }
            if level.alive().any(|(_, monster)| monster.hp <= 0 || monster.hp > monster.max_hp) {
                return Err("monster hp");
            }
            if level.items.iter().any(|item| level.things.at(item.cell) == 0) {
                return Err("thing without a mark");
            }
        }
        Ok(())
    }
}
