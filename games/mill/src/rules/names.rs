//! Options by name: how texts, scripts and the engine protocol read and set them. Values are small
//! numbers; yes is 1. Knows no variants.

use crate::rules::{BoardFull, Capture, MillAction, Options, Semantics, Stalemate};
use std::ops::RangeInclusive;

/// One option of [`Options`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionName {
    /// `pieceCount`
    PieceCount,
    /// `rings`
    Rings,
    /// `flyPieceCount`
    FlyPieceCount,
    /// `mayFly`
    MayFly,
    /// `piecesAtLeastCount`
    PiecesAtLeastCount,
    /// `hasDiagonalLines`
    HasDiagonalLines,
    /// `millFormationAction`
    MillFormationAction,
    /// `mayMoveInPlacingPhase`
    MayMoveInPlacingPhase,
    /// `isDefenderMoveFirst`
    IsDefenderMoveFirst,
    /// `mayRemoveMultiple`
    MayRemoveMultiple,
    /// `mayRemoveFromMillsAlways`
    MayRemoveFromMillsAlways,
    /// `mayRemoveFromMillDuringPlacing`
    MayRemoveFromMillDuringPlacing,
    /// `restrictRepeatedMillsFormation`
    RestrictRepeatedMillsFormation,
    /// `oneTimeUseMill`
    OneTimeUseMill,
    /// `boardFullAction`
    BoardFullAction,
    /// `stopPlacingWhenTwoEmptySquares`
    StopPlacingWhenTwoEmptySquares,
    /// `stalemateAction`
    StalemateAction,
    /// `nMoveRule`
    NMoveRule,
    /// `endgameNMoveRule`
    EndgameNMoveRule,
    /// `threefoldRepetitionRule`
    ThreefoldRepetitionRule,
    /// `custodian` and its settings
    Custodian(CaptureSetting),
    /// `intervention` and its settings
    Intervention(CaptureSetting),
    /// `leap` and its settings
    Leap(CaptureSetting),
    /// `captures`: `spec` or `engine`
    Captures,
}

/// One setting of a way to capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CaptureSetting {
    /// The bare name
    Enabled,
    /// `.squareEdges`
    SquareEdges,
    /// `.crossLines`
    CrossLines,
    /// `.diagonalLines`
    DiagonalLines,
    /// `.inPlacing`
    InPlacing,
    /// `.inMoving`
    InMoving,
    /// `.ownPiecesLeq3`
    OwnPiecesLeq3,
}

use CaptureSetting as Setting;
use OptionName as Name;

const PLAIN: [(Name, &str); 21] = [
    (Name::PieceCount, "pieceCount"),
    (Name::Rings, "rings"),
    (Name::FlyPieceCount, "flyPieceCount"),
    (Name::MayFly, "mayFly"),
    (Name::PiecesAtLeastCount, "piecesAtLeastCount"),
    (Name::HasDiagonalLines, "hasDiagonalLines"),
    (Name::MillFormationAction, "millFormationAction"),
    (Name::MayMoveInPlacingPhase, "mayMoveInPlacingPhase"),
    (Name::IsDefenderMoveFirst, "isDefenderMoveFirst"),
    (Name::MayRemoveMultiple, "mayRemoveMultiple"),
    (Name::MayRemoveFromMillsAlways, "mayRemoveFromMillsAlways"),
    (Name::MayRemoveFromMillDuringPlacing, "mayRemoveFromMillDuringPlacing"),
    (Name::RestrictRepeatedMillsFormation, "restrictRepeatedMillsFormation"),
    (Name::OneTimeUseMill, "oneTimeUseMill"),
    (Name::BoardFullAction, "boardFullAction"),
    (Name::StopPlacingWhenTwoEmptySquares, "stopPlacingWhenTwoEmptySquares"),
    (Name::StalemateAction, "stalemateAction"),
    (Name::NMoveRule, "nMoveRule"),
    (Name::EndgameNMoveRule, "endgameNMoveRule"),
    (Name::ThreefoldRepetitionRule, "threefoldRepetitionRule"),
    (Name::Captures, "captures"),
];

const SETTINGS: [(Setting, &str); 7] = [
    (Setting::Enabled, ""),
    (Setting::SquareEdges, ".squareEdges"),
    (Setting::CrossLines, ".crossLines"),
    (Setting::DiagonalLines, ".diagonalLines"),
    (Setting::InPlacing, ".inPlacing"),
    (Setting::InMoving, ".inMoving"),
    (Setting::OwnPiecesLeq3, ".ownPiecesLeq3"),
];

