//! The new-game screen: the middle end's form, filled in by keys and mouse.

mod draw;

use super::{Go, Screen, maker::Maker, own::OwnPuzzle, shelf::Shelf};
use crate::{hits::Target, house::House, keys::Press};
use parlour_kernel::Message;
use parlour_midend::{Answer, AnyTable, Field, Form, Game, Opening, Submitted};

pub(crate) struct NewGame {
    game: &'static Game,
    form: Form,
    /// The focused field.
    at: usize,
    refused: Vec<Message>,
    maker: Maker,
}

impl NewGame {
    /// The form with its defaults.
    pub fn new(game: &'static Game, house: &House) -> Self {
        NewGame::with(game, Form::new(game, house.settings.habits(game.id)))
    }

    /// The form prefilled from a table.
    pub fn like(game: &'static Game, table: &dyn AnyTable, house: &House) -> Self {
        NewGame::with(game, Form::like(game, table, house.settings.habits(game.id)))
    }

    fn with(game: &'static Game, form: Form) -> Self {
        let at = form.fields().iter().position(|field| *field == Field::Begin).unwrap_or(0);
        NewGame { game, form, at, refused: Vec::new(), maker: Maker::new(game) }
    }

    pub fn game(&self) -> &'static Game {
        self.game
    }

    fn first_round(&mut self) -> Go {
        self.maker.stop();
        Go::First(self.game)
    }

    fn shelf(&mut self, house: &House) -> Go {
        self.maker.stop();
        Go::Open(Screen::Shelf(Shelf::new(self.game, house)))
    }

    pub fn press(&mut self, press: &Press, house: &mut House) -> Go {
        let fields = self.form.fields();
        let field = fields[self.at.min(fields.len() - 1)];
        match press.key.as_str() {
            "ArrowUp" | "BackTab" => self.at = (self.at + fields.len() - 1) % fields.len(),
            "ArrowDown" | "Tab" => self.at = (self.at + 1) % fields.len(),
            "ArrowRight" => self.turn(field, true),
            "ArrowLeft" => self.turn(field, false),
            "Enter" if field == Field::More => self.turn(field, true),
            "Enter" if field == Field::OwnText => return self.own(""),
            "Enter" if field == Field::Puzzles => return self.shelf(house),
            "Enter" => return self.begin(house),
            "Escape" => return if self.maker.stop() { Go::Stay } else { Go::Back },
            "Backspace" => self.rub_out(field),
            _ => return self.typed(field, press, house),
        }
        Go::Stay
    }

    /// Letters go into names, digits into the seed; elsewhere `q` goes back.
    fn typed(&mut self, field: Field, press: &Press, house: &mut House) -> Go {
        let fields = self.form.fields();
        match (field, press.typed()) {
            (Field::Seat(seat), Some(letter)) => {
                let name = self.form.player(seat).name.unwrap_or_default();
                self.form.name(seat, &format!("{name}{letter}"));
            }
            (Field::Seed, Some(letter)) if letter.is_ascii_digit() => {
                self.form.set_seed(&format!("{}{letter}", self.form.seed()));
            }
            (Field::Begin, Some(' ')) => return self.begin(house),
            (Field::OwnText, Some(' ')) => return self.own(""),
            (Field::Puzzles, Some(' ')) => return self.shelf(house),
            (_, Some('d' | 'D')) if fields.contains(&Field::Puzzles) => return self.shelf(house),
            (_, Some('o' | 'O')) if fields.contains(&Field::OwnText) => return self.own(""),
            (_, Some('f' | 'F')) => return self.first_round(),
            (_, Some(' ')) => self.turn(field, true),
            _ if press.leaves() => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    fn rub_out(&mut self, field: Field) {
        let shorter = |text: &str| {
            let mut letters = text.chars();
            letters.next_back();
            letters.as_str().to_owned()
        };
        match field {
            Field::Seat(seat) => {
                let name = self.form.player(seat).name.unwrap_or_default();
                self.form.name(seat, &shorter(&name));
            }
            Field::Seed => self.form.set_seed(&shorter(self.form.seed())),
            _ => {}
        }
    }

    pub fn click(&mut self, target: &Target, house: &mut House) -> Go {
        match target {
            Target::Row(index) => self.at = *index,
            Target::Turn(index, forward) => {
                self.at = *index;
                if let Some(field) = self.form.fields().get(*index) {
                    self.turn(*field, *forward);
                }
            }
            Target::Command(id) if id == "begin" || id == "Enter" => return self.begin(house),
            Target::Command(id) if id == "f" => return self.first_round(),
            Target::Command(id) if id == "own" => return self.own(""),
            Target::Command(id) if id == "shelf" => return self.shelf(house),
            _ => {}
        }
        Go::Stay
    }

    fn turn(&mut self, field: Field, forward: bool) {
        self.refused.clear();
        self.form.turn(field, forward);
    }

    fn begin(&mut self, house: &mut House) -> Go {
        match self.form.submit(|| (house.world.seed)()) {
            Ok(Submitted::Make { wish, seed }) => {
                self.refused.clear();
                let made = self.maker.make(wish, seed, house);
                return self.take(made);
            }
            Ok(Submitted::Open { setup, seed, players }) => {
                let opening = Opening { seed, players, now: house.now().wall };
                return self.open(&setup, opening);
            }
            Err(why) => self.refused = vec![why],
        }
        Go::Stay
    }

    /// Opens what was made.
    fn take(&mut self, made: Option<Result<Box<dyn AnyTable>, Vec<Message>>>) -> Go {
        match made {
            None => Go::Stay,
            Some(Ok(table)) => Go::Play(table),
            Some(Err(why)) => {
                self.refused = why;
                Go::Stay
            }
        }
    }

    /// Takes the generated setup.
    pub fn answer(&mut self, answer: Answer, house: &mut House) -> Go {
        let made = self.maker.answer(answer, house);
        self.take(made)
    }

    /// Whether the answer to a question is awaited.
    pub fn awaits(&self, number: u32) -> bool {
        self.maker.awaits(number)
    }

    fn own(&mut self, text: &str) -> Go {
        self.maker.stop();
        let own = OwnPuzzle::new(self.game, self.form.words(), self.form.players(), text);
        Go::Open(Screen::Own(Box::new(own)))
    }

    /// A pasted text is a game to open, if this game can read one.
    pub fn paste(&mut self, text: &str) -> Go {
        if self.game.card.takes_texts() { self.own(text) } else { Go::Stay }
    }

    fn open(&mut self, setup: &str, opening: Opening) -> Go {
        match self.game.open(setup, opening) {
            Ok(table) => Go::Play(table),
            Err(error) => {
                self.refused = error.messages();
                Go::Stay
            }
        }
    }
}
