//! Setting up a position by hand, to start a game from it.

use super::{
    Ui,
    look::{drawn, lines, number},
    place::beside,
};
use crate::rules::{Action, Point, PointSet, Seen, Side};
use parlour_kernel::Message;
use parlour_scene::{
    Board, Command, Held, Input, InputKind, Intent, Line, Meaning, Place, Points, Scene, Stone, Tone,
};

/// A position being set up.
#[derive(Clone, Debug)]
pub(super) struct Arranged {
    white: PointSet,
    black: PointSet,
    side: Side,
    /// Whether the stones that are not on the board are in hand; otherwise they are gone.
    placing: bool,
}

impl Arranged {
    /// Starts from the current position.
    pub fn of(seen: &Seen<'_>) -> Self {
        let position = seen.board();
        Arranged {
            white: position.stones(Side::White),
            black: position.stones(Side::Black),
            side: position.side(),
            placing: Side::BOTH.iter().any(|side| position.hand(*side) > 0),
        }
    }

    /// The setup of this position.
    fn setup(&self, seen: &Seen<'_>) -> String {
        let sign = |point: Point| match () {
            () if self.white.has(point) => 'O',
            () if self.black.has(point) => '@',
            () => '*',
        };
        let signs: Vec<char> = Point::all().map(sign).collect();
        let rings: Vec<String> = signs.chunks(8).map(|ring| ring.iter().collect()).collect();
        let side = if self.side == Side::White { 'w' } else { 'b' };
        let phase = if self.placing { "p p" } else { "m s" };
        let hand = |stones: PointSet| {
            let left = seen.options().piece_count.saturating_sub(stones.count());
            if self.placing { left } else { 0 }
        };
        let (white, black) = (self.white, self.black);
        format!(
            "{}; fen {} {side} {phase} {} {} {} {} 0 0 0 0 0 0 0 0 1",
            seen.rules(),
            rings.join("/"),
            white.count(),
            hand(white),
            black.count(),
            hand(black)
        )
    }

    /// Empty, white, black, empty.
    fn turn(&mut self, point: Point) {
        let alone = point.alone();
        if self.white.has(point) {
            self.white = self.white.without(alone);
            self.black = self.black.with(point);
        } else if self.black.has(point) {
            self.black = self.black.without(alone);
        } else {
            self.white = self.white.with(point);
        }
    }
}

pub(super) fn input(seen: &Seen<'_>, ui: &mut Ui, input: &Input) -> Intent<Action> {
    let Some(arranged) = &mut ui.arranged else { return Intent::Nothing };
    match input {
        Input::Pick(number) => {
            let Some(point) = u8::try_from(*number).ok().and_then(Point::new) else { return Intent::Nothing };
            ui.cursor = point;
            arranged.turn(point);
        }
        Input::Step(direction, _) => ui.cursor = beside(ui.cursor, *direction),
        Input::Confirm => arranged.turn(ui.cursor),
        Input::Cancel => ui.arranged = None,
        Input::Command(id) => match id.as_ref() {
            "touch" => arranged.turn(ui.cursor),
            "use" => return Intent::Open(arranged.setup(seen)),
            "side" => arranged.side = arranged.side.other(),
            "placing" => arranged.placing = !arranged.placing,
            "empty" => (arranged.white, arranged.black) = (PointSet::EMPTY, PointSet::EMPTY),
            "leave" => ui.arranged = None,
            _ => return Intent::Nothing,
        },
        _ => return Intent::Nothing,
    }
    Intent::Ui
}

/// What keys do here that belong to no command.
const MEANINGS: [Meaning; 3] = [
    Meaning::new(InputKind::Step(Held::Nothing), "mill.key-step"),
    Meaning::new(InputKind::Confirm, "mill.touch-arranged"),
    Meaning::new(InputKind::Cancel, "mill.leave"),
];

pub(super) fn scene(seen: &Seen<'_>, ui: &Ui, arranged: &Arranged) -> Scene {
    let point = |point: Point| {
        let stone = match () {
            () if arranged.white.has(point) => Some(Stone::First),
            () if arranged.black.has(point) => Some(Stone::Second),
            () => None,
        };
        parlour_scene::Point { open: true, ..drawn(point, stone, None) }
    };
    let board = Points {
        points: Point::all().map(point).collect(),
        lines: lines(seen.options().has_diagonal_lines),
        shining: Vec::new(),
        last: None,
        hands: Vec::new(),
        lost: Vec::new(),
        cursor: number(ui.cursor),
    };
    let label = |id: &str| Message::new(format!("mill.{id}"));
    let tool = |id: &'static str, key: &'static str| Command::new(id, label(id), key, true);
    let side = if arranged.side == Side::White { "side-white" } else { "side-black" };
    let hint = Line { id: "task", text: Some(label("arranging")), tone: Tone::Large };
    Scene {
        lines: vec![hint, Line { id: "rule", text: Some(label(side)), tone: Tone::Plain }],
        board: Board::Points(board),
        panels: Vec::new(),
        seats: Vec::new(),
        pad: Vec::new(),
        commands: vec![
            tool("use", "g").primary(),
            tool("side", "x"),
            tool("placing", "").pressed(arranged.placing),
            tool("empty", ""),
            tool("leave", ""),
            Command::new("touch", label("touch-arranged"), " ", true).at(Place::Key),
        ],
        meanings: &MEANINGS,
    }
}
