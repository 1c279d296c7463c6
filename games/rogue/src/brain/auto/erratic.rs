//! Erratic flyers, such as bats: fast, hard to hit, and gone as soon as they came. A weak hero stays out of their way and
//! fights them only where there is no way around, until he has lost half of his hit points.

use super::{
    Autoplayer,
    fight::{is_erratic, may_strike, towards},
    is_below,
    simulate::fight_risk,
    stairs::stairs_here,
    tuning::{
        ERRATIC_DISTANCE, ERRATIC_HURT, ERRATIC_LEAVE_BELOW, ERRATIC_RESOLVED, ERRATIC_RISK, ERRATIC_TO_HIT,
        ERRATIC_WELL,
    },
};
use crate::{
    known::paths::{Paths, adjoins},
    rules::{Action, Cell, Foe, Mood, Seen, Terrain, Vitals},
};

fn is_costly(vitals: &Vitals, foe: &Foe) -> bool {
    fight_risk(vitals, i32::from(vitals.hp), &[(*foe, 0)]) > ERRATIC_RISK
}

impl Autoplayer {
    /// Whether an erratic monster is better left alone.
    pub(super) fn is_shunned(&self, vitals: &Vitals, foe: &Foe) -> bool {
        let unwelcome = self.hurt || (foe.to_hit < ERRATIC_TO_HIT && self.resolved.is_none());
        is_erratic(foe) && foe.mood != Mood::Sleeping && unwelcome && is_costly(vitals, foe)
    }

    /// Updates whether the hero is hurt too badly for erratic monsters, or still set on getting past them.
    pub(super) fn update_courage(&mut self, turn: u32, vitals: &Vitals) {
        let (hp, max) = (i32::from(vitals.hp) * 100, i32::from(vitals.max_hp));
        self.hurt = hp <= max * ERRATIC_HURT || (self.hurt && hp < max * ERRATIC_WELL);
        self.resolved = self.resolved.filter(|since| !self.hurt && turn - since <= ERRATIC_RESOLVED);
    }

    /// There is no way around them, so they are fought for a while.
    pub(super) fn get_past_erratic(&mut self, turn: u32) {
        if !self.erratic.is_empty() {
            self.resolved = Some(turn);
            self.erratic.clear();
        }
    }

    /// What to do when only erratic monsters are awake: strike, or get out of their reach.
    pub(super) fn meet_erratic(&self, seen: &Seen<'_>, map: &Paths<'_>, foes: &[Foe]) -> Option<Action> {
        let erratic: Vec<&Foe> = foes.iter().filter(|foe| foe.mood != Mood::Sleeping).collect();
        let beside: Vec<&Foe> = erratic.iter().copied().filter(|foe| may_strike(seen, foe)).collect();
        let vitals = seen.vitals();
        let shunned = |foe: &&Foe| self.is_shunned(&vitals, foe);
        if self.has_way_out(seen)
            && erratic.iter().any(shunned)
            && (!beside.is_empty() || is_below(&vitals, ERRATIC_LEAVE_BELOW))
        {
            return stairs_here(seen);
        }
        let worst = beside.iter().copied().find(|foe| is_costly(&vitals, foe))?;
        if !beside.iter().any(shunned) {
            return towards(seen, worst);
        }
        keep_away(seen, map, &erratic.iter().map(|foe| foe.cell).collect::<Vec<_>>())
    }
}

/// A step away from erratic monsters, if any is near.
pub(super) fn keep_away(seen: &Seen<'_>, map: &Paths<'_>, erratic: &[Cell]) -> Option<Action> {
    let here = seen.hero();
    let gap = |cell: Cell| {
        erratic.iter().map(|it| it.distance(cell)).min().unwrap_or(ERRATIC_DISTANCE).min(ERRATIC_DISTANCE)
    };
    let near = |cell: Cell| erratic.iter().any(|it| *it == cell || adjoins(seen, *it, cell));
    let shut = |cell: Cell| map.steps(cell).is_none() && seen.terrain(cell) == Terrain::ClosedDoor;
    let away =
        Paths::from_hero(*seen, |cell| near(cell) || shut(cell) || seen.terrain(cell) == Terrain::Trap);
    let far = |cell: &Cell| (gap(*cell), u16::MAX - away.steps(*cell).unwrap_or(u16::MAX));
    let goal = away.reached().iter().copied().filter(|cell| *cell != here).max_by_key(far)?;
    if gap(goal) <= gap(here) && !near(here) {
        return None;
    }
    away.first_step(goal).map(Action::Move)
}
