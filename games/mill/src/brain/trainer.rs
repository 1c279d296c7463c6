//! Positions to practise, from the exact tables: to be won in so many turns, or to be held as a draw. What a wish asks for is
//! proven before it is handed out; the same seed makes the same position everywhere.

use super::{
    exact::{ExactAction, exact_actions},
    supply,
    tables::{Tables, Value},
};
use crate::rules::{Fen, Mill, OptionName, Options, Point, PointSet, Position, RuleText, Setup, Side};
use parlour_brain::{Budget, Files, Generator};
use parlour_kernel::{Fault, Message, ReadError, Rng, Rules};
use std::{ops::RangeInclusive, sync::Arc};

/// Makes positions to practise.
#[derive(Clone, Debug, Default)]
pub struct MillTrainer {
    tables: Option<Arc<Tables>>,
}

/// What is to be practised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Goal {
    /// To win.
    Win,
    /// To win where a single move does.
    Only,
    /// To hold the draw.
    Hold,
}

/// What a position should be like: `goal=win turns=2..4 stones=5-3,3-5 rules=nine,custodian=1`.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Wish {
    goal: Goal,
    /// Turns of one's own to the win, or for which the draw is to be held.
    turns: RangeInclusive<u8>,
    /// Stones of the side to move and of the other, one of these; the usual ones where there are none.
    stones: Vec<(u8, u8)>,
    rules: RuleText,
}

/// The usual stones of the side to move and of the other, by goal. With these, tables know how long a win takes.
const TO_WIN: [(u8, u8); 3] = [(3, 3), (3, 4), (4, 4)];
const TO_HOLD: [(u8, u8); 2] = [(3, 4), (4, 4)];
/// How many stones a side may have: with fewer the game is over, and no table that comes with the program knows more.
const STONES: RangeInclusive<u8> = 3..=5;
/// A draw is to be held where at most one move in so many does.
const RARE: usize = 3;
/// What a first position counts in points, a turn to the win, and each turn of a draw.
const EASY: u32 = 700;
const PER_TURN: u32 = 90;
const PER_TURN_HELD: u32 = 40;
/// As many turns a win counts of which nobody knows how long it takes.
const UNKNOWN: u32 = 4;
/// What is added where there is but one way.
const SINGLE: u32 = 200;

impl Wish {
    fn read(text: &str) -> Result<Wish, ReadError> {
        let mut wish = Wish { goal: Goal::Win, turns: 2..=4, stones: Vec::new(), rules: RuleText::default() };
        for word in text.split_whitespace() {
            let bad = || ReadError::at("bad-value", text, word);
            match word.split_once('=') {
                Some(("goal", "win")) => wish.goal = Goal::Win,
                Some(("goal", "only")) => wish.goal = Goal::Only,
                Some(("goal", "hold")) => wish.goal = Goal::Hold,
                Some(("turns", turns)) => {
                    let (least, most) = turns.split_once("..").unwrap_or((turns, turns));
                    let read =
                        |number: &str| number.parse::<u8>().ok().filter(|number| (1..=50).contains(number));
                    let (least, most) = read(least).zip(read(most)).ok_or_else(bad)?;
                    wish.turns = least..=most;
                }
                Some(("stones", sides)) => {
                    let read =
                        |number: &str| number.parse::<u8>().ok().filter(|number| STONES.contains(number));
                    let pair = |sides: &str| {
                        let (us, them) = sides.split_once('-')?;
                        read(us).zip(read(them))
                    };
                    wish.stones = sides.split(',').map(pair).collect::<Option<_>>().ok_or_else(bad)?;
                }
                Some(("rules", rules)) => wish.rules = rules.replace(',', " ").parse()?,
                _ => return Err(ReadError::at("unknown-option", text, word)),
            }
        }
        Ok(wish)
    }

    fn is_met(&self, actions: &[ExactAction]) -> bool {
        let Some(best) = actions.first().map(|best| best.verdict) else { return false };
        let turns = best.plies.map(|plies| plies.div_ceil(2));
        let is_won = best.value == Value::Win;
        let in_time = |turns: u8| self.turns.contains(&turns);
        match self.goal {
            Goal::Win => is_won && turns.is_some_and(in_time),
            // Where nobody knows how long it takes, finding the move is what counts.
            Goal::Only => is_won && turns.is_none_or(in_time) && ways(actions) == 1,
            Goal::Hold => best.value == Value::Draw && ways(actions) * RARE <= actions.len(),
        }
    }

    /// Stones of the side to move and of the other, to choose from.
    fn sectors(&self) -> &[(u8, u8)] {
        match self.goal {
            _ if !self.stones.is_empty() => &self.stones,
            Goal::Hold => &TO_HOLD,
            Goal::Win | Goal::Only => &TO_WIN,
        }
    }

    /// The rules that the position is played by: a draw is one after the turns for which it is to be held.
    fn rules(&self) -> RuleText {
        let mut rules = self.rules.clone();
        if self.goal == Goal::Hold {
            let plies = u16::from(*self.turns.end()) * 2;
            let limits = [OptionName::NMoveRule, OptionName::EndgameNMoveRule];
            rules.overrides.extend(limits.map(|limit| (limit, plies.max(10))));
        }
        rules
    }
}

/// How many actions keep the value.
fn ways(actions: &[ExactAction]) -> usize {
    actions.iter().filter(|action| action.verdict.value == actions[0].verdict.value).count()
}

