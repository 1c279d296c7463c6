//! Builds the scene of Sudoku.

use super::{
    Mode, Ui,
    extra::{self, Drawn},
};
use crate::rules::{Broken, Cell, CellSet, Colour, Digit, DigitSet, Seen, Shape, clashes};
use parlour_kernel::{Message, Rules};
use parlour_scene::{
    Board, Command, Grid, GridCell, GridLayout, Held, InputKind, Line, Meaning, PadKey, Panel, Place, Scene,
    Tone,
};

/// What keys do that belong to no command.
const MEANINGS: [Meaning; 9] = [
    Meaning::new(InputKind::Step(Held::Nothing), "sudoku.key-step"),
    Meaning::new(InputKind::Step(Held::Shift), "sudoku.key-extend"),
    Meaning::new(InputKind::Digit(Held::Nothing), "sudoku.key-digit"),
    Meaning::new(InputKind::Digit(Held::Shift), "sudoku.key-corner"),
    Meaning::new(InputKind::Digit(Held::Control), "sudoku.key-centre"),
    Meaning::new(InputKind::Digit(Held::Alt), "sudoku.key-colour"),
    Meaning::new(InputKind::Digit(Held::Function), "sudoku.key-filter"),
    Meaning::new(InputKind::Confirm, "sudoku.key-switch"),
    Meaning::new(InputKind::Cancel, "sudoku.key-cancel"),
];

pub(super) fn scene(seen: &Seen<'_>, ui: &Ui) -> Scene {
    let errors = seen.errors();
    Scene {
        lines: lines(seen, ui, errors),
        board: Board::Grid(board(seen, ui, errors)),
        panels: panels(seen),
        seats: Vec::new(),
        pad: pad(seen, ui),
        commands: commands(seen, ui),
        meanings: &MEANINGS,
    }
}

fn lines(seen: &Seen<'_>, ui: &Ui, errors: CellSet) -> Vec<Line> {
    let line = |id, text, tone| Line { id, text, tone };
    let left = Cell::COUNT - seen.digits().clues();
    let left = Message::new("sudoku.left").int("n", left as u32);
    let conflicts = Message::new("sudoku.conflicts").int("n", errors.len());
    let (end, tone) = match seen.outcome() {
        Some(_) => (Some(extra::solved(seen.variant())), Tone::Good),
        None => (why(seen, ui.cursor), Tone::Bad),
    };
    let grade = ui.grade.iter().map(|grade| line("grade", Some(grade.clone()), Tone::Plain));
    let mut lines = vec![line("left", Some(left), Tone::Large)];
    let rules = extra::named(seen.variant());
    lines.extend(rules.map(|rules| line("rules", Some(rules), Tone::Plain)));
    lines.extend(grade);
    lines.push(line("conflicts", Some(conflicts), if errors.is_empty() { Tone::Plain } else { Tone::Bad }));
    lines.push(line("message", end, tone));
    lines
}

/// Why the digit at a cell is in conflict, house by house.
pub(super) fn why(seen: &Seen<'_>, cell: Cell) -> Option<Message> {
    let digit = seen.digits().get(cell)?;
    let found = clashes(seen.digits(), seen.variant(), cell, digit);
    let (near, equal): (Vec<_>, Vec<_>) =
        found.into_iter().partition(|(broken, _)| *broken == Broken::Consecutive);
    let told = |(broken, cells): &(Broken, CellSet)| {
        Message::new(format!("sudoku.in-{}", word_of(*broken))).text("cells", named(*cells))
    };
    let houses: Vec<Message> = equal.iter().map(told).collect();
    let digit = i64::from(digit.number());
    if let ([], [(_, cells)]) = (houses.as_slice(), near.as_slice()) {
        return Some(Message::new("sudoku.why-near").int("digit", digit).text("cells", named(*cells)));
    }
    match houses.as_slice() {
        [] => None,
        [one] => Some(Message::new("sudoku.why-one").int("digit", digit).message("a", one.clone())),
        [one, two] => {
            let message = Message::new("sudoku.why-two").int("digit", digit);
            Some(message.message("a", one.clone()).message("b", two.clone()))
        }
        [one, two, three, ..] => {
            let message = Message::new("sudoku.why-three").int("digit", digit);
            Some(message.message("a", one.clone()).message("b", two.clone()).message("c", three.clone()))
        }
    }
}

fn word_of(broken: Broken) -> &'static str {
    match broken {
        Broken::House(Shape::Row) => "row",
        Broken::House(Shape::Column) => "column",
        Broken::House(Shape::Box) => "box",
        Broken::House(Shape::Region) => "region",
        Broken::House(Shape::Diagonal) => "diagonal",
        Broken::House(Shape::Window) => "window",
        Broken::House(Shape::Group) => "group",
        Broken::Knight => "knight",
        Broken::King => "king",
        Broken::Consecutive => "near",
    }
}

pub(super) fn named(cells: CellSet) -> String {
    let names: Vec<String> = cells.iter().map(|cell| cell.to_string()).collect();
    names.join(", ")
}

/// The digit that stands out: asked for, held, or under the cursor.
fn lit(seen: &Seen<'_>, ui: &Ui) -> Option<Digit> {
    let held = ui.held.filter(|_| ui.mode != Mode::Colour).and_then(Digit::new);
    let under = || seen.digits().get(ui.cursor).filter(|_| ui.show_alike && ui.selected.len() == 1);
    ui.filter.or(held).or_else(under)
}

