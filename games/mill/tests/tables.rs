//! Exact tables: known counts and values, other rules, interrupted work, damage.

use crate::{
    common::{rows, start},
    endgames::FOLDERS,
    second_solver::values_follow_from_the_rules,
};
use parlour_brain::Budget;
use parlour_kernel::{Fault, Rng, Rules};
use parlour_mill::{
    brain::tables::{
        Plan, Report, Sector, Solved, Source, Summary, TableFault, TableRules, Tables, Value, Wish,
    },
    brain::{Engine, Limits},
    rules::{Actions, Dialect, Fen, Options, PointSet, Position, RuleText, Side},
};
use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

/// A folder of its own for a test, empty.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("tables").join(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

pub fn options(rules: &str) -> Options {
    rules.parse::<RuleText>().expect("rules").options().expect("rules in range")
}

pub fn plan(rules: &str, stones: u8, folder: &Path) -> Plan {
    let (options, folder) = (options(rules), folder.to_owned());
    Plan { options, stones, folder, resumes: true, with_distances: true, threads: 2 }
}

/// Solves without a stop; what the sectors came to.
pub fn solved(plan: &Plan) -> Vec<Summary> {
    let mut summaries = Vec::new();
    let end = plan.run(&mut |report| {
        if let Report::Solved(summary) = report {
            summaries.push(summary);
        }
        Wish::GoOn
    });
    assert_eq!(end, Ok(Solved::Whole));
    summaries
}

/// All files of a folder with their bytes, by name.
pub fn contents(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let files = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let mut files: Vec<(String, Vec<u8>)> = files
        .map(|path| {
            (
                path.file_name().expect("a name").to_string_lossy().into_owned(),
                fs::read(&path).expect("bytes"),
            )
        })
        .collect();
    files.sort();
    files
}

#[test]
fn endgames_have_the_known_counts_and_values() {
    let (folder, values_folder) = (folder("nine"), folder("values"));
    let summaries = solved(&plan("nine", 7, &folder));
    let summary = |us, them, wins, draws, losses, longest_win, longest_loss| Summary {
        sector: Sector { us, them },
        wins,
        draws,
        losses,
        longest_win,
        longest_loss,
    };
    assert_eq!(
        summaries,
        [
            summary(3, 3, 2_232_160, 4_112, 455_648, Some(25), Some(26)),
            summary(4, 3, 1_201_560, 10_863_360, 48_720, Some(1), Some(32)),
            summary(3, 4, 1_629_336, 10_484_304, 0, Some(33), None),
        ]
    );
    let values = solved(&Plan { with_distances: false, ..plan("lasker", 7, &values_folder) });
    let without = |summary: &Summary| Summary { longest_win: None, longest_loss: None, ..*summary };
    assert_eq!(values, summaries.iter().map(without).collect::<Vec<_>>(), "the same without distances");
    let tables = Tables::open(&folder, &Options::NINE).expect("tables");
    assert!(tables.summaries().all(|summary| summaries.contains(&summary)));
    let rows = rows("endgame_values.tsv");
    for row in &rows {
        let [rules, _, fen, value, plies] = row.as_slice() else { panic!("{row:?}") };
        let verdict = tables.probe(start(&format!("{rules}; fen {fen}")).board()).expect("in the tables");
        let found = verdict.plies.map_or(-1, i32::from).to_string();
        assert_eq!((verdict.value.word(), &found), (value.as_str(), plies), "{fen}");
    }
    assert_eq!(rows.len(), 32);
    values_follow_from_the_rules(&tables, &Options::NINE, &[(3, 3), (3, 4), (4, 3)], 1_500);
    follow_the_best_line(&tables);
    won_games_are_won(tables);
}

