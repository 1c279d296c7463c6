//! Plans: running, travelling, exploring, resting. Each call gives one action, from what the hero knows;
//! anything new ends the plan.

use crate::{
    known::paths::{Paths, STRAIGHT, is_frontier, leads},
    rules::{Action, Cell, Class, Direction, Effect, Event, Foe, Letter, Note, Seen, Terrain, Thing},
};
use parlour_kernel::Message;

/// What a plan is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Goal {
    /// Run in a direction, and around bends of a corridor.
    Run(Direction),
    /// Walk to a cell.
    Travel(Cell),
    /// Explore.
    Explore,
    /// Rest until healed.
    Rest,
}

/// A goal in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Plan {
    goal: Goal,
    /// Whether exploring picks up items.
    takes: bool,
    /// Actions so far.
    steps: u16,
    /// The last message it knows of.
    before: Option<Note>,
    /// The level it began on; it ends when the hero leaves it.
    depth: u8,
    /// Hit points after the last step: losing any ends the plan even if no message says why.
    hp: i16,
}

/// Steps after which a run ends.
const LONGEST_RUN: u16 = 100;
/// Turns after which a rest ends.
const LONGEST_REST: u16 = 1000;
/// Steps after which any plan ends, in case something went wrong.
const LONGEST: u16 = 5000;

impl Plan {
    /// Starts a plan, or says why it cannot start.
    pub fn new(seen: &Seen<'_>, goal: Goal, takes: bool, left: &[(u8, Cell)]) -> Result<Plan, Message> {
        let plan = Plan {
            goal,
            takes,
            steps: 0,
            before: seen.notes().next_back().copied(),
            depth: seen.depth(),
            hp: seen.vitals().hp,
        };
        let refuse = |word: &str| Err(Message::new(format!("rogue.plan-{word}")));
        let hindered = [Effect::Confused, Effect::Blind, Effect::Paralysed, Effect::Held];
        if goal != Goal::Rest && hindered.iter().any(|effect| seen.effect(*effect) > 0) {
            return refuse("hindered");
        }
        match (goal, trouble(seen)) {
            (Goal::Explore | Goal::Rest, Some(foe)) => {
                Err(Message::new("rogue.plan-watched").message("monster", foe.species.message()))
            }
            (Goal::Explore, _) if seen.vitals().radius == 0 => refuse("dark"),
            (Goal::Rest, _) if seen.vitals().hp >= seen.vitals().max_hp => refuse("healthy"),
            _ if plan.action(seen, left).is_none() => refuse(match goal {
                Goal::Explore => "explored",
                Goal::Travel(_) => "no-way",
                Goal::Run(_) | Goal::Rest => "no-more",
            }),
            _ => Ok(plan),
        }
    }

    /// The next action; `None` once the plan has ended.
    pub fn next(&mut self, seen: &Seen<'_>, left: &[(u8, Cell)]) -> Option<Action> {
        let hp = seen.vitals().hp;
        if self.depth != seen.depth() || hp < self.hp || self.disturbed(seen) || self.steps >= LONGEST {
            return None;
        }
        self.hp = hp;
        // What has not stopped it so far is not new any more.
        self.before = seen.notes().next_back().copied();
        let action = self.action(seen, left).filter(|action| seen.may(action).is_ok())?;
        if let Action::Run(direction) = action {
            self.goal = Goal::Run(direction);
        }
        self.steps += 1;
        Some(action)
    }

    /// Whether a message has come that the plan itself did not cause.
    fn disturbed(&self, seen: &Seen<'_>) -> bool {
        let own = |event: &Event| match event {
            Event::GoldFound { .. } | Event::PickedUp { .. } => self.goal == Goal::Explore,
            Event::SeesItem { .. } => self.goal == Goal::Explore && self.takes,
            Event::ItAppears { monster: Some(monster) } => {
                let quiet = seen.foe_at(monster.cell).is_some_and(|foe| foe.quiet);
                matches!(self.goal, Goal::Explore | Goal::Rest) && quiet
            }
            event => *event == Event::DoorOpened,
        };
        fresh(seen, self.before.as_ref()).any(|note| !own(&note.event))
    }

