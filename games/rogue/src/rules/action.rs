//! Actions of the hero, how they are written, and why one may be refused.

use crate::rules::cell::{Cell, Direction};
use parlour_kernel::{Fault, Message, ReadError};
use std::fmt;

/// A place in the pack, `a` to `z`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize)]
pub struct Letter(pub(crate) u8);

impl Letter {
    /// `a`.
    pub const FIRST: Letter = Letter(0);

    /// How many places there are.
    pub const COUNT: usize = 26;

    /// All letters.
    pub fn all() -> impl Iterator<Item = Letter> {
        (0..Letter::COUNT as u8).map(Letter)
    }

    /// From a character.
    pub fn of(letter: char) -> Option<Letter> {
        letter.is_ascii_lowercase().then(|| Letter(letter as u8 - b'a'))
    }

    /// As a character.
    pub fn letter(self) -> char {
        char::from(b'a' + self.0)
    }

    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A hand, with a finger for one ring.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize)]
pub enum Hand {
    /// The left one.
    Left,
    /// The right one.
    Right,
}

impl Hand {
    /// Both, with their words.
    pub const ALL: [(Hand, &'static str); 2] = [(Hand::Left, "left"), (Hand::Right, "right")];
}

/// One action of the hero.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Action {
    /// Step, strike, or open a door and step through.
    Move(Direction),
    /// A step of a run: like `Move`, but heard from further away.
    Run(Direction),
    /// Search the neighbouring cells for secrets.
    Search,
    /// Let a turn pass.
    Wait,
    /// Take the stairs up.
    Up,
    /// Take the stairs down.
    Down,
    /// Open a door.
    Open(Direction),
    /// Shut a door.
    Close(Direction),
    /// Pick up everything here.
    Pickup,
    /// Drop a whole stack.
    Drop(Letter),
    /// Throw one of a stack.
    Throw(Letter, Direction),
    /// Wield a weapon.
    Wield(Letter),
    /// Put on armour.
    Wear(Letter),
    /// Take off armour.
    TakeOff,
    /// Put on a ring.
    PutOn(Letter, Hand),
    /// Take off a ring.
    Remove(Hand),
    /// Use a light.
    Light(Letter),
    /// Refill the lantern with oil.
    Refill,
    /// Drink a potion.
    Quaff(Letter),
    /// Read a scroll, possibly about another item.
    Read(Letter, Option<Letter>),
    /// Read a scroll at a monster beside the hero.
    ReadAt(Letter, Cell),
    /// Point a wand at a cell.
    Zap(Letter, Cell),
    /// Eat food.
    Eat(Letter),
}

/// Why an action was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Illegal {
    /// The game is over.
    Over,
    /// A wall is known to be there.
    Blocked,
    /// The door is known to be locked.
    Locked,
    /// No stairs lead there from here.
    NoStairs,
    /// No shut door is known there.
    NoDoor,
    /// No open door is known there.
    NotOpen,
    /// Something is in the doorway.
    Occupied,
    /// There is nothing here.
    NothingHere,
    /// Nothing has that letter.
    NoItem,
    /// The item is of the wrong class.
    WrongKind,
    /// It is already in use.
    InUse,
    /// What is worn is cursed.
    Cursed,
    /// The hero is blind and cannot read.
    Blind,
    /// The hero is confused and cannot read.
    Confused,
    /// The hero is confused, blind or held and cannot run.
    Hindered,
    /// That hand has a ring on.
    HandTaken,
    /// Both hands have a ring on.
    TwoRings,
    /// The scroll is known to do nothing here.
    NoEffect,
    /// Nothing is worn there.
    NothingWorn,
    /// No lantern is carried as a light, or it is full.
    NoLantern,
    /// There is no oil.
    NoOil,
    /// The scroll needs another target, or none.
    NoTarget,
    /// The cell is out of reach.
    OutOfRange,
    /// The cell is not in sight.
    NotVisible,
    /// The pack is full.
    PackFull,
    /// The Amulet cannot be given up.
    Amulet,
}

impl Fault for Illegal {
    fn code(&self) -> &'static str {
        match self {
            Illegal::Over => "over",
            Illegal::Blocked => "blocked",
            Illegal::Locked => "locked",
            Illegal::NoStairs => "no-stairs",
            Illegal::NoDoor => "no-door",
            Illegal::NotOpen => "not-open",
            Illegal::Occupied => "occupied",
            Illegal::NothingHere => "nothing-here",
            Illegal::NoItem => "no-item",
            Illegal::WrongKind => "wrong-kind",
            Illegal::InUse => "in-use",
            Illegal::Cursed => "cursed",
            Illegal::Blind => "blind",
            Illegal::Confused => "confused",
            Illegal::Hindered => "hindered",
            Illegal::HandTaken => "hand-taken",
            Illegal::TwoRings => "two-rings",
            Illegal::NoEffect => "no-effect",
            Illegal::NothingWorn => "nothing-worn",
            Illegal::NoLantern => "no-lantern",
            Illegal::NoOil => "no-oil",
            Illegal::NoTarget => "no-target",
            Illegal::OutOfRange => "out-of-range",
            Illegal::NotVisible => "not-visible",
            Illegal::PackFull => "pack-full",
            Illegal::Amulet => "amulet",
        }
    }

    fn message(&self) -> Message {
        Message::new(format!("rogue.refused-{}", self.code()))
    }
}

