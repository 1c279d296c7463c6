//! Formats: every one is recognised, read and written; what is wrong is told with its place; files of many puzzles are
//! cut into texts.

use parlour_sudoku::{
    formats::{self, Format, Label, Sheet, Texts},
    rules::{Cell, CellSet, Digit, DigitSet, Grid, Setup},
};
use proptest::{collection::vec, prelude::*};

const PUZZLE: &str = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

fn sheet(setup: &str) -> Sheet {
    Sheet::of(setup.parse().expect("a puzzle"))
}

/// The formats whose texts say whose digits they are.
const WITH_ENTRIES: [Format; 6] =
    [Format::Boxed, Format::Sdk, Format::Sdx, Format::Library, Format::FPuzzles, Format::SudokuPad];
/// The formats whose texts say what is left.
const WITH_LEFT: [Format; 6] = [
    Format::CandidateGrid,
    Format::CandidateLine,
    Format::Sdx,
    Format::Library,
    Format::FPuzzles,
    Format::SudokuPad,
];
/// The formats that cannot tell one digit left from a digit.
const SINGLES_ARE_DIGITS: [Format; 3] = [Format::CandidateGrid, Format::CandidateLine, Format::Sdx];

#[test]
fn every_format_keeps_a_puzzle() {
    let puzzle = sheet(PUZZLE);
    for (format, word) in Format::ALL {
        assert_eq!((Format::of(word), format.word()), (Some(format), word));
        let text = format.write(&puzzle);
        // Without a head or a digit of the player's, these look like others.
        let looks_like = match format {
            Format::Sdk => Format::Grid,
            Format::Sdx => Format::CandidateGrid,
            other => other,
        };
        assert_eq!(Format::recognise(&text), looks_like, "{word}: {text}");
        let read = format.read(&text).unwrap_or_else(|error| panic!("{word}: {error}\n{text}"));
        assert_eq!(read.setup, puzzle.setup, "{word}: {text}");
        assert_eq!(read.left, None, "{word}: {text}");
        assert_eq!(text.contains('\n'), format.has_lines(), "{word}: {text}");
    }
}

#[test]
fn texts_of_other_programs_are_read() {
    let rows: Vec<&str> = (0..9).map(|row| &PUZZLE[9 * row..9 * row + 9]).collect();
    let spaced: Vec<String> = rows.iter().map(|row| row.split("").collect::<Vec<_>>().join(" ")).collect();
    let sadman = format!("[Puzzle]\n{}\n[State]\n{}\n", rows.join("\n"), rows.join("\n"));
    let zeros = PUZZLE.replace('.', "0");
    let texts = [
        (Format::Sdm, zeros.clone()),
        (Format::Line, format!("\u{feff}\"{PUZZLE}\",easy")),
        (Format::Line, PUZZLE.replace('.', "*").replace('*', ".")),
        (Format::Grid, rows.join("\r\n")),
        (Format::Grid, spaced.join("\n")),
        (Format::Sdk, format!("#A Nobody\n#D A puzzle\n#L Hard\n{}\n", rows.join("\n"))),
        (Format::Sdk, sadman),
        (Format::Wiki, format!("https://www.sudokuwiki.org/sudoku.htm?bd={zeros}&x=1")),
        (
            Format::OpenSudoku,
            format!("<?xml version='1.0'?>\n<opensudoku>\n<game data='{zeros}'/>\n</opensudoku>"),
        ),
        (Format::Library, format!(":0300:1:{PUZZLE}::124 127::")),
        (Format::Solo, "3x3:4e8a5a3j7f2e6e8a4f1g6a3a7a5b2e1a4f".to_owned()),
    ];
    for (format, text) in texts {
        assert_eq!(Format::recognise(&text), format, "{text}");
        let read = formats::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(read.setup.digits.to_string(), PUZZLE, "{text}");
    }
    let labelled =
        formats::read(&format!("#A Nobody\n#D A puzzle\n{}", rows.join("\n"))).expect("an SDK file");
    assert_eq!(
        (labelled.label(Label::Author), labelled.label(Label::Title)),
        (Some("Nobody"), Some("A puzzle"))
    );
    assert!(Format::Sdk.write(&labelled).starts_with("#A Nobody\n#D A puzzle\n4.....8.5\n"));
}

