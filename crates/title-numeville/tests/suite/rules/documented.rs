//! Whoever writes a scenario finds everything on its page.

use std::{collections::BTreeSet, fs, path::Path};

use serde_json::Value;
use title_numeville::Numeville;
use veilleuse_testkit::{Luck, title};

use crate::common::{all_tables, begin, play_on};

/// Adds the names of all fields in a view.
fn fields(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(object) => {
            for (name, value) in object {
                found.insert(name.clone());
                fields(value, found);
            }
        }
        Value::Array(values) => values.iter().for_each(|value| fields(value, found)),
        _ => {}
    }
}

/// Whether the page names this between backticks, alone or as the end of a path.
fn names(page: &str, word: &str) -> bool {
    page.split('`').skip(1).step_by(2).any(|code| {
        code.split(|letter: char| !letter.is_alphanumeric() && letter != '_').any(|part| part == word)
    })
}

#[test]
fn every_path_decision_and_told_thing_is_documented() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/arrangements/numeville.md");
    let page = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let mut words = BTreeSet::new();
    for (number, options) in all_tables().into_iter().enumerate() {
        let mut luck = Luck::part(51, number as u64);
        let mut played = begin(options);
        while play_on(&mut played, &mut luck) {
            let view = serde_json::to_value(played.view_everything());
            fields(&view.unwrap_or_else(|error| panic!("{error}")), &mut words);
        }
    }
    assert!(words.len() > 60, "{words:?}");
    words.extend(title::told_tags::<Numeville>());
    let missing: Vec<&String> = words.iter().filter(|word| !names(&page, word)).collect();
    assert!(missing.is_empty(), "{} does not say what these are: {missing:?}", file.display());
}
