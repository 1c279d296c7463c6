//! Rest: on stairs, where there is a way out, and in the dark, which spares the light.

use super::{Autoplayer, bats::keep_away, go, map::Map, shelter::shelter, stairs::stairs_here};
use crate::rules::{Action, Class, Foe, Seen, Terrain, Thing};

/// Turns of rest for which stairs are worth a walk; the walk takes a quarter of them at most.
const LONG: i32 = 30;
/// Turns of rest for which the light is put down.
const DARK: i32 = 15;
/// Turns of rest for which doors are shut, and how deep most of those who live there cannot open them.
const SHUT_IN: i32 = 20;
const DULL_WITTED: u8 = 3;
/// Turns a ration lasts, and what a level takes on the way down and on the way back.
const RATION: u32 = 1250;
const THERE: u32 = 160;
const BACK: u32 = 60;
/// Turns that a flask of oil burns.
const OIL: u32 = 500;
/// Turns after being driven off in which the other side of the stairs is no refuge.
const HOT: u32 = 4;

impl Autoplayer {
    /// What resting asks for now, if it is time to rest.
    pub(super) fn rest(&mut self, seen: &Seen<'_>, map: &Map<'_>, foes: &[Foe]) -> Option<Action> {
        if !self.wants_rest(seen, foes) {
            return None;
        }
        let vitals = seen.vitals();
        let stairs = stairs_here(seen);
        let bats: Vec<_> = self.bats.iter().map(|(cell, _)| *cell).collect();
        if stairs.is_none()
            && let Some(action) = keep_away(seen, map, &bats)
        {
            return Some(action);
        }
        let dark = vitals.radius == 0;
        if dark && vitals.hp < self.last_hp {
            if self.has_way_out(seen) && seen.turn() - self.driven_off > HOT {
                self.driven_off = seen.turn();
                return stairs;
            }
            self.resting = false;
            return None;
        }
        let need = 10 * i32::from(vitals.max_hp - vitals.hp);
        if need >= SHUT_IN
            && seen.depth() <= DULL_WITTED
            && let Some(action) = shelter(seen, map)
        {
            // Behind shut doors nobody comes whom a light would show in time.
            let dark = if action == Action::Search && need >= DARK { put_out(seen) } else { None };
            return dark.or(Some(action));
        }
        if stairs.is_none() && need >= LONG {
            let is_stairs = |cell| matches!(seen.terrain(cell), Terrain::StairsUp | Terrain::StairsDown);
            let near = map.nearest(|cell| {
                is_stairs(cell) && map.steps(cell).is_some_and(|steps| i32::from(steps) * 4 <= need)
            });
            if let Some(step) = near.and_then(|cell| go(map, cell)) {
                return Some(step);
            }
        }
        if stairs.is_some()
            && need >= DARK
            && i32::from(vitals.hp) > 4 + 2 * i32::from(seen.depth())
            && let Some(action) = put_out(seen)
        {
            return Some(action);
        }
        Some(Action::Search)
    }

    /// Healing takes ten turns a point: worth it while there is food.
    fn wants_rest(&mut self, seen: &Seen<'_>, foes: &[Foe]) -> bool {
        let vitals = seen.vitals();
        let (hp, max) = (i32::from(vitals.hp), i32::from(vitals.max_hp));
        let fed = Self::larder(seen) > 350;
        // Where food is short, only wounds that would be the death of him heal first.
        let (from, to) = match max {
            _ if Self::is_short(seen) && max > 25 => (35, 60),
            0..40 => (75, 95),
            _ => (65, 95),
        };
        if hp * 100 >= max * to || !fed || !foes.is_empty() {
            self.resting = false;
        } else if hp * 100 < max * from {
            self.resting = true;
        }
        self.resting
    }

    /// Turns that all the light lasts.
    pub(super) fn lights(seen: &Seen<'_>) -> u32 {
        let spare =
            seen.pack().filter(|(letter, _)| !seen.uses(*letter)).map(|(_, label)| match label.class {
                Class::Artifact => u32::from(u16::MAX),
                Class::Oil => OIL * u32::from(label.count),
                class if class.is_light() => u32::from(label.amount.unwrap_or(0)) * u32::from(label.count),
                _ => 0,
            });
        seen.vitals().light.map_or(u32::from(u16::MAX), u32::from) + spare.sum::<u32>()
    }

    /// Turns that all the food lasts.
    pub(super) fn larder(seen: &Seen<'_>) -> u32 {
        let rations = seen.pack().filter(|(_, label)| label.class == Class::Food);
        u32::from(seen.vitals().food) + rations.map(|(_, label)| RATION * u32::from(label.count)).sum::<u32>()
    }

    /// Whether food lasts just for the way there and back.
    pub(super) fn is_short(seen: &Seen<'_>) -> bool {
        let (depth, levels) = (u32::from(seen.depth()), u32::from(seen.options().levels));
        let ahead = if seen.has_amulet() { depth * BACK } else { (levels - depth) * THERE + levels * BACK };
        Self::larder(seen) < ahead
    }
}

/// Puts a light out: down and up again, unlit.
fn put_out(seen: &Seen<'_>) -> Option<Action> {
    let lit = seen.equipment()[4]
        .filter(|letter| seen.carried(*letter).is_some_and(|label| label.class != Class::Artifact));
    if seen.vitals().radius > 0 {
        return lit.map(Action::Drop);
    }
    let light = |thing: Option<Thing>| matches!(thing, Some(Thing::Item(class)) if class.is_light());
    (light(seen.thing(seen.hero())) && seen.may(&Action::Pickup).is_ok()).then_some(Action::Pickup)
}
