//! Ctrl-C and SIGTERM. Long work checks a flag, so that it ends in good order, with whole lines of output; what does not
//! end by itself soon after, such as a wait for input, is ended between two lines. Nothing else is left running.

use crate::report;
use parlour_brain::{Budget, start_thread};
use signal_hook::{
    consts::{SIGINT, SIGTERM},
    flag,
};
use std::{
    process::Child,
    sync::{
        Arc, Mutex, OnceLock, PoisonError, Weak,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

/// How often the signals are looked for.
const LOOK: Duration = Duration::from_millis(25);
/// How long work may take to end by itself.
const PATIENCE: Duration = Duration::from_millis(500);
/// How long a line may take to its end: its reader may have stopped reading.
const LINE: Duration = Duration::from_millis(200);

/// Whether Ctrl-C or SIGTERM came since [`watch`].
#[derive(Clone, Default)]
pub struct Interrupted {
    flag: Arc<AtomicBool>,
    /// How much is being put in order that must not be cut short.
    tidying: Arc<AtomicUsize>,
}

/// Work that a signal must not cut short, for as long as this lives.
pub struct Tidying(Arc<AtomicUsize>);

impl Drop for Tidying {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
}

impl Interrupted {
    pub fn is_set(&self) -> bool {
        self.flag.load(Ordering::Relaxed)
    }

    /// Ends a budget that it is given to.
    pub fn flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.flag)
    }

    /// A budget that only an interrupt ends.
    pub fn budget(&self) -> Budget {
        Budget::nodes(u64::MAX).cancelled_by(self.flag())
    }

    /// Holds back the end after the first signal while the returned value lives. A second signal does not wait.
    pub fn tidying(&self) -> Tidying {
        self.tidying.fetch_add(1, Ordering::SeqCst);
        Tidying(Arc::clone(&self.tidying))
    }
}

/// Handles both signals from now on. If handlers cannot be installed, the signals keep their usual effect.
pub fn watch() -> Interrupted {
    static WATCHED: OnceLock<Interrupted> = OnceLock::new();
    WATCHED.get_or_init(begin).clone()
}

fn begin() -> Interrupted {
    let interrupted = Interrupted::default();
    let came = Arc::new(AtomicBool::new(false));
    let (watched, heard) = (interrupted.clone(), Arc::clone(&came));
    // Without a thread that looks for them, the first signal ends the program at once.
    let ends_at_once = Arc::new(AtomicBool::new(start_thread(move || attend(&watched, &heard)).is_err()));
    for signal in [SIGINT, SIGTERM] {
        let _ = flag::register_conditional_shutdown(
            signal,
            report::INTERRUPTED.into(),
            Arc::clone(&ends_at_once),
        )
        .and_then(|_| flag::register(signal, Arc::clone(&came)));
    }
    interrupted
}

/// Waits for a signal, and ends the program if it does not end by itself.
fn attend(interrupted: &Interrupted, came: &AtomicBool) {
    let next = || came.swap(false, Ordering::Relaxed);
    while !next() {
        thread::sleep(LOOK);
    }
    interrupted.flag.store(true, Ordering::Relaxed);
    let end = Instant::now() + PATIENCE;
    let is_tidying = || interrupted.tidying.load(Ordering::SeqCst) > 0;
    while !next() && (Instant::now() < end || is_tidying()) {
        thread::sleep(LOOK);
    }
    for program in programs().drain(..) {
        end_program(&program);
    }
    report::end_between_lines(LINE);
}

/// Another program that ends with us.
pub struct Program(Arc<Mutex<Child>>);

/// All that run.
fn programs() -> std::sync::MutexGuard<'static, Vec<Weak<Mutex<Child>>>> {
    static RUNNING: Mutex<Vec<Weak<Mutex<Child>>>> = Mutex::new(Vec::new());
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

fn end_program(program: &Weak<Mutex<Child>>) {
    let Some(program) = program.upgrade() else { return };
    let mut child = program.lock().unwrap_or_else(PoisonError::into_inner);
    let _ = child.kill();
    let _ = child.wait();
}

impl Program {
    pub fn new(child: Child) -> Self {
        let child = Arc::new(Mutex::new(child));
        let mut programs = programs();
        programs.retain(|program| program.strong_count() > 0);
        programs.push(Arc::downgrade(&child));
        Program(child)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        end_program(&Arc::downgrade(&self.0));
    }
}
