//! First rounds, walked through by the controller alone: every step can be reached by what it asks for, what does not fit
//! is refused and changes nothing, the end is noticed, and nothing of it is kept.

use parlour_catalog::GAMES;
use parlour_midend::{Controller, Effects, Manners, Moment, Opening};
use parlour_scene::{Board, Direction, FirstRound, Held, Input, Until, command};
use parlour_table::Time;
use parlour_text::Speaker;
use std::time::Duration;

const MANNERS: Manners =
    Manners { pause: Duration::from_millis(500), moves: false, reviews: false, teacher_stays: false };

/// A first round with the time that passes.
struct Learner {
    control: Controller,
    now: u64,
}

impl Learner {
    fn of(game: &str) -> Learner {
        let game = parlour_catalog::game(game).expect("of the house");
        let table = game.open_first_round(Time(1_000_000)).expect("every game has a first round");
        let mut control = Controller::new(table, MANNERS, at(0));
        let told = control.begin_first_round().told;
        assert_eq!(told.len(), 1, "the first step is announced");
        control.shown(at(0));
        Learner { control, now: 0 }
    }

    fn step(&self) -> usize {
        let view = self.control.first_round().expect("a first round");
        if view.is_done { view.all + 1 } else { view.at }
    }

    fn later(&mut self) -> Moment {
        self.now += 1000;
        at(self.now)
    }

    /// Lets everything happen that happens by itself.
    fn settle(&mut self) {
        for _ in 0..20 {
            let now = self.later();
            self.control.tick(false, now);
            self.control.shown(now);
        }
        assert!(self.control.questions().is_empty(), "nobody has to think");
    }

    fn input(&mut self, input: &Input) -> Effects {
        let now = self.later();
        let effects = self.control.input(input, now);
        assert!(!effects.save, "nothing is kept");
        self.settle();
        effects
    }

    fn command(&mut self, id: &str) -> Effects {
        let now = self.later();
        let effects = self.control.command(id, false, now);
        assert!(!effects.save, "nothing is kept");
        self.settle();
        effects
    }

    fn pick(&mut self, cell: u16) {
        let effects = self.input(&Input::Pick(cell));
        assert_eq!(effects.refused, None, "cell {cell} in step {}", self.step());
    }

    /// What does not fit is refused with the step's own words, and nothing has happened.
    fn refuses(&mut self, does: impl FnOnce(&mut Learner) -> Effects) {
        let (step, before) = (self.step(), self.control.table().digest());
        let records = self.control.table().log().records().len();
        let refused = does(self).refused.map(|why| why.key.to_string());
        assert_eq!(refused.as_deref(), Some("ui.first-not-now"), "step {step}");
        assert_eq!((self.step(), self.control.table().digest()), (step, before));
        assert_eq!(self.control.table().log().records().len(), records);
    }

    /// All is done: that is said, and two things are offered.
    fn ends(mut self) {
        let view = self.control.first_round().expect("a first round");
        assert!(view.is_done && self.control.is_over(), "{view:?}");
        let scene = self.control.scene();
        for id in [command::REAL, command::AGAIN] {
            assert!(scene.commands.iter().any(|offered| offered.id == id && offered.enabled), "{id}");
            let effects = self.control.command(id, false, at(self.now));
            assert_eq!(effects.at_end, Some(id));
        }
        assert!(self.control.is_only_viewed(), "it neither counts nor is kept");
        assert!(self.control.ending_change().is_none_or(|_| self.control.is_only_viewed()));
    }
}

fn at(milliseconds: u64) -> Moment {
    Moment { running: Duration::from_millis(milliseconds), wall: Time(1_000_000 + milliseconds) }
}

fn round(game: &str) -> &'static FirstRound {
    parlour_catalog::game(game).and_then(|game| game.card.first_round).expect("every game has a first round")
}

#[test]
fn every_game_has_five_to_eight_steps_of_one_sentence_in_every_language() {
    for game in GAMES {
        let round = round(game.id);
        assert!((5..=8).contains(&round.steps.len()), "{}: {} steps", game.id, round.steps.len());
        assert!(game.open_first_round(Time(0)).is_some(), "{} cannot be opened", game.id);
        for language in parlour_text::Language::all() {
            let speaker = Speaker::new(language);
            let keys = round.steps.iter().map(|step| step.text).chain([round.done]);
            for key in keys {
                assert!(speaker.knows(key), "no text for {key} in {}", language.code());
                let said = speaker.word(key);
                let ends = said.trim_end_matches(['”', '“']).matches(['.', '!', '?']).count();
                assert!(ends == 1 && said.ends_with('.'), "one sentence: {said}");
            }
        }
    }
}

