//! What the app needs from the browser: clock, storage, address, focus. Nothing here knows a game.

use crate::javascript;
use leptos::prelude::{document, window};
use parlour_table::Time;
use parlour_text::Language;
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlElement, MouseEvent};

/// The device's local time.
#[expect(clippy::cast_sign_loss, reason = "clocks stand after 1970; an earlier one counts as 0")]
pub fn now() -> Time {
    Time(js_sys::Date::now() as u64)
}

/// How long this page has been open, on a monotonic clock.
pub fn running() -> Duration {
    let milliseconds = window().performance().map_or(0.0, |clock| clock.now());
    Duration::from_secs_f64(milliseconds.max(0.0) / 1000.0)
}

/// A random integer below 2^53.
#[expect(clippy::cast_sign_loss, reason = "the generator answers with whole numbers from 0")]
pub fn random_seed() -> u64 {
    javascript::random_seed() as u64
}

/// Reads a text from local storage; `None` if it is missing or storage is unavailable.
pub fn recall(key: &str) -> Option<String> {
    window().local_storage().ok()??.get_item(key).ok()?
}

/// Writes a text to local storage; false if storage is unavailable or full.
pub fn keep(key: &str, text: &str) -> bool {
    let storage = window().local_storage().ok().flatten();
    let kept = storage.is_some_and(|storage| storage.set_item(key, text).is_ok());
    if kept {
        javascript::copy_soon(key);
    }
    kept
}

/// Removes a text from local storage.
pub fn forget(key: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        // If it cannot be removed, it could not have been stored either.
        let _ = storage.remove_item(key);
        javascript::copy_soon(key);
    }
}

/// Whether anything is in local storage.
pub fn has_stored() -> bool {
    window()
        .local_storage()
        .ok()
        .flatten()
        .is_some_and(|storage| storage.length().is_ok_and(|length| length > 0))
}

/// Asks a question that can be answered with yes or no.
pub fn agrees(question: &str) -> bool {
    window().confirm_with_message(question).unwrap_or(false)
}

/// Whether a media query matches.
pub fn prefers(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|media| media.matches())
}

/// Whether the browser is automated by a test.
pub fn is_driven() -> bool {
    let flag = js_sys::Reflect::get(&window().navigator(), &JsValue::from_str("webdriver"));
    flag.is_ok_and(|flag| flag.is_truthy())
}

/// The absolute URL of a page of this site.
pub fn site_address(path: &str) -> String {
    let origin = window().location().origin().unwrap_or_default();
    format!("{origin}{path}")
}

/// The path of the address, without a trailing slash.
pub fn path() -> String {
    let path = window().location().pathname().unwrap_or_default();
    let trimmed = path.trim_end_matches('/');
    if trimmed.is_empty() { "/".to_owned() } else { trimmed.to_owned() }
}

/// Navigates to another page of this site, with a new history entry.
pub fn go(address: &str) {
    if let Ok(history) = window().history() {
        // Fails only for other origins.
        let _ = history.push_state_with_url(&JsValue::NULL, "", Some(address));
    }
    window().scroll_to_with_x_and_y(0.0, 0.0);
}

/// Changes the address to another page of this site, without a new history entry.
pub fn replace(address: &str) {
    if let Ok(history) = window().history() {
        // Fails only for other origins.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(address));
    }
}

/// What follows `#` in the address.
pub fn fragment() -> String {
    let hash = window().location().hash().unwrap_or_default();
    hash.trim_start_matches('#').to_owned()
}

/// Whether the query string has this parameter.
pub fn has_parameter(wanted: &str) -> bool {
    let search = window().location().search().unwrap_or_default();
    search.trim_start_matches('?').split('&').any(|part| part == wanted)
}

/// Removes `#...` from the address without a new history entry.
pub fn drop_fragment() {
    let location = window().location();
    let path = location.pathname().unwrap_or_default() + &location.search().unwrap_or_default();
    if let Ok(history) = window().history() {
        // If the browser refuses, the address merely stays long.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&path));
    }
}

/// The first element that matches a selector.
pub fn find(selector: &str) -> Option<HtmlElement> {
    document().query_selector(selector).ok()??.dyn_into().ok()
}

/// Focuses the first element that matches a selector.
pub fn focus(selector: &str) {
    if let Some(element) = find(selector) {
        // If it cannot take the focus, the focus stays where it is.
        let _ = element.focus();
    }
}

/// Scrolls a frame, and nothing else, until an element is visible in it with some room around it.
pub fn bring_into(frame: &str, element: &str) {
    let Some((frame, element)) = find(frame).zip(find(element)) else { return };
    let (around, inside) = (frame.get_bounding_client_rect(), element.get_bounding_client_rect());
    let room = 1.5 * inside.width();
    let off = |start: f64, end: f64, first: f64, last: f64| {
        let (before, behind) = (start - room - first, end + room - last);
        if before < 0.0 { before } else { behind.max(0.0) }
    };
    let right = off(inside.left(), inside.right(), around.left(), around.right());
    let down = off(inside.top(), inside.bottom(), around.top(), around.bottom());
    frame.scroll_by_with_x_and_y(right, down);
}

/// If `sheet` is shown, scrolls the page until an element is right below the bar.
pub fn bring_above_sheet(sheet: &str, element: &str) {
    let Some((sheet, element)) = find(sheet).zip(find(element)) else { return };
    if sheet.get_bounding_client_rect().height() > 0.0 {
        let bar = find(".bar").map_or(0.0, |bar| bar.get_bounding_client_rect().height());
        let down = element.get_bounding_client_rect().top() - bar;
        window().scroll_by_with_x_and_y(0.0, down);
    }
}

/// The element that has the focus.
pub fn focused() -> Option<HtmlElement> {
    document().active_element()?.dyn_into().ok()
}

/// Removes the focus from whatever has it.
pub fn leave() {
    if let Some(element) = focused() {
        // Blurring a focused element cannot fail.
        let _ = element.blur();
    }
}

/// Whether a click came from the keyboard, by pressing the focused element.
pub fn is_by_key(click: &MouseEvent) -> bool {
    click.detail() == 0
}

/// The value of a CSS custom property of the page.
pub fn token(name: &str) -> String {
    let style = document()
        .document_element()
        .and_then(|root| window().get_computed_style(&root).ok().flatten())
        .and_then(|style| style.get_property_value(name).ok());
    style.unwrap_or_default().trim().to_owned()
}

/// A date and time, as a language writes them.
#[expect(clippy::cast_precision_loss, reason = "milliseconds since 1970 stay below 2^53 for long")]
pub fn day_and_time(milliseconds: u64, language: Language) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(milliseconds as f64));
    date.to_locale_string(&javascript::locale_of(language.code()), &JsValue::UNDEFINED).into()
}
