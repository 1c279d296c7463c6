//! Who may write a game, and where it goes. A game has one writer: of two saves of one table, the one whose
//! log continues the other's is newer, and an older one is never written over it. A game that makes room for
//! another goes to the shelf of unfinished games.
//!
//! Decided from texts alone. A front end maps each [`Slot`] to storage, moves bytes, and shows what [`Kept`]
//! says.

use crate::{AnyTable, Controller, Game, Slot, SlotName, Slots, has_goal, shelf::shelve_over};
use parlour_kernel::{Message, checksum};
use parlour_scene::Board;
use parlour_table::{Entry, Log, Save, Session, Time};
use std::cmp::Ordering;

/// How many games of one kind fit on the shelf. Beyond that nothing is dropped: no other game replaces the
/// current one until the player has made room.
pub const SHELF_ROOM: usize = 100;

/// The outcome of storing a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kept {
    /// Stored, or nothing to store.
    Done,
    /// It could not be written. What was there before is still there.
    Failed,
    /// The shelf has no room for the game it would replace; nothing was written.
    ShelfFull,
    /// It continued elsewhere: this is its current save. Nothing was written.
    Elsewhere(String),
    /// It has ended elsewhere, for good. Nothing was written.
    EndedElsewhere,
    /// It continued both elsewhere and here: the other one is on the shelf, and this one is a separate game
    /// from now on.
    Parted,
}

impl Kept {
    /// Whether the game here is still the one that counts.
    pub fn is_ours(&self) -> bool {
        !matches!(self, Kept::Elsewhere(_) | Kept::EndedElsewhere)
    }

    /// What the player is told. Why a write failed is for the front end to say: it knows where it writes.
    pub fn notice(&self) -> Option<Message> {
        let key = match self {
            Kept::Done | Kept::Failed => return None,
            Kept::ShelfFull => "ui.shelf-full",
            Kept::Elsewhere(_) => "ui.elsewhere",
            Kept::EndedElsewhere => "ui.ended-elsewhere",
            Kept::Parted => "ui.parted",
        };
        Some(Message::new(key))
    }
}

/// What to do with a game that came as a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Brought {
    /// Play it.
    Played,
    /// It is already stored here, as far or further: continue this one.
    Known(String),
    /// It has ended for good: review it.
    Viewed,
}

/// A game's unique name, which it keeps for life.
pub fn name_of(table: &dyn AnyTable) -> String {
    let seed = table.seed().map(|seed| seed.to_string());
    name(table.session(), &table.setup(), seed.as_deref())
}

fn name(session: &Session, setup: &str, seed: Option<&str>) -> String {
    let Session { opened: Time(opened), .. } = session;
    let copied = session.copied().unwrap_or_default();
    checksum(format!("{opened} {copied} {} {setup}", seed.unwrap_or_default()).as_bytes()).to_string()
}

pub(crate) fn name_in(save: &Save) -> String {
    name(save.session(), save.setup(), save.seed())
}

/// The first line of a save, which identifies its content.
pub(crate) fn stamp(text: &str) -> &str {
    text.lines().next().unwrap_or_default()
}

/// Whether a game is worth going back to: somebody has begun it, and it is not over.
pub fn is_under_way(table: &dyn AnyTable) -> bool {
    table.outcome().is_none() && table.touched()
}

/// How far a table is compared with a save of it; `None` if they diverged.
pub(crate) fn compare(table: &dyn AnyTable, save: &Save) -> Option<Ordering> {
    Log::compare(&table.log().lines_after(0), save.lines())
}

/// Stores the game on the table. `now` gives a copy its own identity, if one must be made.
pub fn keep(control: &mut Controller, game: &Game, slots: &mut dyn Slots, now: Time) -> Kept {
    if control.is_only_viewed() {
        return Kept::Done;
    }
    let kept = match slots.claim() {
        Some(_claim) => keep_claimed(control, game, slots, now),
        None => Kept::Failed,
    };
    control.note_kept(&kept);
    kept
}

