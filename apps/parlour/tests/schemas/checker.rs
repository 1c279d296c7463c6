//! A small checker for JSON schemas (draft 2020-12): the keywords that those in `data/schemas` use, and a panic on any other.
//! A whole validator would cost every build dozens of crates.

use serde_json::{Map, Value};
use std::collections::BTreeSet;

/// Keywords that only tell people something.
const REMARKS: [&str; 4] = ["$schema", "$defs", "title", "description"];

/// A schema, and which of its properties were met so far.
pub struct Schema {
    root: Value,
    met: BTreeSet<String>,
}

impl Schema {
    pub fn of(text: &str) -> Schema {
        Schema { root: serde_json::from_str(text).expect("a schema is JSON"), met: BTreeSet::new() }
    }

    /// In which ways a value is not as described: where, and what.
    pub fn faults(&mut self, value: &Value) -> Vec<String> {
        let mut check = Check { root: &self.root, faults: Vec::new(), met: BTreeSet::new() };
        check.value(&self.root, "", value, "");
        let Check { faults, met, .. } = check;
        self.met.extend(met);
        faults
    }

    /// Properties that are described and were in no value so far.
    pub fn never_met(&self) -> Vec<String> {
        let mut all = BTreeSet::new();
        properties(&self.root, "", &mut all);
        all.difference(&self.met).cloned().collect()
    }
}

/// The places of all properties in a schema.
fn properties(schema: &Value, place: &str, out: &mut BTreeSet<String>) {
    match schema {
        Value::Object(fields) => {
            for (name, inner) in fields {
                let place = format!("{place}/{name}");
                if let (true, Some(described)) = (place.ends_with("/properties"), inner.as_object()) {
                    out.extend(described.keys().map(|key| format!("{place}/{key}")));
                }
                properties(inner, &place, out);
            }
        }
        Value::Array(list) => {
            for (index, inner) in list.iter().enumerate() {
                properties(inner, &format!("{place}/{index}"), out);
            }
        }
        _ => {}
    }
}

struct Check<'a> {
    root: &'a Value,
    faults: Vec<String>,
    met: BTreeSet<String>,
}

impl<'a> Check<'a> {
    /// Checks a value against a schema at a place; `at` is where the value stands.
    fn value(&mut self, schema: &'a Value, place: &str, value: &Value, at: &str) {
        let Value::Object(words) = schema else { panic!("{place}: a schema is an object") };
        for (word, told) in words.iter().filter(|(word, _)| !REMARKS.contains(&word.as_str())) {
            self.keyword(words, (word, told), place, value, at);
        }
    }

