//! The engine: finds wins, keeps to its budget, plays every variant, and its levels differ in strength.

use crate::common::{legal, played, rows, start};
use parlour_brain::{Bot, Budget, Hinter, Luck};
use parlour_kernel::{Arg, Rules};
use parlour_mill::{
    LEVELS,
    brain::{
        ByLevel, ByNodes, Engine, Greedy, Level, Limits, MatchScore, MillBot, MillHinter, game_of_match,
    },
    rules::{Action, Mill, Point, Preset, Setup},
};
use std::collections::BTreeSet;

fn search(game: &Mill, depth: u32) -> parlour_mill::brain::SearchResult {
    let limits = Limits { depth, ..Limits::default() };
    Engine::new(14).search(game, limits, &mut Budget::nodes(u64::MAX)).expect("something to do")
}

#[test]
fn wins_that_are_there_are_found() {
    // Flying: White closes d5-e5-c5 and takes the third last stone.
    let game = start("nine; fen OO****@*/***@*O**/***@**** w m s 3 0 3 0 0 0 0 0 0 0 0 0 45");
    let result = search(&game, 3);
    assert_eq!(result.action.to_string(), "b2-c5");
    assert_eq!(result.plies_to_end(), Some(2), "the move and the removal");
    // Blocking wins too.
    let blocking = start("nine; fen ********/@*@**@@*/@O@O@O@O b m s 4 0 8 0 0 0 0 0 0 0 0 0 20");
    assert_eq!(search(&blocking, 2).plies_to_end(), Some(1));
}

/// The exact values of endgames: what is won or lost within reach is seen, and nothing else.
#[test]
fn known_endgames_are_judged_right() {
    let mut seen = 0;
    for row in rows("endgame_values.tsv") {
        let [rules, _, fen, value, plies] = row.as_slice() else { panic!("{row:?}") };
        let plies: i32 = plies.parse().expect("a number");
        let game = start(&format!("{rules} threefoldRepetitionRule=0 nMoveRule=0; fen {fen}"));
        let result = search(&game, 7);
        match result.plies_to_end() {
            None => assert!(!(1..=2).contains(&plies), "{fen}: {value} in {plies} was not seen"),
            Some(found) => {
                assert_eq!(if found > 0 { "win" } else { "loss" }, value, "{fen}");
                seen += 1;
            }
        }
    }
    assert!(seen >= 4, "some are near enough: {seen}");
}

#[test]
fn the_first_three_stones_are_not_let_through() {
    // Black must answer two stones on a line with the third free.
    let game = played("nine", "a1 d6 a4");
    assert_eq!(search(&game, 6).action.to_string(), "a7");
    // And does not let two such lines arise: every answer of the engine keeps the game level for long.
    let mut game = start("nine");
    for _ in 0..6 {
        let action = search(&game, 8).action;
        game.apply(&action, &mut Vec::new()).expect("legal");
    }
    assert_eq!(game.history().len(), 6, "no stone was lost by move 3");
}

/// Whatever the opponent's first two stones, the third never closes a mill, and nothing is lost by then.
#[test]
fn no_opening_gets_a_mill_through() {
    let mut openings = 0;
    for engine_begins in [false, true] {
        // All points are like one of these four.
        for (first, second) in
            [0, 1, 8, 9].into_iter().flat_map(|first| (0..24).map(move |second| (first, second)))
        {
            let wanted = [first, second].map(|number| Action::Place(Point::new(number).expect("a point")));
            let mut engine = Engine::new(12);
            let mut answer = |game: &mut Mill| {
                let result = engine.search(game, Limits::default(), &mut Budget::nodes(20_000));
                let result = result.expect("something to do");
                game.apply(&result.action, &mut Vec::new()).expect("legal");
                result.score
            };
            let mut game = start("nine");
            if engine_begins {
                answer(&mut game);
            }
            let mut score = 0;
            let is_free = wanted.iter().all(|action| {
                let is_legal = game.apply(action, &mut Vec::new()).is_ok();
                if is_legal {
                    score = answer(&mut game);
                }
                is_legal
            });
            if !is_free {
                continue;
            }
            openings += 1;
            assert!(score > -100, "{}: a stone is as good as lost: {score}", game.fen());
            let mut third = Vec::new();
            game.legal(&mut third);
            for action in third {
                let mut closed = game.clone();
                closed.apply(&action, &mut Vec::new()).expect("legal");
                assert!(!closed.board().removes(), "{}: {action} closes a mill", game.fen());
            }
        }
    }
    assert!(openings > 150, "{openings}");
}

