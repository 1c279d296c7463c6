//! Questions to the engines, which live in a worker. The page sends save texts and never waits for an answer.

use crate::glue;
use catalog::{Hint, Review};
use kernel::Message;
use serde::{Deserialize, Serialize};

/// What is asked of an engine.
#[derive(Clone, Copy, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    Hint,
    Choose,
    Review,
}

#[derive(Serialize)]
struct Question<'a> {
    kind: Kind,
    game: &'a str,
    save: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<&'a str>,
}

/// What an engine says, and about which position.
#[derive(Deserialize, Debug)]
pub struct Answer {
    #[serde(default)]
    pub digest: String,
    pub hint: Option<Hint>,
    pub action: Option<String>,
    pub review: Option<Review>,
    error: Option<Failure>,
}

#[derive(Deserialize, Debug)]
struct Failure {
    message: Message,
}

/// Asks about a saved game.
///
/// # Errors
/// What to tell the player: the engine's own reason, or that it did not answer.
pub async fn ask(kind: Kind, game: &str, save: &str, level: Option<&str>) -> Result<Answer, Message> {
    let silent = || Message::new("engine.lost");
    let question = serde_json::to_string(&Question { kind, game, save, level }).map_err(|_| silent())?;
    let text = glue::ask_engine(&question).await.map_err(|_| silent())?;
    let answer: Answer = serde_json::from_str(&text.as_string().unwrap_or_default()).map_err(|_| silent())?;
    match answer.error {
        Some(failure) => Err(failure.message),
        None => Ok(answer),
    }
}
