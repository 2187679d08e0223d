//! Instruction counts, which do not depend on what else the machine does.

use std::{collections::BTreeMap, fs, process::Command};

use veilleuse_titles::{Mode, Title};

use crate::{Done, root, succeeds, target};

/// How much more than the committed count a bench may need before the gate closes, in percent.
const TOLERANCE: u64 = 3;

/// Counts the instructions of a thousand random matches of each title and mode and compares them with
/// `benches/instructions.json`. Counts do not depend on what else the machine does.
pub(crate) fn count_all(bless: bool) -> Done {
    if !succeeds("valgrind", &["--version"]) {
        return Err("Valgrind is missing; install it (on Debian: apt-get install valgrind)".into());
    }
    if !succeeds("cargo", &["build", "--release", "--package", "veilleuse"]) {
        return Err("the release build failed".into());
    }
    let file = root().join("benches/instructions.json");
    let mut committed: BTreeMap<String, u64> = match fs::read_to_string(&file) {
        Ok(text) => serde_json::from_str(&text).map_err(|error| format!("{}: {error}", file.display()))?,
        Err(_) => BTreeMap::new(),
    };
    let mut slower = Vec::new();
    for title in Title::ALL {
        let modes = veilleuse_titles::with_title!(title, G => {
            use veilleuse_titles::Playable;
            <G as Playable>::catalogue().modes
        });
        for mode in modes {
            let name = format!("{title}/{}", mode.id);
            // The difference of two runs: what loading costs falls out.
            let each = (count(title, &mode, 2_000)? - count(title, &mode, 1_000)?) / 1_000;
            let before = committed.get(&name).copied();
            let change =
                before.map_or(String::new(), |b| format!("{:+.1} %", (each as f64 / b as f64 - 1.0) * 100.0));
            println!("{name:<40} {each:>9} instructions a match  {change}");
            if before.is_some_and(|before| each * 100 > before * (100 + TOLERANCE)) {
                slower.push(name.clone());
            }
            committed.insert(name, each);
        }
    }
    if bless {
        fs::create_dir_all(root().join("benches")).map_err(|error| error.to_string())?;
        let text = serde_json::to_string_pretty(&committed).map_err(|error| error.to_string())?;
        return fs::write(&file, text + "\n").map_err(|error| error.to_string());
    }
    if slower.is_empty() {
        Ok(())
    } else {
        Err(format!(
            "slower than committed: {}; make it faster, or run with --bless and say why",
            slower.join(", ")
        ))
    }
}

fn count(title: Title, mode: &Mode, matches: u32) -> Result<u64, String> {
    let (matches, seats) = (matches.to_string(), mode.seats.usual.to_string());
    let binary = target().join("release/veilleuse").display().to_string();
    let arguments = [
        "--tool=callgrind",
        "--callgrind-out-file=/dev/null",
        &binary,
        "sim",
        title.id(),
        "--mode",
        mode.id,
        "--seats",
        &seats,
        "--bots",
        "random",
        "--matches",
        &matches,
        "--seed",
        "1",
        "--threads",
        "1",
        "--json",
    ];
    let output = Command::new("valgrind").args(arguments).current_dir(root()).output();
    let output = output.map_err(|error| format!("valgrind could not be started: {error}"))?;
    let said = String::from_utf8_lossy(&output.stderr);
    let collected = said.lines().find_map(|line| line.split("Collected : ").nth(1)?.trim().parse().ok());
    collected.ok_or_else(|| format!("valgrind counted nothing:\n{said}"))
}
