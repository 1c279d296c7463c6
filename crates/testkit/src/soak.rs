//! Random play for the long run: cheaper than the laws in each state, and over any setup. Legal actions, illegal ones, texts
//! that are none, undo, redo, and the game saved and loaded on the way.

use crate::random::pick;
use parlour_kernel::{Fault, Rng, Rules};
use parlour_table::{Session, Table, Time, load};

/// A game of random play.
#[derive(Clone, Copy, Debug)]
pub struct Soak<'a> {
    /// What it is played from; it may be flawed.
    pub setup: &'a str,
    /// Texts to try now and then.
    pub noise: &'a [&'a str],
    /// Draws everything.
    pub seed: u64,
    /// Whether the table draws chance, or waits for outcomes as actions.
    pub own_chance: bool,
    /// Actions after which it is abandoned.
    pub actions: u32,
}

/// What was done in a game, or in many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[expect(missing_docs, reason = "field names say what they hold")]
pub struct Done {
    pub games: u64,
    /// Setups that were refused with reasons.
    pub refused: u64,
    pub actions: u64,
    pub illegal: u64,
    pub undone: u64,
    pub loaded: u64,
    /// How often one came to an end.
    pub over: u64,
}

impl Done {
    /// Adds what was done in others.
    pub fn add(&mut self, other: Done) {
        self.games += other.games;
        self.refused += other.refused;
        self.actions += other.actions;
        self.illegal += other.illegal;
        self.undone += other.undone;
        self.loaded += other.loaded;
        self.over += other.over;
    }
}

/// Plays a game.
///
/// # Panics
/// If the game breaks a law.
pub fn soak<G: Rules>(soak: &Soak<'_>) -> Done {
    let mut done = Done::default();
    let Ok(setup) = soak.setup.parse::<G::Setup>() else {
        done.refused = 1;
        return done;
    };
    let printed = setup.to_string();
    let again = printed.parse::<G::Setup>();
    assert_eq!(again.map(|again| again.to_string()), Ok(printed), "a setup prints back as it was read");
    let seed = (!soak.own_chance).then_some(soak.seed);
    let mut table = match Table::<G>::open(setup, seed, Session::default()) {
        Ok(table) => table,
        Err(flaws) => {
            assert!(flaws.iter().any(|flaw| !flaw.message().key.is_empty()), "refused without a reason");
            done.refused = 1;
            return done;
        }
    };
    done.games = 1;
    let start = table.state().clone();
    let mut rng = Rng::stream(soak.seed, u64::MAX);
    // Actions that were legal lately, and mostly no longer are.
    let mut earlier: Vec<G::Action> = Vec::new();
    let mut was_over = table.state().outcome().is_some();
    for step in 0..soak.actions {
        if rng.below(16) == 0 {
            tried_in_vain(&mut table, soak.noise, &earlier, &mut rng);
            done.illegal += 1;
        }
        if rng.below(12) == 0 {
            done.undone += u64::from(undone_and_redone(&mut table));
            let _ = if rng.below(2) == 0 { table.undo(Time(0)) } else { table.redo(Time(0)) };
        }
        if rng.below(16) == 0 {
            leads_to_itself(table.state());
        }
        if rng.below(256) == 0 {
            table = loaded(&table);
            done.loaded += 1;
        }
        let Some(action) = pick_cheaply(table.state(), &start, &mut rng) else { break };
        if step % 4 == 0 {
            earlier.push(action.clone());
        }
        let accepted = table.step(&[action], Time(u64::from(step)), &mut Vec::new());
        assert!(accepted.is_ok(), "a legal action is accepted: {accepted:?}");
        done.actions += 1;
        let is_over = table.state().outcome().is_some();
        done.over += u64::from(is_over && !was_over);
        was_over = is_over;
    }
    let cap = G::UNDO_CAP.map_or(usize::MAX, usize::from);
    assert!(table.undoable() <= cap.max(table.redoable()), "a history longer than its cap");
    let entries = table.log().records().len() as u64;
    assert!(table.undoable() as u64 <= entries, "more steps to undo than were made");
    leads_to_itself(table.state());
    loaded(&table);
    done.loaded += 1;
    done
}

