//! The odds of blows, both ways, from what the hero knows: exact means for both the player and the autoplayer,
//! and the chance not to live through a round.

use crate::rules::{BREATH, Dice, Foe, Special, Species, Vitals};

/// What one side does to the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Blows {
    /// Chance in per cent that a blow hits.
    pub chance: i64,
    /// Hundredths of damage per turn, counting misses and speed.
    pub damage_a_turn: i64,
    /// Turns until the other is dead at that rate, if ever.
    pub turns: Option<i64>,
}

/// Hundredths of the mean damage of dice with something added; no blow heals.
pub fn mean(dice: Dice, plus: i32) -> i64 {
    let least = if dice.sides == 0 { 0 } else { i32::from(dice.count) };
    if least + plus >= 0 {
        return i64::from(50 * dice.twice_mean() + 100 * plus);
    }
    let sides = usize::from(dice.sides);
    let mut ways: Vec<u64> = vec![1];
    for _ in 0..if sides == 0 { 0 } else { dice.count } {
        let mut next = vec![0; ways.len() + sides];
        for (sum, count) in ways.iter().enumerate() {
            for side in 1..=sides {
                next[sum + side] += count;
            }
        }
        ways = next;
    }
    let all: u64 = ways.iter().sum();
    let worth = |(sum, count): (usize, &u64)| {
        let damage = i64::try_from(sum).unwrap_or(0) + i64::from(plus);
        i128::from(damage.max(0)) * i128::from(*count)
    };
    let total: i128 = ways.iter().enumerate().map(worth).sum();
    i64::try_from(total * 100 / i128::from(all.max(1))).unwrap_or(i64::MAX)
}

/// What the hero does to a monster.
pub fn by_hero(vitals: &Vitals, foe: &Foe) -> Blows {
    let (dice, plus) = vitals.damage;
    let damage_a_turn = mean(dice, plus) * i64::from(foe.to_hit) / 20;
    Blows { chance: i64::from(foe.to_hit) * 5, damage_a_turn, turns: turns(foe.hp.0, damage_a_turn) }
}

/// What a monster does to the hero.
pub fn by_foe(vitals: &Vitals, foe: &Foe) -> Blows {
    let damage_a_turn = damage_a_turn(foe);
    let turns = if foe.species == Species::FLYTRAP {
        turns_in_grip(vitals.hp, foe)
    } else {
        turns(vitals.hp, damage_a_turn)
    };
    Blows { chance: i64::from(foe.to_be_hit) * 5, damage_a_turn, turns }
}

/// Turns until a flytrap is expected to have done that much damage, given that each hit does one more than
/// the last.
fn turns_in_grip(hp: i16, foe: &Foe) -> Option<i64> {
    let (chance, grip) = (i64::from(foe.to_be_hit), i64::from(foe.grip));
    // In four hundredths: the mean of h hits and of h(h+1)/2, when h of n blows land.
    let expected = |n: i64| {
        let hits = 20 * n * chance;
        let squares = n * chance * (20 - chance) + n * n * chance * chance;
        grip * hits + i64::midpoint(hits, squares)
    };
    // A blow that can hit does at least four hundredths.
    let wanted = 400 * i64::from(hp.max(1));
    (chance > 0).then(|| (1..=wanted).find(|n| expected(*n) >= wanted).unwrap_or(wanted))
}

/// Hundredths of hit points a monster is expected to cost per turn beside the hero.
pub fn damage_a_turn(foe: &Foe) -> i64 {
    let struck = foe.damage().map(|dice| mean(dice, 0)).sum::<i64>() * i64::from(foe.to_be_hit) / 20;
    let damage = if foe.species.can(Special::BreathesFire) {
        // Fire replaces blows, and never misses.
        let chance = i64::from(Special::BreathesFire.chance());
        (struck * (100 - chance) + mean(BREATH, 0) * chance) / 100
    } else {
        struck
    };
    damage * i64::from(foe.speed) / 10
}

fn turns(hp: i16, damage_a_turn: i64) -> Option<i64> {
    (damage_a_turn > 0).then(|| (i64::from(hp) * 100 + damage_a_turn - 1) / damage_a_turn)
}

/// The most that a monster can do before the hero acts again.
pub fn most_damage(foe: &Foe) -> i32 {
    let most = |dice: Dice| i32::from(dice.count) * i32::from(dice.sides);
    let struck: i32 = foe.damage().map(most).sum();
    let damage = if foe.species.can(Special::BreathesFire) { struck.max(most(BREATH)) } else { struck };
    damage * i32::from(foe.speed.div_ceil(10))
}

/// Certainty, in the unit of chances.
const CERTAIN: u64 = 1 << 20;

/// The chance, in a thousand, that these monsters kill a hero with this many hit points before he acts again.
pub fn death_in_a_round(hp: i32, foes: &[&Foe]) -> u32 {
    let worst: i32 = foes.iter().map(|foe| most_damage(foe)).sum();
    let Ok(room) = usize::try_from(hp) else { return 1000 };
    if worst < hp {
        return 0;
    }
    // The chance of having lost this many hit points; the last entry is all of them.
    let mut lost = vec![0u64; room + 1];
    lost[0] = CERTAIN;
    for foe in foes {
        let strikes: Vec<Dice> = foe.damage().collect();
        let sure = u64::from(foe.speed) / 10;
        for _ in 0..sure {
            lost = after_a_turn(&lost, foe, &strikes);
        }
        let maybe = u64::from(foe.speed) % 10;
        if maybe > 0 {
            let more = after_a_turn(&lost, foe, &strikes);
            lost = lost.iter().zip(&more).map(|(one, two)| (one * (10 - maybe) + two * maybe) / 10).collect();
        }
    }
    u32::try_from(lost[room] * 1000 / CERTAIN).unwrap_or(1000)
}

fn after_a_turn(lost: &[u64], foe: &Foe, strikes: &[Dice]) -> Vec<u64> {
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

/// Adds a roll of dice to the losses.
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
