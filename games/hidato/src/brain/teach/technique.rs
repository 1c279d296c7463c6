//! The techniques people use, from the easiest to the hardest, with their levels. Knows no boards.

use std::fmt;

/// How hard a technique is, from 1 to 9.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Level(u8);

impl Level {
    /// The lowest level.
    pub const LOWEST: Level = Level(1);
    /// The level of techniques that need no guess.
    pub const NO_GUESS: Level = Level(8);
    /// The highest level.
    pub const HIGHEST: Level = Level(9);

    /// The level with this number.
    pub fn new(number: u8) -> Option<Level> {
        (Level::LOWEST.0..=Level::HIGHEST.0).contains(&number).then_some(Level(number))
    }

    /// Its number, from 1.
    pub fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// How a step was found.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Technique {
    /// A number between two on the board has one cell next to both.
    Bridge,
    /// A number has one free cell next to its predecessor or successor.
    OnlyCell,
    /// A link to a filled cell gives the number.
    Link,
    /// A cell with at most one free neighbour continues from a filled one.
    DeadEnd,
    /// A number is no further from one on the board than their difference.
    Distance,
    /// One cell is left for a number, or one number for a cell.
    HiddenSingle,
    /// A number is next to its predecessor and successor.
    PathPruning,
    /// What all paths of one gap have in common.
    GapPaths,
    /// The numbers in a region must add up to its size.
    RegionSize,
    /// The only entrance of a region is reserved for the numbers that must pass.
    Gateway,
    /// Numbers alternate between odd and even, as the cells of a path alternate between dark and light.
    RegionParity,
    /// Two numbers share two cells, or two cells two numbers.
    Pair,
    /// The same with three.
    Triple,
    /// An assumption that leads to a contradiction.
    Forcing,
}

impl Technique {
    /// Every technique, the easiest first.
    pub const ALL: [Technique; 14] = [
        Technique::Bridge,
        Technique::OnlyCell,
        Technique::Link,
        Technique::DeadEnd,
        Technique::Distance,
        Technique::HiddenSingle,
        Technique::PathPruning,
        Technique::GapPaths,
        Technique::RegionSize,
        Technique::Gateway,
        Technique::RegionParity,
        Technique::Pair,
        Technique::Triple,
        Technique::Forcing,
    ];

    /// How hard it is.
    pub fn level(self) -> Level {
        Level(match self {
            Technique::Bridge | Technique::OnlyCell | Technique::Link => 1,
            Technique::DeadEnd => 2,
            Technique::Distance => 3,
            Technique::HiddenSingle => 4,
            Technique::PathPruning | Technique::GapPaths => 5,
            Technique::RegionSize | Technique::Gateway => 6,
            Technique::RegionParity => 7,
            Technique::Pair | Technique::Triple => 8,
            Technique::Forcing => 9,
        })
    }

    /// The word for it in texts and commands.
    pub fn word(self) -> &'static str {
        match self {
            Technique::Bridge => "bridge",
            Technique::OnlyCell => "only-cell",
            Technique::Link => "link",
            Technique::DeadEnd => "dead-end",
            Technique::Distance => "distance",
            Technique::HiddenSingle => "hidden-single",
            Technique::PathPruning => "path-pruning",
            Technique::GapPaths => "gap-paths",
            Technique::RegionSize => "region-size",
            Technique::Gateway => "gateway",
            Technique::RegionParity => "region-parity",
            Technique::Pair => "pair",
            Technique::Triple => "triple",
            Technique::Forcing => "forcing",
        }
    }
}
