//! What flits about at random is fast, hard to hit and soon lost: as long as the hero is weak it is left behind, and
//! fought only where it is in the way, until half of him is gone.

use super::{
    Autoplayer,
    duel::bout,
    fight::{is_erratic, may_strike, towards},
    map::Map,
    stairs::stairs_here,
};
use crate::rules::{Action, Cell, Foe, Mood, Seen, Terrain, Vitals};

/// Deaths in a thousand for which something that flits about is not worth a blow.
const SHUNNED: u32 = 12;
/// Chances in twenty from which a blow is soon one that lands.
const LIKELY: i32 = 7;
/// Cells between that are enough.
const APART: u32 = 6;
/// Parts of a hundred of the hero at which he lets things be, and with which he takes heart again.
const HURT: i32 = 50;
const WELL: i32 = 75;
/// Turns for which he stays resolved to get past them.
const RESOLVED: u32 = 30;

fn is_costly(vitals: &Vitals, foe: &Foe) -> bool {
    bout(vitals, i32::from(vitals.hp), &[(*foe, 0)]) > SHUNNED
}

impl Autoplayer {
    /// Whether something that flits about is better left alone.
    pub(super) fn is_shunned(&self, vitals: &Vitals, foe: &Foe) -> bool {
        let unwelcome = self.hurt || (foe.to_hit < LIKELY && self.bold.is_none());
        is_erratic(foe) && foe.mood != Mood::Sleeping && unwelcome && is_costly(vitals, foe)
    }

    /// Whether it is well enough for what flits about, and for how long still.
    pub(super) fn take_heart(&mut self, turn: u32, vitals: &Vitals) {
        let (hp, max) = (i32::from(vitals.hp) * 100, i32::from(vitals.max_hp));
        self.hurt = hp <= max * HURT || (self.hurt && hp < max * WELL);
        self.bold = self.bold.filter(|since| !self.hurt && turn - since <= RESOLVED);
    }

    /// There is no way around them: they are fought.
    pub(super) fn get_past_bats(&mut self, turn: u32) {
        if !self.bats.is_empty() {
            self.bold = Some(turn);
            self.bats.clear();
        }
    }

    /// What to do where nobody else is awake: a blow, or out of its reach.
    pub(super) fn meet_bats(&self, seen: &Seen<'_>, map: &Map<'_>, foes: &[Foe]) -> Option<Action> {
        let bats: Vec<&Foe> = foes.iter().filter(|foe| foe.mood != Mood::Sleeping).collect();
        let beside: Vec<&Foe> = bats.iter().copied().filter(|foe| may_strike(seen, foe)).collect();
        let vitals = seen.vitals();
        let (hp, max) = (i32::from(vitals.hp), i32::from(vitals.max_hp));
        let shunned = |foe: &&Foe| self.is_shunned(&vitals, foe);
        if self.has_way_out(seen) && bats.iter().any(shunned) && (!beside.is_empty() || hp * 3 < max * 2) {
            return stairs_here(seen);
        }
        let worst = beside.iter().copied().find(|foe| is_costly(&vitals, foe))?;
        if !beside.iter().any(shunned) {
            return towards(seen, worst);
        }
        keep_away(seen, map, &bats.iter().map(|foe| foe.cell).collect::<Vec<_>>())
    }
}

/// A step away from where something flits about, if it is near.
pub(super) fn keep_away(seen: &Seen<'_>, map: &Map<'_>, bats: &[Cell]) -> Option<Action> {
    let here = seen.hero();
    let gap = |cell: Cell| bats.iter().map(|bat| bat.distance(cell)).min().unwrap_or(APART).min(APART);
    let near = |cell: Cell| bats.iter().any(|bat| *bat == cell || map.adjoins(*bat, cell));
    let shut = |cell: Cell| map.steps(cell).is_none() && seen.terrain(cell) == Terrain::ClosedDoor;
    let away = Map::of(*seen, |cell| near(cell) || shut(cell) || seen.terrain(cell) == Terrain::Trap);
    let far = |cell: &Cell| (gap(*cell), u16::MAX - away.steps(*cell).unwrap_or(u16::MAX));
    let goal = away.reached().iter().copied().filter(|cell| *cell != here).max_by_key(far)?;
    if gap(goal) <= gap(here) && !near(here) {
        return None;
    }
    away.first_step(goal).map(Action::Move)
}
