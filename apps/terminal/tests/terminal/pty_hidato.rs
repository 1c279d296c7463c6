//! Whole games of Hidato through a real terminal: squares and hexagons by keyboard, one by mouse.

use crate::{
    hidato::{Cycling, HEXAGONS, WELCOME, hidato, solution, walk},
    pty::Shell,
    sitting::saved_game,
};
use parlour_terminal::Start;

/// The board as one shell word.
fn words(setup: &str) -> String {
    format!("hidato 7 '{setup}'")
}

/// Waits until the game is saved with this many cells filled.
#[track_caller]
fn filled(shell: &mut Shell, count: usize) {
    shell.until(&format!("{count} numbers"), |shell| {
        saved_game(&shell.folder, "hidato").is_some_and(|game| game.state(None)["filled"] == count)
    });
}

fn solved(mut shell: Shell) {
    shell.shows("Solved! The path is complete.");
    shell.shows("No hints");
    // Back from the summary to the board, and out.
    shell.press("q");
    shell.shows("v Summary");
    let game = saved_game(&shell.folder, "hidato").expect("saved");
    assert_eq!(game.outcome().map(|outcome| outcome.code), Some("solved"));
    shell.press("q");
    shell.gives_back(0);
}

/// The positions of the numbers that are not given, in order.
fn missing(setup: &str) -> Vec<(usize, (u16, u16))> {
    let (places, cells) = solution(setup);
    let given = |place: &(u16, u16)| cells[usize::from(place.0)][usize::from(place.1)]["given"] == true;
    places.into_iter().enumerate().filter(|(_, place)| !given(place)).collect()
}

#[test]
fn squares_by_tab_and_enter() {
    let mut shell = Shell::run("hidato", &words(WELCOME), &[]);
    shell.shows("Next 2");
    let Start::Play { mut table, .. } = hidato(WELCOME) else { unreachable!("it stands ready") };
    table.act("auto", parlour_table::Time(0)).expect("somewhere to go on");
    let (mut cycling, all) = (Cycling::new(), missing(WELCOME));
    for (done, (_, (row, column))) in all.iter().enumerate() {
        let presses = cycling.to(&table.state(None)["legal"], (*row, *column));
        shell.press(&"\t".repeat(presses));
        shell.press("\r");
        table.act(&format!("place {row} {column}"), parlour_table::Time(0)).expect("the solution");
        filled(&mut shell, 36 - all.len() + done + 1);
    }
    solved(shell);
}

#[test]
fn hexagons_by_numbers_and_shifted_arrows() {
    let mut shell = Shell::run("hidato-hex", &words(HEXAGONS), &[("COLORTERM", "truecolor")]);
    shell.shows("Next 2");
    let (places, cells) = solution(HEXAGONS);
    let all = missing(HEXAGONS);
    for (done, (index, to)) in all.iter().enumerate() {
        shell.press(&format!("{index}\r"));
        for step in walk(&cells, places[index - 1], *to) {
            shell.press(match step {
                "S-Up" => "\x1b[1;2A",
                "S-Down" => "\x1b[1;2B",
                "S-Right" => "\x1b[1;2C",
                _ => "\x1b[1;2D",
            });
        }
        shell.press(" ");
        filled(&mut shell, 18 - all.len() + done + 1);
    }
    solved(shell);
}

#[test]
fn squares_by_mouse() {
    let mut shell = Shell::run("hidato-mouse", &words(WELCOME), &[]);
    shell.shows("Next 2");
    let click = |(row, column): (u16, u16)| {
        let (x, y) = (8 + 6 * column, 3 + 2 * row);
        format!("\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m")
    };
    let all = missing(WELCOME);
    for (done, (_, place)) in all.iter().enumerate() {
        shell.press(&click(*place));
        filled(&mut shell, 36 - all.len() + done + 1);
    }
    solved(shell);
}
