//! How Sudoku presents itself: scenes, inputs, cues. Knows the rules, but no brain and no drawing.

mod card;
mod daily;
mod entry;
mod extra;
mod first_round;
mod input;
mod naming;
mod scene;
mod tell;

use crate::{
    formats::{self, Format, Sheet},
    rules::{Action, Cell, CellSet, Digit, Seen, Setup, Sudoku},
};
use parlour_kernel::{Message, ReadError};
use parlour_scene::{
    Brought, Card, Cue, Input, Intent, Present, Scene, Setting, Sitting, StepName, Summary, Tale, Tally,
};

/// The formats that are offered where a game is shared.
const SHARED: [Format; 5] =
    [Format::Line, Format::Library, Format::FPuzzles, Format::SudokuPad, Format::Wiki];

/// What an entry writes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum Mode {
    /// The digit of the cell.
    #[default]
    Digit,
    /// A mark at its fixed place.
    Corner,
    /// A mark in the middle.
    Centre,
    /// The colour of the cell.
    Colour,
}

impl Mode {
    /// Every mode with its word and key.
    const ALL: [(Mode, &'static str, &'static str); 4] = [
        (Mode::Digit, "digit", "z"),
        (Mode::Corner, "corner", "x"),
        (Mode::Centre, "centre", "c"),
        (Mode::Colour, "colour", "v"),
    ];
}

/// Where the player is, and how entries are made.
#[derive(Clone, Debug)]
pub struct Ui {
    cursor: Cell,
    selected: CellSet,
    mode: Mode,
    /// A number is chosen first, then the cells it goes to.
    digit_first: bool,
    /// The digit or colour chosen that way.
    held: Option<u8>,
    /// The digit to highlight, wherever the cursor is.
    filter: Option<Digit>,
    /// Placing a digit takes it out of the marks it rules out.
    upkeep: bool,
    /// The houses of the cursor's cell are tinted.
    show_peers: bool,
    /// Digits like the cursor's stand out.
    show_alike: bool,
    /// Whether rows and columns are numbered.
    coordinates: bool,
    /// How hard the puzzle is, where that is known.
    grade: Option<Message>,
}

impl Default for Ui {
    fn default() -> Self {
        let cursor = Cell::all().next().expect("a grid has cells");
        Ui {
            cursor,
            selected: CellSet::of(cursor),
            mode: Mode::Digit,
            digit_first: false,
            held: None,
            filter: None,
            upkeep: true,
            show_peers: true,
            show_alike: true,
            coordinates: false,
            grade: None,
        }
    }
}

impl Present for Sudoku {
    type Ui = Ui;

    const CARD: Card = card::CARD;

    fn choices(setup: &Setup) -> String {
        let words: Vec<&str> = setup.variant.words().collect();
        if words.is_empty() { "variant=classic".to_owned() } else { format!("variant={}", words.join("+")) }
    }

    fn bring(text: &str, _rules: &str) -> Result<Brought<Setup, Action>, ReadError> {
        let sheet = formats::read(text)?;
        // What a text rules out beyond the rules is told by marks.
        let marks = |cell: Cell| sheet.left(cell).iter().map(move |digit| Action::Corner(cell, digit));
        let actions = sheet.left.as_ref().map_or_else(Vec::new, |_| Cell::all().flat_map(marks).collect());
        Ok(Brought { setup: sheet.setup, actions, names: Vec::new() })
    }

    fn scene(seen: &Seen<'_>, ui: &Ui) -> Scene {
        scene::scene(seen, ui)
    }

    fn input(seen: &Seen<'_>, ui: &mut Ui, input: &Input) -> Intent<Self::Action> {
        input::input(seen, ui, input)
    }

    fn configure(ui: &mut Ui, setting: &str, word: &str) {
        let on = word == Setting::ON;
        match setting {
            "upkeep" => ui.upkeep = on,
            "peers" => ui.show_peers = on,
            "alike" => ui.show_alike = on,
            "coordinates" => ui.coordinates = on,
            _ => {}
        }
    }

    fn shared(seen: &Seen<'_>) -> Vec<(&'static str, String)> {
        let sheet = Sheet::of(seen.setup());
        let fitting = SHARED.iter().filter(|format| format.says(seen.variant()));
        fitting.map(|format| (format.word(), format.write(&sheet))).collect()
    }

    fn refresh(_seen: &Seen<'_>, ui: &mut Ui, sitting: &Sitting<'_>) {
        ui.grade = naming::grade(sitting.grade);
    }

    fn follow(seen: &Seen<'_>, ui: &Ui, action: Action) -> Vec<Action> {
        entry::follow(seen, ui, action)
    }

    fn name_step(after: &Seen<'_>, actions: &[Action]) -> StepName {
        naming::name_step(after, actions)
    }

    fn tell(seen: &Seen<'_>, event: &Self::Event, out: &mut Vec<Cue>) {
        tell::tell(seen, event, out);
    }

    fn tally(tale: &Tale<'_, Self::Event>) -> Vec<Tally> {
        tell::tally(&tale.story)
    }

    fn summary(seen: &Seen<'_>, tale: &Tale<'_, Self::Event>) -> Option<Summary> {
        Some(tell::summary(seen, tale))
    }
}
