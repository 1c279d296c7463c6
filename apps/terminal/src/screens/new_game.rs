//! A new game: presets, options, who plays, own dice, seed, a puzzle of one's own. Knows options only
//! by their words.

mod making;

use super::{Go, Screen, frame::page, shelf::Shelf};
use crate::{
    hits::Target,
    house::House,
    keys::Press,
    paint::{Button, Canvas, Form, buttons, form},
    settings::turn,
    think::About,
};
use brain::Canceller;
use catalog::{AnyTable, Game, Opening};
use kernel::{Message, Seat};
use ratatui::layout::Rect;
use scene::{Choice, Seats};
use table::Player;

const NAME_LETTERS: usize = 16;
const SEED_DIGITS: usize = 18;

/// What a row is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Row {
    Preset,
    Option(usize),
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
            players: Vec::new(),
            own_chance: false,
            seed: String::new(),
            at: 0,
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
            form.words = read(&table.setup());
            form.own_chance = table.seed().is_none();
        }
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
        rows.extend((0..card.options.len()).map(Row::Option));
        rows.extend((0..self.seats()).map(Row::Seat));
        if card.own_chance {
            rows.push(Row::OwnChance);
        }
        if !self.own_chance {
            rows.push(Row::Seed);
        }
        rows.push(Row::Begin);
        if card.made {
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
            (_, Some('o' | 'O')) if self.game.card.made => return self.own(""),
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

    pub fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let keys = [("↑↓", "term.choose"), ("←→", "term.change"), ("Enter", "term.begin")];
        let heading =
            Message::new("term.new-game").message("game", Message::new(format!("game.{}", self.game.id)));
        let inner = page(canvas, area, house, &house.say(&heading), &keys);
        let theme = canvas.theme;
        let mut y = inner.y - 1;
        for (index, row) in self.rows().into_iter().enumerate() {
            let focused = index == self.at;
            let place = Rect { y, height: 1, ..inner };
            if matches!(row, Row::Begin | Row::Own | Row::Shelf) {
                let mut button = match row {
                    Row::Begin => Button::new("begin", "Enter", house.word("term.begin")),
                    Row::Shelf => Button::new("shelf", "d", house.word("term.shelf")),
                    _ => Button::new("own", "o", house.word("term.own-puzzle")),
                };
                (button.focused, button.primary) = (focused, row == Row::Begin);
                y += 1;
                let place = Rect { x: inner.x + 16, y, width: inner.width - 16, height: 1 };
                buttons(canvas, place, &[button]);
                continue;
            }
            form(canvas, place, index, &self.words_of(row, house), focused);
            y += 1;
            if row == Row::Preset {
                let about = self.preset().map(|at| {
                    house.word(&format!("{}.preset-{}-about", self.game.id, self.game.card.presets[at].id))
                });
                let below = Rect { x: inner.x + 18, width: inner.width - 18, y, height: 2 };
                canvas.paragraph(below, y, &about.unwrap_or_default(), theme.quiet);
                y += 2;
            }
        }
        let mut y = y + 2;
        if self.making.is_some() {
            y = canvas.paragraph(inner, y, &house.word("term.making"), theme.quiet);
        }
        for refused in &self.refused {
            y = canvas.paragraph(inner, y, &house.say(refused), theme.bad);
        }
    }

    fn words_of(&self, row: Row, house: &House) -> Form {
        let id = self.game.id;
        let form = |label: String, value: String| Form { label, value, typed: None, turns: true };
        match row {
            Row::Preset => {
                let value = match self.preset() {
                    Some(at) => house.word(&format!("{id}.preset-{}", self.game.card.presets[at].id)),
                    None => house.word("term.own-mix"),
                };
                form(house.word("term.preset"), value)
            }
            Row::Option(index) => {
                let option = &self.game.card.options[index];
                let value = house.speaker.choice(id, option.id, self.value(option));
                form(house.word(&format!("{id}.option-{}", option.id)), value)
            }
            Row::Seat(seat) => {
                let player = self.players.get(seat).cloned().unwrap_or_default();
                let who = match &player.bot {
                    Some(level) => house.word(&format!("{id}.level-{level}")),
                    None => house.word("term.person"),
                };
                let label = house.speaker.seat(Seat(seat as u8));
                Form { typed: Some(player.name.unwrap_or_default()), ..form(label, who) }
            }
            Row::OwnChance => form(
                house.word("term.own-dice"),
                house.word(if self.own_chance { "term.on" } else { "term.off" }),
            ),
            Row::Seed | Row::Begin | Row::Own | Row::Shelf => {
                let any = if self.game.card.made { "term.seed-any-made" } else { "term.seed-any" };
                let value = if self.seed.is_empty() { house.word(any) } else { String::new() };
                Form { typed: Some(self.seed.clone()), turns: false, ..form(house.word("term.seed"), value) }
            }
        }
    }
}

fn read(setup: &str) -> Vec<(String, String)> {
    let pair = |word: &str| word.split_once('=').map(|(id, value)| (id.to_owned(), value.to_owned()));
    setup.split_whitespace().filter_map(pair).collect()
}
