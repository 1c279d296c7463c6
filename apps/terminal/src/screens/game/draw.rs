//! Draws the table: title, board, side panel, log, commands. Every part keeps its space even when empty, so
//! nothing jumps.

use super::{Focus, Table};
use crate::{
    hits::Target,
    house::House,
    paint::{Button, Canvas, Pose, buttons, points, points_size, rows_of_buttons, tiles, tiles_size, wrap},
};
use parlour_kernel::Message;
use parlour_scene::{Board, Command, Place, Scene, command};
use parlour_text::Speaker;
use ratatui::layout::Rect;

/// Wider screens centre the table.
const WIDEST: u16 = 126;
/// Narrower screens have no side panel; the status goes above the board.
const SIDE_FROM: u16 = 76;
const SIDE: u16 = 24;
const SIDE_WIDEST: u16 = 44;
const FOOTER: u16 = 2;
/// On a shorter line, a click means too many steps at once.
const LEAST_SCRUBBER: u16 = 5;
/// The commands every table has.
pub(super) const COMMON: [&str; 4] = [command::UNDO, command::REDO, command::HINT, command::NEW];

/// The size a board takes within this space.
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
        let (own, common) = self.commands(&scene, house, &speaker);
        let own_rows = rows_of_buttons(inner.width, &own);
        let footer_rows = (own_rows + rows_of_buttons(inner.width, &common)).max(FOOTER);
        let footer = Rect { y: inner.bottom() - footer_rows, height: footer_rows, ..inner };
        canvas.rule(inner, footer.y - 1);
        buttons(canvas, footer, &own);
        buttons(canvas, Rect { y: footer.y + own_rows, height: footer_rows - own_rows, ..footer }, &common);
        let body = Rect { y: inner.y + 2, height: footer.y - 1 - (inner.y + 2), ..inner };
        if inner.width < SIDE_FROM {
            self.narrow(canvas, body, &scene, house, &speaker);
        } else {
            self.roomy(canvas, body, &scene, house, &speaker);
        }
    }

    /// The status text while something plays by itself, or could.
    pub(super) fn playback_words(&self, house: &House) -> Option<String> {
        let speed = |key: &'static str| house.say(&Message::new(key).int("n", self.control.speed()));
        if self.control.is_watching() {
            return Some(speed("term.watching"));
        }
        let at = house.say(&self.control.look_back_words()?);
        if self.control.is_studying() {
            return Some(format!("{at}  {}", house.word("term.study-keys")));
        }
        let runs = if self.control.runs() { "term.review-runs" } else { "term.review-still" };
        Some(format!("{at}  {}", speed(runs)))
    }

    /// What to show: while dice are tumbling, the previous scene with dice in it.
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
            // The seed means nothing to players in a game without chance.
            _ if self.walks() => String::new(),
            Some(seed) => house.say(&Message::new("ui.seed-is").text("seed", seed.to_string())),
            None => house.word("ui.own-dice"),
        };
        canvas.right(area, area.y, &chance, theme.quiet);
        canvas.rule(area, area.y + 1);
        if let Some(at) = self.control.looked_back_at() {
            self.scrubber(canvas, Rect { y: area.y + 1, height: 1, ..area }, at);
        }
    }

    /// Every step of the game on one line, if there is room for it: a click leads there.
    pub(super) fn scrubber(&self, canvas: &mut Canvas<'_>, area: Rect, at: usize) {
        if area.width < LEAST_SCRUBBER {
            return;
        }
        let (all, last) = (self.control.steps(), usize::from(area.width - 1));
        let here = (at * last).checked_div(all).unwrap_or(0);
        canvas.rule(area, area.y);
        canvas.text(area.x, area.y, area.width, &("━".repeat(here) + "●"), canvas.theme.accent);
        for column in 0..=last {
            let step = (column * all).checked_div(last).unwrap_or(0);
            let place = Rect { x: area.x + column as u16, width: 1, ..area };
            canvas.hit(place, Target::Step(step));
        }
    }

    /// Board and log on the left, everything else on the right.
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
        if let Some(study) = self.control.study() {
            Table::graph(canvas, below, &study);
            let x = left.right() + 2;
            let side = Rect { x, y: board_top, width: side_wide, height: body.bottom() - board_top };
            Table::study_side(canvas, side, &study, house, speaker);
            return;
        }
        let on = self.control.coach().is_on();
        // If it is too long for the space below the board, it goes beside it.
        let needed = self.rows_of_coach(below.width, canvas.theme, house, speaker);
        let beside = on && needed > below.height;
        let sentence = Rect { y: below.bottom().saturating_sub(needed), height: needed, ..below };
        let log = if on && !beside { below.height - needed } else { below.height };
        self.said(canvas, Rect { height: log, ..below }, speaker);
        if on && !beside {
            self.coach_says(canvas, sentence, house, speaker);
        }
        let panel =
            Rect { x: left.right() + 2, y: board_top, width: side_wide, height: body.bottom() - board_top };
        self.side(canvas, panel, scene, beside, house, speaker);
    }

    /// Status at the top, then the board, with the coach over the dice when called.
    fn narrow(&self, canvas: &mut Canvas<'_>, body: Rect, scene: &Scene, house: &House, speaker: &Speaker) {
        let status: Vec<String> =
            scene.lines.iter().filter_map(|line| line.text.as_ref()).map(|text| speaker.say(text)).collect();
        let top = canvas.paragraph(body, body.y, &status.join(" · "), canvas.theme.strong);
        let left = body.bottom().saturating_sub(top);
        let (_, high) = board_size(scene, body.width, left.saturating_sub(1));
        let place = Rect { y: top, height: high.min(left), ..body };
        self.board(canvas, place, scene, house);
        if let Some(study) = self.control.study() {
            let rest =
                Rect { y: place.bottom(), height: body.bottom().saturating_sub(place.bottom()), ..body };
            let graph = Rect { height: rest.height.min(4), ..rest };
            Table::graph(canvas, graph, &study);
            let below = Rect { y: graph.bottom(), height: rest.height - graph.height, ..rest };
            Table::study_side(canvas, below, &study, house, speaker);
            return;
        }
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
            // These have their own pages.
            Board::Grid(_) | Board::Glyphs(_) => {}
        }
    }

    /// The last messages, newest at the bottom; a refusal goes above them all.
    fn said(&self, canvas: &mut Canvas<'_>, area: Rect, speaker: &Speaker) {
        let theme = canvas.theme;
        let room = area.width.saturating_sub(2);
        let mut told: Vec<Vec<String>> = Vec::new();
        let mut rows = 0;
        for message in self.log.iter().chain(&self.refused).rev() {
            let lines = wrap(&speaker.say(message), room);
            rows += lines.len();
            // The newest is always shown, older ones only if they fit whole.
            if rows > usize::from(area.height) && !told.is_empty() {
                break;
            }
            told.push(lines);
        }
        if area.height == 0 {
            return;
        }
        let mut y = area.y;
        for (age, lines) in told.iter().enumerate().rev() {
            let (sign, style) = match (age, &self.refused) {
                (0, Some(_)) => ("✗ ", theme.bad),
                (0, None) => ("› ", theme.text),
                _ => ("  ", theme.quiet),
            };
            canvas.text(area.x, y, 2, sign, theme.accent.patch(style));
            let place = Rect { x: area.x + 2, width: room, ..area };
            y = canvas.paragraph(place, y, &lines.join(" "), style);
        }
    }

    /// The game's own commands, and those every table has.
    fn commands(&self, scene: &Scene, house: &House, speaker: &Speaker) -> (Vec<Button>, Vec<Button>) {
        let (mut own, mut common) = (Vec::new(), Vec::new());
        let shown = |(_, command): &(usize, &Command)| command.place != Place::Key;
        for (index, command) in scene.commands.iter().enumerate().filter(shown) {
            let label = speaker.say(&command.label);
            // A die's face already shows its key.
            let key = if label == command.key { "" } else { &command.key };
            let button = Button {
                enabled: self.is_open(command),
                primary: command.primary,
                focused: self.focus == Focus::Command(index),
                ..Button::new(&command.id, key, label)
            };
            let group = if COMMON.contains(&command.id.as_ref()) { &mut common } else { &mut own };
            group.push(button);
        }
        common.push(Button::new("help", "?", house.word("ui.help")));
        common.push(Button::new("leave", "q", house.word("term.leave")));
        (own, common)
    }
}
