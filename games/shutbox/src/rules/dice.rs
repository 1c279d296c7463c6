//! Dice: how many may be thrown, and what a throw is.

use crate::rules::TileSet;
use serde::Serialize;

/// One die or two.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub enum DiceCount {
    /// One die.
    One,
    /// Two dice.
    Two,
}

impl DiceCount {
    /// The count for a number typed by a player.
    pub fn of(number: u8) -> Option<Self> {
        match number {
            1 => Some(DiceCount::One),
            2 => Some(DiceCount::Two),
            _ => None,
        }
    }

    /// 1 or 2.
    pub fn number(self) -> u8 {
        match self {
            DiceCount::One => 1,
            DiceCount::Two => 2,
        }
    }

    /// In how many of the equally likely throws each total occurs, and how many throws there are. Index =
    /// total.
    pub fn weights(self) -> ([u8; 13], u8) {
        match self {
            DiceCount::One => ([0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0], 6),
            DiceCount::Two => ([0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1], 36),
        }
    }
}

/// What the rule allows before a roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiceChoice {
    /// Exactly this many dice.
    Fixed(DiceCount),
    /// The player chooses.
    Free,
}

impl DiceChoice {
    /// The counts allowed, fewest first.
    pub fn counts(self) -> &'static [DiceCount] {
        match self {
            DiceChoice::Fixed(DiceCount::One) => &[DiceCount::One],
            DiceChoice::Fixed(DiceCount::Two) => &[DiceCount::Two],
            DiceChoice::Free => &[DiceCount::One, DiceCount::Two],
        }
    }
}

/// When a single die is thrown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum DiceRule {
    /// Two dice always.
    Never,
    /// One die as soon as no tile of 7 or more is up: the classic game.
    Mand7,
    /// In that case the player chooses: the pub rule.
    Opt7,
    /// The player chooses when the up tiles add up to 6 or less.
    Opts6,
    /// One die when the up tiles add up to 6 or less.
    Mands6,
    /// The player chooses only when 1 is the only tile up.
    Only1,
}

impl DiceRule {
    /// Every rule with its word in setups and commands.
    pub const ALL: [(DiceRule, &'static str); 6] = [
        (DiceRule::Mand7, "mand7"),
        (DiceRule::Opt7, "opt7"),
        (DiceRule::Never, "never"),
        (DiceRule::Opts6, "opts6"),
        (DiceRule::Mands6, "mands6"),
        (DiceRule::Only1, "only1"),
    ];

    /// The rule with this word.
    pub fn of(word: &str) -> Option<Self> {
        DiceRule::ALL.into_iter().find(|(_, name)| *name == word).map(|(rule, _)| rule)
    }

    /// The word for it in texts and commands.
    pub fn word(self) -> &'static str {
        DiceRule::ALL.into_iter().find(|(rule, _)| *rule == self).map_or("", |(_, name)| name)
    }

    /// What may be thrown with these tiles up.
    pub fn choice(self, up: TileSet) -> DiceChoice {
        let low = up.bits() >> 6 == 0;
        let small = up.sum() <= 6;
        match self {
            DiceRule::Mand7 if low => DiceChoice::Fixed(DiceCount::One),
            DiceRule::Mands6 if small => DiceChoice::Fixed(DiceCount::One),
            DiceRule::Opt7 if low => DiceChoice::Free,
            DiceRule::Opts6 if small => DiceChoice::Free,
            DiceRule::Only1 if up.bits() == 1 => DiceChoice::Free,
            _ => DiceChoice::Fixed(DiceCount::Two),
        }
    }
}

/// A throw.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct Throw {
    first: u8,
    second: Option<u8>,
}

impl Throw {
    /// A throw of these faces, if they are valid; `second` 0 means one die alone.
    pub fn new(first: u8, second: u8) -> Option<Self> {
        let second = if second == 0 { None } else { Some(second) };
        let faces = 1..=6;
        let real = faces.contains(&first) && second.is_none_or(|face| faces.contains(&face));
        real.then_some(Throw { first, second })
    }

    /// How many dice were thrown.
    pub fn count(self) -> DiceCount {
        if self.second.is_some() { DiceCount::Two } else { DiceCount::One }
    }

    /// The first die.
    pub fn first(self) -> u8 {
        self.first
    }

    /// The second die, 0 when only one was thrown.
    pub fn second(self) -> u8 {
        self.second.unwrap_or(0)
    }

    /// The sum of the faces.
    pub fn total(self) -> u8 {
        self.first + self.second()
    }

    /// Every throw of this many dice, each equally likely.
    pub fn all(count: DiceCount) -> impl Iterator<Item = Throw> {
        let seconds = match count {
            DiceCount::One => 0..=0,
            DiceCount::Two => 1..=6,
        };
        (1..=6).flat_map(move |first| seconds.clone().filter_map(move |second| Throw::new(first, second)))
    }
}
