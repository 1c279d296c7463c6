//! Games solved whole: agreement with a naive solver and with published values, interrupted work, refusals; and the smaller
//! board that makes them small enough.

use crate::{
    common::{flaws, legal, start},
    tables::{contents, folder, options, plan},
};
use parlour_kernel::{Fault, Rng};
use parlour_mill::{
    brain::tables::{Plan, Question, Report, TableFault, Tables, Value, WholePlan, Wish},
    rules::{Actions, Options, Position, Side},
};
use std::{collections::HashMap, fs, path::Path};

fn whole(rules: &str, folder: &Path) -> Result<WholePlan, TableFault> {
    WholePlan::new(&plan(rules, 0, folder), 1)
}

/// Stones, markers, hands and the side to move.
type Known = ([u32; 3], [u8; 2], Side);

/// Values for White as simply as can be: every turn of the placing phase is tried, and none is left out.
struct Naive<'a> {
    options: &'a Options,
    tables: &'a Tables,
    values: HashMap<Known, i8>,
}

impl Naive<'_> {
    fn value(&mut self, position: &Position) -> i8 {
        if let Some(ending) = position.ending() {
            return match ending.winner {
                Some(Side::White) => 1,
                Some(Side::Black) => -1,
                None => 0,
            };
        }
        let side = position.side();
        let hands = Side::BOTH.map(|side| position.hand(side));
        let is_quiet = Side::BOTH.iter().all(|side| position.owed(*side) == 0)
            && position.captures().targets().is_empty();
        if is_quiet && hands == [0; 2] {
            let worth = match self.tables.probe(position).expect("in the tables").value {
                Value::Win => 1,
                Value::Draw => 0,
                Value::Loss => -1,
            };
            return if side == Side::White { worth } else { -worth };
        }
        let [white, black] = Side::BOTH.map(|side| position.stones(side).bits());
        let known = ([white, black, position.marked().bits()], hands, side);
        if is_quiet && let Some(value) = self.values.get(&known) {
            return *value;
        }
        let mut actions = Actions::new();
        position.actions(self.options, &mut actions);
        let values = actions.iter().map(|action| self.value(&position.after(*action, self.options)));
        let best = if side == Side::White { values.max() } else { values.min() };
        let value = best.expect("a game that is not over has an action");
        if is_quiet {
            self.values.insert(known, value);
        }
        value
    }
}

fn number(value: Value) -> i8 {
    match value {
        Value::Win => 1,
        Value::Draw => 0,
        Value::Loss => -1,
    }
}

/// Solves a game whole and compares its value, and values of the first turns, with the naive solver's.
fn agrees(rules: &str) -> Value {
    let folder = folder(&format!("whole {rules}"));
    let plan = whole(rules, &folder).expect("rules that can be solved");
    let mut proven = Vec::new();
    let value = plan.run(&mut |report| {
        if let Report::Proven(question, yes) = report {
            proven.push((question, yes));
        }
        Wish::GoOn
    });
    let value = value.expect("nothing is wrong").expect("nobody stopped it");
    let bounds = [Question::Draws, Question::Wins].map(|question| (question, question.holds(value)));
    assert_eq!(proven, bounds, "{rules}");
    let options = options(rules);
    let tables = Tables::open(&folder, &options).expect("tables");
    let mut naive = Naive { options: &options, tables: &tables, values: HashMap::new() };
    assert_eq!(naive.value(&Position::start(&options)), number(value), "{rules}");
    let mut rng = Rng::stream(3, 0);
    let mut compared = 0;
    for _ in 0..60 {
        let mut position = Position::start(&options);
        for _ in 0..4 {
            let verdict = tables.opening(&position, &options);
            let sign = if position.side() == Side::White { 1 } else { -1 };
            if let Some(verdict) = verdict {
                assert_eq!(sign * number(verdict.value), naive.value(&position), "{rules}: {position:?}");
                compared += 1;
            }
            let mut actions = Actions::new();
            position.actions(&options, &mut actions);
            position = position.after(actions[rng.below(actions.len() as u32) as usize], &options);
        }
    }
    assert!(compared > 120, "{rules}: {compared}");
    value
}

