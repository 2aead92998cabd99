//! The site is embedded from `web/dist`: built anew whenever a file there comes or goes.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=../../web/dist");
}
