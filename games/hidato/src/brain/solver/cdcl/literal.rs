//! Variables and literals of clauses.

use std::ops::Not;

/// A variable, from 0.
pub type Var = u32;

/// A variable or its opposite.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Literal(u32);

impl Literal {
    /// The variable is true.
    pub fn yes(var: Var) -> Literal {
        Literal(2 * var)
    }

    /// The variable is false.
    pub fn no(var: Var) -> Literal {
        Literal(2 * var + 1)
    }

    pub fn var(self) -> Var {
        self.0 / 2
    }

    /// Whether it wants its variable to be true.
    pub fn is_yes(self) -> bool {
        self.0.is_multiple_of(2)
    }

    pub fn index(self) -> usize {
        self.0 as usize
    }

    pub fn code(self) -> u32 {
        self.0
    }

    pub fn of_code(code: u32) -> Literal {
        Literal(code)
    }
}

impl Not for Literal {
    type Output = Literal;

    fn not(self) -> Literal {
        Literal(self.0 ^ 1)
    }
}
