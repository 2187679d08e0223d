//! Plays every scenario of the title.

mod common;

use std::{
    fs,
    path::{Path, PathBuf},
};

use title_terror_below::TerrorBelow;
use veilleuse_pack::RuleBook;
use veilleuse_testkit::scenario::{ScenarioHeader, run_file};

fn scenarios(folder: &Path, found: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for entry in entries {
        let path = entry.unwrap_or_else(|error| panic!("{}: {error}", folder.display())).path();
        if path.is_dir() {
            scenarios(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "toml") {
            found.push(path);
        }
    }
    found.sort();
}

fn all() -> Vec<PathBuf> {
    let mut found = Vec::new();
    scenarios(&common::root("scenarios/terror-below"), &mut found);
    assert!(found.len() > 90, "scenarios are missing: {}", found.len());
    found
}

#[test]
fn every_scenario_holds() {
    let failures: Vec<String> = all()
        .iter()
        .filter_map(|file| run_file::<TerrorBelow>(common::pack(), file).err())
        .map(|failure| failure.to_string())
        .collect();
    assert!(failures.is_empty(), "{} scenarios fail\n\n{}", failures.len(), failures.join("\n\n"));
}

#[test]
fn every_scenario_names_known_rules_and_what_it_shows() {
    let book = RuleBook::load(&common::files()).unwrap_or_else(|problems| panic!("{problems}"));
    for file in all() {
        let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let name = file.display().to_string();
        let header = ScenarioHeader::parse(&name, &text).unwrap_or_else(|failure| panic!("{failure}"));
        assert!(!header.about.is_empty(), "{name} says nothing about itself");
        assert!(!header.rules.is_empty(), "{name} cites no rule");
        for id in &header.rules {
            assert!(
                book.rule(id).is_some() || book.ruling(id).is_some(),
                "{name} cites {id}, which is not in the book"
            );
        }
    }
}
