//! Two strong links of one digit, joined by a weak one: skyscraper, two-string kite, turbot fish, empty
//! rectangle.

use super::{
    board::Board,
    candidates::CandidateSet,
    step::{Flow, Link, Node, Sink, Step, offer},
    table::{House, Shape},
    technique::Technique,
};
use crate::rules::{Cell, CellSet, Digit};

/// A digit with two places in a house.
#[derive(Clone, Copy)]
struct Strong<'a> {
    house: &'a House,
    ends: [Cell; 2],
}

fn strong_links(board: &Board, digit: Digit) -> impl Iterator<Item = Strong<'_>> + Clone {
    board.table().houses().iter().filter_map(move |house| {
        let mut places = board.places(digit).and(house.cells).iter();
        let ends = [places.next()?, places.next()?];
        places.next().is_none().then_some(Strong { house, ends })
    })
}

/// Two parallel lines joined at one end.
pub fn skyscraper(board: &Board, sink: &mut Sink<'_>) -> Flow {
    turbots(board, Technique::Skyscraper, sink)
}

/// A row and a column joined in a box.
pub fn two_string_kite(board: &Board, sink: &mut Sink<'_>) -> Flow {
    turbots(board, Technique::TwoStringKite, sink)
}

/// Two strong links of which one is in a box.
pub fn turbot_fish(board: &Board, sink: &mut Sink<'_>) -> Flow {
    turbots(board, Technique::TurbotFish, sink)
}

/// What players call two links of these shapes, joined inside a box or not.
fn kind(first: Shape, second: Shape, in_box: bool) -> Technique {
    match (first, second) {
        (Shape::Row, Shape::Row) | (Shape::Column, Shape::Column) if !in_box => Technique::Skyscraper,
        (Shape::Row, Shape::Column) | (Shape::Column, Shape::Row) if in_box => Technique::TwoStringKite,
        _ => Technique::TurbotFish,
    }
}

fn turbots(board: &Board, technique: Technique, sink: &mut Sink<'_>) -> Flow {
    for digit in Digit::all() {
        for first in strong_links(board, digit) {
            for second in strong_links(board, digit) {
                if second.house.cells != first.house.cells {
                    joined(board, technique, digit, &first, &second, sink)?;
                }
            }
        }
    }
    Flow::Continue(())
}

/// Every way to join an end of the one to an end of the other.
fn joined(
    board: &Board,
    technique: Technique,
    digit: Digit,
    first: &Strong<'_>,
    second: &Strong<'_>,
    sink: &mut Sink<'_>,
) -> Flow {
    for near in 0..2 {
        for far in 0..2 {
            let path = [first.ends[1 - near], first.ends[near], second.ends[far], second.ends[1 - far]];
            let all: CellSet = path.into_iter().collect();
            if all.len() < 4 || !board.table().peers(path[1]).has(path[2]) {
                continue;
            }
            let in_box = board.table().house(path[1], Shape::Box).cells.has(path[2]);
            if kind(first.house.shape, second.house.shape, in_box) != technique {
                continue;
            }
            let out = board.seeing(digit, CellSet::of(path[0]).with(path[3]));
            offer(told(technique, digit, &path, out), sink)?;
        }
    }
    Flow::Continue(())
}

fn told(technique: Technique, digit: Digit, path: &[Cell; 4], out: CellSet) -> Step {
    let node = |at: usize| Node { digit, cells: CellSet::of(path[at]) };
    let link = |at: usize, strong| Link { from: node(at), to: node(at + 1), strong };
    Step::of(technique)
        .resting_on(CandidateSet::of(digit, path.iter().copied().collect()))
        .ruling_out(CandidateSet::of(digit, out))
        .linked(vec![link(0, true), link(1, false), link(2, true)])
}

/// Two kites that share the box: both conclusions at once.
pub fn dual_kite(board: &Board, sink: &mut Sink<'_>) -> Flow {
    two_as_one(board, two_string_kite, Technique::DualTwoStringKite, sink)
}

