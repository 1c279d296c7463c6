//! Takes the parts out of a wasm module that the page fetches later: those that its code marks with `wasm_split`.
use anyhow::{Context, Result, anyhow};
use std::fs;
use std::path::Path;
use walrus::ModuleConfig;
use wasm_split_cli_support::{Options, transform};

/// What the splitter needs from the linker: where each function and each piece of data is referred to.
pub const LINK: [&str; 2] = ["-C", "link-arg=--emit-relocs"];

/// Writes the parts of a module, and `split.js` which fetches them, beside where its bindings will be. Answers with the
/// module that is left.
pub fn split(module: Vec<u8>, name: &str, out: &Path, names: bool) -> Result<Vec<u8>> {
    if !module.windows(MARK.len()).any(|bytes| bytes == MARK) {
        return Ok(module);
    }
    fs::create_dir_all(out).with_context(|| format!("cannot make {}", out.display()))?;
    let rest = out.join("rest.wasm");
    let bindings = format!("./{name}.js");
    let mut options = Options::new(&module);
    options.output_dir = out;
    options.main_out_path = &rest;
    options.link_name = "./split.js";
    options.main_module = &bindings;
    let done = transform(options).map_err(|error| anyhow!("splitting {name} failed: {error:?}"))?;
    for part in &done.split_modules {
        shorten(part, names)?;
    }
    let left = fs::read(&rest).with_context(|| format!("cannot read {}", rest.display()))?;
    fs::remove_file(&rest).with_context(|| format!("cannot remove {}", rest.display()))?;
    Ok(left)
}

/// What stands in a module that has parts to take out.
const MARK: &[u8] = b"__wasm_split_placeholder__";

/// Writes a part anew, with short numbers instead of the linker's padded ones, and without names unless they are wanted.
/// Bindgen does the same for the module that is left.
fn shorten(part: &Path, names: bool) -> Result<()> {
    let bytes = fs::read(part).with_context(|| format!("cannot read {}", part.display()))?;
    let mut config = ModuleConfig::new();
    config.generate_name_section(names).generate_producers_section(false);
    let module = config.parse(&bytes).with_context(|| format!("cannot take {} for wasm", part.display()));
    module?.emit_wasm_file(part).with_context(|| format!("cannot write {}", part.display()))
}
