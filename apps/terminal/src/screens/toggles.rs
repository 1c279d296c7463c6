//! One game's settings, as listed on its card. Stored for all new games of its kind; a table takes them over
//! when it is in front again.

use super::{Go, frame::page};
use crate::{
    hits::Target,
    house::House,
    keys::Press,
    paint::{Canvas, wrap},
};
use parlour_kernel::Message;
use parlour_midend::{Game, turned};
use parlour_scene::Setting;
use ratatui::layout::Rect;

pub(crate) struct Toggles {
    game: &'static Game,
    /// The current values, in the card's order.
    stands: Vec<&'static str>,
    at: usize,
}

impl Toggles {
    /// The settings as they are at a table.
    pub fn new(game: &'static Game, now: &parlour_table::Settings) -> Self {
        let word = |setting: &Setting| {
            now.get(setting.id).and_then(|word| setting.word(word)).unwrap_or(setting.usual)
        };
        Toggles { game, stands: game.card.settings.iter().map(word).collect(), at: 0 }
    }

    pub fn press(&mut self, press: &Press, house: &mut House) -> Go {
        let count = self.stands.len().max(1);
        match press.key.as_str() {
            "ArrowUp" | "BackTab" | "k" => self.at = (self.at + count - 1) % count,
            "ArrowDown" | "Tab" | "j" => self.at = (self.at + 1) % count,
            "ArrowLeft" => self.turn(house, false),
            "ArrowRight" | "Enter" | " " => self.turn(house, true),
            "," => return Go::Back,
            _ if press.leaves() => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    pub fn click(&mut self, target: &Target, house: &mut House) -> Go {
        if let Target::Row(index) = target {
            self.at = *index;
            self.turn(house, true);
        }
        Go::Stay
    }

    fn turn(&mut self, house: &mut House, forward: bool) {
        let (Some(word), Some(setting)) =
            (self.stands.get_mut(self.at), self.game.card.settings.get(self.at))
        else {
            return;
        };
        *word = turned(setting.values, *word, forward);
        house.remember(self.game.id, setting.id, word);
    }

    pub fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let heading =
            Message::new("term.settings-of").message("game", Message::new(format!("game.{}", self.game.id)));
        let keys = [("↑↓", "term.choose"), ("Enter", "term.change")];
        let inner = page(canvas, area, house, &house.say(&heading), &keys);
        let theme = canvas.theme;
        let mut y = inner.y;
        for (index, (setting, word)) in self.game.card.settings.iter().zip(&self.stands).enumerate() {
            let focused = index == self.at;
            let style = if focused { theme.strong } else { theme.text };
            if focused {
                canvas.text(inner.x, y, 1, "▸", theme.accent);
            }
            let on = *word == Setting::ON;
            let (sign, said) = match setting.is_switch() {
                true if on => ("[x]", "term.on".to_owned()),
                true => ("[ ]", "term.off".to_owned()),
                false => (" ↔ ", format!("{}.{}-{word}", self.game.id, setting.id)),
            };
            canvas.text(inner.x + 2, y, 3, sign, if on { theme.accent } else { theme.quiet });
            canvas.right(inner, y, &house.word(&said), if on { theme.good } else { theme.quiet });
            let room = inner.width.saturating_sub(12);
            let top = y;
            for line in wrap(&house.word(&format!("{}.setting-{}", self.game.id, setting.id)), room) {
                canvas.text(inner.x + 6, y, room, &line, style);
                y += 1;
            }
            canvas.hit(Rect { y: top, height: y - top, ..inner }, Target::Row(index));
            y += 1;
        }
    }
}
