//! The end of a game: the summary to look at and share, the time, and what to do next.

use super::{
    Go, Screen,
    fetch::Fetch,
    frame::page,
    new_game::NewGame,
    ranks::Ranks,
    statistics::{Charts, times},
};
use crate::{
    house::House,
    keys::Press,
    paint::{Canvas, width, wrap},
};
use parlour_kernel::Message;
use parlour_midend::{Answer, AnyTable, Game, GameStatistics, Puzzle, time_text};
use parlour_scene::{Made, Summary, Tone};
use ratatui::layout::Rect;

pub(crate) struct Ending {
    fetch: Fetch,
    summary: Summary,
    /// The game's own words about how it ended.
    said: Option<Message>,
    /// Which pack or daily puzzle it was.
    puzzle: String,
    /// Seconds played, in timed games.
    time: Option<u64>,
    /// The next puzzle of its pack.
    next: Option<Made>,
}

impl Ending {
    /// The ending of a table, if there is anything to show.
    pub fn of(table: &dyn AnyTable, house: &House) -> Option<Self> {
        let game = parlour_catalog::game(table.game())?;
        let summary = table.summary()?;
        let puzzle = table.session().puzzle_name().to_owned();
        let scene = table.scene(None);
        let said = scene.lines.into_iter().filter(|line| line.tone == Tone::Good).find_map(|line| line.text);
        let next = house.progress(game).next_after(&game.card, &puzzle);
        let time = game.card.timed.then(|| table.session().played / 1000);
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

    /// Opens the next puzzle of the pack, or the new-game form.
    fn go_on(&mut self, house: &mut House) -> Go {
        match self.next.clone() {
            Some(made) => self.fetch.open(made, house),
            None => Go::Open(Screen::NewGame(NewGame::new(self.game(), house))),
        }
    }

    pub fn awaits(&self, number: u32) -> bool {
        self.fetch.awaits(number)
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
        let on = ("Enter", if self.next.is_some() { "ui.next-puzzle" } else { "ui.again" });
        let list = if game.card.ranks.is_empty() { "ui.stats" } else { "ui.ranks" };
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
        // A picture that does not fit completely is left out.
        let room = inner.bottom().saturating_sub(y) + 1;
        let told = self.words(house);
        let beside = inner.width.saturating_sub(wide + 4);
        let needed: u16 = told.iter().map(|(text, _)| (wrap(text, beside).len() as u16).max(1)).sum();
        let shown = usize::from(room) >= rows.len() && wide + 34 <= inner.width && needed <= room;
        for (row, text) in (y..).zip(rows.iter().filter(|_| shown)) {
            canvas.text(inner.x, row, wide, text, theme.text);
        }
        let left = if shown { inner.x + wide + 4 } else { inner.x };
        let words = Rect { x: left, y, width: inner.right().saturating_sub(left), height: room };
        for (text, strong) in told {
            let below = canvas.paragraph(words, y, &text, if strong { theme.accent } else { theme.text });
            y = below.max(y + 1);
        }
        if let Some((said, bad)) = self.fetch.says(house) {
            canvas.paragraph(words, y + 1, &said, if bad { theme.bad } else { theme.quiet });
        }
    }

    /// The time, the game's own words and how it compares; the flag marks the time, which stands out.
    fn words(&self, house: &House) -> Vec<(String, bool)> {
        let game = self.game();
        let mut words = Vec::new();
        let plain = |message: &Message| (house.say(message), false);
        if let Some(time) = self.time {
            words.push((house.say(&Message::new("term.time").text("time", time_text(time))), true));
        }
        words.extend(self.summary.lines.iter().map(plain));
        if let Some(all) = house.statistics.of(game.id).and_then(GameStatistics::times) {
            words.push((String::new(), false));
            words.push(plain(&times(all)));
        }
        let progress = house.progress(game);
        match Puzzle::of(&game.card, &self.puzzle) {
            Some(Puzzle::OfDay(..)) => {
                let streak = progress.streak(&game.card, house.today());
                words.push(plain(
                    &Message::new("term.streak").int("n", streak.current).int("best", streak.best),
                ));
            }
            Some(Puzzle::OfPack(pack, _)) => {
                let solved = progress.count(&pack);
                words.push(plain(&Message::new("ui.solved-of").int("n", solved).int("count", pack.count)));
            }
            None => {}
        }
        words
    }
}
