//! The games as another project uses them: solves a Sudoku, asks for a move in Mill, steps a dungeon, prints errors.

use anyhow::{Context, Result, bail, ensure};
use parlour_brain::Budget;
use parlour_kernel::{Flaws, Rules};
use parlour_mill::{
    brain::{Engine, Limits},
    rules::{Mill, Setup as MillSetup},
};
use parlour_rogue::rules::{Action, Direction, Rogue};
use parlour_sudoku::{
    brain::solver::{self, Solved},
    rules::{Grid, Setup, Sudoku},
};

const PUZZLE: &str = "95..7.863681.......4.8...5272.5.......5..6...43.7.....5..9..68.....8..75.6.3..9.4";

fn main() -> Result<()> {
    println!("Sudoku: {}", solve(PUZZLE)?);
    println!(
        "Mill: {}",
        move_in_mill("nine; fen OO****@*/***@*O**/***@**** w m s 3 0 3 0 0 0 0 0 0 0 0 0 45")?
    );
    println!("Dungeon: turn {}", step("seed=7 levels=10")?);

    let refused = [
        ("a puzzle", solve("95..7").map(drop), "Only 5 of 81 cells are given."),
        (
            "an entry",
            enter(PUZZLE, "set 0 0 1"),
            "Row 1, column 1 belongs to the puzzle and cannot be changed.",
        ),
        (
            "a start",
            enter(&format!("11{}", ".".repeat(79)), "set 0 0 1"),
            "Contradictory givens: r1c1, r1c2.",
        ),
        ("a setup", move_in_mill("ten").map(drop), "“ten” (at 1) is not the name of a game of Mill."),
        ("a dungeon", step("levels=11").map(drop), "“levels=11” (at 1) is not a value this option can take."),
    ];
    for (of, result, sentence) in refused {
        let Err(error) = result.with_context(|| format!("{of} is refused")) else {
            bail!("{of} is not refused")
        };
        println!("{error:#}");
        let expected = format!("{of} is refused: {sentence}");
        ensure!(format!("{error:#}").starts_with(&expected), "the sentence should be: {expected}");
    }
    Ok(())
}

fn solve(puzzle: &str) -> Result<Grid> {
    let puzzle: Grid = puzzle.parse()?;
    let Solved::Unique(solution) = solver::solve(&puzzle) else { bail!("not one solution") };
    ensure!(solution.to_string().starts_with("952174863"), "another solution: {solution}");
    Ok(solution)
}

fn enter(puzzle: &str, action: &str) -> Result<()> {
    let setup: Setup = puzzle.parse()?;
    let mut game = Sudoku::start(&setup).map_err(Flaws)?;
    let action = game.read(action)?;
    Ok(game.apply(&action, &mut Vec::new())?)
}

fn move_in_mill(setup: &str) -> Result<String> {
    let setup: MillSetup = setup.parse()?;
    let game = Mill::start(&setup).map_err(Flaws)?;
    let limits = Limits { depth: 4, ..Limits::default() };
    let best = Engine::new(12).search(&game, limits, &mut Budget::nodes(100_000)).context("no move")?;
    ensure!(best.plies_to_end() == Some(2), "closing a mill and removing a stone wins");
    Ok(game.write(&best.action))
}

fn step(setup: &str) -> Result<u32> {
    let mut game = Rogue::start(&setup.parse()?).map_err(Flaws)?;
    game.apply(&Action::Move(Direction::E), &mut Vec::new())?;
    Ok(game.seen(None).turn())
}
