//! Chains: strong and weak links in turn. If the first node is false, the last is true, so whatever sees both is
//! out; where the ends see each other, the chain is a loop and every weak link of it is a strong one too.

use super::{
    board::Board,
    candidates::CandidateSet,
    links::{Graph, Net},
    step::{Flow, Link, Node, Sink, Step, offer},
    technique::Technique,
};

/// Links of one digit.
pub fn x_chain(board: &Board, sink: &mut Sink<'_>) -> Flow {
    search(board, Net::OneDigit, Technique::XChain, sink)
}

/// Cells of two candidates.
pub fn xy_chain(board: &Board, sink: &mut Sink<'_>) -> Flow {
    search(board, Net::Bivalue, Technique::XyChain, sink)
}

/// A loop of links of any kind.
pub fn continuous_loop(board: &Board, sink: &mut Sink<'_>) -> Flow {
    search(board, Net::Plain, Technique::ContinuousLoop, sink)
}

/// A chain whose conclusion is about one cell.
pub fn discontinuous_loop(board: &Board, sink: &mut Sink<'_>) -> Flow {
    search(board, Net::Plain, Technique::DiscontinuousLoop, sink)
}

/// A chain of links of any kind.
pub fn alternating_chain(board: &Board, sink: &mut Sink<'_>) -> Flow {
    search(board, Net::Plain, Technique::AlternatingChain, sink)
}

/// A loop with groups.
pub fn grouped_continuous_loop(board: &Board, sink: &mut Sink<'_>) -> Flow {
    search(board, Net::Grouped, Technique::GroupedContinuousLoop, sink)?;
    search(board, Net::WithSets, Technique::GroupedContinuousLoop, sink)
}

/// A chain with groups whose conclusion is about one cell.
pub fn grouped_discontinuous_loop(board: &Board, sink: &mut Sink<'_>) -> Flow {
    search(board, Net::Grouped, Technique::GroupedDiscontinuousLoop, sink)?;
    search(board, Net::WithSets, Technique::GroupedDiscontinuousLoop, sink)
}

/// A chain with groups.
pub fn grouped_alternating_chain(board: &Board, sink: &mut Sink<'_>) -> Flow {
    search(board, Net::Grouped, Technique::GroupedAlternatingChain, sink)?;
    search(board, Net::WithSets, Technique::GroupedAlternatingChain, sink)
}

const NONE: u16 = u16::MAX;

/// Who led to whom, from one start.
struct Walk {
    /// By spot: what made it true.
    on: Vec<u16>,
    /// By spot: what made it false.
    off: Vec<u16>,
    /// Spots made true, in order.
    reached: Vec<u16>,
    /// How many links lead to each of those.
    lengths: Vec<usize>,
    /// No more links than this are followed.
    limit: usize,
}

impl Walk {
    fn new(count: usize) -> Walk {
        Walk {
            on: vec![NONE; count],
            off: vec![NONE; count],
            reached: Vec::with_capacity(count),
            lengths: Vec::with_capacity(count),
            limit: usize::MAX,
        }
    }

    /// Everything that follows if the start is false.
    fn from(&mut self, graph: &Graph, start: u16) {
        self.on.fill(NONE);
        self.off.fill(NONE);
        self.reached.clear();
        self.lengths.clear();
        self.off[usize::from(start)] = start;
        self.turn_on(graph, start, 1);
        let mut head = 0;
        while let Some(at) = self.reached.get(head).copied() {
            let length = self.lengths[head] + 2;
            head += 1;
            if length > self.limit {
                return;
            }
            for next in &graph.spots[usize::from(at)].weak {
                if self.off[usize::from(*next)] == NONE {
                    self.off[usize::from(*next)] = at;
                    self.turn_on(graph, *next, length);
                }
            }
        }
    }

    fn turn_on(&mut self, graph: &Graph, off: u16, length: usize) {
        for next in &graph.spots[usize::from(off)].strong {
            if self.on[usize::from(*next)] == NONE {
                self.on[usize::from(*next)] = off;
                self.reached.push(*next);
                self.lengths.push(length);
            }
        }
    }

    /// The spots from the start to a spot that was made true.
    fn path(&self, end: u16) -> Vec<u16> {
        let mut path = vec![end];
        let mut off = self.on[usize::from(end)];
        loop {
            path.push(off);
            let on = self.off[usize::from(off)];
            if on == off {
                break;
            }
            path.push(on);
            off = self.on[usize::from(on)];
        }
        path.reverse();
        path
    }

