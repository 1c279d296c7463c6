//! A small stock of generated setups, so that a new game begins at once. A front end stores it, has what is missing made
//! while nobody waits for an engine, and takes from it where a player names no seed. Each game in it is the one that its
//! seed makes. Knows no game and no clock.

use crate::{Listed, form::whole_wish};
use serde::{Deserialize, Serialize};

/// How many games are kept for each wish.
const EACH: usize = 2;
/// How many are kept for a game altogether: its presets', and some of other wishes.
const MOST: usize = 16;

/// A generated setup.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stocked {
    game: String,
    wish: String,
    /// The seed that makes it.
    pub seed: u64,
    /// The setup as text.
    pub setup: String,
    /// How hard it is, as a generator says it.
    pub grade: String,
}

/// What is in stock, oldest first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Stock {
    /// Which version of the program made it: another one's generator may make other games of the same seeds.
    version: String,
    made: Vec<Stocked>,
}

impl Stock {
    /// What a stored text holds; nothing if it is damaged or an earlier version's.
    pub fn read(text: &str) -> Stock {
        let stock: Stock = serde_json::from_str(text).unwrap_or_default();
        if stock.version == VERSION { stock } else { Stock::default() }
    }

    /// The text to store.
    pub fn written(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Whether games of this kind are made ahead.
    pub fn serves(game: &Listed) -> bool {
        game.card.made && !game.card.sown
    }

    /// Takes out a game for a wish.
    pub fn take(&mut self, game: &Listed, wish: &str) -> Option<Stocked> {
        let wish = whole_wish(game, wish);
        let place = self.made.iter().position(|made| made.is_for(game, &wish))?;
        Some(self.made.remove(place))
    }

    /// The wish whose game should be made next: a preset's, or the player's last one. `None` if there is enough.
    pub fn missing(&self, game: &Listed, last: &str) -> Option<String> {
        if !Stock::serves(game) {
            return None;
        }
        let presets = game.card.presets.iter().map(|preset| preset.setup);
        let last = Some(last).filter(|wish| !wish.is_empty());
        let wishes = last.into_iter().chain(presets).map(|wish| whole_wish(game, wish));
        let kept = |wish: &String| self.made.iter().filter(|made| made.is_for(game, wish)).count();
        let scarce = wishes.map(|wish| (kept(&wish), wish)).filter(|(kept, _)| *kept < EACH);
        scarce.min_by_key(|(kept, _)| *kept).map(|(_, wish)| wish)
    }

    /// Adds a game. The oldest goes where there are too many.
    pub fn put(&mut self, game: &Listed, wish: &str, seed: u64, setup: String, grade: String) {
        VERSION.clone_into(&mut self.version);
        let is_same = |made: &Stocked| made.game == game.id;
        if self.made.iter().filter(|made| is_same(made)).count() >= MOST
            && let Some(oldest) = self.made.iter().position(is_same)
        {
            self.made.remove(oldest);
        }
        let (game_id, wish) = (game.id.to_owned(), whole_wish(game, wish));
        self.made.push(Stocked { game: game_id, wish, seed, setup, grade });
    }
}

const VERSION: &str = env!("CARGO_PKG_VERSION");

impl Stocked {
    fn is_for(&self, game: &Listed, wish: &str) -> bool {
        self.game == game.id && self.wish == wish
    }
}

#[cfg(test)]
mod tests {
    use super::{MOST, Stock};
    use crate::Listed;
    use parlour_scene::{Card, Choice, Preset};

    const CARD: Card = Card {
        made: true,
        presets: &[
            Preset { id: "small", setup: "level=easy" },
            Preset { id: "large", setup: "level=hard clues=30" },
        ],
        options: &[
            Choice { id: "level", values: &["easy", "hard"] },
            Choice { id: "clues", values: &["20", "30"] },
        ],
        ..Card::PLAIN
    };
    static GAME: Listed = Listed { id: "puzzle", version: 1, card: CARD };
    static OTHER: Listed = Listed { id: "other", version: 1, card: CARD };

    fn put(stock: &mut Stock, game: &Listed, wish: &str, seed: u64) {
        stock.put(game, wish, seed, format!("setup {seed}"), String::new());
    }

    #[test]
    fn every_preset_and_the_last_wish_are_made_ahead_and_taken_in_order() {
        let mut stock = Stock::default();
        let mut seed = 0;
        while let Some(wish) = stock.missing(&GAME, "clues=30") {
            seed += 1;
            put(&mut stock, &GAME, &wish, seed);
        }
        assert_eq!(seed, 6, "two for each of two presets, and two for the last wish");
        assert_eq!(stock.take(&GAME, "clues=20 level=hard"), None, "nobody wished for it");
        let taken = |stock: &mut Stock, wish: &str| stock.take(&GAME, wish).map(|made| made.seed);
        // However the same wish is written.
        assert_eq!(taken(&mut stock, "clues=30 level=hard"), Some(3));
        assert_eq!(stock.missing(&GAME, "clues=30").as_deref(), Some("level=hard clues=30"));
        assert_eq!(taken(&mut stock, "level=hard clues=30"), Some(6));
        assert_eq!(taken(&mut stock, "level=hard clues=30"), None);
        assert_eq!(stock.take(&GAME, "level=easy depth=3"), None, "it says more");
        assert_eq!(stock.take(&OTHER, "level=easy"), None, "a stock of its own for each game");
        assert_eq!(Stock::read(&stock.written()), stock);
    }

    #[test]
    fn wishes_of_the_past_make_room_and_other_versions_stock_is_dropped() {
        let mut stock = Stock::default();
        for seed in 0..100 {
            put(&mut stock, &GAME, if seed < 90 { "clues=30" } else { "level=hard clues=30" }, seed);
        }
        let count = std::iter::from_fn(|| stock.take(&GAME, "clues=30")).count();
        assert_eq!(count + 10, MOST);
        let older = stock.written().replace(super::VERSION, "0.0.1");
        for text in [older.as_str(), "", "{", "[]", "{\"made\":[{}]}"] {
            assert_eq!(Stock::read(text), Stock::default(), "{text}");
        }
    }

    #[test]
    fn games_that_are_not_made_or_carry_their_seed_need_none() {
        let plain = Listed { id: "plain", version: 1, card: Card { made: false, ..CARD } };
        let sown = Listed { id: "sown", version: 1, card: Card { sown: true, ..CARD } };
        assert_eq!([plain, sown].map(|game| Stock::default().missing(&game, "")), [None, None]);
    }
}
