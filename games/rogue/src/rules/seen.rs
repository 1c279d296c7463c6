//! What the hero knows: the only thing views, hints and bots are given.

use crate::rules::{
    action::{Action, Hand, Illegal, Letter},
    bestiary::Species,
    cell::Cell,
    combat::chance_in_20,
    dice::Dice,
    hero::{Appetite, Effect},
    item::{Item, Label},
    item_kinds::Class,
    level::{Level, Terrain, Thing},
    log::Note,
    magic,
    monster::{Monster, Mood},
    setup::Options,
    state::{Ending, Rogue},
};

/// A run as the hero knows it.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a>(pub(crate) &'a Rogue);

/// A monster whose position the hero knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Foe {
    /// Its kind.
    pub species: Species,
    /// Where it stands.
    pub cell: Cell,
    /// Whether it is in view, not only sensed from afar.
    pub in_view: bool,
    /// What it is doing, as far as can be seen.
    pub mood: Mood,
    /// Current and full hit points, as far as can be seen.
    pub hp: (i16, i16),
    /// Chances in twenty that the hero hits it.
    pub to_hit: i32,
    /// Chances in twenty that each of its attacks hits the hero.
    pub to_be_hit: i32,
    /// Whether it cannot act now.
    pub helpless: bool,
    /// Whether it is seen to be asleep or rooted, and too far away to notice the hero.
    pub quiet: bool,
    /// Speed; the hero's is usually 10.
    pub speed: u8,
    /// Hits of a flytrap so far, as far as can be seen: each does one more than the last.
    pub grip: u8,
}

impl Foe {
    /// Damage of each of its attacks now.
    pub fn damage(&self) -> impl Iterator<Item = Dice> + use<> {
        let grown = (self.species == Species::FLYTRAP).then_some(self.grip.saturating_add(1));
        let dice = self.species.creature().damage.iter();
        dice.map(move |dice| grown.map_or(*dice, |grown| Dice::new(grown, 1)))
    }
}

/// The hero's stats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vitals {
    /// Hit points.
    pub hp: i16,
    /// Full hit points.
    pub max_hp: i16,
    /// Strength with rings.
    pub strength: u8,
    /// Full strength, without rings.
    pub max_strength: u8,
    /// Armour class; lower is better.
    pub ac: i8,
    /// Experience level.
    pub level: u8,
    /// Experience points.
    pub xp: u32,
    /// Experience points needed for the next level; `None` on the last one.
    pub next_xp: Option<u32>,
    /// Gold carried.
    pub gold: u32,
    /// Food, 0 to 2000.
    pub food: u16,
    /// How hungry that is.
    pub appetite: Appetite,
    /// Turns until his light burns out; `None` if it never does.
    pub light: Option<u16>,
    /// The radius of his light.
    pub radius: u8,
    /// Damage of the weapon in hand: dice and bonus.
    pub damage: (Dice, i32),
}

