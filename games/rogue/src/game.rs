//! The kernel's trait for the roguelike. It is above `rules` because a run may start from a scenario, which
//! `script` reads.
#![deny(clippy::disallowed_types, clippy::disallowed_methods, clippy::float_arithmetic)]

#[cfg(not(feature = "view"))]
use crate::rules::FlawKind;
use crate::rules::{Action, Ending, Event, Flaw, Illegal, Rogue, Seen, Setup};
#[cfg(feature = "view")]
use crate::script::scenario;
use parlour_kernel::{Digest, Outcome, ReadError, Rules, Seat, Turn, UndoKind, digest_of};

impl Rules for Rogue {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type Flaw = Flaw;
    type Seen<'a> = Seen<'a>;

    const ID: &'static str = "rogue";
    const VERSION: u32 = 2;
    const UNDO_CAP: Option<u16> = Some(0);

    fn start(setup: &Setup) -> Result<Self, Vec<Flaw>> {
        match setup {
            Setup::Options(options) => Ok(Rogue::new(*options)),
            #[cfg(feature = "view")]
            Setup::Scenario(text) => scenario::start(text),
            #[cfg(not(feature = "view"))]
            Setup::Scenario(_) => Err(vec![Flaw { at: String::new(), kind: FlawKind::Unsupported }]),
        }
    }

    /// No short text can describe a position: a run is its history.
    fn position(&self) -> Option<Setup> {
        None
    }

    fn turn(&self) -> Turn {
        if self.ending.is_some() { Turn::Over } else { Turn::Seat(Seat(0)) }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ending.map(|ending| {
            let won = ending == Ending::Won;
            Outcome {
                code: if won { "won" } else { "died" },
                scores: vec![self.score()],
                winners: if won { vec![Seat(0)] } else { Vec::new() },
            }
        })
    }

    fn legal(&self, out: &mut Vec<Action>) {
        self.list_legal(out);
    }

    fn apply(&mut self, action: &Action, events: &mut Vec<Event>) -> Result<(), Illegal> {
        self.check(action)?;
        self.hero.running = matches!(action, Action::Run(_));
        if self.act(*action, events) {
            self.pass_turn(events);
        } else {
            self.look();
        }
        self.count_sightings();
        Ok(())
    }

    /// Nothing in the dungeon can be undone.
    fn undo_kind(&self, _action: &Action) -> UndoKind {
        UndoKind::Barrier
    }

    fn seen(&self, _by: Option<Seat>) -> Seen<'_> {
        Seen(self)
    }

    fn write(&self, action: &Action) -> String {
        action.to_string()
    }

    fn read(&self, text: &str) -> Result<Action, ReadError> {
        Action::read(text)
    }

    /// Covers turn, hero and random streams: runs that diverge differ here at once.
    fn check_word(&self) -> Digest {
        let hero = &self.hero;
        digest_of(&(
            self.turn,
            hero.cell,
            hero.hp,
            hero.xp,
            hero.food,
            self.depth(),
            &self.combat,
            &self.here.rng,
        ))
    }
}
