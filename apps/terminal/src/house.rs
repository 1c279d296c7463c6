//! What all screens share: the world outside, settings, words, colours, files.

use crate::{Moment, World, settings::Settings, store::Store, theme::Theme};
use parlour_kernel::Message;
use parlour_midend::{About, Asked, Game, Habits, Manners, Progress, Puzzle, Solved, Statistics};
use parlour_scene::Day;
use parlour_text::{Language, Speaker};

pub(crate) struct House {
    pub world: World,
    pub store: Store,
    pub settings: Settings,
    pub statistics: Statistics,
    pub solved: Solved,
    pub theme: Theme,
    pub speaker: Speaker,
    /// Questions that nobody has begun to think about.
    pub questions: Vec<Asked>,
    /// What the menu has to tell: files that could not be read or written.
    pub notices: Vec<Message>,
}

impl House {
    pub fn new(world: World) -> Self {
        let store = Store::new(world.folder.clone());
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

    /// How the person wants to be treated.
    pub fn manners(&self) -> Manners {
        Manners {
            pause: self.settings.pace.pause(),
            moves: self.settings.moves(),
            reviews: self.settings.judge,
            teacher_stays: true,
        }
    }

    /// Asks the engine of a game something before a game begins; answers with the question's number.
    pub fn ask(&mut self, game: &Game, about: About) -> u32 {
        let asked = Asked::new(game.id, about);
        let number = asked.number;
        self.questions.push(asked);
        number
    }

    /// Remembers how a setting of a game stands, for this game and those to come.
    pub fn remember(&mut self, game: &str, setting: &str, word: &str) {
        self.change_habits(game, |habits| habits.remember(setting, word));
    }

    /// Changes what the person chose for a game, and keeps it.
    pub fn change_habits<T>(&mut self, game: &str, change: impl FnOnce(&mut Habits) -> T) -> T {
        let mut settings = self.settings.clone();
        let answer = change(settings.habits_mut(game));
        self.set(settings);
        answer
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

    /// Which puzzles of packs and days are solved.
    pub fn progress(&self, game: &Game) -> &Progress {
        self.solved.of(game.id)
    }

    /// Remembers that a puzzle of a pack or a day is solved.
    pub fn solve(&mut self, game: &str, puzzle: &str) {
        let now = self.now().wall.0;
        let new = self.solved.of_mut(game).solve(puzzle, now);
        if new && self.store.write_json("progress", &self.solved).is_err() {
            self.notices.push(self.store.not_written());
        }
    }

    /// What people call a puzzle of a pack or a day.
    pub fn puzzle_name(&self, game: &Game, puzzle: &str) -> Option<String> {
        Puzzle::of(&game.card, puzzle).map(|puzzle| self.say(&puzzle.message(game)))
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
