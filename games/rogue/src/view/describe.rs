//! Descriptions of items, monsters and cells, with every number the hero can know.

use super::Ui;
use crate::{
    known::odds::{Blows, by_foe, by_hero, mean},
    rules::{
        Cause, Cell, Class, Ending, Foe, Label, Letter, Mood, Seen, Species, Terrain, Thing, TrapKind,
        item_kinds,
    },
};
use parlour_kernel::Message;

/// The key under which the session stores the player's name for an item.
pub(super) fn note_word(label: &Label) -> Option<String> {
    (!label.known && label.class.is_magic()).then(|| format!("call-{}", label.word()))
}

/// The player's name for an item; a guess at a kind is shown as that kind's name.
fn called(ui: &Ui, label: &Label) -> Option<Message> {
    let name = ui.names.get(&note_word(label)?)?;
    let kinds = label.class.kinds();
    let guess = (0..).zip(kinds).find(|(_, sort)| sort.name == name);
    Some(match guess {
        Some((which, _)) => Message::new(format!("rogue.{}", Label { which, known: true, ..*label }.word())),
        None => Message::new("rogue.called-name").text("name", name.as_str()),
    })
}

/// An item by its name in the game, with the player's own.
pub(super) fn thing(ui: &Ui, label: &Label) -> Message {
    let item = label.message();
    match called(ui, label) {
        Some(name) => Message::new("rogue.called").message("item", item).message("name", name),
        None => item,
    }
}

/// How an item is currently used, if it is.
pub(super) fn use_of(seen: &Seen<'_>, letter: Letter) -> Option<Message> {
    let slots = ["weapon", "armor", "left", "right", "light"];
    let slot = seen.equipment().iter().position(|worn| *worn == Some(letter))?;
    Some(Message::new(format!("rogue.used-{}", slots[slot])))
}

/// What the hero knows about an item he carries.
pub(super) fn about(seen: &Seen<'_>, label: &Label) -> Vec<Message> {
    let mut lines = Vec::new();
    let key = |word: &str| Message::new(format!("rogue.about-{word}"));
    let bonus = i32::from(label.bonus.unwrap_or(0));
    match label.class {
        Class::Weapon => {
            let (wielded, thrown) = item_kinds::weapon_dice(label.which);
            let plus = seen.vitals().damage.1 - seen.weapon_bonus() + bonus;
            lines.push(
                key("weapon")
                    .text("dice", wielded.to_string())
                    .text("thrown", thrown.to_string())
                    .decimal("mean", decimal(mean(wielded, plus))),
            );
        }
        Class::Armor => {
            let base = i32::from(item_kinds::armor_class(label.which));
            lines.push(key("armor").int("ac", base - bonus));
        }
        class if class.is_magic() && !label.known => {
            let left = class.kinds().len();
            lines.push(key("unknown").int("n", i64::try_from(left).unwrap_or(0)));
        }
        _ => lines.push(key(&label.word())),
    }
    if label.class.has_bonus() && label.bonus.is_none() {
        lines.push(key("bonus-unknown"));
    }
    if label.cursed {
        lines.push(key("cursed"));
    }
    lines
}

/// What the hero knows about a cell.
pub(super) fn at(seen: &Seen<'_>, ui: &Ui, cell: Cell) -> Vec<Message> {
    let mut lines = Vec::new();
    if cell == seen.hero() {
        lines.push(Message::new("rogue.at-self"));
    }
    if let Some(foe) = seen.foe_at(cell) {
        lines.extend(somebody(seen, &foe));
    }
    let labels: Vec<Label> = seen.things_in_view(cell).collect();
    lines.extend(labels.iter().map(|label| thing(ui, label)));
    match seen.thing(cell) {
        Some(Thing::Gold) => lines.push(Message::new("rogue.at-gold")),
        Some(Thing::Item(class)) if labels.is_empty() => {
            let word = class.word().to_ascii_lowercase().replace('_', "-");
            lines.push(Message::new(format!("rogue.at-some-{word}")));
        }
        _ => {}
    }
    lines.push(ground(seen.terrain(cell)));
    lines
}

