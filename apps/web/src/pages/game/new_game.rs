//! The new-game dialog: presets first, then all options, the players, and the source of randomness.

use super::own::own_setup;
use crate::{
    browser,
    parts::{ChoiceField, Dialog, Toggle, choice, live, part},
    play::Play,
    puzzle_links::{address, has_puzzles},
    settings::settings,
    speech::{word, word_of},
};
use leptos::{prelude::*, task::spawn_local};
use parlour_kernel::{Message, Seat};
use parlour_midend::{Field, Form, NAME_LETTERS, Opening, Submitted};
use parlour_scene::{Choice, Preset, Seats};

/// The state of the form while the dialog is open.
#[derive(Clone, Copy)]
struct Chosen {
    play: Play,
    form: RwSignal<Form>,
    flaws: RwSignal<Vec<Message>>,
    /// Whether an engine is generating a game.
    busy: RwSignal<bool>,
}

impl Chosen {
    /// Prefilled from the game on the table.
    fn new(play: Play) -> Self {
        let form = settings().with_untracked(|settings| {
            play.ask(|table| Form::like(play.game, table, settings.habits(play.game.id)))
        });
        Chosen {
            play,
            form: RwSignal::new(form),
            flaws: RwSignal::new(Vec::new()),
            busy: RwSignal::new(false),
        }
    }

    fn submit(self) {
        match self.form.with_untracked(|form| form.submit(browser::random_seed)) {
            Ok(Submitted::Make { wish, seed }) => self.make(wish, seed),
            Ok(Submitted::Open { setup, seed, players }) => {
                match self.play.game.open(&setup, Opening { seed, players, now: browser::now() }) {
                    Ok(table) => {
                        self.play.dialogs.choosing.set(false);
                        self.play.replace(table);
                    }
                    Err(error) => self.flaws.set(error.messages()),
                }
            }
            Err(why) => self.flaws.set(vec![why]),
        }
    }

    /// Has the game generated. Closing the dialog meanwhile keeps the current game.
    fn make(self, wish: String, seed: Option<u64>) {
        self.busy.set(true);
        self.flaws.set(Vec::new());
        spawn_local(async move {
            let made = self.play.make(&wish, seed, |play| play.dialogs.choosing.get_untracked()).await;
            self.busy.try_set(false);
            self.flaws.try_set(made.err().into_iter().collect());
        });
    }
}

#[component]
pub fn NewGame(play: Play) -> impl IntoView {
    view! {
        <Dialog id="new-game" title=word("new") open=play.dialogs.choosing>
            <Fields play/>
        </Dialog>
    }
}

