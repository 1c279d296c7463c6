//! Decides what a visitor finds on the table: a game from a link, the last one, or a new one.

use super::slowly::is_long;
use crate::{browser, link, link::Carried, stats, store};
use parlour_kernel::{Fault, Message};
use parlour_midend::{AnyTable, Brought, Game, Opening, Puzzle, is_under_way, name_of, open_slip};
use parlour_scene::{Day, Made};
use parlour_table::Save;

pub struct Arrival {
    pub table: Box<dyn AnyTable>,
    /// How it got there.
    pub origin: Origin,
    /// Whether it is a game in progress.
    pub resumed: bool,
    /// A game from the link that would replace one in progress.
    pub offered: Option<Box<dyn AnyTable>>,
    /// A puzzle named by a link, if it is not on the table already.
    pub wanted: Option<Made>,
    /// A long game from the link, which is better opened a little at a time.
    pub long: Option<Save>,
    /// Whether a link leads to the first round.
    pub first: bool,
    /// Whether nothing of this game was ever played here.
    pub is_new: bool,
    /// What a link wishes for.
    pub wish: Option<String>,
    /// Whether to generate another in its place: this is the starter game, but the visitor is not new.
    pub stale: bool,
    /// What went wrong on the way.
    pub notice: Option<Message>,
}

/// How a table got in front of the player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    New,
    /// Restored from this save.
    Kept(String),
    /// Chosen by the visitor, by a link or from the shelf.
    Chosen,
    /// Only being reviewed.
    Viewed,
}

pub fn arrive(game: &'static Game) -> Arrival {
    let mut notice = None;
    let unstored = store::unstored(game.id);
    let is_unstored = unstored.is_some();
    let left = unstored.or_else(|| store::recall(game.id)).and_then(|text| match game.load(&text) {
        Ok(table) => Some((table, text)),
        Err(error) => {
            store::put_aside(game.id, &text);
            notice = Some(Message::new("web.damaged").message("why", error.message()));
            None
        }
    });
    let carried = link::read(&browser::fragment()).map(|carried| unpack(game, carried));
    if carried.is_some() {
        browser::drop_fragment();
    }
    let finds_nothing = left.is_none() && carried.is_none() && notice.is_none();
    let stale = finds_nothing && store::has_ended(game.id);
    let is_left = |name: &str| left.as_ref().is_some_and(|(table, _)| name_of(table.as_ref()) == name);
    let goes_on = left.as_ref().is_some_and(|(table, _)| is_under_way(table.as_ref()));
    let is_new = left.is_none() && notice.is_none() && !store::has_ended(game.id);
    let mut first = false;
    let (mut wanted, mut wish, mut offered, mut long, mut chosen) = (None, None, None, None, None);
    match carried {
        Some(Ok(Unpacked::Viewed(table))) => chosen = Some((table, Origin::Viewed)),
        Some(Ok(Unpacked::Known(table))) if is_left(&name_of(table.as_ref())) => {}
        Some(Ok(Unpacked::Table(table))) if goes_on => offered = Some(table),
        Some(Ok(Unpacked::Table(table) | Unpacked::Known(table))) => chosen = Some((table, Origin::Chosen)),
        Some(Ok(Unpacked::Puzzle(made))) => {
            let is_here = left.as_ref().is_some_and(|(table, _)| table.session().puzzle_name() == made.name);
            wanted = (!is_here).then_some(made);
        }
        Some(Ok(Unpacked::Long(save))) => long = Some(save),
        Some(Ok(Unpacked::Wish(wished))) => wish = Some(wished),
        Some(Ok(Unpacked::First)) => first = true,
        Some(Err(why)) => notice = Some(Message::new("web.bad-link").message("why", why)),
        None => {}
    }
    let arrival = |table, origin, resumed| Arrival {
        table,
        origin,
        resumed,
        offered,
        wanted,
        long,
        first,
        is_new,
        wish,
        stale,
        notice,
    };
    match (chosen, left) {
        (Some((table, origin)), _) => arrival(table, origin, true),
        // A viewed puzzle keeps its clock, and a solved one its solution.
        // A game that could not be stored is tried again.
        (None, Some((table, _))) if is_unstored => arrival(table, Origin::Chosen, true),
        (None, Some((table, text))) if goes_on || game.card.made => arrival(table, Origin::Kept(text), true),
        (None, left) => {
            let left = left.map(|(table, _)| table);
            let setup = left.as_ref().map(|table| table.setup()).unwrap_or_default();
            let players = left.map_or_else(|| game.players(), |table| table.session().players.clone());
            let opening = Opening { players, ..anew(game) };
            let table = game.open(&setup, opening).or_else(|_| game.open("", anew(game)));
            let table = table.expect("the first preset of a game can be played");
            arrival(table, Origin::New, false)
        }
    }
}

