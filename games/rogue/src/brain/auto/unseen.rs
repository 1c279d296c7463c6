//! Struck by somebody who cannot be seen, in the dark or for good: where it must be, and a blow at it.

use super::{
    Autoplayer,
    gear::{find, potion, scroll},
    go,
    map::Map,
    resort::heals,
    stairs::stairs_here,
};
use crate::rules::{Action, Cell, Direction, Effect, Potion, Scroll, Seen, Terrain, Vitals, What};

/// Hit points that a step away from one who cannot be seen may cost.
const DEAR: i32 = 12;

impl Autoplayer {
    /// What to do about blows out of nowhere.
    pub(super) fn unseen_blow(&self, seen: &Seen<'_>, map: &Map<'_>, vitals: &Vitals) -> Option<Action> {
        let told = |whats: [What; 2]| {
            let last = seen.notes().rev().take_while(|note| note.turn + 1 >= seen.turn());
            last.into_iter().any(|note| note.event.monster.is_none() && whats.contains(&note.event.what))
        };
        // With a light at hand it is seen soon.
        if !told([What::ItHits, What::ItMisses]) || (vitals.radius == 0 && Self::lights(seen) > 0) {
            return None;
        }
        let (hp, max) = (i32::from(vitals.hp), i32::from(vitals.max_hp));
        if self.has_way_out(seen) && hp * 2 < max {
            return stairs_here(seen);
        }
        // Stairs that lead on are the best answer, where they are near.
        let on = if seen.has_amulet() { Terrain::StairsUp } else { Terrain::StairsDown };
        let near = |cell: Cell| map.steps(cell).is_some_and(|steps| i32::from(steps) * DEAR < hp);
        if let Some(stairs) = map.nearest(|cell| seen.terrain(cell) == on && near(cell)) {
            return if stairs == seen.hero() { stairs_here(seen) } else { go(map, stairs) };
        }
        if let Some(action) = shake_off(seen).filter(|action| hp * 2 < max && seen.may(action).is_ok()) {
            return Some(action);
        }
        if let Some(drink) = find(seen, heals).filter(|_| hp * 3 < max) {
            return Some(Action::Quaff(drink));
        }
        let last = match self.last_action {
            Some((Action::Move(direction), _)) => Some(direction),
            _ => None,
        };
        let legal = |action: &Action| seen.may(action).is_ok();
        if told([What::YouHit, What::YouMiss])
            && let Some(again) = last.map(Action::Move).filter(legal)
        {
            return Some(again);
        }
        // It need not have moved: most likely is a cell beside the place before this one, and none of those the
        // hero came through.
        let open = |way: &Direction| {
            let cell = seen.hero().to(*way);
            let empty = self.trail.contains(&cell) && cell != seen.hero();
            let floor = seen.terrain(cell).walkable() && seen.terrain(cell) != Terrain::Trap;
            floor && !empty && seen.foe_at(cell).is_none() && legal(&Action::Move(*way))
        };
        let ways: Vec<Direction> = Direction::all().filter(open).collect();
        let stayed = |way: &&Direction| seen.hero().to(**way).distance(self.trail[0]) <= 1;
        let likely: Vec<Direction> = ways.iter().filter(stayed).copied().collect();
        let turn = seen.turn() as usize;
        let drawn = |ways: &[Direction]| ways.get(turn % ways.len().max(1)).copied();
        let behind = last.map(Direction::opposite).filter(|way| legal(&Action::Move(*way)));
        drawn(&likely).or_else(|| drawn(&ways)).or(behind).map(Action::Move)
    }
}

/// What shows whoever cannot be seen, or takes the hero away from it.
fn shake_off(seen: &Seen<'_>) -> Option<Action> {
    // In the dark nothing shows anybody.
    let shows = seen.vitals().radius > 0 && seen.effect(Effect::SeeInvisible) == 0;
    let drink = find(seen, |label| shows && potion(label) == Some(Potion::SeeInvisible)).map(Action::Quaff);
    let read = || find(seen, |label| scroll(label) == Some(Scroll::Teleportation));
    drink.or_else(|| read().map(|letter| Action::Read(letter, None)))
}
