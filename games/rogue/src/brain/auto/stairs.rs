//! Stairs are the best ground there is: nobody follows the hero over them, and monsters left at the other end neither heal
//! nor move until he comes back.

use super::{
    Autoplayer,
    fight::{Strength, may_strike},
    go, is_below,
    last_resort::{last_resort, zap},
    simulate::siege_turns,
    tuning::{
        AT_STAIRS, DIVE_BELOW, FIGHT_RISK, HERO_SPEED, LEAVE_BY_STAIRS_BELOW, LIGHT_TO_RETURN, LONGEST_SIEGE,
        MOST_RETURNS, ROUND_RISK, RUN_PAST_RISK, SIEGE_RESERVE, STAIRS_FIGHT_RISK, WANTED_LEVEL,
    },
};
use crate::{
    known::{odds::death_in_a_round, paths::Paths},
    rules::{Action, Foe, Mood, Seen, Terrain},
};

/// Who stood at either end of a flight of stairs when the hero left by it.
#[derive(Clone, Default, Debug)]
pub(super) struct StairsMemo {
    above: Vec<Foe>,
    below: Vec<Foe>,
}

/// The action that takes the stairs the hero stands on.
pub(super) fn stairs_here(seen: &Seen<'_>) -> Option<Action> {
    match seen.terrain(seen.hero()) {
        Terrain::StairsUp => Some(Action::Up),
        Terrain::StairsDown => Some(Action::Down),
        _ => None,
    }
}

impl Autoplayer {
    /// Notes who is left behind at the stairs: a level stands still while the hero is away.
    pub(super) fn remember_stairs(&mut self, seen: &Seen<'_>, action: Action) {
        let near = |foe: &Foe| foe.mood == Mood::Hunting && foe.cell.distance(seen.hero()) <= AT_STAIRS;
        let left = || seen.foes().filter(|foe| foe.in_view && near(foe)).collect();
        let depth = usize::from(seen.depth());
        match action {
            Action::Up => self.stairs[depth - 1] = StairsMemo { above: Vec::new(), below: left() },
            Action::Down => self.stairs[depth] = StairsMemo { above: left(), below: Vec::new() },
            _ => {}
        }
    }

    /// Who waits at the other end of these stairs.
    pub(super) fn beyond(&self, seen: &Seen<'_>, stairs: Terrain) -> &[Foe] {
        let depth = usize::from(seen.depth());
        match stairs {
            Terrain::StairsUp => &self.stairs[depth - 1].above,
            Terrain::StairsDown => &self.stairs[depth].below,
            _ => &[],
        }
    }

    /// Whether the hero stands on stairs with nobody waiting at the other end.
    pub(super) fn has_way_out(&self, seen: &Seen<'_>) -> bool {
        stairs_here(seen).is_some() && self.beyond(seen, seen.terrain(seen.hero())).is_empty()
    }

    /// The chance in a thousand of dying on arrival at the other end.
    pub(super) fn arrival(&self, seen: &Seen<'_>, stairs: Terrain) -> u32 {
        let waiting = self.beyond(seen, stairs);
        death_in_a_round(i32::from(seen.vitals().hp), &waiting.iter().collect::<Vec<_>>())
    }

    /// Whether the hero can deal with those who wait at the other end: wear them down, or run past them if they are too
    /// slow to hold him and cannot kill him on arrival.
    pub(super) fn may_enter(&self, seen: &Seen<'_>, stairs: Terrain) -> bool {
        let slow = self.beyond(seen, stairs).iter().all(|foe| foe.speed <= HERO_SPEED);
        (slow && self.arrival(seen, stairs) <= RUN_PAST_RISK) || self.is_open(seen, stairs)
    }

    /// Whether the other end is free, or whoever waits there can be worn down.
    fn is_open(&self, seen: &Seen<'_>, stairs: Terrain) -> bool {
        let waiting = self.beyond(seen, stairs);
        let spare = Self::food_turns(seen).saturating_sub(SIEGE_RESERVE).min(LONGEST_SIEGE);
        waiting.is_empty()
            || siege_turns(&seen.vitals(), waiting, ROUND_RISK).is_some_and(|turns| turns <= spare)
    }

    /// On stairs: strikes as long as no round is likely to be the last.
    pub(super) fn hold_stairs(
        &mut self,
        seen: &Seen<'_>,
        them: &Strength<'_>,
        stairs: Action,
    ) -> Option<Action> {
        if them.death <= STAIRS_FIGHT_RISK {
            return self.strike(seen, them);
        }
        if let Some(action) = zap(seen, them.awake).filter(|_| them.death > FIGHT_RISK) {
            return Some(action);
        }
        let vitals = seen.vitals();
        let hp = i32::from(vitals.hp);
        let close = |foe: &Foe| foe.speed > HERO_SPEED && foe.cell.distance(seen.hero()) <= 2;
        let soon = |foe: &&Foe| may_strike(seen, foe) || close(foe);
        let risk = death_in_a_round(hp, &them.awake.iter().filter(soon).collect::<Vec<_>>());
        if self.breaks_out
            && risk <= ROUND_RISK
            && let Some(action) = self.escape(seen, them.awake)
        {
            return Some(self.run(seen, them.awake, action));
        }
        let beyond = self.arrival(seen, seen.terrain(seen.hero()));
        let low = is_below(&vitals, LEAVE_BY_STAIRS_BELOW) && them.beside.is_empty();
        if beyond <= ROUND_RISK && (risk > ROUND_RISK || low) {
            return Some(stairs);
        }
        if risk > ROUND_RISK {
            if let Some(action) = last_resort(seen, &vitals, them.awake) {
                return Some(action);
            }
            if let Some(action) = self.escape(seen, them.awake) {
                return Some(self.run(seen, them.awake, action));
            }
            if beyond * 2 < risk {
                return Some(stairs);
            }
        }
        self.strike(seen, them)
    }

    /// Goes back up to an unfinished level, after resting below it or because the hero is too weak for this one.
    pub(super) fn back_to_work(&mut self, seen: &Seen<'_>, map: &Paths<'_>) -> Option<Action> {
        let depth = usize::from(seen.depth());
        let stairs = map.nearest(|cell| seen.terrain(cell) == Terrain::StairsUp)?;
        let weak = seen.vitals().level < WANTED_LEVEL[(depth - 1).min(WANTED_LEVEL.len() - 1)];
        if depth > usize::from(DIVE_BELOW) || (stairs != seen.hero() && !weak) {
            return None;
        }
        let above = self.memos[depth - 1];
        let lit = Self::light_turns(seen) >= LIGHT_TO_RETURN;
        let unfinished = above.since.is_some() && !above.done && above.returns < MOST_RETURNS && lit;
        if !unfinished || !self.may_enter(seen, Terrain::StairsUp) {
            return None;
        }
        if seen.hero() != stairs {
            return go(map, stairs);
        }
        self.memos[depth - 1].returns += 1;
        self.breaks_out = !self.is_open(seen, Terrain::StairsUp);
        Some(Action::Up)
    }
}
