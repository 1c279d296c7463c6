//! Regenerates the files of `data/hidato/` and compares: boards from our generator, counted by plain
//! solvers, and traces of the guided flow from a second implementation.
//!
//! `PARLOUR_UPDATE=1 cargo test -p parlour-hidato --test all sample_data` writes them.

use crate::naive;
use crate::second;

use crate::model::Model;
use parlour_brain::Budget;
use parlour_hidato::{
    brain::{
        Filling, Generated, Puzzle, Shape, Wish, generate,
        teach::{Level, Rated, rate},
    },
    rules::{Hidato, Relation, Setup, Token},
};
use parlour_kernel::{Rng, Rules};
use parlour_testkit::assert_sample;
use serde_json::{Value, json};
use std::fmt::Write as _;

/// Boards with more solutions than this are not used as samples.
const MOST: u64 = 200;

fn unlimited() -> Budget {
    Budget::nodes(u64::MAX)
}

fn puzzle(setup: &Setup) -> Puzzle {
    Puzzle::of(&Hidato::start(setup).expect("a sound board"))
}

/// Boards of every shape, of every level, and some larger ones; each with a unique solution.
fn boards() -> Vec<Generated> {
    let square = Wish { rows: 6, columns: 6, ..Wish::default() };
    let mut wishes = Vec::new();
    for (relation, _) in Relation::ALL {
        wishes.extend(Shape::ALL.map(|(shape, _)| (Wish { relation, shape, ..square }, 1)));
    }
    wishes.extend((1..=9).map(|level| (Wish { level: Level::new(level), ..square }, 2)));
    // Level 7 exists only where moves change the colour of a chessboard.
    let parity = Wish { relation: Relation::Ortho, level: Level::new(7), ..square };
    wishes.push((parity, 2));
    wishes.push((Wish { relation: Relation::Hex, rows: 8, columns: 8, ..square }, 3));
    wishes.push((Wish { relation: Relation::Ortho, rows: 6, columns: 8, ..square }, 3));
    wishes.into_iter().filter_map(|(wish, seed)| generate(&wish, seed, &mut unlimited()).ok()).collect()
}

/// The rows of a filling, as they are written under `solution`.
fn rows(setup: &Setup, filling: &Filling) -> String {
    let mut values = filling.values().iter();
    let mut token = |token: &Token| match token {
        Token::Hole => "#".to_owned(),
        Token::Given(_) | Token::Empty => values.next().expect("a value for every cell").to_string(),
    };
    let rows = setup.tokens.chunks(usize::from(setup.columns));
    rows.map(|row| row.iter().map(&mut token).collect::<Vec<_>>().join(" ") + "\n").collect()
}

#[test]
fn boards_from_the_generator() {
    let boards = boards();
    boards_with_one_solution(&boards);
    boards_with_any_number_of_solutions(&boards);
}

fn boards_with_one_solution(boards: &[Generated]) {
    let mut text = String::new();
    let mut ratings = "name\tlevel\ttechnique\tsteps\teffort\n".to_owned();
    for Generated { setup, solution, .. } in boards {
        let puzzle = puzzle(setup);
        assert!(naive::solves(solution, &puzzle), "{setup}");
        assert_eq!(second::count(&puzzle, 2), 1, "{setup}");
        let _ = writeln!(text, "{setup}\nsolution\n{}", rows(setup, solution));
        let rated = rate(&puzzle, Level::HIGHEST, &mut unlimited());
        let Some(Rated::Rated(rating)) = rated else { panic!("{setup}: {rated:?}") };
        let (technique, level) = (rating.technique.word(), rating.level());
        let _ =
            writeln!(ratings, "{}\t{level}\t{technique}\t{}\t{}", setup.name, rating.steps, rating.effort);
    }
    assert_sample("hidato/boards.txt", &text);
    assert_sample("hidato/ratings.tsv", &ratings);
}

/// A board with the number of its solutions in its head.
fn counted(setup: &Setup, solutions: u64) -> String {
    let text = setup.to_string();
    let (head, rest) = text.split_once('\n').expect("a head and rows");
    format!("{head} solutions={solutions}\n{rest}\n\n")
}

/// The board with some of its givens replaced by other tokens.
fn changed(setup: &Setup, suffix: &str, changes: &[(usize, Token)]) -> Setup {
    let mut setup = Setup { name: format!("{}-{suffix}", setup.name), ..setup.clone() };
    for (at, token) in changes {
        setup.tokens[*at] = *token;
    }
    setup
}