/// Two empty rectangles of the same box: both conclusions at once.
pub fn dual_empty_rectangle(board: &Board, sink: &mut Sink<'_>) -> Flow {
    two_as_one(board, empty_rectangle, Technique::DualEmptyRectangle, sink)
}

fn two_as_one(
    board: &Board,
    search: fn(&Board, &mut Sink<'_>) -> Flow,
    technique: Technique,
    sink: &mut Sink<'_>,
) -> Flow {
    let mut found: Vec<Step> = Vec::new();
    let flow = search(board, &mut |step| {
        found.push(step);
        Flow::Continue(())
    });
    debug_assert!(flow.is_continue(), "nothing stops it");
    for (at, first) in found.iter().enumerate() {
        for second in &found[at + 1..] {
            if first.eliminations != second.eliminations && hinge(first) == hinge(second) {
                let step = Step::of(technique)
                    .resting_on(first.base.or(&second.base))
                    .with_second(first.second.or(&second.second))
                    .ruling_out(first.eliminations.or(&second.eliminations))
                    .linked(first.links.iter().chain(&second.links).copied().collect());
                offer(step, sink)?;
            }
        }
    }
    Flow::Continue(())
}

/// Where the two links are joined: the box of a rectangle, the two cells of a kite.
fn hinge(step: &Step) -> (Option<House>, CellSet) {
    let joint = step.links.get(1).map(|link| link.from.cells.or(link.to.cells));
    match step.houses.first() {
        Some(house) => (
            Some(*house),
            step.base.digits().first().map_or(CellSet::EMPTY, |digit| step.second.cells(digit)),
        ),
        None => (None, joint.unwrap_or(CellSet::EMPTY)),
    }
}

/// A box whose places lie in one row and one column of it, and a strong link that meets one of them.
pub fn empty_rectangle(board: &Board, sink: &mut Sink<'_>) -> Flow {
    let table = board.table();
    for digit in Digit::all() {
        let places = board.places(digit);
        for square in table.shaped(Shape::Box) {
            let inside = places.and(square.cells);
            if inside.len() < 2 {
                continue;
            }
            for (along, across) in [(Shape::Row, Shape::Column), (Shape::Column, Shape::Row)] {
                for line in table.shaped(along).filter(|line| line.cells.meets(square.cells)) {
                    for cross in table.shaped(across).filter(|cross| cross.cells.meets(square.cells)) {
                        if !line.cells.or(cross.cells).holds(inside)
                            || line.cells.holds(inside)
                            || cross.cells.holds(inside)
                        {
                            continue;
                        }
                        // A strong link across, with one end on the line and outside of the box.
                        for strong in strong_links(board, digit).filter(|link| link.house.shape == across) {
                            if strong.house.cells.meets(square.cells) {
                                continue;
                            }
                            for near in 0..2 {
                                let (near, far) = (strong.ends[near], strong.ends[1 - near]);
                                if !line.cells.has(near) {
                                    continue;
                                }
                                let out = places.and(table.house(far, along).cells).and(cross.cells);
                                let group = |cells: CellSet| Node { digit, cells };
                                let one = |cell| group(CellSet::of(cell));
                                let (row, rest) = (inside.and(line.cells), inside.without(line.cells));
                                let links = vec![
                                    Link { from: one(far), to: one(near), strong: true },
                                    Link { from: one(near), to: group(row), strong: false },
                                    Link { from: group(row), to: group(rest), strong: true },
                                ];
                                let base = CellSet::of(near).with(far);
                                let step = Step::of(Technique::EmptyRectangle)
                                    .resting_on(CandidateSet::of(digit, base))
                                    .with_second(CandidateSet::of(digit, inside))
                                    .ruling_out(CandidateSet::of(digit, out.without(square.cells)))
                                    .in_houses([square])
                                    .linked(links);
                                offer(step, sink)?;
                            }
                        }
                    }
                }
            }
        }
    }
    Flow::Continue(())
}
