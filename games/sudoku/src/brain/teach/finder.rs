//! Which search finds which technique; all its steps, or the first.

use super::{
    als, als_chains, avoidable,
    board::Board,
    chains, colours, fish, large_fish, locked, remote_pairs, single_digit, singles,
    step::{Flow, Search, Step},
    subsets, sue_de_coq,
    technique::Technique,
    templates, uniqueness, wings,
};

/// Every step of one technique, each conclusion once.
pub fn all(board: &Board, technique: Technique) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    let flow = granted(board, technique)(board, &mut |step| {
        if step.technique == technique
            && !steps
                .iter()
                .any(|known| known.eliminations == step.eliminations && known.placements == step.placements)
        {
            steps.push(step);
        }
        Flow::Continue(())
    });
    debug_assert!(flow.is_continue(), "nothing stops it");
    steps
}

/// The first step of one technique.
pub fn first(board: &Board, technique: Technique) -> Option<Step> {
    let mut found = None;
    let _ = granted(board, technique)(board, &mut |step| {
        if step.technique == technique {
            found = Some(step);
            return Flow::Break(());
        }
        Flow::Continue(())
    });
    found
}

/// The search for a technique, or none where the rules do not grant what it assumes.
fn granted(board: &Board, technique: Technique) -> Search {
    if board.table().grants(technique.assumes()) { search(technique) } else { |_, _| Flow::Continue(()) }
}

fn search(technique: Technique) -> Search {
    match technique {
        Technique::FullHouse => singles::full_house,
        Technique::HiddenSingle => singles::hidden,
        Technique::NakedSingle => singles::naked,
        Technique::Pointing => locked::pointing,
        Technique::Claiming => locked::claiming,
        Technique::LockedPair => locked::pair,
        Technique::LockedTriple => locked::triple,
        Technique::NakedPair => subsets::naked_pair,
        Technique::NakedTriple => subsets::naked_triple,
        Technique::NakedQuadruple => subsets::naked_quadruple,
        Technique::HiddenPair => subsets::hidden_pair,
        Technique::HiddenTriple => subsets::hidden_triple,
        Technique::HiddenQuadruple => subsets::hidden_quadruple,
        Technique::XWing => fish::x_wing,
        Technique::Swordfish => fish::swordfish,
        Technique::Jellyfish => fish::jellyfish,
        Technique::FinnedXWing => fish::finned_x_wing,
        Technique::FinnedSwordfish => fish::finned_swordfish,
        Technique::FinnedJellyfish => fish::finned_jellyfish,
        Technique::SashimiXWing => fish::sashimi_x_wing,
        Technique::SashimiSwordfish => fish::sashimi_swordfish,
        Technique::SashimiJellyfish => fish::sashimi_jellyfish,
        Technique::FrankenSwordfish => large_fish::franken_swordfish,
        Technique::FrankenJellyfish => large_fish::franken_jellyfish,
        Technique::FinnedFrankenXWing => large_fish::finned_franken_x_wing,
        Technique::FinnedFrankenSwordfish => large_fish::finned_franken_swordfish,
        Technique::FinnedFrankenJellyfish => large_fish::finned_franken_jellyfish,
        Technique::FinnedMutantJellyfish => large_fish::finned_mutant_jellyfish,
        Technique::FinnedMutantSquirmbag => large_fish::finned_mutant_squirmbag,
        Technique::FinnedMutantWhale => large_fish::finned_mutant_whale,
        Technique::Skyscraper => single_digit::skyscraper,
        Technique::TwoStringKite => single_digit::two_string_kite,
        Technique::EmptyRectangle => single_digit::empty_rectangle,
        Technique::TurbotFish => single_digit::turbot_fish,
        Technique::DualTwoStringKite => single_digit::dual_kite,
        Technique::DualEmptyRectangle => single_digit::dual_empty_rectangle,
        Technique::SimpleColoursTrap => colours::trap,
        Technique::SimpleColoursWrap => colours::wrap,
        Technique::MultiColoursOne => colours::two_pairs,
        Technique::MultiColoursTwo => colours::one_against_both,
        Technique::UniquenessOne => uniqueness::one,
        Technique::UniquenessTwo => uniqueness::two,
        Technique::UniquenessThree => uniqueness::three,
        Technique::UniquenessFour => uniqueness::four,
        Technique::UniquenessFive => uniqueness::five,
        Technique::UniquenessSix => uniqueness::six,
        Technique::HiddenRectangle => uniqueness::hidden_rectangle,
        Technique::AvoidableRectangleOne => avoidable::one,
        Technique::AvoidableRectangleTwo => avoidable::two,
        Technique::BivalueGrave => uniqueness::bivalue_grave,
        Technique::XChain => chains::x_chain,
        Technique::XyChain => chains::xy_chain,
        Technique::RemotePairs => remote_pairs::search,
        Technique::ContinuousLoop => chains::continuous_loop,
        Technique::DiscontinuousLoop => chains::discontinuous_loop,
        Technique::AlternatingChain => chains::alternating_chain,
        Technique::GroupedContinuousLoop => chains::grouped_continuous_loop,
        Technique::GroupedDiscontinuousLoop => chains::grouped_discontinuous_loop,
        Technique::GroupedAlternatingChain => chains::grouped_alternating_chain,
        Technique::XyWing => wings::xy,
        Technique::XyzWing => wings::xyz,
        Technique::WWing => wings::w,
        Technique::AlsXz => als::xz,
        Technique::AlsXyWing => als::xy_wing,
        Technique::AlsChain => als_chains::chain,
        Technique::DeathBlossom => als_chains::blossom,
        Technique::SueDeCoq => sue_de_coq::search,
        Technique::TemplateSet => templates::set,
        Technique::TemplateDelete => templates::delete,
        Technique::ForcingChain | Technique::ForcingNet => |_, _| Flow::Continue(()),
    }
}
