//! Meeting monsters: strike, wait, zap, retreat to stairs, or run.

use super::{
    Autoplayer,
    evade::evade,
    flee::Chase,
    is_below,
    last_resort::{last_resort, zap},
    pursuit::{Outlook, outrun},
    simulate::fight_risk,
    stairs::stairs_here,
    threat::{cost_a_turn, turns_to_kill},
    tuning::{
        CORNERED_RISK, FAIR_RUN, FIGHT_RISK, GOOD_END, HARMLESS, HERO_SPEED, ITEMS_RISK,
        LEAVE_PURSUERS_BELOW, MOST_FLIGHT, MOST_RETREATS, ROUND_RISK, RUN_OR_FIGHT, SAFE_RUN,
        TRADE_BLOWS_FROM, TRADE_BLOWS_ON, WAIT_FOR_FOE, WEAR_DOWN_RISK,
    },
};
use crate::{
    known::{odds::death_in_a_round, paths::Paths},
    rules::{Action, Behaviour, Direction, Foe, Mood, Seen, Special, Terrain, Vitals},
};

/// The monsters that matter now.
pub(super) struct Strength<'a> {
    pub awake: &'a [Foe],
    /// Those within reach of a blow.
    pub beside: Vec<&'a Foe>,
    /// The risk of fighting all of them to the end.
    pub death: u32,
}

impl Autoplayer {
    /// What to do about the monsters in view, if anything.
    pub(super) fn meet(&mut self, seen: &Seen<'_>, map: &Paths<'_>, foes: &[Foe]) -> Option<Action> {
        let vitals = seen.vitals();
        // Erratic and fleeing monsters matter only within reach.
        let matters = |foe: &&Foe| match foe.mood {
            Mood::Sleeping => false,
            Mood::Fleeing => may_strike(seen, foe),
            _ => !is_erratic(foe) || may_strike(seen, foe),
        };
        let awake: Vec<Foe> = foes.iter().filter(matters).copied().collect();
        if awake.iter().all(is_erratic)
            && let Some(action) = self.meet_erratic(seen, map, foes)
        {
            return Some(action);
        }
        if awake.is_empty() {
            self.waited = 0;
            if !self.pursuers.is_empty() {
                return self.slip_away(seen, &vitals);
            }
            return Self::strike_sleeper(seen, &vitals, foes)
                .or_else(|| self.unseen_blow(seen, map, &vitals));
        }
        if let Some(action) = Self::take_armor_off(seen, &awake) {
            return Some(action);
        }
        if !awake.iter().any(|foe| may_strike(seen, foe))
            && let Some(action) = self.unseen_blow(seen, map, &vitals)
        {
            return Some(action);
        }
        let timed: Vec<(Foe, u32)> = awake.iter().map(|foe| (*foe, turns_away(seen, map, foe))).collect();
        let death = fight_risk(&vitals, i32::from(vitals.hp), &timed);
        let beside = awake.iter().filter(|foe| may_strike(seen, foe)).collect();
        let them = Strength { awake: &awake, beside, death };
        match stairs_here(seen) {
            Some(stairs) => self.hold_stairs(seen, &them, stairs),
            None => self.fight_or_run(seen, &them),
        }
    }

    /// What to do away from stairs.
    fn fight_or_run(&mut self, seen: &Seen<'_>, them: &Strength<'_>) -> Option<Action> {
        let vitals = seen.vitals();
        let hp = i32::from(vitals.hp);
        // Cornered monsters bite, but not for long.
        let cornered = them.awake.iter().all(|foe| foe.mood == Mood::Fleeing);
        if them.death <= FIGHT_RISK || (cornered && death_in_a_round(hp, &them.beside) <= CORNERED_RISK) {
            return self.strike(seen, them);
        }
        if let Some(action) = zap(seen, them.awake) {
            return Some(action);
        }
        let chase = Chase::of(seen, them.awake);
        let memo = &self.memos[usize::from(seen.depth())];
        let way = chase.to_stairs(|kind| self.arrival(seen, kind)).filter(|_| memo.retreats < MOST_RETREATS);
        if let Some(way) = way.filter(|way| way.death < them.death) {
            self.memos[usize::from(seen.depth())].retreats += 1;
            return Some(self.run(seen, them.awake, way.step));
        }
        if let Some(action) = self.escape(seen, them.awake) {
            // Mean monsters fall behind, so there is time for blows as long as none of theirs kills.
            let lags = them.awake.iter().all(|foe| foe.species.can(Special::Mean));
            let least = if them.beside.is_empty() { TRADE_BLOWS_FROM } else { TRADE_BLOWS_ON };
            let well = hp * least.1 > i32::from(vitals.max_hp) * least.0;
            if lags
                && well
                && them.death <= WEAR_DOWN_RISK
                && death_in_a_round(hp, &them.beside) <= ROUND_RISK
            {
                return self.strike(seen, them).or(Some(action));
            }
            self.fled += 1;
            return Some(self.run(seen, them.awake, action));
        }
        let outlook = self.outrun(seen, them.awake);
        if let Some(outlook) =
            outlook.filter(|outlook| outlook.safety + them.death > RUN_OR_FIGHT && self.fled <= MOST_FLIGHT)
        {
            self.fled += 1;
            return Some(self.run(seen, them.awake, outlook.step));
        }
        let last = if them.death > ITEMS_RISK { last_resort(seen, &vitals, them.awake) } else { None };
        last.or_else(|| self.strike(seen, them))
    }

