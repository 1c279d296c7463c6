//! Every class, count and canonical form of the reference data comes out of the real commands.

mod sudoku;

use std::{env, fs, path::PathBuf};
use sudoku::stdout;

/// A file of `data/sudoku` beside the repository, or under `PARLOUR_SHARED`; none, with a word about
/// it, where the data is absent.
fn shared(file: &str) -> Option<String> {
    let beside = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared");
    let folder = env::var_os("PARLOUR_SHARED").map_or_else(beside, PathBuf::from);
    let path = folder.join("data/sudoku").join(file);
    match fs::read_to_string(&path) {
        Ok(text) => Some(text),
        Err(error) => {
            eprintln!("skipped: {} cannot be read ({error})", path.display());
            None
        }
    }
}

/// How many lines of an output are each of these.
fn tally<const N: usize>(output: &str, words: [&str; N]) -> [usize; N] {
    words.map(|word| output.lines().filter(|line| *line == word).count())
}

/// The items, a line each.
fn joined(lines: impl Iterator<Item = impl AsRef<str>>) -> String {
    lines.map(|line| [line.as_ref(), "\n"].concat()).collect()
}

#[test]
fn classes() {
    let files = [
        ("17clue_8000.txt", [0, 8000, 0]),
        ("hardest_se11_8000.txt", [0, 8000, 0]),
        ("hardest_1106_half.txt", [0, 188, 0]),
        ("top1465_half.txt", [0, 733, 0]),
        ("easy_10000.txt", [0, 10_000, 0]),
        ("minimal_10000.txt", [0, 10_000, 0]),
        ("multi_solution_2000.txt", [0, 0, 2000]),
        ("unchecked_8000.txt", [3762, 9, 4229]),
    ];
    for (file, wanted) in files {
        let Some(text) = shared(file) else { return };
        assert_eq!(tally(&stdout("count", text.as_str()), ["0", "1", "2"]), wanted, "{file}");
        let solved = stdout("solve", text.as_str());
        assert_eq!(tally(&solved, ["none", "many"]), [wanted[0], wanted[2]], "{file}");
        for (puzzle, solution) in text.lines().zip(solved.lines()).filter(|(_, line)| line.len() == 81) {
            let fits = |(clue, digit)| clue == b'.' || clue == digit;
            assert!(puzzle.bytes().zip(solution.bytes()).all(fits), "{puzzle} {solution}");
        }
        // A solution is its own only solution.
        let full = joined(solved.lines().filter(|line| line.len() == 81));
        assert_eq!(stdout("solve", full.as_str()), full, "{file}");
    }
}

#[test]
fn solutions_of_rated_puzzles() {
    let Some(text) = shared("rated_700.csv") else { return };
    let (head, rows) = text.split_once('\n').expect("a first line");
    let column = head.trim_end().split(',').position(|name| name == "solution").expect("a column");
    let wanted: Vec<&str> = rows.lines().map(|row| row.split(',').nth(column).expect("as many")).collect();
    // As it stands: the puzzle first, other columns after.
    let solved = stdout("solve", rows);
    assert_eq!(solved.lines().collect::<Vec<_>>(), wanted);
}

#[test]
fn exact_counts() {
    let Some(text) = shared("solution_counts.csv") else { return };
    let (_, rows) = text.split_once('\n').expect("a first line");
    let wanted: Vec<&str> = rows.lines().map(|row| row.split(',').nth(1).expect("a count")).collect();
    let counted = stdout("count --limit 0", rows);
    assert_eq!(counted.lines().collect::<Vec<_>>(), wanted);
}

#[test]
fn canonical_forms() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../data/sudoku/canonical_grids.csv");
    let text = fs::read_to_string(path).expect("the data stands in the repository");
    let (_, rows) = text.split_once('\n').expect("a first line");
    let cells: Vec<Vec<&str>> = rows.lines().map(|row| row.split(',').collect()).collect();
    assert_eq!(stdout("canon", rows), joined(cells.iter().map(|row| row[1])));
    let object = |row: &Vec<&str>| format!("{{\"minlex\":\"{}\",\"automorphisms\":{}}}", row[1], row[2]);
    assert_eq!(stdout("canon --json", rows), joined(cells.iter().map(object)));
}
