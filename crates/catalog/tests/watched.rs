//! The computer plays a whole run for somebody who watches: it comes to an end, is listed nowhere, and can be looked at
//! again from any place.

use brain::Budget;
use catalog::{AnyTable, Opening, PLAY_NODES, Waiting};
use kernel::Seat;
use table::Time;

/// More than any run takes.
const LONGEST: usize = 60_000;

fn watch(setup: &str) -> Box<dyn AnyTable> {
    let game = catalog::game("rogue").expect("of the house");
    let engine = catalog::engine("rogue").expect("it plays by itself");
    let mut table = game.open(setup, Opening::seeded(1)).expect("a run");
    table.session_mut().let_play(Seat(0), Some("auto"));
    while let Waiting::Bot(_, level) = table.waiting() {
        let actions =
            engine.play_on(&table.save(), &level, scene::reel::AHEAD, &mut Budget::nodes(PLAY_NODES));
        for action in actions.expect("something to do") {
            table.act(&action, Time(0)).expect("the computer does what may be done");
        }
        assert!(table.log().records().len() < LONGEST, "{setup} goes on and on");
    }
    table
}

#[test]
fn a_watched_run_ends_and_is_not_ranked() {
    let mut table = watch("seed=14");
    let alone = rogue::brain::auto::play(14);
    assert_eq!(table.digest(), alone.digest, "it plays as it does with nobody watching");
    assert!(!table.counts(), "nobody gets a score for watching");
    let figures = table.figures();
    for rank in table.card().ranks {
        assert!(figures.iter().any(|figure| figure.what == *rank), "{rank} is listed");
    }
    table.session_mut().let_play(Seat(0), None);
    let again = catalog::load(&table.save()).expect("a save is a replay");
    assert!(!again.counts(), "who watched for a while watched");
    assert_eq!(again.digest(), table.digest());

    let line = table.line();
    assert_eq!(line.len(), table.log().records().len());
    let turn = |entries: usize| match &table.scene_after(entries).board {
        scene::Board::Glyphs(board) => board.gauges.iter().find(|gauge| gauge.id == "turn").cloned(),
        _ => None,
    };
    let step = (line.len() / 30).max(1);
    let forth: Vec<_> = (0..line.len()).step_by(step).map(turn).collect();
    let mut back: Vec<_> = (0..line.len()).step_by(step).rev().map(turn).collect();
    back.reverse();
    assert!(forth.first() != forth.last() && forth == back, "back and forth shows the same");
}
