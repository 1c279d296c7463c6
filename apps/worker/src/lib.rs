//! The engines as a second wasm module, for web workers. It draws nothing and keeps no game.
use wasm_bindgen::prelude::wasm_bindgen;

/// Answers with the bytes it was sent, so that the page can tell that the worker is up.
#[wasm_bindgen]
pub fn echo(bytes: &[u8]) -> Vec<u8> {
    bytes.to_vec()
}
