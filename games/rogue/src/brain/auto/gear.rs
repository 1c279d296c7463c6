//! Items: what to wear, read, drink and eat when no monster is around.

use super::{
    Autoplayer, has, is_below,
    tuning::{
        EAT_AT, FREE_PLACES, HEAL_BELOW, INVISIBLE_FROM, POISON, READ_FROM, REFILL_AT, RING_DEXTERITY,
        RING_DIGESTION, RING_DIGESTION_SHORT, RING_PROTECTION, RING_REGENERATION, RING_SEE_INVISIBLE,
        RING_STEALTH, RING_STRENGTH, RING_UNKNOWN, TRY_POTION_FROM,
    },
};
use crate::rules::{
    Action, BEST_BONUS, Class, Foe, Hand, Label, Letter, Potion, Ring, Scroll, Seen, UNARMORED, Wand,
};

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
    /// What to do with items now, if anything.
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

    /// Eats in time, before hunger weakens the hero.
    pub(super) fn eat(seen: &Seen<'_>) -> Option<Action> {
        let hungry = seen.vitals().food <= EAT_AT;
        find(seen, |label| hungry && label.class == Class::Food).map(Action::Eat)
    }

    fn try_scrolls(&self, seen: &Seen<'_>) -> Option<Action> {
        let vitals = seen.vitals();
        if vitals.radius == 0 || is_below(&vitals, READ_FROM) {
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
        let full = !is_below(&vitals, TRY_POTION_FROM);
        let useful = |label: &Label| match potion(label) {
            Some(Potion::GainStrength | Potion::RaiseLevel) => true,
            Some(Potion::RestoreStrength) => vitals.strength < vitals.max_strength,
            Some(_) => false,
            // More likely to heal than to kill.
            None => label.class == Class::Potion && vitals.hp > POISON && (full || label.count > 1),
        };
        find(seen, useful).map(Action::Quaff)
    }

    /// A known cure for confusion and blindness.
    pub(super) fn cure(seen: &Seen<'_>) -> Option<Action> {
        let hurt = is_below(&seen.vitals(), HEAL_BELOW);
        find(seen, |label| hurt && matches!(potion(label), Some(Potion::Healing | Potion::ExtraHealing)))
            .map(Action::Quaff)
    }

    /// Whether the pack has room for what is here.
    pub(super) fn fits(seen: &Seen<'_>) -> bool {
        Self::room_left(seen) || seen.things_in_view(seen.hero()).any(|label| label.class == Class::Amulet)
    }

    pub(super) fn room_left(seen: &Seen<'_>) -> bool {
        seen.pack().count() < Letter::COUNT - FREE_PLACES
    }
}

/// Whether something is worn in a slot and can still be enchanted.
fn improvable(seen: &Seen<'_>, slot: usize) -> bool {
    let worn = seen.equipment()[slot].and_then(|letter| seen.carried(letter));
    worn.is_some_and(|label| label.bonus.is_none_or(|bonus| bonus < BEST_BONUS))
}

/// A better weapon or armour than the one in use.
fn better(seen: &Seen<'_>, class: Class) -> Option<Letter> {
    let slot = usize::from(class == Class::Armor);
    let none = if class == Class::Armor { -i32::from(UNARMORED) } else { i32::MIN };
    let now = seen.equipment()[slot].and_then(|letter| seen.worth(letter)).unwrap_or(none);
    let mine =
        seen.pack().filter(|(letter, label)| label.class == class && !label.cursed && !seen.uses(*letter));
    let best = mine.filter_map(|(letter, _)| Some((seen.worth(letter)?, letter))).max();
    best.filter(|(worth, _)| *worth > now).map(|(_, letter)| letter)
}

/// Takes off armour that is worse than none.
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

/// What a ring is worth now; zero if it only makes the hero hungry.
fn help(seen: &Seen<'_>, label: &Label) -> i32 {
    let ring = label.known.then(|| Ring::ALL[usize::from(label.which)]);
    let bonus = i32::from(label.bonus.unwrap_or(1));
    match ring {
        None => RING_UNKNOWN,
        Some(Ring::SlowDigestion) if Autoplayer::is_food_short(seen) => RING_DIGESTION_SHORT,
        Some(_) if Autoplayer::is_food_short(seen) => 0,
        Some(Ring::Stealth) => RING_STEALTH,
        Some(Ring::Regeneration) => RING_REGENERATION,
        Some(Ring::SeeInvisible) if seen.deepest() >= INVISIBLE_FROM => RING_SEE_INVISIBLE,
        Some(Ring::Dexterity) => RING_DEXTERITY * bonus,
        Some(Ring::Protection) => RING_PROTECTION * bonus,
        Some(Ring::AddStrength) => RING_STRENGTH * bonus,
        Some(Ring::SlowDigestion) => RING_DIGESTION,
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
    if lantern && left.is_some_and(|left| left <= REFILL_AT) && has(seen, Class::Oil) {
        return Some(Action::Refill);
    }
    if left.is_some_and(|left| left > 0) {
        return None;
    }
    let burns = |label: &Label| label.class.is_light() && label.amount.is_some_and(|amount| amount > 0);
    let fresh = find(seen, burns).map(Action::Light);
    // With oil in the pack, an empty lantern will do.
    let empty = || {
        let oil = has(seen, Class::Oil);
        find(seen, |label| oil && label.class == Class::Lantern).map(Action::Light)
    };
    fresh.or_else(empty).filter(|action| seen.may(action).is_ok())
}
