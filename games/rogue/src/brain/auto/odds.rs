//! What a fight would cost, by computed odds.

use crate::rules::{Foe, Special, Vitals};

/// Hundredths of a hit point that a foe is expected to cost in a turn beside the hero.
pub(super) fn cost_a_turn(foe: &Foe) -> i32 {
    let creature = foe.species.creature();
    let twice: i32 = creature.damage.iter().map(|dice| dice.twice_mean()).sum();
    let struck = twice * 50 * foe.to_be_hit / 20;
    let breath =
        if foe.species.can(Special::BreathesFire) { 2100 * 40 / 100 + struck * 60 / 100 } else { struck };
    // What it does besides hitting is worth a little fear.
    let nasty = creature.specials.iter().any(|special| {
        matches!(
            special,
            Special::Freezes | Special::Confuses | Special::DrainsStrength | Special::RustsArmor
        )
    });
    (breath + if nasty { 60 } else { 0 }) * i32::from(foe.speed) / 10
}

/// The most that a foe can do before the hero acts again.
pub(super) fn burst(foe: &Foe) -> i32 {
    let creature = foe.species.creature();
    let most: i32 = creature.damage.iter().map(|dice| i32::from(dice.count) * i32::from(dice.sides)).sum();
    let most = if foe.species.can(Special::BreathesFire) { most.max(30) } else { most };
    most * i32::from(foe.speed.div_ceil(10))
}

/// Hundredths of turns that killing a foe takes.
pub(super) fn turns_to_kill(vitals: &Vitals, foe: &Foe) -> i32 {
    let (dice, plus) = vitals.damage;
    let damage = (dice.twice_mean() * 50 + plus * 100).max(50);
    // Whole blows: half of one does not kill.
    let blows = (i32::from(foe.hp.0) * 100 + damage - 1) / damage;
    blows * 100 * 20 / foe.to_hit.max(1)
}

/// Hit points that a fight against all of them is expected to cost.
pub(super) fn loss(vitals: &Vitals, foes: &[Foe]) -> i32 {
    let mut order: Vec<(i32, i32)> =
        foes.iter().map(|foe| (turns_to_kill(vitals, foe), cost_a_turn(foe))).collect();
    order.sort_unstable();
    let (mut time, mut lost) = (0i64, 0i64);
    for (turns, cost) in order {
        time += i64::from(turns);
        lost += time * i64::from(cost) / 10_000;
    }
    i32::try_from(lost).unwrap_or(i32::MAX)
}
