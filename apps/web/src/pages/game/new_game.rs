//! The dialog for a new game: presets first, then every option of the game, who plays, and where chance comes from.

use super::own::own_setup;
use crate::{
    browser,
    named::{address, has_puzzles},
    parts::{ChoiceField, Dialog, Toggle, choice, handler, live, part},
    play::Play,
    store,
    voice::{word, word_of},
};
use catalog::Opening;
use kernel::{Message, Seat};
use leptos::{prelude::*, task::spawn_local};
use scene::{Preset, Seats};
use table::Player;

/// What is chosen in the dialog.
#[derive(Clone, Copy)]
struct Chosen {
    play: Play,
    /// A value for every option of the game, in its order.
    options: RwSignal<Vec<String>>,
    /// Who sits at each seat; longer than the seats in use.
    players: RwSignal<Vec<Player>>,
    own_chance: RwSignal<bool>,
    seed: RwSignal<String>,
    flaws: RwSignal<Vec<Message>>,
    /// Whether an engine is at work.
    busy: RwSignal<bool>,
}

/// Seats that the dialog keeps ready; more have no row.
const SEATS: usize = 12;

impl Chosen {
    /// Starts from the game on the table.
    fn new(play: Play) -> Self {
        let (setup, mut players, seeded) =
            play.ask(|table| (table.choices(), table.session().players.clone(), table.seed().is_some()));
        let computer = play.game.card.levels.last().map(|level| (*level).to_owned());
        while players.len() < SEATS {
            // Whoever is not here yet is played by the computer, except at the first seat.
            let bot = if players.is_empty() { None } else { computer.clone() };
            players.push(Player { name: None, bot });
        }
        let chosen = Chosen {
            play,
            options: RwSignal::new(Vec::new()),
            players: RwSignal::new(players),
            own_chance: RwSignal::new(!seeded && play.game.card.own_chance),
            seed: RwSignal::new(String::new()),
            flaws: RwSignal::new(Vec::new()),
            busy: RwSignal::new(false),
        };
        let wish = if play.game.card.made { store::recall_wish(play.game.id) } else { None };
        chosen.take(&wish.unwrap_or(setup));
        chosen
    }

    /// Takes over the options of a setup text; the usual ones where it names none.
    fn take(self, setup: &str) {
        self.options.set(self.options_of(setup));
    }

    fn options_of(self, setup: &str) -> Vec<String> {
        let value = |option: &scene::Choice| {
            let mut words = setup.split_whitespace().filter_map(|word| word.split_once('='));
            let given = words.rfind(|(id, _)| *id == option.id).map(|(_, value)| value);
            given.or(option.values.first().copied()).unwrap_or_default().to_owned()
        };
        self.play.game.card.options.iter().map(value).collect()
    }

    /// The value of an option; tracks.
    fn option(self, id: &str) -> Option<String> {
        let place = self.play.game.card.options.iter().position(|option| option.id == id)?;
        self.options.with(|options| options.get(place).cloned())
    }

    fn seats(self) -> usize {
        match self.play.game.card.seats {
            Seats::One => 1,
            Seats::Two => 2,
            Seats::Option(id) => self.option(id).and_then(|count| count.parse().ok()).unwrap_or(1).min(SEATS),
        }
    }

    /// Everything chosen, as a setup or a wish.
    fn words(self) -> String {
        let values = self.options.get_untracked();
        let options = self.play.game.card.options.iter().zip(values);
        let words: Vec<String> = options.map(|(option, value)| format!("{}={value}", option.id)).collect();
        words.join(" ")
    }

    fn open(self) {
        let seed = self.seed.with_untracked(|seed| seed.trim().to_owned());
        let seed = match seed.parse::<u64>() {
            _ if self.own_chance.get_untracked() => None,
            Ok(seed) => Some(seed),
            Err(_) if seed.is_empty() => Some(browser::random_seed()),
            Err(_) => {
                return self.flaws.set(vec![Message::new("ui.seed-flaw").text("found", seed)]);
            }
        };
        let words = self.words();
        if let Some(seed) = seed.filter(|_| self.play.game.card.made) {
            return self.make(words, seed);
        }
        let seats = untrack(|| self.seats());
        let mut players = self.players.get_untracked();
        players.truncate(if seats > 1 { seats } else { 0 });
        let opening = Opening { seed, players, now: browser::now() };
        match self.play.game.open(&words, opening) {
            Ok(table) => {
                self.play.choosing.set(false);
                self.play.replace(table);
            }
            Err(error) => self.flaws.set(error.messages()),
        }
    }

