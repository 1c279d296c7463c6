//! What counts in statistics, tested with real games.

use parlour_brain::Budget;
use parlour_kernel::Seat;
use parlour_midend::{AnyTable, EndingChange, Endings, GameStatistics, Opening, PROOF_NODES, Replay};
use parlour_scene::Day;
use parlour_table::{Player, Time};

fn open(game: &str, setup: &str, seed: u64, players: Vec<Player>) -> Box<dyn AnyTable> {
    let game = parlour_catalog::game(game).expect("of the house");
    game.open(setup, Opening { seed: Some(seed), players, now: Time(1000) }).expect("a sound setup")
}

/// A table with what a front end stores about it.
struct Sitting {
    table: Box<dyn AnyTable>,
    endings: Endings,
    statistics: GameStatistics,
}

impl Sitting {
    fn at(table: Box<dyn AnyTable>) -> Self {
        let endings = Endings::of(table.as_ref());
        Sitting { table, endings, statistics: GameStatistics::default() }
    }

    /// What front ends do whenever they save.
    fn keep(&mut self) -> Option<EndingChange> {
        let change = self.endings.change(self.table.as_ref());
        if let Some(change) = change {
            let table = self.table.as_ref();
            self.statistics.follow(change, table, Time(5000), || Replay::Save(table.save()));
        }
        change
    }

    fn act(&mut self, action: &str) -> Option<EndingChange> {
        self.table.act(action, Time(2000)).unwrap_or_else(|why| panic!("{action}: {why}"));
        self.keep()
    }

    fn figures(&self) -> [u64; 4] {
        let GameStatistics { games, won, streak, best_streak, .. } = self.statistics;
        [games, won, streak, best_streak]
    }
}

/// Plays the first legal action until the end.
fn play_on(table: &mut dyn AnyTable) {
    while table.outcome().is_none() {
        let next = table.legal().into_iter().find(|action| action != "reset").expect("something to do");
        table.act(&next, Time(2000)).expect("it is legal");
    }
}

#[test]
fn a_game_is_won_by_people_at_this_device_only() {
    let computer = Player { name: None, bot: Some("exact".to_owned()) };
    let seats = [[Player::default(), computer.clone()], [computer, Player::default()]];
    let mut seen = [false; 2];
    for seed in 0..40 {
        for (person, players) in seats.iter().enumerate() {
            let mut sitting = Sitting::at(open("shutbox", "players=2", seed, players.to_vec()));
            play_on(sitting.table.as_mut());
            assert_eq!(sitting.keep(), Some(EndingChange::Reached));
            let winners = sitting.table.outcome().expect("it is over").winners;
            let won = winners.contains(&Seat(person as u8));
            assert_eq!(sitting.figures(), [1, u64::from(won), u64::from(won), u64::from(won)], "{winners:?}");
            assert_eq!(sitting.statistics.recent[0].won, won);
            seen[usize::from(won)] = true;
        }
    }
    assert_eq!(seen, [true; 2], "both were seen");
}

#[test]
fn an_end_that_is_undone_no_longer_counts_and_counts_once_when_it_is_reached_again() {
    let mut sitting = Sitting::at(open("shutbox", "up=9", 2, Vec::new()));
    assert_eq!(sitting.act("roll"), None);
    assert_eq!(sitting.act("9"), Some(EndingChange::Reached));
    assert_eq!(sitting.figures(), [1, 1, 1, 1]);
    assert_eq!(sitting.keep(), None, "it ended once");
    let scores = |sitting: &Sitting| sitting.statistics.chart("score").cloned();
    assert_eq!(scores(&sitting), Some([(0, 1)].into()));
    let counted = sitting.statistics.clone();

    // Also for somebody who comes back later.
    sitting = Sitting {
        table: parlour_catalog::load(&sitting.table.save()).expect("its own save"),
        statistics: serde_json::from_str(&serde_json::to_string(&counted).expect("plain data"))
            .expect("read"),
        ..sitting
    };
    sitting.endings = Endings::of(sitting.table.as_ref());
    assert_eq!((sitting.keep(), sitting.figures()), (None, [1, 1, 1, 1]));
    sitting.table.undo(Time(3000)).expect("a step to undo");
    assert_eq!((sitting.keep(), sitting.figures()), (Some(EndingChange::Undone), [0; 4]));
    assert_eq!((scores(&sitting), sitting.statistics.recent.len()), (None, 0));
    sitting.table.redo(Time(3000)).expect("a step to redo");
    assert_eq!((sitting.keep(), sitting.figures()), (Some(EndingChange::Reached), [1, 1, 1, 1]));
    assert_eq!(sitting.statistics.charts, counted.charts);
    assert_eq!(sitting.act("reset"), None, "what was finished stays so");
    assert_eq!(sitting.figures(), [1, 1, 1, 1]);
    play_on(sitting.table.as_mut());
    assert_eq!((sitting.keep(), sitting.figures()[0]), (Some(EndingChange::Reached), 2));
}

