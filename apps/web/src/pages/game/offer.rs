//! A link brought a game while another is in progress: asks the visitor which to play. Only for links; a game
//! chosen within the site is a decision already made.

use crate::{
    browser, link,
    parts::Dialog,
    play::{self, Play, Unpacked},
    speech::word,
};
use leptos::{ev, prelude::*, task::spawn_local};
use parlour_kernel::Message;
use parlour_midend::{AnyTable, name_of};
use parlour_table::Save;

/// The game a link brought.
#[derive(Clone, Copy)]
pub struct Offered {
    table: StoredValue<Option<Box<dyn AnyTable>>>,
    open: RwSignal<bool>,
}

impl Offered {
    pub fn new(table: Option<Box<dyn AnyTable>>) -> Self {
        Offered { open: RwSignal::new(table.is_some()), table: StoredValue::new(table) }
    }

    fn offer(self, table: Box<dyn AnyTable>) {
        self.table.set_value(Some(table));
        self.open.set(true);
    }
}

/// Opens links that are followed while the page is already open.
pub fn watch_links(play: Play, offered: Offered) {
    let handle = window_event_listener(ev::hashchange, move |_| {
        let Some(carried) = link::read(&browser::fragment()) else { return };
        browser::drop_fragment();
        follow(play, offered, play::unpack(play.game, carried));
    });
    on_cleanup(move || handle.remove());
}

/// Goes where a link leads.
fn follow(play: Play, offered: Offered, unpacked: Result<Unpacked, Message>) {
    match unpacked {
        Ok(Unpacked::Puzzle(made)) => play.go_to(made),
        Ok(Unpacked::Wish(wish)) => play.make_wished(wish),
        Ok(Unpacked::First) => play.first_round(),
        Ok(Unpacked::Viewed(table)) => play.view(table),
        Ok(Unpacked::Long(save)) => open_long(play, offered, save),
        Ok(Unpacked::Known(table)) if play.ask(name_of) == name_of(table.as_ref()) => {}
        Ok(Unpacked::Table(table)) if play.in_progress() => offered.offer(table),
        Ok(Unpacked::Table(table) | Unpacked::Known(table)) => {
            play.replace(table);
            play.examine_arrived();
        }
        Err(why) => play.notice.set(Some(Message::new("web.bad-link").message("why", why))),
    }
}

/// Opens a long game from a link, and then goes there.
pub fn open_long(play: Play, offered: Offered, save: Save) {
    spawn_local(async move {
        if let Some(opened) = play.load_slowly(save).await {
            follow(play, offered, opened.and_then(|table| play::sort_out(play.game, table)));
        }
    });
}

#[component]
pub fn Offer(play: Play, offered: Offered) -> impl IntoView {
    let title = word("web.offer");
    let replace = move |_| {
        if let Some(Some(table)) = offered.table.try_update_value(Option::take) {
            play.replace(table);
            play.examine_arrived();
        }
        offered.open.set(false);
    };
    view! {
        <Dialog id="offer" title open=offered.open>
            <p>{word("web.offer-text")}</p>
            <div class="dialog-actions">
                <button type="button" class="button primary" id="offer-replace" on:click=replace>
                    {word("web.offer-replace")}
                </button>
                <button type="button" class="button" id="offer-keep" on:click=move |_| offered.open.set(false)>
                    {word("web.offer-keep")}
                </button>
            </div>
        </Dialog>
    }
}
