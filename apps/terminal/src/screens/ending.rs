//! The end of a game: what there is to show and share of it, the time, and what to do next.

use super::{Go, Screen, fetch::Fetch, frame::page, new_game::NewGame, ranks::Ranks, statistics::Charts};
use crate::{
    house::House,
    keys::Press,
    paint::{Canvas, width},
    progress::of_pack,
    statistics::{TIME, clock, mean_of},
    think::Answer,
};
use catalog::{AnyTable, Game};
use kernel::Message;
use ratatui::layout::Rect;
use scene::{Made, Summary, Tone};

pub(crate) struct Ending {
    fetch: Fetch,
    summary: Summary,
    /// What the game itself says of how it ended.
    said: Option<Message>,
    /// Which puzzle of a pack or a day it was.
    puzzle: String,
    /// Seconds the clock ran, in games that are timed.
    time: Option<i64>,
    /// What comes after it in its pack.
    next: Option<Made>,
}

impl Ending {
    /// The end of a table, where there is something to show of it.
    pub fn of(table: &dyn AnyTable, house: &House) -> Option<Self> {
        let game = catalog::game(table.game())?;
        let summary = table.summary()?;
        let puzzle = table.session().puzzle.clone();
        let scene = table.scene(None);
        let said = scene.lines.into_iter().filter(|line| line.tone == Tone::Good).find_map(|line| line.text);
        let next = of_pack(&game.card, &puzzle)
            .and_then(|(pack, number)| Some(pack.puzzle(house.progress.next(game.id, pack, number)?)));
        let time = game.card.timed.then(|| i64::try_from(table.session().played / 1000).unwrap_or(i64::MAX));
        Some(Ending { fetch: Fetch::new(game), summary, said, puzzle, time, next })
    }

    fn game(&self) -> &'static Game {
        self.fetch.game
    }

    pub fn press(&mut self, press: &Press, house: &mut House) -> Go {
        match press.key.as_str() {
            "Enter" | " " => return self.go_on(house),
            "n" | "N" => return Go::Open(Screen::NewGame(NewGame::new(self.game(), house))),
            "s" | "S" => {
                let ranks = Ranks::of(self.game()).map(Screen::Ranks);
                return Go::Open(ranks.unwrap_or_else(|| Screen::Statistics(Charts::of(self.game()))));
            }
            "Escape" if self.fetch.stop() => {}
            _ if press.leaves() => {
                self.fetch.stop();
                return Go::Back;
            }
            _ => {}
        }
        Go::Stay
    }

    /// To the next puzzle of the pack, or to a new game.
    fn go_on(&mut self, house: &mut House) -> Go {
        match self.next.clone() {
            Some(made) => self.fetch.open(made, house),
            None => Go::Open(Screen::NewGame(NewGame::new(self.game(), house))),
        }
    }

    pub fn answer(&mut self, answer: Answer, house: &House) -> Go {
        self.fetch.answer(answer, house)
    }

    pub fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let game = self.game();
        let name = house.game_name(game.id);
        let heading = match house.puzzle_name(game, &self.puzzle) {
            Some(puzzle) => format!("{name} · {puzzle}"),
            None => name,
        };
        let on = ("Enter", if self.next.is_some() { "term.next-puzzle" } else { "term.again" });
        let list = if game.card.ranks.is_empty() { "term.statistics" } else { "ui.ranks" };
        let keys = [on, ("n", "term.another"), ("s", list)];
        let keys = if self.next.is_some() { &keys[..] } else { &[keys[0], keys[2]] };
        let inner = page(canvas, area, house, &heading, keys);
        let theme = canvas.theme;
        let mut y = inner.y - 1;
        if let Some(said) = &self.said {
            y = canvas.paragraph(inner, y, &format!("★ {}", house.say(said)), theme.good) + 1;
        }
        let rows: Vec<&str> = self.summary.picture.lines().collect();
        let wide = rows.iter().map(|row| width(row)).max().unwrap_or(0);
        // A picture that has no room would be no picture.
        let room = inner.bottom().saturating_sub(y) + 1;
        let shown = usize::from(room) >= rows.len() && wide + 34 <= inner.width;
        for (row, text) in (y..).zip(rows.iter().filter(|_| shown)) {
            canvas.text(inner.x, row, wide, text, theme.text);
        }
        let left = if shown { inner.x + wide + 4 } else { inner.x };
        let words = Rect { x: left, y, width: inner.right().saturating_sub(left), height: room };
        for (text, strong) in self.words(house) {
            let below = canvas.paragraph(words, y, &text, if strong { theme.accent } else { theme.text });
            y = below.max(y + 1);
        }
        if let Some((said, bad)) = self.fetch.says(house) {
            canvas.paragraph(words, y + 1, &said, if bad { theme.bad } else { theme.quiet });
        }
    }

    /// Time, what the game tells, and how it compares; the time stands out.
    fn words(&self, house: &House) -> Vec<(String, bool)> {
        let game = self.game();
        let mut words = Vec::new();
        let plain = |message: &Message| (house.say(message), false);
        if let Some(time) = self.time {
            words.push((house.say(&Message::new("term.time").text("time", clock(time))), true));
        }
        words.extend(self.summary.lines.iter().map(plain));
        let times = house.statistics.of(game.id).and_then(|counted| counted.charts.get(TIME));
        if let Some((best, mean)) = times.and_then(|times| Some((*times.keys().next()?, mean_of(times)?))) {
            let best = Message::new("term.times").text("best", clock(best)).text("mean", clock(mean));
            words.push((String::new(), false));
            words.push(plain(&best));
        }
        if game.card.daily.is_some() && crate::progress::of_day(&game.card, &self.puzzle).is_some() {
            let streak = house.progress.streak(game.id, house.today());
            words.push(plain(&Message::new("term.streak").int("n", streak.current).int("best", streak.best)));
        }
        if let Some((pack, _)) = of_pack(&game.card, &self.puzzle) {
            let solved = house.progress.count(game.id, pack);
            words.push(plain(&Message::new("term.pack-solved").int("n", solved).int("all", pack.count)));
        }
        words
    }
}
