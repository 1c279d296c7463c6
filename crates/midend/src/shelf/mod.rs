//! What lies on the shelf of a kind of game: games under way, finished ones, and texts that cannot be opened
//! here. Decided from texts; front ends paint entries and move bytes.

mod archive;
mod finished;
mod survey;
mod taking;
mod view;

pub use archive::{Archive, ArchiveError, Item, Packed, pack_games};
pub(crate) use finished::shelve_over;
pub use finished::{Ended, follow_ending, over_name};
pub use survey::Survey;
pub use taking::{Taken, TakenIn, take_in, take_text};
pub use view::{ShelfOrder, ShelfState, ShelfView};

use crate::{
    AnyTable, Game, Slot, SlotName, Slots, is_under_way,
    keeping::{name_in, put},
    standing,
};
use parlour_kernel::{Digest, Message};
use parlour_scene::Board;
use parlour_table::{LoadError, Save, Time};

/// The longest name a person can give a game, in letters.
pub const TITLE_LETTERS: usize = 48;

/// Where a game of the shelf is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// On the table: the one played last.
    Last,
    /// Among the unfinished games.
    Left(SlotName),
    /// Among the finished games.
    Over(SlotName),
}

impl Place {
    /// Its storage slot.
    pub fn slot(&self) -> Slot<'_> {
        match self {
            Place::Last => Slot::Last,
            Place::Left(name) => Slot::Left(name),
            Place::Over(name) => Slot::Over(name),
        }
    }
}

/// What kind of entry it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A game to go on with.
    UnderWay,
    /// A game to look back at.
    Finished(Ended),
    /// A text that cannot be opened, and why.
    Unreadable(LoadError),
    /// A game that a newer version of this program wrote.
    Newer(LoadError),
}

/// What is shown of a game.
#[derive(Clone, Debug)]
pub struct Preview {
    /// Its status line, and how much is done.
    pub lines: Vec<Message>,
    /// The board as it stands.
    pub board: Board,
}

impl Preview {
    fn of(table: &dyn AnyTable) -> Self {
        Preview { lines: standing(table), board: table.scene(None).board }
    }
}

/// A game on the shelf.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The id of its game.
    pub game: &'static str,
    /// Where it is stored.
    pub place: Place,
    /// What kind of entry it is.
    pub kind: Kind,
    /// The name a person gave it; empty if nobody did.
    pub title: String,
    /// The name of its puzzle; empty if it has none.
    pub puzzle: String,
    /// What it started from.
    pub setup: String,
    /// When it was opened.
    pub opened: Time,
    /// When something was last done in it.
    pub last: Time,
    /// What is stored.
    pub text: String,
    /// What is shown of it, if it had to be opened to know what it is.
    pub preview: Option<Preview>,
}

impl Entry {
    /// What is shown of it; a finished game is opened for that.
    ///
    /// # Errors
    /// Why it cannot be opened.
    pub fn preview(&self, game: &Game) -> Result<Preview, LoadError> {
        match (&self.preview, &self.kind) {
            (_, Kind::Unreadable(error) | Kind::Newer(error)) => Err(error.clone()),
            (Some(preview), _) => Ok(preview.clone()),
            (None, _) => game.load(&self.text).map(|table| Preview::of(table.as_ref())),
        }
    }

    /// Whether it can be opened, as far as is known.
    pub fn opens(&self) -> bool {
        matches!(self.kind, Kind::UnderWay | Kind::Finished(_))
    }
}

/// Every game of a kind on the shelf, the newest first; the one on the table too, if it is under way.
pub fn entries(game: &Game, slots: &dyn Slots) -> Vec<Entry> {
    let last = slots.read(Slot::Last);
    let on_table = last.as_deref().and_then(|text| Save::read(text).ok()).map(|save| name_in(&save));
    let mut found: Vec<Entry> = Vec::new();
    found.extend(last.and_then(|text| under_way(game, Place::Last, text)));
    let mut left = slots.left();
    left.extend(slots.puzzles());
    for name in left {
        let Some(text) = slots.read(Slot::Left(&name)) else { continue };
        let own = Save::read(&text).ok().map(|save| name_in(&save));
        if own.is_none() || own != on_table {
            found.extend(under_way(game, Place::Left(name), text));
        }
    }
    for name in slots.over() {
        found.extend(slots.read(Slot::Over(&name)).map(|text| over(game, Place::Over(name), text)));
    }
    found.sort_by(|one, other| other.last.cmp(&one.last).then_with(|| one.text.cmp(&other.text)));
    found
}

