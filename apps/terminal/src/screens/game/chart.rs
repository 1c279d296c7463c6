//! The page for glyph maps: a line of messages, the map, a line of gauges, as on the terminals of old. With
//! more room, there are more messages below and gauges beside the map.

use super::{Table, side::tone};
use crate::{
    house::House,
    paint::{Canvas, beside, glyphs, glyphs_size, sheet, width, wrap},
};
use parlour_scene::{Gauge, GlyphInk, Glyphs, Told};
use parlour_text::Speaker;
use ratatui::{layout::Rect, style::Style};

/// The width of the gauges beside the map.
const BESIDE: u16 = 30;
/// How many rows of the map messages may cover.
const NEWS: usize = 3;

impl Table {
    pub(super) fn chart(&self, canvas: &mut Canvas<'_>, area: Rect, board: &Glyphs, house: &House) {
        let speaker = self.speaker(house);
        let (columns, rows) = glyphs_size(board);
        let wide = area.width >= columns + BESIDE;
        let page = Rect { width: if wide { area.width - BESIDE } else { area.width }, ..area };
        let spare = area.height.saturating_sub(rows + 2);
        let map = Rect { y: area.y + 1, height: area.height.saturating_sub(2 + spare), ..page };
        glyphs(canvas, map, board, self.control.coach().lit(), self.motion.flashing());
        let below = Rect { y: map.bottom(), height: spare, ..page };
        told_below(canvas, below, &board.log, &speaker);
        // The wall around a level carries no information: its last row may take what one line has no room
        // for.
        let rim = (map.height >= rows && ends_in_wall(board)).then(|| area.bottom().saturating_sub(2));
        let status = Rect { y: area.bottom() - 1, height: 1, ..page };
        let second = values(canvas, status, rim, &board.gauges, &speaker);
        let watching = self.control.is_watching().then(|| self.playback_words(house)).flatten();
        if let (Some(y), Some(words)) = (rim, &watching) {
            let row = Rect { y, height: 1, ..page };
            if !second {
                canvas.fill(row, canvas.theme.text);
            }
            canvas.right(row, y, words, canvas.theme.accent);
        }
        if wide {
            let side = Rect { x: page.right() + 2, width: BESIDE - 3, ..area };
            self.values_beside(canvas, side, board, &speaker);
        }
        // The note about watching goes beside the gauges, so that messages stay visible.
        let back = self.playback_words(house).filter(|_| rim.is_none() || watching.is_none());
        let said = back.as_deref().map_or(0, width);
        self.news(canvas, Rect { height: map.height, ..page }, board, back, house, &speaker);
        if let Some(at) = self.control.looked_back_at() {
            let x = page.x + said + 2;
            self.scrubber(canvas, Rect { x, width: page.right().saturating_sub(x), height: 1, ..page }, at);
        }
        if let Some(list) = &board.sheet {
            sheet(
                canvas,
                Rect { height: map.height + 1, ..page },
                list,
                &speaker,
                &house.word("term.escape-closes"),
            );
        } else if let (Some(_), Some(panel)) = (board.cursor, self.scene.panels.first()) {
            beside(canvas, map, board, panel, &speaker);
        }
    }

    /// The top line: a refusal, a question, the coach, an ending, or messages.
    fn news(
        &self,
        canvas: &mut Canvas<'_>,
        area: Rect,
        board: &Glyphs,
        back: Option<String>,
        house: &House,
        speaker: &Speaker,
    ) {
        let theme = canvas.theme;
        let line = |id: &str| {
            let line = self.scene.lines.iter().find(|line| line.id == id && line.text.is_some())?;
            Some((speaker.say(line.text.as_ref()?), tone(theme, line.tone).0))
        };
        let refused = self.refused.as_ref().map(|why| (speaker.say(why), theme.bad));
        let coach = self.control.coach().is_on().then(|| self.coach_words(theme, house, speaker));
        let notice = self.log.back().filter(|_| board.log.is_empty()).map(|it| (speaker.say(it), theme.text));
        let back = back.map(|words| (words, theme.accent));
        let said = back.or(refused).or_else(|| line("task")).or(coach).or_else(|| line("end")).or(notice);
        let fresh: Vec<&Told> = board.log.iter().filter(|told| told.fresh).collect();
        let fresh = fresh.iter().map(|told| (spoken(told, speaker), tone(theme, told.tone).0));
        let said: Vec<(String, Style)> = match said {
            // What happens in a first round is to be read too.
            Some(said) if self.is_first_round() => [said].into_iter().chain(fresh).collect(),
            Some(said) => vec![said],
            None => fresh.collect(),
        };
        over_map(canvas, area, board, &said);
    }

