//! Saves in local storage. The middle end decides what may be written, and where; this has the storage keys,
//! and what the start page shows of an unfinished game without opening it: its status line and a picture.

use crate::{board::Miniature, browser};
use parlour_kernel::Message;
use parlour_midend::{AnyTable, Controller, Game, Kept, LeftGame, Slot, Slots, Stock, Stocked};

/// One game's entries in local storage.
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
            Slot::Ended => format!("parlour.ended.{game}"),
        }
    }

    fn left_prefix(&self) -> String {
        format!("parlour.left.{}.", self.0)
    }

    /// Whether a storage key is one of these.
    pub fn has(&self, key: &str) -> bool {
        let own = [Slot::Last, Slot::Ended].map(|slot| self.key(slot));
        own.iter().any(|own| own == key) || key.starts_with(&self.left_prefix())
    }
}

impl Slots for Texts {
    fn read(&self, slot: Slot<'_>) -> Option<String> {
        browser::recall(&self.key(slot))
    }

    fn write(&mut self, slot: Slot<'_>, text: &str) -> bool {
        browser::keep(&self.key(slot), text)
    }

    fn remove(&mut self, slot: Slot<'_>) {
        browser::forget(&self.key(slot));
    }

    fn left(&self) -> Vec<String> {
        browser::keys_after(&self.left_prefix())
    }
}

/// The save of the last game.
pub fn recall(game: &'static str) -> Option<String> {
    Texts(game).read(Slot::Last)
}

/// The save of a game on the shelf.
pub fn recall_left(game: &'static str, slot: &str) -> Option<String> {
    Texts(game).read(Slot::Left(slot))
}

/// Puts a save back on the shelf; false if there is no room any more.
pub fn put_back(game: &'static str, slot: &str, text: &str) -> bool {
    Texts(game).write(Slot::Left(slot), text)
}

/// Removes a game from the shelf.
pub fn forget_left(game: &'static str, slot: &str) {
    Texts(game).remove(Slot::Left(slot));
}

/// The games on the shelf, newest first.
pub fn shelf(game: &'static str) -> Vec<LeftGame> {
    parlour_midend::games_left(&Texts(game))
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

/// Moves an unreadable save out of the way, so that it is not lost.
pub fn put_aside(game: &'static str, damaged: &str) {
    let key = format!("parlour.damaged.{game}");
    match browser::recall(&key).filter(|other| other != damaged) {
        None => drop(browser::keep(&key, damaged)),
        // The one set aside earlier stays there; this one goes to the shelf.
        Some(_) => drop(parlour_catalog::game(game).map(|game| shelve(game, damaged))),
    }
    browser::forget(&Texts(game).key(Slot::Last));
}
