//! What is known about a game without opening it: presets, options, help, statistics.
//!
//! Words here are ids; their texts are in `locales/` under keys made from them: `<game>.preset-<id>`,
//! `<game>.option-<id>` (its explanation with `-about`), `<game>.<option>-<value>`, `<game>.chart-<id>`,
//! `<game>.setting-<id>`, `<game>.<setting>-<value>`, `<game>.pack-<id>`, `<game>.daily-<kind>`,
//! `<game>.figure-<id>`.

use crate::{Day, FirstRound};

/// A game's card.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    /// The setup new players start with.
    pub first: &'static str,
    /// Whether the setup contains the seed, so that every player's first game is different.
    pub sown: bool,
    /// Ready-made games, the default first.
    pub presets: &'static [Preset],
    /// The options: `id=value` words are a setup, or a wish if setups are generated.
    pub options: &'static [Choice],
    /// How many people or computers play.
    pub seats: Seats,
    /// The computer's level at the second seat by default.
    pub rival: Option<&'static str>,
    /// The computer's levels, in the order they are offered.
    pub levels: &'static [&'static str],
    /// Whether the computer can also play at the level nearest above the player, by how the last games went.
    pub adapts: bool,
    /// Whether a seed makes a difference: the game has chance, or a generator.
    pub seeded: bool,
    /// Whether people may enter the outcomes of chance by hand.
    pub own_chance: bool,
    /// Whether setups are generated from a wish, and can also be entered by hand.
    pub made: bool,
    /// Whether positions and game records can be brought as text.
    pub records: bool,
    /// The setup for entering one's own puzzle cell by cell, if that is possible.
    pub blank: Option<&'static str>,
    /// Whether the game is timed.
    pub timed: bool,
    /// Whether the entries so far can be compared with a solution.
    pub judged: bool,
    /// Whether the whole solution can be explained.
    pub explained: bool,
    /// Whether its puzzles can be printed, with their solutions.
    pub printed: bool,
    /// Whether games can be analysed move by move.
    pub analysed: bool,
    /// Whether positions in the history can be bookmarked.
    pub branches: bool,
    /// Whether the ending is permanent: a finished game leaves no save, only its replay.
    pub mortal: bool,
    /// Settings the player may change at any time.
    pub settings: &'static [Setting],
    /// Sets of puzzles to play through.
    pub packs: &'static [Pack],
    /// The daily puzzle, if there is one.
    pub daily: Option<Daily>,
    /// The short game that teaches it by doing, if there is one.
    pub first_round: Option<&'static FirstRound>,
    /// Message keys of the instructions, one per paragraph.
    pub help: &'static [&'static str],
    /// The statistics of finished games.
    pub charts: &'static [Chart],
    /// The options by which finished games are told apart, besides the computer's level.
    pub grouped: &'static [&'static str],
    /// The figures in the list of finished games, as in [`Tally::what`], starting with the one they are
    /// ranked by; empty if there is no such list.
    pub ranks: &'static [&'static str],
    /// Commands whose keys players may change.
    pub keys: &'static [Key],
    /// Letters that mean something else on its board, such as steps of the cursor: no command can have them.
    pub letters: &'static str,
    /// A game some way in, to show what it looks like before anybody has played it here.
    pub sample: Sample,
}

impl Card {
    /// The setting of judged games to compare every entry with the solution at once.
    pub const JUDGE_AT_ONCE: &'static str = "mistakes";

    /// The computer's level that follows the player's strength.
    pub const NEAR: &'static str = "near";

    /// Every level to choose from, as they are offered.
    pub fn levels_offered(&self) -> impl Iterator<Item = &'static str> {
        self.adapts.then_some(Card::NEAR).into_iter().chain(self.levels.iter().copied())
    }

    /// The word of a wish that names what is to be reached in a position to practise.
    pub const GOAL: &'static str = "goal";
    /// The goal that is reached by not losing.
    pub const HOLD: &'static str = "goal=hold";

    /// Whether something to play can be brought as text.
    pub const fn takes_texts(&self) -> bool {
        self.made || self.records
    }

    /// Whether one can watch the computer play: only in games for one player.
    pub const fn is_watched(&self) -> bool {
        matches!(self.seats, Seats::One) && !self.levels.is_empty()
    }

    /// Whether letters in upper case are keys of their own, in games with more commands than letters.
    pub fn tells_cases(&self) -> bool {
        self.keys.iter().any(|known| known.key.bytes().any(|letter| letter.is_ascii_uppercase()))
    }

    /// An option's default: its value in the first preset, or else its first value.
    pub fn usual(&self, option: &Choice) -> &'static str {
        let usual = self.presets.first().map_or("", |preset| preset.setup);
        let mut words = usual.split_whitespace().filter_map(|word| word.split_once('='));
        let preset = words.find(|(id, _)| *id == option.id).map(|(_, value)| value);
        preset.or(option.values.first().copied()).unwrap_or_default()
    }

    /// A card with nothing on it, as a base for games.
    pub const PLAIN: Card = Card {
        first: "",
        sown: false,
        presets: &[],
        options: &[],
        seats: Seats::One,
        rival: None,
        levels: &[],
        adapts: false,
        seeded: true,
        own_chance: false,
        made: false,
        records: false,
        blank: None,
        timed: false,
        judged: false,
        explained: false,
        printed: false,
        analysed: false,
        branches: false,
        mortal: false,
        settings: &[],
        packs: &[],
        daily: None,
        first_round: None,
        help: &[],
        charts: &[],
        grouped: &[],
        ranks: &[],
        keys: &[],
        letters: "",
        sample: Sample { setup: "", seed: 0, done: &[] },
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

/// Something the player may set; stored with the game and on the device, never part of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting {
    /// Its id.
    pub id: &'static str,
    /// Its values, in the order they are offered.
    pub values: &'static [&'static str],
    /// Its default.
    pub usual: &'static str,
}

