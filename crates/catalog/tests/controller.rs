//! The controller that both front ends use: hints in stages, a computer that fails, late answers, watching,
//! reviewing, and when a game is saved.

use parlour_brain::Budget;
use parlour_kernel::Message;
use parlour_midend::{
    About, Answer, Ask, Asked, Coach, Controller, Effects, Failure, Manners, Moment, Opening, Position, Said,
    Thinker, Waiting, pace,
};
use parlour_scene::{Board, Input, command};
use parlour_table::{Player, Time};
use std::time::Duration;

const MANNERS: Manners =
    Manners { pause: Duration::from_millis(500), moves: true, reviews: false, teacher_stays: false };

fn at(milliseconds: u64) -> Moment {
    Moment { running: Duration::from_millis(milliseconds), wall: Time(1_000_000 + milliseconds) }
}

fn open(game: &str, setup: &str, players: Vec<Player>) -> Controller {
    let game = parlour_catalog::game(game).expect("of the house");
    let opening = Opening { seed: Some(7), players, now: at(0).wall };
    let table = game.open(setup, opening).expect("a setup that can be played");
    Controller::new(table, MANNERS, at(0))
}

fn computer(level: &str) -> Player {
    Player { name: None, bot: Some(level.to_owned()) }
}

/// Lets the engines answer all questions.
fn think(control: &mut Controller, thinker: &mut Thinker, now: Moment) -> Effects {
    let mut all = Effects::default();
    for Asked { number, question } in control.questions() {
        let answer = thinker.answer(&question, &mut Budget::nodes(question.nodes()));
        all = control.answer(number, answer, now);
    }
    all
}

fn thinker() -> Thinker {
    Thinker::new(parlour_catalog::engine)
}

#[test]
fn a_hint_is_told_in_stages_and_lights_what_each_is_about() {
    let mut control = open("hidato", "", Vec::new());
    let mut thinker = thinker();
    control.command(command::HINT, false, at(1));
    assert_eq!(control.coach(), &Coach::Thinks);
    let effects = think(&mut control, &mut thinker, at(2));
    let Coach::Says(hint, 0) = control.coach().clone() else { panic!("{:?}", control.coach()) };
    assert!(hint.stages.len() > 1, "the teacher tells little by little");
    assert!(effects.save, "that a hint was taken is kept");
    let places = control.table().log().records().len();
    for (told, stage) in hint.stages.iter().enumerate() {
        assert_eq!(control.coach().lit(), stage.cells, "stage {told}");
        let said: Vec<Message> = control.coach().said().into_iter().cloned().collect();
        assert_eq!(said, hint.stages[..=told].iter().map(|stage| stage.text.clone()).collect::<Vec<_>>());
        let last = told + 1 == hint.stages.len();
        assert_eq!((control.coach().has_more(), !control.coach().actions().is_empty()), (!last, last));
        assert_eq!(control.table().log().records().len(), places, "nothing is done yet");
        let effects = control.command(command::HINT, false, at(3));
        assert_eq!(effects.acted, last, "asked once more, the teacher does it");
    }
    assert_eq!(control.coach(), &Coach::Quiet, "what was said was about the board as it stood");
}

#[test]
fn a_failed_computer_keeps_its_seat_and_is_asked_again_at_its_next_turn() {
    let mut control = open("mill", "", vec![computer("1"), Player::default()]);
    control.shown(at(0));
    control.tick(false, at(499));
    assert!(control.questions().is_empty(), "it waits a while");
    control.tick(false, at(500));
    let asked = control.questions();
    assert!(matches!(&asked[0].question.about, About::Table(_, Ask::Choose { most: 1, .. })), "{asked:?}");
    let lost = Answer { digest: None, said: Err(Failure::Lost) };
    let effects = control.answer(asked[0].number, lost, at(600));
    assert_eq!(effects.told.len(), 1, "people are told");
    assert!(matches!(control.table().waiting(), Waiting::Bot(..)), "the seat is still the computer's");
    assert!(control.has_computer_failed() && !control.is_computers_turn(), "a person may act for it");
    assert!(control.input(&Input::Pick(0), at(700)).acted, "and does");
    control.shown(at(700));
    // The person at the other seat moves, then it is the computer's turn again.
    assert!(control.input(&Input::Pick(1), at(800)).acted);
    control.shown(at(800));
    assert!(control.is_computers_turn() && !control.has_computer_failed());
    control.tick(false, at(1300));
    assert_eq!(control.questions().len(), 1, "it is asked again");
}

