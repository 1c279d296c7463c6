//! The panel beside the board: status, players, and the coach or secondary panels.

use super::Table;
use crate::{
    house::House,
    paint::{Canvas, width, wrap},
    theme::Theme,
};
use parlour_kernel::Message;
use parlour_midend::{Choice, Coach, Round};
use parlour_scene::{Line, Panel, Scene, SeatLine, Tone};
use parlour_text::Speaker;
use ratatui::{layout::Rect, style::Style};

impl Table {
    pub(super) fn side(
        &self,
        canvas: &mut Canvas<'_>,
        area: Rect,
        scene: &Scene,
        coach_speaks: bool,
        house: &House,
        speaker: &Speaker,
    ) {
        let theme = canvas.theme;
        let mut y = status(canvas, area, &scene.lines, speaker) + 1;
        for seat in &scene.seats {
            y = self.seat(
                canvas,
                Rect { y, height: area.bottom().saturating_sub(y), ..area },
                seat,
                house,
                speaker,
            );
        }
        y += u16::from(!scene.seats.is_empty());
        let rest = Rect { y, height: area.bottom().saturating_sub(y), ..area };
        if self.control.coach().is_on() {
            let title = if self.is_first_round() { "ui.first" } else { "ui.coach" };
            canvas.text(rest.x, rest.y, rest.width, &house.word(title), theme.accent);
            let mut y = rest.y + 1;
            if coach_speaks {
                let room = Rect { y, height: rest.bottom().saturating_sub(y), ..rest };
                y = self.coach_says(canvas, room, house, speaker) + 1;
            }
            let below = Rect { y, height: rest.bottom().saturating_sub(y), ..rest };
            self.coach_lists(canvas, below, speaker);
        } else {
            self.moves_and_panels(canvas, rest, scene, house, speaker);
        }
    }

    /// The moves in rows, the newest visible, if the game has such a list; then secondary panels.
    fn moves_and_panels(
        &self,
        canvas: &mut Canvas<'_>,
        area: Rect,
        scene: &Scene,
        house: &House,
        speaker: &Speaker,
    ) {
        let rounds = self.game().rounds().filter(|_| !scene.seats.is_empty()).unwrap_or_default();
        if rounds.is_empty() {
            return panels(canvas, area, &scene.panels, speaker);
        }
        // The rows already show the record.
        let beside: Vec<Panel> = scene.panels.iter().filter(|panel| panel.id != RECORD).cloned().collect();
        let most = area.height.saturating_sub(rows_of_panels(area.width, &beside, speaker));
        let room = usize::from(most.max(MOVES.min(area.height)).saturating_sub(2));
        let at = self.control.looked_back_at();
        let shown = rounds_in_sight(&rounds, at, room);
        let top = self.rows_of_moves(canvas, area, shown, house);
        let mut rest = Rect { y: top, height: area.bottom().saturating_sub(top), ..area };
        for panel in beside.chunks(1) {
            // A panel that would be cut off is shown only on larger screens.
            let rows = rows_of_panels(area.width, panel, speaker);
            if rows > rest.height + 1 {
                return;
            }
            panels(canvas, rest, panel, speaker);
            let taken = rows.min(rest.height);
            rest = Rect { y: rest.y + taken, height: rest.height - taken, ..rest };
        }
    }

    /// The list of moves with its heading; returns the row after it and a blank one.
    fn rows_of_moves(&self, canvas: &mut Canvas<'_>, area: Rect, rounds: &[Round], house: &House) -> u16 {
        let theme = canvas.theme;
        let wide = |round: &Round| round.turns[0].as_ref().map_or(1, |turn| width(&turn.text));
        let numbers = rounds.last().map_or(0, |round| width(&round.number.to_string())) + 2;
        let first = rounds.iter().map(wide).max().unwrap_or(0) + 2;
        let at = self.control.looked_back_at();
        canvas.text(area.x, area.y, area.width, &house.word("ui.history"), theme.strong);
        for (y, round) in (area.y + 1..area.bottom()).zip(rounds) {
            canvas.text(area.x, y, numbers, &format!("{}.", round.number), theme.quiet);
            for (seat, x) in [(0, area.x + numbers), (1, area.x + numbers + first)] {
                let Some(turn) = &round.turns[seat] else { continue };
                let style = if at.is_some_and(|at| turn.is_at(at)) { theme.accent } else { theme.text };
                canvas.text(x, y, area.right().saturating_sub(x), &turn.text, style);
            }
        }
        area.y + 2 + rounds.len() as u16
    }