#[test]
fn links_are_read_however_they_are_passed_on() {
    let link = Format::FPuzzles.write(&Sheet {
        labels: vec![(Label::Title, "Späße".to_owned()), (Label::Author, "Ada".to_owned())],
        ..sheet(PUZZLE)
    });
    let (_, packed) = link.split_once("load=").expect("a link");
    assert!(packed.starts_with("N4Ig"), "{packed}");
    let plain = packed.replace("%2B", "+").replace("%2F", "/").replace("%3D", "=");
    for text in [
        link.clone(),
        plain.clone(),
        format!("https://f-puzzles.com/?load={plain}"),
        format!("https://f-puzzles.com/?load={}&other=1", plain.replace('+', " ")),
        format!("https://sudokupad.app/fpuzzles{packed}"),
        format!("https://app.crackingthecryptic.com/sudoku/?load=fpuzzles{plain}"),
        format!("https://sudokupad.app/?puzzleid=fpuzzles{packed}\n"),
        format!("fpuzzles{plain}"),
    ] {
        let read = formats::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(read.setup, sheet(PUZZLE).setup, "{text}");
        assert_eq!(read.label(Label::Title), Some("Späße"));
    }
}

fn packed(json: &str) -> String {
    format!("https://www.f-puzzles.com/?load={}", lz_str::compress_to_base64(json))
}

/// A puzzle of f-puzzles without digits, and something more.
fn rows(change: &str) -> String {
    let grid: Vec<&str> = (0..9).map(|_| "[{},{},{},{},{},{},{},{},{}]").collect();
    format!("{{\"size\":9,\"grid\":[{}]{change}}}", grid.join(","))
}

#[test]
fn what_is_wrong_is_told_with_its_place() {
    let short = &PUZZLE[..80];
    let grid: Vec<&str> = (0..9).map(|row| &PUZZLE[9 * row..9 * row + 9]).collect();
    let bad_row = grid.join("\n").replacen(".3..", ".q..", 1);
    let sdk = format!("#A x\n{}", grid.join("\n").replacen(".3..", ".3.", 1));
    for (text, code, place) in [
        (short.to_owned(), "too-few-cells", (1, 80)),
        (bad_row, "bad-cell", (2, 1)),
        (sdk, "row-length", (3, 0)),
        (format!("{PUZZLE}5"), "too-many-cells", (1, 81)),
        (format!(":0300:1:{short}q:::"), "bad-cell", (1, 88)),
        (format!(":0300:1:{PUZZLE}:9a9:::"), "library-candidate", (1, 90)),
        (":0300:1".to_owned(), "library-parts", (1, 0)),
        (format!("x?bd={}", &PUZZLE[1..]), "too-few-cells", (1, 85)),
        ("3x3:4e8q_".to_owned(), "too-few-cells", (1, 9)),
        ("3x3:zzzzz".to_owned(), "too-many-cells", (1, 7)),
        ("3x3jk:a".to_owned(), "not-classic", (1, 0)),
        ("<opensudoku></opensudoku>".to_owned(), "no-game", (1, 0)),
        ("https://f-puzzles.com/?load=N4Igzz".to_owned(), "link-packed", (1, 28)),
        ("https://sudokupad.app/sclN4IgzglgXgpiBcB".to_owned(), "link-own-form", (1, 0)),
        (packed("{\"size\":6,\"grid\":[]}"), "link-size", (1, 32)),
        (packed("{\"size\":9,\"grid\":[]}"), "link-grid", (1, 32)),
        (packed(&rows(",\"quadruple\":[{\"cells\":[\"R1C1\"]}]")), "not-classic", (1, 32)),
        (packed(&rows(",\"extraregion\":[{\"cells\":[\"R1C1\"]}]")), "not-classic", (1, 32)),
        (packed(&rows(",\"killercage\":[{\"cells\":[\"R1C1\"]}]")), "not-classic", (1, 32)),
        (packed(&rows("").replacen("{}", "{\"value\":10}", 1)), "link-cell", (1, 32)),
        (packed(&rows("").replacen("{}", "{\"region\":3}", 1)), "link-region", (1, 32)),
        (packed(&rows("").replacen("{}", "{\"region\":9}", 1)), "link-cell", (1, 32)),
    ] {
        let error = formats::read(&text).expect_err(&text);
        let (line, in_line) = error.in_line(&text);
        assert_eq!((error.code, (line, in_line.at)), (code, place), "{text}: {error}");
    }
    let harmless = packed(&rows(",\"antiknight\":false,\"killercage\":[],\"author\":\"x\""));
    assert!(formats::read(&harmless).is_ok());
}

