//! Hints: every action compared, the best one first, why it is good, and what comes of it. Where exact tables reach, the
//! figures are theirs, and say so.

use super::{
    bot::TABLE_BITS,
    engine::{Engine, Limits, plies_to_end},
    exact::ExactAction,
    reasons::reasons,
    supply,
    tables::{Tables, Value},
    worth::{Worth, turns_of_winner},
};
use crate::rules::{Action, Mill, Point, Seen};
use parlour_brain::{Analysis, Budget, Choice, Figure, Files, Hint, Hinter, Weighed};
use parlour_kernel::{Message, Rules, Seat};
use std::sync::Arc;

/// Nodes for the line that is expected after the best action.
const LINE_NODES: u64 = 20_000;

/// Explains what the engine would play.
#[derive(Clone, Debug, Default)]
pub struct MillHinter {
    tables: Option<Arc<Tables>>,
}

impl Hinter<Mill> for MillHinter {
    fn hint(&self, seen: &Seen<'_>, budget: &mut Budget) -> Option<Hint> {
        if !budget.spend(1) {
            return None;
        }
        let mut engine = Engine::new(TABLE_BITS);
        engine.use_tables(self.tables.clone());
        let line_nodes = if budget.spend(LINE_NODES) { LINE_NODES } else { 0 };
        let (compared, is_exact) = compared(&mut engine, seen, budget);
        let technique = if is_exact { "tables" } else { "search" };
        let (best, worth) = *compared.first()?;
        let expected = line_after(&mut engine, seen, best, line_nodes);
        let choice = |(action, its): &(Action, Worth)| Choice {
            action: action.to_string(),
            cells: cells(*action),
            best: *its == worth,
            figures: vec![Figure { shown: its.outlook(), exact: None }],
            leads_to: its.leads_to(),
        };
        Some(Hint {
            action: best.to_string(),
            then: Vec::new(),
            technique: technique.to_owned(),
            cells: cells(best),
            text: said(seen, best, &compared, &expected),
            columns: vec![Message::new("mill.outlook")],
            choices: compared.iter().map(choice).collect(),
            stages: Vec::new(),
        })
    }

    fn analyse(&self, seen: &Seen<'_>, budget: &mut Budget) -> Option<Analysis> {
        if !budget.spend(1) {
            return None;
        }
        let mut engine = Engine::new(TABLE_BITS);
        engine.use_tables(self.tables.clone());
        let line_nodes = if budget.spend(LINE_NODES) { LINE_NODES } else { 0 };
        let (compared, exact) = compared(&mut engine, seen, budget);
        let (best, _) = *compared.first()?;
        let mut line = vec![best];
        line.extend(line_after(&mut engine, seen, best, line_nodes));
        let side = seen.board().side();
        let weighed = |(action, worth): &(Action, Worth)| Weighed {
            action: action.to_string(),
            points: worth.points(),
            shown: worth.outlook(),
            leads_to: worth.leads_of(side),
            stands: worth.stands(side),
        };
        Some(Analysis {
            seat: Seat(side.index() as u8),
            exact,
            found: Message::new(if exact { "mill.found-exact" } else { "mill.found-searched" }),
            actions: compared.iter().map(weighed).collect(),
            line: line.iter().map(Action::to_string).collect(),
        })
    }

