//! One game on the shelf: its picture, what is known of it, and what can be done with it.

use super::{Row, Shelf};
use crate::{
    board::Miniature,
    browser, javascript, link,
    parts::{live, part, while_true},
    speech::{Announcer, Voice, word},
    store,
};
use leptos::{prelude::*, task::spawn_local};
use parlour_kernel::{Fault, Message};
use parlour_midend::{
    Game, Puzzle, Words,
    shelf::{Entry, Kind, Place, TITLE_LETTERS, rename, verify},
};
use parlour_scene::Day;

/// A game with what the page knows of it. A handle.
#[derive(Clone, Copy)]
struct Item {
    shelf: Shelf,
    row: Row,
    game: &'static Game,
    voice: Voice,
    announcer: Announcer,
}

impl Item {
    fn with<T>(self, query: impl FnOnce(&Entry) -> T) -> T {
        self.shelf.entries.with_value(|entries| query(&entries[self.row.index]))
    }

    fn say(self, message: &Message) -> String {
        untrack(|| self.voice.speaker().say(message))
    }

    /// Shows and announces what became of the game.
    fn tell(self, told: String) {
        self.announcer.say(std::slice::from_ref(&told));
        self.row.told.set(told);
    }

    /// When it was played last, as the language writes it.
    fn when(self) -> String {
        match self.with(|entry| entry.last.0) {
            0 => String::new(),
            last => browser::day_and_time(last, untrack(|| self.voice.speaker().language())),
        }
    }

    /// Its own name, else that of its puzzle; tracks.
    fn name(self) -> Option<String> {
        let title = Some(self.row.title.get()).filter(|title| !title.is_empty());
        title.or_else(|| {
            let puzzle = self.with(|entry| Puzzle::of(&self.game.card, &entry.puzzle));
            puzzle.map(|puzzle| self.say(&puzzle.message(self.game)))
        })
    }

    /// What buttons for it are labelled with.
    fn label(self, key: &'static str) -> Signal<String> {
        live(move || {
            let game = self.say(&Message::new(format!("game.{}", self.game.id)));
            let what = format!("{game}, {}", self.name().unwrap_or_else(|| self.when()));
            self.say(&Message::new(key).text("game", what))
        })
    }

    fn remove(self) {
        let removed = self.with(store::remove);
        self.row.gone.set(removed);
        let told = if removed { "ui.shelf-removed" } else { "ui.shelf-changed" };
        self.tell(self.say(&Message::new(told)));
    }

    fn put_back(self) {
        let back = self.with(|entry| store::put_back(self.game, entry));
        self.row.gone.set(!back);
        let told = if back { "ui.shelf-is-back" } else { "web.not-kept" };
        self.tell(self.say(&Message::new(told)));
    }

    fn rename(self, title: &str) {
        let place = self.with(|entry| entry.place.clone());
        let Some(text) = rename(&mut store::Texts::of(self.game.id), &place, title) else {
            return self.tell(self.say(&Message::new("web.not-kept")));
        };
        let title = parlour_table::Save::read(&text).map(|save| save.session().title().to_owned());
        let title = title.unwrap_or_default();
        self.shelf.entries.update_value(|entries| {
            let entry = &mut entries[self.row.index];
            (entry.text, entry.title) = (text, title.clone());
        });
        let told = if title.is_empty() {
            Message::new("ui.shelf-name-gone")
        } else {
            Message::new("ui.shelf-name-set").text("name", title.clone())
        };
        self.row.title.set(title);
        self.tell(self.say(&told));
    }

    /// Plays it again from its first move.
    fn verify(self) {
        let told = self.with(|entry| match verify(self.game, &entry.text) {
            Ok(digest) => Message::new("ui.shelf-verified").text("digest", digest.to_string()),
            Err(error) => error.message(),
        });
        self.tell(self.say(&told));
    }

    fn save_file(self) {
        let (text, day) = self.with(|entry| (entry.text.clone(), Day::at(entry.last.0)));
        let name = format!("{}-{day}.save", self.game.id);
        spawn_local(async move { javascript::save_file(&name, &text).await });
    }
}

