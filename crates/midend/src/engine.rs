//! A game's engine: its brains behind one interface that knows no game. It thinks about a table of its own,
//! replayed from a save (a position alone would lose history and half-done captures) and then kept up to
//! date. Brains are given what the seat to move sees.

use crate::{Ask, Place, Spot};
use parlour_brain::{
    Analysis, Bot, Budget, Choice, Files, Generator, Hint, Hinter, Judge, Lesson, Luck, Verdict,
};
use parlour_kernel::{Fault, Message, ReadError, Rules, Seat, Turn};
use parlour_scene::Made;
use parlour_table::{Entry, LoadError, Rewind, Table};
use serde::{Deserialize, Serialize};

/// How good a step was.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Review {
    /// What was played.
    pub played: Choice,
    /// The best alternative; the same if nothing was better.
    pub best: Choice,
}

/// A setup that was made, and its grade; or why there is none.
type MadeSetup = Result<(String, String), Message>;

/// The engine of one game.
#[derive(Debug)]
pub struct Engine {
    /// The game's id.
    pub id: &'static str,
    open: fn(&str) -> Result<Box<dyn EngineTable>, LoadError>,
    make: fn(&str, u64, &Files, &mut Budget) -> MadeSetup,
    wants: fn(&str) -> Option<&'static str>,
    grade: fn(&str, &mut Budget) -> String,
    prove: fn(&Made, &str, &Files, &mut Budget) -> Option<String>,
    examine: fn(&str, &mut Budget) -> Result<Option<Verdict>, Message>,
    solution: fn(&str, &mut Budget) -> Option<String>,
}

impl Engine {
    /// The engine of a game with these brains; [`parlour_brain::Nobody`] for those it does not have.
    pub const fn of<G, H, B, M, J>() -> Self
    where
        G: Rules,
        H: Hinter<G> + Default + Send + 'static,
        B: Bot<G> + Default + Clone + Send + 'static,
        M: Generator<G> + Default,
        J: Judge<G> + Default + Send + 'static,
    {
        Engine {
            id: G::ID,
            open: open::<G, H, B, J>,
            make: make::<G, M>,
            wants: wants::<G, M>,
            grade: grade::<G, M>,
            prove: prove::<G, M>,
            examine: examine::<G, J>,
            solution: solution::<G, J>,
        }
    }

    /// Replays a save to think about it.
    ///
    /// # Errors
    /// Why it was refused.
    pub fn open(&self, save: &str) -> Result<Box<dyn EngineTable>, LoadError> {
        (self.open)(save)
    }

    /// Generates a setup for a wish; the same seed makes the same setup everywhere.
    ///
    /// # Errors
    /// A wish that cannot be met, or a game without a generator.
    pub fn generate(&self, wish: &str, seed: u64, budget: &mut Budget) -> Result<String, Message> {
        self.make(wish, seed, &Files::new(), budget).map(|(setup, _)| setup)
    }

    /// The same, with its grade; `files` are those of the folder that the wish wants.
    ///
    /// # Errors
    /// A wish that cannot be met, or a game without a generator.
    pub fn make(
        &self,
        wish: &str,
        seed: u64,
        files: &Files,
        budget: &mut Budget,
    ) -> Result<(String, String), Message> {
        (self.make)(wish, seed, files, budget)
    }

    /// The folder of files without which a wish cannot be met.
    pub fn wants(&self, wish: &str) -> Option<&'static str> {
        (self.wants)(wish)
    }

    /// How hard a setup is, as `id=value` words; empty where nobody knows.
    pub fn grade(&self, setup: &str, budget: &mut Budget) -> String {
        (self.grade)(setup, budget)
    }

    /// What was checked of a setup that was made, as words; `None` where it is not as wished. `files` are those of the
    /// folder that the wish wants.
    pub fn prove(&self, made: &Made, setup: &str, files: &Files, budget: &mut Budget) -> Option<String> {
        (self.prove)(made, setup, files, budget)
    }

    /// What a player should know about a setup; `None` if it is sound.
    ///
    /// # Errors
    /// A setup that cannot be parsed or played.
    pub fn examine(&self, setup: &str, budget: &mut Budget) -> Result<Option<Verdict>, Message> {
        (self.examine)(setup, budget)
    }

    /// A setup with its solution entered; `None` unless it has exactly one.
    pub fn solution(&self, setup: &str, budget: &mut Budget) -> Option<String> {
        (self.solution)(setup, budget)
    }
}

