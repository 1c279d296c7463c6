//! An analysis: the graph of the game below the board; beside it how the position stands, what can be done there and the
//! turning points. Paints what the controller holds.

use super::Table;
use crate::{
    hits::Target,
    house::House,
    paint::{Canvas, width, wrap},
};
use parlour_kernel::Message;
use parlour_midend::{Analysis, Sign, Standing, StudyView};
use parlour_text::Speaker;
use ratatui::layout::Rect;

/// Eighths of a row, from none to all.
const BLOCKS: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
/// The most rows of the graph.
const HIGHEST: u16 = 8;
/// Rows that the actions take at least, heading included.
const ACTIONS: u16 = 9;
/// The most columns that a position takes in the graph.
const WIDEST: u16 = 4;

/// Number of something as text wants it.
fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

impl Table {
    /// The graph, with the marks of mistakes in its last row.
    pub(super) fn graph(canvas: &mut Canvas<'_>, area: Rect, study: &StudyView) {
        let theme = canvas.theme;
        let (Some(rows), true) = (area.height.min(HIGHEST).checked_sub(1), area.width > 2) else { return };
        let last = study.standings.len().saturating_sub(1);
        // A long game shares columns, a short one has several for each position.
        let wide = (area.width / (count(last + 1) as u16).max(1)).clamp(1, WIDEST);
        let columns = (area.width / wide).min(count(last + 1) as u16);
        let reach = usize::from(columns.max(2) - 1);
        for column in 0..columns {
            let of = |column: u16| usize::from(column) * last / reach;
            let (step, next) = (of(column), of(column + 1).min(last + 1));
            let steps = step..next.max(step + 1);
            let standing = &study.standings[step];
            let is_here = steps.contains(&study.in_game);
            let style = if is_here { theme.accent } else { theme.text };
            let place = Rect { x: area.x + column * wide, width: wide, height: rows + 1, ..area };
            for row in 0..rows {
                let drawn: String = (0..wide).map(|_| block(standing, row, rows)).collect();
                canvas.text(place.x, area.y + rows - 1 - row, wide, &drawn, style);
            }
            let worst = study.standings[steps].iter().filter_map(|standing| standing.sign).max();
            let (mark, style) = match worst {
                Some(Sign::Blunder) => ("‼", theme.bad),
                Some(Sign::Mistake) => ("?", theme.bad),
                Some(Sign::Only) => ("!", theme.good),
                None if is_here => ("▴", theme.accent),
                None => ("─", theme.quiet),
            };
            canvas.text(place.x, area.y + rows, wide, &"─".repeat(usize::from(wide)), theme.quiet);
            canvas.text(place.x, area.y + rows, 1, mark, if is_here { theme.accent } else { style });
            canvas.hit(place, Target::Row(step));
        }
    }

    /// Everything else, beside the board.
    pub(super) fn study_side(
        canvas: &mut Canvas<'_>,
        area: Rect,
        study: &StudyView,
        house: &House,
        speaker: &Speaker,
    ) {
        let theme = canvas.theme;
        let below = |y: u16| Rect { y, height: area.bottom().saturating_sub(y), ..area };
        let mut y = area.y;
        canvas.text(area.x, y, area.width, &house.word("ui.analysis"), theme.accent);
        if study.is_at_work() {
            let progress = format!("{}/{}", study.done, study.all);
            canvas.right(area, y, &progress, theme.quiet);
        }
        y += 1;
        if let Some(words) = study.standing_words() {
            y = canvas.paragraph(below(y), y, &speaker.say(&words), theme.strong);
        } else {
            y = canvas.paragraph(below(y), y, &house.word("ui.study-thinking"), theme.quiet);
        }
        if let Some(why) = &study.failed {
            y = canvas.paragraph(below(y), y, &speaker.say(why), theme.bad);
        }
        if let Some(verdict) = &study.verdict {
            y = canvas.paragraph(below(y), y, &speaker.say(verdict), theme.text);
        }
        y += 1;
        let room = below(y);
        let turning = study.turning.len() as u16;
        let shared = room.height.saturating_sub(ACTIONS).min(turning.saturating_mul(2) + 2);
        let listed = Rect { height: room.height - shared, ..room };
        let y = match &study.here {
            Some(here) => actions(canvas, listed, here, house, speaker),
            None => room.y,
        };
        Table::turning_points(canvas, below(y), study, house, speaker);
    }

