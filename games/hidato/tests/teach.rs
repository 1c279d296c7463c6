//! The techniques: each shows its idea, none ever rules out what is right, and together they finish
//! every board.

use crate::data::{Item, boards};
use parlour_brain::Budget;
use parlour_hidato::{
    brain::{
        Puzzle, Shape, Wish, generate,
        solver::{self, Solved},
        teach::{Lesson, Level, Next, Rated, Rating, Spot, Step, Technique, rate},
    },
    rules::{Hidato, Relation, Value},
};
use parlour_kernel::Rules;
use parlour_testkit::sample;

fn unlimited() -> Budget {
    Budget::nodes(u64::MAX)
}

fn puzzle(text: &str) -> Puzzle {
    Puzzle::of(&Hidato::start(&text.parse().expect("a board")).expect("a sound board"))
}

/// Takes every step to the end; each must agree with the solution.
fn steps(name: &str, puzzle: &Puzzle, solution: &[u16]) -> Vec<Step> {
    let mut lesson = Lesson::of(puzzle);
    let mut steps = Vec::new();
    loop {
        let step = match lesson.next(Level::HIGHEST, &mut unlimited()) {
            Next::Step(step) => step,
            Next::Complete => return steps,
            other => panic!("{name}: {other:?} after {steps:?}"),
        };
        let is_right = |spot: &Spot| solution[spot.cell.index()] == spot.value.number();
        assert!(step.placements.iter().all(is_right), "{name}: {step:?}");
        assert!(!step.eliminations.iter().any(is_right), "{name}: {step:?}");
        assert!(!step.placements.is_empty() || !step.eliminations.is_empty(), "{name}: {step:?}");
        steps.push(step);
    }
}

#[test]
fn no_step_ever_rules_out_what_is_right() {
    for item in boards(&sample("hidato/boards.txt")) {
        steps(&item.name, &item.puzzle, &item.solution);
    }
}

#[test]
fn new_boards_of_every_shape_are_finished_too() {
    for (relation, _) in Relation::ALL {
        for (shape, _) in Shape::ALL {
            for seed in 0..4 {
                let wish = Wish { relation, rows: 6, columns: 7, shape, level: None };
                let Ok(made) = generate(&wish, seed, &mut unlimited()) else { continue };
                let solution: Vec<u16> = made.solution.values().iter().map(|value| value.number()).collect();
                let puzzle = Puzzle::of(&Hidato::start(&made.setup).expect("a sound board"));
                steps(&made.setup.name, &puzzle, &solution);
                // Links in place of every other clue.
                let mut linked = puzzle.clone();
                for cell in puzzle.board.cells().skip(1).step_by(2) {
                    linked.givens[cell.index()] = None;
                    let beside = puzzle.board.neighbours(cell).iter();
                    let next = |value: Value| value.number() == made.solution.value(cell).number() + 1;
                    linked.links.extend(
                        beside.filter(|other| next(made.solution.value(**other))).map(|other| (cell, *other)),
                    );
                }
                if let Some(Solved::Unique(_)) = solver::solve(&linked, &mut unlimited()) {
                    steps(&made.setup.name, &linked, &solution);
                }
            }
        }
    }
}

/// A board's rating, which must match the steps of its lesson.
fn rating(item: &Item) -> Rating {
    let Some(Rated::Rated(rating)) = rate(&item.puzzle, Level::HIGHEST, &mut unlimited()) else {
        panic!("{} has one solution", item.name)
    };
    let steps = steps(&item.name, &item.puzzle, &item.solution);
    let hardest = steps.iter().map(|step| step.technique).max();
    assert_eq!((Some(rating.technique), rating.steps), (hardest, steps.len() as u32), "{}", item.name);
    rating
}

