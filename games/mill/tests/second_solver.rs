//! A second solver, as simple as can be: every position of three stones against three is listed, every turn played by the
//! rules, and values are found by going over all of them until nothing changes. It shares neither numbering nor symmetry nor
//! steps backwards with the tables. Where there are more stones, every value is derived again from the turns of the rules.

use crate::tables::{folder, options, plan, random_turn, solved};
use parlour_kernel::Rng;
use parlour_mill::{
    brain::tables::{Sector, Tables, Value, Verdict},
    rules::{Actions, Options, PointSet, Position, Side},
};

/// Where a turn leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    /// To a game won by the side whose turn it was, lost by it or drawn.
    Over(Value),
    /// To the other side's turn.
    Turn(Position),
}

/// Where every turn leads that may be played, removals included.
fn turns(position: &Position, options: &Options, mover: Side, each: &mut impl FnMut(End)) {
    let mut actions = Actions::new();
    position.actions(options, &mut actions);
    for action in actions.iter() {
        let next = position.after(*action, options);
        match next.ending() {
            Some(ending) => each(End::Over(match ending.winner {
                Some(winner) if winner == mover => Value::Win,
                Some(_) => Value::Loss,
                None => Value::Draw,
            })),
            None if next.side() == mover && next.removes() => turns(&next, options, mover, each),
            None => each(End::Turn(next)),
        }
    }
}

/// Three points of the board.
const TRIPLES: usize = 2024;

/// Every position of three stones against three by its number, the side to move first.
struct Naive {
    sets: Vec<u32>,
    rank: Vec<u16>,
    /// Plies to the end, odd for wins and even for losses, or `OPEN`.
    plies: Vec<u8>,
}

const OPEN: u8 = u8::MAX;

/// A stone on a stone is no position: this number stays open, as a draw does.
const DRAWN: u32 = 0;

impl Naive {
    fn number(&self, us: PointSet, them: PointSet) -> usize {
        let rank = |set: PointSet| usize::from(self.rank[set.bits() as usize]);
        rank(us) * TRIPLES + rank(them)
    }

    /// Solves without looking at anything but the rules.
    fn solved(options: &Options) -> Self {
        let sets: Vec<u32> = (0..1_u32 << 24).filter(|set| set.count_ones() == 3).collect();
        let mut rank = vec![0; 1 << 24];
        for (place, set) in (0..).zip(&sets) {
            rank[*set as usize] = place;
        }
        let mut naive = Naive { sets, rank, plies: vec![OPEN; TRIPLES * TRIPLES] };
        // For each position where its turns begin in one list of all turns.
        let (mut starts, mut nexts) = (vec![0_u32], Vec::new());
        for number in 0..naive.plies.len() {
            let [us, them] = naive.stones(number);
            if !us.meets(them) {
                let position = Position::moving([us, them], Side::White, options);
                match position.ending() {
                    Some(ending) if ending.winner == Some(Side::Black) => naive.plies[number] = 0,
                    Some(_) => {}
                    None => {
                        let mut wins = false;
                        turns(&position, options, Side::White, &mut |end| match end {
                            End::Over(Value::Win) => wins = true,
                            End::Over(Value::Draw) => nexts.push(DRAWN),
                            End::Over(Value::Loss) => panic!("a turn that loses at once: {position:?}"),
                            End::Turn(next) => {
                                let [own, other] = Side::BOTH.map(|side| next.stones(side));
                                nexts.push(naive.number(other, own) as u32);
                            }
                        });
                        if wins {
                            naive.plies[number] = 1;
                        }
                    }
                }
            }
            starts.push(nexts.len() as u32);
        }
        let mut quiet = 0;
        for ply in 1..OPEN {
            let mut found = Vec::new();
            for (number, span) in
                starts.windows(2).enumerate().filter(|(number, _)| naive.plies[*number] == OPEN)
            {
                let mut after =
                    nexts[span[0] as usize..span[1] as usize].iter().map(|next| naive.plies[*next as usize]);
                let is_found = match ply % 2 {
                    1 => after.any(|plies| plies == ply - 1),
                    _ => after.len() > 0 && after.all(|plies| plies != OPEN && plies % 2 == 1),
                };
                if is_found {
                    found.push(number);
                }
            }
            quiet = if found.is_empty() { quiet + 1 } else { 0 };
            if quiet == 2 {
                break;
            }
            for number in found {
                naive.plies[number] = ply;
            }
        }
        naive
    }

