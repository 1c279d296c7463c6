//! A record with the value of each turn: by exact tables where they reach, else by search. Mistakes are marked and get the
//! line that was better; a turn that alone kept the value is marked too.

use super::{
    engine::{Engine, Limits, plies_to_end},
    tables::{Value, Verdict},
};
use crate::rules::{Action, Mill, NotedRecord, NotedTurn, RecordError, Side};
use parlour_brain::{BLUNDER, Budget, DECIDED, MISTAKE};
use parlour_kernel::{Fault, Rules};

/// Actions of a better line that are shown.
const SHOWN: usize = 6;

/// What an action is worth to the side that acts.
#[derive(Clone, Copy)]
enum Worth {
    Exact(Verdict),
    Score(i32),
    /// The game is over with it.
    Over(Value),
}

/// An action that was played, compared with the best.
struct Judged {
    played: Worth,
    /// How much worse it is, in hundredths of a stone.
    lost: i32,
    /// The best line.
    better: Vec<Action>,
    /// Whether it alone keeps the value.
    is_only: bool,
}

/// Adds values, marks and better lines to the turns of a record that is played from this start. Budgets are for one action.
///
/// # Errors
/// The first action that is illegal.
pub fn annotate(
    record: &mut NotedRecord,
    start: &Mill,
    engine: &mut Engine,
    mut budget: impl FnMut() -> Budget,
) -> Result<(), RecordError> {
    let mut game = start.clone();
    for turn in &mut record.turns {
        let (from, mut lost, mut only, mut better) = (game.clone(), 0, false, Vec::new());
        let mut worth = None;
        for (place, action) in turn.actions.iter().enumerate() {
            let before = game.clone();
            game.apply(action, &mut Vec::new()).map_err(|illegal| RecordError::Illegal {
                number: game.history().len() as u32 + 1,
                action: action.to_string(),
                why: illegal.message(),
            })?;
            let judged = judged(&before, *action, &game, engine, &mut budget);
            if judged.lost >= MISTAKE && better.is_empty() {
                better = [&turn.actions[..place], &judged.better].concat();
            }
            lost = judged.lost.max(lost);
            only |= judged.is_only;
            worth = Some((judged.played, before.board().side()));
        }
        let mark = match () {
            () if lost >= BLUNDER => Some("??"),
            () if lost >= MISTAKE => Some("?"),
            () if only => Some("!"),
            () => None,
        };
        turn.comments.splice(0..0, worth.map(|(worth, side)| worth.written(side)));
        turn.marks.splice(0..0, mark.map(str::to_owned));
        if !better.is_empty() {
            turn.variations.insert(0, in_turns(&better, &from));
        }
    }
    Ok(())
}

/// Compares an action with the best one, both by the tables or both searched to the same depth.
fn judged(
    before: &Mill,
    action: Action,
    after: &Mill,
    engine: &mut Engine,
    budget: &mut impl FnMut() -> Budget,
) -> Judged {
    if let Some(exact) = engine.exact(before)
        && let Some(played) = exact.iter().find(|exact| exact.action == action)
    {
        let (best, played) = (exact[0].verdict, Worth::Exact(played.verdict));
        let others = exact.iter().any(|exact| exact.action != action && exact.verdict.value == best.value);
        let lost = Worth::Exact(best).figure() - played.figure();
        let better = engine.search(before, Limits::default(), &mut budget()).map(|result| result.line);
        let is_only = lost == 0 && !others && exact.len() > 1;
        return Judged { played: played.or_over(after), lost, better: better.unwrap_or_default(), is_only };
    }
    let nothing = Judged { played: Worth::Score(0), lost: 0, better: Vec::new(), is_only: false };
    let Some(best) = engine.search(before, Limits::default(), &mut budget()) else { return nothing };
    let mut score = best.score;
    if best.action != action {
        let limits = Limits { depth: best.depth.max(1), ..Limits::default() };
        let played = engine.search_among(before, &[action], limits, &mut budget());
        score = played.map_or(score, |played| played.score);
    }
    let played = Worth::Score(score);
    let lost = Worth::Score(best.score).figure() - played.figure();
    Judged { played: played.or_over(after), lost, better: best.line, is_only: false }
}

impl Worth {
    /// The same, unless the game is over with the action.
    fn or_over(self, after: &Mill) -> Self {
        match after.board().ending().map(|ending| ending.winner) {
            None => self,
            Some(None) => Worth::Over(Value::Draw),
            Some(Some(winner)) => {
                let mover = after.history().last().map(|done| done.side);
                Worth::Over(if Some(winner) == mover { Value::Win } else { Value::Loss })
            }
        }
    }

    /// In hundredths of a stone for the side that acts; decided games count alike, however long they take.
    fn figure(self) -> i32 {
        match self {
            Worth::Exact(Verdict { value, .. }) | Worth::Over(value) => match value {
                Value::Win => DECIDED,
                Value::Draw => 0,
                Value::Loss => -DECIDED,
            },
            Worth::Score(score) => match plies_to_end(score) {
                Some(_) => DECIDED * score.signum(),
                None => score.clamp(-DECIDED, DECIDED),
            },
        }
    }

    /// As comments say it: who wins and in how many turns of both sides, or stones that White is ahead.
    fn written(self, mover: Side) -> String {
        let winner =
            |is_ours: bool| if is_ours == (mover == Side::White) { "white wins" } else { "black wins" };
        let (value, plies) = match self {
            Worth::Over(value) => (value, None),
            Worth::Exact(Verdict { value, plies }) => (value, plies),
            Worth::Score(score) => {
                if plies_to_end(score).is_some() {
                    return winner(score > 0).to_owned();
                }
                let white = if mover == Side::White { score } else { -score };
                let sign = if white < 0 { "-" } else { "+" };
                return format!("{sign}{}.{:02}", white.unsigned_abs() / 100, white.unsigned_abs() % 100);
            }
        };
        match (value, plies) {
            (Value::Draw, _) => "draw".to_owned(),
            (_, Some(plies)) => format!("{} {plies}", winner(value == Value::Win)),
            (_, None) => winner(value == Value::Win).to_owned(),
        }
    }
}

/// The beginning of a line as turns.
fn in_turns(line: &[Action], from: &Mill) -> Vec<NotedTurn> {
    let mut game = from.clone();
    let mut turns: Vec<NotedTurn> = Vec::new();
    let mut last = None;
    for action in line {
        let side = game.board().side();
        let joins = last == Some(side) && matches!(action, Action::Remove(_));
        if !joins && turns.len() == SHOWN || game.apply(action, &mut Vec::new()).is_err() {
            break;
        }
        match turns.last_mut().filter(|_| joins) {
            Some(turn) => turn.actions.push(*action),
            None => turns.push(NotedTurn { actions: vec![*action], ..NotedTurn::default() }),
        }
        last = Some(side);
    }
    turns
}
