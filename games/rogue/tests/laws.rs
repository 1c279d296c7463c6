//! The laws that every game must obey, and random play that breaks no invariant.
#![cfg(feature = "view")]

use parlour_kernel::{Fault, Rng, Rules};
use parlour_rogue::{
    rules::{Options, Rogue, Setup},
    script::reveal_level,
};
use parlour_testkit::Trial;

/// Texts tried in every state: each is legal somewhere and illegal elsewhere, or never parses.
const NOISE: &[&str] = &[
    "move n",
    "move se",
    "move up",
    "run e",
    "read b 3 4",
    "search",
    "up",
    "down",
    "open e",
    "close w",
    "pickup",
    "drop a",
    "drop z",
    "throw a n",
    "wield a",
    "wear b",
    "takeoff",
    "puton a left",
    "remove right",
    "light c",
    "light d",
    "refill",
    "quaff f",
    "read a",
    "read a b",
    "zap a 3 4",
    "zap a 80 1",
    "eat e",
    "eat E",
    "dance",
    "",
];

#[test]
fn laws() {
    let crowded = r#"{"seed":"3","player":{"inventory":[
        {"type":"WAND","wandType":"POLYMORPH"},{"type":"SCROLL","scrollType":"IDENTIFY","count":3},
        {"type":"POTION","potionType":"BLINDNESS","count":2},{"type":"RING","ringType":"TELEPORTATION","cursed":true},
        {"type":"WEAPON","name":"flail","bonus":-1,"cursed":true},{"type":"ARMOR","name":"plate mail"},
        {"type":"LANTERN","fuel":20},{"type":"OIL_FLASK"},{"type":"TORCH","count":2},{"type":"FOOD","count":2}],
        "maxHp":60}}"#;
    let setups = &["seed=1", "seed=2 levels=26 style=rogue sight=room", crowded];
    parlour_testkit::laws::<Rogue>(&Trial { setups, noise: NOISE, games: 1 });
}

/// A number that nobody reads is kept, or refused if it would change with every save.
#[test]
fn a_scenario_prints_back_with_every_number() {
    let kept = ["0", "-1", "18446744073709551615", "-9223372036854775808", "0.0", "-0", "1.5", "1e3", "7e-7"];
    for number in kept {
        let text = format!(r#"{{"score":{number},"seed":"3 -7.99999999999999999999 \\\" 1"}}"#);
        let setup: Setup = text.parse().expect(number);
        let again: Setup = setup.to_string().parse().expect(number);
        assert_eq!(again, setup, "{number}");
    }
    let found = |text: &str| text.parse::<Setup>().map_err(|error| (error.code, error.at, error.found));
    let number = "-118446744073709551616";
    let refused = found(&format!(r#"{{"a":[0.5,{number}]}}"#));
    assert_eq!(refused, Err(("bad-number", 10, number.to_owned())));
}

/// Stairs on the first level do not lead out of the dungeon, nor those on the last one deeper.
#[test]
fn stairs_that_lead_nowhere_are_none() {
    for (depth, sign, action) in [(1, '<', "up"), (10, '>', "down")] {
        let scenario = format!(
            r#"{{"currentLevel":{depth},"levels":[[{depth},{{"rows":["     "," {sign}.. ","     "]}}]],
            "player":{{"position":{{"x":1,"y":1}}}}}}"#
        );
        let game = Rogue::start(&scenario.parse().expect("readable")).expect("sound");
        let action = game.read(action).expect("an action");
        let refused = game.play(&action).map(|_| ()).map_err(|illegal| illegal.code());
        assert_eq!(refused, Err("no-stairs"), "{depth}");
    }
}

/// Plays random legal actions, mostly useful ones, and checks the invariants.
fn soak(setup: &str, seed: u64, turns: u32) -> Rogue {
    let setup: Setup = setup.parse().expect("readable");
    let mut game = Rogue::start(&setup).expect("sound");
    let mut rng = Rng::stream(seed, 9);
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    for _ in 0..turns {
        legal.clear();
        events.clear();
        game.legal(&mut legal);
        if legal.is_empty() {
            break;
        }
        let action = legal[rng.below(legal.len() as u32) as usize];
        assert_eq!(game.apply(&action, &mut events), Ok(()), "{action:?}");
        assert_eq!(game.invariants(), Ok(()), "after {action:?} in turn {}", game.seen(None).turn());
    }
    game
}

#[test]
fn random_play_breaks_nothing() {
    for seed in 0..60 {
        let style = if seed % 2 == 0 { "plain" } else { "rogue" };
        let sight = if seed % 3 == 0 { "room" } else { "radius" };
        soak(&format!("seed={seed} style={style} sight={sight}"), seed, 600);
        let strong = format!(
            r#"{{"seed":"{seed}","currentLevel":{},"player":{{"maxHp":3000,"level":9}},"hasAmulet":{}}}"#,
            seed % 10 + 1,
            seed % 4 == 0
        );
        soak(&strong, seed, 800);
    }
}

#[test]
fn the_same_seed_gives_the_same_level_whatever_was_visited() {
    let mut compared = 0;
    for seed in 0..30 {
        // Strong enough to see several levels, entered in a different order each time.
        let start = seed % 9 + 1;
        let scenario =
            format!(r#"{{"seed":"{seed}","currentLevel":{start},"player":{{"maxHp":5000,"level":20}}}}"#);
        let state = soak(&scenario, seed, 1500).reveal().expect("a scenario");
        for pair in state["levels"].as_array().expect("a list") {
            let depth = u8::try_from(pair[0].as_u64().expect("a depth")).expect("a depth");
            let made = reveal_level(&Options::of_seed(seed), depth);
            for name in ["rooms", "stairsUp", "stairsDown"] {
                assert_eq!(pair[1][name], made[name], "seed {seed} depth {depth} {name}");
            }
            compared += 1;
        }
    }
    assert!(compared >= 30, "{compared}");
}
