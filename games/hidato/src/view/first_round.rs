//! The first round of Hidato: a small board with one solution, from both ends.

use parlour_scene::{Board, FirstRound, Lesson, Scene, Until};

pub(super) static FIRST_ROUND: FirstRound = FirstRound {
    setup: "board welcome king 4 4\n14 . . 10\n16 13 11 .\n3 1 8 .\n. . . 6",
    seed: 0,
    steps: &[
        Lesson::new("hidato.first-place", Until::Does(&["place 3 0"])).about(&[12]),
        Lesson::new("hidato.first-anchor", Until::Does(&["place 3 2"]))
            .about(&[13, 14])
            .allowing(&["place 3 1"]),
        Lesson::new("hidato.first-select", Until::Does(&["select 1 0"])).about(&[4]),
        Lesson::new("hidato.first-down", Until::Does(&["dir backward"])),
        Lesson::new("hidato.first-back", Until::Does(&["place 0 1"])).about(&[1]),
        Lesson::new("hidato.first-undo", Until::Uses(parlour_scene::command::UNDO)),
        Lesson::new("hidato.first-rest", Until::Shows(is_full)).allowing(&["*"]),
    ],
    done: "hidato.first-done",
};

/// Every cell has a number, and the path has no gap.
fn is_full(scene: &Scene) -> bool {
    match &scene.board {
        Board::Grid(grid) => {
            grid.broken.is_empty() && grid.cells.iter().all(|cell| cell.hole || cell.value.is_some())
        }
        Board::Tiles(_) | Board::Points(_) | Board::Glyphs(_) => false,
    }
}