fn keep_claimed(control: &mut Controller, game: &Game, slots: &mut dyn Slots, now: Time) -> Kept {
    let own_name = name_of(control.table());
    if has_ended(control.table(), slots) {
        return Kept::EndedElsewhere;
    }
    let last = slots.read(Slot::Last);
    let is_own = |text: &String| control.is_stamp(text) || is_named(text, &own_name);
    let (own, standing) = match last {
        Some(text) if is_own(&text) => (Some(text), None),
        last => (own_left(control.table(), &own_name, slots), last),
    };
    let mut parted = false;
    if let Some(text) = own.filter(|text| !control.is_stamp(text))
        && let Ok(save) = Save::read(&text)
    {
        match compare(control.table(), &save) {
            Some(further @ (Ordering::Equal | Ordering::Greater)) => {
                let session = control.session_mut();
                // It may have been named meanwhile.
                session.note_title(save.session().title());
                if further == Ordering::Equal {
                    session.played = session.played.max(save.session().played);
                }
            }
            None if control.has_decided() && !control.table().card().mortal => {
                let slot = slot_for(&SlotName::new(&own_name), &text, &save, slots);
                if !slots.write(Slot::Left(&slot), &text) {
                    return Kept::Failed;
                }
                control.session_mut().note_copied(now);
                parted = true;
            }
            Some(Ordering::Less) | None => return Kept::Elsewhere(text),
        }
    }
    if let Some(standing) = standing {
        if !control.has_decided() {
            return Kept::Done;
        }
        match shelve_unless_there(game, slots, &standing) {
            Kept::Done => {}
            failed => return failed,
        }
    }
    match write(control, slots, parted) {
        false => Kept::Failed,
        true if parted => Kept::Parted,
        true => Kept::Done,
    }
}

/// Writes what may be written.
fn write(control: &mut Controller, slots: &mut dyn Slots, parted: bool) -> bool {
    let table = control.table();
    let (save, own_name) = (table.save(), name_of(table));
    let (over, mortal, touched) = (table.outcome().is_some(), table.card().mortal, table.touched());
    let by_name = SlotName::new(&own_name);
    let by_puzzle = table.session().puzzle.as_deref().map(SlotName::new);
    // Its replay is among the finished games before the save goes.
    if over && mortal && shelve_over(table, slots) && end(&own_name, slots) {
        slots.remove(Slot::Last);
        for slot in [Some(by_name), by_puzzle].into_iter().flatten() {
            remove_left(&slot, table, slots);
        }
        control.kept("");
        return true;
    }
    // A finished game is among the others before anything can replace it here; once, since it may be removed there.
    let is_known =
        |text: String| Save::read(&text).is_ok_and(|save| compare(table, &save) == Some(Ordering::Equal));
    let is_news = over && !has_goal(table) && !slots.read(Slot::Last).is_some_and(is_known);
    if (is_news && !shelve_over(table, slots)) || !slots.write(Slot::Last, &save) {
        return false;
    }
    let mut stored = true;
    if let Some(slot) = by_puzzle {
        if over {
            remove_left(&slot, table, slots);
        } else if touched && holds_none_but(&slot, table, slots) {
            stored = slots.write(Slot::Left(&slot), &save);
        }
    }
    if !parted {
        remove_left(&by_name, table, slots);
    }
    control.kept(&save);
    stored
}

/// Whether a slot of an unfinished game holds nothing that the game on the table does not continue.
fn holds_none_but(slot: &SlotName, table: &dyn AnyTable, slots: &dyn Slots) -> bool {
    slots.read(Slot::Left(slot)).is_none_or(|text| is_continued(&text, table))
}

/// Whether the game on the table is the one in a save, and as far or further.
pub(crate) fn is_continued(text: &str, table: &dyn AnyTable) -> bool {
    Save::read(text).is_ok_and(|save| {
        let order = compare(table, &save).filter(|_| name_in(&save) == name_of(table));
        matches!(order, Some(Ordering::Equal | Ordering::Greater))
    })
}

/// Empties a slot of an unfinished game, if it holds the one on the table and nothing beyond.
fn remove_left(slot: &SlotName, table: &dyn AnyTable, slots: &mut dyn Slots) {
    if slots.read(Slot::Left(slot)).is_some_and(|text| is_continued(&text, table)) {
        slots.remove(Slot::Left(slot));
    }
}

/// Puts a text on the shelf unless it is already there, which avoids replaying a long game for nothing.
fn shelve_unless_there(game: &Game, slots: &mut dyn Slots, text: &str) -> Kept {
    let slot = Save::read(text).ok().map(|save| match &save.session().puzzle {
        None => SlotName::new(&name_in(&save)),
        Some(puzzle) => SlotName::new(puzzle),
    });
    let there = slot.and_then(|slot| slots.read(Slot::Left(&slot)));
    if there.as_deref() == Some(text) { Kept::Done } else { shelve(game, slots, text) }
}

