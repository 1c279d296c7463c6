//! New boards: a random path through a shape, from which clues are removed in random order as long as the
//! solution stays unique, or as long as techniques up to a wished level suffice. The same wish and seed
//! give the same board on every machine.

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
        solver::{self, Solved},
        teach::{Level, Rated, Technique, rate},
    },
    rules::{Board, Cell, Hidato, Relation, Setup, Token, Value},
};
use parlour_brain::{Budget, Generator};
use parlour_kernel::{Fault, Message, ReadError, Rng, Rules};

/// Paths tried before giving up on a shape.
const ATTEMPTS: u64 = 24;
/// Total cells of the boards tried for a level.
const MOST_CELLS: u64 = 1600;
/// Percentage of cells that the path must cover; the others become holes.
const COVERED: usize = 85;

/// Why no board was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum GenerateError {
    /// No path through enough of the shape was found.
    NoPath(Wish),
    /// The budget ran out.
    Stopped,
}

impl Fault for GenerateError {
    fn code(&self) -> &'static str {
        match self {
            GenerateError::NoPath(_) => "no-path",
            GenerateError::Stopped => "stopped",
        }
    }

    fn message(&self) -> Message {
        let message = Message::new(format!("hidato.generate-{}", self.code()));
        match self {
            GenerateError::NoPath(wish) => message.text("wish", wish.to_string()),
            GenerateError::Stopped => message,
        }
    }
}

/// A new board with its solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Generated {
    /// The board.
    pub setup: Setup,
    /// Its only solution.
    pub solution: Filling,
    /// How hard it is, if a level was wished for: that level, or the nearest below that was found.
    pub level: Option<Level>,
}

/// [`generate`], with the wish as text.
#[derive(Clone, Copy, Debug, Default)]
pub struct HidatoGenerator;

impl Generator<Hidato> for HidatoGenerator {
    fn generate(&self, wish: &str, seed: u64, budget: &mut Budget) -> Result<Setup, Message> {
        let wish: Wish = wish.parse().map_err(|error: ReadError| error.message())?;
        generate(&wish, seed, budget).map(|generated| generated.setup).map_err(|error| error.message())
    }

    /// That there is one solution, the shape, and the level that was wished for.
    fn prove(&self, wish: &str, _seed: u64, setup: &Setup, budget: &mut Budget) -> Option<String> {
        let wish: Wish = wish.parse().ok()?;
        let puzzle = Puzzle::of(&Hidato::start(setup).ok()?);
        let Solved::Unique(_) = solver::solve(&puzzle, budget)? else { return None };
        let Rated::Rated(rating) = rate(&puzzle, Level::HIGHEST, budget)? else { return None };
        let has_shape =
            (setup.relation, setup.rows, setup.columns) == (wish.relation, wish.rows, wish.columns);
        let has_level = wish.level.is_none_or(|wished| reachable(wished, wish.relation) == rating.level());
        let cells = puzzle.board.size();
        (has_shape && has_level).then(|| format!("unique level={} cells={cells}", rating.level()))
    }
}

/// A board with a unique solution, in which 1 and the highest value are given.
///
/// Without a level, none of the other clues is redundant; on large boards without diagonals a few may be, if
/// the proof would take too long. With a level, techniques up to it suffice and the hardest of them is
/// needed; if no such board is found, one of a lower level is made.
///
/// A node of the budget is a conflict in a search for other solutions, a step of the rating, or as much work on a path.
///
/// # Errors
/// Why none was made.
pub fn generate(wish: &Wish, seed: u64, budget: &mut Budget) -> Result<Generated, GenerateError> {
    let wished = wish.level.map(|level| reachable(level, wish.relation));
    let mut best: Option<Generated> = None;
    let mut tries = wished.map_or(1, |_| tries(wish));
    for attempt in 0..ATTEMPTS {
        let mut rng = Rng::stream(seed, attempt);
        let (board, solution) = match walked(wish, &mut rng, budget) {
            Ok(walked) => walked,
            Err(GenerateError::NoPath(_)) => continue,
            Err(GenerateError::Stopped) => return Err(GenerateError::Stopped),
        };
        let is_end = |cell: &Cell| [1, board.size()].contains(&solution.value(*cell).number());
        let mut order: Vec<Cell> = board.cells().filter(|cell| !is_end(cell)).collect();
        rng.shuffle(&mut order);
        let (givens, level) =
            clues(wished, &board, &solution, &order, budget).ok_or(GenerateError::Stopped)?;
        // An extra clue can hide a step, so a board is sometimes harder than its clues were chosen for.
        let is_nearer = |best: &Generated| level <= wished && (best.level > wished || best.level < level);
        if best.as_ref().is_none_or(is_nearer) {
            best = Some(Generated { setup: written(wish, level, seed, &board, &givens), solution, level });
        }
        tries -= 1;
        if tries == 0 || level == wished {
            break;
        }
    }
    best.ok_or(GenerateError::NoPath(*wish))
}

/// Parity says nothing on boards where moves do not change the colour of a chessboard.
fn reachable(level: Level, relation: Relation) -> Level {
    let parity = Technique::RegionParity.level();
    if level == parity && relation != Relation::Ortho { Technique::Gateway.level() } else { level }
}

/// How many boards are tried before an easier one is accepted; fewer for large ones.
fn tries(wish: &Wish) -> u64 {
    (MOST_CELLS / (u64::from(wish.rows) * u64::from(wish.columns))).clamp(1, ATTEMPTS)
}

/// The givens, and how hard the board is if a level was wished for; `None` if the budget runs out.
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

/// A board with a path through all of it, if not too much of the shape had to be left out.
fn walked(wish: &Wish, rng: &mut Rng, budget: &mut Budget) -> Result<(Board, Filling), GenerateError> {
    let usable = wish.shape.cells(wish.relation, wish.rows, wish.columns, rng);
    let whole = Board::new(wish.relation, wish.rows, wish.columns, &usable);
    let path = path::through(&whole, rng, budget).ok_or(GenerateError::Stopped)?;
    let is_enough = 100 * path.len() >= COVERED * usize::from(whole.size()) && path.len() >= 2;
    let covered = if is_enough { covered(wish, &whole, &path) } else { None };
    covered.ok_or(GenerateError::NoPath(*wish))
}

/// The board with the cells of a path, and the path as its solution.
fn covered(wish: &Wish, whole: &Board, path: &[Cell]) -> Option<(Board, Filling)> {
    let mut on_path = vec![false; usize::from(wish.rows) * usize::from(wish.columns)];
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
