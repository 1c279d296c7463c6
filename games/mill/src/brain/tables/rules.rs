//! The part of a rule set that decides the moving phase: which rules can be tabled, and the fingerprint that names
//! them. Names of variants mean nothing here; only what the options do counts.

use super::fault::TableFault;
use crate::rules::{Capture, Mill, OptionName, Options, Semantics};
use parlour_kernel::{Digest, Rules, checksum};

/// The rules of the moving phase. Whatever makes no difference there has its default, so that games which differ only
/// while placing share their tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableRules(Options);

impl TableRules {
    /// What the options mean for the moving phase.
    ///
    /// # Errors
    /// A rule that remembers earlier turns: positions alone do not decide what is legal.
    pub fn of(options: &Options) -> Result<Self, TableFault> {
        let remembering = [
            (options.restrict_repeated_mills_formation, OptionName::RestrictRepeatedMillsFormation),
            (options.one_time_use_mill, OptionName::OneTimeUseMill),
        ];
        if let Some((_, name)) = remembering.into_iter().find(|(is_on, _)| *is_on) {
            return Err(TableFault::Remembers(name));
        }
        let nine = Options::NINE;
        let diagonals = options.has_diagonal_lines;
        let [custodian, intervention, leap] =
            [options.custodian, options.intervention, options.leap].map(|rule| while_moving(rule, diagonals));
        let resolves = custodian.enabled || intervention.enabled;
        Ok(TableRules(Options {
            rings: options.rings,
            fly_piece_count: if options.may_fly { options.fly_piece_count } else { nine.fly_piece_count },
            may_fly: options.may_fly,
            pieces_at_least_count: options.pieces_at_least_count,
            has_diagonal_lines: diagonals,
            may_remove_multiple: options.may_remove_multiple,
            may_remove_from_mills_always: options.may_remove_from_mills_always,
            stalemate_action: options.stalemate_action,
            custodian,
            intervention,
            leap,
            captures: if resolves { options.captures } else { Semantics::Spec },
            ..nine
        }))
    }

    /// As options, with defaults where the moving phase does not care.
    pub fn options(&self) -> &Options {
        &self.0
    }

    /// What differs from Nine Men's Morris, in words: rules that print alike are alike.
    pub fn text(&self) -> String {
        let differs = |name: &OptionName| self.0.get(*name) != Options::NINE.get(*name);
        let words = OptionName::all().filter(differs);
        words.fold("nine".to_owned(), |text, name| {
            format!("{text} {}={}", name.word(), name.written(self.0.get(name)))
        })
    }

    /// A word that names the rules; it changes with the version of the rules too.
    pub fn fingerprint(&self) -> Digest {
        checksum(format!("mill {} moving: {}", Mill::VERSION, self.text()).as_bytes())
    }
}

/// A way to capture as far as it works in the moving phase.
fn while_moving(rule: Capture, diagonals: bool) -> Capture {
    let any_line = rule.square_edges || rule.cross_lines || (diagonals && rule.diagonal_lines);
    if !rule.enabled || !rule.in_moving || !any_line {
        return Capture::OFF;
    }
    Capture { diagonal_lines: rule.diagonal_lines || !diagonals, in_placing: true, ..rule }
}

#[cfg(test)]
mod tests {
    use super::TableRules;
    use crate::rules::{Options, Preset, RuleText};

    fn options(text: &str) -> Options {
        text.parse::<RuleText>().expect("rules").options().expect("rules in range")
    }

    fn same(one: &str, other: &str) -> bool {
        let [one, other] = [one, other].map(|text| TableRules::of(&options(text)).expect("can be tabled"));
        assert_eq!(one == other, one.fingerprint() == other.fingerprint());
        one == other
    }

    #[test]
    fn rules_are_named_by_what_they_do_while_moving() {
        assert!(same("nine", "lasker"), "placing alone differs");
        assert!(
            same("nine", "nine nMoveRule=50 threefoldRepetitionRule=0"),
            "draws by counting are left out"
        );
        assert!(same("nine", "nine custodian=1 custodian.inMoving=0"));
        assert!(same("nine", "nine leap.crossLines=0 captures=engine"), "settings of what is off");
        assert!(same("chengsanqi", "nine mayFly=0 flyPieceCount=4"));
        assert!(same("twelve", "nine hasDiagonalLines=1"));
        for (one, other) in [
            ("nine", "twelve"),
            ("nine", "chengsanqi"),
            ("nine", "nine flyPieceCount=4"),
            ("nine", "nine stalemateAction=4"),
            ("nine", "nine piecesAtLeastCount=4"),
            ("nine", "nine mayRemoveFromMillsAlways=1"),
            ("twelve", "morabaraba"),
            ("nine custodian=1", "nine custodian=1 captures=engine"),
            ("nine custodian=1", "nine intervention=1"),
            ("nine leap=1", "nine leap=1 leap.ownPiecesLeq3=1"),
        ] {
            assert!(!same(one, other), "{one}, {other}");
        }
    }

    #[test]
    fn only_rules_that_remember_are_refused() {
        for preset in Preset::ALL {
            let remembers =
                preset.options.one_time_use_mill || preset.options.restrict_repeated_mills_formation;
            assert_eq!(TableRules::of(&preset.options).is_err(), remembers, "{}", preset.word);
        }
    }

    #[test]
    fn the_text_reads_back_as_the_same_rules() {
        for preset in Preset::ALL.iter().filter_map(|preset| TableRules::of(&preset.options).ok()) {
            assert_eq!(TableRules::of(&options(&preset.text())), Ok(preset), "{}", preset.text());
        }
    }
}
