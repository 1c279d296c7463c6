//! Runs the engines on a thread: questions go out, answers come back in order. A question nobody waits for
//! any more is cancelled. Where the system gives no thread, the app waits for each answer.

use crate::World;
use parlour_brain::{Budget, Canceller, start_thread};
use parlour_midend::{Answer, Asked, Thinker};
use std::sync::mpsc::{self, Receiver, Sender};

/// Answers a question; false once the app has ended.
type Answering = dyn FnMut((Asked, Budget)) -> bool;

pub(crate) struct EngineThread {
    questions: Sender<(Asked, Budget)>,
    answers: Receiver<(u32, Answer)>,
    /// The engines themselves, if the system gives no thread for them.
    here: Option<Box<Answering>>,
    open: Vec<(u32, Canceller)>,
}

impl EngineThread {
    pub fn start(world: &World) -> Self {
        let (questions, asked) = mpsc::channel::<(Asked, Budget)>();
        let (answering, answers) = mpsc::channel();
        let mut thinker = Thinker::new(world.engine).with_files(world.files);
        let answer = move |(asked, mut budget): (Asked, Budget)| {
            answering.send((asked.number, thinker.answer(&asked.question, &mut budget))).is_ok()
        };
        // Handed over once there is a thread, and so not lost without one.
        let (hand_over, handed_over) = mpsc::channel();
        let thread = start_thread(move || {
            if let Ok(mut answer) = handed_over.recv() {
                let _all_answered = asked.into_iter().all(&mut answer);
            }
        });
        let here = match thread {
            Ok(_) => hand_over.send(answer).err().map(|unsent| unsent.0),
            Err(_) => Some(answer),
        };
        let here = here.map(|answer| Box::new(answer) as Box<Answering>);
        EngineThread { questions, answers, here, open: Vec::new() }
    }

    pub fn ask(&mut self, asked: Asked) {
        let budget = Budget::nodes(asked.question.nodes());
        self.open.push((asked.number, budget.canceller()));
        match &mut self.here {
            Some(answer) => drop(answer((asked, budget))),
            // If the thread has died there will be no answer; the game goes on without it.
            None => drop(self.questions.send((asked, budget))),
        }
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
