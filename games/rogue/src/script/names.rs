//! The names of the data model: how kinds, doors and monsters are called in scripts and scenarios.

use crate::rules::{Species, Terrain};

/// The name of a kind, as a constant.
pub fn constant(name: &str) -> String {
    name.to_ascii_uppercase().replace([' ', '-'], "_")
}

/// The name of a monster's kind, capitalised.
pub fn title(species: Species) -> String {
    let name = species.creature().name;
    let (first, rest) = name.split_at(1);
    format!("{}{rest}", first.to_ascii_uppercase())
}

/// The state of a door, where there is one.
pub fn door_word(terrain: Terrain) -> Option<&'static str> {
    Some(match terrain {
        Terrain::OpenDoor => "OPEN",
        Terrain::ClosedDoor => "CLOSED",
        Terrain::LockedDoor => "LOCKED",
        Terrain::SecretDoor => "SECRET",
        Terrain::BrokenDoor => "BROKEN",
        Terrain::Archway => "ARCHWAY",
        _ => return None,
    })
}
