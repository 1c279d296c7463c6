//! Items: one flat record for every class, and what the hero knows an item as.

use crate::rules::{
    bestiary::Rarity,
    cell::Cell,
    dice::{Dice, between, percent},
    item_kinds::{self, Class, Potion, Ring, Scroll, Wand},
};
use parlour_kernel::Rng;
use serde::Serialize;

/// An item on the floor or in a pack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Item {
    pub(crate) id: u32,
    pub class: Class,
    pub(crate) kind: u8,
    /// How many are in the stack.
    pub count: u8,
    pub(crate) bonus: i8,
    pub(crate) cursed: bool,
    /// Whether the hero knows its bonus and whether it is cursed.
    pub(crate) known: bool,
    /// Charges, fuel, or the food of the whole stack.
    pub(crate) amount: u16,
    /// The charges a wand was made with.
    pub(crate) full: u16,
    pub(crate) cell: Cell,
    /// The turn in which it was dropped.
    pub(crate) since: u32,
}

/// An item as the hero knows it: it contains nothing he does not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Label {
    /// Its class, which can always be seen.
    pub class: Class,
    /// The number of its kind if that is known, else of its look.
    pub which: u8,
    /// Whether the kind is known.
    pub known: bool,
    /// How many are in the stack.
    pub count: u8,
    /// Its bonus, if it has one and the hero knows it.
    pub bonus: Option<i8>,
    /// Charges or fuel, if known.
    pub amount: Option<u16>,
    /// Whether it is known to be cursed.
    pub cursed: bool,
}

impl Label {
    /// The name of its kind or look.
    pub fn name(&self) -> &'static str {
        let which = usize::from(self.which);
        if self.known { self.class.kinds()[which].name } else { self.class.looks()[which] }
    }
}

impl Item {
    pub fn new(id: u32, class: Class, kind: u8) -> Item {
        let (amount, full) = match class {
            Class::Torch | Class::Oil => (item_kinds::FUEL, item_kinds::FUEL),
            Class::Lantern => (item_kinds::FUEL, item_kinds::LANTERN_HOLDS),
            Class::Food => (1300, 1300),
            _ => (0, 0),
        };
        Item {
            id,
            class,
            kind,
            count: 1,
            bonus: 0,
            cursed: false,
            known: !class.has_bonus(),
            amount,
            full,
            cell: Cell::new(0, 0),
            since: 0,
        }
    }

    /// A random item of a depth.
    pub fn found(id: u32, depth: u8, rng: &mut Rng) -> Item {
        loop {
            let rarity = match rng.below(100) {
                0..60 => Rarity::Common,
                60..90 => Rarity::Uncommon,
                _ => Rarity::Rare,
            };
            let class = class_of(depth, rng);
            if let Some(item) = Item::of_rarity(id, class, rarity, depth, rng) {
                return item;
            }
        }
    }

    fn of_rarity(id: u32, class: Class, rarity: Rarity, depth: u8, rng: &mut Rng) -> Option<Item> {
        let plain = matches!(class, Class::Food | Class::Torch | Class::Lantern | Class::Oil);
        let legend = rarity == Rarity::Rare && class == Class::Potion && percent(rng, 10);
        let wanted = if legend { Rarity::Legendary } else { rarity };
        let fits = |rarity: Rarity| plain || rarity == wanted;
        let count = class.kinds().iter().filter(|sort| fits(sort.rarity)).count();
        if count == 0 {
            return None;
        }
        let nth = rng.below(count as u32) as usize;
        let numbered = (0..).zip(class.kinds()).filter(|(_, sort)| fits(sort.rarity));
        let (kind, _) = numbered.clone().nth(nth)?;
        if class == Class::Torch && depth >= 8 && rng.below(200) == 0 {
            return Some(Item::new(id, Class::Artifact, rng.below(3) as u8));
        }
        let mut item = Item::new(id, class, kind);
        item.make(rarity, rng);
        Some(item)
    }

    /// Draws what differs between items of a kind: charges, bonus, curse.
    pub fn make(&mut self, rarity: Rarity, rng: &mut Rng) {
        match self.class {
            Class::Food => self.amount = between(rng, item_kinds::RATION.0, item_kinds::RATION.1) as u16,
            Class::Wand => {
                self.amount = self.wand().map_or(0, |wand| wand.charges().roll(rng) as u16);
                self.full = self.amount;
            }
            Class::Weapon | Class::Armor | Class::Ring => {
                let chance = match rarity {
                    Rarity::Common => 5,
                    Rarity::Uncommon => 8,
                    Rarity::Rare | Rarity::Legendary => 12,
                };
                self.cursed = percent(rng, chance) || self.ring() == Some(Ring::Teleportation);
                let numbered = self.ring().is_none_or(Ring::is_numbered);
                self.bonus = match (numbered, self.cursed, self.class, rarity) {
                    (false, ..) => 0,
                    (_, true, ..) => -(between(rng, 1, 3) as i8),
                    (_, _, Class::Ring, _) => between(rng, 1, 3) as i8,
                    (_, _, _, Rarity::Rare) => between(rng, 1, 2) as i8,
                    _ => 0,
                };
            }
            _ => {}
        }
    }

