//! Hints: a wrong number first, with the reason; otherwise the easiest number to place next, in stages, and
//! the action of the guided flow that leads there.

use crate::{
    brain::{
        Filling, Puzzle,
        mistakes::{self, Mistake},
        solver::{self, Solved},
        teach::{Account, Ground, Lesson, Level, Next, Spot, Step, Technique, Words},
    },
    rules::{Action, Cell, Direction, Hidato, Seen, Value},
};
use parlour_brain::{Budget, Hint, Hinter, Stage};
use parlour_kernel::{Message, Rules};

/// How many more steps are searched for the number the player is about to place.
const LOOK_AHEAD: usize = 30;

/// Explains the next step by techniques people use.
#[derive(Clone, Copy, Debug, Default)]
pub struct HidatoHinter;

impl Hinter<Hidato> for HidatoHinter {
    fn hint(&self, seen: &Seen<'_>, budget: &mut Budget) -> Option<Hint> {
        if seen.is_solved() {
            return None;
        }
        let wrong = mistakes::all(seen, budget)?;
        if let Some(first) = wrong.first() {
            return Some(mend(seen, &mistakes::explained(seen, *first, &wrong, budget)));
        }
        let puzzle = Puzzle::as_it_stands(seen);
        let mut advice = Advice::of(seen, &puzzle);
        if advice.look(budget)? { advice.hint(budget) } else { advice.one_of_many(budget) }
    }
}

/// A number that must be removed.
fn mend(game: &Hidato, wrong: &Mistake) -> Hint {
    let look = Message::new("hidato.hint-wrong-look");
    Hint {
        action: game.write(&Action::Remove(game.board().place(wrong.spot.cell))),
        then: Vec::new(),
        technique: "wrong".to_owned(),
        cells: places(game, &wrong.cells),
        text: wrong.text.clone(),
        columns: Vec::new(),
        choices: Vec::new(),
        stages: vec![
            Stage::new(look, Vec::new()),
            Stage::new(wrong.text.clone(), places(game, &wrong.cells)),
        ],
    }
}

/// Cells as scenes number them: row by row, holes included.
pub(super) fn places(game: &Hidato, cells: &[Cell]) -> Vec<u16> {
    let columns = u16::from(game.board().columns());
    let index = |cell: &Cell| {
        let place = game.board().place(*cell);
        u16::from(place.row) * columns + u16::from(place.col)
    };
    cells.iter().map(index).collect()
}

/// A game and what follows from it.
struct Advice<'a> {
    game: &'a Hidato,
    puzzle: &'a Puzzle,
    lesson: Lesson<'a>,
    account: Account<'a>,
}

