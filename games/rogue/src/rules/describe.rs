//! What happened and what things are called, as messages: keys with data, no sentences.

use crate::rules::{
    bestiary::Species,
    event::{Event, What},
    goods::Class,
    hero::Effect,
    item::Label,
};
use kernel::Message;

/// The last part of a key: a name with its blanks and points written as dashes.
fn slug(name: &str) -> String {
    name.replace(' ', "-")
}

impl Species {
    /// Its name, for people.
    pub fn message(self) -> Message {
        Message::new(format!("rogue.monster-{}", slug(self.creature().name)))
    }
}

impl Label {
    /// Class and name as one word: of the kind where it is known, else of the look.
    pub fn word(&self) -> String {
        format!("{}-{}", self.class_word(), slug(self.name()))
    }

    fn class_word(&self) -> String {
        self.class.word().to_ascii_lowercase().replace('_', "-")
    }

    /// What the hero calls it, for people.
    pub fn message(&self) -> Message {
        let class = self.class_word();
        let kind = match (self.class, self.known) {
            // A scroll's label means nothing in any language.
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
        let mut message = Message::new(format!("rogue.{}", self.what.code()));
        let unseen = || Message::new("rogue.monster-unseen");
        message = message.message("monster", self.monster.map_or_else(unseen, Species::message));
        if let Some(item) = &self.item {
            message = message.message("item", item.message());
        }
        if self.what == What::EffectEnds {
            let word = Effect::ALL.get(self.number as usize).map_or("", |(_, word)| *word);
            let name = word.to_ascii_lowercase().replace('_', "-");
            message = message.message("effect", Message::new(format!("rogue.effect-{name}")));
        }
        message.int("number", self.number)
    }
}