/// Opens what a link carries.
///
/// # Errors
/// What to tell the visitor.
pub fn unpack(game: &'static Game, carried: Carried) -> Result<Unpacked, Message> {
    let unreadable = || Message::new("web.unreadable-link");
    let load = |text: &str| game.load(text).map_err(|error| error.message());
    match carried {
        Carried::Save(text) => match Save::read(&text) {
            Ok(save) if is_long(&save) => Ok(Unpacked::Long(save)),
            Ok(save) => sort_out(game, game.replay(save).map_err(|error| error.message())?),
            Err(error) => Err(error.message()),
        },
        Carried::Left(slot) => {
            let text = store::recall_left(game.id, &slot).ok_or_else(unreadable)?;
            load(&text).map(Unpacked::Known)
        }
        Carried::Kept(time) => {
            let kept = stats::recall(game.id).recent.into_iter().find(|game| game.time.to_string() == time);
            let save = kept.and_then(|kept| stats::save_of(game.id, &kept)).ok_or_else(unreadable)?;
            let table = load(&save)?;
            Ok(if game.card.mortal { Unpacked::Viewed(table) } else { Unpacked::Table(table) })
        }
        Carried::Over(slot) => {
            let text = store::recall_over(game.id, &slot).ok_or_else(unreadable)?;
            load(&text).map(Unpacked::Viewed)
        }
        Carried::Setup(setup) => game
            .open(&setup, anew(game))
            .map(Unpacked::Table)
            .map_err(|error| error.message().unwrap_or_else(unreadable)),
        Carried::Board(text) => game
            .bring(&text, "", anew(game))
            .map(Unpacked::Known)
            .map_err(|error| error.message().unwrap_or_else(unreadable)),
        Carried::First => Ok(Unpacked::First),
        Carried::Wish(wish) if game.card.made => Ok(Unpacked::Wish(wish)),
        Carried::Puzzle(name) => {
            let today = Day::at(browser::now().0);
            let puzzle = Puzzle::of(&game.card, &name).filter(|puzzle| puzzle.is_out(today));
            puzzle.and_then(|puzzle| puzzle.made(&game.card)).map(Unpacked::Puzzle).ok_or_else(unreadable)
        }
        Carried::Slip(setup) => {
            open_slip(game, &setup, browser::now()).map(Unpacked::Known).ok_or_else(unreadable)
        }
        Carried::Wish(_) | Carried::Damaged => Err(unreadable()),
    }
}

/// Decides what to do with a game from outside.
///
/// # Errors
/// Why the one that is stored here cannot be opened.
pub fn sort_out(game: &'static Game, mut table: Box<dyn AnyTable>) -> Result<Unpacked, Message> {
    Ok(match parlour_midend::bring(table.as_mut(), &store::Texts::of(game.id), browser::now()) {
        Brought::Played => Unpacked::Table(table),
        Brought::Known(text) => Unpacked::Known(game.load(&text).map_err(|error| error.message())?),
        Brought::Viewed => Unpacked::Viewed(table),
    })
}

pub enum Unpacked {
    /// A game from outside.
    Table(Box<dyn AnyTable>),
    /// A game from outside that takes long to open.
    Long(Save),
    /// A game that this site knows: stored here, or a board of its own pages.
    Known(Box<dyn AnyTable>),
    /// A game that is over for good.
    Viewed(Box<dyn AnyTable>),
    /// A puzzle to generate.
    Puzzle(Made),
    /// A new game to generate.
    Wish(String),
    /// The first round.
    First,
}

/// A new table, with a new seed if the game uses one.
fn anew(game: &Game) -> Opening {
    let seed = (!game.card.made || game.card.sown).then(browser::random_seed);
    Opening { seed, now: browser::now(), players: game.players() }
}
