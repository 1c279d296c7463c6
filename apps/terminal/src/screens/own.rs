//! Bring your own game: a puzzle, position or record, pasted, typed, or taken from a blank board. The engine
//! examines it before it is played, and its findings are shown with examples.

use super::{Go, frame::page};
use crate::{
    house::House,
    keys::Press,
    paint::{Canvas, GridPose, Pose, grid, grid_size, points, points_size},
};
use parlour_brain::Verdict;
use parlour_kernel::Message;
use parlour_midend::{About, Answer, AnyTable, Failure, Game, OpenError, Opening, Said};
use parlour_scene::{Board, Grid, GridCell};
use parlour_table::Player;
use ratatui::layout::Rect;

/// No puzzle text is longer.
const LONGEST: usize = 4096;
/// The width of the typing field.
const TYPED: u16 = 28;

enum Stage {
    Typing,
    /// The engine was asked about this setup, with this question number.
    Asking(String, u32),
    /// The engine's verdict on this setup.
    Told(String, Verdict),
}

pub(crate) struct OwnPuzzle {
    game: &'static Game,
    /// The rules for texts that name none, and the players.
    rules: String,
    players: Vec<Player>,
    text: String,
    stage: Stage,
    /// Why the text cannot be played.
    refused: Vec<Message>,
    /// Whether the puzzle came from a board, so that there is nothing to type.
    from_board: bool,
}

impl OwnPuzzle {
    /// Empty, or with a pasted text.
    pub fn new(game: &'static Game, rules: String, players: Vec<Player>, text: &str) -> Self {
        let mut screen = OwnPuzzle {
            game,
            rules,
            players,
            text: String::new(),
            stage: Stage::Typing,
            refused: Vec::new(),
            from_board: false,
        };
        screen.paste(text);
        screen
    }

    /// The same from a table, keeping its rules and players.
    pub fn at_table(game: &'static Game, table: &dyn AnyTable, text: &str) -> Self {
        OwnPuzzle::new(game, table.choices(), table.session().players.clone(), text)
    }

    /// A puzzle taken from a board; it is examined at once.
    pub fn from_board(game: &'static Game, table: &dyn AnyTable, setup: &str, house: &mut House) -> Self {
        let mut screen = OwnPuzzle { from_board: true, ..OwnPuzzle::at_table(game, table, setup) };
        screen.examine(house);
        screen
    }

    /// Opens the text.
    fn bring(&self, house: &House) -> Result<Box<dyn AnyTable>, OpenError> {
        // Where there is nothing to solve, the computer needs a seed.
        let seed = (!self.game.card.made).then(|| (house.world.seed)());
        let opening = Opening { seed, players: self.players.clone(), now: house.now().wall };
        self.game.bring(&self.text, &self.rules, opening)
    }

    /// Plays it, knowing how hard it is.
    fn play(&self, grade: &str, house: &House) -> Go {
        self.bring(house).map_or(Go::Stay, |mut table| {
            table.note_grade(grade);
            Go::Bring(table)
        })
    }

    pub fn press(&mut self, press: &Press, house: &mut House) -> Go {
        match (&self.stage, press.key.as_str()) {
            (Stage::Asking(..), "Escape") => self.stage = Stage::Typing,
            (Stage::Told(..), "Escape") if !self.from_board => self.stage = Stage::Typing,
            (_, "Escape") => return Go::Back,
            (Stage::Told(..), "Enter") => return self.play("", house),
            (Stage::Typing, "Enter") => self.enter(house),
            (Stage::Typing, "Tab") => return self.blank(house),
            (Stage::Typing, "Backspace") => {
                self.text.pop();
                self.refused.clear();
            }
            (Stage::Typing, "Delete") => {
                self.text.clear();
                self.refused.clear();
            }
            (Stage::Typing, _) => {
                if let Some(letter) = press.typed() {
                    self.paste(&letter.to_string());
                }
            }
            _ => {}
        }
        Go::Stay
    }

