//! Charts as blocks, and the tables behind them. Colour never says anything alone: each sign has its own shape.

use super::{Canvas, width};
use parlour_kernel::Message;
use parlour_midend::{Bars, Course, CoursePoint, Fate, MONTH_LETTERS, Sheet, Square, Year};
use ratatui::layout::Rect;

/// Puts messages into words.
type Say<'a> = &'a dyn Fn(&Message) -> String;

/// Eighths of a block, from the left.
const ACROSS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
/// Eighths of a block, from below.
const UP: [&str; 8] = ["", "▁", "▂", "▃", "▄", "▅", "▆", "▇"];
/// Signs for a day, from none to many games.
const SHADES: [&str; 5] = ["·", "░", "▒", "▓", "█"];

/// Horizontal bars, one row each.
pub(crate) fn bars(canvas: &mut Canvas<'_>, area: Rect, bars: &Bars) {
    let theme = canvas.theme;
    let labels = bars.bars.iter().map(|bar| width(&bar.label)).max().unwrap_or(0).max(11);
    let room = u64::from(area.width.saturating_sub(labels + 11));
    for (y, bar) in (area.y..area.bottom()).zip(&bars.bars) {
        canvas.text(area.x, y, labels, &format!("{:>1$}", bar.label, usize::from(labels)), theme.quiet);
        let eighths = u128::from(bar.count) * u128::from(room * 8) / u128::from(bars.top);
        let eighths = usize::try_from(eighths).unwrap_or(0);
        let drawn = "█".repeat(eighths / 8) + ACROSS[eighths % 8];
        let end = canvas.text(area.x + labels + 2, y, area.width, &drawn, theme.hinge);
        if bar.count > 0 {
            canvas.text(end + 1, y, 8, &bar.count.to_string(), theme.text);
        }
    }
}

/// Columns side by side, one per result; a row below has a sign for games with a hint and for the best one.
pub(crate) fn course(canvas: &mut Canvas<'_>, area: Rect, course: &Course, say: Say<'_>) {
    let theme = canvas.theme;
    let labels: Vec<String> = course.marks.iter().map(|mark| say(&mark.label)).collect();
    let side = labels.iter().map(|label| width(label)).max().unwrap_or(0);
    let rows = if course.is_result { 3 } else { area.height.saturating_sub(1).min(9) };
    if rows < 3 {
        return;
    }
    let span = (i128::from(course.high) - i128::from(course.low)).max(1);
    let row_of = |value: i64| {
        let up = (i128::from(value) - i128::from(course.low)) * i128::from(rows - 1) / span;
        area.y + rows - 1 - u16::try_from(up).unwrap_or(0)
    };
    for (mark, label) in course.marks.iter().zip(&labels) {
        let shown = format!("{label:>0$}", usize::from(side));
        canvas.text(area.x, row_of(mark.value), side, &shown, theme.quiet);
    }
    let left = area.x + side + 2;
    for (x, point) in (left..area.right()).zip(&course.points) {
        let style = if point.best {
            theme.accent
        } else if point.hinted {
            theme.quiet
        } else {
            theme.hinge
        };
        if course.is_result {
            let sign = if point.fate == Fate::Drawn { "▬" } else { "█" };
            canvas.text(x, row_of(point.value), 1, if point.hinted { "▒" } else { sign }, style);
        } else {
            column(
                canvas,
                (x, area.y, rows),
                point,
                (i128::from(point.value) - i128::from(course.low), span),
            );
        }
        let sign = if point.best {
            "★"
        } else if point.hinted {
            "?"
        } else {
            ""
        };
        canvas.text(x, area.y + rows, 1, sign, style);
    }
}

fn column(canvas: &mut Canvas<'_>, at: (u16, u16, u16), point: &CoursePoint, share: (i128, i128)) {
    let ((x, top, rows), (value, span)) = (at, share);
    let theme = canvas.theme;
    let style = if point.best {
        theme.accent
    } else if point.hinted {
        theme.quiet
    } else {
        theme.hinge
    };
    // The lowest value still has a foot.
    let eighths = usize::try_from(value * i128::from(rows) * 8 / span).unwrap_or(0).max(1);
    for row in 0..rows {
        let filled = eighths.saturating_sub(8 * usize::from(row));
        let sign = match filled {
            0 => break,
            1..8 => UP[filled],
            _ if point.hinted => "▒",
            _ => "█",
        };
        canvas.text(x, top + rows - 1 - row, 1, sign, style);
    }
}

/// A column per week.
pub(crate) fn year(canvas: &mut Canvas<'_>, area: Rect, year: &Year, say: Say<'_>) {
    let theme = canvas.theme;
    let left = area.x + 4;
    let mut free = left;
    for (column, name) in &year.months {
        let x = left + u16::try_from(*column).unwrap_or(0);
        if x >= free {
            let short: String = say(name).chars().take(MONTH_LETTERS).collect();
            free = canvas.text(x, area.y, MONTH_LETTERS as u16, &short, theme.quiet) + 1;
        }
    }
    for (row, key) in [(0, "ui.weekday-1"), (2, "ui.weekday-3"), (4, "ui.weekday-5"), (6, "ui.weekday-0")] {
        canvas.text(area.x, area.y + 1 + row, 3, &say(&Message::new(key)), theme.quiet);
    }
    for (x, week) in (left..area.right()).zip(&year.weeks) {
        for (y, square) in (area.y + 1..).zip(week) {
            let Some(square) = square else { continue };
            let style = if square.shade == 0 { theme.quiet } else { theme.hinge };
            canvas.text(x, y, 1, SHADES[usize::from(square.shade.min(Square::DARKEST))], style);
        }
    }
}

/// A table from a row on: in columns if they fit, else the first cell of each row above the others. Returns how many rows
/// there was room for.
pub(crate) fn table(canvas: &mut Canvas<'_>, area: Rect, of: &Sheet, from: usize, say: Say<'_>) -> usize {
    let theme = canvas.theme;
    let heads: Vec<String> = of.heads.iter().map(say).collect();
    let rows: Vec<Vec<String>> = of.rows.iter().map(|row| row.iter().map(say).collect()).collect();
    let widest = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column)).chain(heads.get(column));
        cells.map(|cell| width(cell)).max().unwrap_or(0) + 2
    };
    let widths: Vec<u16> = (0..heads.len()).map(widest).collect();
    let is_wide = widths.iter().sum::<u16>() > area.width + 2;
    let mut shown = 0;
    let mut y = area.y;
    let mut line = |y: u16, cells: &[String], style| {
        let mut x = area.x;
        for (cell, wide) in cells.iter().zip(&widths) {
            canvas.text(x, y, *wide, cell, style);
            x += wide;
        }
    };
    if !is_wide {
        line(y, &heads, theme.quiet);
        y += 1;
        for row in rows.iter().skip(from).take(usize::from(area.bottom().saturating_sub(y))) {
            line(y, row, theme.text);
            y += 1;
            shown += 1;
        }
        return shown;
    }
    for row in rows.iter().skip(from) {
        if y + 1 >= area.bottom() {
            break;
        }
        canvas.text(area.x, y, area.width, row.first().map_or("", String::as_str), theme.strong);
        let rest: Vec<String> =
            heads.iter().zip(row).skip(1).map(|(head, cell)| format!("{head}: {cell}")).collect();
        let below = Rect { x: area.x + 2, width: area.width.saturating_sub(2), ..area };
        y = canvas.paragraph(below, y + 1, &rest.join(" · "), theme.text);
        shown += 1;
    }
    shown
}
