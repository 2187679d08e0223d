//! Tables arranged by hand, bent out of shape: each is played or refused with a word, and none makes the rules panic.
//!
//! The tables are those of the title's scenarios. Numbers become other numbers, names other names of the same title,
//! lists longer and shorter, and fields come and go.

use std::{
    fs,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
};

use serde_json::{Map, Value};
use veilleuse_core::{Game, Match, Viewer};

use crate::{Luck, title};

/// Numbers that are likely to be too many.
const NUMBERS: [u64; 14] = [0, 1, 2, 3, 4, 5, 6, 7, 15, 20, 50, 99, 200, 255];
/// Inputs played on a table that was accepted.
const INPUTS: usize = 60;

/// What became of the bent tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bent {
    /// Not even an arrangement of the title.
    pub unread: u64,
    /// Refused with a word.
    pub refused: u64,
    /// Accepted and played on.
    pub played: u64,
}

/// Bends `count` tables of the title's scenarios and plays those that are accepted.
///
/// # Panics
/// If a table makes the rules panic: the message shows it.
#[track_caller]
pub fn none_panics<G: Game>(pack: &Arc<G::Pack>, seed: u64, count: u64) -> Bent {
    let tables = tables::<G>();
    assert!(!tables.is_empty(), "no scenario of {} has an arranged table", G::ID);
    let corpus = Corpus::of(&tables);
    let mut bent = Bent::default();
    for number in 0..count {
        let mut luck = Luck::part(seed, number);
        let (options, mut given) = luck.one(&tables).clone();
        for _ in 0..=luck.below(3) {
            corpus.bend(&mut given, &mut luck);
        }
        let shown = format!("{options}\n{given}");
        let Ok(options) = serde_json::from_value::<G::Options>(options) else { continue };
        let Ok(given) = serde_json::from_value::<G::Arrangement>(given) else {
            bent.unread += 1;
            continue;
        };
        let played = catch_unwind(AssertUnwindSafe(|| play::<G>(pack, options, &given, &mut luck)));
        match played {
            Ok(true) => bent.played += 1,
            Ok(false) => bent.refused += 1,
            Err(_) => panic!("this table makes {} panic:\n{shown}", G::ID),
        }
    }
    bent
}

/// Plays on if the table is accepted, and looks at it with all eyes.
fn play<G: Game>(
    pack: &Arc<G::Pack>,
    options: G::Options,
    given: &G::Arrangement,
    luck: &mut Luck,
) -> bool {
    let Ok(mut played) = Match::<G>::arranged(Arc::clone(pack), options, given) else { return false };
    for _ in 0..INPUTS {
        for viewer in played.seats().iter().map(Viewer::Seat).chain([Viewer::Public]) {
            let _ = played.view(viewer);
        }
        if !title::play_on(&mut played, luck) {
            break;
        }
    }
    true
}

/// The options and the arranged table of every scenario that has one.
fn tables<G: Game>() -> Vec<(Value, Value)> {
    let read = |file: &std::path::PathBuf| -> Option<(Value, Value)> {
        let text = fs::read_to_string(file).ok()?;
        let mut scenario: Map<String, Value> = toml::from_str(&text).ok()?;
        let options = scenario.remove("options").unwrap_or_else(|| Value::Object(Map::new()));
        Some((options, scenario.remove("given")?))
    };
    title::scenarios::<G>().iter().filter_map(read).collect()
}

/// Everything the scenarios name.
struct Corpus {
    words: Vec<String>,
    fields: Vec<(String, Value)>,
}

impl Corpus {
    fn of(tables: &[(Value, Value)]) -> Corpus {
        let mut corpus = Corpus { words: Vec::new(), fields: Vec::new() };
        tables.iter().for_each(|(_, given)| corpus.collect(given));
        corpus
    }

    fn collect(&mut self, value: &Value) {
        match value {
            Value::String(word) => self.words.push(word.clone()),
            Value::Array(things) => things.iter().for_each(|thing| self.collect(thing)),
            Value::Object(fields) => {
                for (name, value) in fields {
                    self.fields.push((name.clone(), value.clone()));
                    self.collect(value);
                }
            }
            _ => {}
        }
    }

    /// Changes something somewhere below.
    fn bend(&self, value: &mut Value, luck: &mut Luck) {
        match value {
            Value::Object(fields) if !fields.is_empty() && !luck.once_in(4) => {
                let nth = luck.below(fields.len() as u32) as usize;
                if let Some(inner) = fields.values_mut().nth(nth) {
                    self.bend(inner, luck);
                }
            }
            Value::Object(fields) if luck.once_in(3) => {
                let gone = fields.keys().nth(luck.below(fields.len().max(1) as u32) as usize).cloned();
                gone.map(|name| fields.remove(&name));
            }
            Value::Object(fields) => {
                let (name, value) = luck.one(&self.fields).clone();
                fields.insert(name, value);
            }
            Value::Array(things) if !things.is_empty() && !luck.once_in(3) => {
                let nth = luck.below(things.len() as u32) as usize;
                self.bend(&mut things[nth], luck);
            }
            Value::Array(things) => match (luck.below(3), things.first().cloned()) {
                (0, _) => things.clear(),
                (1, Some(first)) => things.extend(std::iter::repeat_n(first, 9)),
                _ => (0..=luck.below(7)).for_each(|_| things.push(Value::String(luck.one(&self.words).clone()))),
            },
            Value::String(word) => word.clone_from(luck.one(&self.words)),
            Value::Bool(flag) => *flag = !*flag,
            Value::Number(_) => *value = Value::from(*luck.one(&NUMBERS)),
            Value::Null => {}
        }
    }
}
