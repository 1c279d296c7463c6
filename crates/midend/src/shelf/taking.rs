//! Taking in games that come as texts, one or an archive of them. Nothing that is here is written over by less: of two saves
//! of one game the further one stays, and games that went different ways both do.

use super::{Archive, ArchiveError, Item, Packed, finished::shelve_over, over_name};
use crate::{
    AnyTable, Game, Kept, Slot, SlotName, Slots,
    keeping::{compare, end, has_ended, is_named, own_left, put},
    name_of,
    received::save_in,
    shelve_table,
};
use parlour_kernel::{Fault, Message};
use parlour_table::{LoadError, Save};
use std::cmp::Ordering;

/// What became of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Taken {
    /// It is here now.
    In,
    /// It was here already, as far or further.
    There,
    /// It cannot be opened; it lies on the shelf apart from the others.
    Apart(LoadError),
    /// There is no room for it.
    Full,
    /// It cannot be taken in, and why.
    Refused(Message),
}

/// What became of several texts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TakenIn {
    /// How many are here now.
    pub taken: u32,
    /// How many were here already.
    pub there: u32,
    /// How many lie apart, as they cannot be opened.
    pub apart: u32,
    /// How many were left out: no room, damaged, or nothing known here.
    pub left_out: u32,
    /// Why, each reason once.
    pub reasons: Vec<Message>,
}

impl TakenIn {
    /// Counts one more text.
    pub fn count(&mut self, taken: Taken) {
        let why = match taken {
            Taken::In => {
                self.taken += 1;
                return;
            }
            Taken::There => {
                self.there += 1;
                return;
            }
            Taken::Apart(error) => {
                self.apart += 1;
                error.message()
            }
            Taken::Full => {
                self.left_out += 1;
                Message::new("ui.shelf-no-room")
            }
            Taken::Refused(why) => {
                self.left_out += 1;
                why
            }
        };
        if !self.reasons.contains(&why) {
            self.reasons.push(why);
        }
    }

    /// Adds what became of more texts.
    pub fn add(&mut self, more: TakenIn) {
        self.taken += more.taken;
        self.there += more.there;
        self.apart += more.apart;
        self.left_out += more.left_out;
        self.reasons
            .extend(more.reasons.into_iter().filter(|why| !self.reasons.contains(why)).collect::<Vec<_>>());
    }

    /// Counts items of an archive that are damaged or missing.
    fn count_damaged(&mut self, damaged: usize) {
        for _ in 0..damaged {
            self.count(Taken::Refused(Message::new("ui.shelf-item-damaged")));
        }
    }

    /// What is told about it.
    pub fn messages(&self) -> Vec<Message> {
        let counts = [
            ("ui.shelf-taken", self.taken),
            ("ui.shelf-there", self.there),
            ("ui.shelf-apart", self.apart),
            ("ui.shelf-left-out", self.left_out),
        ];
        let any = counts.iter().any(|(_, count)| *count > 0);
        let told = counts.into_iter().filter(|(key, count)| *count > 0 || (!any && *key == "ui.shelf-taken"));
        let told = told.map(|(key, count)| Message::new(key).int("n", count));
        told.chain(self.reasons.iter().cloned()).collect()
    }
}

/// Takes in a text that a person brought: a save, or an archive of many. `take` is asked about every item.
pub fn take_text(text: &str, take: &mut dyn FnMut(&Packed) -> Taken) -> TakenIn {
    let mut told = TakenIn::default();
    match Archive::read(text) {
        Ok(archive) => {
            archive.items.iter().for_each(|item| told.count(take(item)));
            told.count_damaged(archive.damaged);
        }
        Err(error @ ArchiveError::Newer(_)) => told.count(Taken::Refused(error.message())),
        Err(error @ ArchiveError::NotOne) => told.count(match save_in(text) {
            None => Taken::Refused(error.message()),
            Some(text) => match Save::read(&text) {
                Ok(save) => {
                    let game = save.game().to_owned();
                    take(&Packed { item: Item::Left, game, name: String::new(), text })
                }
                // Of which game it is can no longer be told.
                Err(damaged) => Taken::Refused(damaged.message()),
            },
        }),
    }
    told
}

