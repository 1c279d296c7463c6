//! Positions to practise: made from the exact tables, judged step by step, counted at their end.

use parlour_brain::Budget;
use parlour_kernel::Seat;
use parlour_midend::{
    About, AnyTable, Asked, Controller, EndingChange, GameStatistics, Manners, Moment, Opening, Question,
    Replay, Said, Thinker, Waiting, is_solved, players_of_puzzle,
};
use parlour_scene::{Card, Made, command};
use parlour_table::{PuzzleName, Time};
use std::time::Duration;

fn at(milliseconds: u64) -> Moment {
    Moment { running: Duration::from_millis(milliseconds), wall: Time(1_000_000 + milliseconds) }
}

fn card() -> Card {
    parlour_catalog::game("mill").expect("of the house").card
}

fn thinker() -> Thinker {
    Thinker::new(parlour_catalog::engine).with_files(parlour_catalog::files)
}

/// A position for a wish, as front ends open it.
fn open(thinker: &mut Thinker, made: &Made) -> Box<dyn AnyTable> {
    let about = About::Generate { wish: made.wish.clone(), seed: made.seed };
    let question = Question { game: "mill".to_owned(), about };
    let said = thinker.answer(&question, &mut Budget::nodes(question.nodes())).said;
    let Ok(Said::Setup { setup, grade }) = said else { panic!("{}: {said:?}", made.wish) };
    assert!(grade.contains("points="), "{grade}");
    let game = parlour_catalog::game("mill").expect("of the house");
    let opening = Opening { seed: Some(made.seed), players: players_of_puzzle(&game.card), now: at(0).wall };
    let mut table = game.open(&setup, opening).expect("a sound setup");
    table.note_wish(&made.wish);
    table.note_grade(&grade);
    table.session_mut().puzzle = PuzzleName::new(&made.name);
    table
}

fn controller(table: Box<dyn AnyTable>) -> Controller {
    let manners = Manners { pause: Duration::ZERO, moves: true, reviews: false, teacher_stays: false };
    Controller::new(table, manners, at(0))
}

/// Lets the engine answer, and the computer move, until a person is to move or the game is over.
fn settle(control: &mut Controller, thinker: &mut Thinker) {
    for time in 1..50 {
        control.shown(at(time));
        control.tick(false, at(time));
        for Asked { number, question } in control.questions() {
            let answer = thinker.answer(&question, &mut Budget::nodes(question.nodes().min(50_000)));
            control.answer(number, answer, at(time));
        }
        if !matches!(control.table().waiting(), Waiting::Bot(..)) && control.questions().is_empty() {
            return;
        }
    }
    panic!("it never ends");
}

/// The best and the worst action here.
fn extremes(control: &mut Controller, thinker: &mut Thinker) -> (String, String) {
    control.command(command::ANALYSE, false, at(60));
    let mut known = None;
    while known.is_none() {
        for Asked { number, question } in control.questions() {
            let answer = thinker.answer(&question, &mut Budget::nodes(question.nodes()));
            control.answer(number, answer, at(60));
        }
        known = control.study().and_then(|study| study.here);
    }
    control.look_back(None);
    let actions = known.map(|known| known.actions).expect("looked at");
    let of = |weighed: Option<&parlour_midend::Weighed>| weighed.expect("something to do").action.clone();
    (of(actions.first()), of(actions.last()))
}

/// Plays an action as a person does: by touching the board.
fn touch(control: &mut Controller, action: &str) {
    let parlour_scene::Board::Points(board) = control.scene().board else { panic!("a board of points") };
    for name in action.trim_start_matches('x').split('-') {
        let point = board.points.iter().position(|point| point.name == name).expect("a point");
        control.input(&parlour_scene::Input::Pick(point as u16), at(70));
    }
}

#[test]
fn every_pack_and_day_has_positions_that_meet_their_wish() {
    let mut thinker = thinker();
    let daily = card().daily.expect("positions of the day");
    let day = parlour_scene::Day(20_000);
    let days = daily.kinds.iter().map(|kind| (daily.puzzle)(day, kind));
    let packs = card().packs.iter().flat_map(|pack| [1, 2].map(|number| pack.puzzle(number)));
    for made in packs.chain(days) {
        let table = open(&mut thinker, &made);
        assert!(matches!(table.waiting(), Waiting::Person(Seat(0))), "{}", made.name);
        let again = open(&mut thinker, &made);
        assert_eq!(table.setup(), again.setup(), "the same for everybody");
        let scene = table.scene(None);
        assert!(scene.lines.iter().any(|line| line.id == "goal" && line.text.is_some()), "{}", made.name);
    }
}

#[test]
fn a_win_that_is_played_well_counts_and_one_given_away_does_not() {
    let mut thinker = thinker();
    let made = card().packs[0].puzzle(1);
    for spoils in [false, true] {
        let mut control = controller(open(&mut thinker, &made));
        settle(&mut control, &mut thinker);
        if spoils {
            let (_, worst) = extremes(&mut control, &mut thinker);
            touch(&mut control, &worst);
            let asked = control.questions();
            for Asked { number, question } in asked {
                let answer = thinker.answer(&question, &mut Budget::nodes(question.nodes()));
                control.answer(number, answer, at(71));
            }
            let said = control.comment().expect("judged at once");
            assert_eq!(said.key, "ui.train-lost");
            control.command(command::UNDO, false, at(72));
        }
        while control.table().outcome().is_none() {
            let (best, _) = extremes(&mut control, &mut thinker);
            touch(&mut control, &best);
            settle(&mut control, &mut thinker);
            assert!(
                control.comment().is_none_or(|said| said.key == "ui.train-kept"),
                "{:?}",
                control.comment()
            );
        }
        assert!(is_solved(control.table()));
        let mut statistics = GameStatistics::default();
        let counted = statistics.follow(EndingChange::Reached, control.table(), at(99).wall, || Replay::None);
        assert!(counted && statistics.games == 0, "it is no game against the computer");
        let trainee = statistics.trainee;
        assert_eq!((trainee.reached, trainee.missed), if spoils { (0, 1) } else { (1, 0) });
        assert_eq!(trainee.points > 1000, !spoils);
        assert!(!statistics.follow(EndingChange::Reached, control.table(), at(99).wall, || Replay::None));
    }
}

#[test]
fn wishes_that_cannot_be_met_are_refused() {
    let mut thinker = thinker();
    for (wish, code) in [
        ("goal=dance", "unknown-option"),
        ("goal=win turns=0", "bad-value"),
        ("nonsense", "unknown-option"),
        ("goal=win rules=dooz", "train-no-tables"),
    ] {
        let about = About::Generate { wish: wish.to_owned(), seed: 1 };
        let question = Question { game: "mill".to_owned(), about };
        let said = thinker.answer(&question, &mut Budget::nodes(1000)).said;
        let Err(parlour_midend::Failure::Refused(why)) = said else { panic!("{wish}: {said:?}") };
        assert!(why.key.ends_with(code), "{wish}: {why:?}");
    }
}
