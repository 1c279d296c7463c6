//! Fuzz targets as plain functions over bytes; damage that knows what it damages; and two ways to drive them on the stable
//! compiler: a short run on bytes that a seed determines, for the tests, and a long one that follows coverage.
//!
//! ```
//! let found = parlour_fuzz::target_of("save").expect("a target");
//! (found.run)(b"parlour 1 0000000000000000\n{}\n");
//! ```

mod coverage;
mod findings;
mod long;
mod mutate;
pub mod setups;
mod short;
pub mod soak;
mod targets;
mod watch;

pub use findings::{inputs, regressions};
pub use long::{Long, long};
pub use mutate::mutate;
pub use short::{seed, short};
pub use targets::{TARGETS, Target, target_of};
