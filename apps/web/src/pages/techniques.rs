//! The techniques of a game, level by level: what each is, a board to try it on, and puzzles to practise it.

use crate::{
    link,
    parts::Page,
    speech::{word, word_of},
};
use leptos::prelude::*;
use parlour_catalog::{Topic, topics};
use parlour_midend::Game;

#[component]
pub fn TechniquesPage(game: &'static Game) -> impl IntoView {
    let topics = topics(game.id);
    let groups = topics.chunk_by(|one, other| one.group == other.group);
    let list = groups.map(|group| group_view(game, group)).collect_view();
    view! {
        <Page title=word_of(format!("{}.techniques", game.id)) class="page prose techniques">
            <h1 tabindex="-1">{word_of(format!("{}.techniques", game.id))}</h1>
            <p>{word_of(format!("{}.techniques-about", game.id))}</p>
            {list.into_any()}
            <p><a class="button" href=format!("/{}", game.id)>{word("ui.back-to-table")}</a></p>
        </Page>
    }
}

fn group_view(game: &'static Game, group: &[Topic]) -> AnyView {
    let Some(first) = group.first() else { return ().into_any() };
    let id = format!("level-{}", first.group);
    let topics = group.iter().map(|topic| topic_view(game, topic)).collect_view().into_any();
    view! {
        <section aria-labelledby=id.clone()>
            <h2 id=id.clone()>{word_of(format!("{}.level-{}", game.id, first.group))}</h2>
            {topics}
        </section>
    }
    .into_any()
}

fn topic_view(game: &'static Game, topic: &Topic) -> AnyView {
    let name = format!("technique-{}", topic.id);
    let link_to = |address: String, what: &'static str, class: &'static str| {
        let (id, named) = (format!("{what}-{}", topic.id), name.clone());
        view! {
            <a class=class id=id.clone() href=address aria-labelledby=format!("{id} {named}")>
                {word_of(format!("ui.topic-{what}"))}
            </a>
        }
    };
    let board = topic.board.map(|board| link_to(link::to_board(game.id, board), "try", "button"));
    let wish = topic.wish.as_ref().map(|wish| link_to(link::to_wish(game.id, wish), "practise", "button"));
    let without = board.is_none().then(|| view! { <p class="quiet">{word("ui.topic-no-board")}</p> });
    view! {
        <article class="card-panel topic" id=topic.id>
            <h3 id=name.clone()>{word_of(format!("{}.technique-{}", game.id, topic.id))}</h3>
            <p>{word_of(format!("{}.about-{}", game.id, topic.id))}</p>
            {without}
            <p class="topic-links">{board} {wish}</p>
        </article>
    }
    .into_any()
}
