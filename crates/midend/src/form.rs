//! The new-game form as plain data: its fields in order, their initial values, and what submitting leads to.
//! A front end paints the fields, changes them and submits the form. Knows options only by their ids.

use crate::{AnyTable, Habits, Listed, has_puzzles, turned};
use parlour_kernel::Message;
use parlour_scene::{Choice, Seats};
use parlour_table::Player;

/// The maximum length of a player's name: it must fit beside the board on the smallest screens.
pub const NAME_LETTERS: usize = 16;
/// Digits of the largest seed.
const SEED_DIGITS: usize = 20;

/// A field of the form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    /// A ready-made game.
    Preset,
    /// One of the card's options, by index.
    Option(usize),
    /// Whether the secondary options are shown.
    More,
    /// Who plays at a seat.
    Seat(usize),
    /// Whether people throw their own dice.
    OwnChance,
    /// The seed.
    Seed,
    /// The submit button.
    Begin,
    /// Leads to bringing one's own game as text.
    OwnText,
    /// Leads to packs and daily puzzles.
    Puzzles,
}

/// What a submitted form asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Submitted {
    /// A table with this setup.
    Open {
        /// The setup as text.
        setup: String,
        /// The seed; `None` if people throw their own dice.
        seed: Option<u64>,
        /// Who sits where.
        players: Vec<Player>,
    },
    /// A setup to be generated.
    Make {
        /// The wish as text.
        wish: String,
        /// The seed to generate it with; `None` if the player named none.
        seed: Option<u64>,
    },
}

/// The new-game form.
#[derive(Clone, Debug)]
pub struct Form {
    game: &'static Listed,
    /// A value for every option of the card, in order.
    values: Vec<String>,
    /// Who sits where, as far as chosen.
    players: Vec<Player>,
    own_chance: bool,
    /// As typed; empty for a random seed.
    seed: String,
    /// Whether the secondary options are shown.
    more: bool,
}

impl Form {
    /// The form with its defaults, for someone without a game in front of them.
    pub fn new(game: &'static Listed, habits: &Habits) -> Self {
        let first = game.card.presets.first().map_or("", |preset| preset.setup);
        let wished = Some(habits.wish.as_str()).filter(|wish| game.card.made && !wish.is_empty());
        let values = values_of(game, wished.unwrap_or(first));
        let form =
            Form { game, values, players: Vec::new(), own_chance: false, seed: String::new(), more: false };
        Form { more: form.changed_back() > 0, ..form }
    }

    /// The form prefilled from a table. A generated setup says nothing about its wish.
    pub fn like(game: &'static Listed, table: &dyn AnyTable, habits: &Habits) -> Self {
        let mut form = Form::new(game, habits);
        if !game.card.made {
            form.values = values_of(game, &table.choices());
            form.own_chance = game.card.own_chance && table.seed().is_none();
            form.more = form.changed_back() > 0;
        }
        form.players.clone_from(&table.session().players);
        // Seats beyond the table's list are people's.
        form.players.resize(form.players.len().max(form.seats()), Player::default());
        form
    }

    /// The fields shown now, in order.
    pub fn fields(&self) -> Vec<Field> {
        let card = &self.game.card;
        let options = |back: bool| {
            let fits = move |(_, option): &(usize, &Choice)| option.stands_back() == back;
            card.options.iter().enumerate().filter(fits).map(|(place, _)| Field::Option(place))
        };
        let seats = (0..self.seats()).filter(|_| self.seats() > 1).map(Field::Seat);
        // In games for two, the opponent is the first thing to choose.
        let seats_first = card.seats == Seats::Two;
        let mut fields = Vec::new();
        fields.extend(seats.clone().filter(|_| seats_first));
        fields.extend((!card.presets.is_empty()).then_some(Field::Preset));
        fields.extend(options(false));
        fields.extend(options(true).next().map(|_| Field::More));
        fields.extend(options(true).filter(|_| self.more));
        fields.extend(seats.filter(|_| !seats_first));
        fields.extend(card.own_chance.then_some(Field::OwnChance));
        fields.extend((card.seeded && !self.own_chance).then_some(Field::Seed));
        fields.push(Field::Begin);
        fields.extend(card.takes_texts().then_some(Field::OwnText));
        fields.extend(has_puzzles(card).then_some(Field::Puzzles));
        fields
    }

    /// The value of an option, by its index on the card.
    pub fn value(&self, place: usize) -> &str {
        &self.values[place]
    }

    /// Sets an option.
    pub fn set(&mut self, place: usize, value: &str) {
        value.clone_into(&mut self.values[place]);
    }

    /// Changes a field to its next or previous value; does nothing for fields that are typed or pressed.
    pub fn turn(&mut self, field: Field, forward: bool) {
        let card = &self.game.card;
        match field {
            Field::Preset => {
                let all: Vec<usize> = (0..card.presets.len()).collect();
                self.choose(self.preset().map_or(0, |at| turned(&all, at, forward)));
            }
            Field::Option(place) => {
                let next = turned(card.options[place].values, self.value(place), forward).to_owned();
                self.set(place, &next);
            }
            Field::More => self.more = !self.more,
            Field::Seat(seat) => {
                // A person, then the computer from its first level.
                let all: Vec<Option<&str>> =
                    std::iter::once(None).chain(card.levels_offered().map(Some)).collect();
                let level = turned(&all, self.player(seat).bot.as_deref(), forward).map(str::to_owned);
                self.seat(seat, level);
            }
            Field::OwnChance => self.own_chance = !self.own_chance,
            Field::Seed | Field::Begin | Field::OwnText | Field::Puzzles => {}
        }
    }