    fn seat(
        &self,
        canvas: &mut Canvas<'_>,
        row: Rect,
        seat: &SeatLine,
        house: &House,
        speaker: &Speaker,
    ) -> u16 {
        let theme = canvas.theme;
        let (sign, style) = match (seat.won, seat.to_move) {
            (true, _) => ("★", theme.good),
            (_, true) => ("▸", theme.strong),
            _ => (" ", theme.text),
        };
        canvas.text(row.x, row.y, 1, sign, theme.accent);
        let mut name = speaker.seat(seat.seat);
        if let Some(level) = self.game().session().bot(seat.seat) {
            name = format!("{name} ({})", house.word(&format!("{}.level-{level}", self.game().game())));
        }
        let total = speaker.say(&seat.total);
        let room = row.width.saturating_sub(width(&total) + 3);
        let place = Rect { x: row.x + 2, width: room, ..row };
        let y = canvas.paragraph(place, row.y, &name, style);
        canvas.right(row, row.y, &total, style);
        let parts: Vec<String> = seat.parts.iter().map(|part| speaker.say(part)).collect();
        let below = match &seat.note {
            Some(note) => speaker.say(note),
            None if parts.len() > 1 => parts.join(" + "),
            None => return y,
        };
        let place = Rect { x: row.x + 2, width: row.width - 2, ..row };
        canvas.paragraph(place, y, &below, theme.quiet)
    }

    /// Draws what the coach says; returns the row after it.
    pub(super) fn coach_says(
        &self,
        canvas: &mut Canvas<'_>,
        area: Rect,
        house: &House,
        speaker: &Speaker,
    ) -> u16 {
        let theme = canvas.theme;
        let (said, style) = self.coach_words(theme, house, speaker);
        canvas.text(area.x, area.y, 1, "★", theme.accent);
        let inside = Rect { x: area.x + 2, width: area.width.saturating_sub(2), ..area };
        canvas.paragraph(inside, area.y, &said, style)
    }

    /// How many rows the coach's text takes at this width.
    pub(super) fn rows_of_coach(&self, columns: u16, theme: &Theme, house: &House, speaker: &Speaker) -> u16 {
        let (said, _) = self.coach_words(theme, house, speaker);
        wrap(&said, columns.saturating_sub(2)).len() as u16
    }

    /// The coach's current text.
    pub(super) fn coach_words(&self, theme: &Theme, house: &House, speaker: &Speaker) -> (String, Style) {
        let coach = self.control.coach();
        match (coach, coach.said().last()) {
            (Coach::Says(..), Some(said)) if self.is_first_round() => {
                let step = self.step_words().map(|step| format!("{step} "));
                (step.unwrap_or_default() + &speaker.say(said), theme.text)
            }
            (Coach::Says(..), Some(said)) if !self.motion.in_the_air() => (speaker.say(said), theme.text),
            (Coach::Thinks, _) => (house.word("ui.coach-thinking"), theme.quiet),
            _ if self.game().card().made => (house.word("engine.silent"), theme.quiet),
            _ => (house.word("term.coach-silent"), theme.quiet),
        }
    }

    /// The coach's alternatives.
    pub(super) fn coach_lists(&self, canvas: &mut Canvas<'_>, area: Rect, speaker: &Speaker) {
        if !self.motion.in_the_air() {
            choices(canvas, area, self.control.coach(), speaker);
        }
    }
}

/// As many rows as fit: up to the one under review, or the newest.
fn rounds_in_sight(rounds: &[Round], at: Option<usize>, room: usize) -> &[Round] {
    let is_past = |round: &Round| round.turns.iter().flatten().any(|turn| Some(turn.steps) >= at);
    let end = at.and_then(|_| rounds.iter().position(is_past)).map_or(rounds.len(), |place| place + 1);
    let end = end.max(room.min(rounds.len()));
    &rounds[end.saturating_sub(room)..end]
}

/// The style of a line, and the symbol before it.
pub(super) fn tone(theme: &Theme, tone: Tone) -> (Style, &'static str) {
    match tone {
        Tone::Large => (theme.accent, ""),
        Tone::Plain => (theme.text, ""),
        Tone::Good => (theme.good, "★ "),
        Tone::Bad => (theme.bad, "✗ "),
    }
}

