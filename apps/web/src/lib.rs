//! The browser front end. It paints scenes and sends inputs; it knows no rules.

// `Play` is a bundle of signal handles, copied into every closure; its size costs nothing noticeable.
#![allow(clippy::large_types_passed_by_value)]

// The page only makes sense in a browser. Native builds contain just what the tests need, so that a check
// compiles the framework only once, for wasm.
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
mod news;
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

/// Mounts the app. The bundle's entry calls this once the module is loaded, with the language to speak and its texts
/// if they had to be fetched.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen]
pub fn start(language: &str, texts: Option<String>) {
    console_error_panic_hook::set_once();
    news::arrive();
    speech::load(language, texts);
    leptos::prelude::mount_to_body(app::App);
}
