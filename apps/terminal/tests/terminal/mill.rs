//! Playing Mill in the terminal: its screens as text, and helpers for tests of whole games.

use crate::sitting::{Sitting, folder, saved_game};
use parlour_midend::{AnyTable, Opening};
use parlour_scene::{Board, Direction, Input, Points};
use parlour_table::Time;
use parlour_terminal::{Depth, Start};
use ratatui::style::Modifier;
use std::collections::VecDeque;

/// White, with four stones, is about to close a mill and take one of Black's last three.
const NEARLY_WON: &str = "********/*@***@*@/O**O*OO* w m s 4 0 3 0 0 0 0 0 0 0 0 0 20";

/// Arrow keys by direction.
const ARROWS: [(Direction, &str); 4] = [
    (Direction::Up, "Up"),
    (Direction::Down, "Down"),
    (Direction::Left, "Left"),
    (Direction::Right, "Right"),
];

/// A table with people at both seats.
pub fn mill(setup: &str) -> Box<dyn AnyTable> {
    let game = parlour_catalog::game("mill").expect("Mill is of the house");
    game.open(setup, Opening::seeded(7)).expect("playable")
}

/// A whole game in which every action is the first legal one.
pub fn first_legal(setup: &str) -> Vec<String> {
    let mut table = mill(setup);
    let mut actions = Vec::new();
    while let Some(action) = table.legal().into_iter().next() {
        table.act(&action, Time(0)).expect("legal");
        actions.push(action);
        assert!(actions.len() < 400, "the first legal actions lead to an end");
    }
    assert!(table.outcome().is_some());
    actions
}

fn points(table: &dyn AnyTable) -> Points {
    match table.scene(None).board {
        Board::Points(points) => points,
        other => panic!("Mill is played on points, not on {other:?}"),
    }
}

/// The points an action touches, in order, by number.
pub fn touched(action: &str) -> Vec<u16> {
    let names = points(mill("nine").as_ref()).points;
    let number = |name: &str| names.iter().position(|point| point.name == name).expect("a point") as u16;
    action.trim_start_matches('x').split('-').map(number).collect()
}

/// The column and row of a point on the 7 by 7 grid.
pub fn place(point: u16) -> (u16, u16) {
    let drawn = &points(mill("nine").as_ref()).points[usize::from(point)];
    (u16::from(drawn.column), u16::from(drawn.row))
}

/// Where each arrow leads from each point, found on a board being set up, where nothing is played.
pub struct Ways(Vec<[u16; 4]>);

impl Ways {
    pub fn new() -> Self {
        let mut table = mill("nine");
        table.input(&Input::Command("arrange".into()), Time(0));
        let mut way = |from: u16, direction: Direction| {
            table.input(&Input::Pick(from), Time(0));
            table.input(&Input::Step(direction, parlour_scene::Held::Nothing), Time(0));
            points(table.as_ref()).cursor
        };
        Ways((0..24).map(|from| ARROWS.map(|(direction, _)| way(from, direction))).collect())
    }

    /// The arrow keys from one point to another.
    pub fn between(&self, from: u16, to: u16) -> Vec<&'static str> {
        let mut queue = VecDeque::from([(from, Vec::new())]);
        let mut seen = vec![from];
        while let Some((at, keys)) = queue.pop_front() {
            if at == to {
                return keys;
            }
            for (next, (_, key)) in self.0[usize::from(at)].iter().zip(ARROWS) {
                if !seen.contains(next) {
                    seen.push(*next);
                    queue.push_back((*next, [keys.clone(), vec![key]].concat()));
                }
            }
        }
        unreachable!("arrows lead everywhere")
    }
}

/// A sitting with some actions played by walking the cursor there.
fn sitting(name: &str, size: (u16, u16), setup: &str, actions: &str) -> Sitting {
    let start = Start::Play { table: mill(setup), save_to: None };
    let mut sitting = Sitting::begin(folder(name), Depth::True, size, start);
    let ways = Ways::new();
    let mut at = points(mill(setup).as_ref()).cursor;
    for point in actions.split_whitespace().flat_map(touched) {
        for key in ways.between(at, point) {
            sitting.keys(key);
        }
        sitting.keys("Enter");
        at = point;
    }
    sitting
}

#[test]
fn stones_are_placed() {
    let mut sitting = sitting("mill-placing", (80, 24), "nine", "d6 f4 b2 d2 a7");
    sitting.keys("Left");
    insta::assert_snapshot!(sitting.terminal.backend());
}

#[test]
fn a_removal_is_pending_by_two_rules() {
    // d6 closes a mill and is between d5 and d7.
    let sitting = sitting("mill-pending", (80, 24), "capture", "b6 d5 f6 d7 a1 g1 d6");
    insta::assert_snapshot!(sitting.terminal.backend());
}

#[test]
fn stones_that_a_line_catches_flash_for_a_moment() {
    let reversed = |sitting: &Sitting| {
        let signs = sitting.terminal.backend().buffer().content();
        signs.iter().filter(|sign| sign.modifier.contains(Modifier::REVERSED)).count()
    };
    let mut sitting = sitting("mill-flash", (80, 24), "capture", "b6 d5 f6 d7 a1 g1");
    let before = reversed(&sitting);
    let ways = Ways::new();
    ways.between(touched("g1")[0], touched("d6")[0]).iter().for_each(|key| {
        sitting.keys(key);
    });
    sitting.keys("Enter");
    assert_eq!(reversed(&sitting), before + 6, "d5 and d7, three columns each");
    sitting.wait(2_000);
    assert_eq!(reversed(&sitting), before);
}

