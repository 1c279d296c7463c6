//! Analyses as both front ends have them: what every position of a game is worth, turning points, a board to try things
//! out on, and games that go on from there.

use parlour_brain::Budget;
use parlour_midend::{About, Ask, Position, Question, Said};
use parlour_midend::{
    AnyTable, Asked, Controller, Manners, Moment, Opening, Sign, Spot, StudyView, Thinker, open_slip,
};
use parlour_scene::{Direction, Held, Input, command};
use parlour_table::Time;
use parlour_text::Speaker;
use std::time::Duration;

/// White, to move, wins in 27 turns of both sides; the tables know everything here.
const WON: &str = "O*O@****/**@*****/*O****@@ w m s 3 0 4 0 0 0 0 0 0 0 0 0 30";

fn at(milliseconds: u64) -> Moment {
    Moment { running: Duration::from_millis(milliseconds), wall: Time(1_000_000 + milliseconds) }
}

fn open(setup: &str) -> Box<dyn AnyTable> {
    let game = parlour_catalog::game("mill").expect("of the house");
    let opening = Opening { seed: Some(7), players: Vec::new(), now: at(0).wall };
    game.open(setup, opening).expect("a setup that can be played")
}

fn controller(table: Box<dyn AnyTable>) -> Controller {
    let manners = Manners { pause: Duration::ZERO, moves: true, reviews: false, teacher_stays: false };
    Controller::new(table, manners, at(0))
}

fn thinker() -> Thinker {
    Thinker::new(parlour_catalog::engine).with_files(parlour_catalog::files)
}

/// Lets the engine answer until nothing more is asked; how many questions that were.
fn think(control: &mut Controller, thinker: &mut Thinker) -> usize {
    think_and_learn(control, thinker, &mut Vec::new())
}

/// The same; collects the setups from which a person went wrong.
fn think_and_learn(control: &mut Controller, thinker: &mut Thinker, slips: &mut Vec<String>) -> usize {
    let mut answered = 0;
    loop {
        let questions = control.questions();
        if questions.is_empty() {
            return answered;
        }
        for Asked { number, question } in questions {
            answered += 1;
            let answer = thinker.answer(&question, &mut Budget::nodes(question.nodes().min(20_000)));
            for slip in control.answer(number, answer, at(1)).slips {
                slip.into_list(slips);
            }
        }
    }
}

fn view(control: &Controller) -> StudyView {
    control.study().expect("an analysis")
}

/// An action here that gives the win away.
fn blunder(table: &dyn AnyTable, thinker: &mut Thinker) -> String {
    let spot = Spot { entries: table.log().records().len(), then: Vec::new() };
    let about = About::Table(Position::Save(table.save()), Ask::Analyse(spot));
    let question = Question { game: "mill".to_owned(), about };
    let Ok(Said::Analysis(analysis)) = thinker.answer(&question, &mut Budget::nodes(question.nodes())).said
    else {
        panic!("no analysis")
    };
    assert!(analysis.exact);
    let worst = analysis.actions.last().expect("something to do").action.clone();
    assert_eq!(analysis.sign(&worst), Some(Sign::Blunder));
    worst
}

/// A game of two moves, the first of which gives the win away.
fn spoilt(thinker: &mut Thinker) -> Controller {
    let mut table = open(WON);
    let bad = blunder(table.as_ref(), thinker);
    table.act(&bad, at(1).wall).expect("legal");
    let answer = table.legal().into_iter().next().expect("something to do");
    table.act(&answer, at(2).wall).expect("legal");
    controller(table)
}

