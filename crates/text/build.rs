//! Compiles `locales/*.ftl` (Fluent syntax) into static tables, so that neither a parser nor the
//! files travel to the browser. A mistake in a file is a build error that names it.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use std::{collections::BTreeMap, env, fmt::Write as _, fs, path::Path};

type Messages = BTreeMap<String, String>;

fn main() {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("set by cargo")).join("../../locales");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files: Vec<_> =
        fs::read_dir(&folder).expect("locales/").flatten().map(|file| file.path()).collect();
    files.retain(|path| path.extension().is_some_and(|ext| ext == "ftl"));
    files.sort();
    let mut code = "pub(crate) static LANGUAGES: &[Catalogue] = &[\n".to_owned();
    for path in files {
        let name = path.file_stem().expect("a file has a name").to_string_lossy().into_owned();
        let source = fs::read_to_string(&path).expect("readable");
        let messages = compile(&source).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let _ = writeln!(code, "Catalogue {{ code: {name:?}, messages: &[");
        for (id, parts) in messages {
            let _ = writeln!(code, "({id:?}, &[{parts}]),");
        }
        code.push_str("] },\n");
    }
    code.push_str("];\n");
    let out = Path::new(&env::var("OUT_DIR").expect("set by cargo")).join("locales.rs");
    fs::write(out, code).expect("OUT_DIR is writable");
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
        let parts = pattern_code(pattern).map_err(|error| format!("{id}: {error}"))?;
        if messages.insert(id.to_owned(), parts).is_some() {
            return Err(format!("{id} stands there twice"));
        }
    }
    Ok(messages)
}

fn pattern_code(pattern: &Pattern<&str>) -> Result<String, String> {
    let mut code = String::new();
    for element in &pattern.elements {
        let part = match element {
            PatternElement::TextElement { value } => format!("Part::Text({value:?})"),
            PatternElement::Placeable { expression } => expression_code(expression)?,
        };
        let _ = write!(code, "{part}, ");
    }
    Ok(code)
}

fn expression_code(expression: &Expression<&str>) -> Result<String, String> {
    match expression {
        Expression::Inline(InlineExpression::VariableReference { id }) => {
            Ok(format!("Part::Arg({:?})", id.name))
        }
        Expression::Inline(InlineExpression::MessageReference { id, attribute: None }) => {
            Ok(format!("Part::Message({:?})", id.name))
        }
        Expression::Inline(InlineExpression::StringLiteral { value }) => Ok(format!("Part::Text({value:?})")),
        Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
            let mut code = format!("Part::Select({:?}, &[", id.name);
            for variant in variants {
                let key = match &variant.key {
                    VariantKey::NumberLiteral { value } => format!("Key::Exactly({value})"),
                    VariantKey::Identifier { name: "one" } => "Key::One".to_owned(),
                    VariantKey::Identifier { name: "other" } => "Key::Other".to_owned(),
                    VariantKey::Identifier { name } => return Err(format!("no language here has [{name}]")),
                };
                let _ = write!(code, "({key}, &[{}]), ", pattern_code(&variant.value)?);
            }
            Ok(code + "])")
        }
        _ => Err("only variables, messages, strings and selects of variables are used here".to_owned()),
    }
}
