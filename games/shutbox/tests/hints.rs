//! Hints: exact figures, true reasons, and playing to win.

use parlour_brain::{Budget, Hint, Hinter};
use parlour_kernel::{Arg, Message, Rules};
use parlour_shutbox::{
    brain::ShutBoxHinter,
    rules::{DiceRule, Scoring, Setup, ShutBox, Throw, TileSet},
};
use std::{cmp::Ordering, collections::BTreeMap};

fn game(setup: &str, actions: &[&str]) -> ShutBox {
    let setup: Setup = setup.parse().expect("a setup of the test");
    let mut game = ShutBox::start(&setup).expect("a sound setup");
    for text in actions {
        let action = game.read(text).expect("an action of the test");
        game.apply(&action, &mut Vec::new()).expect("a legal action");
    }
    game
}

fn hint(setup: &str, actions: &[&str]) -> Hint {
    let game = game(setup, actions);
    ShutBoxHinter.hint(&game.seen(None), &mut Budget::nodes(1_000)).expect("something to say")
}

fn shown(hint: &Hint, choice: usize) -> Vec<String> {
    hint.choices[choice].figures.iter().map(|figure| figure.shown.to_string()).collect()
}

#[test]
fn a_throw_gets_every_answer_best_first() {
    let hint = hint("up=1,2,4,5,6,7,9", &["roll 2", "dice 3 5"]);
    assert_eq!((hint.action.as_str(), hint.technique.as_str()), ("2+6", "exact"));
    assert_eq!(hint.cells, [1, 5]);
    let actions: Vec<&str> = hint.choices.iter().map(|choice| choice.action.as_str()).collect();
    assert_eq!(actions.len(), 3, "{actions:?}");
    assert_eq!(hint.choices.iter().filter(|choice| choice.best).count(), 1);
    assert_eq!(hint.choices[0].figures[0].exact.as_deref(), Some("82441/5832"));
    assert_eq!(shown(&hint, 0)[0], "figure value=14.14");
}

#[test]
fn reasons_say_what_sets_the_best_apart() {
    let all = ["roll 2", "dice 2 6"];
    let forced = hint("up=1,2,3,4,5,6,7", &all);
    assert_eq!((forced.action.as_str(), forced.text.key.as_ref()), ("3+5", "shutbox.hint-answers"));
    let one_way = hint("up=1,2,9", &["roll 2", "dice 4 5"]);
    assert_eq!(one_way.text.key, "shutbox.hint-only");
    let last = hint("up=3,9", &["roll 2", "dice 6 6"]);
    assert_eq!((last.action.as_str(), last.text.key.as_ref()), ("3+9", "shutbox.hint-shuts"));
    let two = hint("up=1,2,7,8", &["roll 2", "dice 4 4"]);
    assert_eq!(two.choices.len(), 2);
}

#[test]
fn every_position_of_the_usual_box_has_a_true_reason() {
    let mut keys = BTreeMap::new();
    for ((rule, word), (_, scoring)) in DiceRule::ALL.into_iter().flat_map(|r| Scoring::ALL.map(|s| (r, s))) {
        for up in (1..512).map(TileSet::from_bits) {
            let setup = format!("dice={word} score={scoring} up={}", up.to_string().replace('+', ","));
            for throw in rule.choice(up).counts().iter().flat_map(|count| Throw::all(*count)) {
                let (first, second) = (throw.first(), throw.second());
                let roll = format!("roll {}", throw.count().number());
                let game = game(&setup, &[&roll, &format!("dice {first} {second}")]);
                let Some(hint) = ShutBoxHinter.hint(&game.seen(None), &mut Budget::nodes(1)) else {
                    continue;
                };
                check(&hint);
                *keys.entry(hint.text.key.to_string()).or_insert(0) += 1;
            }
        }
    }
    let found: Vec<&str> = keys.keys().map(|key| key.trim_start_matches("shutbox.hint-")).collect();
    assert_eq!(
        found,
        ["answers", "digits", "equal", "later", "only", "same", "shuts", "two-dice"],
        "{keys:?}"
    );
}