fn ground(terrain: Terrain) -> Message {
    Message::new(match terrain {
        Terrain::Unknown => "rogue.at-unknown",
        Terrain::Wall | Terrain::SecretDoor | Terrain::SecretCorridor => "rogue.at-wall",
        Terrain::Floor => "rogue.at-floor",
        Terrain::Corridor => "rogue.at-corridor",
        Terrain::OpenDoor => "rogue.at-open-door",
        Terrain::ClosedDoor => "rogue.at-closed-door",
        Terrain::LockedDoor => "rogue.at-locked-door",
        Terrain::BrokenDoor => "rogue.at-broken-door",
        Terrain::Archway => "rogue.at-archway",
        Terrain::StairsUp => "rogue.at-stairs-up",
        Terrain::StairsDown => "rogue.at-stairs-down",
        Terrain::Trap => "rogue.at-trap",
    })
}

/// A monster, with the odds of a fight while it is in view.
fn somebody(seen: &Seen<'_>, foe: &Foe) -> Vec<Message> {
    let name = foe.species.message();
    if !foe.in_view {
        return vec![Message::new("rogue.at-felt").message("monster", name)];
    }
    let mood = match (foe.helpless, foe.mood) {
        (_, Mood::Sleeping) => "sleeping",
        (true, _) => "helpless",
        (_, Mood::Wandering) => "wandering",
        (_, Mood::Hunting) => "hunting",
        (_, Mood::Fleeing) => "fleeing",
    };
    let mut lines = vec![
        Message::new("rogue.at-foe")
            .message("monster", name)
            .message("mood", Message::new(format!("rogue.mood-{mood}")))
            .int("hp", foe.hp.0)
            .int("most", foe.hp.1),
    ];
    let odds = |key: &'static str, blows: Blows| {
        Message::new(key)
            .int("chance", blows.chance)
            .decimal("damage", decimal(blows.damage_a_turn))
            .int("turns", blows.turns.unwrap_or(0))
    };
    lines.push(odds("rogue.odds-yours", by_hero(&seen.vitals(), foe)));
    lines.push(odds("rogue.odds-theirs", by_foe(&seen.vitals(), foe)));
    let creature = foe.species.creature();
    let grows = foe.species == Species::FLYTRAP;
    let dice = foe.damage().map(|dice| if grows { dice.count.to_string() } else { dice.to_string() });
    let dice: Vec<String> = dice.collect();
    lines.push(
        Message::new("rogue.at-numbers")
            .int("level", creature.level)
            .int("ac", creature.ac)
            .text("dice", dice.join("/"))
            .int("speed", foe.speed)
            .int("xp", creature.xp),
    );
    if grows {
        lines.push(
            Message::new("rogue.at-grip").int("hits", foe.grip).int("next", foe.grip.saturating_add(1)),
        );
    }
    for special in creature.specials {
        let word = special.word().to_ascii_lowercase().replace('_', "-");
        lines.push(Message::new(format!("rogue.special-{word}")).int("chance", special.chance()));
    }
    lines
}

/// Hundredths as a decimal, rounded to a tenth.
fn decimal(hundredths: i64) -> String {
    let tenths = (hundredths + 5) / 10;
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// How a run ended.
pub(super) fn ending(ending: Ending, depth: u8) -> Message {
    match ending {
        Ending::Won => Message::new("rogue.ended-won"),
        Ending::Died(cause) => {
            Message::new("rogue.ended-died").int("depth", depth).message("cause", self::cause(cause))
        }
    }
}

fn cause(cause: Cause) -> Message {
    match cause {
        Cause::Monster(species) => Message::new("rogue.cause-monster").message("monster", species.message()),
        Cause::Breath(species) => Message::new("rogue.cause-breath").message("monster", species.message()),
        Cause::Poison => Message::new("rogue.cause-poison"),
        Cause::Starvation => Message::new("rogue.cause-starvation"),
        Cause::Trap(kind) => Message::new(match kind {
            TrapKind::Bear => "rogue.cause-trap-bear",
            TrapKind::Dart => "rogue.cause-trap-dart",
            TrapKind::Pit => "rogue.cause-trap-pit",
            TrapKind::Teleport | TrapKind::Sleep | TrapKind::Alarm => "rogue.cause-trap",
        }),
    }
}
