//! A game as front ends list and open it: its card, and the ways to get a table.

use crate::{AnyTable, NAME_LETTERS, play::Play};
use parlour_kernel::{Fault, Message, ReadError, Rules};
use parlour_scene::{Brought, Card, Present};
use parlour_table::{LoadError, Loading, Player, Save, Session, Table, Time};
use std::{fmt, ops::Deref, sync::OnceLock};

/// What is known about a game without opening it.
#[derive(Debug)]
pub struct Listed {
    /// Its name in commands, links and saves.
    pub id: &'static str,
    /// The version of its rules.
    pub version: u32,
    /// Its card, for menus and help.
    pub card: Card,
}

impl Listed {
    /// The entry of a game.
    pub const fn of<G: Present>() -> Self {
        Listed { id: G::ID, version: G::VERSION, card: G::CARD }
    }

    /// The default players: people only, or a person and the game's computer opponent.
    pub fn players(&self) -> Vec<Player> {
        let rival = |level: &str| Player { name: None, bot: Some(level.to_owned()) };
        self.card.rival.map_or_else(Vec::new, |level| vec![Player::default(), rival(level)])
    }
}

/// A game that can be opened.
#[derive(Debug)]
pub struct Game {
    listed: Listed,
    ways: OnceLock<Ways>,
    /// What is known from the start.
    here: Option<Ways>,
}

/// The ways to open a game: they bring all its code with them.
#[derive(Clone, Copy, Debug)]
pub struct Ways {
    open: fn(&str, Opening) -> Opened<OpenError>,
    bring: fn(&str, &str, Opening) -> Opened<OpenError>,
    begin: fn(Save) -> Result<Box<dyn AnyLoading>, LoadError>,
}

impl Ways {
    /// Those of a game.
    pub const fn of<G: Present>() -> Self {
        Ways { open: open::<G>, bring: bring::<G>, begin: begin::<G> }
    }
}

impl Deref for Game {
    type Target = Listed;

    fn deref(&self) -> &Listed {
        &self.listed
    }
}

/// A table, or why there is none.
type Opened<E> = Result<Box<dyn AnyTable>, E>;

/// A saved game being opened, as many actions at a time as there is time for.
pub trait AnyLoading {
    /// Replays at least so many actions, as far as there are any; true once all are.
    ///
    /// # Errors
    /// Why the save was refused.
    fn advance(&mut self, actions: usize) -> Result<bool, LoadError>;
    /// The table, once everything was replayed.
    ///
    /// # Errors
    /// Why the save was refused.
    fn finish(self: Box<Self>) -> Result<Box<dyn AnyTable>, LoadError>;
}

impl<G: Present> AnyLoading for Loading<G> {
    fn advance(&mut self, actions: usize) -> Result<bool, LoadError> {
        Loading::advance(self, actions)
    }

    fn finish(self: Box<Self>) -> Result<Box<dyn AnyTable>, LoadError> {
        Loading::finish(*self).map(|table| Box::new(Play::new(table)) as Box<dyn AnyTable>)
    }
}

/// How to open a table.
#[derive(Clone, Debug, Default)]
pub struct Opening {
    /// The seed; `None` if people throw their own dice.
    pub seed: Option<u64>,
    /// Who sits where.
    pub players: Vec<Player>,
    /// The current time.
    pub now: Time,
}

impl Opening {
    /// One person, with a seed and no clock.
    pub fn seeded(seed: u64) -> Self {
        Opening { seed: Some(seed), ..Opening::default() }
    }
}

