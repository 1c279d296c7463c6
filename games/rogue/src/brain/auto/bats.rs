//! What flits about at random is fast, hard to hit and soon lost: it is left behind rather than fought, as long as
//! the hero is weak.

use super::{
    Autoplayer,
    duel::bout,
    fight::{is_erratic, may_strike},
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

/// Whether something that flits about is better left alone.
pub(super) fn is_shunned(vitals: &Vitals, foe: &Foe) -> bool {
    is_erratic(foe) && foe.to_hit < LIKELY && bout(vitals, i32::from(vitals.hp), &[(*foe, 0)]) > SHUNNED
}

impl Autoplayer {
    /// Out of its reach, by the stairs or with a step that leads away from it.
    pub(super) fn leave_the_bats(&self, seen: &Seen<'_>, map: &Map<'_>, foes: &[Foe]) -> Option<Action> {
        let here = seen.hero();
        let bats: Vec<&Foe> = foes.iter().filter(|foe| foe.mood != Mood::Sleeping).collect();
        let vitals = seen.vitals();
        let low = i32::from(vitals.hp) * 3 < i32::from(vitals.max_hp) * 2;
        let beside = bats.iter().any(|foe| may_strike(seen, foe));
        if self.has_way_out(seen) && (beside || (low && !bats.is_empty())) {
            return stairs_here(seen);
        }
        if !beside {
            return None;
        }
        let near = |cell: Cell| bats.iter().any(|foe| foe.cell == cell || map.adjoins(foe.cell, cell));
        let away = Map::of(*seen, |cell| near(cell) || seen.terrain(cell) == Terrain::Trap);
        let far = |cell: &Cell| {
            let gap = bats.iter().map(|foe| foe.cell.distance(*cell)).min().unwrap_or(0);
            (gap.min(APART), u16::MAX - away.steps(*cell).unwrap_or(u16::MAX))
        };
        let goal = away.reached().iter().copied().filter(|cell| *cell != here).max_by_key(far)?;
        away.first_step(goal).map(Action::Move)
    }
}
