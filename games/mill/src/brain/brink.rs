//! Sides that lose the game with the next stone they lose: what a mill that can be closed, or not be stopped, means for
//! them. Exact for the stones on the board; knows no search and no repetitions.

use super::node::Node;
use crate::rules::{Options, Pair, PointSet, board, move_rule};

/// What is known of a turn without searching.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Brink {
    /// Nothing.
    Away,
    /// The side to move wins with this turn: with a mill and a removal.
    Wins,
    /// The side to move loses with the turn of the other side, whatever it does.
    Loses,
    /// Only what is done onto these points does not lose like that.
    Forced(PointSet),
}

/// Actions of a turn that closes a mill.
const TURN: usize = 2;

impl Brink {
    /// Looks at a turn under plain rules that begins now.
    #[inline]
    pub(super) fn of<N: Node>(node: &N, options: &Options) -> Brink {
        if node.hands() != [0; 2] {
            return Brink::Away;
        }
        let stones = node.stones();
        let least = options.pieces_at_least_count;
        let [is_ours, is_theirs] = [stones.first(), stones.second()].map(|own| own.count() <= least);
        if (is_ours || is_theirs) && node.is_plain(options) {
            look(node, is_ours, is_theirs, options)
        } else {
            Brink::Away
        }
    }

    /// Actions until the end, negative for a loss.
    #[inline]
    pub(super) fn actions_left(self) -> Option<(usize, bool)> {
        match self {
            Brink::Wins => Some((TURN, true)),
            Brink::Loses => Some((1 + TURN, false)),
            Brink::Away | Brink::Forced(_) => None,
        }
    }
}

#[inline(never)]
fn look<N: Node>(node: &N, is_ours: bool, is_theirs: bool, options: &Options) -> Brink {
    let [closing, threats] = closings(node, options);
    match (closing.is_empty(), threats.count()) {
        (false, _) if is_theirs => Brink::Wins,
        (_, 0) => Brink::Away,
        _ if !is_ours => Brink::Away,
        // With one more move the game may be drawn before.
        _ if is_drawn_next(node, options) => Brink::Away,
        (true, 2..) => Brink::Loses,
        _ => Brink::Forced(closing.or(threats)),
    }
}

fn is_drawn_next(node: &impl Node, options: &Options) -> bool {
    let stones = node.stones();
    move_rule(node.halfmove() + 1, [stones.first(), stones.second()], options).is_some()
}

/// Empty points where either side could close a mill if it were its turn, the side to move first.
fn closings<N: Node>(node: &N, options: &Options) -> [PointSet; 2] {
    let (stones, diagonals) = (node.stones(), N::has_diagonals(options));
    let [ours, theirs] =
        node.flies(options).map(|flies| if flies { PointSet::FULL } else { PointSet::EMPTY });
    let reached = stones.closable(diagonals).or(Pair::new(ours, theirs));
    let closing = stones.completing(diagonals).and(reached).and(Pair::twice(node.empty()));
    [closing.first(), closing.second()]
}

/// What is nearly always right of three stones against three, for the side that cannot close a mill at once: it wins unless
/// the other side threatens to.
const AHEAD: i32 = 600;
/// The same if the other side has a mill to open, and if it threatens to close one: it mostly wins, and mostly loses.
const MILL_TO_OPEN: i32 = 150;
const UNDER_THREAT: i32 = -300;
/// Three against four are a draw unless the three can close a mill; then, too, they seldom win.
const THREE_CLOSE: i32 = 60;
const THREE_WAIT: i32 = 10;
/// What the usual evaluation counts where it knows less.
const SHARE: i32 = 16;

/// The worth of the last stones of a game in which three may fly, where it is known better than by counting stones: three
/// against three, and three against four. `usual` is what would be said of any position.
#[inline]
pub(super) fn last_stones<N: Node>(node: &N, options: &Options, usual: i32) -> Option<i32> {
    let stones = node.stones();
    let [own, theirs] = [stones.first(), stones.second()].map(PointSet::count);
    let is_usual = !N::has_diagonals(options)
        && options.may_fly
        && (options.fly_piece_count, options.pieces_at_least_count) == (3, 3);
    if own + theirs > 7 || !is_usual || node.hands() != [0; 2] || !node.is_plain(options) {
        return None;
    }
    let [closing, threats] = closings(node, options);
    let worth = match (own, theirs) {
        (3, 3) => {
            let [has_mill, they_have] =
                [stones.first(), stones.second()].map(|own| !board::in_lines(own, false).is_empty());
            match (threats.is_empty(), has_mill) {
                (true, false) if they_have => MILL_TO_OPEN,
                (false, false) => UNDER_THREAT,
                _ => AHEAD,
            }
        }
        (3, 4) if closing.is_empty() => THREE_WAIT,
        (3, 4) => THREE_CLOSE,
        (4, 3) => -THREE_WAIT - if threats.is_empty() { 0 } else { THREE_WAIT },
        _ => return None,
    };
    Some(worth + usual / SHARE)
}

