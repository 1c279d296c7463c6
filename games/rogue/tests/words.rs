//! Every message the rules can send has a sentence in English.

use kernel::{Fault, Message};
use rogue::rules::{Class, Effect, Event, Illegal, Label, Species, What};

const ENGLISH: &str = include_str!("../../../locales/en.ftl");

fn need(message: &Message) {
    let head = format!("{} =", message.key.replace('.', "-"));
    assert!(ENGLISH.lines().any(|line| line.starts_with(&head)), "no text for {}", message.key);
    for (_, arg) in &message.args {
        if let kernel::Arg::Message(inner) = arg {
            need(inner);
        }
    }
}

#[test]
fn everything_that_can_be_said_has_words() {
    for what in What::ALL {
        let event = Event { what: *what, monster: None, item: None, number: 0, cell: None };
        need(&event.message());
        assert!((1..=5).contains(&what.importance()) && !what.tone().word().is_empty());
    }
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
    for number in (0..).take(Effect::ALL.len()) {
        need(&Event { what: What::EffectEnds, monster: None, item: None, number, cell: None }.message());
    }
    let verbs = "strike move search wait up down open close pickup drop throw wield wear takeoff puton remove light refill \
        quaff read zap eat";
    verbs.split_whitespace().for_each(|verb| need(&Message::new(format!("rogue.hint-{verb}"))));
    for illegal in [Illegal::Over, Illegal::Blocked, Illegal::Amulet, Illegal::NoTarget, Illegal::Hindered] {
        need(&illegal.message());
    }
}
