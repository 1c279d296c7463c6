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
fn nouns_take_the_form_that_a_sentence_asks_for() {
    let german = Speaker::new(Language::of("de").expect("German"));
    let of = |key: &str| {
        german.say(
            &Message::new(key.to_owned())
                .int("number", 5)
                .message("monster", Message::new("rogue.monster-orc")),
        )
    };
    assert_eq!(of("rogue.you-hit"), "Du triffst einen Ork (5).");
    assert_eq!(of("rogue.it-hits"), "Dich trifft ein Ork (5).");
    assert_eq!(of("rogue.it-misses"), "Du weichst einem Ork aus.");
    let things = |count: i64| {
        let potion = Message::new("rogue.thing-potion").int("count", count);
        let potion = potion.message("kind", Message::new("rogue.potion-healing"));
        let guess = Message::new("rogue.called").message("item", potion);
        let named = guess.message("name", Message::new("rogue.called-name").text("name", "gut"));
        german.say(&Message::new("rogue.drank").message("item", named))
    };
    assert_eq!(things(1), "Du trinkst einen Trank der Heilung, vielleicht „gut“.");
    assert_eq!(things(2), "Du trinkst 2 Tränke der Heilung, vielleicht „gut“.");
    let axe = Message::new("rogue.thing-weapon").text("bonus", "+1 ");
    let axe = axe.message("kind", Message::new("rogue.weapon-battle-axe"));
    let zapped = |item: &Message| german.say(&Message::new("rogue.zapped").message("item", item.clone()));
    assert_eq!(zapped(&axe), "Du zielst mit einer +1 Streitaxt.");
}

#[test]
fn decimals_have_the_sign_of_the_language() {
    let points = Message::new("shutbox.worth-points").decimal("points", "11.15");
    let said = |code: &str| Speaker::new(Language::of(code).expect("a language")).say(&points);
    assert_eq!(
        (said("en").as_str(), said("de").as_str()),
        ("11.15 points left on average", "im Mittel 11,15 Punkte")
    );
}

#[test]
fn keys_are_named_as_on_keyboards() {
    let german = Speaker::new(Language::of("de").expect("German"));
    assert_eq!(german.keys("Ctrl Z / Shift 1 … 9"), "Strg Z / Umschalt 1 … 9");
    assert_eq!(Speaker::english().keys("Ctrl Z / Space"), "Ctrl Z / Space");
}

#[test]
fn a_key_without_a_text_is_shown_with_its_data() {
    assert_eq!(Speaker::english().say(&Message::new("no.such-key").int("n", 3)), "no.such-key n=3");
}

#[test]
fn languages_are_found_by_any_code_of_theirs() {
    let english = Language::of("en").expect("English");
    assert_eq!((Language::of("en-GB"), Language::of("EN_us")), (Some(english), Some(english)));
    let german = Language::of("de").expect("German");
    assert_eq!((Language::of("de_AT.UTF-8"), Language::of("de@euro")), (Some(german), Some(german)));
    assert_eq!(Language::of("tlh"), None);
}
