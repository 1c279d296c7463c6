//! How far the visitor has read what is new, kept in local storage.

use crate::{browser, speech::Voice};
use leptos::prelude::untrack;
use parlour_midend::ReadTo;

const KEY: &str = "parlour.news";

/// Notes at the very start, before anything else is stored, whether this visitor has been here before.
pub fn arrive() {
    if browser::recall(KEY).is_none() {
        keep(ReadTo::of(None, browser::has_stored()));
    }
}

/// The numbers of the lines to tell, the newest first. They count as read from now on.
pub fn unread(voice: Voice) -> Vec<u32> {
    let speaker = untrack(|| voice.speaker());
    let mut newest = 0;
    while speaker.knows(&key(newest + 1)) {
        newest += 1;
    }
    let unread = ReadTo::of(browser::recall(KEY).as_deref(), false).unread(newest);
    keep(ReadTo::Line(newest));
    unread
}

/// The text of a line.
pub fn key(line: u32) -> String {
    format!("news.{line}")
}

fn keep(read_to: ReadTo) {
    // Where nothing can be stored, there is no earlier visit either.
    browser::keep(KEY, &read_to.text());
}
