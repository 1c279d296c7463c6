//! Embeds the web app again when its bundle changed.
fn main() {
    println!("cargo::rerun-if-changed=../web/dist");
}
