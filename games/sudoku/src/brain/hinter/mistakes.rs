//! Entries that are wrong, each with a proof that is short enough to follow: a conflict, a cell or a digit that has no
//! place left, or a few singles that lead there.

use super::{doing, indices, said, told};
use crate::{
    brain::teach::{self, Board, Candidate, House, Technique},
    rules::{Action, Broken, Cell, CellSet, Digit, Grid, Seen, Setup, clashes},
};
use parlour_brain::{Hint, Stage};
use parlour_kernel::Message;

/// A proof with more digits in it is not told.
const MOST_TOLD: usize = 4;
/// So many digits are followed to find one.
const MOST_FOLLOWED: usize = 40;

/// The cells whose digit differs from the solution.
pub fn wrong_entries(seen: &Seen<'_>, solution: &Grid) -> impl Iterator<Item = Cell> {
    seen.digits().filled().filter(|(cell, digit)| solution.get(*cell) != Some(*digit)).map(|(cell, _)| cell)
}

/// The wrong entry whose proof is shortest.
pub fn first(seen: &Seen<'_>, solution: &Grid) -> Option<Hint> {
    let wrong: CellSet = wrong_entries(seen, solution).collect();
    let right = Board::known(&sound(seen, wrong), false);
    let proofs = wrong.iter().filter_map(|cell| {
        let entry = Candidate { cell, digit: seen.digits().get(cell)? };
        Some((entry, Proof::of(seen, &right, entry)))
    });
    let (entry, proof) = proofs.min_by_key(|(_, proof)| proof.length())?;
    Some(mend(seen, entry, &proof))
}

/// Several solutions, but none with what is entered: an entry in conflict where there is one.
pub fn none_of_many(seen: &Seen<'_>) -> Hint {
    let entries = seen.digits().filled().filter(|(cell, _)| !seen.is_given(*cell));
    let found = entries.into_iter().find_map(|(cell, digit)| {
        let entry = Candidate { digit, cell };
        Proof::conflict(seen, entry).map(|proof| (entry, proof))
    });
    match found {
        Some((entry, proof)) => mend(seen, entry, &proof),
        None => said("wrong", Message::new("sudoku.hint-dead-end"), Vec::new()),
    }
}

/// What stands but for the entries that are wrong.
fn sound(seen: &Seen<'_>, wrong: CellSet) -> Setup {
    let mut setup = seen.setup();
    for cell in wrong.iter() {
        setup.digits.set(cell, None);
    }
    setup.entries = setup.entries.without(wrong);
    setup
}

fn mend(seen: &Seen<'_>, wrong: Candidate, proof: &Proof) -> Hint {
    let text = proof.message(wrong);
    let mut cells = vec![wrong.cell];
    cells.extend(proof.cells().iter().filter(|cell| *cell != wrong.cell));
    let marks = proof.steps().iter().flat_map(|step| told::placed(*step)).collect();
    let stages = vec![
        Stage::new(Message::new("sudoku.hint-wrong-look"), Vec::new()),
        Stage { marks, ..Stage::new(text.clone(), indices(cells.iter().copied())) },
    ];
    let hint = Hint { stages, ..said("wrong", text, cells) };
    doing(seen, hint, &[Action::Clear(wrong.cell)])
}

/// Where digits lead that cannot be.
enum End {
    /// Nothing is left for a cell.
    Cell(Cell),
    /// A digit has no place in a house.
    Place(Digit, House),
}

/// Why an entry is wrong.
enum Proof {
    /// The same digit stands in these cells of its houses.
    Conflict(CellSet),
    /// The digit before it or after it stands in these cells beside it.
    Near(CellSet),
    /// These singles follow, and then this.
    Leads(Vec<Candidate>, End),
    /// Too long to be told.
    Long,
}

impl Proof {
    fn of(seen: &Seen<'_>, right: &Board, wrong: Candidate) -> Proof {
        if let Some(conflict) = Proof::conflict(seen, wrong) {
            return conflict;
        }
        let Some((steps, end)) = follow(right, wrong) else { return Proof::Long };
        let steps = shortened(right, wrong, steps);
        // Fewer digits may lead to another end.
        let end = replayed(right, wrong, &steps).unwrap_or(end);
        if steps.len() > MOST_TOLD { Proof::Long } else { Proof::Leads(steps, end) }
    }

    fn conflict(seen: &Seen<'_>, wrong: Candidate) -> Option<Proof> {
        let found = clashes(seen.digits(), seen.variant(), wrong.cell, wrong.digit);
        // Equal digits are told as such; consecutive ones only where there are no equal ones.
        let is_equal = |broken: Broken| broken != Broken::Consecutive;
        let cells = |equal: bool| {
            let of_kind = found.iter().filter(|(broken, _)| is_equal(*broken) == equal);
            of_kind.fold(CellSet::EMPTY, |all, (_, cells)| all.or(*cells))
        };
        let (equal, near) = (cells(true), cells(false));
        let all = if equal.is_empty() { near } else { equal };
        // A clue proves more than another entry.
        let given = all.and(seen.givens());
        let told = if given.is_empty() { all } else { given };
        (!told.is_empty()).then_some(if equal.is_empty() { Proof::Near(told) } else { Proof::Conflict(told) })
    }