/// Whether a save is of the game with a name.
pub(crate) fn is_named(text: &str, wanted: &str) -> bool {
    Save::read(text).is_ok_and(|save| name_in(&save) == wanted)
}

/// The shelved save of the game on a table, if there is one.
pub(crate) fn own_left(table: &dyn AnyTable, own_name: &str, slots: &dyn Slots) -> Option<String> {
    let left = |name: &str| slots.read(Slot::Left(&SlotName::new(name)));
    let by_puzzle = || table.session().puzzle.as_deref().and_then(left);
    let is_own = |text: &String| is_named(text, own_name);
    left(own_name).filter(is_own).or_else(|| by_puzzle().filter(is_own))
}

/// Puts a game on the shelf if it is in progress. What cannot be opened is kept as it is.
pub fn shelve(game: &Game, slots: &mut dyn Slots, text: &str) -> Kept {
    match game.load(text) {
        Ok(table) => shelve_table(table.as_ref(), slots),
        Err(_) => put(&SlotName::of_content(text), text, slots),
    }
}

/// Puts the game on a table on the shelf if it is in progress.
pub fn shelve_table(table: &dyn AnyTable, slots: &mut dyn Slots) -> Kept {
    if !is_under_way(table) || has_started_over(table) {
        return Kept::Done;
    }
    let Some(_claim) = slots.claim() else { return Kept::Failed };
    let (text, own_name) = (table.save(), name_of(table));
    let slot = SlotName::new(table.session().puzzle.as_deref().unwrap_or(&own_name));
    let Ok(save) = Save::read(&text) else { return Kept::Failed };
    let there = slots.read(Slot::Left(&slot)).and_then(|text| Save::read(&text).ok());
    // It is already there, and further.
    if there
        .is_some_and(|there| name_in(&there) == own_name && compare(table, &there) == Some(Ordering::Less))
    {
        return Kept::Done;
    }
    put(&slot_for(&slot, &text, &save, slots), &text, slots)
}

/// The slot for an unfinished game: the one by its name, unless something else is there.
fn slot_for(by_name: &SlotName, text: &str, save: &Save, slots: &dyn Slots) -> SlotName {
    let continues = |there: &Save| {
        let order = Log::compare(save.lines(), there.lines());
        name_in(there) == name_in(save) && matches!(order, Some(Ordering::Equal | Ordering::Greater))
    };
    match slots.read(Slot::Left(by_name)) {
        Some(there) if !Save::read(&there).is_ok_and(|there| continues(&there)) => SlotName::of_content(text),
        _ => by_name.clone(),
    }
}

pub(crate) fn put(slot: &SlotName, text: &str, slots: &mut dyn Slots) -> Kept {
    let Some(_claim) = slots.claim() else { return Kept::Failed };
    let left = slots.left();
    if left.len() >= SHELF_ROOM && !left.iter().any(|there| there == slot) {
        return Kept::ShelfFull;
    }
    if slots.write(Slot::Left(slot), text) { Kept::Done } else { Kept::Failed }
}

/// Whether starting over was the last thing done: then there is nothing to go back to.
fn has_started_over(table: &dyn AnyTable) -> bool {
    let starts_over = |texts: &[String]| {
        let scene = table.scene(None);
        let over = scene.commands.iter().filter(|command| command.starts_over);
        over.into_iter().any(|command| texts.len() == 1 && command.id == texts[0])
    };
    matches!(table.log().records().last(), Some(last) if matches!(&last.entry, Entry::Step(texts) if starts_over(texts)))
}

/// Before a table starts over: its game as a separate copy for the shelf; `None` if there is nothing to go
/// back to.
pub(crate) fn copy_before_start(table: &mut dyn AnyTable, now: Time) -> Option<String> {
    if !is_under_way(table) || has_started_over(table) {
        return None;
    }
    let notes = table.session().notes.clone();
    table.session_mut().note_copied(now);
    let copy = table.save();
    table.session_mut().notes = notes;
    Some(copy)
}

/// Tells a newly opened table whether it is the last game as stored; if not, somebody chose it.
pub fn lay(control: &mut Controller, slots: &dyn Slots) {
    let own_name = name_of(control.table());
    let last = slots.read(Slot::Last).filter(|text| is_named(text, &own_name));
    let is_equal = |save: Save| compare(control.table(), &save) == Some(Ordering::Equal);
    match last.filter(|text| Save::read(text).is_ok_and(is_equal)) {
        Some(text) => control.kept(&text),
        None => control.choose(),
    }
}

