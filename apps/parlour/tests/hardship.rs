//! What a system may refuse: threads, room on the disk, a reader; and what is no file in the place of one.

use crate::driven::{QUICK, SAVE, parlour};
use std::{
    fs::{self, OpenOptions},
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

/// An empty folder for a test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("hardship").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder of our own");
    folder
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

fn given(mut command: Command, input: &str) -> Output {
    let piped = command.stdin(Stdio::piped()).stderr(Stdio::piped());
    let mut child = piped.spawn().expect("the binary was just built");
    let _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

fn program(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_parlour"));
    command.args(words).stdout(Stdio::piped());
    command
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Stacks larger than the address space: no thread can be started.
fn without_threads(words: &[&str], input: &str) -> Output {
    let mut command = program(words);
    command.env("RUST_MIN_STACK", (1_u64 << 60).to_string());
    given(command, input)
}

#[test]
fn commands_panicked_where_the_system_gives_no_threads() {
    let folder = folder("threads");
    let tables = [text(&folder.join("with")).to_owned(), text(&folder.join("without")).to_owned()];
    let puzzles =
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......\n".repeat(300);
    let same: &[(&[&str], &str)] = &[
        (&["sudoku", "solve"], &puzzles),
        (&["sudoku", "solve"], ""),
        (&["sudoku", "count", "--limit", "5"], &puzzles),
        (&["sudoku", "generate", "--count", "20", "--seed", "1"], ""),
        (&["hidato", "count"], "board a king 2 2\n1 .\n. 4\n\nboard b king 1 2\n1 2\n"),
        (&["hidato", "generate", "--rows", "4", "--cols", "4", "--seed", "1"], ""),
        (&["mill", "best", "--nodes", "5000"], ""),
        (&["mill", "match", "--a", "greedy", "--b", "nodes:100", "--games", "4"], ""),
        (&["mill", "uci"], "go depth 3\nquit\n"),
        (&["shutbox", "simulate", "--player", "exact", "--games", "10000"], ""),
        (&["rogue", "autoplay", "--games", "2"], ""),
        (&["days", "--from", "2027-03-01", "--count", "2"], ""),
    ];
    for (words, input) in same {
        let (with, without) = (parlour(words, input), without_threads(words, input));
        assert_eq!(without.status.code(), Some(0), "{words:?}: {}", said(&without));
        assert_eq!(without.stdout, with.stdout, "{words:?}");
        assert!(said(&with).is_empty(), "{words:?}: {}", said(&with));
        let fewer = said(&without);
        assert_eq!(
            (fewer.lines().count(), fewer.contains("no more threads")),
            (1, true),
            "{words:?}: {fewer}"
        );
    }
    for words in [
        &["mill", "best", "--movetime", "50", "--threads", "2"][..],
        &["rogue", "simulate", "--games", "2", "--turns", "50"],
    ] {
        let without = without_threads(words, "");
        assert_eq!(without.status.code(), Some(0), "{words:?}: {}", said(&without));
        assert!(!without.stdout.is_empty(), "{words:?}");
    }
    let endless = without_threads(&["mill", "uci"], "go infinite\nquit\n");
    assert!(String::from_utf8_lossy(&endless.stdout).contains("bestmove "), "{}", said(&endless));
    let solve = |out: &str| {
        ["mill", "solve", "--stones", "7", "--rules", "zhiqi mayFly=0", "--out", out].map(str::to_owned)
    };
    let of = |out: &str, run: fn(&[&str], &str) -> Output| {
        let words = solve(out);
        run(&words.iter().map(String::as_str).collect::<Vec<_>>(), "")
    };
    let (with, without) = (of(&tables[0], parlour), of(&tables[1], without_threads));
    assert_eq!((with.status.code(), without.status.code()), (Some(0), Some(0)), "{}", said(&without));
    assert_eq!(with.stdout, without.stdout);
}

#[test]
#[cfg(target_os = "linux")]
fn output_into_a_full_disk_looked_like_success() {
    for (words, input) in QUICK {
        let full = OpenOptions::new().write(true).open("/dev/full").expect("Linux has it");
        let mut command = program(words);
        command.stdout(full);
        let output = given(command, input);
        assert_eq!(output.status.code(), Some(1), "{words:?}: {}", said(&output));
        assert!(said(&output).contains("could not be written"), "{words:?}: {}", said(&output));
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_remark_that_could_not_be_written_was_a_panic() {
    let full = OpenOptions::new().write(true).open("/dev/full").expect("Linux has it");
    let mut command = program(&["replay", "show", "nowhere.save"]);
    let status = command.stderr(full).status().expect("the program ends");
    assert_eq!(status.code(), Some(1));
}

#[test]
#[cfg(unix)]
fn a_reader_that_went_away_is_no_fault() {
    for (words, input) in QUICK {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let mut command = program(words);
        command.stdout(writer);
        let output = given(command, input);
        // A refusal counts with or without a reader.
        let fine = output.status.code() == Some(0) || *input == "1\n";
        assert!(fine && said(&output).is_empty(), "{words:?}: {}", said(&output));
    }
}

/// The system gives such a program another place for its output.
#[test]
#[cfg(unix)]
fn a_closed_output_is_no_panic() {
    for (words, input) in QUICK.iter().filter(|(words, _)| !words.contains(&"serve")) {
        let mut command = Command::new("sh");
        command.args(["-c", "exec \"$0\" \"$@\" >&-", env!("CARGO_BIN_EXE_parlour")]).args(*words);
        let output = given(command, input);
        // A refusal counts with or without a reader.
        assert_eq!(output.status.code(), Some(i32::from(*input == "1\n")), "{words:?}: {}", said(&output));
        assert_eq!(said(&output), "", "{words:?}");
    }
}

#[test]
#[cfg(unix)]
fn files_were_not_written_once_the_reader_had_gone() {
    let folder = folder("unread");
    let saves = folder.join("saves");
    let tables = folder.join("tables");
    let save = folder.join("game.save");
    let input = format!("legal\nlegal\nsave {}\n", text(&save));
    let commands: [(&[&str], &str); 3] = [
        (&["rogue", "autoplay", "--games", "4", "--saves", text(&saves), "--threads", "1"], ""),
        (
            &[
                "mill",
                "solve",
                "--stones",
                "7",
                "--rules",
                "zhiqi mayFly=0",
                "--no-distances",
                "--out",
                text(&tables),
            ],
            "",
        ),
        (&["drive", "shutbox", "--seed", "7"], &input),
    ];
    for (words, input) in commands {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let mut command = program(words);
        command.stdout(writer);
        let output = given(command, input);
        assert_eq!((output.status.code(), said(&output).as_str()), (Some(0), ""), "{words:?}");
    }
    assert_eq!(fs::read_dir(&saves).expect("made").count(), 4);
    assert_eq!(fs::read_dir(&tables).expect("made").count(), 3);
    assert!(save.exists());
}

/// A limit on the size of files stands for a disk that is full after so many blocks, wherever that is.
#[test]
#[cfg(unix)]
fn a_full_disk_left_half_a_file_in_place_of_the_old_one() {
    let folder = folder("full");
    let (page, pages, saves, save) =
        (folder.join("page.html"), folder.join("man"), folder.join("saves"), folder.join("game.save"));
    fs::create_dir_all(&pages).expect("ours");
    fs::create_dir_all(&saves).expect("ours");
    let puzzle = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
    let saving = format!("save {}\nquit\n", text(&save));
    let (man, autoplayed) = (pages.join("parlour-sudoku.1"), saves.join("rogue-1.save"));
    let commands: [(&[&str], &str, &Path); 4] = [
        (&["sudoku", "print", "--out", text(&page)], puzzle, &page),
        (&["man", "--out", text(&pages)], "", &man),
        (&["rogue", "autoplay", "--saves", text(&saves)], "", &autoplayed),
        (&["drive", "sudoku", "--setup", puzzle], &saving, &save),
    ];
    for (words, input, path) in commands {
        let whole = {
            let output = parlour(words, input);
            assert_eq!(output.status.code(), Some(0), "{words:?}: {}", said(&output));
            fs::read(path).expect("written")
        };
        let mut failures = 0;
        for blocks in [0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144] {
            fs::write(path, "old").expect("ours");
            let mut command = Command::new("sh");
            let limited = format!("ulimit -f {blocks}; trap '' XFSZ; exec \"$0\" \"$@\"");
            command.args(["-c", &limited, env!("CARGO_BIN_EXE_parlour")]).args(words).stdout(Stdio::piped());
            let output = given(command, input);
            let left = fs::read(path).expect("there");
            let done = left.len() > 3;
            // Times in a save differ from run to run, not its length.
            assert!(left == b"old" || left.len() == whole.len(), "{words:?} {blocks}: {} bytes", left.len());
            let refused = output.status.code() == Some(1) || output.stdout.starts_with(b"{\"error\"");
            failures += usize::from(refused);
            assert!(done || refused, "{words:?} {blocks}: {}", said(&output));
        }
        assert!(failures > 0, "{words:?}: the limit was felt");
        let beside = fs::read_dir(path.parent().expect("in a folder")).expect("a folder");
        let names: Vec<_> = beside.map(|entry| entry.expect("an entry").file_name()).collect();
        assert!(names.iter().all(|name| !name.to_string_lossy().ends_with(".new")), "{names:?}");
    }
}

#[test]
#[cfg(unix)]
fn tables_are_whole_or_not_there_when_the_disk_is_full() {
    let solve = |out: &Path, blocks: &str| {
        let limited = format!("ulimit -f {blocks}; trap '' XFSZ; exec \"$0\" \"$@\"");
        let mut command = Command::new("sh");
        command.args(["-c", &limited, env!("CARGO_BIN_EXE_parlour"), "mill", "solve", "--stones", "6"]);
        command.args(["--rules", "zhiqi mayFly=0", "--out", text(out)]).stdout(Stdio::piped());
        given(command, "")
    };
    let whole = folder("full-tables");
    assert_eq!(solve(&whole, "unlimited").status.code(), Some(0));
    for blocks in ["0", "1", "16", "60", "100"] {
        let cut = folder("cut-tables");
        let output = solve(&cut, blocks);
        assert_eq!(output.status.code(), Some(1), "{blocks}: {}", said(&output));
        for entry in fs::read_dir(&cut).expect("made") {
            let path = entry.expect("an entry").path();
            let name = path.file_name().expect("a name");
            let same = fs::read(whole.join(name)).ok() == fs::read(&path).ok();
            assert!(same, "{blocks}: {}", path.display());
        }
    }
}

#[test]
#[cfg(target_os = "linux")]
fn what_is_no_file_was_read_without_end_or_waited_for() {
    let folder = folder("no-file");
    let pipe = folder.join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo runs").success());
    for place in ["/dev/zero", text(&folder), text(&pipe)] {
        let setup = format!("@{place}");
        for words in [
            &["drive", "shutbox", "--setup", &setup][..],
            &["drive", "shutbox", "--load", place],
            &["replay", "verify", place],
            &["replay", "show", place],
            &["days", "--compare", place],
            &["mill", "annotate", place],
        ] {
            let output = parlour(words, "");
            assert_eq!(output.status.code(), Some(1), "{words:?}: {}", said(&output));
            let why = [output.stdout.as_slice(), output.stderr.as_slice()].concat();
            let why = String::from_utf8_lossy(&why);
            assert!(why.contains(&format!("{place}: This is not a file.")), "{words:?}: {why}");
        }
    }
    let large = folder.join("large.save");
    fs::File::create(&large).and_then(|file| file.set_len((16 << 20) + 1)).expect("ours");
    let output = parlour(&["replay", "verify", text(&large)], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stdout).contains("16777216 bytes is the most"));
}

#[test]
#[cfg(target_os = "linux")]
fn a_stream_in_the_place_of_a_file_is_read_up_to_its_limit() {
    let folder = folder("stream");
    let save = folder.join("game.save");
    fs::write(&save, SAVE).expect("ours");
    let run = |script: &str| {
        let mut command = Command::new("bash");
        command.args(["-c", script, env!("CARGO_BIN_EXE_parlour"), text(&save)]).stdout(Stdio::piped());
        given(command, "")
    };
    let shown = run("\"$0\" replay verify <(cat \"$1\")");
    assert!(shown.stdout.starts_with(b"ok "), "{}", said(&shown));
    for endless in ["\"$0\" replay verify - < /dev/zero", "\"$0\" replay verify <(cat /dev/zero)"] {
        let refused = run(endless);
        assert_eq!(refused.status.code(), Some(1), "{endless}");
        assert!(String::from_utf8_lossy(&refused.stdout).contains("is the most"), "{endless}");
    }
}
