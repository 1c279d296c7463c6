//! A new game: presets, options, who plays, own dice, seed, a puzzle of one's own. Knows options only
//! by their words.

mod draw;
mod making;

use super::{Go, Screen, shelf::Shelf};
use crate::{hits::Target, house::House, keys::Press, settings::turn, think::About};
use brain::Canceller;
use catalog::{AnyTable, Game, Opening};
use kernel::Message;
use scene::{Choice, Seats};
use table::Player;

const NAME_LETTERS: usize = 16;
const SEED_DIGITS: usize = 18;

/// What a row is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Row {
    Preset,
    Option(usize),
    /// The options that stand back are shown, or not.
    More,
    Seat(usize),
    OwnChance,
    Seed,
    Begin,
    Own,
    Shelf,
}

pub(crate) struct NewGame {
    game: &'static Game,
    /// The setup as `id=value` words, in order; words that are no option are kept.
    words: Vec<(String, String)>,
    players: Vec<Player>,
    own_chance: bool,
    /// Typed digits; empty for a seed nobody knows.
    seed: String,
    at: usize,
    /// Whether options that stand back are shown.
    more: bool,
    refused: Vec<Message>,
    /// What the engine is making.
    making: Option<(About, Canceller)>,
}

impl NewGame {
    /// The form as a new player finds it.
    pub fn new(game: &'static Game, house: &House) -> Self {
        let first = game.card.presets.first().map_or("", |preset| preset.setup);
        let wished = house.settings.games.get(game.id).map(|habits| habits.wish.as_str());
        let first = wished.filter(|wish| game.card.made && !wish.is_empty()).unwrap_or(first);
        let mut form = NewGame {
            game,
            words: read(first),
            players: game.players(),
            own_chance: false,
            seed: String::new(),
            at: 0,
            more: false,
            refused: Vec::new(),
            making: None,
        };
        form.at = form.begin_row();
        form
    }

    /// The form filled in as a table was; a setup that was made says nothing of the wish for it.
    pub fn like(game: &'static Game, table: &dyn AnyTable, house: &House) -> Self {
        let mut form = NewGame::new(game, house);
        if !game.card.made {
            form.words = read(&table.choices());
            form.own_chance = game.card.own_chance && table.seed().is_none();
        }
        form.more = game.card.options.iter().any(|option| option.stands_back() && !form.is_usual(option));
        form.players.clone_from(&table.session().players);
        form.at = form.begin_row();
        form
    }

    fn begin_row(&self) -> usize {
        self.rows().iter().position(|row| *row == Row::Begin).unwrap_or(0)
    }

    fn rows(&self) -> Vec<Row> {
        let card = &self.game.card;
        let mut rows = Vec::new();
        if !card.presets.is_empty() {
            rows.push(Row::Preset);
        }
        let (back, front): (Vec<usize>, Vec<usize>) =
            (0..card.options.len()).partition(|index| card.options[*index].stands_back());
        rows.extend(front.into_iter().map(Row::Option));
        if !back.is_empty() {
            rows.push(Row::More);
        }
        rows.extend(back.into_iter().filter(|_| self.more).map(Row::Option));
        rows.extend((0..self.seats()).map(Row::Seat));
        if card.own_chance {
            rows.push(Row::OwnChance);
        }
        if card.seeded && !self.own_chance {
            rows.push(Row::Seed);
        }
        rows.push(Row::Begin);
        if card.takes_texts() {
            rows.push(Row::Own);
        }
        if self.has_shelf() {
            rows.push(Row::Shelf);
        }
        rows
    }

    /// Whether there are packs, or a puzzle of the day.
    fn has_shelf(&self) -> bool {
        !self.game.card.packs.is_empty() || self.game.card.daily.is_some()
    }

    fn shelf(&mut self, house: &House) -> Go {
        self.stop();
        Go::Open(Screen::Shelf(Shelf::new(self.game, house)))
    }

    fn seats(&self) -> usize {
        let id = match self.game.card.seats {
            Seats::One => return 0,
            Seats::Two => return 2,
            Seats::Option(id) => id,
        };
        let option = self.game.card.options.iter().find(|one| one.id == id);
        option.and_then(|option| self.value(option).parse().ok()).unwrap_or(0)
    }

    fn is_usual(&self, option: &Choice) -> bool {
        self.value(option) == option.values[0]
    }

    fn value(&self, option: &Choice) -> &str {
        let given = self.words.iter().find(|(id, _)| id == option.id);
        given.map_or(option.values[0], |(_, value)| value.as_str())
    }

    fn set(&mut self, id: &str, value: &str) {
        match self.words.iter_mut().find(|(known, _)| known == id) {
            Some((_, old)) => value.clone_into(old),
            None => self.words.push((id.to_owned(), value.to_owned())),
        }
    }

    fn setup(&self) -> String {
        let words: Vec<String> = self.words.iter().map(|(id, value)| format!("{id}={value}")).collect();
        words.join(" ")
    }

    /// The preset that says the same as the form.
    fn preset(&self) -> Option<usize> {
        let same = |setup: &str| {
            let words = read(setup);
            let said = |option: &Choice| {
                let given = words.iter().find(|(id, _)| id == option.id);
                given.map_or(option.values[0], |(_, value)| value.as_str()).to_owned()
            };
            self.game.card.options.iter().all(|option| said(option) == self.value(option))
        };
        self.game.card.presets.iter().position(|preset| same(preset.setup))
    }