/// Checks whether the game on the table continued elsewhere: what [`keep`] would find, without storing
/// anything.
pub fn look(control: &Controller, slots: &dyn Slots) -> Kept {
    let table = control.table();
    if control.is_only_viewed() {
        return Kept::Done;
    }
    if has_ended(table, slots) {
        return Kept::EndedElsewhere;
    }
    let own_name = name_of(table);
    let last = slots.read(Slot::Last).filter(|text| control.is_stamp(text) || is_named(text, &own_name));
    let own = last.or_else(|| own_left(table, &own_name, slots)).filter(|text| !control.is_stamp(text));
    let further =
        |text: &String| Save::read(text).is_ok_and(|save| compare(table, &save) == Some(Ordering::Less));
    own.filter(further).map_or(Kept::Done, Kept::Elsewhere)
}

/// Stores the game again if another place wrote over it at the very moment it was stored: then both are kept. Only storage
/// whose claims hold nobody back needs this.
pub fn reclaim(control: &mut Controller, game: &Game, slots: &mut dyn Slots, now: Time) -> Kept {
    let table = control.table();
    if control.is_only_viewed() || table.card().mortal || !table.touched() {
        return Kept::Done;
    }
    let own_name = name_of(table);
    let last = slots.read(Slot::Last).and_then(|text| Save::read(&text).ok());
    let is_lost = last.is_some_and(|last| name_in(&last) == own_name && compare(table, &last).is_none());
    if !is_lost {
        return Kept::Done;
    }
    control.choose();
    keep(control, game, slots, now)
}

/// Decides about a game that came as text, such as by a link. One that is stored here in another state is
/// brought as a copy; a game with a permanent ending is ranked only where it was begun.
pub fn bring(table: &mut dyn AnyTable, slots: &dyn Slots, now: Time) -> Brought {
    let mortal = table.card().mortal;
    let own_name = name_of(table);
    if mortal && (table.outcome().is_some() || has_ended(table, slots)) {
        return Brought::Viewed;
    }
    let last = slots.read(Slot::Last).filter(|text| is_named(text, &own_name));
    let known = last.or_else(|| own_left(table, &own_name, slots));
    let known = known.and_then(|text| Save::read(&text).ok().map(|save| (compare(table, &save), text)));
    match known {
        Some((Some(Ordering::Equal), text)) => return Brought::Known(text),
        Some((Some(Ordering::Less), text)) if mortal => return Brought::Known(text),
        Some((Some(Ordering::Greater), _)) => {}
        Some(_) => table.session_mut().note_copied(now),
        None if mortal && table.touched() => table.session_mut().note_copied(now),
        None => {}
    }
    if table.outcome().is_some() {
        table.session_mut().note_brought();
    }
    Brought::Played
}

/// How many ended games with permanent endings are remembered by name; older ones are forgotten.
const ENDED_KEPT: usize = 2000;

pub(crate) fn has_ended(table: &dyn AnyTable, slots: &dyn Slots) -> bool {
    let is_named = |text: String| text.split_whitespace().any(|ended| ended == name_of(table));
    table.card().mortal && table.outcome().is_none() && slots.read(Slot::Ended).is_some_and(is_named)
}

pub(crate) fn end(own_name: &str, slots: &mut dyn Slots) -> bool {
    let text = slots.read(Slot::Ended).unwrap_or_default();
    let mut ended: Vec<&str> = text.split_whitespace().filter(|ended| *ended != own_name).collect();
    ended.push(own_name);
    let from = ended.len().saturating_sub(ENDED_KEPT);
    slots.write(Slot::Ended, &ended[from..].join(" "))
}

/// A game's progress, for lists: its own status line, and how much is done.
pub fn standing(table: &dyn AnyTable) -> Vec<Message> {
    let scene = table.scene(None);
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let done = match &scene.board {
        Board::Grid(grid) => {
            let own = || grid.cells.iter().filter(|cell| !cell.hole && !cell.given);
            let filled = own().filter(|cell| cell.value.is_some()).count();
            Message::new("ui.shelf-filled").int("n", count(filled)).int("all", count(own().count()))
        }
        _ => Message::new("ui.shelf-steps").int("n", count(table.line().len())),
    };
    scene.lines.into_iter().find_map(|line| line.text).into_iter().chain([done]).collect()
}
