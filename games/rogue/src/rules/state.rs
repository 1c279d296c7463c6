//! The state of a run, and the parts of it that everything else works with.

use crate::rules::{
    action::{self, Action, Illegal, Letter},
    bestiary::{Special, Species},
    event::{Event, Log, Note, What},
    generate,
    goods::{Class, Ring},
    hero::{Effect, Hero},
    item::{Item, Names},
    level::{Level, Monster, TrapKind},
    place::{Cell, Cells},
    print, scenario,
    seen::Seen,
    setup::{Flaw, Options, Setup},
    sight::Scratch,
};
use kernel::{Digest, Outcome, ReadError, Rng, Rules, Seat, Turn, UndoKind, digest_of};
use serde::{Serialize, Serializer};
use std::sync::Arc;

/// Streams of the seed besides those of the depths, which have their own numbers.
const COMBAT: u64 = 0;
const IDENTITIES: u64 = 100;

/// What ended a life.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Cause {
    /// A monster.
    Monster(Species),
    /// Fire from a monster's mouth.
    Breath(Species),
    /// A trap.
    Trap(TrapKind),
    /// A potion.
    Poison,
    /// No food.
    Starvation,
}

/// How a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Ending {
    /// Dead.
    Died(Cause),
    /// Back on the first level with the Amulet.
    Won,
}

/// A run through the dungeon.
#[derive(Clone, Debug, Serialize)]
pub struct Rogue {
    pub(crate) options: Options,
    /// Whether it began as a situation and not as a whole dungeon.
    pub(crate) scenario: bool,
    pub(crate) hero: Hero,
    pub(crate) here: Box<Level>,
    /// The other levels by depth, as they were left; none where nobody has been, or where the hero is.
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
    /// Things made since the start, for their ids.
    pub(crate) made: u32,
    /// Chance of everything that is not the making of a level.
    pub(crate) combat: Rng,
    #[serde(skip)]
    pub(crate) scratch: Scratch,
}

fn levels<S: Serializer>(levels: &[Option<Arc<Level>>], serializer: S) -> Result<S::Ok, S::Error> {
    let plain: Vec<Option<&Level>> = levels.iter().map(Option::as_deref).collect();
    plain.serialize(serializer)
}

impl Rogue {
    /// A new run: everything as the options say, the hero with his kit on level 1.
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
            combat: Rng::stream(options.seed, COMBAT),
            scratch: Scratch::default(),
        };
        game.outfit();
        game.look();
        game
    }

    /// Mace, leather armour, two rations, and a torch with two spare ones or a lantern with oil.
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

    /// How deep the hero is.
    pub(crate) fn depth(&self) -> u8 {
        self.here.depth
    }

    /// The level at a depth, where one was made.
    pub(crate) fn level(&self, depth: u8) -> Option<&Level> {
        if depth == self.here.depth {
            return Some(&self.here);
        }
        self.others.get(usize::from(depth) - 1)?.as_deref()
    }

    /// Tells the hero of something.
    pub(crate) fn tell(&mut self, event: Event, events: &mut Vec<Event>) {
        self.log.add(event, self.turn);
        events.push(event);
    }

    pub(crate) fn say(&mut self, what: What, events: &mut Vec<Event>) {
        self.tell(Event::of(what), events);
    }

    /// Tells of a monster, which is named only if the hero sees it.
    pub(crate) fn say_of(&mut self, what: What, monster: &Monster, number: i32, events: &mut Vec<Event>) {
        let seen = self.sees(monster);
        let event = Event {
            what,
            monster: seen.then_some(monster.species),
            item: None,
            number,
            cell: seen.then_some(monster.cell),
        };
        self.tell(event, events);
    }

    /// Tells of a thing by what the hero calls it.
    pub(crate) fn say_item(&mut self, what: What, item: &Item, number: i32, events: &mut Vec<Event>) {
        let label = self.names.label(item);
        self.tell(Event { item: Some(label), ..Event::of(what).with(number) }, events);
    }

    /// Whether the hero sees a monster of his level with his eyes.
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

    /// Whether an awake or sleeping monster is in view.
    pub(crate) fn sees_any_monster(&self) -> bool {
        self.here.alive().any(|(_, monster)| self.sees(monster))
    }

    /// Takes a blow; the end where it was too much.
    pub(crate) fn hurt(&mut self, damage: i32, cause: Cause, events: &mut Vec<Event>) {
        self.hero.hp = (i32::from(self.hero.hp) - damage.max(0)).max(0) as i16;
        if self.hero.hp == 0 && self.ending.is_none() {
            self.ending = Some(Ending::Died(cause));
            let monster = match cause {
                Cause::Monster(species) | Cause::Breath(species) => Some(species),
                _ => None,
            };
            self.tell(Event { monster, ..Event::of(What::Died).with(i32::from(self.depth())) }, events);
        }
    }

    /// The score so far, as it would be written down now.
    pub(crate) fn score(&self) -> i64 {
        let worth =
            10 * i64::from(self.hero.gold) + 100 * i64::from(self.hero.level) + 5 * i64::from(self.hero.xp);
        let score = worth - i64::from(self.turn / 10);
        if self.ending == Some(Ending::Won) { score.max(0) } else { score }
    }

    /// The letter of a thing the hero carries, if it is there.
    pub(crate) fn carried(&self, letter: Letter) -> Result<&Item, Illegal> {
        self.hero.item(letter).ok_or(Illegal::NoItem)
    }

    /// Everything, nothing hidden; only in runs that are marked.
    pub fn reveal(&self) -> Option<serde_json::Value> {
        (self.scenario || self.options.wizard).then(|| print::game(self, true))
    }

    /// A stable word for what ended the hero's life, if it has.
    pub fn death_cause(&self) -> Option<String> {
        self.ending.and_then(|ending| print::cause(&ending))
    }

    /// What is broken, if anything: for soak tests.
    ///
    /// # Errors
    /// A word for the first thing found.
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

