//! A game on a screen: what a front end shows besides the scene, and what players do to it. The coach, the
//! computer's turns, watching, reviewing, journeys, the clock, when to save.
//!
//! Events go in with their time; [`Effects`] and engine questions come out. A front end paints, stores,
//! passes questions to an engine and calls [`Controller::tick`] when [`Controller::wake`] says so. There is
//! no clock, storage, thread or drawing here.

mod answers;
mod clock;
mod coach;
mod computer;
mod elsewhere;
mod ending;
mod first_round;
mod journey;
mod lesson;
mod letters;
mod look_back;
mod study;
mod training;
mod unstored;

pub use clock::Moment;
pub use coach::Coach;
pub use first_round::FirstRoundView;
pub use study::{Standing, StudyView, Turning};
pub use unstored::Unstored;

use crate::{
    AnyTable, Asked, EndingChange, Endings, Habits, Place, Reply, Slip, Spot, Told, Waiting, keeping, pace,
};
use clock::Clock;
use computer::Computer;
use elsewhere::Elsewhere;
use look_back::LookBack;
use parlour_brain::Analysis;
use parlour_kernel::{Message, Seat};
use parlour_scene::{Board, Card, Command, Cue, Input, Scene, Setting, command};
use parlour_table::Refused;
use std::{collections::VecDeque, time::Duration};

/// Table commands that stay enabled while the computer thinks or dice roll.
const ALWAYS_OPEN: [&str; 5] = [command::NEW, command::UNDO, command::REDO, command::ANALYSE, command::REAL];

/// A player's preferences.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Manners {
    /// How long the computer pauses before it acts.
    pub pause: Duration,
    /// Whether animations are allowed.
    pub moves: bool,
    /// Whether every step is reviewed.
    pub reviews: bool,
    /// Whether the coach stays once called, in games whose hints list choices.
    pub teacher_stays: bool,
}

/// What an event led to, for the front end to show and store.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Effects {
    /// Whether anything may look different now.
    pub changed: bool,
    /// Whether only the picture changed: what was said stays.
    pub repaint: bool,
    /// Whether the game itself changed.
    pub acted: bool,
    /// What to show, play and say on the way there.
    pub cues: Vec<Cue>,
    /// Why nothing was done.
    pub refused: Option<Message>,
    /// What else to say.
    pub told: Vec<Message>,
    /// Whether to save the game now.
    pub save: bool,
    /// The setting that was changed and its new value, to be remembered for new games.
    pub set: Option<(&'static str, &'static str)>,
    /// The setup of another game to open instead of this one.
    pub open: Option<String>,
    /// Whether the player wants the new-game form.
    pub form: bool,
    /// What the player chose at the end of a game.
    pub at_end: Option<&'static str>,
    /// The save of a game that goes on from a position looked at: it is opened in place of this one.
    pub go_on: Option<String>,
    /// News of the player's own mistakes, to be remembered.
    pub slips: Vec<Slip>,
    /// A game left unfinished because the table started over: it goes to the shelf.
    pub left: Option<String>,
}

impl Effects {
    /// Something may look different.
    fn changed() -> Self {
        Effects { changed: true, ..Effects::default() }
    }

    /// There is something to say.
    fn telling(message: Message) -> Self {
        Effects { told: vec![message], ..Effects::changed() }
    }

    /// Combines the effects of two events in order.
    fn and(mut self, later: Effects) -> Self {
        self.changed |= later.changed;
        self.repaint |= later.repaint;
        self.acted |= later.acted;
        self.cues.extend(later.cues);
        self.refused = later.refused.or(self.refused);
        self.told.extend(later.told);
        self.save |= later.save;
        self.set = later.set.or(self.set);
        self.open = later.open.or(self.open);
        self.form |= later.form;
        self.at_end = later.at_end.or(self.at_end);
        self.go_on = later.go_on.or(self.go_on);
        self.slips.extend(later.slips);
        self.left = later.left.or(self.left);
        self
    }
}