impl<'a> Advice<'a> {
    fn of(game: &'a Hidato, puzzle: &'a Puzzle) -> Advice<'a> {
        let lesson = Lesson::of(puzzle);
        Advice { game, puzzle, account: Account::of(&lesson), lesson }
    }

    /// Takes steps until a number follows that the flow can place next, then a few more that are no harder;
    /// false if there is none. The result does not depend on what the player is about to do, so successive
    /// hints lead to the same number.
    fn look(&mut self, budget: &mut Budget) -> Option<bool> {
        let mut highest = Level::HIGHEST;
        let mut left = LOOK_AHEAD;
        while left > 0 {
            match self.lesson.next(highest, budget) {
                Next::Step(step) => {
                    let reached = step.placements.iter().any(|spot| self.is_in_reach(spot.value));
                    self.account.note(step);
                    if reached && highest == Level::HIGHEST {
                        let hardest = self.account.steps().iter().map(|step| step.technique.level()).max();
                        highest = hardest.unwrap_or(Level::LOWEST).min(Level::NO_GUESS);
                    }
                }
                // No hints for boards without a solution.
                Next::Stopped | Next::Conflict(_) => return None,
                Next::Complete | Next::Stuck => break,
            }
            if highest < Level::HIGHEST {
                left -= 1;
            }
        }
        Some(self.found().next().is_some())
    }

    /// The numbers found that the flow can place, each with the index of its step.
    fn found(&self) -> impl Iterator<Item = (usize, Spot)> {
        let steps = self.account.steps().iter().enumerate();
        let placements = steps.flat_map(|(at, step)| step.placements.iter().map(move |spot| (at, *spot)));
        placements.filter(|(_, spot)| self.is_in_reach(spot.value))
    }

    /// Whether the number before or after this one is on the board.
    fn is_in_reach(&self, value: Value) -> bool {
        [Direction::Forward, Direction::Backward].iter().any(|way| self.anchor(value, *way).is_some())
    }

    /// The cell of the number from which this one is reached when counting this way.
    fn anchor(&self, value: Value, way: Direction) -> Option<Cell> {
        let from = match way {
            Direction::Forward => Value::new(value.number() - 1),
            Direction::Backward => Value::new(value.number() + 1),
        };
        self.game.board().cells().find(|cell| from.is_some() && self.game.value(*cell) == from)
    }

    fn hint(&mut self, budget: &mut Budget) -> Option<Hint> {
        let target = self.game.target().map(|target| target.value);
        let way = self.game.direction();
        let mut best: Option<(_, Spot, Vec<Ground>)> = None;
        let found: Vec<(usize, Spot)> = self.found().collect();
        for (at, spot) in found {
            let grounds = self.account.grounds_of(at, budget);
            let hardest = grounds.iter().map(|ground| ground.step.technique.level()).max();
            let detours = grounds.iter().filter(|ground| !ground.step.placements.is_empty()).count();
            let elsewhere = Some(spot.value) != target;
            let turned = self.anchor(spot.value, way).is_none();
            let rank = (detours > 1, hardest, elsewhere, turned, at);
            if best.as_ref().is_none_or(|(least, ..)| rank < *least) {
                best = Some((rank, spot, grounds));
            }
        }
        let (_, spot, grounds) = best?;
        Some(self.told(spot, &grounds))
    }

    fn told(&self, spot: Spot, grounds: &[Ground]) -> Hint {
        let words = Words::of(self.game.board(), &self.puzzle.givens);
        let technique = grounds.iter().map(|ground| ground.step.technique).max().unwrap_or(Technique::Bridge);
        let last = grounds.last().map(|ground| &ground.step);
        let mut cells = vec![spot.cell];
        for cell in Words::told(grounds).iter().rev().flat_map(|ground| &ground.step.cells) {
            if !cells.contains(cell) {
                cells.push(*cell);
            }
        }
        let (action, what) = self.way_to(spot, &words);
        let why = words.because(grounds);
        let text = Message::new("hidato.lines").message("first", why.clone()).message("rest", what.clone());
        let look = look(technique, spot, last, &words);
        let around: Vec<Cell> = cells.iter().copied().filter(|cell| *cell != spot.cell).collect();
        let stage = |text: Message, cells: &[Cell]| Stage::new(text, places(self.game, cells));
        Hint {
            action: self.game.write(&action),
            then: Vec::new(),
            technique: technique.word().to_owned(),
            cells: places(self.game, &cells),
            text,
            columns: Vec::new(),
            choices: Vec::new(),
            stages: vec![stage(look, &around), stage(why, &cells), stage(what, &[spot.cell])],
        }
    }

    /// The next action on the way to a placement, and what to say about it.
    fn way_to(&self, spot: Spot, words: &Words<'_>) -> (Action, Message) {
        let place = self.game.board().place(spot.cell);
        let say = |key: &'static str| {
            Message::new(key).int("value", spot.value.number()).text("place", place.to_string())
        };
        let target = self.game.target();
        if target.is_some_and(|target| target.value == spot.value && target.cells.contains(&spot.cell)) {
            return (Action::Place(place), say("hidato.hint-place"));
        }
        let way = self.game.direction();
        if let Some(anchor) = self.anchor(spot.value, way) {
            let from = self.game.board().place(anchor);
            let what = say("hidato.hint-select").message("from", words.standing(anchor));
            return (Action::Select(from), what);
        }
        match way {
            Direction::Forward => (Action::Direction(Direction::Backward), say("hidato.hint-backward")),
            Direction::Backward => (Action::Direction(Direction::Forward), say("hidato.hint-forward")),
        }
    }

    /// A number of some solution, if several are left.
    fn one_of_many(&self, budget: &mut Budget) -> Option<Hint> {
        let Some(Solved::Many(filling, _)) = solver::solve(self.puzzle, budget) else { return None };
        let spot = self.next_of(&filling)?;
        let words = Words::of(self.game.board(), &self.puzzle.givens);
        let (action, what) = self.way_to(spot, &words);
        let why = Message::new("hidato.hint-open");
        Some(Hint {
            action: self.game.write(&action),
            then: Vec::new(),
            technique: "choice".to_owned(),
            cells: places(self.game, &[spot.cell]),
            text: Message::new("hidato.lines").message("first", why).message("rest", what),
            columns: Vec::new(),
            choices: Vec::new(),
            stages: Vec::new(),
        })
    }

    /// The number of a solution that the flow places next: the target, else the first in reach.
    fn next_of(&self, filling: &Filling) -> Option<Spot> {
        let spot = |cell: Cell| Spot { value: filling.value(cell), cell };
        let open = |cell: &Cell| self.game.value(*cell).is_none();
        let mut spots: Vec<Spot> = self.game.board().cells().filter(open).map(spot).collect();
        spots.sort_unstable();
        let target = self.game.target().map(|target| target.value);
        let way = self.game.direction();
        let rank = |spot: &&Spot| (Some(spot.value) != target, self.anchor(spot.value, way).is_none());
        spots.iter().filter(|spot| self.is_in_reach(spot.value)).min_by_key(rank).copied()
    }
}

/// The first stage: where to look, without giving it away.
fn look(technique: Technique, spot: Spot, last: Option<&Step>, words: &Words<'_>) -> Message {
    let name = Message::new(format!("hidato.technique-{}", technique.word()));
    let message = if last.is_some_and(Step::is_about_cell) {
        Message::new("hidato.hint-look-cell").text("place", words.place(spot.cell))
    } else {
        Message::new("hidato.hint-look-value").int("value", spot.value.number())
    };
    message.message("technique", name)
}
