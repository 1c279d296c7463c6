//! One painter per kind of board, and the few things the rest of the page needs to know about any board.

mod arrows;
mod box_3d;
mod cell;
mod coordinates;
mod die;
mod glyphs;
mod grid;
mod grid_drawing;
mod layout;
mod miniature;
mod pointer;
mod points;
mod ribbon;
mod tiles;

pub use grid_drawing::static_grid;
pub use miniature::Miniature;

use crate::{browser, play::Play};
use leptos::prelude::*;
use parlour_scene::{Board, Glyphs, Grid};

/// The board's grid, if it is one.
pub fn grid(board: &Board) -> Option<&Grid> {
    match board {
        Board::Grid(grid) => Some(grid),
        _ => None,
    }
}

/// The board's glyph map, if it is one.
pub fn glyphs(board: &Board) -> Option<&Glyphs> {
    match board {
        Board::Glyphs(glyphs) => Some(glyphs),
        _ => None,
    }
}

/// The cells the player has picked.
pub fn picked(board: &Board) -> Vec<u16> {
    let Board::Tiles(tiles) = board else { return Vec::new() };
    (0..).zip(&tiles.tiles).filter(|(_, tile)| tile.picked).map(|(cell, _)| cell).collect()
}

/// The dice on the table; 0 means not thrown yet.
pub fn dice(board: &Board) -> &[u8] {
    match board {
        Board::Tiles(tiles) => &tiles.dice,
        Board::Grid(_) | Board::Points(_) | Board::Glyphs(_) => &[],
    }
}

/// The cell picked by a key.
pub fn cell_for_key(board: &Board, key: &str) -> Option<u16> {
    let Board::Tiles(tiles) = board else { return None };
    let mut typed = key.chars();
    let (Some(letter), None) = (typed.next(), typed.next()) else { return None };
    (0..).zip(&tiles.tiles).find(|(_, tile)| tile.key == letter).map(|(cell, _)| cell)
}

/// Moves the focus to the cell under the keyboard cursor.
pub fn focus_cursor(play: Play) {
    let cursor = play.scene.with_untracked(|scene| match &scene.board {
        Board::Grid(grid) => Some(grid.cursor),
        Board::Points(points) => Some(points.cursor),
        Board::Tiles(_) | Board::Glyphs(_) => None,
    });
    if let Some(cell) = cursor {
        browser::focus(&format!("[data-cell=\"{cell}\"]"));
    }
}

/// Whether cells have single-digit notes that can be highlighted, as in a grid with blocks.
pub fn has_notes(board: &Board) -> bool {
    grid(board).is_some_and(|grid| !grid.layout.is_spaced())
}

/// Whether a cell has the focus.
pub fn has_focus() -> bool {
    browser::focused().is_some_and(|element| element.matches("[data-cell]").unwrap_or(false))
}

/// Paints a game's board. A game never changes its kind of board.
pub fn board_view(play: Play) -> AnyView {
    let painter: fn(Play) -> AnyView = play.scene.with_untracked(|scene| match scene.board {
        Board::Tiles(_) => tiles::tiles_board,
        Board::Grid(_) => grid::grid_board,
        Board::Points(_) => points::points_board,
        Board::Glyphs(_) => glyphs::glyphs_board,
    });
    painter(play)
}
