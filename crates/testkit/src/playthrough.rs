//! A whole game as text: states, legal actions, events and digests, step by step. Regenerated and compared in
//! tests, so that a rules change shows up in review as a readable diff.

use crate::random::pick;
use parlour_kernel::{Rng, Rules, Turn, checksum};
use parlour_table::{Session, Table, Time};
use std::fmt::Write as _;

/// A playthrough this long shows enough.
const LONGEST_TEXT: usize = 32 << 10;

/// Longer lists of legal actions are written as their number and a digest.
const LONGEST_LIST: usize = 100;

/// Plays one random game and writes it down.
///
/// # Panics
/// If the setup cannot be played, or the game refuses what it lists as legal.
pub fn playthrough<G: Rules>(setup: &str, seed: u64) -> String {
    let setup: G::Setup = setup.parse().expect("a readable setup");
    let mut table = Table::<G>::open(setup, Some(seed), Session::default()).expect("a sound setup");
    let start = table.state().clone();
    let mut rng = Rng::stream(seed, u64::MAX);
    let mut out = format!("{} {}\nsetup: {}\nseed: {seed}\n", G::ID, G::VERSION, table.setup());
    for step in 1..=60 {
        if out.len() > LONGEST_TEXT {
            break;
        }
        let sight = serde_json::to_string(&table.state().seen(None)).expect("plain data");
        let _ = writeln!(out, "\n# {step}\nstate: {sight}\ndigest: {}", table.state().digest());
        if table.state().turn() == Turn::Over {
            break;
        }
        let mut legal = Vec::new();
        table.state().legal(&mut legal);
        let texts: Vec<String> = legal.iter().map(|action| table.state().write(action)).collect();
        let _ = match texts.len() {
            0..=LONGEST_LIST => writeln!(out, "legal: {}", texts.join(" | ")),
            many => writeln!(out, "legal: {many}, together {}", checksum(texts.join(" | ").as_bytes())),
        };
        let Some(action) = pick(table.state(), &start, &mut rng) else { break };
        let _ = writeln!(out, "> {}", table.state().write(&action));
        let mut events = Vec::new();
        table.step(&[action], Time(0), &mut events).expect("listed as legal");
        for event in events {
            let _ = writeln!(out, "event: {}", serde_json::to_string(&event).expect("plain data"));
        }
    }
    let _ =
        writeln!(out, "\noutcome: {}", serde_json::to_string(&table.state().outcome()).expect("plain data"));
    out
}