/// With tables the engine wins what is won, in exactly as many turns as they say, against itself.
fn won_games_are_won(tables: Tables) {
    let tables = Arc::new(tables);
    let mut rng = Rng::stream(9, 0);
    let mut engine = Engine::new(10);
    engine.use_tables(Some(Arc::clone(&tables)));
    let limits = Limits { depth: 2, ..Limits::default() };
    let mut games = 0;
    while games < 40 {
        let (us, them) = [(3, 3), (3, 4), (4, 3)][games % 3];
        let position = random_turn(&mut rng, Sector { us, them }, &Options::NINE);
        let Ok(verdict) = tables.probe(&position) else { continue };
        let winner = match verdict.value {
            Value::Draw => continue,
            Value::Win => position.side(),
            Value::Loss => position.side().other(),
        };
        let mut game = start(&format!("nine; fen {}", Fen::of(&position, &Options::NINE, Dialect::Squares)));
        let mut turns = 0;
        while game.board().ending().is_none() {
            let side = game.board().side();
            let best = engine.search(&game, limits, &mut Budget::nodes(u64::MAX)).expect("something to do");
            game.apply(&best.action, &mut Vec::new()).expect("legal");
            turns += u32::from(game.board().ending().is_some() || game.board().side() != side);
        }
        let end = game.board().ending().and_then(|ending| ending.winner);
        assert_eq!((end, Some(turns)), (Some(winner), verdict.plies.map(u32::from)));
        games += 1;
    }
}

/// From a long win, both sides play by the table: every turn is a ply less, to the end of the game.
fn follow_the_best_line(tables: &Tables) {
    let options = Options::NINE;
    // A row of the data with colours changed.
    let fen = "@*@O****/**O*****/*@****OO b m s 4 0 3 0 0 0 0 0 0 0 0 0 30";
    let mut position = fen.parse::<Fen>().expect("a FEN").check(&options).expect("a sound position");
    let mut left = tables.probe(&position).expect("known").plies.expect("won");
    assert_eq!(left, 27);
    while position.ending().is_none() {
        let mover = position.side();
        let nexts = nexts(&position, &options).into_iter();
        position = nexts.max_by_key(|next| worth(tables, next, mover)).expect("an action");
        if position.ending().is_none() && position.side() != mover {
            left -= 1;
            assert_eq!(tables.probe(&position).expect("known").plies, Some(left));
        }
    }
    assert_eq!(left, 1);
}

fn nexts(position: &Position, options: &Options) -> Vec<Position> {
    let mut actions = Actions::new();
    position.actions(options, &mut actions);
    actions.iter().map(|action| position.after(*action, options)).collect()
}

/// What a position is worth to a side by the tables: more for early wins and late losses.
fn worth(tables: &Tables, position: &Position, side: Side) -> i32 {
    if let Some(ending) = position.ending() {
        return ending.winner.map_or(0, |winner| if winner == side { 1_000 } else { -1_000 });
    }
    let verdict = tables.probe(position).expect("known");
    let plies = i32::from(verdict.plies.unwrap_or(0));
    let for_mover = match verdict.value {
        Value::Win => 1_000 - plies,
        Value::Draw => 0,
        Value::Loss => plies - 1_000,
    };
    if position.side() == side { for_mover } else { -for_mover }
}

/// Who wins within so many turns, by trying every action: the rules alone, without tables.
fn forced(position: &Position, options: &Options, turns: u32) -> Option<Side> {
    if let Some(ending) = position.ending() {
        return ending.winner;
    }
    let mover = position.side();
    let mut all_lose = true;
    for next in nexts(position, options) {
        let left = if next.side() == mover && next.removes() { turns } else { turns.saturating_sub(1) };
        let winner = if next.ending().is_none() && left == 0 { None } else { forced(&next, options, left) };
        if winner == Some(mover) {
            return winner;
        }
        all_lose &= winner.is_some();
    }
    all_lose.then_some(mover.other())
}

/// A random position in which a turn of the moving phase begins.
pub fn random_turn(rng: &mut Rng, sector: Sector, options: &Options) -> Position {
    let mut points: Vec<u32> = (0..24).collect();
    rng.shuffle(&mut points);
    let set = |points: &[u32]| PointSet::from_bits(points.iter().fold(0, |set, point| set | 1 << point));
    let (us, them) = (usize::from(sector.us), usize::from(sector.them));
    let stones = [set(&points[..us]), set(&points[us..us + them])];
    Position::moving(stones, Side::White, options)
}

