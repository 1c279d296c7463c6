//! The language of the command line's sentences: English, so that scripts get the same bytes everywhere, unless `--lang`
//! or `PARLOUR_LANG` asks for another. Codes, notations and the names in JSON are the same in all of them.

use parlour_text::{Language, Speaker};
use std::{env, sync::OnceLock};

/// The variable that asks for a language where `--lang` does not.
const VARIABLE: &str = "PARLOUR_LANG";

static ASKED: OnceLock<Language> = OnceLock::new();

/// Reads what `--lang` gives.
pub fn parse(code: &str) -> Result<Language, String> {
    Language::of(code).ok_or_else(|| {
        let known: Vec<&str> = Language::all().map(Language::code).collect();
        format!("there are {}", known.join(", "))
    })
}

/// Settles the language, once.
pub fn choose(asked: Option<Language>) {
    let by_variable = || env::var(VARIABLE).ok().and_then(|code| Language::of(&code));
    if let Some(language) = asked.or_else(by_variable) {
        ASKED.get_or_init(|| language);
    }
}

/// The language that was asked for, if one was.
pub fn asked() -> Option<Language> {
    ASKED.get().copied()
}

/// A speaker for everything the command line says.
pub fn speaker() -> Speaker {
    asked().map_or_else(Speaker::english, Speaker::new)
}
