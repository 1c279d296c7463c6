//! Statistics of finished games: charts, bests and groups of each game, and a year of days of all of them.

use super::{Go, Screen, frame::page, ranks::Ranks};
use crate::{
    house::House,
    keys::Press,
    paint::{self, Canvas},
};
use parlour_catalog::GAMES;
use parlour_kernel::Message;
use parlour_midend::{
    Chart, Game, GameStatistics, Shape, Sheet, TIME, Times, bests_table, charts_of, groups_table, mean,
    time_text, year_of,
};
use ratatui::layout::Rect;

#[derive(Default)]
pub(crate) struct Charts {
    /// The game shown, by its index; after the last, all of them.
    game: usize,
    /// The index of what is shown of it.
    at: usize,
    /// Whether the table behind a chart is shown, and its first row.
    table: Option<usize>,
}

/// Bars in a chart: a row each.
const BARS: i64 = 12;

/// What can be shown of a game.
enum View {
    Chart(Box<Chart>),
    /// A table with its heading's key.
    Table(&'static str, Sheet),
    Nothing,
}

impl Charts {
    /// The charts, opened at those of a game.
    pub fn of(game: &Game) -> Self {
        let game = GAMES.iter().position(|of| of.id == game.id).unwrap_or(0);
        Charts { game, ..Charts::default() }
    }

