//! The computer at the table.

use crate::{
    brain::{Player, moves::moves, plan::Plan},
    rules::{Action, DiceCount, Phase, Seen, ShutBox, TileSet},
};
use brain::{Bot, Budget};
use kernel::{Rng, digest_of};

/// Plays at one of the levels.
#[derive(Clone, Copy, Debug, Default)]
pub struct Computer;

impl Bot<ShutBox> for Computer {
    fn choose(&mut self, seen: &Seen<'_>, level: &str, budget: &mut Budget) -> Option<Action> {
        let known = crate::LEVELS.contains(&level) && budget.spend(1);
        let player = Player::of(level).filter(|_| known)?;
        match seen.phase() {
            Phase::Ready => Some(Action::Roll(dice(seen, player))),
            Phase::Rolled(throw) => answer(seen, player, throw.total()).map(Action::PutDown),
            Phase::Rolling(_) | Phase::Over(_) => None,
        }
    }
}

fn dice(game: &ShutBox, player: Player) -> DiceCount {
    let counts = game.dice_choice().counts();
    match (counts, player) {
        ([only], _) => *only,
        (_, Player::Random) => counts[guess(game, counts.len())],
        (_, Player::Exact) => best_dice(game, &Plan::of(game)),
        (_, Player::Most | Player::Highest | Player::Fewest) => DiceCount::Two,
    }
}

fn answer(game: &ShutBox, player: Player, total: u8) -> Option<TileSet> {
    let up = game.up();
    match player {
        Player::Random => {
            let moves: Vec<TileSet> = moves(up, total).collect();
            moves.get(guess(game, moves.len())).copied()
        }
        Player::Exact => {
            let plan = Plan::of(game);
            moves(up, total).min_by(|a, b| plan.compare(up.without(*a), up.without(*b)).then(b.cmp(a)))
        }
        Player::Most | Player::Highest | Player::Fewest => player.by_looks(up, total),
    }
}

/// The dice that the plan prefers; where it does not care, those with the lower expected score.
pub(super) fn best_dice(game: &ShutBox, plan: &Plan) -> DiceCount {
    let wanted = plan.leading().best_dice(game.up());
    let lowest = plan.score.best_dice(game.up());
    let both = wanted.iter().find(|count| lowest.contains(count));
    both.or(wanted.first()).copied().unwrap_or(DiceCount::Two)
}

/// A guess that the same position always gets, on every platform: a brain has no dice of its own.
fn guess(game: &ShutBox, among: usize) -> usize {
    let bound = among.max(1) as u32;
    Rng::stream(digest_of(game).0, 0).below(bound) as usize
}
