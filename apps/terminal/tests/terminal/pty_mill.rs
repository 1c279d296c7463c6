//! Whole games of Mill through a real terminal: by keyboard, and by mouse with captures.

use crate::{
    mill::{Ways, first_legal, place, touched},
    pty::{Shell, arrows},
    sitting::saved_game,
};

/// Waits until the game is saved with this many actions played.
#[track_caller]
fn done(shell: &mut Shell, count: usize) {
    shell.until(&format!("{count} actions"), |shell| {
        let game = saved_game(&shell.folder, "mill");
        game.is_some_and(|game| game.state(None)["history"].as_array().map(Vec::len) == Some(count))
    });
}

fn over(mut shell: Shell) {
    let game = saved_game(&shell.folder, "mill").expect("saved");
    let outcome = game.outcome().expect("over");
    shell.shows(if outcome.winners.is_empty() { "draw" } else { "wins" });
    shell.press("q");
    shell.gives_back(0);
}

#[test]
fn by_arrows_and_enter() {
    let mut shell = Shell::run("mill", "mill 7 nine", &[]);
    shell.shows("places, 9 in hand");
    let ways = Ways::new();
    let mut at = 0;
    for (count, action) in (1..).zip(first_legal("nine")) {
        for point in touched(&action) {
            shell.press(&arrows(&ways.between(at, point)));
            shell.press("\r");
            at = point;
        }
        done(&mut shell, count);
    }
    over(shell);
}

#[test]
fn by_mouse_with_captures() {
    let mut shell = Shell::run("mill-mouse", "mill 7 capture", &[("COLORTERM", "truecolor")]);
    shell.shows("places, 9 in hand");
    for (count, action) in (1..).zip(first_legal("capture")) {
        for point in touched(&action) {
            let (column, row) = place(point);
            let (x, y) = (6 + 6 * column, 3 + 2 * row);
            shell.press(&format!("\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m"));
        }
        done(&mut shell, count);
    }
    over(shell);
}
