//! A game's first round on the table: which step is at hand, what fits it, what the other side answers, when it is done.
//!
//! It is a table of its own: nothing of it is saved or counted. What does not fit a step never reaches the table.

use super::{Coach, Controller, Effects, Moment, computer::Computer};
use crate::{AnyTable, Foreseen};
use parlour_brain::Hint;
use parlour_kernel::Message;
use parlour_scene::{Board, Command, FirstRound, Input, Lesson, Place, Scene, Until, command};
use parlour_table::Entry;
use std::collections::VecDeque;

/// A first round, as far as it is played.
#[derive(Debug)]
pub(super) struct Tour {
    round: &'static FirstRound,
    /// The step at hand; past the last one all is done.
    at: usize,
    /// The length of the log when the step began, and of the line of what was not undone.
    begun: (usize, usize),
    /// What the other side is still to play.
    answers: VecDeque<&'static str>,
    /// What is said now.
    told: Coach,
}

/// A first round, to be shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FirstRoundView {
    /// The step at hand, from 1.
    pub at: usize,
    /// How many there are.
    pub all: usize,
    /// What to do, or what is said once all is done.
    pub text: Message,
    /// Whether all is done.
    pub is_done: bool,
    /// The command that the step asks for.
    pub command: Option<&'static str>,
}

impl Tour {
    fn new(round: &'static FirstRound, table: &dyn AnyTable) -> Tour {
        let mut tour = Tour { round, at: 0, begun: (0, 0), answers: VecDeque::new(), told: Coach::Quiet };
        tour.begin(table);
        tour
    }

    fn lesson(&self) -> Option<&'static Lesson> {
        self.round.steps.get(self.at)
    }

    fn text(&self) -> Message {
        Message::new(self.lesson().map_or(self.round.done, |lesson| lesson.text))
    }

    /// The step at hand begins, as the table stands.
    fn begin(&mut self, table: &dyn AnyTable) {
        self.begun = (table.log().records().len(), table.line().len());
        let cells = self.lesson().map_or_else(Vec::new, |lesson| lesson.cells.to_vec());
        let hint = Hint {
            action: String::new(),
            then: Vec::new(),
            technique: String::new(),
            cells,
            text: self.text(),
            columns: Vec::new(),
            choices: Vec::new(),
            stages: Vec::new(),
        };
        self.told = Coach::Says(hint, 0);
    }

    /// Whether these actions may be played now. What settings add to an action is of another kind than it.
    fn fits(&self, actions: &[String]) -> bool {
        let kind = |action: &String| action.split(' ').next().map(str::to_owned);
        let (Some(first), Some(lesson)) = (actions.first().map(kind), self.lesson()) else { return false };
        actions.iter().filter(|action| kind(action) == first).all(|action| lesson.fits(action))
    }

    fn wants(&self, id: &str) -> bool {
        matches!(self.lesson().map(|lesson| lesson.until), Some(Until::Uses(wanted)) if wanted == id)
    }

    /// Whether something of this step can be taken back, or is to be.
    fn may_undo(&self, table: &dyn AnyTable) -> bool {
        self.wants(command::UNDO) || self.lesson().is_some() && table.line().len() > self.begun.1
    }

    /// Whether the step at hand is done.
    fn is_step_done(&self, table: &dyn AnyTable) -> bool {
        let Some(lesson) = self.lesson().filter(|_| self.answers.is_empty()) else { return false };
        let does = |entry: &Entry| match entry {
            Entry::Step(actions) => actions.iter().any(|action| lesson.is_done_by(action)),
            _ => false,
        };
        match lesson.until {
            Until::Does(_) => {
                table.log().records().iter().skip(self.begun.0).any(|record| does(&record.entry))
            }
            Until::Uses(_) => false,
            Until::Shows(shows) => shows(&table.scene(None)),
        }
    }
}

impl Controller {
    /// Makes the table its game's first round; nothing if it has none.
    pub fn begin_first_round(&mut self) -> Effects {
        let Some(round) = self.table.card().first_round else { return Effects::default() };
        self.waited.clear();
        self.questions.clear();
        self.first_round = Some(Tour::new(round, self.table.as_ref()));
        self.newest()
    }

    /// Whether the table is a first round.
    pub fn is_first_round(&self) -> bool {
        self.first_round.is_some()
    }

    /// The first round on the table.
    pub fn first_round(&self) -> Option<FirstRoundView> {
        let tour = self.first_round.as_ref()?;
        let all = tour.round.steps.len();
        Some(FirstRoundView {
            at: (tour.at + 1).min(all),
            all,
            text: tour.text(),
            is_done: tour.lesson().is_none(),
            command: tour.lesson().and_then(|lesson| match lesson.until {
                Until::Uses(id) => Some(id),
                Until::Does(_) | Until::Shows(_) => lesson.command,
            }),
        })
    }

