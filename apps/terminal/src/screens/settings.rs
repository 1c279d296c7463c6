//! The settings.

use super::{Go, Screen, bindings::Bindings, frame::page};
use crate::{
    hits::Target,
    house::House,
    keys::Press,
    paint::{Canvas, FormRow, NAMES, form_row, width},
    settings::Settings,
};
use parlour_midend::{Words, turned};
use parlour_text::Language;
use ratatui::layout::Rect;

#[derive(Default)]
pub(crate) struct SettingsForm {
    at: usize,
}

const ROWS: [&str; 6] = ["theme", "motion", "pace", "judge", "language", KEYS];
/// The row that leads to the key bindings.
const KEYS: &str = "keys";

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
        let inner = page(canvas, area, house, &house.word("ui.settings"), &keys);
        let labels = ROWS.map(|row| house.word(&format!("ui.{row}")));
        let names = labels.iter().map(|label| width(label) + 3).max().unwrap_or(0).max(NAMES);
        for (index, (row, label)) in ROWS.into_iter().zip(labels).enumerate() {
            let form = FormRow { label, value: value(row, house), typed: None, turns: row != KEYS };
            let place = Rect { y: inner.y + 2 * index as u16, height: 1, ..inner };
            form_row(canvas, place, (index, names), &form, index == self.at);
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
    let settings: &Settings = &house.settings;
    let switch = |on: bool| house.word(if on { "term.on" } else { "term.off" });
    match row {
        "theme" => house.word(&format!("ui.theme-{}", settings.theme.word())),
        "motion" => switch(settings.moves()),
        "pace" => house.word(&format!("ui.pace-{}", settings.pace.word())),
        "judge" => switch(settings.judge),
        KEYS => house.word("term.keys-open"),
        _ => match Language::of(&settings.language) {
            Some(language) => language.name().to_owned(),
            None => house.word("ui.language-system"),
        },
    }
}

fn change(row: usize, forward: bool, house: &mut House) {
    let mut settings = house.settings.clone();
    match ROWS[row] {
        "theme" => settings.theme = settings.theme.turned(forward),
        "motion" => settings.motion = settings.motion.turned(forward),
        "pace" => settings.pace = settings.pace.turned(forward),
        "judge" => settings.judge = !settings.judge,
        KEYS => {}
        _ => {
            let mut codes = vec![""];
            codes.extend(Language::all().map(Language::code));
            turned(&codes, house.settings.language.as_str(), forward).clone_into(&mut settings.language);
        }
    }
    house.set(settings);
}