    /// The preset equal to the form, if any.
    pub fn preset(&self) -> Option<usize> {
        let is_same = |setup| values_of(self.game, setup) == self.values;
        self.game.card.presets.iter().position(|preset| is_same(preset.setup))
    }

    /// Takes over a preset's options.
    pub fn choose(&mut self, preset: usize) {
        self.values = values_of(self.game, self.game.card.presets[preset].setup);
    }

    /// How many people or computers play.
    pub fn seats(&self) -> usize {
        match self.game.card.seats {
            Seats::One => 1,
            Seats::Two => 2,
            Seats::Option(id) => {
                let place = self.game.card.options.iter().position(|option| option.id == id);
                place.and_then(|place| self.value(place).parse().ok()).unwrap_or(1)
            }
        }
    }

    /// Who sits at a seat. By default a person has the first seat and the computer the others, so that a
    /// single player can begin at once.
    pub fn player(&self, seat: usize) -> Player {
        let card = &self.game.card;
        let level = card.rival.or(card.levels.last().copied()).filter(|_| seat > 0);
        let usual = || Player { name: None, bot: level.map(str::to_owned) };
        self.players.get(seat).cloned().unwrap_or_else(usual)
    }

    fn player_mut(&mut self, seat: usize) -> &mut Player {
        for place in self.players.len()..=seat {
            self.players.push(self.player(place));
        }
        &mut self.players[seat]
    }

    /// Gives a seat to a person, or to the computer at a level.
    pub fn seat(&mut self, seat: usize, level: Option<String>) {
        self.player_mut(seat).bot = level;
    }

    /// Names the player at a seat; a long name is cut.
    pub fn name(&mut self, seat: usize, name: &str) {
        let name: String = name.trim_start().chars().take(NAME_LETTERS).collect();
        self.player_mut(seat).name = (!name.is_empty()).then_some(name);
    }

    /// Whether people throw their own dice.
    pub fn own_chance(&self) -> bool {
        self.own_chance
    }

    /// The seed as typed.
    pub fn seed(&self) -> &str {
        &self.seed
    }

    /// Sets the seed as typed; a long text is cut.
    pub fn set_seed(&mut self, text: &str) {
        self.seed = text.chars().take(SEED_DIGITS).collect();
    }

    /// Whether the secondary options are shown.
    pub fn shows_more(&self) -> bool {
        self.more
    }

    /// How many secondary options differ from their defaults.
    pub fn changed_back(&self) -> usize {
        let options = self.game.card.options.iter().zip(&self.values);
        options.filter(|(option, value)| option.stands_back() && *value != Choice::USUAL).count()
    }

    /// All choices, as a setup or a wish.
    pub fn words(&self) -> String {
        words_of(self.game, &self.values)
    }

    /// Who sits where at the new table; unnamed if one person plays alone.
    pub fn players(&self) -> Vec<Player> {
        let named = |seat: usize| {
            let Player { name, bot } = self.player(seat);
            Player { name: name.map(|name| name.trim_end().to_owned()), bot }
        };
        let seats = self.seats();
        if seats > 1 { (0..seats).map(named).collect() } else { Vec::new() }
    }

    /// What the form asks for; `fresh` makes a random seed.
    ///
    /// # Errors
    /// The typed seed is not a number.
    pub fn submit(&self, fresh: impl FnOnce() -> u64) -> Result<Submitted, Message> {
        let named = match self.seed.trim() {
            "" => None,
            typed => Some(typed.parse().map_err(|_| Message::new("ui.seed-flaw").text("found", typed))?),
        };
        Ok(if self.game.card.made {
            Submitted::Make { wish: self.words(), seed: named }
        } else {
            let seed = (!self.own_chance).then(|| named.unwrap_or_else(fresh));
            Submitted::Open { setup: self.words(), seed, players: self.players() }
        })
    }
}

/// A wish with a value for every option, and what it says beyond them: the same text for the same wish.
pub(crate) fn whole_wish(game: &Listed, wish: &str) -> String {
    let is_option = |word: &&str| {
        let id = word.split_once('=').map_or(*word, |(id, _)| id);
        game.card.options.iter().any(|option| option.id == id)
    };
    let beyond = wish.split_whitespace().filter(|word| !is_option(word));
    beyond.fold(words_of(game, &values_of(game, wish)), |whole, word| format!("{whole} {word}"))
}

fn words_of(game: &Listed, values: &[String]) -> String {
    let options = game.card.options.iter().zip(values);
    let words: Vec<String> = options.map(|(option, value)| format!("{}={value}", option.id)).collect();
    words.join(" ")
}

