//! New boards: a random path through a shape, then clues are taken away in random order as long as
//! one solution is left, or as long as techniques up to a wished level suffice. The same wish and seed give
//! the same board on every machine.

mod level;
mod path;
mod reduce;
mod shape;
mod wish;

pub use shape::Shape;
pub use wish::Wish;

use crate::{
    brain::{
        Filling, Puzzle,
        teach::{Level, Rated, Technique, rate},
    },
    rules::{Board, Cell, Relation, Setup, Token, Value},
};
use ::brain::Budget;
use kernel::{Fault, Message, Rng};

/// Paths tried before a shape is given up.
const ATTEMPTS: u64 = 24;
/// Cells of all boards together that are made for a level.
const MOST_CELLS: u64 = 1600;
/// Of a hundred cells so many must lie on the path; the others become holes.
const COVERED: usize = 85;

/// Why there is no board as wished for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unmade {
    /// No path through enough of the shape was found.
    NoPath(Wish),
    /// The budget was used up.
    Stopped,
}

impl Fault for Unmade {
    fn code(&self) -> &'static str {
        match self {
            Unmade::NoPath(_) => "no-path",
            Unmade::Stopped => "stopped",
        }
    }

    fn message(&self) -> Message {
        let message = Message::new(format!("hidato.generate-{}", self.code()));
        match self {
            Unmade::NoPath(wish) => message.text("wish", wish.to_string()),
            Unmade::Stopped => message,
        }
    }
}

/// A new board with its solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Made {
    /// The board.
    pub setup: Setup,
    /// Its only solution.
    pub solution: Filling,
    /// How hard it is, where a level was wished for: the nearest below it that was found.
    pub level: Option<Level>,
}

/// A board with exactly one solution, in which 1 and the highest value are given.
///
/// Without a level none of the other clues can be taken away; on large boards without diagonals some may
/// stay because the proof that they are not needed would take too long. With a level, techniques up to it
/// suffice, and the hardest of them is needed; where no such board is found, one of a lower level is made.
///
/// A node of the budget is a conflict in a search for other solutions, or a step of the teacher.
///
/// # Errors
/// Why there is none.
pub fn generate(wish: &Wish, seed: u64, budget: &mut Budget) -> Result<Made, Unmade> {
    let wished = wish.level.map(|level| reachable(level, wish.relation));
    let mut best: Option<Made> = None;
    let mut tries = wished.map_or(1, |_| tries(wish));
    for attempt in 0..ATTEMPTS {
        let mut rng = Rng::stream(seed, attempt);
        let Some((board, solution)) = walked(wish, &mut rng) else { continue };
        let is_end = |cell: &Cell| [1, board.size()].contains(&solution.value(*cell).number());
        let mut order: Vec<Cell> = board.cells().filter(|cell| !is_end(cell)).collect();
        rng.shuffle(&mut order);
        let (givens, level) = clues(wished, &board, &solution, &order, budget).ok_or(Unmade::Stopped)?;
        // A clue more can hide a step: now and then a board comes out harder than its clues were chosen for.
        let is_nearer = |best: &Made| level <= wished && (best.level > wished || best.level < level);
        if best.as_ref().is_none_or(is_nearer) {
            best = Some(Made { setup: written(wish, level, seed, &board, &givens), solution, level });
        }
        tries -= 1;
        if tries == 0 || level == wished {
            break;
        }
    }
    best.ok_or(Unmade::NoPath(*wish))
}

/// The colours of a chessboard tell nothing where moves do not change them.
fn reachable(level: Level, relation: Relation) -> Level {
    let parity = Technique::RegionParity.level();
    if level == parity && relation != Relation::Ortho { Technique::Gateway.level() } else { level }
}

/// How many boards are made before one that is too easy is taken: fewer of large ones.
fn tries(wish: &Wish) -> u64 {
    (MOST_CELLS / (u64::from(wish.rows) * u64::from(wish.columns))).clamp(1, ATTEMPTS)
}

/// What is given, and how hard that is where it matters; none if the budget is used up.
fn clues(
    wished: Option<Level>,
    board: &Board,
    solution: &Filling,
    order: &[Cell],
    budget: &mut Budget,
) -> Option<(Vec<Option<Value>>, Option<Level>)> {
    let Some(wished) = wished else {
        return Some((reduce::irreducible(board, solution, order, budget)?, None));
    };
    let givens = if wished <= Level::NO_GUESS {
        level::sufficient(board, solution, order, wished, budget)?
    } else {
        reduce::irreducible(board, solution, order, budget)?
    };
    let puzzle = Puzzle { board: board.clone(), givens, links: Vec::new() };
    match rate(&puzzle, Level::HIGHEST, budget)? {
        Rated::Rated(rating) => Some((puzzle.givens, Some(rating.level()))),
        Rated::None | Rated::Open => None,
    }
}

/// A board with a path through all of it; none if too much of the shape had to be left out.
fn walked(wish: &Wish, rng: &mut Rng) -> Option<(Board, Filling)> {
    let usable = wish.shape.cells(wish.relation, wish.rows, wish.columns, rng);
    let whole = Board::new(wish.relation, wish.rows, wish.columns, &usable);
    let path = path::through(&whole, rng);
    if 100 * path.len() < COVERED * usize::from(whole.size()) || path.len() < 2 {
        return None;
    }
    let mut on_path = vec![false; usable.len()];
    let places: Vec<_> = path.iter().map(|cell| whole.place(*cell)).collect();
    for place in &places {
        on_path[usize::from(place.row) * usize::from(wish.columns) + usize::from(place.col)] = true;
    }
    let board = Board::new(wish.relation, wish.rows, wish.columns, &on_path);
    let mut values = vec![None; places.len()];
    for (number, place) in (1..).zip(&places) {
        values[board.cell(*place)?.index()] = Value::new(number);
    }
    Some((board, Filling::new(values.into_iter().collect::<Option<_>>()?)))
}

fn written(wish: &Wish, level: Option<Level>, seed: u64, board: &Board, givens: &[Option<Value>]) -> Setup {
    let Wish { relation, rows, columns, shape, .. } = *wish;
    let mut tokens = vec![Token::Hole; usize::from(rows) * usize::from(columns)];
    for (cell, given) in board.cells().zip(givens) {
        let place = board.place(cell);
        tokens[usize::from(place.row) * usize::from(columns) + usize::from(place.col)] =
            given.map_or(Token::Empty, |value| Token::Given(value.number()));
    }
    let level = level.map_or(String::new(), |level| format!("level{level}-"));
    let name = format!("{}-{}-{rows}x{columns}-{level}{seed}", relation.word(), shape.word());
    Setup { name, relation, rows, columns, tokens, links: Vec::new() }
}
