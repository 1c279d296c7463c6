//! What boards and steps are called. Boards that were made have names such as `hex-ring-9x9-level4-178457`; people read
//! "Ring of hexagons".

use crate::rules::{Action, Relation, Seen};
use parlour_kernel::Message;
use parlour_scene::StepName;

/// Shapes that have words, as they stand in names.
const SHAPES: [&str; 6] = ["rect", "disc", "ring", "diamond", "hexagon", "holes"];

/// Of the long number of a board, so many digits are shown.
const SHOWN_DIGITS: usize = 5;

/// What the name of a board that was made says of it.
struct MadeName<'a> {
    relation: Relation,
    shape: &'a str,
    level: Option<u8>,
    number: &'a str,
}

impl<'a> MadeName<'a> {
    /// Reads `RELATION-SHAPE-ROWSxCOLS[-levelN]-SEED`.
    fn of(name: &'a str) -> Option<MadeName<'a>> {
        let mut words = name.split('-');
        let relation = Relation::of(words.next()?)?;
        let shape = words.next().filter(|shape| SHAPES.contains(shape))?;
        let (rows, columns) = words.next()?.split_once('x')?;
        let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let mut number = words.next()?;
        let level = number.strip_prefix("level").and_then(|level| level.parse().ok());
        if level.is_some() {
            number = words.next()?;
        }
        let is_made = words.next().is_none() && [rows, columns, number].into_iter().all(is_number);
        is_made.then_some(MadeName { relation, shape, level, number })
    }
}

/// What a board is called.
pub(super) fn board_name(seen: &Seen<'_>) -> Message {
    let setup = seen.setup();
    let Some(made) = MadeName::of(&setup.name) else {
        return match setup.name.as_str() {
            "welcome" => Message::new("hidato.board-welcome"),
            "own" => Message::new("hidato.own"),
            name => Message::new("hidato.name").text("name", name),
        };
    };
    let kind = if made.relation == Relation::Hex { "hexagons" } else { "squares" };
    let shape = Message::new(format!("hidato.board-{}-{kind}", made.shape));
    let shape = shape.int("rows", setup.rows).int("columns", setup.columns);
    let number = made.number.get(..SHOWN_DIGITS).unwrap_or(made.number);
    match made.level {
        Some(level) => Message::new("hidato.board-of-level")
            .message("shape", shape)
            .int("level", level)
            .text("number", number),
        None => Message::new("hidato.board-made").message("shape", shape).text("number", number),
    }
}

/// That a board is easier or harder than it was asked for, where it is.
pub(super) fn changed_wish(seen: &Seen<'_>, wish: Option<&str>) -> Option<Message> {
    let wished = wish?.split_whitespace().find_map(|word| word.strip_prefix("level=")?.parse::<u8>().ok())?;
    let level = MadeName::of(&seen.setup().name)?.level.filter(|level| *level != wished)?;
    Some(Message::new("hidato.level-changed").int("wished", wished).int("level", level))
}

/// What a step is called in lists: `r1c4 = 2`. What only takes up a number is not listed.
pub(super) fn name_step(after: &Seen<'_>, actions: &[Action]) -> StepName {
    match actions {
        [Action::Place(place)] => {
            let value = after.board().cell(*place).and_then(|cell| after.value(cell));
            let Some(value) = value else { return StepName::Written };
            let did = Message::new("hidato.did-place").text("place", place.to_string());
            StepName::Told(did.int("value", value.number()))
        }
        [Action::Remove(place)] => {
            StepName::Told(Message::new("hidato.did-remove").text("place", place.to_string()))
        }
        [Action::Clear] => StepName::Told(Message::new("hidato.did-clear")),
        [Action::Auto | Action::Select(_) | Action::Direction(_)] => StepName::Unlisted,
        _ => StepName::Written,
    }
}
