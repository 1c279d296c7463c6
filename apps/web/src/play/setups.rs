//! Setups that are generated or entered: asks the generator, and examines them before play.

use super::Play;
use crate::{browser, engine, store};
use leptos::{prelude::*, task::spawn_local};
use parlour_kernel::Message;
use parlour_midend::{About, Failure, OpenError, Opening, Question, Said, Verdict};

/// What the player should know about a setup before playing it.
#[derive(Clone, PartialEq, Debug)]
pub struct Examined {
    /// The setup to open if the player insists; `None` if it is already on the table.
    pub setup: Option<String>,
    pub verdict: Verdict,
}

impl Play {
    /// Makes a game and opens it; the same seed makes the same game. Without one it may be in stock. Nothing is opened
    /// once `stays` returns false.
    ///
    /// # Errors
    /// Why there is none.
    pub async fn make(self, wish: &str, seed: Option<u64>, stays: fn(Play) -> bool) -> Result<(), Message> {
        let stocked = seed.is_none().then(|| store::take_stocked(self.game, wish)).flatten();
        let (seed, setup, grade) = if let Some(made) = stocked {
            (made.seed, made.setup, made.grade)
        } else {
            let seed = seed.unwrap_or_else(browser::random_seed);
            let (setup, grade) = self.generate(wish, seed).await?;
            (seed, setup, grade)
        };
        if self.control.is_disposed() || !stays(self) {
            return Ok(());
        }
        self.settings.update(|settings| wish.clone_into(&mut settings.habits_mut(self.game.id).wish));
        let opening = Opening { seed: Some(seed), now: browser::now(), ..Opening::default() };
        let mut table = self.game.open(&setup, opening).map_err(|error| reasons(&error))?;
        table.note_wish(wish);
        table.note_grade(&grade);
        self.dialogs.choosing.set(false);
        self.replace(table);
        self.make_ahead();
        Ok(())
    }

    /// Generates a setup for a wish, with its grade.
    ///
    /// # Errors
    /// Why there is none.
    pub(super) async fn generate(self, wish: &str, seed: u64) -> Result<(String, String), Message> {
        let about = About::Generate { wish: wish.to_owned(), seed };
        match engine::ask(&Question { game: self.game.id.to_owned(), about }).await.said {
            Ok(Said::Setup { setup, grade }) => Ok((setup, grade)),
            Ok(_) => Err(Failure::Silent.message()),
            Err(failure) => Err(failure.message()),
        }
    }

    /// Replaces the starter game with a new one, unless someone has begun to play it.
    pub fn make_fresh(self) {
        self.make_another(|play| !play.in_progress() && !play.autoplay.watching.get_untracked());
    }

    /// Generates another game like the last one wished for. Nothing is opened once `stays` returns false.
    pub(super) fn make_another(self, stays: fn(Play) -> bool) {
        let usual = self.game.card.presets.first().map(|preset| preset.setup).unwrap_or_default();
        let wish = self.settings.with_untracked(|settings| settings.habits(self.game.id).wish.clone());
        let wish = if wish.is_empty() { usual.to_owned() } else { wish };
        spawn_local(async move {
            if let Err(why) = self.make(&wish, None, stays).await {
                self.notice.try_set(Some(why));
            }
        });
    }

    /// Makes a game as a link wishes.
    pub fn make_wished(self, wish: String) {
        self.notice.set(Some(Message::new("ui.making")));
        spawn_local(async move {
            if let Err(why) = self.make(&wish, None, |_| true).await {
                self.notice.try_set(Some(why));
            }
        });
    }

    /// Opens what a player brought as text, unless the judge objects. `rules` are the form's choices, for
    /// texts that name no rules. Returns what is wrong.
    pub async fn consider(self, text: String, rules: String) -> Option<Message> {
        let mut table = match self.game.bring(&text, &rules, self.entering()) {
            Ok(table) => table,
            Err(error @ OpenError::Flawed(_)) if self.game.card.made => {
                let text = reasons(&error);
                let verdict =
                    Verdict { code: "flawed".to_owned(), text, cells: Vec::new(), examples: Vec::new() };
                self.dialogs.examined.set(Some(Examined { setup: None, verdict }));
                return None;
            }
            Err(error) => return Some(reasons(&error)),
        };
        let setup = table.setup();
        match self.examine(&setup).await {
            Ok(Ok(_)) if self.control.is_disposed() => {}
            Ok(Ok(grade)) => {
                table.note_grade(&grade);
                self.open_entered(table);
            }
            Ok(Err(verdict)) => {
                drop(self.dialogs.examined.try_set(Some(Examined { setup: Some(setup), verdict })));
            }
            Err(why) => return Some(why),
        }
        None
    }

    /// Keeps the current players. Where there is nothing to solve, the computer needs a seed.
    fn entering(self) -> Opening {
        let players = self.ask(|table| table.session().players.clone());
        let seed = (!self.game.card.made).then(browser::random_seed);
        Opening { seed, players, now: browser::now() }
    }

    /// Opens a setup despite the judge's objections.
    pub fn play_anyway(self, setup: &str) {
        match self.game.open(setup, self.entering()) {
            Ok(table) => self.open_entered(table),
            Err(error) => self.notice.set(Some(reasons(&error))),
        }
    }

    /// Shows the judge's objections to a setup from a link that is already on the table.
    pub fn examine_arrived(self) {
        let (setup, touched) = self.ask(|table| (table.setup(), table.touched()));
        if !self.game.card.made || touched {
            return;
        }
        spawn_local(async move {
            match self.examine(&setup).await {
                Ok(Err(verdict)) => {
                    self.dialogs.examined.try_set(Some(Examined { setup: None, verdict }));
                }
                Ok(Ok(grade)) if !self.control.is_disposed() => {
                    self.control.update_value(|control| control.note_grade(&setup, &grade));
                    self.refresh();
                }
                Ok(Ok(_)) | Err(_) => {}
            }
        });
    }

    /// How hard a setup is, or what is to be known before it is played.
    async fn examine(self, setup: &str) -> Result<Result<String, Verdict>, Message> {
        let about = About::Examine(setup.to_owned());
        match engine::ask(&Question { game: self.game.id.to_owned(), about }).await.said {
            Ok(Said::Verdict(verdict)) => Ok(Err(verdict)),
            Ok(Said::Graded(grade)) => Ok(Ok(grade)),
            Ok(_) | Err(Failure::Silent) => Ok(Ok(String::new())),
            Err(failure) => Err(failure.message()),
        }
    }

    fn open_entered(self, table: Box<dyn parlour_midend::AnyTable>) {
        self.dialogs.choosing.set(false);
        self.replace(table);
    }
}

/// All errors in one message.
pub(super) fn reasons(error: &OpenError) -> Message {
    error.message().unwrap_or_else(|| Message::new("web.unreadable-link"))
}
