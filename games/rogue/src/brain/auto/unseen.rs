//! Struck by a monster that cannot be seen, in the dark or because it is invisible: where it must be, and a blow at it.

use super::{
    Autoplayer,
    gear::{find, potion, scroll},
    go, is_below,
    last_resort::heals,
    stairs::stairs_here,
    tuning::{UNSEEN_COST_A_STEP, UNSEEN_HEAL_BELOW, UNSEEN_LEAVE_BELOW},
};
use crate::{
    known::paths::Paths,
    rules::{Action, Cell, Direction, Effect, Event, Potion, Scroll, Seen, Terrain, Vitals},
};

impl Autoplayer {
    /// What to do about attacks by unseen monsters.
    pub(super) fn unseen_blow(&self, seen: &Seen<'_>, map: &Paths<'_>, vitals: &Vitals) -> Option<Action> {
        let told = |wanted: fn(&Event) -> bool| {
            let last = seen.notes().rev().take_while(|note| note.turn + 1 >= seen.turn());
            last.into_iter().any(|note| wanted(&note.event))
        };
        let struck = |event: &Event| {
            matches!(event, Event::ItHits { monster: None, .. } | Event::ItMisses { monster: None })
        };
        let struck_back = |event: &Event| {
            matches!(event, Event::YouHit { monster: None, .. } | Event::YouMiss { monster: None })
        };
        // With a light in the pack, it will soon be seen.
        if !told(struck) || (vitals.radius == 0 && Self::light_turns(seen) > 0) {
            return None;
        }
        let hp = i32::from(vitals.hp);
        let weak = is_below(vitals, UNSEEN_LEAVE_BELOW);
        if self.has_way_out(seen) && weak {
            return stairs_here(seen);
        }
        // Stairs that lead on are the best answer, if they are near.
        let on = if seen.has_amulet() { Terrain::StairsUp } else { Terrain::StairsDown };
        let near =
            |cell: Cell| map.steps(cell).is_some_and(|steps| i32::from(steps) * UNSEEN_COST_A_STEP < hp);
        if let Some(stairs) = map.nearest(|cell| seen.terrain(cell) == on && near(cell)) {
            return if stairs == seen.hero() { stairs_here(seen) } else { go(map, stairs) };
        }
        if let Some(action) = shake_off(seen).filter(|action| weak && seen.may(action).is_ok()) {
            return Some(action);
        }
        if let Some(drink) = find(seen, heals).filter(|_| is_below(vitals, UNSEEN_HEAL_BELOW)) {
            return Some(Action::Quaff(drink));
        }
        let last = match self.last_action {
            Some((Action::Move(direction), _)) => Some(direction),
            _ => None,
        };
        let legal = |action: &Action| seen.may(action).is_ok();
        if told(struck_back)
            && let Some(again) = last.map(Action::Move).filter(legal)
        {
            return Some(again);
        }
        // It need not have moved: most likely it is beside the hero's last position, and not on the cells he
        // came through.
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

/// What shows an invisible monster, or takes the hero away from it.
fn shake_off(seen: &Seen<'_>) -> Option<Action> {
    // In the dark, seeing the invisible does not help.
    let shows = seen.vitals().radius > 0 && seen.effect(Effect::SeeInvisible) == 0;
    let drink = find(seen, |label| shows && potion(label) == Some(Potion::SeeInvisible)).map(Action::Quaff);
    let read = || find(seen, |label| scroll(label) == Some(Scroll::Teleportation));
    drink.or_else(|| read().map(|letter| Action::Read(letter, None)))
}
