//! `pack FOLDER`: writes the texts of every language that the page fetches when it is chosen, a file each.

#[path = "../build/pack.rs"]
mod pack;

use std::{env, error::Error, fs, path::Path};

fn main() -> Result<(), Box<dyn Error>> {
    let out = env::args().nth(1).ok_or("name the folder to write to")?;
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    fs::create_dir_all(&out)?;
    for language in pack::languages(&locales, true)?.iter().filter(|language| language.code != "en") {
        let head = parlour_text::head(&language.code);
        let file = Path::new(&out).join(format!("{}.txt", language.code));
        fs::write(&file, format!("{head}\n{}", language.messages))
            .map_err(|error| format!("{}: {error}", file.display()))?;
        println!("{}: {}", language.name, file.display());
    }
    Ok(())
}
