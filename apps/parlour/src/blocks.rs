//! Long work in blocks: a source fills them, threads process them, and results come out in the source's
//! order. Only a few blocks are in flight at a time, so that memory does not grow with the input.

use crate::{
    interrupt::Interrupted,
    progress::Progress,
    report::{self, Status},
};
use clap::Args;
use parlour_brain::{helped, start_thread, threads_were_refused};
use parlour_kernel::Message;
use std::{
    collections::BTreeMap,
    io,
    num::NonZeroUsize,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
        mpsc::{self, Receiver, RecvTimeoutError, Sender},
    },
    thread,
};

#[derive(Args, Clone, Copy)]
pub struct Threads {
    /// Number of threads; all cores by default
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
}

impl Threads {
    /// The maximum per core: more would only cost memory and time.
    const MOST_A_CORE: usize = 4;

    /// The requested number, or the number of cores. Too many are capped, with a note on stderr.
    pub fn count(self) -> usize {
        let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let asked = self.threads.map_or(cores, NonZeroUsize::get);
        let most = cores * Threads::MOST_A_CORE;
        if asked > most {
            let told = Message::new("cli.threads").text("asked", asked.to_string());
            report::tell(crate::language::speaker().say(&told.text("most", most.to_string())));
        }
        asked.min(most)
    }
}

#[derive(Default)]
pub struct Output {
    /// Whole lines for stdout.
    pub results: Vec<u8>,
    /// Lines for stderr.
    pub remarks: Vec<String>,
    /// Whether any of the input was refused.
    pub refused: bool,
}

impl Output {
    /// Reports a seed that produced nothing. Scripts get the reason in place of the result, people on stderr.
    pub fn refuse(&mut self, seed: u64, why: &Message, as_json: bool) {
        let why = crate::language::speaker().say(why);
        self.refused = true;
        if as_json {
            self.results.extend(format!("{}\n", report::invalid(&why, true)).bytes());
        } else {
            let message = Message::new("cli.seed-refused").text("seed", seed.to_string());
            self.remarks.push(crate::language::speaker().say(&message.text("why", why)));
        }
    }
}

#[derive(Default)]
struct Block<I> {
    number: u64,
    amount: u64,
    input: I,
    output: Output,
}

enum Event<I> {
    Filled(Block<I>),
    /// The source ended or failed.
    Ended(io::Result<()>),
    /// A worker finished a block.
    Done(Block<I>),
}

/// Runs a source, which fills a block and returns how much it put in, 0 at the end, and a worker on every
/// thread. An error of the source is reported and ends the work.
pub fn run<I, W>(
    threads: Threads,
    interrupted: &Interrupted,
    mut progress: Progress,
    source: impl FnMut(&mut I) -> io::Result<u64> + Send + 'static,
    worker: impl Fn() -> W + Sync,
) -> Status
where
    I: Default + Send + 'static,
    W: FnMut(&I, &mut Output),
{
    let threads = threads.count();
    let (events_in, events) = mpsc::channel();
    let (spare_in, spare) = mpsc::channel();
    for _ in 0..2 * threads + 2 {
        // Cannot fail: the receiver is dropped only below.
        let _ = spare_in.send(Block::default());
    }
    let filled = events_in.clone();
    // The source is handed over once there is a thread, and so is not lost without one.
    let (source_in, handed_over) = mpsc::sync_channel(1);
    // Never joined: reading from a terminal or a pipe can take forever.
    let reading = start_thread(move || {
        if let Ok(source) = handed_over.recv() {
            fill(source, &spare, &filled);
        }
    });
    if reading.is_err() {
        tell_of_few_threads();
        return alone(source, worker(), interrupted, progress);
    }
    // The thread waits for it.
    let _ = source_in.send(source);
    let (jobs_in, jobs) = mpsc::channel();
    let jobs = Mutex::new(jobs);
    let make = |_| {
        let done = events_in.clone();
        let (jobs, worker) = (&jobs, &worker);
        move || work(jobs, &done, worker())
    };
    let mut own = None;
    let status = helped(threads, make, |started| {
        // Moved in, so that dropping it ends the workers.
        let jobs_in = jobs_in;
        tell_of_few_threads();
        if started == 0 {
            own = Some(worker());
        }
        collect(&events, &jobs_in, &spare_in, own.as_mut(), interrupted, &mut progress)
    });
    progress.clear();
    status
}

