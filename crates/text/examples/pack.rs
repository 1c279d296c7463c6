//! `pack FOLDER`: writes the texts that the page fetches, a file for each part of a language: `de.first.txt` is needed
//! before anything is painted, `de.later.txt` is not. The first part of English is in the page.

#[path = "../build/pack.rs"]
mod pack;

use parlour_text::Part;
use std::{env, error::Error, fs, path::Path};

fn main() -> Result<(), Box<dyn Error>> {
    let out = env::args().nth(1).ok_or("name the folder to write to")?;
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    fs::create_dir_all(&out)?;
    for language in pack::languages(&locales, true)? {
        for (part, messages) in [Part::First, Part::Later].into_iter().zip(&language.parts) {
            if part == Part::First && language.code == "en" {
                continue;
            }
            let head = parlour_text::head(&language.code, part);
            let file = Path::new(&out).join(format!("{}.{}.txt", language.code, part.name()));
            fs::write(&file, format!("{head}\n{messages}"))
                .map_err(|error| format!("{}: {error}", file.display()))?;
            println!("{}: {}", language.name, file.display());
        }
    }
    Ok(())
}
