//! Puzzles for the printer: the one on the table, or new ones, each with its level and its solution.

use super::Play;
use crate::{board::grid, browser, engine, javascript};
use leptos::prelude::*;
use parlour_kernel::Message;
use parlour_midend::{About, Failure, Opening, Printed, Question, Said, Solutions, sheets};
use parlour_scene::Grid;

/// What to print.
#[derive(Clone, Debug)]
pub struct Paper {
    /// The wish for new puzzles; `None` for the one on the table.
    pub wish: Option<String>,
    /// How many.
    pub count: usize,
    pub per_page: usize,
    pub solutions: Solutions,
}

impl Play {
    /// Opens the browser's printing of some puzzles. Nothing is printed once `stays` returns false.
    ///
    /// # Errors
    /// Why there are none.
    pub async fn print(self, paper: Paper, stays: impl Fn() -> bool) -> Result<(), Message> {
        let mut printed = Vec::new();
        let count = if paper.wish.is_some() { paper.count } else { 1 };
        for number in 1..=count {
            let (setup, grade) = match &paper.wish {
                Some(wish) => self.generate(wish, browser::random_seed()).await?,
                None => (self.ask(|table| table.setup()), String::new()),
            };
            let solution = self.solve(&setup).await?;
            if self.control.is_disposed() || !stays() {
                return Ok(());
            }
            printed.extend(self.printed(number, &setup, &grade, solution.as_deref()));
        }
        let heading = untrack(|| self.speaker().word(&format!("{}.print-solutions", self.game.id)));
        javascript::print_sheets(&sheets(&printed, paper.per_page, paper.solutions, &heading));
        Ok(())
    }

    /// A setup with its solution entered, if it has exactly one.
    async fn solve(self, setup: &str) -> Result<Option<String>, Message> {
        let about = About::Solve(setup.to_owned());
        match engine::ask(&Question { game: self.game.id.to_owned(), about }).await.said {
            Ok(Said::Solution(solution)) => Ok(Some(solution)),
            Ok(_) | Err(Failure::Silent) => Ok(None),
            Err(failure) => Err(failure.message()),
        }
    }

    fn printed(self, number: usize, setup: &str, grade: &str, solution: Option<&str>) -> Option<Printed> {
        let mut table = self.game.open(setup, Opening::default()).ok()?;
        table.note_grade(grade);
        // The one on the table knows its grade.
        let lines = if grade.is_empty() {
            self.ask(|table| table.scene(None).lines)
        } else {
            table.scene(None).lines
        };
        let grade = lines.into_iter().find(|line| line.id == "grade").and_then(|line| line.text);
        let heading = match grade {
            Some(grade) => Message::new(format!("{}.print-heading", self.game.id)).message("grade", grade),
            None => Message::new("ui.print-number"),
        };
        Some(Printed {
            heading: untrack(|| self.say(&heading.int("number", number as u32))),
            puzzle: grid(&table.scene(None).board).cloned()?,
            solution: solution.and_then(|solution| self.drawn(solution)),
        })
    }

    fn drawn(self, setup: &str) -> Option<Grid> {
        let table = self.game.open(setup, Opening::default()).ok()?;
        grid(&table.scene(None).board).cloned()
    }
}
