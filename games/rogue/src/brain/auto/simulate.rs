//! Fights, simulated many times to estimate their risk. Knows the numbers of the hero and of the monsters in view, but
//! no map.

use super::tuning::{FIGHT_ROUNDS, FIGHT_TRIALS, HP_A_LEVEL, SIEGE_TRIALS, SIEGE_VISITS};
use crate::{
    known::odds::{death_in_a_round, most_damage},
    rules::{BREATH, Behaviour, Dice, Foe, Special, Vitals},
};

/// A fast generator for simulations, which need thousands of draws for one decision. The rules never use it.
pub(super) struct FightRng(u64);

impl FightRng {
    /// Seeded by the hero's numbers, so that the same situation gives the same answer.
    pub fn of(vitals: &Vitals, hp: i32) -> Self {
        FightRng(u64::from(vitals.xp) << 20 | u64::from(hp.unsigned_abs()))
    }

    pub fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((u64::from((bits >> 32) as u32) * u64::from(bound)) >> 32) as u32
    }

    fn roll(&mut self, dice: Dice) -> i32 {
        if dice.sides == 0 {
            return 0;
        }
        (0..dice.count).map(|_| self.below(u32::from(dice.sides)).cast_signed() + 1).sum()
    }

    fn in_20(&mut self, chance: i32) -> bool {
        self.below(20).cast_signed() < chance
    }
}

/// A monster in a simulated fight.
#[derive(Clone, Copy)]
struct Rival {
    foe: Foe,
    hp: i32,
    energy: u32,
    /// Turns until it is beside the hero.
    away: u32,
    grip: i32,
}

struct Fight<'a> {
    rng: &'a mut FightRng,
    hp: i32,
    max: i32,
    xp: u32,
    next: u32,
    damage: (Dice, i32),
    rivals: Vec<Rival>,
    /// Turns for which the hero cannot act.
    stunned: u32,
}

impl<'a> Fight<'a> {
    fn new(rng: &'a mut FightRng, vitals: &Vitals, hp: i32, foes: &[(Foe, u32)]) -> Self {
        let mut rivals: Vec<Rival> = foes
            .iter()
            .map(|(foe, away)| Rival {
                foe: *foe,
                hp: i32::from(foe.hp.0),
                energy: rng.below(100),
                away: *away,
                grip: foe.grip.into(),
            })
            .collect();
        // The hero kills those first that die fastest.
        rivals.sort_by_key(|rival| (rival.away, rival.hp * 20 / rival.foe.to_hit.max(1)));
        let (xp, next, damage) = (vitals.xp, vitals.next_xp.unwrap_or(u32::MAX), vitals.damage);
        Fight { rng, hp, max: i32::from(vitals.max_hp), xp, next, damage, rivals, stunned: 0 }
    }

    fn strike(&mut self) {
        if self.stunned > 0 {
            self.stunned -= 1;
            return;
        }
        let Some(index) = self.rivals.iter().position(|rival| rival.away == 0) else { return };
        let rival = &mut self.rivals[index];
        if !self.rng.in_20(rival.foe.to_hit) {
            return;
        }
        rival.hp -= (self.rng.roll(self.damage.0) + self.damage.1).max(0);
        let creature = rival.foe.species.creature();
        let thief = creature.behaviours[0] == Behaviour::Thief;
        let flees = !thief && rival.hp * 100 < i32::from(creature.flee) * i32::from(rival.foe.hp.1);
        if rival.hp <= 0 {
            self.xp += u32::from(creature.xp);
            if self.xp >= self.next {
                self.next = u32::MAX;
                self.max += HP_A_LEVEL;
                self.hp = self.max;
            }
        }
        if rival.hp <= 0 || flees {
            self.rivals.remove(index);
        }
    }

    /// The turn of all monsters.
    fn suffer(&mut self) {
        for index in 0..self.rivals.len() {
            let rival = &mut self.rivals[index];
            if rival.away > 0 {
                rival.away -= 1;
                continue;
            }
            rival.energy += 10 * u32::from(rival.foe.speed);
            while self.rivals[index].energy >= 100 {
                self.rivals[index].energy -= 100;
                self.blows(index);
            }
        }
    }

    fn blows(&mut self, index: usize) {
        let rival = &mut self.rivals[index];
        let species = rival.foe.species;
        let (lost, landed) = blows(&rival.foe, &mut rival.grip, self.rng);
        self.hp -= lost;
        if !landed {
            return;
        }
        if species.can(Special::Freezes) && self.rng.below(100) < Special::Freezes.chance() {
            self.stunned += 1;
        }
        if species.can(Special::Confuses) && self.rng.below(100) < Special::Confuses.chance() {
            self.stunned = 3;
        }
    }
}