/// Takes in one item of an archive, or a save that came alone, if it is about games of this kind; other items are for the
/// front end.
pub fn take_in(game: &Game, packed: &Packed, slots: &mut dyn Slots) -> Taken {
    let Some(_claim) = slots.claim() else { return Taken::Full };
    match packed.item {
        Item::Ended => take_ended(&packed.text, slots),
        Item::Left | Item::Over => take_game(game, &packed.text, slots),
        Item::Statistics | Item::Solved | Item::Settings | Item::Unknown => {
            Taken::Refused(Message::new("ui.shelf-item-unknown"))
        }
    }
}

fn take_ended(names: &str, slots: &mut dyn Slots) -> Taken {
    let known = slots.read(Slot::Ended).unwrap_or_default();
    let is_new = |name: &&str| !known.split_whitespace().any(|known| known == *name);
    let mut new = names.split_whitespace().filter(is_new).peekable();
    if new.peek().is_none() {
        return Taken::There;
    }
    if new.all(|name| end(name, slots)) { Taken::In } else { Taken::Full }
}

fn take_game(game: &Game, text: &str, slots: &mut dyn Slots) -> Taken {
    match game.load(text) {
        Ok(table) if table.outcome().is_some() => take_over(table.as_ref(), slots),
        Ok(mut table) => take_left(table.as_mut(), slots),
        Err(error @ LoadError::OtherGame(_)) => Taken::Refused(error.message()),
        Err(error) => {
            let slot = SlotName::of_content(text);
            match slots.read(Slot::Left(&slot)) {
                Some(there) if there == text => Taken::There,
                _ => from_kept(&put(&slot, text, slots), Taken::Apart(error)),
            }
        }
    }
}

fn from_kept(kept: &Kept, done: Taken) -> Taken {
    if *kept == Kept::Done { done } else { Taken::Full }
}

fn take_over(table: &dyn AnyTable, slots: &mut dyn Slots) -> Taken {
    let name = over_name(table);
    let there = slots.read(Slot::Over(&name)).and_then(|text| Save::read(&text).ok());
    match there.and_then(|there| compare(table, &there)) {
        Some(Ordering::Equal | Ordering::Less) => Taken::There,
        _ if shelve_over(table, slots) => Taken::In,
        _ => Taken::Full,
    }
}

fn take_left(table: &mut dyn AnyTable, slots: &mut dyn Slots) -> Taken {
    if !table.touched() {
        return Taken::There;
    }
    let (mortal, own_name) = (table.card().mortal, name_of(table));
    if has_ended(table, slots) {
        return Taken::Refused(Message::new("ui.ended-elsewhere"));
    }
    let last = slots.read(Slot::Last).filter(|text| is_named(text, &own_name));
    let on_table = last.is_some();
    let known = last.or_else(|| own_left(table, &own_name, slots));
    let known = known.and_then(|text| Save::read(&text).ok());
    match known.map(|save| compare(table, &save)) {
        Some(Some(Ordering::Equal | Ordering::Less)) => return Taken::There,
        Some(Some(Ordering::Greater)) if on_table => {
            let text = table.save();
            return if slots.write(Slot::Last, &text) { Taken::In } else { Taken::Full };
        }
        // It went two ways, or it is a run that only counts where it was begun: this is a copy, the same one however often
        // it comes.
        Some(None) => mark_as_copy(table),
        None if mortal => mark_as_copy(table),
        Some(Some(Ordering::Greater)) | None => {}
    }
    let copy = own_left(table, &name_of(table), slots).and_then(|text| Save::read(&text).ok());
    match copy.and_then(|save| compare(table, &save)) {
        Some(Ordering::Equal | Ordering::Less) => Taken::There,
        _ => from_kept(&shelve_table(table, slots), Taken::In),
    }
}

fn mark_as_copy(table: &mut dyn AnyTable) {
    let last = table.log().last();
    table.session_mut().note_copied(last);
}
