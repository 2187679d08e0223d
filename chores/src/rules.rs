//! Which test proves which rule, and which content has been seen.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};
use veilleuse_testkit::scenario::ScenarioHeader;
use veilleuse_titles::{Loaded, Playable, Title, with_title};

use crate::{Done, root, target};

/// What is known about one title.
#[derive(Serialize, Debug)]
pub(crate) struct Coverage {
    title: String,
    /// Every rule id that states a mechanic.
    rules: Vec<String>,
    /// Those cited by a test or a scenario.
    covered: Vec<String>,
    /// Those cited by none.
    missing: Vec<String>,
    /// Ids that state no mechanic, with the reason.
    notes: BTreeMap<String, String>,
    /// Where each id is cited.
    cited: BTreeMap<String, BTreeSet<String>>,
    content: Content,
}

/// What the exhaustive runner has seen.
#[derive(Serialize, Debug, Default)]
struct Content {
    items: usize,
    seen: usize,
    unseen: Vec<String>,
    /// Whether the runner has been run since the last clean build.
    measured: bool,
}

/// The report of the exhaustive runner, as its test writes it.
#[derive(Deserialize)]
struct SeenFile {
    content: BTreeMap<String, u64>,
}

pub(crate) fn all() -> Result<Vec<Coverage>, String> {
    Title::ALL.into_iter().map(|title| with_title!(title, G => coverage::<G>())).collect()
}

/// Fails when a rule has no test or a piece of content has never been seen.
pub(crate) fn check() -> Done {
    for coverage in all()? {
        let (covered, rules) = (coverage.covered.len(), coverage.rules.len());
        println!("{}: {covered} of {rules} rules covered", coverage.title);
        if !coverage.missing.is_empty() {
            return Err(format!("no test cites {}", coverage.missing.join(", ")));
        }
        if !coverage.content.measured {
            return Err(format!("{}: no exhaustive run has been written", coverage.title));
        }
        if !coverage.content.unseen.is_empty() {
            return Err(format!("never seen: {}", coverage.content.unseen.join(", ")));
        }
    }
    Ok(())
}

pub(crate) fn print_json() -> Done {
    let text = serde_json::to_string_pretty(&all()?).map_err(|error| error.to_string())?;
    println!("{text}");
    Ok(())
}

pub(crate) fn print_table() -> Done {
    for coverage in all()? {
        println!("{}", coverage.title);
        for rule in &coverage.rules {
            let where_cited = coverage.cited.get(rule).map_or_else(String::new, |places| {
                let shown: Vec<&str> = places.iter().take(3).map(String::as_str).collect();
                let more = places.len().saturating_sub(shown.len());
                let more = if more > 0 { format!(" (+{more})") } else { String::new() };
                shown.join(", ") + &more
            });
            println!("  {rule:<16} {}", if where_cited.is_empty() { "— no test" } else { &where_cited });
        }
        for (rule, note) in &coverage.notes {
            println!("  {rule:<16} note: {note}");
        }
        let content = &coverage.content;
        println!(
            "  {} of {} rules covered, {} notes; {}",
            coverage.covered.len(),
            coverage.rules.len(),
            coverage.notes.len(),
            if content.measured {
                format!("{} of {} pieces of content seen", content.seen, content.items)
            } else {
                "content not measured yet: run the tests".to_owned()
            }
        );
    }
    Ok(())
}

fn coverage<G: Playable>() -> Result<Coverage, String> {
    let loaded = Loaded::<G>::embedded();
    let mut notes = BTreeMap::new();
    let mut rules = Vec::new();
    for rule in loaded.rules.rules() {
        match &rule.note {
            Some(note) => {
                notes.insert(rule.id.clone(), note.clone());
            }
            None => rules.push(rule.id.clone()),
        }
    }
    let cited = citations::<G>()?;
    let known: BTreeSet<&str> = loaded
        .rules
        .rules()
        .iter()
        .map(|rule| rule.id.as_str())
        .chain(loaded.rules.rulings().iter().map(|ruling| ruling.id.as_str()))
        .collect();
    if let Some((id, places)) = cited.iter().find(|(id, _)| !known.contains(id.as_str())) {
        return Err(format!(
            "{} cites {id}, which rules.toml does not know",
            places.iter().next().unwrap_or(id)
        ));
    }
    let (covered, missing) = rules.iter().cloned().partition(|rule| cited.contains_key(rule));
    Ok(Coverage {
        title: G::ID.to_owned(),
        covered,
        missing,
        notes,
        cited,
        rules,
        content: content::<G>(&loaded),
    })
}

