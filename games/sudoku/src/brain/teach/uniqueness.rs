//! Uniqueness tests on rectangles whose corners are all empty.

use super::{
    board::Board,
    candidates::CandidateSet,
    combine::each_subset,
    rectangles::{self, Rectangle},
    step::{Flow, Sink, Step, offer},
    table::Shape,
    technique::Technique,
};
use crate::rules::{Cell, CellSet, Digit, DigitSet};

/// A rectangle with two digits that could swap.
struct Pattern<'a> {
    board: &'a Board,
    rectangle: &'a Rectangle,
    pair: DigitSet,
    /// Corners with the two digits and nothing else.
    bare: CellSet,
    /// The others.
    roof: CellSet,
}

impl Pattern<'_> {
    fn told(&self, technique: Technique) -> Step {
        let mut step = Step::of(technique);
        for digit in self.pair.iter() {
            step.base.add(digit, self.board.places(digit).and(self.rectangle.cells()));
        }
        step
    }

    /// The digits of the roof that do not swap.
    fn extra(&self) -> DigitSet {
        self.board.union(self.roof).without(self.pair)
    }

    /// Whether the roof is two corners of one line.
    fn is_level(&self) -> bool {
        let mut roof = self.roof.iter();
        let (Some(one), Some(other), None) = (roof.next(), roof.next(), roof.next()) else { return false };
        one.row() == other.row() || one.column() == other.column()
    }

    /// Whether the roof is two opposite corners.
    fn is_diagonal(&self) -> bool {
        self.roof.len() == 2 && !self.is_level()
    }
}