/// What an awaited answer is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Purpose {
    Hint,
    Turn,
    Review {
        by_hand: bool,
    },
    Judge {
        by_hand: bool,
    },
    Lesson,
    Analyse,
    /// What could have been reached in the game that is over.
    Hindsight,
    /// Whether the last step kept the goal.
    Train,
}

/// A question that has not been answered yet.
#[derive(Clone, Copy, Debug)]
struct Waited {
    number: u32,
    purpose: Purpose,
    place: Place,
}

/// A game on a screen.
pub struct Controller {
    table: Box<dyn AnyTable>,
    manners: Manners,
    /// The player's choices for the game, including keys.
    habits: Habits,
    coach: Coach,
    /// The letters of cells in the hint's text, by stage.
    letters: letters::StageLetters,
    /// The last comment on a step or on the entries.
    comment: Option<Message>,
    /// Cells that differ from the solution, if the player asked to see them.
    wrong: Vec<u16>,
    computer: Computer,
    /// The computer's next actions, while somebody is watching.
    watched: Option<VecDeque<String>>,
    /// The speed of automatic play.
    speed: u32,
    look_back: Option<LookBack>,
    /// The whole solution, while it is explained: what one looks back at then.
    lesson: Option<lesson::Pages>,
    /// The analysis, while one goes on.
    study: Option<study::Study>,
    /// Every position that was analysed; the log only grows, so that what is known stays true.
    analyses: Vec<(Spot, Analysis)>,
    /// The step of a position to practise that is being judged: where it began, and what was done.
    practised: Option<(Spot, String)>,
    /// The first round, while the table is one.
    first_round: Option<first_round::Tour>,
    /// When the next step of a journey is due.
    journey_due: Option<Duration>,
    /// When the mark of an illegal try goes away.
    fade_due: Option<Duration>,
    clock: Clock,
    /// Actions since the last save.
    unsaved: usize,
    endings: Endings,
    unstored: Option<Unstored>,
    /// When to try again to store it.
    store_due: Option<Duration>,
    /// Whether the table is a past game that is only reviewed: nothing of it is saved.
    only_viewed: bool,
    elsewhere: Elsewhere,
    questions: Vec<Asked>,
    waited: Vec<Waited>,
    /// What the engine knows about this table.
    told: Told,
}

impl Controller {
    /// Puts a table on the screen.
    pub fn new(mut table: Box<dyn AnyTable>, manners: Manners, now: Moment) -> Self {
        if table.card().is_watched() && table.session().was_watched() {
            // A newly opened game is not being watched.
            table.session_mut().let_play(Seat(0), None);
        }
        table.greet(now.wall);
        let endings = Endings::of(table.as_ref());
        let mut controller = Controller {
            table,
            manners,
            habits: Habits::default(),
            coach: Coach::Quiet,
            letters: Vec::new(),
            comment: None,
            wrong: Vec::new(),
            computer: Computer::Idle,
            watched: None,
            speed: pace::SPEEDS[0],
            look_back: None,
            lesson: None,
            study: None,
            practised: None,
            analyses: Vec::new(),
            first_round: None,
            journey_due: None,
            fade_due: None,
            clock: Clock::default(),
            unsaved: 0,
            endings,
            unstored: None,
            store_due: None,
            only_viewed: false,
            elsewhere: Elsewhere::default(),
            questions: Vec::new(),
            waited: Vec::new(),
            told: Told::default(),
        };
        controller.clock.start(now);
        controller.judge_if_wanted();
        controller
    }

    /// The table on the screen.
    pub fn table(&self) -> &dyn AnyTable {
        self.table.as_ref()
    }

    /// Changes the player's preferences.
    pub fn set_manners(&mut self, manners: Manners) {
        self.manners = manners;
    }

    /// Takes the player's choices for the game, including keys.
    pub fn set_habits(&mut self, habits: Habits) {
        self.habits = habits;
    }

    /// Makes the table one that is only reviewed, from its start.
    pub fn view_only(&mut self) {
        self.only_viewed = true;
        self.look_back(Some(0));
    }

    /// What happened to the game's end since the last call, to be counted.
    pub fn ending_change(&mut self) -> Option<EndingChange> {
        self.endings.change(self.table.as_ref())
    }