impl Generator<Mill> for MillTrainer {
    fn generate(&self, wish: &str, seed: u64, budget: &mut Budget) -> Result<Setup, Message> {
        let wish = Wish::read(wish).map_err(|error| error.message())?;
        let options = options_of(&wish.rules)?;
        let tables = self.tables.as_ref().filter(|tables| tables.suit(&options));
        let tables = tables.ok_or_else(|| Message::new("mill.train-no-tables"))?;
        let mut rng = Rng::stream(seed, 0);
        let sectors = wish.sectors();
        while budget.spend(1) {
            let (us, them) = sectors[rng.below(sectors.len() as u32) as usize];
            let Some(setup) = thrown(&mut rng, us, them, &wish.rules, &options) else { continue };
            // The tables are asked by the rules without their limits, which the position then gets.
            let game = Mill::start(&setup).ok();
            // Most positions are out of the question, which a single look tells.
            let worth = game.as_ref().and_then(|game| tables.probe(game.board()).ok());
            let wanted = if wish.goal == Goal::Hold { Value::Draw } else { Value::Win };
            let game = game.filter(|_| worth.is_some_and(|verdict| verdict.value == wanted));
            let met = game.and_then(|game| exact_actions(&game, tables));
            if met.is_some_and(|actions| wish.is_met(&actions)) {
                return Ok(Setup { rules: wish.rules(), ..setup });
            }
        }
        Err(Message::new("mill.train-none"))
    }

    /// How many points solving it is worth, and in how many turns it is won, where that is known.
    fn grade(&self, setup: &Setup, _budget: &mut Budget) -> String {
        let known = self.tables.as_ref().zip(Mill::start(setup).ok());
        let Some(actions) = known.and_then(|(tables, game)| exact_actions(&game, tables)) else {
            return String::new();
        };
        let (best, single) = (actions[0].verdict, if ways(&actions) == 1 { SINGLE } else { 0 });
        let (turns, each) = match best.plies {
            Some(plies) => (u32::from(plies.div_ceil(2)), PER_TURN),
            None if best.value == Value::Draw => {
                (Mill::start(setup).map_or(0, |game| game.options().n_move_rule / 2).into(), PER_TURN_HELD)
            }
            None => return format!("points={}", EASY + UNKNOWN * PER_TURN + single),
        };
        format!("turns={turns} points={}", EASY + each * turns + single)
    }

    /// The value and the distance, by the tables and by playing it to its end, both sides by the tables.
    fn prove(&self, wish: &str, _seed: u64, setup: &Setup, budget: &mut Budget) -> Option<String> {
        let (wish, tables) = (Wish::read(wish).ok()?, self.tables.as_ref()?);
        let unlimited = Setup { rules: wish.rules.clone(), ..setup.clone() };
        let actions = exact_actions(&Mill::start(&unlimited).ok()?, tables)?;
        let (best, ways) = (actions.first()?.verdict, ways(&actions));
        let (value, turns) = played_out(setup, &wish.rules, tables, budget)?;
        let is_as_told = value == best.value && best.plies.is_none_or(|told| u16::from(told) == turns);
        let word = if value == Value::Win { "win" } else { "draw" };
        (wish.is_met(&actions) && is_as_told).then(|| format!("value={word} plies={turns} ways={ways}"))
    }

    fn wants(&self, wish: &str) -> Option<&'static str> {
        let options = options_of(&Wish::read(wish).ok()?.rules).ok()?;
        let is_served = self.tables.as_ref().is_some_and(|tables| tables.suit(&options));
        if is_served { None } else { supply::folder_of(&options) }
    }

    fn read(&mut self, wish: &str, files: &Files) {
        let options = Wish::read(wish).ok().and_then(|wish| options_of(&wish.rules).ok());
        self.tables = options.and_then(|options| supply::tables(&options, files)).map(Arc::new);
    }
}

/// How many turns a game takes in which both sides do the best by the tables; `None` if it ends otherwise than they say for
/// whoever begins. `free` are its rules without the limits by which it may be drawn: of those the tables know nothing.
fn played_out(setup: &Setup, free: &RuleText, tables: &Tables, budget: &mut Budget) -> Option<(Value, u16)> {
    let mut game = Mill::start(setup).ok()?;
    let (beginner, mut turns) = (game.board().side(), 0);
    while budget.spend(1) {
        let side = game.board().side();
        let fen = Fen::of(game.board(), game.options(), crate::rules::Dialect::Squares);
        let here = Mill::start(&Setup { rules: free.clone(), fen: Some(Ok(fen)) }).ok()?;
        let best = exact_actions(&here, tables)?.first()?.action;
        game.apply(&best, &mut Vec::new()).ok()?;
        let ending = game.board().ending();
        turns += u16::from(ending.is_some() || game.board().side() != side);
        if let Some(ending) = ending {
            let value = match ending.winner {
                Some(winner) if winner == beginner => Value::Win,
                Some(_) => Value::Loss,
                None => Value::Draw,
            };
            return Some((value, turns));
        }
    }
    None
}

fn options_of(rules: &RuleText) -> Result<Options, Message> {
    rules.options().map_err(|flaws| flaws[0].message())
}

/// Stones thrown onto the board, White to move; `None` where that is no position to play.
fn thrown(rng: &mut Rng, us: u8, them: u8, rules: &RuleText, options: &Options) -> Option<Setup> {
    let mut points: Vec<Point> = Point::all().collect();
    rng.shuffle(&mut points);
    let (own, rest) = points.split_at(usize::from(us));
    let taken = |points: &[Point]| points.iter().copied().collect::<PointSet>();
    let stones = [taken(own), taken(&rest[..usize::from(them)])];
    let position = Position::moving(stones, Side::White, options);
    let fen = Fen::of(&position, options, crate::rules::Dialect::Squares);
    let setup = Setup { rules: rules.clone(), fen: Some(Ok(fen)) };
    Mill::start(&setup).ok().filter(|game| game.board().ending().is_none()).map(|_| setup)
}
