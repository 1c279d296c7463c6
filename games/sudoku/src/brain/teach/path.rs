//! The way a good solver goes: always the easiest technique that finds something. Gives the next step, the whole
//! path, and the level and score of a puzzle.

use super::{
    board::Board,
    candidates::CandidateSet,
    chains,
    explainer::{Explainer, Hint, Rule},
    finder,
    links::Net,
    step::Step,
    technique::{Level, Technique},
};

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
        self.next_up_to(board, Level::Extreme)
    }

    /// [`Teacher::next`], where only whether there is a step up to this level matters: searches no further than
    /// the last technique of that level. A harder step may be found before it.
    pub fn next_up_to(&mut self, board: &Board, level: Level) -> Option<Step> {
        let find = |technique: &Technique| finder::first(board, *technique);
        let end = SIMPLE.iter().rposition(|technique| technique.level() <= level).map_or(0, |last| last + 1);
        let reaches = |least: Level| (least <= level).then_some(());
        SIMPLE[..end]
            .iter()
            .find_map(find)
            .or_else(|| {
                reaches(Level::Unfair)?;
                CHAINS.iter().find_map(|net| chains::shortest(board, *net))
            })
            .or_else(|| {
                reaches(Level::Unfair)?;
                LARGE.iter().find_map(find)
            })
            .or_else(|| {
                reaches(Level::Extreme)?;
                self.explainer.chain(board).map(|hint| forced(&hint))
            })
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
