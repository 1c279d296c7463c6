//! A game on the screen: its signals, and the inputs players make. The controller decides what an input leads
//! to; this only listens, paints and stores. Knows no rules and no board.

mod ahead;
mod autoplay;
mod clock;
mod coach;
mod cues;
mod ending;
mod first_round;
mod kept;
mod keys;
mod open;
mod printing;
mod puzzles;
mod setups;
mod slowly;
mod study;

pub use autoplay::Autoplay;
pub use clock::Clock;
pub use coach::Coach;
pub use cues::{Dice, Throwing};
pub use keys::{MUTE_WRITTEN, listen};
pub use open::{Origin, Unpacked, arrive, sort_out, unpack};
pub use printing::Paper;
pub use setups::Examined;

use crate::{
    browser, engine,
    settings::{Settings, settings},
    speech::{Announcer, Voice, announcer, voice},
    store,
};
use leptos::{
    leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle},
    prelude::*,
    task::spawn_local,
};
use parlour_kernel::{Message, Seat};
use parlour_midend::{
    AnyTable, Asked, Controller, Effects, FirstRoundView, Game, Kept, Manners, Moment, StudyView, Unstored,
    Waiting,
};
use parlour_scene::{Cue, Input, Scene, command};
use parlour_text::Speaker;
use std::time::Duration;

/// The commands every game has, in the order they appear in the bar.
pub const BAR: [&str; 3] = [command::UNDO, command::REDO, command::HINT];

/// Dialogs over a game, each open or closed.
#[derive(Clone, Copy)]
pub struct Dialogs {
    /// What is wrong with a setup that was entered.
    pub examined: RwSignal<Option<Examined>>,
    /// The new-game form.
    pub choosing: RwSignal<bool>,
    /// Links to share.
    pub sharing: RwSignal<bool>,
    /// The list of keys.
    pub keys: RwSignal<bool>,
    /// The summary of a finished game.
    pub summing: RwSignal<bool>,
}

impl Dialogs {
    fn new() -> Self {
        Dialogs {
            examined: RwSignal::new(None),
            choosing: RwSignal::new(false),
            sharing: RwSignal::new(false),
            keys: RwSignal::new(false),
            summing: RwSignal::new(false),
        }
    }

    /// Whether one of them is open; it tracks.
    pub fn is_any_open(&self) -> bool {
        let shown = [self.choosing, self.sharing, self.keys, self.summing];
        shown.iter().any(Get::get) || self.examined.with(Option::is_some)
    }

    /// Closes all of them.
    pub fn close(&self) {
        for shown in [self.choosing, self.sharing, self.keys, self.summing] {
            shown.set(false);
        }
        self.examined.set(None);
    }
}

/// A game on the screen. A handle: copies are the same game.
#[derive(Clone, Copy)]
pub struct Play {
    pub game: &'static Game,
    control: StoredValue<Controller>,
    /// What is painted; lags behind the table while dice are tumbling.
    pub scene: RwSignal<Scene>,
    /// How the dice differ from the scene.
    pub dice: RwSignal<Dice>,
    /// Who the table is waiting for.
    pub waiting: RwSignal<Waiting>,
    /// Whether it is the computer's turn and it can act.
    computers_turn: RwSignal<bool>,
    /// Whether the game is decided, even if it can still be changed.
    pub over: RwSignal<bool>,
    /// How many steps are shown, during a review.
    pub reviewed: RwSignal<Option<usize>>,
    pub autoplay: Autoplay,
    /// The analysis, while one goes on.
    pub study: RwSignal<Option<StudyView>>,
    /// The first round, while the table is one.
    pub first: RwSignal<Option<FirstRoundView>>,
    /// Whether the first round is offered.
    first_offer: RwSignal<bool>,
    /// Cells that are flashing.
    pub flashed: RwSignal<Vec<u16>>,
    /// Set when the game has just ended: whether it was won.
    pub ended: RwSignal<Option<bool>>,
    /// Why the last input was refused, or another notice.
    pub notice: RwSignal<Option<Message>>,
    /// Why the game is not stored, as long as it is not.
    pub unstored: RwSignal<Option<Unstored>>,
    /// How much of a long game from a link is opened, while it is.
    pub opening: RwSignal<Option<slowly::Progress>>,
    pub coach: Coach,
    pub clock: Clock,
    pub dialogs: Dialogs,
    /// How to throw dice in 3D, while that scene is shown.
    pub throwing: StoredValue<Option<Throwing>, LocalStorage>,
    settings: RwSignal<Settings>,
    names: RwSignal<Vec<Option<String>>>,
    voice: Voice,
    announcer: Announcer,
    /// Cues left to play once the dice rest.
    pending: StoredValue<Option<Vec<Cue>>>,
    /// Incremented to invalidate older animations.
    epoch: StoredValue<u32>,
    /// Whether games are being made ahead.
    stocking: StoredValue<bool>,
    /// When the controller wants to be woken next.
    alarm: StoredValue<Option<TimeoutHandle>>,
}

