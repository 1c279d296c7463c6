//! The page of a game, the same for every game: board in the middle, status and commands around it, panel at the side.

mod coach;
mod ending;
mod keys;
mod new_game;
mod offer;
mod share;
mod side;
mod splash;
mod status;

use super::MissingPage;
use crate::{
    board::BoardView,
    parts::Page,
    play::{self, Play},
    settings::settings,
    voice::{word, word_of},
};
use catalog::Game;
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;

/// The page of the game that the address names.
#[component]
pub fn GamePage() -> impl IntoView {
    let params = use_params_map();
    let id = Memo::new(move |_| params.read().get("game").unwrap_or_default());
    move || match catalog::game(&id.get()) {
        Some(game) => view! { <TablePage game/> }.into_any(),
        None => view! { <MissingPage/> }.into_any(),
    }
}

#[component]
fn TablePage(game: &'static Game) -> impl IntoView {
    let arrival = play::arrive(game);
    let play = Play::new(game, arrival.table);
    play.notice.set(arrival.notice);
    let offered = offer::Offered::new(arrival.offered);
    let settings = settings();
    play::listen(
        play,
        move || play.keys.set(true),
        move || settings.update(|settings| settings.sound = !settings.sound),
    );
    offer::watch_links(play, offered);
    on_cleanup(crate::glue::cancel_questions);
    let splash = RwSignal::new(!arrival.resumed && splash::is_wanted());
    let sheet = RwSignal::new(false);
    Effect::new(move || {
        if play.coach.hint.with(|hint| *hint != play::HintState::Quiet) {
            sheet.set(true);
        }
    });
    Effect::new(move |first: Option<()>| {
        if first.is_none() {
            play.let_bot_move();
        }
    });
    let title = Signal::derive(word_of(format!("game.{}", game.id)));
    view! {
        <Page title play class="table">
            <section class="stage" aria-label=word("ui.board")>
                <status::Status play/>
                <div class="board-place">
                    <BoardView play/>
                    <ending::Celebration play/>
                </div>
                <status::MessageLine play/>
                <status::Commands play/>
                <ending::Ending play/>
            </section>
            <side::Side play open=sheet/>
            <new_game::NewGame play/>
            <share::Share play/>
            <keys::KeysHelp play/>
            <offer::Offer play offered/>
            <splash::Splash play open=splash/>
        </Page>
    }
}
