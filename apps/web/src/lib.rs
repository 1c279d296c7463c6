//! The browser front end. It paints scenes and sends inputs; it knows no rules.
use leptos::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;

/// Mounts the app on the page; the bundle's entry calls it once the module is loaded.
#[wasm_bindgen]
pub fn start() {
    console_error_panic_hook::set_once();
    mount_to_body(|| view! { <main><h1>"Parlour"</h1></main> });
}
