//! The real commands reproduce every class, count, solution and canonical form of the reference data.

use crate::sudoku::stdout;
use parlour_testkit::sample;

/// How many output lines are equal to each of these.
fn numbers_of<const N: usize>(output: &str, words: [&str; N]) -> [usize; N] {
    words.map(|word| output.lines().filter(|line| *line == word).count())
}

/// The items, one per line.
fn joined(lines: impl Iterator<Item = impl AsRef<str>>) -> String {
    lines.map(|line| [line.as_ref(), "\n"].concat()).collect()
}

/// How many puzzles have no solution, one, or more; by `count` and by `solve`.
fn classes(puzzles: &str) -> [usize; 3] {
    let classes = numbers_of(&stdout("count", puzzles), ["0", "1", "2"]);
    let solved = stdout("solve", puzzles);
    assert_eq!(numbers_of(&solved, ["none", "many"]), [classes[0], classes[2]]);
    for (puzzle, solution) in puzzles.lines().zip(solved.lines()).filter(|(_, line)| line.len() == 81) {
        let fits = |(clue, digit)| clue == b'.' || clue == digit;
        assert!(puzzle.bytes().zip(solution.bytes()).all(fits), "{puzzle} {solution}");
    }
    // A solved grid is its own only solution.
    let full = joined(solved.lines().filter(|line| line.len() == 81));
    assert_eq!(stdout("solve", full.as_str()), full);
    classes
}

/// One column of comma-separated rows.
fn column(rows: &str, number: usize) -> Vec<&str> {
    rows.lines().map(|row| row.split(',').nth(number).expect("as many columns")).collect()
}

#[test]
fn samples() {
    let text = sample("sudoku/puzzles.csv");
    let (_, rows) = text.split_once('\n').expect("a first line");
    let (puzzles, counts, solutions) = (column(rows, 0), column(rows, 1), column(rows, 2));
    let class = |wanted: &dyn Fn(&str) -> bool| counts.iter().filter(|count| wanted(count)).count();
    let wanted = [class(&|n| n == "0"), class(&|n| n == "1"), class(&|n| n != "0" && n != "1")];
    assert_eq!(classes(&joined(puzzles.iter())), wanted);
    // The rows as they are: the puzzle first, other columns after.
    assert_eq!(stdout("count --limit 0", rows), joined(counts.iter()));
    let result = |(count, solution): (&&str, &&str)| match *count {
        "0" => "none".to_owned(),
        "1" => (*solution).to_owned(),
        _ => "many".to_owned(),
    };
    assert_eq!(stdout("solve", rows), joined(counts.iter().zip(&solutions).map(result)));
}

#[test]
fn canonical_forms() {
    let text = sample("sudoku/canonical_grids.csv");
    let (_, rows) = text.split_once('\n').expect("a first line");
    let cells: Vec<Vec<&str>> = rows.lines().map(|row| row.split(',').collect()).collect();
    assert_eq!(stdout("canon", rows), joined(cells.iter().map(|row| row[1])));
    let object = |row: &Vec<&str>| format!("{{\"minlex\":\"{}\",\"automorphisms\":{}}}", row[1], row[2]);
    assert_eq!(stdout("canon --json", rows), joined(cells.iter().map(object)));
}

mod large_sets {
    use super::*;
    use parlour_testkit::large_set;

    #[test]
    fn classes_of_the_data_files() {
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
            let Some(text) = large_set(&format!("sudoku/{file}")) else { return };
            assert_eq!(classes(&text), wanted, "{file}");
        }
    }

    #[test]
    fn solutions_of_rated_puzzles() {
        let Some(text) = large_set("sudoku/rated_700.csv") else { return };
        let (head, rows) = text.split_once('\n').expect("a first line");
        let place = head.trim_end().split(',').position(|name| name == "solution").expect("a column");
        assert_eq!(stdout("solve", rows), joined(column(rows, place).iter()));
    }

    #[test]
    fn exact_counts() {
        let Some(text) = large_set("sudoku/solution_counts.csv") else { return };
        let (_, rows) = text.split_once('\n').expect("a first line");
        assert_eq!(stdout("count --limit 0", rows), joined(column(rows, 1).iter()));
    }
}
