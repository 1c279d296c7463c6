//! Pages on techniques: every one has its texts, its board opens with what is ruled out marked, and the form offers what
//! can be practised.

use parlour_catalog::{GAMES, Topic, has_topics, topics};
use parlour_midend::Opening;
use parlour_text::Speaker;
use std::collections::BTreeSet;

#[test]
fn every_topic_has_its_texts_and_a_board_that_opens() {
    let speaker = Speaker::english();
    for game in GAMES.iter().filter(|game| has_topics(game.id)) {
        let all = topics(game.id);
        assert!(all.len() > 60, "{} topics", all.len());
        let ids: BTreeSet<&str> = all.iter().map(|topic| topic.id).collect();
        assert_eq!(ids.len(), all.len(), "each once");
        for Topic { id, group, board, .. } in &all {
            let keys = [format!("technique-{id}"), format!("level-{group}"), format!("about-{id}")];
            for key in keys.map(|key| format!("{}.{key}", game.id)) {
                assert!(speaker.knows(&key), "no text for {key}");
            }
            let lesson = speaker.word(&format!("{}.about-{id}", game.id));
            let sentences = lesson.matches(". ").count() + usize::from(lesson.ends_with('.'));
            assert_eq!(sentences, 2, "{id}: {lesson}");
            if let Some(board) = board {
                let table = game.bring(board, "", Opening::default());
                let table = table.unwrap_or_else(|error| panic!("{id}: {error}"));
                assert!(table.outcome().is_none(), "{id}");
            }
        }
        for key in ["techniques", "techniques-about"] {
            assert!(speaker.knows(&format!("{}.{key}", game.id)), "{key}");
        }
    }
    assert!(topics("mill").is_empty());
}

/// Full houses alone take more clues than the form's, and so go by their own wish.
#[test]
fn the_form_offers_the_techniques_that_can_be_practised() {
    let game = parlour_catalog::game("sudoku").expect("of the house");
    let option = game.card.options.iter().find(|option| option.id == "technique").expect("an option");
    let offered: BTreeSet<&str> = option.values[1..].iter().copied().collect();
    let fewest = |topic: &&Topic| topic.wish.as_ref().is_some_and(|wish| wish.contains("clues=fewest"));
    let all = topics("sudoku");
    let practised: BTreeSet<&str> = all.iter().filter(fewest).map(|topic| topic.id).collect();
    assert_eq!(offered, practised);
}
