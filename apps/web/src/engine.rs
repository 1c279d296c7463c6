//! Asks the engines, which run in a worker. The page never blocks on an answer.

use crate::javascript;
use parlour_midend::{Answer, Failure, Question};

/// Asks an engine. If no answer ever arrives, the returned one says so.
pub async fn ask(question: &Question) -> Answer {
    let answer = async {
        let question = serde_json::to_string(question).ok()?;
        let text = javascript::ask_engine(&question).await.ok()?;
        serde_json::from_str(&text.as_string()?).ok()
    };
    answer.await.unwrap_or(Answer { digest: None, said: Err(Failure::Lost) })
}