fn content<G: Playable>(loaded: &Loaded<G>) -> Content {
    let all = G::all_content(&loaded.pack);
    let file = target().join("seen").join(format!("{}.json", G::ID));
    let seen: Option<SeenFile> =
        fs::read_to_string(file).ok().and_then(|text| serde_json::from_str(&text).ok());
    let Some(seen) = seen else { return Content { items: all.len(), ..Content::default() } };
    let unseen: Vec<String> =
        all.iter().filter(|id| seen.content.get(*id).is_none_or(|times| *times == 0)).cloned().collect();
    Content { items: all.len(), seen: all.len() - unseen.len(), unseen, measured: true }
}

/// Every id cited by a scenario's `rules` or by the doc comment of a test.
fn citations<G: Playable>() -> Result<BTreeMap<String, BTreeSet<String>>, String> {
    let mut cited: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut files = Vec::new();
    collect(&root().join("scenarios").join(G::ID), "toml", &mut files);
    for file in &files {
        let name = shown(file);
        let text = fs::read_to_string(file).map_err(|error| format!("{name}: {error}"))?;
        let header = ScenarioHeader::parse(&name, &text).map_err(|failure| failure.to_string())?;
        for rule in header.rules {
            cited.entry(rule).or_default().insert(name.clone());
        }
    }
    let mut sources = Vec::new();
    collect(&root().join("crates").join(format!("title-{}", G::ID)), "rs", &mut sources);
    let prefix = id_prefix::<G>();
    for file in &sources {
        let name = shown(file);
        let text = fs::read_to_string(file).map_err(|error| format!("{name}: {error}"))?;
        for (test, comment) in tests(&text) {
            for id in ids(&comment, &prefix) {
                cited.entry(id).or_default().insert(format!("{name}::{test}"));
            }
        }
    }
    Ok(cited)
}

/// The letters all ids of a title begin with, such as `NU-`.
fn id_prefix<G: Playable>() -> String {
    let loaded = Loaded::<G>::embedded();
    let first = loaded.rules.rules().first().map_or("", |rule| rule.id.as_str());
    first.split('-').next().unwrap_or_default().to_owned() + "-"
}

/// The tests of a file with their doc comments.
fn tests(text: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let (mut comment, mut is_test) = (String::new(), false);
    for line in text.lines().map(str::trim) {
        if let Some(words) = line.strip_prefix("///") {
            comment.push_str(words);
        } else if line.starts_with("#[test]") {
            is_test = true;
        } else if !line.starts_with("#[") {
            if let (true, Some(name)) = (is_test, line.strip_prefix("fn ")) {
                let name = name.split('(').next().unwrap_or_default();
                found.push((name.to_owned(), std::mem::take(&mut comment)));
            }
            comment.clear();
            is_test = false;
        }
    }
    found
}

/// The rule ids in a comment: prefix, letters, digits.
fn ids(comment: &str, prefix: &str) -> BTreeSet<String> {
    let is_id_part = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-';
    let words = comment.split(|c: char| !is_id_part(c)).map(|word| word.trim_matches('-'));
    words
        .filter(|word| word.starts_with(prefix) && word.ends_with(|c: char| c.is_ascii_digit()))
        .map(str::to_owned)
        .collect()
}

fn collect(folder: &Path, extension: &str, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    let mut entries: Vec<PathBuf> =
        entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    entries.sort();
    for entry in entries {
        if entry.is_dir() {
            collect(&entry, extension, files);
        } else if entry.extension().is_some_and(|found| found == extension) {
            files.push(entry);
        }
    }
}

/// A path below the root, with slashes.
fn shown(file: &Path) -> String {
    let path = file.strip_prefix(root()).unwrap_or(file);
    path.display().to_string().replace('\\', "/")
}
