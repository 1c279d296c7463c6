//! The coach and the computer players: what is asked of engines, and what comes of the answers.

use super::Table;
use crate::{
    house::House,
    think::{About, Answer, Question, Said},
};
use brain::{Canceller, Choice, Hint};
use catalog::{Done, Reply, Review, Waiting};
use kernel::Message;
use scene::reel::AHEAD;
use std::time::Duration;
use table::{Refused, Time};

/// The coach at the table.
pub(super) enum Coach {
    Off,
    /// On, with nothing to say here.
    Silent,
    Thinking(Canceller),
    /// It tells a hint, of which this many parts were told.
    Says(Hint, usize),
}

impl Coach {
    pub fn is_on(&self) -> bool {
        !matches!(self, Coach::Off)
    }

    pub fn dismiss(&mut self) {
        if let Coach::Thinking(canceller) = self {
            canceller.cancel();
        }
        *self = Coach::Off;
    }
}

/// The computer's turn.
pub(super) enum Bot {
    Idle,
    /// It acts at this time.
    Waits(Duration),
    Thinks,
}

impl Bot {
    pub fn wake(&self, now: Duration) -> Option<Duration> {
        match self {
            Bot::Waits(due) => Some(due.saturating_sub(now)),
            Bot::Idle | Bot::Thinks => None,
        }
    }
}

impl Table {
    /// Calls the coach, or sends it away.
    pub(super) fn coach_called(&mut self, house: &mut House) {
        if self.more_to_tell(house) {
            self.tell_more();
        } else if let Some(action) = self.hint_to_take(house) {
            self.coach.dismiss();
            let done = self.game.follow(&action, house.now().wall);
            self.done(done, house);
        } else if self.coach.is_on() {
            self.coach.dismiss();
        } else {
            self.coach = Coach::Silent;
            self.look(house);
        }
    }

    /// The action of a hint that gives something away, so that it is asked for each time anew and
    /// taken by asking once more.
    pub(super) fn hint_to_take(&self, house: &House) -> Option<String> {
        match &self.coach {
            Coach::Says(hint, _) if self.game.card().made && !self.more_to_tell(house) => {
                Some(hint.action.clone())
            }
            _ => None,
        }
    }

    fn parts(&self, hint: &Hint, house: &House) -> Vec<Message> {
        parts(self.game.game(), hint, |key| house.speaker.knows(key))
    }

    /// What the coach says now of a hint.
    pub(super) fn told(&self, hint: &Hint, told: usize, house: &House) -> Message {
        self.parts(hint, house).into_iter().nth(told).unwrap_or_else(|| hint.text.clone())
    }

    /// Whether asking again tells more of the hint.
    pub(super) fn more_to_tell(&self, house: &House) -> bool {
        matches!(&self.coach, Coach::Says(hint, told) if told + 1 < self.parts(hint, house).len())
    }

    fn tell_more(&mut self) {
        if let Coach::Says(_, told) = &mut self.coach {
            *told += 1;
        }
    }

    /// Looks at the table as it is now: whose turn, and whether the coach has to think anew.
    pub(super) fn look(&mut self, house: &mut House) {
        let waiting = self.game.waiting();
        self.bot = match waiting {
            Waiting::Bot(..) => Bot::Waits(house.now().running + self.patience(house)),
            _ => Bot::Idle,
        };
        if !self.coach.is_on() {
            return;
        }
        self.coach.dismiss();
        self.coach = match waiting {
            Waiting::Person(_) => Coach::Thinking(self.ask(About::Hint, house)),
            _ => Coach::Silent,
        };
    }

    /// Asks how good the step was that was just done.
    pub(super) fn ask_review(&self, house: &mut House) {
        self.ask(About::Review, house);
    }

    pub(super) fn ask(&self, about: About, house: &mut House) -> Canceller {
        let engine = (house.world.engine)(self.game.game());
        let question = Question::new(about, engine, self.game.as_ref());
        let canceller = question.canceller();
        house.questions.push(question);
        canceller
    }

    /// Lets the computer begin to think when it is time.
    pub(super) fn computer(&mut self, house: &mut House) {
        let Bot::Waits(due) = self.bot else { return };
        if house.now().running < due || self.motion.in_the_air() {
            return;
        }
        if self.do_watched(house) {
            return;
        }
        if let Waiting::Bot(_, level) = self.game.waiting() {
            let most = if self.reel.is_watching() { AHEAD } else { 1 };
            self.ask(About::Choose(level, most), house);
            self.bot = Bot::Thinks;
        }
    }

