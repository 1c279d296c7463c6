//! The computer plays a whole run while somebody watches: it ends, is not ranked, and can be reviewed from
//! any point.

use parlour_brain::Budget;
use parlour_kernel::Seat;
use parlour_midend::{
    About, AnyTable, Ask, Opening, Place, Position, Question, Said, Thinker, Told, Waiting, pace,
};
use parlour_table::Time;

/// More than any run takes.
const LONGEST: usize = 60_000;

fn watch(setup: &str) -> Box<dyn AnyTable> {
    let game = parlour_catalog::game("rogue").expect("of the house");
    let (mut thinker, mut told) = (Thinker::new(parlour_catalog::engine), Told::default());
    let mut table = game.open(setup, Opening::seeded(1)).expect("a run");
    table.session_mut().let_play(Seat(0), Some("auto"));
    while let Waiting::Bot(_, level) = table.waiting() {
        let position = told.position(table.as_ref());
        let begins = table.log().records().is_empty();
        assert_eq!(matches!(position, Position::Save(_)), begins, "only what is new is told");
        let ask = Ask::Choose { level, most: pace::AHEAD };
        let question = Question { game: "rogue".to_owned(), about: About::Table(position, ask) };
        let answer = thinker.answer(&question, &mut Budget::nodes(question.nodes()));
        assert_eq!(answer.digest, Some(table.digest()));
        told.knows(Place::of(table.as_ref()));
        let Ok(Said::Actions(actions)) = answer.said else { panic!("nothing to do: {answer:?}") };
        for action in actions {
            table.act(&action, Time(0)).expect("the computer does what may be done");
        }
        assert!(table.log().records().len() < LONGEST, "{setup} goes on and on");
    }
    table
}

#[test]
fn a_watched_run_ends_and_is_not_ranked() {
    let mut table = watch("seed=14");
    let alone = parlour_rogue::brain::auto::play(14);
    assert_eq!(table.digest(), alone.digest, "it plays as it does with nobody watching");
    assert!(!table.counts(), "nobody gets a score for watching");
    let figures = table.figures();
    for rank in table.card().ranks {
        assert!(figures.iter().any(|figure| figure.what == *rank), "{rank} is listed");
    }
    table.session_mut().let_play(Seat(0), None);
    let again = parlour_catalog::load(&table.save()).expect("a save is a replay");
    assert!(!again.counts(), "who watched for a while watched");
    assert_eq!(again.digest(), table.digest());

    let line = table.line();
    assert_eq!(line.len(), table.log().records().len());
    let turn = |entries: usize| match &table.scene_after(entries).board {
        parlour_scene::Board::Glyphs(board) => board.gauges.iter().find(|gauge| gauge.id == "turn").cloned(),
        _ => None,
    };
    let step = (line.len() / 30).max(1);
    let forth: Vec<_> = (0..line.len()).step_by(step).map(turn).collect();
    let mut back: Vec<_> = (0..line.len()).step_by(step).rev().map(turn).collect();
    back.reverse();
    assert!(forth.first() != forth.last() && forth == back, "back and forth shows the same");
}
