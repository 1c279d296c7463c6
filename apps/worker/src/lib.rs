//! The engines as a second wasm module, for web workers: a question in JSON, an answer in JSON. It draws nothing
//! and keeps no game.
mod answer;

use wasm_bindgen::prelude::wasm_bindgen;

/// Answers a question about a saved game; see [`answer::Question`] and [`answer::Answer`].
#[wasm_bindgen]
pub fn ask(request: &str) -> String {
    answer::answer(request)
}