/// Boards with links, written by hand and counted by the naive solver.
const LINKED: [&str; 5] = [
    "board linked-1 king 3 4\n1 . . .\n. . . .\n. . . 12\nlink 0 1 1 2\nlink 2 0 1 1",
    "board linked-2 ortho 3 4\n1 . . .\n. . . .\n. . . .\nlink 1 1 1 2",
    "board linked-3 hex 3 4\n. . . .\n. 5 . .\n. . . .\nlink 0 0 0 1\nlink 2 2 2 3",
    "board linked-4 king 3 3\n1 . .\n. # .\n. . 8\nlink 0 0 0 1\nlink 0 0 1 0",
    "board linked-5 king 3 3\n. . .\n. 1 .\n. . .\nlink 1 1 0 0",
];

fn boards_with_any_number_of_solutions(boards: &[Generated]) {
    let mut rng = Rng::stream(1, 0);
    let mut text = String::new();
    for Generated { setup, .. } in boards.iter().filter(|board| board.setup.columns == 6).step_by(2) {
        let is_given = |at: &usize| matches!(setup.tokens[*at], Token::Given(_));
        let mut givens: Vec<usize> = (0..setup.tokens.len()).filter(is_given).collect();
        rng.shuffle(&mut givens);
        let [a, b] = [givens[0], givens[1]];
        let opened = changed(setup, "opened", &[(a, Token::Empty), (b, Token::Empty)]);
        let swapped = changed(setup, "swapped", &[(a, setup.tokens[b]), (b, setup.tokens[a])]);
        for changed in [opened, swapped] {
            let solutions = second::count(&puzzle(&changed), MOST + 1);
            if solutions <= MOST {
                text += &counted(&changed, solutions);
            }
        }
    }
    for board in LINKED {
        let setup: Setup = board.parse().expect("a board");
        text += &counted(&setup, naive::count(&puzzle(&setup), u64::MAX));
    }
    assert_sample("hidato/counts.txt", &text);
}

#[test]
fn boards_with_very_many_solutions() {
    let mut text = String::new();
    for (words, seed) in
        [("rows=9 cols=9", 1), ("rows=10 cols=10", 2), ("relation=hex rows=9 cols=9 shape=hexagon", 3)]
    {
        let wish: Wish = words.parse().expect("a wish");
        let Generated { mut setup, solution, .. } =
            generate(&wish, seed, &mut unlimited()).expect("there is a path");
        let numbers = solution.values().iter().map(|value| value.number());
        let tokens = setup.tokens.iter_mut().filter(|token| **token != Token::Hole);
        for (token, number) in tokens.zip(numbers) {
            *token = if number % 11 == 1 { Token::Given(number) } else { Token::Empty };
        }
        setup.name += "-sparse";
        let _ = writeln!(text, "{setup}\n");
    }
    assert_sample("hidato/sparse.txt", &text);
}

/// A random operation: mostly the next number, sometimes anything else, including mistakes.
fn operation(model: &Model, size: u32, rng: &mut Rng) -> String {
    let legal = model.state()["legal"].as_array().cloned().unwrap_or_default();
    if !legal.is_empty() && rng.below(2) == 0 {
        let place = &legal[rng.below(legal.len() as u32) as usize];
        return format!("place {} {}", place[0], place[1]);
    }
    let (row, column) = (rng.below(size), rng.below(size));
    match rng.below(16) {
        0 | 1 => "auto".to_owned(),
        2..=4 => format!("select {row} {column}"),
        5 | 6 => format!("place {row} {column}"),
        7..=9 => format!("remove {row} {column}"),
        10 => "dir forward".to_owned(),
        11 => "dir backward".to_owned(),
        12 | 13 => "undo".to_owned(),
        14 => "redo".to_owned(),
        _ if rng.below(4) == 0 => "clear".to_owned(),
        _ => "auto".to_owned(),
    }
}

/// `place 0 3` as a list, numbers as numbers.
fn words(operation: &str) -> Vec<Value> {
    operation.split(' ').map(|word| word.parse::<u32>().map_or_else(|_| json!(word), Value::from)).collect()
}

#[test]
fn traces_of_the_guided_flow() {
    let mut text = String::new();
    for seed in 1..=6 {
        let shape = if seed % 2 == 0 { Shape::Holes } else { Shape::Rect };
        let wish = Wish { rows: 5, columns: 5, shape, level: Level::new(3), ..Wish::default() };
        let board = generate(&wish, seed, &mut unlimited()).expect("there is a path").setup.to_string();
        let rows: Vec<&str> = board.lines().skip(1).collect();
        let (mut model, mut rng) = (Model::new(&rows), Rng::stream(seed, 0));
        let start = model.state();
        let mut steps = Vec::new();
        for _ in 0..70 {
            let operation = operation(&model, 5, &mut rng);
            let result = model.act(&operation);
            steps.push(json!({ "op": words(&operation), "result": result, "state": model.state() }));
        }
        let trace = json!({ "name": format!("own-{seed}"), "board": rows, "start": start, "steps": steps });
        let _ = writeln!(text, "{trace}");
    }
    assert_sample("hidato/flow-traces.jsonl", &text);
}