    /// How many links lead to each spot, made true or made false.
    fn depths(graph: &Graph, start: u16) -> [Vec<u16>; 2] {
        let count = graph.spots.len();
        let mut depths = [vec![NONE; count], vec![NONE; count]];
        depths[0][usize::from(start)] = 0;
        let mut edge = vec![start];
        let mut depth = 0;
        while !edge.is_empty() {
            let is_on = depth % 2 == 1;
            let mut next = Vec::new();
            for at in edge {
                let spot = &graph.spots[usize::from(at)];
                for to in if is_on { &spot.weak } else { &spot.strong } {
                    let place = &mut depths[usize::from(!is_on)][usize::from(*to)];
                    if *place == NONE {
                        *place = depth + 1;
                        next.push(*to);
                    }
                }
            }
            depth += 1;
            edge = next;
        }
        depths
    }
}

/// So many loops between two spots are told, the shortest first.
const LOOPS: usize = 400;
/// How many links a loop may be longer than the shortest between two spots.
const DETOUR: u16 = 2;

/// Paths to a spot that was made true: the shortest and those with a detour.
struct Paths<'a> {
    graph: &'a Graph,
    depths: &'a [Vec<u16>; 2],
    left: usize,
}

impl Paths<'_> {
    fn to(&mut self, end: u16, found: &mut dyn FnMut(&[u16]) -> Flow) -> Flow {
        let shortest = self.depths[1][usize::from(end)];
        for length in (shortest..=shortest + DETOUR).step_by(2) {
            self.back(true, length, &mut vec![end], found)?;
        }
        Flow::Continue(())
    }

    /// Goes back from the last of a path, which was made true or false, by exactly so many links.
    fn back(
        &mut self,
        is_on: bool,
        length: u16,
        path: &mut Vec<u16>,
        found: &mut dyn FnMut(&[u16]) -> Flow,
    ) -> Flow {
        let Some(at) = path.last().map(|at| usize::from(*at)) else { return Flow::Continue(()) };
        if length == 0 {
            self.left = self.left.saturating_sub(1);
            let whole: Vec<u16> = path.iter().rev().copied().collect();
            return found(&whole);
        }
        // Links lead both ways.
        let graph = self.graph;
        let before = if is_on { &graph.spots[at].strong } else { &graph.spots[at].weak };
        for from in before {
            let depth = self.depths[usize::from(!is_on)][usize::from(*from)];
            if self.left == 0 || depth >= length || path.contains(from) {
                continue;
            }
            path.push(*from);
            let flow = self.back(!is_on, length - 1, path, found);
            path.pop();
            flow?;
        }
        Flow::Continue(())
    }
}

fn search(board: &Board, net: Net, wanted: Technique, sink: &mut Sink<'_>) -> Flow {
    let graph = Graph::of(board, net);
    let mut walk = Walk::new(graph.spots.len());
    for start in 0..graph.spots.len() as u16 {
        if graph.spots[usize::from(start)].strong.is_empty() {
            continue;
        }
        walk.from(&graph, start);
        if matches!(wanted, Technique::ContinuousLoop | Technique::GroupedContinuousLoop) {
            let depths = Walk::depths(&graph, start);
            for end in graph.spots[usize::from(start)].weak.iter().copied().filter(|end| *end > start) {
                if depths[1][usize::from(end)] != NONE {
                    let mut paths = Paths { graph: &graph, depths: &depths, left: LOOPS };
                    paths.to(end, &mut |path| offer(told(board, &graph, path, wanted, true), sink))?;
                }
            }
            continue;
        }
        for end in walk.reached.iter().copied() {
            let (first, last) = (&graph.spots[usize::from(start)], &graph.spots[usize::from(end)]);
            if is_chain(net, &first.node, &last.node) && (meet(&first.reach, &last.reach) || start == end) {
                offer(told(board, &graph, &walk.path(end), wanted, false), sink)?;
            }
        }
    }
    Flow::Continue(())
}

/// Whether chains of this net may end so: those of one digit or of cells with two candidates end with the digit they
/// begin with.
fn is_chain(net: Net, first: &Node, last: &Node) -> bool {
    !matches!(net, Net::OneDigit | Net::Bivalue) || first.digit == last.digit && first.cells != last.cells
}