    /// Has the game made; closing the dialog meanwhile keeps the one on the table.
    fn make(self, wish: String, seed: u64) {
        self.busy.set(true);
        self.flaws.set(Vec::new());
        spawn_local(async move {
            let made = self.play.make(&wish, seed, |play| play.choosing.get_untracked()).await;
            self.busy.try_set(false);
            self.flaws.try_set(made.err().into_iter().collect());
        });
    }
}

#[component]
pub fn NewGame(play: Play) -> impl IntoView {
    view! {
        <Dialog id="new-game" title=word("new") open=play.choosing>
            <Form play/>
        </Dialog>
    }
}

#[component]
fn Form(play: Play) -> impl IntoView {
    let chosen = Chosen::new(play);
    let card = play.game.card;
    let presets = card
        .presets
        .iter()
        .map(|preset| view! { <PresetButton chosen preset=*preset/> }.into_any())
        .collect_view();
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        chosen.open();
    };
    let seats = Memo::new(move |_| chosen.seats());
    let (start, making) = (word("ui.start"), word("ui.making"));
    view! {
        <form on:submit=handler(submit) class="new-game">
            {has_puzzles(&card)
                .then(|| view! { <a class="button" href=address(play.game) id="new-puzzles">{word("ui.puzzles")}</a> })}
            <div class="presets" role="group" aria-label=word("ui.presets")>{presets}</div>
            <fieldset>
                <legend>{word(if card.made { "ui.wish" } else { "ui.options" })}</legend>
                {option_fields(chosen, false)}
                {more_rules(chosen)}
            </fieldset>
            {part(move || match seats.get() {
                0 | 1 => ().into_any(),
                seats => view! {
                    <fieldset>
                        <legend>{word("ui.players")}</legend>
                        {(0..seats).map(|seat| view! { <SeatFields chosen seat/> }.into_any()).collect_view()}
                    </fieldset>
                }
                .into_any(),
            })}
            {card.seeded.then(|| chance(chosen))}
            {card.takes_texts().then(|| own_setup(play, Callback::new(move |()| chosen.words()), chosen.busy, chosen.flaws))}
            <div class="dialog-actions">
                <p class="flaws" id="new-flaws" role="alert">
                    {live(move || {
                        let flaws = chosen.flaws.get();
                        flaws.iter().map(|flaw| play.say(flaw)).collect::<Vec<_>>().join(" ")
                    })}
                </p>
                <button type="submit" class="button primary" id="new-start" disabled=chosen.busy>
                    {live(move || if chosen.busy.get() { making.get() } else { start.get() })}
                </button>
            </div>
        </form>
    }
}

/// Where chance comes from.
fn chance(chosen: Chosen) -> AnyView {
    let card = chosen.play.game.card;
    view! {
        <fieldset>
            <legend>{word(if card.made { "ui.seed" } else { "ui.chance" })}</legend>
            {card
                .own_chance
                .then(|| {
                    view! {
                        <Toggle
                            id="new-own"
                            label=word("ui.own-dice-offer")
                            value=chosen.own_chance
                            on_change=Callback::new(move |on| chosen.own_chance.set(on))
                        />
                    }
                })}
            <div class="field">
                <label for="new-seed">{word("ui.seed")}</label>
                <input
                    type="text"
                    id="new-seed"
                    inputmode="numeric"
                    autocomplete="off"
                    aria-describedby="new-seed-about"
                    disabled=chosen.own_chance
                    prop:value=chosen.seed
                    on:input=handler(move |event| chosen.seed.set(event_target_value(&event)))
                />
            </div>
            <p class="quiet" id="new-seed-about">
                {word(if card.made { "ui.seed-made" } else { "ui.seed-about" })}
            </p>
        </fieldset>
    }
    .into_any()
}