/// An unfinished game; `None` if it is over, or nobody has begun it.
fn under_way(game: &Game, place: Place, text: String) -> Option<Entry> {
    match game.load(&text) {
        Ok(table) if is_under_way(table.as_ref()) => {
            let preview = Some(Preview::of(table.as_ref()));
            Some(Entry { preview, ..plain(game, place, text, Kind::UnderWay) })
        }
        Ok(_) => None,
        Err(error) => Some(plain(game, place, text, refused(game, error))),
    }
}

fn over(game: &Game, place: Place, text: String) -> Entry {
    let ended = Save::read(&text).map(|save| Ended::of_save(&save));
    let (kind, preview) = match ended {
        Ok(Some(ended)) => (Kind::Finished(ended), None),
        // An earlier version kept it, without a note of how it ended.
        Ok(None) => match game.load(&text) {
            Ok(table) => (Kind::Finished(Ended::of(table.as_ref())), Some(Preview::of(table.as_ref()))),
            Err(error) => (refused(game, error), None),
        },
        Err(error) => (refused(game, error), None),
    };
    Entry { preview, ..plain(game, place, text, kind) }
}

fn plain(game: &Game, place: Place, text: String, kind: Kind) -> Entry {
    let save = Save::read(&text).ok();
    let session = save.as_ref().map(Save::session);
    let of_session = |field: fn(&parlour_table::Session) -> &str| session.map_or("", field).to_owned();
    Entry {
        game: game.id,
        place,
        kind,
        title: of_session(parlour_table::Session::title),
        puzzle: of_session(parlour_table::Session::puzzle_name),
        setup: save.as_ref().map_or("", Save::setup).to_owned(),
        opened: session.map_or(Time(0), |session| session.opened),
        last: save.as_ref().map_or(Time(0), Save::last),
        text,
        preview: None,
    }
}

/// Tells a newer version's text apart from one that is damaged.
fn refused(game: &Game, error: LoadError) -> Kind {
    match error {
        LoadError::NewerFormat(_) => Kind::Newer(error),
        LoadError::RulesChanged(rules) if rules > game.version => Kind::Newer(error),
        error => Kind::Unreadable(error),
    }
}

/// Plays a game again from its text, from the first entry to the last; its final digest.
///
/// # Errors
/// Why it is not what it says.
pub fn verify(game: &Game, text: &str) -> Result<Digest, LoadError> {
    game.load(text).map(|table| table.digest())
}

/// Gives the game in a place a name; an empty one takes the name away. The new text, or `None` if there is no such game
/// or no room.
pub fn rename(slots: &mut dyn Slots, place: &Place, title: &str) -> Option<String> {
    let _claim = slots.claim()?;
    let letters = title.trim().chars().filter(|letter| !letter.is_control()).take(TITLE_LETTERS);
    let title: String = letters.collect();
    let save = Save::read(&slots.read(place.slot())?).ok()?;
    let text = save.titled(title.trim_end()).written();
    slots.write(place.slot(), &text).then_some(text)
}

/// Removes a text from its place; false if another one is there by now, which stays.
pub fn remove(slots: &mut dyn Slots, place: &Place, text: &str) -> bool {
    let Some(_claim) = slots.claim() else { return false };
    let is_there = slots.read(place.slot()).is_some_and(|there| there == text);
    if is_there {
        slots.remove(place.slot());
    }
    is_there
}

/// Removes many entries, or puts all back if none of them is left: `gone` says which are. `go` moves the entry at an index,
/// out or back, and says whether it could. The entries that moved, whether they are gone now, and what to tell.
pub fn all_at_once(
    listed: &[usize],
    gone: impl Fn(usize) -> bool,
    mut go: impl FnMut(usize, bool) -> bool,
) -> (Vec<usize>, bool, Message) {
    let leaves = listed.iter().any(|index| !gone(*index));
    let wanted = listed.iter().copied().filter(|index| gone(*index) != leaves);
    let moved: Vec<usize> = wanted.filter(|index| go(*index, leaves)).collect();
    let key = if leaves { "ui.shelf-removed-all" } else { "ui.shelf-is-back-all" };
    let told = Message::new(key).int("n", u32::try_from(moved.len()).unwrap_or(u32::MAX));
    (moved, leaves, told)
}

/// Puts a removed text back where it was, or if another game is there now, beside it. False if there is no room.
pub fn put_back(slots: &mut dyn Slots, place: &Place, text: &str) -> bool {
    let Some(_claim) = slots.claim() else { return false };
    let free = slots.read(place.slot()).is_none_or(|there| there == text);
    let aside = || SlotName::of_content(text);
    match place {
        _ if free => slots.write(place.slot(), text),
        Place::Last | Place::Left(_) => put(&aside(), text, slots) == crate::Kept::Done,
        Place::Over(_) => slots.write(Slot::Over(&aside()), text),
    }
}
