//! Legality. It depends only on what the hero knows, so that a refusal never reveals a secret.

use crate::rules::{
    action::{Action, Hand, Illegal, Letter},
    cell::{Cell, Direction},
    hero::Effect,
    item::Item,
    item_kinds::{BEST_BONUS, Class, Scroll, Wand},
    level::Terrain,
    state::Rogue,
};

impl Rogue {
    /// Everything that `apply` accepts, sorted.
    pub(crate) fn list_legal(&self, out: &mut Vec<Action>) {
        if self.ending.is_some() {
            return;
        }
        let mut add = |action: Action| {
            if self.check(&action).is_ok() {
                out.push(action);
            }
        };
        let letters = || Letter::all().filter(|letter| self.hero.item(*letter).is_some());
        Direction::all().map(Action::Move).for_each(&mut add);
        Direction::all().map(Action::Run).for_each(&mut add);
        [Action::Search, Action::Wait, Action::Up, Action::Down].into_iter().for_each(&mut add);
        Direction::all().map(Action::Open).for_each(&mut add);
        Direction::all().map(Action::Close).for_each(&mut add);
        add(Action::Pickup);
        letters().map(Action::Drop).for_each(&mut add);
        for letter in letters() {
            Direction::all().for_each(|direction| add(Action::Throw(letter, direction)));
        }
        letters().map(Action::Wield).for_each(&mut add);
        letters().map(Action::Wear).for_each(&mut add);
        add(Action::TakeOff);
        for letter in letters() {
            for (hand, _) in Hand::ALL {
                add(Action::PutOn(letter, hand));
            }
        }
        for (hand, _) in Hand::ALL {
            add(Action::Remove(hand));
        }
        letters().map(Action::Light).for_each(&mut add);
        add(Action::Refill);
        letters().map(Action::Quaff).for_each(&mut add);
        for letter in letters() {
            add(Action::Read(letter, None));
            letters().for_each(|about| add(Action::Read(letter, Some(about))));
        }
        let mut beside: Vec<Cell> = self.beside().collect();
        beside.sort_unstable();
        for letter in letters() {
            for cell in &beside {
                add(Action::ReadAt(letter, *cell));
            }
        }
        for letter in letters().filter(|letter| self.is_a(*letter, Class::Wand).is_ok()) {
            self.visible.iter().for_each(|cell| add(Action::Zap(letter, cell)));
        }
        letters().map(Action::Eat).for_each(&mut add);
    }