type OfSetting = fn(Setting) -> Name;

const CAPTURES: [(OfSetting, &str); 3] =
    [(Name::Custodian, "custodian"), (Name::Intervention, "intervention"), (Name::Leap, "leap")];

/// Other names that are accepted for options.
const ALIASES: [(Name, &str); 2] = [
    (Name::Custodian(Setting::Enabled), "hasCustodianRule"),
    (Name::Intervention(Setting::Enabled), "hasInterventionRule"),
];

impl OptionName {
    /// Every option, in the order they are explained.
    pub fn all() -> impl Iterator<Item = OptionName> {
        let captures = CAPTURES.iter().flat_map(|(of, _)| SETTINGS.iter().map(|(setting, _)| of(*setting)));
        PLAIN.iter().map(|(name, _)| *name).chain(captures)
    }

    /// The option with this name.
    pub fn of(word: &str) -> Option<Self> {
        let alias = ALIASES.iter().find(|(_, alias)| *alias == word).map(|(name, _)| *name);
        alias.or_else(|| OptionName::all().find(|name| name.word() == word))
    }

    /// Its name.
    pub fn word(self) -> String {
        let (Name::Custodian(setting) | Name::Intervention(setting) | Name::Leap(setting)) = self else {
            let found = PLAIN.iter().find(|(name, _)| *name == self);
            return found.map_or_else(String::new, |(_, word)| (*word).to_owned());
        };
        let capture = CAPTURES.iter().find(|(of, _)| of(setting) == self).map_or("", |(_, word)| word);
        let ending = SETTINGS.iter().find(|(known, _)| *known == setting).map_or("", |(_, word)| word);
        format!("{capture}{ending}")
    }

    /// The values it can take.
    pub fn range(self) -> RangeInclusive<u16> {
        match self {
            Name::PieceCount => 3..=12,
            Name::Rings => 2..=3,
            Name::FlyPieceCount => 3..=4,
            Name::PiecesAtLeastCount => 3..=5,
            Name::MillFormationAction | Name::StalemateAction => 0..=5,
            Name::BoardFullAction => 0..=4,
            Name::NMoveRule => 10..=200,
            Name::EndgameNMoveRule => 5..=200,
            _ => 0..=1,
        }
    }

    /// Whether a value is in its range; the move rule can also be off.
    pub fn takes(self, value: u16) -> bool {
        self.range().contains(&value) || (self == Name::NMoveRule && value == 0)
    }

    /// Whether it is only on or off.
    pub fn is_switch(self) -> bool {
        self.range() == (0..=1) && self != Name::Captures
    }

    /// A value as it is written.
    pub fn written(self, value: u16) -> String {
        match (self, value) {
            (Name::Captures, 0) => "spec".to_owned(),
            (Name::Captures, 1) => "engine".to_owned(),
            _ => value.to_string(),
        }
    }

    /// Reads a value, in range or not.
    pub fn read_value(self, text: &str) -> Option<u16> {
        match (self, text) {
            (Name::Captures, "spec") => Some(0),
            (Name::Captures, "engine") => Some(1),
            (Name::Captures, _) => None,
            (_, "true") if self.is_switch() => Some(1),
            (_, "false") if self.is_switch() => Some(0),
            _ => text.parse().ok(),
        }
    }
}

const MILL_ACTIONS: [MillAction; 6] = [
    MillAction::Board,
    MillAction::HandThenOpponent,
    MillAction::HandThenSelf,
    MillAction::BoardToo,
    MillAction::Mark,
    MillAction::Count,
];

const BOARD_FULL: [BoardFull; 5] = [
    BoardFull::FirstLoses,
    BoardFull::FirstThenSecond,
    BoardFull::SecondThenFirst,
    BoardFull::Starter,
    BoardFull::Draw,
];

const STALEMATES: [Stalemate; 6] = [
    Stalemate::Loses,
    Stalemate::Passes,
    Stalemate::RemovesAndMoves,
    Stalemate::RemovesAndPasses,
    Stalemate::Draw,
    Stalemate::BothRemove,
];

fn number<T: PartialEq>(list: &[T], value: &T) -> u16 {
    list.iter().position(|known| known == value).unwrap_or(0) as u16
}