/// The current time, as the controller counts it.
fn now() -> Moment {
    Moment { running: browser::running(), wall: browser::now() }
}

impl Play {
    /// Puts a table on the screen.
    pub fn new(game: &'static Game, table: Box<dyn AnyTable>) -> Self {
        let settings = settings();
        let control = settings.with_untracked(|settings| laid(table, settings));
        let play = Play {
            game,
            scene: RwSignal::new(control.scene()),
            waiting: RwSignal::new(control.table().waiting()),
            computers_turn: RwSignal::new(control.is_computers_turn()),
            over: RwSignal::new(control.table().outcome().is_some()),
            control: StoredValue::new(control),
            dice: RwSignal::new(Dice::AsShown),
            reviewed: RwSignal::new(None),
            autoplay: Autoplay::new(),
            study: RwSignal::new(None),
            first: RwSignal::new(None),
            first_offer: RwSignal::new(false),
            flashed: RwSignal::new(Vec::new()),
            ended: RwSignal::new(None),
            notice: RwSignal::new(None),
            unstored: RwSignal::new(None),
            opening: RwSignal::new(None),
            coach: Coach::new(),
            clock: Clock::new(),
            dialogs: Dialogs::new(),
            throwing: StoredValue::new_local(None),
            settings,
            names: RwSignal::new(Vec::new()),
            voice: voice(),
            announcer: announcer(),
            pending: StoredValue::new(None),
            epoch: StoredValue::new(0),
            stocking: StoredValue::new(false),
            alarm: StoredValue::new(None),
        };
        play.learn_names();
        play.say_notices();
        play.watch_sight();
        play.watch_store();
        play.begin();
        play
    }

    /// The speaker with the players' names; tracks language and names.
    pub fn speaker(self) -> Speaker {
        self.voice.speaker().with_names(self.names.get())
    }

    /// Renders a message; tracks language and names.
    pub fn say(self, message: &Message) -> String {
        self.speaker().say(message)
    }

    /// Runs a query on the table.
    pub fn ask<T>(self, question: impl FnOnce(&dyn AnyTable) -> T) -> T {
        self.control.with_value(|control| question(control.table()))
    }

    /// Whether replacing the game would lose progress.
    pub fn in_progress(self) -> bool {
        self.control.with_value(Controller::is_under_way)
    }

    /// Whether the player must wait: dice are tumbling, or the computer is to move.
    pub fn is_held(self) -> bool {
        self.is_busy() || self.computers_turn.get()
    }

    fn is_busy(self) -> bool {
        self.dice.with(|dice| *dice != Dice::AsShown)
    }

    /// Whether a command of the painted scene can be used now; tracks.
    pub fn is_open(self, id: &str) -> bool {
        self.clock.paused.track();
        self.computers_turn.track();
        let busy = self.is_busy();
        self.scene.with(|scene| {
            let command = scene.commands.iter().find(|command| command.id == id);
            command.is_some_and(|command| self.control.with_value(|control| control.is_open(command, busy)))
        })
    }

    /// Whether this game has a command at all, even if not right now.
    pub fn may_offer(self, id: &str) -> bool {
        let offered = |scene: &Scene| scene.commands.iter().any(|command| command.id == id);
        id == command::HINT || self.scene.with_untracked(offered)
    }

    /// Handles a player's input. While dice are tumbling it only makes them rest: nobody can have decided on
    /// a throw they have not seen.
    pub fn input(self, input: &Input) {
        if self.skip() {
            return;
        }
        let effects =
            self.control.try_update_value(|control| control.input(input, now())).unwrap_or_default();
        let picked =
            effects.changed && !effects.acted && effects.refused.is_none() && matches!(input, Input::Pick(_));
        self.take(effects);
        if picked {
            self.sound("pick");
        }
    }

    /// Runs a command of the scene; does nothing if the command is disabled.
    pub fn command(self, id: &str) {
        let skipped = self.skip();
        self.control(|control, now| control.command(id, skipped, now));
    }