impl Rules for Rogue {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type Flaw = Flaw;
    type Seen<'a> = Seen<'a>;

    const ID: &'static str = "rogue";
    const VERSION: u32 = 1;
    const UNDO_CAP: Option<u16> = Some(0);

    fn start(setup: &Setup) -> Result<Self, Vec<Flaw>> {
        match setup {
            Setup::Options(options) => Ok(Rogue::new(*options)),
            Setup::Scenario(text) => scenario::start(text),
        }
    }

    /// A run is its history: no short text says where it is.
    fn position(&self) -> Option<Setup> {
        None
    }

    fn turn(&self) -> Turn {
        if self.ending.is_some() { Turn::Over } else { Turn::Seat(Seat(0)) }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ending.map(|ending| {
            let won = ending == Ending::Won;
            Outcome {
                code: if won { "won" } else { "died" },
                scores: vec![self.score()],
                winners: if won { vec![Seat(0)] } else { Vec::new() },
            }
        })
    }

    fn legal(&self, out: &mut Vec<Action>) {
        self.list_legal(out);
    }

    fn apply(&mut self, action: &Action, events: &mut Vec<Event>) -> Result<(), Illegal> {
        self.check(action)?;
        self.hero.running = matches!(action, Action::Run(_));
        if self.act(*action, events) {
            self.pass_turn(events);
        } else {
            self.look();
        }
        Ok(())
    }

    /// What is done in the dungeon is done.
    fn undo_kind(&self, _action: &Action) -> UndoKind {
        UndoKind::Barrier
    }

    fn seen(&self, _by: Option<Seat>) -> Seen<'_> {
        Seen(self)
    }

    fn write(&self, action: &Action) -> String {
        action.to_string()
    }

    fn read(&self, text: &str) -> Result<Action, ReadError> {
        action::read(text)
    }

    /// Turn, hero and generators: a run that went another way differs here at once.
    fn mark(&self) -> Digest {
        let hero = &self.hero;
        digest_of(&(
            self.turn,
            hero.cell,
            hero.hp,
            hero.xp,
            hero.food,
            self.depth(),
            &self.combat,
            &self.here.rng,
        ))
    }
}

impl Rogue {
    pub(crate) fn notes(&self) -> impl DoubleEndedIterator<Item = &Note> {
        self.log.notes()
    }
}