    fn turning_points(
        canvas: &mut Canvas<'_>,
        area: Rect,
        study: &StudyView,
        house: &House,
        speaker: &Speaker,
    ) {
        let theme = canvas.theme;
        if area.height == 0 || study.turning.is_empty() && study.is_at_work() {
            return;
        }
        canvas.text(area.x, area.y, area.width, &house.word("ui.study-turnings"), theme.strong);
        let mut y = area.y + 1;
        if study.turning.is_empty() {
            canvas.paragraph(
                Rect { y, height: area.bottom().saturating_sub(y), ..area },
                y,
                &house.word("ui.study-none"),
                theme.quiet,
            );
            return;
        }
        // The one that is shown or comes next is in sight.
        let first = study.turning.iter().position(|turning| turning.steps >= study.in_game).unwrap_or(0);
        for turning in study.turning.iter().cycle().skip(first).take(study.turning.len()) {
            let words = speaker.say(&turning.text);
            let rows = wrap(&words, area.width).len() as u16;
            if y + rows > area.bottom() {
                break;
            }
            let style = if turning.steps == study.in_game { theme.accent } else { theme.text };
            canvas.hit(Rect { y, height: rows, ..area }, Target::Row(turning.steps));
            y = canvas.paragraph(Rect { y, height: rows, ..area }, y, &words, style);
        }
    }
}

/// The part of a column that lies in a row counted from below.
fn block(standing: &Standing, row: u16, rows: u16) -> char {
    let Some(height) = standing.height else { return if row == 0 { '·' } else { ' ' } };
    let eighths = u32::from(rows) * 8;
    // Even a lost game leaves a line to stand on.
    let filled = (u32::from((i16::from(height) + 100).unsigned_abs()) * eighths / 200).max(1);
    let here = filled.saturating_sub(u32::from(row) * 8).min(8);
    BLOCKS[here as usize]
}

/// What can be done, best first, and the best line; returns the row after it and a blank one.
fn actions(canvas: &mut Canvas<'_>, area: Rect, here: &Analysis, house: &House, speaker: &Speaker) -> u16 {
    let theme = canvas.theme;
    if area.height == 0 {
        return area.y;
    }
    let found = Message::new("ui.study-worth").message("found", here.found.clone());
    canvas.text(area.x, area.y, area.width, &house.word("ui.choice"), theme.quiet);
    canvas.right(area, area.y, &speaker.say(&found), theme.quiet);
    let line = speaker.say(&Message::new("ui.study-best").text("line", here.line.join(" ")));
    let rows = wrap(&line, area.width);
    let line_rows = (rows.len() as u16).min(2);
    let room = usize::from(area.height.saturating_sub(2 + line_rows));
    let all = here.actions.len();
    let listed = if all > room { room.saturating_sub(1) } else { all };
    let mut y = area.y + 1;
    for (place, weighed) in here.actions.iter().take(listed).enumerate() {
        let style = if place == 0 { theme.accent } else { theme.text };
        canvas.text(area.x, y, 2, if place == 0 { "★ " } else { "  " }, style);
        canvas.text(area.x + 2, y, width(&weighed.action), &weighed.action, style);
        canvas.right(Rect { y, height: 1, ..area }, y, &speaker.say(&weighed.shown), style);
        canvas.hit(Rect { y, height: 1, ..area }, Target::Command(format!("try {}", weighed.action)));
        y += 1;
    }
    if listed < all && y < area.bottom() {
        let more = Message::new("term.more").int("n", count(all - listed));
        canvas.text(area.x + 2, y, area.width, &speaker.say(&more), theme.quiet);
        y += 1;
    }
    for row in rows.iter().take(usize::from(line_rows)) {
        if y < area.bottom() {
            canvas.text(area.x, y, area.width, row, theme.text);
            y += 1;
        }
    }
    y + 1
}
