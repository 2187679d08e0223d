//! What may come into the house: licences and sources by `deny.toml`. Known weaknesses are looked up by `cargo xtask check`.

use std::{collections::BTreeSet, fs, process::Command};

use serde::Deserialize;
use spdx::{Expression, ParseMode};

use crate::{Done, root};

/// The part of `deny.toml` that is read here.
#[derive(Deserialize)]
struct Rules {
    licenses: Licences,
}

#[derive(Deserialize)]
struct Licences {
    allow: BTreeSet<String>,
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
    source: Option<String>,
}

/// Fails when a package has a licence or a source that is not allowed.
pub(crate) fn check() -> Done {
    let text = fs::read_to_string(root().join("deny.toml")).map_err(|error| format!("deny.toml: {error}"))?;
    let rules: Rules = toml::from_str(&text).map_err(|error| format!("deny.toml: {error}"))?;
    let output = Command::new("cargo")
        .args(["metadata", "--format-version", "1", "--locked"])
        .current_dir(root())
        .output()
        .map_err(|error| format!("cargo could not be started: {error}"))?;
    let metadata: Metadata = serde_json::from_slice(&output.stdout)
        .map_err(|error| format!("cargo metadata: {error}\n{}", String::from_utf8_lossy(&output.stderr)))?;
    let problems: Vec<String> =
        metadata.packages.iter().filter_map(|package| problem(package, &rules.licenses.allow)).collect();
    if problems.is_empty() { Ok(()) } else { Err(problems.join("\n")) }
}

/// Why a package may not come in.
fn problem(package: &Package, allowed: &BTreeSet<String>) -> Option<String> {
    let Package { name, version, license, source } = package;
    // Without a source it is one of ours.
    let source = source.as_ref()?;
    if !source.starts_with("registry+") {
        return Some(format!("{name} {version} comes from {source}, which is no registry"));
    }
    let Some(license) = license else { return Some(format!("{name} {version} names no licence")) };
    let Ok(expression) = Expression::parse_mode(license, ParseMode::LAX) else {
        return Some(format!("{name} {version}: the licence `{license}` cannot be read"));
    };
    let fits = expression.evaluate(|wanted| allowed.contains(&wanted.to_string()));
    (!fits).then(|| format!("{name} {version}: the licence `{license}` is not among those of deny.toml"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(license: Option<&str>, source: Option<&str>) -> Package {
        let owned = |word: Option<&str>| word.map(str::to_owned);
        Package {
            name: "thing".to_owned(),
            version: "1.0.0".to_owned(),
            license: owned(license),
            source: owned(source),
        }
    }

    #[test]
    fn only_known_licences_and_registries_come_in() {
        let allowed = BTreeSet::from(["MIT".to_owned(), "Apache-2.0 WITH LLVM-exception".to_owned()]);
        let registry = Some("registry+https://registry.example/index");
        let passes = |license, source| problem(&package(license, source), &allowed).is_none();
        assert!(passes(Some("MIT"), registry));
        assert!(passes(Some("GPL-3.0-only OR MIT"), registry));
        assert!(passes(Some("MIT/GPL-3.0"), registry));
        assert!(passes(Some("Apache-2.0 WITH LLVM-exception"), registry));
        assert!(passes(None, None), "our own");
        assert!(!passes(Some("GPL-3.0-only"), registry));
        assert!(!passes(Some("GPL-3.0-only AND MIT"), registry));
        assert!(!passes(Some("Apache-2.0"), registry));
        assert!(!passes(None, registry));
        assert!(!passes(Some("MIT"), Some("git+https://git.example/thing")));
    }
}