#[test]
fn a_budget_is_kept_and_the_same_budget_gives_the_same_answer() {
    let game = played("nine", "d6 f4 b4");
    let ask =
        || Engine::new(14).search(&game, Limits::default(), &mut Budget::nodes(20_000)).expect("an answer");
    let (one, other) = (ask(), ask());
    assert_eq!(one, other);
    assert!(one.nodes <= 20_000 + 256, "{}", one.nodes);
    let cancelled = Budget::nodes(u64::MAX);
    cancelled.canceller().cancel();
    let mut cancelled = cancelled;
    let mut tiny = Budget::nodes(1);
    for budget in [&mut cancelled, &mut tiny] {
        let forced = Engine::new(10).search(&game, Limits::default(), budget).expect("any action");
        assert!(legal(&game).split(' ').any(|action| action == forced.action.to_string()));
    }
}

#[test]
fn several_threads_find_a_win_too() {
    let game = start("nine; fen OO****@*/***@*O**/***@**** w m s 3 0 3 0 0 0 0 0 0 0 0 0 45");
    let limits = Limits { depth: 5, threads: 3, ..Limits::default() };
    let result = Engine::new(14).search(&game, limits, &mut Budget::nodes(u64::MAX)).expect("a win");
    assert_eq!(result.plies_to_end(), Some(2));
}

/// Whole games of every named variant, and some odd ones, are played to an end by legal actions.
#[test]
fn every_variant_is_played_to_the_end() {
    let odd =
        ["capture leap=1 captures=engine", "lasker custodian=1 intervention=1", "nine stalemateAction=5"];
    for rules in Preset::ALL.iter().map(|preset| preset.word).chain(odd) {
        let setup: Setup = rules.parse().expect("known rules");
        let mut strong = ByNodes { engine: Engine::new(12), nodes: 600 };
        let score = game_of_match(&setup, 3, 0, &mut strong, &mut Greedy);
        assert!(score.is_some(), "{rules}");
    }
}

#[test]
fn levels_differ_and_the_lowest_can_be_beaten() {
    let setup = Setup::default();
    let level = |number| ByLevel {
        engine: Engine::new(12),
        level: Level::new(number).expect("a level"),
        nodes: 20_000,
    };
    let games = |first: u8, second: Option<u8>, count: u64| {
        (0..count).fold(MatchScore::default(), |tally, number| {
            let mut one = level(first);
            let score = match second {
                Some(second) => game_of_match(&setup, 11, number, &mut one, &mut level(second)),
                None => game_of_match(&setup, 11, number, &mut one, &mut Greedy),
            };
            tally.with(score.expect("an opening"))
        })
    };
    let lowest = games(1, None, 40).share().0;
    assert!(lowest <= 0.4, "greedy wins most games against the lowest level: {lowest}");
    let (middle, high) = (games(4, Some(1), 10).share().0, games(7, Some(3), 10).share().0);
    assert!(middle > 0.7 && high > 0.7, "{middle} {high}");
}

#[test]
fn the_bot_plays_legal_actions_at_every_level() {
    let mut game = start("capture");
    for level in LEVELS.iter().cycle().take(40) {
        let action =
            MillBot::default().choose(&game.seen(None), level, Luck::default(), &mut Budget::nodes(3_000));
        let Some(action) = action else { break };
        game.apply(&action, &mut Vec::new()).expect("legal");
    }
    assert!(game.history().len() >= 20);
    let luck = Luck::default();
    assert_eq!(MillBot::default().choose(&game.seen(None), "11", luck, &mut Budget::nodes(1_000)), None);
    assert_eq!(MillBot::default().choose(&game.seen(None), "1", luck, &mut Budget::nodes(0)), None);
}

/// The computer against itself for some turns.
fn opening_of(level: &str, seed: u64) -> String {
    let (mut game, luck) = (start("nine"), Luck::of_seed(Some(seed)));
    while game.history().len() < 6 {
        let action = MillBot::default().choose(&game.seen(None), level, luck, &mut Budget::nodes(4_000));
        game.apply(&action.expect("something to do"), &mut Vec::new()).expect("legal");
    }
    game.record()
}