#[component]
fn Fields(play: Play) -> impl IntoView {
    let chosen = Chosen::new(play);
    let card = play.game.card;
    let presets = card
        .presets
        .iter()
        .enumerate()
        .map(|(place, preset)| view! { <PresetButton chosen place preset=*preset/> }.into_any())
        .collect_view();
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        chosen.submit();
    };
    let first = move |_| {
        play.dialogs.choosing.set(false);
        play.first_round();
    };
    let (start, making) = (word("ui.start"), word("ui.making"));
    view! {
        <form on:submit=submit class="new-game">
            <button type="button" class="button" id="new-first" on:click=first>{word("ui.first")}</button>
            {has_puzzles(&card)
                .then(|| view! { <a class="button" href=address(play.game) id="new-puzzles">{word("ui.puzzles")}</a> })}
            {(card.seats == Seats::Two).then(|| players(chosen))}
            <div class="presets" role="group" aria-label=word("ui.presets")>{presets}</div>
            <fieldset>
                <legend>{word(if card.made { "ui.wish" } else { "ui.options" })}</legend>
                {option_fields(chosen, false)}
                {more_rules(chosen)}
            </fieldset>
            {(card.seats != Seats::Two).then(|| players(chosen))}
            {card.seeded.then(|| chance(chosen))}
            {card.takes_texts().then(|| own_setup(play, Callback::new(move |()| chosen.form.with_untracked(Form::words)), chosen.busy, chosen.flaws))}
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

/// Who plays. In games for two this is the first thing to choose.
fn players(chosen: Chosen) -> AnyView {
    let seats = Memo::new(move |_| chosen.form.with(Form::seats));
    part(move || match seats.get() {
        0 | 1 => ().into_any(),
        seats => view! {
            <fieldset class="players">
                <legend>{word("ui.players")}</legend>
                {(0..seats).map(|seat| view! { <SeatFields chosen seat/> }.into_any()).collect_view()}
            </fieldset>
        }
        .into_any(),
    })
}

/// The source of randomness.
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
                            value=live(move || chosen.form.with(Form::own_chance))
                            on_change=Callback::new(move |_| chosen.form.update(|form| form.turn(Field::OwnChance, true)))
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
                    disabled=live(move || chosen.form.with(Form::own_chance))
                    prop:value=live(move || chosen.form.with(|form| form.seed().to_owned()))
                    on:input=move |event| chosen.form.update(|form| form.set_seed(&event_target_value(&event)))
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
fn PresetButton(chosen: Chosen, place: usize, preset: Preset) -> impl IntoView {
    let game = chosen.play.game.id;
    let is_chosen = move || chosen.form.with(|form| form.preset() == Some(place));
    view! {
        <button
            type="button"
            class="preset"
            id=format!("preset-{}", preset.id)
            aria-pressed=live(move || is_chosen().to_string())
            on:click=move |_| chosen.form.update(|form| form.choose(place))
        >
            <span class="preset-name">{word_of(format!("{game}.preset-{}", preset.id))}</span>
            <span class="preset-about">{word_of(format!("{game}.preset-{}-about", preset.id))}</span>
        </button>
    }
}

/// The main options, or those folded away (`back`).
fn option_fields(chosen: Chosen, back: bool) -> AnyView {
    let options = (0..).zip(chosen.play.game.card.options);
    let options = options.filter(|(_, option)| option.stands_back() == back);
    options.map(|(place, option)| option_field(&chosen, place, *option).into_any()).collect_view().into_any()
}

/// The options that are folded away while all have their defaults.
fn more_rules(chosen: Chosen) -> AnyView {
    if !chosen.play.game.card.options.iter().any(Choice::stands_back) {
        return ().into_any();
    }
    let changed = chosen.form.with_untracked(Form::shows_more);
    view! {
        <details class="more-rules" id="new-more" open=changed>
            <summary>{word("ui.more-rules")}</summary>
            {option_fields(chosen, true)}
        </details>
    }
    .into_any()
}

fn option_field(chosen: &Chosen, place: usize, option: Choice) -> impl IntoView + use<> {
    let chosen = *chosen;
    let game = chosen.play.game.id;
    let values =
        option.values.iter().map(|value| ((*value).to_owned(), choice(game, option.id, value))).collect();
    let change = move |value: String| chosen.form.update(|form| form.set(place, &value));
    view! {
        <ChoiceField
            id=format!("new-{}", option.id)
            label=word_of(format!("{game}.option-{}", option.id))
            options=values
            value=live(move || chosen.form.with(|form| form.value(place).to_owned()))
            on_change=Callback::new(change)
            about=word_of(format!("{game}.option-{}-about", option.id))
        />
        {part(move || {
            let told = chosen.form.with(|form| {
                chosen.play.speaker().about_choice(game, option.id, form.value(place))
            });
            told.map_or_else(
                || ().into_any(),
                |told| view! { <p class="choice-about" id=format!("new-{}-chosen", option.id)>{told}</p> }.into_any(),
            )
        })}
    }
}

#[component]
fn SeatFields(chosen: Chosen, seat: usize) -> impl IntoView {
    let card = chosen.play.game.card;
    let game = chosen.play.game.id;
    let player = move || chosen.form.with(|form| form.player(seat));
    let mut kinds = vec![(String::new(), word("ui.person"))];
    let level = |level: &'static str| (level.to_owned(), choice(game, "level", level));
    kinds.extend(card.levels_offered().map(level));
    let name = format!("new-name-{seat}");
    let place = Seat(u8::try_from(seat).unwrap_or(u8::MAX));
    let label = live(move || chosen.play.speaker().with_names(Vec::new()).seat(place));
    let set_kind = move |level: String| {
        chosen.form.update(|form| form.seat(seat, (!level.is_empty()).then_some(level)));
    };
    let set_name = move |event| chosen.form.update(|form| form.name(seat, &event_target_value(&event)));
    view! {
        <div class="seat-fields">
            <div class="field">
                <label for=name.clone()>{label}</label>
                <input
                    type="text"
                    id=name
                    maxlength=NAME_LETTERS.to_string()
                    autocomplete="off"
                    placeholder=word("ui.name")
                    prop:value=live(move || player().name.unwrap_or_default())
                    on:change=set_name
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
