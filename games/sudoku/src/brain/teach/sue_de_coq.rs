//! Sue de Coq: cells shared by a line and a box, whose candidates are divided between both.

use super::{
    board::Board,
    candidates::CandidateSet,
    combine::each_subset,
    step::{Flow, Sink, Step, offer},
    table::{House, Shape},
    technique::Technique,
};
use crate::rules::CellSet;

/// As many digits as cells in the shared part, a part of the line and a part of the box, where line and box have
/// no digit in common.
pub fn search(board: &Board, sink: &mut Sink<'_>) -> Flow {
    let table = board.table();
    for square in table.shaped(Shape::Box) {
        for line in table.houses().iter().filter(|house| !house.shape.is_block()) {
            let shared = square.cells.and(line.cells).and(board.empty());
            for size in 2..=shared.len() as usize {
                each_subset(shared, size, &mut |cells| divide(board, square, line, cells, sink))?;
            }
        }
    }
    Flow::Continue(())
}

fn divide(board: &Board, square: &House, line: &House, shared: CellSet, sink: &mut Sink<'_>) -> Flow {
    let digits = board.union(shared);
    if digits.len() < shared.len() + 2 {
        return Flow::Continue(());
    }
    let both = square.cells.and(line.cells);
    let open = |house: &House| house.cells.and(board.empty()).without(both);
    let (in_line, in_box) = (open(line), open(square));
    for size in 1..=in_line.len() as usize {
        each_subset(in_line, size, &mut |first| {
            let line_digits = board.union(first);
            // A part takes more digits from the shared cells than it brings.
            if line_digits.without(digits).len() >= first.len() {
                return Flow::Continue(());
            }
            for size in 1..=in_box.len() as usize {
                each_subset(in_box, size, &mut |second| {
                    let box_digits = board.union(second);
                    if box_digits.without(digits).len() >= second.len() {
                        return Flow::Continue(());
                    }
                    let all = digits.or(line_digits).or(box_digits);
                    let cells = first.len() + second.len() + shared.len();
                    let twice = line_digits.and(box_digits);
                    // A digit of both parts that the shared cells lack can stand twice.
                    if !twice.and(digits).is_empty() || all.len() + twice.len() != cells {
                        return Flow::Continue(());
                    }
                    let (mut out, mut base, mut parts) =
                        (CandidateSet::EMPTY, CandidateSet::EMPTY, CandidateSet::EMPTY);
                    for digit in all.iter() {
                        let places = board.places(digit);
                        if !box_digits.has(digit) || twice.has(digit) {
                            out.add(digit, places.and(line.cells).without(shared.or(first)));
                        }
                        if !line_digits.has(digit) || twice.has(digit) {
                            out.add(digit, places.and(square.cells).without(shared.or(second)));
                        }
                        base.add(digit, places.and(shared));
                        parts.add(digit, places.and(first.or(second)));
                    }
                    let step = Step::of(Technique::SueDeCoq).resting_on(base).with_second(parts);
                    offer(step.ruling_out(out).in_houses([line, square]), sink)
                })?;
            }
            Flow::Continue(())
        })?;
    }
    Flow::Continue(())
}