/// The damage a monster does in one turn, and whether a blow landed; `grip` counts the hits of a flytrap.
pub(super) fn blows(foe: &Foe, grip: &mut i32, rng: &mut FightRng) -> (i32, bool) {
    let species = foe.species;
    if foe.helpless && rng.below(3) > 0 {
        return (0, false);
    }
    if species.can(Special::BreathesFire) && rng.below(100) < Special::BreathesFire.chance() {
        return (rng.roll(BREATH), false);
    }
    let creature = species.creature();
    let rooted = species.is_rooted();
    let (mut lost, mut landed) = (0, false);
    for dice in creature.damage {
        if rng.in_20(foe.to_be_hit) {
            landed = true;
            *grip += 1;
            lost += if rooted { *grip } else { rng.roll(*dice) };
        }
    }
    (lost, landed)
}

/// The risk, in a thousand, of fighting all these monsters to the end; each comes with the turns it takes to reach the
/// hero.
pub(super) fn fight_risk(vitals: &Vitals, hp: i32, foes: &[(Foe, u32)]) -> u32 {
    let mut rng = FightRng::of(vitals, hp);
    let mut deaths = 0;
    for _ in 0..FIGHT_TRIALS {
        let mut fight = Fight::new(&mut rng, vitals, hp, foes);
        let mut rounds = 0;
        while !fight.rivals.is_empty() && fight.hp > 0 && rounds < FIGHT_ROUNDS {
            fight.strike();
            fight.suffer();
            rounds += 1;
        }
        deaths += u32::from(fight.hp <= 0);
    }
    deaths * 1000 / FIGHT_TRIALS
}

/// The risk, in a thousand, of standing this many tenths of a turn within reach of each monster without
/// striking back.
pub(super) fn blows_risk(vitals: &Vitals, hp: i32, foes: &[(Foe, u32)]) -> u32 {
    let mut rng = FightRng::of(vitals, hp);
    let mut deaths = 0;
    for _ in 0..FIGHT_TRIALS {
        let mut fight = Fight::new(&mut rng, vitals, hp, &[]);
        for (foe, tenths) in foes {
            fight.rivals = vec![Rival { foe: *foe, hp: 1, energy: 0, away: 0, grip: 0 }];
            let turns = tenths / 10 + u32::from(fight.rng.below(10) < tenths % 10);
            for _ in 0..turns {
                fight.blows(0);
            }
        }
        deaths += u32::from(fight.hp <= 0);
    }
    deaths * 1000 / FIGHT_TRIALS
}

/// Turns it takes to kill monsters at stairs by coming and going, with rest in between; `None` if they outlast the
/// hero.
pub(super) fn siege_turns(vitals: &Vitals, foes: &[Foe], risk: u32) -> Option<u32> {
    let full = i32::from(vitals.max_hp);
    let mut rng = FightRng::of(vitals, full);
    let mut turns = 0;
    for _ in 0..SIEGE_TRIALS {
        let all: Vec<(Foe, u32)> = foes.iter().map(|foe| (*foe, 0)).collect();
        let mut fight = Fight::new(&mut rng, vitals, full, &all);
        let mut legs = 0;
        let mut least = (usize::MAX, 0);
        while !fight.rivals.is_empty() {
            legs += 1;
            fight.suffer();
            loop {
                if least.0 != fight.rivals.len() {
                    let rivals: Vec<Foe> = fight.rivals.iter().map(|rival| rival.foe).collect();
                    least = (rivals.len(), least_hp(&rivals, risk));
                }
                if fight.hp < least.1 || fight.rivals.is_empty() {
                    break;
                }
                fight.strike();
                fight.suffer();
                turns += 1;
            }
            turns += 10 * (fight.max - fight.hp).max(0).unsigned_abs() + 2;
            fight.hp = fight.max;
            if legs >= SIEGE_VISITS {
                return None;
            }
        }
    }
    Some(turns / SIEGE_TRIALS)
}

/// The fewest hit points with which a round beside these monsters stays within a risk.
fn least_hp(foes: &[Foe], risk: u32) -> i32 {
    let all: Vec<&Foe> = foes.iter().collect();
    let (mut low, mut high) = (0, foes.iter().map(most_damage).sum::<i32>() + 1);
    while high - low > 1 {
        let middle = i32::midpoint(low, high);
        if death_in_a_round(middle, &all) > risk { low = middle } else { high = middle }
    }
    high
}
