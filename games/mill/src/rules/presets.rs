//! Named rules: presets with known perft counts, our own, and the sets that other programs offer in their
//! menus under the same names.

use crate::rules::{BoardFull, Capture, MillAction, Options, Stalemate};

/// A named set of options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset {
    /// Its name in setups and commands.
    pub word: &'static str,
    /// Its rules.
    pub options: Options,
}

const NINE: Options = Options::NINE;
const TWELVE: Options = Options::TWELVE;
const ON: Capture = Capture { enabled: true, ..Capture::OFF };
/// Cham Gonu, the base of several others.
const CHAM_GONU: Options = Options {
    mill_formation_action: MillAction::Mark,
    may_fly: false,
    may_remove_from_mills_always: true,
    ..TWELVE
};
const EL_FILJA: Options = Options {
    has_diagonal_lines: false,
    mill_formation_action: MillAction::Count,
    may_remove_from_mills_always: true,
    board_full_action: BoardFull::FirstThenSecond,
    may_fly: false,
    ..TWELVE
};

impl Preset {
    /// Every named set.
    pub const ALL: &'static [Preset] = &[
        Preset { word: "nine", options: NINE },
        Preset { word: "twelve", options: TWELVE },
        Preset {
            word: "dooz",
            options: Options { mill_formation_action: MillAction::HandThenOpponent, ..TWELVE },
        },
        Preset { word: "morabaraba", options: Options { may_remove_multiple: true, ..TWELVE } },
        Preset { word: "russian", options: Options { one_time_use_mill: true, ..NINE } },
        Preset {
            word: "lasker",
            options: Options { piece_count: 10, may_move_in_placing_phase: true, ..NINE },
        },
        Preset { word: "chengsanqi", options: Options { may_fly: false, ..NINE } },
        Preset { word: "dasanqi", options: Options { is_defender_move_first: true, ..CHAM_GONU } },
        Preset {
            word: "zhiqi",
            options: Options {
                board_full_action: BoardFull::FirstThenSecond,
                stalemate_action: Stalemate::RemovesAndMoves,
                ..TWELVE
            },
        },
        Preset { word: "elfilja", options: EL_FILJA },
        Preset {
            word: "experimental",
            options: Options {
                is_defender_move_first: true,
                may_remove_from_mills_always: true,
                board_full_action: BoardFull::SecondThenFirst,
                may_fly: false,
                ..TWELVE
            },
        },
        Preset {
            word: "capture",
            options: Options { custodian: ON, intervention: ON, may_remove_multiple: true, ..NINE },
        },
        Preset {
            word: "morabaraba-menu",
            options: Options {
                board_full_action: BoardFull::Draw,
                endgame_n_move_rule: 10,
                restrict_repeated_mills_formation: true,
                ..TWELVE
            },
        },
        Preset {
            word: "dooz-menu",
            options: Options {
                mill_formation_action: MillAction::HandThenOpponent,
                board_full_action: BoardFull::Starter,
                may_remove_from_mills_always: true,
                ..TWELVE
            },
        },
        Preset {
            word: "russian-menu",
            options: Options { one_time_use_mill: true, may_remove_from_mills_always: true, ..NINE },
        },
        Preset { word: "chamgonu", options: CHAM_GONU },
        Preset {
            word: "zhiqi-menu",
            options: Options { board_full_action: BoardFull::FirstThenSecond, ..CHAM_GONU },
        },
        Preset {
            word: "chengsanqi-menu",
            options: Options { mill_formation_action: MillAction::Mark, may_fly: false, ..NINE },
        },
        Preset {
            word: "dasanqi-menu",
            options: Options { is_defender_move_first: true, may_remove_multiple: true, ..CHAM_GONU },
        },
        Preset {
            word: "mulmulan",
            options: Options {
                has_diagonal_lines: true,
                may_fly: false,
                may_remove_from_mills_always: true,
                intervention: ON,
                ..NINE
            },
        },
        Preset {
            word: "nerenchi",
            options: Options { is_defender_move_first: true, may_remove_from_mills_always: true, ..TWELVE },
        },
    ];

    /// The preset with this name.
    pub fn of(word: &str) -> Option<Preset> {
        Preset::ALL.iter().copied().find(|preset| preset.word == word)
    }

    /// The default: Nine Men's Morris.
    pub fn nine() -> Preset {
        Preset::ALL[0]
    }
}