/// Lets the computer take its turn.
fn computer_moves(control: &mut Controller, thinker: &mut Thinker, now: u64) {
    control.shown(at(now));
    control.tick(false, at(now + 500));
    assert!(think(control, thinker, at(now + 600)).acted, "the computer moves");
    control.shown(at(now + 600));
}

#[test]
fn undo_against_the_computer_takes_back_the_players_own_move() {
    let mut control = open("mill", "", vec![Player::default(), computer("1")]);
    let mut thinker = thinker();
    let start = control.table().digest();
    assert!(control.input(&Input::Pick(0), at(0)).acted);
    computer_moves(&mut control, &mut thinker, 100);
    let answered = control.table().digest();
    assert!(control.command(command::UNDO, false, at(1000)).acted);
    assert_eq!(control.table().digest(), start, "the answer and the move before it");
    control.shown(at(1000));
    control.tick(false, at(2000));
    assert!(control.questions().is_empty(), "it is the player's turn");
    assert!(control.command(command::REDO, false, at(2100)).acted);
    assert_eq!(control.table().digest(), answered, "the move and its answer");
}

#[test]
fn undo_and_redo_say_what_they_took_back_and_did_again() {
    let mut control = open("mill", "", vec![Player::default(), computer("1")]);
    let mut thinker = thinker();
    control.input(&Input::Pick(0), at(0));
    computer_moves(&mut control, &mut thinker, 100);
    let told = |effects: Effects| effects.told.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
    let undone = told(control.command(command::UNDO, false, at(1000)));
    let listed = control.table().listed();
    let steps: Vec<String> = listed[..2].iter().map(|(_, name)| name.to_string()).collect();
    assert!(
        undone.contains("ui.undone") && undone.contains(&steps[0]) && undone.contains(&steps[1]),
        "{undone}"
    );
    let redone = told(control.command(command::REDO, false, at(1100)));
    assert!(redone.contains("ui.redone") && redone.contains(&steps[0]), "{redone}");
}

#[test]
fn the_players_own_step_is_reviewed_whatever_the_computer_has_answered() {
    let mut control = open("mill", "", vec![Player::default(), computer("1")]);
    let mut thinker = thinker();
    assert!(control.follow(&["d6".to_owned()], at(10)).acted);
    computer_moves(&mut control, &mut thinker, 100);
    control.review();
    let effects = think(&mut control, &mut thinker, at(1000));
    let told: Vec<String> = effects.told.iter().map(ToString::to_string).collect();
    assert!(told.iter().any(|told| told.contains("played=d6")), "{told:?}");
}

#[test]
fn the_word_about_each_step_outlives_the_computers_answer() {
    let mut control = open("mill", "", vec![Player::default(), computer("1")]);
    control.set_manners(Manners { reviews: true, ..MANNERS });
    let mut thinker = thinker();
    assert!(control.input(&Input::Pick(0), at(0)).acted);
    let review = control.questions();
    assert_eq!(review.len(), 1, "it is asked at once");
    // The answer arrives only after the computer has moved.
    computer_moves(&mut control, &mut thinker, 100);
    for Asked { number, question } in review {
        let answer = thinker.answer(&question, &mut Budget::nodes(question.nodes()));
        control.answer(number, answer, at(900));
    }
    assert!(control.comment().is_some(), "it is told all the same");
    assert!(control.input(&Input::Pick(5), at(1000)).acted || control.input(&Input::Pick(6), at(1001)).acted);
    assert_eq!(control.comment(), None, "it was about the step before");
}