    /// Whether an action is legal.
    pub(crate) fn check(&self, action: &Action) -> Result<(), Illegal> {
        if self.ending.is_some() {
            return Err(Illegal::Over);
        }
        let here = self.here.terrain.at(self.hero.cell);
        let holds = |condition: bool, otherwise: Illegal| if condition { Ok(()) } else { Err(otherwise) };
        match *action {
            Action::Search | Action::Wait => Ok(()),
            Action::Move(direction) => self.check_step(direction),
            Action::Run(direction) => {
                let hindered = [Effect::Confused, Effect::Blind, Effect::Held];
                holds(!hindered.iter().any(|effect| self.hero.has(*effect)), Illegal::Hindered)?;
                self.check_step(direction)
            }
            // A scenario can draw stairs that lead nowhere.
            Action::Up => holds(here == Terrain::StairsUp && self.depth() > 1, Illegal::NoStairs),
            Action::Down => {
                holds(here == Terrain::StairsDown && self.depth() < self.options.levels, Illegal::NoStairs)
            }
            Action::Open(direction) => match self.here.memory.at(self.hero.cell.to(direction)) {
                Terrain::ClosedDoor => Ok(()),
                Terrain::LockedDoor => Err(Illegal::Locked),
                _ => Err(Illegal::NoDoor),
            },
            Action::Close(direction) => {
                let cell = self.hero.cell.to(direction);
                holds(self.here.memory.at(cell) == Terrain::OpenDoor, Illegal::NotOpen)?;
                let seen = self.here.monster_at(cell).is_some_and(|monster| self.perceives(monster));
                let thing = self.here.recalled.at(cell) != 0;
                holds(!seen && !thing, Illegal::Occupied)
            }
            Action::Pickup => {
                let lies = self.here.things.at(self.hero.cell);
                holds(
                    lies != 0 && self.here.items.iter().any(|item| item.cell == self.hero.cell),
                    Illegal::NothingHere,
                )
            }
            Action::Drop(letter) | Action::Throw(letter, _) => {
                let item = self.carried(letter)?;
                holds(item.class != Class::Amulet, Illegal::Amulet)?;
                holds(!self.hero.is_stuck(letter), Illegal::Cursed)
            }
            Action::Wield(letter) => {
                self.is_a(letter, Class::Weapon)?;
                self.may_replace(letter, self.hero.weapon)
            }
            Action::Wear(letter) => {
                self.is_a(letter, Class::Armor)?;
                self.may_replace(letter, self.hero.armor)
            }
            Action::TakeOff => self.may_take_off(self.hero.armor),
            Action::PutOn(letter, hand) => {
                self.is_a(letter, Class::Ring)?;
                holds(!self.hero.uses(letter), Illegal::InUse)?;
                holds(self.hero.rings.contains(&None), Illegal::TwoRings)?;
                holds(self.hero.ring_on(hand).is_none(), Illegal::HandTaken)
            }
            Action::Remove(hand) => self.may_take_off(self.hero.ring_on(hand)),
            Action::Light(letter) => {
                let item = self.carried(letter)?;
                holds(item.class.is_light(), Illegal::WrongKind)?;
                holds(self.hero.light != Some(letter), Illegal::InUse)?;
                let free = self.hero.pack.iter().any(Option::is_none) || self.burnt_out().is_some();
                holds(item.count == 1 || free, Illegal::PackFull)
            }
            Action::Refill => {
                let lantern = self.hero.held_by(self.hero.light).filter(|item| item.class == Class::Lantern);
                holds(lantern.is_some_and(|item| item.amount < item.full), Illegal::NoLantern)?;
                holds(self.hero.carries(Class::Oil).is_some(), Illegal::NoOil)
            }
            Action::Quaff(letter) => self.is_a(letter, Class::Potion).map(|_| ()),
            Action::Eat(letter) => self.is_a(letter, Class::Food).map(|_| ()),
            Action::Read(letter, about) => self.check_read(letter, about),
            Action::ReadAt(letter, cell) => {
                let scroll = self.readable(letter)?;
                let holds_one = self.knows(scroll, Scroll::HoldMonster);
                holds(holds_one && self.beside().any(|beside| beside == cell), Illegal::NoTarget)
            }
            Action::Zap(letter, cell) => self.check_zap(letter, cell),
        }
    }

    fn check_step(&self, direction: Direction) -> Result<(), Illegal> {
        let from = self.hero.cell;
        let memory = |cell: Cell| self.here.memory.at(cell);
        let passes = |terrain: Terrain| terrain.walkable() || terrain == Terrain::Unknown;
        match memory(from.to(direction)) {
            Terrain::LockedDoor => return Err(Illegal::Locked),
            Terrain::ClosedDoor => {}
            terrain if passes(terrain) => {}
            _ => return Err(Illegal::Blocked),
        }
        let sides = direction.sides().into_iter().flatten();
        let clear = sides.map(|side| memory(from.to(side))).all(passes);
        if clear { Ok(()) } else { Err(Illegal::Blocked) }
    }

    fn check_read(&self, letter: Letter, about: Option<Letter>) -> Result<(), Illegal> {
        let scroll = self.readable(letter)?;
        if self.is_in_vain(scroll) {
            return Err(Illegal::NoEffect);
        }
        let asks = self.knows(scroll, Scroll::Identify);
        match about {
            None if asks => Err(Illegal::NoTarget),
            None if self.knows(scroll, Scroll::HoldMonster) && self.beside().count() > 1 => {
                Err(Illegal::NoTarget)
            }
            None => Ok(()),
            Some(other) => {
                let item = self.carried(other)?;
                if asks && other != letter && self.is_mystery(item) { Ok(()) } else { Err(Illegal::NoTarget) }
            }
        }
    }

