//! An analysis: the game move by move with what each position is worth, and a board on which anything can be tried out.
//! The game itself lies untouched. Positions are asked about one by one, the one on the board first.

mod view;

pub(super) use view::choice;
pub use view::{Standing, StudyView, Turning};

use super::{Controller, Effects, Moment, Purpose, look_back::LookBack};
use crate::{AnyTable, Failure, Said, Slip, Spot};
use parlour_brain::{Analysis, Sign};
use parlour_kernel::Message;
use parlour_scene::{Command, Cue, Input, Place, Scene, command};
use parlour_table::{Entry, Player};

/// An analysis under way.
pub(super) struct Study {
    board: Board,
    /// The position that the engine was asked about.
    asked: Option<Spot>,
    /// Why it could not answer.
    failed: Option<Message>,
}

/// The board of an analysis: a table of its own that begins like the game.
struct Board {
    table: Box<dyn AnyTable>,
    /// Steps of the game that it begins with.
    from: usize,
    /// Steps after these that were taken back and can be done again.
    ahead: usize,
}

impl Board {
    /// The steps of its own that are done, each with its actions.
    fn own(&self) -> Vec<Vec<String>> {
        let records = self.table.log().records();
        let line = self.table.line();
        let steps = line.iter().skip(self.from).filter_map(|entry| match &records[*entry].entry {
            Entry::Step(actions) => Some(actions.clone()),
            _ => None,
        });
        steps.collect()
    }

    fn done(&self) -> usize {
        self.table.line().len() - self.from
    }

    /// Whether anything was tried out on it.
    fn is_used(&self) -> bool {
        self.done() + self.ahead > 0
    }
}

impl Controller {
    /// Whether the game is being analysed.
    pub fn is_studying(&self) -> bool {
        self.study.is_some()
    }

    /// Begins an analysis with the position on the screen.
    pub(super) fn begin_study(&mut self, now: Moment) -> Effects {
        let at = self.looked_back_at().unwrap_or_else(|| self.table.line().len());
        let Some(board) = self.board_at(at) else { return Effects::default() };
        let dismissed = self.dismiss_coach();
        self.study = Some(Study { board, asked: None, failed: None });
        self.look_back = Some(LookBack::at(at));
        let mut save = false;
        if self.table.outcome().is_none() {
            // Whoever sees what moves are worth has taken a hint.
            self.table.note_hint(now.wall);
            save = self.saves();
        }
        self.study_on();
        // What was known before may have become a mistake since.
        let line = self.table.line();
        let slips = (0..line.len()).filter_map(|step| self.slip_at(&spot_after(&line, step))).collect();
        Effects { save, slips, ..dismissed }
    }

    /// Ends it; the review goes on.
    fn end_study(&mut self) {
        self.study = None;
        self.waited.retain(|waited| waited.purpose != Purpose::Analyse);
    }

    /// A board with the game after so many steps, where people sit at all seats.
    fn board_at(&self, steps: usize) -> Option<Board> {
        let people = self.table.session().players.iter().map(|player| Player { bot: None, ..player.clone() });
        let table = self.table.branched(steps, people.collect(), self.table.log().last())?;
        Some(Board { table, from: steps, ahead: 0 })
    }

    /// How many steps can be looked at, in an analysis.
    pub(super) fn study_steps(&self) -> Option<usize> {
        let board = self.study.as_ref().map(|study| &study.board).filter(|board| board.is_used())?;
        Some(board.from + board.done() + board.ahead)
    }

    /// Shows another position of an analysis; `None` goes back to the game's own moves, and then ends the analysis.
    pub(super) fn look_in_study(&mut self, to: Option<usize>) -> Effects {
        let Some(study) = &mut self.study else { return Effects::default() };
        let (used, from) = (study.board.is_used(), study.board.from);
        let to = match to {
            Some(to) if used && to >= from => {
                self.step_on_board(to - from);
                return self.shown_in_study();
            }
            Some(to) => to.min(self.table.line().len()),
            None if used => from,
            None => {
                self.end_study();
                if !self.only_viewed {
                    self.look_back = None;
                }
                return Effects::changed();
            }
        };
        if let Some(board) = self.board_at(to)
            && let Some(study) = &mut self.study
        {
            study.board = board;
        }
        self.shown_in_study()
    }

    /// Takes back or does again what was tried out, until so many steps of it are done.
    fn step_on_board(&mut self, wanted: usize) {
        let Some(Study { board, .. }) = &mut self.study else { return };
        let time = board.table.log().last();
        while board.done() > wanted && board.table.undo(time).is_ok() {
            board.ahead += 1;
        }
        while board.done() < wanted && board.ahead > 0 && board.table.redo(time).is_ok() {
            board.ahead -= 1;
        }
    }

