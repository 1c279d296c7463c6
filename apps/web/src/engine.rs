//! Questions to the engines, which live in a worker. The page sends save texts and never waits for an answer.

use crate::glue;
use catalog::{Hint, Review, Verdict};
use kernel::Message;
use serde::{Deserialize, Serialize};

/// What is asked of an engine.
#[derive(Clone, Copy, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    Hint,
    Choose,
    Review,
    Generate,
    Examine,
    Judge,
}

/// A question about a saved game, or about a setup; what a kind does not need stays empty.
#[derive(Clone, Copy, Serialize)]
pub struct Question<'a> {
    pub kind: Kind,
    pub game: &'a str,
    pub save: &'a str,
    pub level: &'a str,
    /// How many actions to choose, one after the other.
    pub most: usize,
    pub setup: &'a str,
    pub seed: &'a str,
}

impl<'a> Question<'a> {
    /// A question about a saved game.
    pub fn about(kind: Kind, game: &'a str, save: &'a str) -> Self {
        Question { kind, game, save, level: "", most: 1, setup: "", seed: "" }
    }

    /// A question about a setup, or about the wish for one.
    pub fn of_setup(kind: Kind, game: &'a str, setup: &'a str) -> Self {
        Question { kind, game, save: "", level: "", most: 1, setup, seed: "" }
    }
}

/// What an engine says, and about which position.
#[derive(Deserialize, Debug)]
pub struct Answer {
    #[serde(default)]
    pub digest: String,
    pub hint: Option<Hint>,
    pub actions: Option<Vec<String>>,
    pub review: Option<Review>,
    pub setup: Option<String>,
    pub verdict: Option<Verdict>,
    error: Option<Failure>,
}

/// Why there is no answer.
#[derive(Deserialize, Debug)]
pub struct Failure {
    code: String,
    /// What to tell the player: the engine's own reason, or that it did not answer.
    pub message: Message,
}

impl Failure {
    /// Whether the game has nobody who could answer this kind of question.
    pub fn is_silence(&self) -> bool {
        self.code == "silent" || self.code == "none"
    }
}

/// Asks an engine.
///
/// # Errors
/// Why it has no answer.
pub async fn ask(question: Question<'_>) -> Result<Answer, Failure> {
    let lost = || Failure { code: "lost".to_owned(), message: Message::new("engine.lost") };
    let question = serde_json::to_string(&question).map_err(|_| lost())?;
    let text = glue::ask_engine(&question).await.map_err(|_| lost())?;
    let answer: Answer = serde_json::from_str(&text.as_string().unwrap_or_default()).map_err(|_| lost())?;
    match answer.error {
        Some(failure) => Err(failure),
        None => Ok(answer),
    }
}
