//! Exact chances and means of blows, both ways, from what the hero knows; and how dangerous that makes somebody.

use crate::rules::{BREATH, Dice, Foe, Seen, Special};
use ::scene::GlyphInk;

/// What one side does to the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Blows {
    /// Chances in a hundred that a blow lands.
    pub chance: i64,
    /// Hundredths of damage a turn, misses and speed counted.
    pub a_turn: i64,
    /// Turns until the other is dead at that rate, if ever.
    pub turns: Option<i64>,
}

/// Hundredths of mean damage of dice with something added; no blow heals.
pub(super) fn mean(dice: Dice, plus: i32) -> i64 {
    let sides = usize::from(dice.sides);
    if sides == 0 || dice.count == 0 {
        return i64::from(plus.max(0)) * 100;
    }
    let mut ways: Vec<u64> = vec![1];
    for _ in 0..dice.count {
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

/// What the hero does to somebody.
pub(super) fn by_hero(seen: &Seen<'_>, foe: &Foe) -> Blows {
    let (dice, plus) = seen.vitals().damage;
    let a_turn = mean(dice, plus) * i64::from(foe.to_hit) / 20;
    Blows { chance: i64::from(foe.to_hit) * 5, a_turn, turns: turns(foe.hp.0, a_turn) }
}

/// What somebody does to the hero.
pub(super) fn by_foe(seen: &Seen<'_>, foe: &Foe) -> Blows {
    let attacks = foe.species.creature().damage;
    let blows: i64 = attacks.iter().map(|dice| mean(*dice, 0)).sum();
    let mut a_turn = blows * i64::from(foe.to_be_hit) / 20;
    if foe.species.can(Special::BreathesFire) {
        // Four of ten attacks are fire, which never misses.
        let chance = i64::from(Special::BreathesFire.chance());
        a_turn = (a_turn * (100 - chance) + mean(BREATH, 0) * chance) / 100;
    }
    let a_turn = a_turn * i64::from(foe.speed) / 10;
    Blows { chance: i64::from(foe.to_be_hit) * 5, a_turn, turns: turns(seen.vitals().hp, a_turn) }
}

fn turns(hp: i16, a_turn: i64) -> Option<i64> {
    (a_turn > 0).then(|| (i64::from(hp) * 100 + a_turn - 1) / a_turn)
}

/// How somebody is coloured: by what a fight to the end would cost.
pub(super) fn danger(seen: &Seen<'_>, foe: &Foe) -> GlyphInk {
    let (ours, theirs) = (by_hero(seen, foe), by_foe(seen, foe));
    let Some(lasts) = theirs.turns else { return GlyphInk::Weak };
    match ours.turns {
        Some(needs) if needs * 3 <= lasts => GlyphInk::Weak,
        Some(needs) if needs * 5 <= lasts * 4 => GlyphInk::Strong,
        _ => GlyphInk::Deadly,
    }
}

/// Hundredths as people read them, to a tenth.
pub(super) fn decimal(hundredths: i64) -> String {
    let tenths = (hundredths + 5) / 10;
    format!("{}.{}", tenths / 10, tenths % 10)
}
