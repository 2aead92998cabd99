//! A release build holds the site (`web/dist`): it is built anew whenever a file there comes or goes.
//! A debug build reads the folder while it runs.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    if std::env::var("PROFILE").as_deref() == Ok("release") {
        println!("cargo:rerun-if-changed=../../web/dist");
    }
}
