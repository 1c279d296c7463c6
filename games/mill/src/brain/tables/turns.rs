//! Turns between positions of the moving phase. A turn is quiet if it takes nothing: it stays in its pair of sectors.
//! Any other leads to fewer stones or to the end: an exit. Knows neither numbers of positions nor how tables are made.

use super::entry::Entry;
use crate::rules::{
    Action, Actions, Capture, EndReason, Line, Options, Pair, Point, PointSet, Position, Side, Stalemate,
    board,
};

/// What is known of positions with fewer stones.
pub trait Known: Sync {
    /// The entry of a position, the side to move first.
    fn entry(&self, stones: Pair) -> Entry;
}

/// The turns of a rule set. In pairs of stones, the side to move is first.
pub trait Turns: Sync {
    /// Hands out the position after every quiet turn, until `each` says that it has enough.
    fn each_quiet(&self, stones: Pair, each: impl FnMut(Pair) -> bool);

    /// The best that any exit gives the side to move; `None` without one. A game that is over is an exit by itself.
    fn best_exit(&self, stones: Pair, known: &impl Known) -> Option<Entry>;

    /// Hands out every position from which a quiet turn leads here; some perhaps twice.
    fn each_origin(&self, stones: Pair, each: impl FnMut(Pair));
}

/// Turns by the rules themselves: right for everything that can be tabled. Moves that cannot take anything by any rule
/// are not played, only made.
#[derive(Clone, Copy, Debug)]
pub struct GeneralTurns {
    options: Options,
    /// By point: the other two points of each line through it.
    beside: [[PointSet; 3]; Point::SLOTS],
}

/// The side to move, in positions of the rules made from pairs.
const US: Side = Side::White;
const THEM: Side = Side::Black;

fn stones_of(position: &Position, first: Side) -> Pair {
    Pair::new(position.stones(first), position.stones(first.other()))
}

impl GeneralTurns {
    pub fn new(options: &Options) -> Self {
        let mut beside = [[PointSet::EMPTY; 3]; Point::SLOTS];
        for point in Point::all() {
            let lines = Line::all(options.has_diagonal_lines).iter().filter(|line| line.points().has(point));
            for (others, line) in beside[point.index()].iter_mut().zip(lines) {
                *others = line.points().without(point.alone());
            }
        }
        GeneralTurns { options: *options, beside }
    }

    /// Whether a move, our stones after it, may take something: it closes a mill, or a line that it begins or ends on
    /// has a stone of theirs and no free point.
    #[inline]
    fn may_take(&self, own: PointSet, theirs: PointSet, from: Point, to: Point) -> bool {
        let full = own.or(theirs).with(from);
        self.beside[to.index()].iter().any(|others| others.is_within(full) && others.meets(theirs))
            || board::lines_closed(own, to, self.options.has_diagonal_lines) > 0
    }

    /// Hands out every move of a turn that has begun, with the stones after it, from our side; `None` for moves that
    /// may take something.
    fn each_move(&self, start: &Position, mut each: impl FnMut(Action, Option<Pair>) -> bool) {
        let (own, theirs) = (start.stones(US), start.stones(THEM));
        let mut actions = Actions::new();
        start.actions(&self.options, &mut actions);
        for action in actions.iter() {
            let Action::Move { from, to } = *action else { continue };
            let moved = own.without(from.alone()).with(to);
            let quiet = !self.may_take(moved, theirs, from, to);
            if !each(*action, quiet.then(|| Pair::new(moved, theirs))) {
                return;
            }
        }
    }

    fn begun(&self, stones: Pair) -> Position {
        Position::moving([stones.first(), stones.second()], US, &self.options)
    }

    fn best(&self, position: &Position, mut value: impl FnMut(&Position) -> Entry) -> Option<Entry> {
        let mut actions = Actions::new();
        position.actions(&self.options, &mut actions);
        let values = actions.iter().map(|action| value(&position.after(*action, &self.options)));
        values.reduce(Entry::better)
    }

