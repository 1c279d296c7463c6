//! Whole turns of Shut the Box: the test cases of the original, and its known faults, which we avoid.

use parlour_kernel::{Fault, Rules, Turn};
use parlour_shutbox::rules::{
    Event, ShutBox, Tile, TileSet, check_combinations, first_combination, has_valid_moves, sets_of_sum,
};

fn start(setup: &str) -> ShutBox {
    ShutBox::start(&setup.parse().expect("readable")).expect("sound")
}

/// Plays actions that must all be accepted.
fn play(setup: &str, actions: &[&str]) -> ShutBox {
    let mut game = start(setup);
    for text in actions {
        let action = game.read(text).expect("readable");
        game.apply(&action, &mut Vec::new()).unwrap_or_else(|why| panic!("{text} refused: {why:?}"));
    }
    game
}

/// The code with which a text is refused; the state must not change.
fn refusal(game: &ShutBox, text: &str) -> &'static str {
    let action = match game.read(text) {
        Ok(action) => action,
        Err(error) => return error.code,
    };
    let mut after = game.clone();
    let why = after.apply(&action, &mut Vec::new()).expect_err("must be refused");
    assert_eq!(&after, game, "{text} was refused and changed the state");
    why.code()
}

fn set(tiles: &[u8]) -> TileSet {
    tiles.iter().fold(TileSet::EMPTY, |set, n| set.with(Tile::new(*n).expect("a tile")))
}

fn state(game: &ShutBox) -> serde_json::Value {
    serde_json::to_value(game.seen(None)).expect("plain data")
}

#[test]
fn a_new_game_has_nine_tiles_up_and_score_45() {
    let fresh = state(&start(""));
    assert_eq!(fresh["tiles"], serde_json::json!([true; 9].to_vec()));
    assert_eq!((&fresh["score"], &fresh["current_sum"]), (&45.into(), &0.into()));
    assert_eq!((&fresh["dice1"], &fresh["dice2"]), (&0.into(), &0.into()));
    assert_eq!((&fresh["game_over"], &fresh["has_valid_moves"]), (&false.into(), &true.into()));
}

#[test]
fn reset_gives_a_new_game_from_any_state() {
    let fresh = start("");
    for path in [&["roll"][..], &["roll", "dice 3 4"], &["roll", "dice 3 4", "7"], &[]] {
        let mut path = path.to_vec();
        path.push("reset");
        assert_eq!(play("", &path), fresh);
    }
    assert_eq!(play("up=9", &["roll", "dice 1 1", "reset"]), start("up=9"));
}

#[test]
fn total_7_takes_what_adds_up() {
    let game = play("", &["roll", "dice 3 4"]);
    for legal in ["7", "3+4", "4+3", "1+2+4"] {
        assert!(game.play(&game.read(legal).expect("readable")).is_ok(), "{legal}");
    }
    assert_eq!(refusal(&game, "8"), "wrong-sum");
    assert_eq!(refusal(&game, "1+2"), "wrong-sum");
    assert_eq!(refusal(&game, "0"), "no-such-tile");
    assert_eq!(refusal(&game, "10"), "no-such-tile");
}

#[test]
fn total_12_has_twelve_ways() {
    let game = play("", &["roll", "dice 6 6"]);
    for legal in ["1+2+9", "3+4+5", "1+2+3+6"] {
        assert!(game.play(&game.read(legal).expect("readable")).is_ok(), "{legal}");
    }
    assert_eq!(refusal(&game, "1+2+8"), "wrong-sum");
    assert_eq!(refusal(&game, "6+7"), "wrong-sum");
    assert_eq!(sets_of_sum(game.up(), 12).count(), 12);
}

#[test]
fn a_tile_that_fell_is_refused_but_others_remain() {
    let game = play("", &["roll", "dice 2 3", "5"]);
    assert_eq!(state(&game)["current_sum"], 0);
    assert_eq!(state(&game)["tiles"][4], false);
    let game = play("", &["roll", "dice 2 3", "5", "roll", "dice 1 4"]);
    assert_eq!(refusal(&game, "5"), "tile-down");
    assert!(game.play(&game.read("1+4").expect("readable")).is_ok());
    assert!(game.play(&game.read("2+3").expect("readable")).is_ok());
}

#[test]
fn the_last_tile_shuts_the_box() {
    let game = play("up=9", &["roll", "dice 4 5", "9"]);
    assert_eq!((game.turn(), game.score()), (Turn::Over, 0));
    assert_eq!(game.outcome().expect("over").code, "shut");
}

