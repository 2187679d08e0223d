//! The page: its own checks, and whole matches in a real browser.

use std::{fs, path::Path};

use crate::{
    Done, debian, root,
    run::{run_in, run_in_with, there},
    site, target,
};

/// Types, templates, lints and unit tests; tables at the binary that the tests have built, and on the engine where there is one.
pub(crate) fn check(wasm: bool) -> Done {
    let web = root().join("web");
    install()?;
    run_in(&web, "npm", &["run", "check"])?;
    let offline = target().join("offline").display().to_string();
    let binary = target().join("debug/veilleuse").display().to_string();
    let mut around = vec![("VEILLEUSE_BIN", binary.as_str())];
    if wasm {
        around.push(("VEILLEUSE_OFFLINE", &offline));
    }
    run_in_with(&web, "npm", &["test"], &around)
}

/// What the page is made with.
pub(crate) fn install() -> Done {
    let web = root().join("web");
    if !there("npm", &["--version"]) {
        return Err(
            "Node is missing (version 20 or newer): the page cannot be built or tested without it".into()
        );
    }
    if !web.join("node_modules").exists() {
        run_in(&web, "npm", &["ci", "--ignore-scripts"])?;
    }
    Ok(())
}

/// Fails when there is no Chromium, after trying to install one.
pub(crate) fn needs_chromium() -> Done {
    if chromium() {
        return Ok(());
    }
    Err("Chromium is missing and could not be installed, so the browser tests cannot run. Install it (on Debian: apt-get \
         install chromium), or leave them out: cargo xtask check --no-browser"
        .into())
}

/// Plays in Chromium against the binary that the tests have built, with a database of its own.
pub(crate) fn browser(wasm: bool) -> Done {
    let binary = target().join("debug/veilleuse").display().to_string();
    let data = target().join("browser");
    if data.exists() {
        fs::remove_dir_all(&data).map_err(|error| format!("{} is in the way: {error}", data.display()))?;
    }
    let data = data.display();
    let serve = format!("{binary} serve --data {data} --brisk --log error --listen 127.0.0.1:7979");
    let mut environment = vec![("VEILLEUSE_SERVE", serve.as_str()), ("VEILLEUSE_BIN", binary.as_str())];
    let site = target().join("site").display().to_string();
    if wasm {
        site::site(&["--quick"])?;
        environment.push(("VEILLEUSE_SITE", &site));
    }
    run_in_with(&root().join("web"), "npx", &["playwright", "test"], &environment)
}

/// The other browsers that would be tried if they were installed.
pub(crate) fn other_browsers() -> Option<String> {
    let exists = |path: &&str| Path::new(path).exists();
    let firefox = ["/usr/bin/firefox-esr", "/usr/bin/firefox"].iter().any(exists);
    let webkit = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"].iter().all(exists);
    let untried = [
        (!firefox).then_some("Firefox (on Debian: apt-get install firefox-esr)"),
        (!webkit).then_some("WebKit (on Debian: apt-get install webkit2gtk-driver xvfb)"),
    ];
    let untried: Vec<&str> = untried.into_iter().flatten().collect();
    (!untried.is_empty()).then(|| format!("the site in {}", untried.join(", nor in ")))
}

/// Takes pictures of every screen, at every size and in both themes, and a page that shows them: `target/shots/index.html`.
/// Words such as `numeville`, `390`, `light` or `lobby` narrow it down. It needs a program that is built.
pub(crate) fn shots(words: &[&str]) -> Done {
    if !chromium() {
        return Err("Chromium is missing and could not be installed, so no picture can be taken".into());
    }
    let built = ["release", "debug"].map(|profile| target().join(profile).join("veilleuse"));
    let Some(binary) = built.iter().find(|path| path.exists()) else {
        return Err("the program is not built yet: cargo build --release".into());
    };
    let (binary, out, words) =
        (binary.display().to_string(), target().join("shots").display().to_string(), words.join(" "));
    let serve = format!("{binary} serve --memory --brisk --log error --listen 127.0.0.1:7979");
    let environment = [
        ("VEILLEUSE_SERVE", serve.as_str()),
        ("VEILLEUSE_BIN", &binary),
        ("VEILLEUSE_SHOTS", &words),
        ("VEILLEUSE_SHOTS_OUT", &out),
    ];
    let sweep = ["playwright", "test", "--config", "shots/playwright.config.ts"];
    run_in_with(&root().join("web"), "npx", &sweep, &environment)
}

/// Whether there is a Chromium, after trying to install one where that is possible.
fn chromium() -> bool {
    let found = || {
        ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
            .iter()
            .any(|path| Path::new(path).exists())
    };
    if !found() {
        debian::install("Chromium for the browser tests", &["chromium"]);
    }
    found()
}