    /// What the rest of a turn is worth to the side whose it is, after its first action.
    pub(super) fn rest_of_turn(&self, position: &Position, mover: Side, known: &impl Known) -> Entry {
        if has_too_few(position) {
            let wins = position.ending().and_then(|ending| ending.winner) == Some(mover);
            return if wins { Entry::WINS_NOW } else { Entry::LOST };
        }
        if goes_on(position, mover) {
            let best = self.best(position, |next| self.rest_of_turn(next, mover, known));
            return best.unwrap_or_default();
        }
        // The end of placing can make both sides take stones before anybody moves.
        if position.removes() && !self.begins(position) {
            return self.rest_of_turn(position, mover.other(), known).a_turn_earlier();
        }
        // However else the other side's turn begins, by its own entry it is judged.
        known.entry(stones_of(position, mover.other())).a_turn_earlier()
    }

    /// Whether a position is what a turn of the moving phase begins with, removals for a side without a move included.
    pub(super) fn begins(&self, position: &Position) -> bool {
        let stones = Side::BOTH.map(|side| position.stones(side));
        let begun = Position::moving(stones, position.side(), &self.options);
        begun.repeats_as() == position.repeats_as() && begun.relief_number() == position.relief_number()
    }

    /// What it is worth to be blocked, where that lets us take a stone.
    fn relieved(&self, position: &Position, known: &impl Known) -> Entry {
        let after = |next: &Position| {
            if has_too_few(next) {
                return Entry::WINS_NOW;
            }
            match self.options.stalemate_action {
                Stalemate::RemovesAndMoves => known.entry(stones_of(next, US)),
                Stalemate::BothRemove => self.answered(next, known),
                _ => known.entry(stones_of(next, THEM)).a_turn_earlier(),
            }
        };
        self.best(position, after).unwrap_or_default()
    }

    /// The other side takes a stone in return, if it can; then we move.
    fn answered(&self, position: &Position, known: &impl Known) -> Entry {
        let then = |next: &Position| {
            if has_too_few(next) {
                return Entry::LOSES_NEXT;
            }
            known.entry(stones_of(next, US)).a_turn_earlier().a_turn_earlier()
        };
        if position.side() == US {
            return then(position);
        }
        let mut actions = Actions::new();
        position.actions(&self.options, &mut actions);
        let values = actions.iter().map(|action| then(&position.after(*action, &self.options)));
        values.reduce(Entry::worse).unwrap_or_default()
    }

    /// Whether a move of ours took nothing and earns nothing.
    fn is_quiet(stones: Pair, next: &Position) -> bool {
        let unharmed = next.stones(THEM) == stones.second();
        unharmed && !goes_on(next, US)
    }
}

/// Whether a removal left a side with too few stones.
fn has_too_few(position: &Position) -> bool {
    position.ending().is_some_and(|ending| ending.reason == EndReason::TooFew)
}

/// Whether the turn of a side goes on with a removal.
fn goes_on(position: &Position, mover: Side) -> bool {
    position.side() == mover && position.removes()
}

impl Turns for GeneralTurns {
    fn each_quiet(&self, stones: Pair, mut each: impl FnMut(Pair) -> bool) {
        let start = self.begun(stones);
        if start.ending().is_some() || start.removes() {
            return;
        }
        if start.side() == THEM {
            each(stones.swapped());
            return;
        }
        self.each_move(&start, |action, quiet| {
            if let Some(after) = quiet {
                return each(after.swapped());
            }
            let next = start.after(action, &self.options);
            !GeneralTurns::is_quiet(stones, &next) || each(stones_of(&next, THEM))
        });
    }

    fn best_exit(&self, stones: Pair, known: &impl Known) -> Option<Entry> {
        let start = self.begun(stones);
        if let Some(ending) = start.ending() {
            return Some(if ending.winner.is_some() { Entry::LOST } else { Entry::DRAW });
        }
        if start.removes() {
            return Some(self.relieved(&start, known));
        }
        if start.side() == THEM {
            return None;
        }
        let mut best: Option<Entry> = None;
        self.each_move(&start, |action, quiet| {
            if quiet.is_none() {
                let next = start.after(action, &self.options);
                if !GeneralTurns::is_quiet(stones, &next) {
                    let exit = self.rest_of_turn(&next, US, known);
                    best = Some(best.map_or(exit, |best| best.better(exit)));
                }
            }
            best != Some(Entry::WINS_NOW)
        });
        best
    }

