//! The first round of Mill: the end of the placing, the moving and the flying, within six turns. The other side's answers
//! are written down.

use parlour_scene::{FirstRound, Lesson, Until};

/// The numbers of points that are marked.
const C5: u16 = 7;
const F4: u16 = 10;
const F2: u16 = 11;
const G7: u16 = 17;
const G4: u16 = 18;

pub(super) static FIRST_ROUND: FirstRound = FirstRound {
    setup: "***@***@/**@*@*O*/O******O w p p 3 1 4 1 0 0 0 0 0 0 0 0 9",
    seed: 0,
    steps: &[
        Lesson::new("mill.first-place", Until::Does(&["g7"])).about(&[G7]),
        Lesson::new("mill.first-take", Until::Does(&["xf4"])).about(&[F4]).answered(&["f6"]),
        Lesson::new("mill.first-slide", Until::Does(&["g7-g4"])).about(&[G7, G4]).answered(&["d2-d3"]),
        Lesson::new("mill.first-close", Until::Does(&["xc5"]))
            .about(&[G4, G7, C5])
            .allowing(&["g4-g7"])
            .answered(&["f6-c3", "xb4"]),
        Lesson::new("mill.first-fly", Until::Does(&["g7-f2"])).about(&[G7, F2]).answered(&["e3-e4"]),
        Lesson::new("mill.first-win", Until::Does(&["x*"])).about(&[F2, G7]).allowing(&["f2-g7"]),
    ],
    done: "mill.first-done",
};
