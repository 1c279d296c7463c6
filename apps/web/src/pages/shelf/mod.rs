//! The shelf: games under way and finished, across games, with a picture each. People find them here, go on with them, look
//! back at them, name, remove, save and bring them.

mod card;
mod moving;

use crate::{
    browser, javascript,
    parts::{ChoiceField, Page, live, part},
    speech::{announcer, voice, word, word_of},
    store,
};
use card::card;
use leptos::{prelude::*, task::spawn_local};
use moving::{drop_zone, move_replays, tools};
use parlour_catalog::{GAMES, HOUSE};
use parlour_kernel::Message;
use parlour_midend::{
    Words,
    shelf::{Entry, ShelfView, all_at_once, entries},
};

/// How many games are shown at first, and how many more at a time: a finished one is played through for its picture.
const SHOWN: usize = 24;

/// A game on the page.
#[derive(Clone, Copy)]
struct Row {
    /// Its place among the entries.
    index: usize,
    /// The name a person gave it.
    title: RwSignal<String>,
    /// Whether it has been removed just now.
    gone: RwSignal<bool>,
    /// What is told about it.
    told: RwSignal<String>,
}

/// What is on the page. A handle: copies are the same shelf.
#[derive(Clone, Copy)]
struct Shelf {
    entries: StoredValue<Vec<Entry>>,
    rows: RwSignal<Vec<Row>>,
    view: RwSignal<ShelfView>,
    /// How many games are shown at most.
    most: RwSignal<usize>,
    /// What is told about files that were saved or brought.
    told: RwSignal<Vec<Message>>,
    /// A shelf that came by a link, until it is taken in or declined.
    offered: RwSignal<Option<String>>,
}

impl Shelf {
    fn new() -> Self {
        let shelf = Shelf {
            entries: StoredValue::new(Vec::new()),
            rows: RwSignal::new(Vec::new()),
            view: RwSignal::new(ShelfView::default()),
            most: RwSignal::new(SHOWN),
            told: RwSignal::new(Vec::new()),
            offered: RwSignal::new(None),
        };
        shelf.look();
        shelf
    }

    /// Finds out what is stored.
    fn look(self) {
        GAMES.iter().for_each(store::shelve_aside);
        let found: Vec<Entry> =
            GAMES.iter().flat_map(|game| entries(game, &store::Texts::of(game.id))).collect();
        let row = |(index, entry): (usize, &Entry)| Row {
            index,
            title: RwSignal::new(entry.title.clone()),
            gone: RwSignal::new(false),
            told: RwSignal::new(String::new()),
        };
        let rows = found.iter().enumerate().map(row).collect();
        self.entries.set_value(found);
        self.rows.set(rows);
    }

    /// Removes games, or if all of them are gone already, puts them back.
    fn remove_all(self, rows: &[Row]) {
        let go = |at: usize, leaves: bool| {
            self.entries.with_value(|entries| {
                let entry = &entries[rows[at].index];
                let back =
                    || parlour_catalog::game(entry.game).is_some_and(|game| store::put_back(game, entry));
                if leaves { store::remove(entry) } else { back() }
            })
        };
        let all: Vec<usize> = (0..rows.len()).collect();
        let (moved, leaves, told) = all_at_once(&all, |at| rows[at].gone.get_untracked(), go);
        for at in moved {
            rows[at].gone.set(leaves);
        }
        self.told.set(vec![told]);
    }

    /// The games that match the search, in order; it tracks.
    fn shown(self) -> Vec<Row> {
        let speaker = voice().speaker();
        let rows = self.rows.get();
        let shown = self.view.with(|view| {
            self.entries.with_value(|entries| {
                view.shown(entries, parlour_catalog::game, browser::now(), &|message| speaker.say(message))
            })
        });
        shown.into_iter().filter_map(|index| rows.get(index).copied()).collect()
    }
}

#[component]
pub fn ShelfPage() -> impl IntoView {
    let title = word("ui.shelf");
    let shelf = Shelf::new();
    spawn_local(async move {
        if move_replays().await && !shelf.rows.is_disposed() {
            shelf.look();
        }
    });
    let little = (!javascript::is_roomy()).then(|| view! { <p class="quiet">{word("web.shelf-little")}</p> });
    let body = part(move || {
        if shelf.rows.with(Vec::is_empty) {
            view! { <p class="shelf-empty">{word("ui.shelf-empty")}</p> }.into_any()
        } else {
            view! {
                {filters(shelf)}
                {list(shelf)}
            }
            .into_any()
        }
    });
    drop_zone(
        shelf,
        view! {
            <Page title class="page shelf">
                <h1 tabindex="-1">{title}</h1>
                <p class="quiet">{word("ui.shelf-about")}</p>
                {little}
                {tools(shelf)}
                {body}
            </Page>
        }
        .into_any(),
    )
}

