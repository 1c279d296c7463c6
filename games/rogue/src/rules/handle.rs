//! Things in the hero's hands: pick up, drop, throw, wear, light, eat.

use crate::rules::{
    action::{Action, Hand, Letter},
    event::{Event, What},
    goods::{Class, FUEL},
    hero::MOST_FOOD,
    item::Item,
    place::{Direction, percent},
    state::Rogue,
};

/// How far a thrown thing flies.
const THROW: u32 = 8;
/// Chance in a hundred of a remark about a ration.
const AWFUL: u32 = 30;

impl Rogue {
    /// Does what was checked; whether it took a turn.
    pub(crate) fn handle(&mut self, action: Action, events: &mut Vec<Event>) -> bool {
        match action {
            Action::Pickup => self.pick_up(events),
            Action::Drop(letter) => self.drop_stack(letter, events),
            Action::Throw(letter, direction) => self.throw(letter, direction, events),
            Action::Wield(letter) => {
                self.hero.weapon = Some(letter);
                self.put_to_use(letter, What::Wielded, events);
            }
            Action::Wear(letter) => {
                self.hero.armor = Some(letter);
                self.put_to_use(letter, What::Worn, events);
            }
            Action::TakeOff => {
                let worn = self.hero.armor.take();
                self.tell_of_letter(What::TakenOff, worn, events);
            }
            Action::PutOn(letter, hand) => self.put_on(letter, hand, events),
            Action::Remove(hand) => {
                let worn = self.hero.rings[hand as usize].take();
                self.tell_of_letter(What::RingOff, worn, events);
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

    fn tell_of_letter(&mut self, what: What, letter: Option<Letter>, events: &mut Vec<Event>) {
        if let Some(item) = self.hero.held_by(letter).copied() {
            self.say_item(what, &item, 0, events);
        }
    }

    /// Its number and its curse show when a thing is worn.
    fn put_to_use(&mut self, letter: Letter, what: What, events: &mut Vec<Event>) {
        if let Some(item) = &mut self.hero.pack[letter.index()] {
            item.known = true;
            let item = *item;
            self.say_item(what, &item, i32::from(letter.0), events);
            if item.cursed {
                self.say_item(What::IsCursed, &item, 0, events);
            }
        }
    }

    fn put_on(&mut self, letter: Letter, hand: Hand, events: &mut Vec<Event>) {
        self.hero.rings[hand as usize] = Some(letter);
        if let Some(item) = self.hero.item(letter) {
            self.names.learn(item.class, item.kind);
        }
        self.put_to_use(letter, What::RingOn, events);
    }

    fn drop_stack(&mut self, letter: Letter, events: &mut Vec<Event>) {
        if let Some(item) = self.hero.give_up(letter) {
            self.say_item(What::Dropped, &item, 0, events);
            self.lay(item, self.hero.cell);
        }
    }

    /// Puts a thing on the floor, where a scroll that frightens begins to crumble.
    pub(crate) fn lay(&mut self, mut item: Item, cell: crate::rules::place::Cell) {
        item.since = self.turn;
        self.here.put(item, cell);
        self.scratch.forget();
    }

    fn throw(&mut self, letter: Letter, direction: Direction, events: &mut Vec<Event>) {
        let id = self.fresh_id();
        let Some(mut item) = self.hero.use_up(letter) else { return };
        item.id = id;
        self.say_item(What::Thrown, &item, 0, events);
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
            self.say_item(What::TorchDiscarded, &torch, 0, events);
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
        self.tell_of_letter(What::LightTaken, Some(lit), events);
    }

    fn refill(&mut self, events: &mut Vec<Event>) {
        let Some(oil) = self.hero.carries(Class::Oil) else { return };
        self.hero.use_up(oil);
        self.items_used += 1;
        let Some(letter) = self.hero.light else { return };
        if let Some(lantern) = &mut self.hero.pack[letter.index()] {
            lantern.amount = (lantern.amount + FUEL).min(lantern.full);
        }
        self.tell_of_letter(What::Refilled, Some(letter), events);
    }

    fn eat(&mut self, letter: Letter, events: &mut Vec<Event>) {
        let Some(ration) = self.hero.use_up(letter) else { return };
        let before = self.hero.appetite();
        self.items_used += 1;
        self.hero.food = (self.hero.food + 10 * i32::from(ration.amount)).min(MOST_FOOD);
        let awful = percent(&mut self.combat, AWFUL);
        self.say(if awful { What::AteAwful } else { What::Ate }, events);
        if self.hero.appetite() < before {
            self.say(What::Satisfied, events);
        }
    }
}
