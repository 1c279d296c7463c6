//! The menu: games to continue or start, settings, statistics, help.

use super::{
    Go, Screen, days::Days, help::Help, kept_games::KeptGames, new_game::NewGame, settings::SettingsForm,
    statistics::Charts,
};
use crate::{hits::Target, house::House, keys::Press, paint::Canvas, screens::game::Table, store::Saved};
use parlour_catalog::GAMES;
use parlour_kernel::Message;
use parlour_midend::{AnyTable, Game};
use ratatui::layout::Rect;

enum Entry {
    Continue(&'static Game, Option<Box<dyn AnyTable>>),
    Shelf,
    New(&'static Game),
    Days,
    Statistics,
    Settings,
    Help,
    Leave,
}

pub(crate) struct Menu {
    entries: Vec<Entry>,
    at: usize,
    notices: Vec<Message>,
}

impl Menu {
    /// The menu for the current files.
    pub fn new(house: &mut House) -> Self {
        let mut entries = Vec::new();
        let mut notices = std::mem::take(&mut house.notices);
        for game in GAMES {
            match house.store.saved(game) {
                Saved::Table(table) if table.outcome().is_none() => {
                    entries.push(Entry::Continue(game, Some(table)));
                }
                Saved::Table(_) | Saved::Nothing => {}
                Saved::Damaged(told) => notices.push(told),
            }
        }
        entries.extend(GAMES.iter().map(Entry::New));
        entries.push(Entry::Days);
        entries.extend(KeptGames::has_any(house).then_some(Entry::Shelf));
        entries.extend([Entry::Statistics, Entry::Settings, Entry::Help, Entry::Leave]);
        Menu { entries, at: 0, notices }
    }

    pub fn press(&mut self, press: &Press, house: &mut House) -> Go {
        let count = self.entries.len();
        match press.key.as_str() {
            "ArrowUp" | "k" | "BackTab" => self.at = (self.at + count - 1) % count,
            "ArrowDown" | "j" | "Tab" => self.at = (self.at + 1) % count,
            "Enter" | " " => return self.open(self.at, house),
            "?" => return Go::Open(Screen::Help(Help::all())),
            // Also where it is empty: games may be brought.
            "s" => return Go::Open(shelf(house)),
            _ if press.leaves() => return Go::Back,
            key => {
                let number = key.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
                if let Some(index) = number.filter(|index| *index < count) {
                    return self.open(index, house);
                }
            }
        }
        Go::Stay
    }

    pub fn click(&mut self, target: &Target, house: &mut House) -> Go {
        match target {
            Target::Row(index) => self.open(*index, house),
            _ => Go::Stay,
        }
    }

    fn open(&mut self, index: usize, house: &mut House) -> Go {
        self.at = index;
        match &mut self.entries[index] {
            Entry::Continue(_, table) => match table.take() {
                Some(table) => Go::Open(Screen::Game(Box::new(Table::new(table, None, house)))),
                None => Go::Stay,
            },
            Entry::Shelf => Go::Open(shelf(house)),
            Entry::New(game) => Go::Open(Screen::NewGame(NewGame::new(game, house))),
            Entry::Days => Go::Open(Screen::Days(Box::new(Days::new(house)))),
            Entry::Statistics => Go::Open(Screen::Statistics(Charts::default())),
            Entry::Settings => Go::Open(Screen::Settings(SettingsForm::default())),
            Entry::Help => Go::Open(Screen::Help(Help::all())),
            Entry::Leave => Go::Back,
        }
    }

    pub fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let theme = canvas.theme;
        let rows = 8 + self.entries.len() as u16 + 2 * self.notices.len() as u16;
        let mut y = area.y + area.height.saturating_sub(rows + 3) / 2;
        // With many games under way there is no room for it.
        let lamp = if rows > area.height { &LAMP[..0] } else { &LAMP[..] };
        for (row, style) in lamp.iter().zip([theme.quiet, theme.hinge, theme.hinge, theme.accent]) {
            canvas.centred(area, y, row, style);
            y += 1;
        }
        canvas.centred(area, y, &spaced(&house.word("parlour")), theme.accent);
        canvas.centred(area, y + 1, &house.word("term.tagline"), theme.quiet);
        y += 3;
        let wide = area.width.saturating_sub(4).min(72);
        let list = Rect { x: area.x + (area.width - wide) / 2, width: wide, ..area };
        for (index, entry) in self.entries.iter().enumerate() {
            let focused = index == self.at;
            let row = Rect { y, height: 1, ..list };
            if focused {
                canvas.fill(row, theme.button);
                canvas.text(
                    row.x,
                    y,
                    1,
                    "▸",
                    theme.button.patch(theme.accent).bg(theme.button.bg.unwrap_or_default()),
                );
            }
            let (name, about) = words(entry, house);
            let back = if focused { theme.button } else { theme.text };
            let on = |style: ratatui::style::Style| style.bg(back.bg.unwrap_or_default());
            canvas.text(row.x + 2, y, 2, &(index + 1).to_string(), on(theme.accent));
            let end = canvas.text(
                row.x + 5,
                y,
                row.width - 5,
                &name,
                on(if focused { theme.strong } else { theme.text }),
            );
            let x = end.max(row.x + 24) + 2;
            canvas.text(x, y, row.right().saturating_sub(x), &about, on(theme.quiet));
            canvas.hit(row, Target::Row(index));
            y += 1;
            // A blank line between the games and the rest.
            if matches!(entry, Entry::New(_)) && !matches!(self.entries.get(index + 1), Some(Entry::New(_))) {
                y += 1;
            }
        }
        y += 1;
        for notice in &self.notices {
            y = canvas.paragraph(list, y, &house.say(notice), theme.bad);
        }
        canvas.centred(area, area.bottom() - 1, &house.word("term.menu-keys"), theme.quiet);
    }
}

fn shelf(house: &House) -> Screen {
    Screen::KeptGames(Box::new(KeptGames::new(house)))
}

const LAMP: [&str; 4] = ["│", "╭─┴─╮", "╭┴─────┴╮", "·  ·  ·"];

fn spaced(word: &str) -> String {
    let letters: Vec<String> = word.to_uppercase().chars().map(String::from).collect();
    letters.join(" ")
}

fn words(entry: &Entry, house: &House) -> (String, String) {
    let about = |key: &str| house.word(&format!("term.{key}-about"));
    match entry {
        Entry::Continue(game, _) => {
            let message =
                Message::new("term.continue").message("game", Message::new(format!("game.{}", game.id)));
            (house.say(&message), about("continue"))
        }
        Entry::New(game) => (house.game_name(game.id), house.word(&format!("game.{}-about", game.id))),
        Entry::Days => (house.word("ui.days"), about("days")),
        Entry::Shelf => (house.word("ui.shelf"), about("shelf")),
        Entry::Statistics => (house.word("ui.stats"), about("statistics")),
        Entry::Settings => (house.word("ui.settings"), about("settings")),
        Entry::Help => (house.word("ui.help"), about("help")),
        Entry::Leave => (house.word("term.leave"), String::new()),
    }
}
