//! The one implementation of [`AnyTable`], for every game that implements [`Present`].

use crate::{AnyTable, Done, Foreseen, Reply, Round, Waiting, rounds::rounds_of, step_names::step_names};
#[cfg(feature = "scripts")]
use parlour_kernel::digest_of;
use parlour_kernel::{Digest, Message, Outcome, Seat, Turn};
#[cfg(feature = "scripts")]
use parlour_scene::Step;
use parlour_scene::{
    Card, Command, Cue, Input, Intent, Place, Present, Scene, Sitting, Slip, Summary, Tale, Tally, WrongTry,
    command,
};
use parlour_table::{Entry, Log, Player, Refused, Rewind, Session, Table, Time};
#[cfg(feature = "scripts")]
use serde_json::{Value, json};
use std::sync::{Mutex, PoisonError};

/// A table with its view state.
pub(crate) struct Play<G: Present> {
    table: Table<G>,
    ui: G::Ui,
    /// The last position looked at in a review, so that the next one is near.
    past: Mutex<Past<G>>,
    /// The length of the log when the mark of an illegal try was last removed.
    faded: usize,
}

/// What was found by replaying the log.
struct Past<G: Present> {
    rewind: Option<Rewind<G>>,
    /// The entries not undone, and how long the log was then.
    line: (Vec<usize>, usize),
    /// The log as lists show it, and how long it was then.
    listed: (Vec<(usize, Message)>, usize),
}

impl<G: Present> Play<G> {
    pub fn new(table: Table<G>) -> Self {
        let past = Mutex::new(Past { rewind: None, line: (Vec::new(), 0), listed: (Vec::new(), 0) });
        // An illegal try at the end of a loaded log is old.
        let faded = table.log().records().len();
        let mut play = Play { table, ui: G::Ui::default(), past, faded };
        play.configure();
        play.refresh();
        play
    }

    /// Tells the view the value of every setting.
    fn configure(&mut self) {
        configure::<G>(&self.table, &mut self.ui);
    }

    /// A view state that has only the settings.
    fn configured(&self) -> G::Ui {
        let mut ui = G::Ui::default();
        configure::<G>(&self.table, &mut ui);
        ui
    }

    /// The scene of another state than the one that is played.
    fn looked_at(&self, state: &G) -> Scene {
        let mut ui = self.configured();
        let sitting = Sitting { wrong: None, ..sitting(&self.table) };
        G::refresh(&state.seen(Self::HERE), &mut ui, &sitting);
        let commands = self.scene(Self::HERE).commands;
        G::scene(&state.seen(Self::HERE), &ui).looked_back_at(commands)
    }

    /// Fills in the run's id, if the game's data has a field for one: the same for every save of a run.
    #[cfg(feature = "scripts")]
    fn name_run(&self, state: &mut Value) {
        if let Some(id @ Value::Null) = state.get_mut("gameId") {
            let run = (G::ID, G::VERSION, self.table.setup().to_string(), self.table.seed());
            *id = format!("{}-{}", G::ID, digest_of(&run)).into();
        }
    }

    /// The person at this device.
    const HERE: Option<Seat> = None;

    fn step(&mut self, actions: &[G::Action], now: Time) -> Result<Vec<G::Event>, Refused> {
        let mut events = Vec::new();
        let done = self.table.step(actions, now, &mut events);
        self.refresh();
        done?;
        let state = self.table.state();
        events.retain(|event| state.heard(Self::HERE, event));
        Ok(events)
    }

    /// Plays actions as one step and reports the result.
    fn done(&mut self, actions: &[G::Action], now: Time) -> Result<Done, Refused> {
        let events = self.step(actions, now)?;
        Ok(Done {
            cues: self.cues(&events),
            #[cfg(feature = "scripts")]
            events: events.iter().map(|event| json!(event)).collect(),
        })
    }

    fn refresh(&mut self) {
        let mut sitting = sitting(&self.table);
        sitting.wrong = sitting.wrong.filter(|_| !self.is_faded());
        G::refresh(&self.table.state().seen(Self::HERE), &mut self.ui, &sitting);
    }

