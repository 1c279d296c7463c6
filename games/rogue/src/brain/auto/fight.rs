//! Meeting monsters: strike, wait, use a wand, draw them to stairs, run.

use super::{
    Autoplayer,
    duel::bout,
    evade::{GOOD, evade},
    flee::{Chase, PACE},
    map::Map,
    odds::{cost_a_turn, peril, turns_to_kill},
    pursuit::{Outlook, outrun},
    resort::{resort, zap},
    stairs::stairs_here,
};
use crate::rules::{Action, Behaviour, Direction, Foe, Mood, Seen, Special, Terrain, Vitals};

/// Turns to wait for somebody who stands off.
const WAIT: u8 = 6;
/// Chances in a thousand of dying in a round that are too many where one can leave.
pub(super) const RISK: u32 = 15;
/// Deaths in a thousand that a fight may cost anywhere; and where it could be left at any time.
pub(super) const SAFE: u32 = 80;
pub(super) const SURE: u32 = 12;
/// Deaths in a thousand at which things that are used up are worth using.
const DIRE: u32 = 120;
/// Deaths in a thousand of a fight to the end from which one who could be worn down is left alone: it takes too long.
const WORN: u32 = 500;
/// How safe a way is, in a thousand, that is taken at once; and one that is taken with nobody in sight.
const LIKELY: u32 = 750;
const FAIR: u32 = 500;
/// Together with the deaths of a fight, how safe running has to be to be better than it.
const CLEARLY: u32 = 1100;
/// Steps to stairs with somebody in tow that a level may see.
const RETREATS: u16 = 800;
/// Steps on a level after which it stands rather than runs.
const TIRED: u16 = 600;

/// Those who matter now.
pub(super) struct Strength<'a> {
    pub awake: &'a [Foe],
    /// Those among them whom a blow reaches.
    pub beside: Vec<&'a Foe>,
    /// Deaths in a thousand of fighting all of them to the end.
    pub death: u32,
}

impl Autoplayer {
    /// What to do about those in view, if anything.
    pub(super) fn meet(&mut self, seen: &Seen<'_>, map: &Map<'_>, foes: &[Foe]) -> Option<Action> {
        let vitals = seen.vitals();
        // Those that flit about are left behind, and so are those who run.
        let matters = |foe: &&Foe| match foe.mood {
            Mood::Sleeping => false,
            Mood::Fleeing => may_strike(seen, foe),
            _ => !is_erratic(foe) || may_strike(seen, foe),
        };
        let awake: Vec<Foe> = foes.iter().filter(matters).copied().collect();
        if awake.iter().all(is_erratic)
            && let Some(action) = self.meet_bats(seen, map, foes)
        {
            return Some(action);
        }
        if awake.is_empty() {
            self.waited = 0;
            if !self.pursuers.is_empty() {
                return self.slip_away(seen, map, &vitals);
            }
            return Self::surprise(seen, &vitals, foes).or_else(|| self.unseen_blow(seen, map, &vitals));
        }
        if let Some(action) = Self::bare(seen, &awake) {
            return Some(action);
        }
        if !awake.iter().any(|foe| may_strike(seen, foe))
            && let Some(action) = self.unseen_blow(seen, map, &vitals)
        {
            return Some(action);
        }
        let timed: Vec<(Foe, u32)> = awake.iter().map(|foe| (*foe, turns_away(seen, map, foe))).collect();
        let death = bout(&vitals, i32::from(vitals.hp), &timed);
        let beside = awake.iter().filter(|foe| may_strike(seen, foe)).collect();
        let them = Strength { awake: &awake, beside, death };
        match stairs_here(seen) {
            Some(stairs) => self.hold_stairs(seen, map, &them, stairs),
            None => self.fight_or_run(seen, map, &them),
        }
    }

    /// On open ground.
    fn fight_or_run(&mut self, seen: &Seen<'_>, map: &Map<'_>, them: &Strength<'_>) -> Option<Action> {
        let vitals = seen.vitals();
        let hp = i32::from(vitals.hp);
        // Cornered ones bite, but not for long.
        let cornered = them.awake.iter().all(|foe| foe.mood == Mood::Fleeing);
        if them.death <= SAFE || (cornered && peril(hp, &them.beside) <= 4 * RISK) {
            return self.strike(seen, them);
        }
        if let Some(action) = zap(seen, them.awake) {
            return Some(action);
        }
        let chase = Chase::of(seen, them.awake);
        let memo = &self.memos[usize::from(seen.depth())];
        let way = chase.to_stairs(|kind| self.arrival(seen, kind)).filter(|_| memo.retreats < RETREATS);
        if let Some(way) = way.filter(|way| way.death < them.death) {
            self.memos[usize::from(seen.depth())].retreats += 1;
            return Some(self.run(seen, them.awake, way.step));
        }
        if let Some(action) = self.escape(seen, map, them.awake) {
            // Mean ones fall behind: blows are free as long as none of theirs kills and there is a way out.
            let lags = them.awake.iter().all(|foe| foe.species.can(Special::Mean));
            let tenths = if them.beside.is_empty() { 8 } else { 5 };
            let well = hp * 10 > i32::from(vitals.max_hp) * tenths;
            if lags && well && them.death <= WORN && peril(hp, &them.beside) <= RISK {
                return self.strike(seen, them).or(Some(action));
            }
            self.fled += 1;
            return Some(self.run(seen, them.awake, action));
        }
        let outlook = self.outrun(seen, map, them.awake);
        if let Some(outlook) =
            outlook.filter(|outlook| outlook.safety + them.death > CLEARLY && self.fled <= TIRED)
        {
            self.fled += 1;
            return Some(self.run(seen, them.awake, outlook.step));
        }
        let last = if them.death > DIRE { resort(seen, &vitals, them.awake) } else { None };
        last.or_else(|| self.strike(seen, them))
    }

