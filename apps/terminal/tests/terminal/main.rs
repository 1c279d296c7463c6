//! The terminal front end as users see it: screens as text, whole games, colours, a real terminal.

mod colours;
mod days;
mod first_rounds;
mod german;
mod hidato;
mod hidato_screens;
mod kept_games;
mod mill;
mod play;
#[cfg(unix)]
mod pty;
#[cfg(unix)]
mod pty_hidato;
#[cfg(unix)]
mod pty_mill;
mod records;
mod rogue;
mod room;
mod screens;
mod sitting;
mod storage;
mod sudoku;
mod sudoku_screens;
mod sudoku_techniques;
