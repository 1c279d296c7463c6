//! Files as other programs and crashes leave them.
use super::{LEFT_BEHIND, process_of, read_text, read_whole, write_atomically};
use parlour_kernel::Fault;
use std::{
    env, fs, io,
    path::{Path, PathBuf},
    time::SystemTime,
};

/// An empty folder of its own for a test.
fn folder(name: &str) -> PathBuf {
    let folder = env::temp_dir().join(format!("parlour-file-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder of our own");
    folder
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let name = |entry: io::Result<fs::DirEntry>| entry.expect("an entry").file_name().into_string();
    let mut names: Vec<String> = entries.map(|entry| name(entry).expect("plain names")).collect();
    names.sort_unstable();
    names
}

#[test]
fn what_ended_programs_left_behind_is_removed() {
    let folder = folder("stale");
    let own = std::process::id();
    // No process has the largest number. Others' files, and those of the youngest age, stay.
    let ended = ".game.save.4294967295.new";
    let numbered = format!(".game.save.{own}.999.new");
    let others = [".game.save.4294967294.0.new", ".other.save.4294967295.new", ".game.save.old.new"];
    for name in [ended, &numbered].into_iter().chain(others) {
        let file = fs::File::create(folder.join(name)).expect("ours");
        if name != others[0] {
            file.set_modified(SystemTime::now() - 2 * LEFT_BEHIND).expect("an old file");
        }
    }
    write_atomically(&folder.join("game.save"), "new").expect("writable");
    let mut left: Vec<&str> = others.into_iter().chain(["game.save"]).collect();
    left.sort_unstable();
    assert_eq!(names(&folder), left);
    fs::remove_dir_all(folder).expect("our own folder");
}

#[test]
fn only_files_of_the_same_target_belong_to_it() {
    for (found, process) in [
        (".a.save.12.new", Some(12)),
        (".a.save.12.3.new", Some(12)),
        (".a.save.x.new", None),
        (".a.save.12.x.new", None),
        (".a.save.b.save.12.new", None),
        ("a.save.12.new", None),
        (".a.save.new", None),
    ] {
        assert_eq!(process_of(found.as_bytes(), b"a.save"), process, "{found}");
    }
}

#[cfg(unix)]
#[test]
fn a_linked_file_was_replaced_by_another_with_other_permissions() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = folder("links");
    fs::create_dir(folder.join("far")).expect("ours");
    let (target, link) = (folder.join("far/game.save"), folder.join("game.save"));
    fs::write(&target, "old").expect("ours");
    fs::set_permissions(&target, fs::Permissions::from_mode(0o600)).expect("ours");
    symlink("far/game.save", folder.join("middle")).expect("ours");
    symlink("middle", &link).expect("ours");
    write_atomically(&link, b"new").expect("writable");
    assert_eq!(fs::read(&target).expect("there"), b"new");
    assert_eq!(fs::metadata(&target).expect("there").permissions().mode() & 0o777, 0o600);
    assert_eq!(fs::read_link(&link).expect("still a link"), Path::new("middle"));
    // A link to nothing makes what it leads to.
    fs::remove_file(&target).expect("ours");
    write_atomically(&link, "again").expect("writable");
    assert_eq!(fs::read(&target).expect("there"), b"again");
    assert_eq!(names(&folder.join("far")), ["game.save"]);
    symlink("circle", folder.join("circle")).expect("ours");
    assert!(write_atomically(&folder.join("circle"), "x").is_err());
    fs::remove_dir_all(folder).expect("our own folder");
}

#[cfg(target_os = "linux")]
#[test]
fn what_is_no_file_is_not_replaced_by_one() {
    use std::os::unix::fs::FileTypeExt;
    assert!(write_atomically(Path::new("/dev/full"), "x").is_err());
    write_atomically(Path::new("/dev/null"), "x").expect("it takes everything");
    for device in ["/dev/full", "/dev/null"] {
        assert!(fs::metadata(device).expect("there").file_type().is_char_device(), "{device}");
    }
}

#[test]
fn a_file_is_read_up_to_a_limit() {
    let folder = folder("read");
    let path = folder.join("text");
    fs::write(&path, "12345").expect("ours");
    let code = |read: Result<String, super::ReadFault>| read.map_err(|fault| fault.code());
    assert_eq!(code(read_text(&path, 5)), Ok("12345".to_owned()));
    assert_eq!(code(read_text(&path, 4)), Err("file-too-long"));
    assert_eq!(code(read_text(&folder, 5)), Err("file-none"));
    assert_eq!(code(read_text(&folder.join("none"), 5)), Err("file-failed"));
    fs::write(&path, b"\xff").expect("ours");
    assert_eq!(code(read_text(&path, 5)), Err("file-no-text"));
    assert_eq!(read_whole(&path, 5).expect("bytes"), b"\xff");
    if cfg!(target_os = "linux") {
        assert_eq!(code(read_text(Path::new("/dev/zero"), 5)), Err("file-none"));
    }
    fs::remove_dir_all(folder).expect("our own folder");
}
