//! The `parlour` binary.
fn main() {}
