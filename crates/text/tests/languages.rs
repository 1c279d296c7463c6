//! What holds for every language: the keys, arguments and plurals of English, and nothing left in English.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement, VariantKey};
use parlour_text::Language;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

fn locales() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales")
}

/// What a text is made of.
#[derive(Default)]
struct Parts {
    words: String,
    arguments: BTreeSet<String>,
    /// Arguments with a text of their own for one of something.
    singular: BTreeSet<String>,
    forms: BTreeSet<String>,
}

impl Parts {
    fn of(message: &Message<&str>) -> Self {
        let mut parts = Parts::default();
        message.value.iter().for_each(|pattern| parts.add(pattern));
        for form in &message.attributes {
            parts.add(&form.value);
            parts.forms.insert(form.id.name.to_owned());
        }
        parts
    }

    fn add(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.words.push_str(value),
                PatternElement::Placeable { expression: Expression::Inline(inline) } => self.name(inline),
                PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                    self.name(selector);
                    for variant in variants {
                        let is_one = matches!(
                            variant.key,
                            VariantKey::Identifier { name: "one" } | VariantKey::NumberLiteral { value: "1" }
                        );
                        if let (true, InlineExpression::VariableReference { id }) = (is_one, selector) {
                            self.singular.insert(id.name.to_owned());
                        }
                        self.add(&variant.value);
                    }
                }
            }
        }
    }

    fn name(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => drop(self.arguments.insert(id.name.to_owned())),
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.name(argument));
            }
            _ => {}
        }
    }
}

/// The texts of a language by file and key.
fn texts(code: &str) -> BTreeMap<(String, String), Parts> {
    let mut all = BTreeMap::new();
    for file in fs::read_dir(locales().join(code)).expect("a language has a folder").flatten() {
        let source = fs::read_to_string(file.path()).expect("readable");
        let resource = fluent_syntax::parser::parse(source.as_str()).expect("the build script parsed it");
        let name = file.file_name().to_string_lossy().into_owned();
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                all.insert((name.clone(), message.id.name.to_owned()), Parts::of(message));
            }
        }
    }
    all
}

fn others() -> impl Iterator<Item = Language> {
    Language::all().filter(|language| *language != Language::english())
}

#[test]
fn every_language_has_every_key_in_the_same_file() {
    let english: BTreeSet<_> = texts("en").into_keys().collect();
    for language in others() {
        let own: BTreeSet<_> = texts(language.code()).into_keys().collect();
        let list = |keys: Vec<&(String, String)>| {
            keys.into_iter().map(|(file, key)| format!("  {file}: {key}")).collect::<Vec<_>>().join("\n")
        };
        let missing = list(english.difference(&own).collect());
        let unknown = list(own.difference(&english).collect());
        let code = language.code();
        assert!(
            missing.is_empty() && unknown.is_empty(),
            "{code} lacks:\n{missing}\n{code} alone has:\n{unknown}"
        );
    }
}

#[test]
fn every_language_uses_the_same_arguments_and_has_singulars() {
    let english = texts("en");
    let mut wrong = Vec::new();
    for language in others() {
        for (place, parts) in texts(language.code()) {
            let Some(there) = english.get(&place) else { continue };
            if parts.arguments != there.arguments {
                wrong.push(format!("{}: {place:?} has {:?}", language.code(), parts.arguments));
            }
            if !there.singular.is_subset(&parts.singular) {
                wrong.push(format!("{}: {place:?} has no text for one", language.code()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Names, and words that are the same in another language.
const ALIKE: [&str; 44] = [
    "Parlour",
    "Hidato",
    "Sudoku",
    "Shut",
    "the",
    "Box",
    "Morabaraba",
    "Cham",
    "Gonu",
    "Cheng",
    "San",
    "Dooz",
    "Filja",
    "Mul-Mulan",
    "Nerenchi",
    "Zhi",
    "X-Wing",
    "XY-Wing",
    "XYZ-Wing",
    "W-Wing",
    "ALS-XY-Wing",
    "ALS-XZ",
    "Sue",
    "Coq",
    "Ring",
    "Gold",
    "blind",
    "Blind",
    "golden",
    "Computer",
    "April",
    "August",
    "September",
    "November",
    "Name",
    "Pause",
    "Unfair",
    "UTC",
    "Esc",
    "Ctrl",
    "HoDoKu",
    "SDK",
    "FEN",
    "JSON",
];

#[test]
fn nothing_is_left_in_english() {
    let english = texts("en");
    let is_word = |word: &&str| word.chars().filter(|letter| letter.is_alphabetic()).count() > 2;
    let mut left = Vec::new();
    for language in others() {
        for (place, parts) in texts(language.code()) {
            let mut words =
                parts.words.split(|sign: char| !sign.is_alphanumeric() && sign != '-').filter(is_word);
            let is_same = english.get(&place).is_some_and(|there| there.words == parts.words);
            if is_same && words.any(|word| !ALIKE.contains(&word)) {
                left.push(format!("{}: {place:?} {}", language.code(), parts.words));
            }
        }
    }
    assert!(left.is_empty(), "{}", left.join("\n"));
}

/// Whether a key with these parts belongs to a family of nouns.
type Family<'f> = &'f dyn Fn(&str, &Parts) -> bool;

/// A monster or a thing stands in many sentences; a language that bends one of them bends all.
#[test]
fn nouns_that_stand_for_each_other_have_the_same_forms() {
    let english = texts("en");
    let is_monster = |key: &str, said: &Parts| {
        key.starts_with("rogue-monster-") && (said.words.starts_with("a ") || said.words.starts_with("an "))
    };
    let is_thing =
        |key: &str, _: &Parts| key.starts_with("rogue-thing-") || key.starts_with("rogue-unknown-");
    let is_weapon = |key: &str, said: &Parts| key.starts_with("rogue-weapon-") && said.arguments.is_empty();
    let is_armor = |key: &str, said: &Parts| key.starts_with("rogue-armor-") && said.arguments.is_empty();
    let families: [Family<'_>; 4] = [&is_monster, &is_thing, &is_weapon, &is_armor];
    for language in others() {
        let own = texts(language.code());
        for family in families {
            let members = english.iter().filter(|((_, key), parts)| family(key, parts));
            let forms = members.map(|(place, _)| own.get(place).map(|parts| &parts.forms));
            let different: BTreeSet<_> = forms.flatten().collect();
            assert!(different.len() == 1, "{}: {different:?}", language.code());
        }
    }
}