    /// Another position is on the board.
    fn shown_in_study(&mut self) -> Effects {
        if let Some(study) = &mut self.study {
            study.failed = None;
            self.look_back = Some(LookBack::at(study.board.from + study.board.done()));
        }
        self.study_on();
        let told = self.study().and_then(|view| view.standing_words());
        Effects { told: told.into_iter().collect(), ..Effects::changed() }
    }

    /// Handles what somebody did to the board of an analysis.
    pub(super) fn study_input(&mut self, input: &Input, now: Moment) -> Effects {
        let Some(Study { board, .. }) = &mut self.study else { return Effects::default() };
        let reply = board.table.input(input, now.wall);
        if !reply.acted {
            return Effects { changed: reply.changed, refused: reply.refused, ..Effects::default() };
        }
        board.ahead = 0;
        let said =
            reply.cues.into_iter().filter_map(|cue| if let Cue::Say(said) = cue { Some(said) } else { None });
        let told: Vec<Message> = said.collect();
        let shown = self.shown_in_study();
        Effects { told, ..shown }
    }

    /// Tries an action out, as listed.
    pub fn try_out(&mut self, action: &str, now: Moment) -> Effects {
        let Some(Study { board, .. }) = &mut self.study else { return Effects::default() };
        match board.table.act(action, now.wall) {
            Ok(_) => {
                board.ahead = 0;
                self.shown_in_study()
            }
            Err(refused) => Effects { refused: Some(refused.message()), ..Effects::changed() },
        }
    }

    /// Lays a line out after so many steps: its first move is done, the others follow step by step.
    fn lay_line(&mut self, after: Option<usize>, line: &[String]) -> Effects {
        if let Some(board) = after.and_then(|steps| self.board_at(steps))
            && let Some(study) = &mut self.study
        {
            study.board = board;
        }
        let Some(Study { board, .. }) = &mut self.study else { return Effects::default() };
        let (before, time) = (board.done(), board.table.log().last());
        for action in line {
            if board.table.act(action, time).is_err() {
                break;
            }
            board.ahead = 0;
        }
        self.step_on_board(before + 1);
        self.shown_in_study()
    }

    /// Runs a command of an analysis; `None` if it is none.
    pub(super) fn study_command(&mut self, id: &str, now: Moment) -> Option<Effects> {
        let view = self.study()?;
        Some(match id {
            command::ANALYSE => self.look_in_study(None),
            // A line that lies out already goes on.
            command::LINE if view.ahead > 0 => self.look_back(Some(view.at + 1)),
            command::LINE => self.lay_line(None, &view.here.map(|here| here.line).unwrap_or_default()),
            command::BETTER => self.lay_line(Some(view.at.saturating_sub(1)), &view.better),
            command::TURNING => {
                let next =
                    view.turning.iter().find(|turning| turning.steps > view.in_game).or(view.turning.first());
                let to = next.map_or(view.in_game, |turning| turning.steps);
                self.turn_to(to)
            }
            command::PLAY_ON => self.play_on(now),
            _ => return None,
        })
    }

    /// Shows the game after so many steps in an analysis, whatever was tried out.
    pub fn turn_to(&mut self, steps: usize) -> Effects {
        if let Some(board) = self.board_at(steps.min(self.table.line().len()))
            && let Some(study) = &mut self.study
        {
            study.board = board;
        }
        self.shown_in_study()
    }

    /// Goes on from the position on the board as a new game with the same players.
    fn play_on(&mut self, now: Moment) -> Effects {
        let players = self.table.session().players.clone();
        let Some(Study { board, .. }) = &self.study else { return Effects::default() };
        let game = board.table.branched(board.from + board.done(), players, now.wall);
        Effects { go_on: game.map(|game| game.save()), ..Effects::changed() }
    }

    /// The scene of an analysis, with its commands.
    pub(super) fn study_scene(&self) -> Option<Scene> {
        let (study, view) = (self.study.as_ref()?, self.study()?);
        let mut scene = study.board.table.scene(None);
        let by_key = scene.commands.iter().filter(|command| command.place == Place::Key).cloned();
        let mut commands: Vec<Command> = by_key.collect();
        let has_line = view.ahead > 0 || view.here.as_ref().is_some_and(|here| !here.line.is_empty());
        let goes_on = study.board.table.outcome().is_none();
        for (id, key, enabled) in [
            (command::LINE, "l", has_line),
            (command::BETTER, "b", !view.better.is_empty()),
            (command::TURNING, "t", !view.turning.is_empty()),
            (command::PLAY_ON, "p", goes_on),
            (command::ANALYSE, "x", true),
        ] {
            let label = Message::new(format!("ui.study-{id}"));
            commands.push(Command::new(id, label, key, enabled).at(Place::Tool));
        }
        scene.commands = commands;
        Some(scene)
    }

