//! The way a good solver goes: always the easiest technique that finds something. Gives the next step, the whole
//! path, and the level and score of a puzzle.

use super::{
    board::Board,
    candidates::CandidateSet,
    chains,
    explainer::{Explainer, Hint, Rule, Stopped},
    finder,
    links::Net,
    step::Step,
    technique::{Level, Technique},
};
use parlour_brain::Budget;

/// The order of search; chains stand between the two parts.
const SIMPLE: &[Technique] = &[
    Technique::FullHouse,
    Technique::NakedSingle,
    Technique::HiddenSingle,
    Technique::LockedPair,
    Technique::LockedTriple,
    Technique::Pointing,
    Technique::Claiming,
    Technique::NakedPair,
    Technique::NakedTriple,
    Technique::HiddenPair,
    Technique::HiddenTriple,
    Technique::NakedQuadruple,
    Technique::HiddenQuadruple,
    Technique::XWing,
    Technique::Swordfish,
    Technique::Jellyfish,
    Technique::RemotePairs,
    Technique::BivalueGrave,
    Technique::Skyscraper,
    Technique::TwoStringKite,
    Technique::TurbotFish,
    Technique::EmptyRectangle,
    Technique::WWing,
    Technique::XyWing,
    Technique::XyzWing,
    Technique::UniquenessOne,
    Technique::UniquenessTwo,
    Technique::UniquenessThree,
    Technique::UniquenessFour,
    Technique::UniquenessFive,
    Technique::UniquenessSix,
    Technique::HiddenRectangle,
    Technique::AvoidableRectangleOne,
    Technique::AvoidableRectangleTwo,
    Technique::FinnedXWing,
    Technique::SashimiXWing,
    Technique::FinnedSwordfish,
    Technique::SashimiSwordfish,
    Technique::FinnedJellyfish,
    Technique::SashimiJellyfish,
    Technique::SueDeCoq,
    Technique::SimpleColoursTrap,
    Technique::SimpleColoursWrap,
    Technique::MultiColoursOne,
    Technique::MultiColoursTwo,
];
/// Of these the shortest.
const CHAINS: [Net; 4] = [Net::OneDigit, Net::Bivalue, Net::Plain, Net::Grouped];
const LARGE: &[Technique] = &[
    Technique::AlsXz,
    Technique::AlsXyWing,
    Technique::AlsChain,
    Technique::FrankenSwordfish,
    Technique::FinnedFrankenXWing,
    Technique::FinnedFrankenSwordfish,
];

/// All searches before the forcing chains.
const ALL: usize = SIMPLE.len() + CHAINS.len() + LARGE.len();

/// Nodes that the search for one technique counts as; chains count theirs themselves.
const SEARCH: u64 = 10;

/// Where a technique stands in the order of search: what stands before it counts as easier. `None` for techniques that
/// the way never asks for.
pub fn place(technique: Technique) -> Option<usize> {
    let within = |list: &[Technique]| list.iter().position(|other| *other == technique);
    let net = match technique {
        Technique::XChain => Some(0),
        Technique::XyChain => Some(1),
        Technique::ContinuousLoop | Technique::DiscontinuousLoop | Technique::AlternatingChain => Some(2),
        Technique::GroupedContinuousLoop
        | Technique::GroupedDiscontinuousLoop
        | Technique::GroupedAlternatingChain => Some(3),
        _ => None,
    };
    match technique {
        Technique::ForcingChain => Some(ALL),
        Technique::ForcingNet => Some(ALL + 1),
        _ => within(SIMPLE)
            .or_else(|| net.map(|net| SIMPLE.len() + net))
            .or_else(|| within(LARGE).map(|place| SIMPLE.len() + CHAINS.len() + place)),
    }
}

/// How a puzzle goes.
#[derive(Clone, Debug)]
pub struct Path {
    /// The steps, as far as they lead.
    pub steps: Vec<Step>,
    /// Whether they lead to the end.
    pub complete: bool,
}

impl Path {
    /// The sum of what its steps score.
    pub fn score(&self) -> u32 {
        self.steps.iter().map(|step| step.technique.score()).sum()
    }

