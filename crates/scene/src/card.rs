//! What is known of a game before it is opened: presets, options, help, statistics.
//!
//! Words here are ids; what people read is found in `locales/` under keys made from them:
//! `<game>.preset-<id>`, `<game>.option-<id>`, `<game>.<option>-<value>`, `<game>.chart-<id>`.

/// A game's card.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    /// Games ready to play; the first is what a new player starts with.
    pub presets: &'static [Preset],
    /// What can be chosen; a setup is `id=value` words.
    pub options: &'static [Choice],
    /// The option that says how many seats there are, where a game has seats.
    pub seats: Option<&'static str>,
    /// Words of the computer's levels, in the order they are offered.
    pub levels: &'static [&'static str],
    /// Whether people may enter results of chance by hand.
    pub own_chance: bool,
    /// Message keys of the instructions, a paragraph each.
    pub help: &'static [&'static str],
    /// What finished games are counted by.
    pub charts: &'static [Chart],
}

/// A game ready to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset {
    /// Its word.
    pub id: &'static str,
    /// Its setup.
    pub setup: &'static str,
}

/// An option with its values; the first is the usual one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its word in setups.
    pub id: &'static str,
    /// The words it can take.
    pub values: &'static [&'static str],
}

/// A histogram of something that finished games count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chart {
    /// What is counted, as in [`Tally::what`].
    pub id: &'static str,
    /// Whether the mean says something to people.
    pub mean: bool,
}

/// One thing counted in a finished game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// What.
    pub what: &'static str,
    /// Its value.
    pub value: i64,
}