    /// The first step of a way out of reach, if none of them is faster than the hero.
    pub(super) fn escape(&self, seen: &Seen<'_>, foes: &[Foe]) -> Option<Action> {
        if foes.iter().any(|foe| foe.speed > HERO_SPEED) || self.fled > MOST_FLIGHT {
            return None;
        }
        if let Some(action) = Chase::of(seen, foes).shut_out() {
            return Some(action);
        }
        let lag = foes.iter().all(|foe| foe.species.can(Special::Mean));
        if lag && let Some(outlook) = self.outrun(seen, foes).filter(|outlook| outlook.safety >= SAFE_RUN) {
            return Some(outlook.step);
        }
        let refuge = |kind: Terrain| self.beyond(seen, kind).is_empty();
        evade(seen, foes, lag, refuge).filter(|escape| escape.worth >= GOOD_END).map(|escape| escape.step)
    }

    /// The best way to run from these monsters, at any risk.
    fn outrun(&self, seen: &Seen<'_>, foes: &[Foe]) -> Option<Outlook> {
        outrun(seen, foes, |kind: Terrain| self.beyond(seen, kind).is_empty())
    }

    /// Runs, and remembers from whom.
    pub(super) fn run(&mut self, seen: &Seen<'_>, foes: &[Foe], action: Action) -> Action {
        self.pursuers = foes.iter().map(|foe| (*foe, seen.turn())).collect();
        self.remember_door(seen, action)
    }

    fn remember_door(&mut self, seen: &Seen<'_>, action: Action) -> Action {
        if let Action::Close(direction) = action {
            self.pursuers.clear();
            self.shut_door = Some((seen.hero().to(direction), seen.turn()));
        }
        action
    }

    /// No monster is in view, but some are close behind.
    fn slip_away(&mut self, seen: &Seen<'_>, vitals: &Vitals) -> Option<Action> {
        if let Some(stairs) = stairs_here(seen) {
            let low = is_below(vitals, LEAVE_PURSUERS_BELOW);
            // On stairs the hero can wait for them.
            return Some(if low && self.has_way_out(seen) { stairs } else { Action::Search });
        }
        let behind: Vec<Foe> = self.pursuers.iter().map(|(foe, _)| *foe).collect();
        let way = Chase::of(seen, &behind).to_stairs(|kind| self.arrival(seen, kind));
        let step = way.filter(|way| way.death <= ROUND_RISK).map(|way| way.step);
        let outrun = || self.outrun(seen, &behind).filter(|way| way.safety >= FAIR_RUN).map(|way| way.step);
        step.or_else(|| self.escape(seen, &behind))
            .or_else(outrun)
            .map(|action| self.remember_door(seen, action))
    }

    /// Takes armour off if the monsters would only rust it.
    fn take_armor_off(seen: &Seen<'_>, awake: &[Foe]) -> Option<Action> {
        let rusts = awake.iter().all(|foe| foe.species.can(Special::RustsArmor));
        (rusts && seen.may(&Action::TakeOff).is_ok()).then_some(Action::TakeOff)
    }

    /// Strikes a monster that sleeps beside the hero, if the fight is safe.
    fn strike_sleeper(seen: &Seen<'_>, vitals: &Vitals, foes: &[Foe]) -> Option<Action> {
        let asleep = foes.iter().filter(|foe| foe.mood == Mood::Sleeping && may_strike(seen, foe));
        let cheap = |foe: &&Foe| fight_risk(vitals, i32::from(vitals.hp), &[(**foe, 1)]) <= FIGHT_RISK;
        asleep.into_iter().find(cheap).and_then(|foe| towards(seen, foe))
    }

    pub(super) fn strike(&mut self, seen: &Seen<'_>, them: &Strength<'_>) -> Option<Action> {
        // Quick kills first, and costly monsters before annoying ones.
        let vitals = seen.vitals();
        let worth = |foe: &&&Foe| turns_to_kill(&vitals, foe) * 100 / cost_a_turn(foe).max(HARMLESS);
        if let Some(foe) = them.beside.iter().min_by_key(worth) {
            self.waited = 0;
            return towards(seen, foe);
        }
        let comes = |foe: &Foe| {
            let mind = foe.species.creature().behaviours[0];
            foe.mood == Mood::Hunting && mind != Behaviour::Stationary && mind != Behaviour::Erratic
        };
        if them.awake.iter().any(comes) && self.waited < WAIT_FOR_FOE {
            self.waited += 1;
            return Some(Action::Search);
        }
        None
    }
}

/// Turns until a monster can strike, by the way it has to go.
fn turns_away(seen: &Seen<'_>, map: &Paths<'_>, foe: &Foe) -> u32 {
    if may_strike(seen, foe) {
        return 0;
    }
    let steps = map.steps(foe.cell).map_or_else(|| foe.cell.distance(seen.hero()), u32::from);
    (steps.saturating_sub(1) * 10).div_ceil(u32::from(foe.speed.max(1))).max(1)
}

pub(super) fn is_erratic(foe: &Foe) -> bool {
    foe.species.creature().behaviours[0] == Behaviour::Erratic
}

/// Whether the hero can strike it now.
pub(super) fn may_strike(seen: &Seen<'_>, foe: &Foe) -> bool {
    towards(seen, foe).is_some()
}

pub(super) fn towards(seen: &Seen<'_>, foe: &Foe) -> Option<Action> {
    let direction = Direction::between(seen.hero(), foe.cell)?;
    Some(Action::Move(direction)).filter(|action| seen.may(action).is_ok())
}