#[test]
fn ratings() {
    let wanted = sample("hidato/ratings.tsv");
    let items = boards(&sample("hidato/boards.txt"));
    assert_eq!(wanted.lines().count(), 1 + items.len());
    for (item, row) in items.iter().zip(wanted.lines().skip(1)) {
        let rating = rating(item);
        let (level, technique) = (rating.level(), rating.technique.word());
        let found = format!("{}\t{level}\t{technique}\t{}\t{}", item.name, rating.steps, rating.effort);
        assert_eq!(found, row);
    }
}

fn assert_rated_by_count(item: &Item) {
    let rated = rate(&item.puzzle, Level::HIGHEST, &mut unlimited());
    match item.solutions {
        Some(0) => assert_eq!(rated, Some(Rated::None), "{}", item.name),
        Some(1) => assert!(matches!(rated, Some(Rated::Rated(_))), "{}", item.name),
        _ => assert_eq!(rated, Some(Rated::Open), "{}", item.name),
    }
}

#[test]
fn boards_without_one_solution_have_no_rating() {
    let rated = |text: &str| rate(&puzzle(text), Level::HIGHEST, &mut unlimited());
    assert_eq!(rated("board open king 2 2\n1 .\n. ."), Some(Rated::Open));
    assert_eq!(rated("board hopeless ortho 1 3\n1 3 ."), Some(Rated::None));
    boards(&sample("hidato/counts.txt")).iter().for_each(assert_rated_by_count);
    let hard = puzzle("board hard king 3 3\n. . .\n. . .\n. . .");
    assert_eq!(rate(&hard, Level::HIGHEST, &mut Budget::nodes(3)), None, "a budget ends the work");
}

mod large_sets {
    use super::*;
    use parlour_testkit::large_set;

    #[test]
    fn no_step_ever_rules_out_what_is_right() {
        for file in ["packs.txt", "classics.txt", "generated.txt", "hard.txt"] {
            let Some(text) = large_set(&format!("hidato/{file}")) else { return };
            for item in boards(&text) {
                steps(&item.name, &item.puzzle, &item.solution);
            }
        }
    }

    #[test]
    fn ratings() {
        for (file, number) in [("packs.txt", 140), ("classics.txt", 8)] {
            let Some(text) = large_set(&format!("hidato/{file}")) else { return };
            let mut levels = [0; 10];
            for item in boards(&text) {
                levels[usize::from(rating(&item).level().number())] += 1;
            }
            assert_eq!(levels.iter().sum::<u32>(), number);
            assert!(levels[9] * 10 < number, "{file} is for people: {levels:?}");
        }
    }

    #[test]
    fn boards_without_one_solution_have_no_rating() {
        let Some(text) = large_set("hidato/counts.txt") else { return };
        boards(&text).iter().for_each(assert_rated_by_count);
    }
}

/// The first step of a technique on a board, once the easier ones are used up.
fn first(technique: Technique, text: &str) -> (Puzzle, Step) {
    let puzzle = puzzle(text);
    let mut lesson = Lesson::of(&puzzle);
    loop {
        match lesson.next(Level::HIGHEST, &mut unlimited()) {
            Next::Step(step) if step.technique == technique => return (puzzle.clone(), step),
            Next::Step(_) => {}
            other => panic!("{technique:?}: {other:?}"),
        }
    }
}

/// Spots as `r1c1=3`.
fn written(puzzle: &Puzzle, spots: &[Spot]) -> Vec<String> {
    spots.iter().map(|spot| format!("{}={}", puzzle.board.place(spot.cell), spot.value)).collect()
}

