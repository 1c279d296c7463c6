//! `parlour completions` and `parlour man`: what shells and manual readers want to know of the commands, made from the same
//! definitions that parse them. Knows no command by name.

use crate::report::{self, Status};
use clap::{Args, Command, error::ErrorKind};
use clap_complete::Shell;
use clap_mangen::Man;
use parlour_table::write_atomically;
use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// Completions for a shell
#[derive(Args)]
#[command(after_help = "Examples:
  parlour completions bash > ~/.local/share/bash-completion/completions/parlour
  parlour completions zsh > ~/.zfunc/_parlour
  parlour completions fish > ~/.config/fish/completions/parlour.fish")]
pub struct Completions {
    /// The shell
    shell: Shell,
}

/// Manual pages
#[derive(Args)]
#[command(after_help = "Examples:
  parlour man sudoku solve | man -l -
  parlour man --out ~/.local/share/man/man1")]
pub struct Manual {
    /// The command whose page to print, such as 'sudoku solve'; the program's own by default
    #[arg(value_name = "COMMAND")]
    command: Vec<String>,
    /// Write the pages of all commands into this folder, made if it is not there
    #[arg(long, value_name = "DIR", conflicts_with = "command")]
    out: Option<PathBuf>,
}

/// Prints the completions of a program.
pub fn complete(arguments: &Completions, mut program: Command) -> Status {
    let mut script = Vec::new();
    let name = program.get_name().to_owned();
    clap_complete::generate(arguments.shell, &mut program, name, &mut script);
    report::results(&script);
    Status::Done
}

/// Prints a page of a program's manual, or writes all of them.
pub fn run(arguments: &Manual, program: Command) -> Status {
    let source = format!("{} {}", program.get_name(), program.get_version().unwrap_or_default());
    let mut program = program.disable_help_subcommand(true);
    program.build();
    if let Some(folder) = &arguments.out {
        let written = fs::create_dir_all(folder)
            .and_then(|()| of_all(&program, &mut |page| write_page(&page.source(&source), folder)));
        return match written {
            Ok(()) => Status::Done,
            Err(error) => {
                report::tell(format!("{}: {error}", folder.display()));
                Status::Refused
            }
        };
    }
    let mut found = &program;
    for word in &arguments.command {
        let Some(next) = found.find_subcommand(word) else {
            let message = format!("'{}' is no command of {}", word, found.get_bin_name().unwrap_or_default());
            report::wrong_usage(&program.error(ErrorKind::InvalidSubcommand, message));
        };
        found = next;
    }
    let mut page = Vec::new();
    Man::new(found.clone()).source(source).render(&mut page).expect("memory takes every byte");
    report::results(&page);
    Status::Done
}

fn write_page(page: &Man, folder: &Path) -> io::Result<()> {
    let mut text = Vec::new();
    page.render(&mut text)?;
    write_atomically(&folder.join(page.get_filename()), &text)
}

/// Hands over the page of a command, and those of all below it.
fn of_all(command: &Command, take: &mut impl FnMut(Man) -> io::Result<()>) -> io::Result<()> {
    take(Man::new(command.clone()))?;
    command.get_subcommands().filter(|below| !below.is_hide_set()).try_for_each(|below| of_all(below, take))
}
