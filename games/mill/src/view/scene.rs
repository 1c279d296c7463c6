//! The scene of Mill, apart from its board.

use super::{Ui, look};
use crate::rules::{CaptureRule, EndReason, Phase, Seen, Side};
use parlour_kernel::{Message, Seat};
use parlour_scene::{Board, Command, Held, InputKind, Line, Meaning, Panel, Place, Scene, SeatLine, Tone};

/// What keys do that belong to no command.
const MEANINGS: [Meaning; 3] = [
    Meaning::new(InputKind::Step(Held::Nothing), "mill.key-step"),
    Meaning::new(InputKind::Confirm, "mill.touch"),
    Meaning::new(InputKind::Cancel, "mill.key-cancel"),
];

pub(super) fn scene(seen: &Seen<'_>, ui: &Ui) -> Scene {
    Scene {
        lines: lines(seen, ui),
        board: Board::Points(look::board(seen, ui)),
        panels: panels(seen),
        seats: Side::BOTH.map(|side| seat_line(seen, side)).to_vec(),
        pad: Vec::new(),
        commands: vec![
            Command::new("arrange", Message::new("mill.arrange"), "", true).at(Place::Tool),
            Command::new("touch", Message::new("mill.touch"), " ", true).at(Place::Key),
        ],
        meanings: &MEANINGS,
    }
}

pub(super) fn seat(side: Side) -> Seat {
    Seat(side.index() as u8)
}

fn lines(seen: &Seen<'_>, ui: &Ui) -> Vec<Line> {
    let line = |id, text, tone| Line { id, text, tone };
    let (ending, tone) = match ending(seen) {
        Some((text, tone)) => (Some(text), tone),
        None => (None, Tone::Plain),
    };
    let goal = ui.practice.as_ref().map(|practice| line("goal", Some(practice.words()), Tone::Plain));
    let always = vec![
        line("task", task(seen), Tone::Large),
        line("rule", rule(seen), Tone::Plain),
        line("message", ending, tone),
    ];
    goal.into_iter().chain(always).collect()
}

/// What to do, and who does it.
fn task(seen: &Seen<'_>) -> Option<Message> {
    let position = seen.board();
    if position.ending().is_some() {
        return None;
    }
    let owed = position.owed(position.side());
    let task = |key: &'static str| Message::new(key).seat("who", seat(position.side()));
    Some(match (position.removes(), owed < 0, position.phase()) {
        (true, true, _) => task("mill.removes-own").int("n", i64::from(owed.unsigned_abs())),
        (true, false, _) => task("mill.removes").int("n", i64::from(owed.unsigned_abs())),
        (_, _, Phase::Moving) if position.flies(position.side(), seen.options()) => task("mill.flies"),
        (_, _, Phase::Moving) => task("mill.moves"),
        _ => task("mill.places").int("n", position.hand(position.side())),
    })
}

/// The rules by which stones can be taken now.
fn rule(seen: &Seen<'_>) -> Option<Message> {
    if !seen.board().removes() || seen.board().ending().is_some() {
        return None;
    }
    let name = |rule: &CaptureRule| Message::new(format!("mill.rule-{}", word(*rule)));
    match look::rules_open(seen).as_slice() {
        [] => None,
        [one] => Some(name(one)),
        [one, other] => {
            Some(Message::new("mill.either").message("one", name(one)).message("other", name(other)))
        }
        [one, other, third, ..] => {
            let either = Message::new("mill.any-of").message("one", name(one));
            Some(either.message("other", name(other)).message("third", name(third)))
        }
    }
}

pub(super) fn word(rule: CaptureRule) -> &'static str {
    match rule {
        CaptureRule::Mill => "mill",
        CaptureRule::Custodian => "custodian",
        CaptureRule::Intervention => "intervention",
        CaptureRule::Leap => "leap",
    }
}

/// How the game ended.
pub(super) fn ending(seen: &Seen<'_>) -> Option<(Message, Tone)> {
    let ending = seen.board().ending()?;
    let why = match ending.reason {
        EndReason::TooFew => "too-few",
        EndReason::NoMove => "no-move",
        EndReason::BoardFull => "board-full",
        EndReason::Repetition => "repetition",
        EndReason::ManyMoves => "many-moves",
        EndReason::ManyMovesInEndgame => "many-moves-in-endgame",
        EndReason::Unknown => "unknown",
    };
    let why = Message::new(format!("mill.why-{why}"));
    Some(match ending.winner {
        Some(side) => (Message::new("mill.won").seat("who", seat(side)).message("why", why), Tone::Good),
        None => (Message::new("mill.drawn").message("why", why), Tone::Plain),
    })
}

fn seat_line(seen: &Seen<'_>, side: Side) -> SeatLine {
    let position = seen.board();
    let total = Message::new("mill.stones").int("n", position.on_board(side));
    let (hand, lost) = (position.hand(side), look::lost(seen, side));
    let kind = Message::new(if side == Side::White { "mill.white" } else { "mill.black" });
    let stones = match (hand, lost) {
        (0, 0) => None,
        (_, 0) => Some(Message::new("mill.in-hand").int("n", hand)),
        (0, _) => Some(Message::new("mill.lost").int("n", lost)),
        _ => Some(Message::new("mill.hand-and-lost").int("hand", hand).int("lost", lost)),
    };
    let note = match stones {
        Some(stones) => Message::new("mill.side-stones").message("side", kind).message("stones", stones),
        None => kind,
    };
    SeatLine {
        seat: seat(side),
        to_move: position.ending().is_none() && position.side() == side,
        won: position.ending().is_some_and(|ending| ending.winner == Some(side)),
        total,
        parts: Vec::new(),
        note: Some(note),
    }
}

fn panels(seen: &Seen<'_>) -> Vec<Panel> {
    let rules = seen.rules();
    let mut lines = vec![Message::new(format!("mill.variant-{}", rules.preset.word))];
    let overrides =
        rules.overrides.iter().map(|(name, value)| format!("{}={}", name.word(), name.written(*value)));
    let overrides: Vec<String> = overrides.collect();
    if !overrides.is_empty() {
        lines.push(Message::new("mill.differs").text("options", overrides.join(" ")));
    }
    let mut panels = vec![
        Panel { id: "rules", title: Message::new("mill.rules"), lines },
        Panel {
            id: "fen",
            title: Message::new("mill.fen"),
            lines: vec![Message::new("mill.text").text("text", seen.fen().to_string())],
        },
    ];
    if !seen.history().is_empty() {
        let record = Message::new("mill.text").text("text", seen.record());
        panels.push(Panel { id: "record", title: Message::new("mill.record"), lines: vec![record] });
    }
    panels
}
