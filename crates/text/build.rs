//! Compiles `locales/` in: natively every text of every language, for the browser English only, and of that what a board
//! needs at once; the page fetches the rest as files (see the example `pack`). A mistake in a text is a build error that
//! names its file.

#[path = "build/pack.rs"]
mod pack;

use std::{env, fmt::Write as _, fs, path::Path};

fn main() {
    let locales = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("set by cargo")).join("../../locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let in_browser = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32");
    let languages = pack::languages(&locales, in_browser).unwrap_or_else(|error| panic!("{error}"));
    let mut code = format!("static LANGUAGES: [Compiled; {}] = [\n", languages.len());
    for pack::Packed { code: name_of, name, parts: [first, _] } in languages {
        let messages = (!in_browser || name_of == "en").then_some(first);
        let _ = writeln!(code, "Compiled {{ code: {name_of:?}, name: {name:?}, messages: {messages:?} }},");
    }
    let _ = writeln!(code, "];\nconst COMES_IN_PARTS: bool = {in_browser};");
    let out = Path::new(&env::var("OUT_DIR").expect("set by cargo")).join("locales.rs");
    fs::write(out, code).expect("OUT_DIR is writable");
}
