//! Storage as the middle end sees it: a text in each slot. A front end maps slots to files or keys and moves bytes.

use parlour_kernel::checksum;
use std::{any::Any, fmt, ops::Deref};

/// The name of a stored game, fit for a file name or a storage key. Names that are not are replaced by their checksum.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct SlotName(String);

impl SlotName {
    /// Longer names are replaced.
    const LONGEST: usize = 120;

    /// The name for a text.
    pub fn new(text: &str) -> Self {
        SlotName(if is_plain(text) { text.to_owned() } else { checksum(text.as_bytes()).to_string() })
    }

    /// The name of whatever has this text.
    pub(crate) fn of_content(text: &str) -> Self {
        SlotName(checksum(text.as_bytes()).to_string())
    }
}

/// Whether a name is one part of a path on every system and means nothing else there.
fn is_plain(name: &str) -> bool {
    // Beyond ASCII by blocks, which leave out signs that are not seen: tables of all letters are large.
    let fits = |letter: char| match letter {
        '\0'..='\u{bf}' => letter.is_ascii_alphanumeric() || " -_.,()+=@~".contains(letter),
        _ => matches!(letter, '\u{c0}'..='\u{1fff}' | '\u{3000}'..='\u{d7ff}'),
    };
    let stem = name.split('.').next().unwrap_or_default();
    let is_device = |known: &&str| stem.eq_ignore_ascii_case(known);
    let numbered =
        |start: &str| stem.get(..3).is_some_and(|head| head.eq_ignore_ascii_case(start)) && stem.len() == 4;
    (1..=SlotName::LONGEST).contains(&name.len())
        && name.chars().all(fits)
        && !name.starts_with(['.', ' ', '-'])
        && !name.ends_with(['.', ' '])
        && !["con", "prn", "aux", "nul"].iter().any(is_device)
        && !numbered("com")
        && !numbered("lpt")
}

impl Deref for SlotName {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for SlotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self)
    }
}

/// A storage slot of one kind of game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slot<'a> {
    /// The game played last.
    Last,
    /// An unfinished game, by the name of its puzzle or its own.
    Left(&'a SlotName),
    /// A finished game, by its name and the length of its log.
    Over(&'a SlotName),
    /// The names of games with permanent endings that have ended.
    Ended,
}

/// A claim on a game's slots, until it is dropped.
#[derive(Default)]
pub struct Claim {
    _held: Option<Box<dyn Any>>,
}

impl Claim {
    /// A claim that lasts as long as a value.
    pub fn on(held: impl Any) -> Self {
        Claim { _held: Some(Box::new(held)) }
    }
}

impl fmt::Debug for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Claim")
    }
}

/// A front end's storage for one kind of game.
pub trait Slots {
    /// Keeps others from writing while this is held; `None` if that cannot be had, so that nothing may be written.
    /// Storage that nobody else can write to meanwhile needs no more than the default. Claims of one value nest.
    fn claim(&self) -> Option<Claim> {
        Some(Claim::default())
    }
    /// The text in a slot, if any.
    fn read(&self, slot: Slot<'_>) -> Option<String>;
    /// Writes a text to a slot; false if that failed, with nothing changed.
    fn write(&mut self, slot: Slot<'_>, text: &str) -> bool;
    /// Empties a slot.
    fn remove(&mut self, slot: Slot<'_>);
    /// The names of all slots with unfinished games.
    fn left(&self) -> Vec<SlotName>;
    /// The names of all slots with finished games.
    fn over(&self) -> Vec<SlotName>;
    /// The names of further slots for unfinished games, where named puzzles have a place of their own whether
    /// finished or not.
    fn puzzles(&self) -> Vec<SlotName> {
        Vec::new()
    }
}

#[cfg(test)]
mod tests {
    use super::SlotName;

    #[test]
    fn plain_names_stay_and_others_become_checksums() {
        for name in [
            "0123456789abcdef.12",
            "2026-11-19-easy",
            "first-steps-1",
            "copy of a game (2)",
            "füße",
            "combat",
        ] {
            assert_eq!(&*SlotName::new(name), name);
        }
        let long = "a".repeat(SlotName::LONGEST + 1);
        let hostile = [
            "",
            ".",
            "..",
            "../x",
            "/etc/x",
            "a/b",
            "a\\b",
            "a\0",
            "a\nb",
            "c:x",
            "-rf",
            "x.",
            " x",
            ".hidden",
            "nul",
            "NUL.save",
            "com1",
            "Lpt9.x",
            "a*",
            "\u{202e}a",
            &long,
        ];
        for name in hostile {
            let slot = SlotName::new(name);
            assert!(slot.len() == 16 && slot.bytes().all(|byte| byte.is_ascii_hexdigit()), "{name:?}");
        }
    }
}
