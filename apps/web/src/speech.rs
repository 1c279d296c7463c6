//! Sentences for the page, in the language of the settings, and the one live region that says them aloud.

use crate::settings::{Settings, settings};
use leptos::prelude::*;
use parlour_text::Speaker;

/// Speaks the language of the settings.
#[derive(Clone, Copy)]
pub struct Voice(Memo<Speaker>);

impl Voice {
    /// The speaker now; tracks the language.
    pub fn speaker(self) -> Speaker {
        self.0.get()
    }
}

/// What is said aloud; a count makes the same sentence twice two announcements.
#[derive(Clone, Copy)]
pub struct Announcer(RwSignal<(u32, String)>);

impl Announcer {
    /// Says sentences, one after the other.
    pub fn say(self, sentences: &[String]) {
        if !sentences.is_empty() {
            self.0.update(|(count, text)| {
                *count += 1;
                *text = sentences.join(" ");
            });
        }
    }

    /// What was said last; an invisible mark makes each telling new to screen readers.
    pub fn text(self) -> String {
        self.0.with(|(count, text)| if count % 2 == 0 { text.clone() } else { format!("{text}\u{200b}") })
    }
}

/// Hands voice and announcer to every component.
pub fn provide(settings: RwSignal<Settings>) {
    let speaker =
        Memo::new(move |_| settings.with(Settings::language).map_or_else(Speaker::english, Speaker::new));
    provide_context(Voice(speaker));
    provide_context(Announcer(RwSignal::new((0, String::new()))));
}

/// The voice of the page.
pub fn voice() -> Voice {
    expect_context()
}

/// The announcer of the page.
pub fn announcer() -> Announcer {
    expect_context()
}

/// The sentence of a key, for a place in a view: it follows the language.
pub fn word(key: &'static str) -> Signal<String> {
    word_of(key.to_owned())
}

/// A paragraph of help. Where it speaks of colours, and the room has only black, white and one accent, another one stands
/// in its place, if there is one for high contrast.
pub fn help(key: &'static str) -> Signal<String> {
    let (voice, settings) = (voice(), settings());
    let in_contrast = format!("{key}-contrast");
    Signal::derive(move || {
        voice.0.with(|speaker| {
            let differs = settings.with(Settings::is_contrast) && speaker.knows(&in_contrast);
            speaker.word(if differs { &in_contrast } else { key })
        })
    })
}

/// The sentence of a key made at run time.
pub fn word_of(key: String) -> Signal<String> {
    let voice = voice();
    Signal::derive(move || voice.0.with(|speaker| speaker.word(&key)))
}
