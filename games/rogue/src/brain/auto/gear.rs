//! Things: what to wear, read, drink and eat when nobody is about.

use super::{Autoplayer, has};
use crate::rules::{Action, Class, Foe, Hand, Label, Letter, Potion, Ring, Scroll, Seen, UNARMORED, Wand};

/// The first level where somebody may be whom nobody sees.
const HAUNTS: u8 = 6;

pub(super) fn potion(label: &Label) -> Option<Potion> {
    (label.class == Class::Potion && label.known).then(|| Potion::ALL[usize::from(label.which)])
}

pub(super) fn scroll(label: &Label) -> Option<Scroll> {
    (label.class == Class::Scroll && label.known).then(|| Scroll::ALL[usize::from(label.which)])
}

pub(super) fn wand(label: &Label) -> Option<Wand> {
    (label.class == Class::Wand && label.known).then(|| Wand::ALL[usize::from(label.which)])
}

pub(super) fn find(seen: &Seen<'_>, fits: impl Fn(&Label) -> bool) -> Option<Letter> {
    seen.pack().find(|(_, label)| fits(label)).map(|(letter, _)| letter)
}

impl Autoplayer {
    /// What to do with things now, if anything.
    pub(super) fn gear(&mut self, seen: &Seen<'_>, foes: &[Foe]) -> Option<Action> {
        if let Some(action) = light(seen) {
            return Some(action);
        }
        if !foes.is_empty() {
            return None;
        }
        better(seen, Class::Weapon)
            .map(Action::Wield)
            .or_else(|| better(seen, Class::Armor).map(Action::Wear))
            .or_else(|| rusty(seen))
            .or_else(|| rings(seen))
            .or_else(|| self.try_scrolls(seen))
            .or_else(|| Self::try_potions(seen))
            .filter(|action| seen.may(action).is_ok())
    }

    /// Before hunger weakens.
    pub(super) fn eat(seen: &Seen<'_>) -> Option<Action> {
        let hungry = seen.vitals().food <= 400;
        find(seen, |label| hungry && label.class == Class::Food).map(Action::Eat)
    }

    fn try_scrolls(&self, seen: &Seen<'_>) -> Option<Action> {
        let vitals = seen.vitals();
        if vitals.radius == 0 || i32::from(vitals.hp) * 2 < i32::from(vitals.max_hp) {
            return None;
        }
        if let Some(identify) = find(seen, |label| scroll(label) == Some(Scroll::Identify)) {
            let order = [Class::Ring, Class::Potion, Class::Wand, Class::Scroll, Class::Armor, Class::Weapon];
            let about =
                order.into_iter().flat_map(|class| seen.pack().filter(move |(_, it)| it.class == class));
            let mut acts = about.map(|(about, _)| Action::Read(identify, Some(about)));
            if let Some(action) = acts.find(|action| seen.may(action).is_ok()) {
                return Some(action);
            }
        }
        let cursed = seen.pack().any(|(letter, label)| label.cursed && seen.uses(letter));
        let useful = |label: &Label| match scroll(label) {
            Some(Scroll::EnchantWeapon) => improvable(seen, 0),
            Some(Scroll::EnchantArmor) => improvable(seen, 1),
            Some(Scroll::Mapping) => !self.memos[usize::from(seen.depth())].done,
            Some(Scroll::RemoveCurse) => cursed,
            Some(_) => false,
            None => label.class == Class::Scroll,
        };
        find(seen, useful).map(|letter| Action::Read(letter, None))
    }

    fn try_potions(seen: &Seen<'_>) -> Option<Action> {
        let vitals = seen.vitals();
        let full = i32::from(vitals.hp) * 10 >= i32::from(vitals.max_hp) * 9;
        let useful = |label: &Label| match potion(label) {
            Some(Potion::GainStrength | Potion::RaiseLevel) => true,
            Some(Potion::RestoreStrength) => vitals.strength < vitals.max_strength,
            Some(_) => false,
            // Likely to heal, unlikely to kill.
            None => label.class == Class::Potion && vitals.hp > 7 && (full || label.count > 1),
        };
        find(seen, useful).map(Action::Quaff)
    }

    /// A known cure for confusion and blindness.
    pub(super) fn cure(seen: &Seen<'_>) -> Option<Action> {
        let hurt = seen.vitals().hp * 2 < seen.vitals().max_hp;
        find(seen, |label| hurt && matches!(potion(label), Some(Potion::Healing | Potion::ExtraHealing)))
            .map(Action::Quaff)
    }

    /// Whether the thing here would find a place in the pack.
    pub(super) fn fits(seen: &Seen<'_>) -> bool {
        Self::room_left(seen) || seen.things_in_view(seen.hero()).any(|label| label.class == Class::Amulet)
    }

