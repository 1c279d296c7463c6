//! Edge cases of the rules, and known faults of other engines that we avoid.

use crate::common::{flaws, legal, played, start};
use parlour_kernel::Rules;
use parlour_mill::rules::{EndReason, Side};

/// White is blocked after b2-d2.
const BLOCKING: &str = "********/@*@**@@*/@O@O@O@O b m s 4 0 8 0 0 0 0 0 0 0 0 0 20";
/// Fills the board without a mill.
const FILLING: &str = "b6 b2 f2 f6 e5 g7 c3 a1 d7 e3 g1 c5 a7 b4 d2 f4 d6 d5 g4 e4 c4 a4 d3 d1";

#[test]
fn stalemate_loses_passes_draws_or_relieves() {
    let after =
        |action: u8, moves: &str| played(&format!("nine stalemateAction={action}; fen {BLOCKING}"), moves);
    let lost = after(0, "b2-d2");
    assert_eq!(lost.board().ending().and_then(|ending| ending.winner), Some(Side::Black));
    assert_eq!(legal(&lost), "");
    let passed = after(1, "b2-d2");
    assert_eq!((passed.board().side(), passed.board().ending()), (Side::Black, None));
    let drawn = after(4, "b2-d2");
    assert_eq!(
        drawn.board().ending().map(|ending| (ending.winner, ending.reason)),
        Some((None, EndReason::NoMove))
    );

    let relieved = after(2, "b2-d2");
    assert_eq!(legal(&relieved), "xa4 xd1 xd7 xg4");
    assert!(relieved.fen().to_string().ends_with(" s:1"));
    let moving = relieved.replay("xd7").expect("beside White's own");
    assert_eq!((moving.board().side(), legal(&moving).as_str()), (Side::White, "a7-d7 g7-d7"));

    let removed = after(3, "b2-d2 xd7");
    assert_eq!((removed.board().side(), removed.board().removes()), (Side::Black, false));

    let both = after(5, "b2-d2");
    assert_eq!(legal(&both), "xa4 xd1 xd7 xg4");
    assert!(both.fen().to_string().ends_with(" s:2"));
    let second = both.replay("xd7").expect("beside White's own");
    assert_eq!(second.board().side(), Side::Black);
    assert_eq!(legal(&second), "xa1 xa7 xg1 xg7", "each stands beside a black stone");
    let first_again = second.replay("xa1").expect("beside Black's own");
    assert_eq!((first_again.board().side(), first_again.board().removes()), (Side::White, false));
}

#[test]
fn a_full_board() {
    let lost = played("twelve", FILLING);
    let ending = lost.board().ending().expect("the first player loses");
    assert_eq!((ending.winner, ending.reason), (Some(Side::Black), EndReason::BoardFull));
    let drawn = played("twelve boardFullAction=4", FILLING);
    assert_eq!(drawn.board().ending().map(|ending| ending.winner), Some(None));
    let one = played("twelve boardFullAction=3", FILLING);
    assert_eq!((one.board().side(), legal(&one).split(' ').count()), (Side::White, 12));
    let second = played("twelve boardFullAction=2", FILLING);
    assert_eq!(second.board().side(), Side::Black);
    let beside = played("zhiqi", FILLING);
    assert_eq!(legal(&beside).split(' ').count(), 11);
    assert!(!legal(&beside).contains("xa1"), "a full board blocks the remover: only stones beside his own");
    // White removes, Black removes, White moves.
    let after = beside.replay("xb2").expect("beside White's own");
    assert_eq!((after.board().side(), after.board().removes()), (Side::Black, true));
    let target = legal(&after).split(' ').next().expect("some stone").to_owned();
    let after = after.replay(&target).expect("listed");
    assert_eq!((after.board().side(), after.board().removes()), (Side::White, false));
}

#[test]
fn placing_can_stop_with_two_points_left() {
    let moves = FILLING.split(' ').take(22).collect::<Vec<_>>().join(" ");
    let game = played("twelve stopPlacingWhenTwoEmptySquares=1", &moves);
    assert_eq!([game.board().hand(Side::White), game.board().hand(Side::Black)], [0, 0]);
    assert_eq!(game.board().phase(), parlour_mill::rules::Phase::Moving);
}

