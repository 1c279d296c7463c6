//! The autoplayer: explores, fights or flees by computed odds, tries unknown things when it is safe, minds
//! light and food, takes the Amulet and climbs back. It is given what the hero knows, nothing else.

mod bats;
mod duel;
mod errand;
mod evade;
mod explore;
mod fight;
mod flee;
mod gear;
mod map;
mod odds;
mod pursuit;
mod resort;
mod rest;
mod shelter;
mod stairs;
mod unseen;

use crate::rules::{
    Action, Cell, Class, Direction, Effect, Ending, Foe, Mood, Options, Rogue, Seen, Setup, Terrain,
};
use kernel::{Digest, Rules};
use map::Map;
use stairs::Link;

/// What it remembers of a level besides what the hero does.
#[derive(Clone, Copy, Default, Debug)]
struct Memo {
    /// Nothing was left to explore.
    done: bool,
    /// Times it came back to finish.
    returns: u8,
    /// Steps taken back to stairs from somebody.
    retreats: u16,
    /// The turn it was first entered.
    since: Option<u32>,
}

/// Plays a run. A fresh one can take over any run at any time.
#[derive(Clone, Debug)]
pub struct Autoplayer {
    memos: [Memo; 27],
    resting: bool,
    last_hp: i16,
    /// What it did last, and when.
    last_action: Option<(Action, u32)>,
    /// Turns it waited for somebody to come near.
    waited: u8,
    /// Turns without a step of use.
    idle: u16,
    /// Whom it ran from on this level, as last seen, and when.
    pursuers: Vec<(Foe, u32)>,
    depth: u8,
    /// Where it stood before, latest first, and how often it went to and fro.
    trail: [Cell; 2],
    to_and_fro: u8,
    /// The door it shut behind itself, and when.
    shut: Option<(Cell, u32)>,
    /// When it was last driven off while it rested.
    driven_off: u32,
    /// Who stood at stairs when it left by them, above and below, by the level above.
    links: [Link; 27],
    /// Where something flitted about, and when.
    bats: Vec<(Cell, u32)>,
    /// When it made up its mind to get past them.
    bold: Option<u32>,
    /// Whether it has lost so much that it lets things be.
    hurt: bool,
    /// Whether it came to get past those at the stairs.
    breaks_out: bool,
    /// Steps it ran on this level from those who are no faster.
    fled: u16,
}

/// Below this depth it looks for stairs only.
const DIVE: u8 = 6;
/// Steps to and fro after which it goes straight on.
const DITHER: u8 = 8;
/// Below this level it shuts doors behind itself.
const SHUTS: u8 = 8;
/// Turns for which it looks over its shoulder.
const PURSUED: u32 = 12;
/// Cells around them that it keeps clear of.
const HAUNTED: u32 = 4;
/// Deaths in a thousand for which nobody walks around somebody.
const PREY: u32 = 25;
/// Turns for which a door that was shut on somebody stays shut.
const SHUT: u32 = 80;
/// Turns for which it keeps away from where something flits about.
const BATS: u32 = 10;

