//! Ctrl-C and SIGTERM, whatever a command is doing: it ends soon, with 130 and whole lines.
#![cfg(target_os = "linux")]

use crate::driven::{LONG, WAITING};
use std::{
    fs,
    io::{Read, Write},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

/// Longer than the slowest machine takes, and far less than the work would.
const BOUND: Duration = Duration::from_secs(30);

/// A program that ends with the test, whatever that finds.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It should have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn started(words: &[&str]) -> Running {
    let mut command = Command::new(env!("CARGO_BIN_EXE_parlour"));
    let piped = command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    Running(piped.spawn().expect("the binary was just built"))
}

/// Waits until the program handles SIGINT and SIGTERM.
fn listens(Running(child): &Running) -> bool {
    const BOTH: u64 = 1 << 1 | 1 << 14;
    let end = Instant::now() + BOUND;
    while Instant::now() < end {
        let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
        let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
        let caught = caught.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
        if caught.is_some_and(|mask| mask & BOTH == BOTH) {
            return true;
        }
        thread::sleep(Duration::from_millis(5));
    }
    false
}

fn signal(Running(child): &Running, name: &str) {
    let told = Command::new("kill").args([name, &child.id().to_string()]).status().expect("kill runs");
    assert!(told.success());
}

/// The exit status and the output of a program that ends; one that does not is killed.
fn ended(mut running: Running) -> (Option<i32>, String, String) {
    let child = &mut running.0;
    let mut out = child.stdout.take().expect("piped");
    let reading = thread::spawn(move || {
        let mut text = String::new();
        out.read_to_string(&mut text).map(|_| text).expect("text")
    });
    let end = Instant::now() + BOUND;
    let code = loop {
        match child.try_wait().expect("a child of ours") {
            Some(status) => break status.code(),
            None if Instant::now() > end => {
                child.kill().expect("a child of ours");
                child.wait().expect("a child of ours");
                break None;
            }
            None => thread::sleep(Duration::from_millis(10)),
        }
    };
    let mut said = String::new();
    child.stderr.take().expect("piped").read_to_string(&mut said).expect("text");
    (code, reading.join().expect("it was read"), said)
}

#[test]
fn commands_that_waited_for_input_did_not_hear_a_signal() {
    for name in ["-INT", "-TERM"] {
        let running: Vec<_> = WAITING.iter().map(|words| (words, started(words))).collect();
        for (words, child) in &running {
            assert!(listens(child), "{words:?}");
            signal(child, name);
        }
        for (words, mut child) in running {
            let open = child.0.stdin.take();
            let (code, out, said) = ended(child);
            assert_eq!((code, out.as_str(), said.as_str()), (Some(130), "", ""), "{words:?} {name}");
            drop(open);
        }
    }
}

#[test]
fn commands_at_work_end_with_whole_lines() {
    let record = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("interrupted-record.txt");
    fs::write(&record, "1. a1 d6 2. a4 g7\n").expect("ours");
    let path = record.to_str().expect("a plain path");
    let annotating = ["mill", "annotate", "--nodes", "1000000000000", path];
    for name in ["-INT", "-TERM"] {
        for words in LONG.iter().copied().chain([&annotating[..]]) {
            let child = started(words);
            assert!(listens(&child), "{words:?}");
            // It may be anywhere in its work.
            thread::sleep(Duration::from_millis(100));
            signal(&child, name);
            let (code, out, said) = ended(child);
            assert_eq!(code, Some(130), "{words:?} {name}: {said}");
            assert!(out.is_empty() || out.ends_with('\n'), "{words:?} {name}: {out}");
            if words.contains(&"best") {
                assert_eq!(out.lines().count(), 1, "{words:?} {name}: the best so far");
            }
        }
    }
}

#[test]
fn a_named_pipe_without_a_writer_is_waited_for_until_a_signal() {
    let pipe = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("waited-for");
    let _ = fs::remove_file(&pipe);
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo runs").success());
    let path = pipe.to_str().expect("a plain path");
    for words in [&["sudoku", "solve", path][..], &["sudoku", "convert", "--to", "line", path]] {
        let child = started(words);
        assert!(listens(&child), "{words:?}");
        signal(&child, "-TERM");
        assert_eq!(ended(child).0, Some(130), "{words:?}");
    }
    fs::remove_file(pipe).expect("ours");
}

/// Work on exact tables is kept, and goes on where it was.
#[test]
fn solving_keeps_what_it_has_done() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("interrupted-tables");
    let _ = fs::remove_dir_all(&folder);
    let path = folder.to_str().expect("a plain path");
    let words = ["mill", "solve", "--stones", "10", "--out", path, "--keep-every", "100000"];
    let child = started(&words);
    let end = Instant::now() + BOUND;
    while !folder.join("3-3.values").exists() && Instant::now() < end {
        thread::sleep(Duration::from_millis(5));
    }
    signal(&child, "-INT");
    let (code, out, said) = ended(child);
    assert_eq!(code, Some(130), "{said}");
    assert!(out.is_empty() || out.ends_with('\n'), "{out}");
    let entries = fs::read_dir(&folder).expect("made");
    let paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    assert!(paths.iter().all(|path| path.extension().is_none_or(|end| end != "new")), "{paths:?}");
    fs::remove_dir_all(folder).expect("ours");
}

#[test]
fn a_second_signal_does_not_wait() {
    let mut child = started(&["drive", "shutbox", "--seed", "7"]);
    assert!(listens(&child));
    child.0.stdin.as_mut().expect("piped").write_all(b"legal\n").expect("it reads");
    signal(&child, "-INT");
    signal(&child, "-INT");
    let (code, out, _) = ended(child);
    assert_eq!(code, Some(130));
    assert!(out.is_empty() || out.ends_with('\n'), "{out}");
}
