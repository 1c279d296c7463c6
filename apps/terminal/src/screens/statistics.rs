//! Statistics of finished games, as bars.

use super::{Go, Screen, frame::page, ranks::Ranks};
use crate::{house::House, keys::Press, paint::Canvas};
use parlour_catalog::GAMES;
use parlour_kernel::Message;
use parlour_midend::{Game, GameStatistics, Histogram, TIME, Times, group_name, has_groups, mean, time_text};
use parlour_scene::Chart;
use ratatui::layout::Rect;

#[derive(Default)]
pub(crate) struct Charts {
    /// The index of the chart shown.
    at: usize,
}

impl Charts {
    /// The charts, opened at those of a game.
    pub fn of(game: &Game) -> Self {
        Charts { at: all().position(|(of, _)| of.id == game.id).unwrap_or(0) }
    }

    pub fn press(&mut self, press: &Press) -> Go {
        let count = all().count();
        match press.key.as_str() {
            "ArrowRight" | "Tab" | "ArrowDown" => self.at = (self.at + 1) % count,
            "ArrowLeft" | "BackTab" | "ArrowUp" => self.at = (self.at + count - 1) % count,
            "Enter" | "l" => {
                let ranks = all().nth(self.at).and_then(|(game, _)| Ranks::of(game));
                return ranks.map_or(Go::Stay, |ranks| Go::Open(Screen::Ranks(ranks)));
            }
            _ if press.leaves() => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    pub fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let Some((game, chart)) = all().nth(self.at) else { return };
        let keys = [("←→", "term.next-chart"), ("Enter", "ui.ranks")];
        let keys = if game.card.ranks.is_empty() { &keys[..1] } else { &keys[..] };
        let inner = page(canvas, area, house, &house.word("ui.stats"), keys);
        let theme = canvas.theme;
        canvas.text(inner.x, inner.y, inner.width, &house.game_name(game.id), theme.strong);
        let Some(statistics) = house.statistics.of(game.id) else {
            canvas.paragraph(inner, inner.y + 2, &house.word("ui.stats-empty"), theme.quiet);
            return;
        };
        if chart.id == GROUPS.id {
            return groups(canvas, inner, game, statistics, house);
        }
        let time = chart.id == TIME;
        let name = if time { "ui.time".to_owned() } else { format!("{}.chart-{}", game.id, chart.id) };
        let name = house.word(&name);
        canvas.right(inner, inner.y, &format!("◂ {name} ▸"), theme.accent);
        let empty = Histogram::new();
        let histogram = statistics.chart(chart.id).unwrap_or(&empty);
        let y = canvas.paragraph(inner, inner.y + 1, &summary(statistics, chart, house), theme.text) + 1;
        let below = Rect { y, height: inner.bottom().saturating_sub(y), ..inner };
        bars(canvas, below, histogram, if time { seconds } else { |value| value.to_string() });
    }
}

/// The table by level and opponent, which counts as a chart.
const GROUPS: &Chart = &Chart { id: "groups", mean: false };

/// Results by level and opponent.
fn groups(canvas: &mut Canvas<'_>, inner: Rect, game: &Game, statistics: &GameStatistics, house: &House) {
    let theme = canvas.theme;
    canvas.right(inner, inner.y, &format!("◂ {} ▸", house.word("ui.groups")), theme.accent);
    let count = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    let mut y = inner.y + 2;
    for (words, group) in &statistics.groups {
        let name: Vec<String> = group_name(game, words).iter().map(|part| house.say(part)).collect();
        let told = Message::new("ui.group-told")
            .int("n", count(group.games))
            .int("won", count(group.won))
            .int("hinted", count(group.hinted));
        let time = group.times().map(|taken| house.say(&times(taken))).unwrap_or_default();
        canvas.text(inner.x, y, inner.width, &name.join(", "), theme.strong);
        let row = Rect { x: inner.x + 2, width: inner.width.saturating_sub(2), ..inner };
        y = canvas.paragraph(row, y + 1, &format!("{} {time}", house.say(&told)), theme.text);
    }
}

/// Every chart of every game; timed games have one more, as do those with levels or opponents.
fn all() -> impl Iterator<Item = (&'static Game, &'static Chart)> {
    const TIMES: &Chart = &Chart { id: TIME, mean: true };
    GAMES.iter().flat_map(|game| {
        let time = game.card.timed.then_some(TIMES);
        let groups = has_groups(&game.card).then_some(GROUPS);
        game.card.charts.iter().chain(time).chain(groups).map(move |chart| (game, chart))
    })
}

/// A duration, as a bar's label.
fn seconds(value: i64) -> String {
    time_text(u64::try_from(value).unwrap_or(0))
}

/// How many games there were, how many were won, and the typical result.
fn summary(statistics: &GameStatistics, chart: &Chart, house: &House) -> String {
    let number = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    let mut said = vec![Message::new("term.games-played").int("n", number(statistics.games))];
    if statistics.judged() + statistics.hinted == statistics.games {
        said.push(Message::new("term.games-won").int("n", number(statistics.won)));
    }
    if statistics.hinted > 0 {
        let (won, hinted) = (number(statistics.hinted_won), number(statistics.hinted));
        said.push(Message::new("term.games-hinted").int("won", won).int("n", hinted));
    }
    if chart.id == TIME {
        said.extend(statistics.times().map(times));
    } else if chart.mean {
        let mean = statistics.chart(chart.id).and_then(mean);
        said.extend(mean.map(|mean| Message::new("term.mean").decimal("mean", mean)));
    }
    said.iter().map(|message| house.say(message)).collect::<Vec<_>>().join(" ")
}

/// The best time and the mean.
pub(super) fn times(times: Times) -> Message {
    Message::new("term.times").text("best", time_text(times.best)).text("mean", time_text(times.mean))
}

/// Horizontal bars, one row per value; neighbours share a row if there are more values than rows.
fn bars(canvas: &mut Canvas<'_>, area: Rect, histogram: &Histogram, say: fn(i64) -> String) {
    let (Some(first), Some(last)) = (histogram.keys().next(), histogram.keys().last()) else { return };
    let rows = i64::from(area.height.max(1));
    let span = last.saturating_sub(*first).saturating_add(1);
    let step = (span.saturating_add(rows - 1) / rows).max(1);
    let count_of =
        |from: i64| -> u64 { histogram.range(from..from.saturating_add(step)).map(|(_, count)| count).sum() };
    let used = (span.saturating_add(step - 1) / step).min(rows);
    let starts: Vec<i64> = (0..used).map(|row| first.saturating_add(row * step)).collect();
    let most = starts.iter().map(|from| count_of(*from)).max().unwrap_or(1).max(1);
    let theme = canvas.theme;
    let room = u64::from(area.width.saturating_sub(22));
    for (y, from) in (area.y..).zip(&starts) {
        let count = count_of(*from);
        let label = if step == 1 {
            say(*from)
        } else {
            format!("{}–{}", say(*from), say(from.saturating_add(step - 1)))
        };
        canvas.text(area.x, y, 11, &format!("{label:>11}"), theme.quiet);
        let eighths = count.saturating_mul(room * 8) / most;
        let bar = "█".repeat((eighths / 8) as usize) + PARTS[(eighths % 8) as usize];
        let end = canvas.text(area.x + 13, y, area.width, &bar, theme.hinge);
        if count > 0 {
            canvas.text(end + 1, y, 8, &count.to_string(), theme.text);
        }
    }
}

const PARTS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