impl Default for Autoplayer {
    fn default() -> Self {
        let nowhere = Cell::at(0, 0).expect("the first cell of the map");
        Autoplayer {
            memos: [Memo::default(); 27],
            resting: false,
            last_hp: 0,
            last_action: None,
            waited: 0,
            idle: 0,
            pursuers: Vec::new(),
            depth: 0,
            trail: [nowhere; 2],
            to_and_fro: 0,
            shut: None,
            driven_off: 0,
            links: std::array::from_fn(|_| Link::default()),
            bats: Vec::new(),
            bold: None,
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

    /// Learns of an action that was done, whether it would have done the same or not.
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
        // Whatever it overlooked, a turn passes.
        let action = action.filter(|action| seen.may(action).is_ok()).unwrap_or(Action::Search);
        let again = self.last_action == Some((action, seen.turn()));
        self.last_action = Some((action, seen.turn()));
        Some(if again { Self::instead(seen, action) } else { action })
    }

    /// In place of what took no time and came to nothing: somebody unseen stands in a door that does not shut.
    fn instead(seen: &Seen<'_>, action: Action) -> Action {
        let strike =
            if let Action::Close(direction) = action { Action::Move(direction) } else { Action::Search };
        if seen.may(&strike).is_ok() { strike } else { Action::Search }
    }

    fn decide(&mut self, seen: &Seen<'_>) -> Option<Action> {
        self.memos[usize::from(seen.depth())].since.get_or_insert(seen.turn());
        let foes: Vec<Foe> = seen.foes().filter(|foe| foe.in_view).collect();
        self.keep_up(seen, &foes);
        let shut = self.shut.filter(|(_, turn)| seen.turn() - turn < SHUT).map(|(door, _)| door);
        let ghosts: Vec<Cell> = self.pursuers.iter().map(|(foe, _)| foe.cell).collect();
        let bats: Vec<Cell> = self.bats.iter().map(|(cell, _)| *cell).collect();
        let within = |cells: &[Cell], cell: Cell, far: u32| cells.iter().any(|it| it.distance(cell) <= far);
        let rooted: Vec<Cell> =
            foes.iter().filter(|foe| foe.species.is_rooted()).map(|foe| foe.cell).collect();
        let feared: Vec<Cell> =
            foes.iter().filter(|foe| !Self::is_prey(seen, foe)).map(|foe| foe.cell).collect();
        let is_trap = |cell: Cell| seen.terrain(cell) == Terrain::Trap;
        let bad = |cell: Cell| is_trap(cell) || within(&rooted, cell, 1) || within(&ghosts, cell, HAUNTED);
        let map = Map::of(*seen, |cell| {
            let closed = shut == Some(cell) && seen.terrain(cell) == Terrain::ClosedDoor;
            closed || bad(cell) || within(&bats, cell, 2) || feared.contains(&cell)
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
        if self.to_and_fro > DITHER {
            self.get_past_bats(seen.turn());
            return self.errand(seen, &Map::of(*seen, is_trap));
        }
        self.errand(seen, &map).or_else(|| {
            if !bats.is_empty() {
                if self.hurt {
                    return bats::keep_away(seen, &map, &bats).or(Some(Action::Search));
                }
                self.get_past_bats(seen.turn());
                return self.errand(seen, &Map::of(*seen, bad));
            }
            if shut.is_some() || !ghosts.is_empty() {
                return Some(Action::Search);
            }
            // Boxed in: over traps, and through whoever sleeps in the way.
            self.errand(seen, &Map::of(*seen, |_| false))
        })
    }

    /// Forgets what is past, and follows in the head those who are out of sight.
    fn keep_up(&mut self, seen: &Seen<'_>, foes: &[Foe]) {
        if self.depth != seen.depth() {
            self.depth = seen.depth();
            self.pursuers.clear();
            self.bats.clear();
            self.bold = None;
            self.shut = None;
            self.fled = 0;
        } else if foes.is_empty() {
            self.breaks_out = false;
        }
        let vitals = seen.vitals();
        self.take_heart(seen.turn(), &vitals);
        self.bats.retain(|(_, turn)| seen.turn() - turn < BATS);
        let shunned: Vec<&Foe> = foes.iter().filter(|foe| self.is_shunned(&vitals, foe)).collect();
        self.bats.extend(shunned.into_iter().map(|foe| (foe.cell, seen.turn())));
        let visible =
            |it: &Foe| foes.iter().any(|foe| foe.cell.distance(it.cell) <= 2 && foe.species == it.species);
        self.pursuers.retain(|(foe, turn)| seen.turn() - turn < PURSUED && !visible(foe));
        let plain = Map::from(*seen, &[], |_| false);
        for (foe, _) in &mut self.pursuers {
            // As near as it can be without being seen.
            let cell = evade::follow(&plain, foe.cell, seen.hero(), &[]);
            if !seen.sees(cell) {
                foe.cell = cell;
            }
        }
    }

    /// Whoever runs, or can be beaten at little cost: not to be walked around.
    fn is_prey(seen: &Seen<'_>, foe: &Foe) -> bool {
        let vitals = seen.vitals();
        foe.mood == Mood::Fleeing || duel::bout(&vitals, i32::from(vitals.hp), &[(*foe, 1)]) <= PREY
    }

    /// Most of those who might follow cannot open doors.
    fn shut_behind(&self, seen: &Seen<'_>, foes: &[Foe]) -> Option<Action> {
        let door = self.trail[0];
        let direction = Direction::between(seen.hero(), door)?;
        let close = Action::Close(direction);
        (foes.is_empty() && seen.vitals().level < SHUTS && seen.may(&close).is_ok()).then_some(close)
    }
}

fn go(map: &Map<'_>, to: Cell) -> Option<Action> {
    map.first_step(to).map(Action::Move)
}

fn has(seen: &Seen<'_>, class: Class) -> bool {
    seen.pack().any(|(_, label)| label.class == class)
}

/// A run played to its end.
#[derive(Clone, Debug)]
pub struct Played {
    /// Its seed.
    pub seed: u64,
    /// The deepest level reached.
    pub depth: u8,
    /// The level it ended on.
    pub at: u8,
    /// Turns it took.
    pub turns: u32,
    /// Whether it was won.
    pub won: bool,
    /// What ended the hero's life.
    pub cause: Option<String>,
    /// Whether it went on for too long.
    pub stalled: bool,
    /// The hero's level.
    pub level: u8,
    /// The score.
    pub score: i64,
    /// The digest of the last state.
    pub digest: Digest,
}

/// Actions after which a run counts as stalled.
const TOO_LONG: u32 = 60_000;

/// Plays the usual run of a seed to its end.
///
/// # Panics
/// If the autoplayer acts illegally, which would be an error of the program.
pub fn play(seed: u64) -> Played {
    play_telling(seed, |_| ())
}

/// The same, and tells of every action.
///
/// # Panics
/// As [`play`].
pub fn play_telling(seed: u64, mut tell: impl FnMut(Action)) -> Played {
    let mut game = Rogue::start(&Setup::Options(Options::of_seed(seed))).expect("options are sound");
    let mut player = Autoplayer::default();
    let mut events = Vec::new();
    let mut actions = 0;
    while actions < TOO_LONG
        && let Some(action) = player.choose(&game.seen(None))
    {
        events.clear();
        let accepted = game.apply(&action, &mut events);
        assert!(accepted.is_ok(), "seed {seed}: {action:?} {accepted:?}");
        actions += 1;
        tell(action);
    }
    let end = game.seen(None);
    Played {
        seed,
        depth: end.deepest(),
        at: end.depth(),
        turns: end.turn(),
        won: end.ending() == Some(Ending::Won),
        cause: game.death_cause(),
        stalled: end.ending().is_none(),
        level: end.vitals().level,
        score: end.score(),
        digest: game.digest(),
    }
}