    /// Whether the table is only reviewed, or a first round: nothing of it is saved or counted.
    pub fn is_only_viewed(&self) -> bool {
        self.only_viewed || self.is_first_round()
    }

    /// What to paint: the table, or the state under review.
    pub fn scene(&self) -> Scene {
        if let Some(scene) = self.look_back_scene() {
            return scene;
        }
        let scene = self.habits.bound(self.table.scene(None));
        if self.is_first_round() { self.first_round_scene(scene) } else { self.with_ending(scene) }
    }

    /// What the coach is doing.
    pub fn coach(&self) -> &Coach {
        self.page_told().or_else(|| self.first_round_told()).unwrap_or(&self.coach)
    }

    /// The last comment on a step or on the entries.
    pub fn comment(&self) -> Option<&Message> {
        self.comment.as_ref()
    }

    /// Cells that differ from the solution, if the player asked to see them.
    pub fn wrong(&self) -> &[u16] {
        // The board of a lesson is another.
        if self.is_explaining() { &[] } else { &self.wrong }
    }

    /// Unmarks the wrong cells; false if none was marked.
    pub fn forget_wrong(&mut self) -> bool {
        !std::mem::take(&mut self.wrong).is_empty()
    }

    /// Whether a game is in progress that somebody has begun.
    pub fn is_under_way(&self) -> bool {
        keeping::is_under_way(self.table.as_ref())
    }

    /// Whether it is the computer's turn and it can act.
    pub fn is_computers_turn(&self) -> bool {
        matches!(self.table.waiting(), Waiting::Bot(..)) && !self.has_computer_failed()
    }

    /// Whether a command of the scene can be used now. `busy` means that the front end is animating
    /// something, such as dice: nobody can decide on a throw they have not seen.
    pub fn is_open(&self, command: &Command, busy: bool) -> bool {
        let always = ALWAYS_OPEN.contains(&command.id.as_ref()) || command.starts_over;
        let held = (busy || self.is_computers_turn()) && !always && !self.is_studying();
        command.enabled && !held && (!self.clock.is_paused() || command.id == command::NEW)
    }

    /// Handles what a player did to the scene.
    pub fn input(&mut self, input: &Input, now: Moment) -> Effects {
        self.comes_here(now);
        if self.is_watching() {
            return self.stop_watching();
        }
        if self.is_studying() {
            return self.study_input(input, now);
        }
        if self.clock.is_paused() || self.look_back.is_some() {
            return Effects::default();
        }
        if self.is_computers_turn() {
            self.hurry(now);
            return Effects::default();
        }
        if self.is_first_round() {
            return self.first_round_input(input, now);
        }
        let reply = self.table.input(input, now.wall);
        let (acted, stays) = (reply.acted, self.coach_stays());
        self.decide(reply.acted);
        let effects = self.take(reply, now);
        self.begin_journey(now);
        if acted && self.trains() {
            self.practised = None;
            self.ask(Purpose::Train);
        } else if acted && (self.manners.reviews || stays) {
            self.ask(Purpose::Review { by_hand: false });
        }
        effects
    }

    /// Runs a command of the scene; a disabled one does nothing.
    pub fn command(&mut self, id: &str, busy: bool, now: Moment) -> Effects {
        self.comes_here(now);
        if self.is_watching() {
            return self.stop_watching();
        }
        let scene = self.scene();
        let known = scene.commands.iter().find(|command| command.id == id);
        if !known.is_some_and(|command| self.is_open(command, busy)) {
            self.hurry(now);
            return Effects::default();
        }
        if let Some(effects) = self.study_command(id, now) {
            return effects;
        }
        if let Some(effects) = self.first_round_command(id, now) {
            return effects;
        }
        match id {
            command::ANALYSE => self.begin_study(now),
            command::HINT => self.hint(now),
            command::NEW => Effects { form: true, ..Effects::default() },
            command::JUDGE => {
                self.ask(Purpose::Judge { by_hand: true });
                Effects::default()
            }
            command::EXPLAIN => self.explain(),
            command::WATCH => self.watch(now),
            command::UNDO => self.undo(now),
            command::REDO => self.step_through(command::REDO, now).0,
            _ if known.is_some_and(|command| command.place == parlour_scene::Place::End) => {
                Effects { at_end: ending::known(id), ..Effects::default() }
            }
            _ if known.is_some_and(|command| command.starts_over) => {
                let left = keeping::copy_before_start(self.table.as_mut(), now.wall);
                let reply = self.table.input(&Input::Command(id.to_owned().into()), now.wall);
                self.decide(reply.acted);
                let left = left.filter(|_| reply.acted && !self.is_only_viewed());
                Effects { left, ..self.take(reply, now) }
            }
            _ => self.input(&Input::Command(id.to_owned().into()), now),
        }
    }