#[test]
fn every_seed_has_a_game_of_its_own_at_every_level() {
    for level in LEVELS {
        let games: BTreeSet<String> = (1..=6).map(|seed| opening_of(level, seed)).collect();
        assert!(games.len() >= 5, "level {level}: {games:?}");
        assert_eq!(opening_of(level, 3), opening_of(level, 3), "level {level}");
        let begun: BTreeSet<&str> = games.iter().filter_map(|game| game.split(' ').nth(1)).collect();
        assert!(begun.len() >= 2, "level {level} begins with {begun:?}");
    }
}

#[test]
fn symmetric_first_moves_have_equal_scores() {
    for (moves, classes) in [("", 4), ("d6 d2", 10)] {
        let game = played("nine", moves);
        let compared = Engine::new(12).compare(&game, 6, &mut Budget::nodes(u64::MAX));
        let score =
            |name: &str| compared.iter().find(|(action, _)| action.to_string() == name).map(|(_, s)| *s);
        // Left and right of the line through d6 and d2.
        for (left, right) in [("a1", "g1"), ("b2", "f2"), ("c4", "e4"), ("a7", "g7"), ("b4", "f4")] {
            assert_eq!(score(left), score(right), "after {moves:?}: {left} and {right}");
        }
        let scores: BTreeSet<i32> = compared.iter().map(|(_, score)| *score).collect();
        assert!(scores.len() <= classes, "after {moves:?}: {scores:?}");
        assert!(compared.is_sorted_by_key(|(_, score)| -score));
    }
}

/// A losing move once read "7" under "Wins in", the kind of the first row.
#[test]
fn a_losing_move_says_that_it_loses() {
    // White wins by closing a mill; wherever else it flies, Black closes one, unless a7 is blocked.
    let game = start("nine; fen OO******/***@*O**/*****@@* w m s 3 0 3 0 0 0 0 0 0 0 0 0 45");
    let hint = MillHinter::default().hint(&game.seen(None), &mut Budget::nodes(300_000)).expect("a hint");
    assert_eq!(hint.columns.len(), 1);
    let kinds = ["wins", "ahead", "level", "behind", "loses"];
    let rank_of = |key: &str| kinds.iter().position(|kind| key.ends_with(kind)).expect("a kind of figure");
    let mut last = (0, i64::MIN);
    let mut met = BTreeSet::new();
    for choice in &hint.choices {
        let [figure] = choice.figures.as_slice() else { panic!("{choice:?}") };
        let rank = rank_of(&figure.shown.key);
        assert_eq!(rank, rank_of(&choice.leads_to.key), "{choice:?}");
        met.insert(rank);
        // A win is better the sooner, a loss the later it comes.
        let far = match figure.shown.args.first() {
            Some((_, Arg::Int(n))) if rank == 0 => *n,
            Some((_, Arg::Int(n))) => -n,
            _ => i64::MIN,
        };
        assert!((rank, far) >= last, "{choice:?} after {last:?}");
        last = (rank, far);
    }
    assert!(met.contains(&0) && met.contains(&4), "wins and losses: {met:?}");
}

#[test]
fn hints_name_the_reason() {
    let hint = |game: &Mill| {
        MillHinter::default().hint(&game.seen(None), &mut Budget::nodes(30_000)).expect("a hint")
    };
    let closes = played("nine", "a1 d6 a4 d7");
    let hinted = hint(&closes);
    assert_eq!(hinted.action, "a7");
    assert!(
        hinted.text.to_string().contains("mill.reason-closes lines=(mill.text text=a1-a4-a7)"),
        "{}",
        hinted.text
    );
    assert_eq!(hinted.choices.len(), legal(&closes).split(' ').count(), "every action is compared");
    assert!(hinted.choices[0].best && hinted.choices[0].action == "a7");
    let blocks = played("nine", "a1 d6 a4");
    let hinted = hint(&blocks).text.to_string();
    assert!(hinted.contains("mill.reason-stops lines=(mill.text text=a1-a4-a7)"), "{hinted}");
    let over = start("nine; fen ********/@*@*@*@*/@O@O@O@O w m s 4 0 8 0 0 0 0 0 0 0 0 0 20");
    assert!(MillHinter::default().hint(&over.seen(None), &mut Budget::nodes(1_000)).is_none());
}
