//! The verbs that want a thing, a direction or a place: what they can be said of, and the actions they make.

use crate::rules::{Action, Cell, Class, Direction, Hand, Label, Letter, Seen};

/// A verb that wants something.
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

    /// Whether it can be said of a thing that is carried.
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
            Verb::PutOn => Hand::ALL.iter().any(|(hand, _)| may(Action::PutOn(letter, *hand))),
            Verb::Light => may(Action::Light(letter)),
            Verb::Drop => may(Action::Drop(letter)),
            Verb::Call => !label.known && label.class.is_magic(),
        }
    }
}

/// What stands to be decided before anything is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Mode {
    /// Nothing: the hero walks.
    #[default]
    Walk,
    /// The pack lies open.
    Pack,
    /// One thing of it is looked at.
    Thing(Letter),
    /// A thing for a verb.
    Choose(Verb),
    /// The thing that a scroll is read about.
    About(Letter),
    /// The hand a ring goes on or comes off; off without a letter.
    Finger(Option<Letter>),
    /// A direction.
    Way(Toward),
    /// The cell a wand points at.
    Aim(Letter, Cell),
    /// A cell that is looked at.
    Look(Cell),
    /// What was told lies open.
    Told,
    /// A name for a thing.
    Guess(Letter),
}

/// What is done in a direction.
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
