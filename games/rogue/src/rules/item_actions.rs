//! Actions with items: drop, throw, wield, wear, light, refill, eat.

use crate::rules::{
    action::{Action, Hand, Letter},
    cell::Direction,
    dice::percent,
    event::Event,
    hero::MOST_FOOD,
    item::{Item, Label},
    item_kinds::{Class, FUEL},
    state::Rogue,
};

/// How far a thrown item flies.
const THROW: u32 = 8;
/// Chance in per cent that a ration tastes awful.
const AWFUL: u32 = 30;

impl Rogue {
    /// Carries out a legal action; true if it took a turn.
    pub(crate) fn act_on_items(&mut self, action: Action, events: &mut Vec<Event>) -> bool {
        match action {
            Action::Pickup => self.pick_up(events),
            Action::Drop(letter) => self.drop_stack(letter, events),
            Action::Throw(letter, direction) => self.throw(letter, direction, events),
            Action::Wield(letter) => {
                self.hero.weapon = Some(letter);
                self.put_to_use(letter, |item, letter| Event::Wielded { item, letter }, events);
            }
            Action::Wear(letter) => {
                self.hero.armor = Some(letter);
                self.put_to_use(letter, |item, letter| Event::Worn { item, letter }, events);
            }
            Action::TakeOff => {
                let worn = self.hero.armor.take();
                self.tell_of(worn, |item| Event::TakenOff { item }, events);
            }
            Action::PutOn(letter, hand) => self.put_on(letter, hand, events),
            Action::Remove(hand) => {
                let worn = self.hero.rings[hand as usize].take();
                self.tell_of(worn, |item| Event::RingOff { item }, events);
            }
            Action::Light(letter) => self.light(letter, events),
            Action::Refill => self.refill(events),
            Action::Eat(letter) => self.eat(letter, events),
            Action::Quaff(letter) => self.quaff(letter, events),
            Action::Read(letter, about) => return self.read_scroll(letter, about, None, events),
            Action::ReadAt(letter, cell) => return self.read_scroll(letter, None, Some(cell), events),
            Action::Zap(letter, cell) => self.zap(letter, cell, events),
            Action::Move(_)
            | Action::Run(_)
            | Action::Search
            | Action::Wait
            | Action::Up
            | Action::Down
            | Action::Open(_)
            | Action::Close(_) => {}
        }
        true
    }

    fn tell_of(&mut self, letter: Option<Letter>, event: fn(Label) -> Event, events: &mut Vec<Event>) {
        if let Some(label) = self.hero.held_by(letter).map(|item| self.names.label(item)) {
            self.tell(event(label), events);
        }
    }

    /// Using an item reveals its bonus and its curse.
    fn put_to_use(&mut self, letter: Letter, event: fn(Label, Letter) -> Event, events: &mut Vec<Event>) {
        if let Some(item) = &mut self.hero.pack[letter.index()] {
            item.known = true;
            let (cursed, item) = (item.cursed, self.names.label(item));
            self.tell(event(item, letter), events);
            if cursed {
                self.tell(Event::IsCursed { item }, events);
            }
        }
    }

    fn put_on(&mut self, letter: Letter, hand: Hand, events: &mut Vec<Event>) {
        self.hero.rings[hand as usize] = Some(letter);
        if let Some(item) = self.hero.item(letter) {
            self.names.learn(item.class, item.kind);
        }
        self.put_to_use(letter, |item, letter| Event::RingOn { item, letter }, events);
    }

    fn drop_stack(&mut self, letter: Letter, events: &mut Vec<Event>) {
        if let Some(item) = self.hero.give_up(letter) {
            self.tell(Event::Dropped { item: self.names.label(&item) }, events);
            self.lay(item, self.hero.cell);
        }
    }

    /// Puts an item on the floor, where a scroll of scare monster starts to crumble.
    pub(crate) fn lay(&mut self, mut item: Item, cell: crate::rules::cell::Cell) {
        item.since = self.turn;
        self.here.put(item, cell);
        self.scratch.forget();
    }

    fn throw(&mut self, letter: Letter, direction: Direction, events: &mut Vec<Event>) {
        let id = self.fresh_id();
        let Some(mut item) = self.hero.use_up(letter) else { return };
        item.id = id;
        self.tell(Event::Thrown { item: self.names.label(&item) }, events);
        let mut cell = self.hero.cell;
        for _ in 0..THROW {
            let on = cell.to(direction);
            if self.here.squeezes(cell, direction) || !self.here.terrain.at(on).walkable() {
                break;
            }
            cell = on;
            if let Some(slot) = self.here.actor(cell) {
                self.hit_with_thrown(slot, &item, events);
                break;
            }
        }
        self.lay(item, cell);
    }

    fn light(&mut self, letter: Letter, events: &mut Vec<Event>) {
        if let Some(old) = self.burnt_out()
            && let Some(torch) = self.hero.give_up(old)
        {
            self.tell(Event::TorchDiscarded { item: self.names.label(&torch) }, events);
        }
        let id = self.fresh_id();
        let Some(item) = &mut self.hero.pack[letter.index()] else { return };
        let lit = if item.count > 1 {
            let one = item.take_one(id);
            let free = Letter::all().find(|letter| self.hero.item(*letter).is_none());
            let Some(free) = free else { return };
            self.hero.pack[free.index()] = Some(one);
            free
        } else {
            letter
        };
        self.hero.light = Some(lit);
        self.tell_of(Some(lit), |item| Event::LightTaken { item }, events);
    }

    fn refill(&mut self, events: &mut Vec<Event>) {
        let Some(oil) = self.hero.carries(Class::Oil) else { return };
        self.hero.use_up(oil);
        self.items_used += 1;
        let Some(letter) = self.hero.light else { return };
        if let Some(lantern) = &mut self.hero.pack[letter.index()] {
            lantern.amount = (lantern.amount + FUEL).min(lantern.full);
        }
        self.tell_of(Some(letter), |item| Event::Refilled { item }, events);
    }

    fn eat(&mut self, letter: Letter, events: &mut Vec<Event>) {
        let Some(ration) = self.hero.use_up(letter) else { return };
        let before = self.hero.appetite();
        self.items_used += 1;
        self.hero.food = (self.hero.food + 10 * i32::from(ration.amount)).min(MOST_FOOD);
        let awful = percent(&mut self.combat, AWFUL);
        self.tell(if awful { Event::AteAwful } else { Event::Ate }, events);
        if self.hero.appetite() < before {
            self.tell(Event::Satisfied, events);
        }
    }
}
