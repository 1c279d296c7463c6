//! The shelf: games under way and finished, across games, with a thumbnail. Players find them here, go on with them, look
//! back at them, name, remove, save and bring them.

mod draw;
mod moving;

use super::{Go, Screen, game::Table};
use crate::{hits::Target, house::House, keys::Press};
use parlour_catalog::GAMES;
use parlour_kernel::{Fault, Message};
use parlour_midend::{
    Slots, Words,
    shelf::{
        Entry, Kind, Place, Preview, ShelfView, TITLE_LETTERS, all_at_once, entries, put_back, remove,
        rename, verify,
    },
    turned,
};
use parlour_scene::Day;
use parlour_table::{LoadError, Save};

/// Longer paths are not typed.
const LONGEST: usize = 400;

/// What is being typed, letter by letter.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Typing {
    Find,
    Name,
    /// The path to save one game to.
    Save,
    /// The path to save everything to.
    SaveAll,
    /// The path of a file to bring.
    Bring,
}

pub(crate) struct KeptGames {
    entries: Vec<Entry>,
    /// Which of them the player has removed.
    gone: Vec<bool>,
    view: ShelfView,
    /// The places of the entries that match the search.
    shown: Vec<usize>,
    /// The selected one among those.
    at: usize,
    /// What is seen of the selected entry.
    preview: Option<Result<Preview, LoadError>>,
    typing: Option<(Typing, String)>,
    told: Vec<Message>,
}

impl KeptGames {
    pub fn new(house: &House) -> Self {
        let mut screen = KeptGames {
            entries: Vec::new(),
            gone: Vec::new(),
            view: ShelfView::default(),
            shown: Vec::new(),
            at: 0,
            preview: None,
            typing: None,
            told: Vec::new(),
        };
        screen.look(house);
        screen
    }

    pub fn has_any(house: &House) -> bool {
        GAMES.iter().any(|game| {
            let files = house.store.usual_files(game.id);
            !files.left().is_empty() || !files.over().is_empty()
        })
    }

    /// Finds out what is stored.
    fn look(&mut self, house: &House) {
        self.entries =
            GAMES.iter().flat_map(|game| entries(game, &house.store.usual_files(game.id))).collect();
        self.gone = vec![false; self.entries.len()];
        self.search(house);
    }

    /// A game may have been played meanwhile.
    pub fn comes_to_front(&mut self, house: &House) {
        let at = self.at;
        self.look(house);
        self.choose(at);
    }

    /// Finds what matches the search.
    fn search(&mut self, house: &House) {
        let say = |message: &Message| house.say(message);
        self.shown = self.view.shown(&self.entries, parlour_catalog::game, house.now().wall, &say);
        self.choose(0);
    }

    fn choose(&mut self, at: usize) {
        self.at = at.min(self.shown.len().saturating_sub(1));
        self.preview = self.selected().map(|entry| match parlour_catalog::game(entry.game) {
            Some(game) => entry.preview(game),
            None => Err(LoadError::OtherGame(entry.game.to_owned())),
        });
    }

    fn selected(&self) -> Option<&Entry> {
        self.shown.get(self.at).map(|index| &self.entries[*index])
    }

    /// The selected entry, unless it was removed.
    fn standing(&self) -> Option<&Entry> {
        self.selected().filter(|_| !self.is_gone())
    }

    fn is_gone(&self) -> bool {
        self.shown.get(self.at).is_some_and(|index| self.gone[*index])
    }

