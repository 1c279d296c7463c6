//! All settings on one screen: colours, pace, language, what each game lets be set, keys, and back to the defaults.

use super::{Go, Screen, bindings::Bindings, frame::page};
use crate::{
    hits::Target,
    house::House,
    keys::Press,
    paint::{Canvas, FormRow, NAMES, form_row, width},
    settings::Settings,
};
use parlour_catalog::GAMES;
use parlour_kernel::Message;
use parlour_midend::{Game, Words, turned};
use parlour_scene::Setting;
use parlour_text::Language;
use ratatui::layout::Rect;

#[derive(Default)]
pub(crate) struct SettingsForm {
    at: usize,
    /// The settings before the defaults were restored, to be undone.
    before: Option<Settings>,
}

/// A row.
#[derive(Clone, Copy)]
enum Row {
    /// One of the settings of all games, by its word.
    Shared(&'static str),
    /// A setting of a game.
    Of(&'static Game, &'static Setting),
    /// Leads to the keys of a game.
    Keys(&'static Game),
    /// Restores the defaults, or undoes that.
    Restore,
}

const SHARED: [&str; 5] = ["theme", "motion", "pace", "judge", "language"];

fn rows() -> Vec<Row> {
    let of_games =
        GAMES.iter().flat_map(|game| game.card.settings.iter().map(move |setting| Row::Of(game, setting)));
    let keys = GAMES.iter().filter(|game| !game.card.keys.is_empty()).map(Row::Keys);
    SHARED.map(Row::Shared).into_iter().chain(of_games).chain(keys).chain([Row::Restore]).collect()
}

impl SettingsForm {
    pub fn press(&mut self, press: &Press, house: &mut House) -> Go {
        let count = rows().len();
        match press.key.as_str() {
            "ArrowUp" | "BackTab" => self.at = (self.at + count - 1) % count,
            "ArrowDown" | "Tab" => self.at = (self.at + 1) % count,
            "ArrowRight" | "Enter" | " " => return self.change(true, house),
            "ArrowLeft" => return self.change(false, house),
            "u" if self.before.is_some() => return self.restore(house),
            _ if press.leaves() => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    pub fn click(&mut self, target: &Target, house: &mut House) -> Go {
        match target {
            Target::Row(index) => {
                self.at = *index;
                if matches!(rows().get(*index), Some(Row::Keys(_) | Row::Restore)) {
                    return self.change(true, house);
                }
            }
            Target::Turn(index, forward) => {
                self.at = *index;
                return self.change(*forward, house);
            }
            _ => {}
        }
        Go::Stay
    }

    fn change(&mut self, forward: bool, house: &mut House) -> Go {
        match rows()[self.at] {
            Row::Shared(row) => change(row, forward, house),
            Row::Of(game, setting) => {
                let now = house.settings.habits(game.id).value(setting);
                house.remember(game.id, setting.id, turned(setting.values, now, forward));
            }
            Row::Keys(game) => return Go::Open(Screen::Bindings(Bindings::of(game))),
            Row::Restore => return self.restore(house),
        }
        Go::Stay
    }

    /// Restores the defaults; a second time, what was before.
    fn restore(&mut self, house: &mut House) -> Go {
        let restored = house.settings.restored();
        if let Some(before) = self.before.take() {
            house.set(before);
        } else {
            self.before = Some(house.settings.clone());
            house.set(restored);
        }
        Go::Stay
    }

    pub fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let keys = [("↑↓", "term.choose"), ("←→", "term.change")];
        let inner = page(canvas, area, house, &house.word("ui.settings"), &keys);
        let rows = rows();
        let labels: Vec<String> = rows.iter().map(|row| label(*row, house)).collect();
        let names = labels.iter().map(|label| width(label) + 3).max().unwrap_or(0).max(NAMES);
        let about = match (rows[self.at], &self.before) {
            (_, Some(_)) => house.word("term.restored"),
            (Row::Shared(row), None) => house.word(&format!("term.{row}-about")),
            (Row::Of(game, _), None) => {
                let name = Message::new(format!("game.{}", game.id));
                house.say(&Message::new("term.settings-of").message("game", name))
            }
            (Row::Keys(_), None) => house.word("term.keys-about"),
            (Row::Restore, None) => house.word("term.restore-about"),
        };
        // Two rows at the bottom say what the chosen one is about.
        let below = inner.bottom().saturating_sub(2);
        let room = usize::from(below.saturating_sub(inner.y + 1)).max(1);
        let lines = lines(&rows, house);
        let chosen = lines.iter().position(|line| *line == Line::Row(self.at)).unwrap_or(0);
        let from = chosen.saturating_sub(room / 2).min(lines.len().saturating_sub(room));
        for (y, line) in (inner.y..).zip(lines.iter().skip(from).take(room)) {
            match line {
                Line::Blank => {}
                Line::Heading(heading) => {
                    canvas.text(inner.x, y, inner.width, heading, canvas.theme.strong);
                }
                Line::Row(index) => {
                    let (index, row) = (*index, rows[*index]);
                    let turns = matches!(row, Row::Shared(_) | Row::Of(..));
                    let form = FormRow {
                        label: labels[index].clone(),
                        value: value(row, house),
                        typed: None,
                        turns,
                    };
                    form_row(canvas, Rect { y, height: 1, ..inner }, (index, names), &form, index == self.at);
                }
            }
        }
        canvas.paragraph(inner, below, &about, canvas.theme.quiet);
    }
}

/// A line of the list.
#[derive(PartialEq)]
enum Line {
    Heading(String),
    Row(usize),
    Blank,
}

/// The rows under their headings.
fn lines(rows: &[Row], house: &House) -> Vec<Line> {
    let section = |row: &Row| match row {
        Row::Shared("theme" | "motion") => "ui.settings-looks".to_owned(),
        Row::Shared("language") => "ui.settings-language".to_owned(),
        Row::Shared(_) => "ui.settings-computer".to_owned(),
        Row::Of(game, _) => format!("game.{}", game.id),
        Row::Keys(_) => "ui.settings-keys".to_owned(),
        Row::Restore => "ui.settings-kept".to_owned(),
    };
    let mut lines = Vec::new();
    let mut last = String::new();
    for (index, row) in rows.iter().enumerate() {
        let section = section(row);
        if section != last {
            lines.extend((!lines.is_empty()).then_some(Line::Blank));
            lines.push(Line::Heading(house.word(&section)));
            last = section;
        }
        lines.push(Line::Row(index));
    }
    lines
}

fn label(row: Row, house: &House) -> String {
    match row {
        Row::Shared(row) => house.word(&format!("ui.{row}")),
        Row::Of(game, setting) => house.word(&format!("{}.setting-{}", game.id, setting.id)),
        Row::Keys(game) => {
            house.say(&Message::new("ui.bind").message("game", Message::new(format!("game.{}", game.id))))
        }
        Row::Restore => house.word("ui.settings-restore"),
    }
}

fn value(row: Row, house: &House) -> String {
    let settings: &Settings = &house.settings;
    let switch = |on: bool| house.word(if on { "term.on" } else { "term.off" });
    match row {
        Row::Of(game, setting) => {
            let word = settings.habits(game.id).value(setting);
            if setting.is_switch() {
                switch(word == Setting::ON)
            } else {
                house.word(&format!("{}.{}-{word}", game.id, setting.id))
            }
        }
        Row::Keys(game) => {
            let is_default = settings.habits(game.id).has_default_keys(&game.card);
            house.word(if is_default { "term.keys-open" } else { "term.keys-changed" })
        }
        Row::Restore => String::new(),
        Row::Shared("theme") => house.word(&format!("ui.theme-{}", settings.theme.word())),
        Row::Shared("motion") => switch(settings.moves()),
        Row::Shared("pace") => house.word(&format!("ui.pace-{}", settings.pace.word())),
        Row::Shared("judge") => switch(settings.judge),
        Row::Shared(_) => match Language::of(&settings.language) {
            Some(language) => language.name().to_owned(),
            None => house.word("ui.language-system"),
        },
    }
}

fn change(row: &str, forward: bool, house: &mut House) {
    let mut settings = house.settings.clone();
    match row {
        "theme" => settings.theme = settings.theme.turned(forward),
        "motion" => settings.motion = settings.motion.turned(forward),
        "pace" => settings.pace = settings.pace.turned(forward),
        "judge" => settings.judge = !settings.judge,
        _ => {
            let mut codes = vec![""];
            codes.extend(Language::all().map(Language::code));
            turned(&codes, house.settings.language.as_str(), forward).clone_into(&mut settings.language);
        }
    }
    house.set(settings);
}
