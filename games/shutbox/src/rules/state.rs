//! The state of a game of Shut the Box and its transitions.
//!
//! `ready` -> `rolling` -> `rolled` -> `ready` | next player | `over`. Holds only what undo should restore:
//! no selection and no animation.

use crate::rules::{
    Action, DiceChoice, DiceCount, Event, Flaw, Illegal, Seen, Setup, Throw, TileSet, Variant,
    has_valid_moves, sets_of_sum,
};
use parlour_kernel::{Outcome, ReadError, Rules, Seat, Turn, UndoKind};
use serde::Serialize;

/// The phase of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Phase {
    /// The player may roll.
    Ready,
    /// The dice are tumbling.
    Rolling(DiceCount),
    /// The player must put tiles down.
    Rolled(Throw),
    /// Everybody is done. Holds the throw that no tiles could answer, unless the box was shut.
    Over(Option<Throw>),
}

/// How a turn ended, shown while the next player is at the box.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct TurnEnd {
    /// Whose turn it was.
    pub seat: Seat,
    /// The tiles that stayed up.
    pub left: TileSet,
    /// The throw that could not be answered; `None` if the box was shut.
    pub throw: Option<Throw>,
    /// The score of the tiles left.
    pub score: i64,
}

/// A game of Shut the Box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ShutBox {
    variant: Variant,
    up: TileSet,
    phase: Phase,
    /// Score of each turn that ended, in order: round by round, seat by seat.
    scores: Vec<i64>,
    last: Option<TurnEnd>,
}

impl ShutBox {
    /// The rules of this game.
    pub fn variant(&self) -> &Variant {
        &self.variant
    }

    /// The tiles that are up.
    pub fn up(&self) -> TileSet {
        self.up
    }

    /// The phase of the turn.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// How the previous turn ended.
    pub fn last_turn(&self) -> Option<TurnEnd> {
        self.last
    }

    /// The player at the box; the last one when the game is over.
    pub fn seat(&self) -> Seat {
        Seat((self.turns_begun() % self.players()) as u8)
    }

    /// The round, from 1.
    pub fn round(&self) -> u8 {
        (self.turns_begun() / self.players()) as u8 + 1
    }

    /// The scores of one player, round by round.
    pub fn scores_of(&self, seat: Seat) -> impl Iterator<Item = i64> {
        self.scores.iter().skip(usize::from(seat.0)).step_by(self.players()).copied()
    }

    /// The running total of one player.
    pub fn total_of(&self, seat: Seat) -> i64 {
        self.scores_of(seat).sum()
    }

    /// Every seat, in order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.variant.players).map(Seat)
    }

    /// The score of the tiles that are up.
    pub fn score(&self) -> i64 {
        self.variant.scoring.score(self.up)
    }

    /// What may be thrown now.
    pub fn dice_choice(&self) -> DiceChoice {
        self.variant.dice.choice(self.up)
    }

    /// The dice on the table, while they matter or after they ended the game.
    pub fn throw(&self) -> Option<Throw> {
        match self.phase {
            Phase::Rolled(throw) | Phase::Over(Some(throw)) => Some(throw),
            _ => None,
        }
    }

    fn players(&self) -> usize {
        usize::from(self.variant.players)
    }

    /// Turns ended before the current one; at the end, the last turn stays current.
    fn turns_begun(&self) -> usize {
        match self.phase {
            Phase::Over(_) => self.scores.len() - 1,
            _ => self.scores.len(),
        }
    }

    fn put_down(&mut self, tiles: TileSet, throw: Throw, events: &mut Vec<Event>) -> Result<(), Illegal> {
        if let Some(tile) = tiles.without(self.up).iter().next() {
            return Err(Illegal::TileDown { tile: tile.number() });
        }
        if tiles.sum() != u32::from(throw.total()) {
            return Err(Illegal::WrongSum { want: throw.total(), got: tiles.sum() });
        }
        self.up = self.up.without(tiles);
        events.push(Event::Down { tiles });
        if self.up.is_empty() {
            self.end_turn(None, events);
        } else {
            self.phase = Phase::Ready;
        }
        Ok(())
    }

    fn end_turn(&mut self, throw: Option<Throw>, events: &mut Vec<Event>) {
        let (seat, score) = (self.seat(), self.score());
        self.scores.push(score);
        self.last = Some(TurnEnd { seat, left: self.up, throw, score });
        events.push(Event::Ended { seat, score });
        if self.scores.len() == self.players() * usize::from(self.variant.rounds) {
            self.phase = Phase::Over(throw);
        } else {
            let raised = self.variant.start.without(self.up);
            self.up = self.variant.start;
            self.phase = Phase::Ready;
            events.push(Event::Ready { seat: self.seat(), round: self.round(), raised });
        }
    }

    fn begin(variant: Variant) -> Self {
        let up = variant.start;
        ShutBox { variant, up, phase: Phase::Ready, scores: Vec::new(), last: None }
    }
}

impl Rules for ShutBox {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type Flaw = Flaw;
    type Seen<'a> = Seen<'a>;

    const ID: &'static str = "shutbox";
    const VERSION: u32 = 1;
    const UNDO_CAP: Option<u16> = None;

    fn start(setup: &Setup) -> Result<Self, Vec<Flaw>> {
        Variant::check(setup).map(ShutBox::begin)
    }

