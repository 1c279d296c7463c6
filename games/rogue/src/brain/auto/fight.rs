//! Meeting monsters: strike, wait, shoot, drink, run for the stairs.

use super::{
    Autoplayer, DIVE, RETURNS, flee,
    gear::{find, potion, scroll, wand},
    map::Map,
    odds::{burst, cost_a_turn, loss, peril, turns_to_kill},
};
use crate::rules::{
    Action, Behaviour, Direction, Effect, Foe, Label, Mood, Potion, Scroll, Seen, Special, Terrain, Vitals,
    Wand,
};

/// Turns to wait for somebody who stands off.
const WAIT: u8 = 6;
/// Chances in a thousand of dying in a turn that are too many where one can leave.
const RISK: u32 = 20;
/// Tenths of the hit points left that a fight may cost anywhere.
const CHEAP: i32 = 5;
/// Tenths of the hit points left that are worth the way to stairs; how far they may be, and how many steps a
/// level may see of that.
const BETTER_GROUND: i32 = 4;
const FAR: u16 = 40;
const RETREATS: u16 = 400;
/// A fight that costs so many times all hit points is not begun, wherever it may be.
const HOPELESS: i32 = 3;

/// Turns for which those who were left on the other side of stairs still wait there, as far as rest goes.
const HOT: u32 = 30;

/// The stairs the hero stands on.
pub(super) fn stairs_here(seen: &Seen<'_>) -> Option<Action> {
    match seen.terrain(seen.hero()) {
        Terrain::StairsUp => Some(Action::Up),
        Terrain::StairsDown => Some(Action::Down),
        _ => None,
    }
}

impl Autoplayer {
    /// What to do about those in view, if anything.
    pub(super) fn meet(&mut self, seen: &Seen<'_>, map: &Map<'_>, foes: &[Foe]) -> Option<Action> {
        let vitals = seen.vitals();
        let hurt = vitals.hp < self.last_hp;
        if let Some(action) = self.back_to_work(seen, &vitals, foes) {
            return Some(action);
        }
        // Those that flit about are left behind rather than chased, unless a blow is likely to land.
        let flits = |foe: &Foe| {
            foe.species.creature().behaviours[0] == Behaviour::Erratic && foe.to_hit < 7 && vitals.hp > 4
        };
        let awake: Vec<Foe> =
            foes.iter().copied().filter(|foe| foe.mood != Mood::Sleeping && !flits(foe)).collect();
        if awake.is_empty() {
            self.waited = 0;
            if !self.pursuers.is_empty() {
                return self.slip_away(seen, map, &vitals);
            }
            return Self::surprise(seen, &vitals, foes).or_else(|| Self::unseen_blow(seen, &vitals, hurt));
        }
        let hp = i32::from(vitals.hp);
        let lost = loss(&vitals, &awake);
        let worst: i32 = awake.iter().map(burst).sum();
        let beside: Vec<&Foe> = awake.iter().filter(|foe| may_strike(seen, foe)).collect();
        let near =
            |foe: &&Foe| may_strike(seen, foe) || (foe.speed > 10 && foe.cell.distance(seen.hero()) <= 2);
        let risk = peril(hp, &awake.iter().filter(near).collect::<Vec<_>>());
        if let Some(action) = Self::bare(seen, &awake) {
            return Some(action);
        }
        if lost * 10 < hp * CHEAP && risk < RISK {
            return self.strike(seen, &vitals, &beside, &awake);
        }
        let hopeless = lost > HOPELESS * i32::from(vitals.max_hp);
        if let Some(stairs) = stairs_here(seen) {
            // Nobody follows over stairs, and wounds of theirs do not heal meanwhile.
            let low = hp * 2 < i32::from(vitals.max_hp) && beside.is_empty();
            let (turn, waits) = self.left;
            let hotter_there = seen.turn() - turn < HOT && waits >= lost;
            if hotter_there || (risk < RISK && !low && !hopeless) {
                return Self::resort_if(seen, &vitals, &awake, (hp, lost), hotter_there && risk >= RISK)
                    .or_else(|| self.strike(seen, &vitals, &beside, &awake));
            }
            self.left = (seen.turn(), lost);
            self.guards[usize::from(seen.depth())] = worst;
            return Some(stairs);
        }
        // Slow ones can be left at any time: a few blows are free as long as none of theirs kills.
        let slow = awake.iter().all(|foe| foe.speed <= 10) && seen.effect(Effect::Held) == 0;
        // Stairs are the best ground: they can be left when it gets hot.
        let memo = &mut self.memos[usize::from(seen.depth())];
        if slow
            && lost * 10 >= hp * BETTER_GROUND
            && memo.retreats < RETREATS
            && let Some((step, steps)) = flee::to_stairs(seen, map, &awake)
            && steps <= FAR
        {
            memo.retreats += 1;
            self.pursuers = awake.iter().map(|foe| (*foe, seen.turn())).collect();
            return Some(step);
        }
        let free = flee::is_free(seen, map, &awake);
        if slow && risk < RISK && !hopeless && !beside.is_empty() && (free || lost * 10 < hp * 8) {
            return self.strike(seen, &vitals, &beside, &awake);
        }
        if !slow && lost * 10 < hp * 7 && risk < 3 * RISK {
            return self.strike(seen, &vitals, &beside, &awake);
        }
        if !slow
            && !beside.is_empty()
            && let Some(action) = Self::resort(seen, &vitals, &awake, hp, lost)
        {
            return Some(action);
        }
        self.pursuers = awake.iter().map(|foe| (*foe, seen.turn())).collect();
        if let Some(action) = flee::away(seen, map, &awake, 0, worst) {
            return Some(self.off(seen, action));
        }
        if risk >= RISK
            && let Some(action) = Self::resort(seen, &vitals, &awake, hp, lost)
        {
            return Some(action);
        }
        self.strike(seen, &vitals, &beside, &awake)
    }

