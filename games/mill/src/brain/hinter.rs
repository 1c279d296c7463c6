//! Hints: every action compared, the best one first, and one sentence why.

use super::{
    bot::TABLE_BITS,
    engine::{Engine, plies_to_end},
    greedy::threats,
};
use crate::rules::{Action, Mill, Point, Seen, board};
use parlour_brain::{Budget, Choice, Figure, Hint, Hinter};
use parlour_kernel::Message;

/// Explains what the engine would play.
#[derive(Clone, Copy, Debug, Default)]
pub struct MillHinter;

impl Hinter<Mill> for MillHinter {
    fn hint(&self, seen: &Seen<'_>, budget: &mut Budget) -> Option<Hint> {
        if !budget.spend(1) {
            return None;
        }
        let compared = Engine::new(TABLE_BITS).compare(seen, Engine::MOST_DEPTH, budget);
        let (best, score) = *compared.first()?;
        let choice = |(action, worth): &(Action, i32)| Choice {
            action: action.to_string(),
            cells: cells(*action),
            best: *worth == score,
            figures: vec![Figure { shown: outlook(*worth).0, exact: None }],
            leads_to: outlook(*worth).1,
        };
        Some(Hint {
            action: best.to_string(),
            technique: "search".to_owned(),
            cells: cells(best),
            text: reason(seen, best, score),
            columns: vec![Message::new("mill.outlook")],
            choices: compared.iter().map(choice).collect(),
            stages: Vec::new(),
        })
    }
}

fn cells(action: Action) -> Vec<u16> {
    let number = |point: Point| u16::from(point.number());
    match action {
        Action::Place(point) | Action::Remove(point) => vec![number(point)],
        Action::Move { from, to } => vec![number(from), number(to)],
    }
}

/// What an action is worth: as a figure, and as the end of a sentence.
fn outlook(worth: i32) -> (Message, Message) {
    let stones = format!("{}.{:02}", worth.unsigned_abs() / 100, worth.unsigned_abs() % 100);
    let both = |shown: &'static str, said: &'static str, add: &dyn Fn(Message) -> Message| {
        (add(Message::new(shown)), add(Message::new(said)))
    };
    match plies_to_end(worth) {
        Some(plies) if plies >= 0 => both("mill.outlook-wins", "mill.leads-wins", &|it| it.int("n", plies)),
        Some(plies) => both("mill.outlook-loses", "mill.leads-loses", &|it| it.int("n", -plies)),
        None if worth == 0 => both("mill.outlook-level", "mill.leads-level", &|it| it),
        None if worth > 0 => both("mill.outlook-ahead", "mill.leads-ahead", &|it| it.text("stones", &stones)),
        None => both("mill.outlook-behind", "mill.leads-behind", &|it| it.text("stones", &stones)),
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

fn reason(game: &Mill, action: Action, score: i32) -> Message {
    let position = game.board();
    let diagonals = game.options().has_diagonal_lines;
    let own = position.stones(position.side());
    let told = |key: &'static str| Message::new(key).message("action", spoken(action));
    if let Some(plies) = plies_to_end(score)
        && plies >= 0
    {
        return told("mill.hint-wins").int("plies", plies);
    }
    let (to, rest) = match action {
        Action::Remove(_) => {
            let with_it = threats(position, position.side().other(), game);
            let mut without = *position;
            without = without.after(action, game.options());
            let left = threats(&without, position.side().other(), game);
            let helps = left.count() < with_it.count();
            return told(if helps { "mill.hint-disarms" } else { "mill.hint-removes" });
        }
        Action::Place(to) => (to, own),
        Action::Move { from, to } => (to, own.without(from.alone())),
    };
    let after = position.after(action, game.options());
    let opened =
        threats(&after, position.side(), game).count() > threats(position, position.side(), game).count();
    match () {
        () if board::lines_closed(rest, to, diagonals) > 0 => told("mill.hint-closes"),
        () if threats(position, position.side().other(), game).has(to) => told("mill.hint-blocks"),
        () if opened => told("mill.hint-threatens"),
        () => told("mill.hint-best"),
    }
}