    /// A key in an analysis; `None` if it means nothing there.
    pub(super) fn study_key(&mut self, key: &str, now: Moment) -> Option<Effects> {
        let at = self.looked_back_at()?;
        let to = match key {
            "PageUp" | "," => Some(at.saturating_sub(1)),
            "PageDown" | "." => Some(at + 1),
            "Home" => Some(0),
            "End" => Some(usize::MAX),
            "Escape" => None,
            _ => {
                let id = self.scene().command_for_key(key)?.id.to_string();
                return Some(self.command(&id, false, now));
            }
        };
        Some(self.look_back(to))
    }

    /// Asks about the next position, the one on the board first.
    pub(super) fn study_on(&mut self) {
        let Some(study) = &self.study else { return };
        if study.asked.is_some() || study.failed.is_some() {
            return;
        }
        let here = study.board.table.outcome().is_none().then(|| self.spot_here()).flatten();
        let line = self.table.line();
        let ends = usize::from(self.table.outcome().is_some());
        let all = (0..=line.len() - ends.min(line.len())).map(|steps| spot_after(&line, steps));
        let next = here.into_iter().chain(all).find(|spot| self.analysis_of(spot).is_none());
        if let (Some(spot), Some(study)) = (next, &mut self.study) {
            study.asked = Some(spot);
            self.ask(Purpose::Analyse);
        }
    }

    /// The position that the engine is asked about.
    pub(super) fn asked_spot(&self) -> Option<Spot> {
        self.study.as_ref()?.asked.clone()
    }

    /// The engine was stopped and has forgotten what it was asked.
    pub(super) fn study_stopped(&mut self) {
        if let Some(study) = &mut self.study {
            study.asked = None;
        }
        self.study_on();
    }

    /// Handles the engine's word on a position.
    pub(super) fn analysed(&mut self, said: Result<Said, Failure>) -> Effects {
        let Some(study) = &mut self.study else { return Effects::default() };
        let Some(spot) = study.asked.take() else { return Effects::default() };
        let mut slips = Vec::new();
        match said {
            Ok(Said::Analysis(analysis)) => {
                self.analyses.push((spot.clone(), analysis));
                slips.extend(self.slip_at(&spot));
            }
            Ok(_) => study.failed = Some(Failure::Silent.message()),
            Err(failure) => study.failed = Some(failure.message()),
        }
        self.study_on();
        Effects { repaint: true, slips, ..Effects::default() }
    }

    /// The position, if a person did much worse there than could be done.
    fn slip_at(&self, spot: &Spot) -> Option<Slip> {
        let line = self.table.line();
        let step = (0..line.len()).find(|step| spot_after(&line, *step) == *spot)?;
        let (analysis, _, sign) = self.judged_step(&line, step)?;
        let is_persons = self.table.session().bot(analysis.seat).is_none();
        let setup = || self.board_at(step)?.table.position();
        (sign == Some(Sign::Blunder) && is_persons).then(setup).flatten().map(Slip::Made)
    }

    /// What is known of a position.
    fn analysis_of(&self, spot: &Spot) -> Option<&Analysis> {
        self.analyses.iter().find(|(known, _)| known == spot).map(|(_, analysis)| analysis)
    }

    /// The position on the board.
    fn spot_here(&self) -> Option<Spot> {
        let board = &self.study.as_ref()?.board;
        let then = board.own().concat();
        Some(Spot { then, ..spot_after(&self.table.line(), board.from) })
    }

    /// What is remarkable about a step of the game, and the analysis of the position before it.
    fn judged_step(&self, line: &[usize], step: usize) -> Option<(&Analysis, &str, Option<Sign>)> {
        let analysis = self.analysis_of(&spot_after(line, step))?;
        let Entry::Step(actions) = &self.table.log().records().get(*line.get(step)?)?.entry else {
            return None;
        };
        let [action] = actions.as_slice() else { return None };
        Some((analysis, action, analysis.sign(action)))
    }
}

/// The position of a game after so many steps of its line.
fn spot_after(line: &[usize], steps: usize) -> Spot {
    let last = steps.checked_sub(1).and_then(|before| line.get(before));
    Spot { entries: last.map_or(0, |entry| entry + 1), then: Vec::new() }
}
