//! Setups drawn at random over all options of each game, sound and flawed ones, and texts to try in their states.

mod hidato;
mod mill;
mod rogue;
mod shutbox;
mod sudoku;

use parlour_kernel::Rng;

/// How a game's setups are drawn.
#[derive(Clone, Copy, Debug)]
pub struct Drawn {
    /// The id of the game.
    pub game: &'static str,
    /// Draws a setup.
    pub setup: fn(&mut Rng) -> String,
    /// Texts to try in any state.
    pub noise: &'static [&'static str],
}

/// Every game.
pub static ALL: [Drawn; 5] = [shutbox::DRAWN, sudoku::DRAWN, hidato::DRAWN, mill::DRAWN, rogue::DRAWN];

/// Whether something that happens once in `times` happens.
fn once_in(times: u32, rng: &mut Rng) -> bool {
    rng.below(times) == 0
}

/// One of several.
fn one_of<T: Copy>(all: &[T], rng: &mut Rng) -> T {
    all[rng.below(all.len() as u32) as usize]
}
