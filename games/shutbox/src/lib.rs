//! Shut the Box
