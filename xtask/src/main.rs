//! The build driver: `cargo play`, `cargo verify` and the house checks. Knows how things are built, nothing
//! about games.
mod beside;
mod book;
mod browser;
mod bundle;
mod command;
mod dist;
mod fuzz;
mod npm;
mod play;
mod size;
mod split;
mod tidy;
mod verify;
mod wasm;
mod workspace;

use anyhow::{Result, bail};
use std::process::ExitCode;

const USAGE: &str = "usage:
  cargo play [-- ARGS]                 build everything, serve the games, open a browser
  cargo verify [--only STEP|--skip STEP]...   all checks; `cargo verify --list` names the steps
  cargo verify --changed               those checks whose files have changed since they passed
  cargo xtask web [--dev|--strict]     build only the web bundle and the book
  cargo xtask book                     build only the book
  cargo xtask dist                     make one archive of program, manual, completions, licences and contents
  cargo xtask tidy                     check the house rules
  cargo xtask fuzz [--minutes N] [--target T]... [--seed N]   long runs of fuzz targets
  cargo xtask fuzz --target T --input FILE   run one input again
  cargo xtask fuzz --play ACTIONS [--game G] [--seed N]   random play over random rules
  cargo xtask fuzz --sanitize          tests of crates with `unsafe` under the address sanitizer
  cargo xtask english                  copy the sentences of errors from locales/en into the crates
  cargo xtask size                     check what a first visit transfers
  cargo xtask shots                    take the pictures in docs/pictures
  cargo xtask icons                    draw the app's icons anew from apps/web/public/icon.svg";

fn run(args: &[&str]) -> Result<()> {
    match args {
        ["play", rest @ ..] => play::play(rest),
        ["verify", rest @ ..] => verify::verify(rest),
        ["web"] => bundle::build(wasm::Mode::Release),
        ["web", "--strict"] => bundle::build(wasm::Mode::Strict),
        ["web", "--dev"] => bundle::build(wasm::Mode::Dev),
        ["book"] => book::build(),
        ["dist"] => dist::make(),
        ["fuzz", rest @ ..] => fuzz::fuzz(rest),
        ["tidy"] => tidy::check(),
        ["english"] => tidy::english::copy(),
        ["size"] => size::check(),
        ["shots"] => browser::take_shots(),
        ["icons"] => browser::draw_icons(),
        _ => bail!("{USAGE}"),
    }
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\n{error:#}");
            ExitCode::FAILURE
        }
    }
}
