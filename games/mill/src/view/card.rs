//! What menus, help and statistics know of Mill.

use ::scene::{Card, Chart, Choice, Preset, Seats, Setting};

/// Words that a switch can be given; the first leaves it as the named game has it.
const SWITCH: &[&str] = &[Choice::USUAL, "true", "false"];

/// A switch among the options.
const fn switch(id: &'static str) -> Choice {
    Choice { id, values: SWITCH }
}

pub(super) const CARD: Card = Card {
    first: "nine",
    presets: &[
        Preset { id: "nine", setup: "variant=nine" },
        Preset { id: "capture", setup: "variant=capture" },
        Preset { id: "twelve", setup: "variant=twelve" },
        Preset { id: "lasker", setup: "variant=lasker" },
        Preset { id: "morabaraba", setup: "variant=morabaraba" },
    ],
    options: &[
        Choice {
            id: "variant",
            values: &[
                "nine",
                "capture",
                "twelve",
                "lasker",
                "morabaraba",
                "morabaraba-menu",
                "dooz",
                "dooz-menu",
                "russian",
                "russian-menu",
                "chamgonu",
                "zhiqi",
                "zhiqi-menu",
                "chengsanqi",
                "chengsanqi-menu",
                "dasanqi",
                "dasanqi-menu",
                "mulmulan",
                "nerenchi",
                "elfilja",
                "experimental",
            ],
        },
        Choice { id: "pieceCount", values: &[Choice::USUAL, "9", "10", "11", "12"] },
        Choice { id: "flyPieceCount", values: &[Choice::USUAL, "3", "4"] },
        switch("mayFly"),
        Choice { id: "piecesAtLeastCount", values: &[Choice::USUAL, "3", "4", "5"] },
        switch("hasDiagonalLines"),
        Choice { id: "millFormationAction", values: &[Choice::USUAL, "0", "1", "2", "3", "4", "5"] },
        switch("mayMoveInPlacingPhase"),
        switch("isDefenderMoveFirst"),
        switch("mayRemoveMultiple"),
        switch("mayRemoveFromMillsAlways"),
        switch("mayRemoveFromMillDuringPlacing"),
        switch("restrictRepeatedMillsFormation"),
        switch("oneTimeUseMill"),
        Choice { id: "boardFullAction", values: &[Choice::USUAL, "0", "1", "2", "3", "4"] },
        switch("stopPlacingWhenTwoEmptySquares"),
        Choice { id: "stalemateAction", values: &[Choice::USUAL, "0", "1", "2", "3", "4", "5"] },
        Choice { id: "nMoveRule", values: &[Choice::USUAL, "0", "10", "30", "50", "100", "200"] },
        Choice { id: "endgameNMoveRule", values: &[Choice::USUAL, "5", "10", "30", "50", "100", "200"] },
        switch("threefoldRepetitionRule"),
        switch("custodian"),
        switch("custodian.squareEdges"),
        switch("custodian.crossLines"),
        switch("custodian.diagonalLines"),
        switch("custodian.inPlacing"),
        switch("custodian.inMoving"),
        switch("custodian.ownPiecesLeq3"),
        switch("intervention"),
        switch("intervention.squareEdges"),
        switch("intervention.crossLines"),
        switch("intervention.diagonalLines"),
        switch("intervention.inPlacing"),
        switch("intervention.inMoving"),
        switch("intervention.ownPiecesLeq3"),
        switch("leap"),
        switch("leap.squareEdges"),
        switch("leap.crossLines"),
        switch("leap.diagonalLines"),
        switch("leap.inPlacing"),
        switch("leap.inMoving"),
        switch("leap.ownPiecesLeq3"),
        Choice { id: "captures", values: &[Choice::USUAL, "spec", "engine"] },
    ],
    seats: Seats::Two,
    settings: &[Setting::switch("targets", true)],
    help: &[
        "mill.help-aim",
        "mill.help-mill",
        "mill.help-end",
        "mill.help-captures",
        "mill.help-variants",
        "mill.help-keys",
    ],
    charts: &[Chart { id: "moves", mean: true }],
    ..Card::PLAIN
};
