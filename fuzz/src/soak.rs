//! Random play over random rules until so many actions are done, with rates and faults for each game.

use crate::setups::{self, Drawn};
use parlour_hidato::rules::Hidato;
use parlour_kernel::Rng;
use parlour_mill::rules::Mill;
use parlour_rogue::rules::Rogue;
use parlour_shutbox::rules::ShutBox;
use parlour_sudoku::rules::Sudoku;
use parlour_testkit::{Done, Soak};
use std::{
    panic,
    time::{Duration, Instant},
};

/// Actions of a game, at most.
const LONGEST: u32 = 600;
/// Actions of a game before the next one has its turn.
const TURN: u64 = 100_000;
/// Between two lines of progress.
const TELL: Duration = Duration::from_mins(1);
/// Faults that are told of each game.
const MOST_TOLD: u64 = 20;

/// Plays one game from a drawn setup.
///
/// # Panics
/// If a law is broken.
pub fn one(drawn: &Drawn, seed: u64) -> Done {
    let mut rng = Rng::stream(seed, 0);
    let setup = (drawn.setup)(&mut rng);
    let own_chance = rng.below(4) == 0;
    let soak = Soak { setup: &setup, noise: drawn.noise, seed, own_chance, actions: 1 + rng.below(LONGEST) };
    match drawn.game {
        "shutbox" => parlour_testkit::soak::<ShutBox>(&soak),
        "sudoku" => parlour_testkit::soak::<Sudoku>(&soak),
        "hidato" => parlour_testkit::soak::<Hidato>(&soak),
        "mill" => parlour_testkit::soak::<Mill>(&soak),
        _ => parlour_testkit::soak::<Rogue>(&soak),
    }
}

/// What was played of a game.
struct Course {
    drawn: &'static Drawn,
    done: Done,
    seed: u64,
    faults: u64,
    time: Duration,
}

impl Course {
    fn told(&self) -> String {
        let Done { games, refused, actions, illegal, undone, loaded, over } = self.done;
        let rate = u128::from(actions) * 1_000 / self.time.as_millis().max(1);
        format!(
            "{}: {actions} actions, {rate} a second, {games} games, {over} endings, {refused} setups refused, {illegal} \
             tried in vain, {undone} undone and redone, {loaded} loaded, {} faults",
            self.drawn.game, self.faults
        )
    }

    /// Plays games until so many actions are done.
    fn play(&mut self, until: u64) {
        let begun = Instant::now();
        while self.done.actions < until {
            self.seed = self.seed.wrapping_add(1);
            let (drawn, seed) = (self.drawn, self.seed);
            let Ok(done) = panic::catch_unwind(|| one(drawn, seed)) else {
                self.faults += 1;
                self.done.actions += 1;
                if self.faults <= MOST_TOLD {
                    let setup = (drawn.setup)(&mut Rng::stream(seed, 0));
                    let again = format!("--play 1 --game {} --seed {}", drawn.game, seed.wrapping_sub(1));
                    println!("{}: a law is broken; again: cargo xtask fuzz {again}\n{setup}", drawn.game);
                }
                continue;
            };
            self.done.add(done);
        }
        self.time += begun.elapsed();
    }
}

/// Plays `actions` in all, of one game or of all by turns, and tells how it went; whether no law was broken.
pub fn soak(actions: u64, game: Option<&str>, seed: u64) -> bool {
    let chosen: Vec<&Drawn> =
        setups::ALL.iter().filter(|drawn| game.is_none_or(|game| game == drawn.game)).collect();
    let course = |drawn| Course { drawn, done: Done::default(), seed, faults: 0, time: Duration::ZERO };
    let mut courses: Vec<Course> = chosen.into_iter().map(course).collect();
    let each = actions.div_ceil(courses.len().max(1) as u64);
    println!("{each} actions of each of {} games, seed {seed}", courses.len());
    let mut told = Instant::now();
    while courses.iter().any(|course| course.done.actions < each) {
        for course in &mut courses {
            course.play(each.min(course.done.actions + TURN));
        }
        if told.elapsed() > TELL {
            tell(&courses);
            told = Instant::now();
        }
    }
    tell(&courses);
    !courses.is_empty() && courses.iter().all(|course| course.faults == 0)
}

fn tell(courses: &[Course]) {
    for course in courses {
        println!("{}", course.told());
    }
}
