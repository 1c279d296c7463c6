//! Stairs, the best ground there is: nobody follows over them, and those who are left there neither heal nor
//! move until the hero comes back.

use super::{
    Autoplayer, DIVE,
    duel::siege,
    fight::{RISK, SAFE, SURE, Strength, may_strike},
    flee::PACE,
    go,
    map::Map,
    odds::peril,
    resort::{resort, zap},
};
use crate::rules::{Action, Foe, Mood, Seen, Terrain};

/// Turns that those at stairs may take to be killed, by coming and going.
const SIEGE: u32 = 900;
/// Food, in turns, that is not spent on sieges.
const RESERVE: u32 = 1000;
/// Times it comes back to a level it fled from.
const RETURNS: u8 = 30;
/// Turns of light with which a level above is worth going back to.
const BRIGHT: u32 = 500;
/// By depth: the level that a hero wants before he goes on down, if there is something left to do.
const WANTED: [u8; 5] = [0, 2, 4, 6, 0];
/// Steps from which somebody counts as being at the stairs.
const NEAR: u32 = 3;

/// Both ends of a flight of stairs: who stood there when the hero left by them.
#[derive(Clone, Default, Debug)]
pub(super) struct Link {
    above: Vec<Foe>,
    below: Vec<Foe>,
}

/// The stairs the hero stands on.
pub(super) fn stairs_here(seen: &Seen<'_>) -> Option<Action> {
    match seen.terrain(seen.hero()) {
        Terrain::StairsUp => Some(Action::Up),
        Terrain::StairsDown => Some(Action::Down),
        _ => None,
    }
}

impl Autoplayer {
    /// Who was left at the stairs stays there: levels stand still while nobody is about.
    pub(super) fn remember_stairs(&mut self, seen: &Seen<'_>, action: Action) {
        let near = |foe: &Foe| foe.mood == Mood::Hunting && foe.cell.distance(seen.hero()) <= NEAR;
        let left = || seen.foes().filter(|foe| foe.in_view && near(foe)).collect();
        let depth = usize::from(seen.depth());
        match action {
            Action::Up => self.links[depth - 1] = Link { above: Vec::new(), below: left() },
            Action::Down => self.links[depth] = Link { above: left(), below: Vec::new() },
            _ => {}
        }
    }

    /// Who waits beyond the stairs of this kind.
    pub(super) fn beyond(&self, seen: &Seen<'_>, stairs: Terrain) -> &[Foe] {
        let depth = usize::from(seen.depth());
        match stairs {
            Terrain::StairsUp => &self.links[depth - 1].above,
            Terrain::StairsDown => &self.links[depth].below,
            _ => &[],
        }
    }

    /// Whether the hero stands on stairs beyond which nobody is known to wait.
    pub(super) fn has_way_out(&self, seen: &Seen<'_>) -> bool {
        stairs_here(seen).is_some() && self.beyond(seen, seen.terrain(seen.hero())).is_empty()
    }

    /// The chance in a thousand to die on arrival beyond stairs, by who was left there.
    pub(super) fn arrival(&self, seen: &Seen<'_>, stairs: Terrain) -> u32 {
        let waiting = self.beyond(seen, stairs);
        peril(i32::from(seen.vitals().hp), &waiting.iter().collect::<Vec<_>>())
    }

    /// Whether those who wait beyond stairs can be dealt with now: worn down, or run from. Those who are too slow
    /// to hold one who runs, and cannot kill him on arrival, need not be killed.
    pub(super) fn may_enter(&self, seen: &Seen<'_>, stairs: Terrain) -> bool {
        let slow = self.beyond(seen, stairs).iter().all(|foe| foe.speed <= PACE);
        (slow && self.arrival(seen, stairs) <= RISK / 2) || self.is_open(seen, stairs)
    }

    /// Whether nobody waits beyond stairs, or nobody who cannot be worn down.
    fn is_open(&self, seen: &Seen<'_>, stairs: Terrain) -> bool {
        let waiting = self.beyond(seen, stairs);
        let spare = Self::larder(seen).saturating_sub(RESERVE).min(SIEGE);
        waiting.is_empty() || siege(&seen.vitals(), waiting, RISK).is_some_and(|turns| turns <= spare)
    }

    /// On stairs: strikes as long as no round can be the last.
    pub(super) fn hold_stairs(
        &mut self,
        seen: &Seen<'_>,
        map: &Map<'_>,
        them: &Strength<'_>,
        stairs: Action,
    ) -> Option<Action> {
        if them.death <= SURE {
            return self.strike(seen, them);
        }
        if let Some(action) = zap(seen, them.awake).filter(|_| them.death > SAFE) {
            return Some(action);
        }
        let vitals = seen.vitals();
        let hp = i32::from(vitals.hp);
        let close = |foe: &Foe| foe.speed > PACE && foe.cell.distance(seen.hero()) <= 2;
        let soon = |foe: &&Foe| may_strike(seen, foe) || close(foe);
        let risk = peril(hp, &them.awake.iter().filter(soon).collect::<Vec<_>>());
        if self.breaks_out
            && risk <= RISK
            && let Some(action) = self.escape(seen, map, them.awake)
        {
            return Some(self.run(seen, them.awake, action));
        }
        let beyond = self.arrival(seen, seen.terrain(seen.hero()));
        let low = hp * 3 < i32::from(vitals.max_hp) * 2 && them.beside.is_empty();
        if beyond <= RISK && (risk > RISK || low) {
            return Some(stairs);
        }
        if risk > RISK {
            if let Some(action) = resort(seen, &vitals, them.awake) {
                return Some(action);
            }
            if let Some(action) = self.escape(seen, map, them.awake) {
                return Some(self.run(seen, them.awake, action));
            }
            if beyond * 2 < risk {
                return Some(stairs);
            }
        }
        self.strike(seen, them)
    }

    /// Healed on the other side of stairs, or too weak for this one: back to the level that is not done.
    pub(super) fn back_to_work(&mut self, seen: &Seen<'_>, map: &Map<'_>) -> Option<Action> {
        let depth = usize::from(seen.depth());
        let stairs = map.nearest(|cell| seen.terrain(cell) == Terrain::StairsUp)?;
        let weak = seen.vitals().level < WANTED[(depth - 1).min(WANTED.len() - 1)];
        if depth > usize::from(DIVE) || (stairs != seen.hero() && !weak) {
            return None;
        }
        let above = self.memos[depth - 1];
        let lit = Self::lights(seen) >= BRIGHT;
        let unfinished = above.since.is_some() && !above.done && above.returns < RETURNS && lit;
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
