//! The state of a game of Sudoku and its transitions. Conflicts are computed, never stored.

use crate::rules::{
    Action, Cell, CellSet, Colour, Digit, DigitSet, Event, Flaw, Grid, Illegal, Seen, Setup, Variant,
    errors_of, notation,
};
use parlour_kernel::{Outcome, ReadError, Rules, Seat, Turn};
use serde::Serialize;

/// A player's notes on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Notes {
    /// Corner marks.
    pub corner: DigitSet,
    /// Centre marks.
    pub centre: DigitSet,
    /// The cell's colour.
    pub colour: Option<Colour>,
}

/// A game of Sudoku.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Sudoku {
    /// Every digit, givens and entries.
    digits: Grid,
    givens: CellSet,
    /// Indexed by cell.
    notes: Vec<Notes>,
    /// Absent from the bytes of a classic game, whose digests are older than variants.
    #[serde(skip_serializing_if = "Variant::is_classic")]
    variant: Variant,
}

impl Sudoku {
    /// Every digit on the grid, givens and entries.
    pub fn digits(&self) -> &Grid {
        &self.digits
    }

    /// The rules it is played by.
    pub fn variant(&self) -> &Variant {
        &self.variant
    }

    /// The digits that the others leave open for a cell.
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        self.variant.layout().candidates(&self.digits, cell)
    }

    /// The cells of the puzzle.
    pub fn givens(&self) -> CellSet {
        self.givens
    }

    /// Whether a cell belongs to the puzzle.
    pub fn is_given(&self, cell: Cell) -> bool {
        self.givens.has(cell)
    }

    /// The givens alone.
    pub fn puzzle(&self) -> Grid {
        self.setup().givens()
    }

    /// The notes on a cell. Marks survive under a digit, and show again when it is removed.
    pub fn notes(&self, cell: Cell) -> Notes {
        self.notes[cell.index()]
    }

    /// Every cell in conflict, givens included.
    pub fn errors(&self) -> CellSet {
        errors_of(&self.digits, &self.variant)
    }

    /// Whether the grid is full and breaks no rule.
    pub fn is_solved(&self) -> bool {
        self.digits.clues() == Cell::COUNT && self.errors().is_empty()
    }

    /// The digits without the notes.
    pub fn setup(&self) -> Setup {
        let filled: CellSet = self.digits.filled().map(|(cell, _)| cell).collect();
        Setup { digits: self.digits, entries: filled.without(self.givens), variant: self.variant.clone() }
    }

    fn refuse_given(&self, cell: Cell) -> Result<(), Illegal> {
        if self.is_given(cell) { Err(Illegal::Given(cell)) } else { Ok(()) }
    }

    /// The notes of a cell that may have marks.
    fn marks(&mut self, cell: Cell) -> Result<&mut Notes, Illegal> {
        self.refuse_given(cell)?;
        match self.digits.get(cell) {
            Some(_) => Err(Illegal::Filled(cell)),
            None => Ok(&mut self.notes[cell.index()]),
        }
    }

    fn clear(&mut self, cell: Cell) {
        let notes = &mut self.notes[cell.index()];
        if self.digits.get(cell).is_some() {
            self.digits.set(cell, None);
        } else if notes.corner.is_empty() && notes.centre.is_empty() {
            notes.colour = None;
        } else {
            (notes.corner, notes.centre) = (DigitSet::EMPTY, DigitSet::EMPTY);
        }
    }
}

impl Rules for Sudoku {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type Flaw = Flaw;
    type Seen<'a> = Seen<'a>;

    const ID: &'static str = "sudoku";
    const VERSION: u32 = 1;
    const UNDO_CAP: Option<u16> = None;

    fn start(setup: &Setup) -> Result<Self, Vec<Flaw>> {
        let givens = setup.givens();
        match Flaw::of(&givens, &setup.variant) {
            Some(flaw) => Err(vec![flaw]),
            None => Ok(Sudoku {
                digits: setup.digits,
                givens: givens.filled().map(|(cell, _)| cell).collect(),
                notes: vec![Notes::default(); Cell::COUNT],
                variant: setup.variant.clone(),
            }),
        }
    }

    fn position(&self) -> Option<Setup> {
        let bare = self.notes.iter().all(|notes| *notes == Notes::default());
        bare.then(|| self.setup())
    }

    /// A solved grid can still be edited.
    fn turn(&self) -> Turn {
        Turn::Seat(Seat(0))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_solved().then(|| Outcome { code: "solved", scores: Vec::new(), winners: vec![Seat(0)] })
    }

    fn legal(&self, out: &mut Vec<Action>) {
        let ours = || Cell::all().filter(|cell| !self.is_given(*cell));
        let empty = || ours().filter(|cell| self.digits.get(*cell).is_none());
        let digits = |cell| Digit::all().map(move |digit| (cell, digit));
        out.extend(ours().flat_map(digits).map(|(cell, digit)| Action::Set(cell, digit)));
        out.extend(ours().map(Action::Clear));
        out.extend(empty().flat_map(digits).map(|(cell, digit)| Action::Corner(cell, digit)));
        out.extend(empty().flat_map(digits).map(|(cell, digit)| Action::Centre(cell, digit)));
        for cell in Cell::all() {
            out.push(Action::Colour(cell, None));
            out.extend(Colour::all().map(|colour| Action::Colour(cell, Some(colour))));
        }
    }

    fn apply(&mut self, action: &Action, events: &mut Vec<Event>) -> Result<(), Illegal> {
        let place = |cell: Cell| (cell.row(), cell.column());
        match *action {
            Action::Set(cell, digit) => {
                self.refuse_given(cell)?;
                self.digits.set(cell, Some(digit));
                let (row, col) = place(cell);
                events.push(Event::Set { row, col, digit: digit.number() });
                if self.is_solved() {
                    events.push(Event::Solved);
                }
            }
            Action::Clear(cell) => {
                self.refuse_given(cell)?;
                self.clear(cell);
                let (row, col) = place(cell);
                events.push(Event::Cleared { row, col });
            }
            Action::Corner(cell, digit) | Action::Centre(cell, digit) => {
                let notes = self.marks(cell)?;
                let corner = matches!(action, Action::Corner(..));
                let marks = if corner { &mut notes.corner } else { &mut notes.centre };
                *marks = marks.toggled(digit);
                let ((row, col), on) = (place(cell), marks.has(digit));
                events.push(Event::Marked { row, col, digit: digit.number(), on });
            }
            Action::Colour(cell, colour) => {
                self.notes[cell.index()].colour = colour;
                let (row, col) = place(cell);
                events.push(Event::Coloured { row, col, colour: colour.map_or(0, Colour::number) });
            }
        }
        Ok(())
    }

    fn seen(&self, _by: Option<Seat>) -> Seen<'_> {
        Seen(self)
    }

    fn write(&self, action: &Action) -> String {
        notation::write(*action)
    }

    fn read(&self, text: &str) -> Result<Action, ReadError> {
        notation::read(text)
    }
}