#[test]
fn whole_games_with_few_stones_agree_with_a_naive_solver() {
    for rules in [
        "nine pieceCount=3 mayFly=0 rings=2",
        "nine pieceCount=4 rings=2 custodian=1 mayFly=0",
        "capture pieceCount=4 rings=2 mayFly=0",
        "nine pieceCount=3 rings=2 millFormationAction=1",
        "nine pieceCount=4 rings=2 millFormationAction=2 mayRemoveMultiple=1",
        "nine pieceCount=4 rings=2 mayFly=0 millFormationAction=4 isDefenderMoveFirst=1",
        "nine pieceCount=3 rings=2 mayFly=0 millFormationAction=5 stalemateAction=4",
        "nine pieceCount=3 rings=2 leap=1 captures=engine custodian=1 stalemateAction=5",
        "twelve pieceCount=4 rings=2 stalemateAction=2 piecesAtLeastCount=4",
    ] {
        agrees(rules);
    }
}

/// The whole board, where every line counts.
#[test]
fn three_stones_a_side_on_the_whole_board_agree_with_a_naive_solver() {
    agrees("nine pieceCount=3");
}

/// Five and six men's morris, on two squares without flying: both are known to be drawn.
#[test]
fn five_and_six_mens_morris_are_drawn() {
    assert_eq!(agrees("nine pieceCount=5 rings=2 mayFly=0"), Value::Draw);
    let folder = folder("six");
    let plan = whole("nine pieceCount=6 rings=2 mayFly=0", &folder).expect("rules that can be solved");
    assert_eq!(plan.run(&mut |_| Wish::GoOn), Ok(Some(Value::Draw)));
}

#[test]
fn whole_work_that_was_interrupted_ends_with_the_same_bytes() {
    let rules = "nine pieceCount=5 rings=2 mayFly=0 custodian=1 millFormationAction=1";
    let (straight, broken) = (folder("whole straight"), folder("whole broken"));
    let value = whole(rules, &straight).expect("rules").run(&mut |_| Wish::GoOn).expect("solved");
    let mut rng = Rng::stream(12, 0);
    let (mut stops, mut while_placing) = (0, 0);
    loop {
        let mut plan = whole(rules, &broken).expect("rules");
        plan.moving.threads = 1 + stops % 2;
        let mut left = 1 + rng.below(160);
        let mut is_placing = false;
        let end = plan.run(&mut |report| {
            left = left.saturating_sub(1);
            is_placing |= matches!(report, Report::Placing(_));
            match left {
                0 => Wish::Stop,
                _ if left.is_multiple_of(7) => Wish::Keep,
                _ => Wish::GoOn,
            }
        });
        if let Some(found) = end.expect("nothing is wrong with the folder") {
            assert_eq!(Some(found), value);
            break;
        }
        stops += 1;
        while_placing += u32::from(is_placing);
    }
    assert!(stops >= 3 && while_placing >= 1, "{stops} {while_placing}");
    assert_eq!(contents(&broken), contents(&straight));
    // Once it is done, it is only read.
    assert_eq!(whole(rules, &broken).expect("rules").run(&mut |_| Wish::GoOn), Ok(value));
}

fn code<T>(result: Result<T, TableFault>) -> &'static str {
    result.err().map_or("ok", |fault| fault.code())
}