    pub fn press(&mut self, press: &Press, house: &House) -> Go {
        match (press.key.as_str(), self.table) {
            ("t", Some(_)) => self.table = None,
            ("t", None) => self.table = Some(0),
            ("ArrowUp", Some(from)) => self.table = Some(from.saturating_sub(1)),
            ("ArrowDown", Some(from)) => {
                self.table = Some((from + 1).min(self.rows(house).saturating_sub(1)));
            }
            ("ArrowRight" | "Tab" | "ArrowDown", _) => self.turn(true, house),
            ("ArrowLeft" | "BackTab" | "ArrowUp", _) => self.turn(false, house),
            ("Enter" | "l", _) => {
                let ranks = GAMES.get(self.game).and_then(Ranks::of);
                return ranks.map_or(Go::Stay, |ranks| Go::Open(Screen::Ranks(ranks)));
            }
            _ if press.leaves() => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    /// Goes on to the next view or back, across games.
    fn turn(&mut self, forward: bool, house: &House) {
        let games = GAMES.len() + 1;
        self.table = None;
        if forward {
            self.at += 1;
            if self.at >= views(self.game, house).len() {
                (self.game, self.at) = ((self.game + 1) % games, 0);
            }
        } else if self.at > 0 {
            self.at -= 1;
        } else {
            self.game = (self.game + games - 1) % games;
            self.at = views(self.game, house).len().saturating_sub(1);
        }
    }

    fn rows(&self, house: &House) -> usize {
        match views(self.game, house).get(self.at) {
            Some(View::Chart(chart)) => chart.table.rows.len(),
            Some(View::Table(_, sheet)) => sheet.rows.len(),
            Some(View::Nothing) | None => 0,
        }
    }

    pub fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let game = GAMES.get(self.game);
        let all = [("←→", "term.next-chart"), ("t", "ui.as-table"), ("Enter", "ui.ranks")];
        let ranked = game.is_some_and(|game| !game.card.ranks.is_empty());
        let inner = page(canvas, area, house, &house.word("ui.stats"), if ranked { &all } else { &all[..2] });
        let theme = canvas.theme;
        let name = game.map_or_else(|| house.word("ui.stats-all"), |game| house.game_name(game.id));
        canvas.text(inner.x, inner.y, inner.width, &name, theme.strong);
        let views = views(self.game, house);
        let Some(view) = views.get(self.at) else { return };
        let heading = match view {
            View::Chart(chart) => house.say(&chart.title),
            View::Table(key, _) => house.word(key),
            View::Nothing => String::new(),
        };
        if !heading.is_empty() {
            canvas.right(inner, inner.y, &format!("◂ {heading} ▸"), theme.accent);
        }
        let said = match (view, game) {
            (View::Nothing, _) => house.word("ui.stats-empty"),
            (View::Chart(chart), Some(game)) if matches!(chart.shape, Shape::Bars(_)) => {
                house.statistics.of(game.id).map(|of| summary(of, game, chart.id, house)).unwrap_or_default()
            }
            (View::Chart(chart), _) => match (&chart.shape, &chart.note) {
                (Shape::Year(_), Some(note)) => format!("{} {}", house.say(&chart.spoken), house.say(note)),
                (Shape::Year(_), None) => house.say(&chart.spoken),
                _ => house.word("term.course-about"),
            },
            (View::Table(..), _) => String::new(),
        };
        let y = if said.is_empty() {
            inner.y + 1
        } else {
            canvas.paragraph(inner, inner.y + 1, &said, theme.text)
        };
        let below = Rect { y: y + 1, height: inner.bottom().saturating_sub(y + 1), ..inner };
        let say = |message: &Message| house.say(message);
        let from = self.table.unwrap_or(0);
        let sheet = match (view, self.table) {
            (View::Chart(chart), Some(_)) => &chart.table,
            (View::Table(_, sheet), _) => sheet,
            (View::Chart(chart), None) => {
                return match &chart.shape {
                    Shape::Bars(bars) => paint::bars(canvas, below, bars),
                    Shape::Course(course) => paint::course(canvas, below, course, &say),
                    Shape::Year(year) => paint::year(canvas, below, year, &say),
                };
            }
            (View::Nothing, _) => return,
        };
        let room = Rect { height: below.height.saturating_sub(1), ..below };
        let shown = paint::table(canvas, room, sheet, from, &say);
        let left = sheet.rows.len().saturating_sub(from + shown);
        if left > 0 {
            let more = Message::new("term.more").int("n", i64::try_from(left).unwrap_or(i64::MAX));
            canvas.text(
                below.x,
                below.bottom().saturating_sub(1),
                below.width,
                &house.say(&more),
                theme.quiet,
            );
        }
    }
}

/// What can be shown of a game, or of all of them: histograms first, then the newest results, the year and the tables.
fn views(game: usize, house: &House) -> Vec<View> {
    let today = house.today();
    let Some(game) = GAMES.get(game) else {
        let all: Vec<&GameStatistics> =
            GAMES.iter().filter_map(|game| house.statistics.of(game.id)).collect();
        return vec![if all.is_empty() {
            View::Nothing
        } else {
            View::Chart(Box::new(year_of(&all, today)))
        }];
    };
    let Some(statistics) = house.statistics.of(game.id) else { return vec![View::Nothing] };
    let charts = charts_of(game, statistics, today, BARS);
    let (bars, others): (Vec<Chart>, Vec<Chart>) =
        charts.into_iter().partition(|chart| matches!(chart.shape, Shape::Bars(_)));
    let table = |key, table: Option<Sheet>| table.map(|table| View::Table(key, table));
    let tables = [
        table("ui.bests", bests_table(game, statistics)),
        table("ui.groups", groups_table(game, statistics)),
    ];
    bars.into_iter()
        .chain(others)
        .map(|chart| View::Chart(Box::new(chart)))
        .chain(tables.into_iter().flatten())
        .collect()
}

/// How many games there were, how many were won, and the typical result.
fn summary(statistics: &GameStatistics, game: &Game, chart: &str, house: &House) -> String {
    let number = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    let mut said = vec![Message::new("term.games-played").int("n", number(statistics.games))];
    if statistics.judged() + statistics.hinted == statistics.games {
        said.push(Message::new("term.games-won").int("n", number(statistics.won)));
    }
    if statistics.hinted > 0 {
        let (won, hinted) = (number(statistics.hinted_won), number(statistics.hinted));
        said.push(Message::new("term.games-hinted").int("won", won).int("n", hinted));
    }
    let averaged = game.card.charts.iter().any(|known| known.id == chart && known.mean);
    if chart == TIME {
        said.extend(statistics.times().map(times));
    } else if averaged {
        let mean = statistics.chart(chart).and_then(mean);
        said.extend(mean.map(|mean| Message::new("term.mean").decimal("mean", mean)));
    }
    said.iter().map(|message| house.say(message)).collect::<Vec<_>>().join(" ")
}

/// The best time and the mean.
pub(super) fn times(times: Times) -> Message {
    Message::new("term.times").text("best", time_text(times.best)).text("mean", time_text(times.mean))
}
