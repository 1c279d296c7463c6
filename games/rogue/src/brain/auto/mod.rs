//! The autoplayer: explores, fights or flees by computed odds, tries unknown items when it is safe, watches its
//! light and food, takes the Amulet and climbs back. It is given what the hero knows, nothing else.

mod erratic;
mod evade;
mod explore;
mod fight;
mod flee;
mod gear;
mod goals;
mod last_resort;
mod pursuit;
mod rest;
mod run;
mod shelter;
mod simulate;
mod stairs;
mod threat;
mod tuning;
mod unseen;

use crate::{
    known::paths::Paths,
    rules::{Action, Cell, Class, Direction, Effect, Foe, Mood, Seen, Terrain, Vitals},
};
pub use run::{Played, play, play_telling};
use stairs::StairsMemo;
use tuning::{
    ERRATIC_REACH, ERRATIC_REMEMBERED, KEEP_SHUT_FOR, MOST_DITHER, PREY_RISK, PURSUED_FOR, PURSUER_REACH,
    SHUT_DOORS_BELOW, Share,
};

/// What it remembers of a level besides the map.
#[derive(Clone, Copy, Default, Debug)]
struct LevelMemo {
    /// Whether nothing is left to explore.
    done: bool,
    /// Times it came back to finish.
    returns: u8,
    /// Steps of retreat to stairs.
    retreats: u16,
    /// The turn it was first entered.
    since: Option<u32>,
}

/// Plays a run. A fresh autoplayer can take over any run at any time.
#[derive(Clone, Debug)]
pub struct Autoplayer {
    memos: [LevelMemo; 27],
    resting: bool,
    last_hp: i16,
    /// What it did last, and when.
    last_action: Option<(Action, u32)>,
    /// Turns it has waited for a monster to come near.
    waited: u8,
    /// Turns spent searching for a hidden way.
    idle: u16,
    /// The monsters it ran from on this level, where they may be now, and when they were last seen.
    pursuers: Vec<(Foe, u32)>,
    depth: u8,
    /// Where it stood before, latest first.
    trail: [Cell; 2],
    /// How often it has gone back and forth lately.
    to_and_fro: u8,
    /// The door it shut in a pursuer's face, and when.
    shut_door: Option<(Cell, u32)>,
    /// When it was last driven off while resting.
    driven_off: u32,
    /// Who was left at stairs, by the depth of their upper end.
    stairs: [StairsMemo; 27],
    /// Where erratic monsters were, and when.
    erratic: Vec<(Cell, u32)>,
    /// When it decided to fight its way past erratic monsters.
    resolved: Option<u32>,
    /// Whether it is hurt too badly to fight erratic monsters.
    hurt: bool,
    /// Whether it took stairs in order to run past those who wait there.
    breaks_out: bool,
    /// Steps it has run on this level.
    fled: u16,
}

impl Default for Autoplayer {
    fn default() -> Self {
        let nowhere = Cell::at(0, 0).expect("the first cell of the map");
        Autoplayer {
            memos: [LevelMemo::default(); 27],
            resting: false,
            last_hp: 0,
            last_action: None,
            waited: 0,
            idle: 0,
            pursuers: Vec::new(),
            depth: 0,
            trail: [nowhere; 2],
            to_and_fro: 0,
            shut_door: None,
            driven_off: 0,
            stairs: std::array::from_fn(|_| StairsMemo::default()),
            erratic: Vec::new(),
            resolved: None,
            hurt: false,
            breaks_out: false,
            fled: 0,
        }
    }
}

impl Autoplayer {
    /// What it would do; `None` once the run is over.
    pub fn choose(&mut self, seen: &Seen<'_>) -> Option<Action> {
        let action = self.propose(seen)?;
        self.remember_stairs(seen, action);
        Some(action)
    }

    /// Learns of an action that somebody else chose.
    pub fn follow(&mut self, seen: &Seen<'_>, action: Action) {
        if self.propose(seen).is_some_and(|own| own != action) {
            self.last_action = Some((action, seen.turn()));
        }
        self.remember_stairs(seen, action);
    }

    fn propose(&mut self, seen: &Seen<'_>) -> Option<Action> {
        if seen.ending().is_some() {
            return None;
        }
        let action = self.decide(seen);
        self.last_hp = seen.vitals().hp;
        let back = self.trail[1] == seen.hero() && self.trail[0] != seen.hero();
        self.to_and_fro =
            if back { self.to_and_fro.saturating_add(1) } else { self.to_and_fro.saturating_sub(2) };
        self.trail = [seen.hero(), self.trail[0]];
        // An oversight must not stall the run: let a turn pass.
        let action = action.filter(|action| seen.may(action).is_ok()).unwrap_or(Action::Search);
        let again = self.last_action == Some((action, seen.turn()));
        self.last_action = Some((action, seen.turn()));
        Some(if again { Self::instead(seen, action) } else { action })
    }

    /// What to do instead of an action that took no time and achieved nothing: something unseen may be
    /// blocking a door.
    fn instead(seen: &Seen<'_>, action: Action) -> Action {
        let strike =
            if let Action::Close(direction) = action { Action::Move(direction) } else { Action::Search };
        if seen.may(&strike).is_ok() { strike } else { Action::Search }
    }

