//! The simplest sensible player: closes a mill if it can, blocks one if it must, otherwise moves at random.

use crate::rules::{Action, Mill, PointSet, Position, Side, board};
use parlour_kernel::{Rng, Rules};

/// Its action; `None` if there is none.
pub(super) fn greedy(game: &Mill, rng: &mut Rng) -> Option<Action> {
    let mut legal = Vec::new();
    game.legal(&mut legal);
    let position = game.board();
    let diagonals = game.options().has_diagonal_lines;
    let own = position.stones(position.side());
    let closing: Vec<Action> = legal
        .iter()
        .copied()
        .filter(|action| match *action {
            Action::Place(to) => board::lines_closed(own, to, diagonals) > 0,
            Action::Move { from, to } => board::lines_closed(own.without(from.alone()), to, diagonals) > 0,
            Action::Remove(_) => false,
        })
        .collect();
    let threats = threats(position, position.side().other(), game);
    let blocking: Vec<Action> = legal
        .iter()
        .copied()
        .filter(|action| match *action {
            Action::Place(to) | Action::Move { to, .. } => threats.has(to),
            Action::Remove(_) => false,
        })
        .collect();
    let best = [closing, blocking, legal].into_iter().find(|list| !list.is_empty())?;
    best.get(rng.below(best.len() as u32) as usize).copied()
}

/// Empty points where a side could close a mill with its next stone.
pub(super) fn threats(position: &Position, side: Side, game: &Mill) -> PointSet {
    let options = game.options();
    let anywhere = position.hand(side) > 0 || position.flies(side, options);
    let stones = position.stones(side);
    let points = if anywhere {
        board::completing(stones, options.has_diagonal_lines)
    } else {
        board::closable(stones, options.has_diagonal_lines)
    };
    points.and(position.empty())
}
