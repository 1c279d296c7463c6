//! Getting a puzzle of a pack or a day onto the table: as it was left, or made by the engine.

use super::Go;
use crate::{house::House, store::Saved};
use parlour_kernel::Message;
use parlour_midend::{About, Answer, Game, Opening, Said};
use parlour_scene::Made;

pub(crate) struct Fetch {
    pub game: &'static Game,
    /// What the engine is making.
    wanted: Option<(Made, u32)>,
    /// Why there is none.
    refused: Option<Message>,
}

impl Fetch {
    pub fn new(game: &'static Game) -> Self {
        Fetch { game, wanted: None, refused: None }
    }

    /// Opens a puzzle where it was left, or has it made.
    pub fn open(&mut self, made: Made, house: &mut House) -> Go {
        self.stop();
        self.refused = None;
        if let Saved::Table(table) = house.store.saved_puzzle(self.game, &made.name) {
            return Go::Play(table);
        }
        let about = About::Generate { wish: made.wish.clone(), seed: made.seed };
        let number = house.ask(self.game, about);
        self.wanted = Some((made, number));
        Go::Stay
    }

    /// What the engine made.
    pub fn answer(&mut self, answer: Answer, house: &House) -> Go {
        let Some((made, _)) = self.wanted.take() else { return Go::Stay };
        let opening = Opening { now: house.now().wall, ..Opening::default() };
        let opened = match answer.said {
            Ok(Said::Setup(setup)) => self.game.open(&setup, opening).ok(),
            _ => None,
        };
        let Some(mut table) = opened else {
            self.refused = Some(Message::new("term.not-made"));
            return Go::Stay;
        };
        table.note_wish(&made.wish);
        table.session_mut().puzzle = made.name;
        Go::Play(table)
    }

    /// Forgets what was asked for; false where nothing was.
    pub fn stop(&mut self) -> bool {
        self.wanted.take().is_some()
    }

    /// Whether the answer to a question is waited for.
    pub fn awaits(&self, number: u32) -> bool {
        matches!(self.wanted, Some((_, asked)) if asked == number)
    }

    /// What there is to say meanwhile, and whether it is bad news.
    pub fn says(&self, house: &House) -> Option<(String, bool)> {
        let making = self.wanted.is_some().then(|| (house.word("ui.making"), false));
        making.or_else(|| self.refused.as_ref().map(|why| (house.say(why), true)))
    }
}
