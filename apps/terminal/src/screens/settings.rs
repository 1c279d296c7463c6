//! The settings.

use super::{Go, Screen, bindings::Bindings, frame::page};
use crate::{
    hits::Target,
    house::House,
    keys::Press,
    paint::{Canvas, Form, NAMES, form},
    settings::{Look, Settings, Speed, turn},
};
use ratatui::layout::Rect;
use text::{Language, Speaker};

#[derive(Default)]
pub(crate) struct SettingsForm {
    at: usize,
}

/// The rows, in order.
const ROWS: [&str; 5] = ["theme", "motion", "speed", "language", KEYS];
/// The row that leads to the keys of games.
const KEYS: &str = "keys-of-games";

impl SettingsForm {
    pub fn press(&mut self, press: &Press, house: &mut House) -> Go {
        match press.key.as_str() {
            "ArrowUp" | "BackTab" => self.at = (self.at + ROWS.len() - 1) % ROWS.len(),
            "ArrowDown" | "Tab" => self.at = (self.at + 1) % ROWS.len(),
            "ArrowRight" | "Enter" | " " if ROWS[self.at] == KEYS => return keys(),
            "ArrowRight" | "Enter" | " " => change(self.at, true, house),
            "ArrowLeft" => change(self.at, false, house),
            _ if press.leaves() => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    pub fn click(&mut self, target: &Target, house: &mut House) -> Go {
        match target {
            Target::Row(index) if ROWS[*index] == KEYS => return keys(),
            Target::Row(index) => self.at = *index,
            Target::Turn(index, forward) => {
                self.at = *index;
                change(*index, *forward, house);
            }
            _ => {}
        }
        Go::Stay
    }

    pub fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let keys = [("↑↓", "term.choose"), ("←→", "term.change")];
        let inner = page(canvas, area, house, &house.word("term.settings"), &keys);
        for (index, row) in ROWS.iter().enumerate() {
            let value = value(row, house);
            let row =
                Form { label: house.word(&format!("term.{row}")), value, typed: None, turns: *row != KEYS };
            let place = Rect { y: inner.y + 2 * index as u16, height: 1, ..inner };
            form(canvas, place, (index, NAMES), &row, index == self.at);
        }
        let below = inner.y + 2 * ROWS.len() as u16 + 1;
        let about = house.word(&format!("term.{}-about", ROWS[self.at]));
        canvas.paragraph(inner, below, &about, canvas.theme.quiet);
    }
}

fn keys() -> Go {
    Bindings::first().map_or(Go::Stay, |keys| Go::Open(Screen::Bindings(keys)))
}

fn value(row: &str, house: &House) -> String {
    let Settings { theme, motion, speed, language, .. } = &house.settings;
    match row {
        "theme" => house.word(&format!("term.theme-{}", theme.word())),
        "motion" => house.word(if *motion { "term.on" } else { "term.off" }),
        "speed" => house.word(&format!("term.speed-{}", speed.word())),
        KEYS => house.word("term.keys-open"),
        _ => match Language::of(language) {
            Some(language) => Speaker::new(language).word("language-name"),
            None => house.word("term.theme-auto"),
        },
    }
}

fn change(row: usize, forward: bool, house: &mut House) {
    let mut settings = house.settings.clone();
    match ROWS[row] {
        "theme" => settings.theme = turn(&Look::ALL, settings.theme, forward),
        "motion" => settings.motion = !settings.motion,
        KEYS => {}
        "speed" => settings.speed = turn(&Speed::ALL, settings.speed, forward),
        _ => {
            let mut codes = vec![""];
            codes.extend(Language::all().map(Language::code));
            turn(&codes, house.settings.language.as_str(), forward).clone_into(&mut settings.language);
        }
    }
    house.set(settings);
}
