//! Draws the new-game form: as many rows as fit, and an explanation of the focused one.

use super::NewGame;
use crate::{
    house::House,
    paint::{Button, Canvas, FormRow, NAMES, buttons, form_row, width, wrap},
    screens::frame::page,
};
use parlour_kernel::{Message, Seat};
use parlour_midend::Field;
use ratatui::layout::Rect;

/// Rows below the form for the explanation, or for why a game was refused.
const ABOUT: u16 = 2;

impl NewGame {
    pub fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let keys = [("↑↓", "term.choose"), ("←→", "term.change"), ("f", "ui.first"), ("Enter", "ui.start")];
        let heading =
            Message::new("term.new-game").message("game", Message::new(format!("game.{}", self.game.id)));
        let inner = page(canvas, area, house, &house.say(&heading), &keys);
        let all = Rect { y: inner.y - 1, height: inner.height + 2, ..inner };
        let below = self.below(all, house);
        let list = Rect { height: all.height.saturating_sub(below.len() as u16), ..all };
        self.list(canvas, list, house);
        let style = if self.refused.is_empty() { canvas.theme.quiet } else { canvas.theme.bad };
        for (y, line) in (list.bottom()..all.bottom()).zip(&below) {
            canvas.text(all.x, y, all.width, line, style);
        }
    }

    /// The lines below the form: everything that is wrong, or the explanation of the focused row.
    fn below(&self, area: Rect, house: &House) -> Vec<String> {
        let mut said = Vec::new();
        if self.maker.is_busy() {
            said.push(house.word("ui.making"));
        }
        said.extend(self.refused.iter().map(|refused| house.say(refused)));
        if let (true, Some(Field::Option(index))) = (said.is_empty(), self.form.fields().get(self.at)) {
            let option = &self.game.card.options[*index];
            let value = self.form.value(*index);
            said.extend(house.speaker.about_choice(self.game.id, option.id, value));
            if said.is_empty() {
                said.push(house.word(&format!("{}.option-{}-about", self.game.id, option.id)));
            }
        }
        let mut lines: Vec<String> = said.iter().flat_map(|text| wrap(text, area.width)).collect();
        lines.resize(lines.len().max(usize::from(ABOUT)), String::new());
        lines
    }

    /// The rows, scrolled so that the focused one is visible.
    fn list(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let rows = self.form.fields();
        let mut tops = Vec::new();
        let mut y = 0;
        let names = rows.iter().map(|row| width(&self.words_of(*row, house).label) + 3).max().unwrap_or(0);
        let names = names.clamp(NAMES, (area.width / 2).max(NAMES));
        for row in &rows {
            y += u16::from(*row == Field::Begin);
            tops.push(y);
            y += match row {
                Field::Preset => 1 + self.rows_of_presets(area.width - names - 2, house),
                _ => self.words_of(*row, house).rows(area.width, names),
            };
        }
        let focus = tops.get(self.at).copied().unwrap_or(0);
        let hidden = (focus + area.height / 2).saturating_sub(area.height).min(y.saturating_sub(area.height));
        for (index, (row, top)) in rows.iter().zip(&tops).enumerate() {
            let Some(y) = top.checked_sub(hidden).map(|y| area.y + y).filter(|y| *y < area.bottom()) else {
                continue;
            };
            self.row(canvas, Rect { y, height: area.bottom() - y, ..area }, (index, *row), names, house);
        }
        let theme = canvas.theme;
        if hidden > 0 {
            canvas.right(area, area.y, "▴", theme.accent);
        }
        if y - hidden > area.height {
            canvas.right(area, area.bottom() - 1, "▾", theme.accent);
        }
    }

    /// The height of the longest preset description, so that nothing jumps when another is chosen.
    fn rows_of_presets(&self, columns: u16, house: &House) -> u16 {
        let about = |id: &str| house.word(&format!("{}.preset-{id}-about", self.game.id));
        let rows = self.game.card.presets.iter().map(|preset| wrap(&about(preset.id), columns).len() as u16);
        rows.max().unwrap_or(0).max(2)
    }

    fn row(
        &self,
        canvas: &mut Canvas<'_>,
        place: Rect,
        (index, row): (usize, Field),
        names: u16,
        house: &House,
    ) {
        let focused = index == self.at;
        let mut button = match row {
            Field::Begin => Button::new("begin", "Enter", house.word("ui.start")),
            Field::Puzzles => {
                Button::new("shelf", "d", house.word(&house.speaker.key_of(self.game.id, "puzzles")))
            }
            Field::OwnText if self.game.card.made => Button::new("own", "o", house.word("ui.own")),
            Field::OwnText => Button::new("own", "o", house.word("ui.bring")),
            _ => {
                form_row(canvas, place, (index, names), &self.words_of(row, house), focused);
                if let (Field::Preset, Some(at)) = (row, self.form.preset()) {
                    let id = self.game.card.presets[at].id;
                    let about = house.word(&format!("{}.preset-{id}-about", self.game.id));
                    let indent = names + 2;
                    let below = Rect { x: place.x + indent, width: place.width - indent, ..place };
                    let below = Rect { y: place.y + 1, height: place.height - 1, ..below };
                    canvas.paragraph(below, below.y, &about, canvas.theme.quiet);
                }
                return;
            }
        };
        (button.focused, button.primary) = (focused, row == Field::Begin);
        let place = Rect { x: place.x + names, width: place.width - names, height: 1, ..place };
        buttons(canvas, place, &[button]);
    }

    fn words_of(&self, row: Field, house: &House) -> FormRow {
        let id = self.game.id;
        let form = |label: String, value: String| FormRow { label, value, typed: None, turns: true };
        match row {
            Field::Preset => {
                let value = match self.form.preset() {
                    Some(at) => house.word(&format!("{id}.preset-{}", self.game.card.presets[at].id)),
                    None => house.word("term.own-mix"),
                };
                form(house.word("term.preset"), value)
            }
            Field::Option(index) => {
                let option = &self.game.card.options[index];
                let value = house.speaker.choice(id, option.id, self.form.value(index));
                form(house.word(&format!("{id}.option-{}", option.id)), value)
            }
            Field::Seat(seat) => {
                let player = self.form.player(seat);
                let who = match &player.bot {
                    Some(level) => house.word(&format!("{id}.level-{level}")),
                    None => house.word("ui.person"),
                };
                let label = house.speaker.seat(Seat(seat as u8));
                FormRow { typed: Some(player.name.unwrap_or_default()), ..form(label, who) }
            }
            Field::More => {
                let changed = self.form.changed_back();
                let said = if self.form.shows_more() { "term.more-shown" } else { "term.more-hidden" };
                let said = Message::new(said).int("n", u32::try_from(changed).unwrap_or(u32::MAX));
                form(house.word("ui.more-rules"), house.say(&said))
            }
            Field::OwnChance => form(
                house.word("ui.own-dice"),
                house.word(if self.form.own_chance() { "term.on" } else { "term.off" }),
            ),
            Field::Seed | Field::Begin | Field::OwnText | Field::Puzzles => {
                let any = if self.game.card.made { "term.seed-any-made" } else { "term.seed-any" };
                let value = if self.form.seed().is_empty() { house.word(any) } else { String::new() };
                FormRow {
                    typed: Some(self.form.seed().to_owned()),
                    turns: false,
                    ..form(house.word("ui.seed"), value)
                }
            }
        }
    }
}