#[test]
fn undo_leaves_a_move_of_the_computer_that_answers_nothing() {
    let mut control = open("mill", "", vec![computer("1"), Player::default()]);
    let mut thinker = thinker();
    computer_moves(&mut control, &mut thinker, 0);
    let first = control.table().digest();
    let effects = control.command(command::UNDO, false, at(1000));
    assert!(effects.refused.is_some() && !effects.acted, "{effects:?}");
    assert_eq!(control.table().digest(), first);
}

#[test]
fn an_answer_about_a_position_that_is_gone_is_dropped() {
    let mut control = open("sudoku", "", Vec::new());
    control.command(command::HINT, false, at(1));
    let asked = control.questions();
    let answer = thinker().answer(&asked[0].question, &mut Budget::nodes(asked[0].question.nodes()));
    let Ok(Said::Hint(hint)) = &answer.said else { panic!("{answer:?}") };
    assert!(control.act(&hint.action, at(2)).acted);
    assert!(!control.awaits(asked[0].number));
    assert_eq!(control.answer(asked[0].number, answer, at(3)), Effects::default());
    assert_eq!(control.coach(), &Coach::Quiet);
}

#[test]
fn an_engine_that_forgot_the_game_is_told_all_of_it() {
    let mut control = open("sudoku", "", Vec::new());
    let mut thinker = thinker();
    let sent = |control: &mut Controller| {
        control.dismiss_coach();
        control.command(command::HINT, false, at(1));
        control.questions().remove(0)
    };
    let answer = |control: &mut Controller, thinker: &mut Thinker, asked: &Asked| {
        let answer = thinker.answer(&asked.question, &mut Budget::nodes(asked.question.nodes()));
        control.answer(asked.number, answer, at(2));
    };
    let whole = |asked: &Asked| matches!(&asked.question.about, About::Table(Position::Save(_), _));
    let first = sent(&mut control);
    assert!(whole(&first));
    answer(&mut control, &mut thinker, &first);
    let second = sent(&mut control);
    assert!(!whole(&second), "only what is new: {second:?}");
    let mut forgetful = Thinker::new(parlour_catalog::engine);
    answer(&mut control, &mut forgetful, &second);
    let third = control.questions().remove(0);
    assert!(whole(&third), "asked again by itself");
    answer(&mut control, &mut forgetful, &third);
    assert!(matches!(control.coach(), Coach::Says(..)));
}

#[test]
fn a_journey_is_saved_when_it_comes_to_rest() {
    let mut control = open("rogue", "seed=3", Vec::new());
    let mut saves = usize::from(control.command("explore", false, at(0)).save);
    let mut now = 0;
    while let Some(wake) = control.wake(at(now)) {
        now += u64::try_from(wake.as_millis()).expect("soon") + 1;
        saves += usize::from(control.tick(false, at(now)).save);
    }
    let steps = control.table().log().records().len();
    assert!(steps > 5, "it went somewhere: {steps}");
    assert!(saves >= 1 && saves <= 2 + steps / 16, "{saves} saves for {steps} steps");
    assert!(!control.is_unsaved());
}

#[test]
fn who_watches_hears_only_what_is_new_and_gets_the_game_back() {
    let mut control = open("rogue", "seed=14", Vec::new());
    let mut thinker = thinker();
    control.command(command::WATCH, false, at(0));
    control.faster();
    control.faster();
    let (mut now, mut longest_question) = (0, 0);
    while control.table().log().records().len() < 4 * pace::AHEAD {
        now += 40;
        assert!(now < 1_000_000, "it comes to a stop");
        for Asked { number, question } in control.questions() {
            if let About::Table(Position::Since { lines, .. }, _) = &question.about {
                longest_question = longest_question.max(lines.len());
            }
            let answer = thinker.answer(&question, &mut Budget::nodes(question.nodes()));
            control.answer(number, answer, at(now));
        }
        if control.tick(false, at(now)).acted {
            control.shown(at(now));
        }
    }
    assert!(longest_question <= pace::AHEAD, "{longest_question}");
    assert!(control.is_watching());
    assert!(control.input(&Input::Cancel, at(now)).save, "any input stops it");
    assert!(matches!(control.table().waiting(), Waiting::Person(_)));
    assert!(!control.is_watching() && !control.table().counts());
}

