//! What to play for in the current game: a low score, or a win.

use crate::{
    brain::{Aim, Odds},
    rules::{Scoring, ShutBox, TileSet},
};
use std::{cmp::Ordering, sync::Arc};

/// What the player at the box should play for.
pub(super) struct Plan {
    /// The chance to win, if it can be computed: in the last round, for the last player, or for the first of
    /// two.
    pub win: Option<Arc<Odds>>,
    /// The expected score; decides alone in all other cases, and between equal chances.
    pub score: Arc<Odds>,
}

impl Plan {
    /// The plan for the player at the box.
    pub fn of(game: &ShutBox) -> Self {
        let variant = game.variant();
        let odds = |aim| Odds::of(variant.size, variant.dice, aim);
        Plan { win: winning_aim(game).map(odds), score: odds(Aim::LeastScore(variant.scoring)) }
    }

    /// Which of two sets is better to be left with: the better one is `Less`.
    pub fn compare(&self, a: TileSet, b: TileSet) -> Ordering {
        let win = self.win.as_ref().map_or(Ordering::Equal, |odds| odds.compare(a, b));
        win.then_with(|| self.score.compare(a, b))
    }

    /// The table that decides first.
    pub fn leading(&self) -> &Odds {
        self.win.as_ref().unwrap_or(&self.score)
    }
}

fn winning_aim(game: &ShutBox) -> Option<Aim> {
    let variant = game.variant();
    if variant.players == 1 || game.round() < variant.rounds {
        return None;
    }
    let seat = game.seat();
    let own = game.total_of(seat);
    let others = game.seats().filter(|other| *other != seat).map(|other| game.total_of(other));
    let best_other = others.min()?;
    let scoring = variant.scoring;
    if seat.0 + 1 == variant.players {
        // Anything out of reach is treated as just out of reach, so that there are fewer tables to keep.
        let most = scoring.score(variant.start);
        return Some(Aim::Beat(scoring, (best_other - own).clamp(-1, most + 1)));
    }
    // A leader needs a table for every score the other may have to beat: at most 79 sums, but 4096 numbers
    // read from twelve tiles, which would take seconds. Then a low score has to do.
    let quick = scoring == Scoring::Sum || variant.start.count() <= 10;
    (variant.players == 2 && quick).then(|| {
        let ahead = own - best_other;
        Aim::Lead { scoring, start: variant.start, ahead }
    })
}
