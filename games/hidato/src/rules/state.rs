//! The state of a game of Hidato and its transitions. Target, legal cells and chain are derived from it.

use crate::rules::{
    Action, Board, Cell, Chain, Direction, Event, Flaw, Illegal, Place, Seen, Setup, Target, TargetReason,
    Value, flow::Standing, notation, setup::Checked,
};
use parlour_kernel::{Outcome, ReadError, Rules, Seat, Turn, UndoKind, checksum};
use serde::Serialize;
use std::sync::Arc;

/// What does not change during a game.
#[derive(Debug)]
struct Puzzle {
    setup: Setup,
    board: Board,
    givens: Vec<Option<Value>>,
    links: Vec<(Cell, Cell)>,
}

/// A game of Hidato.
#[derive(Clone, Debug, Serialize)]
pub struct Hidato {
    /// Shared by every state of a game; `word` represents it in digests.
    #[serde(skip)]
    puzzle: Arc<Puzzle>,
    word: u64,
    /// The value of each usable cell.
    values: Vec<Option<Value>>,
    anchor: Option<Cell>,
    direction: Direction,
    reason: TargetReason,
}

impl Hidato {
    /// The board's shape.
    pub fn board(&self) -> &Board {
        &self.puzzle.board
    }

    /// What the game started from.
    pub fn setup(&self) -> &Setup {
        &self.puzzle.setup
    }

    /// Pairs of neighbours that must hold consecutive values.
    pub fn links(&self) -> &[(Cell, Cell)] {
        &self.puzzle.links
    }

    /// The value of a cell.
    pub fn value(&self, cell: Cell) -> Option<Value> {
        self.values[cell.index()]
    }

    /// Whether a cell's value belongs to the puzzle.
    pub fn is_given(&self, cell: Cell) -> bool {
        self.puzzle.givens[cell.index()].is_some()
    }

    /// The filled cell that counting continues from.
    pub fn anchor(&self) -> Option<Cell> {
        self.anchor
    }

    /// Which way the player counts.
    pub fn direction(&self) -> Direction {
        self.direction
    }

    /// Why the target changed last.
    pub fn reason(&self) -> TargetReason {
        self.reason
    }

    /// How many cells hold a value.
    pub fn filled(&self) -> usize {
        self.values.iter().flatten().count()
    }

    /// What to place next, and where it may go.
    pub fn target(&self) -> Option<Target> {
        self.standing().target(self.anchor?, self.direction)
    }

    /// The chain of values so far.
    pub fn chain(&self) -> Chain {
        self.standing().chain()
    }

    /// The cell that [`Action::Auto`] would select.
    pub fn goes_on(&self) -> Option<Cell> {
        self.standing().automatic(self.direction)
    }

    /// Where the path is broken: cells with consecutive values that do not touch, in order of their values.
    pub fn gaps(&self) -> Vec<(Cell, Cell)> {
        let standing = self.standing();
        let pair = |number: u16| {
            let cell = |number| standing.cell_of(Value::new(number)?);
            Some((cell(number)?, cell(number + 1)?))
        };
        let pairs = (1..self.board().size()).filter_map(pair);
        pairs.filter(|(a, b)| !self.board().neighbours(*a).contains(b)).collect()
    }

    /// Linked cells whose values are not consecutive.
    pub fn untied(&self) -> Vec<(Cell, Cell)> {
        let apart = |(a, b): &(Cell, Cell)| {
            let values = self.value(*a).zip(self.value(*b));
            values.is_some_and(|(a, b)| a.number().abs_diff(b.number()) != 1)
        };
        self.links().iter().copied().filter(apart).collect()
    }

    /// Whether the board is full and every value is next to its predecessor.
    pub fn is_solved(&self) -> bool {
        let full = self.filled() == self.values.len();
        full && self.gaps().is_empty() && self.untied().is_empty()
    }

