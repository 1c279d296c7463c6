//! The terminal's settings: those both front ends share, and the colours.

use parlour_midend::{Motion, Preferences, words};
use serde::{Deserialize, Serialize};
use std::ops::{Deref, DerefMut};

words! {
    pub(crate) enum Look {
        /// Dark or light, as the terminal reports.
        #[default] Auto = "system",
        Dark = "dark",
        Light = "light",
        /// Black, white and one accent.
        Contrast = "contrast",
        /// The terminal's own sixteen colours.
        Sixteen = "sixteen",
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Settings {
    pub theme: Look,
    #[serde(flatten)]
    shared: Preferences,
}

impl Settings {
    /// The defaults; what was last wished for stays.
    pub fn restored(&self) -> Settings {
        Settings { shared: self.shared.restored(), ..Settings::default() }
    }

    /// Whether animations are allowed.
    pub fn moves(&self) -> bool {
        self.motion != Motion::None
    }
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
