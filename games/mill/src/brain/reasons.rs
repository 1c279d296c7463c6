//! Why an action is good, as facts that a person can check on the board: which mill it closes, which one it stops, what it
//! threatens, how few moves it leaves. Each is derived from the position before and after the action, or from the line that
//! is expected; none says more than stands there. Knows nothing of scores.

use crate::rules::{Action, Line, Mill, Options, Point, PointSet, Position, Side, board};
use parlour_kernel::Message;

/// With this many moves left or fewer, that is worth saying.
const FEW_MOVES: u8 = 3;
/// Actions of the expected line that are looked at.
const AHEAD: usize = 7;

/// What can be said for an action, the weightiest first, each as the rest of a sentence that begins with the action.
pub(super) fn reasons(game: &Mill, action: Action, expected: &[Action]) -> Vec<Message> {
    let (position, options) = (game.board(), game.options());
    let after = position.after(action, options);
    let mut reasons = match action {
        Action::Remove(point) => of_removal(position, &after, point, options),
        Action::Place(to) | Action::Move { to, .. } => of_move(position, &after, to, options),
    };
    reasons.extend(few_moves(&after, position.side(), options));
    if reasons.is_empty() {
        reasons.extend(prepares(&after, position.side(), expected, options));
    }
    if reasons.is_empty() && matches!(action, Action::Remove(_)) {
        let left = after.on_board(position.side().other()) + after.hand(position.side().other());
        reasons.push(Message::new("mill.reason-leaves-stones").int("n", left));
    }
    reasons
}

fn of_move(before: &Position, after: &Position, to: Point, options: &Options) -> Vec<Message> {
    let (us, them) = (before.side(), before.side().other());
    let mut reasons = Vec::new();
    let closed: Vec<Line> = lines(options)
        .filter(|line| line.points().has(to) && line.points().is_within(after.stones(us)))
        .collect();
    if !closed.is_empty() {
        reasons.push(naming("mill.reason-closes", &closed));
    }
    let captured = after.captures().targets();
    if after.side() == us && !captured.is_empty() {
        reasons.push(Message::new("mill.reason-captures").text("points", names(captured)));
    }
    let stopped: Vec<Line> = closings(before, them, options)
        .into_iter()
        .filter(|(point, _)| *point == to)
        .map(|(_, line)| line)
        .collect();
    if !stopped.is_empty() {
        reasons.push(naming("mill.reason-stops", &stopped));
    }
    let next = closings(after, us, options);
    let ways = points_of(&next);
    let known = points_of(&closings(before, us, options));
    if !closed.is_empty() && !ways.is_empty() {
        reasons.push(Message::new("mill.reason-again").int("n", ways.count()));
    } else if !ways.without(known).is_empty() {
        let fresh = next.iter().filter(|(point, _)| !known.has(*point));
        reasons.push(naming("mill.reason-threatens", &fresh.map(|(_, line)| *line).collect::<Vec<_>>()));
    }
    reasons
}

fn of_removal(before: &Position, after: &Position, taken: Point, options: &Options) -> Vec<Message> {
    let (us, them) = (before.side(), before.side().other());
    let mut reasons = Vec::new();
    let left = closings(after, them, options);
    let stopped = closings(before, them, options).into_iter().filter(|closing| !left.contains(closing));
    let stopped: Vec<Line> = stopped.map(|(_, line)| line).collect();
    if !stopped.is_empty() {
        reasons.push(naming("mill.reason-stops", &stopped));
    }
    let broken: Vec<Line> = lines(options)
        .filter(|line| line.points().has(taken) && line.points().is_within(before.stones(them)))
        .collect();
    if !broken.is_empty() {
        reasons.push(naming("mill.reason-breaks", &broken));
    }
    let known = closings(before, us, options);
    let freed: Vec<Line> = closings(after, us, options)
        .into_iter()
        .filter(|closing| !known.contains(closing))
        .map(|(_, line)| line)
        .collect();
    if !freed.is_empty() {
        reasons.push(naming("mill.reason-frees", &freed));
    }
    reasons
}

/// How few moves the other side has, if it is its turn.
fn few_moves(after: &Position, us: Side, options: &Options) -> Option<Message> {
    if after.ending().is_some() || after.side() == us || after.removes() || after.hand(after.side()) > 0 {
        return None;
    }
    let mut actions = crate::rules::Actions::new();
    after.actions(options, &mut actions);
    let few = u8::try_from(actions.len()).ok().filter(|few| *few <= FEW_MOVES)?;
    Some(Message::new("mill.reason-few-moves").int("n", few))
}