/// Status lines, one per row; a long one may use the rows of empty ones below it, and otherwise pushes others
/// down.
fn status(canvas: &mut Canvas<'_>, area: Rect, lines: &[Line], speaker: &Speaker) -> u16 {
    let mut pushed = 0;
    for (index, line) in (0_u16..).zip(lines) {
        let (style, sign) = tone(canvas.theme, line.tone);
        let Some(text) = &line.text else {
            pushed = u16::saturating_sub(pushed, 1);
            continue;
        };
        let y = area.y + index + pushed;
        let end = canvas.paragraph(area, y, &format!("{sign}{}", speaker.say(text)), style);
        pushed += end.saturating_sub(y + 1);
    }
    area.y + lines.len() as u16 + pushed
}

/// How many rows panels take, with a blank one before each.
pub(super) fn rows_of_panels(columns: u16, panels: &[Panel], speaker: &Speaker) -> u16 {
    let rows = |line: &Message| wrap(&speaker.say(line), columns).len() as u16;
    panels.iter().map(|panel| 2 + panel.lines.iter().map(rows).sum::<u16>()).sum()
}

pub(super) fn panels(canvas: &mut Canvas<'_>, area: Rect, panels: &[Panel], speaker: &Speaker) {
    let theme = canvas.theme;
    let mut y = area.y;
    for panel in panels {
        if y >= area.bottom() {
            return;
        }
        canvas.text(area.x, y, area.width, &speaker.say(&panel.title), theme.strong);
        y += 1;
        for line in &panel.lines {
            y = canvas.paragraph(area, y, &speaker.say(line), theme.quiet);
        }
        y += 1;
    }
}

/// The panel with the moves as text.
const RECORD: &str = "record";
/// How many rows the list of moves takes if not everything fits.
const MOVES: u16 = 7;
/// The width of the symbol before an action.
const SIGN: u16 = 2;
/// The minimum width of a column of figures.
const FIGURE: u16 = 9;

/// Every alternative with as many of its figures as fit, the best one marked.
fn choices(canvas: &mut Canvas<'_>, area: Rect, coach: &Coach, speaker: &Speaker) {
    let (choices, theme) = (coach.choices(), canvas.theme);
    let action = choices.iter().map(|choice| width(&choice.action)).max().unwrap_or(0);
    let shown = |choice: &Choice, index: usize| {
        choice.figures.get(index).map(|figure| speaker.say(&figure.shown)).unwrap_or_default()
    };
    let mut columns: Vec<(Rect, Vec<String>)> = Vec::new();
    let mut x = area.x + SIGN + action;
    for (index, column) in coach.columns().iter().enumerate() {
        let widest = choices.iter().map(|choice| width(&shown(choice, index))).max().unwrap_or(0);
        let wide = FIGURE.max(widest + 1);
        if x + wide > area.right() {
            break;
        }
        columns.push((Rect { x, width: wide, ..area }, wrap(&speaker.say(column), wide - 1)));
        x += wide;
    }
    let spare = area.right().saturating_sub(x);
    for (column, _) in &mut columns {
        column.x += spare;
    }
    let rows = columns.iter().map(|(_, heading)| heading.len()).max().unwrap_or(0) as u16;
    for (column, heading) in &columns {
        for (y, word) in (area.y..area.bottom()).zip(heading) {
            canvas.right(*column, y, word, theme.quiet);
        }
    }
    let room = usize::from(area.height.saturating_sub(rows));
    let all = choices.len();
    let listed = if all > room { room.saturating_sub(1) } else { all };
    for (y, choice) in (area.y + rows..).zip(choices.iter().take(listed)) {
        let style = if choice.best { theme.accent } else { theme.text };
        canvas.text(area.x, y, 1, if choice.best { "★" } else { " " }, style);
        canvas.text(area.x + SIGN, y, action, &choice.action, style);
        for (index, (column, _)) in columns.iter().enumerate() {
            canvas.right(*column, y, &shown(choice, index), style);
        }
    }
    if listed < all {
        let more = Message::new("term.more").int("n", u32::try_from(all - listed).unwrap_or(u32::MAX));
        let y = area.y + rows + listed as u16;
        if y < area.bottom() {
            canvas.text(area.x + SIGN, y, area.width, &speaker.say(&more), theme.quiet);
        }
    }
}
