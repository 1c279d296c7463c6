//! Questions to engines and what follows from the answers. An answer nobody waits for any more, or about a
//! position that is gone, is dropped.

use super::{Coach, Controller, Effects, Moment, Purpose, Waited, coach::comment_on, letters::write_letters};
use crate::{About, Answer, Ask, Asked, Failure, Place, Said, Waiting, pace};
use parlour_kernel::Message;
use parlour_scene::Board;

impl Controller {
    /// Asks an engine about the current table. A newer question replaces an older one with the same purpose.
    pub(super) fn ask(&mut self, purpose: Purpose) {
        let ask = match purpose {
            Purpose::Hint => Ask::Hint,
            Purpose::Review { .. } => Ask::Review,
            Purpose::Judge { .. } => Ask::Judge,
            Purpose::Lesson => Ask::Explain,
            Purpose::Hindsight => Ask::Hindsight,
            Purpose::Analyse => {
                let Some(spot) = self.asked_spot() else { return };
                Ask::Analyse(spot)
            }
            Purpose::Train => {
                let Some(spot) = self.practised_spot() else { return };
                Ask::Analyse(spot)
            }
            Purpose::Turn => {
                let Waiting::Bot(_, level) = self.table.waiting() else { return };
                let level = crate::near::played(self.table.as_ref(), level);
                Ask::Choose { level, most: if self.is_watching() { pace::AHEAD } else { 1 } }
            }
        };
        let position = self.told.position(self.table.as_ref());
        let asked = Asked::new(self.table.game(), About::Table(position, ask));
        let same = |other: Purpose| std::mem::discriminant(&other) == std::mem::discriminant(&purpose);
        self.waited.retain(|waited| !same(waited.purpose));
        self.questions.retain(|asked| self.waited.iter().any(|waited| waited.number == asked.number));
        self.waited.push(Waited { number: asked.number, purpose, place: Place::of(self.table.as_ref()) });
        self.questions.push(asked);
    }

    /// The engine was stopped: it has forgotten everything, and pending answers will not come.
    pub fn engine_stopped(&mut self) {
        self.told.forget();
        self.waited.clear();
        self.questions.clear();
        if self.coach == Coach::Thinks {
            self.coach = Coach::Quiet;
        }
        self.computer_waits();
        self.study_stopped();
    }

    /// Whether the answer to a question is awaited.
    pub fn awaits(&self, number: u32) -> bool {
        self.waited.iter().any(|waited| waited.number == number)
    }

    /// Handles an answer.
    pub fn answer(&mut self, number: u32, answer: Answer, now: Moment) -> Effects {
        let place = self.waited.iter().position(|waited| waited.number == number);
        let Some(waited) = place.map(|place| self.waited.swap_remove(place)) else {
            return Effects::default();
        };
        // The computer may have moved since the step under review, and past positions stay as they are.
        let is_past = matches!(waited.purpose, Purpose::Review { .. } | Purpose::Analyse | Purpose::Train);
        let is_current = is_past || waited.place.digest == self.table.digest();
        if answer.said == Err(Failure::Unknown) {
            self.told.forget();
            if is_current {
                self.ask(waited.purpose);
            }
            return Effects::default();
        }
        match answer.digest {
            Some(digest) if digest == waited.place.digest => self.told.knows(waited.place),
            _ => self.told.forget(),
        }
        if !is_current || answer.digest.is_some_and(|digest| digest != waited.place.digest) {
            return Effects::default();
        }
        match waited.purpose {
            Purpose::Hint => self.hinted(answer.said, now),
            Purpose::Turn => self.computer_chose(answer.said, now),
            Purpose::Review { by_hand } => self.reviewed(by_hand, answer.said),
            Purpose::Judge { by_hand } => self.judged(by_hand, answer.said),
            Purpose::Lesson => self.explained(answer.said, now),
            // It comes unasked, right after the end was told: shown, but not said over that.
            Purpose::Hindsight => {
                if let Ok(Said::Hindsight(said)) = answer.said {
                    self.comment = Some(said);
                }
                Effects::changed()
            }
            Purpose::Analyse => self.analysed(answer.said),
            Purpose::Train => self.trained(answer.said),
        }
    }

    fn hinted(&mut self, said: Result<Said, Failure>, now: Moment) -> Effects {
        self.coach = match said {
            Ok(Said::Hint(mut hint)) => {
                self.letters = match self.table.scene(None).board {
                    Board::Grid(grid) => write_letters(&mut hint, grid.columns),
                    Board::Tiles(_) | Board::Points(_) | Board::Glyphs(_) => Vec::new(),
                };
                self.table.note_hint(now.wall);
                Coach::Says(hint, 0)
            }
            _ if self.manners.teacher_stays => Coach::Silent,
            Ok(_) => Coach::Failed(Failure::Silent.message()),
            Err(failure) => Coach::Failed(failure.message()),
        };
        let save = matches!(self.coach, Coach::Says(..)) && self.saves();
        Effects { save, ..self.newest() }
    }

    fn reviewed(&mut self, by_hand: bool, said: Result<Said, Failure>) -> Effects {
        let comment = match said {
            Ok(Said::Review(review)) => Some(comment_on(&review)),
            Ok(_) => None,
            Err(failure) => by_hand.then(|| failure.message()),
        };
        self.comments(comment)
    }

    /// The judge's verdict. One the player did not ask for only marks cells.
    fn judged(&mut self, by_hand: bool, said: Result<Said, Failure>) -> Effects {
        let (comment, cells) = match said {
            Ok(Said::Verdict(verdict)) => (verdict.text, verdict.cells),
            Ok(_) => (Failure::Silent.message(), Vec::new()),
            Err(failure) => (failure.message(), Vec::new()),
        };
        let tells = by_hand || !cells.is_empty() && self.wrong != cells;
        self.wrong = cells;
        self.comments(tells.then_some(comment)).and(Effects::changed())
    }

    fn comments(&mut self, comment: Option<Message>) -> Effects {
        let Some(comment) = comment else { return Effects::default() };
        self.comment = Some(comment.clone());
        Effects::telling(comment)
    }
}
