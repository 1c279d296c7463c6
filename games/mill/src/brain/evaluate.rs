//! Static evaluation of a position, for the side to move. Works on whole sets of both sides at a time;
//! knows no search.

use super::{general_node::GeneralNode, node::Node, weights::Weights};
use crate::rules::{Options, Pair, PointSet, Position, board};

/// The static evaluation of a position.
#[derive(Clone, Copy)]
pub(super) struct Evaluation {
    /// The score for the side to move.
    pub worth: i32,
    /// Whether the side to move can close a mill at once.
    pub closes: bool,
    /// Whether the opponent could, if it were their turn.
    pub is_threatened: bool,
}

/// The score of a position for its side to move without any search; `None` if a removal is pending or the game is over.
/// It is a sum of the weights, each times a whole number.
pub fn static_score(position: &Position, options: &Options, weights: &Weights) -> Option<i32> {
    let is_open = position.ending().is_none() && !position.removes();
    is_open.then(|| evaluate(&GeneralNode::of(position), options, weights).worth)
}

/// Evaluates a position in which no removal is pending.
#[inline(always)]
#[expect(clippy::inline_always, reason = "a call for every node takes longer")]
pub(super) fn evaluate<N: Node>(node: &N, options: &Options, weights: &Weights) -> Evaluation {
    let diagonals = N::has_diagonals(options);
    let (stones, hands, flies) = (node.stones(), node.hands(), node.flies(options));
    let (stage, may_go_far) = match () {
        () if hands != [0; 2] => (&weights.placing, true),
        () if flies != [false; 2] => (&weights.flying, true),
        () => (&weights.moving, false),
    };
    let empty = Pair::twice(node.empty());
    let anywhere = |side: usize| {
        if hands[side] > 0 || flies[side] { PointSet::FULL } else { PointSet::EMPTY }
    };
    let completing = stones.completing(diagonals);
    let lines_of_two = completing.and(empty);
    let closable = stones.closable(diagonals).and(empty);
    let threats = if may_go_far {
        lines_of_two.and(closable.or(Pair::new(anywhere(0), anywhere(1))))
    } else {
        closable
    };
    // A stone one step from an empty point can move there.
    let free = empty.steps(diagonals).map(|reached| stones.and(reached));
    let stuck = free.into_iter().fold(stones, Pair::without);
    let liberties = stones.beside(diagonals).and(empty);
    let [ours, theirs] = [liberties.first(), liberties.second()].map(PointSet::count);
    let cramped = |side: usize, liberties: u8| {
        let worth = stage.cramped.get(usize::from(liberties));
        worth.filter(|_| !flies[side]).map_or(0, |worth| i32::from(*worth))
    };
    let crossings = Pair::twice(board::MIDDLE_POINTS.and(board::MIDDLE_RING));
    let middles = Pair::twice(board::MIDDLE_POINTS.without(board::MIDDLE_RING));
    let steps: i32 = free.into_iter().map(Pair::lead).sum();
    let in_hand = i32::from(hands[0]) - i32::from(hands[1]);
    let closes = !threats.first().is_empty();
    let worth = |weight: i16, amount: i32| i32::from(weight) * amount;
    let worth = worth(stage.stone, stones.lead() + in_hand)
        + worth(stage.mobility, steps)
        + worth(stage.threat, threats.lead())
        + worth(stage.half, lines_of_two.without(threats).lead())
        + worth(stage.in_mill, stones.and(completing).lead())
        + worth(stage.stuck, stuck.lead())
        + worth(stage.crossing, stones.and(crossings).lead())
        + worth(stage.middle, stones.and(middles).lead())
        + worth(stage.closes, i32::from(closes))
        + cramped(0, ours)
        - cramped(1, theirs);
    Evaluation { worth, closes, is_threatened: !threats.second().is_empty() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::brain::{plain_node::PlainNode, weights::Stage};
    use crate::rules::{Actions, Line, Point, Side};
    use parlour_kernel::Rng;

    /// The score of one side, point by point and line by line, as the weights are described.
    fn told(position: &Position, side: Side, stage: &Stage, options: &Options) -> (i32, bool) {
        let diagonals = options.has_diagonal_lines;
        let (own, empty) = (position.stones(side), position.empty());
        let ways = |point: Point| board::neighbours(point, diagonals).and(empty).count();
        let anywhere = position.hand(side) > 0 || position.flies(side, options);
        let lines = || Line::all(diagonals).iter().map(|line| line.points());
        let completes =
            |point: Point| lines().any(|line| line.has(point) && line.without(point.alone()).is_within(own));
        let comes_in = |point: Point| {
            let neighbours = board::neighbours(point, diagonals).and(own);
            let closing = |line: PointSet| line.has(point) && line.without(point.alone()).is_within(own);
            anywhere || lines().any(|line| closing(line) && !neighbours.without(line).is_empty())
        };
        let number = |set: PointSet, wanted: &dyn Fn(Point) -> bool| {
            i32::from(set.iter().filter(|point| wanted(*point)).collect::<PointSet>().count())
        };
        let threats = number(empty, &|point| completes(point) && comes_in(point));
        let amounts = [
            (stage.stone, number(own, &|_| true) + i32::from(position.hand(side))),
            (stage.mobility, own.iter().map(|point| i32::from(ways(point))).sum()),
            (stage.threat, threats),
            (stage.half, number(empty, &|point| completes(point) && !comes_in(point))),
            (stage.in_mill, number(own, &completes)),
            (stage.stuck, number(own, &|point| ways(point) == 0)),
            (stage.crossing, number(own.and(board::MIDDLE_POINTS), &|point| board::MIDDLE_RING.has(point))),
            (stage.middle, number(own.and(board::MIDDLE_POINTS), &|point| !board::MIDDLE_RING.has(point))),
        ];
        let beside = |side: Side| {
            let own = position.stones(side);
            empty.iter().filter(|point| board::neighbours(*point, diagonals).meets(own)).collect::<PointSet>()
        };
        let liberties = beside(side);
        let cramped = stage.cramped.get(usize::from(liberties.count()));
        let cramped = cramped.filter(|_| !position.flies(side, options)).map_or(0, |worth| i32::from(*worth));
        let sum: i32 = amounts.iter().map(|(weight, amount)| i32::from(*weight) * amount).sum();
        (sum + cramped, threats > 0)
    }

    #[test]
    fn both_sides_at_once_are_worth_what_each_is_worth_alone() {
        let weights = Weights::TUNED;
        let mut stages = [0; 3];
        for (options, seed) in [Options::NINE, Options::TWELVE].iter().cycle().take(200).zip(0..) {
            let mut rng = Rng::stream(seed, 1);
            let mut position = Position::start(options);
            for _ in 0..300 {
                if position.ending().is_some() {
                    break;
                }
                if !position.removes() {
                    let us = position.side();
                    let in_hand = position.hand(us) + position.hand(us.other()) > 0;
                    let flying = Side::BOTH.iter().any(|side| position.flies(*side, options));
                    let (stage, number) = match () {
                        () if in_hand => (&weights.placing, 0),
                        () if flying => (&weights.flying, 1),
                        () => (&weights.moving, 2),
                    };
                    stages[number] += 1;
                    let (ours, closes) = told(&position, us, stage, options);
                    let (theirs, is_threatened) = told(&position, us.other(), stage, options);
                    let evaluation = if options.has_diagonal_lines {
                        evaluate(&PlainNode::<true>::of(&position), options, &weights)
                    } else {
                        evaluate(&PlainNode::<false>::of(&position), options, &weights)
                    };
                    let closing = i32::from(closes) * i32::from(stage.closes);
                    assert_eq!(evaluation.worth, ours - theirs + closing, "{position:?}");
                    assert_eq!(
                        (evaluation.closes, evaluation.is_threatened),
                        (closes, is_threatened),
                        "{position:?}"
                    );
                }
                let mut actions = Actions::new();
                position.actions(options, &mut actions);
                position = position.after(actions[rng.below(actions.len() as u32) as usize], options);
            }
        }
        assert!(stages.iter().all(|seen| *seen > 500), "{stages:?}");
    }
}
