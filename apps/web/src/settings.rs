//! The visitor's settings for this device, kept in local storage and applied to the page.

use crate::{browser, javascript};
use leptos::prelude::*;
use parlour_catalog::HOUSE;
use parlour_kernel::Message;
use parlour_midend::{Motion, Preferences, Words, read_settings, words};
use parlour_text::Language;
use serde::{Deserialize, Serialize};
use std::ops::{Deref, DerefMut};

/// The key of the settings in storage.
pub const KEY: &str = "parlour.settings";

words! {
    pub enum Theme {
        /// Follows the system.
        #[default] System = "system",
        Light = "light",
        Dark = "dark",
    }
}

words! {
    /// Black, white and one accent, on light or dark.
    pub enum Contrast {
        /// Follows the system.
        #[default] System = "system",
        More = "more",
        Usual = "usual",
    }
}

words! {
    /// How boards are drawn where there is a choice.
    pub enum BoardView {
        #[default] Deep = "3d",
        Flat = "flat",
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    pub theme: Theme,
    pub contrast: Contrast,
    pub sound: bool,
    /// 0 to 100.
    pub volume: u8,
    pub view: BoardView,
    /// Whether 3D once proved too slow on this device. Choosing it again overrides this.
    pub was_slow: bool,
    #[serde(flatten)]
    shared: Preferences,
}

impl Deref for Settings {
    type Target = Preferences;

    fn deref(&self) -> &Preferences {
        &self.shared
    }
}

impl DerefMut for Settings {
    fn deref_mut(&mut self) -> &mut Preferences {
        &mut self.shared
    }
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            theme: Theme::default(),
            contrast: Contrast::default(),
            sound: true,
            volume: 60,
            view: BoardView::default(),
            was_slow: false,
            shared: Preferences::default(),
        }
    }
}

impl Settings {
    /// Whether animations are allowed now.
    pub fn moves(&self) -> bool {
        self.motion == Motion::System && !browser::prefers("(prefers-reduced-motion: reduce)")
    }

    /// Whether the page is in high contrast now.
    pub fn is_contrast(&self) -> bool {
        match self.contrast {
            Contrast::System => browser::prefers("(prefers-contrast: more)"),
            contrast => contrast == Contrast::More,
        }
    }

    /// Whether to draw boards in 3D. High contrast is flat: light and shadow would blur it.
    pub fn wants_depth(&self) -> bool {
        self.view == BoardView::Deep && !self.is_contrast()
    }

    /// Whether the page is dark now.
    pub fn is_dark(&self) -> bool {
        match self.theme {
            Theme::System => browser::prefers("(prefers-color-scheme: dark)"),
            theme => theme == Theme::Dark,
        }
    }

    /// The language to speak: the chosen one, else the browser's.
    pub fn language(&self) -> Language {
        let browsers = || Language::of(&javascript::browser_language());
        Language::of(&self.language).or_else(browsers).unwrap_or_else(Language::english)
    }

    /// The defaults; what was last wished for stays.
    pub fn restored(&self) -> Settings {
        Settings { shared: self.shared.restored(), ..Settings::default() }
    }

    fn apply(&self) {
        let Some(root) = document().document_element() else { return };
        let theme = match (self.is_contrast(), self.theme) {
            (true, _) => Some(if self.is_dark() { "contrast" } else { "contrast-light" }),
            (false, Theme::System) => None,
            (false, theme) => Some(theme.word()),
        };
        let attribute = |name, value: Option<&str>| {
            // Both fail only for invalid attribute names.
            let _ = match value {
                Some(value) => root.set_attribute(name, value),
                None => root.remove_attribute(name),
            };
        };
        attribute("data-theme", theme);
        attribute("data-motion", (self.motion == Motion::None).then_some("none"));
    }
}

fn old_wish(game: &str) -> String {
    format!("parlour.wish.{game}")
}

/// Settings as kept.
fn read(text: &str) -> Option<Settings> {
    Some(with_contrast(serde_json::from_str(text).ok()?, text))
}

/// Settings brought as text.
///
/// # Errors
/// What to say if the text has none.
pub fn brought(text: &str) -> Result<Settings, Message> {
    read_settings(text).map(|settings| with_contrast(settings, text))
}

/// High contrast used to be one of the themes, and was dark.
fn with_contrast(mut settings: Settings, text: &str) -> Settings {
    if [":", ": "].iter().any(|between| text.contains(&format!("\"theme\"{between}\"contrast\""))) {
        (settings.theme, settings.contrast) = (Theme::Dark, Contrast::More);
    }
    settings
}

/// Reads the settings, applies and saves every change, and provides them to all components.
pub fn provide() -> RwSignal<Settings> {
    let mut kept = browser::recall(KEY).and_then(|text| read(&text)).unwrap_or_default();
    for game in HOUSE {
        // Earlier versions stored the last wish of each game separately.
        if let (true, Some(wish)) =
            (kept.habits(game.id).wish.is_empty(), browser::recall(&old_wish(game.id)))
        {
            kept.habits_mut(game.id).wish = wish;
        }
    }
    let settings = RwSignal::new(kept);
    Effect::new(move |first: Option<()>| {
        settings.with(|settings| {
            settings.apply();
            if first.is_some()
                && let Ok(text) = serde_json::to_string(settings)
            {
                browser::keep(KEY, &text);
            }
        });
    });
    provide_context(settings);
    settings
}

/// This device's settings.
pub fn settings() -> RwSignal<Settings> {
    expect_context()
}