/// Says once that the system has refused threads.
pub fn tell_of_few_threads() {
    static TOLD: AtomicBool = AtomicBool::new(false);
    if threads_were_refused() && !TOLD.swap(true, Ordering::Relaxed) {
        report::tell(crate::language::speaker().say(&Message::new("cli.few-threads")));
    }
}

/// All of the work on the only thread there is.
fn alone<I: Default>(
    mut source: impl FnMut(&mut I) -> io::Result<u64>,
    mut worker: impl FnMut(&I, &mut Output),
    interrupted: &Interrupted,
    mut progress: Progress,
) -> Status {
    let mut status = Status::Done;
    let mut block = Block::default();
    loop {
        let read = source(&mut block.input);
        if interrupted.is_set() {
            status = Status::Interrupted;
            break;
        }
        match read {
            Ok(0) => break,
            Ok(amount) => {
                worker(&block.input, &mut block.output);
                progress.advance(amount);
                print(&mut block.output, &mut status, &mut progress);
                progress.draw();
            }
            Err(error) => {
                progress.clear();
                report::tell(error);
                status = Status::Refused;
                break;
            }
        }
    }
    progress.clear();
    status
}

fn fill<I>(
    mut source: impl FnMut(&mut I) -> io::Result<u64>,
    spare: &Receiver<Block<I>>,
    filled: &Sender<Event<I>>,
) {
    for (number, mut block) in (0..).zip(spare.iter()) {
        let event = match source(&mut block.input) {
            Ok(0) => Event::Ended(Ok(())),
            Ok(amount) => Event::Filled(Block { number, amount, ..block }),
            Err(error) => Event::Ended(Err(error)),
        };
        let ended = matches!(event, Event::Ended(_));
        if filled.send(event).is_err() || ended {
            return;
        }
    }
}

fn work<I>(
    jobs: &Mutex<Receiver<Block<I>>>,
    done: &Sender<Event<I>>,
    mut worker: impl FnMut(&I, &mut Output),
) {
    loop {
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(mut block) = job else { return };
        worker(&block.input, &mut block.output);
        if done.send(Event::Done(block)).is_err() {
            return;
        }
    }
}

/// Hands blocks to the workers, or to one of its own if there are none, and prints their results in order.
fn collect<I>(
    events: &Receiver<Event<I>>,
    jobs: &Sender<Block<I>>,
    spare: &Sender<Block<I>>,
    mut own: Option<&mut impl FnMut(&I, &mut Output)>,
    interrupted: &Interrupted,
    progress: &mut Progress,
) -> Status {
    let mut status = Status::Done;
    let mut waiting = BTreeMap::new();
    let (mut filled, mut printed, mut ended) = (0, 0, false);
    while !(ended && printed == filled) {
        let event = events.recv_timeout(Progress::REDRAW);
        // Checked after receiving: a stopped worker hands in half a result.
        if interrupted.is_set() {
            return Status::Interrupted;
        }
        match event {
            Ok(Event::Filled(mut block)) => {
                filled += 1;
                if let Some(worker) = &mut own {
                    worker(&block.input, &mut block.output);
                    waiting.insert(block.number, block);
                } else {
                    // Cannot fail: the workers outlive this.
                    let _ = jobs.send(block);
                }
            }
            Ok(Event::Ended(result)) => {
                ended = true;
                if let Err(error) = result {
                    progress.clear();
                    report::tell(error);
                    status = Status::Refused;
                }
            }
            Ok(Event::Done(block)) => {
                waiting.insert(block.number, block);
            }
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {}
        }
        while let Some(mut block) = waiting.remove(&printed) {
            printed += 1;
            progress.advance(block.amount);
            print(&mut block.output, &mut status, progress);
            let _ = spare.send(block);
        }
        progress.draw();
    }
    status
}

fn print(output: &mut Output, status: &mut Status, progress: &mut Progress) {
    if output.refused {
        *status = Status::Refused;
    }
    progress.give_way();
    report::results(&output.results);
    if !output.remarks.is_empty() {
        progress.clear();
    }
    output.remarks.drain(..).for_each(report::tell);
    output.results.clear();
    output.refused = false;
}
