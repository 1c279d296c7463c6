//! Our own puzzles, `data/sudoku/puzzles.csv`, read.

use parlour_sudoku::rules::Grid;

/// A puzzle and what a naive solver found.
pub struct Sample {
    pub puzzle: Grid,
    /// How many solutions there are.
    pub solutions: u64,
    /// The solution, where there is just one.
    pub solution: Option<Grid>,
}

/// All of them; the first line of the file names the columns.
pub fn samples() -> Vec<Sample> {
    let text = parlour_testkit::sample("sudoku/puzzles.csv");
    text.lines().skip(1).map(sample).collect()
}

fn sample(line: &str) -> Sample {
    let [puzzle, solutions, solution] = line.split(',').collect::<Vec<_>>()[..] else { panic!("{line}") };
    Sample {
        puzzle: puzzle.parse().expect("a grid"),
        solutions: solutions.parse().expect("a number"),
        solution: (!solution.is_empty()).then(|| solution.parse().expect("a grid")),
    }
}
