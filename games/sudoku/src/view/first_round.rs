//! The first round of Sudoku: a puzzle with six cells left.

use parlour_scene::{Board, FirstRound, Lesson, Scene, Until, command};

pub(super) static FIRST_ROUND: FirstRound = FirstRound {
    setup: "952174863681235.493478691527265.34988.54.623743972851657394268129.6813.5168357924",
    seed: 0,
    steps: &[
        Lesson::new("sudoku.first-row", Until::Does(&["set 1 6 7"])).about(&[15]),
        Lesson::new("sudoku.first-wrong", Until::Does(&["set 7 2 7"])).about(&[65]),
        Lesson::new("sudoku.first-undo", Until::Uses(command::UNDO)).about(&[65, 20]),
        Lesson::new("sudoku.first-corner", Until::Shows(is_noted))
            .about(&[NOTED])
            .allowing(&["corner 4 4 1", "corner 4 4 9"]),
        Lesson::new("sudoku.first-hint", Until::Uses(command::HINT)),
        Lesson::new("sudoku.first-hinted", Until::Does(&["set 4 1 1"])).about(&[37]),
        Lesson::new("sudoku.first-rest", Until::Shows(is_full)).allowing(&["*"]),
    ],
    done: "sudoku.first-done",
};

/// The cell in the middle, where both 1 and 9 seem to fit.
const NOTED: u16 = 40;

fn is_noted(scene: &Scene) -> bool {
    match &scene.board {
        Board::Grid(grid) => {
            grid.cells.get(usize::from(NOTED)).is_some_and(|cell| cell.corner == 1 << 0 | 1 << 8)
        }
        Board::Tiles(_) | Board::Points(_) | Board::Glyphs(_) => false,
    }
}

fn is_full(scene: &Scene) -> bool {
    match &scene.board {
        Board::Grid(grid) => grid.cells.iter().all(|cell| cell.value.is_some() && !cell.error),
        Board::Tiles(_) | Board::Points(_) | Board::Glyphs(_) => false,
    }
}
