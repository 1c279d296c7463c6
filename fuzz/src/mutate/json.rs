//! Damage to JSON that leaves it JSON: fields dropped, renamed, doubled and exchanged, numbers and texts replaced by hostile
//! ones, pieces repeated, and pieces of other seeds put in.

use super::{bytes, hostile, one_of, place};
use parlour_kernel::Rng;
use serde_json::Value;

/// Marks a text that is written without its quotes, to be a number no `Value` holds.
const BARE: &str = "\u{e000}";

/// A piece grows to this many parts at most.
const MOST_PARTS: usize = 400;

/// Damages a JSON text in one to three places; `None` if it is no object and no list.
pub fn damaged(text: &str, seeds: &[Vec<u8>], rng: &mut Rng) -> Option<String> {
    let mut value: Value = serde_json::from_str(text.trim()).ok()?;
    if !(value.is_object() || value.is_array()) {
        return None;
    }
    for _ in 0..=rng.below(3) {
        let donor = seeds.get(place(seeds.len(), rng)).map_or(&[][..], Vec::as_slice);
        let borrowed = borrowed(donor, rng);
        let steps = 1 + rng.below(6);
        change(&mut value, steps, borrowed, rng);
    }
    let text = value.to_string().replace(&format!("\"{BARE}"), "").replace(&format!("{BARE}\""), "");
    Some(match rng.below(24) {
        0 => doubled(&text, rng),
        _ => text,
    })
}

/// A random piece of a seed's JSON.
fn borrowed(seed: &[u8], rng: &mut Rng) -> Value {
    let text = String::from_utf8_lossy(seed);
    let json = text.find('{').and_then(|at| serde_json::from_str::<Value>(text[at..].trim()).ok());
    let mut piece = json.unwrap_or_else(|| text.chars().take(60).collect::<String>().into());
    for _ in 0..rng.below(4) {
        let parts: Vec<Value> = match piece {
            Value::Array(parts) if !parts.is_empty() => parts,
            Value::Object(fields) if !fields.is_empty() => fields.into_iter().map(|(_, part)| part).collect(),
            single => return single,
        };
        piece = parts[place(parts.len(), rng)].clone();
    }
    piece
}

/// Goes down up to `steps` levels and changes something there.
fn change(value: &mut Value, steps: u32, borrowed: Value, rng: &mut Rng) {
    if steps > 0 {
        let below = match value {
            Value::Array(parts) if !parts.is_empty() => {
                let chosen = place(parts.len(), rng);
                parts.get_mut(chosen)
            }
            Value::Object(fields) if !fields.is_empty() => {
                let chosen = place(fields.len(), rng);
                fields.values_mut().nth(chosen)
            }
            _ => None,
        };
        if let Some(below) = below {
            return change(below, steps - 1, borrowed, rng);
        }
    }
    match rng.below(10) {
        0 => *value = borrowed,
        1 => *value = one_of(&[&Value::Null, &Value::Bool(true), &Value::Array(Vec::new())], rng).clone(),
        2 => *value = format!("{BARE}{}{BARE}", hostile::number(rng)).into(),
        3 => *value = hostile::text(rng).into(),
        _ => change_kind(value, borrowed, rng),
    }
}

/// A change that fits what is there.
fn change_kind(value: &mut Value, borrowed: Value, rng: &mut Rng) {
    match value {
        Value::Array(parts) => {
            let (one, other) = (place(parts.len(), rng), place(parts.len(), rng));
            match rng.below(5) {
                _ if parts.is_empty() => parts.push(borrowed),
                0 => drop(parts.remove(one)),
                1 => parts.swap(one, other),
                2 => parts.truncate(one),
                3 => parts.insert(one, borrowed),
                _ => {
                    let again = vec![parts[one].clone(); 1 + place(20, rng)];
                    parts.splice(other..other, again);
                    parts.truncate(MOST_PARTS);
                }
            }
        }
        Value::Object(fields) => {
            let names: Vec<String> = fields.keys().cloned().collect();
            let Some(name) = names.get(place(names.len(), rng)) else {
                fields.insert(hostile::text(rng), borrowed);
                return;
            };
            let other = &names[place(names.len(), rng)];
            match rng.below(4) {
                0 => drop(fields.remove(name)),
                1 => {
                    let part = fields.remove(name).unwrap_or_default();
                    fields.insert(hostile::text(rng), part);
                }
                2 => {
                    let (one, two) = (fields[name].clone(), fields[other].clone());
                    fields.insert(name.clone(), two);
                    fields.insert(other.clone(), one);
                }
                _ => drop(fields.insert(hostile::text(rng), borrowed)),
            }
        }
        Value::String(text) => match rng.below(4) {
            0 => text.push_str(hostile::log_end(rng)),
            1 => text.push_str(&hostile::text(rng)),
            _ => {
                let mut inner = std::mem::take(text).into_bytes();
                bytes::mutate(&mut inner, &[], rng);
                *text = String::from_utf8_lossy(&inner).into_owned();
            }
        },
        Value::Number(_) => *value = format!("{BARE}{}{BARE}", hostile::number(rng)).into(),
        Value::Bool(yes) => *yes = !*yes,
        Value::Null => *value = borrowed,
    }
}

/// The first field of an object a second time, with another value.
fn doubled(text: &str, rng: &mut Rng) -> String {
    match text.split_once(':') {
        Some((head, rest)) if head.starts_with('{') => {
            format!("{head}:{},{}:{rest}", hostile::number(rng), &head[1..])
        }
        _ => text.to_owned(),
    }
}
