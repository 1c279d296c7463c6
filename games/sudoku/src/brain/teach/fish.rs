//! Basic fish: as many lines one way as the places of a digit need lines the other way, with or without
//! places left over (fins).

use super::{
    board::Board,
    candidates::CandidateSet,
    combine::each_choice,
    step::{Flow, Sink, Step, offer},
    table::{House, Shape},
    technique::Technique,
};
use crate::rules::{CellSet, Digit};

const MOST: usize = 4;
/// Fish of the same base that are kept to be told as one.
const KEPT: usize = 64;

/// Two lines.
pub fn x_wing(board: &Board, sink: &mut Sink<'_>) -> Flow {
    plain(board, Technique::XWing, 2, sink)
}

/// Three lines.
pub fn swordfish(board: &Board, sink: &mut Sink<'_>) -> Flow {
    plain(board, Technique::Swordfish, 3, sink)
}

/// Four lines.
pub fn jellyfish(board: &Board, sink: &mut Sink<'_>) -> Flow {
    plain(board, Technique::Jellyfish, 4, sink)
}

/// Two lines and fins.
pub fn finned_x_wing(board: &Board, sink: &mut Sink<'_>) -> Flow {
    finned(board, Technique::FinnedXWing, 2, false, sink)
}

/// Three lines and fins.
pub fn finned_swordfish(board: &Board, sink: &mut Sink<'_>) -> Flow {
    finned(board, Technique::FinnedSwordfish, 3, false, sink)
}

/// Four lines and fins.
pub fn finned_jellyfish(board: &Board, sink: &mut Sink<'_>) -> Flow {
    finned(board, Technique::FinnedJellyfish, 4, false, sink)
}

/// Two lines and fins, without which one of them had a single place.
pub fn sashimi_x_wing(board: &Board, sink: &mut Sink<'_>) -> Flow {
    finned(board, Technique::SashimiXWing, 2, true, sink)
}

/// Three lines and fins, without which one of them had a single place.
pub fn sashimi_swordfish(board: &Board, sink: &mut Sink<'_>) -> Flow {
    finned(board, Technique::SashimiSwordfish, 3, true, sink)
}

/// Four lines and fins, without which one of them had a single place.
pub fn sashimi_jellyfish(board: &Board, sink: &mut Sink<'_>) -> Flow {
    finned(board, Technique::SashimiJellyfish, 4, true, sink)
}

const WAYS: [(Shape, Shape); 2] = [(Shape::Row, Shape::Column), (Shape::Column, Shape::Row)];

/// The lines of a shape where a digit has so many places, as a list without allocation.
struct Lines<'a> {
    lines: [Option<&'a House>; 9],
    count: usize,
}

impl<'a> Lines<'a> {
    fn of(board: &'a Board, digit: Digit, shape: Shape, least: u32, most: u32) -> Lines<'a> {
        let mut list = Lines { lines: [None; 9], count: 0 };
        for house in board.table().shaped(shape) {
            let places = board.places(digit).and(house.cells).len();
            if (least..=most).contains(&places) {
                list.lines[list.count] = Some(house);
                list.count += 1;
            }
        }
        list
    }

    fn chosen(&self, choice: &[usize]) -> impl Iterator<Item = &'a House> + Clone {
        let lines = self.lines;
        let mut numbers = [0; MOST];
        numbers[..choice.len()].copy_from_slice(choice);
        (0..choice.len()).filter_map(move |at| lines[numbers[at]])
    }
}

fn union<'a>(houses: impl Iterator<Item = &'a House>) -> CellSet {
    houses.fold(CellSet::EMPTY, |set, house| set.or(house.cells))
}

fn plain(board: &Board, technique: Technique, size: usize, sink: &mut Sink<'_>) -> Flow {
    for digit in Digit::all() {
        let places = board.places(digit);
        for (along, across) in WAYS {
            let lines = Lines::of(board, digit, along, 2, size as u32);
            each_choice::<MOST>(lines.count, size, &mut |choice| {
                let base = places.and(union(lines.chosen(choice)));
                let covers = || board.table().shaped(across).filter(|house| house.cells.meets(base));
                if covers().count() != size {
                    return Flow::Continue(());
                }
                let out = places.and(union(covers())).without(base);
                if out.is_empty() {
                    return Flow::Continue(());
                }
                let step = Step::of(technique)
                    .resting_on(CandidateSet::of(digit, base))
                    .ruling_out(CandidateSet::of(digit, out))
                    .in_houses(lines.chosen(choice).chain(covers()));
                offer(step, sink)
            })?;
        }
    }
    Flow::Continue(())
}

