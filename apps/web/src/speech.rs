//! Texts in the language of the settings, and the one live region that announces them.

use crate::settings::{Settings, settings};
use leptos::prelude::*;
use parlour_text::Speaker;

#[derive(Clone, Copy)]
pub struct Voice(Memo<Speaker>);

impl Voice {
    /// The current speaker; tracks the language.
    pub fn speaker(self) -> Speaker {
        self.0.get()
    }
}

/// What to announce, with a count: the same sentence twice is two announcements.
#[derive(Clone, Copy)]
pub struct Announcer(RwSignal<(u32, String)>);

impl Announcer {
    /// Announces sentences one after the other.
    pub fn say(self, sentences: &[String]) {
        if !sentences.is_empty() {
            self.0.update(|(count, text)| {
                *count += 1;
                *text = sentences.join(" ");
            });
        }
    }

    /// The last announcement; an invisible mark makes each one new to screen readers.
    pub fn text(self) -> String {
        self.0.with(|(count, text)| if count % 2 == 0 { text.clone() } else { format!("{text}\u{200b}") })
    }
}

/// Provides the voice and the announcer to all components.
pub fn provide(settings: RwSignal<Settings>) {
    let speaker =
        Memo::new(move |_| settings.with(Settings::language).map_or_else(Speaker::english, Speaker::new));
    provide_context(Voice(speaker));
    provide_context(Announcer(RwSignal::new((0, String::new()))));
}

pub fn voice() -> Voice {
    expect_context()
}

pub fn announcer() -> Announcer {
    expect_context()
}

/// The text of a key, for a view; follows the language.
pub fn word(key: &'static str) -> Signal<String> {
    word_of(key.to_owned())
}

/// A paragraph of help. In high contrast, a paragraph about colours is replaced by its high-contrast version,
/// if there is one.
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

/// The text of a key made at run time.
pub fn word_of(key: String) -> Signal<String> {
    let voice = voice();
    Signal::derive(move || voice.0.with(|speaker| speaker.word(&key)))
}
