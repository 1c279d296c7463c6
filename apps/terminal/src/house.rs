//! What all screens share: the world outside, settings, words, colours, files.

use crate::progress::{day_and_kind, of_pack};
use crate::{
    Moment, World, progress::Progress, settings::Settings, statistics::Statistics, store::Store,
    theme::Theme, think::Question,
};
use catalog::Game;
use kernel::Message;
use scene::Day;
use text::{Language, Speaker};

pub(crate) struct House {
    pub world: World,
    pub store: Store,
    pub settings: Settings,
    pub statistics: Statistics,
    pub progress: Progress,
    pub theme: Theme,
    pub speaker: Speaker,
    /// Questions that nobody has begun to think about.
    pub questions: Vec<Question>,
    /// What the menu has to tell: files that could not be read or written.
    pub notices: Vec<Message>,
}

impl House {
    pub fn new(world: World) -> Self {
        let store = Store::new(world.folder.clone());
        let mut notices = Vec::new();
        let settings: Settings = store.read_or_set_aside("settings", &mut notices);
        let statistics = store.read_or_set_aside("statistics", &mut notices);
        let progress = store.read_or_set_aside("progress", &mut notices);
        let theme = Theme::new(settings.theme, world.depth, world.light);
        let speaker = speaker(&settings, &world);
        House { world, store, settings, statistics, progress, theme, speaker, questions: Vec::new(), notices }
    }

    pub fn now(&self) -> Moment {
        (self.world.clock)()
    }

    /// Remembers how a setting of a game stands, for this game and those to come.
    pub fn remember(&mut self, game: &str, setting: &str, word: &str) {
        let mut settings = self.settings.clone();
        settings.games.entry(game.to_owned()).or_default().settings.set(setting, word);
        self.set(settings);
    }

    /// Puts changed settings into effect and keeps them.
    pub fn set(&mut self, settings: Settings) {
        self.settings = settings;
        self.theme = Theme::new(self.settings.theme, self.world.depth, self.world.light);
        self.speaker = speaker(&self.settings, &self.world);
        if self.store.write_json("settings", &self.settings).is_err() {
            self.notices.push(self.store.not_written());
        }
    }

    /// Keeps the statistics.
    pub fn keep_statistics(&mut self) {
        if self.store.write_json("statistics", &self.statistics).is_err() {
            self.notices.push(self.store.not_written());
        }
    }

    /// Today by the UTC calendar.
    pub fn today(&self) -> Day {
        Day::at(self.now().wall.0)
    }

    /// Remembers that a puzzle of a pack or a day is solved.
    pub fn solved(&mut self, game: &Game, puzzle: &str) {
        self.progress.solve(game.id, &game.card, puzzle, self.today());
        if self.store.write_json("progress", &self.progress).is_err() {
            self.notices.push(self.store.not_written());
        }
    }

    /// What people call a puzzle of a pack or a day.
    pub fn puzzle_name(&self, game: &Game, puzzle: &str) -> Option<String> {
        if let Some((pack, number)) = of_pack(&game.card, puzzle) {
            let pack = Message::new(format!("{}.pack-{}", game.id, pack.id));
            return Some(self.say(&Message::new("term.pack-number").message("pack", pack).int("n", number)));
        }
        let (day, kind) = day_and_kind(&game.card, puzzle)?;
        let kind = Message::new(format!("{}.daily-{kind}", game.id));
        Some(self.say(&Message::new("term.day-kind").text("date", day.to_string()).message("kind", kind)))
    }

    /// The sentence for a key without arguments.
    pub fn word(&self, key: &str) -> String {
        self.speaker.word(key)
    }

    /// The sentence for a message.
    pub fn say(&self, message: &Message) -> String {
        self.speaker.say(message)
    }

    /// The name of a game.
    pub fn game_name(&self, id: &str) -> String {
        self.word(&format!("game.{id}"))
    }
}

fn speaker(settings: &Settings, world: &World) -> Speaker {
    let chosen = Language::of(&settings.language).or_else(|| Language::of(&world.language));
    chosen.map_or_else(Speaker::english, Speaker::new)
}
