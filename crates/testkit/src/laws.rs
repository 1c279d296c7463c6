//! The laws themselves: each is a function that panics with the state it fails in.

use crate::{damage, random::pick, soak::leads_to_itself};
use parlour_kernel::{Rng, Rules, Turn, UndoKind};
use parlour_scene::Present;
use parlour_table::{Entry, Rewind, Session, Table, Time};
use std::fmt::Debug;

/// What to test a game's laws on.
#[derive(Clone, Copy, Debug)]
pub struct Trial<'a> {
    /// Setups to play from.
    pub setups: &'a [&'a str],
    /// Texts to try in every state: some legal at times, some illegal, some never parseable.
    pub noise: &'a [&'a str],
    /// Games played from each setup.
    pub games: u64,
}

/// Steps after which a game is abandoned.
const LONGEST: u32 = 120;

/// Checks every law on random games.
///
/// # Panics
/// If the game breaks one.
pub fn laws<G: Rules>(trial: &Trial<'_>) {
    for text in trial.setups {
        let setup = setup_round_trip::<G>(text);
        for game in 0..trial.games {
            let mut table = open::<G>(&setup, game);
            let start = table.state().clone();
            let mut rng = Rng::stream(game, u64::MAX);
            // The states right after each step not undone, ignoring selections since.
            let mut stepped: Vec<G> = Vec::new();
            for _ in 0..LONGEST {
                check_state(table.state(), trial.noise);
                undo_then_redo(&mut table, stepped.last());
                if rng.below(8) == 0 && table.undo(Time(0)).is_ok() {
                    stepped.pop();
                    continue;
                }
                let Some(action) = pick(table.state(), &start, &mut rng) else { break };
                let kind = table.state().undo_kind(&action);
                let accepted = table.step(&[action], Time(u64::from(rng.below(3))), &mut Vec::new());
                assert!(accepted.is_ok(), "a legal action is accepted: {accepted:?}");
                if kind == UndoKind::Step {
                    stepped.push(table.state().clone());
                }
            }
            refused_steps_change_nothing(&mut table, trial.noise);
            save_round_trip(&table);
            if game == 0 {
                looked_back_at(&table, &stepped);
                damage::cuts_and_flips(&table);
            }
        }
    }
}

/// States that look equal to a seat must have equal scenes and legal actions: plays two setups in parallel
/// for as long as they look equal. Returns the number of states compared.
///
/// # Panics
/// If something hidden leaks.
pub fn equal_sight_is_equal_play<G: Present>(setup: &str, seeds: [u64; 2]) -> u32
where
    G::Ui: Default,
{
    let setup = setup_round_trip::<G>(setup);
    equal_sight_of(open::<G>(&setup, seeds[0]), open::<G>(&setup, seeds[1]))
}

fn equal_sight_of<G: Present>(mut one: Table<G>, mut other: Table<G>) -> u32 {
    let start = one.state().clone();
    let (mut rng, mut compared) = (Rng::stream(1, 1), 0);
    let sight = |table: &Table<G>| serde_json::to_string(&table.state().seen(None)).expect("plain data");
    while sight(&one) == sight(&other) && compared < LONGEST {
        compared += 1;
        let ui = G::Ui::default();
        let scenes = [&one, &other].map(|table| G::scene(&table.state().seen(None), &ui));
        assert_eq!(scenes[0], scenes[1], "equal sight, other scene");
        let legal = [&one, &other].map(|table| legal(table.state()));
        assert_eq!(legal[0], legal[1], "equal sight, other legal actions");
        let Some(action) = pick(one.state(), &start, &mut rng) else { break };
        for table in [&mut one, &mut other] {
            let accepted = table.step(std::slice::from_ref(&action), Time(0), &mut Vec::new());
            assert!(accepted.is_ok(), "legality depends on nothing hidden: {accepted:?}");
        }
    }
    compared
}

fn setup_round_trip<G: Rules>(text: &str) -> G::Setup {
    let setup: G::Setup = parsed(text.parse());
    let again: G::Setup = parsed(setup.to_string().parse());
    assert_eq!(setup, again, "a setup prints back as it was read");
    setup
}

fn parsed<T, E: Debug>(result: Result<T, E>) -> T {
    result.expect("the trial's texts are readable")
}

fn open<G: Rules>(setup: &G::Setup, seed: u64) -> Table<G> {
    let opened = Table::open(setup.clone(), Some(seed), Session::default());
    opened.expect("the trial's setups are sound")
}

fn legal<G: Rules>(state: &G) -> Vec<G::Action> {
    let mut out = Vec::new();
    state.legal(&mut out);
    out
}

