//! Texts in the language of the settings, and the one live region that announces them.

use crate::{
    javascript,
    settings::{Settings, settings},
};
use leptos::{prelude::*, task::spawn_local};
use parlour_text::{Language, Part, Speaker};

#[derive(Clone, Copy)]
pub struct Voice {
    speaker: Memo<Speaker>,
    spoken: RwSignal<Language>,
}

impl Voice {
    /// The current speaker; tracks the language.
    pub fn speaker(self) -> Speaker {
        self.speaker.get()
    }

    /// Waits for the texts that no board says at first; answers whether they are here. What was silent without them is
    /// said again.
    pub async fn all_texts(self) -> bool {
        let language = self.spoken.get_untracked();
        if language.has(Part::Later) {
            return true;
        }
        let is_here = fetch(language, Part::Later).await;
        if is_here && parlour_text::was_silent() {
            self.spoken.notify();
        }
        is_here
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

/// Takes texts that were fetched; answers whether the language can be spoken.
pub fn load(code: &str, texts: Option<String>) -> bool {
    let Some(language) = Language::of(code) else { return false };
    // Texts of another version are as good as none.
    texts.is_some_and(|texts| language.load(texts).is_ok()) || language.has(Part::First)
}

/// Fetches a part of a language's texts, unless it is here; answers whether it is here now.
async fn fetch(language: Language, part: Part) -> bool {
    if !language.has(part) {
        let texts = javascript::texts_of(language.code(), part.name()).await.as_string();
        // Texts of another version are as good as none.
        let _ = texts.map(|texts| language.load(texts));
    }
    language.has(part)
}

/// Provides the voice and the announcer to all components. A language whose texts are not here yet is spoken as soon as
/// they are.
pub fn provide(settings: RwSignal<Settings>) {
    let wanted = Memo::new(move |_| settings.with(Settings::language));
    let at_first = Some(wanted.get_untracked()).filter(|language| language.has(Part::First));
    let spoken = RwSignal::new(at_first.unwrap_or_else(Language::english));
    Effect::new(move || {
        let language = wanted.get();
        if language == spoken.get_untracked() {
            return;
        }
        spawn_local(async move {
            if fetch(language, Part::First).await {
                fetch(language, Part::Later).await;
                if wanted.get_untracked() == language {
                    spoken.set(language);
                }
            }
        });
    });
    Effect::new(move || {
        if let Some(root) = document().document_element() {
            // Fails only for invalid attribute names.
            let _ = root.set_attribute("lang", spoken.get().code());
        }
    });
    // Told to speak anew, it does, though the language is the same.
    let speaker = Memo::new_with_compare(move |_| Speaker::new(spoken.get()), |_, _| true);
    provide_context(Voice { speaker, spoken });
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
        voice.speaker.with(|speaker| {
            let differs = settings.with(Settings::is_contrast) && speaker.knows(&in_contrast);
            speaker.word(if differs { &in_contrast } else { key })
        })
    })
}

/// The text of a key made at run time.
pub fn word_of(key: String) -> Signal<String> {
    let voice = voice();
    Signal::derive(move || voice.speaker.with(|speaker| speaker.word(&key)))
}
