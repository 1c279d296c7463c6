//! FEN in both dialects: what can be read prints back unchanged; what cannot be played is refused
//! with all reasons at once.

use crate::common::{flaws, legal, rows, start};
use parlour_kernel::Rules;
use parlour_mill::rules::{Dialect, Fen, FenFlaw, Setup, UnreadFen};

fn read(text: &str) -> Result<Fen, UnreadFen> {
    text.parse()
}

#[test]
fn every_fen_of_the_data_prints_back_and_can_be_started_from() {
    for row in rows("cases.tsv") {
        let fen = read(&row[4]).expect("a good FEN");
        assert_eq!(fen.to_string(), row[4]);
        let game = start(&format!("{} captures=engine; fen {}", row[1], row[4]));
        assert_eq!(game.fen().to_string(), row[4], "{}", row[0]);
        // A mill beside captures is not in the text; everything else is.
        if !row[2].contains('+') {
            assert_eq!(legal(&game), row[5], "{}", row[0]);
        }
    }
}

#[test]
fn both_dialects_say_the_same() {
    let squares = "@**O*@*@/@@O@@O**/@O*OOO*O w m s 8 0 8 0 0 0 0 29 0 16 4035225266140807424 0 10";
    let rules = "russian restrictRepeatedMillsFormation=1";
    let game = start(&format!("{rules}; fen {squares}"));
    let nodes = Fen::of(game.board(), game.options(), Dialect::Nodes).to_string();
    assert!(nodes.ends_with("ids:nodes") && nodes.contains(" -1 21 -1 8 "), "{nodes}");
    let again = start(&format!("{rules}; fen {nodes}"));
    assert_eq!(again.board(), game.board());
    assert_eq!(again.fen().to_string(), nodes);
    assert_eq!(Fen::of(again.board(), again.options(), Dialect::Squares).to_string(), squares);
}

/// FR-039: export preserves exact values, inconsistent or not.
#[test]
fn fr_039_inconsistent_values_print_back_unchanged() {
    for fen in [
        "********/********/******** w p p 7 -3 0 99 5 -2 0 0 0 0 12345 17 0",
        "O*******/********/*******X b n z 0 0 0 0 0 0 31 8 0 0 0 0 1 s:2 p:21 l:w-9-8.8|b-7- c:w-0-|b-1-18",
        "********/********/******** w p p 0 9 0 9 0 0 -1 -1 -1 -1 0 0 1 p:2 ids:nodes c:w-1-0|b-0-",
    ] {
        assert_eq!(read(fen).expect("well formed").to_string(), fen);
    }
}

/// FR-035: a malformed or inconsistent text is refused.
#[test]
fn fr_035_malformed_texts_are_refused() {
    let good = "***O@O**/********/******** w p r 2 6 1 6 1 0 0 0 0 0 0 0 1";
    assert_eq!(flaws(&format!("nine; fen {good}")), Vec::<&str>::new());
    for (fen, codes) in [
        // The seed's own examples: nine points a ring, wrong owners, squares below 8.
        ("***O@O***/********/******** w p r 3 6 3 6 0 1 0 0 0 0 0 0 1 c:w-0-|b-1-8", "fen-rings"),
        (
            "**@*O*@**/********/******** b m r 3 6 3 6 1 0 0 0 0 0 0 0 1 i:w-2-1.7|b-0-",
            "fen-rings fen-marker",
        ),
        (
            "O*@*O*@*O/********/******** w p r 3 6 3 6 0 1 0 0 0 0 0 0 1 c:w-0-|b-1-2 i:w-0-|b-2-1.7",
            "fen-rings fen-marker fen-marker",
        ),
        ("O*@*O*@*O/********/******** w p p 3 6 3 6 0 0 0 0 0 0 0 0 1", "fen-rings"),
        // The same with eight points.
        ("**@*O*@*/********/******** b m r 3 6 3 6 1 0 0 0 0 0 0 0 1 i:w-2-1.7|b-0-", "fen-marker"),
        // Its short forms.
        (&format!("{good} c:a1"), "fen-marker"),
        (&format!("{good} i:a1,b1"), "fen-marker"),
        (&format!("{good} p:2"), "fen-marker"),
        (&format!("{good} c:w-1-18"), "fen-marker"),
        (&format!("{good} s:3"), "fen-marker"),
        (&format!("{good} x:1"), "fen-marker"),
        ("********/********/******** w p p 0 9 0 9 0 0 0 0 0 0 0 0", "fen-fields"),
        ("********/******** w p p 0 9 0 9 0 0 0 0 0 0 0 0 1", "fen-rings"),
        ("*******Q/********/******** w p p 0 9 0 9 0 0 0 0 0 0 0 0 1", "fen-stone"),
        ("********/********/******** x p p 0 9 0 9 0 0 0 0 0 0 0 0 1", "fen-side"),
        ("********/********/******** w q p 0 9 0 9 0 0 0 0 0 0 0 0 1", "fen-phase"),
        ("********/********/******** w p p 0 nine 0 9 0 0 0 0 0 0 0 0 1", "fen-number"),
        ("********/********/******** w p p 0 9 0 9 0 0 7 0 0 0 0 0 1", "fen-square"),
    ] {
        assert_eq!(flaws(&format!("nine; fen {fen}")), codes.split(' ').collect::<Vec<_>>(), "{fen}");
    }
}

