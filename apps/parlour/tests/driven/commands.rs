//! Every command once: quickly done, waiting for input, and at work for a long time.

/// A saved game.
pub const SAVE: &str = include_str!("../../../../data/replays/shutbox-6.save");

/// Every command with input that it soon has done.
pub const QUICK: &[(&[&str], &str)] = &[
    (&[], ""),
    (&["--help"], ""),
    (&["--version"], ""),
    (&["games"], ""),
    (&["games", "--json"], ""),
    (&["drive", "shutbox", "--seed", "7"], "legal\n"),
    (&["replay", "verify", "-"], SAVE),
    (&["replay", "show", "-"], SAVE),
    (&["days", "--from", "2027-03-01"], ""),
    (&["bench", "shutbox", "--time", "0"], ""),
    (&["completions", "bash"], ""),
    (&["man", "sudoku", "solve"], ""),
    (&["sudoku", "solve"], "1\n"),
    (&["sudoku", "count"], "1\n"),
    (&["sudoku", "check"], "1\n"),
    (&["sudoku", "rate"], "1\n"),
    (&["sudoku", "hint", EASY], ""),
    (&["sudoku", "steps", EASY], ""),
    (&["sudoku", "find", "--technique", "x-wing"], "1\n"),
    (&["sudoku", "canon"], "1\n"),
    (&["sudoku", "convert", "--to", "line"], "1\n"),
    (&["sudoku", "generate", "--seed", "1"], ""),
    (&["hidato", "solve"], BOARD),
    (&["hidato", "count"], BOARD),
    (&["hidato", "rate"], BOARD),
    (&["hidato", "hint"], BOARD),
    (&["hidato", "generate", "--rows", "4", "--cols", "4", "--seed", "1"], ""),
    (&["mill", "moves"], ""),
    (&["mill", "fen"], ""),
    (&["mill", "perft", "--depth", "2"], ""),
    (&["mill", "uci"], "uci\n"),
    (&["mill", "best", "--depth", "1", "--json"], ""),
    (&["mill", "match", "--a", "greedy", "--b", "greedy", "--games", "2"], ""),
    (&["mill", "annotate", "--nodes", "100"], "1. a1 d6\n"),
    (&["shutbox", "odds"], ""),
    (&["shutbox", "advise", "--total", "7"], ""),
    (&["shutbox", "duel", "--score", "10"], ""),
    (&["shutbox", "target", "--score", "10"], ""),
    (&["shutbox", "simulate", "--player", "highest", "--games", "10"], ""),
    (&["rogue", "level", "--seed", "1", "--depth", "1"], ""),
    (&["rogue", "autoplay"], ""),
    (&["rogue", "simulate", "--games", "1", "--turns", "100"], ""),
    (&["serve", "--port", "0"], ""),
];

const EASY: &str = "95..7.863681.......4.8...5272.5.......5..6...43.7.....5..9..68.....8..75.6.3..9.4";
const BOARD: &str = "board a king 1 2\n1 2\n";

/// Commands that wait for input.
pub const WAITING: &[&[&str]] = &[
    &["drive", "shutbox", "--seed", "7"],
    &["replay", "verify", "-"],
    &["replay", "show", "-"],
    &["days", "--compare", "-"],
    &["sudoku", "solve"],
    &["sudoku", "count"],
    &["sudoku", "check"],
    &["sudoku", "rate"],
    &["sudoku", "find", "--technique", "x-wing"],
    &["sudoku", "canon"],
    &["sudoku", "convert", "--to", "line"],
    &["sudoku", "print", "--out", "never.html"],
    &["hidato", "solve"],
    &["hidato", "count"],
    &["hidato", "rate"],
    &["hidato", "hint"],
    &["mill", "annotate"],
    &["mill", "uci"],
];

/// Commands that work for a long time.
pub const LONG: &[&[&str]] = &[
    &["days", "--count", "2147483647"],
    &["bench", "--time", "10000000"],
    &["sudoku", "convert", "--to", "line", "/dev/zero"],
    &["sudoku", "find", "--technique", "x-wing", "/dev/zero"],
    &["sudoku", "solve", "/dev/zero"],
    &["hidato", "solve", "/dev/zero"],
    &["sudoku", "generate", "--count", "100000000", "--level", "extreme"],
    &["hidato", "generate", "--count", "100000000", "--rows", "20", "--cols", "20"],
    &["mill", "perft", "--depth", "20"],
    &["mill", "perft", "--depth", "20", "--divide", "--json"],
    &["mill", "best", "--nodes", "1000000000000", "--depth", "64"],
    &["mill", "best", "--movetime", "18446744073709551615", "--json"],
    &["mill", "match", "--a", "nodes:1000000000000", "--b", "greedy"],
    &["shutbox", "simulate", "--player", "exact", "--games", "100000000"],
    &["rogue", "autoplay", "--games", "100000000"],
    &["rogue", "simulate", "--games", "100000000", "--turns", "1000000000"],
];
