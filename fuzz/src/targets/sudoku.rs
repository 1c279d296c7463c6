//! Sudokus as other programs write them.

use parlour_sudoku::formats::{self, Format, Texts};

/// A text in any format is read or refused at a place within it; a puzzle that was read can be written in every format, and
/// each of those is read again.
pub fn format(bytes: &[u8]) {
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