#[cfg(test)]
mod tests {
    use super::{AHEAD, Brink, MILL_TO_OPEN, UNDER_THREAT, last_stones};
    use crate::{
        brain::{
            node::Node,
            plain_node::PlainNode,
            tables::{Tables, Value},
        },
        rules::{Action, Actions, Options, Point, PointSet, Position, Side},
    };
    use parlour_kernel::Rng;
    use std::path::Path;

    /// Stones thrown onto the board, White to move.
    fn thrown(rng: &mut Rng, us: usize, them: usize) -> Position {
        let mut points: Vec<Point> = Point::all().collect();
        rng.shuffle(&mut points);
        let set = |points: &[Point]| points.iter().copied().collect::<PointSet>();
        let stones = [set(&points[..us]), set(&points[us..us + them])];
        Position::moving(stones, Side::White, &Options::NINE)
    }

    fn actions(position: &Position) -> Vec<Action> {
        let mut actions = Actions::new();
        position.actions(&Options::NINE, &mut actions);
        actions.iter().copied().collect()
    }

    /// Whether the side to move can close a mill.
    fn closes(position: &Position) -> bool {
        actions(position).iter().any(|action| position.after(*action, &Options::NINE).removes())
    }

    #[test]
    fn what_is_said_to_win_or_lose_does() {
        let mut rng = Rng::stream(7, 0);
        let mut met = [0; 4];
        for (us, them) in [(3, 3), (3, 4), (4, 3), (3, 6), (6, 3), (4, 4)].repeat(2_000) {
            let position = thrown(&mut rng, us, them);
            if position.ending().is_some() {
                continue;
            }
            let loses = |action: &Action| {
                let next = position.after(*action, &Options::NINE);
                !next.removes() && closes(&next)
            };
            let actions = actions(&position);
            let kind = match Brink::of(&PlainNode::<false>::of(&position), &Options::NINE) {
                Brink::Away => 0,
                Brink::Wins => {
                    assert!(them == 3 && closes(&position), "{position:?}");
                    1
                }
                Brink::Loses => {
                    assert!(us == 3 && actions.iter().all(loses), "{position:?}");
                    2
                }
                Brink::Forced(points) => {
                    let mut others = actions.iter().filter(|action| !points.has(action.target()));
                    assert!(us == 3 && others.all(loses), "{position:?}");
                    3
                }
            };
            met[kind] += 1;
        }
        assert!(met.iter().all(|count| *count > 50), "{met:?}");
    }

    /// By the exact tables: three against three where a mill cannot be closed at once.
    #[test]
    fn the_last_stones_are_judged_as_they_mostly_are() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/mill/tables/nine");
        let tables = Tables::open(&folder, &Options::NINE).expect("the tables of the repository");
        let mut rng = Rng::stream(8, 0);
        let mut wins = [[0_u32; 2]; 3];
        for _ in 0..60_000 {
            let position = thrown(&mut rng, 3, 3);
            let node = PlainNode::<false>::of(&position);
            if Brink::of(&node, &Options::NINE).actions_left().is_some() {
                continue;
            }
            let Some(worth) = last_stones(&node, &Options::NINE, 0) else { panic!("{position:?}") };
            let kind = [AHEAD, MILL_TO_OPEN, UNDER_THREAT].iter().position(|known| *known == worth);
            let [won, all] = &mut wins[kind.expect("one of three")];
            *won += u32::from(tables.probe(&position).expect("in the tables").value == Value::Win);
            *all += 1;
        }
        let share = |[won, all]: [u32; 2]| f64::from(won) / f64::from(all);
        let [ahead, opens, threatened] = wins.map(share);
        assert!(ahead > 0.98 && (0.5..0.9).contains(&opens) && threatened < 0.35, "{wins:?}");
    }
}