/// A game an engine thinks about. Every answer is `None` if there is nothing to say, or not within the
/// budget.
pub trait EngineTable: Send {
    /// Where the game is.
    fn place(&self) -> Place;
    /// Plays what was played elsewhere since, as lines of a save.
    ///
    /// # Errors
    /// A line that does not fit; then the table is unusable.
    fn resume(&mut self, lines: &[String]) -> Result<(), LoadError>;
    /// The hint.
    fn hint(&self, budget: &mut Budget) -> Option<Hint>;
    /// The whole way to the end.
    fn explain(&self, budget: &mut Budget) -> Option<Lesson>;
    /// What a position is worth, and every action in it.
    fn analyse(&self, spot: &Spot, budget: &mut Budget) -> Option<Analysis>;
    /// What the computer does at a level: consecutive actions while it stays to move, at most `most`.
    fn choose(&mut self, level: &str, most: usize, budget: &mut Budget) -> Option<Vec<String>>;
    /// How good a person's last step was, even if the computer has answered since.
    fn review(&self, budget: &mut Budget) -> Option<Review>;
    /// How the entries compare with the solution.
    fn judge(&self, budget: &mut Budget) -> Option<Verdict>;
    /// What could have been reached with what chance brought, at the end of a game whose chance the table draws.
    fn hindsight(&self, budget: &mut Budget) -> Option<Message>;
    /// The folder of files that would make an answer better, if its brain has not read them.
    fn wants(&self, ask: &Ask) -> Option<&'static str>;
    /// Has the brain that answers read such a folder.
    fn read(&mut self, ask: &Ask, files: &Files);
}

/// A table with its game's brains.
struct Thinking<G: Rules, H, B, J> {
    table: Table<G>,
    hinter: H,
    /// The bots asked so far, by seat, each shown what its own seat knew of everything played.
    bots: Vec<(Option<Seat>, B)>,
    judge: J,
}

impl<G: Rules, H, B: Bot<G> + Default + Clone, J> Thinking<G, H, B, J> {
    /// The bot of the seat to move, shown everything that was played.
    fn bot(&mut self) -> &mut B {
        let seat = mover(self.table.state());
        let known = self.bots.iter().position(|(known, _)| *known == seat);
        let place = known.unwrap_or_else(|| {
            let mut bot = B::default();
            if B::FOLLOWS {
                self.table.for_each_action(|state, action| follow(&mut bot, seat, state, action));
            }
            self.bots.push((seat, bot));
            self.bots.len() - 1
        });
        &mut self.bots[place].1
    }
}

