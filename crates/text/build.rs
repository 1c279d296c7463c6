//! Packs `locales/<language>/*.ftl` (Fluent syntax) into one text per language, so that neither a parser nor
//! the files are sent to the browser. A mistake in a file is a build error that names it.

#[path = "src/marks.rs"]
mod marks;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use marks::{ARGUMENT, MESSAGE, MESSAGE_END, NAMED, ONE, SELECT, SELECT_END, VARIANT_END};
use std::{
    collections::BTreeMap,
    env,
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
};

type Messages = BTreeMap<String, String>;

/// Files of texts the browser never uses; they are not sent to it.
const NOT_IN_BROWSER: [&str; 3] = ["command-line.ftl", "mill-tables.ftl", "terminal.ftl"];

fn main() {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("set by cargo")).join("../../locales");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut code = "pub(crate) static LANGUAGES: &[Catalogue] = &[\n".to_owned();
    for language in entries(&folder).into_iter().filter(|path| path.is_dir()) {
        let name = language.file_name().expect("a folder has a name").to_string_lossy().into_owned();
        let mut packed = String::new();
        for (key, pattern) in messages_of(&language) {
            let _ = write!(packed, "{key}{NAMED}{pattern}{MESSAGE_END}");
        }
        let _ = writeln!(code, "Catalogue {{ code: {name:?}, messages: {packed:?} }},");
    }
    code.push_str("];\n");
    let out = Path::new(&env::var("OUT_DIR").expect("set by cargo")).join("locales.rs");
    fs::write(out, code).expect("OUT_DIR is writable");
}

/// A folder's entries, sorted.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let read = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut entries: Vec<_> = read.flatten().map(|entry| entry.path()).collect();
    entries.sort();
    entries
}

/// The messages of all files of a language.
fn messages_of(language: &Path) -> Messages {
    let in_browser = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32");
    let mut all = Messages::new();
    for path in entries(language).iter().filter(|path| path.extension().is_some_and(|ext| ext == "ftl")) {
        if in_browser && NOT_IN_BROWSER.iter().any(|name| path.ends_with(name)) {
            continue;
        }
        let source = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let messages = compile(&source).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        for (key, pattern) in messages {
            let twice = all.insert(key.clone(), pattern).is_some();
            assert!(!twice, "{}: {key} stands in another file, too", path.display());
        }
    }
    all
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
        let pattern = message.value.as_ref().ok_or_else(|| format!("{id} says nothing"))?;
        let packed = pack(pattern).map_err(|error| format!("{id}: {error}"))?;
        if messages.insert(id.to_owned(), packed).is_some() {
            return Err(format!("{id} stands there twice"));
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
        _ => Err("only variables, messages, strings and selects of variables are used here".to_owned()),
    }
}
