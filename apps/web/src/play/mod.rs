//! A game on the screen: the table, what of it is shown, and what players do to it. Knows no rules and no board.

mod bot;
mod clock;
mod coach;
mod cues;
mod keys;
mod made;
mod open;
mod puzzles;
mod reel;
mod review;
mod stride;

pub use clock::{Clock, time_text};
pub use coach::{Coach, HintState};
pub use cues::{Dice, Throwing};
pub use keys::listen;
pub use made::Examined;
pub use open::{Unpacked, arrive, is_only_viewed, unpack};
pub use reel::Reel;

use crate::{
    browser, progress,
    settings::{Settings, settings},
    stats, store,
    voice::{Announcer, Voice, announcer, voice},
};
use catalog::{AnyTable, Game, Opening, Reply, Waiting};
use kernel::{Message, Seat};
use leptos::{prelude::*, task::spawn_local};
use scene::{Card, Cue, Input, Scene};
use text::Speaker;

/// Commands that belong to every game and stand in the bar, in this order.
pub const BAR: [&str; 3] = ["undo", "redo", "hint"];

/// Commands that stay open while dice roll or the computer thinks.
const ALWAYS_OPEN: [&str; 4] = ["reset", "new", "undo", "redo"];

/// A game on the screen. A handle: copies are the same game.
#[derive(Clone, Copy)]
pub struct Play {
    /// Which game.
    pub game: &'static Game,
    table: StoredValue<Box<dyn AnyTable>>,
    /// What is painted; lags behind the table while dice are in the air.
    pub scene: RwSignal<Scene>,
    /// The dice, where they are not as the scene has them.
    pub dice: RwSignal<Dice>,
    /// Who the table is waiting for.
    pub waiting: RwSignal<Waiting>,
    /// Whether the game has come out, though it may still be changed.
    pub over: RwSignal<bool>,
    /// How many steps are shown of the line of play, while one looks back.
    pub reviewed: RwSignal<Option<usize>>,
    /// What plays by itself.
    pub reel: Reel,
    /// Whether the table is a game of the past that is only looked at: nothing of it is kept.
    viewing: StoredValue<bool>,
    /// Cells that draw the eye for a moment.
    pub flashed: RwSignal<Vec<u16>>,
    /// Whether the game has just ended, and well.
    pub ended: RwSignal<Option<bool>>,
    /// Why the last attempt was refused, or what else wants telling.
    pub notice: RwSignal<Option<Message>>,
    /// The teacher.
    pub coach: Coach,
    /// The time it takes.
    pub clock: Clock,
    /// What is to be known of a setup that was entered.
    pub examined: RwSignal<Option<Examined>>,
    /// Whether the dialog for a new game is open.
    pub choosing: RwSignal<bool>,
    /// Whether the dialog with links is open.
    pub sharing: RwSignal<bool>,
    /// Whether the list of keys is open.
    pub keys: RwSignal<bool>,
    /// Whether the summary of a finished game is open.
    pub summing: RwSignal<bool>,
    /// How the 3D scene throws dice, while there is one.
    pub throwing: StoredValue<Option<Throwing>, LocalStorage>,
    settings: RwSignal<Settings>,
    names: RwSignal<Vec<Option<String>>>,
    voice: Voice,
    announcer: Announcer,
    /// What is still to be told once the dice rest.
    pending: StoredValue<Option<Vec<Cue>>>,
    /// Counts everything that makes older animations and answers stale.
    epoch: StoredValue<u32>,
    bot_failed: RwSignal<bool>,
    /// Actions on a map since the last save.
    unsaved: StoredValue<u8>,
}

