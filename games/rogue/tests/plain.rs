//! Rules and engines without the feature `view`, as a library user may build them: no JSON, no scenes.

use parlour_brain::{Bot, Budget, Generator, Hinter, Luck};
use parlour_kernel::{Rng, Rules, Turn};
use parlour_rogue::{
    brain::{LEVEL, RogueBot, RogueGenerator, RogueHinter, auto},
    rules::{Action, Options, Rogue, Setup},
};

#[test]
fn a_run_is_the_same_on_every_build() {
    let played = auto::play(14);
    assert_eq!((played.depth, played.turns, played.won), (10, 7747, false), "{played:?}");
    assert_eq!(played.digest.to_string(), "a368c3b99d65e6f4");
}

#[test]
fn legal_actions_are_accepted_and_others_change_nothing() {
    let mut game = Rogue::start(&"seed=3 style=rogue sight=room".parse().expect("options")).expect("sound");
    let mut rng = Rng::stream(3, 0);
    for _ in 0..500 {
        let mut legal = Vec::new();
        game.legal(&mut legal);
        if legal.is_empty() {
            assert_eq!(game.turn(), Turn::Over);
            break;
        }
        for action in [Action::Up, Action::Down, Action::Pickup, Action::TakeOff, Action::Refill] {
            let mut tried = game.clone();
            let accepted = tried.apply(&action, &mut Vec::new()).is_ok();
            assert_eq!(accepted, legal.contains(&action), "{action:?}");
            assert!(
                accepted || tried.digest() == game.digest(),
                "{action:?} was refused but changed the run"
            );
        }
        let action = legal[rng.below(legal.len() as u32) as usize];
        game.apply(&action, &mut Vec::new()).expect("listed as legal");
        assert_eq!(game.read(&game.write(&action)), Ok(action));
        game.invariants().expect("sound after every action");
    }
}

#[test]
fn hinter_and_bot_agree_on_a_generated_run() {
    let mut budget = Budget::nodes(1000);
    let setup = RogueGenerator.generate("levels=26", 9, &mut budget).expect("options");
    assert_eq!(setup, Setup::Options(Options { levels: 26, ..Options::of_seed(9) }));
    let game = Rogue::start(&setup).expect("sound");
    let hint = RogueHinter.hint(&game.seen(None), &mut budget).expect("the run has just begun");
    let chosen = RogueBot::default()
        .choose(&game.seen(None), LEVEL, Luck::default(), &mut budget)
        .expect("as the hint");
    assert_eq!(hint.action, game.write(&chosen));
}

#[cfg(not(feature = "view"))]
#[test]
fn scenarios_are_refused_by_name() {
    use parlour_kernel::Fault;
    let setup: Setup = r#"{"seed":"7"}"#.parse().expect("kept as text");
    assert_eq!(setup.to_string(), r#"{"seed":"7"}"#);
    let flaws = Rogue::start(&setup).expect_err("nothing reads it");
    assert_eq!(flaws.iter().map(Fault::code).collect::<Vec<_>>(), ["unsupported"]);
}