    fn resort_if(
        seen: &Seen<'_>,
        vitals: &Vitals,
        awake: &[Foe],
        (hp, lost): (i32, i32),
        needed: bool,
    ) -> Option<Action> {
        if needed { Self::resort(seen, vitals, awake, hp, lost) } else { None }
    }

    /// Against what only rusts armour, armour is better taken off.
    fn bare(seen: &Seen<'_>, awake: &[Foe]) -> Option<Action> {
        let rusts = awake.iter().all(|foe| foe.species.can(Special::RustsArmor));
        (rusts && seen.may(&Action::TakeOff).is_ok()).then_some(Action::TakeOff)
    }

    /// Nobody is in view, but somebody is close behind.
    fn slip_away(&mut self, seen: &Seen<'_>, map: &Map<'_>, vitals: &Vitals) -> Option<Action> {
        let behind: Vec<Foe> = self.pursuers.iter().map(|(foe, _)| *foe).collect();
        let last = self.pursuers.iter().map(|(_, turn)| *turn).max().unwrap_or(0);
        let age = i32::try_from(seen.turn().saturating_sub(last)).unwrap_or(0);
        let low = i32::from(vitals.hp) * 100 < i32::from(vitals.max_hp) * 70;
        match stairs_here(seen) {
            Some(stairs) if low => Some(stairs),
            // Here they may come.
            Some(_) => Some(Action::Search),
            None => flee::away(seen, map, &behind, age, 0).map(|action| self.off(seen, action)),
        }
    }

    /// Behind a shut door nobody follows.
    fn off(&mut self, seen: &Seen<'_>, action: Action) -> Action {
        if let Action::Close(direction) = action {
            self.pursuers.clear();
            self.shut = Some((seen.hero().to(direction), seen.turn()));
        }
        action
    }

    /// Healed on the other side of stairs: back to the level that is not done.
    fn back_to_work(&mut self, seen: &Seen<'_>, vitals: &Vitals, foes: &[Foe]) -> Option<Action> {
        let depth = usize::from(seen.depth());
        let rested = i32::from(vitals.hp) * 100 >= i32::from(vitals.max_hp) * 95;
        if seen.has_amulet() || !rested || !foes.is_empty() || depth < 2 || depth > usize::from(DIVE) {
            return None;
        }
        let above = &mut self.memos[depth - 1];
        let unfinished = above.since.is_some() && !above.done && above.returns < RETURNS;
        if !unfinished || seen.terrain(seen.hero()) != Terrain::StairsUp {
            return None;
        }
        above.returns += 1;
        Some(Action::Up)
    }

    /// A sleeper beside the hero that is worth the blow.
    fn surprise(seen: &Seen<'_>, vitals: &Vitals, foes: &[Foe]) -> Option<Action> {
        let cheap = |foe: &&Foe| loss(vitals, &[**foe]) * 2 < i32::from(vitals.hp);
        foes.iter().filter(|foe| may_strike(seen, foe)).find(cheap).and_then(|foe| towards(seen, foe))
    }

