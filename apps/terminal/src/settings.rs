//! What a person may set here: what both front ends know, and the colours of the terminal.

use parlour_midend::{Motion, Preferences, words};
use serde::{Deserialize, Serialize};
use std::ops::{Deref, DerefMut};

words! {
    /// The colours.
    pub(crate) enum Look {
        /// As the terminal is.
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
    /// Whether things may move.
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