    /// Calls the controller and carries out the effects.
    fn control(self, does: impl FnOnce(&mut Controller, Moment) -> Effects) {
        let effects = self.control.try_update_value(|control| does(control, now()));
        self.take(effects.unwrap_or_default());
    }

    /// Opens another table in place of this one, which goes to the shelf if it is in progress.
    pub fn replace(self, table: Box<dyn AnyTable>) {
        self.keep_time();
        if !self.make_room() {
            return;
        }
        self.lay(table);
        self.control.update_value(Controller::choose);
        self.keep();
        self.begin();
    }

    /// Shows a past game; the current one stays as saved.
    pub fn view(self, table: Box<dyn AnyTable>) {
        if self.in_progress() {
            self.keep();
        }
        self.lay(table);
        self.view_arrived();
    }

    /// The same, for a past game that is already on the table.
    pub fn view_arrived(self) {
        self.control.update_value(Controller::view_only);
        self.begin();
    }

    fn lay(self, table: Box<dyn AnyTable>) {
        self.forget_animations();
        crate::javascript::cancel_questions();
        let control = self.settings.with_untracked(|settings| laid(table, settings));
        self.control.set_value(control);
        self.learn_names();
        self.ended.set(None);
        self.notice.set(None);
        self.unstored.set(None);
    }

    fn begin(self) {
        self.refresh();
        self.all_shown();
    }

    /// Everything is shown: the computer or the coach may now think about the current position.
    fn all_shown(self) {
        self.control(Controller::shown);
    }

    /// Tracks the settings.
    pub fn settings_changed(self) {
        self.settings.track();
    }

    /// Changes one of the game's settings, for this game and for new ones on this device.
    pub fn set(self, setting: &'static str, word: &str) {
        self.control.update_value(|control| control.set(setting, word));
        self.remember(setting, word);
        self.keep();
        self.refresh();
        self.pump();
    }

    fn remember(self, setting: &str, word: &str) {
        self.settings.update(|settings| settings.habits_mut(self.game.id).remember(setting, word));
    }

    /// Picks and unpicks cells until exactly these are picked, as far as the game allows.
    pub fn pick_exactly(self, cells: &[u16]) {
        let picked = self.scene.with_untracked(|scene| crate::board::picked(&scene.board));
        for cell in picked.iter().filter(|cell| !cells.contains(cell)) {
            self.input(&Input::Pick(*cell));
        }
        for cell in cells.iter().filter(|cell| !picked.contains(cell)) {
            self.input(&Input::Pick(*cell));
        }
    }

    /// Shows and saves what an input led to.
    fn take(self, effects: Effects) {
        if self.control.is_disposed() {
            return;
        }
        if let Some(save) = effects.go_on {
            self.go_on(&save);
            return;
        }
        for slip in effects.slips {
            crate::stats::learn(self.game.id, slip);
        }
        if effects.form {
            self.dialogs.choosing.set(true);
        }
        if let Some(chosen) = effects.at_end {
            self.do_at_end(chosen);
        }
        if let Some((setting, word)) = effects.set {
            self.remember(setting, word);
        }
        let mut is_told = false;
        if let Some(left) = effects.left {
            let kept = store::shelve(self.game, &left);
            is_told = kept != Kept::Done;
            self.take_kept(kept);
        }
        if effects.save {
            is_told |= self.keep();
        }
        if let Some(setup) = effects.open {
            spawn_local(async move {
                if let Some(why) = self.consider(setup, String::new()).await {
                    self.notice.try_set(Some(why));
                }
            });
        }
        let told: Vec<String> = effects.told.iter().map(|message| untrack(|| self.say(message))).collect();
        self.announcer.say(&told);
        if let Some(refused) = effects.refused {
            self.notice.set(Some(refused.clone()));
            self.refresh();
            if self.flash_refused(&effects.cues) {
                self.take_back(refused);
            }
        } else if effects.changed {
            let failed = self.control.with_value(Controller::has_computer_failed);
            let notice = effects.told.into_iter().next_back().filter(|_| failed);
            if notice.is_some() || (!is_told && self.notice.with_untracked(Option::is_some)) {
                self.notice.set(notice);
            }
            if effects.acted {
                self.ended.set(None);
                self.tell(effects.cues);
            } else {
                self.refresh();
            }
        } else if effects.repaint {
            self.refresh();
        }
        self.pump();
    }