/// Short wins and losses under rules of every kind are those that trying everything finds.
#[test]
fn tables_of_any_rules_agree_with_the_rules() {
    for rules in [
        "capture mayFly=0",
        "nine custodian=1 captures=engine mayFly=0",
        "nine leap=1 stalemateAction=5 mayFly=0",
        "morabaraba",
        "zhiqi mayFly=0",
        "mulmulan stalemateAction=1",
    ] {
        let folder = folder(rules);
        let plan = plan(rules, 6, &folder);
        solved(&plan);
        let tables = Tables::open(&folder, &plan.options).expect("tables");
        values_follow_from_the_rules(&tables, &plan.options, &[(3, 3)], 1_000);
        let mut rng = Rng::stream(7, 0);
        let mut decided = 0;
        for _ in 0..300 {
            let position = random_turn(&mut rng, Sector { us: 3, them: 3 }, &plan.options);
            if position.ending().is_some() {
                continue;
            }
            let verdict = tables.probe(&position).expect("in the tables");
            let within = |plies: u8| verdict.plies.is_some_and(|found| found <= plies);
            let expected = match verdict.value {
                Value::Win if within(1) => Some(position.side()),
                Value::Loss if within(2) => Some(position.side().other()),
                _ => None,
            };
            let turns = if verdict.value == Value::Win { 1 } else { 2 };
            decided += u32::from(expected.is_some());
            assert_eq!(forced(&position, &plan.options, turns), expected, "{rules}: {position:?}");
        }
        assert!(decided > 20, "{rules}: {decided}");
    }
}

/// Work that is stopped at many moments and taken up again, with another number of threads each time, ends with the
/// same bytes.
#[test]
fn interrupted_work_ends_with_the_same_bytes() {
    for (rules, stones, with_distances) in [("chengsanqi", 7, true), ("zhiqi mayFly=0", 6, false)] {
        let (straight, broken) = (folder("straight"), folder("broken"));
        let plan = Plan { with_distances, ..plan(rules, stones, &straight) };
        solved(&plan);
        let mut rng = Rng::stream(11, 0);
        let mut stops = 0;
        loop {
            let threads = 1 + stops % 3;
            let plan = Plan { folder: broken.clone(), threads, ..plan.clone() };
            let mut left = rng.below(12);
            let end = plan.run(&mut |_| {
                left = left.saturating_sub(1);
                match left {
                    0 => Wish::Stop,
                    _ if left.is_multiple_of(7) => Wish::Keep,
                    _ => Wish::GoOn,
                }
            });
            match end.expect("nothing is wrong with the folder") {
                Solved::Whole => break,
                Solved::Stopped => stops += 1,
            }
        }
        assert!(stops >= 3, "{stops}");
        assert_eq!(contents(&broken), contents(&straight));
    }
}

fn code<T>(result: Result<T, TableFault>) -> &'static str {
    result.err().map_or("ok", |fault| fault.code())
}

