//! What steps are called in lists of what was done, `r1c4 = 2`, and how hard a puzzle is called.

use super::scene::{colour_name, named};
use crate::rules::{Action, Cell, CellSet, Seen};
use parlour_kernel::Message;
use parlour_scene::StepName;

/// Lists longer than this are cut.
const MOST_LISTED: usize = 4;

/// What a step is called. What settings add to an entry goes without saying.
pub(super) fn name_step(after: &Seen<'_>, actions: &[Action]) -> StepName {
    let Some(first) = actions.first() else { return StepName::Written };
    let did = |key: &'static str| cells_of(Message::new(key), actions, first);
    StepName::Told(match *first {
        Action::Set(_, digit) => did("sudoku.did-set").int("digit", digit.number()),
        Action::Clear(_) => did("sudoku.did-clear"),
        Action::Corner(cell, digit) => {
            let stands = after.notes(cell).corner.has(digit);
            if actions.iter().any(|action| matches!(action, Action::Corner(_, other) if *other != digit)) {
                return StepName::Told(Message::new(if stands {
                    "sudoku.did-fill"
                } else {
                    "sudoku.did-unfill"
                }));
            }
            let key = if stands { "sudoku.did-corner" } else { "sudoku.did-remove-corner" };
            did(key).int("digit", digit.number())
        }
        Action::Centre(cell, digit) => {
            let stands = after.notes(cell).centre.has(digit);
            let key = if stands { "sudoku.did-centre" } else { "sudoku.did-remove-centre" };
            did(key).int("digit", digit.number())
        }
        Action::Colour(_, colour) => did("sudoku.did-colour").message("colour", colour_name(colour)),
    })
}

/// How hard a puzzle is, by words such as `level=hard rating=6.6`.
pub(super) fn grade(words: &str) -> Option<Message> {
    let value = |id: &str| {
        words
            .split(' ')
            .find_map(|word| word.split_once('=').filter(|(name, _)| *name == id))
            .map(|(_, value)| value)
    };
    let level = Message::new(format!("sudoku.level-{}", value("level")?));
    Some(match value("rating") {
        Some(rating) => Message::new("sudoku.grade").message("level", level).decimal("rating", rating),
        None => level,
    })
}

/// Adds the cells of the actions that are like the first.
fn cells_of(message: Message, actions: &[Action], first: &Action) -> Message {
    let same = |action: &&Action| std::mem::discriminant(*action) == std::mem::discriminant(first);
    let cells: Vec<Cell> = actions.iter().filter(same).map(Action::cell).collect();
    let listed: CellSet = cells.iter().copied().take(MOST_LISTED).collect();
    match cells.len().saturating_sub(MOST_LISTED) {
        0 => message.text("cells", named(listed)),
        more => {
            let more = Message::new("sudoku.more").text("list", named(listed)).int("n", more as u32);
            message.message("cells", more)
        }
    }
}
