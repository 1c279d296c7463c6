//! What a program has to say, as a key with data. The texts are in `locales/` only.

use crate::Seat;
use serde::{Deserialize, Serialize};
use std::{borrow::Cow, fmt};

/// A key of `locales/` with its arguments; owned, so that it can be sent to and from a worker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Message {
    /// The key, such as `shutbox.score`.
    pub key: Cow<'static, str>,
    /// Named arguments in the order they were given.
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// An argument of a [`Message`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Arg {
    /// An integer; also selects plural forms.
    Int(i64),
    /// A text shown verbatim: a move, a name, a fraction.
    Text(String),
    /// A decimal number, written with a point; each language has its own sign there.
    Decimal(String),
    /// A message inside a message.
    Message(Message),
    /// A player, shown by the name the table has for the seat.
    Seat(Seat),
}

impl Message {
    /// A message without arguments.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Message { key: key.into(), args: Vec::new() }
    }

    /// Adds a number.
    #[must_use]
    pub fn int(self, name: &'static str, value: impl Into<i64>) -> Self {
        self.with(name, Arg::Int(value.into()))
    }

    /// Adds a text.
    #[must_use]
    pub fn text(self, name: &'static str, value: impl Into<String>) -> Self {
        self.with(name, Arg::Text(value.into()))
    }

    /// Adds a decimal number, or a share in per cent, written with a point.
    #[must_use]
    pub fn decimal(self, name: &'static str, value: impl Into<String>) -> Self {
        self.with(name, Arg::Decimal(value.into()))
    }

    /// Adds a message.
    #[must_use]
    pub fn message(self, name: &'static str, value: Message) -> Self {
        self.with(name, Arg::Message(value))
    }

    /// Adds a player.
    #[must_use]
    pub fn seat(self, name: &'static str, seat: Seat) -> Self {
        self.with(name, Arg::Seat(seat))
    }

    fn with(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.push((Cow::Borrowed(name), arg));
        self
    }
}

/// Key and data, for logs and tests; people see the text in `locales/` instead.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key)?;
        for (name, arg) in &self.args {
            match arg {
                Arg::Int(n) => write!(f, " {name}={n}")?,
                Arg::Text(t) | Arg::Decimal(t) => write!(f, " {name}={t}")?,
                Arg::Message(m) => write!(f, " {name}=({m})")?,
                Arg::Seat(s) => write!(f, " {name}=seat {s}")?,
            }
        }
        Ok(())
    }
}
