//! What stands on the table when a visitor arrives: a game from a link, the one that was left, or a new one.

use crate::{browser, link, link::Carried, stats, store};
use parlour_kernel::{Fault, Message};
use parlour_midend::{AnyTable, Game, Opening, Puzzle};
use parlour_scene::{Day, Made};

/// What a visitor finds.
pub struct Arrival {
    /// The table to show.
    pub table: Box<dyn AnyTable>,
    /// Whether it is a game that goes on.
    pub resumed: bool,
    /// Whether a link brought it.
    pub carried: bool,
    /// A game from the link that would replace one that goes on.
    pub offered: Option<Box<dyn AnyTable>>,
    /// A puzzle that a link names, where it is not on the table already.
    pub wanted: Option<Made>,
    /// Whether it is only looked at.
    pub viewed: bool,
    /// Whether another is to be made in its place: it is the one for new players, and the visitor is none.
    pub stale: bool,
    /// What went wrong on the way.
    pub notice: Option<Message>,
}

/// Sets the table of a game.
pub fn arrive(game: &'static Game) -> Arrival {
    let mut notice = None;
    let left = store::recall(game.id).and_then(|text| match game.load(&text) {
        Ok(table) => Some(table),
        Err(error) => {
            store::put_aside(game.id, &text);
            notice = Some(Message::new("web.damaged").message("why", error.message()));
            None
        }
    });
    let carried = link::read(&browser::fragment()).map(|carried| unpack(game, carried));
    let mut wanted = None;
    let carried = match carried {
        Some(Ok(Unpacked::Table(table))) => Some(table),
        Some(Ok(Unpacked::Puzzle(made))) => {
            browser::drop_fragment();
            let is_here = left.as_ref().is_some_and(|table| table.session().puzzle == made.name);
            wanted = (!is_here).then_some(made);
            None
        }
        Some(Err(why)) => {
            browser::drop_fragment();
            notice = Some(Message::new("web.bad-link").message("why", why));
            None
        }
        None => None,
    };
    let goes_on = left.as_ref().is_some_and(|table| table.outcome().is_none() && table.touched());
    if carried.is_some() {
        browser::drop_fragment();
    }
    let finds_nothing = left.is_none() && carried.is_none() && wanted.is_none() && notice.is_none();
    let stale = finds_nothing && store::has_ended(game.id);
    let arrival = |table, resumed, carried, offered| Arrival {
        table,
        resumed,
        carried,
        offered,
        wanted,
        viewed: false,
        stale,
        notice,
    };
    match (left, carried) {
        (_, Some(table)) if is_only_viewed(table.as_ref()) => {
            Arrival { viewed: true, ..arrival(table, true, false, None) }
        }
        (Some(table), offered) if goes_on => arrival(table, true, false, offered),
        (_, Some(table)) => {
            store::keep(table.as_ref());
            arrival(table, true, true, None)
        }
        // A puzzle that was looked at keeps its time, a solved one its solution.
        (Some(table), None) if game.card.made => arrival(table, true, false, None),
        (left, None) => {
            let setup = left.as_ref().map(|table| table.setup()).unwrap_or_default();
            let players = left.map_or_else(|| game.players(), |table| table.session().players.clone());
            let opening = Opening { players, ..anew(game) };
            let table = game.open(&setup, opening).or_else(|_| game.open("", anew(game)));
            let table = table.expect("the first preset of a game can be played");
            arrival(table, false, false, None)
        }
    }
}

/// Whether a game can only be looked at: it has ended, and the end is final.
pub fn is_only_viewed(table: &dyn AnyTable) -> bool {
    table.card().mortal && table.outcome().is_some()
}

/// Opens what a link carries.
///
/// # Errors
/// What to tell the visitor.
pub fn unpack(game: &'static Game, carried: Carried) -> Result<Unpacked, Message> {
    let unreadable = || Message::new("web.unreadable-link");
    match carried {
        Carried::Save(text) => game.load(&text).map(Unpacked::Table).map_err(|error| error.message()),
        Carried::Kept(time) => {
            let kept = stats::recall(game.id).recent.into_iter().find(|game| game.time.to_string() == time);
            let save = kept.map(|kept| kept.save).ok_or_else(unreadable)?;
            game.load(&save).map(Unpacked::Table).map_err(|error| error.message())
        }
        Carried::Setup(setup) => game
            .open(&setup, anew(game))
            .map(Unpacked::Table)
            .map_err(|error| error.message().unwrap_or_else(unreadable)),
        Carried::Puzzle(name) => {
            let today = Day::at(browser::now().0);
            let puzzle = Puzzle::of(&game.card, &name).filter(|puzzle| puzzle.is_out(today));
            puzzle.and_then(|puzzle| puzzle.made(&game.card)).map(Unpacked::Puzzle).ok_or_else(unreadable)
        }
        Carried::Damaged => Err(unreadable()),
    }
}

/// What a link carried.
pub enum Unpacked {
    /// A game.
    Table(Box<dyn AnyTable>),
    /// A puzzle to be made.
    Puzzle(Made),
}

/// A table opened now, with new chance where a game has any.
fn anew(game: &Game) -> Opening {
    let seed = (!game.card.made).then(browser::random_seed);
    Opening { seed, now: browser::now(), players: game.players() }
}
