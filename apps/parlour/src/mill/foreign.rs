//! An engine in another process, over the text protocol.

use parlour_kernel::Rng;
use parlour_mill::{
    brain::Contender,
    rules::{Action, Mill},
};
use std::{
    io::{self, BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

/// Another process that plays.
pub struct Foreign {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    /// How it is told to think, such as `go movetime 100`.
    go: String,
}

impl Foreign {
    /// Starts a command: words separated by blanks, run without a shell. `go` tells it to think.
    ///
    /// # Errors
    /// Why it does not run or answer.
    pub fn start(command: &str, rules: &str, go: String) -> io::Result<Self> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or(io::ErrorKind::InvalidInput)?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let input = child.stdin.take().ok_or(io::ErrorKind::BrokenPipe)?;
        let output = BufReader::new(child.stdout.take().ok_or(io::ErrorKind::BrokenPipe)?);
        let mut foreign = Foreign { child, input, output, go };
        foreign.say("uci")?;
        foreign.wait_for("uciok")?;
        foreign.say(&format!("setoption name Rules value {rules}"))?;
        foreign.say("ucinewgame")?;
        foreign.say("isready")?;
        foreign.wait_for("readyok")?;
        Ok(foreign)
    }

    fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.input, "{line}")?;
        self.input.flush()
    }

    /// Reads on to a line that begins with a word; gives the rest of it.
    fn wait_for(&mut self, word: &str) -> io::Result<String> {
        let mut line = String::new();
        loop {
            line.clear();
            if self.output.read_line(&mut line)? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            // Some engines put the answer behind other words on the same line.
            if let Some((_, rest)) = line.split_once(word) {
                return Ok(rest.trim().to_owned());
            }
        }
    }

    fn ask(&mut self, game: &Mill) -> io::Result<String> {
        let moves: Vec<String> = game.history().iter().map(|done| done.action.to_string()).collect();
        self.say(&format!("position startpos moves {}", moves.join(" ")))?;
        let go = self.go.clone();
        self.say(&go)?;
        self.wait_for("bestmove")
    }
}

impl Contender for Foreign {
    fn choose(&mut self, game: &Mill, _: &mut Rng) -> Option<Action> {
        let answer = self.ask(game).ok()?;
        let action = answer.split_whitespace().next()?;
        Action::read(action, action).ok()
    }
}

impl Drop for Foreign {
    fn drop(&mut self) {
        // One that does not leave when asked is made to.
        let _ = self.say("quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
