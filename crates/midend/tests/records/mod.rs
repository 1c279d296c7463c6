//! What is stored about real games: statistics, saves in several places, the shelf.

mod failing;
mod keeping;
mod shelf;
mod statistics;
