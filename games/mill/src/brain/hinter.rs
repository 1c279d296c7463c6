//! Hints: every action compared, the best one first, why it is good, and what comes of it. Where exact tables reach, the
//! figures are theirs, and say so.

use super::{
    bot::TABLE_BITS,
    engine::{Engine, Limits, plies_to_end},
    exact::ExactAction,
    reasons::reasons,
    supply,
    tables::{Tables, Value, Verdict},
};
use crate::rules::{Action, Mill, Point, Seen};
use parlour_brain::{Budget, Choice, Figure, Files, Hint, Hinter};
use parlour_kernel::{Message, Rules};
use std::sync::Arc;

/// Nodes for the line that is expected after the best action.
const LINE_NODES: u64 = 20_000;

/// Explains what the engine would play.
#[derive(Clone, Debug, Default)]
pub struct MillHinter {
    tables: Option<Arc<Tables>>,
}

/// What an action is worth.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Worth {
    /// By search.
    Score(i32),
    /// By exact tables.
    Exact(Verdict),
}

impl Hinter<Mill> for MillHinter {
    fn hint(&self, seen: &Seen<'_>, budget: &mut Budget) -> Option<Hint> {
        if !budget.spend(1) {
            return None;
        }
        let mut engine = Engine::new(TABLE_BITS);
        engine.use_tables(self.tables.clone());
        let line_nodes = if budget.spend(LINE_NODES) { LINE_NODES } else { 0 };
        let (compared, technique) = if let Some(exact) = engine.exact(seen) {
            (best_first(&mut engine, seen, &exact, budget), "tables")
        } else {
            let compared = engine.compare(seen, Engine::MOST_DEPTH, budget);
            let scored = compared.into_iter().map(|(action, score)| (action, Worth::Score(score)));
            (scored.collect(), "search")
        };
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

    fn wants(&self, seen: &Seen<'_>) -> Option<&'static str> {
        let is_served = self.tables.as_ref().is_some_and(|tables| tables.suit(seen.options()));
        if is_served { None } else { supply::folder(seen) }
    }

    fn read(&mut self, seen: &Seen<'_>, files: &Files) {
        self.tables = supply::tables(seen.options(), files).map(Arc::new);
    }
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

impl Worth {
    /// As a figure.
    fn outlook(self) -> Message {
        self.told(["outlook-wins", "outlook-loses", "outlook-wins-turns", "outlook-loses-turns"], "outlook")
    }

    /// As the end of a sentence.
    fn leads_to(self) -> Message {
        self.told(["leads-wins", "leads-loses", "leads-wins-turns", "leads-loses-turns"], "leads")
    }

    /// In words: `decided` are the keys for wins and losses, by search and by tables; others begin with `open`.
    fn told(self, decided: [&'static str; 4], open: &'static str) -> Message {
        let [wins, loses, wins_turns, loses_turns] = decided.map(|key| Message::new(format!("mill.{key}")));
        let other = |word: &str| Message::new(format!("mill.{open}-{word}"));
        match self {
            Worth::Exact(verdict) => match (verdict.value, verdict.plies) {
                (Value::Draw, _) => other("draw"),
                (Value::Win, Some(plies)) => wins_turns.int("n", turns_of_winner(plies)),
                (Value::Loss, Some(plies)) => loses_turns.int("n", turns_of_winner(plies)),
                (Value::Win, None) => other("won"),
                (Value::Loss, None) => other("lost"),
            },
            Worth::Score(score) => {
                let apart = score.unsigned_abs();
                let stones = || format!("{}.{:02}", apart / 100, apart % 100);
                match plies_to_end(score) {
                    Some(plies) if plies >= 0 => wins.int("n", plies),
                    Some(plies) => loses.int("n", -plies),
                    None if score == 0 => other("level"),
                    None if score > 0 => other("ahead").decimal("stones", stones()),
                    None => other("behind").decimal("stones", stones()),
                }
            }
        }
    }
}

/// How many turns the winner still takes, if so many of both sides are left; every other turn, and the last, is the winner's.
fn turns_of_winner(plies: u8) -> i64 {
    i64::from(plies.div_ceil(2))
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
