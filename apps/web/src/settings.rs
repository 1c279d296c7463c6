//! What the visitor has chosen for this device, kept in local storage and applied to the page.

use crate::browser;
use leptos::prelude::*;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use text::Language;

const KEY: &str = "parlour.settings";

/// A choice among words; the words are ids, as in `ui.theme-dark`.
pub trait Words: Copy + PartialEq + Send + Sync + 'static {
    /// Every value with its word; the first is the usual one.
    const ALL: &'static [(Self, &'static str)];

    /// The value of a word.
    fn of(word: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, known)| *known == word).map(|(value, _)| *value)
    }

    /// The word of a value.
    fn word(self) -> &'static str {
        Self::ALL.iter().find(|(value, _)| *value == self).map_or("", |(_, word)| *word)
    }
}

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub enum $name {
            $($(#[$variant_doc])* $variant,)+
        }

        impl Words for $name {
            const ALL: &'static [(Self, &'static str)] = &[$(($name::$variant, $word)),+];
        }

        // Derived, these would cost the first load more than all that the settings do.
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Ok(Self::of(&String::deserialize(deserializer)?).unwrap_or_default())
            }
        }
    };
}

words! {
    /// The colours of the room.
    Theme {
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
    /// Whether things move.
    Motion {
        /// As the system says.
        #[default] System = "system",
        /// Nothing moves.
        None = "none",
    }
}

words! {
    /// How boards are drawn where there is a choice.
    BoardView {
        /// In three dimensions.
        #[default] Deep = "3d",
        /// Flat.
        Flat = "flat",
    }
}

words! {
    /// How long the computer waits before it acts.
    Pace {
        /// Long enough to follow every step.
        Slow = "slow",
        /// Long enough to see what happens.
        #[default] Normal = "normal",
        /// Hardly at all.
        Fast = "fast",
    }
}

impl Pace {
    /// The pause before each action of the computer.
    pub fn milliseconds(self) -> u32 {
        match self {
            Pace::Slow => 1500,
            Pace::Normal => 700,
            Pace::Fast => 120,
        }
    }
}

/// Everything that can be chosen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    pub theme: Theme,
    pub motion: Motion,
    pub sound: bool,
    /// 0 to 100.
    pub volume: u8,
    pub view: BoardView,
    pub pace: Pace,
    /// Whether each move is judged right after it.
    pub judge: bool,
    /// The code of a language; empty for the browser's.
    pub language: String,
    /// What was last chosen for a game, under `<game>.<setting>`.
    pub games: table::Settings,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            theme: Theme::default(),
            motion: Motion::default(),
            sound: true,
            volume: 60,
            view: BoardView::default(),
            pace: Pace::default(),
            judge: false,
            language: String::new(),
            games: table::Settings::default(),
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

/// Reads the settings, keeps them applied and saved, and hands them to every component.
pub fn provide() -> RwSignal<Settings> {
    let kept: Option<Settings> = browser::recall(KEY).and_then(|text| serde_json::from_str(&text).ok());
    let settings = RwSignal::new(kept.unwrap_or_default());
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