    /// Appends pasted text; line breaks are valid separators.
    pub fn paste(&mut self, text: &str) {
        if self.from_board || !matches!(self.stage, Stage::Typing) {
            return;
        }
        self.refused.clear();
        let room = LONGEST.saturating_sub(self.text.chars().count());
        self.text.extend(text.replace("\r\n", "\n").replace('\r', "\n").chars().take(room));
    }

    /// An unfinished text continues on the next line, as when lines are typed or pasted one by one.
    fn enter(&mut self, house: &mut House) {
        let unfinished = matches!(self.bring(house), Err(OpenError::Read(_) | OpenError::ReadLine(..)));
        if self.game.card.made && unfinished && !self.text.is_empty() {
            self.text.push('\n');
        }
        self.examine(house);
    }

    fn examine(&mut self, house: &mut House) {
        match self.bring(house) {
            _ if self.text.trim().is_empty() => {}
            Err(error) => self.refused = error.messages(),
            Ok(table) => {
                let setup = table.setup();
                let number = house.ask(self.game, About::Examine(setup.clone()));
                self.stage = Stage::Asking(setup, number);
            }
        }
    }

    /// Takes the engine's verdict.
    pub fn answer(&mut self, answer: Answer, house: &mut House) -> Go {
        let Stage::Asking(setup, _) = &self.stage else { return Go::Stay };
        match answer.said {
            Ok(Said::Verdict(verdict)) => self.stage = Stage::Told(setup.clone(), verdict),
            Err(Failure::Refused(why)) => {
                self.stage = Stage::Typing;
                self.refused = vec![why];
            }
            Ok(Said::Graded(grade)) => return self.play(&grade, house),
            _ => return self.play("", house),
        }
        Go::Stay
    }

    /// Whether the answer to a question is awaited.
    pub fn awaits(&self, number: u32) -> bool {
        matches!(self.stage, Stage::Asking(_, asked) if asked == number)
    }

    fn blank(&self, house: &House) -> Go {
        let Some(blank) = self.game.card.blank else { return Go::Stay };
        let opening = Opening { now: house.now().wall, ..Opening::default() };
        self.game.open(blank, opening).map_or(Go::Stay, Go::Play)
    }

