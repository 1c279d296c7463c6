//! `data/sudoku/technique_boards.txt`: for every technique a position at which it is the easiest next step, for the pages
//! on techniques.
//!
//! `PARLOUR_UPDATE=1 cargo test -p parlour-sudoku --test all technique_boards` writes the file.

use parlour_brain::{Budget, Hinter};
use parlour_kernel::Rules;
use parlour_scene::Present;
use parlour_sudoku::{
    brain::{
        SudokuHinter, Wish, generate, practised,
        solver::{Solved, solve},
        teach::{self, Board, Case, Level, Step, Teacher, Technique},
    },
    rules::{Grid, Setup, Sudoku},
};
use std::collections::BTreeMap;

/// What the search for a puzzle to practise on may cost: some seconds.
const NODES: u64 = 300_000;
/// Puzzles that are made for every technique.
const SEEDS: u64 = 4;
/// With few clues a full house is never all it takes.
const CLUES: [Option<u8>; 4] = [None, Some(60), Some(66), Some(72)];
/// Puzzles that are followed for techniques still without a board.
const OTHERS: u64 = 600;

/// Minutes of search made no puzzle that takes them and nothing harder.
const SOUGHT_IN_VAIN: [Technique; 3] =
    [Technique::MultiColoursTwo, Technique::FrankenSwordfish, Technique::FinnedFrankenXWing];

/// Boards by technique, as lines of a technique library.
type Found = BTreeMap<Technique, String>;

/// Follows the teacher, and keeps a board for each technique on the way that has none.
fn follow(puzzle: &Grid, found: &mut Found) {
    let mut teacher = Teacher::default();
    let mut board = Board::of(&Setup::of(*puzzle));
    while let Some(step) = teacher.next(&board) {
        // At the table hidden singles come before naked ones.
        let hidden = || teach::first(&board, Technique::HiddenSingle).is_some();
        if step.technique != Technique::NakedSingle || !hidden() {
            found.entry(step.technique).or_insert_with(|| teach::case(&board, puzzle, &step));
        }
        board.apply(&step);
    }
}

/// Puzzles that take a technique and nothing harder, and how many clues were wished for.
fn to_practise(technique: Technique) -> Option<(Option<u8>, Vec<Grid>)> {
    let tried = if technique == Technique::FullHouse { &CLUES[..] } else { &CLUES[..1] };
    tried.iter().copied().find_map(|clues| {
        let wish = Wish { technique: Some(technique), clues, ..Wish::default() };
        let make = |seed| generate(&wish, seed, &mut Budget::nodes(NODES)).ok();
        (1..=SEEDS).map(make).collect::<Option<Vec<Grid>>>().map(|puzzles| (clues, puzzles))
    })
}

/// Makes the file anew.
fn boards() -> String {
    let (mut found, mut practice) = (Found::new(), BTreeMap::new());
    for technique in Technique::ALL.iter().copied().filter(|one| teach::place(*one).is_some()) {
        if let Some((clues, puzzles)) = to_practise(technique) {
            let mut here = Found::new();
            for puzzle in &puzzles {
                follow(puzzle, &mut here);
            }
            found.extend(here.remove_entry(&technique));
            practice.insert(technique, clues.map_or_else(|| "fewest".to_owned(), |clues| clues.to_string()));
        } else if !SOUGHT_IN_VAIN.contains(&technique) {
            let wish = Wish { technique: Some(technique), ..Wish::default() };
            let mut here = Found::new();
            if let Ok(puzzle) = generate(&wish, 1, &mut Budget::nodes(10 * NODES)) {
                follow(&puzzle, &mut here);
            }
            found.extend(here.remove_entry(&technique));
        }
    }
    for seed in 1..=OTHERS {
        let wish = Wish { level: Some(Level::Extreme), ..Wish::default() };
        if let Ok(puzzle) = generate(&wish, seed, &mut Budget::nodes(u64::MAX)) {
            follow(&puzzle, &mut found);
        }
    }
    let mut text =
        "# level, word, clues of puzzles to practise on, a position that takes it next\n".to_owned();
    for level in Level::ALL {
        let mut techniques: Vec<Technique> =
            Technique::ALL.iter().copied().filter(|technique| technique.level() == level).collect();
        techniques.sort_by_key(|technique| teach::place(*technique).unwrap_or(usize::MAX));
        for technique in techniques {
            let clues = practice.get(&technique).map_or("-", String::as_str);
            let board = found.get(&technique).map_or("-", String::as_str);
            text = format!("{text}{}\t{}\t{clues}\t{board}\n", level.word(), technique.word());
        }
    }
    text
}

