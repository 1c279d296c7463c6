//! The targets: each is a property that must hold for any bytes.

use parlour_catalog::GAMES;
use parlour_midend::Opening;
use parlour_sudoku::formats::{self, Format, Texts};
use parlour_table::Time;
use std::fmt;

/// A property to check on arbitrary bytes.
#[derive(Clone, Copy)]
pub struct Target {
    /// Its name, which is also that of its corpus folder.
    pub name: &'static str,
    /// Panics if the property is violated.
    pub run: fn(&[u8]),
}

impl fmt::Debug for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// Every target.
pub static TARGETS: &[Target] = &[
    Target { name: "save", run: save },
    Target { name: "setup", run: setup },
    Target { name: "actions", run: actions },
    Target { name: "format", run: format },
];

/// A save loads or is refused; what loads saves to a text that loads equal. On a second try the checksum is
/// fixed up, so that damage reaches the deeper checks.
fn save(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for text in [text.clone().into_owned(), parlour_testkit::reseal(&text)] {
        let Ok(table) = parlour_catalog::load(&text) else { continue };
        let again = parlour_catalog::load(&table.save()).expect("what loaded once loads again");
        assert_eq!(again.digest(), table.digest(), "loaded twice, ended elsewhere");
        assert_eq!(again.save(), table.save(), "saved twice, differs");
    }
}

/// A setup opens or is refused with reasons; what opens prints a setup that opens equal.
fn setup(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for game in GAMES {
        match game.open(&text, Opening::seeded(1)) {
            Err(error) => assert!(!error.messages().is_empty(), "refused without a reason"),
            Ok(table) => {
                let again =
                    game.open(&table.setup(), Opening::seeded(1)).expect("a setup prints back readable");
                assert_eq!((again.setup(), again.digest()), (table.setup(), table.digest()));
            }
        }
    }
}

/// Lines are actions: one is accepted exactly if it is legal (or another spelling of a legal one), a refusal
/// changes nothing, and the whole game replays. A line of one byte picks from the legal actions, so that
/// games get somewhere. The first line may be a setup.
fn actions(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let (first, rest) = text.split_once('\n').unwrap_or(("", &text));
    for game in GAMES {
        let seed = (!bytes.len().is_multiple_of(3)).then_some(bytes.len() as u64);
        let opening = Opening { seed, ..Opening::default() };
        let mut table =
            game.open(first, opening.clone()).or_else(|_| game.open("", opening)).expect("a preset");
        for line in rest.lines().take(64) {
            let picked = match line.as_bytes() {
                [byte] => pick(&table.legal(), *byte).unwrap_or_else(|| line.to_owned()),
                _ => line.to_owned(),
            };
            let before = (table.digest(), table.log().records().len());
            let result = match picked.as_str() {
                "undo" => table.undo(Time(0)),
                "redo" => table.redo(Time(0)),
                action => table.act(action, Time(0)).map(|_| ()),
            };
            match result {
                Ok(()) => {}
                Err(refused) => {
                    let listed = table.legal().contains(&picked);
                    assert!(!listed, "{picked} is listed but refused: {refused}");
                    assert_eq!(table.digest(), before.0, "{picked} was refused and changed the state");
                }
            }
            let _ = table.scene(None);
        }
        let again = game.load(&table.save()).expect("our own save");
        assert_eq!(again.digest(), table.digest(), "replay differs from play");
        let _ = table.tally();
    }
}

/// A text in any format of Sudoku is read or refused at a place within it; what was read can be written in every
/// format, and each of those is read again.
fn format(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    match formats::read(&text) {
        Err(error) => assert!(error.at as usize <= text.len(), "{error} is beyond the text"),
        Ok(sheet) => {
            for (format, word) in Format::ALL {
                let written = format.write(&sheet);
                let again =
                    format.read(&written).unwrap_or_else(|error| panic!("{word}: {error}\n{written}"));
                assert_eq!(format.write(&again), written, "{word} differs the second time");
            }
        }
    }
    let mut texts = Texts::default();
    let found: Vec<_> = text.lines().flat_map(|line| texts.push(line)).chain(None).collect();
    assert!(found.len() <= text.lines().count(), "more puzzles than lines");
}

fn pick(legal: &[String], byte: u8) -> Option<String> {
    legal.get(usize::from(byte) % legal.len().max(1)).cloned()
}
