//! What all screens share: the outside world, settings, texts, colours, files.

use crate::{Moment, World, settings::Settings, store::Store, theme::Theme};
use parlour_kernel::Message;
use parlour_midend::{About, Asked, Game, Habits, Manners, Progress, Puzzle, Solved, Statistics};
use parlour_scene::Day;
use parlour_text::{Language, Speaker};
use std::rc::Rc;

pub(crate) struct House {
    pub world: World,
    pub store: Store,
    pub settings: Settings,
    pub statistics: Statistics,
    pub solved: Solved,
    pub theme: Theme,
    pub speaker: Speaker,
    /// Questions not yet sent to the engines.
    pub questions: Vec<Asked>,
    /// Notices for the menu, about files that could not be read or written.
    pub notices: Vec<Message>,
}

impl House {
    pub fn new(world: World) -> Self {
        let store = Store::new(world.folder.clone(), Rc::clone(&world.write));
        let mut notices = Vec::new();
        let settings: Settings = store.read_or_set_aside("settings", &mut notices);
        let statistics = store.read_or_set_aside("statistics", &mut notices);
        let solved = store.read_or_set_aside("progress", &mut notices);
        let theme = Theme::new(settings.theme, world.depth, world.light);
        let speaker = speaker(&settings, &world);
        House { world, store, settings, statistics, solved, theme, speaker, questions: Vec::new(), notices }
    }

    pub fn now(&self) -> Moment {
        (self.world.clock)()
    }

    /// The user's preferences, as the controller needs them.
    pub fn manners(&self) -> Manners {
        Manners {
            pause: self.settings.pace.pause(),
            moves: self.settings.moves(),
            reviews: self.settings.judge,
            teacher_stays: true,
        }
    }

    /// Asks a game's engine something before a game begins; returns the question's number.
    pub fn ask(&mut self, game: &Game, about: About) -> u32 {
        let asked = Asked::new(game.id, about);
        let number = asked.number;
        self.questions.push(asked);
        number
    }

    /// Stores a game's setting, for this game and new ones.
    pub fn remember(&mut self, game: &str, setting: &str, word: &str) {
        self.change_habits(game, |habits| habits.remember(setting, word));
    }

    /// Changes and saves the user's preferences for a game.
    pub fn change_habits<T>(&mut self, game: &str, change: impl FnOnce(&mut Habits) -> T) -> T {
        let mut settings = self.settings.clone();
        let answer = change(settings.habits_mut(game));
        self.set(settings);
        answer
    }

    /// Applies and saves changed settings.
    pub fn set(&mut self, settings: Settings) {
        if settings.language != self.settings.language {
            self.world.asked = None;
        }
        self.settings = settings;
        self.theme = Theme::new(self.settings.theme, self.world.depth, self.world.light);
        self.speaker = speaker(&self.settings, &self.world);
        if self.store.write_json("settings", &self.settings).is_err() {
            self.notices.push(self.store.not_written());
        }
    }

    pub fn keep_statistics(&mut self) {
        if self.store.write_json("statistics", &self.statistics).is_err() {
            self.notices.push(self.store.not_written());
        }
    }

    /// Today's date in UTC.
    pub fn today(&self) -> Day {
        Day::at(self.now().wall.0)
    }

    /// Which pack and daily puzzles are solved.
    pub fn progress(&self, game: &Game) -> &Progress {
        self.solved.of(game.id)
    }

    /// Records that a pack or daily puzzle is solved.
    pub fn solve(&mut self, game: &str, puzzle: &str) {
        let now = self.now().wall.0;
        let new = self.solved.of_mut(game).solve(puzzle, now);
        if new && self.store.write_json("progress", &self.solved).is_err() {
            self.notices.push(self.store.not_written());
        }
    }

    /// Adds what was solved elsewhere; returns whether anything is new.
    pub fn join_progress(&mut self, game: &Game, other: &Progress) -> bool {
        let new = self.solved.of_mut(game.id).join(other);
        if new && self.store.write_json("progress", &self.solved).is_err() {
            self.notices.push(self.store.not_written());
        }
        new
    }

    /// The display name of a pack or daily puzzle.
    pub fn puzzle_name(&self, game: &Game, puzzle: &str) -> Option<String> {
        Puzzle::of(&game.card, puzzle).map(|puzzle| self.say(&puzzle.message(game)))
    }

    /// The text for a key without arguments.
    pub fn word(&self, key: &str) -> String {
        self.speaker.word(key)
    }

    pub fn say(&self, message: &Message) -> String {
        self.speaker.say(message)
    }

    pub fn game_name(&self, id: &str) -> String {
        self.word(&format!("game.{id}"))
    }
}

fn speaker(settings: &Settings, world: &World) -> Speaker {
    let chosen = world.asked.or_else(|| Language::of(&settings.language));
    let chosen = chosen.or_else(|| Language::of(&world.language));
    chosen.map_or_else(Speaker::english, Speaker::new)
}
