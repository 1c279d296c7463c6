//! What the visitor has chosen for this device, kept in local storage and applied to the page.

use crate::browser;
use leptos::prelude::*;
use parlour_catalog::HOUSE;
use parlour_midend::{Motion, Preferences, Words, words};
use parlour_text::Language;
use serde::{Deserialize, Serialize};
use std::ops::{Deref, DerefMut};

const KEY: &str = "parlour.settings";

words! {
    /// The colours of the room.
    pub enum Theme {
        /// As the system says.
        #[default] System = "system",
        /// By day.
        Light = "light",
        /// By night.
        Dark = "dark",
        /// Black, white and one accent.
        Contrast = "contrast",
    }
}

words! {
    /// How boards are drawn where there is a choice.
    pub enum BoardView {
        /// In three dimensions.
        #[default] Deep = "3d",
        /// Flat.
        Flat = "flat",
    }
}

/// Everything that can be chosen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    pub theme: Theme,
    pub sound: bool,
    /// 0 to 100.
    pub volume: u8,
    pub view: BoardView,
    /// Whether three dimensions were once found to be too slow on this device. Who chooses them again means it.
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
            sound: true,
            volume: 60,
            view: BoardView::default(),
            was_slow: false,
            shared: Preferences::default(),
        }
    }
}

impl Settings {
    /// Whether things may move now.
    pub fn moves(&self) -> bool {
        self.motion == Motion::System && !browser::prefers("(prefers-reduced-motion: reduce)")
    }

    /// Whether the room is black, white and one accent now.
    pub fn is_contrast(&self) -> bool {
        match self.theme {
            Theme::System => browser::prefers("(prefers-contrast: more)"),
            theme => theme == Theme::Contrast,
        }
    }

    /// Whether boards are to be drawn in 3D. High contrast is flat: light and shadow would blur it.
    pub fn wants_depth(&self) -> bool {
        self.view == BoardView::Deep && !self.is_contrast()
    }

    /// Whether the room is dark now.
    pub fn is_dark(&self) -> bool {
        match self.theme {
            Theme::System => browser::prefers("(prefers-color-scheme: dark)"),
            theme => theme != Theme::Light,
        }
    }

    /// The language to speak.
    pub fn language(&self) -> Option<Language> {
        let browsers = window().navigator().language().unwrap_or_default();
        Language::of(&self.language).or_else(|| Language::of(&browsers))
    }

    fn apply(&self) {
        let Some(root) = document().document_element() else { return };
        let theme = if self.is_contrast() { Theme::Contrast } else { self.theme };
        let attribute = |name, value: Option<&str>| {
            // Both fail only on names that are not attribute names.
            let _ = match value {
                Some(value) => root.set_attribute(name, value),
                None => root.remove_attribute(name),
            };
        };
        attribute("data-theme", (theme != Theme::System).then(|| theme.word()));
        attribute("data-motion", (self.motion == Motion::None).then_some("none"));
        attribute("lang", self.language().map(Language::code));
    }
}

fn old_wish(game: &str) -> String {
    format!("parlour.wish.{game}")
}

/// Reads the settings, keeps them applied and saved, and hands them to every component.
pub fn provide() -> RwSignal<Settings> {
    let kept: Option<Settings> = browser::recall(KEY).and_then(|text| serde_json::from_str(&text).ok());
    let mut kept = kept.unwrap_or_default();
    for game in HOUSE {
        // Earlier versions kept the newest wish for each game apart.
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

/// The settings of this device.
pub fn settings() -> RwSignal<Settings> {
    expect_context()
}
