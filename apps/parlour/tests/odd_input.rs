//! Odd input as it happens: too much, from elsewhere, or nonsense.

mod driven;

use driven::parlour;

#[test]
fn twenty_thousand_threads_panicked() {
    let best = ["mill", "best", "--movetime", "50", "--threads", "500"];
    for words in [&["sudoku", "generate", "--seed", "1", "--threads", "20000"][..], &best] {
        let output = parlour(words, "");
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(0), "{words:?}: {said}");
        assert!(said.contains("threads are more than are of use"), "{words:?}: {said}");
        assert_eq!(said.lines().count(), 1, "{words:?}: {said}");
    }
}