/// A mill that closes together with a capture: generator and acceptance say the same, and the player has all choices.
#[test]
fn fault_1_mill_and_capture_leave_the_choice() {
    // White closes a1-a4-a7 and comes between b4 and ... with the same stone.
    let game = played("nine custodian=1 intervention=1", "a1 b4 a7 d7 c4 g7 a4");
    let listed = legal(&game);
    // The mill takes any; custodian takes b4, between a4 and c4.
    assert_eq!(listed, "xb4 xd7 xg7");
    for action in listed.split(' ') {
        let after = game.clone().replay(action).expect("listed, so accepted");
        assert_eq!(after.board().side(), Side::Black, "one stone by either rule");
    }
    let engine = played("nine custodian=1 intervention=1 captures=engine", "a1 b4 a7 d7 c4 g7 a4");
    assert_eq!(legal(&engine), "xb4", "the engines force the capture here");
}

#[test]
fn fault_2_removing_own_stones_lowers_the_own_count() {
    // El Filja without a mill on either side: each removes one of its own.
    let moves = "b2 d5 c4 c3 f2 g4 d7 a7 a1 b4 d3 d2 g7 g1 d1 d6 e5 f6 b6 e4 a4 e3 f4 c5";
    let game = played("elfilja", moves);
    assert_eq!(game.board().owed(Side::White), -1);
    let after = game.replay("xf4").expect("an own stone");
    assert_eq!([after.board().on_board(Side::White), after.board().on_board(Side::Black)], [11, 12]);
    assert_eq!(after.fen().to_string().split(' ').nth(4), Some("11"));
}

#[test]
fn fault_3_the_second_stone_of_a_pair_may_stand_in_a_mill() {
    // Black holds the mill a1-a4-a7; White comes to a... between b2 and b6 where b6 stays protected.
    let fen = "*****@*@/*****@*@/O*O*O@*@ w p p 3 6 6 3 0 0 0 0 0 0 0 0 7";
    for captures in ["spec", "engine"] {
        let setup = format!("nine hasDiagonalLines=1 intervention=1 captures={captures}; fen {fen}");
        let game = played(&setup, "b4");
        let first: Vec<String> = legal(&game).split(' ').map(str::to_owned).collect();
        assert_eq!(first, ["xb2", "xb6"], "{captures}");
        let after = game.replay("xb2").expect("one end of the pair");
        assert_eq!(legal(&after), "xb6", "{captures}: protected by c5-b6-a7, taken all the same");
        assert_eq!(after.replay("xb6").expect("the other end").board().side(), Side::Black);
    }
}

#[test]
fn fault_4_a_side_that_can_only_leap_is_not_blocked() {
    let game = start("nine leap=1; fen @**@**@O/@*@O@O@O/OO@OOOO@ w m s 10 0 9 0 0 0 0 0 0 0 0 1 14");
    assert_eq!(game.board().ending(), None);
    for leap in ["b6-f6", "c5-c3", "c5-e5", "d1-d3", "f2-f6"] {
        assert!(legal(&game).split(' ').any(|action| action == leap), "{leap} in {}", legal(&game));
    }
}

#[test]
fn fault_5_number_3_removes_from_the_board() {
    let game = played("nine millFormationAction=3", "a1 b2 a4 c3 a7");
    assert_eq!(legal(&game), "xb2 xc3");
}

#[test]
fn fault_6_counts_of_a_fen_are_compared_with_the_board() {
    let fen = "********/********/O*O***** w p p 3 7 0 9 0 0 0 0 0 0 0 0 3";
    assert_eq!(flaws(&format!("nine; fen {fen}")), ["fen-on-board"]);
}

#[test]
fn draws_by_repetition_and_by_counting_moves() {
    let fen = "O*O*O***/********/@*@*@*** w m s 3 0 3 0 0 0 0 0 0 0 0 0 20";
    let round = "d5-e5 d7-g7 e5-d5 g7-d7 ";
    let game = played(&format!("nine; fen {fen}"), &round.repeat(2));
    assert_eq!(game.board().ending(), None, "the position started from does not count");
    let game = game.replay("d5-e5").expect("a quiet move");
    assert_eq!(game.outcome().map(|outcome| outcome.code), Some("repetition"));
    let endless =
        played(&format!("nine threefoldRepetitionRule=0 nMoveRule=10; fen {fen}"), &round.repeat(2));
    let over = endless.replay("d5-e5 d7-g7").expect("quiet moves");
    assert_eq!(over.outcome().map(|outcome| outcome.code), Some("many-moves"));
    let short = played(&format!("nine threefoldRepetitionRule=0 endgameNMoveRule=5; fen {fen}"), round);
    let over = short.replay("d5-e5").expect("a quiet move");
    assert_eq!(over.outcome().map(|outcome| outcome.code), Some("many-moves-in-endgame"));
}