/// A value for every option: the last one the setup gives it, or its default.
fn values_of(game: &Listed, setup: &str) -> Vec<String> {
    let value =
        |option: &Choice| value_in(setup, option).unwrap_or_else(|| game.card.usual(option)).to_owned();
    game.card.options.iter().map(value).collect()
}

fn value_in<'a>(setup: &'a str, option: &Choice) -> Option<&'a str> {
    let mut words = setup.split_whitespace().filter_map(|word| word.split_once('='));
    words.rfind(|(id, _)| *id == option.id).map(|(_, value)| value)
}

#[cfg(test)]
mod tests {
    use super::{Field, Form, NAME_LETTERS, Submitted};
    use crate::{Habits, Listed};
    use parlour_scene::{Card, Choice, Preset, Seats};
    use parlour_table::Player;

    const CARD: Card = Card {
        presets: &[
            Preset { id: "plain", setup: "tiles=9" },
            Preset { id: "large", setup: "tiles=12 up=all" },
        ],
        options: &[
            Choice { id: "tiles", values: &["9", "10", "12"] },
            Choice { id: "up", values: &[Choice::USUAL, "all"] },
            Choice { id: "players", values: &["1", "2", "3"] },
        ],
        seats: Seats::Option("players"),
        levels: &["weak", "strong"],
        own_chance: true,
        ..Card::PLAIN
    };
    static GAME: Listed = Listed { id: "box", version: 1, card: CARD };
    static MADE: Listed =
        Listed { id: "puzzle", version: 1, card: Card { made: true, own_chance: false, ..CARD } };

    fn form(game: &'static Listed, wish: &str) -> Form {
        Form::new(game, &Habits { wish: wish.to_owned(), ..Habits::default() })
    }

    #[test]
    fn fields_come_and_go_with_what_is_chosen() {
        use Field::{Begin, More, Option, OwnChance, OwnText, Preset, Seat, Seed};
        let mut form = form(&GAME, "");
        assert_eq!(form.fields(), [Preset, Option(0), Option(2), More, OwnChance, Seed, Begin]);
        form.turn(Preset, true);
        form.turn(More, true);
        form.set(2, "2");
        form.turn(OwnChance, true);
        assert_eq!(
            form.fields(),
            [Preset, Option(0), Option(2), More, Option(1), Seat(0), Seat(1), OwnChance, Begin]
        );
        assert_eq!((form.words().as_str(), form.preset()), ("tiles=12 up=all players=2", None));
        form.turn(Option(2), false);
        assert_eq!((form.preset(), form.changed_back()), (Some(1), 1));
        form.turn(Preset, true);
        assert_eq!(form.words(), "tiles=9 up=usual players=1");
        assert!(self::form(&MADE, "").fields().contains(&OwnText));
    }

    #[test]
    fn the_last_of_repeated_words_counts_and_others_do_not() {
        let form = form(&MADE, "tiles=12 depth=7 tiles=10 tiles up=all");
        assert_eq!(form.words(), "tiles=10 up=all players=1");
        assert!(form.shows_more());
        assert_eq!(form.submit(|| 7), Ok(Submitted::Make { wish: form.words(), seed: None }));
        assert_eq!(self::form(&GAME, "tiles=12").value(0), "9", "only games that are made are wished for");
    }

    #[test]
    fn the_computer_takes_the_other_seats_unless_somebody_says_otherwise() {
        let mut form = form(&GAME, "");
        assert_eq!(form.players(), []);
        form.set(2, "3");
        let bot = |level: &str| Player { name: None, bot: Some(level.to_owned()) };
        assert_eq!(form.players(), [Player::default(), bot("strong"), bot("strong")]);
        form.turn(Field::Seat(2), true);
        form.turn(Field::Seat(1), false);
        form.name(0, &format!("  Ada {}", "x".repeat(40)));
        let named = form.players();
        assert_eq!(named[1..], [bot("weak"), Player::default()]);
        assert_eq!(named[0].name.as_ref().map(|name| name.chars().count()), Some(NAME_LETTERS));
        form.name(0, "Ada ");
        assert_eq!(form.players()[0].name.as_deref(), Some("Ada"));
        form.name(0, " ");
        assert_eq!(form.players()[0].name, None);
    }

    #[test]
    fn a_seed_is_a_number_or_nothing() {
        let mut form = form(&GAME, "");
        let seed = |form: &Form| match form.submit(|| 7) {
            Ok(Submitted::Open { seed, .. }) => Ok(seed),
            Ok(Submitted::Make { .. }) => unreachable!("it is not made"),
            Err(why) => Err(why.to_string()),
        };
        assert_eq!(seed(&form), Ok(Some(7)));
        form.set_seed(" 12 ");
        assert_eq!(seed(&form), Ok(Some(12)));
        for nonsense in ["dice", "-1", "1.5", "18446744073709551616"] {
            form.set_seed(nonsense);
            assert_eq!(seed(&form), Err(format!("ui.seed-flaw found={nonsense}")));
        }
        form.set_seed("");
        form.turn(Field::OwnChance, true);
        assert_eq!(seed(&form), Ok(None));
    }
}