    fn action(&self, seen: &Seen<'_>, left: &[(u8, Cell)]) -> Option<Action> {
        match self.goal {
            Goal::Run(direction) => self.run(seen, direction),
            Goal::Travel(to) => walk_to(seen, to).first_step(to).map(Action::Move),
            // Without light there is nothing new to see.
            Goal::Explore if seen.vitals().radius == 0 || trouble(seen).is_some() => None,
            Goal::Explore => explore(seen, self.takes, left),
            Goal::Rest => {
                let vitals = seen.vitals();
                let over = vitals.hp >= vitals.max_hp || vitals.food == 0 || self.steps >= LONGEST_REST;
                (!over && trouble(seen).is_none()).then_some(Action::Search)
            }
        }
    }

    fn run(&self, seen: &Seen<'_>, direction: Direction) -> Option<Action> {
        let here = seen.hero();
        let vitals = seen.vitals();
        if self.steps == 0 {
            return leads(seen, here, direction).then_some(Action::Run(direction));
        }
        let spent = self.steps >= LONGEST_RUN || vitals.hp * 10 < vitals.max_hp * 3 || vitals.radius == 0;
        let arrived = seen.terrain(here) != Terrain::Floor && seen.terrain(here) != Terrain::Corridor;
        let ahead = seen.terrain(here.to(direction));
        if spent || arrived || seen.thing(here).is_some() || ahead.is_door() || ahead == Terrain::Trap {
            return None;
        }
        if seen.terrain(here) == Terrain::Floor {
            return leads(seen, here, direction).then_some(Action::Run(direction));
        }
        // In a corridor: continue while there is exactly one way on.
        let mut onward = STRAIGHT
            .into_iter()
            .filter(|way| *way != direction.opposite())
            .filter(|way| leads(seen, here, *way));
        match (onward.next(), onward.next()) {
            (Some(way), None) => Some(Action::Run(way)),
            _ => None,
        }
    }
}

/// A monster in view that may trouble the hero.
fn trouble(seen: &Seen<'_>) -> Option<Foe> {
    seen.foes().find(|foe| foe.in_view && !foe.quiet)
}

/// To the nearest item worth having, if items are picked up, or to the nearest edge of the known map.
fn explore(seen: &Seen<'_>, takes: bool, left: &[(u8, Cell)]) -> Option<Action> {
    let here = seen.hero();
    let room = Letter::all().any(|letter| seen.carried(letter).is_none());
    let is_left = |cell: Cell| left.contains(&(seen.depth(), cell));
    let wanted = |cell: Cell| match seen.thing(cell) {
        Some(Thing::Gold | Thing::Item(Class::Amulet)) => true,
        Some(Thing::Item(_)) => takes && room && !is_left(cell),
        None => false,
    };
    if wanted(here) && seen.may(&Action::Pickup).is_ok() {
        return Some(Action::Pickup);
    }
    let paths = Paths::from_hero(*seen, |cell| is_risky(seen, cell));
    let goal = paths.nearest(|cell| cell != here && (wanted(cell) || is_frontier(seen, cell)))?;
    paths.first_step(goal).map(Action::Move)
}

/// Paths around known traps and monsters; `to` is entered whatever is there.
pub(super) fn walk_to<'a>(seen: &Seen<'a>, to: Cell) -> Paths<'a> {
    Paths::from_hero(*seen, |cell| cell != to && is_risky(seen, cell))
}

fn is_risky(seen: &Seen<'_>, cell: Cell) -> bool {
    seen.terrain(cell) == Terrain::Trap || seen.foe_at(cell).is_some()
}

/// Messages after a note, newest first.
pub(super) fn fresh<'a>(seen: &Seen<'a>, before: Option<&Note>) -> impl Iterator<Item = &'a Note> + use<'a> {
    let before = before.copied();
    let mut done = false;
    seen.notes().rev().take_while(move |note| {
        let old = before.is_some_and(|before| before == **note);
        let stop = done || old;
        // A repeated message only increments the count of the old note.
        done = before.is_some_and(|before| before.event == note.event && note.count > before.count);
        !stop
    })
}
