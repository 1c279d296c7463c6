//! The law of every storage: a text is read from the slot it was written to and from no other, whatever names come from
//! texts.

use crate::{Slot, SlotName, Slots};

/// Names that a hostile save, link or file could bring.
const HOSTILE: [&str; 22] = [
    "",
    ".",
    "..",
    "../../../../../../../../parlour-hostile",
    "/parlour-hostile",
    "/etc/passwd",
    "left/../../x",
    "left\\..\\x",
    "C:\\x",
    "a/b",
    "a\0b",
    "a\nb",
    "\u{1b}[2J",
    "\u{202e}evas",
    ".lock",
    "ended",
    "replay-0",
    "replay-0123456789abcdef.7",
    "nul",
    "-rf",
    "first-steps-1",
    "2026-11-19-easy",
];

/// Writes, reads and removes texts under hostile names, in slots that were empty.
///
/// # Panics
/// If two slots share a text, or one of them loses its own.
pub fn slots_are_apart(slots: &mut dyn Slots) {
    let long = "a".repeat(5000);
    let names: Vec<SlotName> = HOSTILE.iter().copied().chain([long.as_str()]).map(SlotName::new).collect();
    let _claim = slots.claim().expect("nobody else has a claim");
    let all = || {
        let games = names.iter().flat_map(|name| [Slot::Left(name), Slot::Over(name)]);
        games.chain([Slot::Last, Slot::Ended])
    };
    for (number, slot) in all().enumerate() {
        assert_eq!(slots.read(slot), None, "{slot:?} was not empty");
        assert!(slots.write(slot, &number.to_string()), "{slot:?}");
    }
    for (number, slot) in all().enumerate() {
        assert_eq!(slots.read(slot), Some(number.to_string()), "{slot:?}");
    }
    let listed = |mut listed: Vec<SlotName>| {
        listed.sort();
        listed
    };
    let mut left = slots.left();
    left.extend(slots.puzzles());
    assert_eq!(listed(left), listed(names.clone()));
    assert_eq!(listed(slots.over()), listed(names.clone()));
    for (number, slot) in all().enumerate() {
        slots.remove(slot);
        assert_eq!(slots.read(slot), None, "{slot:?}");
        for (other, slot) in all().enumerate().skip(number + 1) {
            assert_eq!(slots.read(slot), Some(other.to_string()), "{slot:?}");
        }
    }
}