/// Tables that are damaged, cut, foreign or of other rules are refused by name.
#[test]
fn tables_that_are_not_what_they_should_be_are_refused() {
    let whole = folder("whole");
    solved(&Plan { with_distances: false, ..plan("zhiqi mayFly=0", 6, &whole) });
    let rules = options("zhiqi mayFly=0");
    let bytes = fs::read(whole.join("3-3.values")).expect("a table");
    let opened = |bytes: &[u8], rules: &Options| {
        let source = Source::Memory(Box::new(bytes.to_vec()));
        Tables::of_files(rules, "memory", [("3-3.values".to_owned(), source)])
    };
    assert_eq!(code(opened(&bytes, &rules)), "ok");
    assert_eq!(code(opened(&bytes, &Options::NINE)), "table-other-rules");
    let Err(TableFault::OtherRules(file, made_for)) = opened(&bytes, &Options::NINE) else {
        panic!("refused")
    };
    assert_eq!(file, "3-3.values");
    assert_eq!(TableRules::of(&options(&made_for)), TableRules::of(&rules));
    assert_eq!(code(opened(&bytes, &options("russian"))), "table-remembers");
    assert_eq!(code(opened(b"something else", &rules)), "table-foreign");
    for length in [0, 5, 9, 30, 100, bytes.len() - 1] {
        assert_eq!(code(opened(&bytes[..length], &rules)), "table-cut", "{length}");
    }
    assert_eq!(code(opened(&[&bytes[..], &[0]].concat(), &rules)), "table-cut");
    let misnamed = Source::Memory(Box::new(bytes.clone()));
    let misnamed = Tables::of_files(&rules, "memory", [("4-3.values".to_owned(), misnamed)]);
    assert_eq!(code(misnamed), "table-misnamed");
    // Wherever a byte changes, it is noticed when the table is opened or when the place is asked.
    let mut rng = Rng::stream(5, 0);
    let positions: Vec<Position> =
        (0..2_000).map(|_| random_turn(&mut rng, Sector { us: 3, them: 3 }, &rules)).collect();
    let positions: Vec<Position> =
        positions.into_iter().filter(|position| position.ending().is_none()).collect();
    for place in (0..60).map(|step| step * bytes.len() / 60) {
        let mut changed = bytes.clone();
        changed[place] ^= 16;
        let noticed = match opened(&changed, &rules) {
            Err(_) => true,
            Ok(tables) => positions.iter().any(|position| code(tables.probe(position)) == "table-damaged"),
        };
        assert!(noticed, "{place}");
    }
    // The same on the way to make more of them.
    let with = |change: &dyn Fn(&Path), plan: Plan| {
        change(&plan.folder.join("3-3.values"));
        let end = plan.run(&mut |_| Wish::GoOn);
        fs::write(plan.folder.join("3-3.values"), &bytes).expect("written");
        code(end)
    };
    let next = || Plan { with_distances: false, ..plan("zhiqi mayFly=0", 7, &whole) };
    let cut = |path: &Path| fs::write(path, &bytes[..bytes.len() / 2]).expect("written");
    let damage = |path: &Path| {
        let mut changed = bytes.clone();
        *changed.last_mut().expect("bytes") ^= 1;
        fs::write(path, changed).expect("written");
    };
    assert_eq!(with(&cut, next()), "table-cut");
    assert_eq!(with(&damage, next()), "table-damaged");
    assert_eq!(with(&|_| (), Plan { with_distances: true, ..next() }), "table-no-distances");
    assert_eq!(with(&|_| (), Plan { resumes: false, ..next() }), "table-occupied");
    assert_eq!(with(&|_| (), Plan { stones: 5, ..next() }), "table-few-stones");
    assert_eq!(with(&|_| (), Plan { stones: 25, ..next() }), "table-many-stones");
    assert_eq!(with(&|_| (), Plan { options: Options::NINE, ..next() }), "table-other-rules");
}

#[test]
fn tables_cut_while_they_were_open_ended_the_program() {
    let folder = folder("open");
    let rules = "zhiqi mayFly=0";
    solved(&plan(rules, 6, &folder));
    let game = start(&format!("{rules}; fen O****@**/****O***/O@****@* w m s 3 0 3 0 0 0 0 0 0 0 0 0 30"));
    for left in [0, 20, 500] {
        let tables = Tables::open(&folder, &options(rules)).expect("tables");
        let path = folder.join("3-3.plies");
        let whole = fs::read(&path).expect("a table");
        let file = fs::OpenOptions::new().write(true).open(&path).expect("ours");
        file.set_len(left).expect("shorter");
        assert_eq!(code(tables.probe(game.board())), "table-damaged", "{left} bytes left");
        fs::write(&path, whole).expect("written");
    }
    let tables = Tables::open(&folder, &options(rules)).expect("tables");
    assert_eq!(code(tables.probe(game.board())), "ok");
}

#[test]
fn positions_that_tables_do_not_hold_are_refused() {
    let folder = folder("held");
    let rules = "zhiqi mayFly=0";
    solved(&plan(rules, 6, &folder));
    let tables = Tables::open(&folder, &options(rules)).expect("tables");
    let probe = |fen: &str| code(tables.probe(start(&format!("{rules}; fen {fen}")).board()));
    assert_eq!(probe("O****@**/****O***/O@****@* w m s 3 0 3 0 0 0 0 0 0 0 0 0 30"), "ok");
    assert_eq!(probe("O****@**/****O***/O@****@* w p p 3 1 3 0 0 0 0 0 0 0 0 0 30"), "table-not-moving");
    assert_eq!(probe("O*O**@**/****O***/O@****@* w m s 4 0 3 0 0 0 0 0 0 0 0 0 30"), "table-missing");
    assert_eq!(code(Tables::open(Path::new("nowhere"), &Options::NINE)), "table-file");
    let empty = folder.join("empty");
    fs::create_dir_all(&empty).expect("made");
    assert_eq!(code(Tables::open(&empty, &Options::NINE)), "table-empty");
}

