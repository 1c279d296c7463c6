//! Files for tests: our own samples in `data/`, and large sets that are not in the repository.

use std::{
    env, fs,
    io::{self, Write as _},
    path::PathBuf,
};

fn repository() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A file of `data/`, such as `sudoku/puzzles.csv`.
///
/// # Panics
/// If it cannot be read.
pub fn sample(path: &str) -> String {
    let path = repository().join("data").join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Compares a file of `data/` with what the code produces; with `PARLOUR_UPDATE=1`, writes the file instead.
///
/// # Panics
/// If they differ.
pub fn assert_sample(path: &str, made: &str) {
    if env::var_os("PARLOUR_UPDATE").is_some() {
        fs::write(repository().join("data").join(path), made).expect("data/ is writable");
    }
    assert!(sample(path) == made, "data/{path} differs; if the change is meant, set PARLOUR_UPDATE=1");
}

/// A file of the large sets, such as `sudoku/17clue_8000.txt`: in the folder `data` of `PARLOUR_SHARED`, or
/// of `../shared` beside the repository. If it is missing, prints "skipped" to standard error and returns
/// `None`.
pub fn large_set(path: &str) -> Option<String> {
    let folder = env::var_os("PARLOUR_SHARED").map_or_else(|| repository().join("../shared"), PathBuf::from);
    let text = fs::read_to_string(folder.join("data").join(path)).ok();
    if text.is_none() {
        // Not `eprintln!`: test harnesses capture what passing tests print with it.
        let _ = writeln!(
            io::stderr(),
            "skipped: no {path} here; PARLOUR_SHARED names the folder of the large sets"
        );
    }
    text
}
