//! A player and a teacher for a small game, and a search that another thread stops: `cargo run -p
//! parlour-brain --example player`.

#[path = "../../kernel/examples/nim/rules.rs"]
mod rules;

use parlour_brain::{Bot, Budget, Hint, Hinter, Luck};
use parlour_kernel::{Message, Rules, Turn};
use rules::{Heap, MOST, Nim, Take};
use std::thread;

/// Finds a move by exhaustive search, spending one node per position.
struct Search;

/// Whether the player to move can take the last match; `None` if the budget ran out.
fn wins(heap: u8, budget: &mut Budget) -> Option<bool> {
    if !budget.spend(1) {
        return None;
    }
    for take in 1..=MOST.min(heap) {
        if !wins(heap - take, budget)? {
            return Some(true);
        }
    }
    Some(false)
}

impl Bot<Nim> for Search {
    fn choose(&mut self, seen: &&Nim, level: &str, _: Luck, budget: &mut Budget) -> Option<Take> {
        let takes = 1..=MOST.min(seen.heap);
        if level == "easy" {
            return takes.map(Take).next();
        }
        for take in takes.clone() {
            if !wins(seen.heap - take, budget)? {
                return Some(Take(take));
            }
        }
        takes.map(Take).next()
    }
}

impl Hinter<Nim> for Search {
    fn hint(&self, seen: &&Nim, budget: &mut Budget) -> Option<Hint> {
        let take = Search.choose(seen, "hard", Luck::default(), budget)?;
        Some(Hint {
            action: seen.write(&take),
            then: Vec::new(),
            technique: "search".to_owned(),
            cells: Vec::new(),
            text: Message::new("nim.leaves-a-lost-heap").int("heap", seen.heap - take.0),
            columns: Vec::new(),
            choices: Vec::new(),
            stages: Vec::new(),
        })
    }
}

fn main() {
    let mut game = Nim::start(&Heap(15)).expect("a heap of matches");
    let hint = Search.hint(&game.seen(None), &mut Budget::nodes(100_000)).expect("enough to see the end");
    println!("hint: {} ({})", hint.action, hint.text);
    while let Turn::Seat(seat) = game.turn() {
        let level = if seat.0 == 0 { "hard" } else { "easy" };
        let mut budget = Budget::nodes(100_000);
        let action = Search.choose(&game.seen(Some(seat)), level, Luck::default(), &mut budget);
        let action = action.expect("a known level and enough nodes");
        println!("{level}: {} of {}", game.write(&action), game.heap);
        game.apply(&action, &mut Vec::new()).expect("bots play by the rules");
    }
    let winners = game.outcome().expect("the heap is empty").winners;
    assert_eq!(winners[0].0, 0, "15 matches are won for the first player");

    // 200 matches cannot be searched in a lifetime; another thread ends it.
    let mut budget = Budget::nodes(u64::MAX);
    let canceller = budget.canceller();
    let searching = thread::spawn(move || wins(200, &mut budget));
    canceller.cancel();
    println!("cancelled: {:?}", searching.join().expect("a search does not panic"));
}