    fn length(&self) -> usize {
        match self {
            Proof::Conflict(_) | Proof::Near(_) => 0,
            Proof::Leads(steps, _) => 1 + steps.len(),
            Proof::Long => usize::MAX,
        }
    }

    fn steps(&self) -> &[Candidate] {
        match self {
            Proof::Leads(steps, _) => steps,
            Proof::Conflict(_) | Proof::Near(_) | Proof::Long => &[],
        }
    }

    fn cells(&self) -> CellSet {
        match self {
            Proof::Conflict(cells) | Proof::Near(cells) => *cells,
            Proof::Leads(steps, end) => {
                let steps: CellSet = steps.iter().map(|step| step.cell).collect();
                steps.or(match end {
                    End::Cell(cell) => CellSet::of(*cell),
                    End::Place(_, house) => house.cells,
                })
            }
            Proof::Long => CellSet::EMPTY,
        }
    }

    fn message(&self, wrong: Candidate) -> Message {
        let message = |key: &'static str| {
            Message::new(key).text("cell", wrong.cell.to_string()).int("digit", wrong.digit.number())
        };
        match self {
            Proof::Conflict(cells) | Proof::Near(cells) => {
                let names: Vec<String> = cells.iter().map(|cell| cell.to_string()).collect();
                let is_near = matches!(self, Proof::Near(_));
                let key = if is_near { "sudoku.wrong-near" } else { "sudoku.wrong-conflict" };
                message(key).text("at", names.join(", "))
            }
            Proof::Leads(steps, end) => {
                let end = match end {
                    End::Cell(cell) => Message::new("sudoku.wrong-no-digit").text("at", cell.to_string()),
                    End::Place(digit, house) => Message::new("sudoku.wrong-no-place")
                        .int("other", digit.number())
                        .message("house", teach::houses(&[*house])),
                };
                if steps.is_empty() {
                    return message("sudoku.wrong-at-once").message("end", end);
                }
                let steps: Vec<String> =
                    steps.iter().map(|step| format!("{}={}", step.cell, step.digit)).collect();
                message("sudoku.wrong-leads").text("steps", steps.join(", ")).message("end", end)
            }
            Proof::Long => message("sudoku.wrong-long"),
        }
    }
}

/// A cell or a digit without a place.
fn dead_end(board: &Board) -> Option<End> {
    if let Some(cell) = board.empty().iter().find(|cell| board.left(*cell).is_empty()) {
        return Some(End::Cell(cell));
    }
    let stands =
        |digit: Digit, house: &House| house.cells.iter().any(|cell| board.digits().get(cell) == Some(digit));
    let lacks =
        |digit: Digit, house: &House| !board.places(digit).meets(house.cells) && !stands(digit, house);
    let houses = board.table().houses();
    Digit::all().find_map(|digit| {
        let house = houses.iter().find(|house| lacks(digit, house))?;
        Some(End::Place(digit, *house))
    })
}

/// Follows singles until something cannot be.
fn follow(right: &Board, wrong: Candidate) -> Option<(Vec<Candidate>, End)> {
    let mut board = right.clone();
    board.place(wrong);
    let mut steps = Vec::new();
    loop {
        if let Some(end) = dead_end(&board) {
            return Some((steps, end));
        }
        if steps.len() == MOST_FOLLOWED {
            return None;
        }
        let single = [Technique::NakedSingle, Technique::HiddenSingle]
            .iter()
            .find_map(|technique| teach::first(&board, *technique))?;
        let placed = single.placements.iter().next()?;
        board.place(placed);
        steps.push(placed);
    }
}

/// The same without the digits that it does not need.
fn shortened(right: &Board, wrong: Candidate, mut steps: Vec<Candidate>) -> Vec<Candidate> {
    let mut at = steps.len();
    while at > 0 {
        at -= 1;
        let mut fewer = steps.clone();
        fewer.remove(at);
        if replayed(right, wrong, &fewer).is_some() {
            steps = fewer;
        }
    }
    steps
}

/// Where these singles lead; `None` if one of them is none, or nothing is wrong at their end.
fn replayed(right: &Board, wrong: Candidate, steps: &[Candidate]) -> Option<End> {
    let mut board = right.clone();
    board.place(wrong);
    for step in steps {
        let is_naked = board.has(*step) && board.left(step.cell).len() == 1;
        let alone = |house: &House| board.places(step.digit).and(house.cells) == CellSet::of(step.cell);
        if !is_naked && !board.table().around(step.cell).any(alone) {
            return None;
        }
        board.place(*step);
    }
    dead_end(&board)
}