    fn position(&self) -> Option<Setup> {
        // A setup cannot say what was rolled or scored, or whose turn it is.
        let alone = self.variant.players == 1 && self.variant.rounds == 1;
        let quiet = self.phase == Phase::Ready && alone;
        quiet.then(|| {
            let whole = self.up == TileSet::full(self.variant.size);
            Setup {
                tiles: self.variant.size.tiles(),
                dice: self.variant.dice,
                score: self.variant.scoring,
                players: 1,
                rounds: 1,
                up: (!whole).then(|| self.up.iter().map(crate::rules::Tile::number).collect()),
            }
        })
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Ready | Phase::Rolled(_) => Turn::Seat(self.seat()),
            Phase::Rolling(_) => Turn::Chance,
            Phase::Over(_) => Turn::Over,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over(_) = self.phase else { return None };
        let totals: Vec<i64> = self.seats().map(|seat| self.total_of(seat)).collect();
        let best = totals.iter().min().copied().unwrap_or(0);
        if self.variant.players == 1 {
            let shut = best == 0;
            let code = if shut { "shut" } else { "lost" };
            let winners = if shut { vec![Seat(0)] } else { vec![] };
            return Some(Outcome { code, scores: totals, winners });
        }
        let winners = self.seats().filter(|seat| totals[usize::from(seat.0)] == best).collect();
        Some(Outcome { code: "scores", scores: totals, winners })
    }

    fn legal(&self, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Ready => out.extend(self.dice_choice().counts().iter().copied().map(Action::Roll)),
            Phase::Rolling(count) => out.extend(Throw::all(count).map(Action::Dice)),
            Phase::Rolled(throw) => out.extend(sets_of_sum(self.up, throw.total()).map(Action::PutDown)),
            Phase::Over(_) => {}
        }
        out.push(Action::Reset);
    }

    fn chance(&self, out: &mut Vec<(Action, u32)>) {
        if let Phase::Rolling(count) = self.phase {
            out.extend(Throw::all(count).map(|throw| (Action::Dice(throw), 1)));
        }
    }

    fn apply(&mut self, action: &Action, events: &mut Vec<Event>) -> Result<(), Illegal> {
        match (*action, self.phase) {
            (Action::Reset, _) => {
                *self = ShutBox::begin(self.variant.clone());
                events.push(Event::Reset);
                Ok(())
            }
            (_, Phase::Over(_)) => Err(Illegal::Over),
            (Action::Roll(count), Phase::Ready) => {
                if !self.dice_choice().counts().contains(&count) {
                    return Err(Illegal::DiceCount { asked: count.number() });
                }
                self.phase = Phase::Rolling(count);
                events.push(Event::Rolling { dice: count.number() });
                Ok(())
            }
            (Action::Roll(_), Phase::Rolling(_) | Phase::Rolled(_)) => Err(Illegal::AlreadyRolled),
            (Action::Dice(throw), Phase::Rolling(count)) => {
                let (first, second) = (throw.first(), throw.second());
                if throw.count() != count {
                    return Err(Illegal::DiceRange { first, second });
                }
                self.phase = Phase::Rolled(throw);
                events.push(Event::Rolled { first, second });
                if !has_valid_moves(self.up, throw.total()) {
                    self.end_turn(Some(throw), events);
                }
                Ok(())
            }
            (Action::BadDice(first, second), Phase::Rolling(_)) => Err(Illegal::DiceRange { first, second }),
            (Action::PutDown(tiles), Phase::Rolled(throw)) => self.put_down(tiles, throw, events),
            (Action::Dice(_) | Action::BadDice(..) | Action::PutDown(_), _) => Err(Illegal::NotRolled),
        }
    }

    fn undo_kind(&self, action: &Action) -> UndoKind {
        match action {
            Action::PutDown(_) => UndoKind::Step,
            Action::Roll(_) | Action::Dice(_) | Action::BadDice(..) | Action::Reset => UndoKind::Barrier,
        }
    }

    fn seen(&self, _by: Option<Seat>) -> Seen<'_> {
        Seen(self)
    }

    fn write(&self, action: &Action) -> String {
        match action {
            Action::Roll(count) => format!("roll {}", count.number()),
            Action::Dice(throw) => format!("dice {} {}", throw.first(), throw.second()),
            Action::BadDice(first, second) => format!("dice {first} {second}"),
            Action::PutDown(tiles) => tiles.to_string(),
            Action::Reset => "reset".to_owned(),
        }
    }

    fn read(&self, text: &str) -> Result<Action, ReadError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let number = |word: &str| word.parse::<u8>().map_err(|_| ReadError::at("not-a-number", text, word));
        match words.as_slice() {
            ["roll"] => match (self.phase, self.dice_choice()) {
                (Phase::Ready, DiceChoice::Free) => Err(ReadError::at("choose-dice", text, text)),
                (_, choice) => Ok(Action::Roll(choice.counts()[0])),
            },
            ["roll", count] => {
                let count = DiceCount::of(number(count)?);
                count.map(Action::Roll).ok_or_else(|| ReadError::at("dice-count", text, words[1]))
            }
            ["dice", first, rest @ ..] if rest.len() <= 1 => {
                let first = number(first)?;
                let second = rest.first().map_or(Ok(0), |word| number(word))?;
                Ok(Throw::new(first, second).map_or(Action::BadDice(first, second), Action::Dice))
            }
            ["reset"] => Ok(Action::Reset),
            [tiles] if tiles.starts_with(|c: char| c.is_ascii_digit()) => {
                TileSet::read(tiles, '+', self.variant.size, text).map(Action::PutDown)
            }
            _ => Err(ReadError::at("unknown-action", text, text)),
        }
    }
}