/// The rules that links can say, with regions that are none of the boxes.
#[test]
fn links_keep_the_rules_of_variants_and_other_formats_refuse_them() {
    let jigsaw = "aaaaaaaaabbbbcccccbbbbbcccc".to_owned() + &"dddeeefff".repeat(3) + &"ggghhhiii".repeat(3);
    for words in [
        "x",
        "falling",
        "rising anti-king",
        "windoku disjoint",
        "anti-knight non-consecutive",
        &format!("jigsaw={jigsaw}"),
        &format!("jigsaw={jigsaw} x windoku"),
    ] {
        let setup: Setup = format!("{words} 1{}+3", ".".repeat(79)).parse().expect(words);
        let sheet = Sheet::of(setup.clone());
        for format in [Format::FPuzzles, Format::SudokuPad] {
            assert!(format.says(&setup.variant));
            let read = formats::read(&format.write(&sheet)).expect(words);
            assert_eq!(read.setup, setup, "{words}");
        }
        let line = Format::Line.write(&sheet);
        assert_eq!(formats::read(&line).expect(words).setup, setup.puzzle());
        let silent: Vec<&str> = Format::ALL
            .into_iter()
            .filter(|(format, _)| !format.says(&setup.variant))
            .map(|(_, word)| word)
            .collect();
        assert_eq!(silent.len(), Format::ALL.len() - 3, "{silent:?}");
        assert!(Format::ALL.into_iter().all(|(format, _)| format.says(&Setup::of(Grid::EMPTY).variant)));
    }
}

#[test]
fn links_of_others_with_known_rules_are_read() {
    let read = |more: &str| formats::read(&packed(&rows(more))).expect(more).setup.variant.to_string();
    assert_eq!(read(",\"diagonal+\":true"), "rising");
    assert_eq!(read(",\"diagonal+\":true,\"diagonal-\":true,\"antiknight\":true"), "x anti-knight");
    assert_eq!(read(",\"nonconsecutive\":true,\"disjointgroups\":true"), "disjoint non-consecutive");
    assert_eq!(read(",\"antiking\":true,\"extraregion\":[]"), "anti-king");
}

#[test]
fn a_file_of_many_formats_is_cut_into_puzzles() {
    let puzzle = sheet(PUZZLE);
    let mut file = String::from("# A collection\n\n");
    let mut begins = Vec::new();
    for (format, _) in Format::ALL {
        file.push_str(if format == Format::OpenSudoku { "<opensudoku>\n" } else { "" });
        begins.push(file.matches('\n').count() as u64 + 1);
        file.push_str(&format.write(&puzzle));
        file.push_str(if format == Format::Grid { "\n\n" } else { "\n" });
    }
    let entered = sheet(&PUZZLE.replacen("4.", "4+1", 1));
    begins.push(file.matches('\n').count() as u64 + 1);
    file.push_str(&Format::Sdk.write(&entered));
    file.push('\n');
    begins.push(file.matches('\n').count() as u64 + 1);
    file.push_str(&PUZZLE.replace('.', " "));
    let mut texts = Texts::default();
    let mut found: Vec<_> = file.lines().flat_map(|line| texts.push(line)).collect();
    found.extend(texts.finish());
    let lines: Vec<u64> = found.iter().map(|text| text.line).collect();
    assert_eq!(lines, begins, "{file}");
    for text in &found {
        let read = formats::read(&text.text).unwrap_or_else(|error| panic!("{error}: {text:?}"));
        assert_eq!(read.setup.givens(), puzzle.setup.givens(), "{text:?}");
    }
}