    /// The level of its hardest step, or a higher one if the score is too high for that.
    pub fn level(&self) -> Level {
        let hardest = self.steps.iter().map(|step| step.technique.level()).max().unwrap_or(Level::Easy);
        let hardest = if self.complete { hardest } else { Level::Extreme };
        let fits = |level: &Level| *level >= hardest && self.score() <= level.limit();
        Level::ALL.into_iter().find(fits).unwrap_or(Level::Extreme)
    }
}

/// Finds steps, with working memory: use one for many boards.
#[derive(Default)]
pub struct Teacher {
    explainer: Explainer,
}

impl Teacher {
    /// The easiest step; `None` if nothing is found, or the board is full.
    pub fn next(&mut self, board: &Board) -> Option<Step> {
        self.next_within(board, &mut Budget::nodes(u64::MAX)).ok().flatten()
    }

    /// [`Teacher::next`] within a budget.
    ///
    /// # Errors
    /// The budget ran out first.
    pub fn next_within(&mut self, board: &Board, budget: &mut Budget) -> Result<Option<Step>, Stopped> {
        match search(board, ALL, budget)? {
            Some(step) => Ok(Some(step)),
            None => Ok(self.explainer.chain_within(board, budget)?.map(|hint| forced(&hint))),
        }
    }

    /// [`Teacher::next`], where only whether there is a step up to this level matters, which is below the
    /// forcing chains: searches no further than the last technique of that level. A harder step may be found
    /// before it.
    pub fn next_up_to(board: &Board, level: Level) -> Option<Step> {
        let last = SIMPLE.iter().rposition(|technique| technique.level() <= level);
        let end = if level < Level::Unfair { last.map_or(0, |last| last + 1) } else { ALL };
        search(board, end, &mut Budget::nodes(u64::MAX)).ok().flatten()
    }

    /// [`Teacher::next`], where only whether there is a step as easy as this technique matters.
    pub fn next_no_harder(&mut self, board: &Board, technique: Technique) -> Option<Step> {
        match place(technique)? {
            end if end < ALL => search(board, end + 1, &mut Budget::nodes(u64::MAX)).ok().flatten(),
            last => self.next(board).filter(|step| place(step.technique) <= Some(last)),
        }
    }

    /// All steps to the end, or as far as they lead.
    pub fn path(&mut self, board: &Board) -> Path {
        let mut board = board.clone();
        let mut steps = Vec::new();
        while let Some(step) = self.next(&board) {
            board.apply(&step);
            steps.push(step);
        }
        Path { steps, complete: board.is_full() }
    }
}

/// What is searched for.
enum Searched {
    For(Technique),
    Chains(Net),
}

/// The searches in their order, forcing chains aside.
fn searches() -> impl Iterator<Item = Searched> {
    let simple = SIMPLE.iter().map(|technique| Searched::For(*technique));
    let chains = CHAINS.iter().map(|net| Searched::Chains(*net));
    simple.chain(chains).chain(LARGE.iter().map(|technique| Searched::For(*technique)))
}

/// What the first of so many searches finds.
fn search(board: &Board, end: usize, budget: &mut Budget) -> Result<Option<Step>, Stopped> {
    for search in searches().take(end) {
        if !budget.spend(SEARCH) {
            return Err(Stopped);
        }
        let found = match search {
            Searched::For(technique) => finder::first(board, technique),
            Searched::Chains(net) => chains::shortest(board, net),
        };
        if found.is_some() {
            return Ok(found);
        }
    }
    Ok(None)
}

/// A forcing chain of the explainer as a step.
fn forced(hint: &Hint) -> Step {
    let technique = match hint.rule {
        Rule::DynamicContradiction | Rule::DynamicDouble | Rule::DynamicCell | Rule::DynamicHouse => {
            Technique::ForcingNet
        }
        _ => Technique::ForcingChain,
    };
    let mut step = Step::of(technique).resting_on(hint.sources).ruling_out(hint.eliminations);
    if let Some(candidate) = hint.placement {
        step.placements = CandidateSet::only(candidate);
        step.eliminations = CandidateSet::EMPTY;
    }
    step
}