impl Play {
    /// Puts a table on the screen.
    pub fn new(game: &'static Game, mut table: Box<dyn AnyTable>) -> Self {
        let settings = settings();
        settings.with_untracked(|settings| configure(table.as_mut(), settings));
        table.greet(browser::now());
        let scene =
            settings.with_untracked(|settings| bound(table.game(), table.scene(None), &settings.games));
        let scene = RwSignal::new(scene);
        let waiting = RwSignal::new(table.waiting());
        let play = Play {
            game,
            scene,
            waiting,
            over: RwSignal::new(table.outcome().is_some()),
            table: StoredValue::new(table),
            dice: RwSignal::new(Dice::AsShown),
            reviewed: RwSignal::new(None),
            reel: Reel::new(),
            viewing: StoredValue::new(false),
            flashed: RwSignal::new(Vec::new()),
            ended: RwSignal::new(None),
            notice: RwSignal::new(None),
            coach: Coach::new(),
            clock: Clock::new(),
            examined: RwSignal::new(None),
            choosing: RwSignal::new(false),
            sharing: RwSignal::new(false),
            keys: RwSignal::new(false),
            summing: RwSignal::new(false),
            throwing: StoredValue::new_local(None),
            settings,
            names: RwSignal::new(Vec::new()),
            voice: voice(),
            announcer: announcer(),
            pending: StoredValue::new(None),
            epoch: StoredValue::new(0),
            bot_failed: RwSignal::new(false),
            unsaved: StoredValue::new(0),
        };
        play.learn_names();
        play
    }

    /// The speaker who knows the players' names; tracks language and names.
    pub fn speaker(self) -> Speaker {
        self.voice.speaker().with_names(self.names.get())
    }

    /// A sentence for the page; tracks language and names.
    pub fn say(self, message: &Message) -> String {
        self.speaker().say(message)
    }

    /// Asks the table something.
    pub fn ask<T>(self, question: impl FnOnce(&dyn AnyTable) -> T) -> T {
        self.table.with_value(|table| question(table.as_ref()))
    }

    /// Whether a game is going on that would be lost.
    pub fn in_progress(self) -> bool {
        self.ask(|table| table.outcome().is_none() && table.touched())
    }

    /// Whether the person must wait: dice are in the air, or the computer is to move.
    pub fn is_held(self) -> bool {
        self.dice.with(|dice| *dice != Dice::AsShown) || self.is_bots_turn()
    }

    fn is_bots_turn(self) -> bool {
        self.waiting.with(|waiting| matches!(waiting, Waiting::Bot(..))) && !self.bot_failed.get()
    }

    /// Whether a command of the painted scene can be used now; tracks.
    pub fn is_open(self, id: &str) -> bool {
        let enabled =
            self.scene.with(|scene| scene.commands.iter().any(|command| command.id == id && command.enabled));
        let held = self.is_held() && !ALWAYS_OPEN.contains(&id) || self.clock.paused.get() && id != "new";
        enabled && !held
    }

    /// What a player did. While dice are in the air, it only makes them rest: nobody can have
    /// decided on a throw they have not seen.
    pub fn input(self, input: &Input) {
        if self.reel.watching.get_untracked() {
            return self.watch(false);
        }
        if self.clock.paused.get_untracked() || self.is_reviewing() || self.skip() {
            return;
        }
        if untrack(|| self.is_bots_turn()) {
            crate::glue::end_pause();
            return;
        }
        if let Some(reply) = self.table.try_update_value(|table| table.input(input, browser::now())) {
            let picked = reply.changed && !reply.acted && matches!(input, Input::Pick(_));
            self.answered(reply);
            if picked {
                self.sound("pick");
            }
        }
    }

    /// A command of the scene was used; one that is not open does nothing.
    pub fn command(self, id: &str) {
        if self.reel.watching.get_untracked() {
            return self.watch(false);
        }
        let skipped = self.skip();
        if skipped && !ALWAYS_OPEN.contains(&id) || !untrack(|| self.is_open(id)) {
            crate::glue::end_pause();
            return;
        }
        match id {
            "hint" if self.tell_more() => {}
            "hint" => self.ask_hint(),
            "new" => self.choosing.set(true),
            "judge" => self.compare(true),
            "watch" => self.watch(true),
            _ => {
                let input = Input::Command(id.to_owned().into());
                if let Some(reply) = self.table.try_update_value(|table| table.input(&input, browser::now()))
                {
                    let judged = reply.acted && id != "undo" && id != "redo";
                    self.answered(reply);
                    if judged {
                        self.judge_if_wanted();
                    }
                }
            }
        }
    }

