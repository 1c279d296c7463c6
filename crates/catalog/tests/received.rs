//! What arrives from outside finds its game: saves, links, puzzles and records in the middle of messages; anything else is
//! refused with a reason.

use parlour_catalog::GAMES;
use parlour_midend::{
    Opening, Received, receive,
    shelf::{Archive, Item, Packed},
};

const SUDOKU: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// The game that a text is for, and what a link carries.
fn game_of(text: &str) -> Result<(&'static str, Option<String>), String> {
    match receive(GAMES, text, |_| Opening::seeded(1)) {
        Ok(Received::Link(game, carried)) => Ok((game, Some(carried))),
        Ok(Received::Save(game, _)) => Ok((game, None)),
        Ok(Received::Table(table)) => Ok((table.game(), None)),
        Ok(Received::Shelf) => Ok(("shelf", None)),
        Err(why) => Err(why.key.into_owned()),
    }
}

#[test]
fn every_games_save_comes_back_even_without_its_last_line_end() {
    for game in GAMES {
        let save = game.open("", Opening::seeded(1)).expect("the starter game").save();
        for text in [save.clone(), save.trim().to_owned(), format!("Look!\n{save}\nfrom me")] {
            assert_eq!(game_of(&text), Ok((game.id, None)), "{}", game.id);
        }
        let cut = &save[..save.len() / 2];
        assert!(game_of(cut).is_err_and(|why| why.starts_with("load.")), "{}", game.id);
    }
}

#[test]
fn links_lead_into_their_game_wherever_they_were_made() {
    let link =
        |text: &str| game_of(text).map(|(game, carried)| format!("{game} {}", carried.unwrap_or_default()));
    for text in [
        "https://example.org/sudoku#s=abc",
        "Look at this: http://127.0.0.1:8080/sudoku?x=1#s=abc and answer",
        "/sudoku/#s=abc",
    ] {
        assert_eq!(link(text), Ok("sudoku s=abc".to_owned()), "{text}");
    }
    // What lies on another device, and what is no game.
    for text in
        ["https://example.org/sudoku#k=1", "https://example.org/chess#s=abc", "https://example.org/#s=a"]
    {
        assert!(game_of(text).is_err(), "{text}");
    }
}

#[test]
fn puzzles_positions_and_records_find_their_game_within_a_message() {
    let hidato = "board shared king 2 2\n1 .\n. 4\n";
    let table = [
        (SUDOKU.to_owned(), "sudoku"),
        (format!("Try this one!\n{SUDOKU}\nfrom me"), "sudoku"),
        (hidato.to_owned(), "hidato"),
        ("1. d6 f4 2. f2 b4".to_owned(), "mill"),
        ("tiles=12 dice=never".to_owned(), "shutbox"),
        ("seed=42 levels=10".to_owned(), "rogue"),
    ];
    for (text, game) in table {
        assert_eq!(game_of(&text), Ok((game, None)), "{text}");
    }
}

#[test]
fn a_whole_shelf_is_known_as_one() {
    let save = GAMES[0].open("", Opening::seeded(1)).expect("the starter game").save();
    let left = Packed { item: Item::Left, game: GAMES[0].id.to_owned(), name: String::new(), text: save };
    let shelf = Archive::write(&[left]);
    assert_eq!(game_of(&shelf), Ok(("shelf", None)));
    let newer = shelf.replacen("parlour-shelf 1", "parlour-shelf 2", 1);
    assert_eq!(game_of(&newer), Err("load.newer-format".to_owned()));
}

#[test]
fn what_no_game_reads_is_refused_with_a_reason() {
    for text in ["", "  \n ", "hello", "https://example.org/", "53..7"] {
        assert_eq!(game_of(text), Err("ui.open-unknown".to_owned()), "{text:?}");
    }
    // Two equal digits in a row are a flaw of a puzzle, and named as such.
    let flawed = SUDOKU.replacen("53", "55", 1);
    assert!(game_of(&flawed).is_err_and(|why| why != "ui.open-unknown"), "{flawed}");
}