    fn wants(&self, seen: &Seen<'_>) -> Option<&'static str> {
        let is_served = self.tables.as_ref().is_some_and(|tables| tables.suit(seen.options()));
        if is_served { None } else { supply::folder(seen) }
    }

    fn read(&mut self, seen: &Seen<'_>, files: &Files) {
        self.tables = supply::tables(seen.options(), files).map(Arc::new);
    }
}

/// Every action with its worth, best first, and whether that is exact.
fn compared(engine: &mut Engine, game: &Mill, budget: &mut Budget) -> (Vec<(Action, Worth)>, bool) {
    if let Some(exact) = engine.exact(game) {
        return (best_first(engine, game, &exact, budget), true);
    }
    let compared = engine.compare(game, Engine::MOST_DEPTH, budget);
    (compared.into_iter().map(|(action, score)| (action, Worth::Score(score))).collect(), false)
}

/// The actions with their exact worth; among the best ones first what the engine would choose.
fn best_first(
    engine: &mut Engine,
    game: &Mill,
    exact: &[ExactAction],
    budget: &mut Budget,
) -> Vec<(Action, Worth)> {
    let chosen = engine.search(game, Limits::default(), budget).map(|result| result.action);
    let mut all: Vec<(Action, Worth)> =
        exact.iter().map(|exact| (exact.action, Worth::Exact(exact.verdict))).collect();
    if let Some(place) = all.iter().position(|(action, _)| Some(*action) == chosen) {
        all[..=place].rotate_right(1);
    }
    all
}

/// What is expected after an action.
fn line_after(engine: &mut Engine, game: &Mill, action: Action, nodes: u64) -> Vec<Action> {
    let mut next = game.clone();
    let is_done = next.apply(&action, &mut Vec::new()).is_ok();
    let result = is_done.then(|| engine.search(&next, Limits::default(), &mut Budget::nodes(nodes)));
    // Without a depth it is a guess.
    result.flatten().filter(|result| result.depth > 0).map(|result| result.line).unwrap_or_default()
}

fn cells(action: Action) -> Vec<u16> {
    let number = |point: Point| u16::from(point.number());
    match action {
        Action::Place(point) | Action::Remove(point) => vec![number(point)],
        Action::Move { from, to } => vec![number(from), number(to)],
    }
}

/// An action as the beginning of a sentence.
fn spoken(action: Action) -> Message {
    match action {
        Action::Place(point) => Message::new("mill.turn-placed").text("point", point.name()),
        Action::Move { from, to } => {
            Message::new("mill.turn-moved").text("from", from.name()).text("to", to.name())
        }
        Action::Remove(point) => Message::new("mill.taking").text("point", point.name()),
    }
}

/// The hint in words: why, as far as the board shows it, and what comes of it, where that is certain.
fn said(game: &Mill, action: Action, compared: &[(Action, Worth)], expected: &[Action]) -> Message {
    let certain = certainty(compared);
    let mut facts = reasons(game, action, expected).into_iter();
    let because = match (facts.next(), facts.next()) {
        (None, _) if certain.is_some() => Message::new("mill.hint-only").message("action", spoken(action)),
        (None, _) => Message::new("mill.hint-best").message("action", spoken(action)),
        (Some(one), None) => {
            Message::new("mill.hint-because").message("action", spoken(action)).message("why", one)
        }
        (Some(one), Some(other)) => Message::new("mill.hint-because-both")
            .message("action", spoken(action))
            .message("why", one)
            .message("also", other),
    };
    match certain {
        Some(certain) => {
            Message::new("mill.hint-certain").message("because", because).message("certain", certain)
        }
        None => because,
    }
}

/// What is certain about the best action, as a sentence.
fn certainty(compared: &[(Action, Worth)]) -> Option<Message> {
    let (_, best) = compared.first()?;
    let values = |wanted: Value| {
        let has = |worth: &Worth| matches!(worth, Worth::Exact(verdict) if verdict.value == wanted);
        compared.iter().filter(|(_, worth)| has(worth)).count()
    };
    let several = compared.len() > 1;
    match *best {
        Worth::Score(score) => match plies_to_end(score)? {
            plies if plies >= 0 => Some(Message::new("mill.certain-wins-steps").int("n", plies)),
            _ => None,
        },
        Worth::Exact(verdict) => Some(match (verdict.value, verdict.plies) {
            (Value::Win, plies) => {
                let key = if several && values(Value::Win) == 1 { "only-win" } else { "wins" };
                turned(key, plies)
            }
            (Value::Draw, _) if several && values(Value::Draw) == 1 => Message::new("mill.certain-only-draw"),
            (Value::Draw, _) => Message::new("mill.certain-draw"),
            (Value::Loss, plies) => turned("loses", plies),
        }),
    }
}

/// A certainty with the turns it takes, where these are known.
fn turned(key: &str, plies: Option<u8>) -> Message {
    match plies {
        Some(plies) => Message::new(format!("mill.certain-{key}-turns")).int("n", turns_of_winner(plies)),
        None => Message::new(format!("mill.certain-{key}")),
    }
}
