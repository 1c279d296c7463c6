//! All tests of this crate as one program, so that shared code is compiled and linked once.

mod bench;
mod bot;
mod documents;
mod drive;
mod drive_hidato;
mod drive_sudoku;
mod driven;
mod hidato_commands;
mod hidato_seed;
mod languages;
mod manual;
mod mill_data;
mod mill_engine;
mod odd_input;
mod output;
mod pictures;
mod rogue_commands;
mod schemas;
mod serve;
mod shutbox_coach;
mod shutbox_commands;
mod shutbox_data;
mod sudoku;
mod sudoku_commands;
mod sudoku_data;
mod sudoku_variants;
