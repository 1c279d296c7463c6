//! How the autoplayer weighs monsters against each other.

use super::tuning::SPECIAL_COST;
use crate::{
    known::odds::{damage_a_turn, mean},
    rules::{Foe, Special, Vitals},
};

/// The hundredths of a hit point a monster costs per turn beside the hero, plus a surcharge for nasty
/// specials.
pub(super) fn cost_a_turn(foe: &Foe) -> i64 {
    let specials = foe.species.creature().specials;
    let nasty = specials
        .iter()
        .any(|special| matches!(special, Special::Confuses | Special::DrainsStrength | Special::DrainsMaxHp));
    damage_a_turn(foe) + if nasty { SPECIAL_COST * i64::from(foe.speed) / 10 } else { 0 }
}

/// The hundredths of a turn it takes to kill a monster. Only whole blows count: half of one does not kill.
pub(super) fn turns_to_kill(vitals: &Vitals, foe: &Foe) -> i64 {
    let (dice, plus) = vitals.damage;
    let damage = mean(dice, plus).max(50);
    let blows = (i64::from(foe.hp.0) * 100 + damage - 1) / damage;
    if foe.to_hit <= 0 { 100_000 } else { blows * 100 * 20 / i64::from(foe.to_hit) }
}