    /// Takes an answer; one for a state that is gone is dropped.
    pub fn answer(&mut self, answer: Answer, house: &mut House) {
        if answer.digest != Some(self.game.digest()) {
            return;
        }
        match (answer.about, answer.said) {
            (About::Hint, said) if matches!(self.coach, Coach::Thinking(_)) => {
                self.coach = match said {
                    Some(Said::Hint(hint)) => {
                        self.game.note_hint(house.now().wall);
                        self.keep(house);
                        Coach::Says(hint, 0)
                    }
                    _ => Coach::Silent,
                };
            }
            (About::Choose(..), Some(Said::Act(actions))) if matches!(self.bot, Bot::Thinks) => {
                self.expect(actions, house);
            }
            (About::Choose(..), None) if matches!(self.bot, Bot::Thinks) => self.give_up(house),
            (About::Review, Some(Said::Review(review))) => self.tell([comment(&review)]),
            (About::Judge { asked }, said) => self.judged(asked, said),
            _ => {}
        }
    }

    pub(super) fn act(&mut self, action: &str, time: Time, house: &mut House) {
        let done = self.game.act(action, time);
        self.done(done, house);
    }

    fn done(&mut self, done: Result<Done, Refused>, house: &mut House) {
        match done {
            Ok(done) => {
                let reply = Reply { changed: true, acted: true, cues: done.cues, ..Reply::default() };
                self.take(reply, house);
            }
            Err(_) => self.give_up(house),
        }
    }

    /// An engine that does not know what to do must not stop the game: a person plays on.
    fn give_up(&mut self, house: &mut House) {
        if let Waiting::Bot(seat, _) = self.game.waiting() {
            if let Some(player) = self.game.session_mut().players.get_mut(usize::from(seat.0)) {
                player.bot = None;
            }
            self.tell([Message::new("term.computer-gave-up").seat("player", seat)]);
            self.now_shown();
            self.look(house);
        }
    }
}

/// What a hint is told in, one part after the other: where its technique has a name, the name with
/// the cells to look at comes first.
fn parts(game: &str, hint: &Hint, knows: impl Fn(&str) -> bool) -> Vec<Message> {
    let name = format!("{game}.technique-{}", hint.technique);
    let named = hint.choices.is_empty() && knows(&name);
    named.then(|| Message::new(name)).into_iter().chain([hint.text.clone()]).collect()
}

/// What the coach says of a step.
fn comment(review: &Review) -> Message {
    let Review { played, best } = review;
    if played.best {
        return Message::new("term.review-best").text("move", played.action.as_str());
    }
    let value = |choice: &Choice| choice.figures.first().map_or(String::new(), |figure| figure.shown.clone());
    let label = played.figures.first().map(|figure| figure.label.clone());
    Message::new("term.review-other")
        .text("move", played.action.as_str())
        .text("value", value(played))
        .text("best", best.action.as_str())
        .text("best-value", value(best))
        .message("what", label.unwrap_or_else(|| Message::new("term.value")))
}

#[cfg(test)]
mod tests {
    use super::parts;
    use brain::{Choice, Hint};
    use kernel::Message;

    #[test]
    fn a_technique_with_a_name_is_named_before_it_is_explained() {
        let mut hint = Hint {
            action: "place 0 0".to_owned(),
            technique: "bridge".to_owned(),
            cells: vec![0],
            text: Message::new("hidato.why"),
            choices: Vec::new(),
            stages: Vec::new(),
        };
        let told = |hint: &Hint, known: &str| -> Vec<String> {
            let parts = parts("hidato", hint, |key| key == known);
            parts.into_iter().map(|part| part.key.into_owned()).collect()
        };
        assert_eq!(told(&hint, "hidato.technique-bridge"), ["hidato.technique-bridge", "hidato.why"]);
        assert_eq!(told(&hint, "hidato.technique-other"), ["hidato.why"]);
        hint.choices = vec![Choice {
            action: "place 0 0".to_owned(),
            cells: Vec::new(),
            best: true,
            figures: Vec::new(),
        }];
        assert_eq!(told(&hint, "hidato.technique-bridge"), ["hidato.why"], "choices are told at once");
    }
}
