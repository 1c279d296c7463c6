//! Which edges of the code an input reached, from counters that the compiler puts into every edge if it is told to
//! (`cargo xtask fuzz` does). `unsafe` is what the instrumented code calls at its start, to say where its counters are, and
//! reading them there. Without instrumentation there are none, and every input looks the same.

use std::{
    ptr, slice,
    sync::atomic::{AtomicPtr, AtomicU8, AtomicUsize, Ordering},
};

static START: AtomicPtr<AtomicU8> = AtomicPtr::new(ptr::null_mut());
static LENGTH: AtomicUsize = AtomicUsize::new(0);

/// Called by instrumented code before `main`, with the first counter and the end of the last.
#[unsafe(no_mangle)]
#[expect(unsafe_code, reason = "instrumented code looks for this name")]
extern "C" fn __sanitizer_cov_8bit_counters_init(start: *mut AtomicU8, stop: *mut AtomicU8) {
    START.store(start, Ordering::Relaxed);
    LENGTH.store((stop as usize).saturating_sub(start as usize), Ordering::Relaxed);
}

#[expect(unsafe_code, reason = "the counters belong to the instrumented code")]
fn counters() -> &'static [AtomicU8] {
    let start = START.load(Ordering::Relaxed);
    if start.is_null() {
        return &[];
    }
    // SAFETY: the linker keeps the counters of the whole program in one section from `start` on, for as long as it runs, and
    // atomics may change while they are shared.
    unsafe { slice::from_raw_parts(start, LENGTH.load(Ordering::Relaxed)) }
}

/// The edges reached so far, each with how often as powers of two.
#[derive(Debug)]
pub struct Coverage(Vec<u8>);

impl Coverage {
    /// None reached yet.
    pub fn new() -> Self {
        Coverage(vec![0; counters().len()])
    }

    /// How many edges were reached.
    pub fn edges(&self) -> usize {
        self.0.iter().filter(|seen| **seen != 0).count()
    }

    /// Whether there are counters at all.
    pub fn is_measured(&self) -> bool {
        !self.0.is_empty()
    }

    /// Forgets what was counted until now.
    pub fn clear() {
        for counter in counters() {
            counter.store(0, Ordering::Relaxed);
        }
    }

    /// Takes up what was counted since [`Coverage::clear`]; whether any of it is new.
    pub fn learn(&mut self) -> bool {
        let mut is_new = false;
        for (seen, counter) in self.0.iter_mut().zip(counters()) {
            let count = counter.load(Ordering::Relaxed);
            if count != 0 {
                let often = 1 << count.ilog2();
                is_new |= *seen & often == 0;
                *seen |= often;
            }
        }
        is_new
    }
}
