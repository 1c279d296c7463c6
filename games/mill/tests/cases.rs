//! Every row of `data/mill/cases.tsv`: positions reached by random play under 51 sets of rules, with
//! FEN, legal actions and counts that two engines agree on.

use crate::common::{legal, rows, start};
use parlour_mill::rules::{Position, RuleText, perft};

/// Without the number of the round, which no two programs count alike.
fn comparable(fen: &str) -> String {
    let fields: Vec<&str> =
        fen.split(' ').enumerate().filter(|(i, _)| *i != 16).map(|(_, field)| field).collect();
    fields.join(" ")
}

#[test]
fn positions_and_counts() {
    let rows = rows("cases.tsv");
    assert_eq!(rows.len(), 507);
    let mut wrong = Vec::new();
    for row in &rows {
        let [id, rules, _, moves, fen, listed, counts] = row.as_slice() else { panic!("{row:?}") };
        let game = start(&format!("{rules} captures=engine"));
        let game = match game.replay(moves) {
            Ok(game) => game,
            Err(error) => {
                wrong.push(format!("{id} {rules}: {error:?}"));
                continue;
            }
        };
        let found = game.fen().to_string();
        if comparable(&found) != comparable(fen) {
            wrong.push(format!("{id} {rules}:\n  {found}\n  {fen}"));
        }
        if legal(&game) != *listed {
            wrong.push(format!("{id} {rules} {fen}:\n  {}\n  {listed}", legal(&game)));
        }
        for (depth, count) in (1..).zip(counts.split(' ')) {
            let found = perft(game.board(), game.options(), depth).to_string();
            if found != count {
                wrong.push(format!("{id} {rules} {fen}: perft {depth} is {found}, not {count}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}

/// Section 8: from the empty board. The deepest counts are asserted by the benchmark.
#[test]
fn counts_from_the_start() {
    for (rules, counts) in [
        ("nine", &[24, 552, 12144, 255_024, 5_100_480][..]),
        ("russian", &[24, 552, 12144, 255_024, 5_100_480]),
        ("chengsanqi", &[24, 552, 12144, 255_024, 5_100_480]),
        ("twelve", &[24, 552, 12144, 255_024, 5_100_480]),
        ("morabaraba", &[24, 552, 12144, 255_024]),
        ("zhiqi", &[24, 552, 12144, 255_024]),
        ("lasker", &[24, 552, 13552, 319_176, 7_871_032]),
        ("nine custodian=1 captures=engine", &[24, 552, 12144, 254_384, 5_062_208]),
        ("nine intervention=1 captures=engine", &[24, 552, 12144, 255_024, 5_088_384]),
    ] {
        let options = rules.parse::<RuleText>().expect("known rules").options().expect("in range");
        for (depth, count) in (1..).zip(counts) {
            let found = perft(&Position::start(&options), &options, depth);
            assert_eq!(found, *count, "{rules} at depth {depth}");
        }
    }
}
