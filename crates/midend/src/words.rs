//! Choices among a few words, as in settings and filters. A word is an id: its display text is in `locales/`
//! under a key made from it.

/// A choice among words.
pub trait Words: Copy + PartialEq + Send + Sync + 'static {
    /// Every value with its word.
    const ALL: &'static [(Self, &'static str)];

    /// The value of a word.
    fn of(word: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, known)| *known == word).map(|(value, _)| *value)
    }

    /// The word of a value.
    fn word(self) -> &'static str {
        Self::ALL.iter().find(|(value, _)| *value == self).map_or("", |(_, word)| *word)
    }

    /// The next or previous value, wrapping around.
    #[must_use]
    fn turned(self, forward: bool) -> Self {
        let values: Vec<Self> = Self::ALL.iter().map(|(value, _)| *value).collect();
        turned(&values, self, forward)
    }
}

/// The next or previous value in a list, wrapping around; the first if the list does not have it.
///
/// # Panics
/// If the list is empty.
pub fn turned<T: PartialEq + Copy>(all: &[T], from: T, forward: bool) -> T {
    let at = all.iter().position(|value| *value == from);
    let step = if forward { 1 } else { all.len() - 1 };
    all[at.map_or(0, |at| (at + step) % all.len())]
}

/// Defines an enum of [`Words`] that is stored by its word. An unknown word is read as the default, so that
/// settings of a newer version do not lose the rest.
#[macro_export]
macro_rules! words {
    ($(#[$doc:meta])* $visible:vis enum $name:ident {
        $($(#[$variant_doc:meta])* $variant:ident = $word:literal),+ $(,)?
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        $visible enum $name {
            $($(#[$variant_doc])* $variant,)+
        }

        impl $crate::Words for $name {
            const ALL: &'static [(Self, &'static str)] = &[$(($name::$variant, $word)),+];
        }

        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str($crate::Words::word(*self))
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let word = <String as ::serde::Deserialize>::deserialize(deserializer)?;
                Ok($crate::Words::of(&word).unwrap_or_default())
            }
        }
    };
}