    fn values_beside(&self, canvas: &mut Canvas<'_>, area: Rect, board: &Glyphs, speaker: &Speaker) {
        let theme = canvas.theme;
        let mut y = area.y + 1;
        for gauge in &board.gauges {
            canvas.text(area.x, y, area.width, &speaker.say(&gauge.label), theme.quiet);
            canvas.right(
                Rect { y, height: 1, ..area },
                y,
                &speaker.say(&gauge.value),
                tone(theme, gauge.tone).0,
            );
            y += 1;
            if let Some(full) = gauge.full {
                let filled = area.width * u16::from(full) / 100;
                let bar: String = (0..area.width).map(|x| if x < filled { '━' } else { '─' }).collect();
                canvas.text(area.x, y, area.width, &bar, tone(theme, gauge.tone).0);
                y += 1;
            }
        }
        let rest = Rect { y: y + 1, height: area.bottom().saturating_sub(y + 1), ..area };
        super::side::panels(canvas, rest, &self.scene.panels, speaker);
    }
}

fn spoken(told: &Told, speaker: &Speaker) -> String {
    let text = speaker.say(&told.text);
    if told.times > 1 { format!("{text} (×{})", told.times) } else { text }
}

/// Whether a map's last row is only wall or unknown.
fn ends_in_wall(board: &Glyphs) -> bool {
    let last = board.cells.len().saturating_sub(usize::from(board.columns));
    board.cells[last..].iter().all(|cell| cell.sign == ' ' || cell.ink == GlyphInk::Wall)
}

/// Gauges on a line; those that do not fit go on the row above, if there is one. True if any do.
fn values(
    canvas: &mut Canvas<'_>,
    area: Rect,
    above: Option<u16>,
    gauges: &[Gauge],
    speaker: &Speaker,
) -> bool {
    let theme = canvas.theme;
    canvas.fill(area, theme.text);
    let (mut x, mut y) = (area.x, area.y);
    for gauge in gauges {
        let (label, value) = (speaker.say(&gauge.label), speaker.say(&gauge.value));
        if x + width(&label) + width(&value) + 1 > area.right() {
            match above.filter(|_| y == area.y) {
                Some(above) => {
                    (x, y) = (area.x, above);
                    canvas.fill(Rect { y, ..area }, theme.text);
                }
                None => continue,
            }
        }
        x = canvas.text(x, y, area.width, &label, theme.quiet) + 1;
        x = canvas.text(x, y, area.width, &value, theme.strong.patch(tone(theme, gauge.tone).0)) + 2;
    }
    y != area.y
}

/// Writes sentences from the top line on; over the map only while the player's piece stays visible.
fn over_map(canvas: &mut Canvas<'_>, area: Rect, board: &Glyphs, said: &[(String, Style)]) {
    let theme = canvas.theme;
    let (columns, _) = glyphs_size(board);
    let free = usize::from(board.centre / columns).clamp(1, NEWS);
    let mut rows: Vec<Vec<(String, Style)>> = vec![Vec::new()];
    let mut used = 0;
    for (text, style) in said {
        for (part, line) in wrap(text, area.width).into_iter().enumerate() {
            let wide = width(&line);
            if part > 0 || used + wide > area.width {
                rows.push(Vec::new());
                used = 0;
            }
            used += wide + 1;
            if let Some(row) = rows.last_mut() {
                row.push((line, *style));
            }
        }
    }
    // The newest matter most.
    let hidden = rows.len().saturating_sub(free);
    for (y, row) in (area.y..).zip(&rows[hidden..]) {
        canvas.fill(Rect { y, height: 1, ..area }, theme.text);
        let mut x = area.x;
        for (text, style) in row {
            x = canvas.text(x, y, area.right().saturating_sub(x), text, *style) + 1;
        }
    }
}

fn told_below(canvas: &mut Canvas<'_>, area: Rect, log: &[Told], speaker: &Speaker) {
    let theme = canvas.theme;
    let newest = log.iter().rev().take(usize::from(area.height)).collect::<Vec<_>>();
    for (y, told) in (area.y..).zip(newest.iter().rev()) {
        let style = if told.fresh { tone(theme, told.tone).0 } else { theme.quiet };
        canvas.text(area.x, y, area.width, &spoken(told, speaker), style);
    }
}
