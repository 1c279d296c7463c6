//! Marks in packed sentences: all those of a language are one text, which costs the first load of the page half of
//! what tables with references would. Shared by the build script, which packs, and the library, which reads.
//!
//! A message is its key, [`NAMED`], its pattern, [`MESSAGE_END`]. Inside a pattern stand `ARGUMENT name NAMED`,
//! `MESSAGE key NAMED`, and `SELECT argument NAMED variant... SELECT_END` where a variant is a number, [`ONE`] or
//! nothing, then [`NAMED`], a pattern and [`VARIANT_END`].

/// An argument's text stands here.
pub const ARGUMENT: char = '\u{1}';
/// Another message stands here.
pub const MESSAGE: char = '\u{2}';
/// One of several patterns stands here, by the number in an argument.
pub const SELECT: char = '\u{3}';
/// Ends a name, a key, or the condition of a variant.
pub const NAMED: char = '\u{4}';
/// Ends the pattern of a variant.
pub const VARIANT_END: char = '\u{5}';
/// Ends the variants.
pub const SELECT_END: char = '\u{6}';
/// Ends a message.
pub const MESSAGE_END: char = '\u{7}';
/// The condition of the singular.
pub const ONE: &str = "one";
