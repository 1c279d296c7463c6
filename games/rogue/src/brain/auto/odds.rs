//! What a fight would cost, by computed odds.

use crate::rules::{BREATH, Dice, Foe, Special, Vitals};

/// Hundredths of a hit point that a foe is expected to cost in a turn beside the hero.
pub(super) fn cost_a_turn(foe: &Foe) -> i32 {
    let creature = foe.species.creature();
    let twice: i32 = creature.damage.iter().map(|dice| dice.twice_mean()).sum();
    let struck = twice * 50 * foe.to_be_hit / 20;
    let breath = if foe.species.can(Special::BreathesFire) {
        let chance = Special::BreathesFire.chance().cast_signed();
        (50 * BREATH.twice_mean() * chance + struck * (100 - chance)) / 100
    } else {
        struck
    };
    // What it does besides hitting is worth a little fear.
    let nasty = creature
        .specials
        .iter()
        .any(|special| matches!(special, Special::Confuses | Special::DrainsStrength | Special::DrainsMaxHp));
    (breath + if nasty { 60 } else { 0 }) * i32::from(foe.speed) / 10
}

/// The most that a foe can do before the hero acts again.
pub(super) fn burst(foe: &Foe) -> i32 {
    let creature = foe.species.creature();
    let most: i32 = creature.damage.iter().map(|dice| i32::from(dice.count) * i32::from(dice.sides)).sum();
    let fire = i32::from(BREATH.count) * i32::from(BREATH.sides);
    let most = if foe.species.can(Special::BreathesFire) { most.max(fire) } else { most };
    most * i32::from(foe.speed.div_ceil(10))
}

/// Hundredths of turns that killing a foe takes.
pub(super) fn turns_to_kill(vitals: &Vitals, foe: &Foe) -> i32 {
    let (dice, plus) = vitals.damage;
    let damage = (dice.twice_mean() * 50 + plus * 100).max(50);
    // Whole blows: half of one does not kill.
    let blows = (i32::from(foe.hp.0) * 100 + damage - 1) / damage;
    if foe.to_hit <= 0 { 100_000 } else { blows * 100 * 20 / foe.to_hit }
}

/// One in so many parts.
const WHOLE: u64 = 1 << 20;

/// The chance, in a thousand, that these foes kill a hero of so many hit points before he acts again.
pub(super) fn peril(hp: i32, foes: &[&Foe]) -> u32 {
    let worst: i32 = foes.iter().map(|foe| burst(foe)).sum();
    let Ok(room) = usize::try_from(hp) else { return 1000 };
    if worst < hp {
        return 0;
    }
    // The chance of having lost so much; the last is everything.
    let mut lost = vec![0u64; room + 1];
    lost[0] = WHOLE;
    for foe in foes {
        let strikes = foe.species.creature().damage;
        let sure = u64::from(foe.speed) / 10;
        for _ in 0..sure {
            lost = round(&lost, foe, strikes);
        }
        let maybe = u64::from(foe.speed) % 10;
        if maybe > 0 {
            let more = round(&lost, foe, strikes);
            lost = lost.iter().zip(&more).map(|(one, two)| (one * (10 - maybe) + two * maybe) / 10).collect();
        }
    }
    u32::try_from(lost[room] * 1000 / WHOLE).unwrap_or(1000)
}

fn round(lost: &[u64], foe: &Foe, strikes: &[Dice]) -> Vec<u64> {
    let chance = u64::try_from(foe.to_be_hit).unwrap_or(0);
    let mut struck = lost.to_vec();
    for dice in strikes {
        let hit = add(&struck, *dice);
        struck =
            struck.iter().zip(&hit).map(|(miss, hit)| (miss * (20 - chance) + hit * chance) / 20).collect();
    }
    if !foe.species.can(Special::BreathesFire) {
        return struck;
    }
    let burnt = add(lost, BREATH);
    let chance = u64::from(Special::BreathesFire.chance());
    struck.iter().zip(&burnt).map(|(blow, fire)| (blow * (100 - chance) + fire * chance) / 100).collect()
}

/// What dice add to what is lost.
fn add(before: &[u64], dice: Dice) -> Vec<u64> {
    let mut sum = before.to_vec();
    let last = sum.len() - 1;
    for _ in 0..dice.count {
        let mut next = vec![0; sum.len()];
        for (have, chance) in sum.iter().enumerate().filter(|(_, chance)| **chance > 0) {
            for side in 1..=usize::from(dice.sides) {
                next[(have + side).min(last)] += chance / u64::from(dice.sides);
            }
        }
        sum = next;
    }
    sum
}
