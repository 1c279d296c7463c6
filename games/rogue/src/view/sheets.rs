//! The lists that open over the map: the pack, items for a verb, one item, past messages, kinds to guess at.

use super::{
    Ui,
    describe::{about, thing, use_of},
    keys::key,
    verb::{Mode, Verb},
};
use crate::rules::{Class, Hand, Label, Letter, Seen};
use parlour_kernel::Message;
use parlour_scene::{Sheet, SheetEntry};
use std::borrow::Cow;

/// Messages in the history.
const HISTORY: usize = 200;

/// The list of a mode, if it has one.
pub(super) fn sheet(seen: &Seen<'_>, ui: &Ui) -> Option<Sheet> {
    let title = |word: &str| Message::new(format!("rogue.sheet-{word}"));
    let sheet = |id, title, entries| Sheet { id, title, lines: Vec::new(), entries };
    match ui.mode {
        Mode::Walk | Mode::Way(_) | Mode::Aim(..) | Mode::Look(_) => None,
        Mode::Pack => {
            let entries = things(seen, ui, |_, _| true);
            let empty = entries.is_empty().then(|| Message::new("rogue.pack-empty"));
            Some(Sheet { lines: empty.into_iter().collect(), ..sheet("pack", title("pack"), entries) })
        }
        Mode::Choose(verb) => {
            let entries = things(seen, ui, |letter, label| verb.fits(seen, letter, label));
            Some(sheet("choose", title(verb.word()), entries))
        }
        Mode::About(scroll) => {
            let may = |letter: Letter, _: &Label| {
                seen.may(&crate::rules::Action::Read(scroll, Some(letter))).is_ok()
            };
            Some(sheet("choose", title("about"), things(seen, ui, may)))
        }
        Mode::Thing(letter) => {
            let label = seen.carried(letter)?;
            let verbs = Verb::ALL.iter().filter(|(verb, _)| verb.fits(seen, letter, &label));
            let mut entries: Vec<SheetEntry> =
                verbs.map(|(_, word)| entry(*word, key(word), format!("rogue.do-{word}"))).collect();
            entries.extend(taking_off(seen, letter));
            let lines = about(seen, &label).into_iter().chain(use_of(seen, letter)).collect();
            let title = Message::new("rogue.sheet-thing").message("item", thing(ui, &label));
            Some(Sheet { id: "thing", title, lines, entries })
        }
        Mode::Finger => {
            let hand = |(_, word): (Hand, &'static str)| {
                entry(format!("hand-{word}"), &word[..1], format!("rogue.hand-{word}"))
            };
            Some(sheet("choose", title("finger-off"), Hand::ALL.into_iter().map(hand).collect()))
        }
        Mode::Told => {
            let mut lines: Vec<Message> = seen.notes().rev().take(HISTORY).map(super::scene::told).collect();
            lines.reverse();
            Some(Sheet { id: "told", title: title("told"), lines, entries: Vec::new() })
        }
        Mode::Guess(letter) => {
            let label = seen.carried(letter)?;
            let kinds = (0..).zip(label.class.kinds());
            let mut entries: Vec<SheetEntry> = kinds
                .map(|(which, _)| {
                    let letter = char::from(b'a' + which).to_string();
                    let kind = Label { which, known: true, ..label };
                    entry(format!("name-{which}"), letter, format!("rogue.{}", kind.word()))
                })
                .collect();
            entries.push(entry("name-none", "-", "rogue.name-none"));
            let title = Message::new("rogue.sheet-guess").message("item", label.message());
            Some(sheet("guess", title, entries))
        }
    }
}

fn entry(
    command: impl Into<Cow<'static, str>>,
    key: impl Into<Cow<'static, str>>,
    text: impl Into<Cow<'static, str>>,
) -> SheetEntry {
    SheetEntry { command: command.into(), key: key.into(), text: Message::new(text), note: None }
}

/// The items carried, class by class.
fn things(seen: &Seen<'_>, ui: &Ui, fits: impl Fn(Letter, &Label) -> bool) -> Vec<SheetEntry> {
    let mut entries = Vec::new();
    for (class, ..) in Class::ALL {
        let of_class = seen.pack().filter(|(letter, label)| label.class == class && fits(*letter, label));
        entries.extend(of_class.map(|(letter, label)| SheetEntry {
            command: format!("item-{}", letter.letter()).into(),
            key: letter.letter().to_string().into(),
            text: thing(ui, &label),
            note: use_of(seen, letter),
        }));
    }
    entries
}

/// The entry that takes off a worn item.
fn taking_off(seen: &Seen<'_>, letter: Letter) -> Option<SheetEntry> {
    let [_, armor, left, right, _] = seen.equipment().map(|worn| worn == Some(letter));
    match (armor, left || right) {
        (true, _) => Some(entry("takeoff", key("takeoff"), "rogue.do-takeoff")),
        (_, true) => {
            Some(entry(if left { "hand-left" } else { "hand-right" }, key("remove"), "rogue.do-remove"))
        }
        _ => None,
    }
}