/// A reason names the best move, its value is the first figure, and a rival's is worse.
fn check(hint: &Hint) {
    let text = |name| match argument(&hint.text, name) {
        Some(Arg::Text(text)) => Some(text.clone()),
        _ => None,
    };
    assert_eq!(text("move").as_ref(), Some(&hint.action));
    let value = |name| match argument(&hint.text, name) {
        Some(Arg::Message(message)) => match argument(message, "points") {
            Some(Arg::Decimal(points)) => points.parse::<f64>().ok(),
            _ => None,
        },
        _ => None,
    };
    if let Some(other) = text("other") {
        assert!(value("value") < value("other-value"), "{}", hint.text);
        assert!(hint.choices.iter().any(|choice| choice.action == other && !choice.best));
    }
    if let (Some(Arg::Int(ways)), Some(Arg::Int(others))) =
        (argument(&hint.text, "ways"), argument(&hint.text, "other-ways"))
    {
        let (Some(Arg::Int(throws)), Some(Arg::Int(other_throws))) =
            (argument(&hint.text, "throws"), argument(&hint.text, "other-throws"))
        else {
            panic!("ways without throws: {}", hint.text)
        };
        let key = match (ways * other_throws).cmp(&(others * throws)) {
            Ordering::Greater => "shutbox.hint-answers",
            Ordering::Equal => "shutbox.hint-same",
            Ordering::Less => "shutbox.hint-later",
        };
        assert_eq!(hint.text.key, key, "{}", hint.text);
    }
}

fn argument<'a>(message: &'a Message, name: &str) -> Option<&'a Arg> {
    message.args.iter().find(|(known, _)| known == name).map(|(_, arg)| arg)
}

#[test]
fn before_a_roll_the_dice_are_compared() {
    let choice = hint("dice=opt7 up=1,2,5", &[]);
    assert_eq!(choice.action, "roll 2");
    assert_eq!(
        (choice.choices[0].figures[0].exact.as_deref(), choice.choices[1].figures[0].exact.as_deref()),
        (Some("823/216"), Some("5345/1296"))
    );
    assert!(choice.choices[0].best && !choice.choices[1].best);
    let plain = hint("", &[]);
    assert_eq!((plain.action.as_str(), plain.text.key.as_ref()), ("roll 2", "shutbox.hint-roll"));
    assert!(plain.text.to_string().contains("11.66"), "{}", plain.text);
    assert!(plain.choices.is_empty());
}

/// Seat 0 ends with 1 and 2 up: the other has 3 points to beat.
const LOW_SCORE: [&str; 12] = [
    "roll 2", "dice 6 6", "3+9", "roll 2", "dice 6 6", "4+8", "roll 2", "dice 6 6", "5+7", "roll 1",
    "dice 6 0", "6",
];

#[test]
fn the_last_player_plays_to_win() {
    let mut actions: Vec<String> = LOW_SCORE.map(str::to_owned).to_vec();
    actions.extend(["roll 1", "dice 5 0"].map(str::to_owned));
    let mut plans = BTreeMap::new();
    for throw in Throw::all(parlour_shutbox::rules::DiceCount::Two) {
        let mut actions = actions.clone();
        actions.extend(["roll 2".to_owned(), format!("dice {} {}", throw.first(), throw.second())]);
        let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
        let hint = hint("players=2", &actions);
        let labels: Vec<&str> = hint.columns.iter().map(|column| column.key.as_ref()).collect();
        assert_eq!(labels, ["shutbox.figure-win", "shutbox.figure-score", "shutbox.figure-shut"]);
        plans.insert(throw.total(), hint.text.to_string());
    }
    assert!(
        plans[&10].starts_with("shutbox.hint-win move=4+6 other=1+9 value=(shutbox.worth-chance"),
        "{plans:?}"
    );
    assert!(plans[&9].starts_with("shutbox.hint-same move=9 other=4+5"), "{plans:?}");
}
