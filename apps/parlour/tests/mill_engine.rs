//! The engine's commands as scripts use them: `best`, `match`, `uci`, and `match` over `uci`.

use crate::driven::{parlour, parlour_bytes};
use parlour_kernel::Rng;
use serde_json::Value;
use std::{
    fs,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

fn json(words: &[&str]) -> Value {
    let output = parlour(&[&["mill"], words, &["--json"]].concat(), "");
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("a JSON object")
}

fn talk(lines: &[&str]) -> Vec<String> {
    let output = parlour(&["mill", "uci"], &lines.join("\n"));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text").lines().map(str::to_owned).collect()
}

#[test]
fn best_answers_with_its_line_and_is_the_same_every_time() {
    let position = ["best", "--moves", "a1 d6 a4 d7"];
    let best = json(&[&position[..], &["--depth", "6"]].concat());
    assert_eq!(best["action"], "a7", "a mill to close, and one to stop");
    assert_eq!((&best["depth"], &best["line"][0]), (&6.into(), &"a7".into()));
    assert!(best["score"].as_i64().is_some_and(|score| score > 0), "{best}");
    let counted = || json(&[&position[..], &["--nodes", "20000"]].concat());
    assert_eq!(counted(), counted());
    let quick = json(&[&position[..], &["--movetime", "50", "--threads", "2"]].concat());
    assert!(
        ["a7", "d5"].contains(&quick["action"].as_str().unwrap_or_default()),
        "one of the two mills: {quick}"
    );
    let hurried = json(&[&position[..], &["--movetime", "0"]].concat());
    assert!(hurried["action"].is_string(), "no time is no reason to say nothing: {hurried}");
    let text = parlour(&["mill", "best", "--moves", "a1 d6 a4 d7", "--depth", "5"], "");
    let line = String::from_utf8(text.stdout).expect("text");
    assert!(line.starts_with("a7\t") && line.trim_end().split('\t').count() == 5, "{line}");
    let over = "********/@*@*@*@*/@O@O@O@O w m s 4 0 8 0 0 0 0 0 0 0 0 0 20";
    let refused = parlour(&["mill", "best", "--fen", over], "");
    assert_eq!((refused.status.code(), refused.stdout.is_empty()), (Some(1), true));
}

#[test]
fn the_lowest_level_loses_to_a_simple_player() {
    let words = ["match", "--a", "greedy", "--b", "level:1", "--games", "60"];
    let result = json(&words);
    assert_eq!(result["games"], 60);
    assert!(result["share"].as_f64().is_some_and(|share| share >= 0.6), "{result}");
    let one = json(&[&words[..], &["--threads", "1"]].concat());
    assert_eq!(one, result, "whatever the number of threads");
}

#[test]
fn more_nodes_win_more_games() {
    let result = json(&["match", "--a", "nodes:4000", "--b", "nodes:100", "--games", "20", "--seed", "5"]);
    assert!(result["share"].as_f64().is_some_and(|share| share > 0.6), "{result}");
}

#[test]
fn the_protocol_is_spoken() {
    let lines = talk(&[
        "uci",
        "isready",
        "setoption name HasDiagonalLines value true",
        "setoption name CustodianCaptureOnCrossLines value false",
        "setoption name PiecesCount value 12",
        "setoption name NoSuchThing value 1",
        "position startpos moves a1 d6 a4 d7",
        "d",
        "go depth 5",
        "isready",
        "position fen OO****@*/***@*O**/***@**** b m s 3 0 3 0 0 0 0 0 0 0 0 0 45",
        "go nodes 5000",
        "nonsense",
        "quit",
    ]);
    let has = |start: &str| lines.iter().any(|line| line.starts_with(start));
    assert!(has("id name") && has("uciok") && has("readyok"), "{lines:?}");
    assert!(
        has("option name SkillLevel") && has("option name InterventionCaptureEnabled type check"),
        "{lines:?}"
    );
    assert!(has("********/@*******/@****OO* w p p 2 10 2 10"), "{lines:?}");
    assert!(has("info depth 5 score cp "), "{lines:?}");
    assert_eq!(lines.iter().filter(|line| line.starts_with("bestmove")).count(), 2, "{lines:?}");
    assert!(lines.contains(&"bestmove a7".to_owned()), "{lines:?}");
    assert_eq!(lines.iter().filter(|line| line.starts_with("info string")).count(), 2, "{lines:?}");
}

#[test]
fn an_endless_search_hears_stop() {
    let lines = talk(&[
        "position startpos",
        "go infinite",
        "stop",
        "position startpos moves d6",
        "go infinite",
        "quit",
    ]);
    assert_eq!(lines.iter().filter(|line| line.starts_with("bestmove")).count(), 2, "{lines:?}");
}

#[test]
fn a_match_over_the_protocol() {
    let other = format!("uci:{} mill uci", env!("CARGO_BIN_EXE_parlour"));
    let fails =
        parlour(&["mill", "match", "--a", "greedy", "--b", "uci:no-such-program", "--games", "1"], "");
    assert_eq!((fails.status.code(), fails.stdout.is_empty()), (Some(1), true));
    let words =
        ["match", "--a", "greedy", "--b", &other, "--games", "4", "--nodes", "2000", "--rules", "lasker"];
    let result = json(&words);
    assert_eq!((&result["games"], &result["wins"]), (&4.into(), &0.into()), "{result}");
    assert!(result["losses"].as_u64().is_some_and(|losses| losses >= 3), "{result}");
}

#[test]
fn a_line_that_is_not_utf_8_ended_the_engine_silently() {
    let output = parlour_bytes(&["mill", "uci"], b"\xff\xfe\nisready\n");
    let text = String::from_utf8(output.stdout).expect("text");
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].starts_with("info string"), "{lines:?}");
    assert_eq!(lines[1..], ["readyok"]);
}