/// Every token that cannot be read is told with its field and column, not the first alone.
#[test]
fn all_malformed_tokens_of_a_fen_are_named() {
    let text = "**Q*****/********/****Ö*** x p p 0 nine 0 9 0 0 7 0 0 0 0 0 1 c:a1 s:1 y";
    let unread = read(text).expect_err("six tokens are malformed");
    let told: Vec<(&str, usize, usize, &str)> = unread
        .flaws
        .iter()
        .map(|flaw| match flaw {
            FenFlaw::Unread { code, field, column, found } => (*code, *field, *column, found.as_str()),
            other => panic!("{other:?}"),
        })
        .collect();
    let expected = [
        ("fen-stone", 1, 3, "Q"),
        ("fen-stone", 1, 23, "Ö"),
        ("fen-side", 2, 28, "x"),
        ("fen-number", 6, 36, "nine"),
        ("fen-square", 11, 49, "7"),
        ("fen-marker", 18, 63, "c:a1"),
        ("fen-marker", 20, 72, "y"),
    ];
    assert_eq!(told, expected);
    // As a setup it is kept as written, and refused when a game is to start from it.
    let setup: Setup = format!("lasker; fen {text}").parse().expect("a setup keeps nonsense");
    assert_eq!(setup.to_string(), format!("lasker; fen {text}"));
    assert_eq!(flaws(&setup.to_string()).len(), expected.len());
}

/// Numbers at the edges of what can be written are read, or refused like any other.
#[test]
fn huge_numbers_are_refused_like_others() {
    let (least, most) = (i64::MIN.to_string(), i64::MAX.to_string());
    for number in [&least, &most] {
        let corner = format!("********/********/******** w p p 0 9 0 9 0 0 {number} 0 0 0 0 0 1");
        assert_eq!(flaws(&corner), ["fen-square"], "{number}");
        let owed = format!("********/********/******** w p r 0 9 0 9 {number} {number} 0 0 0 0 0 0 1");
        assert_eq!(flaws(&owed), ["fen-count", "fen-count"], "{number}");
        let counts = format!("********/********/******** w p p {number} 9 0 {number} 0 0 0 0 0 0 0 0 1");
        assert_eq!(flaws(&counts), ["fen-on-board", "fen-count"], "{number}");
    }
}

/// FR-035: everything that is inconsistent is told at once.
#[test]
fn fr_035_all_reasons_at_once() {
    let fen = "O@O*****/********/******** w p p 1 6 2 99 0 1 0 0 0 0 0 0 1 c:w-3-10|b-1-8 c:w-0-|b-0-";
    let found = flaws(&format!("nine pieceCount=13 flyPieceCount=9; fen {fen}"));
    let expected = [
        "option-range",
        "option-range",
        "fen-on-board",
        "fen-on-board",
        "fen-count",
        "fen-owed-action",
        "fen-owed-side",
        "fen-target",
        "fen-quota",
        "fen-marker-owed",
        "fen-marker-side",
        "fen-twice",
    ];
    assert_eq!(found, expected);
}

#[test]
fn a_removal_with_nothing_owed_is_one() {
    let game = start("nine; fen ***O@O**/********/******** w p r 2 6 1 6 0 0 0 0 0 0 0 0 1");
    assert_eq!(legal(&game), "xd3");
}

/// FEN marker consistency: a marker is there exactly if its rule has targets on import; `p:` is a point.
#[test]
fn integrity_fen_markers() {
    let fen = "*O@**O*@/@@O@*O*O/***@O*** b p r 6 3 6 3 0 1 0 0 0 0 0 0 6";
    let with = |marker: &str| start(&format!("capture; fen {fen}{marker}")).capture_state();
    let custodian = with(" c:w-0-|b-1-18");
    assert!(custodian.has_custodian && !custodian.has_intervention && !custodian.has_mill);
    let none = with("");
    assert!(!none.has_custodian && !none.has_intervention && none.has_mill);
    let empty = with(" c:w-0-|b-0- i:w-0-|b-0-");
    assert!(!empty.has_custodian && !empty.has_intervention && empty.has_mill);
    let preferred = start(&format!("capture; fen {fen} c:w-0-|b-1-18 p:18"));
    assert_eq!(preferred.fen().to_string(), format!("{fen} c:w-0-|b-1-18 p:18"));
}

/// A position of the usual game is a FEN and nothing else; of another one, the rules stand before it.
#[test]
fn setups_print_as_positions_do() {
    let fen = "@**O*@*@/@@O@@O**/@O*OOO*O w m s 8 0 8 0 0 0 0 0 0 0 0 0 10";
    for text in [fen.to_owned(), format!("fen {fen}"), format!("nine; fen {fen}"), format!("; fen {fen}")] {
        let setup: Setup = text.parse().expect("one of the forms");
        assert_eq!(setup.to_string(), fen, "{text}");
        assert_eq!(start(&text).position().map(|setup| setup.to_string()).as_deref(), Some(fen));
    }
    let lasker: Setup = format!("lasker mayFly=0; fen {fen}").parse().expect("rules and a FEN");
    assert_eq!(lasker.to_string(), format!("lasker mayFly=0; fen {fen}"));
}
