//! A step as a hint: where to look, which technique, and the whole with marks, links and what to do.

use super::{doing, indices, said};
use crate::{
    brain::teach::{self, Board, Candidate, CandidateSet, Node, Step},
    rules::{Action, Cell, CellSet, Sudoku},
};
use parlour_brain::{End, Hint, Link, Mark, Part, Stage};
use parlour_kernel::Message;

/// A step in stages, with the actions that do it at this table.
pub fn step(seen: &Sudoku, board: &Board, step: &Step) -> Hint {
    let (look, around) = look(board, step);
    let technique = Message::new("sudoku.hint-technique").message("technique", step.technique.name());
    let stages = vec![
        Stage::new(look, indices(around.iter())),
        Stage::new(technique, indices(around.iter())),
        whole(board, step),
    ];
    let hint = Hint { stages, ..plain(step) };
    doing(seen, hint, &actions(seen, step))
}

/// A step told at once, with nothing to do.
pub fn plain(step: &Step) -> Hint {
    said(step.technique.word(), teach::sentence(step), concerned(step).iter().collect())
}

/// The stage that tells everything.
pub fn whole(board: &Board, step: &Step) -> Stage {
    Stage {
        text: teach::sentence(step),
        cells: indices(concerned(step).iter()),
        marks: marks(board, step),
        links: step.links.iter().map(link).collect(),
    }
}

/// The mark of a digit that follows.
pub fn placed(candidate: Candidate) -> Vec<Mark> {
    vec![mark(candidate, Part::In)]
}

/// Where to look: the empty cells of its houses, or the cells themselves where it is about no house.
fn look(board: &Board, step: &Step) -> (Message, CellSet) {
    if step.houses.is_empty() {
        let names: Vec<String> = step.cells().iter().map(|cell| cell.to_string()).collect();
        return (Message::new("sudoku.hint-look-cells").text("cells", names.join(", ")), step.cells());
    }
    let all = step.houses.iter().fold(CellSet::EMPTY, |all, house| all.or(house.cells));
    let text = Message::new("sudoku.hint-look-houses").message("houses", teach::houses(&step.houses));
    (text, all.and(board.empty()))
}

fn concerned(step: &Step) -> CellSet {
    step.cells().or(step.placements.all_cells()).or(step.eliminations.all_cells())
}

/// The part of every candidate, the strongest where it plays several.
fn marks(board: &Board, step: &Step) -> Vec<Mark> {
    let (mut base, mut second) = (step.base, step.second);
    for link in step.links.iter().filter(|link| link.strong) {
        // The ends of strong links in turn: one of the two is true.
        add(&mut second, &link.from);
        add(&mut base, &link.to);
    }
    if !step.links.is_empty() {
        base = base.without(&second);
    }
    let parts = [
        (Part::In, step.placements),
        (Part::Out, step.eliminations),
        (Part::Exception, step.fins),
        (Part::Second, second),
        (Part::Base, base),
    ];
    let mut told = CandidateSet::EMPTY;
    let mut marks = Vec::new();
    for (part, set) in parts {
        let new = set.without(&told);
        marks.extend(
            new.iter().filter(|candidate| board.has(*candidate)).map(|candidate| mark(candidate, part)),
        );
        told = told.or(&set);
    }
    marks
}

fn add(set: &mut CandidateSet, node: &Node) {
    set.add(node.digit, node.cells);
}

fn mark(candidate: Candidate, part: Part) -> Mark {
    Mark { cell: candidate.cell.index() as u16, number: candidate.digit.number(), part }
}

fn link(link: &teach::Link) -> Link {
    let end = |node: &Node| End { number: node.digit.number(), cells: indices(node.cells.iter()) };
    Link { from: end(&link.from), to: end(&link.to), strong: link.strong }
}

/// Digits are written; candidates that are out lose their marks.
fn actions(seen: &Sudoku, step: &Step) -> Vec<Action> {
    let set = |candidate: Candidate| Action::Set(candidate.cell, candidate.digit);
    let mut actions: Vec<Action> = step.placements.iter().map(set).collect();
    for candidate in step.eliminations.iter() {
        actions.extend(unmark(seen, candidate));
    }
    actions
}

/// Takes a digit out of the marks of a cell, wherever it is marked.
pub fn unmark(seen: &Sudoku, candidate: Candidate) -> impl Iterator<Item = Action> {
    let Candidate { digit, cell } = candidate;
    let (notes, place): (_, Cell) = (seen.notes(cell), cell);
    let corner = notes.corner.has(digit).then_some(Action::Corner(place, digit));
    let centre = notes.centre.has(digit).then_some(Action::Centre(place, digit));
    corner.into_iter().chain(centre)
}
