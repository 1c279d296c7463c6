//! The requirements of the specification behind this game, by number, and its integrity constraints,
//! tried on whole random games. What scripts see is what is checked.

use crate::common::{legal, played, start, state};
use parlour_kernel::{Rng, Rules};
use parlour_mill::rules::{CaptureRule, Mill, PointSet, Setup, Side, read_record};

#[test]
fn fr_004_mills_do_not_protect_custodian_targets() {
    // Black's mill f2-f4-f6; White comes to g4 with e4 on the other side of f4.
    let moves = "e4 f2 a1 f4 b2 f6xa1 d1 a7 g4";
    let game = played("nine custodian=1", moves);
    assert!(game.capture_state().has_custodian);
    assert_eq!(legal(&game), "xf4");
    let engine = played("nine custodian=1 captures=engine", moves);
    assert!(!engine.board().removes(), "the engines protect f4");
}

#[test]
fn fr_009_mills_do_not_protect_intervention_targets() {
    // Black's mill a7-d7-g7 ends at g7; White comes between g7 and g1.
    let game = played("nine intervention=1", "e4 a7 b2 d7 d2 g7xe4 c3 g1 g4");
    assert_eq!(legal(&game), "xg1 xg7");
    let engine = played("nine intervention=1 captures=engine", "e4 a7 b2 d7 d2 g7xe4 c3 g1 g4");
    assert_eq!(legal(&engine), "xg1", "the engines protect g7");
}

/// Custodian on e4-f4-g4 and intervention on g1-g4-g7, by one stone.
const BOTH: &str = "e4 f4 a1 g1 d2 g7 g4";

#[test]
fn fr_033_the_first_removal_chooses_the_rule() {
    let game = played("capture", BOTH);
    assert_eq!(legal(&game), "xf4 xg1 xg7");
    assert_eq!(state(&game)["pieceToRemoveCount"], 2, "the most that any rule could take");
    let pair = game.clone().replay("xg1").expect("one of a pair");
    let captures = pair.capture_state();
    assert_eq!(captures.active_rule, Some(CaptureRule::Intervention));
    assert_eq!(captures.intervention_targets.len(), 2, "the pair stays listed");
    assert_eq!(captures.selected_targets.len(), 1);
    assert_eq!((legal(&pair).as_str(), &state(&pair)["pieceToRemoveCount"]), ("xg7", &1.into()));
    let done = pair.replay("xg7").expect("the other end");
    assert_eq!(done.capture_state(), parlour_mill::rules::CaptureState::default(), "everything is reset");
    let alone = game.replay("xf4").expect("the stone between");
    assert_eq!(alone.board().side(), Side::Black, "just that stone");

    // A mill beside them: any other stone is the mill's.
    let with_mill = played("capture", "e4 f4 g1 a7 a1 b4 d1xb4");
    assert_eq!(with_mill.board().side(), Side::Black);
    let choice = played("capture", "a1 b4 a7 d7 c4 g7 a4");
    let by_mill = choice.clone().replay("xd7").expect("by the mill");
    assert_eq!(by_mill.board().side(), Side::Black);
    assert_eq!(state(&choice)["captureState"]["hasMill"], true);
    assert_eq!(state(&choice)["captureState"]["custodianTarget"], "b4");
}

#[test]
fn fr_034_both_captures_are_offered_and_written() {
    let game = played("nine custodian=1 intervention=1", BOTH);
    let fen = game.fen().to_string();
    assert!(fen.ends_with(" c:w-1-18|b-0- i:w-2-25.27|b-0-"), "{fen}");
    let captures = &state(&game)["captureState"];
    assert_eq!((&captures["hasCustodian"], &captures["hasIntervention"]), (&true.into(), &true.into()));
    assert_eq!(captures["custodianLine"]["center"], "f4");
    assert_eq!(captures["interventionLine"]["center"], "g4");
    assert_ne!(captures["custodianLine"], captures["interventionLine"], "never the same line");
}

#[test]
fn fr_036_one_stone_for_several_mills() {
    // g4 closes g1-g4-g7 and e4-f4-g4.
    let moves = "g1 a1 g7 b2 e4 c3 f4 d1 g4";
    let one = played("nine", moves);
    assert_eq!(state(&one)["pieceToRemoveCount"], 1);
    assert_eq!(one.replay("xa1").expect("a free stone").board().side(), Side::Black);
    let two = played("nine mayRemoveMultiple=1", moves);
    assert_eq!(state(&two)["pieceToRemoveCount"], 2);
}