fn board(seen: &Seen<'_>, ui: &Ui, errors: CellSet) -> Grid {
    let lit = lit(seen, ui);
    let alone = ui.selected == CellSet::of(ui.cursor);
    let near = if ui.show_peers && alone { seen.variant().layout().peers(ui.cursor) } else { CellSet::EMPTY };
    let drawn = Drawn::of(seen.variant());
    let cell = |cell: Cell| {
        let (value, given, notes) = (seen.digits().get(cell), seen.is_given(cell), seen.notes(cell));
        GridCell {
            value: value.map(|digit| u16::from(digit.number())),
            given,
            error: errors.has(cell) && !given,
            selected: ui.selected.has(cell),
            near: near.has(cell),
            alike: value.is_some() && value == lit,
            corner: notes.corner.bits(),
            centre: notes.centre.bits(),
            colour: notes.colour.map_or(0, Colour::number),
            wall_right: drawn.right.has(cell),
            wall_below: drawn.below.has(cell),
            shaded: drawn.shaded.has(cell),
            falling: drawn.falling.has(cell),
            rising: drawn.rising.has(cell),
            ..GridCell::empty(extra::spoken(seen.variant(), cell, spoken(seen, cell, errors.has(cell))))
        }
    };
    let cells = Cell::all().map(cell).collect();
    Grid {
        layout: GridLayout::Blocks(if seen.variant().regions().is_some() { 9 } else { 3 }),
        lit: lit.map(Digit::number),
        coordinates: ui.coordinates,
        ..Grid::plain(9, cells, ui.cursor.index() as u16)
    }
}

fn spoken(seen: &Seen<'_>, cell: Cell, error: bool) -> Message {
    let notes = seen.notes(cell);
    let place =
        |key: &'static str| Message::new(key).int("row", cell.row() + 1).int("column", cell.column() + 1);
    let said = match (seen.digits().get(cell), seen.is_given(cell)) {
        (Some(digit), true) => place("sudoku.cell-given").int("digit", digit.number()),
        (Some(digit), _) if error => place("sudoku.cell-error").int("digit", digit.number()),
        (Some(digit), _) => place("sudoku.cell-entry").int("digit", digit.number()),
        (None, _) => {
            let listed =
                |marks: DigitSet| marks.iter().map(|digit| digit.to_string()).collect::<Vec<_>>().join(" ");
            let (corner, centre) = (listed(notes.corner), listed(notes.centre));
            match (corner.is_empty(), centre.is_empty()) {
                (true, true) => place("sudoku.cell-empty"),
                (false, true) => place("sudoku.cell-corner").text("corner", corner),
                (true, false) => place("sudoku.cell-centre").text("centre", centre),
                (false, false) => place("sudoku.cell-marks").text("corner", corner).text("centre", centre),
            }
        }
    };
    match notes.colour {
        None => said,
        Some(colour) => Message::new("sudoku.cell-coloured")
            .message("cell", said)
            .message("colour", colour_name(Some(colour))),
    }
}

/// The name of a colour, or of none.
pub(super) fn colour_name(colour: Option<Colour>) -> Message {
    Message::new(format!("colour-{}", colour.map_or(0, Colour::number)))
}

fn panels(seen: &Seen<'_>) -> Vec<Panel> {
    let clues = Message::new("sudoku.clues").int("n", seen.givens().len());
    let blank = seen.givens().is_empty();
    let mut lines = if blank { vec![Message::new("sudoku.enter-own")] } else { vec![clues] };
    lines.extend(seen.variant().words().map(|word| Message::new(format!("sudoku.rules-{word}"))));
    vec![Panel { id: "puzzle", title: Message::new("sudoku.puzzle"), lines }]
}

fn pad(seen: &Seen<'_>, ui: &Ui) -> Vec<PadKey> {
    let pressed = |number| ui.held == Some(number);
    if ui.mode == Mode::Colour {
        let key = |colour: Colour| PadKey {
            digit: colour.number(),
            colour: true,
            left: None,
            pressed: pressed(colour.number()),
            spoken: colour_name(Some(colour)),
        };
        return Colour::all().map(key).collect();
    }
    let key = |digit: Digit| {
        let placed = seen.digits().filled().filter(|(_, other)| *other == digit).count();
        let left = 9_u8.saturating_sub(placed as u8);
        let spoken = Message::new("sudoku.pad-digit").int("digit", digit.number()).int("left", left);
        PadKey {
            digit: digit.number(),
            colour: false,
            left: Some(left),
            pressed: pressed(digit.number()),
            spoken,
        }
    };
    Digit::all().map(key).collect()
}

fn commands(seen: &Seen<'_>, ui: &Ui) -> Vec<Command> {
    let label = |id: &str| Message::new(format!("sudoku.{id}"));
    let modes = Mode::ALL.map(|(mode, id, key)| {
        Command::new(id, label(id), key, true).at(Place::Mode).pressed(ui.mode == mode)
    });
    let mut commands = Vec::from(modes);
    if seen.givens().is_empty() {
        let entered = seen.digits().clues() > 0;
        commands.push(Command::new("use", label("use"), "g", entered).primary());
    }
    commands.extend([
        Command::new("erase", label("erase"), "Backspace", true),
        Command::new("fill", label("fill"), "m", true).at(Place::Tool),
        Command::new("digit-first", label("digit-first"), "f", true).at(Place::Tool).pressed(ui.digit_first),
        Command::new("next-mode", label("next-mode"), " ", true).at(Place::Key),
        Command::new("all", label("all"), "Ctrl+a", true).at(Place::Key),
        Command::new("invert", label("invert"), "Ctrl+i", true).at(Place::Key),
    ]);
    commands
}
