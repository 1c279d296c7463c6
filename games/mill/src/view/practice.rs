//! Positions to practise: the packs, the daily ones, and what is to be done in them. Knows no brain.

use parlour_kernel::Message;
use parlour_scene::{Card, Daily, Day, Made, Pack};

/// What a table with a position to practise is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Practice {
    goal: String,
    turns: Option<u8>,
}

pub(super) const PACKS: &[Pack] = &[
    Pack { id: "win-soon", wish: "goal=win turns=2..3", count: 40 },
    Pack { id: "only-move", wish: "goal=only turns=2..6", count: 40 },
    Pack { id: "hold", wish: "goal=hold turns=10", count: 40 },
    Pack { id: "win-later", wish: "goal=win turns=4..7", count: 40 },
    Pack { id: "long-way", wish: "goal=win turns=8..13", count: 40 },
    Pack { id: "hold-five", wish: "goal=hold turns=10 stones=3-5", count: 40 },
    Pack { id: "capture-only", wish: "goal=only stones=4-4,5-3,3-5 rules=capture", count: 40 },
    Pack { id: "capture-hold", wish: "goal=hold turns=10 stones=3-4,4-4,3-5 rules=capture", count: 40 },
    Pack { id: "custodian-only", wish: "goal=only stones=4-4,5-3,3-5 rules=nine,custodian=1", count: 40 },
    Pack {
        id: "custodian-hold",
        wish: "goal=hold turns=10 stones=3-4,4-4,3-5 rules=nine,custodian=1",
        count: 40,
    },
    Pack {
        id: "intervention-only",
        wish: "goal=only stones=4-4,5-3,3-5 rules=nine,intervention=1",
        count: 40,
    },
    Pack {
        id: "intervention-hold",
        wish: "goal=hold turns=10 stones=3-4,4-4,3-5 rules=nine,intervention=1",
        count: 40,
    },
];

pub(super) const DAILY: Daily = Daily { kinds: &["win", "hold"], puzzle };

/// The position of a day: longer wins towards the weekend.
fn puzzle(day: Day, kind: &str) -> Made {
    let turns = [7, 2, 3, 4, 5, 6, 7][usize::from(day.weekday())];
    let wish = match kind {
        "hold" => format!("{} turns=10", Card::HOLD),
        _ => format!("goal=win turns={turns}"),
    };
    let salt = u64::from(kind == "hold");
    Made { name: format!("daily-{day}-{kind}"), wish, seed: u64::from(day.0) << 1 | salt }
}

impl Practice {
    /// What a wish and a grade say; `None` at tables that are about nothing in particular.
    pub fn of(wish: &str, grade: &str) -> Option<Practice> {
        let value = |words: &str, name: &str| {
            let mut pairs = words.split_whitespace().filter_map(|word| word.split_once('='));
            pairs.find(|(known, _)| *known == name).map(|(_, value)| value.to_owned())
        };
        let goal = value(wish, Card::GOAL)?;
        Some(Practice { goal, turns: value(grade, "turns").and_then(|turns| turns.parse().ok()) })
    }

    /// As a sentence.
    pub fn words(&self) -> Message {
        let of_turns = |key: &'static str, turns: u8| Message::new(key).int("n", turns);
        match (self.goal.as_str(), self.turns) {
            ("hold", Some(turns)) => of_turns("mill.goal-hold", turns),
            ("only", Some(turns)) => of_turns("mill.goal-only", turns),
            ("only", None) => Message::new("mill.goal-only-any"),
            ("better", _) => Message::new("mill.goal-better"),
            (_, Some(turns)) => of_turns("mill.goal-win", turns),
            (_, None) => Message::new("mill.goal-any"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Practice, puzzle};
    use parlour_scene::Day;

    #[test]
    fn a_table_says_what_is_to_be_practised() {
        let practice = Practice::of("goal=hold turns=10", "turns=10 points=900").expect("a goal");
        assert_eq!(practice.words().key, "mill.goal-hold");
        assert_eq!(Practice::of("variant=nine", ""), None);
        assert_eq!(Practice::of("goal=win turns=2..3", "").expect("a goal").words().key, "mill.goal-any");
    }

    #[test]
    fn every_day_and_kind_has_a_position_of_its_own() {
        let [one, other] = ["win", "hold"].map(|kind| puzzle(Day(20_000), kind));
        assert_ne!((one.seed, &one.name), (other.seed, &other.name));
        assert_ne!(one.seed, puzzle(Day(20_001), "win").seed);
    }
}
