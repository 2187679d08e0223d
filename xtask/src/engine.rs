//! The engine of the page: the same rules as a module for browsers, and what is played with it.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{
    Done, debian, root,
    run::{run, run_with, there},
    sources, target,
};

const TARGET: &str = "wasm32-unknown-unknown";

/// Which engine is built: one to be published, or one for the tests, which is built in less time.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Engine {
    Published,
    Quick,
}

impl Engine {
    const fn profile(self) -> &'static str {
        match self {
            Engine::Published => "engine",
            Engine::Quick => "engine-check",
        }
    }
}

/// Who can build for the target.
pub(crate) enum Toolchain {
    /// The usual compiler, which has the target's standard library.
    Usual,
    /// Debian's compiler for browsers, which builds the standard library as well.
    Debian,
}

/// `cargo xtask engine`: builds it into `target/offline`; `--quick` as the tests do, `--prove N` and plays N matches a title
/// against this machine.
pub(crate) fn engine(words: &[&str]) -> Done {
    match words {
        [] => build(Engine::Published),
        ["--quick"] => build(Engine::Quick),
        ["--prove", matches] => {
            build(Engine::Published)?;
            let natives = ["-p", "veilleuse-wasm", "-p", "veilleuse-lab-wasm", "--examples"];
            run("cargo", &[&["build", "--release"], &natives[..]].concat())?;
            prove("release", matches)
        }
        _ => Err("cargo xtask engine [--quick | --prove MATCHES]".to_owned()),
    }
}

/// Builds the engine, its packs and what names them, unless they are there and fit.
pub(crate) fn build(engine: Engine) -> Done {
    let out = target().join("offline");
    let sources =
        sources::fingerprint(&root()).map_err(|error| format!("the sources cannot be read: {error}"))?;
    let made = format!("{sources} {}", engine.profile());
    let stamp = out.join("made");
    // One to be published does for the tests as well.
    let published = format!("{sources} {}", Engine::Published.profile());
    if fs::read_to_string(&stamp).is_ok_and(|known| known == made || known == published) {
        println!("\nThe engine in {} is built.", out.display());
        return Ok(());
    }
    let modules = compile(engine)?;
    let [module, lab] = ["veilleuse_wasm.wasm", "veilleuse_lab_wasm.wasm"].map(|name| modules.join(name));
    let words = [module, lab, root(), out].map(|path| path.display().to_string());
    let script = root().join("web/engine/make.mjs").display().to_string();
    let quick: &[&str] = if engine == Engine::Quick { &["--quick"] } else { &[] };
    let words = [&[script.as_str()], &words.each_ref().map(String::as_str)[..], &[&sources], quick].concat();
    run("node", &words)?;
    fs::write(&stamp, made).map_err(|error| format!("{}: {error}", stamp.display()))
}

/// Replays in Node, and matches and grids against the same rules on this machine.
pub(crate) fn prove(profile: &str, matches: &str) -> Done {
    let script = root().join("web/engine/prove.mjs").display().to_string();
    let examples = target().join(profile).join("examples");
    let [native, lab] = ["native", "native-lab"].map(|name| examples.join(name).display().to_string());
    let (offline, root) = (target().join("offline").display().to_string(), root().display().to_string());
    run("node", &[&script, &offline, &root, &native, &lab, matches])
}

/// The folder with the engine and the laboratory.
fn compile(engine: Engine) -> Result<PathBuf, String> {
    let folder = target().join("engine");
    let built = folder.join(TARGET).join(engine.profile());
    let folder = folder.display().to_string();
    let modules = ["-p", "veilleuse-wasm", "-p", "veilleuse-lab-wasm", "--lib"];
    let build = [&["build", "--target", TARGET, "--profile", engine.profile()], &modules[..]].concat();
    match toolchain()? {
        Toolchain::Usual => run_with("cargo", &build, &[("CARGO_TARGET_DIR", &folder)])?,
        Toolchain::Debian => {
            let std = ["-Zbuild-std=std,panic_abort", "-Zbuild-std-features=optimize_for_size"];
            let words = [&build[..], &std].concat();
            let variables = [
                ("CARGO_TARGET_DIR", folder.as_str()),
                ("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld-19"),
                ("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", NOTHING_TO_SAY),
                ("RUSTC", DEBIAN_RUSTC),
                // The standard library is built with what it may use and others may not.
                ("RUSTC_BOOTSTRAP", "1"),
            ];
            run_with(DEBIAN_CARGO, &words, &variables)?;
        }
    }
    Ok(built)
}

/// Nobody hears what a module says that breaks: where the standard library is built too, neither it nor anything else carries the
/// words for that.
const NOTHING_TO_SAY: &str =
    "-Zlocation-detail=none -Zfmt-debug=none -Zunstable-options -Cpanic=immediate-abort";

const DEBIAN_CARGO: &str = "/usr/bin/cargo";
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "lld-19"];

/// Whoever can build for the target, after trying to install Debian's packages where that is possible.
pub(crate) fn toolchain() -> Result<Toolchain, String> {
    if has_target() {
        return Ok(Toolchain::Usual);
    }
    if !has_debian() && is_root() {
        debian::install("Debian's compiler for browsers", &DEBIAN);
    }
    if has_debian() {
        return Ok(Toolchain::Debian);
    }
    Err(format!(
        "the engine of the page needs a compiler for {TARGET}: rustup target add {TARGET}; or, on Debian without rustup, \
         apt-get install {}. The server runs without it (cargo run --release), and the check leaves it out with \
         cargo xtask check --without wasm",
        DEBIAN.join(" ")
    ))
}

/// Whether the usual compiler has the target's standard library.
fn has_target() -> bool {
    let asked = Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output();
    asked.is_ok_and(|answer| Path::new(String::from_utf8_lossy(&answer.stdout).trim()).is_dir())
}

fn has_debian() -> bool {
    let sources = Path::new("/usr/lib/rustlib/src/rust/library/std/Cargo.toml").exists();
    sources
        && there("wasm-ld-19", &["--version"])
        && there(DEBIAN_RUSTC, &["--version"])
        && there(DEBIAN_CARGO, &["--version"])
}

fn is_root() -> bool {
    let asked = Command::new("id").arg("-u").output();
    asked.is_ok_and(|answer| answer.stdout.trim_ascii() == b"0") && env::consts::OS == "linux"
}
