//! Games and everything else as files: one game, all as one, and what a person brings.

use super::KeptGames;
use crate::{house::House, settings::Settings};
use parlour_catalog::GAMES;
use parlour_kernel::{Fault, Message};
use parlour_midend::{
    GameStatistics, Progress,
    shelf::{Archive, Item, Packed, Taken, pack_games, take_in, take_text},
};
use parlour_table::{LoadError, read_whole};
use std::{
    env,
    path::{Path, PathBuf},
};

/// No larger file is read: no shelf is.
const MOST: u64 = 256 << 20;

/// A typed path; `~/` is the person's folder.
fn path_of(typed: &str) -> PathBuf {
    let home = || env::home_dir().filter(|home| !home.as_os_str().is_empty());
    match typed.trim().strip_prefix("~/").map(|rest| (rest, home())) {
        Some((rest, Some(home))) => home.join(rest),
        _ => PathBuf::from(typed.trim()),
    }
}

/// Writes a new file; no file is written over.
fn written(path: &Path, text: &str, house: &House) -> Message {
    let told = |key: &'static str| Message::new(key).text("file", path.display().to_string());
    if path.exists() {
        return told("term.shelf-exists");
    }
    match house.store.write_new(path, text) {
        Ok(()) => told("term.shelf-saved"),
        Err(_) => told("term.shelf-not-saved"),
    }
}

/// Everything of this person as one text.
fn packed(house: &House) -> String {
    let plain = |item, game: &str, text| Packed { item, game: game.to_owned(), name: String::new(), text };
    let mut items = Vec::new();
    if house.settings != Settings::default() {
        let settings = serde_json::to_string(&house.settings).ok();
        items.extend(settings.map(|text| plain(Item::Settings, "", text)));
    }
    for game in GAMES {
        let statistics = house.statistics.of(game.id).and_then(|found| serde_json::to_string(found).ok());
        items.extend(statistics.map(|text| plain(Item::Statistics, game.id, text)));
        let progress = house.progress(game);
        if *progress != Progress::default() {
            items.push(plain(Item::Solved, game.id, progress.write()));
        }
        items.extend(pack_games(game.id, &house.store.usual_files(game.id)));
    }
    Archive::write(&items)
}

/// What is here stays: settings and statistics come to where there are none.
fn take(packed: &Packed, house: &mut House) -> Taken {
    let unknown = || Taken::Refused(Message::new("ui.shelf-item-unknown"));
    let game = parlour_catalog::game(&packed.game);
    match (packed.item, game) {
        (Item::Left | Item::Over | Item::Ended, Some(game)) => {
            take_in(game, packed, &mut house.store.usual_files(game.id))
        }
        (Item::Left | Item::Over | Item::Ended, None) => {
            Taken::Refused(LoadError::OtherGame(packed.game.clone()).message())
        }
        (Item::Settings, _) => match serde_json::from_str::<Settings>(&packed.text) {
            Err(_) => unknown(),
            Ok(_) if house.settings != Settings::default() => Taken::There,
            Ok(brought) => {
                house.set(brought);
                Taken::In
            }
        },
        (Item::Statistics, Some(game)) => match serde_json::from_str::<GameStatistics>(&packed.text) {
            Err(_) => unknown(),
            Ok(_) if house.statistics.of(game.id).is_some() => Taken::There,
            Ok(brought) => {
                *house.statistics.of_mut(game.id) = brought;
                house.keep_statistics();
                Taken::In
            }
        },
        (Item::Solved, Some(game)) => {
            if house.join_progress(game, &Progress::read(&packed.text)) {
                Taken::In
            } else {
                Taken::There
            }
        }
        (Item::Statistics | Item::Solved, None) | (Item::Unknown, _) => unknown(),
    }
}

impl KeptGames {
    pub(super) fn save(&mut self, typed: &str, house: &House) {
        if let Some(entry) = self.standing().filter(|_| !typed.trim().is_empty()) {
            self.told = vec![written(&path_of(typed), &entry.text, house)];
        }
    }

    pub(super) fn save_all(&mut self, typed: &str, house: &House) {
        if !typed.trim().is_empty() {
            self.told = vec![written(&path_of(typed), &packed(house), house)];
        }
    }

    pub(super) fn bring(&mut self, typed: &str, house: &mut House) {
        if typed.trim().is_empty() {
            return;
        }
        let path = path_of(typed);
        let Ok(bytes) = read_whole(&path, MOST) else {
            let told = Message::new("term.shelf-not-read").text("file", path.display().to_string());
            self.told = vec![told];
            return;
        };
        let text = String::from_utf8_lossy(&bytes);
        self.told = take_text(&text, &mut |item| take(item, house)).messages();
        self.look(house);
    }
}
