//! What is kept of games at tables of real ones: statistics, saves in several places, the shelf.

mod keeping;
mod statistics;