impl<'a> Seen<'a> {
    fn level(&self) -> &'a Level {
        &self.0.here
    }

    /// The options of the run.
    pub fn options(&self) -> &'a Options {
        &self.0.options
    }

    /// Whether the run does not count, because it is a scenario or a wizard's.
    pub fn is_marked(&self) -> bool {
        self.0.scenario || self.0.options.wizard
    }

    /// The depth of the current level.
    pub fn depth(&self) -> u8 {
        self.0.depth()
    }

    /// The deepest level he has been on.
    pub fn deepest(&self) -> u8 {
        self.0.deepest
    }

    /// Turns so far.
    pub fn turn(&self) -> u32 {
        self.0.turn
    }

    /// Where the hero stands.
    pub fn hero(&self) -> Cell {
        self.0.hero.cell
    }

    /// The hero's stats.
    pub fn vitals(&self) -> Vitals {
        let hero = &self.0.hero;
        let light = hero.held_by(hero.light);
        let (bonus, dice) = self.0.weapon();
        Vitals {
            hp: hero.hp,
            max_hp: hero.max_hp,
            strength: hero.might(),
            max_strength: hero.max_strength,
            ac: hero.ac(),
            level: hero.level,
            xp: hero.xp,
            next_xp: hero.next_xp(),
            gold: hero.gold,
            food: (hero.food / 10) as u16,
            appetite: hero.appetite(),
            light: light.map_or(Some(0), |item| (item.class != Class::Artifact).then_some(item.amount)),
            radius: hero.light_radius(),
            damage: (dice, hero.to_damage(bonus)),
        }
    }

    /// Turns that an effect still lasts; 0 without it.
    pub fn effect(&self, effect: Effect) -> u16 {
        self.0.hero.effects[effect as usize]
    }

    /// Whether a cell is in view now.
    pub fn sees(&self, cell: Cell) -> bool {
        self.0.visible.has(cell)
    }

    /// What the hero believes a cell to be.
    pub fn terrain(&self, cell: Cell) -> Terrain {
        self.level().memory.at(cell)
    }

    /// What he sees or remembers on a cell.
    pub fn thing(&self, cell: Cell) -> Option<Thing> {
        self.level().recalled_thing(cell)
    }

    /// The items on a cell that is in view or under his feet.
    pub fn things_in_view(&self, cell: Cell) -> impl Iterator<Item = Label> + use<'a> {
        let game = self.0;
        let known = self.sees(cell) || cell == game.hero.cell;
        let items = game.here.items.iter().filter(move |item| known && item.cell == cell);
        items.map(|item| game.names.label(item))
    }

    /// The monsters whose position he knows.
    pub fn foes(&self) -> impl Iterator<Item = Foe> + use<'a> {
        let seen = *self;
        let known = seen.level().alive().filter(move |(_, monster)| seen.0.perceives(monster));
        known.map(move |(_, monster)| seen.foe(monster))
    }

    /// The monster on a cell, if he knows of one.
    pub fn foe_at(&self, cell: Cell) -> Option<Foe> {
        let monster = self.level().monster_at(cell).filter(|monster| self.0.perceives(monster))?;
        Some(self.foe(monster))
    }

    fn foe(&self, monster: &Monster) -> Foe {
        let game = self.0;
        let creature = monster.species.creature();
        let in_view = game.sees(monster);
        let usual = Monster::usual(monster.species, monster.cell);
        // Of a monster only sensed from afar, no more than its kind is known.
        let monster = if in_view { monster } else { &usual };
        Foe {
            species: monster.species,
            cell: monster.cell,
            in_view,
            mood: if in_view { monster.mood } else { Mood::Wandering },
            hp: (monster.hp, monster.max_hp),
            to_hit: chance_in_20(game.hero.level, creature.ac, game.plus_against(monster, game.weapon().0)),
            to_be_hit: chance_in_20(creature.level, game.hero.ac(), game.plus_of_monsters()),
            helpless: in_view && monster.is_helpless(),
            quiet: in_view && monster.is_quiet(game.hero.cell),
            speed: monster.speed,
            grip: monster.grip,
        }
    }

    /// The item at a letter of the pack.
    pub fn carried(&self, letter: Letter) -> Option<Label> {
        self.0.hero.item(letter).map(|item| self.0.names.label(item))
    }

    /// Everything he carries.
    pub fn pack(&self) -> impl Iterator<Item = (Letter, Label)> + use<'a> {
        let seen = *self;
        Letter::all().filter_map(move |letter| Some((letter, seen.carried(letter)?)))
    }

    /// Whether an item is worn, wielded or lit.
    pub fn uses(&self, letter: Letter) -> bool {
        self.0.hero.uses(letter)
    }

    /// How good a weapon or armour is, by what he knows about it; higher is better.
    pub fn worth(&self, letter: Letter) -> Option<i32> {
        let item: &Item = self.0.hero.item(letter)?;
        let bonus = if item.known { i32::from(item.bonus) } else { 0 };
        match item.class {
            Class::Weapon => item.dice().map(|(wielded, _)| wielded.twice_mean() + 2 * bonus),
            Class::Armor => Some(bonus - i32::from(crate::rules::item_kinds::armor_class(item.kind))),
            _ => None,
        }
    }

    /// The bonus of the weapon in hand, which shows when it is wielded.
    pub fn weapon_bonus(&self) -> i32 {
        i32::from(self.0.weapon().0)
    }

    /// The letters of weapon, armour, left ring, right ring and light.
    pub fn equipment(&self) -> [Option<Letter>; 5] {
        let hero = &self.0.hero;
        [hero.weapon, hero.armor, hero.ring_on(Hand::Left), hero.ring_on(Hand::Right), hero.light]
    }

    /// Whether he holds the Amulet.
    pub fn has_amulet(&self) -> bool {
        self.0.has_amulet
    }

    /// Monsters killed.
    pub fn kills(&self) -> u32 {
        self.0.kills
    }

    /// Items found and items used.
    pub fn items(&self) -> (u32, u32) {
        (self.0.items_found, self.0.items_used)
    }

    /// Levels entered.
    pub fn levels_explored(&self) -> u8 {
        self.0.levels_explored
    }

    /// How the run ended, if it has.
    pub fn ending(&self) -> Option<Ending> {
        self.0.ending
    }

    /// The score if the run ended now.
    pub fn score(&self) -> i64 {
        self.0.score()
    }

    /// The log of messages, oldest first.
    pub fn notes(&self) -> impl DoubleEndedIterator<Item = &'a Note> + use<'a> {
        self.0.notes()
    }

    /// The cells a ray towards a cell passes over, as far as he knows: up to a wall, a known monster, or the
    /// end of the wand's range.
    pub fn ray(&self, letter: Letter, target: Cell) -> Vec<Cell> {
        let game = self.0;
        let from = game.hero.cell;
        let range = game.hero.item(letter).map_or(0, |item| game.reach_of(item));
        let mut cells = Vec::new();
        for cell in magic::line(from, target) {
            let terrain = self.terrain(cell);
            let stops = !terrain.walkable() && terrain != Terrain::Unknown;
            if stops || from.manhattan(cell) > range {
                break;
            }
            cells.push(cell);
            if self.foe_at(cell).is_some() {
                break;
            }
        }
        cells
    }

    /// Whether an action is legal.
    ///
    /// # Errors
    /// The reason it is not.
    pub fn may(&self, action: &Action) -> Result<(), Illegal> {
        self.0.check(action)
    }
}