    fn each_origin(&self, stones: Pair, mut each: impl FnMut(Pair)) {
        let options = &self.options;
        let (theirs, ours) = (stones.first(), stones.second());
        let empty = stones.empty().without(options.closed());
        if options.stalemate_action == Stalemate::Passes {
            let before = self.begun(stones.swapped());
            if before.ending().is_none() && before.side() == THEM {
                each(stones.swapped());
            }
        }
        for to in ours {
            // In the moving phase a mill always takes a stone.
            if board::lines_closed(ours, to, options.has_diagonal_lines) > 0 {
                continue;
            }
            for from in sources(ours, to, empty, options) {
                let before = Pair::new(ours.without(to.alone()).with(from), theirs);
                let is_quiet = || {
                    let next = self.begun(before).after(Action::Move { from, to }, options);
                    GeneralTurns::is_quiet(before, &next)
                };
                if !self.may_take(ours, theirs, from, to) || is_quiet() {
                    each(before);
                }
            }
        }
    }
}

/// Where a stone of a side, now at a point, may have come from.
fn sources(own: PointSet, to: Point, empty: PointSet, options: &Options) -> PointSet {
    if options.may_fly && own.count() <= options.fly_piece_count {
        empty
    } else {
        board::neighbours(to, options.has_diagonal_lines).and(empty)
    }
}

/// Turns on the usual board where only mills take, one stone at a time, and who cannot move loses.
#[derive(Clone, Copy, Debug)]
pub struct PlainTurns<const DIAGONALS: bool> {
    options: Options,
}

/// Whether the rules of the moving phase are that plain.
pub fn are_plain(options: &Options) -> bool {
    let off = |rule: Capture| !rule.enabled;
    off(options.custodian)
        && off(options.intervention)
        && off(options.leap)
        && !options.may_remove_multiple
        && options.stalemate_action == Stalemate::Loses
        && options.closed().is_empty()
}

impl<const DIAGONALS: bool> PlainTurns<DIAGONALS> {
    pub fn new(options: &Options) -> Self {
        PlainTurns { options: *options }
    }

    #[inline]
    fn flies(&self, own: PointSet) -> bool {
        self.options.may_fly && own.has_at_most(self.options.fly_piece_count)
    }

    /// Every move to one of these points, from and to, until `each` has enough.
    #[inline]
    fn each_move(&self, own: PointSet, targets: PointSet, mut each: impl FnMut(PointSet, Point) -> bool) {
        let flies = self.flies(own);
        for to in targets {
            let sources = if flies { own } else { board::neighbours(to, DIAGONALS).and(own) };
            for from in sources {
                if !each(own.without(from.alone()), to) {
                    return;
                }
            }
        }
    }
}

impl<const DIAGONALS: bool> Turns for PlainTurns<DIAGONALS> {
    #[inline]
    fn each_quiet(&self, stones: Pair, mut each: impl FnMut(Pair) -> bool) {
        let (own, theirs) = (stones.first(), stones.second());
        let closing = board::completing(own, DIAGONALS);
        self.each_move(own, stones.empty(), |rest, to| {
            let closes = closing.has(to) && board::lines_closed(rest, to, DIAGONALS) > 0;
            closes || each(Pair::new(theirs, rest.with(to)))
        });
    }

