//! The engines as a second wasm module, for web workers: a question in JSON, an answer in JSON. Draws
//! nothing; keeps only the last game it was asked about.

use parlour_brain::{Budget, Files};
use parlour_midend::{Answer, Failure, Question, REPORT_EVERY, Thinker};
use std::cell::RefCell;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static THINKER: RefCell<Thinker> = RefCell::new(Thinker::new(parlour_catalog::engine));
    /// Files that were handed over, of a folder that is not named yet.
    static FILES: RefCell<Files> = RefCell::default();
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

/// Hands over a file of a folder that an answer wants.
#[wasm_bindgen]
pub fn give(name: String, bytes: &[u8]) {
    FILES.with_borrow_mut(|files| files.insert(name, bytes.into()));
}

/// Names the folder whose files were handed over. Without any there are none to be had, and it is not asked for again.
#[wasm_bindgen]
pub fn given(folder: &str) {
    let files = FILES.take();
    THINKER.with_borrow_mut(|thinker| thinker.give(folder, files));
}

#[expect(clippy::cast_precision_loss, reason = "a count that people read, far below 2^53")]
fn report(nodes: u64) {
    // If the page does not listen, there is nobody to tell.
    let _ = report_progress(nodes as f64);
}