#[test]
fn a_round_is_left_by_escape_once_there_is_nothing_else_to_cancel() {
    for game in GAMES {
        let mut learner = Learner::of(game.id);
        let left = (0..3).find_map(|_| learner.input(&Input::Cancel).at_end);
        assert_eq!(left, Some(command::REAL), "{}", game.id);
        assert_eq!(learner.command(command::REAL).at_end, Some(command::REAL), "and by its button");
    }
}

#[test]
fn a_hint_says_again_what_to_do_where_the_round_does_not_ask_for_one() {
    for game in GAMES {
        let mut learner = Learner::of(game.id);
        let told = learner.command(command::HINT).told;
        assert_eq!(told.first().map(|said| said.key.as_ref()), Some(round(game.id).steps[0].text));
    }
}

/// Plays Shut the Box in every way there is; how many throws each took.
fn all_turns(done: &[Vec<u16>], throws: &mut Vec<usize>) {
    let mut learner = Learner::of("shutbox");
    for cells in done {
        learner.command("roll");
        for cell in cells {
            learner.pick(*cell);
        }
        learner.command("submit");
    }
    learner.command("roll");
    if learner.control.is_over() {
        throws.push(done.len() + 1);
        assert!(done.len() >= 2, "two throws always fit, which the steps rely on");
        return learner.ends();
    }
    let Board::Tiles(board) = learner.control.scene().board else { panic!("a box") };
    let total: u32 = board.dice.iter().map(|die| u32::from(*die)).sum();
    let up: Vec<u16> = (0..).zip(&board.tiles).filter(|(_, tile)| tile.up).map(|(cell, _)| cell).collect();
    for set in 1_u32..1 << up.len() {
        let cells: Vec<u16> =
            (0..).zip(&up).filter(|(bit, _)| set >> bit & 1 == 1).map(|(_, cell)| *cell).collect();
        if cells.iter().map(|cell| u32::from(*cell) + 1).sum::<u32>() == total {
            let mut done = done.to_vec();
            done.push(cells);
            all_turns(&done, throws);
        }
    }
}

#[test]
fn shut_the_box_is_walked_through() {
    let mut learner = Learner::of("shutbox");
    learner.command("roll");
    assert_eq!(learner.step(), 2);
    let Board::Tiles(board) = learner.control.scene().board else { panic!("a box") };
    assert_eq!(board.dice.iter().sum::<u8>(), 9);
    learner.pick(4);
    assert_eq!(learner.step(), 2, "5 is not enough");
    learner.pick(3);
    assert_eq!(learner.step(), 3);
    learner.command("submit");
    assert_eq!(learner.step(), 4);
    learner.command("roll");
    assert_eq!(learner.step(), 5);
    for cell in [8, 1] {
        learner.pick(cell);
    }
    learner.command("submit");
    assert_eq!(learner.step(), 6);
    assert!(learner.control.scene().commands.iter().all(|offered| !offered.starts_over));
}

#[test]
fn every_way_through_shut_the_box_ends_after_three_to_five_throws() {
    let mut throws = Vec::new();
    all_turns(&[], &mut throws);
    assert!(throws.iter().all(|number| (3..=5).contains(number)), "{throws:?}");
}

#[test]
fn hidato_is_walked_through() {
    let mut learner = Learner::of("hidato");
    learner.refuses(|learner| learner.input(&Input::Pick(14)));
    learner.refuses(|learner| learner.input(&Input::Pick(4)));
    learner.pick(12);
    assert_eq!(learner.step(), 2);
    learner.pick(13);
    assert_eq!(learner.step(), 2);
    learner.command(command::UNDO);
    assert_eq!(learner.step(), 2, "what belongs to the step may be taken back");
    learner.refuses(|learner| learner.input(&Input::Pick(0)));
    for cell in [13, 14] {
        learner.pick(cell);
    }
    assert_eq!(learner.step(), 3);
    learner.pick(4);
    learner.command("backward");
    assert_eq!(learner.step(), 5);
    learner.pick(1);
    assert_eq!(learner.step(), 6);
    learner.refuses(|learner| learner.input(&Input::Pick(2)));
    learner.command(command::UNDO);
    assert_eq!(learner.step(), 7);
    for cell in [4, 1, 2] {
        learner.pick(cell);
    }
    learner.command("forward");
    for cell in [15, 11, 10, 7] {
        learner.pick(cell);
    }
    learner.ends();
}

