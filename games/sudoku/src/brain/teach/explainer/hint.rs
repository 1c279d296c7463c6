//! What Sudoku Explainer would do next: its rule, its rating, and what changes. Knows no search.

use crate::brain::teach::candidates::{Candidate, CandidateSet};
use parlour_kernel::{Message, ReadError};
use std::{fmt, str::FromStr};

/// A rating in tenths: 66 is 6.6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Tenths(pub u16);

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.0 / 10, self.0 % 10)
    }
}

/// Reads what `Display` writes: `6.6`, or `7` for 7.0.
impl FromStr for Tenths {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Tenths, ReadError> {
        let (whole, tenths) = text.split_once('.').unwrap_or((text, "0"));
        let is_number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        let number = || {
            let whole: u16 = whole.parse().ok()?;
            whole.checked_mul(10)?.checked_add(tenths.parse().ok()?)
        };
        let number = (is_number(whole) && is_number(tenths) && tenths.len() == 1).then(number).flatten();
        number.map(Tenths).ok_or_else(|| ReadError::at("bad-value", text, text))
    }
}

macro_rules! rules {
    ($($name:ident $word:literal)*) => {
        /// The rules of Sudoku Explainer 1.2.1.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[expect(missing_docs, reason = "their names are what players call them")]
        pub enum Rule {
            $($name,)*
        }

        impl Rule {
            /// Its stable word.
            pub fn word(self) -> &'static str {
                match self {
                    $(Rule::$name => $word,)*
                }
            }

            /// All of them.
            pub const ALL: &[Rule] = &[$(Rule::$name,)*];
        }
    };
}

rules! {
    LastCell "last-cell"
    HiddenSingle "hidden-single"
    DirectPointing "direct-pointing"
    DirectClaiming "direct-claiming"
    DirectHiddenPair "direct-hidden-pair"
    NakedSingle "naked-single"
    DirectHiddenTriplet "direct-hidden-triplet"
    Pointing "pointing"
    Claiming "claiming"
    NakedPair "naked-pair"
    XWing "x-wing"
    HiddenPair "hidden-pair"
    NakedTriplet "naked-triplet"
    Swordfish "swordfish"
    HiddenTriplet "hidden-triplet"
    XyWing "xy-wing"
    XyzWing "xyz-wing"
    UniqueLoop "unique-loop"
    NakedQuad "naked-quad"
    Jellyfish "jellyfish"
    HiddenQuad "hidden-quad"
    Grave "grave"
    AlignedPair "aligned-pair"
    XCycle "x-cycle"
    YCycle "y-cycle"
    ForcingXChain "forcing-x-chain"
    Cycle "cycle"
    ForcingChain "forcing-chain"
    AlignedTriplet "aligned-triplet"
    Nishio "nishio"
    CellChains "cell-chains"
    HouseChains "house-chains"
    DynamicContradiction "dynamic-contradiction"
    DynamicDouble "dynamic-double"
    DynamicCell "dynamic-cell"
    DynamicHouse "dynamic-house"
}

impl Rule {
    /// What players call it.
    pub fn name(self) -> Message {
        Message::new(format!("sudoku.rule-{}", self.word()))
    }
}

/// One step of the rating.
#[derive(Clone, Debug)]
pub struct Hint {
    /// How it was found.
    pub rule: Rule,
    /// What it rates.
    pub rating: Tenths,
    /// What follows at once.
    pub placement: Option<Candidate>,
    /// What is ruled out.
    pub eliminations: CandidateSet,
    /// The candidates that chains begin with.
    pub sources: CandidateSet,
}

impl Hint {
    /// A digit that follows.
    pub fn placing(rule: Rule, rating: u16, candidate: Candidate) -> Hint {
        Hint {
            rule,
            rating: Tenths(rating),
            placement: Some(candidate),
            eliminations: CandidateSet::EMPTY,
            sources: CandidateSet::only(candidate),
        }
    }

    /// Candidates that are ruled out.
    pub fn ruling_out(rule: Rule, rating: u16, eliminations: CandidateSet) -> Hint {
        Hint { rule, rating: Tenths(rating), placement: None, eliminations, sources: CandidateSet::EMPTY }
    }
}