    fn keyword(
        &mut self,
        words: &'a Map<String, Value>,
        (word, told): (&str, &'a Value),
        place: &str,
        value: &Value,
        at: &str,
    ) {
        let size = |told: &Value| told.as_u64().expect("a length") as usize;
        let letters = || value.as_str().map(|text| text.chars().count());
        let right = match word {
            "$ref" => {
                let target =
                    told.as_str().and_then(|text| text.strip_prefix('#')).expect("a place in this file");
                let schema = self.root.pointer(target).unwrap_or_else(|| panic!("{place}: no {target}"));
                self.value(schema, target, value, at);
                true
            }
            "type" => is_of_type(value, told.as_str().expect("one type")),
            "const" => value == told,
            "enum" => told.as_array().expect("a list").contains(value),
            "minimum" => value.as_i64().is_none_or(|number| number >= told.as_i64().expect("a number")),
            "maximum" => value.as_i64().is_none_or(|number| number <= told.as_i64().expect("a number")),
            "minLength" => letters().is_none_or(|count| count >= size(told)),
            "maxLength" => letters().is_none_or(|count| count <= size(told)),
            "minItems" => value.as_array().is_none_or(|list| list.len() >= size(told)),
            "maxItems" => value.as_array().is_none_or(|list| list.len() <= size(told)),
            "items" => {
                let prefix = words.get("prefixItems").and_then(Value::as_array).map_or(0, Vec::len);
                for (index, item) in value.as_array().into_iter().flatten().enumerate().skip(prefix) {
                    self.value(told, &format!("{place}/items"), item, &format!("{at}/{index}"));
                }
                true
            }
            "prefixItems" => {
                let schemas = told.as_array().expect("a list").iter().enumerate();
                for ((index, schema), item) in schemas.zip(value.as_array().into_iter().flatten()) {
                    self.value(
                        schema,
                        &format!("{place}/prefixItems/{index}"),
                        item,
                        &format!("{at}/{index}"),
                    );
                }
                true
            }
            "properties" => {
                for (name, schema) in told.as_object().expect("properties by name") {
                    if let Some(inner) = value.get(name) {
                        let place = format!("{place}/properties/{name}");
                        self.met.insert(place.clone());
                        self.value(schema, &place, inner, &format!("{at}/{name}"));
                    }
                }
                true
            }
            "required" => {
                let names = told.as_array().expect("a list").iter().filter_map(Value::as_str);
                let missing = |name: &&str| value.is_object() && value.get(name).is_none();
                let missing: Vec<String> =
                    names.filter(missing).map(|name| format!("{at}: no {name}")).collect();
                self.faults.extend(missing);
                true
            }
            "additionalProperties" => {
                let known = words.get("properties").and_then(Value::as_object);
                let others = value.as_object().into_iter().flatten();
                for (name, inner) in
                    others.filter(|(name, _)| known.is_none_or(|known| !known.contains_key(*name)))
                {
                    match told {
                        Value::Bool(false) => self.faults.push(format!("{at}: {name} is not described")),
                        told => self.value(told, &format!("{place}/{word}"), inner, &format!("{at}/{name}")),
                    }
                }
                true
            }
            "anyOf" | "oneOf" => self.choice(told, (word, place), value, at),
            other => panic!("{place}: the checker does not know {other}"),
        };
        if !right {
            self.faults.push(format!("{at}: {value} against {word} {told}"));
        }
    }

    /// Whether one of several schemas fits, for `oneOf` no second one.
    fn choice(&mut self, told: &'a Value, (word, place): (&str, &str), value: &Value, at: &str) -> bool {
        let mut fitting = 0;
        for (index, schema) in told.as_array().expect("a list").iter().enumerate() {
            let mut check = Check { root: self.root, faults: Vec::new(), met: BTreeSet::new() };
            check.value(schema, &format!("{place}/{word}/{index}"), value, at);
            if check.faults.is_empty() {
                fitting += 1;
                self.met.extend(check.met);
            }
        }
        if word == "oneOf" { fitting == 1 } else { fitting > 0 }
    }
}

fn is_of_type(value: &Value, name: &str) -> bool {
    match name {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("no type {other}"),
    }
}

#[test]
fn each_keyword_finds_its_fault() {
    for (schema, good, bad) in [
        (r#"{"type": "integer"}"#, "1", "1.5"),
        (r#"{"type": "number"}"#, "1.5", "\"1\""),
        (r#"{"const": true}"#, "true", "false"),
        (r#"{"enum": ["a", null]}"#, "null", "\"b\""),
        (r#"{"minimum": 2, "maximum": 3}"#, "3", "4"),
        (r#"{"minLength": 2, "maxLength": 2}"#, "\"äö\"", "\"ä\""),
        (r#"{"items": {"type": "string"}, "minItems": 1, "maxItems": 2}"#, "[\"a\"]", "[\"a\", 1]"),
        (r#"{"minItems": 1}"#, "[1]", "[]"),
        (r#"{"prefixItems": [{"const": 1}], "items": {"const": 2}}"#, "[1, 2, 2]", "[2, 2]"),
        (r#"{"required": ["a"]}"#, r#"{"a": 1}"#, "{}"),
        (r#"{"properties": {"a": {"const": 1}}}"#, r#"{"b": 2}"#, r#"{"a": 2}"#),
        (r#"{"properties": {"a": {}}, "additionalProperties": false}"#, r#"{"a": 2}"#, r#"{"b": 2}"#),
        (r#"{"additionalProperties": {"const": 2}}"#, r#"{"b": 2}"#, r#"{"b": 3}"#),
        (r##"{"$ref": "#/$defs/a", "$defs": {"a": {"const": 1}}}"##, "1", "2"),
        (r#"{"anyOf": [{"type": "integer"}, {"const": 1}]}"#, "1", "\"1\""),
        (r#"{"oneOf": [{"type": "integer"}, {"const": 1}]}"#, "2", "1"),
    ] {
        let read = |text: &str| serde_json::from_str(text).expect("JSON");
        assert_eq!(Schema::of(schema).faults(&read(good)), [""; 0], "{schema}");
        assert_eq!(Schema::of(schema).faults(&read(bad)).len(), 1, "{schema}");
    }
}