pub(super) fn card(shelf: Shelf, row: Row, voice: Voice, announcer: Announcer) -> AnyView {
    let entry = shelf.entries.with_value(|entries| entries[row.index].clone());
    let Some(game) = parlour_catalog::game(entry.game) else { return ().into_any() };
    let item = Item { shelf, row, game, voice, announcer };
    let preview = entry.preview(game);
    let picture = preview.as_ref().ok().map(|preview| Miniature::of(&preview.board).view());
    let lines = match &preview {
        Ok(preview) => preview.lines.clone(),
        Err(error) => {
            let key =
                if matches!(entry.kind, Kind::Newer(_)) { "ui.shelf-newer" } else { "ui.shelf-damaged" };
            vec![Message::new(key).message("why", error.message())]
        }
    };
    let lines = lines.iter().map(|line| view! { <span>{item.say(line)}</span> }.into_any()).collect_view();
    let when = item.when();
    let title = live(move || item.name().unwrap_or_else(|| item.when()));
    let date = {
        let when = when.clone();
        live(move || item.name().map(|_| when.clone()))
    };
    let (state, class) = state(&entry);
    let on_table = (entry.place == Place::Last).then(|| word("ui.shelf-on-table"));
    view! {
        <li class:gone=row.gone class:apart=!entry.opens()>
            <span class="left-picture">{picture}</span>
            <span class="left-what">
                <span class="left-game">
                    {word_in(item, &format!("game.{}", game.id))}
                    <span class=class>{state.map(|key| word_in(item, &key))}</span>
                    {on_table.map(|on_table| view! { <span class="left-state">{on_table}</span> })}
                </span>
                <strong>{title}</strong>
                <span class="quiet">{date}</span>
                {lines}
                <span class="left-told">{live(move || row.told.get())}</span>
            </span>
            <span class="left-do">{actions(item, &entry, preview.is_ok())}</span>
        </li>
    }
    .into_any()
}

fn word_in(item: Item, key: &str) -> String {
    item.say(&Message::new(key.to_owned()))
}

/// How it stands: the key of a word, and a class.
fn state(entry: &Entry) -> (Option<String>, String) {
    let key = |word: &str| (Some(format!("ui.shelf-state-{word}")), format!("left-state {word}"));
    match &entry.kind {
        Kind::UnderWay => key("under-way"),
        Kind::Finished(ended) => key(ended.word()),
        Kind::Unreadable(_) | Kind::Newer(_) => (None, "left-state".to_owned()),
    }
}

fn actions(item: Item, entry: &Entry, opens: bool) -> AnyView {
    let (first, label, address) = match &entry.place {
        Place::Last => ("ui.continue", "ui.shelf-continue-of", format!("/{}", item.game.id)),
        Place::Left(slot) => ("ui.continue", "ui.shelf-continue-of", link::to_left(item.game.id, slot)),
        Place::Over(slot) => ("ui.shelf-review", "ui.shelf-review-of", link::to_over(item.game.id, slot)),
    };
    part(move || {
        if item.row.gone.get() {
            return view! {
                <button
                    type="button"
                    class="button put-back"
                    aria-label=item.label("ui.shelf-put-back-of")
                    on:click=move |_| item.put_back()
                >
                    {word("ui.shelf-put-back")}
                </button>
            }
            .into_any();
        }
        let (address, open_more) = (address.clone(), RwSignal::new(false));
        let open = opens.then(|| {
            view! { <a class="button primary take-up" href=address aria-label=item.label(label)>{word(first)}</a> }
        });
        view! {
            {open}
            <button
                type="button"
                class="button remove"
                aria-label=item.label("ui.shelf-remove-of")
                on:click=move |_| item.remove()
            >
                {word("ui.shelf-remove")}
            </button>
            <button
                type="button"
                class="button left-more"
                aria-label=item.label("ui.shelf-more-of")
                aria-expanded=live(move || open_more.get().to_string())
                on:click=move |_| open_more.update(|open| *open = !*open)
            >
                "…"
            </button>
            {while_true(open_more.into(), move || more(item, opens))}
        }
        .into_any()
    })
}

/// What is rarely done.
fn more(item: Item, opens: bool) -> AnyView {
    let id = format!("name-{}", item.row.index);
    let name = RwSignal::new(item.row.title.get_untracked());
    let rename = {
        let id = id.clone();
        opens.then(move || {
            let submit = move |event: web_sys::SubmitEvent| {
                event.prevent_default();
                item.rename(&name.get_untracked());
            };
            view! {
                <form class="left-rename" on:submit=submit>
                    <label for=id.clone()>{word("ui.shelf-name")}</label>
                    <input
                        type="text"
                        id=id
                        maxlength=TITLE_LETTERS.to_string()
                        autocomplete="off"
                        prop:value=name
                        on:input=move |event| name.set(event_target_value(&event))
                    />
                    <button type="submit" class="button rename" aria-label=item.label("ui.shelf-rename-of")>
                        {word("ui.shelf-rename")}
                    </button>
                </form>
            }
        })
    };
    let verify = opens.then(|| {
        view! {
            <button
                type="button"
                class="button verify"
                aria-label=item.label("ui.shelf-verify-of")
                on:click=move |_| item.verify()
            >
                {word("ui.shelf-verify")}
            </button>
        }
    });
    view! {
        <div class="left-tools">
            {rename}
            <button
                type="button"
                class="button keep"
                aria-label=item.label("ui.shelf-keep-of")
                on:click=move |_| item.save_file()
            >
                {word("ui.shelf-keep")}
            </button>
            {verify}
        </div>
    }
    .into_any()
}
