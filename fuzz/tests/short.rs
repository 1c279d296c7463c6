//! A short run of every target, each day on other bytes, and short games over random rules; one test each, so that they run
//! in parallel.

use parlour_fuzz::{TARGETS, inputs, seed, setups, short, soak, target_of};
use parlour_kernel::Rng;

fn holds(name: &str) {
    let target = target_of(name).expect("a target");
    assert!(!inputs(name).expect("a corpus").is_empty(), "{name} has no seeds");
    short(target, target.short, seed()).expect("a corpus");
}

macro_rules! targets {
    ($($name:ident)*) => {
        $(#[test]
        fn $name() {
            holds(stringify!($name));
        })*

        #[test]
        fn every_target_is_among_these() {
            let names: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
            assert_eq!(names, [$(stringify!($name)),*]);
        }
    };
}

targets! {
    save setup log actions receive bring shelf keep stored statistics wish format fen record table
}

/// Games from setups drawn over all options; `cargo xtask fuzz --play` plays more of them.
fn plays(game: &str, games: u64) {
    let drawn = setups::ALL.iter().find(|drawn| drawn.game == game).expect("a game");
    let first = seed().wrapping_mul(1_000_000);
    println!("{game}: {games} games from seed {first}; again: PARLOUR_FUZZ_SEED={}", seed());
    let mut played = 0;
    for number in 0..games {
        let number = first.wrapping_add(number);
        println!("seed {number}: {}", (drawn.setup)(&mut Rng::stream(number, 0)));
        played += soak::one(drawn, number).games;
    }
    assert!(played > games / 2, "only {played} of {games} setups can be played");
}

#[test]
fn laws_of_random_boxes() {
    plays("shutbox", 300);
}

#[test]
fn laws_of_random_grids() {
    plays("sudoku", 20);
}

#[test]
fn laws_of_random_boards() {
    plays("hidato", 800);
}

#[test]
fn laws_of_random_mills() {
    plays("mill", 800);
}

#[test]
fn laws_of_random_dungeons() {
    plays("rogue", 100);
}
