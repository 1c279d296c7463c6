//! The shelf: archives that come from outside, and games kept beside hostile ones.

use super::{
    BETWEEN,
    tables::{MOST_ACTIONS, actions_of},
};
use parlour_catalog::GAMES;
use parlour_kernel::checksum;
use parlour_midend::{
    Controller, Game, Kept, Manners, Moment, SHELF_ROOM, Slot, SlotName, Slots, name_of,
    shelf::{
        Archive, Packed, Place, ShelfView, Taken, entries, pack_games, put_back, rename, take_in, take_text,
    },
};
use parlour_table::{Log, Save, Time};
use std::{cmp::Ordering, collections::BTreeMap, time::Duration};

/// Storage in memory that holds a front end's conditions: names of slots are names of files.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Memory(BTreeMap<(u8, String), String>);

const LAST: u8 = 0;
const LEFT: u8 = 1;
const OVER: u8 = 2;
const ENDED: u8 = 3;

fn key(slot: Slot<'_>) -> (u8, String) {
    match slot {
        Slot::Last => (LAST, String::new()),
        Slot::Left(name) => (LEFT, name.to_string()),
        Slot::Over(name) => (OVER, name.to_string()),
        Slot::Ended => (ENDED, String::new()),
    }
}

impl Memory {
    fn names(&self, kind: u8) -> Vec<SlotName> {
        self.0.keys().filter(|(found, _)| *found == kind).map(|(_, name)| SlotName::new(name)).collect()
    }
}

impl Slots for Memory {
    fn read(&self, slot: Slot<'_>) -> Option<String> {
        self.0.get(&key(slot)).cloned()
    }

    fn write(&mut self, slot: Slot<'_>, text: &str) -> bool {
        let (kind, name) = key(slot);
        let plain = |sign: char| sign.is_ascii_alphanumeric() || "-.".contains(sign);
        let is_named = kind == LAST || kind == ENDED || (!name.is_empty() && !name.starts_with('.'));
        assert!(is_named && name.chars().all(plain), "{name:?} is no name for a file");
        self.0.insert((kind, name), text.to_owned());
        true
    }

    fn remove(&mut self, slot: Slot<'_>) {
        self.0.remove(&key(slot));
    }

    fn left(&self) -> Vec<SlotName> {
        self.names(LEFT)
    }

    fn over(&self) -> Vec<SlotName> {
        self.names(OVER)
    }
}

fn is_costly(text: &str) -> bool {
    Save::read(text).is_ok_and(|save| actions_of(&save) > MOST_ACTIONS)
}

/// An archive is read as far as it is whole, and packs again as itself. All it says is taken in, known, apart or left out, a
/// second time changes nothing, and what is on the shelf then can be listed, searched, named and packed.
pub fn shelf(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let items = Archive::read(&text).map(|archive| archive.items).unwrap_or_default();
    if items.iter().any(|item| is_costly(&item.text)) || is_costly(&text) {
        return;
    }
    let again = Archive::read(&Archive::write(&items)).expect("our own archive");
    assert_eq!((again.items, again.damaged), (items.clone(), 0), "packed and unpacked, differs");
    let mut stores = vec![Memory::default(); GAMES.len()];
    let take = |stores: &mut Vec<Memory>| {
        let told = take_text(&text, &mut |packed: &Packed| {
            let found = GAMES.iter().position(|game| game.id == packed.game);
            match found {
                Some(at) => take_in(&GAMES[at], packed, &mut stores[at]),
                None => Taken::Refused(parlour_kernel::Message::new("load.other-game")),
            }
        });
        assert!(!told.messages().is_empty(), "taken in without a word");
        assert!((told.taken + told.there + told.apart + told.left_out) as usize >= items.len());
    };
    take(&mut stores);
    take(&mut stores);
    let known = stores.clone();
    take(&mut stores);
    assert_eq!(stores, known, "the same archive once more is nothing new");
    for (game, store) in GAMES.iter().zip(&mut stores) {
        listed(game, store);
    }
}