    /// Whether the hero knows a scroll, and knows that it would do nothing here.
    fn is_in_vain(&self, item: &Item) -> bool {
        let Some(scroll) = item.scroll().filter(|_| self.names.is_known(item.class, item.kind)) else {
            return false;
        };
        // A worn item shows its bonus.
        let improves = |worn| self.hero.held_by(worn).is_some_and(|worn| worn.bonus < BEST_BONUS);
        let stands = |cell: Cell| {
            let terrain = self.here.memory.at(cell);
            let free = terrain.walkable() || terrain == Terrain::Unknown;
            free && !self.beside().any(|beside| beside == cell)
        };
        match scroll {
            Scroll::EnchantWeapon => !improves(self.hero.weapon),
            Scroll::EnchantArmor => !improves(self.hero.armor),
            Scroll::Light => self.here.room(self.hero.cell).is_none(),
            Scroll::CreateMonster => !Direction::all().any(|way| stands(self.hero.cell.to(way))),
            _ => false,
        }
    }

    /// The scroll at a letter, if the hero is fit to read.
    fn readable(&self, letter: Letter) -> Result<&Item, Illegal> {
        let scroll = self.is_a(letter, Class::Scroll)?;
        if self.hero.has(Effect::Blind) {
            return Err(Illegal::Blind);
        }
        if self.hero.has(Effect::Confused) { Err(Illegal::Confused) } else { Ok(scroll) }
    }

    fn knows(&self, item: &Item, scroll: Scroll) -> bool {
        item.scroll() == Some(scroll) && self.names.is_known(item.class, item.kind)
    }

    /// The cells beside the hero where he knows of a monster.
    pub(crate) fn beside(&self) -> impl Iterator<Item = Cell> + '_ {
        let cells = Direction::all().map(|direction| self.hero.cell.to(direction));
        cells.filter(|cell| self.here.monster_at(*cell).is_some_and(|monster| self.perceives(monster)))
    }

    fn check_zap(&self, letter: Letter, cell: Cell) -> Result<(), Illegal> {
        let item = self.is_a(letter, Class::Wand)?;
        let range = self.reach_of(item);
        if !self.visible.has(cell) {
            return Err(Illegal::NotVisible);
        }
        let steps = self.hero.cell.manhattan(cell);
        if (1..=range).contains(&steps) { Ok(()) } else { Err(Illegal::OutOfRange) }
    }

    /// How far a wand may be pointed: its range if known, else the longest there is.
    pub(crate) fn reach_of(&self, item: &Item) -> u32 {
        let known = self.names.is_known(item.class, item.kind);
        item.wand().filter(|_| known).map_or(Wand::LONGEST, Wand::range)
    }

    /// Whether anything about an item is unknown.
    pub(crate) fn is_mystery(&self, item: &Item) -> bool {
        !item.known || !self.names.is_known(item.class, item.kind)
    }

    fn is_a(&self, letter: Letter, class: Class) -> Result<&Item, Illegal> {
        let item = self.carried(letter)?;
        if item.class == class { Ok(item) } else { Err(Illegal::WrongKind) }
    }

    /// A curse shows when an item is put on, so refusing to replace it reveals nothing.
    fn may_replace(&self, letter: Letter, worn: Option<Letter>) -> Result<(), Illegal> {
        match worn {
            Some(worn) if worn == letter => Err(Illegal::InUse),
            Some(worn) if self.hero.is_stuck(worn) => Err(Illegal::Cursed),
            _ => Ok(()),
        }
    }

    fn may_take_off(&self, worn: Option<Letter>) -> Result<(), Illegal> {
        match worn {
            None => Err(Illegal::NothingWorn),
            Some(worn) if self.hero.is_stuck(worn) => Err(Illegal::Cursed),
            Some(_) => Ok(()),
        }
    }

    /// The letter of the current torch, if it has burnt out.
    pub(crate) fn burnt_out(&self) -> Option<Letter> {
        let torch = self.hero.held_by(self.hero.light)?;
        self.hero.light.filter(|_| torch.class == Class::Torch && torch.amount == 0)
    }
}
