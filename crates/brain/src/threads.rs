//! Work on several threads, or on as many as the system gives: never none, since the caller's is there.

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread::{Builder, JoinHandle, Scope, ScopedJoinHandle, scope},
};

/// Whether the system refused a thread since the program began.
static REFUSED: AtomicBool = AtomicBool::new(false);

/// Whether the system refused a thread since the program began, so that work goes on with fewer.
pub fn threads_were_refused() -> bool {
    REFUSED.load(Ordering::Relaxed)
}

/// Starts a thread.
///
/// # Errors
/// The work, if the system has no thread to give.
#[expect(clippy::missing_panics_doc, reason = "what no thread has taken is still there")]
pub fn start_thread<W: FnOnce() + Send + 'static>(work: W) -> Result<JoinHandle<()>, W> {
    let shared = Arc::new(Mutex::new(Some(work)));
    let taken = Arc::clone(&shared);
    let take = |work: &Mutex<Option<W>>| work.lock().unwrap_or_else(PoisonError::into_inner).take();
    let run = move || {
        let work = take(&taken);
        if let Some(work) = work {
            work();
        }
    };
    Builder::new().spawn(run).map_err(|_| {
        heard(false);
        take(&shared).expect("no thread has taken it")
    })
}

/// Runs the same work on up to `threads` threads, the caller's among them, and returns the result of each.
pub fn on_threads<T: Send>(threads: usize, work: impl Fn() -> T + Sync) -> Vec<T> {
    let work = &work;
    scope(|scope| {
        let mut others = Vec::new();
        for _ in 1..threads {
            let other = Builder::new().spawn_scoped(scope, work);
            if !heard(other.is_ok()) {
                break;
            }
            others.extend(other);
        }
        let mut results = vec![work()];
        let joined = others.into_iter().map(ScopedJoinHandle::join);
        results.extend(joined.map(|result| result.unwrap_or_else(|panic| std::panic::resume_unwind(panic))));
        results
    })
}

/// Runs up to `threads` workers, each made by `worker` from its number, while the caller attends to them. If there is no
/// thread for any, the caller does the work of one before it attends.
pub fn beside<'env, W: FnOnce() + Send + 'env, T>(
    threads: usize,
    mut worker: impl FnMut(usize) -> W,
    attend: impl FnOnce() -> T,
) -> T {
    scope(|scope| {
        if start_workers(scope, threads.max(1), &mut worker) == 0 {
            worker(0)();
        }
        // What it holds, such as an end of a channel, is the workers' alone from here on.
        drop(worker);
        attend()
    })
}

/// Runs up to `helpers` workers, each made by `helper` from its number, beside the caller's own work, which hears how many
/// there are and can do without.
pub fn helped<'env, W: FnOnce() + Send + 'env, T>(
    helpers: usize,
    mut helper: impl FnMut(usize) -> W,
    work: impl FnOnce(usize) -> T,
) -> T {
    scope(|scope| {
        let started = start_workers(scope, helpers, &mut helper);
        work(started)
    })
}

/// Returns how many were started.
fn start_workers<'scope, W: FnOnce() + Send + 'scope>(
    scope: &'scope Scope<'scope, '_>,
    threads: usize,
    worker: &mut impl FnMut(usize) -> W,
) -> usize {
    (0..threads)
        .find(|number| !heard(Builder::new().spawn_scoped(scope, worker(*number)).is_ok()))
        .unwrap_or(threads)
}

/// Remembers that a thread was refused.
fn heard(given: bool) -> bool {
    if !given {
        REFUSED.store(true, Ordering::Relaxed);
    }
    given
}

#[cfg(test)]
mod tests {
    use super::{beside, on_threads};
    use std::sync::{
        atomic::{AtomicUsize, Ordering},
        mpsc,
    };

    #[test]
    fn every_thread_does_its_part_and_the_caller_hears_of_it() {
        let next = AtomicUsize::new(0);
        let parts = on_threads(4, || next.fetch_add(1, Ordering::Relaxed));
        let sum: usize = parts.iter().sum();
        assert_eq!((parts.len(), sum), (4, 6));
        let (done, heard) = mpsc::channel();
        let worker = move |number: usize| {
            let done = done.clone();
            move || done.send(number).expect("the caller listens")
        };
        let mut numbers: Vec<usize> = beside(3, worker, || heard.iter().collect());
        numbers.sort_unstable();
        assert_eq!(numbers, [0, 1, 2]);
    }
}