#[test]
fn a_game_is_looked_at_whole_and_its_turning_points_are_listed() {
    let mut thinker = thinker();
    let mut control = spoilt(&mut thinker);
    control.command(command::ANALYSE, false, at(3));
    let first = view(&control);
    assert_eq!((first.done, first.all, first.at), (0, 3, 2));
    let mut slips = Vec::new();
    assert_eq!(think_and_learn(&mut control, &mut thinker, &mut slips), 3, "a question for each position");
    let study = view(&control);
    assert_eq!((study.done, study.is_at_work()), (3, false));
    assert_eq!(study.standings[0].height, Some(100), "White wins");
    assert!(study.standings[1].height < Some(100), "and has given that away");
    assert_eq!(study.standings[1].sign, Some(Sign::Blunder));
    let speaker = Speaker::english();
    assert_eq!(study.turning[0].steps, 1);
    for message in study.turning.iter().map(|turning| &turning.text).chain(study.verdict.iter()) {
        assert!(!speaker.say(message).contains("ui."), "{}", speaker.say(message));
    }
    // The next turning point is shown, with what would have been better.
    control.command(command::TURNING, false, at(4));
    let study = view(&control);
    assert_eq!((study.in_game, study.at), (1, 1));
    assert!(study.verdict.is_some() && !study.better.is_empty());
    let better = study.better.clone();
    control.command(command::BETTER, false, at(5));
    let laid = view(&control);
    assert_eq!((laid.in_game, laid.at, laid.own), (0, 1, vec![better[0].clone()]));
    assert_eq!(laid.ahead + 1, better.len(), "the rest follows step by step");
    control.look_back_key(".", at(6));
    assert_eq!(view(&control).own, better[..2]);
    think(&mut control, &mut thinker);
    assert!(view(&control).here.is_some_and(|here| here.exact), "what is tried out is looked at, too");
    control.look_back_key("Escape", at(7));
    assert_eq!((view(&control).own.len(), view(&control).at), (0, 0), "back to the game's own moves");
    control.look_back_key("Escape", at(8));
    assert!(!control.is_studying() && control.looked_back_at().is_none());
    // The mistake is kept, and mended by whoever finds the better move.
    assert!(slips.contains(&WON.to_owned()), "{slips:?}");
    let game = parlour_catalog::game("mill").expect("of the house");
    let again = open_slip(game, &slips[slips.len() - 1], at(8).wall).expect("a sound setup");
    let mut mending = controller(again);
    mending.shown(at(8));
    for name in better[0].split('-') {
        let parlour_scene::Board::Points(board) = mending.scene().board else { panic!("a board of points") };
        let point = board.points.iter().position(|point| point.name == name).expect("a point");
        mending.input(&Input::Pick(point as u16), at(8));
    }
    let before = slips.len();
    assert_eq!(think_and_learn(&mut mending, &mut thinker, &mut slips), 1);
    assert_eq!(slips.len(), before - 1);
    // What is known stays known.
    control.command(command::ANALYSE, false, at(9));
    assert_eq!((view(&control).done, think(&mut control, &mut thinker)), (3, 0));
}

#[test]
fn anything_can_be_tried_out_without_touching_the_game() {
    let mut thinker = thinker();
    let mut control = spoilt(&mut thinker);
    control.command(command::ANALYSE, false, at(3));
    let (save, digest) = (control.table().save(), control.table().digest());
    control.look_back_key("Home", at(4));
    think(&mut control, &mut thinker);
    let best = view(&control).here.and_then(|here| here.best().cloned()).expect("something to do");
    control.try_out(&best.action, at(5));
    assert_eq!(view(&control).own, [best.action.as_str()]);
    // The board is played on as any other.
    assert!(control.input(&Input::Step(Direction::Up, Held::Nothing), at(6)).changed);
    assert!(control.try_out("a1-a1", at(6)).refused.is_some());
    control.look_back_key(",", at(7));
    assert_eq!((view(&control).own.len(), view(&control).ahead), (0, 1));
    control.command(command::LINE, false, at(8));
    assert_eq!(view(&control).own, [best.action.as_str()], "what lies out goes on");
    assert_eq!((control.table().save(), control.table().digest()), (save, digest));
    let on = control.command(command::PLAY_ON, false, at(9)).go_on.expect("a game");
    let other = parlour_catalog::game("mill").expect("of the house").load(&on).expect("our own save");
    assert_eq!(other.line().len(), 1);
    assert_ne!(parlour_midend::name_of(other.as_ref()), parlour_midend::name_of(control.table()));
    assert!(parlour_midend::is_under_way(other.as_ref()));
}

#[test]
fn a_review_leads_to_an_analysis_and_games_without_one_offer_none() {
    let mut thinker = thinker();
    let mut control = spoilt(&mut thinker);
    control.look_back(Some(1));
    assert!(control.look_back_key("x", at(3)).is_some());
    assert_eq!((control.is_studying(), view(&control).at), (true, 1));
    let game = parlour_catalog::game("shutbox").expect("of the house");
    let mut other = controller(game.open("", Opening::seeded(7)).expect("the classic game"));
    other.command(command::ANALYSE, false, at(4));
    assert!(!other.is_studying());
    assert!(other.scene().commands.iter().all(|command| command.id != command::ANALYSE));
}

#[test]
fn an_engine_that_fails_is_not_asked_for_ever() {
    let mut control = spoilt(&mut thinker());
    control.command(command::ANALYSE, false, at(3));
    let asked = control.questions();
    assert_eq!(asked.len(), 1, "one position at a time");
    let lost = parlour_midend::Answer { digest: None, said: Err(parlour_midend::Failure::Lost) };
    control.answer(asked[0].number, lost, at(4));
    assert!(control.questions().is_empty() && view(&control).failed.is_some());
    control.look_back_key("Home", at(5));
    assert_eq!(control.questions().len(), 1, "asked again elsewhere");
}
