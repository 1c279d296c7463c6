//! Links to this game and to its setup, to copy.

use crate::{
    browser, javascript, link,
    parts::{Dialog, live, part},
    play::Play,
    speech::word,
};
use leptos::{html, prelude::*, task::spawn_local};

#[component]
pub fn Share(play: Play) -> impl IntoView {
    let title = word("ui.share");
    view! {
        <Dialog id="share" title open=play.dialogs.sharing>
            {part(move || {
                let (save, setup) = play.ask(|table| (table.save(), table.setup()));
                let game = browser::site_address(&link::to_save(play.game.id, &save));
                let start = browser::site_address(&link::to_setup(play.game.id, &setup));
                let setup_label = if play.game.card.made { "ui.share-puzzle" } else { "ui.share-setup" };
                view! {
                    <LinkField id="share-game" label="ui.share-game" address=game/>
                    <LinkField id="share-setup" label=setup_label address=start/>
                }
                .into_any()
            })}
        </Dialog>
    }
}

#[component]
fn LinkField(id: &'static str, label: &'static str, address: String) -> impl IntoView {
    let field = NodeRef::<html::Input>::new();
    let said = RwSignal::new(None::<&'static str>);
    let text = StoredValue::new(address.clone());
    let copy = move |_| {
        if let Some(field) = field.get_untracked() {
            field.select();
        }
        spawn_local(async move {
            let copied = javascript::copy_text(&text.get_value()).await.is_truthy();
            said.try_set(Some(if copied { "ui.copied" } else { "ui.not-copied" }));
        });
    };
    let (copied, not_copied) = (word("ui.copied"), word("ui.not-copied"));
    view! {
        <div class="field link-field">
            <label for=id>{word(label)}</label>
            <div class="link-row">
                <input type="text" id=id readonly node_ref=field prop:value=address/>
                <button type="button" class="button" id=format!("{id}-copy") on:click=copy>
                    {word("ui.copy-link")}
                </button>
            </div>
            <p class="quiet said" role="status">
                {live(move || said.get().map(|key| if key == "ui.copied" { copied.get() } else { not_copied.get() }))}
            </p>
        </div>
    }
}
