//! What to do when no monster is around: items to fetch, ground to explore, stairs to take.

use super::{
    Autoplayer,
    explore::{in_the_dark, new_ground, toward_stairs},
    go,
    tuning::{DETOUR, DIVE_BELOW, KEEP_SHUT_FOR, LIGHT_TO_EXPLORE, PATIENCE},
};
use crate::{
    known::paths::{Paths, is_frontier},
    rules::{Action, Cell, Class, Letter, Seen, Terrain, Thing},
};

impl Autoplayer {
    /// The next step towards whatever is left to do.
    pub(super) fn next_goal(&mut self, seen: &Seen<'_>, map: &Paths<'_>) -> Option<Action> {
        let here = seen.hero();
        if let Some(action) = Self::make_room(seen) {
            return Some(action);
        }
        if matches!(seen.thing(here), Some(Thing::Item(_)))
            && Self::fits(seen)
            && seen.may(&Action::Pickup).is_ok()
        {
            return Some(Action::Pickup);
        }
        if seen.has_amulet() {
            return self.climb(seen, map);
        }
        if let Some(action) = self.back_to_work(seen, map) {
            return Some(action);
        }
        let hasty = self.is_hasty(seen);
        if let Some(cell) = Self::worth_fetching(seen, map, hasty) {
            return go(map, cell);
        }
        let down = map.nearest(|cell| seen.terrain(cell) == Terrain::StairsDown);
        let open = self.may_enter(seen, Terrain::StairsDown);
        if let Some(stairs) = down.filter(|_| hasty && open) {
            return take(map, here, stairs, Action::Down);
        }
        if let Some(action) = in_the_dark(seen) {
            return Some(action);
        }
        let next = if hasty || down.is_none() { toward_stairs(seen, map) } else { new_ground(seen, map) };
        if let Some(cell) = next {
            return go(map, cell);
        }
        let shut =
            self.shut_door.is_some_and(|(_, turn)| seen.turn() - turn < KEEP_SHUT_FOR) && down.is_none();
        if shut || !self.erratic.is_empty() {
            return None;
        }
        self.memos[usize::from(seen.depth())].done = true;
        let Some(stairs) = down else { return self.force_a_way(seen, map, Terrain::StairsDown) };
        take(map, here, stairs, Action::Down)
    }

    /// Whether it is time to leave the level.
    fn is_hasty(&self, seen: &Seen<'_>) -> bool {
        let since = self.memos[usize::from(seen.depth())].since;
        seen.depth() > DIVE_BELOW
            || since.is_some_and(|since| seen.turn() - since > PATIENCE)
            || Self::is_food_short(seen)
            || Self::light_turns(seen) < LIGHT_TO_EXPLORE
    }

    fn worth_fetching(seen: &Seen<'_>, map: &Paths<'_>, hasty: bool) -> Option<Cell> {
        let room = Self::room_left(seen);
        let wanted = |cell: Cell| match seen.thing(cell) {
            Some(Thing::Item(Class::Amulet) | Thing::Gold) => true,
            Some(Thing::Item(_)) => room,
            None => false,
        };
        let near = |cell: Cell| !hasty || map.steps(cell).is_some_and(|steps| steps <= DETOUR);
        map.nearest(|cell| cell != seen.hero() && wanted(cell) && near(cell))
    }

    fn climb(&mut self, seen: &Seen<'_>, map: &Paths<'_>) -> Option<Action> {
        let here = seen.hero();
        if let Some(stairs) = map.nearest(|cell| seen.terrain(cell) == Terrain::StairsUp) {
            return take(map, here, stairs, Action::Up);
        }
        if let Some(action) = in_the_dark(seen) {
            return Some(action);
        }
        if let Some(cell) = map.nearest(|cell| cell != here && is_frontier(seen, cell)) {
            return go(map, cell);
        }
        self.force_a_way(seen, map, Terrain::StairsUp)
    }

    /// Drops something if the pack has no room for the Amulet that is here.
    fn make_room(seen: &Seen<'_>) -> Option<Action> {
        let amulet = seen.things_in_view(seen.hero()).any(|label| label.class == Class::Amulet);
        let full = seen.pack().count() == Letter::COUNT;
        let loose = || seen.pack().filter(|(letter, _)| !seen.uses(*letter));
        let spare = || loose().min_by_key(|(_, label)| keeping(label.class)).map(|(it, _)| Action::Drop(it));
        if amulet && full { spare() } else { None }
    }
}

/// The order in which items are dropped, lowest first: spare weapons are of no use on the way back.
fn keeping(class: Class) -> u8 {
    match class {
        Class::Weapon | Class::Armor => 0,
        Class::Ring => 1,
        Class::Food => 3,
        class if class.is_light() || class == Class::Oil => 3,
        _ => 2,
    }
}

fn take(map: &Paths<'_>, here: Cell, stairs: Cell, action: Action) -> Option<Action> {
    if here == stairs { Some(action) } else { go(map, stairs) }
}