/// Why a table was not opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenError {
    /// The setup text could not be parsed.
    Read(ReadError),
    /// A text of several lines could not be read: in which line, from 1, and where in that.
    ReadLine(u32, ReadError),
    /// The setup cannot be played: every reason, as code and message.
    Flawed(Vec<(&'static str, Message)>),
    /// A recorded move is refused: its number from 1, its notation, and why.
    Refused(u32, String, Message),
    /// The game's code has not come yet.
    NotHere,
}

impl OpenError {
    /// Every reason, to be shown.
    pub fn messages(&self) -> Vec<Message> {
        match self {
            OpenError::Read(error) => vec![error.message()],
            OpenError::ReadLine(line, error) => {
                vec![Message::new("read.in-line").int("line", *line).message("why", error.message())]
            }
            OpenError::Flawed(flaws) => flaws.iter().map(|(_, message)| message.clone()).collect(),
            OpenError::Refused(number, action, why) => {
                let told = Message::new("read.refused-step").int("number", *number);
                vec![told.text("action", action.as_str()).message("why", why.clone())]
            }
            OpenError::NotHere => vec![Message::new("web.not-fetched-text")],
        }
    }

    /// All reasons in one message; `None` if there are none.
    pub fn message(&self) -> Option<Message> {
        let both = |one: Message, other: Message| {
            Message::new("reasons").message("one", one).message("other", other)
        };
        self.messages().into_iter().reduce(both)
    }
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::Read(error) => error.fmt(f),
            OpenError::ReadLine(line, error) => write!(f, "{line}: {error}"),
            OpenError::Flawed(flaws) => {
                let reasons: Vec<String> = flaws.iter().map(|(_, message)| message.to_string()).collect();
                f.write_str(&reasons.join("; "))
            }
            OpenError::Refused(number, action, why) => write!(f, "{number} {action}: {why}"),
            OpenError::NotHere => f.write_str("not here yet"),
        }
    }
}

impl std::error::Error for OpenError {}

impl Game {
    /// The entry of a game. Also lets a game outside the list open a table.
    pub const fn of<G: Present>() -> Self {
        Game { listed: Listed::of::<G>(), ways: OnceLock::new(), here: Some(Ways::of::<G>()) }
    }

    /// The entry of a game whose code comes later: until [`Game::arrive`] it opens nothing.
    pub const fn far<G: Present>() -> Self {
        Game { listed: Listed::of::<G>(), ways: OnceLock::new(), here: None }
    }

    /// Whether it can be opened already.
    pub fn is_here(&self) -> bool {
        self.ways().is_some()
    }

    /// Its code has come. The first ways stay.
    pub fn arrive(&self, ways: Ways) {
        self.ways.get_or_init(|| ways);
    }

    fn ways(&self) -> Option<&Ways> {
        self.here.as_ref().or(self.ways.get())
    }

    /// Opens a table; an empty setup is the starter game for new players.
    ///
    /// # Errors
    /// What is wrong with the setup.
    pub fn open(&self, setup: &str, opening: Opening) -> Result<Box<dyn AnyTable>, OpenError> {
        let Some(Ways { open, .. }) = self.ways() else { return Err(OpenError::NotHere) };
        if !setup.trim().is_empty() {
            return open(setup, opening);
        }
        match opening.seed.filter(|_| self.card.sown) {
            Some(seed) => open(&format!("seed={seed} {}", self.card.first), opening),
            None => open(self.card.first, opening),
        }
    }

    /// The sample of its card, some way in.
    ///
    /// # Errors
    /// Why the sample cannot be opened or played.
    pub fn sample(&self) -> Result<Box<dyn AnyTable>, OpenError> {
        let sample = self.card.sample;
        let mut table = self.open(sample.setup, Opening::seeded(sample.seed))?;
        for (number, action) in (1..).zip(sample.done) {
            let done = table.act(action, Time(0));
            done.map_err(|why| OpenError::Refused(number, (*action).to_owned(), why.message()))?;
        }
        Ok(table)
    }

    /// Opens the game's first round, if it has one: the same for everybody.
    pub fn open_first_round(&self, now: Time) -> Option<Box<dyn AnyTable>> {
        let round = self.card.first_round?;
        // A puzzle has no chance.
        let seed = (!self.card.made || self.card.sown).then_some(round.seed);
        self.open(round.setup, Opening { seed, players: self.players(), now }).ok()
    }