#[test]
fn sudoku_is_walked_through() {
    let mut learner = Learner::of("sudoku");
    let enter = |learner: &mut Learner, cell: u16, digit: u8| {
        learner.input(&Input::Pick(cell));
        learner.input(&Input::Digit(digit, Held::Nothing))
    };
    learner.refuses(|learner| enter(learner, 15, 8));
    learner.refuses(|learner| enter(learner, 40, 7));
    enter(&mut learner, 15, 7);
    assert_eq!(learner.step(), 2);
    enter(&mut learner, 65, 7);
    assert_eq!(learner.step(), 3);
    learner.refuses(|learner| enter(learner, 65, 4));
    learner.command(command::UNDO);
    assert_eq!(learner.step(), 4);
    learner.refuses(|learner| enter(learner, 40, 1));
    learner.command("corner");
    enter(&mut learner, 40, 1);
    assert_eq!(learner.step(), 4);
    enter(&mut learner, 40, 9);
    assert_eq!(learner.step(), 5);
    learner.command(command::HINT);
    assert_eq!(learner.step(), 6);
    learner.command("digit");
    enter(&mut learner, 37, 1);
    assert_eq!(learner.step(), 7);
    for (cell, digit) in [(40, 9), (31, 1), (70, 7), (65, 4)] {
        enter(&mut learner, cell, digit);
    }
    learner.ends();
}

#[test]
fn mill_is_walked_through_and_the_opponent_answers_by_itself() {
    let mut learner = Learner::of("mill");
    learner.refuses(|learner| learner.input(&Input::Pick(0)));
    learner.pick(17);
    learner.refuses(|learner| learner.input(&Input::Pick(7)));
    learner.pick(10);
    assert_eq!(learner.step(), 3);
    let Board::Points(board) = learner.control.scene().board else { panic!("a board") };
    assert_eq!(board.hands, [0, 0], "the opponent has placed its last stone");
    assert!(
        !learner
            .control
            .scene()
            .commands
            .iter()
            .any(|offered| offered.id == command::UNDO && offered.enabled)
    );
    learner.pick(17);
    learner.refuses(|learner| learner.input(&Input::Pick(0)));
    learner.pick(18);
    for cell in [18, 17, 7] {
        learner.pick(cell);
    }
    assert_eq!(learner.step(), 5);
    for cell in [17, 11] {
        learner.pick(cell);
    }
    assert_eq!(learner.step(), 6);
    for cell in [11, 17, 4] {
        learner.pick(cell);
    }
    assert!(
        learner.control.table().outcome().is_some_and(|outcome| outcome.winners == [parlour_kernel::Seat(0)])
    );
    learner.ends();
}

#[test]
fn the_dungeon_is_walked_through() {
    let mut learner = Learner::of("rogue");
    learner.refuses(|learner| learner.command("search"));
    learner.pick(9 * 80 + 15);
    assert_eq!(learner.step(), 2);
    learner.refuses(|learner| learner.input(&Input::Step(Direction::Left, Held::Nothing)));
    learner.command("look");
    assert_eq!(learner.step(), 3);
    let reached = (0..5).any(|_| {
        learner.command("explore");
        learner.step() > 3
    });
    assert!(reached, "exploring leads into the second room");
    assert_eq!(learner.step(), 4);
    let struck = (0..40).any(|_| {
        learner.pick(9 * 80 + 35);
        learner.step() > 4
    });
    assert!(struck, "the snake is dead");
    learner.command("quaff");
    let Board::Glyphs(map) = learner.control.scene().board else { panic!("a map") };
    let potion = map.sheet.expect("a list").entries[0].command.to_string();
    learner.command(&potion);
    assert_eq!(learner.step(), 6);
    learner.command("down");
    learner.command("down");
    learner.ends();
}

#[test]
fn steps_that_use_a_command_name_one_of_the_tables() {
    for step in GAMES.iter().flat_map(|game| round(game.id).steps) {
        if let Until::Uses(id) = step.until {
            assert!([command::UNDO, command::HINT].contains(&id), "{id}");
        }
    }
}

#[test]
fn a_table_that_is_no_first_round_offers_none_of_its_commands() {
    for game in GAMES {
        let table = game.open("", Opening::seeded(1)).expect("the starter game");
        let control = Controller::new(table, MANNERS, at(0));
        assert!(control.first_round().is_none() && !control.is_only_viewed());
        assert!(!control.scene().commands.iter().any(|offered| offered.id == command::REAL), "{}", game.id);
    }
}