    #[inline]
    fn best_exit(&self, stones: Pair, known: &impl Known) -> Option<Entry> {
        let (own, theirs, empty) = (stones.first(), stones.second(), stones.empty());
        let closing = board::completing(own, DIAGONALS).and(empty);
        let mut best: Option<Entry> = None;
        if !closing.is_empty() {
            let free = theirs.without(board::in_lines(theirs, DIAGONALS));
            let all = self.options.may_remove_from_mills_always || free.is_empty();
            let targets = if all { theirs } else { free };
            let wins = theirs.count() <= self.options.pieces_at_least_count;
            self.each_move(own, closing, |rest, to| {
                if board::lines_closed(rest, to, DIAGONALS) == 0 {
                    return true;
                }
                if wins {
                    best = Some(Entry::WINS_NOW);
                    return false;
                }
                for taken in targets {
                    let after = Pair::new(theirs.without(taken.alone()), rest.with(to));
                    let entry = known.entry(after).a_turn_earlier();
                    best = Some(best.map_or(entry, |best| best.better(entry)));
                }
                best != Some(Entry::WINS_NOW)
            });
        }
        if best.is_some() || board::beside(own, DIAGONALS).meets(empty) {
            return best;
        }
        let is_blocked = empty.is_empty() || !self.flies(own);
        is_blocked.then_some(Entry::LOST)
    }