#[test]
fn a_stone_is_picked_on_a_board_with_diagonals() {
    let sitting = sitting("mill-large", (120, 40), "lasker hasDiagonalLines=true", "a1 d6 g7 d5 a1");
    insta::assert_snapshot!(sitting.terminal.backend());
}

#[test]
fn a_board_on_the_smallest_screen() {
    let sitting = sitting("mill-small", (60, 20), "nine", "d6 f4 b6 d2 f6");
    insta::assert_snapshot!(sitting.terminal.backend());
}

#[test]
fn the_last_stone_is_taken() {
    let mut sitting = sitting("mill-won", (80, 24), NEARLY_WON, "d7-a7 xf6");
    sitting.wait(3000);
    insta::assert_snapshot!(sitting.terminal.backend());
}

/// The form with all rules unfolded, scrolled far down.
#[test]
fn the_form_with_every_rule() {
    let mut sitting = Sitting::usual("mill-form", Start::Menu);
    sitting.keys("4");
    insta::assert_snapshot!("form_folded", sitting.terminal.backend());
    sitting.keys("Up").shows("More rules").keys("Enter Down Down Down Down Right");
    insta::assert_snapshot!("form_unfolded", sitting.terminal.backend());
}

#[test]
fn positions_and_records_are_pasted_and_refused_with_every_reason() {
    let mut sitting = sitting("mill-paste", (80, 24), "capture", "a1");
    // Two errors at once: the stone counts of both sides.
    sitting.paste("O*******/********/*******@ w p p 5 8 4 8 0 0 0 0 0 0 0 0 1").keys("Enter");
    sitting.shows("5 stones written").shows("4 stones written").shows("O*******/********/");
    insta::assert_snapshot!("flaws", sitting.terminal.backend());
    sitting.keys("Del").paste("1. a1 d6 2. a1").keys("Enter").shows("Step 3, a1: a1 is taken.");
    sitting.keys("Backspace Backspace").paste("a4 d5 a7xd5").shows("=○=").keys("Enter").think();
    sitting.shows("Nine Men's Morris with captures").shows("3. a7xd5");
    // It is a game like any other: saved at once, and it continues where the record ends.
    let moves = |sitting: &Sitting| {
        let game = saved_game(&sitting.folder, "mill").expect("saved");
        game.state(None)["history"].as_array().map(Vec::len)
    };
    assert_eq!(moves(&sitting), Some(6));
    sitting.keys("Enter").shows("a7xd5  d5");
    assert_eq!(moves(&sitting), Some(7));
}

#[test]
fn a_finished_game_is_looked_at_again() {
    let mut sitting = sitting("mill-review", (80, 24), NEARLY_WON, "d7-a7 xf6");
    sitting.wait(3000).click("Review").shows("1 of 2: d7-a7").shows("removes a stone").shows("×●×");
    sitting
        .keys("PageUp")
        .shows("0 of 2")
        .shows("1. d7-a7xf6")
        .keys("Right Right")
        .shows("2 of 2: xf6")
        .shows("wins");
    sitting.keys("Home Esc").hides(" of 2").shows("1. d7-a7xf6");
    assert!(saved_game(&sitting.folder, "mill").expect("saved").outcome().is_some(), "nothing was undone");
}

#[test]
fn a_game_is_analysed_beside_the_board() {
    let mut table = mill("nine; fen O*O@****/**@*****/*O****@@ w m s 3 0 4 0 0 0 0 0 0 0 0 0 30");
    for _ in 0..6 {
        let last = table.legal().into_iter().next_back().expect("something to do");
        table.act(&last, Time(0)).expect("legal");
    }
    let start = Start::Play { table, save_to: None };
    let mut sitting = Sitting::begin(folder("mill-analysis"), Depth::True, (80, 24), start);
    sitting.keys("x");
    for _ in 0..9 {
        sitting.think();
    }
    sitting.keys("t");
    insta::assert_snapshot!(sitting.terminal.backend());
    assert!(sitting.app.cut_words().is_empty(), "{:?}", sitting.app.cut_words());
    // The better line is laid out, and a game goes on from there.
    sitting.keys("b .");
    assert!(sitting.text().contains("Trying out"), "{}", sitting.text());
    sitting.keys("p");
    assert!(!sitting.text().contains("Analysis"), "{}", sitting.text());
    assert!(sitting.text().contains("Moves so far"), "{}", sitting.text());
}

#[test]
fn an_endgame_is_practised_against_the_best_defence() {
    let mut sitting = Sitting::usual("mill-practice", Start::Menu);
    sitting.keys("4 d").shows("endgames to practise").keys("Down Down Enter").think();
    sitting.shows("White to move wins in");
    insta::assert_snapshot!(sitting.terminal.backend());
    assert!(sitting.app.cut_words().is_empty(), "{:?}", sitting.app.cut_words());
}
