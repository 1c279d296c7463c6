//! Texts that are fetched: taken as packed, refused from another version, and English where something is missing. One
//! test, because what was fetched stays for the whole program.

#[path = "../build/pack.rs"]
mod pack;

use parlour_kernel::Message;
use parlour_text::{Language, OtherTexts, Speaker, head};
use std::path::Path;

#[test]
fn fetched_texts_are_spoken_and_english_helps_out() {
    let german = Language::of("de").expect("German");
    let other_version = format!("{} 0.0.1 de", env!("CARGO_PKG_NAME"));
    for first_line in ["", "no texts", &head("en"), &other_version] {
        assert_eq!(german.load(format!("{first_line}\n")), Err(OtherTexts), "{first_line}");
    }

    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let packed = pack::languages(&locales, true).expect("the build script packed them");
    let packed = packed.iter().find(|packed| packed.code == german.code()).expect("it is in the folder");
    assert_eq!(packed.name, german.name());
    let missing = packed.messages.find("\u{7}undo\u{4}").expect("every game has it") + 1;
    let end = packed.messages[missing..].find('\u{7}').expect("it ends somewhere") + missing + 1;
    let (before, after) = (&packed.messages[..missing], &packed.messages[end..]);
    assert_eq!(german.load(format!("{}\n{before}{after}", head("de"))), Ok(()));

    let speaker = Speaker::new(german);
    assert_eq!(speaker.say(&Message::new("shutbox.score").int("score", 45)), "Punkte: 45");
    assert_eq!((speaker.word("undo"), speaker.knows("undo")), ("Undo".to_owned(), true));
    let browser_has = |key: &str| german.keys().any(|known| known == key);
    assert!(browser_has("redo") && !browser_has("undo") && !browser_has("term-leave"));
}