    fn is_faded(&self) -> bool {
        self.faded == self.table.log().records().len()
    }

    /// The reply to an input that led to actions.
    fn answer(&mut self, actions: &[G::Action], now: Time) -> Reply {
        match self.step(actions, now) {
            Ok(events) => Reply { changed: true, acted: true, cues: self.cues(&events), ..Reply::default() },
            Err(refused) => {
                let seen = self.table.state().seen(Self::HERE);
                let mut cues = Vec::new();
                for action in actions {
                    G::rebuff(&seen, action, &mut cues);
                }
                Reply { changed: true, cues, refused: Some(refused.message()), ..Reply::default() }
            }
        }
    }

    /// Writes the note a text asks for; false if it asks for none.
    fn note(&mut self, text: &str) -> bool {
        let note = G::note(&self.table.state().seen(Self::HERE), &self.ui, text);
        let written = note.is_some();
        if let Some((word, text)) = note {
            self.table.session_mut().note(word, text);
            self.refresh();
        }
        written
    }

    fn tale(&self) -> Tale<'_, G::Event> {
        let (story, session) = (self.table.story(), self.table.session());
        let records = || self.table.log().records().iter().map(|record| &record.entry);
        Tale {
            story: story.stands,
            all: story.all,
            wrong: records()
                .filter_map(wrong_action)
                .zip(story.mistakes)
                .map(|(action, code)| WrongTry { action, code })
                .collect(),
            counts: session.mistake_counts(),
            scores: self.outcome().map_or_else(Vec::new, |outcome| outcome.scores),
            hints: records().filter(|entry| **entry == Entry::Hint).count() as u32,
            played: session.played,
        }
    }

    fn cues(&self, events: &[G::Event]) -> Vec<Cue> {
        let seen = self.table.state().seen(Self::HERE);
        let mut cues = Vec::new();
        for event in events {
            G::tell(&seen, event, &mut cues);
        }
        cues
    }

    fn common(&mut self, id: &str, now: Time) -> Option<Result<(), Refused>> {
        match id {
            command::UNDO => Some(self.undo(now)),
            command::REDO => Some(self.redo(now)),
            command::MARK => Some(self.table.mark(now)),
            command::BACK => Some(self.table.back(now).map(|()| self.refresh())),
            _ => None,
        }
    }
}

fn configure<G: Present>(table: &Table<G>, ui: &mut G::Ui) {
    for setting in G::CARD.settings {
        let word = table.session().settings.get(setting.id).unwrap_or(setting.usual);
        G::configure(ui, setting.id, word);
    }
}

/// What a view may know about the sitting at a table.
fn sitting<G: Present>(table: &Table<G>) -> Sitting<'_> {
    let session = table.session();
    let slips = session.mistakes().map(|mistake| Slip {
        action: &mistake.action,
        code: mistake.code,
        message: &mistake.message,
        at: mistake.at.0,
    });
    Sitting {
        mistakes: slips.collect(),
        counts: session.mistake_counts(),
        wrong: table.log().records().last().and_then(|record| wrong_action(&record.entry)),
        notes: &session.notes,
        wish: session.wish(),
        grade: session.grade(),
    }
}

/// What is played for players when this game begins.
fn greeting<G: Present>(table: &Table<G>) -> Option<G::Action> {
    let start = G::start(table.setup()).ok()?;
    G::greet(&start.seen(None))
}

fn wrong_action(entry: &Entry) -> Option<&str> {
    match entry {
        Entry::Wrong(action) => Some(action),
        _ => None,
    }
}

/// The setting a text changes, and its new value: `guide on`. Settings belong to the sitting, not to the
/// game.
fn setting_of(card: &Card, text: &str) -> Option<(&'static str, &'static str)> {
    let (id, word) = text.split_once(' ')?;
    let setting = card.settings.iter().find(|setting| setting.id == id)?;
    Some((setting.id, setting.word(word)?))
}

