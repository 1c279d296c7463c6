//! Packs `locales/*.ftl` (Fluent syntax) into one text for each language, so that neither a parser nor the
//! files travel to the browser. A mistake in a file is a build error that names it.

#[path = "src/marks.rs"]
mod marks;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use marks::{ARGUMENT, MESSAGE, MESSAGE_END, NAMED, ONE, SELECT, SELECT_END, VARIANT_END};
use std::{collections::BTreeMap, env, fmt::Write as _, fs, path::Path};

type Messages = BTreeMap<String, String>;

fn main() {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("set by cargo")).join("../../locales");
    println!("cargo::rerun-if-changed={}", folder.display());
    // What a part of the page never says need not travel with it.
    let in_browser = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32");
    let mut files: Vec<_> =
        fs::read_dir(&folder).expect("locales/").flatten().map(|file| file.path()).collect();
    files.retain(|path| path.extension().is_some_and(|ext| ext == "ftl"));
    files.sort();
    let mut code = "pub(crate) static LANGUAGES: &[Catalogue] = &[\n".to_owned();
    for path in files {
        let name = path.file_stem().expect("a file has a name").to_string_lossy().into_owned();
        let source = fs::read_to_string(&path).expect("readable");
        let mut messages = compile(&source).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        if in_browser {
            keep_what_is_said(&mut messages);
        }
        let mut packed = String::new();
        for (key, pattern) in messages {
            let _ = write!(packed, "{key}{NAMED}{pattern}{MESSAGE_END}");
        }
        let _ = writeln!(code, "Catalogue {{ code: {name:?}, messages: {packed:?} }},");
    }
    code.push_str("];\n");
    let out = Path::new(&env::var("OUT_DIR").expect("set by cargo")).join("locales.rs");
    fs::write(out, code).expect("OUT_DIR is writable");
}

/// What only the pages around the games say: settings, statistics, help.
const AROUND: [&str; 10] = [
    "ui-bind",
    "ui-chart-",
    "ui-help-",
    "ui-motion-",
    "ui-pace-",
    "ui-ranks",
    "ui-recent",
    "ui-settings-",
    "ui-stat-",
    "ui-theme-",
];

/// Drops what only the terminal and the line protocol say, and what games say that this part of the page is not for. The
/// front page with its neighbours speaks of every game.
fn keep_what_is_said(messages: &mut Messages) {
    let has = |part: &str| env::var_os(format!("CARGO_FEATURE_{}", part.to_uppercase())).is_some();
    let others: Vec<String> = messages
        .keys()
        .filter_map(|key| key.strip_prefix("game-"))
        .filter(|game| !has(game) && !has("lobby"))
        .map(|game| format!("{game}-"))
        .collect();
    let of_another = |key: &str| others.iter().any(|game| key.starts_with(game.as_str()));
    let elsewhere = |key: &str| {
        let around = || !has("lobby") && AROUND.iter().any(|prefix| key.starts_with(prefix));
        key.starts_with("term-") || key.starts_with("drive-") || around()
    };
    messages.retain(|key, _| !elsewhere(key) && !of_another(key));
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