    /// Opens another table in place of this one.
    pub fn replace(self, table: Box<dyn AnyTable>) {
        self.keep_time();
        self.viewing.set_value(false);
        self.lay(table);
        self.keep();
        self.begin();
    }

    /// Looks at a game of the past; the one that goes on is kept as it is.
    pub fn view(self, table: Box<dyn AnyTable>) {
        if !self.viewing.get_value() && self.in_progress() {
            self.keep();
        }
        self.viewing.set_value(true);
        self.lay(table);
        self.begin();
        self.review(Some(0));
    }

    /// The same where it stands on the table already.
    pub fn view_arrived(self) {
        self.viewing.set_value(true);
        self.review(Some(0));
    }

    /// Back from a game of the past to the one that was left.
    fn leave_view(self) {
        let arrival = arrive(self.game);
        self.replace(arrival.table);
        if arrival.stale {
            self.make_fresh();
        }
    }

    fn lay(self, mut table: Box<dyn AnyTable>) {
        self.run(false);
        self.reel.watching.set(false);
        self.forget_animations();
        crate::glue::cancel_questions();
        self.settings.with_untracked(|settings| configure(table.as_mut(), settings));
        table.greet(browser::now());
        self.table.set_value(table);
        self.learn_names();
        self.coach.clear();
        self.mark_wrong(Vec::new());
        self.clock.restart();
        self.reviewed.set(None);
        self.ended.set(None);
        self.notice.set(None);
        self.bot_failed.set(false);
    }

    fn begin(self) {
        self.refresh();
        if self.game.card.timed {
            self.tick();
        }
        self.let_bot_move();
    }

    /// Tracks what is chosen on this device.
    pub fn settings_changed(self) {
        self.settings.track();
    }

    /// Turns one of the game's settings to a word, here and for new games on this device.
    pub fn set(self, setting: &'static str, word: &str) {
        self.table.update_value(|table| table.set(setting, word));
        self.remember(setting, word);
        if setting == Card::JUDGE_AT_ONCE {
            self.mark_wrong(Vec::new());
            self.compare_if_wanted();
        }
        self.keep();
        self.refresh();
    }

    fn remember(self, setting: &str, word: &str) {
        let key = format!("{}.{setting}", self.game.id);
        self.settings.update(|settings| settings.games.set(&key, word));
    }

    /// The same game once more, with new dice; where games are made, another one.
    pub fn again(self) {
        if self.game.card.made {
            return self.make_another(|_| true);
        }
        let (setup, players, seeded) =
            self.ask(|table| (table.setup(), table.session().players.clone(), table.seed().is_some()));
        let seed = seeded.then(browser::random_seed);
        match self.game.open(&setup, Opening { seed, players, now: browser::now() }) {
            Ok(table) => self.replace(table),
            Err(error) => self.notice.set(error.message()),
        }
    }

    /// Picks and drops cells until exactly these are picked, as far as the game lets it.
    pub fn pick_exactly(self, cells: &[u16]) {
        let picked = self.scene.with_untracked(|scene| crate::board::picked(&scene.board));
        for cell in picked.iter().filter(|cell| !cells.contains(cell)) {
            self.input(&Input::Pick(*cell));
        }
        for cell in cells.iter().filter(|cell| !picked.contains(cell)) {
            self.input(&Input::Pick(*cell));
        }
    }