/// Search and filters.
fn filters(shelf: Shelf) -> AnyView {
    let games = HOUSE.iter().map(|game| (game.id.to_owned(), word_of(format!("game.{}", game.id))));
    let all = (String::new(), word("ui.shelf-game-all"));
    let find = move |event| shelf.view.update(|view| view.words = event_target_value(&event));
    view! {
        <div class="ranks-filters shelf-filters" role="search">
            <div class="field">
                <label for="shelf-find">{word("ui.shelf-find")}</label>
                <input
                    type="search"
                    id="shelf-find"
                    placeholder=word("ui.shelf-find-about")
                    prop:value=shelf.view.with_untracked(|view| view.words.clone())
                    on:input=find
                />
            </div>
            <ChoiceField
                id="shelf-game"
                label=word("ui.shelf-game")
                options=std::iter::once(all).chain(games).collect()
                value=live(move || shelf.view.with(|view| view.game.clone()))
                on_change=Callback::new(move |id| shelf.view.update(|view| view.game = id))
            />
            {choice(shelf, "state", "ui.shelf-state", |view| &mut view.state)}
            {choice(shelf, "days", "ui.ranks-days", |view| &mut view.days)}
            {choice(shelf, "order", "ui.shelf-order", |view| &mut view.order)}
        </div>
    }
    .into_any()
}

/// A filter with a few fixed choices.
fn choice<W: Words>(
    shelf: Shelf,
    id: &'static str,
    key: &'static str,
    field: fn(&mut ShelfView) -> &mut W,
) -> AnyView {
    let option = |(_, value): &(W, &'static str)| ((*value).to_owned(), word_of(format!("{key}-{value}")));
    let change = move |word: String| {
        if let Some(value) = W::of(&word) {
            shelf.view.update(|view| *field(view) = value);
        }
    };
    view! {
        <ChoiceField
            id=format!("shelf-{id}")
            label=word(key)
            options=W::ALL.iter().map(option).collect()
            value=live(move || field(&mut shelf.view.get()).word().to_owned())
            on_change=Callback::new(change)
        />
    }
    .into_any()
}

/// The games found.
fn list(shelf: Shelf) -> AnyView {
    let found = Memo::new(move |_| shelf.shown().iter().map(|row| row.index).collect::<Vec<usize>>());
    let voice = voice();
    let count = move || {
        let count = found.with(Vec::len);
        voice
            .speaker()
            .say(&Message::new("ui.shelf-count").int("n", u32::try_from(count).unwrap_or(u32::MAX)))
    };
    let announcer = announcer();
    let cards = part(move || {
        let rows = shelf.rows.get_untracked();
        let shown = found.get();
        let shown = shown.iter().take(shelf.most.get()).filter_map(|index| rows.get(*index));
        shown.map(|row| card(shelf, *row, voice, announcer)).collect_view().into_any()
    });
    let rest = part(move || {
        let rest = found.with(Vec::len).saturating_sub(shelf.most.get());
        let label = Message::new("ui.shelf-more").int("n", u32::try_from(rest).unwrap_or(u32::MAX));
        match (found.with(Vec::is_empty), rest) {
            (true, _) => view! {
                <p>{word("ui.shelf-none")}</p>
                <p>
                    <button type="button" class="button" id="shelf-all" on:click=move |_| shelf.view.set(ShelfView::default())>
                        {word("ui.shelf-all")}
                    </button>
                </p>
            }
            .into_any(),
            (false, 0) => ().into_any(),
            (false, _) => view! {
                <p>
                    <button
                        type="button"
                        class="button"
                        id="shelf-more"
                        on:click=move |_| shelf.most.update(|most| *most += SHOWN)
                    >
                        {voice.speaker().say(&label)}
                    </button>
                </p>
            }
            .into_any(),
        }
    });
    let all = part(move || {
        let (rows, found) = (shelf.rows.get_untracked(), found.get());
        let listed: Vec<Row> = found.iter().filter_map(|index| rows.get(*index).copied()).collect();
        if listed.len() < 2 {
            return ().into_any();
        }
        let standing = listed.iter().filter(|row| !row.gone.get()).count();
        let (key, count) = if standing == 0 {
            ("ui.shelf-back-all", listed.len())
        } else {
            ("ui.shelf-remove-all", standing)
        };
        let label = Message::new(key).int("n", u32::try_from(count).unwrap_or(u32::MAX));
        view! {
            <button type="button" class="button" id="shelf-remove-all" on:click=move |_| shelf.remove_all(&listed)>
                {voice.speaker().say(&label)}
            </button>
        }
        .into_any()
    });
    view! {
        <div class="shelf-listed">
            <p class="quiet" id="shelf-count" role="status">{live(count)}</p>
            {all}
        </div>
        <ul class="left-games">{cards}</ul>
        {rest}
    }
    .into_any()
}
