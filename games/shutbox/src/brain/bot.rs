//! The computer player.

use crate::{
    brain::{Strategy, moves::moves, plan::Plan},
    rules::{Action, DiceCount, Phase, Seen, ShutBox, TileSet},
};
use parlour_brain::{Bot, Budget, Luck};
use parlour_kernel::digest_of;

/// Plays at one of the levels.
#[derive(Clone, Copy, Debug, Default)]
pub struct ShutBoxBot;

impl Bot<ShutBox> for ShutBoxBot {
    fn choose(&mut self, seen: &Seen<'_>, level: &str, luck: Luck, budget: &mut Budget) -> Option<Action> {
        let known = crate::LEVELS.contains(&level) && budget.spend(1);
        let player = Strategy::of(level).filter(|_| known)?;
        match seen.phase() {
            Phase::Ready => Some(Action::Roll(dice(seen, player, luck))),
            Phase::Rolled(throw) => answer(seen, player, throw.total(), luck).map(Action::PutDown),
            Phase::Rolling(_) | Phase::Over(_) => None,
        }
    }
}

fn dice(game: &ShutBox, player: Strategy, luck: Luck) -> DiceCount {
    let counts = game.dice_choice().counts();
    match (counts, player) {
        ([only], _) => *only,
        (_, Strategy::Random) => counts[guess(game, luck, counts.len())],
        (_, Strategy::Exact) => best_dice(game, &Plan::of(game)),
        (_, Strategy::Most | Strategy::Highest | Strategy::Fewest) => DiceCount::Two,
    }
}

fn answer(game: &ShutBox, player: Strategy, total: u8, luck: Luck) -> Option<TileSet> {
    let up = game.up();
    match player {
        Strategy::Random => {
            let moves: Vec<TileSet> = moves(up, total).collect();
            moves.get(guess(game, luck, moves.len())).copied()
        }
        Strategy::Exact => {
            let plan = Plan::of(game);
            moves(up, total).min_by(|a, b| plan.compare(up.without(*a), up.without(*b)).then(b.cmp(a)))
        }
        Strategy::Most | Strategy::Highest | Strategy::Fewest => player.by_looks(up, total),
    }
}

/// The number of dice the plan prefers; if it has no preference, the one with the lower expected score.
pub(super) fn best_dice(game: &ShutBox, plan: &Plan) -> DiceCount {
    let wanted = plan.leading().best_dice(game.up());
    let lowest = plan.score.best_dice(game.up());
    let both = wanted.iter().find(|count| lowest.contains(count));
    both.or(wanted.first()).copied().unwrap_or(DiceCount::Two)
}

/// A guess, the same for the same luck and position on every platform.
fn guess(game: &ShutBox, luck: Luck, among: usize) -> usize {
    let bound = among.max(1) as u32;
    luck.at(digest_of(game)).below(bound) as usize
}