impl Setting {
    /// The value of a switch that is on.
    pub const ON: &'static str = "on";
    /// The value of a switch that is off.
    pub const OFF: &'static str = "off";

    /// A setting that is on or off.
    pub const fn switch(id: &'static str, on: bool) -> Setting {
        Setting { id, values: &[Setting::OFF, Setting::ON], usual: Setting::switched(on) }
    }

    /// The value of a switch.
    pub const fn switched(on: bool) -> &'static str {
        if on { Setting::ON } else { Setting::OFF }
    }

    /// Whether it is on or off, rather than one of several values.
    pub fn is_switch(&self) -> bool {
        self.values == [Setting::OFF, Setting::ON]
    }

    /// The value equal to a text, as the card spells it.
    pub fn word(&self, text: &str) -> Option<&'static str> {
        self.values.iter().copied().find(|word| *word == text)
    }
}

/// A ready-made game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset {
    /// Its id.
    pub id: &'static str,
    /// Its setup, or the wish for one.
    pub setup: &'static str,
}

/// An option with its values, in their natural order; [`Card::usual`] gives its default. If the first value
/// is [`Choice::USUAL`], the option is secondary: by default the rest of the setup decides it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its id in setups.
    pub id: &'static str,
    /// Its values.
    pub values: &'static [&'static str],
}

impl Choice {
    /// The value of an option left to the rest of the setup.
    pub const USUAL: &'static str = "usual";

    /// Whether it is a secondary option.
    pub fn stands_back(&self) -> bool {
        self.values.first() == Some(&Choice::USUAL)
    }
}

/// A set of puzzles generated from one wish and numbered from 1; a puzzle's number is its seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pack {
    /// Its id.
    pub id: &'static str,
    /// What its puzzles are generated from.
    pub wish: &'static str,
    /// How many there are.
    pub count: u16,
}

impl Pack {
    /// The puzzle with a number.
    pub fn puzzle(&self, number: u16) -> Made {
        let name = format!("{}-{number}", self.id);
        Made { name, wish: self.wish.to_owned(), seed: u64::from(number) }
    }
}

/// How the daily puzzle is found: the same for everybody, by UTC date.
#[derive(Clone, Copy, Debug)]
pub struct Daily {
    /// Its kinds, the default first.
    pub kinds: &'static [&'static str],
    /// The puzzle for a day and a kind.
    pub puzzle: fn(Day, &str) -> Made,
}

/// A puzzle that is the same for everybody: name, wish and seed are all it takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Made {
    /// The name it is remembered by.
    pub name: String,
    /// What to ask the generator for.
    pub wish: String,
    /// The seed to generate it with.
    pub seed: u64,
}

/// A game some way in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sample {
    /// Its setup; empty for the one that new players start with.
    pub setup: &'static str,
    /// Its seed.
    pub seed: u64,
    /// What was done so far, in the game's notation.
    pub done: &'static [&'static str],
}

/// A command's key, unless the player has chosen another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Key {
    /// The command's id.
    pub id: &'static str,
    /// Its default key, by its browser name.
    pub key: &'static str,
    /// The message key of what it does.
    pub label: &'static str,
}

/// A histogram of something counted in finished games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chart {
    /// What is counted, as in [`Tally::what`].
    pub id: &'static str,
    /// Whether the mean is meaningful to people.
    pub mean: bool,
    /// Which of its values are better, if any are.
    pub better: Option<Better>,
}

/// Which values of a figure are better.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Better {
    /// The lower ones, as of times.
    Lower,
    /// The higher ones, as of scores.
    Higher,
}

/// One thing counted in a finished game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// What is counted.
    pub what: &'static str,
    /// Its value.
    pub value: i64,
}
