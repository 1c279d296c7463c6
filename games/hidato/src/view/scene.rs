//! The scene of Hidato, apart from its board.

use super::{
    Ui,
    draft::{Draft, SIDES, has_numbers},
    input::removable,
    look, naming,
};
use crate::rules::{Cell, Direction, Seen};
use parlour_kernel::{Message, Rules};
use parlour_scene::{Board, Command, Held, InputKind, Line, Meaning, PadKey, Panel, Place, Scene, Tone};

/// What keys without a command do.
const MEANINGS: [Meaning; 6] = [
    Meaning::new(InputKind::Cycle, "hidato.key-cycle"),
    Meaning::new(InputKind::Step(Held::Nothing), "hidato.key-step"),
    Meaning::new(InputKind::Step(Held::Shift), "hidato.key-walk"),
    Meaning::new(InputKind::Digit(Held::Nothing), "hidato.key-number"),
    Meaning::new(InputKind::Confirm, "hidato.key-confirm"),
    Meaning::new(InputKind::Cancel, "hidato.key-cancel"),
];

/// The same on the drawing board.
const DRAWING: [Meaning; 2] = [
    Meaning::new(InputKind::Step(Held::Nothing), "hidato.key-walk"),
    Meaning::new(InputKind::Digit(Held::Nothing), "hidato.key-write"),
];

pub(super) fn scene(seen: &Seen<'_>, ui: &Ui) -> Scene {
    Scene {
        lines: lines(seen, ui),
        board: Board::Grid(look::board(seen, ui)),
        panels: vec![panel(seen, ui)],
        seats: Vec::new(),
        pad: Vec::new(),
        commands: commands(seen, ui),
        meanings: &MEANINGS,
    }
}

fn lines(seen: &Seen<'_>, ui: &Ui) -> Vec<Line> {
    let line = |id, text, tone| Line { id, text, tone };
    let next = seen.target().map(|target| Message::new("hidato.next").int("value", target.value.number()));
    let left = seen.board().size() - u16::try_from(seen.filled()).unwrap_or(u16::MAX);
    let (slips, is_well) = slips(seen, ui);
    let (message, tone) = message(seen, ui);
    vec![
        line("next", next, Tone::Large),
        line("left", Some(Message::new("hidato.left").int("n", left)), Tone::Plain),
        line("slips", Some(slips), if is_well { Tone::Plain } else { Tone::Bad }),
        line("message", message, tone),
    ]
}

/// Where the path is broken, or else the number of wrong tries; and whether the board looks right so far.
fn slips(seen: &Seen<'_>, ui: &Ui) -> (Message, bool) {
    let gaps: Vec<(Cell, Cell)> = seen.gaps().into_iter().chain(seen.untied()).collect();
    let values = |(a, b): &(Cell, Cell)| seen.value(*a).zip(seen.value(*b));
    match (gaps.as_slice(), gaps.first().and_then(values)) {
        ([_], Some((from, to))) => {
            (Message::new("hidato.gap").int("from", from.number()).int("to", to.number()), false)
        }
        ([_, ..], _) => {
            let count = u32::try_from(gaps.len()).unwrap_or(u32::MAX);
            (Message::new("hidato.gaps").int("n", count), false)
        }
        ([], _) => (Message::new("hidato.slips").int("n", ui.slips), ui.slips == 0),
    }
}

/// The message line: what is typed, how the game ended, or why there is nothing to place.
fn message(seen: &Seen<'_>, ui: &Ui) -> (Option<Message>, Tone) {
    if ui.typed > 0 {
        let key = if ui.noting { "hidato.typed-mark" } else { "hidato.typed" };
        return (Some(Message::new(key).int("value", ui.typed)), Tone::Plain);
    }
    if seen.outcome().is_some() {
        return (Some(Message::new("hidato.solved")), Tone::Good);
    }
    if seen.filled() == usize::from(seen.board().size()) {
        return (Some(Message::new("hidato.broken")), Tone::Bad);
    }
    let value = seen.anchor().and_then(|anchor| seen.value(anchor));
    let said = match (value, seen.target()) {
        (_, Some(_)) if ui.noting => Some(Message::new("hidato.noting")),
        (_, Some(_)) => None,
        (Some(value), None) => Some(Message::new("hidato.stops").int("value", value.number())),
        (None, None) => Some(Message::new("hidato.choose")),
    };
    (said, Tone::Plain)
}

