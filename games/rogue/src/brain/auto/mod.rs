//! The autoplayer: explores, fights or flees by computed odds, tries unknown things when it is safe, minds
//! light and food, takes the Amulet and climbs back. It is given what the hero knows, nothing else.

mod fight;
mod flee;
mod gear;
mod map;
mod odds;
mod rest;

use crate::rules::{
    Action, Cell, Class, Direction, Effect, Ending, Foe, Mood, Options, Rogue, Seen, Setup, Terrain, Thing,
};
use kernel::{Digest, Rules};
use map::Map;

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
    /// When it last left somebody by stairs, and what fighting on would have cost.
    left: (u32, i32),
    /// When it was last driven off while it rested.
    driven_off: u32,
    /// By depth: the most that those can do who stood at the stairs when it left.
    guards: [i32; 28],
}

/// Below this depth it looks for stairs only.
const DIVE: u8 = 8;
/// Steps to and fro after which it goes straight on.
const DITHER: u8 = 8;
/// Below this level it shuts doors behind itself.
const SHUTS: u8 = 8;
/// Turns after which a level is left.
const PATIENCE: u32 = 2500;
/// Turns for which it looks over its shoulder.
const PURSUED: u32 = 12;
/// Turns for which a door that was shut on somebody stays shut.
const SHUT: u32 = 80;
/// Times it comes back to a level it fled from.
const RETURNS: u8 = 6;

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
            left: (0, 0),
            driven_off: 0,
            guards: [0; 28],
        }
    }
}

impl Autoplayer {
    /// What it would do; `None` once the run is over.
    pub fn choose(&mut self, seen: &Seen<'_>) -> Option<Action> {
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
        let memo = &mut self.memos[usize::from(seen.depth())];
        memo.since.get_or_insert(seen.turn());
        let foes: Vec<Foe> = seen.foes().filter(|foe| foe.in_view).collect();
        let rooted = |cell: Cell| {
            foes.iter().any(|foe| {
                foe.species.creature().behaviours[0] == crate::rules::Behaviour::Stationary
                    && foe.cell.distance(cell) <= 1
            })
        };
        if self.depth != seen.depth() {
            self.depth = seen.depth();
            self.pursuers.clear();
            self.shut = None;
        }
        let shut = self.shut.filter(|(_, turn)| seen.turn() - turn < SHUT).map(|(door, _)| door);
        let visible =
            |it: &Foe| foes.iter().any(|foe| foe.cell.distance(it.cell) <= 2 && foe.species == it.species);
        self.pursuers.retain(|(foe, turn)| seen.turn() - turn < PURSUED && !visible(foe));
        let ghosts: Vec<Cell> = self.pursuers.iter().map(|(foe, _)| foe.cell).collect();
        let haunted = |cell: Cell| ghosts.iter().any(|ghost| ghost.distance(cell) <= 4);
        let avoid = |cell: Cell| {
            let closed = shut == Some(cell) && seen.terrain(cell) == Terrain::ClosedDoor;
            let bad = seen.terrain(cell) == Terrain::Trap || closed;
            let foe = seen.foe_at(cell);
            bad || rooted(cell) || haunted(cell) || foe.is_some_and(|foe| !Self::is_prey(seen, &foe))
        };
        let map = Map::of(*seen, avoid);
        if let Some(action) = self.meet(seen, &map, &foes) {
            self.resting = false;
            return Some(action);
        }
        if seen.effect(Effect::Confused) > 0 || seen.effect(Effect::Blind) > 0 {
            return Self::cure(seen).or(Some(Action::Search));
        }
        let action =
            Self::eat(seen).or_else(|| self.rest(seen, &map, &foes)).or_else(|| self.gear(seen, &foes));
        if action.is_some() {
            return action;
        }
        if let Some(close) = self.shut_behind(seen, &foes) {
            return Some(close);
        }
        if self.to_and_fro > DITHER {
            let map = Map::of(*seen, |cell| seen.terrain(cell) == Terrain::Trap);
            return self.errand(seen, &map);
        }
        self.errand(seen, &map).or_else(|| {
            if shut.is_some() || !ghosts.is_empty() {
                return Some(Action::Search);
            }
            // Boxed in: over traps, and through whoever sleeps in the way.
            let map = Map::of(*seen, |_| false);
            self.errand(seen, &map)
        })
    }

    /// Whoever runs, or can be beaten at little cost: not to be walked around.
    fn is_prey(seen: &Seen<'_>, foe: &Foe) -> bool {
        foe.mood == Mood::Fleeing || odds::loss(&seen.vitals(), &[*foe]) * 4 < i32::from(seen.vitals().hp)
    }

    /// Most of those who might follow cannot open doors.
    fn shut_behind(&self, seen: &Seen<'_>, foes: &[Foe]) -> Option<Action> {
        let door = self.trail[0];
        let direction = Direction::between(seen.hero(), door)?;
        let close = Action::Close(direction);
        (foes.is_empty() && seen.vitals().level < SHUTS && seen.may(&close).is_ok()).then_some(close)
    }

