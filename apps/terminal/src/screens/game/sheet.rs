//! Draws a table with a grid: the grid on the left as large as it fits, status, pad and commands on the
//! right, messages below. Small screens save the separator lines.

use super::{Focus, Table};
use crate::{
    house::House,
    paint::{
        Button, Canvas, GridPose, buttons, grid, grid_shows_notes, grid_size, notes, pad, rows_of_buttons,
        rows_of_pad, width, wrap,
    },
    theme::Theme,
};
use parlour_kernel::Message;
use parlour_midend::time_text;
use parlour_scene::{Board, Command, Grid, Line, Place, Scene, command};
use parlour_text::Speaker;
use ratatui::{layout::Rect, style::Style};

/// Screens with fewer rows have no separator lines.
const ROOMY: u16 = 30;
/// Wider screens centre the table.
const WIDEST: u16 = 126;
const SIDE: u16 = 22;
/// The side column beside spaced grids, where hints are shown.
const SIDE_OF_SPACED: u16 = 26;
const SIDE_WIDEST: u16 = 36;
/// The width of the entry modes, two per row.
const MODES: u16 = 24;
/// Rows for messages, where there is room.
const SAID: u16 = 3;

impl Table {
    pub(super) fn sheet(&self, canvas: &mut Canvas<'_>, area: Rect, board: &Grid, house: &House) {
        let wide = area.width.min(WIDEST);
        let page = Rect { x: area.x + (area.width - wide) / 2 + 1, width: wide - 2, ..area };
        let roomy = page.height >= ROOMY;
        let (above, below) = if roomy { (2, SAID + 1) } else { (1, 1) };
        let speaker = self.speaker(house);
        self.head(canvas, page, house);
        if roomy {
            canvas.rule(page, page.y + 1);
            canvas.rule(page, page.bottom() - SAID - 1);
        }
        let body = Rect { y: page.y + above, height: page.height - above - below, ..page };
        let room = body.width - if board.layout.is_spaced() { SIDE_OF_SPACED } else { SIDE } - 1;
        let (wide, high) = grid_size(board, room, body.height);
        let gap = if roomy && body.width >= wide + SIDE + 3 { 3 } else { 1 };
        let side_wide = (body.width.saturating_sub(wide + gap)).min(SIDE_WIDEST);
        let left = body.x + body.width.saturating_sub(wide + gap + side_wide) / 2;
        let top = body.y + body.height.saturating_sub(high) / 3;
        let place = Rect::new(left, if roomy { top } else { body.y }, wide, high);
        self.grid(canvas, place, board, house);
        let side =
            Rect { x: place.right() + gap, y: place.y, width: side_wide, height: body.bottom() - place.y };
        let controls = side;
        let side = self.controls(canvas, side, house, &speaker);
        let spare =
            Rect { y: place.bottom() + 1, height: body.bottom().saturating_sub(place.bottom() + 1), ..place };
        let below = below - u16::from(roomy);
        let foot = Rect { y: page.bottom() - below, height: below, ..page };
        let said = self.last_said(canvas.theme, house, &speaker);
        // A small grid leaves room below it, for the cell under the cursor or for what is too long for the
        // last row.
        let spaced = board.layout.is_spaced();
        let shows_notes = grid_shows_notes(board, room, body.height);
        let small = spare.height >= 3 && (spaced || !shows_notes);
        let rows = |area: Rect| {
            let text = said.as_ref().map_or("", |(_, text, _)| text);
            wrap(text, area.width.saturating_sub(2)).len()
        };
        let fits = |area: Rect| rows(area) <= usize::from(area.height);
        let beside = spaced && !fits(foot) && !(small && fits(spare)) && fits(side);
        if small && fits(foot) && !spaced {
            self.under_cursor(canvas, spare, board, &speaker);
        }
        if spaced && !beside {
            self.about(canvas, side, board, !shows_notes, &speaker);
        }
        let Some((sign, text, style)) = &said else { return };
        let area = if fits(foot) {
            foot
        } else if small && fits(spare) {
            spare
        } else if beside {
            side
        } else {
            // The hint covers the commands, which have keys as well, and never the grid it refers to. It says
            // how to go on.
            let lines = wrap(text, controls.width.saturating_sub(4)).len() as u16;
            let on = self.on_hint(house, &speaker);
            let rows = rows_of_buttons(controls.width.saturating_sub(2), &on);
            let high = (lines + 2 + rows).min(controls.height);
            let over = Rect { y: controls.bottom() - high, height: high, ..controls };
            canvas.frame(over, canvas.theme.hinge, canvas.theme.text);
            let inside = Rect::new(
                over.x + 1,
                over.y + 1,
                over.width.saturating_sub(2),
                over.height.saturating_sub(2 + rows),
            );
            buttons(canvas, Rect { y: inside.bottom(), height: rows, ..inside }, &on);
            inside
        };
        canvas.text(area.x, area.y, 1, sign, *style);
        let inside = Rect { x: area.x + 2, width: area.width.saturating_sub(2), ..area };
        canvas.paragraph(inside, area.y, text, *style);
    }