    /// Whether the game is decided, or all of a first round is done.
    pub fn is_over(&self) -> bool {
        match &self.first_round {
            Some(tour) if tour.lesson().is_none() => true,
            _ => self.table.outcome().is_some(),
        }
    }

    pub(super) fn first_round_told(&self) -> Option<&Coach> {
        Some(&self.first_round.as_ref()?.told)
    }

    /// Handles an input: what fits the step at hand is done, other things are refused with what to do instead.
    pub(super) fn first_round_input(&mut self, input: &Input, now: Moment) -> Effects {
        let Some(tour) = &self.first_round else { return Effects::default() };
        if tour.lesson().is_none() && *input == Input::Confirm {
            return leaving();
        }
        let may = match self.table.foresee(input) {
            Foreseen::Harmless => true,
            Foreseen::Plays(actions) => tour.fits(&actions),
            Foreseen::Leaves => false,
        };
        if !may {
            return self.not_now();
        }
        let before = (*input == Input::Cancel).then(|| self.table.scene(None));
        let reply = self.table.input(input, now.wall);
        if before.is_some_and(|before| before == self.table.scene(None)) {
            // There was nothing to cancel but the round itself.
            return leaving();
        }
        let effects = self.take(reply, now);
        self.begin_journey(now);
        effects.and(self.first_round_goes_on())
    }

    /// Runs a command; `None` where it is an input like others.
    pub(super) fn first_round_command(&mut self, id: &str, now: Moment) -> Option<Effects> {
        let tour = self.first_round.as_ref()?;
        match id {
            command::REAL => Some(leaving()),
            command::AGAIN => Some(Effects { at_end: Some(command::AGAIN), ..Effects::default() }),
            command::HINT if tour.wants(command::HINT) => Some(self.next_lesson()),
            command::HINT => Some(self.newest()),
            command::UNDO if tour.wants(command::UNDO) => Some(self.undo(now).and(self.next_lesson())),
            command::UNDO if tour.may_undo(self.table.as_ref()) => Some(self.undo(now)),
            command::UNDO | command::REDO => Some(self.not_now()),
            _ => None,
        }
    }

    /// Goes on to the next step, as often as the one at hand is done.
    pub(super) fn first_round_goes_on(&mut self) -> Effects {
        let mut effects = Effects::default();
        while self.first_round.as_ref().is_some_and(|tour| tour.is_step_done(self.table.as_ref())) {
            effects = effects.and(self.next_lesson());
        }
        effects
    }

    fn next_lesson(&mut self) -> Effects {
        if let Some(tour) = &mut self.first_round {
            tour.answers = tour.lesson().into_iter().flat_map(|lesson| lesson.answer).copied().collect();
            tour.at += 1;
            tour.begin(self.table.as_ref());
        }
        self.newest()
    }

    /// The other side plays what the round says.
    pub(super) fn first_round_answers(&mut self, now: Moment) -> Effects {
        self.computer = Computer::Idle;
        let action = self.first_round.as_mut().and_then(|tour| tour.answers.pop_front());
        let Some(action) = action else { return Effects::default() };
        let effects = self.act(action, now);
        if let Some(tour) = self.first_round.as_mut().filter(|tour| tour.answers.is_empty()) {
            tour.begin(self.table.as_ref());
        }
        effects
    }

    /// Refuses something that does not fit.
    fn not_now(&self) -> Effects {
        let Some(tour) = &self.first_round else { return Effects::default() };
        let why = Message::new("ui.first-not-now").message("what", tour.text());
        Effects { refused: Some(why), ..Effects::changed() }
    }

    /// The scene with what is offered in a first round.
    pub(super) fn first_round_scene(&self, mut scene: Scene) -> Scene {
        let Some(tour) = &self.first_round else { return scene };
        let is_over = self.is_over();
        // On a map the tools are what the game is played with.
        let tools = matches!(scene.board, Board::Glyphs(_));
        let is_kept = |offered: &Command| {
            let beside = offered.place == Place::Tool && !tools || offered.id == command::WATCH;
            !offered.starts_over && !beside
        };
        scene.commands.retain(is_kept);
        for offered in &mut scene.commands {
            match offered.id.as_ref() {
                command::UNDO => offered.enabled &= tour.may_undo(self.table.as_ref()),
                command::REDO => offered.enabled = false,
                _ => {}
            }
        }
        if is_over {
            let again = ["a", "e", "i", "u"].into_iter().find(|key| !scene.claims(key)).unwrap_or("");
            let real = Command::new(command::REAL, Message::new("ui.first-real"), "Enter", true);
            scene.commands.push(real.at(Place::End).primary());
            scene.commands.push(
                Command::new(command::AGAIN, Message::new("ui.first-again"), again, true).at(Place::End),
            );
        } else {
            let skip = Command::new(command::REAL, Message::new("ui.first-skip"), "Escape", true);
            scene.commands.push(skip.at(Place::Key));
        }
        scene
    }
}

fn leaving() -> Effects {
    Effects { at_end: Some(command::REAL), ..Effects::default() }
}
