//! Mill's endgames as front ends play them: the highest levels, hints and reviews know the tables that come with the program,
//! and a thinker without files says which it wants.

use parlour_brain::{Budget, Files, Hint};
use parlour_kernel::{Arg, Message, Seat};
use parlour_midend::{About, AnyTable, Ask, Failure, Opening, Position, Question, Said, Thinker};
use parlour_table::{Player, Time};
use parlour_text::Speaker;

/// White, to move, wins in 27 turns of both sides.
const LONG_WIN: &str = "O*O@****/**@*****/*O****@@ w m s 3 0 4 0 0 0 0 0 0 0 0 0 30";
/// The most turns that a game of these takes.
const LONGEST: u32 = 100;

fn open(setup: &str, level: &str) -> Box<dyn AnyTable> {
    let game = parlour_catalog::game("mill").expect("of the house");
    let players = vec![Player { name: None, bot: Some(level.to_owned()) }; 2];
    game.open(setup, Opening { seed: Some(3), players, now: Time(0) }).expect("a sound setup")
}

fn question(table: &dyn AnyTable, ask: Ask) -> Question {
    Question { game: "mill".to_owned(), about: About::Table(Position::Save(table.save()), ask) }
}

fn said(thinker: &mut Thinker, table: &dyn AnyTable, ask: Ask) -> Result<Said, Failure> {
    let question = question(table, ask);
    thinker.answer(&question, &mut Budget::nodes(question.nodes())).said
}

fn choose(level: &str) -> Ask {
    Ask::Choose { level: level.to_owned(), most: 3 }
}

fn hint(thinker: &mut Thinker, table: &dyn AnyTable) -> Hint {
    match said(thinker, table, Ask::Hint) {
        Ok(Said::Hint(hint)) => hint,
        other => panic!("no hint: {other:?}"),
    }
}

fn at_hand() -> Thinker {
    Thinker::new(parlour_catalog::engine).with_files(parlour_catalog::files)
}

/// Lets the computer play both sides to the end; the turns that it took.
fn turns_to_the_end(thinker: &mut Thinker, table: &mut dyn AnyTable, level: &str) -> u32 {
    let mut turns = 0;
    while table.outcome().is_none() && turns < LONGEST {
        let Ok(Said::Actions(actions)) = said(thinker, table, choose(level)) else { panic!("nothing to do") };
        for action in actions {
            table.act(&action, Time(0)).expect("what the computer does may be done");
        }
        turns += 1;
    }
    turns
}

#[test]
fn the_highest_levels_win_what_is_won_in_the_shortest_way() {
    for level in ["9", "10"] {
        let mut table = open(LONG_WIN, level);
        assert_eq!(turns_to_the_end(&mut at_hand(), table.as_mut(), level), 27);
        assert_eq!(table.outcome().expect("over").winners, [Seat(0)]);
    }
}

#[test]
fn an_engine_says_which_files_it_wants_and_goes_on_without_them() {
    let mut thinker = Thinker::new(parlour_catalog::engine);
    let table = open(LONG_WIN, "10");
    let wants = Err(Failure::Wants("mill/nine".to_owned()));
    assert_eq!(said(&mut thinker, table.as_ref(), Ask::Hint), wants);
    assert_eq!(said(&mut thinker, table.as_ref(), choose("10")), wants);
    assert!(
        matches!(said(&mut thinker, table.as_ref(), choose("8")), Ok(Said::Actions(_))),
        "level 8 needs none"
    );
    let full = open("nine", "10");
    assert!(
        matches!(said(&mut thinker, full.as_ref(), choose("10")), Ok(Said::Actions(_))),
        "far from the end"
    );
    // Damaged files are as good as none, and so is an empty folder.
    let mut damaged: Files = parlour_catalog::files("mill/nine");
    for bytes in damaged.values_mut() {
        *bytes = bytes[..bytes.len() / 2].into();
    }
    for files in [Files::new(), damaged] {
        let mut thinker = Thinker::new(parlour_catalog::engine);
        thinker.give("mill/nine", files);
        assert_eq!(hint(&mut thinker, table.as_ref()).technique, "search");
    }
    thinker.give("mill/nine", parlour_catalog::files("mill/nine"));
    assert_eq!(hint(&mut thinker, table.as_ref()).technique, "tables");
}

/// Every key in a message, those within it included.
fn keys(message: &Message) -> Vec<String> {
    let inner = message.args.iter().flat_map(|(_, arg)| match arg {
        Arg::Message(message) => keys(message),
        _ => Vec::new(),
    });
    inner.chain([message.key.to_string()]).collect()
}

#[test]
fn hints_of_endgames_are_exact_and_have_words() {
    let mut thinker = at_hand();
    let speaker = Speaker::english();
    let mut met = std::collections::BTreeSet::new();
    for setup in [
        LONG_WIN,
        // Won at once by closing a mill.
        "OO****@*/***@*O**/***@**** w m s 3 0 3 0 0 0 0 0 0 0 0 0 45",
        // A draw.
        "@*O**O*@/O*@*****/******** w m s 3 0 3 0 0 0 0 0 0 0 0 0 30",
        // Lost, in a while.
        "***O****/O*****@*/*O*@**@* w m s 3 0 3 0 0 0 0 0 0 0 0 0 30",
        "O*O@****/**@*****/*O****@@ b m s 3 0 4 0 0 0 0 0 0 0 0 0 30",
    ] {
        let mut table = open(setup, "10");
        while table.outcome().is_none() && table.log().records().len() < 4 {
            let hint = hint(&mut thinker, table.as_ref());
            assert_eq!(hint.technique, "tables", "{setup}");
            let told = hint.choices.iter().flat_map(|choice| {
                choice.figures.iter().map(|figure| &figure.shown).chain([&choice.leads_to])
            });
            for message in told.chain([&hint.text]) {
                for key in keys(message) {
                    assert!(speaker.knows(&key), "no text for {key}");
                    met.insert(key);
                }
            }
            table.act(&hint.action, Time(0)).expect("a hint may be played");
        }
    }
    for key in ["mill.certain-wins-turns", "mill.certain-draw", "mill.certain-loses-turns", "mill.leads-draw"]
    {
        assert!(met.contains(key), "{key} was never said: {met:?}");
    }
}

#[test]
fn the_record_of_a_review_is_exact_too() {
    let game = parlour_catalog::game("mill").expect("of the house");
    let mut table = game.open(LONG_WIN, Opening::seeded(3)).expect("a sound setup");
    let mut thinker = at_hand();
    let best = hint(&mut thinker, table.as_ref());
    let worse = best.choices.iter().find(|choice| !choice.best).expect("a worse move");
    table.act(&worse.action, Time(0)).expect("legal");
    let Ok(Said::Review(review)) = said(&mut thinker, table.as_ref(), Ask::Review) else {
        panic!("no review")
    };
    assert_eq!((review.played.action, review.best.action), (worse.action.clone(), best.action));
    assert!(review.best.leads_to.key.ends_with("wins-turns"), "{:?}", review.best.leads_to);
}