    /// Struck by somebody who cannot be seen: away by the stairs, or on with a drink.
    fn unseen_blow(seen: &Seen<'_>, vitals: &Vitals, hurt: bool) -> Option<Action> {
        if !hurt || i32::from(vitals.hp) * 2 > i32::from(vitals.max_hp) {
            return None;
        }
        stairs_here(seen).or_else(|| find(seen, heals).map(Action::Quaff))
    }

    fn strike(&mut self, seen: &Seen<'_>, vitals: &Vitals, beside: &[&Foe], awake: &[Foe]) -> Option<Action> {
        // Quick kills first; those that cost most before those that only annoy.
        let best =
            beside.iter().min_by_key(|foe| turns_to_kill(vitals, foe) * 100 / cost_a_turn(foe).max(20));
        if let Some(foe) = best {
            self.waited = 0;
            return towards(seen, foe);
        }
        let comes = |foe: &Foe| {
            let mind = foe.species.creature().behaviours[0];
            foe.mood == Mood::Hunting && mind != Behaviour::Stationary && mind != Behaviour::Erratic
        };
        if awake.iter().any(comes) && self.waited < WAIT {
            self.waited += 1;
            return Some(Action::Search);
        }
        None
    }

    /// Wands, potions, scrolls: what may turn a fight that would be lost.
    fn resort(seen: &Seen<'_>, vitals: &Vitals, awake: &[Foe], hp: i32, lost: i32) -> Option<Action> {
        let low = hp * 2 < i32::from(vitals.max_hp);
        if low && let Some(drink) = find(seen, heals) {
            return Some(Action::Quaff(drink));
        }
        let target = awake.iter().max_by_key(|foe| cost_a_turn(foe))?;
        let fits = |label: &Label| {
            let charged = label.amount.is_none_or(|amount| amount > 0);
            let helps = match wand(label) {
                Some(Wand::Polymorph) => target.species.creature().level >= 8,
                Some(Wand::Cancellation | Wand::HasteMonster) => false,
                Some(Wand::SlowMonster) => target.speed > 5,
                Some(_) => true,
                None => label.class == crate::rules::Class::Wand,
            };
            helps && charged && !(wand(label) == Some(Wand::Sleep) && target.helpless)
        };
        let mut zaps =
            seen.pack().filter(|(_, label)| fits(label)).map(|(letter, _)| Action::Zap(letter, target.cell));
        if let Some(action) = zaps.find(|action| seen.may(action).is_ok()) {
            return Some(action);
        }
        let known = |wanted: Scroll| find(seen, move |label| scroll(label) == Some(wanted));
        let beside =
            awake.iter().filter(|foe| foe.cell.distance(seen.hero()) <= 1).max_by_key(|foe| cost_a_turn(foe));
        if let Some(letter) = known(Scroll::ScareMonster)
            && seen.thing(seen.hero()).is_none()
        {
            return Some(Action::Drop(letter));
        }
        let held = known(Scroll::HoldMonster).zip(beside).map(|(it, foe)| Action::ReadAt(it, foe.cell));
        if let Some(action) = held.filter(|action| seen.may(action).is_ok()) {
            return Some(action);
        }
        if let Some(letter) = known(Scroll::Teleportation) {
            return Some(Action::Read(letter, None)).filter(|action| seen.may(action).is_ok());
        }
        let hopeless = lost > 2 * hp || low;
        if let Some(letter) = find(seen, |label| potion(label) == Some(Potion::Haste))
            && hopeless
            && seen.effect(Effect::Hasted) == 0
        {
            return Some(Action::Quaff(letter));
        }
        let unread = find(seen, |label| label.class == crate::rules::Class::Scroll && !label.known);
        if hopeless && let Some(letter) = unread {
            return Some(Action::Read(letter, None)).filter(|action| seen.may(action).is_ok());
        }
        let unknown = find(seen, |label| label.class == crate::rules::Class::Potion && !label.known);
        if low && let Some(letter) = unknown {
            return Some(Action::Quaff(letter));
        }
        None
    }
}

fn heals(label: &Label) -> bool {
    matches!(potion(label), Some(Potion::Healing | Potion::ExtraHealing))
}

/// Whether a blow can reach.
fn may_strike(seen: &Seen<'_>, foe: &Foe) -> bool {
    towards(seen, foe).is_some()
}

fn towards(seen: &Seen<'_>, foe: &Foe) -> Option<Action> {
    let direction = Direction::between(seen.hero(), foe.cell)?;
    Some(Action::Move(direction)).filter(|action| seen.may(action).is_ok())
}
