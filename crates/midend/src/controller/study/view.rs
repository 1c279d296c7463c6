//! An analysis as front ends paint it: the heights of a graph, turning points, the actions in the position on the board.
//! Plain data.

use super::{Board, Controller, spot_after};
use crate::{Review, controller::coach::comment_on};
use parlour_brain::{Analysis, Choice, Sign, Weighed};
use parlour_kernel::{Message, Seat};

/// How the game stands after a number of steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The last step, as lists name it; the start has none.
    pub step: Option<Message>,
    /// What is remarkable about that step.
    pub sign: Option<Sign>,
    /// For the first seat: 100 is won, -100 lost; `None` where nobody has looked yet.
    pub height: Option<i8>,
    /// The same in words.
    pub text: Option<Message>,
}

/// A step with which much was given away.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turning {
    /// The number of steps once it is done.
    pub steps: usize,
    /// How bad it was.
    pub sign: Sign,
    /// Who did what, and what would have been better.
    pub text: Message,
}

/// What is shown of an analysis.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StudyView {
    /// How many positions of the game were looked at.
    pub done: usize,
    /// How many there are to look at.
    pub all: usize,
    /// By number of steps, the start first.
    pub standings: Vec<Standing>,
    /// In order.
    pub turning: Vec<Turning>,
    /// The steps shown, those tried out included.
    pub at: usize,
    /// The game's own among them.
    pub in_game: usize,
    /// What was tried out, in order.
    pub own: Vec<String>,
    /// How much of that was taken back and can be done again.
    pub ahead: usize,
    /// What is known of the position on the board.
    pub here: Option<Analysis>,
    /// What is to be said of the step that led here.
    pub verdict: Option<Message>,
    /// The line that would have been better than that step.
    pub better: Vec<String>,
    /// Why the engine could not answer.
    pub failed: Option<Message>,
}

impl StudyView {
    /// How the position on the board stands.
    pub fn standing_words(&self) -> Option<Message> {
        match &self.here {
            Some(here) => here.best().map(|best| best.stands.clone()),
            None if self.own.is_empty() => self.standings.get(self.in_game)?.text.clone(),
            None => None,
        }
    }

    /// Whether there is still something to look at.
    pub fn is_at_work(&self) -> bool {
        self.done < self.all && self.failed.is_none()
    }

    /// The step of the game that is nearest to a place in the graph, in thousandths of its width.
    pub fn step_at(&self, thousandths: usize) -> usize {
        let last = self.standings.len().saturating_sub(1);
        ((thousandths * last + 500) / 1000).min(last)
    }
}

impl Controller {
    /// The analysis, as it is shown.
    pub fn study(&self) -> Option<StudyView> {
        let study = self.study.as_ref()?;
        let line = self.table.line();
        let standings = self.standings(&line);
        let looked_at = standings.iter().filter(|standing| standing.height.is_some()).count();
        let own = study.board.own();
        let here = self.spot_here().and_then(|spot| self.analysis_of(&spot)).cloned();
        let (verdict, better) = self.verdict_on_step(&study.board, &line);
        let mut turning = Vec::new();
        for step in 0..line.len() {
            let Some((analysis, action, Some(sign))) = self.judged_step(&line, step) else { continue };
            if sign > Sign::Only {
                turning.push(Turning {
                    steps: step + 1,
                    sign,
                    text: turning_words(step, analysis, action, sign),
                });
            }
        }
        Some(StudyView {
            done: looked_at,
            all: standings.len(),
            standings,
            turning,
            at: study.board.from + own.len(),
            in_game: study.board.from,
            ahead: study.board.ahead,
            own: own.concat(),
            here,
            verdict,
            better,
            failed: study.failed.clone(),
        })
    }

    fn standings(&self, line: &[usize]) -> Vec<Standing> {
        let listed = self.table.listed();
        let name =
            |entry: usize| listed.iter().find(|(known, _)| *known == entry).map(|(_, name)| name.clone());
        let standing = |steps: usize| {
            let known = self.analysis_of(&spot_after(line, steps));
            let over = if steps == line.len() { self.table.outcome() } else { None };
            let ended = over.map(|outcome| match outcome.winners.as_slice() {
                [winner] => (
                    if *winner == Seat(0) { 100 } else { -100 },
                    Message::new("ui.study-won").seat("who", *winner),
                ),
                _ => (0, Message::new("ui.study-drawn")),
            });
            let estimated = || known.and_then(|known| Some((known.height(), known.best()?.stands.clone())));
            let worth = ended.or_else(estimated);
            let before = steps.checked_sub(1);
            Standing {
                step: before.and_then(|before| name(line[before])),
                sign: before.and_then(|before| self.judged_step(line, before)?.2),
                height: worth.as_ref().map(|(height, _)| *height),
                text: worth.map(|(_, text)| text),
            }
        };
        (0..=line.len()).map(standing).collect()
    }

    /// What is to be said of the step that led to the board, and the line that would have been better.
    fn verdict_on_step(&self, board: &Board, line: &[usize]) -> (Option<Message>, Vec<String>) {
        let own = board.own();
        let judged = match own.split_last() {
            Some((last, before)) => {
                let mut spot = spot_after(line, board.from);
                spot.then = before.concat();
                let [action] = last.as_slice() else { return (None, Vec::new()) };
                self.analysis_of(&spot).map(|analysis| (analysis, action.as_str(), None))
            }
            None => board.from.checked_sub(1).and_then(|step| self.judged_step(line, step)),
        };
        let Some((analysis, action, sign)) = judged else { return (None, Vec::new()) };
        let (Some(played), Some(best)) = (analysis.weighed(action), analysis.best()) else {
            return (None, Vec::new());
        };
        let is_best = analysis.lost(action) == 0;
        let verdict = comment_on(&Review { played: choice(played, is_best), best: choice(best, true) });
        let better = if sign > Some(Sign::Only) { analysis.line.clone() } else { Vec::new() };
        (Some(verdict), better)
    }
}

/// An action as reviews tell it.
pub(in crate::controller) fn choice(weighed: &Weighed, best: bool) -> Choice {
    Choice {
        action: weighed.action.clone(),
        cells: Vec::new(),
        best,
        figures: Vec::new(),
        leads_to: weighed.leads_to.clone(),
    }
}

/// A turning point in words.
fn turning_words(step: usize, analysis: &Analysis, action: &str, sign: Sign) -> Message {
    let number = u32::try_from(step + 1).unwrap_or(u32::MAX);
    let words =
        Message::new("ui.turning-point").int("n", number).seat("who", analysis.seat).text("step", action);
    let words = words.message("sign", Message::new(format!("ui.sign-{}", sign.word())));
    let better = analysis.best().map_or("", |best| best.action.as_str());
    words.text("better", better)
}