    /// What every answer of the table leads to.
    fn answered(self, reply: Reply) {
        if let Some(refused) = reply.refused {
            self.announcer.say(&[untrack(|| self.say(&refused))]);
            self.notice.set(Some(refused.clone()));
            self.refresh();
            if self.flash_refused(&reply.cues) {
                self.take_back(refused);
            }
            return;
        }
        if let Some(setup) = reply.open {
            spawn_local(async move {
                if let Some(why) = self.consider(setup, String::new()).await {
                    self.notice.try_set(Some(why));
                }
            });
            return;
        }
        if !reply.changed {
            return;
        }
        if self.notice.with_untracked(Option::is_some) {
            self.notice.set(None);
        }
        if let Some((setting, word)) = reply.set {
            self.remember(setting, word);
        }
        if reply.noted || reply.set.is_some() {
            self.keep();
        }
        if reply.acted {
            self.ended.set(None);
            self.coach.clear();
            self.keep_now_and_then();
            self.compare_if_wanted();
        }
        self.tell(reply.cues);
        self.go_on();
    }

    /// Paints what the table shows now.
    fn refresh(self) {
        let (scene, waiting, over) =
            self.ask(|table| (self.shown(table), table.waiting(), table.outcome().is_some()));
        if self.over.get_untracked() != over {
            self.over.set(over);
        }
        if self.scene.with_untracked(|old| *old != scene) {
            self.scene.set(scene);
        }
        if self.waiting.with_untracked(|old| *old != waiting) {
            self.waiting.set(waiting);
        }
    }

    /// Compares with the solution where every entry is to be compared; else nothing is marked any more.
    fn compare_if_wanted(self) {
        if self.compares_at_once() {
            self.compare(false);
        } else {
            self.mark_wrong(Vec::new());
        }
    }

    /// A scene with the keys that were chosen on this device.
    fn bound(self, scene: Scene) -> Scene {
        self.settings.with_untracked(|settings| bound(self.game.id, scene, &settings.games))
    }

    fn keep(self) {
        if self.viewing.get_value() {
            return;
        }
        if self.game.card.timed {
            self.tick();
        }
        if !self.ask(store::keep) {
            self.notice.set(Some(Message::new("web.not-kept")));
        }
        self.ask(stats::record);
        self.ask(progress::record);
    }

    /// Names people chose; a computer without one is named by its level.
    fn learn_names(self) {
        let speaker = untrack(|| self.voice.speaker());
        let names = self.ask(|table| {
            let name = |player: &table::Player| {
                let level = |level: &String| {
                    let level = Message::new(format!("{}.level-{level}", table.game()));
                    speaker.say(&Message::new("ui.computer").message("level", level))
                };
                player.name.clone().or_else(|| player.bot.as_ref().map(level))
            };
            table.session().players.iter().map(name).collect()
        });
        self.names.set(names);
    }

    fn sound(self, name: &str) {
        self.settings.with_untracked(|settings| {
            if settings.sound {
                crate::glue::play_sound(name, settings.volume);
            }
        });
    }

    /// Says something to ears alone.
    pub fn speak(self, said: &[String]) {
        self.announcer.say(said);
    }

    /// The name of a player; tracks language and names.
    pub fn name(self, seat: Seat) -> String {
        self.speaker().seat(seat)
    }
}

/// A scene with the keys that were chosen for a game.
fn bound(game: &str, scene: Scene, chosen: &table::Settings) -> Scene {
    scene.bound(|command| chosen.get(&format!("{game}.key.{command}")).map(str::to_owned))
}

/// A game that nobody has set anything for gets what was last chosen on this device.
fn configure(table: &mut dyn AnyTable, settings: &Settings) {
    if table.card().is_watched() && table.session().was_watched() {
        // Nobody watches yet.
        table.session_mut().let_play(Seat(0), None);
    }
    if !table.session().settings.is_empty() {
        return;
    }
    for setting in table.card().settings {
        let chosen = settings.games.get(&format!("{}.{}", table.game(), setting.id));
        if let Some(word) = chosen.and_then(|word| setting.word(word)) {
            table.set(setting.id, word);
        }
    }
}