    pub fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let name = Message::new(format!("game.{}", self.game.id));
        let heading = if self.game.card.made { "term.own-puzzle-of" } else { "term.bring-of" };
        let heading = house.say(&Message::new(heading).message("game", name));
        let keys: &[(&str, &str)] = match self.stage {
            Stage::Typing if self.from_board => &[],
            Stage::Typing if self.game.card.blank.is_some() => {
                &[("Enter", "ui.own-check"), ("Tab", "term.own-blank"), ("Del", "term.own-clear")]
            }
            Stage::Typing => &[("Enter", "ui.own-check"), ("Del", "term.own-clear")],
            Stage::Asking(..) => &[],
            Stage::Told(..) => &[("Enter", "ui.play-anyway")],
        };
        let inner = page(canvas, area, house, &heading, keys);
        let inner = Rect { y: inner.y - 1, height: inner.height + 2, ..inner };
        match &self.stage {
            Stage::Told(setup, verdict) => self.told(canvas, inner, setup, verdict, house),
            Stage::Asking(..) => {
                canvas.paragraph(inner, inner.y, &house.word("ui.coach-thinking"), canvas.theme.quiet);
            }
            Stage::Typing => self.typing(canvas, inner, house),
        }
    }

    fn typing(&self, canvas: &mut Canvas<'_>, inner: Rect, house: &House) {
        let theme = canvas.theme;
        let left = Rect { width: TYPED, ..inner };
        let right = Rect { x: left.right() + 3, width: inner.width.saturating_sub(TYPED + 3), ..inner };
        let mut y = inner.y;
        if !self.from_board {
            let typed = format!("term.own-about-{}", self.game.id);
            let pasted = format!("{}.own-about", self.game.id);
            let about = if house.speaker.knows(&typed) { &typed } else { &pasted };
            y = canvas.paragraph(left, y, &house.word(about), theme.quiet) + 1;
            let lines = typed_lines(&self.text);
            let room = usize::from(inner.bottom().saturating_sub(y + 3)).max(1);
            let shown = &lines[lines.len().saturating_sub(room)..];
            for (index, line) in shown.iter().enumerate() {
                let caret = if index + 1 == shown.len() { "▏" } else { "" };
                canvas.text(left.x, y, left.width, &format!("{line}{caret}"), theme.entry);
                y += 1;
            }
        }
        let board = self.bring(house).map(|table| table.scene(None).board);
        // Without a board to show, there is room for every reason.
        let (reasons, mut below) = if board.is_ok() { (left, y + 1) } else { (right, right.y) };
        for why in &self.refused {
            below = canvas.paragraph(reasons, below, &format!("✗ {}", house.say(why)), theme.bad);
        }
        match board {
            _ if self.text.trim().is_empty() => {}
            Ok(Board::Grid(board)) => show(canvas, right, &bare(board), &[]),
            Ok(Board::Points(board)) => {
                let (wide, high) = points_size(&board, right.width, right.height);
                points(canvas, Rect { width: wide, height: high, ..right }, &board, &Pose::default());
            }
            Ok(Board::Tiles(_) | Board::Glyphs(_)) | Err(_) => {}
        }
    }

    fn told(&self, canvas: &mut Canvas<'_>, inner: Rect, setup: &str, verdict: &Verdict, house: &House) {
        let theme = canvas.theme;
        let y = canvas.paragraph(inner, inner.y, &format!("✗ {}", house.say(&verdict.text)), theme.bad);
        let below = Rect { y, height: inner.bottom().saturating_sub(y), ..inner };
        let shown: Vec<&str> = match verdict.examples.as_slice() {
            [] => vec![setup],
            examples => examples.iter().map(String::as_str).collect(),
        };
        let puzzle = board(self.game, setup);
        let wide = below.width / shown.len().max(1) as u16;
        for (index, text) in (0_u16..).zip(shown) {
            let place = Rect { x: below.x + index * wide, width: wide.saturating_sub(1), ..below };
            if let Some(mut board) = board(self.game, text) {
                // What an example adds to the puzzle is styled like the player's entries.
                for (cell, puzzle) in
                    board.cells.iter_mut().zip(puzzle.iter().flat_map(|puzzle| &puzzle.cells))
                {
                    cell.given = puzzle.given;
                }
                show(canvas, place, &board, &verdict.cells);
            }
        }
    }
}

/// The grid of a setup, as on paper.
fn board(game: &Game, setup: &str) -> Option<Grid> {
    match game.open(setup, Opening::default()).ok()?.scene(None).board {
        Board::Grid(board) => Some(bare(board)),
        _ => None,
    }
}

/// A grid without cursor or tints.
fn bare(board: Grid) -> Grid {
    let cell = |cell: GridCell| GridCell { selected: false, near: false, alike: false, ..cell };
    Grid { cells: board.cells.into_iter().map(cell).collect(), lit: None, ..board }
}

fn show(canvas: &mut Canvas<'_>, area: Rect, board: &Grid, marked: &[u16]) {
    let (wide, high) = grid_size(board, area.width, area.height);
    let place = Rect { width: wide, height: high, ..area };
    grid(canvas, place, board, &GridPose { marked, ..GridPose::default() });
}

/// The typed text, long lines broken.
fn typed_lines(text: &str) -> Vec<String> {
    let mut lines = Vec::new();
    for line in text.split('\n') {
        let letters: Vec<char> = line.chars().collect();
        let broken = letters.chunks(usize::from(TYPED) - 1).map(|part| part.iter().collect::<String>());
        let before = lines.len();
        lines.extend(broken);
        if lines.len() == before {
            lines.push(String::new());
        }
    }
    lines
}
