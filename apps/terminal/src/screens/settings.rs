//! The settings.

use super::{Go, frame::page};
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
const ROWS: [&str; 4] = ["theme", "motion", "speed", "language"];

impl SettingsForm {
    pub fn press(&mut self, press: &Press, house: &mut House) -> Go {
        match press.key.as_str() {
            "ArrowUp" | "BackTab" => self.at = (self.at + ROWS.len() - 1) % ROWS.len(),
            "ArrowDown" | "Tab" => self.at = (self.at + 1) % ROWS.len(),
            "ArrowRight" | "Enter" | " " => change(self.at, true, house),
            "ArrowLeft" => change(self.at, false, house),
            _ if press.leaves() => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    pub fn click(&mut self, target: &Target, house: &mut House) -> Go {
        match target {
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
            let row = Form { label: house.word(&format!("term.{row}")), value, typed: None, turns: true };
            let place = Rect { y: inner.y + 2 * index as u16, height: 1, ..inner };
            form(canvas, place, (index, NAMES), &row, index == self.at);
        }
        let below = inner.y + 2 * ROWS.len() as u16 + 1;
        let about = house.word(&format!("term.{}-about", ROWS[self.at]));
        canvas.paragraph(inner, below, &about, canvas.theme.quiet);
    }
}

fn value(row: &str, house: &House) -> String {
    let Settings { theme, motion, speed, language, .. } = &house.settings;
    match row {
        "theme" => house.word(&format!("term.theme-{}", theme.word())),
        "motion" => house.word(if *motion { "term.on" } else { "term.off" }),
        "speed" => house.word(&format!("term.speed-{}", speed.word())),
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
        "speed" => settings.speed = turn(&Speed::ALL, settings.speed, forward),
        _ => {
            let mut codes = vec![""];
            codes.extend(Language::all().map(Language::code));
            turn(&codes, house.settings.language.as_str(), forward).clone_into(&mut settings.language);
        }
    }
    house.set(settings);
}