/// The first mill that we close in the expected line, with the answer that is expected before.
fn prepares(after: &Position, us: Side, expected: &[Action], options: &Options) -> Option<Message> {
    let mut position = *after;
    let answer = expected.first().filter(|_| after.side() != us)?;
    for action in expected.iter().take(AHEAD) {
        let mover = position.side();
        position = position.after(*action, options);
        let to = action.target();
        let closes = |line: &Line| line.points().has(to) && line.points().is_within(position.stones(us));
        if mover == us
            && !matches!(action, Action::Remove(_))
            && let Some(line) = lines(options).find(closes)
        {
            let prepares = Message::new("mill.reason-prepares").text("line", name(line));
            return Some(prepares.text("answer", answer.to_string()));
        }
        if position.ending().is_some() {
            return None;
        }
    }
    None
}

fn lines(options: &Options) -> impl Iterator<Item = Line> {
    Line::all(options.has_diagonal_lines).iter().copied()
}

/// Free points where a side could close a mill with its next stone, each with the line.
fn closings(position: &Position, side: Side, options: &Options) -> Vec<(Point, Line)> {
    let (own, empty) = (position.stones(side), position.empty());
    let anywhere = position.hand(side) > 0 || position.flies(side, options);
    let closes = |line: Line| {
        let point = line.points().without(own).first().filter(|point| empty.has(*point))?;
        let rest = line.points().without(point.alone());
        let others = own.without(rest);
        let beside = board::neighbours(point, options.has_diagonal_lines);
        let has_third = position.hand(side) > 0 || !others.is_empty();
        let reaches = if anywhere { has_third } else { beside.meets(others) };
        (rest.is_within(own) && reaches).then_some((point, line))
    };
    lines(options).filter_map(closes).collect()
}

fn points_of(closings: &[(Point, Line)]) -> PointSet {
    closings.iter().fold(PointSet::EMPTY, |points, (point, _)| points.with(*point))
}

/// A reason about one line, or about several.
fn naming(key: &'static str, lines: &[Line]) -> Message {
    let spelled: Vec<String> = lines.iter().map(|line| name(*line)).collect();
    let listed = match spelled.as_slice() {
        [] => Message::new("mill.text").text("text", ""),
        [one] => Message::new("mill.text").text("text", one),
        [all @ .., last] => Message::new("mill.lines-and").text("lines", all.join(", ")).text("last", last),
    };
    Message::new(key).message("lines", listed)
}

fn name(line: Line) -> String {
    [line.endpoint1, line.center, line.endpoint2].map(Point::name).join("-")
}

