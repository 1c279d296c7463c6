//! What is known of a game before it is opened: presets, options, help, statistics.
//!
//! Words here are ids; what people read is found in `locales/` under keys made from them:
//! `<game>.preset-<id>`, `<game>.option-<id>` (its sentence with `-about`), `<game>.<option>-<value>`, `<game>.chart-<id>`,
//! `<game>.setting-<id>`, `<game>.<setting>-<value>`, `<game>.pack-<id>`, `<game>.daily-<kind>`, `<game>.figure-<id>`.

use crate::Day;

/// A game's card.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    /// The setup that new players start with.
    pub first: &'static str,
    /// Whether the seed is a word of the setup, so that the first game of every player is another.
    pub sown: bool,
    /// Games ready to play, the usual one first.
    pub presets: &'static [Preset],
    /// What can be chosen: `id=value` words are a setup, or a wish where the game is made anew.
    pub options: &'static [Choice],
    /// How many people or computers play.
    pub seats: Seats,
    /// The level of the computer that new players find at the second seat.
    pub rival: Option<&'static str>,
    /// Words of the computer's levels, in the order they are offered.
    pub levels: &'static [&'static str],
    /// Whether a seed makes a difference: there is chance, or something is made.
    pub seeded: bool,
    /// Whether people may enter results of chance by hand.
    pub own_chance: bool,
    /// Whether setups are made by the game's generator from a wish, and can be entered by hand.
    pub made: bool,
    /// Whether positions and records of whole games can be brought as text.
    pub records: bool,
    /// The setup to enter one's own puzzle on, cell by cell, where that is possible.
    pub blank: Option<&'static str>,
    /// Whether the time a game takes is shown.
    pub timed: bool,
    /// Whether the entries so far can be compared with a solution.
    pub judged: bool,
    /// Whether places in the history can be marked to come back to.
    pub branches: bool,
    /// Whether the end is final: a finished game leaves no save, only its replay.
    pub mortal: bool,
    /// What the player may set at any time.
    pub settings: &'static [Setting],
    /// Sets of puzzles to play through.
    pub packs: &'static [Pack],
    /// The puzzle of the day, where there is one.
    pub daily: Option<Daily>,
    /// Message keys of the instructions, a paragraph each.
    pub help: &'static [&'static str],
    /// What finished games are counted by.
    pub charts: &'static [Chart],
    /// The figures that finished games are listed with, as in [`Tally::what`], the one they are ranked by first; none
    /// where there is no such list.
    pub ranks: &'static [&'static str],
    /// Commands whose keys players may change.
    pub keys: &'static [Key],
}

impl Card {
    /// The setting of judged games that has every entry compared with the solution at once.
    pub const JUDGE_AT_ONCE: &'static str = "mistakes";

    /// Whether something to play can be brought as text.
    pub const fn takes_texts(&self) -> bool {
        self.made || self.records
    }

    /// Whether one may sit back and watch the computer play: who plays alone has nobody else to watch.
    pub const fn is_watched(&self) -> bool {
        matches!(self.seats, Seats::One) && !self.levels.is_empty()
    }

    /// The usual value of an option: as the first preset has it, or else the first.
    pub fn usual(&self, option: &Choice) -> &'static str {
        let usual = self.presets.first().map_or("", |preset| preset.setup);
        let mut words = usual.split_whitespace().filter_map(|word| word.split_once('='));
        let preset = words.find(|(id, _)| *id == option.id).map(|(_, value)| value);
        preset.or(option.values.first().copied()).unwrap_or_default()
    }

    /// A game without anything; written out where a game has more.
    pub const PLAIN: Card = Card {
        first: "",
        sown: false,
        presets: &[],
        options: &[],
        seats: Seats::One,
        rival: None,
        levels: &[],
        seeded: true,
        own_chance: false,
        made: false,
        records: false,
        blank: None,
        timed: false,
        judged: false,
        branches: false,
        mortal: false,
        settings: &[],
        packs: &[],
        daily: None,
        help: &[],
        charts: &[],
        ranks: &[],
        keys: &[],
    };
}

/// How many people or computers play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seats {
    /// One.
    One,
    /// Two.
    Two,
    /// As many as this option says.
    Option(&'static str),
}

/// Something the player may set; kept with the game and by the device, never part of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting {
    /// Its word.
    pub id: &'static str,
    /// The words it can take, in the order they are offered.
    pub values: &'static [&'static str],
    /// How it stands for a new player.
    pub usual: &'static str,
}

impl Setting {
    /// The word of a switch that is on.
    pub const ON: &'static str = "on";
    /// The word of a switch that is off.
    pub const OFF: &'static str = "off";

    /// Something to turn on and off.
    pub const fn switch(id: &'static str, on: bool) -> Setting {
        Setting { id, values: &[Setting::OFF, Setting::ON], usual: Setting::switched(on) }
    }

    /// The word of a switch.
    pub const fn switched(on: bool) -> &'static str {
        if on { Setting::ON } else { Setting::OFF }
    }

    /// Whether it is turned on and off, not chosen among words.
    pub fn is_switch(&self) -> bool {
        self.values == [Setting::OFF, Setting::ON]
    }

    /// One of its words, spelled as the card spells it.
    pub fn word(&self, text: &str) -> Option<&'static str> {
        self.values.iter().copied().find(|word| *word == text)
    }
}

/// A game ready to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset {
    /// Its word.
    pub id: &'static str,
    /// Its setup, or the wish for one.
    pub setup: &'static str,
}

/// An option with its values, in their natural order. Which one is usual, [`Card::usual`] says. Where the first is
/// [`Choice::USUAL`], the option stands back: it is as the rest of the setup has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its word in setups.
    pub id: &'static str,
    /// The words it can take.
    pub values: &'static [&'static str],
}

impl Choice {
    /// The word of an option that is left as it is.
    pub const USUAL: &'static str = "usual";

    /// Whether it stands back behind others.
    pub fn stands_back(&self) -> bool {
        self.values.first() == Some(&Choice::USUAL)
    }
}

/// A set of puzzles made from one wish and numbered from 1; a puzzle's number is its seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pack {
    /// Its word.
    pub id: &'static str,
    /// What its puzzles are made from.
    pub wish: &'static str,
    /// How many there are.
    pub count: u16,
}

impl Pack {
    /// The puzzle of a number.
    pub fn puzzle(&self, number: u16) -> Made {
        let name = format!("{}-{number}", self.id);
        Made { name, wish: self.wish.to_owned(), seed: u64::from(number) }
    }
}

/// How the puzzle of a day is found: the same for everybody, by the UTC date.
#[derive(Clone, Copy, Debug)]
pub struct Daily {
    /// The words of its kinds, the usual one first.
    pub kinds: &'static [&'static str],
    /// The puzzle of a day and a kind.
    pub puzzle: fn(Day, &str) -> Made,
}

/// A puzzle that everybody makes alike: name, wish and seed are all it takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Made {
    /// The name it is remembered by.
    pub name: String,
    /// What is asked of the generator.
    pub wish: String,
    /// And with which seed.
    pub seed: u64,
}

/// The key of a command, as long as the player has not chosen another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Key {
    /// The command's word.
    pub id: &'static str,
    /// Its usual key, as browsers name keys.
    pub key: &'static str,
    /// The message key of what it does.
    pub label: &'static str,
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
