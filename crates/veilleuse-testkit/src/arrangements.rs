//! Tables arranged by hand, bent out of shape: each is played or refused with a word, and none makes the rules panic.
//!
//! The tables are those of the title's scenarios. Numbers become other numbers, names other names of the same title,
//! lists longer and shorter, and fields come and go.

use std::{
    collections::BTreeMap,
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
            corpus.bend("", &mut given, &mut luck);
        }
        let shown = format!("{options}\n{given}");
        let Ok(options) = serde_json::from_value::<G::Options>(options) else { continue };
        let Ok(given) = serde_json::from_value::<G::Arrangement>(given) else {
            bent.unread += 1;
            continue;
        };
        let played = catch_unwind(AssertUnwindSafe(|| play::<G>(pack, options, &given, &mut luck)));
        let Ok(played) = played else { panic!("this table makes {} panic:\n{shown}", G::ID) };
        if played {
            bent.played += 1;
        } else {
            bent.refused += 1;
        }
    }
    bent
}

/// Plays on if the table is accepted, and looks at it with all eyes.
fn play<G: Game>(pack: &Arc<G::Pack>, options: G::Options, given: &G::Arrangement, luck: &mut Luck) -> bool {
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

/// Everything the scenarios name, by where it stands.
#[derive(Default)]
struct Corpus {
    /// Words that look alike: by their first letter and their length.
    words: BTreeMap<(Option<char>, usize), Vec<String>>,
    /// Fields of the objects that stand at a place.
    fields: BTreeMap<String, Vec<(String, Value)>>,
}

fn shape(word: &str) -> (Option<char>, usize) {
    (word.chars().next(), word.len())
}

impl Corpus {
    fn of(tables: &[(Value, Value)]) -> Corpus {
        let mut corpus = Corpus::default();
        for (_, given) in tables {
            corpus.collect("", given);
        }
        corpus
    }

    fn collect(&mut self, at: &str, value: &Value) {
        match value {
            Value::String(word) => self.words.entry(shape(word)).or_default().push(word.clone()),
            Value::Array(things) => things.iter().for_each(|thing| self.collect(at, thing)),
            Value::Object(fields) => {
                for (name, value) in fields {
                    let field = (name.clone(), value.clone());
                    self.fields.entry(at.to_owned()).or_default().push(field);
                    self.collect(&format!("{at}.{name}"), value);
                }
            }
            _ => {}
        }
    }

    /// A word like this one, or now and then any.
    fn word(&self, like: &str, luck: &mut Luck) -> Value {
        let alike = self.words.get(&shape(like)).filter(|_| !luck.once_in(6));
        let any = || self.words.values().flatten().cloned().collect();
        let words: Vec<String> = alike.cloned().unwrap_or_else(any);
        Value::String(luck.one(&words).clone())
    }

    /// Changes something somewhere below.
    fn bend(&self, at: &str, value: &mut Value, luck: &mut Luck) {
        match value {
            Value::Object(fields) if !fields.is_empty() && !luck.once_in(4) => {
                let nth = luck.below(fields.len() as u32) as usize;
                if let Some((name, inner)) = fields.iter_mut().nth(nth) {
                    self.bend(&format!("{at}.{name}"), inner, luck);
                }
            }
            Value::Object(fields) if !fields.is_empty() && luck.once_in(3) => {
                let gone = fields.keys().nth(luck.below(fields.len() as u32) as usize).cloned();
                gone.map(|name| fields.remove(&name));
            }
            Value::Object(fields) => {
                if let Some(known) = self.fields.get(at) {
                    let (name, value) = luck.one(known).clone();
                    fields.insert(name, value);
                }
            }
            Value::Array(things) if !things.is_empty() && !luck.once_in(3) => {
                let nth = luck.below(things.len() as u32) as usize;
                self.bend(at, &mut things[nth], luck);
            }
            Value::Array(things) => match (luck.below(3), things.first().cloned()) {
                (0, _) | (_, None) => things.clear(),
                (1, Some(first)) => things.extend(std::iter::repeat_n(first, 9)),
                (_, Some(Value::String(first))) => {
                    (0..=luck.below(7)).for_each(|_| things.push(self.word(&first, luck)));
                }
                (_, Some(first)) => things.push(first),
            },
            Value::String(word) => *value = self.word(&word.clone(), luck),
            Value::Bool(flag) => *flag = !*flag,
            Value::Number(_) => *value = Value::from(*luck.one(&NUMBERS)),
            Value::Null => {}
        }
    }
}
