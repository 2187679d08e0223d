//! What the tests need from Debian's packages.

use crate::{
    root,
    run::{run_in_with, there},
};

/// Installs these packages where that is possible. Whoever needs them looks afterwards whether they are there.
pub(crate) fn install(what: &str, packages: &[&str]) {
    if !there("apt-get", &["--version"]) {
        return;
    }
    println!("\nInstalling {what} …");
    let quiet = [("DEBIAN_FRONTEND", "noninteractive")];
    let words = [&["install", "-y", "-qq"][..], packages].concat();
    let installed = run_in_with(&root(), "apt-get", &["update", "-qq"], &quiet)
        .and_then(|()| run_in_with(&root(), "apt-get", &words, &quiet));
    if let Err(problem) = installed {
        println!("{problem}");
    }
}
