//! Every message the rules can send has a sentence in English.

use parlour_kernel::{Fault, Message};
use parlour_rogue::rules::{Class, Effect, Event, Illegal, Label, Species};

const ENGLISH: &str = include_str!("../../../locales/en/rogue.ftl");

fn need(message: &Message) {
    let head = format!("{} =", message.key.replace('.', "-"));
    assert!(ENGLISH.lines().any(|line| line.starts_with(&head)), "no text for {}", message.key);
    for (_, arg) in &message.args {
        if let parlour_kernel::Arg::Message(inner) = arg {
            need(inner);
        }
    }
}

#[test]
fn everything_that_can_be_said_has_words() {
    for kind in Event::KINDS {
        need(&Message::new(format!("rogue.{}", kind.code)));
        assert!((1..=5).contains(&kind.importance) && !kind.tone.word().is_empty());
    }
    need(&Event::YouMiss { monster: None }.message());
    Species::all().for_each(|species| need(&species.message()));
    for (class, ..) in Class::ALL {
        for known in [true, false] {
            let count = if known { class.kinds().len() } else { class.looks().len() };
            for which in 0..count as u8 {
                let label =
                    Label { class, which, known, count: 2, bonus: Some(1), amount: Some(3), cursed: false };
                need(&label.message());
            }
        }
    }
    for (effect, _) in Effect::ALL {
        need(&Event::EffectEnds { effect }.message());
    }
    let verbs = "strike move search wait up down open close pickup drop throw wield wear takeoff puton remove light refill \
        quaff read zap eat";
    verbs.split_whitespace().for_each(|verb| need(&Message::new(format!("rogue.hint-{verb}"))));
    for illegal in [Illegal::Over, Illegal::Blocked, Illegal::Amulet, Illegal::NoTarget, Illegal::Hindered] {
        need(&illegal.message());
    }
}