#[test]
fn each_technique_shows_its_idea() {
    // Board, technique, placements, and some of the eliminations.
    let cases: [(&str, Technique, &[&str], &[&str]); 15] = [
        // 2 is next to 1 and 3.
        ("board a ortho 2 3\n1 . 3\n6 5 4", Technique::Bridge, &["r1c2=2"], &[]),
        // The one free cell beside 1.
        ("board a ortho 2 2\n1 #\n. .", Technique::OnlyCell, &["r2c1=2"], &["r2c2=2"]),
        // A link leads from 1 to 2.
        ("board a king 2 2\n1 .\n. #\nlink 0 0 1 0", Technique::Link, &["r2c1=2"], &["r1c2=2"]),
        // One free cell next to r3c3: it continues from 15 or 17.
        (
            "board a king 5 5\n6 5 9 10 12\n4 7 8 13 11\n3 17 . 14 24\n2 . 15 23 25\n1 . 20 21 22",
            Technique::DeadEnd,
            &[],
            &["r3c3=19"],
        ),
        // All free cells but one do not touch the 10, and there is no other place for 9.
        (
            "board a king 4 5\n# . # 14 15\n. 10 13 16 17\n7 5 11 12 2\n. # 4 3 1",
            Technique::DeadEnd,
            &["r1c2=9"],
            &[],
        ),
        // Four moves from 1 to 5 lead straight on.
        ("board a ortho 3 5\n1 . . . 5\n. . . . .\n. . . . .", Technique::Distance, &["r1c2=2"], &[]),
        // 8, 10, 12 and 13 are too far from r3c5.
        (
            "board a hex 4 5\n# # 2 1 11\n# 3 16 . .\n4 15 14 . .\n5 6 7 . #",
            Technique::HiddenSingle,
            &["r3c5=9"],
            &[],
        ),
        // Every move changes colour: 3 is two moves from 1, never one.
        (
            "board a ortho 4 4\n. . . #\n. 14 . .\n. 1 # .\n. . . .",
            Technique::PathPruning,
            &[],
            &["r3c1=3", "r2c1=4"],
        ),
        // Four ways from 2 to 10; none has 7 beside 10.
        (
            "board a king 4 4\n2 . 13 14\n1 . . 10\n. # 11 .\n# . . .",
            Technique::GapPaths,
            &[],
            &["r2c3=7", "r3c4=7"],
        ),
        // The two cells in the corner hang on r2c2: what passes there must leave room to fill them.
        (
            "board a king 4 4\n. 3 14 15\n. . . 16\n1 7 . .\n. 9 . 11",
            Technique::Gateway,
            &[],
            &["r2c2=2", "r2c2=13"],
        ),
        // Five cells are connected, and with 9 among them the others could not fill them.
        (
            "board a ortho 5 4\n20 . . .\n. . . .\n. 1 2 .\n. 10 . .\n8 . . .",
            Technique::RegionSize,
            &[],
            &["r4c1=9"],
        ),
        // Between the two corners on the left, the cells of both colours must match up.
        (
            "board a ortho 5 6\n. . . . . .\n4 1 . . . .\n. . . 30 29 .\n. . . . 20 .\n. . . . . .",
            Technique::RegionParity,
            &[],
            &["r3c1=11", "r3c1=15"],
        ),
        // 8 and 10 share two cells.
        (
            "board a king 4 5\n. . . # 1\n. . # . .\n. 11 . # .\n9 . . . 17",
            Technique::Pair,
            &[],
            &["r3c1=7", "r4c2=14"],
        ),
        // 16, 17 and 18 have three cells to themselves.
        (
            "board a king 4 6\n. 11 21 . # 1\n. . . . . .\n. 6 5 . . .\n# . . # . .",
            Technique::Triple,
            &[],
            &["r2c4=16", "r2c6=17"],
        ),
        (
            "board a king 5 5\n. . . . .\n13 . . . 17\n. 10 . 25 .\n. . . 1 .\n. . . . .",
            Technique::Forcing,
            &[],
            &["r2c2=12"],
        ),
    ];
    for (text, technique, placed, out) in cases {
        let (puzzle, step) = first(technique, text);
        assert_eq!(written(&puzzle, &step.placements), placed, "{technique:?}: {step:?}");
        let eliminations = written(&puzzle, &step.eliminations);
        for spot in out {
            assert!(eliminations.iter().any(|written| written == spot), "{spot} of {eliminations:?}");
        }
    }
}