    /// Undoes back to the player's own last decision. If there is none, nothing is undone: the computer would
    /// only play the same again.
    fn undo(&mut self, now: Moment) -> Effects {
        let (effects, steps) = self.step_through(command::UNDO, now);
        if !matches!(self.table.waiting(), Waiting::Bot(..)) {
            return effects;
        }
        for _ in 0..steps {
            let reply = self.table.input(&Input::Command(command::REDO.into()), now.wall);
            self.take(reply, now);
        }
        Effects { refused: Some(Refused::Empty.message()), save: effects.save, ..Effects::changed() }
    }

    /// Undoes or redoes until it is a person's turn, as far as possible; also returns how many steps that
    /// took.
    fn step_through(&mut self, id: &'static str, now: Moment) -> (Effects, usize) {
        let (mut effects, mut steps) = (Effects::default(), 0);
        let mut taken: Vec<Message> = Vec::new();
        loop {
            steps += 1;
            let last = self.last_step();
            let reply = self.table.input(&Input::Command(id.into()), now.wall);
            self.decide(reply.acted);
            let acted = reply.acted;
            effects = effects.and(self.take(reply, now));
            if acted {
                taken.extend(if id == command::UNDO { last } else { self.last_step() });
            }
            let scene = self.table.scene(None);
            let goes_on = scene.commands.iter().any(|command| command.id == id && command.enabled);
            if !goes_on || !matches!(self.table.waiting(), Waiting::Bot(..)) {
                let all = taken.into_iter().reduce(|first, next| {
                    Message::new("ui.steps-and").message("first", first).message("next", next)
                });
                if let Some(steps) = all {
                    let key = if id == command::UNDO { "ui.undone" } else { "ui.redone" };
                    effects.told.push(Message::new(key).message("steps", steps));
                }
                return (effects, steps);
            }
        }
    }

    /// The last step that has not been undone, as lists name it.
    fn last_step(&self) -> Option<Message> {
        let entry = *self.table.line().last()?;
        let mut listed = self.table.listed().into_iter();
        listed.find_map(|(place, name)| (place == entry).then_some(name))
    }

    /// Changes one of the game's settings.
    pub fn set(&mut self, setting: &str, word: &str) {
        self.table.set(setting, word);
        if setting == Card::JUDGE_AT_ONCE {
            self.judge_if_wanted();
        }
    }

    /// Notes how hard a setup is, if it is the one on the table.
    pub fn note_grade(&mut self, setup: &str, grade: &str) {
        if self.table.setup() == setup {
            self.table.note_grade(grade);
        }
    }

    /// Changes who plays; the game is not affected.
    pub fn session_mut(&mut self) -> &mut parlour_table::Session {
        self.table.session_mut()
    }

    /// Everything is shown: the next player may act.
    pub fn shown(&mut self, now: Moment) -> Effects {
        let effects = self.next_turn(now);
        self.coach_looks();
        effects
    }

    /// Lets time pass.
    pub fn tick(&mut self, busy: bool, now: Moment) -> Effects {
        self.pass_time(now);
        let mut effects = self.run_on(now).and(self.continue_journey(now)).and(self.fade(now));
        effects = effects.and(self.store_again(now));
        if !busy {
            effects = effects.and(self.computer_on(now));
        }
        effects
    }

