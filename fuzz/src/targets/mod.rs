//! The targets: each is a law that must hold for any bytes. A file for each group of texts that come from outside.

mod mill;
mod outside;
mod play;
mod store;
mod stored;
mod sudoku;
mod tables;
mod wishes;

use std::fmt;

/// A law to check on arbitrary bytes.
#[derive(Clone, Copy)]
pub struct Target {
    /// Its name, which is also that of its folders in `corpus` and `regressions`.
    pub name: &'static str,
    /// Panics if the law is broken.
    pub run: fn(&[u8]),
    /// Mutations tried in `cargo verify`: about two seconds of work in a debug build.
    pub short: u32,
}

impl fmt::Debug for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

const fn target(name: &'static str, short: u32, run: fn(&[u8])) -> Target {
    Target { name, run, short }
}

/// Every target.
pub static TARGETS: &[Target] = &[
    target("save", 6_000, tables::save),
    target("setup", 20_000, tables::setup),
    target("log", 50_000, tables::log),
    target("actions", 2_500, play::actions),
    target("receive", 12_000, outside::receive),
    target("bring", 30_000, outside::bring),
    target("shelf", 6_000, store::shelf),
    target("keep", 6_000, store::keep),
    target("stored", 5_000, stored::stored),
    target("statistics", 3_000, stored::statistics),
    target("wish", 800, wishes::wish),
    target("format", 20_000, sudoku::format),
    target("fen", 80_000, mill::fen),
    target("record", 50_000, mill::record),
    target("table", 1_200, mill::table),
];

/// The target with a name.
pub fn target_of(name: &str) -> Option<&'static Target> {
    TARGETS.iter().find(|target| target.name == name)
}

/// The parts of an input that holds several texts.
const BETWEEN: &str = "\n====\n";
