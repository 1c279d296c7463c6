//! The terminal front end as people meet it: screens as text, whole games, colours, a real terminal.

mod colours;
mod play;
#[cfg(unix)]
mod pty;
mod screens;
mod sitting;
mod sudoku;
mod sudoku_screens;
