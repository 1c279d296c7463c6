//! Mill's own texts and files: positions, records and exact tables.

use super::BETWEEN;
use parlour_kernel::{Rules, checksum};
use parlour_mill::{
    brain::tables::{Source, Tables},
    rules::{
        Fen, Mill, NotedRecord, Options, Pair, Preset, RuleText, Setup, Side, read_record, write_record,
    },
};

/// A FEN that can be read prints back as one that reads equal, and is a position or refused with reasons, by the rules of
/// every named game; a position leads to itself.
pub fn fen(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    match text.parse::<Fen>() {
        Err(unread) => assert!(!unread.flaws.is_empty(), "refused without a reason"),
        Ok(fen) => {
            let printed = fen.to_string();
            assert_eq!(printed.parse::<Fen>().as_ref(), Ok(&fen), "{printed}");
            for preset in Preset::ALL {
                let rules = RuleText { preset: *preset, ..RuleText::default() };
                let setup = Setup { rules, fen: Some(Ok(fen.clone())) };
                match Mill::start(&setup) {
                    Err(flaws) => assert!(!flaws.is_empty(), "refused without a reason"),
                    Ok(game) => leads_to_itself(&game),
                }
            }
        }
    }
}

fn leads_to_itself(game: &Mill) {
    let mut legal = Vec::new();
    game.legal(&mut legal);
    for action in &legal {
        assert!(game.play(action).is_ok(), "{action} is listed but refused");
    }
    if let Some(position) = game.position() {
        let there = Mill::start(&position).expect("a position can be started from");
        assert_eq!(there.position(), Some(position), "a position leads to itself");
    }
}

/// A record that can be read and played is written as one that leads to the same game, with and without remarks. The first
/// part may be the setup.
pub fn record(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let (first, text) = text.split_once(BETWEEN).unwrap_or(("", &text));
    let start = first.parse::<Setup>().ok().and_then(|setup| Mill::start(&setup).ok());
    let start = start.unwrap_or_else(|| Mill::start(&Setup::default()).expect("the usual game"));
    if let Ok(record) = read_record(text)
        && let Ok(game) = start.clone().replay(text)
    {
        assert_eq!(game.history().len(), record.actions.len(), "every action is played");
        let written = write_record(game.history());
        let again = start.clone().replay(&written).expect("a written record can be played");
        assert_eq!(again.digest(), game.digest(), "{written}");
        assert!(read_record(&game.whole_record()).is_ok(), "a whole record can be read");
    }
    if let Ok(noted) = NotedRecord::read(text)
        && let Ok(written) = noted.written(&start)
    {
        let again = NotedRecord::read(&written).unwrap_or_else(|error| panic!("{error}\n{written}"));
        let twice = again.written(&start).unwrap_or_else(|error| panic!("{error:?}\n{written}"));
        assert_eq!(twice, written, "written twice, differs");
    }
}

/// A table of exact values is refused, or gives values; its checksums are fixed up on a second try.
pub fn table(bytes: &[u8]) {
    for bytes in [bytes.to_vec(), resealed(bytes)] {
        for preset in ["mulmulan", "nine custodian=1", "nine"] {
            let rules: RuleText = preset.parse().expect("a named game");
            let options: Options = rules.options().expect("in range");
            for name in ["3-3.values", "4-3.plies", "opening.book"] {
                let file = Source::Memory(Box::new(bytes.clone()));
                let Ok(tables) = Tables::of_files(&options, "fuzz", [(name.to_owned(), file)]) else {
                    continue;
                };
                assert!(tables.reach() <= 24, "more stones than points");
                let fen = "O*@*O*@*/*O*@****/******** w m s 3 0 3 0 0 0 0 0 0 0 0 0 10";
                let setup: Setup = format!("{rules}; fen {fen}").parse().expect("a position");
                let game = Mill::start(&setup).expect("a sound position");
                let [white, black] = Side::BOTH.map(|side| game.board().stones(side));
                let _ = tables.verdict(Pair::new(white, black));
            }
        }
    }
}

/// A table with the checksums that its bytes ask for; bytes too short for one stay as they are.
fn resealed(bytes: &[u8]) -> Vec<u8> {
    let mut sealed = bytes.to_vec();
    let number = |at: usize, size: usize| {
        let taken = bytes.get(at..at.checked_add(size)?)?;
        Some(taken.iter().rev().fold(0_usize, |number, byte| number << 8 | usize::from(*byte)))
    };
    let fixed = |sealed: &mut Vec<u8>| {
        let text = 23 + number(21, 2)?;
        let blocks = number(text + 38, 4)?;
        let end = (text + 42).checked_add(blocks.checked_mul(12)?)?;
        let mut start = end.checked_add(8).filter(|start| *start <= bytes.len())?;
        for block in 0..blocks {
            let at = text + 42 + 12 * block;
            let stop = start.checked_add(number(at, 4)?)?;
            let sum = checksum(bytes.get(start..stop)?).0;
            sealed.get_mut(at + 4..at + 12)?.copy_from_slice(&sum.to_le_bytes());
            start = stop;
        }
        let sum = checksum(&sealed[..end]).0;
        sealed.get_mut(end..end + 8)?.copy_from_slice(&sum.to_le_bytes());
        Some(())
    };
    // Without a whole head there is nothing to fix.
    let _ = fixed(&mut sealed);
    sealed
}
