//! The `parlour` binary.
mod serve;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Five classic games, in the browser, the terminal and on the command line.
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the web app from this binary
    Serve {
        /// The port to listen on; 0 picks a free one
        #[arg(long, default_value_t = 8080)]
        port: u16,
        /// The address to listen on
        #[arg(long, default_value = "127.0.0.1")]
        host: String,
        /// Open it in a browser
        #[arg(long)]
        open: bool,
    },
}

fn main() -> ExitCode {
    let Command::Serve { port, host, open } = Arguments::parse().command;
    match serve::serve(&host, port, open) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