fn check_state<G: Rules>(state: &G, noise: &[&str]) {
    let legal = legal(state);
    assert!(
        legal.is_sorted() && legal.windows(2).all(|two| two[0] != two[1]),
        "sorted, once each: {legal:?}"
    );
    for action in &legal {
        accepted_and_pure(state, action);
        notation_round_trip(state, action);
    }
    for text in noise {
        let Ok(action) = state.read(text) else { continue };
        let mut after = state.clone();
        let accepted = after.apply(&action, &mut Vec::new()).is_ok();
        assert_eq!(accepted, legal.contains(&action), "{text} is accepted exactly when it is listed");
        assert!(accepted || after.digest() == state.digest(), "{text} was refused and changed the state");
    }
    let mut chance = Vec::new();
    state.chance(&mut chance);
    assert_eq!(state.turn() == Turn::Chance, !chance.is_empty(), "chance is listed when it is its turn");
    assert!(chance.iter().all(|(action, weight)| *weight > 0 && legal.contains(action)), "chance is legal");
    assert!(state.turn() != Turn::Over || state.outcome().is_some(), "what is over has an outcome");
    leads_to_itself(state);
}

fn accepted_and_pure<G: Rules>(state: &G, action: &G::Action) {
    let before = state.digest();
    let mut applied = state.clone();
    let mut events = Vec::new();
    assert!(applied.apply(action, &mut events).is_ok(), "listed but refused: {action:?}");
    let (played, told) = state.play(action).expect("just accepted");
    assert_eq!(played.digest(), applied.digest(), "play equals apply");
    let json = |events: &[G::Event]| serde_json::to_string(events).expect("plain data");
    assert_eq!(json(&told), json(&events), "play tells what apply tells");
    assert_eq!(state.digest(), before, "play leaves the state alone");
}

fn notation_round_trip<G: Rules>(state: &G, action: &G::Action) {
    let text = state.write(action);
    assert_eq!(state.read(&text).as_ref(), Ok(action), "{text} reads back");
    let plain = text.trim() == text && !text.is_empty() && !text.starts_with(['!', '=']);
    let apart = !["; ", " *", " @", "\n"].iter().any(|mark| text.contains(mark));
    assert!(plain && apart, "{text:?} cannot stand in a log");
}

fn undo_then_redo<G: Rules>(table: &mut Table<G>, stepped: Option<&G>) {
    if table.undo(Time(0)).is_err() {
        return;
    }
    let mut expected = stepped.expect("only steps can be undone").clone();
    expected.carry_over(table.state());
    assert!(table.redo(Time(0)).is_ok(), "what was undone can be done again");
    assert_eq!(table.state().digest(), expected.digest(), "redo gives the state right after the step");
}

fn refused_steps_change_nothing<G: Rules>(table: &mut Table<G>, noise: &[&str]) {
    for text in noise {
        let (before, log) = (table.state().digest(), table.log().records().len());
        let (undo, redo) = (table.undoable(), table.redoable());
        if table.act(text, Time(0), &mut Vec::new()).is_err() {
            assert_eq!(table.state().digest(), before, "{text} was refused and changed the state");
            assert_eq!((table.undoable(), table.redoable()), (undo, redo), "{text} changed the history");
            assert!(table.log().records().len() <= log + 1, "{text} left more than a mistake in the log");
        }
    }
}

/// Every step can be reviewed, in order, and reviewing changes nothing.
fn looked_back_at<G: Rules>(table: &Table<G>, stepped: &[G]) {
    let (line, all) = (table.line(), table.log().records().len());
    assert!(line.is_sorted() && line.last().is_none_or(|last| *last < all), "entries in order: {line:?}");
    let state_after = |entries| Rewind::new(table).state_after(table, entries).digest();
    assert_eq!(state_after(all), table.state().digest(), "the whole log leads to the state");
    let mut rewind = Rewind::new(table);
    for entries in [all, all / 2, all / 3, all] {
        let state = rewind.state_after(table, entries).digest();
        assert_eq!(state, state_after(entries), "back and forth to entry {entries}");
    }
    let mut states = line.iter().map(|entry| rewind.state_after(table, entry + 1).digest());
    for state in stepped {
        assert!(states.any(|seen| seen == state.digest()), "a step that stands can be looked at again");
    }
    let mut left = table.log().records().iter().flat_map(|record| match &record.entry {
        Entry::Step(texts) => texts.clone(),
        Entry::Chance(text) => vec![text.clone()],
        _ => Vec::new(),
    });
    table.for_each_action(|state, action| {
        assert_eq!(Some(state.write(action)), left.next(), "actions are shown as they were done");
        assert!(state.clone().apply(action, &mut Vec::new()).is_ok(), "in a state that accepts them");
    });
    assert_eq!(left.next(), None, "every action is shown");
}

fn save_round_trip<G: Rules>(table: &Table<G>) {
    let save = table.save();
    let again = match parlour_table::load::<G>(&save) {
        Ok(again) => again,
        Err(error) => panic!("our own save is refused: {error}\n{save}"),
    };
    assert_eq!(again.state().digest(), table.state().digest(), "replay equals play");
    assert_eq!(again.undoable(), table.undoable(), "the history comes back");
    assert_eq!(again.redoable(), table.redoable(), "what was undone comes back");
    assert_eq!(again.save(), save, "a save loads and saves as itself");
    let story = |table: &Table<G>| serde_json::to_string(&table.story().stands).expect("plain data");
    assert_eq!(story(&again), story(table), "the story comes back");
}