fn solution(givens: &Grid) -> Grid {
    let Solved::Unique(solution) = solve(givens) else { panic!("one solution: {givens}") };
    solution
}

/// A game as a player finds it who brings a text.
fn brought(text: &str) -> Sudoku {
    let brought = Sudoku::bring(text, "").expect("a position");
    let mut game = Sudoku::start(&brought.setup).expect("no contradiction");
    for action in brought.actions {
        game.apply(&action, &mut Vec::new()).expect("a mark for an empty cell");
    }
    game
}

#[test]
fn every_board_takes_its_technique_next() {
    if std::env::var_os("PARLOUR_UPDATE").is_some() {
        parlour_testkit::assert_sample("sudoku/technique_boards.txt", &boards());
    }
    let text = parlour_testkit::sample("sudoku/technique_boards.txt");
    let (mut words, mut with_board) = (Vec::new(), 0);
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let columns: Vec<&str> = line.split('\t').collect();
        let [level, word, clues, board] = columns[..] else { panic!("{line}") };
        let technique = Technique::of_word(word).expect("a word");
        assert_eq!(technique.level().word(), level);
        assert!(clues == "-" || practised(word).is_some(), "{word} is never asked for");
        words.push(word);
        if board == "-" {
            continue;
        }
        let case: Case = board.parse().expect("a position");
        let step: Step = Teacher::default().next(&case.board()).expect("a step");
        assert_eq!(step.technique, technique, "{line}");
        assert_eq!((step.eliminations, step.placements), (case.eliminations, case.placements), "{line}");
        let solution = solution(&case.setup.givens());
        let is_right = |(cell, digit)| solution.get(cell) == Some(digit);
        assert!(case.setup.digits.filled().all(is_right), "{line}");
        assert!(step.placements.iter().all(|placed| is_right((placed.cell, placed.digit))), "{line}");
        assert!(!step.eliminations.iter().any(|out| is_right((out.cell, out.digit))), "{line}");
        // The same at the table, where the marks say what is ruled out.
        let game = brought(board);
        let hint = SudokuHinter.hint(&game.seen(None), &mut Budget::nodes(u64::MAX)).expect("a hint");
        let fills = step.placements.is_empty() && case.deleted.is_empty();
        assert_eq!(hint.technique, if fills { "fill" } else { word }, "{line}");
        with_board += 1;
    }
    assert_eq!(words.len(), Technique::ALL.len());
    assert!(with_board >= 54, "{with_board} boards");
}

/// Puzzles of some techniques, made anew: none needs anything harder.
#[test]
fn puzzles_to_practise_on_take_their_technique_and_nothing_harder() {
    for word in ["naked-pair", "x-wing", "xy-wing", "uniqueness-1", "xy-chain", "als-xz"] {
        let technique = practised(word).expect("a technique of the way");
        for seed in 11..=13 {
            let wish: Wish = format!("technique={word}").parse().expect("a wish");
            let puzzle = generate(&wish, seed, &mut Budget::nodes(u64::MAX)).expect("not that rare");
            let path = Teacher::default().path(&Board::of(&Setup::of(puzzle)));
            assert!(path.complete, "{puzzle}");
            assert!(path.steps.iter().any(|step| step.technique == technique), "{word} {puzzle}");
            let harder = |step: &Step| teach::place(step.technique) > teach::place(technique);
            assert!(!path.steps.iter().any(harder), "{word} {puzzle}");
        }
    }
    for unknown in ["technique=", "technique=1202", "technique=template-set", "technique=x wing"] {
        assert!(unknown.parse::<Wish>().is_err(), "{unknown}");
    }
    assert_eq!("technique=0300".parse::<Wish>(), "technique=x-wing".parse::<Wish>());
}