    /// Things to fetch, ground to explore, stairs to take.
    fn errand(&mut self, seen: &Seen<'_>, map: &Map<'_>) -> Option<Action> {
        let here = seen.hero();
        if matches!(seen.thing(here), Some(Thing::Item(_)))
            && Self::fits(seen)
            && seen.may(&Action::Pickup).is_ok()
        {
            return Some(Action::Pickup);
        }
        let depth = seen.depth();
        let bottom = depth == seen.options().levels;
        if seen.has_amulet() {
            return self.climb(seen, map);
        }
        let memo = self.memos[usize::from(depth)];
        let hasty = depth > DIVE && !bottom
            || memo.since.is_some_and(|since| seen.turn() - since > PATIENCE)
            || (Self::is_short(seen) && !bottom);
        let room = Self::room_left(seen);
        let wanted = |cell: Cell| match seen.thing(cell) {
            Some(Thing::Item(Class::Amulet) | Thing::Gold) => true,
            Some(Thing::Item(_)) => room && cell != here,
            None => false,
        };
        let near = |cell: Cell| !hasty || map.steps(cell).is_some_and(|steps| steps <= 6);
        if let Some(cell) = map.nearest(|cell| cell != here && wanted(cell) && near(cell)) {
            return go(map, cell);
        }
        let down = map.nearest(|cell| seen.terrain(cell) == Terrain::StairsDown);
        let guarded = self.guards[usize::from(depth) + 1] >= i32::from(seen.vitals().hp);
        if hasty
            && !guarded
            && let Some(stairs) = down
        {
            return take(map, here, stairs, Action::Down);
        }
        if seen.vitals().radius == 0
            && let Some(action) = grope(seen)
        {
            return Some(action);
        }
        if let Some(cell) = frontier(seen, map, hasty) {
            return go(map, cell);
        }
        if self.shut.is_some_and(|(_, turn)| seen.turn() - turn < SHUT) && down.is_none() {
            return None;
        }
        self.memos[usize::from(depth)].done = true;
        match down {
            Some(stairs) => take(map, here, stairs, Action::Down),
            None => self.wander(seen, map),
        }
    }

    fn climb(&mut self, seen: &Seen<'_>, map: &Map<'_>) -> Option<Action> {
        let here = seen.hero();
        if let Some(stairs) = map.nearest(|cell| seen.terrain(cell) == Terrain::StairsUp) {
            return take(map, here, stairs, Action::Up);
        }
        match map.nearest(|cell| cell != here && map.is_frontier(cell)) {
            Some(cell) => go(map, cell),
            None => self.wander(seen, map),
        }
    }

    /// Nothing is left to see: searches here and there.
    fn wander(&mut self, seen: &Seen<'_>, map: &Map<'_>) -> Option<Action> {
        self.idle = self.idle.wrapping_add(1);
        if !self.idle.is_multiple_of(6) {
            return Some(Action::Search);
        }
        // A place that changes with every try, the same for the same run.
        let far = usize::from(self.idle / 6).wrapping_mul(37) % 400;
        let count = std::cell::Cell::new(0);
        let cell = map.nearest(|cell| {
            count.set(count.get() + 1);
            cell != seen.hero() && count.get() > far
        });
        cell.or_else(|| map.nearest(|cell| cell != seen.hero())).and_then(|cell| go(map, cell))
    }
}

fn go(map: &Map<'_>, to: Cell) -> Option<Action> {
    map.first_step(to).map(Action::Move)
}

fn take(map: &Map<'_>, here: Cell, stairs: Cell, action: Action) -> Option<Action> {
    if here == stairs { Some(action) } else { go(map, stairs) }
}

/// Where to look next. Stairs lie in the middle of rooms: in haste the edges of rooms come last.
fn frontier(seen: &Seen<'_>, map: &Map<'_>, hasty: bool) -> Option<Cell> {
    let here = seen.hero();
    let edge = |cell: Cell| {
        let wall = |way: Direction| seen.terrain(cell.to(way)) == Terrain::Wall;
        seen.terrain(cell) == Terrain::Floor && Direction::all().any(wall)
    };
    let inner = map.nearest(|cell| cell != here && map.is_frontier(cell) && !edge(cell));
    let near = |cell: &Cell| map.steps(*cell).is_some_and(|steps| steps <= 15);
    let first = inner.filter(|cell| hasty && near(cell));
    first.or_else(|| map.nearest(|cell| cell != here && map.is_frontier(cell)))
}

/// In the dark: into what is not known yet.
fn grope(seen: &Seen<'_>) -> Option<Action> {
    let moves = Direction::all().map(Action::Move);
    let unknown = |action: &Action| match action {
        Action::Move(direction) => seen.terrain(seen.hero().to(*direction)) == Terrain::Unknown,
        _ => false,
    };
    moves.filter(unknown).find(|action| seen.may(action).is_ok())
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