fn panel(seen: &Seen<'_>, ui: &Ui) -> Panel {
    let mut lines = vec![naming::board_name(seen)];
    lines.extend(naming::changed_wish(seen, ui.wish.as_deref()));
    lines.push(Message::new(format!("hidato.neighbours-{}", seen.board().relation().word())));
    Panel { id: "puzzle", title: Message::new("hidato.puzzle"), lines }
}

fn label(id: &str) -> Message {
    Message::new(format!("hidato.{id}"))
}

fn commands(seen: &Seen<'_>, ui: &Ui) -> Vec<Command> {
    let direction = |id, key, direction| {
        Command::new(id, label(id), key, true).at(Place::Mode).pressed(seen.direction() == direction)
    };
    let stands = seen.target().is_none() && seen.goes_on().is_some();
    let removes = removable(seen, ui).is_some() || ui.typed > 0;
    let clear = if ui.clearing { "clear-really" } else { "clear" };
    let mut commands = vec![
        direction("forward", "f", Direction::Forward),
        direction("backward", "b", Direction::Backward),
        Command::new("continue", label("continue"), "c", stands).primary(),
        Command::new("remove", label("remove"), "Backspace", removes),
        Command::new("guide", label("guide"), "g", true).at(Place::Tool).pressed(ui.guide),
    ];
    if ui.pencil {
        commands.push(Command::new("pencil", label("pencil"), "e", true).at(Place::Tool).pressed(ui.noting));
    }
    commands.push(Command::new("clear", label(clear), "", true).at(Place::Tool));
    commands.push(Command::new("act", label("act"), " ", true).at(Place::Key));
    commands
}

fn pad_key(digit: u8) -> PadKey {
    let spoken = Message::new("hidato.key").int("digit", digit);
    PadKey { digit, colour: false, left: None, pressed: false, spoken }
}

/// The drawing board and its tools.
pub(super) fn drawing_board(draft: &Draft) -> Scene {
    let setup = &draft.setup;
    let (rows, columns) = (setup.rows, setup.columns);
    let tool = |id: &'static str, key: &'static str, enabled: bool| {
        Command::new(id, label(id), key, enabled).at(Place::Tool)
    };
    let size = Message::new("hidato.size").int("rows", rows).int("columns", columns);
    let line = Line { id: "size", text: Some(size), tone: Tone::Large };
    let own = Panel {
        id: "puzzle",
        title: Message::new("hidato.own"),
        lines: vec![
            Message::new("hidato.enter-own"),
            Message::new(format!("hidato.neighbours-{}", setup.relation.word())),
        ],
    };
    Scene {
        lines: vec![line],
        board: Board::Grid(look::drawing(setup, draft.pen)),
        panels: vec![own],
        seats: Vec::new(),
        pad: (1..=9).chain([0]).map(pad_key).collect(),
        commands: vec![
            Command::new("use", label("use"), "g", has_numbers(setup)).primary(),
            Command::new("remove", label("remove"), "Backspace", true),
            Command::new("hole", label("hole"), "x", true),
            tool("relation", "r", true),
            tool("wider", ">", columns < *SIDES.end()),
            tool("narrower", "<", columns > *SIDES.start()),
            tool("taller", "+", rows < *SIDES.end()),
            tool("shorter", "-", rows > *SIDES.start()),
        ],
        meanings: &DRAWING,
    }
}
