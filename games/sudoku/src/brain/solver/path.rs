//! Which implementation of the lanes a search runs on, chosen for the machine when a solver is made.
//! The answers do not depend on it.

#[cfg(any(target_arch = "x86_64", target_feature = "simd128"))]
use super::register::Register;
use super::{
    lanes::{Lanes, Words},
    state::State,
};

/// A way to compute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Path {
    /// Plain words, on every machine.
    Words,
    /// 128-bit registers, with the instructions that every machine of its kind has.
    Registers,
    /// 128-bit registers, with the three-operand instructions of newer x86.
    Avx,
}

/// Work to be done on some implementation of the lanes, with a stack for it.
pub trait Task {
    /// What comes out.
    type Output;

    /// Does it. Must be inlined into its caller, which has the machine's features switched on.
    fn run<V: Lanes>(self, stack: &mut Vec<State<V>>) -> Self::Output;
}

/// A path with the stack that goes with it.
pub enum Engine {
    /// On [`Path::Words`].
    Words(Vec<State<Words>>),
    /// On [`Path::Registers`].
    #[cfg(any(target_arch = "x86_64", target_feature = "simd128"))]
    Registers(Vec<State<Register>>),
    /// On [`Path::Avx`].
    #[cfg(target_arch = "x86_64")]
    Avx(avx::Checked, Vec<State<Register>>),
}

impl Engine {
    /// The fastest of this machine.
    pub fn new() -> Engine {
        [Path::Avx, Path::Registers].into_iter().find_map(Engine::on).unwrap_or(Engine::Words(Vec::new()))
    }

    /// The one for a path, if this machine has it.
    pub fn on(path: Path) -> Option<Engine> {
        match path {
            Path::Words => Some(Engine::Words(Vec::new())),
            #[cfg(any(target_arch = "x86_64", target_feature = "simd128"))]
            Path::Registers => Some(Engine::Registers(Vec::new())),
            #[cfg(target_arch = "x86_64")]
            Path::Avx => Some(Engine::Avx(avx::Checked::new()?, Vec::new())),
            #[cfg(not(target_arch = "x86_64"))]
            Path::Registers | Path::Avx => None,
        }
    }

    /// Does a task.
    pub fn run<T: Task>(&mut self, task: T) -> T::Output {
        match self {
            Engine::Words(stack) => task.run(stack),
            #[cfg(any(target_arch = "x86_64", target_feature = "simd128"))]
            Engine::Registers(stack) => task.run(stack),
            #[cfg(target_arch = "x86_64")]
            Engine::Avx(checked, stack) => checked.run(task, stack),
        }
    }
}

/// The one place where features beyond the common ones are switched on.
#[cfg(target_arch = "x86_64")]
mod avx {
    use super::{Register, State, Task};

    /// Proof that the machine has the features below.
    #[derive(Clone, Copy)]
    pub struct Checked(());

    impl Checked {
        /// Asks the machine.
        pub fn new() -> Option<Checked> {
            let all = is_x86_feature_detected!("avx2")
                && is_x86_feature_detected!("bmi1")
                && is_x86_feature_detected!("bmi2")
                && is_x86_feature_detected!("popcnt");
            all.then_some(Checked(()))
        }

        /// Does a task with them.
        #[expect(clippy::unused_self, reason = "to have it is the proof")]
        #[expect(unsafe_code, reason = "calling a function with features that were asked for")]
        pub fn run<T: Task>(self, task: T, stack: &mut Vec<State<Register>>) -> T::Output {
            // SAFETY: `self` can only be made where the machine has all of these features.
            unsafe { run(task, stack) }
        }
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
    fn run<T: Task>(task: T, stack: &mut Vec<State<Register>>) -> T::Output {
        task.run(stack)
    }
}
