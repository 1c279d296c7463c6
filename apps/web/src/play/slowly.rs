//! A long game from a link is opened a little at a time: the page stays usable meanwhile, and the visitor can stop it.

use super::Play;
use crate::{browser, javascript};
use leptos::prelude::*;
use parlour_kernel::{Fault, Message};
use parlour_midend::AnyTable;
use parlour_table::{LoadError, Save};
use std::time::Duration;

/// Shorter games are opened at once, in about a frame.
const AT_ONCE: usize = 2_000;

/// How long the page is busy at a time, and how many actions pass between two looks at the clock.
const SLICE: Duration = Duration::from_millis(12);
const LOOK_EVERY: usize = 100;

/// How much of a game is opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    done: usize,
    all: usize,
}

impl Progress {
    /// The progress in words.
    pub fn message(self) -> Message {
        let percent = self.done.min(self.all) * 100 / self.all.max(1);
        Message::new("web.opening").int("percent", u32::try_from(percent).unwrap_or(100))
    }
}

/// Whether a save takes so long that it is better opened a little at a time.
pub fn is_long(save: &Save) -> bool {
    save.actions() > AT_ONCE
}

impl Play {
    /// Opens a long game; `None` if the visitor stops it or leaves.
    pub async fn load_slowly(self, save: Save) -> Option<Result<Box<dyn AnyTable>, Message>> {
        let (mut done, all) = (0, save.actions());
        let mut loading = match self.game.begin(save) {
            Ok(loading) => loading,
            Err(error) => return Some(Err(error.message())),
        };
        self.opening.set(Some(Progress { done, all }));
        let opened = |result: Result<Box<dyn AnyTable>, LoadError>| {
            self.opening.set(None);
            Some(result.map_err(|error| error.message()))
        };
        loop {
            javascript::breathe().await;
            self.opening.try_get_untracked().flatten()?;
            let until = browser::running() + SLICE;
            while browser::running() < until {
                match loading.advance(LOOK_EVERY) {
                    Ok(false) => done += LOOK_EVERY,
                    Ok(true) => return opened(loading.finish()),
                    Err(error) => return opened(Err(error)),
                }
            }
            self.opening.set(Some(Progress { done, all }));
        }
    }
}
