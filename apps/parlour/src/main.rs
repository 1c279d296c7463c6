//! The `parlour` binary: parses the command line and dispatches. Knows every command, no rules.

mod bench;
mod blocks;
mod days;
mod drive;
mod games;
mod hidato;
mod interrupt;
mod language;
mod lines;
mod manual;
mod mill;
mod opening;
mod plain_text;
mod play;
mod progress;
mod replay;
mod report;
mod rogue;
mod serve;
mod shutbox;
mod sudoku;
mod visible;
mod whole;

use clap::{CommandFactory, Parser, Subcommand};
use parlour_text::Language;
use report::Status;
use std::{io::IsTerminal, process::ExitCode};

/// Five classic games, kept perfectly: in the browser, the terminal and on the command line.
#[derive(Parser)]
#[command(
    version,
    after_help = "Examples:\n  parlour serve --open\n  parlour play shutbox\n  parlour drive shutbox --seed 7"
)]
struct Arguments {
    /// The language of sentences, such as `de`; without it `PARLOUR_LANG`, else English
    #[arg(long, global = true, value_name = "CODE", value_parser = language::parse)]
    lang: Option<Language>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Play in the terminal
    Play(play::Arguments),
    /// Serve the web app from this binary
    Serve(serve::Arguments),
    /// List the games with their rules version and options
    Games(games::Arguments),
    /// Play a game over a line protocol: one command per line in, one JSON object per line out
    Drive(drive::Arguments),
    /// Re-execute saved games
    Replay(replay::Arguments),
    /// The daily puzzles of all games, made and proven
    Days(days::Arguments),
    /// Every public figure, measured here
    Bench(bench::Arguments),
    /// Completions for a shell
    Completions(manual::Completions),
    /// Manual pages of all commands
    Man(manual::Manual),
    /// Shut the Box: exact odds, advice, simulated games
    #[command(subcommand)]
    Shutbox(shutbox::Command),
    /// Sudoku: solve, count, check, canonical forms, new puzzles
    #[command(subcommand)]
    Sudoku(sudoku::Command),
    /// The roguelike: levels, random play, the autoplayer
    #[command(subcommand)]
    Rogue(rogue::Command),
    /// Hidato: solve, count, new boards
    #[command(subcommand)]
    Hidato(hidato::Command),
    /// Mill: legal actions, counts, positions, the engine
    #[command(subcommand)]
    Mill(mill::Command),
}

fn main() -> ExitCode {
    let arguments = arguments();
    language::choose(arguments.lang);
    // The terminal and the server end in their own ways.
    if !matches!(arguments.command, None | Some(Command::Play(_) | Command::Serve(_))) {
        interrupt::watch();
    }
    let status = match arguments.command {
        None if std::io::stdout().is_terminal() && std::io::stdin().is_terminal() => play::menu(),
        None => help(),
        Some(Command::Play(arguments)) => play::run(&arguments),
        Some(Command::Serve(arguments)) => serve::run(&arguments),
        Some(Command::Games(arguments)) => games::run(&arguments),
        Some(Command::Drive(arguments)) => drive::run(&arguments),
        Some(Command::Replay(arguments)) => replay::run(&arguments),
        Some(Command::Days(arguments)) => days::run(&arguments),
        Some(Command::Bench(arguments)) => bench::run(&arguments),
        Some(Command::Completions(arguments)) => manual::complete(&arguments, Arguments::command()),
        Some(Command::Man(arguments)) => manual::run(&arguments, Arguments::command()),
        Some(Command::Shutbox(command)) => shutbox::run(&command),
        Some(Command::Sudoku(command)) => sudoku::run(&command),
        Some(Command::Rogue(command)) => rogue::run(&command),
        Some(Command::Hidato(command)) => hidato::run(&command),
        Some(Command::Mill(command)) => mill::run(&command),
    };
    blocks::tell_of_few_threads();
    status.into()
}

fn help() -> Status {
    report::result(Arguments::command().render_long_help());
    Status::Done
}

/// Parses the command line. Requested output, such as help, is a result; wrong usage is clap's.
fn arguments() -> Arguments {
    match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(asked) if !asked.use_stderr() && !std::io::stdout().is_terminal() => {
            report::results(asked.render().to_string().as_bytes());
            std::process::exit(0);
        }
        Err(error) => report::wrong_usage(&error),
    }
}