/// A fish with fins.
#[derive(Clone, Copy)]
struct Finned {
    fins: CellSet,
    out: CellSet,
    covers: CellSet,
    sashimi: bool,
}

fn finned(board: &Board, technique: Technique, size: usize, sashimi: bool, sink: &mut Sink<'_>) -> Flow {
    for digit in Digit::all() {
        let places = board.places(digit);
        for (along, across) in WAYS {
            let lines = Lines::of(board, digit, along, 2, 9);
            let others = Lines::of(board, digit, across, 1, 9);
            each_choice::<MOST>(lines.count, size, &mut |choice| {
                let base = places.and(union(lines.chosen(choice)));
                let mut kept = [None; KEPT];
                let mut count = 0;
                let told = |fish: &Finned| {
                    Step::of(technique)
                        .resting_on(CandidateSet::of(digit, base.without(fish.fins)))
                        .with_fins(CandidateSet::of(digit, fish.fins))
                        .ruling_out(CandidateSet::of(digit, fish.out))
                        .in_houses(lines.chosen(choice).chain(
                            board.table().shaped(across).filter(|house| fish.covers.holds(house.cells)),
                        ))
                };
                each_cover(board, &others, base, size, &mut |covers| {
                    let fins = base.without(covers);
                    let out = board.seeing(digit, fins).and(covers).without(base);
                    let body = |house: &House| places.and(house.cells).without(fins).len();
                    let least = lines.chosen(choice).map(body).min().unwrap_or(0);
                    if fins.is_empty() || out.is_empty() || least == 0 {
                        return Flow::Continue(());
                    }
                    let fish = Finned { fins, out, covers, sashimi: least == 1 };
                    if kept[..count].iter().flatten().any(|known: &Finned| known.covers == covers) {
                        return Flow::Continue(());
                    }
                    if count < KEPT {
                        kept[count] = Some(fish);
                        count += 1;
                    }
                    if fish.sashimi == sashimi { offer(told(&fish), sink) } else { Flow::Continue(()) }
                })?;
                two_as_one(&kept[..count], sashimi, &mut |fish| offer(told(&fish), sink))
            })?;
        }
    }
    Flow::Continue(())
}

/// Calls with the cells of as many lines as the base has, of which all but places in one box are covered: only fins in
/// one box are seen by a place of a cover.
fn each_cover(
    board: &Board,
    others: &Lines<'_>,
    base: CellSet,
    size: usize,
    found: &mut dyn FnMut(CellSet) -> Flow,
) -> Flow {
    for square in board.table().shaped(Shape::Box).filter(|square| square.cells.meets(base)) {
        let outside = base.without(square.cells);
        let meets = |house: &&House, cells: CellSet| house.cells.meets(cells);
        let all = || others.lines[..others.count].iter().flatten().copied();
        let needed = all().filter(|house| meets(house, outside)).count();
        if needed > size {
            continue;
        }
        let fixed = union(all().filter(|house| meets(house, outside)));
        let mut free = [None; 9];
        let mut count = 0;
        for house in all().filter(|house| meets(house, base) && !meets(house, outside)) {
            free[count] = Some(house);
            count += 1;
        }
        each_choice::<MOST>(count, size - needed, &mut |choice| {
            found(fixed.or(union(choice.iter().filter_map(|at| free[*at]))))
        })?;
    }
    Flow::Continue(())
}

/// Fish of the same base with different fins, told together.
fn two_as_one(kept: &[Option<Finned>], sashimi: bool, found: &mut dyn FnMut(Finned) -> Flow) -> Flow {
    for (at, first) in kept.iter().flatten().enumerate() {
        for second in kept[at + 1..].iter().flatten() {
            if (first.sashimi == sashimi || second.sashimi == sashimi)
                && !first.out.holds(second.out)
                && !second.out.holds(first.out)
            {
                found(Finned {
                    fins: first.fins.or(second.fins),
                    out: first.out.or(second.out),
                    covers: first.covers.or(second.covers),
                    sashimi,
                })?;
            }
        }
    }
    Flow::Continue(())
}