fn reply(result: Result<Vec<Cue>, Refused>) -> Reply {
    match result {
        Ok(cues) => Reply { changed: true, acted: true, cues, ..Reply::default() },
        Err(refused) => Reply { refused: Some(refused.message()), ..Reply::default() },
    }
}

impl<G: Present> AnyTable for Play<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn card(&self) -> Card {
        G::CARD
    }

    fn setup(&self) -> String {
        self.table.setup().to_string()
    }

    fn choices(&self) -> String {
        G::choices(self.table.setup())
    }

    fn seed(&self) -> Option<u64> {
        self.table.seed()
    }

    fn foresee(&self, input: &Input) -> Foreseen {
        let state = self.table.state();
        let (seen, mut ui) = (state.seen(Self::HERE), self.ui.clone());
        let actions = match G::input(&seen, &mut ui, input) {
            Intent::Act(actions) => actions,
            // It may begin something that continues by itself.
            Intent::Ui => G::next(&seen, &mut ui).into_iter().collect(),
            Intent::Open(_) => return Foreseen::Leaves,
            Intent::Nothing | Intent::Refuse(_) | Intent::Set(..) | Intent::Note(_) => Vec::new(),
        };
        match actions.as_slice() {
            [] => Foreseen::Harmless,
            some => Foreseen::Plays(some.iter().map(|action| state.write(action)).collect()),
        }
    }

    fn input(&mut self, input: &Input, now: Time) -> Reply {
        if let Input::Command(id) = input
            && let Some(result) = self.common(id, now)
        {
            return reply(result.map(|()| Vec::new()));
        }
        let intent = G::input(&self.table.state().seen(Self::HERE), &mut self.ui, input);
        match intent {
            Intent::Nothing => Reply::default(),
            Intent::Ui => Reply { changed: true, ..Reply::default() },
            Intent::Refuse(why) => Reply { refused: Some(why), ..Reply::default() },
            Intent::Open(setup) => Reply { open: Some(setup), ..Reply::default() },
            Intent::Set(setting, word) => {
                self.set(setting, word);
                Reply { changed: true, set: Some((setting, word)), ..Reply::default() }
            }
            Intent::Note(text) => {
                let written = self.note(&text);
                Reply { changed: written, noted: written, ..Reply::default() }
            }
            Intent::Act(actions) => self.answer(&actions, now),
        }
    }

    fn advance(&mut self, now: Time) -> Option<Reply> {
        let action = G::next(&self.table.state().seen(Self::HERE), &mut self.ui)?;
        Some(self.answer(&[action], now))
    }

    fn act(&mut self, text: &str, now: Time) -> Result<Done, Refused> {
        let beside = match setting_of(&G::CARD, text) {
            Some((setting, word)) => {
                self.set(setting, word);
                true
            }
            None => self.note(text),
        };
        if beside {
            return Ok(Done::default());
        }
        let action = self.table.state().read(text).map_err(Refused::Read)?;
        self.done(&[action], now)
    }

    fn follow(&mut self, texts: &[String], now: Time) -> Result<Done, Refused> {
        let mut actions = Vec::new();
        for text in texts {
            let action = self.table.state().read(text).map_err(Refused::Read)?;
            actions.extend(G::follow(&self.table.state().seen(Self::HERE), &self.ui, action));
        }
        self.done(&actions, now)
    }

    fn undo(&mut self, now: Time) -> Result<(), Refused> {
        self.table.undo(now)?;
        self.refresh();
        Ok(())
    }

    fn redo(&mut self, now: Time) -> Result<(), Refused> {
        self.table.redo(now)?;
        self.refresh();
        Ok(())
    }

    fn set(&mut self, setting: &str, word: &str) {
        self.table.session_mut().settings.set(setting, word);
        self.configure();
        self.refresh();
    }

    fn setting(&self, setting: &str) -> &str {
        let usual = || G::CARD.settings.iter().find(|known| known.id == setting).map(|known| known.usual);
        self.session().settings.get(setting).or_else(usual).unwrap_or_default()
    }

    fn greet(&mut self, now: Time) {
        let greeting = greeting(&self.table);
        if let Some(action) = greeting.filter(|_| self.log().records().is_empty()) {
            // The greeting is optional: if it is refused, the game simply starts without it.
            let _ = self.step(&[action], now);
        }
    }

    fn touched(&self) -> bool {
        let texts = greeting(&self.table).map(|action| vec![self.table.state().write(&action)]);
        match self.log().records() {
            [] => false,
            [only] => texts.is_none_or(|texts| only.entry != Entry::Step(texts)),
            _ => true,
        }
    }

    fn note_hint(&mut self, now: Time) {
        self.table.note_hint(now);
    }

    fn has_wrong_mark(&self) -> bool {
        !self.is_faded() && sitting(&self.table).wrong.is_some()
    }

    fn fade(&mut self) {
        self.faded = self.table.log().records().len();
        self.refresh();
    }

    fn note_wish(&mut self, wish: &str) {
        self.table.session_mut().note_wish(wish);
        self.refresh();
    }

    fn note_grade(&mut self, grade: &str) {
        if !grade.is_empty() {
            self.table.session_mut().note_grade(grade);
            self.refresh();
        }
    }

    fn open_at(&mut self, now: Time) {
        self.table.open_at(now);
    }
    #[cfg(feature = "scripts")]
    fn legal(&self) -> Vec<String> {
        let state = self.table.state();
        let mut actions = Vec::new();
        state.legal(&mut actions);
        let mut texts: Vec<String> = actions.iter().map(|action| state.write(action)).collect();
        texts.sort();
        texts
    }

    fn scene(&self, by: Option<Seat>) -> Scene {
        let mut scene = G::scene(&self.table.state().seen(by), &self.ui);
        let person = matches!(self.waiting(), Waiting::Person(_));
        let mut offer = |id: &'static str, keys: &[&'static str], enabled, place| {
            let key = keys.iter().copied().find(|key| !scene.claims(key)).unwrap_or("");
            scene.commands.push(Command::new(id, Message::new(id), key, enabled).at(place));
        };
        if G::CARD.branches {
            offer(command::MARK, &["b"], true, Place::Tool);
            offer(command::BACK, &["r"], self.table.steps_to_mark().is_some(), Place::Tool);
        }
        if G::CARD.judged {
            offer(command::JUDGE, &["o"], person, Place::Tool);
        }
        if G::CARD.explained {
            offer(command::EXPLAIN, &["."], person, Place::Tool);
        }
        if G::CARD.analysed {
            offer(command::ANALYSE, &["x"], true, Place::Tool);
        }
        if G::CARD.is_watched() {
            offer(command::WATCH, &["w", "p"], person, Place::Tool);
        }
        if G::UNDO_CAP != Some(0) {
            offer(command::UNDO, &["z", "u"], self.table.undoable() > 0, Place::Main);
            offer(command::REDO, &["y"], self.table.redoable() > 0, Place::Main);
        }
        offer(command::HINT, &["h", "t", "g"], person, Place::Main);
        offer(command::NEW, &["n"], true, Place::Main);
        scene
    }

    fn line(&self) -> Vec<usize> {
        // The cache is only ever replaced as a whole, so it is sound even after a panic elsewhere.
        let mut past = self.past.lock().unwrap_or_else(PoisonError::into_inner);
        let all = self.log().records().len();
        if past.line.1 != all {
            past.line = (self.table.line(), all);
        }
        past.line.0.clone()
    }

    fn rounds(&self) -> Option<Vec<Round>> {
        rounds_of(&self.table, &self.line())
    }

    fn shared(&self) -> Vec<(&'static str, String)> {
        G::shared(&self.table.state().seen(None))
    }

    fn copied(&self, panel: &str) -> Option<String> {
        G::copied(&self.table.state().seen(Self::HERE), panel)
    }

    fn listed(&self) -> Vec<(usize, Message)> {
        let mut past = self.past.lock().unwrap_or_else(PoisonError::into_inner);
        let records = self.log().records();
        if past.listed.1 != records.len() {
            past.listed = (step_names(&self.table), records.len());
        }
        past.listed.0.clone()
    }

    fn scene_after(&self, entries: usize) -> Scene {
        let mut past = self.past.lock().unwrap_or_else(PoisonError::into_inner);
        let rewind = past.rewind.get_or_insert_with(|| Rewind::new(&self.table));
        let state = rewind.state_after(&self.table, entries);
        self.looked_at(state)
    }

    fn branched(&self, steps: usize, players: Vec<Player>, now: Time) -> Option<Box<dyn AnyTable>> {
        let mut session = Session::new(now, players);
        session.settings.clone_from(&self.session().settings);
        let table = self.table.branched(&self.line(), steps, session)?;
        Some(Box::new(Play::new(table)))
    }

    fn scene_after_doing(&self, actions: &[String]) -> Option<Scene> {
        let mut state = self.table.state().clone();
        for text in actions {
            let action = state.read(text).ok()?;
            state.apply(&action, &mut Vec::new()).ok()?;
        }
        Some(self.looked_at(&state))
    }
    #[cfg(feature = "scripts")]
    fn state(&self, by: Option<Seat>) -> Value {
        let mut state = json!(self.table.state().seen(by));
        if let Some(fields) = state.as_object_mut() {
            fields.insert("undo".to_owned(), self.table.undoable().into());
            fields.insert("redo".to_owned(), self.table.redoable().into());
            fields.insert("mistakes".to_owned(), self.session().mistakes().len().into());
            let steps = self.table.steps().into_iter().map(|(before, after, actions, at)| Step {
                before: before.seen(by),
                after: after.seen(by),
                actions,
                at: at.0,
            });
            let steps: Vec<Step<'_, G>> = steps.collect();
            let more = G::report(&self.table.state().seen(by), &self.ui, &sitting(&self.table), &steps);
            fields.extend(more.into_iter().map(|(name, value)| (name.to_owned(), value)));
        }
        self.name_run(&mut state);
        state
    }
    #[cfg(feature = "scripts")]
    fn reveal(&self) -> Option<Value> {
        let mut state = self.table.state().reveal()?;
        self.name_run(&mut state);
        Some(state)
    }

    fn position(&self) -> Option<String> {
        self.table.state().position().map(|setup| setup.to_string())
    }

    fn turn(&self) -> Turn {
        self.table.state().turn()
    }

    fn waiting(&self) -> Waiting {
        match self.turn() {
            Turn::Over => Waiting::Nobody,
            Turn::Chance => Waiting::Chance,
            Turn::Seat(seat) => match self.session().bot(seat) {
                Some(level) => Waiting::Bot(seat, level.to_owned()),
                None => Waiting::Person(seat),
            },
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.state().outcome()
    }

    fn digest(&self) -> Digest {
        self.table.state().digest()
    }

    fn session(&self) -> &Session {
        self.table.session()
    }

    fn session_mut(&mut self) -> &mut Session {
        self.table.session_mut()
    }

    fn log(&self) -> &Log {
        self.table.log()
    }

    fn save(&self) -> String {
        self.table.save()
    }

    fn counts(&self) -> bool {
        let session = self.session();
        let is_begun_here = !G::CARD.mortal || session.copied().is_none();
        G::counts(&self.table.state().seen(Self::HERE))
            && !session.was_watched()
            && !session.was_brought()
            && is_begun_here
    }

    fn tally(&self) -> Vec<Tally> {
        if self.outcome().is_some() { G::tally(&self.tale()) } else { Vec::new() }
    }

    fn figures(&self) -> Vec<Tally> {
        match self.outcome() {
            Some(_) => G::figures(&self.table.state().seen(Self::HERE), &self.tale()),
            None => Vec::new(),
        }
    }

    fn summary(&self) -> Option<Summary> {
        self.outcome()?;
        G::summary(&self.table.state().seen(Self::HERE), &self.tale())
    }
}