#[test]
fn no_move_ends_the_game_at_once() {
    let game = play("up=9", &["roll", "dice 1 1"]);
    assert_eq!((game.turn(), game.score()), (Turn::Over, 9));
    let printed = state(&game);
    assert_eq!((&printed["game_over"], &printed["has_valid_moves"]), (&true.into(), &false.into()));
    assert_eq!((&printed["current_sum"], &printed["dice1"]), (&2.into(), &1.into()));
    assert_eq!(game.outcome().expect("over").code, "lost");
    for text in ["roll", "dice 1 1", "9", "dice 9 9"] {
        assert_eq!(refusal(&game, text), "over", "{text}");
    }
}

#[test]
fn scores_fall_with_the_tiles() {
    assert_eq!(play("", &["roll", "dice 4 6", "1+9"]).score(), 35);
    assert_eq!(play("", &["roll", "dice 4 6", "1+9", "roll", "dice 2 3", "5"]).score(), 30);
}

#[test]
fn classic_throws_one_die_once_7_8_9_are_down() {
    assert_eq!(refusal(&start(""), "roll 1"), "dice-count");
    assert_eq!(refusal(&start("up=7,8,9"), "roll 1"), "dice-count");
    let low = start("up=1,2,3,4,5,6");
    assert_eq!(refusal(&low, "roll 2"), "dice-count");
    let rolled = play("up=1,2,3,4,5,6", &["roll", "dice 4"]);
    let printed = state(&rolled);
    assert_eq!(
        (&printed["dice1"], &printed["dice2"], &printed["current_sum"]),
        (&4.into(), &0.into(), &4.into())
    );
}

#[test]
fn every_dice_rule_allows_what_it_says() {
    // (rule, tiles up, counts allowed)
    let cases: &[(&str, &str, &[&str])] = &[
        ("never", "1", &["roll 2"]),
        ("mand7", "1,6", &["roll 1"]),
        ("mand7", "1,7", &["roll 2"]),
        ("opt7", "1,6", &["roll 1", "roll 2"]),
        ("opt7", "1,7", &["roll 2"]),
        ("opts6", "1,5", &["roll 1", "roll 2"]),
        ("opts6", "2,5", &["roll 2"]),
        ("mands6", "1,2,3", &["roll 1"]),
        ("mands6", "7", &["roll 2"]),
        ("only1", "1", &["roll 1", "roll 2"]),
        ("only1", "2", &["roll 2"]),
    ];
    for (rule, up, expected) in cases {
        let game = start(&format!("dice={rule} up={up}"));
        let mut legal = Vec::new();
        game.legal(&mut legal);
        let rolls: Vec<String> =
            legal.iter().map(|action| game.write(action)).filter(|text| text.starts_with("roll")).collect();
        assert_eq!(&rolls, expected, "{rule} with {up} up");
    }
    assert_eq!(refusal(&start("dice=opt7 up=1"), "roll"), "choose-dice");
}

#[test]
fn fault_1_a_tile_named_twice_is_refused() {
    assert_eq!(refusal(&play("", &["roll", "dice 2 4"]), "3+3"), "duplicate-tile");
}

#[test]
fn fault_2_rolling_twice_is_refused() {
    assert_eq!(refusal(&play("", &["roll", "dice 2 4"]), "roll"), "already-rolled");
    assert_eq!(refusal(&play("", &["roll"]), "roll 2"), "already-rolled");
}

#[test]
fn fault_3_no_action_flips_a_single_tile_past_the_rules() {
    assert_eq!(refusal(&start(""), "5"), "not-rolled");
    assert_eq!(refusal(&play("", &["roll"]), "5"), "not-rolled");
    assert_eq!(refusal(&start(""), "flip 5"), "unknown-action");
}

#[test]
fn fault_4_dice_take_only_faces_that_dice_have() {
    let rolling = play("", &["roll"]);
    for text in ["dice 0 3", "dice 7 1", "dice 3 7", "dice 255 255", "dice 4 0", "dice 4"] {
        assert_eq!(refusal(&rolling, text), "dice-range", "{text}");
    }
    assert_eq!(refusal(&play("up=1,2", &["roll"]), "dice 1 2"), "dice-range");
    assert_eq!(refusal(&start(""), "dice 1 2"), "not-rolled");
    assert_eq!(refusal(&rolling, "dice 256 1"), "not-a-number");
}