    fn stones(&self, number: usize) -> [PointSet; 2] {
        [number / TRIPLES, number % TRIPLES].map(|rank| PointSet::from_bits(self.sets[rank]))
    }

    fn verdict(&self, number: usize) -> Verdict {
        match self.plies[number] {
            OPEN => Verdict { value: Value::Draw, plies: None },
            plies => {
                Verdict { value: if plies % 2 == 1 { Value::Win } else { Value::Loss }, plies: Some(plies) }
            }
        }
    }
}

/// Compares all positions of three against three.
fn agrees_on_every_position(rules: &str) {
    let options = options(rules);
    let folder = folder(&format!("naive {rules}"));
    solved(&plan(rules, 6, &folder));
    let tables = Tables::open(&folder, &options).expect("tables");
    let naive = Naive::solved(&options);
    let mut decided = 0;
    for number in 0..naive.plies.len() {
        let [us, them] = naive.stones(number);
        if us.meets(them) {
            continue;
        }
        let position = Position::moving([us, them], Side::White, &options);
        if position.ending().is_none() {
            let verdict = naive.verdict(number);
            decided += u32::from(verdict.value != Value::Draw);
            assert_eq!(tables.probe(&position), Ok(verdict), "{rules}: {position:?}");
        }
    }
    assert!(decided > 100_000, "{rules}: {decided}");
}

#[test]
fn a_naive_solver_agrees_where_only_mills_take() {
    agrees_on_every_position("chengsanqi");
}

#[test]
fn a_naive_solver_agrees_where_captures_take_too() {
    agrees_on_every_position("capture mayFly=0");
}

/// What a position is worth by the values of where its turns lead, each turn played by the rules.
fn derived(tables: &Tables, position: &Position, options: &Options) -> Verdict {
    let mover = position.side();
    // Greater is better: early wins, draws, late losses.
    let worth = |verdict: Verdict| match (verdict.value, i32::from(verdict.plies.unwrap_or(0))) {
        (Value::Win, plies) => 1_000 - plies,
        (Value::Draw, _) => 0,
        (Value::Loss, plies) => plies - 1_000,
    };
    let better = |best: Option<Verdict>, found: Verdict| {
        Some(best.filter(|best| worth(*best) >= worth(found)).unwrap_or(found))
    };
    let mut best = None;
    turns(position, options, mover, &mut |end| {
        let found = match end {
            End::Over(value) => Verdict { value, plies: (value != Value::Draw).then_some(1) },
            End::Turn(next) => {
                let verdict = tables.probe(&next).expect("in the tables");
                if next.side() == mover {
                    // Blocked, it took a stone and now moves: one turn.
                    return best = better(best, verdict);
                }
                let value = match verdict.value {
                    Value::Win => Value::Loss,
                    Value::Draw => Value::Draw,
                    Value::Loss => Value::Win,
                };
                Verdict { value, plies: verdict.plies.map(|plies| plies + 1) }
            }
        };
        best = better(best, found);
    });
    best.expect("a game that is not over has a turn")
}

/// Every value follows from the values of where its turns lead. With distances that leaves no room for another solution.
pub fn values_follow_from_the_rules(tables: &Tables, options: &Options, sectors: &[(u8, u8)], each: usize) {
    let mut rng = Rng::stream(21, 0);
    for (us, them) in sectors.iter().copied() {
        let mut asked = 0;
        while asked < each {
            let position = random_turn(&mut rng, Sector { us, them }, options);
            if position.ending().is_some() {
                continue;
            }
            asked += 1;
            let verdict = tables.probe(&position).expect("in the tables");
            let derived = derived(tables, &position, options);
            assert_eq!(verdict.value, derived.value, "{position:?}");
            if verdict.plies.is_some() && derived.plies.is_some() {
                assert_eq!(verdict.plies, derived.plies, "{position:?}");
            }
        }
    }
}
