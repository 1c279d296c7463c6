//! Asks the engines, which run in a worker. The page never blocks on an answer.

use crate::javascript;
use parlour_midend::{Answer, Failure, Question};
use wasm_bindgen::JsValue;

/// Asks an engine. If no answer ever arrives, the returned one says so.
pub async fn ask(question: &Question) -> Answer {
    let asked = serde_json::to_string(question).unwrap_or_default();
    read(javascript::ask_engine(&asked).await)
}

/// Asks a worker of its own, so that nobody waits behind it.
pub async fn ask_ahead(question: &Question) -> Answer {
    let asked = serde_json::to_string(question).unwrap_or_default();
    read(javascript::ask_ahead(&asked).await)
}

fn read(answered: Result<JsValue, JsValue>) -> Answer {
    let text = answered.ok().and_then(|text| text.as_string());
    let answer = text.and_then(|text| serde_json::from_str(&text).ok());
    answer.unwrap_or(Answer { digest: None, said: Err(Failure::Lost) })
}
