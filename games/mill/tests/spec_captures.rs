//! The acceptance cases of the written specification, `data/mill/spec_captures.tsv`: twelve stones,
//! diagonals, custodian and intervention, one stone for a mill, mills that protect nobody.

use crate::common::{legal, rows, start};
use parlour_kernel::Rules;
use parlour_mill::rules::Mill;
use std::collections::BTreeSet;

const RULES: &str = "twelve custodian=1 intervention=1 mayRemoveFromMillsAlways=1 boardFullAction=1";

/// Sequences separated by bars.
fn sequences(cell: &str) -> Vec<&str> {
    cell.split('|').map(str::trim).filter(|sequence| !sequence.is_empty()).collect()
}

fn first_words<'a>(sequences: &[&'a str]) -> BTreeSet<&'a str> {
    sequences.iter().filter_map(|sequence| sequence.split(' ').next()).collect()
}

#[test]
fn acceptance_cases() {
    let rows = rows("spec_captures.tsv");
    assert_eq!(rows.len(), 13);
    for row in &rows {
        let [id, moves, kind, expected, forbidden] = row.as_slice() else { panic!("{row:?}") };
        let game = start(RULES).replay(moves);
        if kind == "reject" {
            assert!(game.is_err(), "{id}: something in it is illegal");
            continue;
        }
        let game: Mill = game.unwrap_or_else(|error| panic!("{id}: {error:?}"));
        let listed = legal(&game);
        let removals: BTreeSet<&str> = listed.split(' ').filter(|action| action.starts_with('x')).collect();
        let expected = sequences(expected);
        let first = first_words(&expected);
        match kind.as_str() {
            "accept" => assert_eq!(removals, first, "{id}"),
            "accept-contains" => assert!(first.is_subset(&removals), "{id}: {removals:?}"),
            other => panic!("{id}: {other}"),
        }
        for wrong in first_words(&sequences(forbidden)) {
            assert!(!removals.contains(wrong), "{id}: {wrong} must not be legal");
        }
        for sequence in expected {
            let turn = game.turn();
            let after =
                game.clone().replay(sequence).unwrap_or_else(|error| panic!("{id} {sequence}: {error:?}"));
            assert_ne!(after.turn(), turn, "{id}: {sequence} is the whole sequence");
        }
    }
}
