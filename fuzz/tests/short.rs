//! A short run of every target, always on the same bytes; one test each, so that they run in parallel.

fn holds(name: &str) {
    let target = parlour_fuzz::TARGETS.iter().find(|target| target.name == name).expect("a target");
    assert!(!parlour_fuzz::corpus(name).expect("a corpus").is_empty(), "{name} has no seeds");
    parlour_fuzz::run(target, 3_000, 7).expect("a corpus");
}

#[test]
fn saves() {
    holds("save");
}

#[test]
fn setups() {
    holds("setup");
}

#[test]
fn actions() {
    holds("actions");
}

#[test]
fn formats() {
    holds("format");
}

#[test]
fn every_target_is_among_these() {
    let names: Vec<&str> = parlour_fuzz::TARGETS.iter().map(|target| target.name).collect();
    assert_eq!(names, ["save", "setup", "actions", "format"]);
}
