//! Packs the files of a language (Fluent syntax) into one text (see `marks`). Shared by the build script, which
//! compiles texts in, and by the example that makes the files that the browser fetches.

#[path = "../src/marks.rs"]
mod marks;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use marks::{ARGUMENT, FORM, MESSAGE, MESSAGE_END, NAMED, ONE, SELECT, SELECT_END, VARIANT_END};
use std::{
    collections::BTreeMap,
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
};

type Messages = BTreeMap<String, String>;

/// Files of texts the browser never uses; they are not sent to it.
const NOT_IN_BROWSER: [&str; 3] = ["command-line.ftl", "mill-tables.ftl", "terminal.ftl"];

/// Patterns of the keys that no board in the browser shows at first, a line each; `*` stands for anything.
pub const LATER: &str = include_str!("../../../locales/later.txt");

/// A language's code and its packed texts.
pub struct Packed {
    pub code: String,
    pub name: String,
    /// All of them; for the browser those it needs at once, and those that may come later.
    pub parts: [String; 2],
}

/// The patterns of a list, without empty lines and remarks.
pub fn patterns(list: &str) -> impl Iterator<Item = &str> {
    list.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// Whether a key fits a pattern.
pub fn fits(pattern: &str, key: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == key,
        Some((head, rest)) => key.strip_prefix(head).is_some_and(|left| {
            left.char_indices().map(|(at, _)| at).chain([left.len()]).any(|at| fits(rest, &left[at..]))
        }),
    }
}

/// Packs every language of a folder, sorted by code. Mistakes in a file are reported by its name.
pub fn languages(locales: &Path, in_browser: bool) -> Result<Vec<Packed>, String> {
    entries(locales)?
        .into_iter()
        .filter(|path| path.is_dir())
        .map(|path| language(&path, in_browser))
        .collect()
}

fn language(folder: &Path, in_browser: bool) -> Result<Packed, String> {
    let code = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let all = messages_of(folder, in_browser)?;
    let name = all.get("language-name").ok_or_else(|| format!("{code}: language-name is missing"))?.clone();
    let mut parts = [String::new(), String::new()];
    for (key, pattern) in all {
        let plain = key.split(FORM).next().unwrap_or(&key);
        let waits = in_browser && patterns(LATER).any(|pattern| fits(pattern, plain));
        let _ = write!(parts[usize::from(waits)], "{key}{NAMED}{pattern}{MESSAGE_END}");
    }
    Ok(Packed { code, name, parts })
}

/// A folder's entries, sorted.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let read = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut entries: Vec<_> = read.flatten().map(|entry| entry.path()).collect();
    entries.sort();
    Ok(entries)
}

/// The messages of all files of a language, and their forms.
fn messages_of(language: &Path, in_browser: bool) -> Result<Messages, String> {
    let mut all = Messages::new();
    for path in entries(language)?.iter().filter(|path| path.extension().is_some_and(|ext| ext == "ftl")) {
        if in_browser && NOT_IN_BROWSER.iter().any(|name| path.ends_with(name)) {
            continue;
        }
        let in_file = |error: String| format!("{}: {error}", path.display());
        let source = fs::read_to_string(path).map_err(|error| in_file(error.to_string()))?;
        for (key, pattern) in compile(&source).map_err(in_file)? {
            if all.insert(key.clone(), pattern).is_some() {
                return Err(in_file(format!("{key} stands in another file, too")));
            }
        }
    }
    Ok(all)
}

fn compile(source: &str) -> Result<Messages, String> {
    let resource = fluent_syntax::parser::parse(source).map_err(|(_, errors)| {
        let lines: Vec<String> = errors
            .iter()
            .map(|error| format!("line {}: {error}", source[..error.pos.start].lines().count()))
            .collect();
        lines.join("; ")
    })?;
    let mut messages = Messages::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name;
        let value = message.value.as_ref().ok_or_else(|| format!("{id} says nothing"))?;
        let forms =
            message.attributes.iter().map(|form| (format!("{id}{FORM}{}", form.id.name), &form.value));
        for (key, pattern) in forms.chain([(id.to_owned(), value)]) {
            let packed = pack(pattern).map_err(|error| format!("{key}: {error}"))?;
            if messages.insert(key.clone(), packed).is_some() {
                return Err(format!("{key} stands there twice"));
            }
        }
    }
    Ok(messages)
}

fn pack(pattern: &Pattern<&str>) -> Result<String, String> {
    let mut packed = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => packed.push_str(value),
            PatternElement::Placeable { expression } => packed.push_str(&pack_expression(expression)?),
        }
    }
    Ok(packed)
}

fn pack_expression(expression: &Expression<&str>) -> Result<String, String> {
    match expression {
        Expression::Inline(InlineExpression::VariableReference { id }) => {
            Ok(format!("{ARGUMENT}{}{NAMED}", id.name))
        }
        Expression::Inline(InlineExpression::FunctionReference { id, arguments }) => {
            let name = only_variable(arguments)
                .ok_or_else(|| format!("{} takes one variable and nothing else", id.name))?;
            Ok(format!("{ARGUMENT}{name}{FORM}{}{NAMED}", id.name.to_ascii_lowercase()))
        }
        Expression::Inline(InlineExpression::MessageReference { id, attribute: None }) => {
            Ok(format!("{MESSAGE}{}{NAMED}", id.name))
        }
        Expression::Inline(InlineExpression::StringLiteral { value }) => Ok((*value).to_owned()),
        Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
            let mut packed = format!("{SELECT}{}{NAMED}", id.name);
            for variant in variants {
                let condition = match &variant.key {
                    VariantKey::NumberLiteral { value } => value,
                    VariantKey::Identifier { name: "one" } => ONE,
                    VariantKey::Identifier { name: "other" } => "",
                    VariantKey::Identifier { name } => return Err(format!("no language here has [{name}]")),
                };
                let _ = write!(packed, "{condition}{NAMED}{}{VARIANT_END}", pack(&variant.value)?);
            }
            packed.push(SELECT_END);
            Ok(packed)
        }
        _ => Err("only variables, their forms, messages, strings and selects of variables are used here"
            .to_owned()),
    }
}

/// The variable that a function names as its only argument.
fn only_variable<'a>(arguments: &CallArguments<&'a str>) -> Option<&'a str> {
    match (arguments.positional.as_slice(), arguments.named.is_empty()) {
        ([InlineExpression::VariableReference { id }], true) => Some(id.name),
        _ => None,
    }
}
