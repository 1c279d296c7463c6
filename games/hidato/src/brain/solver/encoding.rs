//! A puzzle as clauses: one variable for each value at each square where it may go. Every value has a square,
//! every square has a value, and each value is next to its predecessor and successor.

use super::{
    cdcl::{Cdcl, Literal, SatResult, Var},
    domains::{Domains, Rank, Spot},
    squares,
};
use crate::{
    brain::Filling,
    rules::{Board, Value},
};
use parlour_brain::Budget;

/// The clauses, and the meaning of their variables.
#[derive(Debug)]
pub struct Encoding {
    cdcl: Cdcl,
    spots: Vec<Spot>,
    /// The squares of each value when it was made, and the first variable of each of their words.
    places: Vec<u64>,
    first: Vec<Var>,
    words: usize,
}

impl Encoding {
    /// What the domains allow.
    pub fn of(board: &Board, domains: &Domains<'_>) -> Encoding {
        let words = domains.squares.words;
        let mut spots = Vec::with_capacity(domains.open());
        let (mut places, mut first) = (Vec::new(), Vec::new());
        let mut next = 0;
        for rank in 0..domains.size() {
            let set = domains.places(rank);
            places.extend_from_slice(set);
            spots.extend(squares::bits(set).map(|square| Spot { rank, square }));
            for word in set {
                first.push(next);
                next += word.count_ones();
            }
        }
        let size = u32::from(domains.size());
        let groups = |spot: &Spot| [u32::from(spot.rank), size + u32::from(spot.square)];
        let cdcl = Cdcl::new(spots.iter().map(groups).collect());
        let mut encoding = Encoding { cdcl, spots, places, first, words };
        encoding.demand_one_of_each(domains);
        encoding.demand_neighbours(board, domains);
        encoding.demand_links(domains);
        encoding
    }

    /// The variable of a value at a square, if it may go there.
    fn var(&self, spot: Spot) -> Option<Var> {
        let at = usize::from(spot.rank) * self.words + usize::from(spot.square / 64);
        let below = (1 << (spot.square % 64)) - 1;
        let set = self.places[at];
        (set & !below & (below + 1) != 0).then(|| self.first[at] + (set & below).count_ones())
    }

    /// The literal of a value at a square where it may go.
    pub fn literal(&self, spot: Spot) -> Option<Literal> {
        self.var(spot).map(Literal::yes)
    }

    /// The value and square a literal is about.
    pub fn spot(&self, literal: Literal) -> Spot {
        self.spots[literal.var() as usize]
    }

    fn demand_one_of_each(&mut self, domains: &Domains<'_>) {
        let mut clause = Vec::new();
        for rank in 0..domains.size() {
            clause.extend(
                squares::bits(domains.places(rank)).filter_map(|square| self.literal(Spot { rank, square })),
            );
            self.cdcl.add(&clause);
            clause.clear();
        }
        for square in &domains.squares.of_cell {
            let ranks = squares::bits(domains.values(*square));
            clause.extend(ranks.filter_map(|rank| self.literal(Spot { rank, square: *square })));
            self.cdcl.add(&clause);
            clause.clear();
        }
    }

    fn demand_neighbours(&mut self, board: &Board, domains: &Domains<'_>) {
        let mut clause = Vec::new();
        for at in 0..self.spots.len() {
            let Spot { rank, square } = self.spots[at];
            let cell = domains.squares.cell(square);
            for next in [rank.checked_sub(1), Some(rank + 1).filter(|next| *next < domains.size())] {
                let Some(next) = next else { continue };
                clause.push(Literal::no(at as Var));
                for other in board.neighbours(cell) {
                    let square = domains.squares.of_cell[other.index()];
                    clause.extend(self.literal(Spot { rank: next, square }));
                }
                // The clause would contain the whole domain of the next value: it says nothing new.
                if clause.len() <= usize::from(domains.place_count(next)) {
                    self.cdcl.add(&clause);
                }
                clause.clear();
            }
        }
    }

    fn demand_links(&mut self, domains: &Domains<'_>) {
        for &(from, to) in domains.links() {
            for rank in squares::bits(domains.values(from)).collect::<Vec<Rank>>() {
                let beside = [rank.checked_sub(1), rank.checked_add(1).filter(|next| *next < domains.size())];
                let literals = beside.into_iter().flatten();
                let mut clause: Vec<Literal> =
                    literals.filter_map(|rank| self.literal(Spot { rank, square: to })).collect();
                clause.extend(self.literal(Spot { rank, square: from }).map(|literal| !literal));
                self.cdcl.add(&clause);
            }
        }
    }

    /// Requires that one of the literals is true.
    pub fn add(&mut self, literals: &[Literal]) {
        self.cdcl.add(literals);
    }

    /// Excludes a solution, which must be one the domains allow.
    pub fn forbid(&mut self, filling: &Filling, squares: &squares::Squares) {
        let spots = squares.of_cell.iter().zip(filling.values());
        let spots = spots.map(|(square, value)| Spot { rank: value.number() - 1, square: *square });
        let clause: Vec<Literal> =
            spots.filter_map(|spot| self.literal(spot)).map(|literal| !literal).collect();
        self.cdcl.add(&clause);
    }

    /// Gives up questions that take more conflicts than this.
    pub fn limit(&mut self, patience: u64) {
        self.cdcl.patience = patience;
    }

    /// See [`Cdcl::solve`].
    pub fn solve(&mut self, assumptions: &[Literal], budget: &mut Budget) -> SatResult {
        self.cdcl.solve(assumptions, budget)
    }

    /// See [`Cdcl::core`].
    pub fn core(&self) -> &[Literal] {
        self.cdcl.core()
    }

    /// The last solution found.
    pub fn filling(&self, squares: &squares::Squares) -> Filling {
        let mut values = vec![0; squares.length()];
        for (var, spot) in (0..).zip(&self.spots) {
            if self.cdcl.is_true(var) {
                values[usize::from(spot.square)] = spot.rank + 1;
            }
        }
        let value =
            |square: &u16| Value::new(values[usize::from(*square)]).expect("every square has a value");
        Filling::new(squares.of_cell.iter().map(value).collect())
    }
}