#[test]
fn go_with_less_than_nothing_never_answered() {
    for go in ["go depth -1", "go depth 0", "go nodes -1", "go movetime -5"] {
        let lines = talk(&["position startpos", go]);
        assert_eq!(lines.iter().filter(|line| line.starts_with("bestmove ")).count(), 1, "{go}: {lines:?}");
    }
}

/// Two games against a program that says nothing, as a child process to watch.
#[cfg(unix)]
fn silent_match(patience: &str, seconds: &str) -> Child {
    let engine = format!("uci:sleep {seconds}");
    Command::new(env!("CARGO_BIN_EXE_parlour"))
        .args(["mill", "match", "--a", "greedy", "--games", "2", "--threads", "1"])
        .args(["--patience", patience, "--b", &engine])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary was just built")
}

#[cfg(target_os = "linux")]
fn sleeps(seconds: &str) -> bool {
    let processes = fs::read_dir("/proc").expect("Linux has it").flatten();
    let wanted = format!("sleep\0{seconds}\0");
    processes
        .filter_map(|process| fs::read(process.path().join("cmdline")).ok())
        .any(|line| line == wanted.as_bytes())
}

#[test]
#[cfg(target_os = "linux")]
fn a_match_waited_for_ever_for_an_engine_that_does_not_answer() {
    let output = silent_match("200", "98.7651").wait_with_output().expect("it ends");
    assert_eq!((output.status.code(), output.stdout.is_empty()), (Some(1), true));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("sleep 98.7651") && said.contains("did not answer in time"), "{said}");
    assert!(!sleeps("98.7651"), "the engine outlives the match");
}

#[test]
#[cfg(target_os = "linux")]
fn an_engine_outlived_a_match_that_a_signal_ended() {
    for (signal, seconds) in [("-INT", "98.7652"), ("-TERM", "98.7653")] {
        let mut child = silent_match("60000", seconds);
        for _ in 0..200 {
            if sleeps(seconds) {
                break;
            }
            thread::sleep(Duration::from_millis(20));
        }
        let id = child.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().expect("kill").success());
        assert_eq!(child.wait().expect("it ends").code(), Some(130), "{signal}");
        assert!(!sleeps(seconds), "the engine outlives the match after {signal}");
    }
}

/// An empty folder for a test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("mill-tables").join(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

