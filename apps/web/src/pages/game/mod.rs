//! The game page, the same for every game: board in the middle, status and commands around it, panel at the
//! side.

mod clock;
mod coach;
mod ending;
mod first_round;
mod keys;
mod new_game;
mod offer;
mod options;
mod own;
mod pad;
mod print;
mod review;
mod share;
mod side;
mod splash;
mod status;
mod study;
mod summary;
mod verdict;

pub use first_round::first_round_panel;
pub use keys::key_table;
pub use study::study_panel;

use crate::{
    board::{board_view, grid},
    browser,
    later::{dialogs_over, first_round_over},
    parts::{Page, live, while_true},
    play::{self, Play},
    settings::settings,
    speech::{word, word_of},
};
use leptos::{leptos_dom::helpers::request_animation_frame, prelude::*};
use parlour_midend::Game;

#[component]
pub fn GamePage(game: &'static Game) -> impl IntoView {
    let arrival = play::arrive(game);
    let play = Play::new(game, arrival.table);
    let offered = offer::Offered::new(arrival.offered);
    let settings = settings();
    play::listen(
        play,
        move || play.dialogs.keys.set(true),
        move || settings.update(|settings| settings.sound = !settings.sound),
    );
    offer::watch_links(play, offered);
    play.came_by(&arrival.origin);
    if let Some(notice) = arrival.notice {
        play.notice.set(Some(notice));
    }
    if arrival.stale {
        play.make_fresh();
    }
    if arrival.origin == play::Origin::Chosen {
        play.examine_arrived();
    }
    if let Some(save) = arrival.long {
        offer::open_long(play, offered, save);
    }
    if let Some(made) = arrival.wanted {
        play.go_to(made);
    }
    if let Some(wish) = arrival.wish {
        play.make_wished(wish);
    }
    if arrival.first {
        play.first_round();
        // Settings are stored from their first change on that follows the first painting.
        Effect::new(move || play.forget_first_offer());
    } else if arrival.is_new && splash::is_wanted() {
        play.offer_first_round();
    }
    play.make_ahead();
    summary::open_at_the_end(play);
    on_cleanup(crate::javascript::cancel_questions);
    // A timed game must not run behind a splash.
    let splash = RwSignal::new(!arrival.resumed && !arrival.first && !game.card.timed && splash::is_wanted());
    let sheet = RwSignal::new(false);
    Effect::new(move || {
        let hinted = play.coach.hint.with(parlour_midend::Coach::is_on);
        // A first round speaks above the board.
        let learns = play.first.with_untracked(Option::is_some);
        // What comes at the end lies below the board until somebody looks.
        let judged = play.coach.judged.with(Option::is_some) && !play.over.get_untracked();
        if hinted && !learns || judged {
            sheet.set(true);
            request_animation_frame(|| browser::bring_above_sheet(".sheet-handle", ".board-place"));
        }
    });
    let studies = Memo::new(move |_| play.study.with(Option::is_some));
    Effect::new(move || {
        if studies.get() {
            sheet.set(true);
            request_animation_frame(|| browser::bring_above_sheet(".sheet-handle", ".board-place"));
        }
    });
    // The end and what can be done then lie below the sheet on a phone.
    Effect::new(move || {
        if play.over.get() {
            sheet.set(false);
        }
    });
    let with_pad = play.scene.with_untracked(|scene| grid(&scene.board).is_some());
    let title = word_of(format!("game.{}", game.id));
    // The board is mounted once the splash is gone.
    let table = while_true(live(move || !splash.get()), move || table(play, with_pad, sheet));
    view! {
        <Page title play class=if with_pad { "table padded" } else { "table" }>
            {table}
            {dialogs_over(play)}
            <offer::Offer play offered/>
            <splash::Splash play open=splash/>
        </Page>
    }
}

/// The dialogs over a game.
pub fn game_dialogs(play: Play) -> AnyView {
    view! {
        <new_game::NewGame play/>
        <verdict::VerdictDialog play/>
        <share::Share play/>
        <keys::KeysHelp play/>
        {summary::summary_dialog(play)}
    }
    .into_any()
}

/// The board with everything around it.
fn table(play: Play, with_pad: bool, sheet: RwSignal<bool>) -> AnyView {
    view! {
            <section
                class="stage"
                class:over=play.over
                class:looking-back=live(move || play.reviewed.get().is_some() || play.autoplay.watching.get())
                aria-label=word("ui.board")>
                {first_round_over(play)}
                <status::Status play/>
                <div class="board-place" class:paused=live(move || play.clock.paused.get())>
                    {board_view(play)}
                    <ending::Celebration play/>
                    {clock::cover(play)}
                </div>
                <status::MessageLine play/>
                <div class="next">
                    // The commands of an analysis are in its panel.
                    {(!with_pad).then(|| while_true(live(move || play.study.with(Option::is_none)), move || status::commands(play)))}
                    <ending::Ending play/>
                </div>
                {review::review(play, false)}
                {review::watching(play)}
            </section>
            {clock::clock(play)}
            {with_pad.then(|| pad::pad(play))}
            <side::Side play open=sheet/>
    }
    .into_any()
}