impl<G, H, B, J> EngineTable for Thinking<G, H, B, J>
where
    G: Rules,
    H: Hinter<G> + Send,
    B: Bot<G> + Default + Clone + Send,
    J: Judge<G> + Send,
{
    fn place(&self) -> Place {
        Place { entries: self.table.log().records().len(), digest: self.table.state().digest() }
    }

    fn resume(&mut self, lines: &[String]) -> Result<(), LoadError> {
        let bots = &mut self.bots;
        self.table.resume(lines, |state, action| {
            for (seat, bot) in bots.iter_mut() {
                follow(bot, *seat, state, action);
            }
        })
    }

    fn hint(&self, budget: &mut Budget) -> Option<Hint> {
        self.hinter.hint(&seen_by_mover(self.table.state()), budget)
    }

    fn explain(&self, budget: &mut Budget) -> Option<Lesson> {
        self.hinter.explain(&seen_by_mover(self.table.state()), budget)
    }

    fn analyse(&self, spot: &Spot, budget: &mut Budget) -> Option<Analysis> {
        self.hinter.analyse(&seen_by_mover(&state_at(&self.table, spot)?), budget)
    }

    fn choose(&mut self, level: &str, most: usize, budget: &mut Budget) -> Option<Vec<String>> {
        let (mut bot, mut state) = (self.bot().clone(), self.table.state().clone());
        let (turn, luck) = (state.turn(), Luck::of_seed(self.table.seed()));
        let mut actions = Vec::new();
        while actions.len() < most && state.turn() == turn {
            let Some(action) = bot.choose(&seen_by_mover(&state), level, luck, budget) else { break };
            actions.push(state.write(&action));
            // The last one is not tried out; if it is illegal, whoever plays it gets the refusal.
            if actions.len() < most && state.apply(&action, &mut Vec::new()).is_err() {
                break;
            }
        }
        (!actions.is_empty()).then_some(actions)
    }

    fn review(&self, budget: &mut Budget) -> Option<Review> {
        let (before, actions) = last_of_a_person(&self.table)?;
        let hint = self.hinter.hint(&seen_by_mover(&before), budget)?;
        let best = hint.choices.iter().find(|choice| choice.best)?;
        let played = hint.choices.iter().find(|choice| actions == std::slice::from_ref(&choice.action))?;
        Some(Review { played: played.clone(), best: best.clone() })
    }

    fn judge(&self, budget: &mut Budget) -> Option<Verdict> {
        self.judge.judge(&seen_by_mover(self.table.state()), budget)
    }

    fn hindsight(&self, budget: &mut Budget) -> Option<Message> {
        let (seed, state) = (self.table.seed()?, self.table.state());
        state.outcome()?;
        let mut story = Vec::new();
        self.table.for_each_action(|_, action| story.push(action.clone()));
        self.hinter.hindsight(&seen_by_mover(state), &story, seed, budget)
    }

    fn wants(&self, ask: &Ask) -> Option<&'static str> {
        let state = self.table.state();
        match ask {
            Ask::Hint | Ask::Explain => self.hinter.wants(&seen_by_mover(state)),
            Ask::Review => self.hinter.wants(&seen_by_mover(&last_of_a_person(&self.table)?.0)),
            Ask::Analyse(spot) => self.hinter.wants(&seen_by_mover(&state_at(&self.table, spot)?)),
            Ask::Choose { level, .. } => {
                let asked = self.bots.iter().find(|(known, _)| *known == mover(state));
                let seen = seen_by_mover(state);
                asked.map_or_else(|| B::default().wants(&seen, level), |(_, bot)| bot.wants(&seen, level))
            }
            Ask::Judge | Ask::Hindsight | Ask::Verify => None,
        }
    }

    fn read(&mut self, ask: &Ask, files: &Files) {
        match ask {
            Ask::Hint | Ask::Explain => self.hinter.read(&seen_by_mover(self.table.state()), files),
            Ask::Review => {
                if let Some((before, _)) = last_of_a_person(&self.table) {
                    self.hinter.read(&seen_by_mover(&before), files);
                }
            }
            Ask::Analyse(spot) => {
                if let Some(state) = state_at(&self.table, spot) {
                    self.hinter.read(&seen_by_mover(&state), files);
                }
            }
            Ask::Choose { .. } => {
                let state = self.table.state().clone();
                self.bot().read(&seen_by_mover(&state), files);
            }
            Ask::Judge | Ask::Hindsight | Ask::Verify => {}
        }
    }
}

/// A person's last step that has not been undone: the state before it and its actions. If the computer's
/// answer threw dice, the step can no longer be undone; then the log is replayed.
fn last_of_a_person<G: Rules>(table: &Table<G>) -> Option<(G, &[String])> {
    let session = table.session();
    let is_persons = |before: &G| mover(before).is_none_or(|seat| session.bot(seat).is_none());
    if let Some((before, actions)) = table.last_step()
        && is_persons(before)
    {
        return Some((before.clone(), actions));
    }
    if !session.players.iter().any(|player| player.bot.is_some()) {
        return None;
    }
    let mut rewind = Rewind::new(table);
    table.line().into_iter().rev().find_map(|entry| {
        let Entry::Step(actions) = &table.log().records()[entry].entry else { return None };
        let before = rewind.state_after(table, entry);
        is_persons(before).then(|| (before.clone(), actions.as_slice()))
    })
}

