//! Random play, legal and illegal, that stops at the first broken invariant.

use crate::rules::{Action, Cell, Direction, Hand, Letter, Options, Rogue, Setup};
use parlour_kernel::{Rng, Rules};

/// Totals of random play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Soak {
    /// Actions tried.
    pub actions: u64,
    /// Actions refused.
    pub refused: u64,
    /// Turns passed.
    pub turns: u64,
    /// The deepest level reached.
    pub deepest: u8,
}

impl Soak {
    /// Adds the totals of another game.
    pub fn add(&mut self, other: &Soak) {
        self.actions += other.actions;
        self.refused += other.refused;
        self.turns += other.turns;
        self.deepest = self.deepest.max(other.deepest);
    }
}

/// One action in this many is drawn from all actions, legal or not.
const WILD: u32 = 8;
/// The invariants are checked after this many actions.
const THOROUGH: u64 = 16;

/// Plays one game of random actions.
///
/// # Errors
/// The first broken invariant, with the action before it.
pub fn soak(seed: u64, actions: u32) -> Result<Soak, String> {
    let mut rng = Rng::stream(seed, 1 << 40);
    let Ok(mut game) = Rogue::start(&start(seed, &mut rng)) else { return Err("start".to_owned()) };
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    let mut out = Soak::default();
    for _ in 0..actions {
        let wild = rng.below(WILD) == 0;
        legal.clear();
        game.legal(&mut legal);
        if legal.is_empty() {
            break;
        }
        let action = if wild { any_action(&mut rng) } else { prefer(&legal, &mut rng) };
        let listed = legal.contains(&action);
        let check = wild && !listed;
        let before = check.then(|| game.check_word());
        events.clear();
        out.actions += 1;
        let accepted = game.apply(&action, &mut events).is_ok();
        if accepted != listed {
            return Err(format!("{action:?} legal={listed} accepted={accepted}"));
        }
        if let Some(before) = before {
            out.refused += 1;
            if game.check_word() != before {
                return Err(format!("{action:?} refused-but-changed"));
            }
        }
        if out.actions.is_multiple_of(THOROUGH) || game.outcome().is_some() {
            game.invariants().map_err(|broken| format!("{action:?} {broken}"))?;
        }
    }
    out.turns = u64::from(game.seen(None).turn());
    out.deepest = game.seen(None).deepest();
    Ok(out)
}

/// A run with random options, or a strong hero deep down, where random play would never get by itself.
fn start(seed: u64, rng: &mut Rng) -> Setup {
    if rng.below(3) == 0 {
        let (depth, amulet) = (rng.below(10) + 1, rng.below(4) == 0);
        let text = format!(
            r#"{{"seed":"{seed}","currentLevel":{depth},"hasAmulet":{amulet},"player":{{"maxHp":3000,"level":9}}}}"#
        );
        return Setup::Scenario(text.into());
    }
    Setup::Options(Options {
        boxes: rng.below(4) == 0,
        rooms_seen: rng.below(2) == 0,
        levels: if rng.below(4) == 0 { 26 } else { 10 },
        ..Options::of_seed(seed)
    })
}

/// Stairs down if possible, else anything: games that stay on level 1 test little.
fn prefer(legal: &[Action], rng: &mut Rng) -> Action {
    if legal.contains(&Action::Down) {
        return Action::Down;
    }
    let moves = legal.iter().take_while(|action| matches!(action, Action::Move(_))).count() as u32;
    let among = if moves > 0 && rng.below(2) == 0 { moves } else { legal.len() as u32 };
    legal[rng.below(among) as usize]
}

fn any_action(rng: &mut Rng) -> Action {
    let letter = Letter::all().nth(rng.below(Letter::COUNT as u32) as usize).unwrap_or(Letter::FIRST);
    let other = Letter::all().nth(rng.below(Letter::COUNT as u32) as usize);
    let (direction, _) = Direction::ALL[rng.below(8) as usize];
    let (hand, _) = Hand::ALL[rng.below(2) as usize];
    let cell = Cell::all().nth(rng.below(80 * 22) as usize);
    match rng.below(22) {
        0 => Action::Move(direction),
        1 => Action::Up,
        2 => Action::Down,
        3 => Action::Open(direction),
        4 => Action::Close(direction),
        5 => Action::Pickup,
        6 => Action::Drop(letter),
        7 => Action::Throw(letter, direction),
        8 => Action::Wield(letter),
        9 => Action::Wear(letter),
        10 => Action::TakeOff,
        11 => Action::PutOn(letter, hand),
        12 => Action::Remove(hand),
        13 => Action::Light(letter),
        14 => Action::Refill,
        15 => Action::Quaff(letter),
        16 => Action::Read(letter, other.filter(|_| rng.below(2) == 0)),
        17 => cell.map_or(Action::Search, |cell| Action::Zap(letter, cell)),
        18 => Action::Eat(letter),
        19 => Action::Run(direction),
        20 => cell.map_or(Action::Wait, |cell| Action::ReadAt(letter, cell)),
        _ => Action::Wait,
    }
}
