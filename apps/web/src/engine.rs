//! Questions to the engines, which live in a worker. The page never waits for an answer.

use crate::javascript;
use parlour_midend::{Answer, Failure, Question};

/// Asks an engine; a question that never comes back is answered so.
pub async fn ask(question: &Question) -> Answer {
    let answer = async {
        let question = serde_json::to_string(question).ok()?;
        let text = javascript::ask_engine(&question).await.ok()?;
        serde_json::from_str(&text.as_string()?).ok()
    };
    answer.await.unwrap_or(Answer { digest: None, said: Err(Failure::Lost) })
}
