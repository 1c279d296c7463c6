//! Maps addresses to pages. Links within the site change the address without a reload, and so do the
//! browser's back and forward. Hand-written because five addresses need no router: the framework's would be a
//! tenth of the first load.

use crate::browser;
use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, MouseEvent};

/// The path of the address, such as `/shutbox`; tracks.
pub fn path() -> Signal<String> {
    let path = RwSignal::new(browser::path());
    let follow = move || {
        let now = browser::path();
        if path.with_untracked(|old| *old != now) {
            path.set(now);
        }
    };
    let back_and_forth = window_event_listener(ev::popstate, move |_| follow());
    let links = window_event_listener(ev::click, move |event| {
        if let Some(address) = address_within(&event) {
            event.prevent_default();
            browser::go(&address);
            follow();
        }
    });
    on_cleanup(move || {
        back_and_forth.remove();
        links.remove();
    });
    path.into()
}

/// Shows another page of this site in place of the present one, without a new history entry.
pub fn lead_on(address: &str) {
    browser::replace(address);
    if let Ok(event) = Event::new("popstate") {
        // It was made here, so it is not being dispatched already.
        let _ = window().dispatch_event(&event);
    }
}

/// The address a click leads to, if it is another page of this site and a plain click: not a new tab, a
/// download or a fragment of the same page.
fn address_within(event: &MouseEvent) -> Option<String> {
    let meant_otherwise = event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key();
    if event.default_prevented() || event.button() != 0 || meant_otherwise {
        return None;
    }
    let link = event.target()?.dyn_into::<Element>().ok()?.closest("a[href]").ok()??;
    let address = link.get_attribute("href")?;
    let is_page = address.starts_with('/') && !address.starts_with("//") && !link.has_attribute("target");
    let page = address.split('#').next().unwrap_or_default();
    (is_page && page != browser::path()).then_some(address)
}