#[test]
fn fr_038_a_pair_is_two_stones_whatever_mills_take() {
    for multiple in [0, 1] {
        let game = played(&format!("nine intervention=1 mayRemoveMultiple={multiple}"), "d6 g1 b4 g7 g4");
        assert_eq!(state(&game)["pieceToRemoveCount"], 2);
        let after = game.replay("xg7").expect("one end");
        assert_eq!(legal(&after), "xg1");
    }
}

/// Plays random games and looks at every state.
fn random_games(rules: &str, games: u64, mut look: impl FnMut(&Mill)) {
    for seed in 0..games {
        let mut game = start(rules);
        let mut rng = Rng::stream(seed, 0);
        for _ in 0..150 {
            look(&game);
            let mut actions = Vec::new();
            game.legal(&mut actions);
            if actions.is_empty() {
                break;
            }
            let action = actions[rng.below(actions.len() as u32) as usize];
            game.apply(&action, &mut Vec::new()).expect("listed");
        }
    }
}

const WITH_CAPTURES: [&str; 3] = [
    "capture",
    "twelve custodian=1 intervention=1",
    "lasker custodian=1 intervention=1 mayRemoveMultiple=1 hasDiagonalLines=1",
];

#[test]
fn integrity_capture_state() {
    let mut sequences = 0;
    for rules in WITH_CAPTURES {
        random_games(rules, 60, |game| {
            let captures = game.capture_state();
            let count = state(game)["pieceToRemoveCount"].as_u64().expect("0 or more");
            // Leap, stalemate and own stones aside, which these rules do not have.
            let triggered = captures.has_mill || captures.has_custodian || captures.has_intervention;
            assert_eq!(count > 0, triggered, "{}", game.fen());
            assert_eq!(
                captures.active_rule.is_some(),
                !captures.selected_targets.is_empty(),
                "{}",
                game.fen()
            );
            if captures.active_rule == Some(CaptureRule::Custodian) {
                assert!(captures.custodian_target.is_some());
            }
            if captures.active_rule == Some(CaptureRule::Intervention) {
                assert_eq!(captures.intervention_targets.len(), 2);
                sequences += 1;
            }
            if let (Some(one), Some(other)) = (captures.custodian_line, captures.intervention_line) {
                assert_ne!(one, other);
            }
        });
    }
    assert!(sequences > 10, "pairs were taken: {sequences}");
}

#[test]
fn integrity_rule_configuration() {
    for rules in ["twelve custodian=1 intervention=1", "capture"] {
        random_games(rules, 40, |game| {
            let (captures, count) = (game.capture_state(), game.board().owed(game.board().side()));
            if captures.active_rule.is_some() {
                return;
            }
            if captures.has_intervention {
                assert_eq!(count, 2.max(game.board().captures().mill.cast_signed()), "a pair is two stones");
            } else if captures.has_custodian && !captures.has_mill {
                assert_eq!(count, 1, "a stone between two is one");
            } else if captures.has_mill && !game.options().may_remove_multiple {
                assert_eq!(count, 1, "a mill alone is one stone");
            }
        });
    }
}

#[test]
fn integrity_board_and_targets() {
    for rules in WITH_CAPTURES {
        random_games(rules, 40, |game| {
            let captures = game.capture_state();
            let theirs = game.board().stones(game.board().side().other());
            let taken: PointSet = captures.selected_targets.iter().copied().collect();
            let standing = theirs.or(taken);
            let pair: PointSet = captures.intervention_targets.iter().copied().collect();
            let by_mill: PointSet = captures.mill_targets.iter().copied().collect();
            let between: PointSet = captures.custodian_target.into_iter().collect();
            assert!(pair.or(by_mill).or(between).is_within(standing), "{}", game.fen());
            assert!(!pair.meets(between), "no stone is target of both");
            assert!(captures.intervention_targets.len() % 2 == 0, "none or two");
            if let Some(line) = captures.intervention_line {
                assert_eq!(line.ends(), pair);
            }
            if let (Some(line), Some(target)) = (captures.custodian_line, captures.custodian_target) {
                assert_eq!(line.center, target);
            }
        });
    }
}

