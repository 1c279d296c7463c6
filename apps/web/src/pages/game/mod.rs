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

use crate::{
    board::BoardView,
    parts::Page,
    play::{self, Play},
    settings::settings,
    voice::{word, word_of},
};
use catalog::Game;
use leptos::prelude::*;

/// The page of a game.
#[component]
pub fn GamePage(game: &'static Game) -> impl IntoView {
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
    let title = word_of(format!("game.{}", game.id));
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
