//! Wands, potions and scrolls that may turn a losing fight.

use super::{
    gear::{find, potion, scroll, wand},
    is_below,
    threat::cost_a_turn,
    tuning::{HEAL_BELOW, MISSILE, POLYMORPH_FROM, SLOW_ABOVE},
};
use crate::rules::{Action, Class, Effect, Foe, Label, Potion, Scroll, Seen, Vitals, Wand};

pub(super) fn heals(label: &Label) -> bool {
    matches!(potion(label), Some(Potion::Healing | Potion::ExtraHealing))
}

/// What to use up in a losing fight, if there is anything.
pub(super) fn last_resort(seen: &Seen<'_>, vitals: &Vitals, awake: &[Foe]) -> Option<Action> {
    let low = is_below(vitals, HEAL_BELOW);
    let legal = |action: &Action| seen.may(action).is_ok();
    if let Some(action) = zap(seen, awake) {
        return Some(action);
    }
    if low && let Some(drink) = find(seen, heals) {
        return Some(Action::Quaff(drink));
    }
    let known = |wanted: Scroll| find(seen, move |label| scroll(label) == Some(wanted));
    if let Some(letter) = known(Scroll::ScareMonster)
        && seen.thing(seen.hero()).is_none()
    {
        return Some(Action::Drop(letter));
    }
    let beside =
        awake.iter().filter(|foe| foe.cell.distance(seen.hero()) <= 1).max_by_key(|foe| cost_a_turn(foe));
    let held = known(Scroll::HoldMonster).zip(beside).map(|(it, foe)| Action::ReadAt(it, foe.cell));
    if let Some(action) = held.filter(legal) {
        return Some(action);
    }
    let escape = known(Scroll::Teleportation).map(|letter| Action::Read(letter, None));
    if let Some(action) = escape.filter(legal) {
        return Some(action);
    }
    if let Some(letter) = find(seen, |label| potion(label) == Some(Potion::Haste))
        && seen.effect(Effect::Hasted) == 0
    {
        return Some(Action::Quaff(letter));
    }
    let unread = find(seen, |label| label.class == Class::Scroll && !label.known);
    if let Some(action) = unread.map(|letter| Action::Read(letter, None)).filter(legal) {
        return Some(action);
    }
    let unknown = find(seen, |label| label.class == Class::Potion && !label.known);
    unknown.filter(|_| low).map(Action::Quaff)
}

/// A wand to zap at the most dangerous monster, if one may help.
pub(super) fn zap(seen: &Seen<'_>, awake: &[Foe]) -> Option<Action> {
    let target = awake.iter().max_by_key(|foe| cost_a_turn(foe))?;
    // For a strong hero, a blow does as much as a missile.
    let (dice, plus) = seen.vitals().damage;
    let weak = (dice.twice_mean() + 2 * plus) * target.to_hit < MISSILE * 20;
    let fits = |label: &Label| {
        let charged = label.amount.is_none_or(|amount| amount > 0);
        let helps = match wand(label) {
            Some(Wand::Polymorph) => target.species.creature().level >= POLYMORPH_FROM,
            Some(Wand::Cancellation | Wand::HasteMonster) => false,
            Some(Wand::SlowMonster) => target.speed > SLOW_ABOVE,
            Some(Wand::MagicMissile) => weak,
            Some(Wand::Sleep) => !target.helpless,
            Some(_) => true,
            None => label.class == Class::Wand,
        };
        helps && charged
    };
    let mut zaps =
        seen.pack().filter(|(_, label)| fits(label)).map(|(letter, _)| Action::Zap(letter, target.cell));
    zaps.find(|action| seen.may(action).is_ok())
}