#[test]
fn players_take_turns_and_the_lowest_total_wins() {
    let mut game = start("up=1,9 players=2 rounds=2");
    let mut events = Vec::new();
    // Seat 0 is stuck at once with 10, seat 1 puts down the 9 and is stuck with 1; then the same again.
    for text in [
        "roll", "dice 1 1", "roll", "dice 4 5", "9", "roll", "dice 4", "roll", "dice 1 1", "roll", "dice 1 1",
    ] {
        let action = game.read(text).expect("readable");
        game.apply(&action, &mut events).unwrap_or_else(|why| panic!("{text} refused: {why:?}"));
    }
    assert_eq!(game.turn(), Turn::Over);
    let outcome = game.outcome().expect("over");
    assert_eq!((outcome.code, outcome.scores), ("scores", vec![20, 11]));
    assert_eq!(outcome.winners, [parlour_kernel::Seat(1)]);
    let ended = events.iter().filter(|event| matches!(event, Event::Ended { .. })).count();
    let raised = events.iter().filter(|event| matches!(event, Event::Ready { .. })).count();
    assert_eq!((ended, raised), (4, 3));
}

#[cfg(feature = "view")]
#[test]
fn later_players_are_told_the_score_to_beat() {
    let panel = |actions: &[&str]| {
        let game = play("up=1,9 players=2 rounds=2", actions);
        let scene = <ShutBox as parlour_scene::Present>::scene(
            &game.seen(None),
            &parlour_shutbox::view::Ui::default(),
        );
        scene.panels.iter().find(|panel| panel.id == "beat").map(|panel| panel.lines[0].to_string())
    };
    // Rounds before the last do not decide; in the last, seat 1 (1 so far) faces 10 + 10.
    let first = ["roll", "dice 1 1", "roll", "dice 4 5", "9", "roll", "dice 4"];
    assert_eq!(panel(&first[..2]), None);
    assert_eq!(panel(&first), None);
    let last = [&first[..], &["roll", "dice 1 1"]].concat();
    assert_eq!(panel(&last), Some("shutbox.to-beat score=19".to_owned()));
}

#[test]
fn digits_are_read_as_one_number() {
    assert_eq!(start("score=digits up=3,6,7").score(), 367);
    assert_eq!(start("score=digits tiles=12").score(), 123_456_789_101_112);
}

#[test]
fn setups_keep_nonsense_until_they_are_started_and_name_all_of_it() {
    let setup: parlour_shutbox::rules::Setup =
        "tiles=11 players=0 rounds=100 up=3,3,0".parse().expect("readable");
    assert_eq!(setup.to_string(), "tiles=11 dice=mand7 score=sum players=0 rounds=100 up=3,3,0");
    let codes: Vec<_> = ShutBox::start(&setup).expect_err("unsound").iter().map(Fault::code).collect();
    assert_eq!(codes, ["bad-tiles", "bad-players", "bad-rounds", "duplicate-tile", "no-such-tile"]);
    for (text, code, at) in
        [("tiles=x", "bad-value", 6), ("dice=five", "bad-value", 5), ("a b", "unknown-option", 0)]
    {
        let error = text.parse::<parlour_shutbox::rules::Setup>().expect_err("unreadable");
        assert_eq!((error.code, error.at), (code, at), "{text}");
    }
}

#[test]
fn combinations_are_found_as_the_seed_traces_them() {
    let nine = set(&[1, 2, 3, 4, 5, 6, 7, 8, 9]);
    assert_eq!(first_combination(nine, 3, 12), Some(set(&[1, 2, 9])));
    assert!(check_combinations(nine, 0, 0));
    assert!(!check_combinations(nine, 0, 6));
    assert!(!check_combinations(nine, 2, 0));
    assert!(!check_combinations(TileSet::EMPTY, 1, 5));
    assert!(
        check_combinations(nine, 1, 9) && !check_combinations(nine, 1, 10) && check_combinations(nine, 2, 17)
    );
}

/// The same question answered by brute force over all subsets.
fn brute(up: TileSet, size: u32, target: u8) -> bool {
    (0..=u16::MAX >> 4).map(TileSet::from_bits).any(|subset| {
        subset.is_within(up)
            && subset.count() == size
            && subset.sum() == u32::from(target)
            && (target > 0 || size == 0)
    })
}

#[test]
fn queries_agree_with_brute_force() {
    for bits in (0..1 << 9).step_by(7) {
        let up = TileSet::from_bits(bits);
        for total in 0..=12 {
            let sets: Vec<TileSet> = sets_of_sum(up, total).collect();
            assert!(sets.is_sorted());
            assert_eq!(has_valid_moves(up, total), total == 0 || !sets.is_empty());
            for size in 0..=4 {
                assert_eq!(
                    check_combinations(up, size, total),
                    brute(up, size, total),
                    "{up} {size} {total}"
                );
            }
        }
    }
}
