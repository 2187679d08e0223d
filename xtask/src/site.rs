//! The static site: the page, the engine and the packs, for any web host.

use std::path::PathBuf;

use crate::{
    Done,
    engine::{self, Engine},
    root,
    run::{run, run_in},
    target, web,
};

/// `cargo xtask site [--out DIR] [--quick]`: into `target/site` unless said otherwise; with the engine of the tests if that
/// will do.
pub(crate) fn site(words: &[&str]) -> Done {
    let (mut out, mut kind) = (target().join("site"), Engine::Published);
    let mut words = words.iter();
    while let Some(word) = words.next() {
        match (*word, words.as_slice().first()) {
            ("--out", Some(folder)) => {
                out = PathBuf::from(folder);
                words.next();
            }
            ("--quick", _) => kind = Engine::Quick,
            _ => return Err("cargo xtask site [--out DIR] [--quick]".to_owned()),
        }
    }
    engine::build(kind)?;
    web::install()?;
    let folder = std::path::absolute(&out).map_err(|error| format!("{}: {error}", out.display()))?;
    let folder = folder.display().to_string();
    let page = ["run", "build", "--", "--base", "./", "--outDir", &folder, "--emptyOutDir"];
    run_in(&root().join("web"), "npm", &page)?;
    let script = root().join("web/engine/site.mjs").display().to_string();
    let offline = target().join("offline").display().to_string();
    let quick: &[&str] = if kind == Engine::Quick { &["--quick"] } else { &[] };
    run("node", &[&[script.as_str(), &folder, &offline], quick].concat())?;
    println!("\nThe site is in {folder}: give it to any web host.");
    Ok(())
}
