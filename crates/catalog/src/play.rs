//! The one implementation of [`AnyTable`], for every game that presents itself.

use crate::{AnyTable, Done, Reply, Waiting};
use kernel::{Digest, Message, Outcome, Seat, Turn};
use scene::{Card, Command, Cue, Input, Intent, Place, Present, Scene, Tally};
use serde_json::{Value, json};
use table::{Log, Refused, Session, Table, Time};

/// A table with what its player has prepared.
pub(crate) struct Play<G: Present> {
    table: Table<G>,
    ui: G::Ui,
}

impl<G: Present> Play<G> {
    pub fn new(table: Table<G>) -> Self {
        let mut play = Play { table, ui: G::Ui::default() };
        play.configure();
        play
    }

    /// Tells the view how every setting stands.
    fn configure(&mut self) {
        for setting in G::CARD.settings {
            let on = self.table.session().settings.get(setting.id).copied().unwrap_or(setting.on);
            G::configure(&mut self.ui, setting.id, on);
        }
    }

    /// The person at this device.
    const HERE: Option<Seat> = None;

    fn step(&mut self, actions: &[G::Action], now: Time) -> Result<Vec<G::Event>, Refused> {
        let mut events = Vec::new();
        self.table.step(actions, now, &mut events)?;
        self.refresh();
        let state = self.table.state();
        events.retain(|event| state.heard(Self::HERE, event));
        Ok(events)
    }

    /// Does actions as one step and tells of it.
    fn done(&mut self, actions: &[G::Action], now: Time) -> Result<Done, Refused> {
        let events = self.step(actions, now)?;
        let cues = self.cues(&events);
        let events = events.iter().map(|event| json!(event)).collect();
        Ok(Done { events, cues })
    }

    fn refresh(&mut self) {
        G::refresh(&self.table.state().seen(Self::HERE), &mut self.ui);
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
            "undo" => Some(self.undo(now)),
            "redo" => Some(self.redo(now)),
            "mark" => Some(self.table.mark(now)),
            "back" => Some(self.table.back(now).map(|()| self.refresh())),
            _ => None,
        }
    }
}

/// The setting that a text turns on or off: `guide on`. Settings belong to the sitting, not to the game.
fn setting_of(card: Card, text: &str) -> Option<(&'static str, bool)> {
    let (id, stand) = text.split_once(' ')?;
    let setting = card.settings.iter().find(|setting| setting.id == id)?;
    match stand {
        "on" => Some((setting.id, true)),
        "off" => Some((setting.id, false)),
        _ => None,
    }
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

    fn seed(&self) -> Option<u64> {
        self.table.seed()
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
            Intent::Act(actions) => reply(self.step(&actions, now).map(|events| self.cues(&events))),
        }
    }

    fn act(&mut self, text: &str, now: Time) -> Result<Done, Refused> {
        if let Some((setting, on)) = setting_of(G::CARD, text) {
            self.set(setting, on);
            return Ok(Done { events: Vec::new(), cues: Vec::new() });
        }
        let action = self.table.state().read(text).map_err(Refused::Read)?;
        self.done(&[action], now)
    }

    fn follow(&mut self, text: &str, now: Time) -> Result<Done, Refused> {
        let action = self.table.state().read(text).map_err(Refused::Read)?;
        let actions = G::follow(&self.table.state().seen(Self::HERE), &self.ui, action);
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

    fn set(&mut self, setting: &str, on: bool) {
        self.table.session_mut().settings.insert(setting.to_owned(), on);
        self.configure();
    }

    fn note_hint(&mut self, now: Time) {
        self.table.note_hint(now);
    }

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
        let mut command = |id: &'static str, keys: &[&'static str], enabled, place| {
            let key = keys.iter().copied().find(|key| !scene.claims(key)).unwrap_or("");
            scene.commands.push(Command::new(id, Message::new(id), key, enabled).at(place));
        };
        if G::CARD.branches {
            command("mark", &["b"], true, Place::Tool);
            command("back", &["r"], self.table.steps_to_mark().is_some(), Place::Tool);
        }
        if G::CARD.judged {
            command("judge", &["o"], person, Place::Tool);
        }
        command("undo", &["z", "u"], self.table.undoable() > 0, Place::Main);
        command("redo", &["y"], self.table.redoable() > 0, Place::Main);
        command("hint", &["h", "t"], person, Place::Main);
        command("new", &["n"], true, Place::Main);
        scene
    }

    fn state(&self, by: Option<Seat>) -> Value {
        let mut state = json!(self.table.state().seen(by));
        if let Some(fields) = state.as_object_mut() {
            fields.insert("undo".to_owned(), self.table.undoable().into());
            fields.insert("redo".to_owned(), self.table.redoable().into());
            fields.insert("mistakes".to_owned(), self.session().mistakes().len().into());
        }
        state
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

    fn tally(&self) -> Vec<Tally> {
        if self.outcome().is_some() { G::tally(&self.table.story()) } else { Vec::new() }
    }
}
