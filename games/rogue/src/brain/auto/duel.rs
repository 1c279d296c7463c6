//! Fights played out in the head, many times over, to know what they would cost. It knows numbers of the hero
//! and of those who are in view, no map.

use super::odds::{burst, peril};
use crate::rules::{BREATH, Behaviour, Dice, Foe, Special, Vitals};

/// Fights that are played out for one answer.
const TRIALS: u32 = 96;
/// Rounds after which a fight counts as standing still.
const ROUNDS: u32 = 80;
/// Sieges that are played out, and how often the hero may come back in each.
const SIEGES: u32 = 12;
const LEGS: u32 = 40;
/// What a level gained is worth in hit points at most, on the average.
const GAIN: i32 = 4;

/// Dice for imagined fights: quick ones, thousands for a decision. Rules never see them.
pub(super) struct Luck(u64);

impl Luck {
    /// The same for the same hero.
    pub fn of(vitals: &Vitals, hp: i32) -> Self {
        Luck(u64::from(vitals.xp) << 20 | u64::from(hp.unsigned_abs()))
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

/// One of the other side.
#[derive(Clone, Copy)]
struct Rival {
    foe: Foe,
    hp: i32,
    energy: u32,
    /// Turns until it can strike.
    away: u32,
    grip: i32,
}

struct Match<'a> {
    luck: &'a mut Luck,
    hp: i32,
    max: i32,
    xp: u32,
    next: u32,
    damage: (Dice, i32),
    rivals: Vec<Rival>,
    /// Turns that the hero cannot use.
    stunned: u32,
}

impl<'a> Match<'a> {
    fn new(luck: &'a mut Luck, vitals: &Vitals, hp: i32, foes: &[(Foe, u32)]) -> Self {
        let mut rivals: Vec<Rival> = foes
            .iter()
            .map(|(foe, away)| Rival {
                foe: *foe,
                hp: i32::from(foe.hp.0),
                energy: luck.below(100),
                away: *away,
                grip: 0,
            })
            .collect();
        // The quickest to kill first: their blows end soonest.
        rivals.sort_by_key(|rival| (rival.away, rival.hp * 20 / rival.foe.to_hit.max(1)));
        let (xp, next, damage) = (vitals.xp, vitals.next_xp, vitals.damage);
        Match { luck, hp, max: i32::from(vitals.max_hp), xp, next, damage, rivals, stunned: 0 }
    }

    fn strike(&mut self) {
        if self.stunned > 0 {
            self.stunned -= 1;
            return;
        }
        let Some(index) = self.rivals.iter().position(|rival| rival.away == 0) else { return };
        let rival = &mut self.rivals[index];
        if !self.luck.in_20(rival.foe.to_hit) {
            return;
        }
        rival.hp -= (self.luck.roll(self.damage.0) + self.damage.1).max(0);
        let creature = rival.foe.species.creature();
        let thief = creature.behaviours[0] == Behaviour::Thief;
        let flees = !thief && rival.hp * 100 < i32::from(creature.flee) * i32::from(rival.foe.hp.1);
        if rival.hp <= 0 {
            self.xp += u32::from(creature.xp);
            if self.xp >= self.next {
                self.next = u32::MAX;
                self.max += GAIN;
                self.hp = self.max;
            }
        }
        if rival.hp <= 0 || flees {
            self.rivals.remove(index);
        }
    }

    /// Everybody else's turn.
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
        let (lost, landed) = blows(&rival.foe, &mut rival.grip, self.luck);
        self.hp -= lost;
        if !landed {
            return;
        }
        if species.can(Special::Freezes) && self.luck.below(100) < Special::Freezes.chance() {
            self.stunned += 1;
        }
        if species.can(Special::Confuses) && self.luck.below(100) < Special::Confuses.chance() {
            self.stunned = 3;
        }
    }
}

/// What somebody's blows take in one of its turns, and whether one of them landed; `grip` counts those of one who holds.
pub(super) fn blows(foe: &Foe, grip: &mut i32, luck: &mut Luck) -> (i32, bool) {
    let species = foe.species;
    if foe.helpless && luck.below(3) > 0 {
        return (0, false);
    }
    if species.can(Special::BreathesFire) && luck.below(100) < Special::BreathesFire.chance() {
        return (luck.roll(BREATH), false);
    }
    let creature = species.creature();
    let rooted = species.is_rooted();
    let (mut lost, mut landed) = (0, false);
    for dice in creature.damage {
        if luck.in_20(foe.to_be_hit) {
            landed = true;
            *grip += 1;
            lost += if rooted { *grip } else { luck.roll(*dice) };
        }
    }
    (lost, landed)
}

/// Deaths in a thousand of fighting all of them to the end; with each comes how many turns it needs to be beside
/// the hero.
pub(super) fn bout(vitals: &Vitals, hp: i32, foes: &[(Foe, u32)]) -> u32 {
    let mut luck = Luck::of(vitals, hp);
    let mut deaths = 0;
    for _ in 0..TRIALS {
        let mut fight = Match::new(&mut luck, vitals, hp, foes);
        let mut rounds = 0;
        while !fight.rivals.is_empty() && fight.hp > 0 && rounds < ROUNDS {
            fight.strike();
            fight.suffer();
            rounds += 1;
        }
        deaths += u32::from(fight.hp <= 0);
    }
    deaths * 1000 / TRIALS
}

/// The chance, in a thousand, to die of so many turns of theirs, given in tenths.
pub(super) fn gauntlet(vitals: &Vitals, hp: i32, foes: &[(Foe, u32)]) -> u32 {
    let mut luck = Luck::of(vitals, hp);
    let mut deaths = 0;
    for _ in 0..TRIALS {
        let mut fight = Match::new(&mut luck, vitals, hp, &[]);
        for (foe, tenths) in foes {
            fight.rivals = vec![Rival { foe: *foe, hp: 1, energy: 0, away: 0, grip: 0 }];
            let turns = tenths / 10 + u32::from(fight.luck.below(10) < tenths % 10);
            for _ in 0..turns {
                fight.blows(0);
            }
        }
        deaths += u32::from(fight.hp <= 0);
    }
    deaths * 1000 / TRIALS
}

/// Turns that it takes to kill those who stand at stairs, coming and going, with rest in between; none where
/// that comes to nothing.
pub(super) fn siege(vitals: &Vitals, foes: &[Foe], risk: u32) -> Option<u32> {
    let full = i32::from(vitals.max_hp);
    let mut luck = Luck::of(vitals, full);
    let mut turns = 0;
    for _ in 0..SIEGES {
        let all: Vec<(Foe, u32)> = foes.iter().map(|foe| (*foe, 0)).collect();
        let mut fight = Match::new(&mut luck, vitals, full, &all);
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
            if legs >= LEGS {
                return None;
            }
        }
    }
    Some(turns / SIEGES)
}

/// The fewest hit points with which a round beside them is as safe as wished.
fn least_hp(foes: &[Foe], risk: u32) -> i32 {
    let all: Vec<&Foe> = foes.iter().collect();
    let (mut low, mut high) = (0, foes.iter().map(burst).sum::<i32>() + 1);
    while high - low > 1 {
        let middle = i32::midpoint(low, high);
        if peril(middle, &all) > risk { low = middle } else { high = middle }
    }
    high
}
