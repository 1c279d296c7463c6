//! Has a game made as a player wishes: taken from the stock, or asked of the engine.

use crate::house::House;
use parlour_kernel::Message;
use parlour_midend::{About, Answer, AnyTable, Failure, Game, Opening, Said};

/// What the engine is generating.
struct Making {
    /// The question's number.
    number: u32,
    wish: String,
    seed: u64,
}

/// A table, or why there is none.
type Made = Result<Box<dyn AnyTable>, Vec<Message>>;

pub(crate) struct Maker {
    pub game: &'static Game,
    making: Option<Making>,
}

impl Maker {
    pub fn new(game: &'static Game) -> Self {
        Maker { game, making: None }
    }

    /// Makes a game: the one of a seed, or any. `None` if the engine has to be waited for.
    pub fn make(&mut self, wish: String, seed: Option<u64>, house: &mut House) -> Option<Made> {
        self.stop();
        let stocked = seed.is_none().then(|| house.take_stocked(self.game, &wish)).flatten();
        if let Some(made) = stocked {
            return Some(self.open(&wish, made.seed, &made.setup, &made.grade, house));
        }
        let seed = seed.unwrap_or_else(|| (house.world.seed)());
        let number = house.ask(self.game, About::Generate { wish: wish.clone(), seed });
        self.making = Some(Making { number, wish, seed });
        None
    }

    /// Takes the generated setup; `None` if it is not wanted any more.
    pub fn answer(&mut self, answer: Answer, house: &mut House) -> Option<Made> {
        let Making { wish, seed, .. } = self.making.take()?;
        Some(match answer.said {
            Ok(Said::Setup { setup, grade }) => self.open(&wish, seed, &setup, &grade, house),
            Err(Failure::Refused(why)) => Err(vec![why]),
            _ => Err(vec![Message::new("term.not-made")]),
        })
    }

    /// Opens what was made. A wish that could be met is remembered.
    fn open(&self, wish: &str, seed: u64, setup: &str, grade: &str, house: &mut House) -> Made {
        let opening = Opening { seed: Some(seed), now: house.now().wall, ..Opening::default() };
        let mut table = self.game.open(setup, opening).map_err(|error| error.messages())?;
        table.note_wish(wish);
        table.note_grade(grade);
        house.change_habits(self.game.id, |habits| wish.clone_into(&mut habits.wish));
        Ok(table)
    }

    pub fn is_busy(&self) -> bool {
        self.making.is_some()
    }

    /// Forgets the request; false if there was none.
    pub fn stop(&mut self) -> bool {
        self.making.take().is_some()
    }

    /// Whether the answer to a question is awaited.
    pub fn awaits(&self, number: u32) -> bool {
        self.making.as_ref().is_some_and(|making| making.number == number)
    }
}
