//! The marks in packed texts: all texts of a language are one string, which adds half as much to the page's
//! first load as tables of references would. Shared by the packer and the library, which reads.
//!
//! A message is its key, [`NAMED`], its pattern, [`MESSAGE_END`]; the key of a form, such as a case, is the
//! message's, [`FORM`] and the form's name. A pattern contains `ARGUMENT name NAMED`, `ARGUMENT name FORM form
//! NAMED`, `MESSAGE key NAMED`, and `SELECT argument NAMED variant... SELECT_END`, where a variant is a number,
//! [`ONE`] or nothing, then [`NAMED`], a pattern and [`VARIANT_END`].

/// Starts an argument's place.
pub const ARGUMENT: char = '\u{1}';
/// Starts another message's place.
pub const MESSAGE: char = '\u{2}';
/// Starts a choice of patterns, by the number in an argument.
pub const SELECT: char = '\u{3}';
/// Ends a name, a key, or the condition of a variant.
pub const NAMED: char = '\u{4}';
/// Ends the pattern of a variant.
pub const VARIANT_END: char = '\u{5}';
/// Ends the variants.
pub const SELECT_END: char = '\u{6}';
/// Ends a message.
pub const MESSAGE_END: char = '\u{7}';
/// Stands between a key, or an argument's name, and a form.
pub const FORM: char = '@';
/// The condition for the singular.
pub const ONE: &str = "one";
