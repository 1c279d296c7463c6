//! Generated setups: asks the engine for one, or opens the screen for the player's own.

use super::{Making, NewGame};
use crate::{
    house::House,
    screens::{Go, Screen, own::OwnPuzzle},
};
use parlour_kernel::Message;
use parlour_midend::{About, Answer, Failure, Opening, Said};

impl NewGame {
    /// Has the engine generate a game.
    pub(super) fn make(&mut self, wish: String, seed: u64, house: &mut House) {
        self.stop();
        self.refused.clear();
        let number = house.ask(self.game, About::Generate { wish: wish.clone(), seed });
        self.making = Some(Making { number, wish, seed });
    }

    /// Takes the generated setup. A wish that could be met is remembered.
    pub fn answer(&mut self, answer: Answer, house: &mut House) -> Go {
        let Some(Making { wish, seed, .. }) = self.making.take() else { return Go::Stay };
        match answer.said {
            Ok(Said::Setup { setup, grade }) => {
                let opening = Opening { seed: Some(seed), now: house.now().wall, ..Opening::default() };
                let mut go = self.open(&setup, opening);
                if let Go::Play(table) = &mut go {
                    table.note_wish(&wish);
                    table.note_grade(&grade);
                }
                house.change_habits(self.game.id, |habits| habits.wish = wish);
                return go;
            }
            Err(Failure::Refused(why)) => self.refused = vec![why],
            _ => self.refused = vec![Message::new("term.not-made")],
        }
        Go::Stay
    }

    pub(super) fn stop(&mut self) {
        self.making = None;
    }

    /// Whether the answer to a question is awaited.
    pub fn awaits(&self, number: u32) -> bool {
        self.making.as_ref().is_some_and(|making| making.number == number)
    }

    pub(super) fn escape(&mut self) -> Go {
        if self.making.is_none() {
            return Go::Back;
        }
        self.stop();
        Go::Stay
    }

    pub(super) fn own(&mut self, text: &str) -> Go {
        self.stop();
        let own = OwnPuzzle::new(self.game, self.form.words(), self.form.players(), text);
        Go::Open(Screen::Own(Box::new(own)))
    }

    /// A pasted text is a game to open, if this game can read one.
    pub fn paste(&mut self, text: &str) -> Go {
        if self.game.card.takes_texts() { self.own(text) } else { Go::Stay }
    }
}
