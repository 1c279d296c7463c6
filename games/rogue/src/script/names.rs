//! The names used in scripts and scenarios for kinds, doors and monsters.

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

/// The state of a door, if there is one.
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
