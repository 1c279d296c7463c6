//! Puzzles of the day are those that were pinned, and what they promise. `parlour days --compare` looks at all of them.

use parlour_brain::Budget;
use parlour_catalog::{ENGINES, HOUSE};
use parlour_midend::{Dated, PROOF_NODES};
use parlour_scene::Day;

const PINNED: &str = include_str!("../../../data/days/digests.tsv");

/// Every so many days: 32 of them, on all weekdays.
const STEP: usize = 13;

#[test]
fn a_sample_of_days_is_as_pinned_and_proven() {
    let mut lines = PINNED.lines().map(|line| line.split('\t').collect::<Vec<&str>>());
    let labels = lines.next().expect("names of the columns");
    for pinned in lines.step_by(STEP) {
        let day = Day::of(pinned[0]).expect("a date");
        let digest = |dated: &Dated| {
            let mut budget = Budget::nodes(PROOF_NODES);
            let proven = dated.prove(ENGINES, parlour_catalog::files, &mut budget);
            proven.map_or_else(|why| why.to_string(), |proven| proven.digest().to_string())
        };
        let all = Dated::all(HOUSE, day);
        assert!(all.iter().map(Dated::label).eq(labels[1..].iter().map(|label| (*label).to_owned())));
        let made: Vec<String> = all.iter().map(digest).collect();
        assert_eq!(made, pinned[1..], "{day}");
    }
}

#[test]
fn a_year_and_more_is_pinned_day_after_day() {
    let days: Vec<Day> =
        PINNED.lines().skip(1).filter_map(|line| Day::of(line.split('\t').next()?)).collect();
    assert_eq!(days.first().map(Day::to_string).as_deref(), Some("2026-11-19"));
    assert!(days.len() >= 365 && days.windows(2).all(|pair| pair[1].0 == pair[0].0 + 1));
    assert_eq!(days.len() + 1, PINNED.lines().count());
}
