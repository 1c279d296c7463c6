//! Games whose setups are made: the engine makes one as wished, or a person brings their own.

use super::NewGame;
use crate::{
    house::House,
    screens::{Go, Screen, own::OwnPuzzle},
    think::{About, Answer, Question, Said},
};
use kernel::Message;

impl NewGame {
    /// Has the engine make a game as wished; the wish is remembered.
    pub(super) fn make(&mut self, seed: u64, house: &mut House) {
        self.stop();
        self.refused.clear();
        let wish = self.setup();
        let mut settings = house.settings.clone();
        settings.games.entry(self.game.id.to_owned()).or_default().wish.clone_from(&wish);
        house.set(settings);
        let about = About::Generate { wish, seed };
        let question = Question::before(about.clone(), (house.world.engine)(self.game.id));
        self.making = Some((about, question.canceller()));
        house.questions.push(question);
    }

    /// What the engine made.
    pub fn answer(&mut self, answer: Answer, house: &House) -> Go {
        let waited = self.making.take_if(|(about, _)| *about == answer.about).is_some();
        match (answer.about, answer.said) {
            (About::Generate { seed, .. }, Some(Said::Setup(setup))) if waited => {
                self.open(&setup, Some(seed), house)
            }
            (_, Some(Said::Refused(why))) if waited => {
                self.refused = vec![why];
                Go::Stay
            }
            _ if waited => {
                self.refused = vec![Message::new("term.not-made")];
                Go::Stay
            }
            _ => Go::Stay,
        }
    }

    pub(super) fn stop(&mut self) {
        if let Some((_, canceller)) = self.making.take() {
            canceller.cancel();
        }
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
        let players = self.players[..self.players.len().min(self.seats())].to_vec();
        Go::Open(Screen::Own(Box::new(OwnPuzzle::new(self.game, self.setup(), players, text))))
    }

    /// A text that was pasted is something to play, where texts can be brought.
    pub fn paste(&mut self, text: &str) -> Go {
        if self.game.card.takes_texts() { self.own(text) } else { Go::Stay }
    }
}