#[component]
fn PresetButton(chosen: Chosen, preset: Preset) -> impl IntoView {
    let game = chosen.play.game.id;
    let is_chosen = move || chosen.options.get() == chosen.options_of(preset.setup);
    view! {
        <button
            type="button"
            class="preset"
            id=format!("preset-{}", preset.id)
            aria-pressed=live(move || is_chosen().to_string())
            on:click=handler(move |_| chosen.take(preset.setup))
        >
            <span class="preset-name">{word_of(format!("{game}.preset-{}", preset.id))}</span>
            <span class="preset-about">{word_of(format!("{game}.preset-{}-about", preset.id))}</span>
        </button>
    }
}

/// The options that stand in front, or those that stand back.
fn option_fields(chosen: Chosen, back: bool) -> AnyView {
    let options = (0..).zip(chosen.play.game.card.options);
    let options = options.filter(|(_, option)| option.stands_back() == back);
    options.map(|(place, option)| option_field(&chosen, place, *option).into_any()).collect_view().into_any()
}

/// The options that stand back, folded away while all are as usual.
fn more_rules(chosen: Chosen) -> AnyView {
    let options = chosen.play.game.card.options;
    if !options.iter().any(scene::Choice::stands_back) {
        return ().into_any();
    }
    let changed = untrack(|| {
        let is_set =
            |option: &scene::Choice| chosen.option(option.id).as_deref() != option.values.first().copied();
        options.iter().any(|option| option.stands_back() && is_set(option))
    });
    view! {
        <details class="more-rules" id="new-more" open=changed>
            <summary>{word("ui.more-rules")}</summary>
            {option_fields(chosen, true)}
        </details>
    }
    .into_any()
}

fn option_field(chosen: &Chosen, place: usize, option: scene::Choice) -> impl IntoView + use<> {
    let chosen = *chosen;
    let game = chosen.play.game.id;
    let values =
        option.values.iter().map(|value| ((*value).to_owned(), choice(game, option.id, value))).collect();
    let change = move |value| chosen.options.update(|options| options[place] = value);
    view! {
        <ChoiceField
            id=format!("new-{}", option.id)
            label=word_of(format!("{game}.option-{}", option.id))
            options=values
            value=live(move || chosen.option(option.id).unwrap_or_default())
            on_change=Callback::new(change)
            about=word_of(format!("{game}.option-{}-about", option.id))
        />
    }
}

#[component]
fn SeatFields(chosen: Chosen, seat: usize) -> impl IntoView {
    let card = chosen.play.game.card;
    let game = chosen.play.game.id;
    let player = move || chosen.players.with(|players| players.get(seat).cloned().unwrap_or_default());
    let update = move |change: Box<dyn FnOnce(&mut Player)>| {
        chosen.players.update(|players| {
            if let Some(player) = players.get_mut(seat) {
                change(player);
            }
        });
    };
    let mut kinds = vec![(String::new(), word("ui.person"))];
    let level = |level: &&'static str| ((*level).to_owned(), choice(game, "level", level));
    kinds.extend(card.levels.iter().map(level));
    let name = format!("new-name-{seat}");
    let place = Seat(u8::try_from(seat).unwrap_or(u8::MAX));
    let label = live(move || chosen.play.speaker().with_names(Vec::new()).seat(place));
    let set_kind = move |level: String| {
        update(Box::new(move |player| player.bot = (!level.is_empty()).then_some(level)));
    };
    let set_name = move |event| {
        let name = event_target_value(&event);
        let name: String = name.trim().chars().take(40).collect();
        update(Box::new(move |player| player.name = (!name.is_empty()).then_some(name)));
    };
    view! {
        <div class="seat-fields">
            <div class="field">
                <label for=name.clone()>{label}</label>
                <input
                    type="text"
                    id=name
                    maxlength="40"
                    autocomplete="off"
                    placeholder=word("ui.name")
                    prop:value=live(move || player().name.unwrap_or_default())
                    on:change=handler(set_name)
                />
            </div>
            <ChoiceField
                id=format!("new-kind-{seat}")
                label=word("ui.played-by")
                options=kinds
                value=live(move || player().bot.unwrap_or_default())
                on_change=Callback::new(set_kind)
            />
        </div>
    }
}