    pub fn press(&mut self, press: &Press, house: &mut House) -> Go {
        let rows = self.rows();
        let row = rows[self.at.min(rows.len() - 1)];
        match press.key.as_str() {
            "ArrowUp" | "BackTab" => self.at = (self.at + rows.len() - 1) % rows.len(),
            "ArrowDown" | "Tab" => self.at = (self.at + 1) % rows.len(),
            "ArrowRight" => self.change(row, true, house),
            "ArrowLeft" => self.change(row, false, house),
            "Enter" if row == Row::More => self.more = !self.more,
            "Enter" if row == Row::Own => return self.own(""),
            "Enter" if row == Row::Shelf => return self.shelf(house),
            "Enter" => return self.begin(house),
            "Escape" => return self.escape(),
            "Backspace" => self.rub_out(row),
            _ => return self.typed(row, press, house),
        }
        Go::Stay
    }

    /// Letters go into names, digits into the seed; elsewhere `q` leads back.
    fn typed(&mut self, row: Row, press: &Press, house: &mut House) -> Go {
        let letter = press.typed();
        match (row, letter) {
            (Row::Seat(seat), Some(letter)) => {
                let name = self.player(seat).name.get_or_insert_default();
                if name.chars().count() < NAME_LETTERS && !(letter == ' ' && name.is_empty()) {
                    name.push(letter);
                }
            }
            (Row::Seed, Some(letter)) if letter.is_ascii_digit() && self.seed.len() < SEED_DIGITS => {
                self.seed.push(letter);
            }
            (Row::Begin, Some(' ')) => return self.begin(house),
            (Row::Own, Some(' ')) => return self.own(""),
            (Row::Shelf, Some(' ')) => return self.shelf(house),
            (_, Some('d' | 'D')) if self.has_shelf() => return self.shelf(house),
            (_, Some('o' | 'O')) if self.game.card.takes_texts() => return self.own(""),
            (_, Some(' ')) => self.change(row, true, house),
            _ if press.leaves() => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    fn rub_out(&mut self, row: Row) {
        match row {
            Row::Seat(seat) => {
                let player = self.player(seat);
                if let Some(name) = &mut player.name {
                    name.pop();
                }
                player.name = player.name.take().filter(|name| !name.is_empty());
            }
            Row::Seed => {
                self.seed.pop();
            }
            _ => {}
        }
    }

    pub fn click(&mut self, target: &Target, house: &mut House) -> Go {
        match target {
            Target::Row(index) => {
                self.at = *index;
                Go::Stay
            }
            Target::Turn(index, forward) => {
                self.at = *index;
                if let Some(row) = self.rows().get(*index) {
                    self.change(*row, *forward, house);
                }
                Go::Stay
            }
            Target::Command(id) if id == "begin" || id == "Enter" => self.begin(house),
            Target::Command(id) if id == "own" => self.own(""),
            Target::Command(id) if id == "shelf" => self.shelf(house),
            _ => Go::Stay,
        }
    }

    fn player(&mut self, seat: usize) -> &mut Player {
        if self.players.len() <= seat {
            self.players.resize(seat + 1, Player::default());
        }
        &mut self.players[seat]
    }

    fn change(&mut self, row: Row, forward: bool, house: &House) {
        self.refused.clear();
        let card = &self.game.card;
        match row {
            Row::Preset => {
                let all: Vec<usize> = (0..card.presets.len()).collect();
                let next = self.preset().map_or(0, |at| turn(&all, at, forward));
                self.words = read(card.presets[next].setup);
            }
            Row::Option(index) => {
                let option = &card.options[index];
                let next = turn(option.values, self.value(option), forward).to_owned();
                self.set(option.id, &next);
            }
            Row::Seat(seat) => {
                // A person, then the computer from its weakest level.
                let mut all = vec![None];
                if (house.world.engine)(self.game.id).is_some() {
                    all.extend(card.levels.iter().map(|level| Some(*level)));
                }
                let player = self.player(seat);
                player.bot = turn(&all, player.bot.as_deref(), forward).map(str::to_owned);
            }
            Row::OwnChance => self.own_chance = !self.own_chance,
            Row::More => self.more = !self.more,
            Row::Seed | Row::Begin | Row::Own | Row::Shelf => {}
        }
    }

    fn begin(&mut self, house: &mut House) -> Go {
        let seed = match self.seed.parse() {
            Ok(typed) => typed,
            Err(_) => (house.world.seed)(),
        };
        if self.game.card.made {
            self.make(seed, house);
            return Go::Stay;
        }
        self.open(&self.setup(), (!self.own_chance).then_some(seed), house)
    }

    fn open(&mut self, setup: &str, seed: Option<u64>, house: &House) -> Go {
        self.players.truncate(self.seats());
        let opening = Opening { seed, players: self.players.clone(), now: house.now().wall };
        match self.game.open(setup, opening) {
            Ok(table) => Go::Play(table),
            Err(error) => {
                self.refused = error.messages();
                Go::Stay
            }
        }
    }
}

fn read(setup: &str) -> Vec<(String, String)> {
    let pair = |word: &str| word.split_once('=').map(|(id, value)| (id.to_owned(), value.to_owned()));
    setup.split_whitespace().filter_map(pair).collect()
}
