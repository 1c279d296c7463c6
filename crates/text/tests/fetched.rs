//! Texts that are fetched: taken as packed, refused from another version, and English where something is missing. One
//! test, because what was fetched stays for the whole program.

#[path = "../build/pack.rs"]
mod pack;

use parlour_kernel::Message;
use parlour_text::{Language, OtherTexts, Part, Speaker, head, was_silent};
use std::path::Path;

#[test]
fn fetched_texts_are_spoken_and_english_helps_out() {
    let german = Language::of("de").expect("German");
    let other_version = format!("{} 0.0.1 de first", env!("CARGO_PKG_NAME"));
    for first_line in ["", "no texts", &head("en", Part::First), &other_version] {
        assert_eq!(german.load(format!("{first_line}\n")), Err(OtherTexts), "{first_line}");
    }

    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let packed = pack::languages(&locales, true).expect("the build script packed them");
    let packed = packed.iter().find(|packed| packed.code == german.code()).expect("it is in the folder");
    assert_eq!(packed.name, german.name());
    let [first, later] = &packed.parts;
    let missing = first.find("\u{7}undo\u{4}").expect("every game has it") + 1;
    let end = first[missing..].find('\u{7}').expect("it ends somewhere") + missing + 1;
    let (before, after) = (&first[..missing], &first[end..]);
    assert_eq!(german.load(format!("{}\n{before}{after}", head("de", Part::First))), Ok(()));
    assert_eq!(german.load(format!("{}\n{later}", head("de", Part::Later))), Ok(()));

    let speaker = Speaker::new(german);
    assert_eq!(speaker.say(&Message::new("shutbox.score").int("score", 45)), "Punkte: 45");
    assert_eq!((speaker.word("undo"), speaker.knows("undo")), ("Undo".to_owned(), true));
    let browser_has = |key: &str| german.keys().any(|known| known == key);
    assert!(browser_has("redo") && !browser_has("undo") && !browser_has("term-leave"));
    // Help is never asked for by a board.
    let help = "shutbox-help-aim";
    assert!(browser_has(help) && !first.contains(help) && later.contains(help));
    assert!(!was_silent(), "everything is compiled in here");
}

#[test]
fn what_may_come_later_is_named_by_patterns_that_fit_something() {
    for (pattern, key, does_fit) in [
        ("ui-help-*", "ui-help-undo", true),
        ("*-help-*", "mill-help-aim", true),
        ("*-about", "mill-own-about", true),
        ("*-about", "rogue-about-cursed", false),
        ("ui-help", "ui-help-undo", false),
        ("a*b*c", "a-b-c", true),
        ("a*b*c", "a-c-b", false),
    ] {
        assert_eq!(pack::fits(pattern, key), does_fit, "{pattern} {key}");
    }
    let keys: Vec<_> = Language::english().keys().collect();
    for pattern in pack::patterns(pack::LATER) {
        assert!(keys.iter().any(|key| pack::fits(pattern, key)), "locales/later.txt: no key fits {pattern}");
    }
}
