//! A short run of every target, the same bytes every time.

#[test]
fn every_target_holds() {
    for target in fuzz::TARGETS {
        assert!(!fuzz::corpus(target.name).expect("a corpus").is_empty(), "{} has no seeds", target.name);
        fuzz::run(target, 3_000, 7).expect("a corpus");
    }
}