impl Action {
    /// The letter of the item it uses, if any.
    pub fn letter(&self) -> Option<Letter> {
        match self {
            Action::Drop(letter)
            | Action::Throw(letter, _)
            | Action::Wield(letter)
            | Action::Wear(letter)
            | Action::PutOn(letter, _)
            | Action::Light(letter)
            | Action::Quaff(letter)
            | Action::Read(letter, _)
            | Action::ReadAt(letter, _)
            | Action::Zap(letter, _)
            | Action::Eat(letter) => Some(*letter),
            _ => None,
        }
    }
}

/// As written in logs and by scripts.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hand = |hand: Hand| Hand::ALL[hand as usize].1;
        match self {
            Action::Move(direction) => write!(f, "move {}", direction.word()),
            Action::Run(direction) => write!(f, "run {}", direction.word()),
            Action::Search => f.write_str("search"),
            Action::Wait => f.write_str("wait"),
            Action::Up => f.write_str("up"),
            Action::Down => f.write_str("down"),
            Action::Open(direction) => write!(f, "open {}", direction.word()),
            Action::Close(direction) => write!(f, "close {}", direction.word()),
            Action::Pickup => f.write_str("pickup"),
            Action::Drop(letter) => write!(f, "drop {}", letter.letter()),
            Action::Throw(letter, direction) => write!(f, "throw {} {}", letter.letter(), direction.word()),
            Action::Wield(letter) => write!(f, "wield {}", letter.letter()),
            Action::Wear(letter) => write!(f, "wear {}", letter.letter()),
            Action::TakeOff => f.write_str("takeoff"),
            Action::PutOn(letter, side) => write!(f, "puton {} {}", letter.letter(), hand(*side)),
            Action::Remove(side) => write!(f, "remove {}", hand(*side)),
            Action::Light(letter) => write!(f, "light {}", letter.letter()),
            Action::Refill => f.write_str("refill"),
            Action::Quaff(letter) => write!(f, "quaff {}", letter.letter()),
            Action::Read(letter, None) => write!(f, "read {}", letter.letter()),
            Action::Read(letter, Some(about)) => write!(f, "read {} {}", letter.letter(), about.letter()),
            Action::ReadAt(letter, cell) => {
                write!(f, "read {} {} {}", letter.letter(), cell.x(), cell.y())
            }
            Action::Zap(letter, cell) => write!(f, "zap {} {} {}", letter.letter(), cell.x(), cell.y()),
            Action::Eat(letter) => write!(f, "eat {}", letter.letter()),
        }
    }
}

impl Action {
    /// Parses an action.
    ///
    /// # Errors
    /// The word that is not understood.
    pub(crate) fn read(text: &str) -> Result<Action, ReadError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let letter = |word: &str| {
            let mut letters = word.chars();
            let one = letters.next().and_then(Letter::of).filter(|_| letters.next().is_none());
            one.ok_or_else(|| ReadError::at("bad-letter", text, word))
        };
        let direction =
            |word: &str| Direction::of(word).ok_or_else(|| ReadError::at("bad-direction", text, word));
        let number = |word: &str| {
            let plain = word == "0" || !word.starts_with(['0', '+']);
            word.parse::<u8>().ok().filter(|_| plain).ok_or_else(|| ReadError::at("out-of-range", text, word))
        };
        let cell = |x: &str, y: &str| {
            let cell = Cell::at(i32::from(number(x)?), i32::from(number(y)?));
            cell.ok_or_else(|| ReadError::at("out-of-range", text, x))
        };
        let hand = |word: &str| {
            let found = Hand::ALL.iter().find(|(_, known)| *known == word).map(|(hand, _)| *hand);
            found.ok_or_else(|| ReadError::at("bad-hand", text, word))
        };
        Ok(match *words.as_slice() {
            ["move", way] => Action::Move(direction(way)?),
            ["run", way] => Action::Run(direction(way)?),
            ["search"] => Action::Search,
            ["wait"] => Action::Wait,
            ["up"] => Action::Up,
            ["down"] => Action::Down,
            ["open", way] => Action::Open(direction(way)?),
            ["close", way] => Action::Close(direction(way)?),
            ["pickup"] => Action::Pickup,
            ["drop", item] => Action::Drop(letter(item)?),
            ["throw", item, way] => Action::Throw(letter(item)?, direction(way)?),
            ["wield", item] => Action::Wield(letter(item)?),
            ["wear", item] => Action::Wear(letter(item)?),
            ["takeoff"] => Action::TakeOff,
            ["puton", item, side] => Action::PutOn(letter(item)?, hand(side)?),
            ["remove", side] => Action::Remove(hand(side)?),
            ["light", item] => Action::Light(letter(item)?),
            ["refill"] => Action::Refill,
            ["quaff", item] => Action::Quaff(letter(item)?),
            ["read", item] => Action::Read(letter(item)?, None),
            ["read", item, about] => Action::Read(letter(item)?, Some(letter(about)?)),
            ["read", item, x, y] => Action::ReadAt(letter(item)?, cell(x, y)?),
            ["zap", item, x, y] => Action::Zap(letter(item)?, cell(x, y)?),
            ["eat", item] => Action::Eat(letter(item)?),
            _ => return Err(ReadError::at("unknown-action", text, words.first().copied().unwrap_or(text))),
        })
    }
}