impl Options {
    /// The value of an option.
    pub fn get(&self, name: OptionName) -> u16 {
        match name {
            Name::PieceCount => self.piece_count.into(),
            Name::Rings => self.rings.into(),
            Name::FlyPieceCount => self.fly_piece_count.into(),
            Name::MayFly => self.may_fly.into(),
            Name::PiecesAtLeastCount => self.pieces_at_least_count.into(),
            Name::HasDiagonalLines => self.has_diagonal_lines.into(),
            Name::MillFormationAction => number(&MILL_ACTIONS, &self.mill_formation_action),
            Name::MayMoveInPlacingPhase => self.may_move_in_placing_phase.into(),
            Name::IsDefenderMoveFirst => self.is_defender_move_first.into(),
            Name::MayRemoveMultiple => self.may_remove_multiple.into(),
            Name::MayRemoveFromMillsAlways => self.may_remove_from_mills_always.into(),
            Name::MayRemoveFromMillDuringPlacing => self.may_remove_from_mill_during_placing.into(),
            Name::RestrictRepeatedMillsFormation => self.restrict_repeated_mills_formation.into(),
            Name::OneTimeUseMill => self.one_time_use_mill.into(),
            Name::BoardFullAction => number(&BOARD_FULL, &self.board_full_action),
            Name::StopPlacingWhenTwoEmptySquares => self.stop_placing_when_two_empty_squares.into(),
            Name::StalemateAction => number(&STALEMATES, &self.stalemate_action),
            Name::NMoveRule => self.n_move_rule,
            Name::EndgameNMoveRule => self.endgame_n_move_rule,
            Name::ThreefoldRepetitionRule => self.threefold_repetition_rule.into(),
            Name::Custodian(setting) => u16::from(*setting.field(&mut self.custodian.clone())),
            Name::Intervention(setting) => u16::from(*setting.field(&mut self.intervention.clone())),
            Name::Leap(setting) => u16::from(*setting.field(&mut self.leap.clone())),
            Name::Captures => u16::from(self.captures == Semantics::Engine),
        }
    }

    /// Sets an option to a value it takes; says whether it did.
    pub fn set(&mut self, name: OptionName, value: u16) -> bool {
        if !name.takes(value) {
            return false;
        }
        let (yes, small, place) = (value != 0, value as u8, usize::from(value));
        match name {
            Name::PieceCount => self.piece_count = small,
            Name::Rings => self.rings = small,
            Name::FlyPieceCount => self.fly_piece_count = small,
            Name::MayFly => self.may_fly = yes,
            Name::PiecesAtLeastCount => self.pieces_at_least_count = small,
            Name::HasDiagonalLines => self.has_diagonal_lines = yes,
            Name::MillFormationAction => self.mill_formation_action = MILL_ACTIONS[place],
            Name::MayMoveInPlacingPhase => self.may_move_in_placing_phase = yes,
            Name::IsDefenderMoveFirst => self.is_defender_move_first = yes,
            Name::MayRemoveMultiple => self.may_remove_multiple = yes,
            Name::MayRemoveFromMillsAlways => self.may_remove_from_mills_always = yes,
            Name::MayRemoveFromMillDuringPlacing => self.may_remove_from_mill_during_placing = yes,
            Name::RestrictRepeatedMillsFormation => self.restrict_repeated_mills_formation = yes,
            Name::OneTimeUseMill => self.one_time_use_mill = yes,
            Name::BoardFullAction => self.board_full_action = BOARD_FULL[place],
            Name::StopPlacingWhenTwoEmptySquares => self.stop_placing_when_two_empty_squares = yes,
            Name::StalemateAction => self.stalemate_action = STALEMATES[place],
            Name::NMoveRule => self.n_move_rule = value,
            Name::EndgameNMoveRule => self.endgame_n_move_rule = value,
            Name::ThreefoldRepetitionRule => self.threefold_repetition_rule = yes,
            Name::Custodian(setting) => *setting.field(&mut self.custodian) = yes,
            Name::Intervention(setting) => *setting.field(&mut self.intervention) = yes,
            Name::Leap(setting) => *setting.field(&mut self.leap) = yes,
            Name::Captures => self.captures = if yes { Semantics::Engine } else { Semantics::Spec },
        }
        true
    }
}

impl CaptureSetting {
    fn field(self, capture: &mut Capture) -> &mut bool {
        match self {
            Setting::Enabled => &mut capture.enabled,
            Setting::SquareEdges => &mut capture.square_edges,
            Setting::CrossLines => &mut capture.cross_lines,
            Setting::DiagonalLines => &mut capture.diagonal_lines,
            Setting::InPlacing => &mut capture.in_placing,
            Setting::InMoving => &mut capture.in_moving,
            Setting::OwnPiecesLeq3 => &mut capture.own_pieces_leq3,
        }
    }
}