fn each(board: &Board, least_bare: u32, found: &mut dyn FnMut(&Pattern<'_>) -> Flow) -> Flow {
    rectangles::each(board, &mut |rectangle| {
        let cells = rectangle.cells();
        if !board.empty().holds(cells) {
            return Flow::Continue(());
        }
        // A corner that holds two digits alone names them.
        let mut known = [DigitSet::EMPTY; 4];
        for (at, corner) in rectangle.corners().into_iter().enumerate() {
            let pair = board.left(corner);
            if pair.len() != 2 || known.contains(&pair) {
                continue;
            }
            known[at] = pair;
            let bare: CellSet = cells.iter().filter(|cell| board.left(*cell) == pair).collect();
            let holds = |cell: Cell| !board.left(cell).and(pair).is_empty();
            if bare.len() >= least_bare && bare.len() < 4 && cells.iter().all(holds) {
                found(&Pattern { board, rectangle, pair, bare, roof: cells.without(bare) })?;
            }
        }
        Flow::Continue(())
    })
}

/// Three bare corners: the fourth holds neither digit.
pub fn one(board: &Board, sink: &mut Sink<'_>) -> Flow {
    each(board, 3, &mut |pattern| {
        let Some(corner) = pattern.roof.first() else { return Flow::Continue(()) };
        let out = board.left(corner).and(pattern.pair);
        let step = pattern.told(Technique::UniquenessOne);
        offer(step.ruling_out(CandidateSet::in_cell(out, corner)), sink)
    })
}

/// The roof is two corners of one line with the same third digit: one of them holds it.
pub fn two(board: &Board, sink: &mut Sink<'_>) -> Flow {
    fn is_level(pattern: &Pattern<'_>) -> bool {
        pattern.is_level()
    }
    one_extra(board, Technique::UniquenessTwo, is_level, sink)
}

/// As test 2, with opposite corners or three of them.
pub fn five(board: &Board, sink: &mut Sink<'_>) -> Flow {
    let is_other = |pattern: &Pattern<'_>| pattern.roof.len() == 3 || pattern.is_diagonal();
    one_extra(board, Technique::UniquenessFive, is_other, sink)
}

fn one_extra(
    board: &Board,
    technique: Technique,
    fits: fn(&Pattern<'_>) -> bool,
    sink: &mut Sink<'_>,
) -> Flow {
    each(board, 1, &mut |pattern| {
        let extra = pattern.extra();
        let Some(digit) = extra.first().filter(|_| extra.len() == 1 && fits(pattern)) else {
            return Flow::Continue(());
        };
        let holders = board.places(digit).and(pattern.roof);
        let out = board.seeing(digit, holders);
        let mut step = pattern.told(technique).ruling_out(CandidateSet::of(digit, out));
        step.fins = CandidateSet::of(digit, holders);
        offer(step, sink)
    })
}

/// The extra digits of the roof make a naked set with other cells of a house.
pub fn three(board: &Board, sink: &mut Sink<'_>) -> Flow {
    each(board, 2, &mut |pattern| {
        if !pattern.is_level() || pattern.extra().len() < 2 {
            return Flow::Continue(());
        }
        for house in board.table().houses().iter().filter(|house| house.cells.holds(pattern.roof)) {
            let others = house.cells.and(board.empty()).without(pattern.roof);
            for size in 1..others.len() as usize {
                each_subset(others, size, &mut |cells| {
                    let digits = board.union(cells).or(pattern.extra());
                    if digits.len() as usize != size + 1 {
                        return Flow::Continue(());
                    }
                    let set = cells.or(pattern.roof);
                    // The set may lie in a second house as well, which loses the same digits.
                    let reach = board.table().houses().iter().filter(|other| other.cells.holds(set));
                    let reach = reach.fold(CellSet::EMPTY, |all, other| all.or(other.cells)).without(set);
                    let mut step = pattern.told(Technique::UniquenessThree).in_houses([house]);
                    for digit in digits.iter() {
                        step.eliminations.add(digit, board.places(digit).and(reach));
                        let holders = if pattern.pair.has(digit) { cells } else { set };
                        step.fins.add(digit, board.places(digit).and(holders));
                    }
                    offer(step, sink)
                })?;
            }
        }
        Flow::Continue(())
    })
}

/// One of the two digits must be in the roof: the other is not.
pub fn four(board: &Board, sink: &mut Sink<'_>) -> Flow {
    each(board, 2, &mut |pattern| {
        if !pattern.is_level() {
            return Flow::Continue(());
        }
        for digit in pattern.pair.iter() {
            let other = pattern.pair.without(DigitSet::of(digit));
            for house in board.table().houses().iter().filter(|house| house.cells.holds(pattern.roof)) {
                let places = board.places(digit).and(house.cells);
                if !places.is_empty() && pattern.roof.holds(places) {
                    let mut step = pattern.told(Technique::UniquenessFour).in_houses([house]);
                    for digit in other.iter() {
                        step.eliminations.add(digit, board.places(digit).and(pattern.roof));
                    }
                    offer(step, sink)?;
                }
            }
        }
        Flow::Continue(())
    })
}

/// A digit that only the corners hold in both rows or both columns is not in opposite corners of the roof.
pub fn six(board: &Board, sink: &mut Sink<'_>) -> Flow {
    each(board, 2, &mut |pattern| {
        if !pattern.is_diagonal() {
            return Flow::Continue(());
        }
        let cells = pattern.rectangle.cells();
        for digit in pattern.pair.iter() {
            for shape in [Shape::Row, Shape::Column] {
                let confined = |house: CellSet| cells.holds(board.places(digit).and(house));
                let mut lines = board.table().shaped(shape).filter(|line| line.cells.meets(cells));
                if lines.all(|line| confined(line.cells)) {
                    let out = board.places(digit).and(pattern.roof);
                    let step = pattern.told(Technique::UniquenessSix);
                    offer(step.ruling_out(CandidateSet::of(digit, out)), sink)?;
                }
            }
        }
        Flow::Continue(())
    })
}

/// A bare corner, and a digit that row and column of the opposite corner confine to the rectangle: the
/// opposite corner does not hold the other digit.
pub fn hidden_rectangle(board: &Board, sink: &mut Sink<'_>) -> Flow {
    each(board, 1, &mut |pattern| {
        let rectangle = pattern.rectangle;
        for at in (0..4).filter(|at| pattern.bare.has(rectangle.corners()[*at])) {
            let corner = rectangle.opposite(at);
            for digit in pattern.pair.iter() {
                let both = |other: Cell| CellSet::of(corner).with(other);
                let strong = |other: Cell, shape: Shape| {
                    let house = board.table().house(corner, shape).cells;
                    board.places(digit).and(house) == both(other)
                };
                // Seen from the corner opposite, the neighbours change places.
                let (beside, below) = (rectangle.below(at), rectangle.beside(at));
                if strong(beside, Shape::Row) && strong(below, Shape::Column) {
                    let out = pattern.pair.without(DigitSet::of(digit)).and(board.left(corner));
                    let step = pattern.told(Technique::HiddenRectangle);
                    offer(step.ruling_out(CandidateSet::in_cell(out, corner)), sink)?;
                }
            }
        }
        Flow::Continue(())
    })
}

/// Every empty cell has two candidates but one, which has three: the digit that is there once too often in its
/// houses follows.
pub fn bivalue_grave(board: &Board, sink: &mut Sink<'_>) -> Flow {
    let odd = board.empty().without(board.bivalues());
    let Some(cell) = odd.first().filter(|cell| odd.len() == 1 && board.left(*cell).len() == 3) else {
        return Flow::Continue(());
    };
    if !board.rules_swaps_out() {
        return Flow::Continue(());
    }
    for digit in board.left(cell).iter() {
        let is_even = |other: Digit| {
            let places = board.places(other);
            let places = if other == digit { places.without(CellSet::of(cell)) } else { places };
            board.table().houses().iter().all(|house| matches!(places.and(house.cells).len(), 0 | 2))
        };
        if Digit::all().all(is_even) {
            let out = board.left(cell).without(DigitSet::of(digit));
            let step = Step::of(Technique::BivalueGrave)
                .resting_on(CandidateSet::in_cell(DigitSet::of(digit), cell))
                .ruling_out(CandidateSet::in_cell(out, cell));
            offer(step, sink)?;
        }
    }
    Flow::Continue(())
}