    fn standing(&self) -> Standing<'_> {
        Standing::new(&self.puzzle.board, &self.values)
    }

    /// Sets the anchor, and walks on from it.
    fn derive(&mut self, anchor: Cell) {
        self.anchor = Some(self.standing().walk(anchor, self.direction));
    }

    fn cell(&self, place: Place) -> Option<Cell> {
        self.board().cell(place)
    }

    fn select(&mut self, place: Place, events: &mut Vec<Event>) -> Result<(), Illegal> {
        let filled = self.cell(place).and_then(|cell| Some((cell, self.value(cell)?)));
        let (cell, value) = filled.ok_or(Illegal::Ignored { place })?;
        self.derive(cell);
        self.reason = TargetReason::AnchorChange;
        events.push(Event::Anchored { place, value });
        Ok(())
    }

    fn place_next(&mut self, place: Place, events: &mut Vec<Event>) -> Result<(), Illegal> {
        if !self.board().contains(place) {
            return Err(Illegal::NoCell { place });
        }
        let target = self.target().ok_or(Illegal::NoTarget { place })?;
        let value = target.value;
        let empty = self.cell(place).filter(|cell| self.value(*cell).is_none());
        let cell = empty.ok_or(Illegal::Occupied { place, value })?;
        if !target.cells.contains(&cell) {
            return Err(Illegal::NotAdjacent { place, value });
        }
        self.values[cell.index()] = Some(value);
        self.derive(cell);
        self.reason = TargetReason::Placement;
        events.push(Event::Placed { place, value });
        if self.is_solved() {
            events.push(Event::Solved);
        }
        Ok(())
    }

    fn remove(&mut self, place: Place, events: &mut Vec<Event>) -> Result<(), Illegal> {
        let filled = self.cell(place).and_then(|cell| Some((cell, self.value(cell)?)));
        let (cell, value) = filled.ok_or(Illegal::Empty { place })?;
        if self.is_given(cell) {
            return Err(Illegal::Given { place });
        }
        let tail = self.chain().end == Some(value);
        self.values[cell.index()] = None;
        self.reason = if tail { TargetReason::TailRemoval } else { TargetReason::NonTailRemoval };
        match self.anchor {
            Some(anchor) if !tail && anchor != cell => self.derive(anchor),
            _ => self.anchor = None,
        }
        events.push(Event::Removed { place, value, tail });
        Ok(())
    }

    fn turn_to(&mut self, direction: Direction, events: &mut Vec<Event>) {
        if self.direction == direction {
            return;
        }
        self.direction = direction;
        match self.anchor {
            Some(anchor) => {
                self.derive(anchor);
                self.reason = TargetReason::AnchorChange;
            }
            None => self.reason = TargetReason::Neutral,
        }
        events.push(Event::Turned { direction });
    }
}

impl Rules for Hidato {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type Flaw = Flaw;
    type Seen<'a> = Seen<'a>;

    const ID: &'static str = "hidato";
    /// In version 1, a number tried outside the board was a mistake.
    const VERSION: u32 = 2;
    const OLDEST_VERSION: u32 = 1;
    const UNDO_CAP: Option<u16> = Some(50);

    fn start(setup: &Setup) -> Result<Self, Vec<Flaw>> {
        let Checked { board, givens, links } = Checked::of(setup)?;
        let word = checksum(setup.to_string().as_bytes()).0;
        let values = givens.clone();
        Ok(Hidato {
            puzzle: Arc::new(Puzzle { setup: setup.clone(), board, givens, links }),
            word,
            values,
            anchor: None,
            direction: Direction::Forward,
            reason: TargetReason::Neutral,
        })
    }

    /// Only the start can be written: the player's values would become givens.
    fn position(&self) -> Option<Setup> {
        let untouched = self.values == self.puzzle.givens && self.anchor.is_none();
        (untouched && self.direction == Direction::Forward).then(|| self.puzzle.setup.clone())
    }

    /// A solved board can still be edited.
    fn turn(&self) -> Turn {
        Turn::Seat(Seat(0))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_solved().then(|| Outcome { code: "solved", scores: Vec::new(), winners: vec![Seat(0)] })
    }

    fn legal(&self, out: &mut Vec<Action>) {
        out.extend(self.standing().automatic(self.direction).map(|_| Action::Auto));
        out.push(Action::Clear);
        out.extend([Direction::Forward, Direction::Backward].map(Action::Direction));
        let board = self.board();
        let filled = || board.cells().filter(|cell| self.value(*cell).is_some());
        out.extend(filled().map(|cell| Action::Select(board.place(cell))));
        let target = self.target().map(|target| target.cells).unwrap_or_default();
        out.extend(target.into_iter().map(|cell| Action::Place(board.place(cell))));
        out.extend(
            filled().filter(|cell| !self.is_given(*cell)).map(|cell| Action::Remove(board.place(cell))),
        );
    }

    fn apply(&mut self, action: &Action, events: &mut Vec<Event>) -> Result<(), Illegal> {
        match *action {
            Action::Auto => {
                let anchor = self.standing().automatic(self.direction).ok_or(Illegal::None)?;
                let place = self.board().place(anchor);
                self.select(place, events)
            }
            Action::Select(place) => self.select(place, events),
            Action::Place(place) => self.place_next(place, events),
            Action::Remove(place) => self.remove(place, events),
            Action::Direction(direction) => {
                self.turn_to(direction, events);
                Ok(())
            }
            Action::Clear => {
                self.values.clone_from(&self.puzzle.givens);
                (self.anchor, self.reason) = (None, TargetReason::Neutral);
                events.push(Event::Cleared);
                Ok(())
            }
        }
    }

    fn undo_kind(&self, action: &Action) -> UndoKind {
        match action {
            Action::Auto | Action::Select(_) | Action::Direction(_) => UndoKind::Transparent,
            Action::Place(_) | Action::Remove(_) => UndoKind::Step,
            Action::Clear => UndoKind::Barrier,
        }
    }

    /// The direction stays as it is now; the anchor walks that way.
    fn carry_over(&mut self, current: &Self) {
        self.direction = current.direction;
        if let Some(anchor) = self.anchor {
            self.derive(anchor);
        }
    }

    fn seen(&self, _by: Option<Seat>) -> Seen<'_> {
        Seen(self)
    }

    fn write(&self, action: &Action) -> String {
        notation::write(action)
    }

    fn read(&self, text: &str) -> Result<Action, ReadError> {
        notation::read(text)
    }
}