    /// The commands below a hint that covers the others. In a first round: what it may ask for, or how to go on after it.
    fn on_hint(&self, house: &House, speaker: &Speaker) -> Vec<Button> {
        let end = self.group(&self.scene, Place::End, house, speaker);
        if self.is_first_round() && !end.is_empty() {
            return end;
        }
        let mut on = self.common(&self.scene, house, speaker);
        on.retain(|button| button.id == command::HINT || self.is_first_round() && button.id == command::UNDO);
        on
    }

    fn head(&self, canvas: &mut Canvas<'_>, page: Rect, house: &House) {
        let theme = canvas.theme;
        let name = house.game_name(self.game().game());
        let x = canvas.text(page.x, page.y, page.width, &name, theme.accent);
        if let (Some(at), Some(words)) = (self.control.looked_back_at(), self.playback_words(house)) {
            canvas.right(page, page.y, &words, theme.strong);
            let room = page.right().saturating_sub(x + width(&words) + 4);
            return self.scrubber(canvas, Rect { x: x + 2, y: page.y, width: room, height: 1 }, at);
        }
        let puzzle = parlour_catalog::game(self.game().game())
            .and_then(|game| house.puzzle_name(game, self.game().session().puzzle_name()));
        if let Some(puzzle) = puzzle {
            canvas.text(x + 2, page.y, page.width, &puzzle, theme.quiet);
        } else if let Some(seed) = self.game().seed() {
            let seed = house.say(&Message::new("ui.seed-is").text("seed", seed.to_string()));
            canvas.text(x + 2, page.y, page.width, &seed, theme.quiet);
        }
        if let Some(words) = self.playback_words(house) {
            canvas.right(page, page.y, &words, theme.strong);
        } else if let Some(face) = self.clock_face() {
            let sign = if self.control.is_paused() { "‖" } else { " " };
            canvas.right(page, page.y, &format!("{sign} {face}"), theme.strong);
        }
    }

    /// The time played, in timed games.
    fn clock_face(&self) -> Option<String> {
        self.game().card().timed.then(|| time_text(self.control.seconds()))
    }

    fn grid(&self, canvas: &mut Canvas<'_>, place: Rect, board: &Grid, house: &House) {
        let marked = self.control.coach().lit();
        let letters = self.control.letters();
        let pose = GridPose {
            cursor: matches!(self.focus, Focus::Cell(_)),
            marked,
            told: self.control.coach().marks(),
            letters: &letters,
            wrong: self.control.wrong(),
            hidden: self.control.is_paused(),
            celebrating: self.motion.celebrating() || self.game().outcome().is_some(),
            flashing: self.motion.flashing(),
            held: self.ring(house),
        };
        grid(canvas, place, board, &pose);
        if self.control.is_paused() {
            let (theme, text) = (canvas.theme, house.word("term.paused"));
            let wide = width(&text) + 4;
            let middle = place.y + place.height / 2;
            let sign = Rect::new(place.x + place.width.saturating_sub(wide) / 2, middle - 1, wide, 3);
            canvas.frame(sign, theme.hinge, theme.text);
            canvas.centred(sign, middle, &text, theme.accent);
        }
    }

    /// The cell under the cursor, if the grid is too small for its notes.
    fn under_cursor(&self, canvas: &mut Canvas<'_>, area: Rect, board: &Grid, speaker: &Speaker) {
        let Some(cell) = board.cells.get(usize::from(board.cursor)).filter(|_| !self.control.is_paused())
        else {
            return;
        };
        notes(canvas, area.x + 2, area.y, cell);
        let text = Rect {
            x: area.x + 10,
            y: area.y + 1,
            width: area.width.saturating_sub(10),
            height: area.height - 1,
        };
        canvas.paragraph(text, text.y, &speaker.say(&cell.spoken), canvas.theme.quiet);
    }

    /// Below the commands: the notes of the cell under the cursor, if the cell has no room for them, and
    /// secondary panels.
    fn about(&self, canvas: &mut Canvas<'_>, area: Rect, board: &Grid, unseen: bool, speaker: &Speaker) {
        let cell = board.cells.get(usize::from(board.cursor)).filter(|_| !self.control.is_paused());
        let noted = cell.filter(|cell| unseen && board.focused && !cell.pencil.is_empty());
        let mut y = area.y;
        if let Some(cell) = noted {
            y = canvas.paragraph(area, y, &speaker.say(&cell.spoken), canvas.theme.text) + 1;
        }
        let rest = Rect { y, height: area.bottom().saturating_sub(y), ..area };
        super::side::panels(canvas, rest, &self.scene.panels, speaker);
    }

