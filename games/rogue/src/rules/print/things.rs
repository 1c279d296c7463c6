//! Things as data for scripts, each class with the fields of its own.

use super::{constant, point};
use crate::rules::{
    action::Letter,
    goods::{self, Class, Potion, Ring},
    item::Item,
    place::Cell,
    state::Rogue,
};
use serde_json::{Value, json};

/// A thing that is remembered, not in view: only its sort and place.
pub(super) fn item_stub(class: Class, cell: Cell) -> Value {
    json!({
        "id": null, "name": class.word().to_ascii_lowercase(), "type": class.word(), "identified": false,
        "position": point(cell),
    })
}

pub(super) fn equipment(game: &Rogue, all: bool) -> Value {
    let hero = &game.hero;
    let worn = |slot| hero.held_by(slot).map(|it| item(game, it, all, None));
    json!({
        "weapon": worn(hero.weapon),
        "armor": worn(hero.armor),
        "leftRing": worn(hero.rings[0]),
        "rightRing": worn(hero.rings[1]),
        "lightSource": worn(hero.light),
    })
}

/// A thing; what the hero does not know of it is null unless `all`.
pub(super) fn item(game: &Rogue, it: &Item, all: bool, cell: Option<Cell>) -> Value {
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
    let mut out = json!({
        "id": id(game, it, all, cell),
        "name": name,
        "type": it.class.word(),
        "identified": known && it.known,
        "position": cell.map(point),
        "count": it.count,
        "cursed": (all || it.known).then_some(it.cursed),
    });
    let bonus = numbers.then_some(it.bonus);
    let word = shown.then(|| constant(kind));
    let effect = shown.then_some(kind);
    let more = match it.class {
        Class::Weapon => {
            json!({ "damage": it.dice().map(|(wielded, _)| wielded.to_string()), "bonus": bonus })
        }
        Class::Armor => json!({ "ac": goods::armor_class(it.kind), "bonus": bonus }),
        Class::Potion => json!({
            "potionType": word, "effect": effect, "power": shown.then(|| power(it)), "descriptorName": look,
        }),
        Class::Scroll => json!({ "scrollType": word, "effect": effect, "labelName": look }),
        Class::Ring => json!({
            "ringType": word, "effect": effect, "bonus": bonus, "materialName": look,
            "hungerModifier": it.ring().filter(|_| shown).map(Ring::hunger).map(tenths),
        }),
        Class::Wand => json!({
            "wandType": word, "effect": effect, "charges": shown.then_some(it.amount), "woodName": look,
        }),
        Class::Food => json!({ "nutrition": all.then_some(it.amount) }),
        Class::Torch | Class::Lantern => json!({
            "fuel": it.amount, "maxFuel": it.full, "radius": goods::radius(it.class, it.kind), "isPermanent": false,
        }),
        Class::Artifact => json!({ "radius": goods::radius(it.class, it.kind), "isPermanent": true }),
        Class::Oil => json!({ "fuel": goods::FUEL }),
        Class::Amulet => json!({}),
    };
    if let (Some(out), Value::Object(more)) = (out.as_object_mut(), more) {
        out.extend(more);
    }
    out
}

/// The hero knows a thing by its letter or its place: numbers would tell how many there are.
fn id(game: &Rogue, it: &Item, all: bool, cell: Option<Cell>) -> String {
    let slot = game.hero.pack.iter().position(|mine| mine.as_ref().is_some_and(|mine| mine.id == it.id));
    match (all, cell, slot.and_then(|slot| Letter::all().nth(slot))) {
        (false, Some(cell), _) => format!("{cell}"),
        (false, None, Some(letter)) => letter.letter().to_string(),
        _ => format!("i{}", it.id),
    }
}

/// Tenths as a decimal, without computing in floats.
fn tenths(number: i32) -> Value {
    let text = format!("{}0.{}", if number < 0 { "-" } else { "" }, number.abs());
    serde_json::from_str(&text).expect("digits and a point are a number")
}

fn power(it: &Item) -> &'static str {
    match it.potion() {
        Some(Potion::Healing) => "1d8",
        Some(Potion::ExtraHealing) => "2d8+2",
        Some(Potion::Poison) => "1d6",
        _ => "0",
    }
}
