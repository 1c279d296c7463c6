//! Verbs that need an item, a direction or a cell: what they apply to, and the actions they become.

use crate::rules::{Action, Cell, Class, Direction, Label, Letter, Seen};

/// A verb that needs an item.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verb {
    Quaff,
    Read,
    Zap,
    Throw,
    Eat,
    Wield,
    Wear,
    PutOn,
    Light,
    Drop,
    Call,
}

impl Verb {
    /// All, with their words, in the order they are offered.
    pub const ALL: [(Verb, &'static str); 11] = [
        (Verb::Quaff, "quaff"),
        (Verb::Read, "read"),
        (Verb::Zap, "zap"),
        (Verb::Throw, "throw"),
        (Verb::Eat, "eat"),
        (Verb::Wield, "wield"),
        (Verb::Wear, "wear"),
        (Verb::PutOn, "puton"),
        (Verb::Light, "light"),
        (Verb::Drop, "drop"),
        (Verb::Call, "call"),
    ];

    pub fn of(word: &str) -> Option<Verb> {
        Verb::ALL.iter().find(|(_, known)| *known == word).map(|(verb, _)| *verb)
    }

    pub fn word(self) -> &'static str {
        Verb::ALL.iter().find(|(verb, _)| *verb == self).map_or("", |(_, word)| word)
    }

    /// Whether it applies to an item in the pack.
    pub fn fits(self, seen: &Seen<'_>, letter: Letter, label: &Label) -> bool {
        let may = |action: Action| seen.may(&action).is_ok();
        match self {
            Verb::Quaff => label.class == Class::Potion,
            Verb::Read => label.class == Class::Scroll,
            Verb::Zap => label.class == Class::Wand,
            Verb::Eat => label.class == Class::Food,
            Verb::Throw => may(Action::Throw(letter, Direction::N)),
            Verb::Wield => may(Action::Wield(letter)),
            Verb::Wear => may(Action::Wear(letter)),
            Verb::PutOn => label.class == Class::Ring && !seen.uses(letter),
            Verb::Light => may(Action::Light(letter)),
            Verb::Drop => may(Action::Drop(letter)),
            Verb::Call => !label.known && label.class.is_magic(),
        }
    }
}

/// What the player is deciding.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Mode {
    /// Nothing: keys move the hero.
    #[default]
    Walk,
    /// The pack is open.
    Pack,
    /// One item of the pack is shown.
    Thing(Letter),
    /// Which item a verb applies to.
    Choose(Verb),
    /// Which item a scroll is read about.
    About(Letter),
    /// Which hand to take a ring off.
    Finger,
    /// Which direction.
    Way(Toward),
    /// Which cell a wand is pointed at.
    Aim(Letter, Cell),
    /// Which cell to look at.
    Look(Cell),
    /// Past messages are shown.
    Told,
    /// What an unknown item may be.
    Guess(Letter),
}

/// An action that needs a direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Toward {
    Open,
    Close,
    Throw(Letter),
    Read(Letter),
}

impl Toward {
    pub fn word(self) -> &'static str {
        match self {
            Toward::Open => "open",
            Toward::Close => "close",
            Toward::Throw(_) => "throw",
            Toward::Read(_) => "read",
        }
    }

    pub fn action(self, from: Cell, direction: Direction) -> Action {
        match self {
            Toward::Open => Action::Open(direction),
            Toward::Close => Action::Close(direction),
            Toward::Throw(letter) => Action::Throw(letter, direction),
            Toward::Read(letter) => Action::ReadAt(letter, from.to(direction)),
        }
    }
}