    #[inline]
    fn each_origin(&self, stones: Pair, mut each: impl FnMut(Pair)) {
        let (theirs, ours, empty) = (stones.first(), stones.second(), stones.empty());
        let quiet = ours.without(board::in_lines(ours, DIAGONALS));
        let flies = self.flies(ours);
        for to in quiet {
            let rest = ours.without(to.alone());
            let sources = if flies { empty } else { board::neighbours(to, DIAGONALS).and(empty) };
            for from in sources {
                each(Pair::new(rest.with(from), theirs));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{index::Sector, rules::TableRules};
    use super::{Entry, GeneralTurns, Known, PlainTurns, Turns, are_plain};
    use crate::rules::{Actions, Options, Pair, PointSet, Position, Preset, RuleText, Side};
    use parlour_kernel::Rng;
    use std::collections::BTreeSet;

    /// An entry made up from the stones, the same for symmetric positions or not: turns do not care.
    struct MadeUp;

    impl Known for MadeUp {
        fn entry(&self, stones: Pair) -> Entry {
            let word = u64::from(stones.first().bits()) << 24 | u64::from(stones.second().bits());
            Entry::from_byte((word.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 57) as u8)
        }
    }

    /// A random position of a sector.
    fn random(rng: &mut Rng, sector: Sector) -> Pair {
        let mut points: Vec<u32> = (0..24).collect();
        rng.shuffle(&mut points);
        let set = |points: &[u32]| PointSet::from_bits(points.iter().fold(0, |set, point| set | 1 << point));
        let (us, them) = (usize::from(sector.us), usize::from(sector.them));
        Pair::new(set(&points[..us]), set(&points[us..us + them]))
    }

    fn bits(stones: Pair) -> (u32, u32) {
        (stones.first().bits(), stones.second().bits())
    }

    fn quiet(turns: &impl Turns, stones: Pair) -> BTreeSet<(u32, u32)> {
        let mut all = BTreeSet::new();
        turns.each_quiet(stones, |next| {
            all.insert(bits(next));
            true
        });
        all
    }

    fn origins(turns: &impl Turns, stones: Pair) -> BTreeSet<(u32, u32)> {
        let mut all = BTreeSet::new();
        turns.each_origin(stones, |before| {
            all.insert(bits(before));
        });
        all
    }

    const SECTORS: [(u8, u8); 8] = [(3, 3), (4, 3), (3, 4), (5, 4), (4, 7), (9, 3), (8, 9), (11, 12)];

    fn rules() -> Vec<Options> {
        let texts = [
            "nine flyPieceCount=4",
            "nine mayRemoveMultiple=1",
            "nine stalemateAction=1",
            "nine stalemateAction=3",
            "nine stalemateAction=4",
            "nine stalemateAction=5",
            "nine custodian=1",
            "twelve intervention=1 captures=engine",
            "nine leap=1",
            "capture",
        ];
        let named = texts.map(|text| text.parse::<RuleText>().expect("rules").options().expect("in range"));
        let presets = Preset::ALL.iter().map(|preset| preset.options);
        let all = presets.chain(named);
        all.filter(|options| TableRules::of(options).is_ok()).collect()
    }

    /// Where the rules are plain, the quick turns are those of the rules.
    #[test]
    fn plain_turns_are_those_of_the_rules() {
        let mut compared = 0;
        for options in rules().iter().filter(|options| are_plain(options)) {
            let general = GeneralTurns::new(options);
            let mut rng = Rng::stream(1, 0);
            for (us, them) in SECTORS.repeat(40) {
                let stones = random(&mut rng, Sector { us, them });
                let same = |plain: (BTreeSet<_>, BTreeSet<_>, Option<Entry>)| {
                    assert_eq!(plain.0, quiet(&general, stones), "{stones:?} {options:?}");
                    assert_eq!(plain.1, origins(&general, stones), "{stones:?} {options:?}");
                    assert_eq!(plain.2, general.best_exit(stones, &MadeUp), "{stones:?} {options:?}");
                };
                if options.has_diagonal_lines {
                    let plain = PlainTurns::<true>::new(options);
                    same((quiet(&plain, stones), origins(&plain, stones), plain.best_exit(stones, &MadeUp)));
                } else {
                    let plain = PlainTurns::<false>::new(options);
                    same((quiet(&plain, stones), origins(&plain, stones), plain.best_exit(stones, &MadeUp)));
                }
                compared += 1;
            }
        }
        assert!(compared > 1_000, "{compared}");
    }

    /// A position is an origin of exactly those that its quiet turns lead to.
    #[test]
    fn origins_are_quiet_turns_backwards() {
        for options in &rules() {
            let turns = GeneralTurns::new(options);
            let mut rng = Rng::stream(2, 0);
            for (us, them) in SECTORS.repeat(4) {
                let stones = random(&mut rng, Sector { us, them });
                for (first, second) in quiet(&turns, stones) {
                    let next = Pair::new(PointSet::from_bits(first), PointSet::from_bits(second));
                    assert!(origins(&turns, next).contains(&bits(stones)), "{stones:?} {options:?}");
                }
                for (first, second) in origins(&turns, stones) {
                    let before = Pair::new(PointSet::from_bits(first), PointSet::from_bits(second));
                    assert!(quiet(&turns, before).contains(&bits(stones)), "{stones:?} {options:?}");
                }
            }
        }
    }

    /// What the fingerprint leaves out makes no difference to any turn of the moving phase.
    #[test]
    fn rules_with_one_fingerprint_have_the_same_turns() {
        for options in &rules() {
            let tabled = TableRules::of(options).expect("can be tabled");
            let (whole, kept) = (GeneralTurns::new(options), GeneralTurns::new(tabled.options()));
            let mut rng = Rng::stream(3, 0);
            for (us, them) in SECTORS.repeat(8) {
                let stones = random(&mut rng, Sector { us, them });
                assert_eq!(quiet(&whole, stones), quiet(&kept, stones), "{stones:?} {options:?}");
                let exits = [&whole, &kept].map(|turns| turns.best_exit(stones, &MadeUp));
                assert_eq!(exits[0], exits[1], "{stones:?} {options:?}");
            }
        }
    }

    /// A set-up position is what play leads to: the same stones, nothing else remembered.
    #[test]
    fn turns_begin_as_in_a_game() {
        for options in &rules() {
            let mut rng = Rng::stream(4, 0);
            let mut position = Position::start(options);
            for _ in 0..300 {
                let mut actions = Actions::new();
                position.actions(options, &mut actions);
                if actions.is_empty() {
                    break;
                }
                position = position.after(actions[rng.below(actions.len() as u32) as usize], options);
                let is_turn = Side::BOTH.iter().all(|side| position.hand(*side) == 0)
                    && position.ending().is_none()
                    && !position.removes();
                if is_turn {
                    let stones = Side::BOTH.map(|side| position.stones(side));
                    let set_up = Position::moving(stones, position.side(), options);
                    assert_eq!(set_up.repeats_as(), position.repeats_as(), "{position:?}");
                }
            }
        }
    }
}