    /// The first step of a way that keeps out of reach of them, if they are no faster.
    pub(super) fn escape(&self, seen: &Seen<'_>, map: &Map<'_>, foes: &[Foe]) -> Option<Action> {
        if foes.iter().any(|foe| foe.speed > PACE) || self.fled > TIRED {
            return None;
        }
        if let Some(action) = Chase::of(seen, foes).shut_out() {
            return Some(action);
        }
        let lag = foes.iter().all(|foe| foe.species.can(Special::Mean));
        if lag && let Some(outlook) = self.outrun(seen, map, foes).filter(|outlook| outlook.safety >= LIKELY)
        {
            return Some(outlook.step);
        }
        let refuge = |kind: Terrain| self.beyond(seen, kind).is_empty();
        evade(seen, map, foes, lag, refuge).filter(|escape| escape.worth >= GOOD).map(|escape| escape.step)
    }

    /// The best way to run from these, whatever it costs.
    fn outrun(&self, seen: &Seen<'_>, map: &Map<'_>, foes: &[Foe]) -> Option<Outlook> {
        outrun(seen, map, foes, |kind: Terrain| self.beyond(seen, kind).is_empty())
    }

    /// Goes, and remembers from whom. Behind a door that is shut nobody follows.
    pub(super) fn run(&mut self, seen: &Seen<'_>, foes: &[Foe], action: Action) -> Action {
        self.pursuers = foes.iter().map(|foe| (*foe, seen.turn())).collect();
        self.off(seen, action)
    }

    fn off(&mut self, seen: &Seen<'_>, action: Action) -> Action {
        if let Action::Close(direction) = action {
            self.pursuers.clear();
            self.shut = Some((seen.hero().to(direction), seen.turn()));
        }
        action
    }

    /// Nobody is in view, but somebody is close behind.
    fn slip_away(&mut self, seen: &Seen<'_>, map: &Map<'_>, vitals: &Vitals) -> Option<Action> {
        if let Some(stairs) = stairs_here(seen) {
            let low = i32::from(vitals.hp) * 100 < i32::from(vitals.max_hp) * 70;
            // Here they may come.
            return Some(if low && self.has_way_out(seen) { stairs } else { Action::Search });
        }
        let behind: Vec<Foe> = self.pursuers.iter().map(|(foe, _)| *foe).collect();
        let way = Chase::of(seen, &behind).to_stairs(|kind| self.arrival(seen, kind));
        let step = way.filter(|way| way.death <= RISK).map(|way| way.step);
        let outrun = || self.outrun(seen, map, &behind).filter(|way| way.safety >= FAIR).map(|way| way.step);
        step.or_else(|| self.escape(seen, map, &behind)).or_else(outrun).map(|action| self.off(seen, action))
    }

    /// Against what only rusts armour, armour is better taken off.
    fn bare(seen: &Seen<'_>, awake: &[Foe]) -> Option<Action> {
        let rusts = awake.iter().all(|foe| foe.species.can(Special::RustsArmor));
        (rusts && seen.may(&Action::TakeOff).is_ok()).then_some(Action::TakeOff)
    }

    /// A sleeper beside the hero that is worth the blow.
    fn surprise(seen: &Seen<'_>, vitals: &Vitals, foes: &[Foe]) -> Option<Action> {
        let asleep = foes.iter().filter(|foe| foe.mood == Mood::Sleeping && may_strike(seen, foe));
        let cheap = |foe: &&Foe| bout(vitals, i32::from(vitals.hp), &[(**foe, 1)]) <= SAFE;
        asleep.into_iter().find(cheap).and_then(|foe| towards(seen, foe))
    }

    pub(super) fn strike(&mut self, seen: &Seen<'_>, them: &Strength<'_>) -> Option<Action> {
        // Quick kills first; those that cost most before those that only annoy.
        let vitals = seen.vitals();
        let worth = |foe: &&&Foe| turns_to_kill(&vitals, foe) * 100 / cost_a_turn(foe).max(20);
        if let Some(foe) = them.beside.iter().min_by_key(worth) {
            self.waited = 0;
            return towards(seen, foe);
        }
        let comes = |foe: &Foe| {
            let mind = foe.species.creature().behaviours[0];
            foe.mood == Mood::Hunting && mind != Behaviour::Stationary && mind != Behaviour::Erratic
        };
        if them.awake.iter().any(comes) && self.waited < WAIT {
            self.waited += 1;
            return Some(Action::Search);
        }
        None
    }
}

/// Turns until somebody can strike, by the way it has to go.
fn turns_away(seen: &Seen<'_>, map: &Map<'_>, foe: &Foe) -> u32 {
    if may_strike(seen, foe) {
        return 0;
    }
    let steps = map.steps(foe.cell).map_or_else(|| foe.cell.distance(seen.hero()), u32::from);
    (steps.saturating_sub(1) * 10).div_ceil(u32::from(foe.speed.max(1))).max(1)
}

pub(super) fn is_erratic(foe: &Foe) -> bool {
    foe.species.creature().behaviours[0] == Behaviour::Erratic
}

/// Whether a blow can reach.
pub(super) fn may_strike(seen: &Seen<'_>, foe: &Foe) -> bool {
    towards(seen, foe).is_some()
}

pub(super) fn towards(seen: &Seen<'_>, foe: &Foe) -> Option<Action> {
    let direction = Direction::between(seen.hero(), foe.cell)?;
    Some(Action::Move(direction)).filter(|action| seen.may(action).is_ok())
}