/// Names and bytes of a folder's files.
fn contents(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let paths = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let named = |path: PathBuf| {
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        (name, fs::read(&path).expect("bytes"))
    };
    let mut files: Vec<(String, Vec<u8>)> = paths.map(named).collect();
    files.sort();
    files
}

/// Killed ten times without warning, a solve continues where it was and ends with the same bytes; then it is
/// probed.
#[test]
fn tables_are_the_same_after_any_number_of_kills() {
    let (straight, killed) = (folder("straight"), folder("killed"));
    let path = |folder: &Path| folder.to_str().expect("a plain path").to_owned();
    let solve = |folder: &Path| {
        let words = ["mill", "solve", "--stones", "6", "--out"].map(str::to_owned);
        words.into_iter().chain([path(folder), "--resume".to_owned()]).collect::<Vec<_>>()
    };
    let run = |folder: &Path| {
        let words = solve(folder);
        let output = parlour(&words.iter().map(String::as_str).collect::<Vec<_>>(), "");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("text")
    };
    let counts = "3\t3\t2232160\t4112\t455648\t25\t26\n";
    assert_eq!(run(&straight), counts);
    for kill in 0..10 {
        let mut child = Command::new(env!("CARGO_BIN_EXE_parlour"))
            .args(solve(&killed))
            .args(["--keep-every", "0"])
            .stdout(Stdio::null())
            .spawn()
            .expect("the binary was just built");
        thread::sleep(Duration::from_millis(20 + 37 * kill % 150));
        child.kill().expect("killed, or done before");
        child.wait().expect("it ended");
    }
    assert_eq!(run(&killed), counts);
    assert_eq!(contents(&killed), contents(&straight));
    let probe = |rules: &str, fens: &str| {
        let output = parlour(&["mill", "probe", "--db", &path(&straight), "--rules", rules], fens);
        (String::from_utf8(output.stdout).expect("text"), output.status.code())
    };
    let fens = "O****@**/****O***/O@****@* w m s 3 0 3 0 0 0 0 0 0 0 0 0 30\n\
        @*O**O*@/O*@*****/******** w m s 3 0 3 0 0 0 0 0 0 0 0 0 30\n\
        O*OO*@**/****O***/O@****@* w m s 5 0 3 0 0 0 0 0 0 0 0 0 30\nnonsense\n";
    let (answers, status) = probe("lasker", fens);
    let answers: Vec<&str> = answers.lines().collect();
    assert_eq!((&answers[..2], status), (&["win 1", "draw"][..], Some(1)), "placing alone differs");
    assert!(answers[2].starts_with("invalid:") && answers[3].starts_with("invalid:"), "{answers:?}");
    // The engine uses them too; without them it would guess a draw.
    let lost = "***O****/O*****@*/*O*@**@* w m s 3 0 3 0 0 0 0 0 0 0 0 0 30";
    let best = json(&["best", "--db", &path(&straight), "--depth", "1", "--fen", lost]);
    assert!(best["score"].as_i64().is_some_and(|score| score < -29_000), "{best}");
    let folder = format!("setoption name Tables value {}", path(&straight));
    let position = format!("position fen {lost}");
    let said = talk(&[&folder, &position, "go depth 1", "isready"]);
    assert!(said.iter().any(|line| line.contains("score cp -29")), "{said:?}");
    let said = talk(&["setoption name Rules value twelve", &folder, "go depth 1"]);
    assert!(said[0].contains("3-3") && said[0].contains("other rules: nine"), "{said:?}");
    assert_eq!(probe("chengsanqi", fens), (String::new(), Some(1)), "other rules");
    assert_eq!(probe("russian", fens), (String::new(), Some(1)), "rules that remember");
}

