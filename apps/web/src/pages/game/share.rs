//! Links to this game and to its setup, to copy.

use super::print::Print;
use crate::{
    browser, javascript, link,
    parts::{Dialog, live, part},
    play::Play,
    speech::{word, word_of},
};
use leptos::{html, prelude::*, task::spawn_local};

#[component]
pub fn Share(play: Play) -> impl IntoView {
    let title = word("ui.share");
    view! {
        <Dialog id="share" title open=play.dialogs.sharing>
            {part(move || {
                let (save, setup, others) =
                    play.ask(|table| (table.save(), table.setup(), table.shared()));
                let game_id = play.game.id;
                let others = others
                    .into_iter()
                    .map(|(name, text)| {
                        let label = word_of(format!("{game_id}.share-{name}"));
                        view! { <LinkField id=format!("share-{name}") label address=text/> }.into_any()
                    })
                    .collect_view();
                let game = browser::site_address(&link::to_save(play.game.id, &save));
                let start = browser::site_address(&link::to_setup(play.game.id, &setup));
                let setup_label = if play.game.card.made { "ui.share-puzzle" } else { "ui.share-setup" };
                view! {
                    <LinkField id="share-game" label=word("ui.share-game") address=game/>
                    <LinkField id="share-setup" label=word(setup_label) address=start/>
                    {others}
                }
                .into_any()
            })}
            {play.game.card.printed.then(|| view! { <Print play/> })}
        </Dialog>
    }
}

#[component]
fn LinkField(#[prop(into)] id: String, label: Signal<String>, address: String) -> impl IntoView {
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
            <label for=id.clone()>{label}</label>
            <div class="link-row">
                <input type="text" id=id.clone() readonly node_ref=field prop:value=address/>
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