/// The tables that lie in the repository, asked from bytes as a browser would.
#[test]
fn tables_in_the_repository_have_the_known_values() {
    let place = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/mill/tables");
    let mut size = 0;
    for (folder, rules) in FOLDERS {
        let files = contents(&place.join(folder));
        size += files.iter().map(|(_, bytes)| bytes.len()).sum::<usize>();
        let files = files.into_iter().map(|(name, bytes)| (name, Source::Memory(Box::new(bytes))));
        let tables = Tables::of_files(&options(rules), folder, files).expect("tables");
        let sectors: Vec<(u8, u8)> =
            tables.summaries().map(|summary| (summary.sector.us, summary.sector.them)).collect();
        assert_eq!(sectors, [(3, 3), (3, 4), (3, 5), (4, 3), (4, 4), (5, 3)]);
        values_follow_from_the_rules(&tables, &options(rules), &sectors, 150);
        for row in rows("endgame_values.tsv").iter().filter(|row| row[0] == rules) {
            let [rules, _, fen, value, plies] = row.as_slice() else { panic!("{row:?}") };
            let verdict = tables.probe(start(&format!("{rules}; fen {fen}")).board()).expect("in the tables");
            let found = verdict.plies.map_or(-1, i32::from).to_string();
            assert_eq!((verdict.value.word(), &found), (value.as_str(), plies), "{fen}");
        }
    }
    assert!(size <= 4_000_000, "small enough to lie beside a page: {size}");
}

/// What a position is worth to its side to move where stones are still owed, by playing all of them.
fn owed_value(tables: &Tables, position: &Position, options: &Options) -> i8 {
    let side = position.side();
    if let Some(ending) = position.ending() {
        return ending.winner.map_or(0, |winner| if winner == side { 1 } else { -1 });
    }
    if !position.removes() {
        return match tables.probe(position).expect("in the tables").value {
            Value::Win => 1,
            Value::Draw => 0,
            Value::Loss => -1,
        };
    }
    let mut actions = Actions::new();
    position.actions(options, &mut actions);
    let values = actions.iter().map(|action| {
        let next = position.after(*action, options);
        let value = owed_value(tables, &next, options);
        if next.side() == side { value } else { -value }
    });
    values.max().expect("something to take")
}

/// When placing ends, both sides may owe removals before anybody moves, also where nobody is blocked.
#[test]
fn removals_owed_at_the_end_of_placing_are_played_out() {
    let folder = folder("owed");
    let rules = "nine mayFly=0 pieceCount=4 millFormationAction=5";
    solved(&plan(rules, 7, &folder));
    let options = options(rules);
    let tables = Tables::open(&folder, &options).expect("tables");
    let mut rng = Rng::stream(5, 0);
    let mut met = std::collections::BTreeMap::new();
    for _ in 0..4_000 {
        let mut position = Position::start(&options);
        while position.ending().is_none() && !position.removes() && position.hand(Side::Black) > 0 {
            let mut actions = Actions::new();
            position.actions(&options, &mut actions);
            position = position.after(actions[rng.below(actions.len() as u32) as usize], &options);
        }
        let owed = Side::BOTH.map(|side| position.owed(side));
        if position.ending().is_none() && owed != [0; 2] && *met.entry(owed).or_insert(0) < 40 {
            *met.entry(owed).or_insert(0) += 1;
            let value = match tables.probe(&position).expect("in the tables").value {
                Value::Win => 1,
                Value::Draw => 0,
                Value::Loss => -1,
            };
            assert_eq!(value, owed_value(&tables, &position, &options), "{position:?}");
        }
    }
    assert!(met.len() >= 3 && met.contains_key(&[1, 1]), "{met:?}");
}
