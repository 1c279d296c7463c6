//! Fish whose base or cover includes boxes (Franken) or mixes rows and columns (mutant).

use super::{
    board::Board,
    candidates::CandidateSet,
    step::{Flow, Sink, Step, offer},
    table::{House, Shape},
    technique::Technique,
};
use crate::rules::{CellSet, Digit};

const MOST: usize = 6;

/// Which houses may take part.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// Lines of one shape, and boxes.
    Franken,
    /// Any.
    Mutant,
}

/// Three houses, no fins.
pub fn franken_swordfish(board: &Board, sink: &mut Sink<'_>) -> Flow {
    search(board, Technique::FrankenSwordfish, 3, Form::Franken, false, sink)
}

/// Four houses, no fins.
pub fn franken_jellyfish(board: &Board, sink: &mut Sink<'_>) -> Flow {
    search(board, Technique::FrankenJellyfish, 4, Form::Franken, false, sink)
}

/// Two houses and fins.
pub fn finned_franken_x_wing(board: &Board, sink: &mut Sink<'_>) -> Flow {
    search(board, Technique::FinnedFrankenXWing, 2, Form::Franken, true, sink)
}

/// Three houses and fins.
pub fn finned_franken_swordfish(board: &Board, sink: &mut Sink<'_>) -> Flow {
    search(board, Technique::FinnedFrankenSwordfish, 3, Form::Franken, true, sink)
}

/// Four houses and fins.
pub fn finned_franken_jellyfish(board: &Board, sink: &mut Sink<'_>) -> Flow {
    search(board, Technique::FinnedFrankenJellyfish, 4, Form::Franken, true, sink)
}

/// Four houses and fins.
pub fn finned_mutant_jellyfish(board: &Board, sink: &mut Sink<'_>) -> Flow {
    search(board, Technique::FinnedMutantJellyfish, 4, Form::Mutant, true, sink)
}

/// Five houses and fins.
pub fn finned_mutant_squirmbag(board: &Board, sink: &mut Sink<'_>) -> Flow {
    search(board, Technique::FinnedMutantSquirmbag, 5, Form::Mutant, true, sink)
}

/// Six houses and fins.
pub fn finned_mutant_whale(board: &Board, sink: &mut Sink<'_>) -> Flow {
    search(board, Technique::FinnedMutantWhale, 6, Form::Mutant, true, sink)
}

fn search(
    board: &Board,
    technique: Technique,
    size: usize,
    form: Form,
    finned: bool,
    sink: &mut Sink<'_>,
) -> Flow {
    for digit in Digit::all() {
        let ways: &[(Shape, Shape)] = match form {
            Form::Franken => &[(Shape::Column, Shape::Row), (Shape::Row, Shape::Column)],
            Form::Mutant => &[(Shape::Box, Shape::Box)],
        };
        for (no_base, no_cover) in ways {
            let places = board.places(digit);
            let usable = |house: &&House| places.and(house.cells).len() > 1;
            let houses: Vec<&House> = board.table().houses().iter().filter(usable).collect();
            let allows = |house: &House, barred: Shape| form == Form::Mutant || house.shape != barred;
            let bases: Vec<usize> =
                (0..houses.len()).filter(|number| allows(houses[*number], *no_base)).collect();
            let covers: Vec<usize> =
                (0..houses.len()).filter(|number| allows(houses[*number], *no_cover)).collect();
            let mut hunt = Hunt {
                board,
                digit,
                places,
                technique,
                size,
                form,
                finned,
                houses: &houses,
                covers: &covers,
                base: Chosen::EMPTY,
                found: Vec::new(),
            };
            hunt.choose(&bases, 0, CellSet::EMPTY, CellSet::EMPTY, sink)?;
        }
    }
    Flow::Continue(())
}

/// Houses by their numbers.
#[derive(Clone, Copy)]
struct Chosen {
    numbers: [usize; MOST],
    count: usize,
    mask: u64,
}

impl Chosen {
    const EMPTY: Chosen = Chosen { numbers: [0; MOST], count: 0, mask: 0 };

    fn with(mut self, number: usize) -> Chosen {
        self.numbers[self.count] = number;
        self.count += 1;
        self.mask |= 1 << number;
        self
    }

    fn has(&self, number: usize) -> bool {
        self.mask >> number & 1 == 1
    }

    fn iter(&self) -> impl Iterator<Item = usize> + Clone + '_ {
        self.numbers[..self.count].iter().copied()
    }
}

/// How far a cover has come.
#[derive(Clone, Copy)]
struct Cover {
    chosen: Chosen,
    once: CellSet,
    twice: CellSet,
    uncovered: CellSet,
    fins: CellSet,
    targets: CellSet,
}

struct Hunt<'a> {
    board: &'a Board,
    digit: Digit,
    places: CellSet,
    technique: Technique,
    size: usize,
    form: Form,
    finned: bool,
    houses: &'a [&'a House],
    covers: &'a [usize],
    base: Chosen,
    /// What the present base rules out, to tell two fish as one.
    found: Vec<Cover>,
}