fn names(points: PointSet) -> String {
    points.iter().map(Point::name).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::reasons;
    use crate::rules::{Action, Line, Mill, Point, Setup, Side};
    use parlour_kernel::{Arg, Message, Rng, Rules};
    use std::collections::{BTreeMap, BTreeSet};

    /// The reasons for an action after some moves, without the words that are the same in all of them.
    fn told(setup: &str, moves: &str, action: &str, expected: &[&str]) -> Vec<String> {
        let setup: Setup = setup.parse().expect("a readable setup");
        let game = Mill::start(&setup).expect("a sound setup").replay(moves).expect("legal moves");
        let [action, expected @ ..] = &[&[action], expected]
            .concat()
            .iter()
            .map(|text| game.read(text).expect("an action"))
            .collect::<Vec<_>>()[..]
        else {
            panic!("an action")
        };
        let all = reasons(&game, *action, expected);
        all.iter().map(|reason| reason.to_string().replace("mill.", "").replace("reason-", "")).collect()
    }

    #[test]
    fn reasons_are_what_the_board_shows() {
        let swings = "*@*@*@**/*****O*O/O****OO* w m s 5 0 3 0 0 0 0 0 0 0 0 0 20";
        assert_eq!(
            told(swings, "", "d7-a7", &[]),
            ["closes lines=(text text=a1-a4-a7)", "again n=1"],
            "a4 to b4 closes the next one"
        );
        assert_eq!(told("nine", "a1 d6 a4", "a7", &[]), ["stops lines=(text text=a1-a4-a7)"]);
        assert_eq!(told("nine", "a1 d6", "a4", &[]), ["threatens lines=(text text=a1-a4-a7)"]);
        let both = "threatens lines=(lines-and lines=g1-d1-a1 last=a1-a4-a7)";
        assert_eq!(told("nine", "a4 d6 d1 d7", "a1", &[])[0], both, "two at once");
        let locked = "********/*****@**/@O@O@O*O b m s 4 0 4 0 0 0 0 0 0 0 0 0 20";
        assert_eq!(told(locked, "", "b2-d2", &[]), ["few-moves n=2"]);
        let takes = |stone: &str| told("nine", "a1 d6 a4 d7 a7", stone, &[]);
        assert_eq!(takes("xd6"), ["stops lines=(text text=d5-d6-d7)"]);
        assert_eq!(
            told("nine", "a1 d6 a4 g1 a7", "xg1", &[]),
            ["leaves-stones n=8"],
            "nothing else to say for it"
        );
        assert_eq!(
            told("nine custodian=1", "a1 d1 d6 f4", "g1", &[]),
            ["captures points=d1"],
            "between a1 and g1"
        );
        assert_eq!(told("nine", "", "a1", &[]), [""; 0]);
        let line = ["d6", "a4", "d7", "a7", "xd6"];
        assert_eq!(told("nine", "", "a1", &line), ["prepares line=a1-a4-a7 answer=d6"]);
    }

    /// Points of a text such as `g1-d1-a1`.
    fn points(text: &str) -> Vec<Point> {
        text.split('-').map(|name| Point::read(name, name).expect("a point")).collect()
    }

    /// Every text within a message, as lines.
    fn named(message: &Message) -> Vec<Vec<Point>> {
        let mut found = Vec::new();
        for (name, arg) in &message.args {
            match arg {
                Arg::Message(inner) => found.extend(named(inner)),
                Arg::Text(text) if name != "answer" => found.extend(text.split(", ").map(points)),
                _ => {}
            }
        }
        found
    }

    fn number(message: &Message) -> usize {
        message
            .args
            .iter()
            .find_map(|(_, arg)| if let Arg::Int(n) = arg { usize::try_from(*n).ok() } else { None })
            .expect("a number")
    }

    /// Whether three points are a line of the board, point by point.
    fn is_line(points: &[Point], game: &Mill) -> bool {
        let mut wanted: Vec<usize> = points.iter().map(|point| point.index()).collect();
        wanted.sort_unstable();
        Line::all(game.options().has_diagonal_lines).iter().any(|line| {
            let mut line = [line.endpoint1, line.center, line.endpoint2].map(Point::index);
            line.sort_unstable();
            line[..] == wanted
        })
    }

    fn stand(points: &[Point], side: Side, game: &Mill) -> bool {
        points.iter().all(|point| game.board().stones(side).has(*point))
    }

    /// Every point and line that a side could fill if it were its turn now, by trying all it can do.
    fn fillings(game: &Mill, side: Side) -> Vec<(Point, Vec<Point>)> {
        let text = game.fen().to_string();
        let mut fields: Vec<&str> = text.split(' ').collect();
        let places = game.board().hand(side) > 0;
        fields[1] = if side == Side::White { "w" } else { "b" };
        (fields[2], fields[3]) = if places { ("p", "p") } else { ("m", "s") };
        (fields[8], fields[9]) = ("0", "0");
        let setup: Setup = format!("{}; fen {}", game.rules(), fields.join(" ")).parse().expect("readable");
        let game = Mill::start(&setup).expect("a sound position");
        let mut legal = Vec::new();
        game.legal(&mut legal);
        let mut found = Vec::new();
        for action in legal {
            let stones = game.board().after(action, game.options()).stones(side);
            for line in Line::all(game.options().has_diagonal_lines) {
                if line.points().has(action.target()) && line.points().is_within(stones) {
                    found.push((action.target(), sorted(line.points().iter().collect())));
                }
            }
        }
        found
    }

    fn sorted(mut line: Vec<Point>) -> Vec<Point> {
        line.sort_unstable_by_key(|point| point.index());
        line
    }

    /// What a reason claims, found out in another way than it was made.
    fn holds(reason: &Message, before: &Mill, action: Action, after: &Mill, expected: &[Action]) -> bool {
        let (us, to) = (before.board().side(), action.target());
        let them = us.other();
        let lines: Vec<Vec<Point>> = named(reason).into_iter().map(sorted).collect();
        let fills = |game: &Mill, side: Side, line: &Vec<Point>| {
            fillings(game, side).iter().any(|(_, filled)| filled == line)
        };
        let all = |claim: &dyn Fn(&Vec<Point>) -> bool| {
            !lines.is_empty() && lines.iter().all(|line| is_line(line, before) && claim(line))
        };
        match &*reason.key {
            "mill.reason-closes" => all(&|line| line.contains(&to) && stand(line, us, after)),
            "mill.reason-stops" => all(&|line| fills(before, them, line) && !fills(after, them, line)),
            "mill.reason-threatens" => all(&|line| fills(after, us, line)),
            "mill.reason-frees" => all(&|line| fills(after, us, line) && !fills(before, us, line)),
            "mill.reason-breaks" => all(&|line| {
                line.contains(&to) && stand(line, them, before) && !after.board().stones(them).has(to)
            }),
            "mill.reason-again" => {
                let points: BTreeSet<usize> =
                    fillings(after, us).iter().map(|(point, _)| point.index()).collect();
                points.len() == number(reason)
            }
            "mill.reason-few-moves" => {
                let mut legal = Vec::new();
                after.legal(&mut legal);
                after.board().side() == them && legal.len() == number(reason)
            }
            "mill.reason-leaves-stones" => {
                usize::from(after.board().on_board(them) + after.board().hand(them)) == number(reason)
            }
            "mill.reason-prepares" => {
                let mut game = after.clone();
                let is_answer = reason.to_string().contains(&format!("answer={}", expected[0]));
                let line = prepared(reason);
                is_answer
                    && expected.iter().any(|action| {
                        let mover = game.board().side();
                        game.apply(action, &mut Vec::new()).is_ok()
                            && mover == us
                            && line.contains(&action.target())
                            && stand(&line, us, &game)
                    })
            }
            other => panic!("{other} is not looked at"),
        }
    }

    /// The line that a preparation is about.
    fn prepared(reason: &Message) -> Vec<Point> {
        let line = reason.args.iter().find_map(|(name, arg)| match arg {
            Arg::Text(text) if name == "line" => Some(points(text)),
            _ => None,
        });
        line.expect("a line")
    }

    /// Whatever is said of an action in games that go anywhere holds on the board.
    #[test]
    fn every_reason_is_true() {
        let mut met: BTreeMap<String, u32> = BTreeMap::new();
        for seed in 0..90 {
            let mut rng = Rng::stream(seed, 9);
            let rules = ["nine", "twelve", "chengsanqi"][seed as usize % 3];
            let mut game = Mill::start(&rules.parse().expect("rules")).expect("a start");
            while game.board().ending().is_none() && game.history().len() < 150 {
                let mut legal = Vec::new();
                game.legal(&mut legal);
                // What closes a mill is done more often than by chance, so that games come to few stones.
                let closes = |action: &&Action| game.board().after(**action, game.options()).removes();
                let closing = legal.iter().find(closes).filter(|_| rng.below(2) == 0);
                let action = *closing.unwrap_or(&legal[rng.below(legal.len() as u32) as usize]);
                let mut after = game.clone();
                after.apply(&action, &mut Vec::new()).expect("legal");
                let mut expected = Vec::new();
                let mut line = after.clone();
                while expected.len() < 7 && line.board().ending().is_none() {
                    let mut legal = Vec::new();
                    line.legal(&mut legal);
                    let next = legal[rng.below(legal.len() as u32) as usize];
                    line.apply(&next, &mut Vec::new()).expect("legal");
                    expected.push(next);
                }
                if after.board().ending().is_none() {
                    for reason in reasons(&game, action, &expected) {
                        *met.entry(reason.key.to_string()).or_default() += 1;
                        let is_true = holds(&reason, &game, action, &after, &expected);
                        assert!(is_true, "{rules}: {reason} of {action} in {}", game.fen());
                    }
                }
                game = after;
            }
        }
        assert!(met.len() >= 9 && met.values().all(|count| *count >= 5), "{met:?}");
    }

    /// A stone that stands in the line itself cannot close it, and neither can one that is not beside the gap.
    #[test]
    fn a_mill_that_cannot_be_closed_is_no_threat() {
        // Two of three stand, and no third one is near; four stones, so that nobody flies.
        let far = "****O***/*****@@*/O****O*O w m s 4 0 2 2 0 0 0 0 0 0 0 0 20";
        assert_eq!(told(far, "", "d7-g7", &[]), [""; 0]);
    }
}
