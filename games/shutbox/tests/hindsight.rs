//! What a turn could have brought, against every way to play it by the rules alone.

use parlour_kernel::{Rng, Rules, Turn};
use parlour_shutbox::{
    brain::{Hindsight, Simulation, Strategy},
    rules::{Action, DiceCount, DiceRule, Scoring, ShutBox, Throw, Variant},
};

/// A table's draw, taken from the list of throws.
fn thrown(seed: u64, number: u64, count: DiceCount) -> Throw {
    let all: Vec<Throw> = Throw::all(count).collect();
    all[Rng::stream(seed, number).below(all.len() as u32) as usize]
}

/// The lowest score of all ways to go on.
fn lowest(game: &ShutBox, seed: u64, number: u64) -> i64 {
    if game.turn() == Turn::Over {
        return game.score();
    }
    let mut legal = Vec::new();
    game.legal(&mut legal);
    let ways = legal.into_iter().filter(|action| *action != Action::Reset).map(|action| {
        let (mut next, mut events, mut number) = (game.clone(), Vec::new(), number);
        next.apply(&action, &mut events).expect("legal");
        if let Action::Roll(count) = action {
            next.apply(&Action::Dice(thrown(seed, number, count)), &mut events).expect("dice of that number");
            number += 1;
        }
        lowest(&next, seed, number)
    });
    ways.min().expect("something to do")
}

#[test]
fn the_best_score_is_that_of_the_best_of_all_ways() {
    for setup in
        ["", "dice=opt7", "dice=never score=digits", "tiles=10 dice=mands6", "up=1,2,5,8,9 dice=only1"]
    {
        let setup = setup.parse().expect("a setup");
        let game = ShutBox::start(&setup).expect("sound");
        let variant = Variant::check(&setup).expect("sound");
        for seed in 0..40 {
            let seen = Hindsight::of(&variant, |number, count| thrown(seed, number, count).total());
            assert_eq!(seen.best, lowest(&game, seed, 0), "{setup} {seed}");
            assert!(seen.best <= seen.exact);
        }
    }
}

#[test]
fn exact_play_is_that_of_simulations() {
    use parlour_shutbox::{brain::Aim, rules::BoxSize};
    let setup = "".parse().expect("the classic game");
    let variant = Variant::check(&setup).expect("sound");
    let simulation =
        Simulation::new(BoxSize::Nine, DiceRule::Mand7, Strategy::Exact, Aim::LeastScore(Scoring::Sum));
    let mut shut = 0;
    for seed in 0..300 {
        let seen = Hindsight::of(&variant, |number, count| thrown(seed, number, count).total());
        assert_eq!(seen.exact, Scoring::Sum.score(simulation.game(seed)), "{seed}");
        shut += u32::from(seen.best == 0);
    }
    assert!((1..300).contains(&shut), "some boxes could have been shut, and some not: {shut}");
}