/// A whole game, killed without warning at ten random moments of its work, ends with the same bytes; its first turns can be
/// probed, and the engine plays them exactly.
#[test]
fn a_game_solved_whole_is_the_same_after_ten_kills() {
    let (straight, killed) = (folder("whole straight"), folder("whole killed"));
    let rules = "nine pieceCount=5 rings=2 mayFly=0";
    let path = |folder: &Path| folder.to_str().expect("a plain path").to_owned();
    let words = |folder: &Path| {
        let words =
            ["mill", "solve", "--whole", "--memory", "4", "--rules", rules, "--out"].map(str::to_owned);
        words.into_iter().chain([path(folder), "--resume".to_owned()]).collect::<Vec<_>>()
    };
    let run = |folder: &Path| {
        let words = words(folder);
        let output = parlour(&words.iter().map(String::as_str).collect::<Vec<_>>(), "");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        (
            String::from_utf8(output.stdout).expect("text"),
            String::from_utf8_lossy(&output.stderr).into_owned(),
        )
    };
    let began = Instant::now();
    let (counts, said) = run(&straight);
    let took = began.elapsed();
    assert!(counts.starts_with("3\t3\t") && counts.ends_with("\ndraw\n"), "{counts}");
    assert!(said.contains("at least draws") && said.contains("at most draws"), "{said}");
    let mut rng = Rng::stream(31, 0);
    for _ in 0..10 {
        let mut child = Command::new(env!("CARGO_BIN_EXE_parlour"))
            .args(words(&killed))
            .args(["--keep-every", "0"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the binary was just built");
        thread::sleep(took * rng.below(1_000) / 2_000);
        child.kill().expect("killed, or done before");
        child.wait().expect("it ended");
    }
    assert_eq!(run(&killed).0, counts);
    assert_eq!(contents(&killed), contents(&straight));
    let first = "********/********/XXXXXXXX w p p 0 5 0 5 0 0 0 0 0 0 0 0 1";
    let probed = parlour(&["mill", "probe", "--db", &path(&straight), "--rules", rules], first);
    assert_eq!(String::from_utf8_lossy(&probed.stdout), "draw\n");
    let best = json(&["best", "--db", &path(&straight), "--rules", rules, "--nodes", "2000"]);
    assert_eq!(best["score"], 0, "the value of the game: {best}");
    for refused in ["lasker", "russian"] {
        let output = parlour(&["mill", "solve", "--whole", "--rules", refused, "--out", &path(&killed)], "");
        assert_eq!((output.status.code(), output.stdout.is_empty()), (Some(1), true), "{refused}");
    }
}

/// Options reach an engine over the protocol, and one that takes too long is named.
#[test]
#[cfg(unix)]
fn a_match_sets_options_and_names_who_is_late() {
    let place = folder("engines");
    fs::create_dir_all(&place).expect("made");
    let heard = place.join("heard");
    let script = place.join("engine");
    // Says what the simplest engine says, after a nap; resigns with its first answer.
    let text = format!(
        "while read line; do echo \"$line\" >> {}; case \"$line\" in uci) echo uciok;; isready) echo readyok;; \
         stop) echo bestmove none;; go\\ movetime*) sleep 0.3; echo bestmove none;; quit) exit;; esac; done",
        heard.display()
    );
    fs::write(&script, text).expect("written");
    let engine = format!("uci:sh {}", script.display());
    let words = ["mill", "match", "--a", "greedy", "--b", &engine, "--games", "2", "--threads", "1"];
    let run = |more: &[&str]| {
        let output = parlour(&[&words[..], more].concat(), "");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    let said = run(&["--movetime", "100", "--option-b", "SkillLevel=30", "--option-b", "Move Overhead=a=b"]);
    assert!(said.contains("Engine b") && said.contains("2 of 2 answers"), "{said}");
    let lines = fs::read_to_string(&heard).expect("it wrote");
    assert!(lines.contains("setoption name SkillLevel value 30\n"), "{lines}");
    assert!(lines.contains("setoption name Move Overhead value a=b\n"), "{lines}");
    // Ended by hand it is in time.
    let said = run(&["--movetime", "100", "--margin", "5000", "--stop"]);
    assert!(said.is_empty(), "{said}");
    let lines = fs::read_to_string(&heard).expect("it wrote");
    assert!(lines.contains("go infinite\nstop\n"), "{lines}");
    let refused = parlour(&[&words[..], &["--option-a", "SkillLevel=1"]].concat(), "");
    assert_eq!((refused.status.code(), refused.stdout.is_empty()), (Some(1), true));
    let unread = parlour(&[&words[..], &["--option-b", "SkillLevel"]].concat(), "");
    assert_eq!(unread.status.code(), Some(2));
}
