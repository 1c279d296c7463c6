//! Drawing the table: title, board, side panel, log, commands. Nothing jumps: every part has a
//! place of its own that stays while it is silent.

use super::{Focus, Table};
use crate::{
    house::House,
    paint::{Button, Canvas, Pose, buttons, points, points_size, tiles, tiles_size},
};
use parlour_kernel::Message;
use parlour_midend::Waiting;
use parlour_scene::{Board, Command, Place, Scene, command};
use parlour_text::Speaker;
use ratatui::layout::Rect;

/// Wider screens show the table in their middle.
const WIDEST: u16 = 126;
/// Below this the side panel has no room; status stands above the board then.
const SIDE_FROM: u16 = 76;
const SIDE: u16 = 24;
const SIDE_WIDEST: u16 = 44;
const FOOTER: u16 = 2;
/// Lines of the log while the coach speaks below it.
const LOG_BESIDE_COACH: u16 = 1;
/// Commands that every table has.
pub(super) const COMMON: [&str; 4] = [command::UNDO, command::REDO, command::HINT, command::NEW];

/// The columns and rows a board takes within so many.
fn board_size(scene: &Scene, columns: u16, rows: u16) -> (u16, u16) {
    match &scene.board {
        Board::Tiles(board) => tiles_size(board, columns, rows),
        Board::Points(board) => points_size(board, columns, rows),
        Board::Grid(_) | Board::Glyphs(_) => (0, 0),
    }
}