#[test]
fn looking_back_runs_from_the_start_and_undoes_nothing() {
    let mut control = open("mill", "", Vec::new());
    for cell in [0, 1, 2] {
        assert!(control.input(&Input::Pick(cell), at(1)).acted);
    }
    let (digest, scene) = (control.table().digest(), control.scene());
    control.look_back(Some(usize::MAX));
    assert_eq!(control.looked_back_at(), Some(3));
    control.run(true, at(10));
    assert_eq!(control.looked_back_at(), Some(0), "from the start where it is at its end");
    let mut now = 10;
    while let Some(wake) = control.wake(at(now)) {
        now += u64::try_from(wake.as_millis()).expect("soon");
        control.tick(false, at(now));
    }
    assert_eq!((control.looked_back_at(), control.runs()), (Some(3), false));
    assert_eq!(control.input(&Input::Pick(5), at(now)), Effects::default(), "the past cannot be changed");
    for (key, shown) in [("[", 2), ("]", 3), ("]", 3), ("Home", 0), ("[", 0)] {
        control.look_back_key(key, at(now)).expect("a key of reviews");
        assert_eq!(control.looked_back_at(), Some(shown), "a tenth of the game, at least a step: {key}");
    }
    assert!(control.look_back_key("Escape", at(now)).is_some());
    assert_eq!((control.table().digest(), control.scene()), (digest, scene));
}

#[test]
fn the_clock_counts_what_is_seen_and_not_what_is_slept() {
    let mut control = open("sudoku", "", Vec::new());
    control.tick(false, at(900));
    assert_eq!(control.wake(at(900)), Some(Duration::from_millis(100)), "the next second");
    control.tick(false, at(1_000));
    assert_eq!(control.seconds(), 1);
    control.tick(false, at(100_000));
    assert_eq!(control.seconds(), 1, "the device slept");
    control.in_sight(false, at(101_000));
    control.in_sight(true, at(103_000));
    assert_eq!(control.seconds(), 2);
    control.pause(true, at(104_000));
    control.tick(false, at(106_000));
    control.pause(false, at(106_000));
    assert_eq!(control.seconds(), 3);
}

/// The mark of an illegal try lasts about half a second: not until the next input, and not across a reload.
#[test]
fn the_mark_of_a_wrong_try_goes_by_itself() {
    let marked = |control: &Controller| match control.scene().board {
        Board::Grid(grid) => grid.cells.iter().filter(|cell| cell.wrong).count(),
        _ => unreachable!("Hidato has a grid"),
    };
    let mut control = open("hidato", "board small king 3 3\n1 . .\n. . .\n. . 9", Vec::new());
    let effects = control.input(&Input::Pick(7), at(1000));
    assert!(effects.refused.is_some());
    assert_eq!(marked(&control), 1);
    let wake = control.wake(at(1000)).expect("it is to go");
    assert!(wake <= pace::WRONG_MARK, "{wake:?}");
    assert!(!control.tick(false, at(1499)).repaint);
    assert_eq!(marked(&control), 1);
    let effects = control.tick(false, at(1500));
    assert!(effects.repaint && !effects.changed, "what was said stays");
    assert_eq!(marked(&control), 0);
    control.input(&Input::Pick(7), at(2000));
    let save = control.table().save();
    let again = parlour_catalog::game("hidato").expect("of the house").load(&save).expect("its own save");
    assert_eq!(marked(&Controller::new(again, MANNERS, at(2100))), 0, "a reload brings no mark back");
}

