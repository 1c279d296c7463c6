//! The browser front end. It paints scenes and sends inputs; it knows no rules.

// `Play` is a handle made of signals' places, copied into every closure; that it is long is no cost that shows.
#![allow(clippy::large_types_passed_by_value)]

// A page is nothing without a browser. Natively there is only what tests ask for, so that a check compiles the framework
// once, for the page itself.
#[cfg(target_arch = "wasm32")]
mod app;
#[cfg(target_arch = "wasm32")]
mod board;
#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(target_arch = "wasm32")]
mod engine;
#[cfg(target_arch = "wasm32")]
mod javascript;
#[cfg(target_arch = "wasm32")]
mod later;
#[cfg(any(test, target_arch = "wasm32"))]
#[cfg_attr(not(target_arch = "wasm32"), allow(dead_code, reason = "tests use less of it than the page"))]
mod link;
#[cfg(target_arch = "wasm32")]
mod pages;
#[cfg(target_arch = "wasm32")]
mod parts;
#[cfg(target_arch = "wasm32")]
mod play;
#[cfg(target_arch = "wasm32")]
mod progress;
#[cfg(target_arch = "wasm32")]
mod puzzle_links;
#[cfg(target_arch = "wasm32")]
mod route;
#[cfg(any(test, target_arch = "wasm32"))]
mod scale;
#[cfg(target_arch = "wasm32")]
mod settings;
#[cfg(target_arch = "wasm32")]
mod speech;
#[cfg(target_arch = "wasm32")]
mod stats;
#[cfg(target_arch = "wasm32")]
mod store;

#[cfg(all(test, not(target_arch = "wasm32")))]
#[path = "board/layout.rs"]
#[allow(dead_code, reason = "tests use less of it than the page")]
mod layout;

/// Mounts the app on the page; the bundle's entry calls it once the module is loaded.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen]
pub fn start() {
    console_error_panic_hook::set_once();
    leptos::prelude::mount_to_body(app::App);
}
