//! The engines as a second wasm module, for web workers: a question in JSON, an answer in JSON. Draws
//! nothing; keeps only the last game it was asked about.

use parlour_brain::Budget;
use parlour_midend::{Answer, Failure, Question, REPORT_EVERY, Thinker};
use std::cell::RefCell;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static THINKER: RefCell<Thinker> = RefCell::new(Thinker::new(parlour_catalog::engine));
}

#[wasm_bindgen]
extern "C" {
    /// Reports the nodes searched so far; the page may not define it.
    #[wasm_bindgen(js_name = reportProgress, catch)]
    fn report_progress(nodes: f64) -> Result<(), wasm_bindgen::JsValue>;
}

/// Answers a [`Question`] with an [`Answer`], both as JSON.
///
/// # Panics
/// Never: an answer always serialises.
#[wasm_bindgen]
pub fn ask(question: &str) -> String {
    let answer = match serde_json::from_str::<Question>(question) {
        Ok(question) => {
            let mut budget = Budget::nodes(question.nodes()).telling(REPORT_EVERY, report);
            THINKER.with_borrow_mut(|thinker| thinker.answer(&question, &mut budget))
        }
        Err(_) => Answer { digest: None, said: Err(Failure::Lost) },
    };
    serde_json::to_string(&answer).expect("plain text")
}

#[expect(clippy::cast_precision_loss, reason = "a count that people read, far below 2^53")]
fn report(nodes: u64) {
    // If the page does not listen, there is nobody to tell.
    let _ = report_progress(nodes as f64);
}