/// The shortest chain of a net; loops count only where links of any kind do.
pub fn shortest(board: &Board, net: Net) -> Option<Step> {
    let (name, loops) = match net {
        Net::OneDigit => (Technique::XChain, false),
        Net::Bivalue => (Technique::XyChain, false),
        Net::Plain => (Technique::AlternatingChain, true),
        Net::Grouped | Net::WithSets => (Technique::GroupedAlternatingChain, true),
    };
    let graph = Graph::of(board, net);
    let mut walk = Walk::new(graph.spots.len());
    let mut best: Option<Step> = None;
    for start in 0..graph.spots.len() as u16 {
        let first = &graph.spots[usize::from(start)];
        if first.strong.is_empty() {
            continue;
        }
        walk.limit = best.as_ref().map_or(usize::MAX, |step| step.links.len() - 1);
        walk.from(&graph, start);
        // Nearer ends come first.
        for end in walk.reached.iter().copied() {
            let last = &graph.spots[usize::from(end)];
            let closed = loops && first.weak.contains(&end);
            let open =
                is_chain(net, &first.node, &last.node) && (start == end || meet(&first.reach, &last.reach));
            if !closed && !open {
                continue;
            }
            let step = told(board, &graph, &walk.path(end), name, closed);
            if step.is_worth() {
                if best.as_ref().is_none_or(|best| step.links.len() < best.links.len()) {
                    best = Some(step);
                }
                break;
            }
        }
    }
    best
}

fn meet(one: &CandidateSet, other: &CandidateSet) -> bool {
    crate::rules::Digit::all().any(|digit| one.cells(digit).meets(other.cells(digit)))
}

fn common(one: &CandidateSet, other: &CandidateSet) -> CandidateSet {
    let mut both = CandidateSet::EMPTY;
    for digit in crate::rules::Digit::all() {
        both.add(digit, one.cells(digit).and(other.cells(digit)));
    }
    both
}

/// The step that a path stands for, by the name that players give it.
fn told(board: &Board, graph: &Graph, path: &[u16], wanted: Technique, closed: bool) -> Step {
    let spot = |at: usize| &graph.spots[usize::from(path[at])];
    let last = path.len() - 1;
    let mut out = if spot(0).node == spot(last).node && spot(0).node.cells.len() == 1 {
        let node = spot(0).node;
        let cell = node.cells.first().expect("one cell");
        CandidateSet::in_cell(board.left(cell).without(crate::rules::DigitSet::of(node.digit)), cell)
    } else {
        common(&spot(0).reach, &spot(last).reach)
    };
    let mut links = Vec::with_capacity(path.len());
    let link = |from: Node, to: Node, strong| Link { from, to, strong };
    for at in 0..last {
        let strong = at.is_multiple_of(2);
        links.push(link(spot(at).node, spot(at + 1).node, strong));
        if closed && !strong {
            out = out.or(&common(&spot(at).reach, &spot(at + 1).reach));
        }
        if closed
            && strong
            && let (Some(one), Some(other)) = (spot(at).set, spot(at + 1).set)
            && one == other
        {
            let mut locked = graph.locked[one];
            for digit in [spot(at).node.digit, spot(at + 1).node.digit] {
                locked = locked.without(&CandidateSet::of(digit, locked.cells(digit)));
            }
            out = out.or(&locked);
        }
    }
    if closed {
        links.push(link(spot(last).node, spot(0).node, false));
    }
    let mut base = CandidateSet::EMPTY;
    for at in 0..path.len() {
        base.add(spot(at).node.digit, spot(at).node.cells);
    }
    let technique = kind(graph, path, &out, wanted, closed);
    Step::of(technique).resting_on(base).ruling_out(out).linked(links)
}

fn kind(graph: &Graph, path: &[u16], out: &CandidateSet, wanted: Technique, closed: bool) -> Technique {
    let spot = |at: &u16| &graph.spots[usize::from(*at)];
    let first = spot(&path[0]).node;
    let last = path.last().map_or(first, |at| spot(at).node);
    let grouped = path.iter().any(|at| spot(at).set.is_some() || spot(at).node.cells.len() > 1);
    if matches!(wanted, Technique::XChain | Technique::XyChain) {
        return wanted;
    }
    let one_cell = first.cells == last.cells || out.len() == 1;
    match (closed, one_cell, grouped) {
        (true, _, false) => Technique::ContinuousLoop,
        (true, _, true) => Technique::GroupedContinuousLoop,
        (false, true, false) => Technique::DiscontinuousLoop,
        (false, true, true) => Technique::GroupedDiscontinuousLoop,
        (false, false, false) => Technique::AlternatingChain,
        (false, false, true) => Technique::GroupedAlternatingChain,
    }
}