    pub fn potion(&self) -> Option<Potion> {
        (self.class == Class::Potion).then(|| Potion::ALL[usize::from(self.kind)])
    }

    pub fn scroll(&self) -> Option<Scroll> {
        (self.class == Class::Scroll).then(|| Scroll::ALL[usize::from(self.kind)])
    }

    pub fn ring(&self) -> Option<Ring> {
        (self.class == Class::Ring).then(|| Ring::ALL[usize::from(self.kind)])
    }

    pub fn wand(&self) -> Option<Wand> {
        (self.class == Class::Wand).then(|| Wand::ALL[usize::from(self.kind)])
    }

    /// Damage of a weapon, wielded and thrown.
    pub fn dice(&self) -> Option<(Dice, Dice)> {
        (self.class == Class::Weapon).then(|| item_kinds::weapon_dice(self.kind))
    }

    /// The radius of its light, if it is burning.
    pub fn shines(&self) -> u8 {
        let burns = self.class == Class::Artifact || self.amount > 0;
        if burns { item_kinds::radius(self.class, self.kind) } else { 0 }
    }

    /// Whether another item can join the stack, because they are indistinguishable.
    pub fn joins(&self, other: &Item) -> bool {
        let same = self.class == other.class && self.kind == other.kind && self.class.stacks();
        let room = self.count.checked_add(other.count).is_some_and(|count| count <= MOST);
        same && room && (self.class != Class::Torch || self.amount == other.amount)
    }

    /// Adds another item to the stack.
    pub fn join(&mut self, other: &Item) {
        self.count += other.count;
        if self.class == Class::Food {
            self.amount += other.amount;
        }
    }

    /// Takes one off the stack; for food, its share of the whole.
    pub fn take_one(&mut self, id: u32) -> Item {
        let mut one = *self;
        (one.count, one.id) = (1, id);
        if self.class == Class::Food {
            one.amount = self.amount / u16::from(self.count);
            self.amount -= one.amount;
        }
        self.count -= 1;
        one
    }
}

/// The largest stack.
const MOST: u8 = 40;

fn class_of(depth: u8, rng: &mut Rng) -> Class {
    let weights = item_kinds::class_weights(depth);
    let mut left = rng.below(weights.iter().map(|(_, weight)| weight).sum());
    for (class, weight) in weights {
        if left < weight {
            return class;
        }
        left -= weight;
    }
    unreachable!("a draw below the sum of the weights falls on a class")
}

/// The disguises of magic items in this run, and which kinds the hero has identified.
#[derive(Clone, Debug, Serialize)]
pub struct Names {
    /// Per magic class, the look of each kind.
    looks: [[u8; 13]; 4],
    /// Per magic class, one bit per kind.
    known: [u16; 4],
}

impl Names {
    /// Draws the disguises from their own random stream, so that levels never change them.
    pub fn draw(rng: &mut Rng) -> Names {
        let mut looks = [[0; 13]; 4];
        for (class, row) in MAGIC.into_iter().zip(&mut looks) {
            let mut pool: Vec<u8> = (0..class.looks().len() as u8).collect();
            rng.shuffle(&mut pool);
            for (look, slot) in pool.into_iter().zip(row.iter_mut()).take(class.kinds().len()) {
                *slot = look;
            }
        }
        Names { looks, known: [0; 4] }
    }

    pub fn is_known(&self, class: Class, kind: u8) -> bool {
        row(class).is_none_or(|row| self.known[row] >> kind & 1 == 1)
    }

    /// Identifies a kind; false if it was already known.
    pub fn learn(&mut self, class: Class, kind: u8) -> bool {
        let news = !self.is_known(class, kind);
        if let Some(row) = row(class) {
            self.known[row] |= 1 << kind;
        }
        news
    }

    pub fn look(&self, class: Class, kind: u8) -> Option<u8> {
        row(class).map(|row| self.looks[row][usize::from(kind)])
    }

    pub fn label(&self, item: &Item) -> Label {
        let known = self.is_known(item.class, item.kind);
        let amount = match item.class {
            Class::Wand => known && item.known,
            Class::Torch | Class::Lantern => true,
            _ => false,
        };
        let bonus = item.class.has_bonus() && item.known && known;
        Label {
            class: item.class,
            which: if known { item.kind } else { self.look(item.class, item.kind).unwrap_or(0) },
            known,
            count: item.count,
            bonus: bonus.then_some(item.bonus),
            amount: amount.then_some(item.amount),
            cursed: item.cursed && item.known,
        }
    }
}

/// The classes whose kinds are disguised.
pub(crate) const MAGIC: [Class; 4] = [Class::Potion, Class::Scroll, Class::Ring, Class::Wand];

fn row(class: Class) -> Option<usize> {
    MAGIC.iter().position(|magic| *magic == class)
}