#[test]
fn a_puzzle_is_solved_once_however_often_it_is_changed() {
    let solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    let setup = solved.replacen('5', ".", 1);
    let mut sitting = Sitting::at(open("sudoku", &setup, 1, Vec::new()));
    assert_eq!(sitting.table.outcome(), None);
    let right = sitting.table.legal().into_iter().find(|action| {
        let mut again = open("sudoku", &setup, 1, Vec::new());
        again.act(action, Time(0)).expect("it is legal");
        again.outcome().is_some()
    });
    let right = right.expect("one digit solves it");
    assert_eq!((sitting.act(&right), sitting.figures()), (Some(EndingChange::Reached), [1, 1, 1, 1]));
    let wrong = sitting.table.legal().into_iter().find(|action| {
        let mut again = parlour_catalog::load(&sitting.table.save()).expect("its own save");
        again.act(action, Time(0)).expect("it is legal");
        again.outcome().is_none()
    });
    if let Some(wrong) = wrong {
        assert_eq!((sitting.act(&wrong), sitting.figures()[0]), (None, 1));
        assert_eq!((sitting.act(&right), sitting.figures()), (Some(EndingChange::Reached), [1, 1, 1, 1]));
    } else {
        panic!("a solved puzzle can be changed");
    }
}

#[test]
fn games_are_counted_by_level_and_opponent() {
    let computer = Player { name: None, bot: Some("exact".to_owned()) };
    let mut statistics = GameStatistics::default();
    for seed in 0..3 {
        let mut sitting =
            Sitting::at(open("shutbox", "players=2", seed, vec![Player::default(), computer.clone()]));
        sitting.statistics = statistics;
        play_on(sitting.table.as_mut());
        sitting.keep();
        statistics = sitting.statistics;
    }
    let groups: Vec<(&str, u64)> =
        statistics.groups.iter().map(|(words, group)| (words.as_str(), group.games)).collect();
    assert_eq!(groups, [("tiles=9 rival=exact", 3)]);

    let mut hidato = open("hidato", "", 1, Vec::new());
    hidato.session_mut().note_wish("relation=king level=2");
    hidato.session_mut().played = 61_000;
    let mut sitting = Sitting::at(hidato);
    let engine = parlour_catalog::engine("hidato").expect("it has one");
    while sitting.table.outcome().is_none() {
        let thinks = engine.open(&sitting.table.save()).expect("its own save");
        let hint = thinks.hint(&mut Budget::nodes(PROOF_NODES)).expect("a step to take");
        sitting.table.follow(&hint.actions(), Time(2000)).expect("it is legal");
    }
    assert_eq!(sitting.keep(), Some(EndingChange::Reached));
    let group = &sitting.statistics.groups["relation=king level=2"];
    assert_eq!((group.games, group.times().map(|times| times.best)), (1, Some(61)));
}

#[test]
fn the_day_of_a_game_and_of_a_best_is_noted_and_taken_back() {
    let mut sitting = Sitting::at(open("shutbox", "up=9", 2, Vec::new()));
    sitting.act("roll");
    sitting.act("9");
    assert_eq!((sitting.statistics.on(Day(0)), sitting.statistics.undated()), (1, 0));
    let best = sitting.statistics.groups["tiles=9"].best();
    assert_eq!(best, Some((0, Some(5000))), "no points left, at that time");
    sitting.table.undo(Time(3000)).expect("a step to undo");
    sitting.keep();
    assert_eq!((sitting.statistics.on(Day(0)), sitting.statistics.groups.len()), (0, 0));
}

#[test]
fn games_solved_with_hints_are_counted_apart() {
    let mut sitting = Sitting::at(open("shutbox", "up=9", 2, Vec::new()));
    sitting.act("roll");
    sitting.table.note_hint(Time(2000));
    assert_eq!((sitting.act("9"), sitting.figures()), (Some(EndingChange::Reached), [1, 0, 0, 0]));
    assert_eq!((sitting.statistics.hinted, sitting.statistics.hinted_won), (1, 1));
    assert_eq!(sitting.statistics.won_per_cent(), None, "none was played without");
    sitting.table.undo(Time(3000)).expect("a step to undo");
    assert_eq!((sitting.keep(), sitting.figures()), (Some(EndingChange::Undone), [0; 4]));
    assert_eq!((sitting.statistics.hinted, sitting.statistics.hinted_won), (0, 0));
}

#[test]
fn a_hint_takes_the_time_out_of_the_best_ones() {
    let solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    let mut sitting = Sitting::at(open("sudoku", &solved.replacen('5', ".", 1), 1, Vec::new()));
    sitting.table.session_mut().played = 61_000;
    sitting.table.note_hint(Time(1500));
    sitting.act("set 0 0 5");
    assert_eq!((sitting.figures()[0], sitting.statistics.times()), (1, None));
    assert!(sitting.statistics.recent[0].hinted);
}

#[test]
fn games_that_were_over_when_they_were_brought_never_count() {
    let game = parlour_catalog::game("sudoku").expect("of the house");
    let solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    let mut done = open("sudoku", &solved.replacen('5', ".", 1), 1, Vec::new());
    done.act("set 0 0 5", Time(2000)).expect("it is legal");
    let mut linked = game.load(&done.save()).expect("its own save");
    parlour_midend::bring(linked.as_mut(), &super::keeping::Store::default(), Time(9));
    let mut sitting = Sitting::at(linked);
    for _ in 0..2 {
        sitting.table.undo(Time(3000)).expect("a step to undo");
        sitting.keep();
        sitting.table.redo(Time(3000)).expect("a step to redo");
        sitting.keep();
    }
    assert_eq!(sitting.figures(), [0; 4]);
}

#[test]
fn games_that_the_computer_played_are_not_counted() {
    let mut sitting = Sitting::at(open("shutbox", "up=9", 2, Vec::new()));
    sitting.table.session_mut().let_play(Seat(0), Some("exact"));
    sitting.act("roll");
    assert_eq!((sitting.act("9"), sitting.figures()), (Some(EndingChange::Reached), [0; 4]));
}
