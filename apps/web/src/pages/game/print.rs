//! Puzzles on paper: which, how many on a sheet, and where their solutions stand.

use crate::{
    parts::{ChoiceField, live},
    play::{Paper, Play},
    speech::{voice, word, word_of},
};
use leptos::{prelude::*, task::spawn_local};
use parlour_kernel::Message;
use parlour_midend::{PER_PAGE, Solutions};

/// How many new puzzles are offered.
const COUNTS: [usize; 6] = [1, 2, 4, 6, 12, 24];

/// The value for the puzzle on the table.
const THIS: &str = "";

#[component]
pub fn Print(play: Play) -> impl IntoView {
    let card = &play.game.card;
    let paper = RwSignal::new(Paper { wish: None, count: 6, per_page: 2, solutions: Solutions::End });
    let (busy, flaw) = (RwSignal::new(false), RwSignal::new(None::<Message>));
    let mut puzzles = vec![(THIS.to_owned(), word("ui.print-this"))];
    puzzles.extend(
        card.presets.iter().map(|preset| {
            (preset.setup.to_owned(), word_of(format!("{}.preset-{}", play.game.id, preset.id)))
        }),
    );
    let number = |number: usize| (number.to_string(), live(move || number.to_string()));
    let print = move |_| {
        busy.set(true);
        flaw.set(None);
        spawn_local(async move {
            let printed =
                play.print(paper.get_untracked(), move || play.dialogs.sharing.get_untracked()).await;
            busy.try_set(false);
            flaw.try_set(printed.err());
        });
    };
    let places = Solutions::ALL
        .map(|place| (place.word().to_owned(), word_of(format!("ui.print-solutions-{}", place.word()))));
    let (voice, start, making) = (voice(), word("ui.print"), word("ui.making"));
    view! {
        <fieldset class="print">
            <legend>{word("ui.print")}</legend>
            <ChoiceField
                id="print-what"
                label=word("ui.print-what")
                options=puzzles
                value=live(move || paper.with(|paper| paper.wish.clone().unwrap_or_default()))
                on_change=Callback::new(move |wish: String| {
                    paper.update(|paper| paper.wish = Some(wish).filter(|wish| wish != THIS));
                })
            />
            <ChoiceField
                id="print-count"
                label=word("ui.print-count")
                options=COUNTS.map(number).to_vec()
                value=live(move || paper.with(|paper| paper.count.to_string()))
                on_change=Callback::new(move |count: String| {
                    paper.update(|paper| paper.count = count.parse().unwrap_or(paper.count));
                })
            />
            <ChoiceField
                id="print-per-page"
                label=word("ui.print-per-page")
                options=PER_PAGE.map(number).to_vec()
                value=live(move || paper.with(|paper| paper.per_page.to_string()))
                on_change=Callback::new(move |count: String| {
                    paper.update(|paper| paper.per_page = count.parse().unwrap_or(paper.per_page));
                })
            />
            <ChoiceField
                id="print-solutions"
                label=word("ui.print-solutions")
                options=places.to_vec()
                value=live(move || paper.with(|paper| paper.solutions.word().to_owned()))
                on_change=Callback::new(move |place: String| {
                    paper.update(|paper| paper.solutions = Solutions::of(&place).unwrap_or(paper.solutions));
                })
            />
            <div class="dialog-actions">
                <p class="flaws" id="print-flaws" role="alert">
                    {live(move || flaw.with(|flaw| flaw.as_ref().map(|flaw| voice.speaker().say(flaw)).unwrap_or_default()))}
                </p>
                <button type="button" class="button" id="print-start" disabled=busy on:click=print>
                    {live(move || if busy.get() { making.get() } else { start.get() })}
                </button>
            </div>
        </fieldset>
    }
}
