//! The program in a real terminal: a shell starts it, keys and clicks go in, and the shell gets its terminal
//! back afterwards, whatever happened.

use crate::{
    sitting::{folder, saved, saved_game, some_move},
    sudoku::{PUZZLE, solution, sudoku, way},
};
use parlour_terminal::Start;
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::{
    fs,
    io::{Read, Write},
    num::NonZeroU16,
    path::PathBuf,
    sync::mpsc::{self, Receiver},
    thread,
    time::{Duration, Instant},
};

/// Longer than anything takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

pub struct Shell {
    master: Box<dyn MasterPty + Send>,
    child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    output: Receiver<Vec<u8>>,
    screen: vt100::Parser,
    pub folder: PathBuf,
}

fn size(columns: u16, rows: u16) -> PtySize {
    PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }
}

fn some(number: u16) -> NonZeroU16 {
    NonZeroU16::new(number).expect("not zero")
}

impl Shell {
    /// A shell that runs the program with these arguments, then prints its exit status and the terminal's
    /// settings.
    pub fn run(name: &str, words: &str, variables: &[(&str, &str)]) -> Self {
        let pty = native_pty_system().openpty(size(80, 24)).expect("a pseudo terminal");
        let program = env!("CARGO_BIN_EXE_terminal-play");
        let mut command = CommandBuilder::new("sh");
        let folder = folder(&format!("pty-{name}"));
        let inner = "echo $$ > \"$PARLOUR_DATA/pid\"; exec \"$@\"";
        let script =
            format!("sh -c '{inner}' sh '{program}' {words}; echo \"status $?\"; stty -a; echo the end");
        command.args(["-c", &script]);
        command.env("PARLOUR_DATA", &folder);
        command.env("TERM", "xterm-256color");
        command.env("RUST_BACKTRACE", "0");
        for (name, value) in variables {
            command.env(name, value);
        }
        let child = pty.slave.spawn_command(command).expect("a shell");
        let mut reader = pty.master.try_clone_reader().expect("output");
        let keys = pty.master.take_writer().expect("input");
        let (sender, output) = mpsc::channel();
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut bytes) {
                if sender.send(bytes[..count].to_vec()).is_err() {
                    break;
                }
            }
        });
        let screen = vt100::Parser::new(some(24), some(80), 0);
        Shell { master: pty.master, child, keys, output, screen, folder }
    }

    pub fn text(&self) -> String {
        self.screen.screen().contents()
    }

    #[track_caller]
    pub fn until(&mut self, what: &str, fits: impl Fn(&Shell) -> bool) {
        let end = Instant::now() + PATIENCE;
        while !fits(self) {
            assert!(Instant::now() < end, "{what} does not come:\n{}", self.text());
            if let Ok(bytes) = self.output.recv_timeout(Duration::from_millis(20)) {
                self.screen.process(&bytes);
            }
        }
    }

    #[track_caller]
    pub fn shows(&mut self, text: &str) {
        self.until(text, |shell| shell.text().contains(text));
    }

    pub fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).expect("the terminal takes keys");
    }

    /// Clicks in the middle of the first occurrence of a text.
    fn click(&mut self, text: &str) {
        let rows: Vec<String> = self.screen.screen().rows(0, 200).collect();
        let row = rows.iter().position(|row| row.contains(text)).expect("the text is there");
        let before = rows[row].split(text).next().unwrap_or_default().chars().count();
        let (column, row) = (before + text.chars().count() / 2 + 1, row + 1);
        self.press(&format!("\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m"));
    }

    fn resize(&mut self, columns: u16, rows: u16) {
        self.master.resize(size(columns, rows)).expect("terminals change their size");
        self.screen.screen_mut().set_size(some(rows), some(columns));
    }

    /// Waits until the program ended with this status and the shell has its terminal back.
    #[track_caller]
    pub fn gives_back(mut self, status: u8) -> String {
        self.shows("the end");
        self.shows(&format!("status {status}"));
        let screen = self.screen.screen();
        assert!(!screen.alternate_screen(), "the shell's own screen is back");
        assert!(!screen.hide_cursor(), "the cursor is back");
        assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
        assert!(!screen.bracketed_paste(), "pasting is the shell's again");
        let text = self.text();
        let set: Vec<&str> = text.split([' ', ';', '\n']).collect();
        for mode in ["echo", "icanon", "isig", "opost"] {
            assert!(set.contains(&mode), "{mode} is not set:\n{text}");
        }
        assert!(self.child.wait().expect("the shell ends").success());
        text
    }
}

