//! Texts: plurals, nested messages, players' names, keys without a text.

use parlour_kernel::{Message, Seat};
use parlour_text::{Language, Speaker};

#[test]
fn numbers_choose_plurals() {
    let speaker = Speaker::english();
    let dice = |asked: i64| speaker.say(&Message::new("shutbox.dice-count").int("asked", asked));
    assert!(dice(1).contains("one die") && dice(2).contains("2 dice"), "{} {}", dice(1), dice(2));
}

#[test]
fn messages_stand_inside_messages() {
    let why = Message::new("shutbox.bad-tiles").int("n", 11);
    let said = Speaker::english().say(&Message::new("load.bad-setup").message("why", why));
    assert!(said.ends_with("not 11."), "{said}");
}

#[test]
fn help_names_the_colours_of_the_tiles_once() {
    let speaker = Speaker::english();
    let help = speaker.word("shutbox.help-tiles");
    for colour in ["shutbox.colour-up", "shutbox.colour-picked", "shutbox.colour-down"] {
        assert!(help.contains(&speaker.word(colour)), "{help}");
    }
    assert!(!help.contains("yellow"));
}

#[test]
fn players_have_the_names_they_chose() {
    let speaker = Speaker::english().with_names(vec![None, Some("Grace".to_owned())]);
    let said = |seat| speaker.say(&Message::new("shutbox.next-player").seat("player", Seat(seat)));
    assert_eq!((said(0).as_str(), said(1).as_str()), ("Player 1 is next.", "Grace is next."));
}

#[test]
fn a_key_without_a_text_is_shown_with_its_data() {
    assert_eq!(Speaker::english().say(&Message::new("no.such-key").int("n", 3)), "no.such-key n=3");
}

#[test]
fn languages_are_found_by_any_code_of_theirs() {
    let english = Language::of("en").expect("English");
    assert_eq!((Language::of("en-GB"), Language::of("EN_us")), (Some(english), Some(english)));
    assert_eq!(Language::of("tlh"), None);
}