    /// Opens what a player brought as text: a setup, or a record of a game, which is played to its end.
    /// `rules` apply if the text names none.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn bring(&self, text: &str, rules: &str, opening: Opening) -> Result<Box<dyn AnyTable>, OpenError> {
        let Some(ways) = self.ways() else { return Err(OpenError::NotHere) };
        (ways.bring)(text, rules, opening)
    }

    /// Opens a saved game of this kind.
    ///
    /// # Errors
    /// Why it was refused.
    pub fn load(&self, text: &str) -> Result<Box<dyn AnyTable>, LoadError> {
        self.replay(Save::read(text)?)
    }

    /// Opens a saved game of this kind that was already parsed.
    ///
    /// # Errors
    /// Why it was refused.
    pub fn replay(&self, save: Save) -> Result<Box<dyn AnyTable>, LoadError> {
        let mut loading = self.begin(save)?;
        while !loading.advance(usize::MAX)? {}
        loading.finish()
    }

    /// Begins to open a saved game of this kind.
    ///
    /// # Errors
    /// Why it was refused.
    pub fn begin(&self, save: Save) -> Result<Box<dyn AnyLoading>, LoadError> {
        match self.ways() {
            Some(ways) => (ways.begin)(save),
            None => Err(LoadError::OtherGame(save.game().to_owned())),
        }
    }
}

fn begin<G: Present>(save: Save) -> Result<Box<dyn AnyLoading>, LoadError> {
    save.loading::<G>().map(|loading| Box::new(loading) as Box<dyn AnyLoading>)
}

fn open<G: Present>(setup: &str, opening: Opening) -> Opened<OpenError> {
    let setup: <G as Rules>::Setup = setup.parse().map_err(OpenError::Read)?;
    Ok(Box::new(Play::new(table_of::<G>(setup, opening)?)))
}

fn bring<G: Present>(text: &str, rules: &str, opening: Opening) -> Opened<OpenError> {
    let Brought { setup, actions, names } = G::bring(text, rules).map_err(|error| misread(text, error))?;
    let now = opening.now;
    let opening = Opening { players: named(opening.players, names), ..opening };
    let mut table = table_of::<G>(setup, opening)?;
    // Marks on a puzzle are there at once; a record is played move by move.
    if G::CARD.made && !actions.is_empty() {
        let done = table.step(&actions, now, &mut Vec::new());
        done.map_err(|refused| OpenError::Refused(1, String::new(), refused.message()))?;
        return Ok(Box::new(Play::new(table)));
    }
    for (number, action) in (1..).zip(actions) {
        let written = table.state().write(&action);
        let done = table.step(&[action], now, &mut Vec::new());
        done.map_err(|refused| OpenError::Refused(number, written, refused.message()))?;
    }
    if table.state().outcome().is_some() {
        table.session_mut().note_brought();
    }
    Ok(Box::new(Play::new(table)))
}

/// Why a text cannot be read; where it has several lines, in which of them.
fn misread(text: &str, error: ReadError) -> OpenError {
    if text.trim_end().contains('\n') {
        let (line, error) = error.in_line(text);
        OpenError::ReadLine(line, error)
    } else {
        OpenError::Read(error)
    }
}

/// Players with the names a text gives them.
fn named(mut players: Vec<Player>, names: Vec<Option<String>>) -> Vec<Player> {
    for (seat, name) in names.into_iter().enumerate() {
        let Some(name) = name else { continue };
        if players.len() <= seat {
            players.resize(seat + 1, Player::default());
        }
        players[seat].name = Some(name.chars().take(NAME_LETTERS).collect());
    }
    players
}

fn table_of<G: Present>(setup: G::Setup, opening: Opening) -> Result<Table<G>, OpenError> {
    let session = Session::new(opening.now, opening.players);
    Table::<G>::open(setup, opening.seed, session)
        .map_err(|flaws| OpenError::Flawed(flaws.iter().map(|flaw| (flaw.code(), flaw.message())).collect()))
}
