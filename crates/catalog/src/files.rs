//! Files that engines read, carried by the program: exact tables of Mill. The page fetches the same files when it needs them.

use parlour_brain::Files;
use rust_embed::RustEmbed;
use std::sync::Arc;

/// A debug build reads them from disk.
#[derive(RustEmbed)]
#[folder = "../../data/mill/tables"]
#[prefix = "mill/"]
struct Carried;

/// The files of a folder that an engine wants; none where there is no such folder.
pub fn files(folder: &str) -> Files {
    let within = |path: &str| Some(path.strip_prefix(folder)?.strip_prefix('/')?.to_owned());
    let named = Carried::iter().filter_map(|path| Some((within(&path)?, Carried::get(&path)?)));
    named.map(|(name, file)| (name, Arc::from(&*file.data))).collect()
}
