//! The browser front end. It paints scenes and sends inputs; it knows no rules.

// `Play` is a handle made of signals' places, copied into every closure; that it is long is no cost that shows.
#![allow(clippy::large_types_passed_by_value)]

mod app;
mod board;
mod browser;
mod engine;
mod glue;
mod link;
mod named;
mod pages;
mod parts;
mod play;
mod progress;
mod route;
mod settings;
mod stats;
mod store;
mod voice;

use leptos::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;

/// Mounts the app on the page; the bundle's entry calls it once the module is loaded.
#[wasm_bindgen]
pub fn start() {
    console_error_panic_hook::set_once();
    mount_to_body(app::App);
}