impl Hunt<'_> {
    fn choose(
        &mut self,
        bases: &[usize],
        from: usize,
        cells: CellSet,
        endo: CellSet,
        sink: &mut Sink<'_>,
    ) -> Flow {
        if self.base.count == self.size {
            return self.hunt(cells, endo, sink);
        }
        for at in from..bases.len() {
            let house = self.places.and(self.houses[bases[at]].cells);
            let endo = endo.or(cells.and(house));
            if !endo.is_empty() && (!self.finned || endo.len() > 2) {
                continue;
            }
            let before = self.base;
            self.base = self.base.with(bases[at]);
            let flow = self.choose(bases, at + 1, cells.or(house), endo, sink);
            self.base = before;
            flow?;
        }
        Flow::Continue(())
    }

    fn hunt(&mut self, base: CellSet, endo: CellSet, sink: &mut Sink<'_>) -> Flow {
        let targets = self.places.and(self.board.table().common_peers(endo));
        if targets.is_empty() {
            return Flow::Continue(());
        }
        self.found.clear();
        let start = Cover {
            chosen: Chosen::EMPTY,
            once: CellSet::EMPTY,
            twice: CellSet::EMPTY,
            uncovered: base.without(endo),
            fins: endo,
            targets,
        };
        self.cover(start, base, sink)?;
        for (at, first) in self.found.iter().enumerate() {
            for second in &self.found[at + 1..] {
                if !first.targets.holds(second.targets) && !second.targets.holds(first.targets) {
                    let both = Cover {
                        fins: first.fins.or(second.fins),
                        targets: first.targets.or(second.targets),
                        ..*first
                    };
                    offer(self.told(&both, base), sink)?;
                }
            }
        }
        Flow::Continue(())
    }

    fn cover(&mut self, cover: Cover, base: CellSet, sink: &mut Sink<'_>) -> Flow {
        let Some(next) = cover.uncovered.first() else {
            return self.covered(cover, base, sink);
        };
        if cover.chosen.count < self.size {
            for number in self.covers.iter().copied() {
                let cells = self.houses[number].cells;
                if !cells.has(next) || self.base.has(number) || cover.chosen.has(number) {
                    continue;
                }
                let more = Cover {
                    chosen: cover.chosen.with(number),
                    twice: cover.twice.or(cover.once.and(cells)),
                    once: cover.once.or(cells),
                    uncovered: cover.uncovered.without(cells),
                    ..cover
                };
                self.cover(more, base, sink)?;
            }
        }
        if self.finned {
            let targets = cover.targets.and(self.board.table().peers(next));
            if !targets.is_empty() {
                let fins = cover.fins.with(next);
                let uncovered = cover.uncovered.without(CellSet::of(next));
                self.cover(Cover { uncovered, fins, targets, ..cover }, base, sink)?;
            }
        }
        Flow::Continue(())
    }

    fn covered(&mut self, cover: Cover, base: CellSet, sink: &mut Sink<'_>) -> Flow {
        // A cell that was called a fin first may have been covered later: that fish is found without the fin.
        if cover.chosen.count < self.size
            || cover.fins.is_empty() == self.finned
            || !self.is_of_form(&cover.chosen)
        {
            return Flow::Continue(());
        }
        let targets = cover.targets.and(cover.once.without(base).or(cover.twice.and(base)));
        if targets.is_empty() {
            return Flow::Continue(());
        }
        let fish = Cover { targets, ..cover };
        self.found.push(fish);
        offer(self.told(&fish, base), sink)
    }

    fn is_of_form(&self, cover: &Chosen) -> bool {
        let has = |chosen: &Chosen, shape: Shape| chosen.iter().any(|at| self.houses[at].shape == shape);
        // Blocks, and what a variant adds.
        let is_line = |at: usize| matches!(self.houses[at].shape, Shape::Row | Shape::Column);
        let has_other = |chosen: &Chosen| !chosen.iter().all(is_line);
        let lines = |chosen: &Chosen| (has(chosen, Shape::Row), has(chosen, Shape::Column));
        match self.form {
            Form::Franken => has_other(&self.base) || has_other(cover),
            Form::Mutant => {
                let (base_rows, base_columns) = lines(&self.base);
                let (cover_rows, cover_columns) = lines(cover);
                let rows_only = !base_columns && !cover_rows;
                let columns_only = !base_rows && !cover_columns;
                !rows_only && !columns_only
            }
        }
    }

    fn told(&self, cover: &Cover, base: CellSet) -> Step {
        let houses = self.base.iter().chain(cover.chosen.iter()).map(|at| self.houses[at]);
        Step::of(self.technique)
            .resting_on(CandidateSet::of(self.digit, base.without(cover.fins)))
            .with_fins(CandidateSet::of(self.digit, cover.fins))
            .ruling_out(CandidateSet::of(self.digit, cover.targets))
            .in_houses(houses)
    }
}