#[test]
fn what_cannot_be_solved_whole_is_refused_by_name() {
    let nowhere = folder("whole nowhere");
    assert_eq!(code(whole("lasker", &nowhere)), "table-circles");
    let remembers = |rules: &str| whole(rules, &nowhere).and_then(|plan| plan.run(&mut |_| Wish::GoOn));
    assert_eq!(code(remembers("russian")), "table-remembers");
    // No setup text has such rules.
    let few = Options { piece_count: 4, pieces_at_least_count: 5, ..Options::NINE };
    let few = WholePlan::new(&Plan { options: few, ..plan("nine", 0, &nowhere) }, 1);
    assert_eq!(code(few.and_then(|plan| plan.run(&mut |_| Wish::GoOn))), "table-few-stones");
    let rules = "nine pieceCount=3 mayFly=0 rings=2";
    let place = folder("whole damage");
    let plan = whole(rules, &place).expect("rules");
    assert!(plan.run(&mut |_| Wish::GoOn).is_ok_and(|value| value.is_some()));
    let book = place.join("opening.book");
    let bytes = fs::read(&book).expect("a book");
    assert!(bytes.len() < 2_000_000);
    let with = |bytes: &[u8], rules: &str| {
        fs::write(&book, bytes).expect("written");
        let opened = code(Tables::open(&place, &options(rules)));
        (code(whole(rules, &place).and_then(|plan| plan.run(&mut |_| Wish::GoOn))), opened)
    };
    assert_eq!(with(&bytes, rules), ("ok", "ok"));
    let mut changed = bytes.clone();
    changed[bytes.len() / 2] ^= 4;
    assert_eq!(with(&changed, rules), ("table-damaged", "table-damaged"));
    assert_eq!(with(&bytes[..bytes.len() - 1], rules), ("table-cut", "table-cut"));
    assert_eq!(with(&bytes[..5], rules), ("table-cut", "table-cut"));
    assert_eq!(with(b"something else", rules), ("table-foreign", "table-foreign"));
    // The moving phase is the same, so the tables may be asked; the book is another game's.
    let other = "nine pieceCount=3 mayFly=0 rings=2 isDefenderMoveFirst=1";
    assert_eq!(with(&bytes, other), ("table-other-rules", "ok"));
    let tables = Tables::open(&place, &options(other)).expect("tables");
    assert_eq!(tables.opening(&Position::start(&options(other)), &options(other)), None);
    let occupied = Plan { resumes: false, ..plan.moving.clone() };
    let again = WholePlan::new(&occupied, 1).and_then(|plan| plan.run(&mut |_| Wish::GoOn));
    assert_eq!(code(again), "table-occupied");
    // Unfinished work that is damaged is refused too, not silently begun anew.
    fs::remove_file(&book).expect("removed");
    fs::write(place.join("opening.work"), b"parlopen").expect("written");
    assert_eq!(code(plan.run(&mut |_| Wish::GoOn)), "table-cut");
}

/// A board of two squares has sixteen points, and nothing ever stands on the others.
#[test]
fn a_smaller_board_has_no_outer_square() {
    let game = start("nine rings=2 pieceCount=6");
    assert_eq!(legal(&game).split(' ').count(), 16);
    assert!(!legal(&game).contains("d7"));
    let fen = "O*@*O*@*/*O*@****/XXXXXXXX w m s 3 0 3 0 0 0 0 0 0 0 0 0 10";
    let moving = start(&format!("nine rings=2 mayFly=0; fen {fen}"));
    assert_eq!(moving.fen().to_string(), fen);
    assert!(legal(&moving).split(' ').all(|action| !["d7", "g7"].iter().any(|point| action.contains(point))));
    // Without markers the board is the same.
    let plain =
        start("nine rings=2 mayFly=0; fen O*@*O*@*/*O*@****/******** w m s 3 0 3 0 0 0 0 0 0 0 0 0 10");
    assert_eq!(legal(&plain), legal(&moving));
    let outside = "O*@*O***/*O******/@@****** w m s 3 0 3 0 0 0 0 0 0 0 0 0 10";
    assert_eq!(flaws(&format!("nine rings=2; fen {outside}")), ["fen-closed", "fen-closed"]);
    assert_eq!(flaws("nine rings=1"), ["option-range"]);
    assert_eq!(flaws("nine pieceCount=2"), ["option-range"]);
}

#[test]
fn rules_by_which_both_sides_have_lost_at_once_are_refused() {
    assert_eq!(flaws("nine pieceCount=3 piecesAtLeastCount=4"), ["too-few-pieces"]);
    assert_eq!(flaws("nine piecesAtLeastCount=5 pieceCount=4"), ["too-few-pieces"]);
    assert_eq!(legal(&start("nine pieceCount=4 piecesAtLeastCount=4")).split(' ').count(), 24);
}