    /// Status, entry modes, pad, tools, commands; returns the area left below.
    fn controls(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House, speaker: &Speaker) -> Rect {
        let scene = &self.scene;
        let of = |place: Place| self.group(scene, place, house, speaker);
        let (modes, tools) = (of(Place::Mode), [of(Place::End), of(Place::Main), of(Place::Tool)].concat());
        let common = self.common(scene, house, speaker);
        let pad_rows = rows_of_pad(&scene.pad);
        let needed = rows_of_buttons(area.width.min(MODES), &modes)
            + pad_rows
            + rows_of_buttons(area.width, &tools)
            + rows_of_buttons(area.width, &common);
        let lines = scene.lines.len() as u16;
        let spaced = matches!(&scene.board, Board::Grid(board) if board.layout.is_spaced());
        let panels = if spaced { super::side::rows_of_panels(area.width, &scene.panels, speaker) } else { 0 };
        let spare = area.height.saturating_sub(needed + panels);
        // The last status line may take several rows.
        let status = Rect { height: spare.clamp(lines, lines + 3), ..area };
        status_lines(canvas, status, &scene.lines, speaker);
        let mut gaps = spare.saturating_sub(status.height);
        let mut y = status.bottom();
        let mut gap = |y: &mut u16| {
            if gaps > 0 {
                *y += 1;
                gaps -= 1;
            }
        };
        let below = |y: u16| Rect { y, height: area.bottom().saturating_sub(y), ..area };
        let two_by_two = Rect { width: area.width.min(MODES), ..below(y) };
        y += buttons(canvas, two_by_two, &modes) * u16::from(!modes.is_empty());
        gap(&mut y);
        y += pad(canvas, below(y), &scene.pad, speaker);
        gap(&mut y);
        y += buttons(canvas, below(y), &tools) * u16::from(!tools.is_empty());
        gap(&mut y);
        y += buttons(canvas, below(y), &common);
        below(y + 1)
    }

    /// The game's own commands for a place.
    fn group(&self, scene: &Scene, place: Place, house: &House, speaker: &Speaker) -> Vec<Button> {
        let here = |command: &&(usize, &Command)| command.1.place == place && !is_common(command.1);
        let all: Vec<(usize, &Command)> = scene.commands.iter().enumerate().collect();
        all.iter().filter(here).map(|(index, command)| self.button(*index, command, house, speaker)).collect()
    }

    /// The commands every table has, and those of tables with a grid.
    fn common(&self, scene: &Scene, house: &House, speaker: &Speaker) -> Vec<Button> {
        let over = self.game().outcome().is_some();
        let mut all = Vec::new();
        for (index, command) in scene.commands.iter().enumerate().filter(|(_, command)| is_common(command)) {
            let mut button = self.button(index, command, house, speaker);
            if command.id == command::HINT && self.control.coach().has_more() {
                (button.label, button.primary) = (house.word("term.more-hint"), true);
            } else if command.id == command::HINT && !self.control.coach().actions().is_empty() {
                (button.label, button.primary) = (house.word("term.take-hint"), true);
            }
            all.push(button);
        }
        if self.game().card().timed {
            all.push(Button { enabled: !over, ..Button::new("pause", "p", house.word("ui.pause")) });
        }
        if !self.game().card().settings.is_empty() {
            all.push(Button::new("settings", ",", house.word("ui.settings")));
        }
        all.push(Button::new("help", "?", house.word("ui.help")));
        all.push(Button::new("leave", "q", house.word("term.leave")));
        all
    }

    fn button(&self, index: usize, command: &Command, house: &House, speaker: &Speaker) -> Button {
        let short = format!("term.short-{}", command.id);
        let label =
            if house.speaker.knows(&short) { house.word(&short) } else { speaker.say(&command.label) };
        let key = if command.key == "Backspace" { "Del" } else { &command.key };
        Button {
            enabled: self.is_open(command),
            primary: command.primary && command.enabled,
            focused: self.focus == Focus::Command(index),
            pressed: command.pressed == Some(true),
            ..Button::new(&command.id, key, label)
        }
    }

    /// The last message, refusal, coach's word or verdict, with its symbol.
    fn last_said(
        &self,
        theme: &Theme,
        house: &House,
        speaker: &Speaker,
    ) -> Option<(&'static str, String, Style)> {
        if let Some(refused) = &self.refused {
            Some(("✗", speaker.say(refused), theme.bad))
        } else if self.control.coach().is_on() {
            let (said, style) = self.coach_words(theme, house, speaker);
            Some(("★", said, style))
        } else {
            let style = if self.control.wrong().is_empty() { theme.text } else { theme.bad };
            self.log.back().map(|said| ("›", speaker.say(said), style))
        }
    }
}

/// One row per status line; the last may take the rows that are left.
fn status_lines(canvas: &mut Canvas<'_>, area: Rect, lines: &[Line], speaker: &Speaker) {
    for (index, line) in (0_u16..).zip(lines) {
        let y = area.y + index;
        let rest = if usize::from(index) + 1 == lines.len() { area.bottom().saturating_sub(y) } else { 1 };
        if let Some(text) = &line.text {
            let (style, sign) = super::side::tone(canvas.theme, line.tone);
            let room = Rect { y, height: rest, ..area };
            canvas.paragraph(room, y, &format!("{sign}{}", speaker.say(text)), style);
        }
    }
}

fn is_common(command: &Command) -> bool {
    super::draw::COMMON.contains(&command.id.as_ref())
}
