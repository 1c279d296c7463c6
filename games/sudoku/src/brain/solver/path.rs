//! Which implementation of the lanes a search runs on, chosen for the machine when a solver is made.
//! The answers do not depend on it. The one `unsafe` is the call into code compiled for instructions that
//! the machine was asked for just before.

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
    Avx2,
    /// 128-bit registers, with the three-input logic of the newest x86.
    Avx512,
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
    /// On [`Path::Avx2`] or [`Path::Avx512`].
    #[cfg(target_arch = "x86_64")]
    Features(features::Checked, Vec<State<Register>>),
}

impl Engine {
    /// The fastest of this machine.
    pub fn new() -> Engine {
        let fastest = [Path::Avx512, Path::Avx2, Path::Registers].into_iter().find_map(Engine::on);
        fastest.unwrap_or(Engine::Words(Vec::new()))
    }

    /// The one for a path, if this machine has it.
    pub fn on(path: Path) -> Option<Engine> {
        match path {
            Path::Words => Some(Engine::Words(Vec::new())),
            #[cfg(any(target_arch = "x86_64", target_feature = "simd128"))]
            Path::Registers => Some(Engine::Registers(Vec::new())),
            #[cfg(target_arch = "x86_64")]
            Path::Avx2 => Some(Engine::Features(features::Checked::avx2()?, Vec::new())),
            #[cfg(target_arch = "x86_64")]
            Path::Avx512 => Some(Engine::Features(features::Checked::avx512()?, Vec::new())),
            #[cfg(not(target_arch = "x86_64"))]
            _ => None,
        }
    }

    /// Does a task.
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

/// The one place where features beyond the common ones are switched on.
#[cfg(target_arch = "x86_64")]
mod features {
    use super::{Register, State, Task};

    /// Proof that the machine has the features of a path.
    #[derive(Clone, Copy)]
    pub struct Checked(Level);

    #[derive(Clone, Copy)]
    enum Level {
        Avx2,
        Avx512,
    }

    impl Checked {
        /// Asks the machine for those of [`super::Path::Avx2`].
        pub fn avx2() -> Option<Checked> {
            let all = is_x86_feature_detected!("avx2")
                && is_x86_feature_detected!("bmi1")
                && is_x86_feature_detected!("popcnt");
            all.then_some(Checked(Level::Avx2))
        }

        /// Asks the machine for those of [`super::Path::Avx512`].
        pub fn avx512() -> Option<Checked> {
            let all = is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512vl");
            (Checked::avx2().is_some() && all).then_some(Checked(Level::Avx512))
        }

        /// Does a task with them.
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
