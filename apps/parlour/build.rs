//! Re-embeds the web app when its bundle changes.
fn main() {
    println!("cargo::rerun-if-changed=../web/dist");
}
