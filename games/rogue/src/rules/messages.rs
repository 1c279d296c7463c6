//! Events, items and monsters as messages: keys with data, no sentences.

use crate::rules::{bestiary::Species, event::Event, hero::Effect, item::Label, item_kinds::Class};
use parlour_kernel::Message;

/// A name as the last part of a key.
fn slug(name: &str) -> String {
    name.replace(' ', "-")
}

impl Species {
    /// Its name.
    pub fn message(self) -> Message {
        Message::new(format!("rogue.monster-{}", slug(self.creature().name)))
    }
}

impl Label {
    /// Class and name as one word.
    pub fn word(&self) -> String {
        format!("{}-{}", self.class_word(), slug(self.name()))
    }

    fn class_word(&self) -> String {
        self.class.word().to_ascii_lowercase().replace('_', "-")
    }

    /// What the hero calls it.
    pub fn message(&self) -> Message {
        let class = self.class_word();
        let kind = match (self.class, self.known) {
            // A scroll's label is gibberish in every language.
            (Class::Scroll, false) => Message::new("rogue.look-label").text("label", self.name()),
            (_, false) => Message::new(format!("rogue.look-{}", slug(self.name()))),
            (_, true) => Message::new(format!("rogue.{}", self.word())),
        };
        let form = if self.known { "thing" } else { "unknown" };
        let bonus =
            self.bonus.filter(|bonus| *bonus != 0).map_or_else(String::new, |bonus| format!("{bonus:+} "));
        Message::new(format!("rogue.{form}-{class}"))
            .int("count", self.count)
            .message("kind", kind)
            .text("bonus", bonus)
            .int("amount", self.amount.map_or(-1, i64::from))
    }
}

impl Event {
    /// What to tell the player.
    pub fn message(&self) -> Message {
        let mut message = Message::new(format!("rogue.{}", self.code()));
        let record = self.record();
        let unseen = || Message::new("rogue.monster-unseen");
        message = message.message("monster", record.monster.map_or_else(unseen, Species::message));
        if let Some(item) = &record.item {
            message = message.message("item", item.message());
        }
        if let Event::EffectEnds { effect } = self {
            let (_, word) = Effect::ALL[*effect as usize];
            let name = word.to_ascii_lowercase().replace('_', "-");
            message = message.message("effect", Message::new(format!("rogue.effect-{name}")));
        }
        message.int("number", record.number)
    }
}
