//! What exact tables say of every action in a position, and what that means for whoever is to act. Knows nothing of
//! searching.

use super::tables::{Tables, Value, Verdict};
use crate::rules::{Action, Mill};
use parlour_kernel::Rules;

/// An action and what it leads to for the side that acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "field names say what they hold")]
pub struct ExactAction {
    pub action: Action,
    pub verdict: Verdict,
}

/// Every action with its exact worth, best first. `None` where the tables do not reach, and where the game may be drawn by
/// repetition or by counting moves before what they say comes about.
pub fn exact_actions(game: &Mill, tables: &Tables) -> Option<Vec<ExactAction>> {
    if !tables.suit(game.options()) || has_repeated(game) {
        return None;
    }
    let mut legal = Vec::new();
    game.legal(&mut legal);
    let judged = legal.into_iter().map(|action| {
        let verdict = verdict_of(game, action, tables)?;
        may_promise(game, verdict).then_some(ExactAction { action, verdict })
    });
    let mut judged = judged.collect::<Option<Vec<ExactAction>>>().filter(|all| !all.is_empty())?;
    judged.sort_by_key(|exact| -worth(exact.verdict));
    Some(judged)
}

/// What both sides do by the tables from a game on, at most so many actions.
pub(super) fn best_line(game: &Mill, tables: &Tables, most: usize) -> Vec<Action> {
    let (mut game, mut line) = (game.clone(), Vec::new());
    while line.len() < most
        && let Some(best) = exact_actions(&game, tables).and_then(|all| all.first().copied())
        && game.apply(&best.action, &mut Vec::new()).is_ok()
    {
        line.push(best.action);
    }
    line
}

/// What an action leads to for the side that acts; the turn that it belongs to is counted.
fn verdict_of(game: &Mill, action: Action, tables: &Tables) -> Option<Verdict> {
    let mover = game.board().side();
    let mut next = game.clone();
    next.apply(&action, &mut Vec::new()).ok()?;
    if let Some(ending) = next.board().ending() {
        let value = match ending.winner {
            Some(winner) if winner == mover => Value::Win,
            Some(_) => Value::Loss,
            None => Value::Draw,
        };
        return Some(Verdict { value, plies: (value != Value::Draw).then_some(1) });
    }
    let opening = || tables.opening(next.board(), next.options());
    let Verdict { value, plies } = tables.probe(next.board()).ok().or_else(opening)?;
    let plies = plies.or_else(|| plies_of_next(&next, value, tables));
    if next.board().side() == mover {
        return Some(Verdict { value, plies });
    }
    let value = match value {
        Value::Win => Value::Loss,
        Value::Draw => Value::Draw,
        Value::Loss => Value::Win,
    };
    Some(Verdict { value, plies: plies.map(|plies| plies.saturating_add(1)) })
}

/// The plies to the end where a table says who wins and not how soon, but those of the positions after it do.
fn plies_of_next(game: &Mill, value: Value, tables: &Tables) -> Option<u8> {
    if value == Value::Draw || game.board().removes() {
        return None;
    }
    let mover = game.board().side();
    let mut legal = Vec::new();
    game.legal(&mut legal);
    let mut best: Option<u8> = None;
    for action in legal {
        let mut next = game.clone();
        next.apply(&action, &mut Vec::new()).ok()?;
        let plies = if let Some(ending) = next.board().ending() {
            if ending.winner != Some(mover) {
                return None;
            }
            1
        } else {
            let verdict = tables.probe(next.board()).ok()?;
            let is_ours = next.board().side() == mover;
            let wins = verdict.value == if is_ours { Value::Win } else { Value::Loss };
            if value == Value::Win && !wins {
                continue;
            }
            verdict.plies?.checked_add(u8::from(!is_ours))?
        };
        best = Some(
            best.map_or(plies, |best| if value == Value::Win { best.min(plies) } else { best.max(plies) }),
        );
    }
    best
}

/// More for early wins and late losses.
fn worth(verdict: Verdict) -> i32 {
    let plies = i32::from(verdict.plies.unwrap_or(0));
    match verdict.value {
        Value::Win => 1_000 - plies,
        Value::Draw => 0,
        Value::Loss => plies - 1_000,
    }
}

/// Whether a position that counts towards a draw by repetition has already occurred twice.
fn has_repeated(game: &Mill) -> bool {
    let since = game.since();
    game.options().threefold_repetition_rule
        && since.iter().enumerate().any(|(place, known)| since[..place].contains(known))
}

/// Whether an end is near enough to come before the game is drawn by counting moves.
fn may_promise(game: &Mill, verdict: Verdict) -> bool {
    let options = game.options();
    let most = match options.n_move_rule {
        0 => return true,
        most => most.min(options.endgame_n_move_rule),
    };
    let left = most.saturating_sub(game.board().halfmove());
    verdict.plies.is_none_or(|plies| u16::from(plies) <= left)
}