#[test]
fn a_row_that_is_missing_does_not_spoil_the_next_puzzle() {
    let grid = Format::Grid.write(&sheet(PUZZLE));
    let short: Vec<&str> = grid.lines().skip(1).collect();
    let file = format!("{}\n\n{grid}\n", short.join("\n"));
    let mut texts = Texts::default();
    let mut found: Vec<_> = file.lines().flat_map(|line| texts.push(line)).collect();
    found.extend(texts.finish());
    let read: Vec<bool> = found.iter().map(|text| formats::read(&text.text).is_ok()).collect();
    assert_eq!(read, [false, true], "{found:?}");
}

/// Any sheet: digits in some cells, some of them the player's, and candidates struck out.
fn any_sheet() -> impl Strategy<Value = Sheet> {
    (vec(0_u8..28, 81), vec(0_u16..512, 81), any::<bool>()).prop_map(|(numbers, sets, struck)| {
        let mut digits = Grid::EMPTY;
        let mut entries = CellSet::EMPTY;
        for (cell, number) in Cell::all().zip(&numbers) {
            let digit = Digit::new(*number % 14);
            digits.set(cell, digit);
            if digit.is_some() && *number >= 14 {
                entries = entries.with(cell);
            }
        }
        let sheet = Sheet::of(Setup { entries, ..Setup::of(digits) });
        if !struck {
            return sheet;
        }
        let out = |cell: Cell| {
            let bits = sets[cell.index()];
            Digit::all().filter(|digit| bits >> digit.index() & 1 == 1).collect::<DigitSet>()
        };
        sheet.with_left(|cell| digits.candidates(cell).without(out(cell)))
    })
}

proptest! {
    #[test]
    fn what_is_written_is_read_again(sheet in any_sheet()) {
        for (format, word) in Format::ALL {
            let text = format.write(&sheet);
            let read = format.read(&text);
            prop_assert!(read.is_ok(), "{word}: {read:?}\n{text}");
            let read = read.expect("just checked");
            // The second time everything is kept that the format can say.
            prop_assert_eq!(format.write(&read), text, "{}", word);
            if SINGLES_ARE_DIGITS.contains(&format) {
                continue;
            }
            prop_assert_eq!(read.setup.givens(), sheet.setup.givens(), "{}", word);
            if WITH_ENTRIES.contains(&format) {
                prop_assert_eq!(&read.setup, &sheet.setup, "{}", word);
            }
            let is_left = Cell::all().all(|cell| sheet.setup.digits.get(cell).is_some() || !sheet.left(cell).is_empty());
            if WITH_LEFT.contains(&format) && is_left {
                prop_assert_eq!(&read.left, &sheet.left, "{}", word);
            }
        }
    }

    #[test]
    fn no_text_breaks_a_reader(text in "[-+|.:#0-9a-zA-Z\\[\\] \n=<>/?%\"]{0,200}") {
        let format = Format::recognise(&text);
        if let Ok(sheet) = format.read(&text) {
            for (other, _) in Format::ALL {
                prop_assert!(!other.write(&sheet).is_empty());
            }
        }
        for (format, _) in Format::ALL {
            if let Err(error) = format.read(&text) {
                prop_assert!(error.at as usize <= text.len(), "{format:?} {error}");
            }
        }
    }
}