/// Any legal action; now and then one that does not lead back to the start, which costs a copy for each.
fn pick_cheaply<G: Rules>(state: &G, first: &G, rng: &mut Rng) -> Option<G::Action> {
    if rng.below(32) == 0 {
        return pick(state, first, rng);
    }
    let mut legal = Vec::new();
    state.legal(&mut legal);
    assert!(legal.is_sorted_by(|one, other| one < other), "sorted, once each: {legal:?}");
    // A game that starts over at every other step shows nothing; its one such action mostly gives way to another.
    for _ in 0..2 {
        let chosen = legal.get(rng.below(u32::try_from(legal.len().max(1)).unwrap_or(u32::MAX)) as usize)?;
        if rng.below(8) == 0 || state.undo_kind(chosen) != parlour_kernel::UndoKind::Barrier {
            return Some(chosen.clone());
        }
    }
    legal.get(rng.below(u32::try_from(legal.len()).unwrap_or(u32::MAX)) as usize).cloned()
}

/// A text or an earlier action is accepted exactly if it is listed, and a refusal changes nothing.
fn tried_in_vain<G: Rules>(table: &mut Table<G>, noise: &[&str], earlier: &[G::Action], rng: &mut Rng) {
    let state = table.state();
    let text = match rng.below(2) {
        0 if !earlier.is_empty() => state.write(&earlier[rng.below(earlier.len() as u32) as usize]),
        _ if !noise.is_empty() => noise[rng.below(noise.len() as u32) as usize].to_owned(),
        _ => return,
    };
    let Ok(action) = state.read(&text) else { return };
    let mut legal = Vec::new();
    state.legal(&mut legal);
    let mut after = state.clone();
    let accepted = after.apply(&action, &mut Vec::new());
    assert_eq!(accepted.is_ok(), legal.contains(&action), "{text} is accepted exactly if it is listed");
    if let Err(illegal) = accepted {
        assert!(!illegal.message().key.is_empty(), "{text} is refused without a reason");
        assert_eq!(after.digest(), state.digest(), "{text} was refused and changed the state");
        let history = (table.undoable(), table.redoable());
        assert!(table.step(&[action], Time(0), &mut Vec::new()).is_err(), "{text} was refused a moment ago");
        assert_eq!((table.undoable(), table.redoable()), history, "{text} changed the history");
    }
}

/// Undoes a step and redoes it; false if there is none.
fn undone_and_redone<G: Rules>(table: &mut Table<G>) -> bool {
    let before = (table.state().digest(), table.undoable(), table.redoable());
    if table.undo(Time(0)).is_err() {
        return false;
    }
    assert!(table.redo(Time(0)).is_ok(), "what was undone can be done again");
    assert_eq!(
        (table.undoable(), table.redoable()),
        (before.1, before.2),
        "undo and redo leave the history alone"
    );
    let twice = table.state().digest();
    let again = table.undo(Time(0)).and_then(|()| table.redo(Time(0)));
    assert!(again.is_ok(), "once more");
    assert_eq!(table.state().digest(), twice, "undo and redo lead to the same state each time");
    true
}

/// A position leads to itself.
pub(crate) fn leads_to_itself<G: Rules>(state: &G) {
    if let Some(setup) = state.position() {
        let there = G::start(&setup).unwrap_or_else(|flaws| {
            let reasons: Vec<String> = flaws.iter().map(|flaw| flaw.message().to_string()).collect();
            panic!("a position can be started from: {setup}: {reasons:?}")
        });
        assert_eq!(
            there.position().map(|there| there.to_string()),
            Some(setup.to_string()),
            "a position leads to itself"
        );
    }
}

fn loaded<G: Rules>(table: &Table<G>) -> Table<G> {
    let save = table.save();
    let again = load::<G>(&save).unwrap_or_else(|error| panic!("our own save is refused: {error}\n{save}"));
    assert_eq!(again.state().digest(), table.state().digest(), "replay equals play");
    assert_eq!(
        (again.undoable(), again.redoable()),
        (table.undoable(), table.redoable()),
        "the history comes back"
    );
    assert!(again.save() == save, "a save loads and saves as itself");
    again
}