    /// How long until the next tick is needed, if at all.
    pub fn wake(&self, now: Moment) -> Option<Duration> {
        let due = [self.run_due(), self.journey_due, self.computer.due(), self.fade_due, self.next_try(now)];
        let due = due.into_iter().flatten().min().map(|due| due.saturating_sub(now.running));
        due.into_iter().chain(self.next_second()).min()
    }

    /// Takes the pending questions, to be answered elsewhere.
    pub fn questions(&mut self) -> Vec<Asked> {
        std::mem::take(&mut self.questions)
    }

    /// Removes the mark of an illegal try when it is time.
    fn fade(&mut self, now: Moment) -> Effects {
        if self.fade_due.take_if(|due| now.running >= *due).is_none() {
            return Effects::default();
        }
        self.table.fade();
        Effects { repaint: true, ..Effects::default() }
    }

    /// Turns the table's reply into effects.
    fn take(&mut self, reply: Reply, now: Moment) -> Effects {
        if reply.refused.is_some() {
            self.fade_due = self.table.has_wrong_mark().then(|| now.running + pace::WRONG_MARK);
        }
        let mut effects = Effects {
            changed: reply.changed || reply.refused.is_some(),
            repaint: false,
            acted: reply.acted,
            cues: reply.cues,
            refused: reply.refused,
            told: Vec::new(),
            save: reply.noted || reply.set.is_some(),
            set: reply.set,
            open: reply.open,
            form: false,
            at_end: None,
            go_on: None,
            slips: Vec::new(),
            left: None,
        };
        if reply.acted {
            self.pass_time(now);
            self.computer = Computer::Idle;
            self.dismiss_hint();
            self.unsaved += 1;
            effects.save |= self.is_save_due();
            // The computer may move while a game is analysed.
            self.study_on();
            self.judge_if_wanted();
            if self.leaves_a_question() {
                self.ask(Purpose::Hindsight);
            }
        }
        if effects.save {
            effects.save = self.saves();
        }
        effects
    }

    /// The comment on a step stays until a person's next decision.
    fn forget_comment(&mut self) {
        self.comment = None;
        self.waited.retain(|waited| {
            !matches!(waited.purpose, Purpose::Review { .. } | Purpose::Train | Purpose::Hindsight)
        });
    }

    /// The hint was about the previous board.
    fn dismiss_hint(&mut self) {
        if !self.coach_stays() {
            self.coach = Coach::Quiet;
            self.waited.retain(|waited| !matches!(waited.purpose, Purpose::Hint | Purpose::Lesson));
        }
    }

    /// Resets the save counter; false if this table is not saved at all.
    fn saves(&mut self) -> bool {
        self.unsaved = 0;
        !self.is_only_viewed()
    }

    /// Games are saved after every action; on maps, which have many, at rest or after a number of them.
    fn is_save_due(&self) -> bool {
        let at_most = pace::unsaved_at_most(self.table.log().records().len());
        !self.is_map() || self.table.outcome().is_some() || self.unsaved >= at_most
    }

    /// Whether something was done that is not saved yet.
    pub fn is_unsaved(&self) -> bool {
        self.unsaved > 0 && !self.is_only_viewed()
    }

    /// Whether it is worth knowing what could have been reached: somebody alone is done with dice that the table threw.
    fn leaves_a_question(&self) -> bool {
        let is_alone = self.table.outcome().is_some_and(|outcome| outcome.scores.len() == 1);
        is_alone && self.table.card().own_chance && self.table.seed().is_some() && !self.is_first_round()
    }

    fn is_map(&self) -> bool {
        matches!(self.table.scene(None).board, Board::Glyphs(_))
    }

    /// Compares with the solution if the setting asks for it after every entry; otherwise clears the marks.
    fn judge_if_wanted(&mut self) {
        let card = self.table.card();
        if card.judged && !self.is_first_round() && self.table.setting(Card::JUDGE_AT_ONCE) == Setting::ON {
            self.ask(Purpose::Judge { by_hand: false });
        } else {
            self.wrong.clear();
        }
    }
}

impl std::fmt::Debug for Controller {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Controller").field("game", &self.table.game()).finish_non_exhaustive()
    }
}
