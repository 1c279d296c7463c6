//! What stands on the table when a visitor arrives: a game from a link, the one that was left, or a new one.

use crate::{browser, link, link::Carried, store};
use catalog::{AnyTable, Game, Opening};
use kernel::{Fault, Message};

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
    let carried = match carried {
        Some(Ok(table)) => Some(table),
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
    match (left, carried) {
        (Some(table), offered) if goes_on => {
            Arrival { table, resumed: true, carried: false, offered, notice }
        }
        (_, Some(table)) => {
            store::keep(game.id, &table.save());
            Arrival { table, resumed: true, carried: true, offered: None, notice }
        }
        // A puzzle that was looked at keeps its time, a solved one its solution.
        (Some(table), None) if game.card.made => {
            Arrival { table, resumed: true, carried: false, offered: None, notice }
        }
        (left, None) => {
            let setup = left.as_ref().map(|table| table.setup()).unwrap_or_default();
            let players = left.map(|table| table.session().players.clone()).unwrap_or_default();
            let opening = Opening { players, ..anew(game) };
            let table = game.open(&setup, opening).or_else(|_| game.open("", anew(game)));
            let table = table.expect("the first preset of a game can be played");
            Arrival { table, resumed: false, carried: false, offered: None, notice }
        }
    }
}

/// Opens what a link carries.
///
/// # Errors
/// What to tell the visitor.
pub fn unpack(game: &'static Game, carried: Carried) -> Result<Box<dyn AnyTable>, Message> {
    match carried {
        Carried::Save(text) => game.load(&text).map_err(|error| error.message()),
        Carried::Setup(setup) => game.open(&setup, anew(game)).map_err(|error| {
            error.messages().into_iter().next().unwrap_or_else(|| Message::new("web.unreadable-link"))
        }),
        Carried::Damaged => Err(Message::new("web.unreadable-link")),
    }
}

/// A table opened now, with new chance where a game has any.
fn anew(game: &Game) -> Opening {
    let seed = (!game.card.made).then(browser::random_seed);
    Opening { seed, now: browser::now(), ..Opening::default() }
}
