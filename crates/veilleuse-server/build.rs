//! Builds the page and compiles it in: `ASSETS` lists its files. The engine that plays without a server is taken up where
//! `cargo xtask engine` has built it from the same rules.
//!
//! Without Node, or with `VEILLEUSE_SKIP_WEB=1`, a plain page says how to build the real one.

use std::{
    env, fs,
    io::{self, Write},
    path::{Path, PathBuf},
    process::Command,
};

use flate2::{Compression, write::GzEncoder};

#[path = "../../xtask/src/sources.rs"]
mod sources;

const PLAIN: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Veilleuse</title>\
    <h1>Veilleuse</h1><p>The server runs, but this binary was built without its page.</p>\
    <p>Install Node (version 20 or newer) and build again: <code>cargo build --release</code>.</p>\n";

fn main() -> io::Result<()> {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let web = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../../web");
    println!("cargo:rerun-if-env-changed=VEILLEUSE_SKIP_WEB");
    println!("cargo:rerun-if-changed=build.rs");
    let pages = out.join("web");
    if pages.exists() {
        fs::remove_dir_all(&pages)?;
    }
    fs::create_dir_all(&pages)?;
    if !build_web(&web, &pages)? {
        fs::write(pages.join("index.html"), PLAIN)?;
    }
    take_engine(&out, &web.join(".."), &pages)?;
    let mut files = Vec::new();
    collect(&pages, &mut files)?;
    files.sort();
    let mut code = fs::File::create(out.join("assets.rs"))?;
    writeln!(code, "static ASSETS: &[Asset] = &[")?;
    for (number, file) in files.iter().enumerate() {
        write_asset(&mut code, &out, &pages, file, number)?;
    }
    writeln!(code, "];")
}

/// Puts the engine beside the page, where there is one of these very rules.
fn take_engine(out: &Path, root: &Path, pages: &Path) -> io::Result<()> {
    // The target folder is the one that cargo has marked, whether it has a folder for each platform or not.
    let target = out.ancestors().find(|folder| folder.join("CACHEDIR.TAG").exists());
    let offline = target.unwrap_or(out).join("offline");
    let stamp = offline.join("made");
    // There is an empty one where no engine is: cargo runs this again each time when what it watches is missing.
    if !stamp.exists() {
        fs::create_dir_all(&offline)?;
        fs::write(&stamp, "")?;
    }
    println!("cargo:rerun-if-changed={}", stamp.display());
    let made = fs::read_to_string(&stamp)?;
    if made.is_empty() {
        println!(
            "cargo:warning=without the engine that plays in a browser alone: cargo xtask engine builds it"
        );
        return Ok(());
    }
    for part in sources::parts(root)? {
        println!("cargo:rerun-if-changed={}", part.display());
    }
    if !made.starts_with(&sources::fingerprint(root)?) {
        println!(
            "cargo:warning=the engine for browsers has other rules and is left out: cargo xtask engine builds it anew"
        );
        return Ok(());
    }
    fs::create_dir_all(pages.join("offline"))?;
    let mut files = Vec::new();
    collect(&offline, &mut files)?;
    for file in files.iter().filter(|file| !file.ends_with("made")) {
        fs::copy(file, pages.join(file.strip_prefix(&offline).expect("found below the folder")))?;
    }
    let worker = pages.join("sw.js");
    if !worker.exists() {
        return Ok(());
    }
    // Another engine is another version of the page, which waits as any other does.
    fs::OpenOptions::new().append(true).open(worker)?.write_all(format!("// {made}\n").as_bytes())
}

/// Runs the page's own build. False when there is none to be had.
fn build_web(web: &Path, pages: &Path) -> io::Result<bool> {
    if env::var_os("VEILLEUSE_SKIP_WEB").is_some_and(|value| value != "0")
        || !web.join("package.json").exists()
    {
        return Ok(false);
    }
    for name in [
        "src",
        "public",
        "index.html",
        "package.json",
        "package-lock.json",
        "vite.config.ts",
        "svelte.config.js",
        "tsconfig.json",
        "scripts",
    ] {
        let path = web.join(name);
        if path.exists() {
            println!("cargo:rerun-if-changed={}", path.display());
        }
    }
    if !npm(web, &["--version"]) {
        println!(
            "cargo:warning=npm was not found, so the page is not built: install Node (version 20 or newer), or set VEILLEUSE_SKIP_WEB=1 to do without"
        );
        return Ok(false);
    }
    let installed = |file: &str| fs::metadata(web.join(file)).and_then(|data| data.modified()).ok();
    let stale = installed("node_modules/.package-lock.json") < installed("package-lock.json");
    let help = "run it in web/ to see why, or set VEILLEUSE_SKIP_WEB=1 to do without the page";
    if stale && !npm(web, &["ci", "--ignore-scripts", "--no-audit", "--no-fund"]) {
        return Err(io::Error::other(format!("`npm ci --ignore-scripts` failed; {help}")));
    }
    let folder = pages.to_str().ok_or_else(|| io::Error::other("the target folder has an odd name"))?;
    if !npm(web, &["run", "build", "--", "--outDir", folder, "--emptyOutDir"]) {
        return Err(io::Error::other(format!("`npm run build` failed; {help}")));
    }
    Ok(true)
}

fn npm(web: &Path, words: &[&str]) -> bool {
    let name = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let ran = Command::new(name).args(words).current_dir(web).output();
    match ran {
        Ok(output) if output.status.success() => true,
        Ok(output) => {
            eprintln!(
                "{}{}",
                String::from_utf8_lossy(&output.stdout),
                String::from_utf8_lossy(&output.stderr)
            );
            false
        }
        Err(_) => false,
    }
}

fn write_asset(
    code: &mut impl Write,
    out: &Path,
    pages: &Path,
    file: &Path,
    number: usize,
) -> io::Result<()> {
    let path = file.strip_prefix(pages).expect("found below the folder");
    let path = format!("/{}", path.to_str().expect("a plain path").replace('\\', "/"));
    let extension = file.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
    let (kind, pays) = match extension {
        "html" => ("text/html; charset=utf-8", true),
        "js" => ("text/javascript; charset=utf-8", true),
        "css" => ("text/css; charset=utf-8", true),
        "svg" => ("image/svg+xml", true),
        "json" => ("application/json", true),
        "webmanifest" => ("application/manifest+json", true),
        "txt" => ("text/plain; charset=utf-8", true),
        "woff2" => ("font/woff2", false),
        "wasm" => ("application/wasm", true),
        "pack" => ("application/octet-stream", true),
        "png" => ("image/png", false),
        "ico" => ("image/x-icon", false),
        _ => ("application/octet-stream", false),
    };
    let hashed = path.starts_with("/assets/") || path.starts_with("/offline/");
    let plain = fs::read(file)?;
    let mut gzip = "None".to_owned();
    if pays {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(&plain)?;
        let packed = encoder.finish()?;
        if packed.len() < plain.len() {
            let place = out.join(format!("asset-{number}.gz"));
            fs::write(&place, packed)?;
            gzip = format!("Some(include_bytes!({:?}))", place.to_str().expect("a plain path"));
        }
    }
    let file = file.to_str().expect("a plain path");
    writeln!(
        code,
        "    Asset {{ path: {path:?}, kind: {kind:?}, hashed: {hashed}, plain: include_bytes!({file:?}), gzip: {gzip} }},"
    )
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { collect(&path, files)? } else { files.push(path) }
    }
    Ok(())
}
