//! Runs the engines on a thread: questions go out, answers come back in order. A question nobody waits for
//! any more is cancelled.

use crate::World;
use parlour_brain::{Budget, Canceller};
use parlour_midend::{Answer, Asked, Thinker};
use std::{
    sync::mpsc::{self, Receiver, Sender},
    thread,
};

pub(crate) struct EngineThread {
    questions: Sender<(Asked, Budget)>,
    answers: Receiver<(u32, Answer)>,
    open: Vec<(u32, Canceller)>,
}

impl EngineThread {
    pub fn start(world: &World) -> Self {
        let (questions, asked) = mpsc::channel::<(Asked, Budget)>();
        let (answering, answers) = mpsc::channel();
        let mut thinker = Thinker::new(world.engine).with_files(world.files);
        thread::spawn(move || {
            for (asked, mut budget) in asked {
                let answer = thinker.answer(&asked.question, &mut budget);
                if answering.send((asked.number, answer)).is_err() {
                    // The app has ended; nobody waits for answers.
                    return;
                }
            }
        });
        EngineThread { questions, answers, open: Vec::new() }
    }

    pub fn ask(&mut self, asked: Asked) {
        let budget = Budget::nodes(asked.question.nodes());
        self.open.push((asked.number, budget.canceller()));
        // If the thread has died there will be no answer; the game goes on without it.
        let _ = self.questions.send((asked, budget));
    }

    /// Cancels what nobody waits for; returns whether anything is still being thought about.
    pub fn keep(&mut self, awaited: impl Fn(u32) -> bool) -> bool {
        self.open.retain(|(number, canceller)| {
            let is_awaited = awaited(*number);
            if !is_awaited {
                canceller.cancel();
            }
            is_awaited
        });
        !self.open.is_empty()
    }

    pub fn answers(&mut self) -> Vec<(u32, Answer)> {
        let answers: Vec<(u32, Answer)> = self.answers.try_iter().collect();
        self.open.retain(|(number, _)| answers.iter().all(|(answered, _)| answered != number));
        answers
    }
}
