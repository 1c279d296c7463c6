//! Items as data. Each class has its own fields; a value the hero does not know is null.

use super::{level::Point, names::constant};
use crate::rules::{
    Cell, Class, Letter, Potion, Ring,
    item::Item,
    item_kinds::{FUEL, armor_class, radius},
    state::Rogue,
};
use serde::Serialize;
use std::{borrow::Cow, collections::BTreeMap};

/// The fields of an item by name.
pub type ItemData = BTreeMap<&'static str, Field>;

/// The value of one field.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Field {
    Null,
    Flag(bool),
    Number(i64),
    Decimal(f64),
    Text(Cow<'static, str>),
    Place(Point),
}

impl From<bool> for Field {
    fn from(flag: bool) -> Field {
        Field::Flag(flag)
    }
}

impl From<u8> for Field {
    fn from(number: u8) -> Field {
        Field::Number(number.into())
    }
}

impl From<i8> for Field {
    fn from(number: i8) -> Field {
        Field::Number(number.into())
    }
}

impl From<u16> for Field {
    fn from(number: u16) -> Field {
        Field::Number(number.into())
    }
}

impl From<f64> for Field {
    fn from(number: f64) -> Field {
        Field::Decimal(number)
    }
}

impl From<&'static str> for Field {
    fn from(text: &'static str) -> Field {
        Field::Text(text.into())
    }
}

impl From<String> for Field {
    fn from(text: String) -> Field {
        Field::Text(text.into())
    }
}

impl From<Cell> for Field {
    fn from(cell: Cell) -> Field {
        Field::Place(cell.into())
    }
}

impl<T: Into<Field>> From<Option<T>> for Field {
    fn from(value: Option<T>) -> Field {
        value.map_or(Field::Null, Into::into)
    }
}

/// An item that is remembered, not in view: only its class and place.
pub fn remembered(class: Class, cell: Cell) -> ItemData {
    BTreeMap::from([
        ("id", Field::Null),
        ("name", class.word().to_ascii_lowercase().into()),
        ("type", class.word().into()),
        ("identified", false.into()),
        ("position", cell.into()),
    ])
}

/// An item; with `all`, nothing about it is hidden.
pub fn item(game: &Rogue, it: &Item, all: bool, cell: Option<Cell>) -> ItemData {
    let known = game.names.is_known(it.class, it.kind);
    let shown = all || known;
    let numbers = all || (known && it.known);
    let kind = it.class.kinds()[usize::from(it.kind)].name;
    let class = it.class.word().to_ascii_lowercase();
    let look = game.names.look(it.class, it.kind).map(|look| it.class.looks()[usize::from(look)]);
    let name = match (it.class.is_magic(), shown, look) {
        (true, true, _) => format!("{class} of {kind}"),
        (true, false, Some(look)) => format!("{look} {class}"),
        _ => kind.to_owned(),
    };
    let mut out = BTreeMap::from([
        ("id", id(game, it, all, cell).into()),
        ("name", name.into()),
        ("type", it.class.word().into()),
        ("identified", (known && it.known).into()),
        ("position", cell.into()),
        ("count", it.count.into()),
        ("cursed", (all || it.known).then_some(it.cursed).into()),
    ]);
    let bonus = || numbers.then_some(it.bonus).into();
    let word = || shown.then(|| constant(kind)).into();
    let effect = || shown.then_some(kind).into();
    let mut add = |name, value| {
        out.insert(name, value);
    };
    match it.class {
        Class::Weapon => {
            add("damage", it.dice().map(|(wielded, _)| wielded.to_string()).into());
            add("bonus", bonus());
        }
        Class::Armor => {
            add("ac", armor_class(it.kind).into());
            add("bonus", bonus());
        }
        Class::Potion => {
            add("potionType", word());
            add("effect", effect());
            add("power", shown.then(|| power(it)).into());
            add("descriptorName", look.into());
        }
        Class::Scroll => {
            add("scrollType", word());
            add("effect", effect());
            add("labelName", look.into());
        }
        Class::Ring => {
            add("ringType", word());
            add("effect", effect());
            add("bonus", bonus());
            add("materialName", look.into());
            let hunger = it.ring().filter(|_| shown).map(Ring::hunger);
            add("hungerModifier", hunger.map(|tenths| f64::from(tenths) / 10.0).into());
        }
        Class::Wand => {
            add("wandType", word());
            add("effect", effect());
            add("charges", shown.then_some(it.amount).into());
            add("woodName", look.into());
        }
        Class::Food => add("nutrition", all.then_some(it.amount).into()),
        Class::Torch | Class::Lantern => {
            add("fuel", it.amount.into());
            add("maxFuel", it.full.into());
            add("radius", radius(it.class, it.kind).into());
            add("isPermanent", false.into());
        }
        Class::Artifact => {
            add("radius", radius(it.class, it.kind).into());
            add("isPermanent", true.into());
        }
        Class::Oil => add("fuel", FUEL.into()),
        Class::Amulet => {}
    }
    out
}

/// The hero knows an item by its letter or position; its number would reveal how many there are.
fn id(game: &Rogue, it: &Item, all: bool, cell: Option<Cell>) -> String {
    let slot = game.hero.pack.iter().position(|mine| mine.as_ref().is_some_and(|mine| mine.id == it.id));
    match (all, cell, slot.and_then(|slot| Letter::all().nth(slot))) {
        (false, Some(cell), _) => format!("{cell}"),
        (false, None, Some(letter)) => letter.letter().to_string(),
        _ => format!("i{}", it.id),
    }
}

fn power(it: &Item) -> &'static str {
    match it.potion() {
        Some(Potion::Healing) => "1d8",
        Some(Potion::ExtraHealing) => "2d8+2",
        Some(Potion::Poison) => "1d6",
        _ => "0",
    }
}
