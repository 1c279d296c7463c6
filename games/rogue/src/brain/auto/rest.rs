//! Rest: behind shut doors, or on stairs, where there is a way out; in the dark, which saves light.

use super::{
    Autoplayer,
    erratic::keep_away,
    go,
    shelter::shelter,
    stairs::stairs_here,
    tuning::{
        DARK_REST_HP, DOORS_HOLD_TO, DRIVEN_OFF_FOR, FOOD_TO_REST, OIL_TURNS, RATION_TURNS, REST_A_STEP,
        REST_AT_STAIRS, REST_IN_THE_DARK, REST_SHORT, REST_SHUT_IN, REST_STRONG, REST_WEAK, SHORT_ABOVE,
        TURNS_DOWN, TURNS_UP, WEAK_BELOW,
    },
};
use crate::{
    known::paths::Paths,
    rules::{Action, Class, Foe, Seen, Terrain, Thing},
};

impl Autoplayer {
    /// The next step of resting, if it is time to rest.
    pub(super) fn rest(&mut self, seen: &Seen<'_>, map: &Paths<'_>, foes: &[Foe]) -> Option<Action> {
        if !self.wants_rest(seen, foes) {
            return None;
        }
        let vitals = seen.vitals();
        let stairs = stairs_here(seen);
        let erratic: Vec<_> = self.erratic.iter().map(|(cell, _)| *cell).collect();
        if stairs.is_none()
            && let Some(action) = keep_away(seen, map, &erratic)
        {
            return Some(action);
        }
        let dark = vitals.radius == 0;
        if dark && vitals.hp < self.last_hp {
            if self.has_way_out(seen) && seen.turn() - self.driven_off > DRIVEN_OFF_FOR {
                self.driven_off = seen.turn();
                return stairs;
            }
            self.resting = false;
            return None;
        }
        let need = 10 * i32::from(vitals.max_hp - vitals.hp);
        if need >= REST_SHUT_IN
            && seen.depth() <= DOORS_HOLD_TO
            && let Some(action) = shelter(seen, map)
        {
            // Behind shut doors a light would give no warning.
            let dark =
                if action == Action::Search && need >= REST_IN_THE_DARK { put_out(seen) } else { None };
            return dark.or(Some(action));
        }
        if stairs.is_none() && need >= REST_AT_STAIRS {
            let is_stairs = |cell| matches!(seen.terrain(cell), Terrain::StairsUp | Terrain::StairsDown);
            let near = map.nearest(|cell| {
                is_stairs(cell) && map.steps(cell).is_some_and(|steps| i32::from(steps) * REST_A_STEP <= need)
            });
            if let Some(step) = near.and_then(|cell| go(map, cell)) {
                return Some(step);
            }
        }
        if stairs.is_some()
            && need >= REST_IN_THE_DARK
            && i32::from(vitals.hp) > DARK_REST_HP.0 + DARK_REST_HP.1 * i32::from(seen.depth())
            && let Some(action) = put_out(seen)
        {
            return Some(action);
        }
        Some(Action::Search)
    }

    /// Healing takes ten turns per point, which is worth it while there is food.
    fn wants_rest(&mut self, seen: &Seen<'_>, foes: &[Foe]) -> bool {
        let vitals = seen.vitals();
        let (hp, max) = (i32::from(vitals.hp), i32::from(vitals.max_hp));
        let fed = Self::food_turns(seen) > FOOD_TO_REST;
        let (from, to) = match max {
            _ if Self::is_food_short(seen) && max > SHORT_ABOVE => REST_SHORT,
            0..WEAK_BELOW => REST_WEAK,
            _ => REST_STRONG,
        };
        if hp * 100 >= max * to || !fed || !foes.is_empty() {
            self.resting = false;
        } else if hp * 100 < max * from {
            self.resting = true;
        }
        self.resting
    }

    /// Turns until all light is used up, spares included.
    pub(super) fn light_turns(seen: &Seen<'_>) -> u32 {
        let spare =
            seen.pack().filter(|(letter, _)| !seen.uses(*letter)).map(|(_, label)| match label.class {
                Class::Artifact => u32::from(u16::MAX),
                Class::Oil => OIL_TURNS * u32::from(label.count),
                class if class.is_light() => u32::from(label.amount.unwrap_or(0)) * u32::from(label.count),
                _ => 0,
            });
        seen.vitals().light.map_or(u32::from(u16::MAX), u32::from) + spare.sum::<u32>()
    }

    /// Turns until all food is used up.
    pub(super) fn food_turns(seen: &Seen<'_>) -> u32 {
        let rations = seen.pack().filter(|(_, label)| label.class == Class::Food);
        u32::from(seen.vitals().food)
            + rations.map(|(_, label)| RATION_TURNS * u32::from(label.count)).sum::<u32>()
    }

    /// Whether there is barely enough food for the way to the Amulet and back.
    pub(super) fn is_food_short(seen: &Seen<'_>) -> bool {
        let (depth, levels) = (u32::from(seen.depth()), u32::from(seen.options().levels));
        let ahead = if seen.has_amulet() {
            depth * TURNS_UP
        } else {
            (levels - depth) * TURNS_DOWN + levels * TURNS_UP
        };
        Self::food_turns(seen) < ahead
    }
}

/// Puts out the light: drops it, and picks it up unlit.
fn put_out(seen: &Seen<'_>) -> Option<Action> {
    let lit = seen.equipment()[4]
        .filter(|letter| seen.carried(*letter).is_some_and(|label| label.class != Class::Artifact));
    if seen.vitals().radius > 0 {
        return lit.map(Action::Drop);
    }
    let light = |thing: Option<Thing>| matches!(thing, Some(Thing::Item(class)) if class.is_light());
    (light(seen.thing(seen.hero())) && seen.may(&Action::Pickup).is_ok()).then_some(Action::Pickup)
}