    pub(super) fn room_left(seen: &Seen<'_>) -> bool {
        seen.pack().count() < Letter::COUNT - 2
    }
}

/// Whether what is worn in a slot is there and not yet at its best.
fn improvable(seen: &Seen<'_>, slot: usize) -> bool {
    let worn = seen.equipment()[slot].and_then(|letter| seen.carried(letter));
    worn.is_some_and(|label| label.bonus.is_none_or(|bonus| bonus < 3))
}

/// Something better to wield or wear.
fn better(seen: &Seen<'_>, class: Class) -> Option<Letter> {
    let slot = usize::from(class == Class::Armor);
    let none = if class == Class::Armor { -i32::from(UNARMORED) } else { i32::MIN };
    let now = seen.equipment()[slot].and_then(|letter| seen.worth(letter)).unwrap_or(none);
    let mine =
        seen.pack().filter(|(letter, label)| label.class == class && !label.cursed && !seen.uses(*letter));
    let best = mine.filter_map(|(letter, _)| Some((seen.worth(letter)?, letter))).max();
    best.filter(|(worth, _)| *worth > now).map(|(_, letter)| letter)
}

/// Off with armour that is worse than none.
fn rusty(seen: &Seen<'_>) -> Option<Action> {
    let worth = seen.equipment()[1].and_then(|letter| seen.worth(letter))?;
    (worth < -i32::from(UNARMORED)).then_some(Action::TakeOff)
}

/// Tries rings on, and keeps the best two.
fn rings(seen: &Seen<'_>) -> Option<Action> {
    let equipment = seen.equipment();
    let hands = [(Hand::Left, equipment[2]), (Hand::Right, equipment[3])];
    let spare = seen
        .pack()
        .filter(|(letter, label)| label.class == Class::Ring && !label.cursed && !seen.uses(*letter));
    let best = spare.map(|(letter, label)| (help(seen, &label), letter)).max().filter(|(help, _)| *help > 0);
    if let Some(((_, letter), (hand, _))) = best.zip(hands.into_iter().find(|(_, worn)| worn.is_none())) {
        return Some(Action::PutOn(letter, hand));
    }
    let least = best.map_or(1, |(help, _)| help);
    let worn = hands.into_iter().filter_map(|(hand, worn)| Some((hand, seen.carried(worn?)?)));
    let worst = worn
        .filter(|(_, label)| !label.cursed)
        .map(|(hand, label)| (help(seen, &label), hand))
        .min_by_key(|(help, _)| *help);
    worst.filter(|(help, _)| *help < least).map(|(_, hand)| Action::Remove(hand))
}

/// What a ring is worth now; naught where it only makes hungry.
fn help(seen: &Seen<'_>, label: &Label) -> i32 {
    let ring = label.known.then(|| Ring::ALL[usize::from(label.which)]);
    let bonus = i32::from(label.bonus.unwrap_or(1));
    match ring {
        None => 100,
        Some(Ring::SlowDigestion) if Autoplayer::is_short(seen) => 90,
        Some(_) if Autoplayer::is_short(seen) => 0,
        Some(Ring::Stealth) => 60,
        Some(Ring::Regeneration) => 55,
        Some(Ring::SeeInvisible) if seen.deepest() >= HAUNTS => 50,
        Some(Ring::Dexterity) => 20 * bonus,
        Some(Ring::Protection) => 15 * bonus,
        Some(Ring::AddStrength) => 8 * bonus,
        Some(Ring::SlowDigestion) => 5,
        Some(_) => 0,
    }
}

fn light(seen: &Seen<'_>) -> Option<Action> {
    let lit = seen.equipment()[4].and_then(|letter| seen.carried(letter));
    let left = seen.vitals().light;
    if lit.is_some_and(|label| label.class == Class::Artifact) {
        return None;
    }
    if let Some(artifact) = find(seen, |label| label.class == Class::Artifact) {
        return Some(Action::Light(artifact));
    }
    let lantern = lit.is_some_and(|label| label.class == Class::Lantern);
    if lantern && left.is_some_and(|left| left <= 500) && has(seen, Class::Oil) {
        return Some(Action::Refill);
    }
    if left.is_some_and(|left| left > 0) {
        return None;
    }
    let burns = |label: &Label| label.class.is_light() && label.amount.is_some_and(|amount| amount > 0);
    let fresh = find(seen, burns).map(Action::Light);
    // An empty lantern is worth taking up again once there is oil.
    let empty = || {
        let oil = has(seen, Class::Oil);
        find(seen, |label| oil && label.class == Class::Lantern).map(Action::Light)
    };
    fresh.or_else(empty).filter(|action| seen.may(action).is_ok())
}
