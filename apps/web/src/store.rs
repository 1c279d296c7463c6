//! Saves in the browser. The middle end decides what may be written, and where; this has the storage keys, and what the start
//! page shows of an unfinished game without opening it: its status line and a picture. The games of the shelf are in
//! `js/kept.js`, everything else in local storage.

use crate::{board::Miniature, browser, javascript};
use parlour_kernel::Message;
use parlour_midend::{
    AnyTable, Controller, EndingChange, Game, Kept, Replay, Slot, SlotName, Slots, Stock, Stocked, has_goal,
    shelf::{self, Entry, Place},
};
use std::{cell::RefCell, collections::BTreeMap};

thread_local! {
    /// Games that could not be stored, by their kind: they last as long as this tab.
    static UNSTORED: RefCell<BTreeMap<&'static str, String>> = const { RefCell::new(BTreeMap::new()) };
}

/// The game that could not be stored, if there is one.
pub fn unstored(game: &'static str) -> Option<String> {
    UNSTORED.with_borrow(|texts| texts.get(game).cloned())
}

/// Gives up the game that could not be stored.
pub fn give_up(game: &'static str) {
    UNSTORED.with_borrow_mut(|texts| drop(texts.remove(game)));
}

/// One game's entries in storage.
pub struct Texts(&'static str);

impl Texts {
    pub fn of(game: &'static str) -> Self {
        Texts(game)
    }

    fn key(&self, slot: Slot<'_>) -> String {
        let Texts(game) = self;
        match slot {
            Slot::Last => format!("parlour.save.{game}"),
            Slot::Left(name) => format!("{}{name}", self.left_prefix()),
            Slot::Over(name) => format!("{}{name}", self.over_prefix()),
            Slot::Ended => format!("parlour.ended.{game}"),
        }
    }

    fn left_prefix(&self) -> String {
        format!("parlour.left.{}.", self.0)
    }

    fn over_prefix(&self) -> String {
        format!("parlour.over.{}.", self.0)
    }

    /// Whether a storage key is one of these.
    pub fn has(&self, key: &str) -> bool {
        let own = [Slot::Last, Slot::Ended].map(|slot| self.key(slot));
        own.iter().any(|own| own == key) || key.starts_with(&self.left_prefix())
    }
}

impl Slots for Texts {
    fn read(&self, slot: Slot<'_>) -> Option<String> {
        let key = self.key(slot);
        if is_on_shelf(slot) { javascript::kept_text(&key) } else { browser::recall(&key) }
    }

    fn write(&mut self, slot: Slot<'_>, text: &str) -> bool {
        let key = self.key(slot);
        if is_on_shelf(slot) {
            return javascript::keep_text(&key, text);
        }
        let kept = browser::keep(&key, text);
        if slot == Slot::Last {
            let unstored = (!kept).then(|| text.to_owned());
            UNSTORED.with_borrow_mut(|texts| match unstored {
                Some(text) => drop(texts.insert(self.0, text)),
                None => drop(texts.remove(self.0)),
            });
        }
        kept
    }

    fn remove(&mut self, slot: Slot<'_>) {
        let key = self.key(slot);
        if is_on_shelf(slot) { javascript::forget_text(&key) } else { browser::forget(&key) }
    }

    fn left(&self) -> Vec<SlotName> {
        slots_with(&self.left_prefix())
    }

    fn over(&self) -> Vec<SlotName> {
        slots_with(&self.over_prefix())
    }
}

/// The slots whose keys begin so; other keys belong to no slot.
fn slots_with(prefix: &str) -> Vec<SlotName> {
    let slot = |name: String| Some(SlotName::new(&name)).filter(|slot| **slot == *name);
    javascript::kept_keys(prefix).into_iter().filter_map(slot).collect()
}

/// Whether a slot is among the many, which have a database of their own; the few others are in local storage.
fn is_on_shelf(slot: Slot<'_>) -> bool {
    matches!(slot, Slot::Left(_) | Slot::Over(_))
}

/// The save of the last game.
pub fn recall(game: &'static str) -> Option<String> {
    Texts(game).read(Slot::Last)
}

/// The save of a game on the shelf.
pub fn recall_left(game: &'static str, slot: &str) -> Option<String> {
    Texts(game).read(Slot::Left(&SlotName::new(slot)))
}

/// The save of a finished game.
pub fn recall_over(game: &'static str, name: &str) -> Option<String> {
    Texts(game).read(Slot::Over(&SlotName::new(name)))
}

/// Keeps a game that has just ended, or lets go of it where its end was undone. How it can be replayed; `None` if there was
/// no room for it.
pub fn follow_ending(change: EndingChange, table: &dyn AnyTable) -> Option<Replay> {
    match shelf::follow_ending(change, table, &mut Texts(table.game())) {
        Kept::Done if has_goal(table) => Some(Replay::None),
        Kept::Done => Some(Replay::File(shelf::over_name(table).to_string())),
        _ => None,
    }
}

/// Removes a game from the shelf.
pub fn forget_left(game: &'static str, slot: &str) {
    Texts(game).remove(Slot::Left(&SlotName::new(slot)));
}

/// Saves the game on a table.
pub fn keep(control: &mut Controller, game: &'static Game) -> Kept {
    let kept = parlour_midend::keep(control, game, &mut Texts(game.id), browser::now());
    if matches!(kept, Kept::Done | Kept::Parted) && !control.is_only_viewed() {
        keep_status(control.table());
    }
    kept
}

/// Puts a game on the shelf if it is in progress.
pub fn shelve(game: &'static Game, text: &str) -> Kept {
    parlour_midend::shelve(game, &mut Texts(game.id), text)
}

/// Moves the game on a table to the shelf if it is in progress.
pub fn make_room(table: &dyn AnyTable) -> Kept {
    parlour_midend::shelve_table(table, &mut Texts(table.game()))
}

/// Games that were made ahead, of all kinds.
const STOCK: &str = "parlour.stock";

fn stock() -> Stock {
    Stock::read(&browser::recall(STOCK).unwrap_or_default())
}

/// Takes a game that was made ahead.
pub fn take_stocked(game: &Game, wish: &str) -> Option<Stocked> {
    let mut stock = stock();
    let taken = stock.take(game, wish)?;
    browser::keep(STOCK, &stock.written());
    Some(taken)
}

/// The wish of the next game to be made ahead.
pub fn missing_in_stock(game: &Game, last: &str) -> Option<String> {
    stock().missing(game, last)
}

/// Keeps a game that was made ahead; false if there is no room.
pub fn put_in_stock(game: &Game, wish: &str, seed: u64, setup: String, grade: String) -> bool {
    // Another tab may have changed it meanwhile.
    let mut stock = stock();
    stock.put(game, wish, seed, setup, grade);
    browser::keep(STOCK, &stock.written())
}

/// Whether a run of a game with permanent endings has ever ended here.
pub fn has_ended(game: &'static str) -> bool {
    Texts(game).read(Slot::Ended).is_some()
}

fn status_key(game: &str) -> String {
    format!("parlour.status.{game}")
}

fn picture_key(game: &str) -> String {
    format!("parlour.picture.{game}")
}

/// Stores what the start page shows of a game, which opens none; removes it if no game is in progress.
fn keep_status(table: &dyn AnyTable) {
    let keys = [status_key(table.game()), picture_key(table.game())];
    if !parlour_midend::is_under_way(table) {
        return keys.iter().for_each(|key| browser::forget(key));
    }
    let scene = table.scene(None);
    let picture = serde_json::to_string(&Miniature::of(&scene.board));
    let line = serde_json::to_string(&scene.lines.into_iter().find_map(|line| line.text));
    for (key, text) in keys.iter().zip([line, picture]) {
        // Without storage the start page shows a new game.
        drop(text.map(|text| browser::keep(key, &text)));
    }
}

/// The unfinished game, as shown on the start page.
pub struct Left {
    /// The game's status line, if it has one.
    pub status: Option<Message>,
    /// Its board; none if an earlier version of the page stored the game.
    pub picture: Option<Miniature>,
}

/// The unfinished game, if there is one.
pub fn recall_status(game: &str) -> Option<Left> {
    let status = serde_json::from_str(&browser::recall(&status_key(game))?).ok()?;
    let picture = browser::recall(&picture_key(game)).and_then(|text| serde_json::from_str(&text).ok());
    Some(Left { status, picture })
}

/// Removes a game from the shelf; false if it was played on meanwhile.
pub fn remove(entry: &Entry) -> bool {
    let removed = shelf::remove(&mut Texts(entry.game), &entry.place, &entry.text);
    if removed && entry.place == Place::Last {
        for key in [status_key(entry.game), picture_key(entry.game)] {
            browser::forget(&key);
        }
    }
    removed
}

/// Puts a removed game back; false if there is no room any more.
pub fn put_back(game: &'static Game, entry: &Entry) -> bool {
    let back = shelf::put_back(&mut Texts(game.id), &entry.place, &entry.text);
    if back && entry.place == Place::Last && recall(game.id).as_ref() == Some(&entry.text) {
        // The start page shows it again.
        drop(game.load(&entry.text).map(|table| keep_status(table.as_ref())));
    }
    back
}

fn damaged_key(game: &str) -> String {
    format!("parlour.damaged.{game}")
}

/// Puts a save that was set aside on the shelf, apart from the others.
pub fn shelve_aside(game: &'static Game) {
    let key = damaged_key(game.id);
    if browser::recall(&key).is_some_and(|text| shelve(game, &text) == Kept::Done) {
        browser::forget(&key);
    }
}

/// Moves an unreadable save out of the way, so that it is not lost.
pub fn put_aside(game: &'static str, damaged: &str) {
    let key = damaged_key(game);
    match browser::recall(&key).filter(|other| other != damaged) {
        None => drop(browser::keep(&key, damaged)),
        // The one set aside earlier stays there; this one goes to the shelf.
        Some(_) => drop(parlour_catalog::game(game).map(|game| shelve(game, damaged))),
    }
    browser::forget(&Texts(game).key(Slot::Last));
}