/// The board shows the letters used in the hint's text, and no others.
#[test]
fn cells_that_a_hint_names_carry_its_letters() {
    let mut control = open("hidato", "", Vec::new());
    let mut thinker = thinker();
    control.command(command::HINT, false, at(1));
    think(&mut control, &mut thinker, at(2));
    let mut most = 0;
    for _ in 0..3 {
        let said: String = control.coach().said().iter().map(ToString::to_string).collect();
        let letters = control.letters();
        for (cell, letter) in &letters {
            let name = format!("{letter} (r{}c{})", cell / 6 + 1, cell % 6 + 1);
            assert!(said.contains(&name), "{name} in {said}");
        }
        assert_eq!(said.matches(" (r").count() > 0, !letters.is_empty(), "{said}");
        most = most.max(letters.len());
        if control.coach().has_more() {
            control.command(command::HINT, false, at(3));
        }
    }
    assert!(most > 1, "the sentences name several cells");
    control.dismiss_coach();
    assert!(control.letters().is_empty());
}

/// From our own generator; its solution takes chains.
const LESSON: &str = "5.3.....8......64.7.......5..98.....4....2..327614........7..5.6.....8..8.149....";

#[test]
fn a_lesson_is_gone_through_forth_and_back_and_leaves_the_game_alone() {
    let mut control = open("sudoku", LESSON, Vec::new());
    let mut thinker = thinker();
    assert!(control.act("set 0 1 9", at(1)).acted);
    let (digest, scene) = (control.table().digest(), control.scene());
    control.command(command::EXPLAIN, false, at(2));
    assert_eq!(control.coach(), &Coach::Thinks);
    let effects = think(&mut control, &mut thinker, at(3));
    assert!(effects.save && control.is_explaining(), "that the solution was shown is kept");
    let all = control.steps();
    let mut boards = Vec::new();
    for page in 0..all {
        assert_eq!(control.looked_back_at(), Some(page));
        let Coach::Says(hint, _) = control.coach() else { panic!("{:?}", control.coach()) };
        assert_eq!((control.coach().said().len(), hint.actions().len()), (1, 0), "it is only shown");
        boards.push(control.scene().board);
        assert!(boards.len() < 2 || boards[page] != boards[page - 1], "page {page} does something");
        let effects = control.look_back_key("ArrowRight", at(4)).expect("a key of lessons");
        assert_eq!(effects.told.is_empty(), page + 1 == all, "every page is said");
    }
    let Board::Grid(grid) = control.scene().board else { panic!("a grid") };
    assert!(grid.cells.iter().all(|cell| cell.value.is_some() && !cell.error));
    assert!(control.coach().links().is_empty() && control.letters().is_empty());
    let mut chains = 0;
    for page in (0..all).rev() {
        control.look_back_key("ArrowLeft", at(5));
        assert_eq!(control.scene().board, boards[page]);
        chains += usize::from(!control.coach().links().is_empty());
    }
    assert!(chains > 0, "chains have links to draw");
    assert_eq!(control.input(&Input::Digit(3, parlour_scene::Held::Nothing), at(6)), Effects::default());
    control.look_back_key("Escape", at(7));
    assert!(!control.is_explaining());
    assert_eq!((control.table().digest(), control.scene()), (digest, scene));
    assert_eq!(control.coach(), &Coach::Quiet);
}

#[test]
fn at_the_end_of_a_box_the_engine_says_what_its_dice_allowed() {
    let mut control = open("shutbox", "up=9", Vec::new());
    let mut thinker = thinker();
    let heard = |control: &Controller| control.comment().map(ToString::to_string).unwrap_or_default();
    // The first dice of this seed are 4 and 5.
    control.command("roll", false, at(1));
    assert!(control.questions().is_empty() && control.comment().is_none(), "nothing is over yet");
    control.input(&Input::Pick(8), at(2));
    control.command("submit", false, at(3));
    assert!(control.table().outcome().is_some());
    think(&mut control, &mut thinker, at(4));
    assert!(heard(&control).starts_with("shutbox.hindsight best=0 exact=0"), "{}", heard(&control));
    // Started over, it goes by the dice that come then.
    control.command("reset", false, at(5));
    assert!(control.comment().is_none());
    control.command("roll", false, at(6));
    assert!(control.table().outcome().is_some(), "no second nine in a row");
    think(&mut control, &mut thinker, at(7));
    assert!(heard(&control).starts_with("shutbox.hindsight best=9 exact=9"), "{}", heard(&control));
}