fn listed(game: &'static Game, store: &mut Memory) {
    assert!(store.left().len() <= SHELF_ROOM, "more games than there is room for");
    let found = entries(game, store);
    for entry in &found {
        let _ = entry.preview(game);
    }
    let view = ShelfView { words: "daily".to_owned(), ..ShelfView::default() };
    let shown = view.shown(&found, parlour_catalog::game, Time(0), &|message| message.to_string());
    assert!(shown.len() <= found.len());
    let packed = pack_games(game.id, store);
    let archive = Archive::read(&Archive::write(&packed)).expect("our own archive");
    assert_eq!((archive.items, archive.damaged), (packed, 0), "packed and unpacked, differs");
    if let Some(entry) = found.first() {
        if let Some(text) = rename(store, &entry.place, "a\u{7}name") {
            assert_eq!(
                Save::read(&text).map(|save| save.session().title().to_owned()).ok().as_deref(),
                Some("aname")
            );
        }
        let text = store.read(entry.place.slot()).expect("it is listed");
        store.remove(entry.place.slot());
        assert!(put_back(store, &entry.place, &text), "there is room for one that was just removed");
        assert_eq!(store.read(entry.place.slot()), Some(text), "what is put back is back");
    }
}

/// A game that is brought and kept beside other texts takes nothing from them: a game under way that was there is there
/// afterwards, or is continued by one that is. The first part is brought, the others are there already.
pub fn keep(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let parts: Vec<String> = text
        .split(BETWEEN)
        .take(8)
        .map(|part| part.to_owned() + if part.ends_with('\n') { "" } else { "\n" })
        .collect();
    let Some(Ok(mut table)) =
        parts.first().filter(|part| !is_costly(part)).map(|part| parlour_catalog::load(part))
    else {
        return;
    };
    if parts.iter().any(|part| is_costly(part)) {
        return;
    }
    let game = parlour_catalog::game(table.game()).expect("tables are of games");
    let mut store = Memory::default();
    for (at, part) in parts.iter().enumerate().skip(1) {
        let named =
            Save::read(part).ok().and_then(|save| save.session().puzzle.as_deref().map(str::to_owned));
        let slot = named.unwrap_or_else(|| checksum(part.as_bytes()).to_string());
        let key = if at == 1 { (LAST, String::new()) } else { (LEFT, slot) };
        store.0.insert(key, part.clone());
    }
    let before = store.clone();
    let now = Moment { running: Duration::ZERO, wall: Time(1) };
    let manners = Manners { pause: Duration::ZERO, moves: false, reviews: false, teacher_stays: false };
    let _ = parlour_midend::bring(table.as_mut(), &store, now.wall);
    let mut control = Controller::new(table, manners, now);
    parlour_midend::lay(&mut control, &store);
    let _ = parlour_midend::look(&control, &store);
    let kept = parlour_midend::keep(&mut control, game, &mut store, Time(2));
    let name = name_of(control.table());
    for ((_, slot), text) in &before.0 {
        assert!(is_still_there(game, text, &store, &kept), "{slot} is lost: {kept:?} {name}\n{text}");
    }
    if let Kept::Elsewhere(other) = kept {
        assert!(before.0.values().any(|text| *text == other), "it continued in a text that is nowhere");
    }
    let _ = put_back(&mut store, &Place::Last, &parts[0]);
    listed(game, &mut store);
}

/// Whether a text is still stored, or a game that continues it; one that nobody would go back to may go.
fn is_still_there(game: &Game, text: &str, store: &Memory, kept: &Kept) -> bool {
    let Ok(table) = game.load(text) else { return store.0.values().any(|there| there == text) };
    if !parlour_midend::is_under_way(table.as_ref()) || game.card.mortal && *kept == Kept::EndedElsewhere {
        return true;
    }
    let save = Save::read(text).expect("it loads");
    store.0.values().filter_map(|there| Save::read(there).ok()).any(|there| {
        let further = Log::compare(there.lines(), save.lines());
        matches!(further, Some(Ordering::Equal | Ordering::Greater))
            && (there.setup(), there.seed()) == (save.setup(), save.seed())
    })
}
