//! What is known of a game before it is opened: presets, options, help, statistics.
//!
//! Words here are ids; what people read is found in `locales/` under keys made from them:
//! `<game>.preset-<id>`, `<game>.option-<id>`, `<game>.<option>-<value>`, `<game>.chart-<id>`,
//! `<game>.setting-<id>`.

/// A game's card.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    /// The setup that new players start with.
    pub first: &'static str,
    /// Games ready to play, the usual one first.
    pub presets: &'static [Preset],
    /// What can be chosen: `id=value` words are a setup, or a wish where the game is made anew.
    pub options: &'static [Choice],
    /// The option that says how many seats there are, where a game has seats.
    pub seats: Option<&'static str>,
    /// Words of the computer's levels, in the order they are offered.
    pub levels: &'static [&'static str],
    /// Whether people may enter results of chance by hand.
    pub own_chance: bool,
    /// Whether setups are made by the game's generator from a wish, and can be entered by hand.
    pub made: bool,
    /// The setup to enter one's own puzzle on, cell by cell, where that is possible.
    pub blank: Option<&'static str>,
    /// Whether the time a game takes is shown.
    pub timed: bool,
    /// Whether the entries so far can be compared with a solution.
    pub judged: bool,
    /// Whether places in the history can be marked to come back to.
    pub branches: bool,
    /// What the player may turn on and off at any time.
    pub settings: &'static [Setting],
    /// Message keys of the instructions, a paragraph each.
    pub help: &'static [&'static str],
    /// What finished games are counted by.
    pub charts: &'static [Chart],
}

impl Card {
    /// The setting of judged games that has every entry compared with the solution at once.
    pub const JUDGE_AT_ONCE: &'static str = "mistakes";

    /// A game without anything; written out where a game has more.
    pub const PLAIN: Card = Card {
        first: "",
        presets: &[],
        options: &[],
        seats: None,
        levels: &[],
        own_chance: false,
        made: false,
        blank: None,
        timed: false,
        judged: false,
        branches: false,
        settings: &[],
        help: &[],
        charts: &[],
    };
}

/// Something to turn on and off; kept with the game and by the device, never part of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting {
    /// Its word.
    pub id: &'static str,
    /// How it stands for a new player.
    pub on: bool,
}

/// A game ready to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset {
    /// Its word.
    pub id: &'static str,
    /// Its setup, or the wish for one.
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
