//! What to do when nobody is about: things to fetch, ground to explore, stairs to take.

use super::{
    Autoplayer, DIVE, SHUT,
    explore::{in_the_dark, new_ground, toward_stairs},
    go,
    map::Map,
};
use crate::rules::{Action, Cell, Class, Letter, Seen, Terrain, Thing};

/// Turns after which a level is left.
const PATIENCE: u32 = 1500;
/// Turns of light with which it no longer looks into every corner.
const DIM: u32 = 500;
/// Steps that a thing is worth in haste.
const DETOUR: u16 = 6;

impl Autoplayer {
    /// The next step of what there is to do.
    pub(super) fn errand(&mut self, seen: &Seen<'_>, map: &Map<'_>) -> Option<Action> {
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
        let shut = self.shut.is_some_and(|(_, turn)| seen.turn() - turn < SHUT) && down.is_none();
        if shut || !self.bats.is_empty() {
            return None;
        }
        self.memos[usize::from(seen.depth())].done = true;
        let Some(stairs) = down else { return self.force_a_way(seen, map, Terrain::StairsDown) };
        take(map, here, stairs, Action::Down)
    }

    /// Whether it is time to be off.
    fn is_hasty(&self, seen: &Seen<'_>) -> bool {
        let since = self.memos[usize::from(seen.depth())].since;
        seen.depth() > DIVE
            || since.is_some_and(|since| seen.turn() - since > PATIENCE)
            || Self::is_short(seen)
            || Self::lights(seen) < DIM
    }

    fn worth_fetching(seen: &Seen<'_>, map: &Map<'_>, hasty: bool) -> Option<Cell> {
        let room = Self::room_left(seen);
        let wanted = |cell: Cell| match seen.thing(cell) {
            Some(Thing::Item(Class::Amulet) | Thing::Gold) => true,
            Some(Thing::Item(_)) => room,
            None => false,
        };
        let near = |cell: Cell| !hasty || map.steps(cell).is_some_and(|steps| steps <= DETOUR);
        map.nearest(|cell| cell != seen.hero() && wanted(cell) && near(cell))
    }

    fn climb(&mut self, seen: &Seen<'_>, map: &Map<'_>) -> Option<Action> {
        let here = seen.hero();
        if let Some(stairs) = map.nearest(|cell| seen.terrain(cell) == Terrain::StairsUp) {
            return take(map, here, stairs, Action::Up);
        }
        if let Some(action) = in_the_dark(seen) {
            return Some(action);
        }
        if let Some(cell) = map.nearest(|cell| cell != here && map.is_frontier(cell)) {
            return go(map, cell);
        }
        self.force_a_way(seen, map, Terrain::StairsUp)
    }

    /// Room for the Amulet, where it lies and the pack is full.
    fn make_room(seen: &Seen<'_>) -> Option<Action> {
        let amulet = seen.things_in_view(seen.hero()).any(|label| label.class == Class::Amulet);
        let full = seen.pack().count() == Letter::COUNT;
        let loose = || seen.pack().filter(|(letter, _)| !seen.uses(*letter));
        let spare = || loose().min_by_key(|(_, label)| keeping(label.class)).map(|(it, _)| Action::Drop(it));
        if amulet && full { spare() } else { None }
    }
}

/// What is given up last when the pack is full: arms that nobody wears are of no use on the way back.
fn keeping(class: Class) -> u8 {
    match class {
        Class::Weapon | Class::Armor => 0,
        Class::Ring => 1,
        Class::Food => 3,
        class if class.is_light() || class == Class::Oil => 3,
        _ => 2,
    }
}

fn take(map: &Map<'_>, here: Cell, stairs: Cell, action: Action) -> Option<Action> {
    if here == stairs { Some(action) } else { go(map, stairs) }
}
