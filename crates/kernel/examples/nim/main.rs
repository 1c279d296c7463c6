//! A whole game on the kernel alone, played by two random players: `cargo run -p parlour-kernel --example
//! nim`.

mod rules;

use parlour_kernel::{Fault, Rng, Rules, Turn};
use rules::{Heap, Nim};

fn main() {
    let mut game = Nim::start(&Heap(21)).expect("a heap of matches");
    let mut rng = Rng::stream(7, 0);
    while let Turn::Seat(seat) = game.turn() {
        let mut legal = Vec::new();
        game.legal(&mut legal);
        let action = legal[rng.below(legal.len() as u32) as usize];
        println!("seat {seat}: {} of {}", game.write(&action), game.heap);
        game.apply(&action, &mut Vec::new()).expect("listed as legal");
    }
    let outcome = game.outcome().expect("the heap is empty");
    println!("seat {} wins; the state's digest is {}", outcome.winners[0], game.digest());

    let late = game.read("take 1").expect("readable, if no longer legal");
    let refused = game.play(&late).expect_err("nothing is left to take");
    println!("one more is refused: {refused} ({})", refused.code());
}