    fn decide(&mut self, seen: &Seen<'_>) -> Option<Action> {
        self.memos[usize::from(seen.depth())].since.get_or_insert(seen.turn());
        let foes: Vec<Foe> = seen.foes().filter(|foe| foe.in_view).collect();
        self.update_memory(seen, &foes);
        let shut =
            self.shut_door.filter(|(_, turn)| seen.turn() - turn < KEEP_SHUT_FOR).map(|(door, _)| door);
        let pursuers: Vec<Cell> = self.pursuers.iter().map(|(foe, _)| foe.cell).collect();
        let erratic: Vec<Cell> = self.erratic.iter().map(|(cell, _)| *cell).collect();
        let within = |cells: &[Cell], cell: Cell, far: u32| cells.iter().any(|it| it.distance(cell) <= far);
        let rooted: Vec<Cell> =
            foes.iter().filter(|foe| foe.species.is_rooted()).map(|foe| foe.cell).collect();
        let feared: Vec<Cell> =
            foes.iter().filter(|foe| !Self::is_prey(seen, foe)).map(|foe| foe.cell).collect();
        let is_trap = |cell: Cell| seen.terrain(cell) == Terrain::Trap;
        let bad =
            |cell: Cell| is_trap(cell) || within(&rooted, cell, 1) || within(&pursuers, cell, PURSUER_REACH);
        let map = Paths::from_hero(*seen, |cell| {
            let closed = shut == Some(cell) && seen.terrain(cell) == Terrain::ClosedDoor;
            closed || bad(cell) || within(&erratic, cell, ERRATIC_REACH) || feared.contains(&cell)
        });
        if let Some(action) = self.meet(seen, &map, &foes) {
            self.resting = false;
            return Some(action);
        }
        if seen.effect(Effect::Confused) > 0 || seen.effect(Effect::Blind) > 0 {
            return Self::cure(seen).or(Some(Action::Search));
        }
        let action = Self::eat(seen)
            .or_else(|| self.rest(seen, &map, &foes))
            .or_else(|| self.gear(seen, &foes))
            .or_else(|| self.shut_behind(seen, &foes));
        if action.is_some() {
            return action;
        }
        if self.to_and_fro > MOST_DITHER {
            self.get_past_erratic(seen.turn());
            return self.next_goal(seen, &Paths::from_hero(*seen, is_trap));
        }
        self.next_goal(seen, &map).or_else(|| {
            if !erratic.is_empty() {
                if self.hurt {
                    return erratic::keep_away(seen, &map, &erratic).or(Some(Action::Search));
                }
                self.get_past_erratic(seen.turn());
                return self.next_goal(seen, &Paths::from_hero(*seen, bad));
            }
            if shut.is_some() || !pursuers.is_empty() {
                return Some(Action::Search);
            }
            // Boxed in: over traps, and through whatever sleeps in the way.
            self.next_goal(seen, &Paths::from_hero(*seen, |_| false))
        })
    }

    /// Forgets what is out of date, and guesses where pursuers out of sight have got to.
    fn update_memory(&mut self, seen: &Seen<'_>, foes: &[Foe]) {
        if self.depth != seen.depth() {
            self.depth = seen.depth();
            self.pursuers.clear();
            self.erratic.clear();
            self.resolved = None;
            self.shut_door = None;
            self.fled = 0;
        } else if foes.is_empty() {
            self.breaks_out = false;
        }
        let vitals = seen.vitals();
        self.update_courage(seen.turn(), &vitals);
        self.erratic.retain(|(_, turn)| seen.turn() - turn < ERRATIC_REMEMBERED);
        let shunned: Vec<&Foe> = foes.iter().filter(|foe| self.is_shunned(&vitals, foe)).collect();
        self.erratic.extend(shunned.into_iter().map(|foe| (foe.cell, seen.turn())));
        let visible =
            |it: &Foe| foes.iter().any(|foe| foe.cell.distance(it.cell) <= 2 && foe.species == it.species);
        self.pursuers.retain(|(foe, turn)| seen.turn() - turn < PURSUED_FOR && !visible(foe));
        for (foe, _) in &mut self.pursuers {
            // As near as it can be without being in view.
            let cell = evade::follow(seen, foe.cell, seen.hero(), &[]);
            if !seen.sees(cell) {
                foe.cell = cell;
            }
        }
    }

    /// Whether a monster flees or can be beaten at little risk, and need not be walked around.
    fn is_prey(seen: &Seen<'_>, foe: &Foe) -> bool {
        let vitals = seen.vitals();
        foe.mood == Mood::Fleeing
            || simulate::fight_risk(&vitals, i32::from(vitals.hp), &[(*foe, 1)]) <= PREY_RISK
    }

    /// Shuts the door the hero came through: most monsters cannot open it.
    fn shut_behind(&self, seen: &Seen<'_>, foes: &[Foe]) -> Option<Action> {
        let door = self.trail[0];
        let direction = Direction::between(seen.hero(), door)?;
        let close = Action::Close(direction);
        (foes.is_empty() && seen.vitals().level < SHUT_DOORS_BELOW && seen.may(&close).is_ok())
            .then_some(close)
    }
}

/// Whether the hero's hit points are below a share of the full number.
fn is_below(vitals: &Vitals, (part, whole): Share) -> bool {
    i32::from(vitals.hp) * whole < i32::from(vitals.max_hp) * part
}

fn go(map: &Paths<'_>, to: Cell) -> Option<Action> {
    map.first_step(to).map(Action::Move)
}

fn has(seen: &Seen<'_>, class: Class) -> bool {
    seen.pack().any(|(_, label)| label.class == class)
}
