//! The hint of this game so far: the next step of the solution, without a reason.

use crate::{
    brain::{
        Puzzle,
        solver::{Solved, solve},
    },
    rules::{Action, Cell, Direction, Hidato, Seen},
};
use ::brain::{Budget, Hint, Hinter};
use kernel::{Message, Rules};

/// Knows the solution and tells one step of it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reveal;

impl Hinter<Hidato> for Reveal {
    fn hint(&self, seen: &Seen<'_>, budget: &mut Budget) -> Option<Hint> {
        let Solved::Unique(solution) = solve(&Puzzle::of(seen), budget)? else { return None };
        let board = seen.board();
        let wrong = |cell: &Cell| seen.value(*cell).is_some_and(|value| value != solution.value(*cell));
        let next = || {
            let target = seen.target()?;
            target.cells.into_iter().find(|cell| solution.value(*cell) == target.value)
        };
        let leads = |cell: &Cell| {
            let before = seen.value(*cell).map(|value| value.number() + 1);
            let fits = |cell: &&Cell| {
                seen.value(**cell).is_none() && Some(solution.value(**cell).number()) == before
            };
            before.is_some() && board.neighbours(*cell).iter().any(|cell| fits(&cell))
        };
        let (action, cell) = if let Some(cell) = board.cells().find(wrong) {
            (Action::Remove(board.place(cell)), cell)
        } else if let Some(cell) = next() {
            (Action::Place(board.place(cell)), cell)
        } else if seen.direction() == Direction::Backward {
            (Action::Direction(Direction::Forward), seen.anchor()?)
        } else {
            let cell = board.cells().find(leads)?;
            (Action::Select(board.place(cell)), cell)
        };
        let place = board.place(cell);
        Some(Hint {
            action: seen.write(&action),
            technique: "reveal".to_owned(),
            cells: vec![u16::from(place.row) * u16::from(board.columns()) + u16::from(place.col)],
            text: Message::new("hidato.reveal").text("place", place.to_string()),
            choices: Vec::new(),
            stages: Vec::new(),
        })
    }
}