/// The state at a position that is looked at; `None` where the table has not come so far, or what is tried out is illegal.
fn state_at<G: Rules>(table: &Table<G>, spot: &Spot) -> Option<G> {
    if spot.entries > table.log().records().len() {
        return None;
    }
    let mut state = Rewind::new(table).state_after(table, spot.entries).clone();
    for text in &spot.then {
        let action = state.read(text).ok()?;
        state.apply(&action, &mut Vec::new()).ok()?;
    }
    Some(state)
}

fn mover<G: Rules>(state: &G) -> Option<Seat> {
    match state.turn() {
        Turn::Seat(seat) => Some(seat),
        Turn::Chance | Turn::Over => None,
    }
}

fn seen_by_mover<G: Rules>(state: &G) -> G::Seen<'_> {
    state.seen(mover(state))
}

/// Shows a bot what was played, as its own seat saw it.
fn follow<G: Rules, B: Bot<G>>(bot: &mut B, seat: Option<Seat>, state: &G, action: &G::Action) {
    if B::FOLLOWS {
        bot.follow(&state.seen(seat), action);
    }
}

fn open<G, H, B, J>(save: &str) -> Result<Box<dyn EngineTable>, LoadError>
where
    G: Rules,
    H: Hinter<G> + Default + Send + 'static,
    B: Bot<G> + Default + Clone + Send + 'static,
    J: Judge<G> + Default + Send + 'static,
{
    let table = parlour_table::load::<G>(save)?;
    Ok(Box::new(Thinking { table, hinter: H::default(), bots: Vec::<(_, B)>::new(), judge: J::default() }))
}

fn make<G: Rules, M: Generator<G> + Default>(
    wish: &str,
    seed: u64,
    files: &Files,
    budget: &mut Budget,
) -> Result<(String, String), Message> {
    let mut generator = M::default();
    if !files.is_empty() {
        generator.read(wish, files);
    }
    let setup = generator.generate(wish, seed, budget)?;
    Ok((setup.to_string(), generator.grade(&setup, budget)))
}

fn wants<G: Rules, M: Generator<G> + Default>(wish: &str) -> Option<&'static str> {
    M::default().wants(wish)
}

fn grade<G: Rules, M: Generator<G> + Default>(setup: &str, budget: &mut Budget) -> String {
    let setup = setup.parse::<G::Setup>();
    setup.map_or_else(|_| String::new(), |setup| M::default().grade(&setup, budget))
}

fn prove<G: Rules, M: Generator<G> + Default>(
    made: &Made,
    setup: &str,
    files: &Files,
    budget: &mut Budget,
) -> Option<String> {
    let mut generator = M::default();
    if !files.is_empty() {
        generator.read(&made.wish, files);
    }
    generator.prove(&made.wish, made.seed, &setup.parse().ok()?, budget)
}

fn examine<G: Rules, J: Judge<G> + Default>(
    setup: &str,
    budget: &mut Budget,
) -> Result<Option<Verdict>, Message> {
    let setup: G::Setup = setup.parse().map_err(|error: ReadError| error.message())?;
    let state = G::start(&setup).map_err(|flaws| match flaws.first() {
        Some(flaw) => flaw.message(),
        None => Message::new("engine.silent"),
    })?;
    Ok(J::default().examine(&seen_by_mover(&state), budget))
}

fn solution<G: Rules, J: Judge<G> + Default>(setup: &str, budget: &mut Budget) -> Option<String> {
    let state = G::start(&setup.parse().ok()?).ok()?;
    J::default().solution(&seen_by_mover(&state), budget).map(|setup| setup.to_string())
}