#[test]
fn a_whole_game_by_keyboard() {
    let mut shell = Shell::run("game", "shutbox 7", &[]);
    shell.shows("Score: 45");
    loop {
        shell.press("r");
        let rolled = |shell: &Shell| saved(&shell.folder).filter(|game| game.state(None)["dice1"] != 0);
        shell.until("a roll", |shell| rolled(shell).is_some());
        let game = rolled(&shell).expect("just seen");
        let state = game.state(None);
        let dice = match state["dice2"].as_u64() {
            Some(0) => format!("Die: {}", state["dice1"]),
            _ => format!("Dice: {} + {} = {}", state["dice1"], state["dice2"], state["current_sum"]),
        };
        shell.shows(&dice);
        if state["game_over"] == true {
            break;
        }
        let keys = some_move(game.as_ref());
        shell.press(&keys[..keys.len() - 1].concat());
        shell.shows("Selected: ");
        shell.press("\r");
        shell.until("the move", |shell| {
            saved(&shell.folder).is_some_and(|game| game.state(None)["dice1"] == 0)
        });
        let score = saved(&shell.folder).expect("just seen").state(None)["score"].to_string();
        shell.shows(&format!("Score: {score}"));
    }
    let score = saved(&shell.folder).expect("saved").state(None)["score"].clone();
    shell.shows(&if score == 0 { "Victory!".to_owned() } else { format!("Game Over! Score: {score}") });
    shell.press("q");
    shell.gives_back(0);
}

/// The bytes of arrow keys.
pub fn arrows(names: &[&str]) -> String {
    let code = |name: &&str| match *name {
        "Up" => "\x1b[A",
        "Down" => "\x1b[B",
        "Right" => "\x1b[C",
        _ => "\x1b[D",
    };
    names.iter().map(code).collect()
}

#[test]
fn a_whole_sudoku_by_keyboard() {
    let mut shell = Shell::run("sudoku", &format!("sudoku 7 {PUZZLE}"), &[]);
    shell.shows("51 cells to go");
    let Start::Play { mut table, .. } = sudoku(PUZZLE) else { unreachable!("it stands ready") };
    let entries = solution(table.as_mut());
    let mut at = (0, 0);
    for (index, (row, column, digit)) in entries.iter().enumerate() {
        shell.press(&arrows(&way(at, (*row, *column))));
        shell.press(&digit.to_string());
        at = (*row, *column);
        let left = entries.len() - index - 1;
        shell.shows(&match left {
            0 => "Every cell is filled".to_owned(),
            1 => "One cell to go".to_owned(),
            _ => format!("{left} cells to go"),
        });
    }
    shell.shows("digits written");
    let game = saved_game(&shell.folder, "sudoku").expect("saved");
    assert_eq!(game.outcome().map(|outcome| outcome.code), Some("solved"));
    shell.press("q");
    shell.shows("Every cell is filled");
    // Ctrl+Z undoes; it must not suspend the program.
    shell.press("\x1a");
    shell.shows("One cell to go");
    shell.press("\x19");
    shell.shows("digits written");
    shell.press("q");
    shell.shows("Every cell is filled");
    shell.press("q");
    shell.gives_back(0);
}

