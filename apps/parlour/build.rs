//! Re-embeds the web app when its bundle changes, and the book when its pages do.
fn main() {
    println!("cargo::rerun-if-changed=../web/dist");
    println!("cargo::rerun-if-changed=book");
}
