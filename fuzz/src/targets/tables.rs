//! Saves, setups and logs.

use super::BETWEEN;
use parlour_catalog::GAMES;
use parlour_midend::{AnyTable, Opening};
use parlour_table::{Log, Save};

/// Saves that stand for more actions are left alone: how many a save may stand for is tested where saves are loaded.
pub const MOST_ACTIONS: u64 = 20_000;

/// How many actions the log of a save stands for.
pub fn actions_of(save: &Save) -> u64 {
    let line = |line: &String| {
        let times = line.rsplit_once(" *").and_then(|(_, times)| times.parse::<u64>().ok()).unwrap_or(1);
        times.saturating_mul(1 + line.matches("; ").count() as u64)
    };
    save.lines().iter().map(line).fold(0, u64::saturating_add)
}

/// A save loads or is refused with a reason; a loaded one saves to a text that loads equal, and can be shown. On a second
/// try the checksum is fixed up, so that damage reaches the deeper checks.
pub fn save(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for text in [text.clone().into_owned(), parlour_testkit::reseal(&text)] {
        let Ok(save) = Save::read(&text) else { continue };
        let again = Save::read(&save.written()).expect("a save prints back readable");
        assert_eq!(again.written(), save.written(), "printed twice, differs");
        assert_eq!((again.last(), again.setup()), (save.last(), save.setup()));
        if actions_of(&save) > MOST_ACTIONS {
            continue;
        }
        let Ok(table) = parlour_catalog::load(&text) else { continue };
        let again = parlour_catalog::load(&table.save()).expect("what loaded once loads again");
        assert_eq!(again.digest(), table.digest(), "loaded twice, ended elsewhere");
        assert_eq!(again.save(), table.save(), "saved twice, differs");
        shown(table.as_ref());
    }
}

/// Shows a table the way front ends do.
pub fn shown(table: &dyn AnyTable) {
    let scene = table.scene(None);
    assert!(scene.commands.iter().all(|command| !command.id.is_empty()), "a command without a name");
    let entries = table.log().records().len();
    assert!(table.line().iter().all(|entry| *entry < entries), "a line of entries that do not exist");
    let _ = table.scene_after(entries / 2);
    let _ = (table.rounds(), table.shared(), table.listed().len(), table.choices());
    let figures = table.outcome().map(|_| (table.tally(), table.figures(), table.summary()));
    assert_eq!(figures.is_some(), table.outcome().is_some());
    let _ = parlour_midend::standing(table);
}

/// A setup opens or is refused with reasons; an open one prints a setup that opens equal, and so does its position.
pub fn setup(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for game in GAMES {
        match game.open(&text, Opening::seeded(1)) {
            Err(error) => assert!(!error.messages().is_empty(), "refused without a reason"),
            Ok(table) => {
                let again =
                    game.open(&table.setup(), Opening::seeded(1)).expect("a setup prints back readable");
                assert_eq!((again.setup(), again.digest()), (table.setup(), table.digest()));
                if let Some(position) = table.position() {
                    let there =
                        game.open(&position, Opening::seeded(1)).expect("a position can be started from");
                    assert_eq!(there.position(), Some(position), "a position leads to itself");
                }
                shown(table.as_ref());
            }
        }
    }
}

/// Two logs compare the same from both sides, and each equals itself.
pub fn log(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let (one, other) = text.split_once(BETWEEN).unwrap_or((&text, &text));
    let lines = |text: &str| text.lines().map(str::to_owned).collect::<Vec<String>>();
    let (one, other) = (lines(one), lines(other));
    assert_eq!(Log::compare(&one, &one), Some(std::cmp::Ordering::Equal));
    let (there, back) = (Log::compare(&one, &other), Log::compare(&other, &one));
    assert_eq!(there, back.map(std::cmp::Ordering::reverse), "{one:?} {other:?}");
}