impl Table {
    pub fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        if let Board::Grid(board) = &self.scene.board {
            self.sheet(canvas, area, board, house);
            return;
        }
        if let Board::Glyphs(board) = &self.scene.board {
            self.chart(canvas, area, board, house);
            return;
        }
        let wide = area.width.min(WIDEST);
        let page = Rect { x: area.x + (area.width - wide) / 2, width: wide, ..area };
        let inner = Rect { x: page.x + 1, width: page.width - 2, ..page };
        let speaker = self.speaker(house);
        let scene = self.shown();
        self.title(canvas, inner, house);
        let footer_rows = if inner.width < SIDE_FROM { FOOTER + 1 } else { FOOTER };
        let footer = Rect { y: inner.bottom() - footer_rows, height: footer_rows, ..inner };
        canvas.rule(inner, footer.y - 1);
        let (own, common) = self.commands(&scene, house, &speaker);
        let used = buttons(canvas, footer, &own).min(footer_rows - 1);
        buttons(canvas, Rect { y: footer.y + used, height: footer_rows - used, ..footer }, &common);
        let body = Rect { y: inner.y + 2, height: footer.y - 1 - (inner.y + 2), ..inner };
        if inner.width < SIDE_FROM {
            self.narrow(canvas, body, &scene, house, &speaker);
        } else {
            self.roomy(canvas, body, &scene, house, &speaker);
        }
    }

    /// What is said while something plays by itself, or could.
    pub(super) fn playback_words(&self, house: &House) -> Option<String> {
        let speed = |key: &'static str| house.say(&Message::new(key).int("n", self.control.speed()));
        if self.control.is_watching() {
            return Some(speed("term.watching"));
        }
        let at = house.say(&self.control.look_back_words()?);
        let runs = if self.control.runs() { "term.review-runs" } else { "term.review-still" };
        Some(format!("{at}  {}", speed(runs)))
    }

    /// What is to be seen: while dice are in the air, the scene from before with dice in it.
    fn shown(&self) -> Scene {
        let Some((before, dice)) = self.motion.before() else { return self.scene.clone() };
        let mut scene = before.clone();
        match &mut scene.board {
            Board::Tiles(board) => board.dice = vec![0; dice],
            Board::Grid(_) | Board::Points(_) | Board::Glyphs(_) => {}
        }
        scene
    }

    fn title(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let theme = canvas.theme;
        canvas.text(area.x, area.y, area.width, &house.game_name(self.game().game()), theme.accent);
        let chance = match self.game().seed() {
            _ if self.control.looked_back_at().is_some() => self.playback_words(house).unwrap_or_default(),
            // Nobody asks for the seed of a game without chance.
            _ if self.walks() => String::new(),
            Some(seed) => house.say(&Message::new("ui.seed-is").text("seed", seed.to_string())),
            None => house.word("ui.own-dice"),
        };
        canvas.right(area, area.y, &chance, theme.quiet);
        canvas.rule(area, area.y + 1);
    }

    /// Board and log at the left, everything else at the right.
    fn roomy(&self, canvas: &mut Canvas<'_>, body: Rect, scene: &Scene, house: &House, speaker: &Speaker) {
        let (wide, high) = board_size(scene, body.width - SIDE - 2, body.height.saturating_sub(3));
        let side_wide = (body.width - wide - 2).min(SIDE_WIDEST);
        let left = Rect { width: body.width - side_wide - 2, ..body };
        let spare = body.height.saturating_sub(high + 3);
        let board_top = body.y + (spare / 3).min(3);
        let place = Rect { y: board_top, height: high, ..left };
        self.board(canvas, place, scene, house);
        let top = place.bottom() + u16::from(spare > 0);
        let below = Rect { y: top, height: body.bottom().saturating_sub(top), ..left };
        let said = if self.control.coach().is_on() { LOG_BESIDE_COACH } else { below.height };
        self.said(canvas, Rect { height: said.min(below.height), ..below }, speaker);
        if self.control.coach().is_on() {
            let top = below.y + LOG_BESIDE_COACH;
            let sentence = Rect { y: top, height: below.bottom().saturating_sub(top), ..below };
            self.coach_says(canvas, sentence, house, speaker);
        }
        let panel =
            Rect { x: left.right() + 2, y: board_top, width: side_wide, height: body.bottom() - board_top };
        self.side(canvas, panel, scene, house, speaker);
    }

    /// Status above, the board, and the coach over the dice when called.
    fn narrow(&self, canvas: &mut Canvas<'_>, body: Rect, scene: &Scene, house: &House, speaker: &Speaker) {
        let (_, high) = board_size(scene, body.width, body.height.saturating_sub(2));
        let status: Vec<String> =
            scene.lines.iter().filter_map(|line| line.text.as_ref()).map(|text| speaker.say(text)).collect();
        canvas.text(body.x, body.y, body.width, &status.join("   "), canvas.theme.strong);
        let place = Rect { y: body.y + 1, height: high.min(body.height - 1), ..body };
        self.board(canvas, place, scene, house);
        if self.control.coach().is_on() {
            let over = Rect { x: body.x + 2, y: body.y + 1, width: body.width - 4, height: body.height - 1 };
            let theme = canvas.theme;
            canvas.frame(over, theme.hinge, theme.text);
            let inside = Rect::new(over.x + 2, over.y + 1, over.width - 4, over.height - 2);
            let y = self.coach_says(canvas, inside, house, speaker) + 1;
            let table = Rect { y, height: inside.bottom().saturating_sub(y), ..inside };
            self.coach_lists(canvas, table, speaker);
        } else {
            let log =
                Rect { y: place.bottom(), height: body.bottom().saturating_sub(place.bottom()), ..body };
            self.said(canvas, log, speaker);
        }
    }

    fn board(&self, canvas: &mut Canvas<'_>, place: Rect, scene: &Scene, house: &House) {
        let marked = if self.motion.in_the_air() { &[] } else { self.control.coach().lit() };
        let cursor = match self.focus {
            Focus::Cell(cell) if self.cursor => Some(cell),
            _ => None,
        };
        let pose = Pose {
            cursor,
            marked,
            turning: self.motion.turning(),
            flashing: self.motion.flashing(),
            beat: self.motion.beat(house.now().running),
            celebrating: self.motion.celebrating(),
        };
        match &scene.board {
            Board::Tiles(board) => tiles(canvas, place, board, &pose),
            Board::Points(board) => {
                points(canvas, place, board, &Pose { cursor: Some(board.cursor), ..pose });
            }
            // These have pages of their own.
            Board::Grid(_) | Board::Glyphs(_) => {}
        }
    }

    /// The last things said, newest below; a refusal stands above all of them.
    fn said(&self, canvas: &mut Canvas<'_>, area: Rect, speaker: &Speaker) {
        let theme = canvas.theme;
        let rows = usize::from(area.height);
        let refused = self.refused.iter();
        let newest: Vec<&Message> = self.log.iter().chain(refused).rev().take(rows).collect();
        for (row, message) in newest.iter().rev().enumerate() {
            let newest = row + 1 == newest.len();
            let (sign, style) = match (newest, &self.refused) {
                (true, Some(_)) => ("✗ ", theme.bad),
                (true, None) => ("› ", theme.text),
                _ => ("  ", theme.quiet),
            };
            let y = area.y + row as u16;
            let x = canvas.text(area.x, y, 2, sign, theme.accent.patch(style));
            canvas.text(x, y, area.right().saturating_sub(x), &speaker.say(message), style);
        }
    }

    /// The game's own commands, and those that every table has.
    fn commands(&self, scene: &Scene, house: &House, speaker: &Speaker) -> (Vec<Button>, Vec<Button>) {
        let over = self.game().waiting() == Waiting::Nobody && !self.motion.in_the_air();
        let (mut own, mut common) = (Vec::new(), Vec::new());
        let shown = |(_, command): &(usize, &Command)| command.place != Place::Key;
        for (index, command) in scene.commands.iter().enumerate().filter(shown) {
            let label = speaker.say(&command.label);
            // A die's face says the same as its key.
            let key = if label == command.key { "" } else { &command.key };
            let button = Button {
                enabled: self.is_open(command),
                // At the end the thing to do is to play again.
                primary: command.primary || (over && command.id == command::NEW),
                focused: self.focus == Focus::Command(index),
                ..Button::new(&command.id, key, label)
            };
            let group = if COMMON.contains(&command.id.as_ref()) { &mut common } else { &mut own };
            group.push(button);
        }
        if over {
            own.push(Button::new("review", "PgUp", house.word("term.review")));
        }
        common.push(Button::new("help", "?", house.word("ui.help")));
        common.push(Button::new("leave", "q", house.word("term.leave")));
        (own, common)
    }
}
