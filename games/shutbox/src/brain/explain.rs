//! One sentence of explanation: how the best choice differs from the next one. Everything it says is computed
//! for the rules in play; the texts are in `locales/`.

use crate::{
    brain::{Odds, Ratio, odds::answerable_throws, plan::Plan},
    rules::{DiceChoice, DiceCount, Scoring, ShutBox, TileSet},
};
use parlour_kernel::Message;
use std::cmp::Ordering;

/// Why the first of these moves, sorted best first, answers the total best.
pub(super) fn for_move(game: &ShutBox, plan: &Plan, total: u8, moves: &[TileSet]) -> Message {
    let left = |tiles: TileSet| game.up().without(tiles);
    let best = moves[0];
    let start = |key: &'static str| Message::new(key).text("move", best.to_string());
    let worth = || worth(plan, plan.leading().value(left(best)));
    if left(best).is_empty() {
        return start("shutbox.hint-shuts");
    }
    if moves.len() == 1 {
        return start("shutbox.hint-only").int("total", total).message("value", worth());
    }
    let worse = moves.iter().find(|tiles| plan.compare(left(**tiles), left(best)) != Ordering::Equal);
    let Some(&other) = worse else {
        return start("shutbox.hint-equal").int("count", moves.len() as u32).message("value", worth());
    };
    let rival = Rival { plan, best: left(best), other: left(other) };
    let lowest = moves.iter().min_by(|a, b| plan.score.compare(left(**a), left(**b)));
    if let Some(&lowest) = lowest.filter(|tiles| plan.score.compare(left(**tiles), left(best)).is_lt()) {
        let rival = Rival { plan, best: left(best), other: left(lowest) };
        return rival.values(start("shutbox.hint-win").text("other", lowest.to_string()));
    }
    let compared = |key| start(key).text("other", other.to_string());
    let (ways, other_ways) = rival.ways();
    let message = if rival.forces_single_die(game) {
        compared("shutbox.hint-two-dice")
    } else if more_often(ways, other_ways) {
        with_ways(compared("shutbox.hint-answers"), ways, other_ways)
    } else if game.variant().scoring == Scoring::Digits && left(best).digits() < left(other).digits() {
        let (reads, other_reads) = (left(best).digits(), left(other).digits());
        compared("shutbox.hint-digits")
            .text("reads", reads.to_string())
            .text("other-reads", other_reads.to_string())
    } else {
        let fewer = more_often(other_ways, ways);
        let key = if fewer { "shutbox.hint-later" } else { "shutbox.hint-same" };
        with_ways(compared(key), ways, other_ways)
    };
    rival.values(message)
}

/// Why to throw this many dice, if the player may choose.
pub(super) fn for_dice(game: &ShutBox, plan: &Plan, dice: DiceCount, other: DiceCount) -> Message {
    let up = game.up();
    let rolling = |odds: &Odds, count| odds.rolling(up, count).unwrap_or(odds.value(up));
    let values = |odds: &Odds| (rolling(odds, dice), rolling(odds, other));
    let (ways, other_ways) = (answerable_throws(up, dice), answerable_throws(up, other));
    let more = more_often(ways, other_ways);
    let key = if more { "shutbox.hint-dice-answers" } else { "shutbox.hint-dice-later" };
    let message = with_ways(Message::new(key).int("dice", dice.number()), ways, other_ways);
    let (value, other_value) = values(plan.leading());
    let (points, other_points) = values(&plan.score);
    if value != other_value {
        apart(plan, message, value, other_value)
    } else if points != other_points {
        points_apart(message, points, other_points)
    } else {
        Message::new("shutbox.hint-dice-equal").message("value", worth(plan, value))
    }
}

/// What to expect of the next roll, if there is nothing to choose.
pub(super) fn for_roll(game: &ShutBox, plan: &Plan, shut: &Odds, dice: DiceCount) -> Message {
    let up = game.up();
    Message::new("shutbox.hint-roll")
        .int("dice", dice.number())
        .message("value", worth(plan, plan.leading().value(up)))
        .decimal("shut", shut.value(up).percent())
}

/// The tiles the best choice leaves, and those a worse one would.
struct Rival<'a> {
    plan: &'a Plan,
    best: TileSet,
    other: TileSet,
}

impl Rival<'_> {
    fn forces_single_die(&self, game: &ShutBox) -> bool {
        let single = |left| game.variant().dice.choice(left) == DiceChoice::Fixed(DiceCount::One);
        single(self.other) && !single(self.best)
    }

    /// The throws answerable next, with the best number of dice.
    fn ways(&self) -> ((u8, u8), (u8, u8)) {
        let next = |left| {
            let dice = self.plan.leading().best_dice(left);
            answerable_throws(left, dice.first().copied().unwrap_or(DiceCount::Two))
        };
        (next(self.best), next(self.other))
    }

    fn values(&self, message: Message) -> Message {
        let odds = self.plan.leading();
        let (best, other) = (odds.value(self.best), odds.value(self.other));
        if best == other {
            // Equal chances to win: the score decides.
            let scores = (self.plan.score.value(self.best), self.plan.score.value(self.other));
            return points_apart(message, scores.0, scores.1);
        }
        apart(self.plan, message, best, other)
    }
}

fn more_often(a: (u8, u8), b: (u8, u8)) -> bool {
    u32::from(a.0) * u32::from(b.1) > u32::from(b.0) * u32::from(a.1)
}

fn with_ways(message: Message, best: (u8, u8), other: (u8, u8)) -> Message {
    message.int("ways", best.0).int("throws", best.1).int("other-ways", other.0).int("other-throws", other.1)
}

/// What a value means in this plan: points, or a chance to win.
fn worth(plan: &Plan, value: Ratio) -> Message {
    if plan.win.is_some() {
        Message::new("shutbox.worth-chance").decimal("chance", value.percent())
    } else {
        Message::new("shutbox.worth-points").decimal("points", value.decimal(2))
    }
}

/// The values of the best choice and another, as points or as chances to win.
fn apart(plan: &Plan, message: Message, best: Ratio, other: Ratio) -> Message {
    if plan.win.is_none() {
        return points_apart(message, best, other);
    }
    let (best, other) = differing(1, |places| (best.percent_to(places), other.percent_to(places)));
    message
        .message("value", Message::new("shutbox.worth-chance").decimal("chance", best))
        .message("other-value", Message::new("shutbox.against-chance").decimal("chance", other))
}

fn points_apart(message: Message, best: Ratio, other: Ratio) -> Message {
    let (best, other) = differing(2, |places| (best.decimal(places), other.decimal(places)));
    message
        .message("value", Message::new("shutbox.worth-points").decimal("points", best))
        .message("other-value", Message::new("shutbox.against-points").decimal("points", other))
}

/// As few decimals as distinguish two different numbers.
fn differing(least: usize, shown: impl Fn(usize) -> (String, String)) -> (String, String) {
    let mut pairs = (least..12).map(shown);
    let first = pairs.next().unwrap_or_default();
    if first.0 != first.1 {
        return first;
    }
    pairs.find(|(a, b)| a != b).unwrap_or(first)
}
