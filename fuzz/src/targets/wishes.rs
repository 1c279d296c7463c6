//! Wishes for new games, as forms, links and stored habits have them.

use super::BETWEEN;
use parlour_brain::Budget;
use parlour_catalog::{ENGINES, GAMES};
use parlour_midend::{Form, Habits, Opening};

/// Work that a wish may cost here, whatever it says.
const NODES: u64 = 300;

/// A wish makes a setup that opens, or is refused with a sentence, within its budget; a form filled in from it says the same
/// when it is filled in from itself.
pub fn wish(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let (wish, seed) = text.split_once(BETWEEN).unwrap_or((&text, ""));
    for engine in ENGINES {
        let game = GAMES.iter().find(|game| game.id == engine.id).expect("engines are of games");
        let mut habits = Habits::default();
        wish.clone_into(&mut habits.wish);
        let words = Form::new(game, &habits).words();
        habits.wish.clone_from(&words);
        assert_eq!(Form::new(game, &habits).words(), words, "a form filled in from itself differs");
        if !game.card.made {
            continue;
        }
        let seed = seed.trim().parse().unwrap_or(1);
        match engine.generate(wish, seed, &mut Budget::nodes(NODES)) {
            Err(why) => assert!(!why.key.is_empty(), "refused without a sentence"),
            Ok(setup) => {
                assert!(game.open(&setup, Opening::seeded(1)).is_ok(), "{wish} made a setup that is refused");
                let again = engine.generate(wish, seed, &mut Budget::nodes(NODES));
                assert_eq!(again, Ok(setup), "the same wish and seed make the same");
            }
        }
    }
}