    /// Passes questions to the engines, and wakes the controller when it wants to be.
    fn pump(self) {
        let questions = self.control.try_update_value(Controller::questions).unwrap_or_default();
        for Asked { number, question } in questions {
            spawn_local(async move {
                let answer = engine::ask(&question).await;
                // What the coach says is nothing that a board says at first.
                self.voice.all_texts().await;
                if !self.control.is_disposed() {
                    self.control(|control, now| control.answer(number, answer, now));
                }
            });
        }
        self.wake_in_time();
    }

    /// Sets the alarm for when the controller wants to be woken.
    fn wake_in_time(self) {
        let wake = self.control.with_value(|control| control.wake(now()));
        if let Some(Some(alarm)) = self.alarm.try_update_value(Option::take) {
            alarm.clear();
        }
        if let Some(wake) = wake {
            let ring = move || {
                // The page may have been left since.
                if self.control.is_disposed() {
                    return;
                }
                let busy = untrack(|| self.is_busy());
                self.control(|control, now| control.tick(busy, now));
                if self.game.card.timed && !self.control.is_disposed() {
                    self.refresh();
                }
            };
            // Timers take whole milliseconds; rounding down would fire early, again and again.
            let whole = u64::try_from(wake.as_micros().div_ceil(1000)).unwrap_or(u64::MAX);
            let handle = set_timeout_with_handle(ring, Duration::from_millis(whole));
            self.alarm.set_value(handle.ok());
        }
    }

    /// Paints the current scene.
    fn refresh(self) {
        // Nothing overtakes dice in the air, whoever asks for it: what they led to is painted when they rest.
        if self.pending.with_value(Option::is_some) {
            return;
        }
        self.control.with_value(|control| {
            show(self.scene, control.scene());
            show(self.waiting, control.table().waiting());
            show(self.computers_turn, control.is_computers_turn());
            show(self.over, control.is_over());
            show(self.unstored, control.unstored());
            show(self.first, control.first_round());
            show(self.reviewed, control.looked_back_at());
            show(self.study, control.study());
            show(self.autoplay.running, control.runs());
            show(self.autoplay.watching, control.is_watching());
            show(self.autoplay.speed, control.speed());
            show(self.coach.hint, control.coach().clone());
            show(self.coach.judged, control.comment().cloned());
            show(self.coach.wrong, control.wrong().to_vec());
            show(self.coach.letters, control.letters());
            show(self.coach.explains, control.is_explaining());
            show(self.clock.seconds, control.seconds());
            show(self.clock.paused, control.is_paused());
        });
    }

    /// How many steps there are to review; tracks.
    pub fn reviewed_all(self) -> usize {
        self.reviewed.track();
        self.control.with_value(Controller::steps)
    }

    /// The status text during a review; tracks.
    pub fn reviewed_words(self) -> String {
        self.scene.track();
        self.reviewed.track();
        let words = self.control.with_value(Controller::look_back_words);
        words.map(|words| self.say(&words)).unwrap_or_default()
    }

    /// Uses the names people chose; a computer without one is named by its level.
    fn learn_names(self) {
        let speaker = untrack(|| self.voice.speaker());
        let names = self.ask(|table| {
            let name = |player: &parlour_table::Player| {
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
                crate::javascript::play_sound(name, settings.volume);
            }
        });
    }

    /// Announces every notice to screen readers.
    fn say_notices(self) {
        Effect::new(move || {
            if let Some(notice) = self.notice.get() {
                // Again when its text comes, and in another language.
                drop(self.voice.speaker());
                self.announcer.say(&[untrack(|| self.say(&notice))]);
            }
        });
    }

    /// Announces sentences to screen readers only.
    pub fn speak(self, said: &[String]) {
        self.announcer.say(said);
    }

    /// A player's name; tracks language and names.
    pub fn name(self, seat: Seat) -> String {
        self.speaker().seat(seat)
    }
}

/// Sets a signal only if its value changes.
fn show<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    if signal.with_untracked(|old| *old != value) {
        signal.set(value);
    }
}

/// Sets up a controller with this device's settings.
fn laid(mut table: Box<dyn AnyTable>, settings: &Settings) -> Controller {
    let habits = settings.habits(table.game()).clone();
    habits.apply_to(table.as_mut());
    let statistics = crate::stats::recall(table.game());
    parlour_midend::settle_level(table.as_mut(), &statistics);
    let manners = Manners {
        pause: settings.pace.pause(),
        moves: settings.moves(),
        reviews: settings.judge,
        teacher_stays: false,
    };
    let mut control = Controller::new(table, manners, now());
    control.set_habits(habits);
    if document().hidden() {
        control.in_sight(false, now());
    }
    control
}