#[test]
fn scripts_see_everything_by_the_seeds_names() {
    let seen = state(&played("capture", BOTH));
    for name in
        ["board", "activePlayer", "phase", "ruleConfig", "pieceToRemoveCount", "removesOwn", "history", "fen"]
    {
        assert!(!seen[name].is_null(), "{name}");
    }
    let captures = seen["captureState"].as_object().expect("an object");
    for name in [
        "hasMill",
        "millTargets",
        "hasCustodian",
        "custodianTarget",
        "custodianLine",
        "custodianLines",
        "hasIntervention",
        "interventionTargets",
        "interventionLine",
        "interventionLines",
        "selectedTargets",
        "activeRule",
    ] {
        assert!(captures.contains_key(name), "{name}");
    }
    for name in [
        "mayRemoveMultiple",
        "mayRemoveFromMillDuringPlacing",
        "hasCustodianRule",
        "hasInterventionRule",
        "millFormationRule",
    ] {
        assert!(!seen["ruleConfig"][name].is_null(), "{name}");
    }
    assert_eq!((&seen["board"]["e4"], &seen["activePlayer"]), (&"white".into(), &"white".into()));
    let line = &captures["custodianLine"];
    assert_eq!(line["direction"], "horizontal");
    assert_eq!([&line["endpoint1"], &line["center"], &line["endpoint2"]], [&"e4", &"f4", &"g4"]);
}

#[test]
fn records_join_turns_and_read_back() {
    let game = played("capture", BOTH).replay("xg1 xg7 b4").expect("legal");
    assert_eq!(game.record(), "1. e4 f4 2. a1 g1 3. d2 g7 4. g4xg1xg7 b4");
    let again = start("capture").replay(&game.record()).expect("our own record");
    assert_eq!(again.digest(), game.digest());
    assert!(start("nine").replay("1. a1 zz").is_err());
    assert!(start("nine").replay("a1 a1").is_err());
}

/// What other programs write around the moves: headers are kept, the rest is skipped.
#[test]
fn records_of_other_programs_are_read() {
    let text = "[Event \"A [friendly] game\"]\n[White \"Anna \\\"A\\\"\"]\n[Black \"?\"]\n\n\
        1. d6 {the usual (one)} f4! 2. b4 (2. d2 b6 (2... a1)) 2... b6 $1 ; to the end of the line a1\n\
        3.f6?! 3...d2 1/2-1/2";
    let record = read_record(text).expect("a record");
    let actions: Vec<String> = record.actions.iter().map(ToString::to_string).collect();
    assert_eq!(actions.join(" "), "d6 f4 b4 b6 f6 d2");
    assert_eq!(record.header("event"), Some("A [friendly] game"));
    assert_eq!(record.header("White"), Some("Anna \"A\""));
    assert_eq!(record.header("Site"), None);
    for (open, at) in [("d6 {f4", 3), ("[Event \"x", 0), ("1. d6 (f4 (d2) 2. a1", 6)] {
        let error = read_record(open).expect_err("never closed");
        assert_eq!((error.code, error.at), ("record-open", at), "{open}");
    }
    let error = read_record("1. d6 {fine} 12 f4").expect_err("a number alone is no turn");
    assert_eq!((error.code, error.found.as_str()), ("no-such-point", "12"));
}

#[cfg(feature = "view")]
#[test]
fn a_record_that_is_copied_out_comes_back_as_the_same_game() {
    use parlour_scene::Present as _;
    let fen = "@**O*@*@/@@O@@O**/@O*OOO*O w m s 8 0 8 0 0 0 0 0 0 0 0 0 10";
    for (setup, moves, result) in [
        ("nine", "", "*"),
        ("capture", "e4 f4 a1 g1 d2 g7 g4xg1xg7 b4", "*"),
        (&format!("lasker mayFly=0; fen {fen}"), "f4-e4", "*"),
        ("nine; fen OO****@*/***@*O**/***@**** w m s 3 0 3 0 0 0 0 0 0 0 0 0 45", "b2-c5xg1", "1-0"),
    ] {
        let game = played(setup, moves);
        let record = game.whole_record();
        assert!(record.ends_with(result), "{record}");
        let brought = Mill::bring(&record, "twelve").expect("our own record");
        let setup: Setup = setup.parse().expect("a setup");
        assert_eq!(brought.setup, setup);
        let mut again = start(&brought.setup.to_string());
        for action in &brought.actions {
            again.apply(action, &mut Vec::new()).expect("as it was played");
        }
        assert_eq!(again.digest(), game.digest(), "{record}");
    }
    let named = Mill::bring("[White \"Anna\"] [Black \"?\"] 1. d6", "lasker").expect("a record");
    assert_eq!(
        (named.setup.to_string().as_str(), named.names),
        ("lasker", vec![Some("Anna".to_owned()), None])
    );
}
