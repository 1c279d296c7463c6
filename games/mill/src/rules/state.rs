//! The game: a position with its history, and its implementation of `Rules`.

use crate::rules::{
    Action, Dialect, EndReason, Event, Fen, Flaw, Illegal, Options, Point, Position, Recurrence, RuleText,
    Seen, Setup, Side, draws, events, refusal,
};
use parlour_kernel::{Outcome, ReadError, Rules, Seat, Turn};
use serde::{Serialize, Serializer};

/// A game of Mill.
#[derive(Clone, Debug, Serialize)]
pub struct Mill {
    #[serde(skip)]
    rules: RuleText,
    /// What it began from, where that was not the empty board.
    #[serde(skip)]
    start: Option<Fen>,
    options: Options,
    position: Position,
    /// Positions since the last placement or removal, each after a move that passed the turn.
    since: Vec<Recurrence>,
    /// Everything done so far.
    history: Vec<Done>,
    /// Stones already taken in the sequence under way.
    selected: Vec<Point>,
    dialect: Dialect,
}

/// An action and who did it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "field names say what they hold")]
pub struct Done {
    pub side: Side,
    pub action: Action,
}

/// As it is written.
impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Mill {
    /// The rules of this game.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// A position.
    pub fn board(&self) -> &Position {
        &self.position
    }

    /// Everything done so far.
    pub fn history(&self) -> &[Done] {
        &self.history
    }

    /// Stones already taken in the sequence under way.
    pub fn selected(&self) -> &[Point] {
        &self.selected
    }

    /// Positions that count towards a draw by repetition.
    pub fn since(&self) -> &[Recurrence] {
        &self.since
    }

    /// The position as FEN.
    pub fn fen(&self) -> Fen {
        Fen::of(&self.position, &self.options, self.dialect)
    }

    /// The position it began from, where that was not the empty board.
    pub fn began_from(&self) -> Option<&Fen> {
        self.start.as_ref()
    }

    /// The rules as they were named.
    pub fn rules(&self) -> &RuleText {
        &self.rules
    }

    /// Updates the history after an action: positions since the last capture, stones taken in this
    /// sequence.
    fn remember(&mut self, action: Action, before: Side) {
        match action {
            Action::Place(_) | Action::Remove(_) => self.since.clear(),
            Action::Move { .. } => {
                if self.position.ending().is_none() && self.position.owed(before) == 0 {
                    self.since.push(self.position.repeats_as());
                }
            }
        }
        let goes_on = self.position.side() == before && self.position.removes();
        match action {
            Action::Remove(point) if goes_on => self.selected.push(point),
            _ => self.selected.clear(),
        }
        self.history.push(Done { side: before, action });
    }
}

impl Rules for Mill {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type Flaw = Flaw;
    type Seen<'a> = Seen<'a>;

    const ID: &'static str = "mill";
    const VERSION: u32 = 1;
    const UNDO_CAP: Option<u16> = None;

    fn start(setup: &Setup) -> Result<Self, Vec<Flaw>> {
        let (options, position, dialect) = setup.check()?;
        let rules = setup.rules.clone();
        let (since, history, selected) = (Vec::new(), Vec::new(), Vec::new());
        let start = setup.fen.clone().and_then(Result::ok);
        let mut game = Mill { rules, start, options, position, since, history, selected, dialect };
        draws::end(&mut game.position, &game.since, &game.options);
        Ok(game)
    }

    fn position(&self) -> Option<Setup> {
        // A FEN cannot say how a game ended, that a mill is pending beside captures, or which rule was
        // chosen.
        let captures = self.position.captures();
        let chosen = captures.rule.is_some() || (captures.mill > 0 && !captures.targets().is_empty());
        let lost = chosen || self.position.ending().is_some();
        (!lost).then(|| Setup { rules: self.rules.clone(), fen: Some(Ok(self.fen())) })
    }

    fn turn(&self) -> Turn {
        match self.position.ending() {
            Some(_) => Turn::Over,
            None => Turn::Seat(seat(self.position.side())),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let ending = self.position.ending()?;
        let code = match ending.reason {
            EndReason::TooFew => "too-few",
            EndReason::NoMove => "no-move",
            EndReason::BoardFull => "board-full",
            EndReason::Repetition => "repetition",
            EndReason::ManyMoves => "many-moves",
            EndReason::ManyMovesInEndgame => "many-moves-in-endgame",
            EndReason::Unknown => "unknown",
        };
        let winners = ending.winner.map(seat).into_iter().collect();
        Some(Outcome { code, scores: Vec::new(), winners })
    }

    fn legal(&self, out: &mut Vec<Action>) {
        let mut actions = super::Actions::new();
        self.position.actions(&self.options, &mut actions);
        let from = out.len();
        out.extend_from_slice(&actions);
        out[from..].sort_unstable();
    }

    fn apply(&mut self, action: &Action, events: &mut Vec<Event>) -> Result<(), Illegal> {
        refusal::check(&self.position, *action, &self.options)?;
        let before = self.position;
        self.position = before.after(*action, &self.options);
        self.remember(*action, before.side());
        draws::end(&mut self.position, &self.since, &self.options);
        events::tell(&before, *action, &self.position, &self.options, events);
        Ok(())
    }

    fn seen(&self, _by: Option<Seat>) -> Seen<'_> {
        Seen(self)
    }

    fn write(&self, action: &Action) -> String {
        action.to_string()
    }

    fn read(&self, text: &str) -> Result<Action, ReadError> {
        let text = text.trim();
        Action::read(text, text)
    }
}

/// White has the first seat.
fn seat(side: Side) -> Seat {
    Seat(side.index() as u8)
}
