//! Every command that README and book show is run: fenced blocks marked `console`, lines that begin with `$ `. Each must end
//! with status 0, and print what the block shows below it, if anything.
#![cfg(unix)]

use std::{
    env,
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
    process::Command,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

/// A command, and what the block shows below it.
#[derive(Debug, PartialEq)]
struct Shown {
    line: usize,
    command: String,
    output: Option<String>,
}

/// In the place of lines that are left out at the end.
const AND_SO_ON: &str = "...";

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// README, and all pages of the book.
fn documents() -> Vec<PathBuf> {
    let mut found = vec![repository().join("README.md")];
    let mut folders = vec![repository().join("docs")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder of the repository") {
            let path = entry.expect("it can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "md") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// The commands of a document. One that ends with a backslash goes on in the next line.
fn commands(text: &str) -> Vec<Shown> {
    let mut found: Vec<Shown> = Vec::new();
    let (mut inside, mut goes_on) = (false, false);
    for (index, line) in text.lines().enumerate() {
        if let Some(mark) = line.strip_prefix("```") {
            inside = !inside && mark.trim() == "console";
            goes_on = false;
        } else if let Some(command) = line.strip_prefix("$ ").filter(|_| inside) {
            goes_on = command.ends_with('\\');
            found.push(Shown { line: index + 1, command: command.to_owned(), output: None });
        } else if inside {
            let last = found.last_mut().expect("a console block begins with a command");
            if goes_on {
                last.command = format!("{}\n{line}", last.command);
                goes_on = line.ends_with('\\');
            } else {
                last.output = Some(last.output.take().unwrap_or_default() + line + "\n");
            }
        }
    }
    found
}

/// Files that the commands name.
fn provide(folder: &Path) {
    let data = |path: &str| fs::read_to_string(repository().join("data").join(path)).expect("a sample");
    let puzzles = data("sudoku/puzzles.csv");
    let unique: Vec<&str> =
        puzzles.lines().filter_map(|line| line.split_once(",1,")).map(|(puzzle, _)| puzzle).take(4).collect();
    let boards = data("hidato/boards.txt");
    let boards: Vec<&str> = boards.split("\n\n").take(2).collect();
    for (name, text) in [
        ("puzzles.txt", unique.join("\n") + "\n"),
        ("boards.txt", boards.join("\n\n") + "\n"),
        ("game.save", data("replays/shutbox-1.save")),
        ("record.txt", "1. d6 f4 2. d2 b4 3. c5 e5 4. e4\n".to_owned()),
        ("mill_bot.py", fs::read_to_string(repository().join("docs/mill_bot.py")).unwrap_or_default()),
    ] {
        fs::write(folder.join(name), text).expect("a folder of our own");
    }
}

/// The search path with the program that was just built in front.
fn path() -> OsString {
    let program = Path::new(env!("CARGO_BIN_EXE_parlour"));
    let before = program.parent().expect("it lies in a folder").to_owned();
    let others = env::var_os("PATH").unwrap_or_default();
    env::join_paths(std::iter::once(before).chain(env::split_paths(&others))).expect("no odd folder names")
}

/// What is wrong with a command, if anything is.
fn fault(shown: &Shown, folder: &Path) -> Option<String> {
    let run = Command::new("sh")
        .args(["-c", &shown.command])
        .current_dir(folder)
        .env("PATH", path())
        .env("XDG_DATA_HOME", folder)
        .output()
        .expect("a shell");
    let (out, said) = (String::from_utf8_lossy(&run.stdout), String::from_utf8_lossy(&run.stderr));
    if !run.status.success() {
        return Some(format!("{}\n{out}{said}", run.status));
    }
    let wanted = shown.output.as_deref()?;
    let same = match wanted.strip_suffix(&format!("{AND_SO_ON}\n")) {
        Some(beginning) => out.starts_with(beginning),
        None => out == wanted,
    };
    (!same).then(|| format!("printed\n{out}instead of\n{wanted}"))
}

/// All commands of a document, one after the other in a folder of their own.
fn faults(document: &Path, folder: &Path) -> Vec<String> {
    let text = fs::read_to_string(document).expect("a document of the repository");
    fs::create_dir_all(folder).expect("a folder of our own");
    provide(folder);
    let said = |shown: &Shown| {
        let found = fault(shown, folder)?;
        Some(format!("{}:{}: {}\n{found}", document.display(), shown.line, shown.command))
    };
    let found = commands(&text).iter().filter_map(said).collect();
    fs::remove_dir_all(folder).expect("our own folder");
    found
}

#[test]
fn every_command_of_readme_and_book_does_what_they_say() {
    let documents = documents();
    assert!(documents.len() > 2, "{documents:?}");
    let here = env::temp_dir().join(format!("parlour-documents-{}", std::process::id()));
    let next = AtomicUsize::new(0);
    let work = || {
        let mut found = Vec::new();
        while let Some((number, document)) = {
            let number = next.fetch_add(1, Ordering::Relaxed);
            documents.get(number).map(|document| (number, document))
        } {
            found.extend(faults(document, &here.join(number.to_string())));
        }
        found
    };
    let found: Vec<String> = thread::scope(|scope| {
        let running = [scope.spawn(work), scope.spawn(work)];
        running.into_iter().flat_map(|thread| thread.join().expect("faults are returned")).collect()
    });
    let _ = fs::remove_dir_all(here);
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn commands_are_found_with_what_they_print() {
    let text = "```sh\n$ no\n```\n```console\n$ one\n$ two \\\n  more\nprinted\nagain\n```\n$ no\n";
    let found: Vec<_> = commands(text).into_iter().map(|shown| (shown.command, shown.output)).collect();
    let wanted = [("one", None), ("two \\\n  more", Some("printed\nagain\n"))];
    let wanted = wanted.map(|(command, output)| (command.to_owned(), output.map(str::to_owned)));
    assert_eq!(found, wanted);
}
