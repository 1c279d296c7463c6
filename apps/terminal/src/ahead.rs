//! Games made ahead while nobody waits for the engine: the stock's file, and the one question that fills it.

use crate::house::House;
use parlour_midend::{About, Answer, Asked, Game, Moment, Said, Stock, Stocked};
use std::time::Duration;

/// How long the keyboard is left alone before anything is made ahead.
const QUIET: Duration = Duration::from_secs(4);
/// The stock's file.
const FILE: &str = "stock";

/// What is being made.
struct Making {
    number: u32,
    game: &'static Game,
    wish: String,
    seed: u64,
}

#[derive(Default)]
pub(crate) struct Ahead {
    making: Option<Making>,
    /// Not yet sent to the engine.
    asked: Option<Asked>,
    /// When a key was last pressed.
    touched: Duration,
    /// Nothing more is made after a failure.
    failed: bool,
}

impl Ahead {
    /// The player does something.
    pub fn touch(&mut self, now: Moment) {
        self.touched = now.running;
    }

    /// Asks for the next game if all has been quiet for a while.
    pub fn tick(&mut self, game: &'static Game, house: &House) {
        let quiet = house.now().running.saturating_sub(self.touched) >= QUIET;
        if !quiet || self.failed || self.making.is_some() {
            return;
        }
        let Some(wish) = house.stock().missing(game, &house.settings.habits(game.id).wish) else { return };
        let seed = (house.world.seed)();
        let asked = Asked::new(game.id, About::Generate { wish: wish.clone(), seed });
        self.making = Some(Making { number: asked.number, game, wish, seed });
        self.asked = Some(asked);
    }

    /// Takes the question, unless a player waits for others.
    pub fn question(&mut self, others_wait: bool) -> Option<Asked> {
        if others_wait {
            self.making = None;
        }
        self.asked.take().filter(|_| !others_wait)
    }

    /// Whether the answer to a question is awaited.
    pub fn awaits(&self, number: u32) -> bool {
        self.making.as_ref().is_some_and(|making| making.number == number)
    }

    /// Takes the engine's game into stock.
    pub fn answer(&mut self, answer: Answer, house: &mut House) {
        let Some(Making { game, wish, seed, .. }) = self.making.take() else { return };
        match answer.said {
            Ok(Said::Setup { setup, grade }) => {
                let mut stock = house.stock();
                stock.put(game, &wish, seed, setup, grade);
                self.failed = house.keep_stock(&stock).is_err();
            }
            _ => self.failed = true,
        }
    }
}

impl House {
    /// What is in stock; another window may have taken from it.
    pub fn stock(&self) -> Stock {
        Stock::read(&self.store.read_text(FILE).unwrap_or_default())
    }

    fn keep_stock(&self, stock: &Stock) -> std::io::Result<()> {
        self.store.write_text(FILE, &stock.written())
    }

    /// Takes a game that was made ahead.
    pub fn take_stocked(&self, game: &Game, wish: &str) -> Option<Stocked> {
        let mut stock = self.stock();
        let taken = stock.take(game, wish)?;
        // If it cannot be written, the same game is offered once more.
        let _ = self.keep_stock(&stock);
        Some(taken)
    }
}
