//! What a program prints of an error: an English sentence, without the texts of the front ends.

use parlour_kernel::{Fault, Flaws, Rules};
use parlour_shutbox::rules::{Flaw, Illegal, Setup, ShutBox};
use std::error::Error;

/// Every fault has a sentence of its own, complete to the last word.
fn assert_sentences<F: Fault + Error>(faults: impl IntoIterator<Item = F>) {
    for fault in faults {
        let sentence = fault.to_string();
        assert!(sentence.contains(' ') && !sentence.contains(['{', '$']), "{fault:?}: {sentence}");
        assert!(!sentence.contains("shutbox."), "{fault:?}: {sentence}");
    }
}

#[test]
fn every_error_is_a_sentence() {
    assert_sentences([
        Illegal::NotRolled,
        Illegal::AlreadyRolled,
        Illegal::DiceCount { asked: 2 },
        Illegal::DiceRange { first: 7, second: 0 },
        Illegal::TileDown { tile: 3 },
        Illegal::WrongSum { want: 7, got: 9 },
        Illegal::Over,
    ]);
    assert_sentences([
        Flaw::Tiles(8),
        Flaw::Players(0),
        Flaw::Rounds(0),
        Flaw::NoSuchTile(10),
        Flaw::DuplicateTile(3),
    ]);
    assert_eq!(Illegal::DiceCount { asked: 1 }.to_string(), "The rules do not allow one die now.");
    assert_eq!(Illegal::DiceCount { asked: 3 }.to_string(), "The rules do not allow 3 dice now.");
}

#[test]
fn a_question_mark_is_enough() {
    fn first_dice(setup: &str) -> Result<(), Box<dyn Error>> {
        let setup: Setup = setup.parse()?;
        let mut game = ShutBox::start(&setup).map_err(Flaws)?;
        let action = game.read("7")?;
        Ok(game.apply(&action, &mut Vec::new())?)
    }
    for (setup, sentence) in [
        ("tiles=x", "“x” (at 7) is not a value this option can take."),
        ("tiles=8 players=0", "A box has 9, 10 or 12 tiles, not 8. One to six can play, not 0."),
        ("tiles=9", "Roll the dice first."),
    ] {
        assert_eq!(first_dice(setup).map_err(|error| error.to_string()), Err(sentence.to_owned()));
    }
}
