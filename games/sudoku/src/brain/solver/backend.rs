//! Which implementation of the lanes a search runs on, chosen for the machine when a solver is made.
//! Answers do not depend on it. The one `unsafe` is the call into code compiled for instructions that the
//! machine was just found to have.

#[cfg(any(target_arch = "x86_64", target_feature = "simd128"))]
use super::register::Register;
use super::{
    lanes::{Lanes, Words},
    state::State,
};

/// An implementation of the lanes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Backend {
    /// Plain words; works everywhere.
    Words,
    /// 128-bit registers with the baseline instructions of the platform.
    Registers,
    /// 128-bit registers with AVX2, BMI1 and POPCNT.
    Avx2,
    /// 128-bit registers with AVX-512, for its three-input logic.
    Avx512,
}

/// Work that runs on any implementation of the lanes.
pub trait Task {
    /// The result.
    type Output;

    /// Does the work. Must be inlined into its caller, which is compiled with the right CPU features.
    fn run<V: Lanes>(self, stack: &mut Vec<State<V>>) -> Self::Output;
}

/// A backend with its stack.
pub enum Engine {
    /// On [`Backend::Words`].
    Words(Vec<State<Words>>),
    /// On [`Backend::Registers`].
    #[cfg(any(target_arch = "x86_64", target_feature = "simd128"))]
    Registers(Vec<State<Register>>),
    /// On [`Backend::Avx2`] or [`Backend::Avx512`].
    #[cfg(target_arch = "x86_64")]
    Features(features::Checked, Vec<State<Register>>),
}

impl Engine {
    /// The fastest one on this machine.
    pub fn new() -> Engine {
        let fastest = [Backend::Avx512, Backend::Avx2, Backend::Registers].into_iter().find_map(Engine::on);
        fastest.unwrap_or(Engine::Words(Vec::new()))
    }

    /// The engine for a backend, if this machine has it.
    pub fn on(backend: Backend) -> Option<Engine> {
        match backend {
            Backend::Words => Some(Engine::Words(Vec::new())),
            #[cfg(any(target_arch = "x86_64", target_feature = "simd128"))]
            Backend::Registers => Some(Engine::Registers(Vec::new())),
            #[cfg(target_arch = "x86_64")]
            Backend::Avx2 => Some(Engine::Features(features::Checked::avx2()?, Vec::new())),
            #[cfg(target_arch = "x86_64")]
            Backend::Avx512 => Some(Engine::Features(features::Checked::avx512()?, Vec::new())),
            #[cfg(not(target_arch = "x86_64"))]
            _ => None,
        }
    }

    /// Runs a task.
    pub fn run<T: Task>(&mut self, task: T) -> T::Output {
        match self {
            Engine::Words(stack) => task.run(stack),
            #[cfg(any(target_arch = "x86_64", target_feature = "simd128"))]
            Engine::Registers(stack) => task.run(stack),
            #[cfg(target_arch = "x86_64")]
            Engine::Features(checked, stack) => checked.run(task, stack),
        }
    }
}

/// The one place where CPU features beyond the baseline are enabled.
#[cfg(target_arch = "x86_64")]
mod features {
    use super::{Register, State, Task};

    /// Proof that the machine has the features of a backend.
    #[derive(Clone, Copy)]
    pub struct Checked(Level);

    #[derive(Clone, Copy)]
    enum Level {
        Avx2,
        Avx512,
    }

    impl Checked {
        /// Checks for the features of [`super::Backend::Avx2`].
        pub fn avx2() -> Option<Checked> {
            let all = is_x86_feature_detected!("avx2")
                && is_x86_feature_detected!("bmi1")
                && is_x86_feature_detected!("popcnt");
            all.then_some(Checked(Level::Avx2))
        }

        /// Checks for the features of [`super::Backend::Avx512`].
        pub fn avx512() -> Option<Checked> {
            let all = is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512vl");
            (Checked::avx2().is_some() && all).then_some(Checked(Level::Avx512))
        }

        /// Runs a task with these features.
        #[expect(unsafe_code, reason = "calling functions with features that were asked for")]
        pub fn run<T: Task>(self, task: T, stack: &mut Vec<State<Register>>) -> T::Output {
            match self.0 {
                // SAFETY: a value of this level is only made where the machine has all of these features.
                Level::Avx2 => unsafe { with_avx2(task, stack) },
                // SAFETY: as above.
                Level::Avx512 => unsafe { with_avx512(task, stack) },
            }
        }
    }

    #[target_feature(enable = "avx2,bmi1,popcnt")]
    fn with_avx2<T: Task>(task: T, stack: &mut Vec<State<Register>>) -> T::Output {
        task.run(stack)
    }

    #[target_feature(enable = "avx2,bmi1,popcnt,avx512f,avx512vl")]
    fn with_avx512<T: Task>(task: T, stack: &mut Vec<State<Register>>) -> T::Output {
        task.run(stack)
    }
}