    pub fn press(&mut self, press: &Press, house: &mut House) -> Go {
        if let Some((typing, text)) = self.typing.take() {
            self.type_key(typing, text, press, house);
            return Go::Stay;
        }
        let count = self.shown.len().max(1);
        self.told.clear();
        match press.key.as_str() {
            "ArrowUp" | "k" | "BackTab" => self.choose((self.at + count - 1) % count),
            "ArrowDown" | "j" | "Tab" => self.choose((self.at + 1) % count),
            "PageUp" => self.choose(self.at.saturating_sub(10)),
            "PageDown" => self.choose(self.at + 10),
            "Home" => self.choose(0),
            "End" => self.choose(usize::MAX),
            "Enter" | " " => return self.open(house),
            "/" => self.typing = Some((Typing::Find, self.view.words.clone())),
            "g" => {
                let games: Vec<&str> = std::iter::once("").chain(GAMES.iter().map(|game| game.id)).collect();
                let now = games.iter().find(|id| **id == self.view.game).copied().unwrap_or_default();
                turned(&games, now, true).clone_into(&mut self.view.game);
                self.search(house);
            }
            "w" => {
                self.view.state = self.view.state.turned(true);
                self.search(house);
            }
            "d" => {
                self.view.days = self.view.days.turned(true);
                self.search(house);
            }
            "o" => {
                self.view.order = self.view.order.turned(true);
                self.search(house);
            }
            "n" => {
                let title = self.standing().filter(|entry| entry.opens()).map(|entry| entry.title.clone());
                self.typing = title.map(|title| (Typing::Name, title));
            }
            "v" => self.verify(),
            "x" | "Delete" => self.remove(house),
            "X" => self.remove_all(house),
            "u" => self.put_back(house),
            "s" => {
                let name =
                    self.standing().map(|entry| format!("{}-{}.save", entry.game, Day::at(entry.last.0)));
                self.typing = name.map(|name| (Typing::Save, name));
            }
            "a" => self.typing = Some((Typing::SaveAll, format!("parlour-{}.shelf", house.today()))),
            "b" => self.typing = Some((Typing::Bring, String::new())),
            _ if press.leaves() => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    fn type_key(&mut self, typing: Typing, mut text: String, press: &Press, house: &mut House) {
        match press.key.as_str() {
            "Escape" => return,
            "Enter" => return self.typed(typing, &text, house),
            "Backspace" => drop(text.pop()),
            "Delete" => text.clear(),
            _ => text.extend(press.typed()),
        }
        self.typing = Some((typing, text));
        self.paste("", house);
    }

    /// Appends pasted text to what is being typed.
    pub fn paste(&mut self, pasted: &str, house: &House) {
        let Some((typing, text)) = &mut self.typing else { return };
        let longest = if *typing == Typing::Name { TITLE_LETTERS } else { LONGEST };
        let room = longest.saturating_sub(text.chars().count());
        text.extend(pasted.chars().filter(|letter| !letter.is_control()).take(room));
        if *typing == Typing::Find {
            // What is found is seen while typing.
            self.view.words.clone_from(text);
            self.search(house);
        }
    }

    fn typed(&mut self, typing: Typing, text: &str, house: &mut House) {
        match typing {
            Typing::Find => {
                text.clone_into(&mut self.view.words);
                self.search(house);
            }
            Typing::Name => self.rename(text, house),
            Typing::Save => self.save(text, house),
            Typing::SaveAll => self.save_all(text, house),
            Typing::Bring => self.bring(text, house),
        }
    }

    pub fn click(&mut self, target: &Target, house: &mut House) -> Go {
        match target {
            Target::Row(index) if *index == self.at => return self.open(house),
            Target::Row(index) => self.choose(*index),
            _ => {}
        }
        Go::Stay
    }

    /// Resumes the selected game, and the current one goes to the shelf; or looks back at a finished one.
    fn open(&self, house: &mut House) -> Go {
        let Some(entry) = self.standing() else { return Go::Stay };
        let Some(game) = parlour_catalog::game(entry.game) else { return Go::Stay };
        let Ok(table) = game.load(&entry.text) else { return Go::Stay };
        match (&entry.kind, &entry.place) {
            (Kind::Finished(_), place) => {
                let path = house.store.usual_files(game.id).path(place.slot());
                let mut table = Table::new(table, Some(path), house);
                table.view_only(house);
                Go::Open(Screen::Game(Box::new(table)))
            }
            (_, Place::Last) => Go::Play(table),
            _ => Go::Bring(table),
        }
    }

    fn rename(&mut self, title: &str, house: &House) {
        let Some(entry) = self.standing() else { return };
        let mut files = house.store.usual_files(entry.game);
        let Some(text) = rename(&mut files, &entry.place, title) else {
            self.told = vec![house.store.not_written()];
            return;
        };
        let title = Save::read(&text).map(|save| save.session().title().to_owned()).unwrap_or_default();
        let told = if title.is_empty() {
            Message::new("ui.shelf-name-gone")
        } else {
            Message::new("ui.shelf-name-set").text("name", title.clone())
        };
        let entry = &mut self.entries[self.shown[self.at]];
        (entry.title, entry.text) = (title, text);
        self.told = vec![told];
    }

    fn verify(&mut self) {
        let Some(entry) = self.standing() else { return };
        let Some(game) = parlour_catalog::game(entry.game) else { return };
        self.told = vec![match verify(game, &entry.text) {
            Ok(digest) => Message::new("ui.shelf-verified").text("digest", digest.to_string()),
            Err(error) => error.message(),
        }];
    }

    fn remove(&mut self, house: &House) {
        if let Some(entry) = self.standing() {
            let removed = remove(&mut house.store.usual_files(entry.game), &entry.place, &entry.text);
            self.gone[self.shown[self.at]] = removed;
            let told = if removed { "ui.shelf-removed" } else { "ui.shelf-changed" };
            self.told = vec![Message::new(told)];
        }
    }

    /// Removes all games that are listed, or if none is left, puts them back.
    fn remove_all(&mut self, house: &House) {
        let go = |index: usize, leaves: bool| {
            let entry: &Entry = &self.entries[index];
            let mut files = house.store.usual_files(entry.game);
            let move_it = if leaves { remove } else { put_back };
            move_it(&mut files, &entry.place, &entry.text)
        };
        let (moved, leaves, told) = all_at_once(&self.shown, |index| self.gone[index], go);
        for index in moved {
            self.gone[index] = leaves;
        }
        self.told = vec![told];
    }

    fn put_back(&mut self, house: &House) {
        let Some(entry) = self.selected().filter(|_| self.is_gone()) else { return };
        let back = put_back(&mut house.store.usual_files(entry.game), &entry.place, &entry.text);
        self.gone[self.shown[self.at]] = !back;
        self.told = vec![if back { Message::new("ui.shelf-is-back") } else { house.store.not_written() }];
    }
}
