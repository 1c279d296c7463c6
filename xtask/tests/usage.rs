//! The build driver as people start it.
use std::process::Command;

#[test]
fn an_unknown_command_is_answered_with_all_that_there_are() {
    let output = Command::new(env!("CARGO_BIN_EXE_xtask")).arg("brew").output().expect("it was just built");
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8_lossy(&output.stderr);
    for command in [
        "cargo play",
        "cargo verify",
        "xtask web",
        "xtask book",
        "xtask dist",
        "xtask tidy",
        "xtask size",
        "xtask shots",
    ] {
        assert!(told.contains(command), "{command}: {told}");
    }
}
