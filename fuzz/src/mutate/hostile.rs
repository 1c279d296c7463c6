//! Values that readers get wrong: numbers at the edges of types, names that are paths, texts that mean something to logs,
//! terminals and pages.

use super::{one_of, place};
use parlour_kernel::Rng;

const NUMBERS: &[&str] = &[
    "0",
    "-0",
    "1",
    "-1",
    "2",
    "9",
    "10",
    "16",
    "63",
    "64",
    "65",
    "99",
    "100",
    "127",
    "128",
    "255",
    "256",
    "-128",
    "32767",
    "32768",
    "65535",
    "65536",
    "1000000",
    "4000001",
    "2147483647",
    "2147483648",
    "-2147483648",
    "4294967295",
    "4294967296",
    "9007199254740993",
    "253402300799999",
    "253402300800000",
    "370000000000000000",
    "9223372036854775807",
    "9223372036854775808",
    "-9223372036854775808",
    "-9223372036854775809",
    "18446744073709551615",
    "18446744073709551616",
    "-118446744073709551616",
    "0.1",
    "1.5",
    "-2.5e-7",
    "1e3",
    "1e308",
];

const TEXTS: &[&str] = &[
    "",
    " ",
    ".",
    "..",
    "../x",
    "../../../../../x",
    "/x",
    "a/b",
    "a\\b",
    "C:\\x",
    "con",
    "nul.save",
    ".save",
    "~",
    "left/level../-2",
    "a\nb",
    "a\r\nb",
    "\0",
    "\u{1b}[31mred",
    "\u{1b}]0;title\u{7}",
    "\u{202e}txt",
    "\u{feff}",
    "é",
    "e\u{301}",
    "ß",
    "İ",
    "٣",
    "½",
    "𝟘",
    "🎲",
    "<script>",
    "%2e%2e%2f",
    "__proto__",
    "null",
    "true",
    "NaN",
    "2026-02-30",
    "0000-00-00",
    "9999-12-31",
    "10000-01-01",
    "-1-01-01",
    "2026-11-19",
    "daily-2026-11-19",
    "level9-1",
    "puzzle 1",
];

/// Ways a line of a log goes on.
const LOG_ENDS: &[&str] = &[
    " *2",
    " *3",
    " *16",
    " *1",
    " *0",
    " *4000001",
    " @1",
    " @0",
    " @350 *2",
    " *2 @350",
    " @18446744073709551615",
    "; ",
];

const LOG_LINES: &[&str] = &[
    "!undo",
    "!redo",
    "!hint",
    "!mark",
    "!wrong ",
    "!wrong x",
    "!",
    "=dice 3 4",
    "=",
    "roll",
    "reset",
    "; ",
];

/// A number as text.
pub fn number(rng: &mut Rng) -> String {
    match rng.below(6) {
        0 => (rng.bits() >> rng.below(64)).to_string(),
        1 => format!("-{}", rng.bits() >> rng.below(64)),
        _ => one_of(NUMBERS, rng).to_owned(),
    }
}

/// A text that has nothing to do with the one it replaces.
pub fn text(rng: &mut Rng) -> String {
    match rng.below(8) {
        0 => one_of(TEXTS, rng).repeat(1 + place(300, rng)),
        1 => number(rng),
        2 => one_of(LOG_LINES, rng).to_owned(),
        3 => "x".repeat([199, 200, 201, 65_537][place(4, rng)]),
        _ => one_of(TEXTS, rng).to_owned(),
    }
}

/// The end of a line of a log.
pub fn log_end(rng: &mut Rng) -> &'static str {
    one_of(LOG_ENDS, rng)
}