#[test]
fn a_grid_pasted_by_the_terminal_and_cells_by_mouse() {
    let mut shell = Shell::run("sudoku-paste", "sudoku 7", &[("COLORTERM", "truecolor")]);
    shell.shows("cells to go");
    let lines: Vec<&str> = (0..9).map(|row| &PUZZLE[9 * row..9 * row + 9]).collect();
    shell.press(&format!("\x1b[200~{}\x1b[201~", lines.join("\r")));
    shell.shows("your own puzzle");
    shell.press("\r");
    shell.shows("51 cells to go");
    // Drags from the third cell of the first row to the next; then a corner mark.
    shell.press("\x1b[<0;17;3M\x1b[<32;23;3M\x1b[<0;23;3m");
    shell.shows("x Corner");
    shell.click("x Corner");
    shell.shows("●x Corner");
    shell.press("2");
    shell.shows("·2···▐·2···▌");
    shell.press("\x1a");
    shell.until("both are gone", |shell| !shell.text().contains("·2···"));
    shell.press("q");
    shell.gives_back(0);
}

#[test]
fn tiles_and_commands_by_mouse() {
    let mut shell = Shell::run("mouse", "shutbox 7", &[("COLORTERM", "truecolor")]);
    shell.shows("Roll Dice");
    shell.click("Roll Dice");
    shell.shows("Dice: 4 + 5 = 9");
    shell.click("▐ 9 ▌");
    shell.shows("Selected: 9 = 9");
    shell.click("Submit Move");
    shell.shows("Score: 36");
    shell.click("Leave");
    shell.gives_back(0);
}

#[test]
fn the_window_changes_its_size() {
    let mut shell = Shell::run("resize", "shutbox 7", &[]);
    shell.shows("Score: 45");
    shell.resize(120, 40);
    shell.shows(&"─".repeat(118));
    shell.resize(50, 15);
    shell.shows("needs 60 by 20");
    shell.resize(60, 20);
    shell.shows("▐ 9  ▌");
    shell.press("r");
    shell.shows("Dice: 4 + 5 = 9");
    shell.press("q");
    shell.gives_back(0);
}

#[test]
fn ctrl_c_gives_the_terminal_back() {
    let mut shell = Shell::run("ctrl-c", "", &[]);
    shell.shows("P A R L O U R");
    shell.press("\x03");
    shell.gives_back(0);
}

#[test]
fn a_panic_gives_the_terminal_back_and_can_be_read() {
    let mut shell = Shell::run("panic", "", &[("PARLOUR_BROKEN", "1")]);
    shell.shows("P A R L O U R");
    // The form, then a seed that panics.
    shell.press("1\r");
    let text = shell.gives_back(101);
    assert!(text.contains("asked to panic"), "{text}");
}

#[test]
fn a_signal_gives_the_terminal_back() {
    let mut shell = Shell::run("signal", "shutbox 7", &[]);
    shell.shows("Score: 45");
    let process = fs::read_to_string(shell.folder.join("pid")).expect("written before the start");
    let kill = format!("kill -TERM {process}");
    let asked = std::process::Command::new("sh").args(["-c", &kill]).status();
    assert!(asked.is_ok_and(|status| status.success()), "the program runs");
    shell.gives_back(0);
}

/// A program that keeps reading from a closed terminal would keep a core busy forever.
#[test]
fn a_terminal_that_is_gone_ends_the_program() {
    let mut shell = Shell::run("gone", "shutbox 7", &[]);
    shell.shows("Score: 45");
    let process = fs::read_to_string(shell.folder.join("pid")).expect("written before the start");
    let shell_says = |words: &str| {
        let status = std::process::Command::new("sh").args(["-c", &format!("{words} {process}")]).status();
        status.is_ok_and(|status| status.success())
    };
    // The reader thread holds the terminal open, so the hangup is sent by hand.
    assert!(shell_says("kill -HUP"), "the program runs");
    let end = Instant::now() + PATIENCE;
    while shell_says("kill -0 2>/dev/null") {
        assert!(Instant::now() < end, "the program still runs");
        thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn a_pipe_is_not_a_terminal() {
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_terminal-play")).output().expect("it runs");
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("term.not-a-terminal"));
    assert!(output.stdout.is_empty(), "nothing was drawn into the pipe");
}
