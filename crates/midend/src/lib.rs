//! The middle end: everything done once for all games and both front ends.
//!
//! A front end listens to devices, paints scenes and cues, stores bytes and tells the time. Whatever two
//! front ends would decide alike is decided here, on plain data. No clock, no storage, no drawing, and no
//! game by name.

mod any_table;
mod calendar;
mod charts;
mod controller;
mod days;
mod engine;
mod form;
mod game;
mod keeping;
mod key_list;
mod keys;
mod near;
mod news;
pub mod pace;
mod paper;
mod play;
mod proven;
mod puzzles;
mod question;
mod ranks;
mod received;
mod rounds;
mod settings;
pub mod shelf;
mod slots;
#[cfg(feature = "scripts")]
mod slots_law;
mod statistics;
mod step_names;
mod stock;
mod today;
mod training;
mod words;

pub use any_table::{AnyTable, Done, Foreseen, Reply, Waiting};
pub use calendar::{Month, date, time_text};
pub use charts::{
    Bar, Bars, Chart, Course, CoursePoint, Fate, MONTH_LETTERS, Shape, Sheet, SideMark, Square, Year,
    bests_table, charts_of, groups_table, year_of,
};
pub use controller::{
    Coach, Controller, Effects, FirstRoundView, Manners, Moment, Standing, StudyView, Turning, Unstored,
};
pub use days::{DayPuzzle, Days};
pub use engine::{Engine, EngineTable, Review};
pub use form::{Field, Form, NAME_LETTERS, Submitted};
pub use game::{AnyLoading, Game, Listed, OpenError, Opening, Ways};
pub use keeping::{
    Brought, Kept, SHELF_ROOM, bring, is_under_way, keep, lay, look, name_of, reclaim, shelve, shelve_table,
    standing,
};
pub use key_list::{KeyRow, key_name, key_rows};
pub use keys::Rebound;
pub use near::settle_level;
pub use news::ReadTo;
pub use paper::{PER_PAGE, Printed, Solutions, page, sheets};
pub use parlour_brain::{
    Analysis, Choice, End, Figure, Hint, Lesson, Link, Mark, Part, Sign, Stage, Verdict, Weighed,
};
pub use proven::{Dated, Proven};
pub use puzzles::{DayStreak, Progress, Puzzle, PuzzleState, Solved, has_puzzles};
pub use question::{
    ANALYSIS_NODES, About, Answer, Ask, Asked, Failure, PLAY_NODES, PROOF_NODES, Place, Position, Question,
    REPORT_EVERY, Said, Spot, Thinker, Told,
};
pub use ranks::{DATE, RanksDays, RanksOutcome, RanksView};
pub use received::{Received, receive};
pub use rounds::{Round, TakenTurn};
pub use settings::{Habits, Motion, Pace, Preferences, read_settings};
pub use slots::{Claim, Slot, SlotName, Slots};
#[cfg(feature = "scripts")]
pub use slots_law::slots_are_apart;
pub use statistics::{
    EndingChange, Endings, Finished, GameStatistics, Group, Histogram, Measure, Replay, Statistics, TIME,
    Times, group_name, is_won, mean,
};
pub use stock::{Stock, Stocked};
pub use today::{lay_puzzle, puzzle_of, solved_today, streak_of_all};
pub use training::{
    Slip, Trainee, has_goal, is_solved, keep_goal, open_slip, players_of_puzzle, solved_puzzle,
};
pub use words::{Words, turned};
