//! What a title sends to the page, in TypeScript: its views, its tellings, its actions.
//!
//! The types come from the JSON Schema that the Rust types derive under test. What is written for the page ([`Types`] as
//! text) is also what the JSON of played matches is held against ([`Types::admit`]), so the page cannot be promised what it
//! does not get.

mod form;
mod print;

use std::{collections::BTreeMap, env, fmt::Display, fs, sync::Arc};

use schemars::{JsonSchema, generate::SchemaSettings};
use serde_json::Value;
use veilleuse_core::{Game, Match, Viewer};
use veilleuse_pack::{PackFiles, Texts};

use self::form::{Field, Form};
use crate::{
    Broken, json,
    title::{files, read, root},
    walk::{play, walk},
};

/// The types of a title, by name.
pub struct Types {
    /// The crate they are made from.
    origin: String,
    named: BTreeMap<String, Named>,
}

struct Named {
    about: Option<String>,
    form: Form,
}

impl Types {
    /// The types of what this title sends.
    ///
    /// # Panics
    /// When a schema says less than TypeScript could, or says it in a way that is not known here.
    pub fn of<G: Game<View: JsonSchema, Told: JsonSchema, Action: JsonSchema>>() -> Types {
        let mut schemas = SchemaSettings::default().for_serialize().into_generator();
        schemas.subschema_for::<G::View>();
        schemas.subschema_for::<G::Told>();
        schemas.subschema_for::<G::Action>();
        let named = schemas.take_definitions(true).into_iter().map(|(name, schema)| {
            let form = Form::read(&schema).unwrap_or_else(|problem| panic!("{name}: {problem}"));
            (name, Named { about: form::about(&schema), form })
        });
        let mut types = Types { origin: format!("title-{}", G::ID), named: named.collect() };
        if let Some(outcome) = types.named.get_mut("Outcome") {
            outcome.form = outcomes(&G::endings());
        }
        types
    }

    /// Whether this value is of the type with this name; else where it is not.
    pub fn admit(&self, name: &str, value: &Value) -> Result<(), String> {
        let named = self.named.get(name).ok_or_else(|| format!("there is no type {name}"))?;
        named.form.admit(self, value, name)
    }

    fn form(&self, name: &str) -> &Form {
        &self.named.get(name).unwrap_or_else(|| panic!("a schema refers to {name}, which has none")).form
    }
}

/// How matches can end: for each result its reasons.
fn outcomes(endings: &[(&'static str, &'static str)]) -> Form {
    let mut reasons: BTreeMap<&str, Vec<Form>> = BTreeMap::new();
    for (result, reason) in endings {
        reasons.entry(result).or_default().push(Form::word(reason));
    }
    let outcome = |(result, reasons): (&str, Vec<Form>)| {
        let winners = Form::List(Box::new(Form::Named("Seat".to_owned())));
        Form::Fields(vec![
            Field::always("result", Form::word(result)),
            Field::always("reason", Form::one_of(reasons)),
            Field::always("winners", winners),
        ])
    };
    Form::one_of(reasons.into_iter().map(outcome).collect())
}

/// The page has the types of this title in `web/src/titles/ID/types.ts`, and all that is sent in random matches at these
/// tables is of them. With `UPDATE=1` the file is written first.
#[track_caller]
pub fn the_page_has_its_types<G, E: Display>(
    load: fn(&PackFiles, &Texts) -> Result<G::Pack, E>,
    tables: &[G::Options],
) where
    G: Game<View: JsonSchema, Told: JsonSchema, Action: JsonSchema>,
{
    let types = Types::of::<G>();
    let file = root("web/src/titles").join(G::ID).join("types.ts");
    let made = types.to_string();
    if env::var_os("UPDATE").is_some() {
        fs::write(&file, &made).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    assert!(kept == made, "web/src/titles/{}/types.ts is old: {}", G::ID, types.renewal());
    let pack = Arc::new(read(&files::<G>(), load));
    for (number, options) in tables.iter().enumerate() {
        let sent = all_sent_is_of::<G>(&types, &pack, options, number as u64);
        sent.unwrap_or_else(|broken| panic!("{options:?}\n{broken}"));
    }
}

/// One position in so many is compared: they are much alike.
const ONE_IN: u32 = 5;
/// What random matches follow from.
const SEED: u64 = 5;

fn all_sent_is_of<G: Game>(
    types: &Types,
    pack: &Arc<G::Pack>,
    options: &G::Options,
    number: u64,
) -> Result<(), Broken> {
    let played = walk::<G>(pack, options, SEED, number, |played, luck| {
        if !luck.once_in(ONE_IN) {
            return Ok(());
        }
        for viewer in everybody(played) {
            types.admit("View", &json::of(&played.view(viewer)))?;
        }
        for action in played.seats().iter().flat_map(|seat| played.choices(seat)) {
            types.admit("Action", &json::of(&action))?;
        }
        Ok(())
    })?;
    let mut again = played.rewound(0);
    for step in played.history() {
        let told = play(&mut again, step.input.clone()).and_then(|pages| {
            let mut lines = everybody(&played).flat_map(|viewer| &pages.of(viewer).lines);
            lines.try_for_each(|told| types.admit("Told", &json::of(told)))
        });
        told.map_err(|problem| Broken::at(SEED, number, &again, problem))?;
    }
    Ok(())
}

/// Every pair of eyes that is shown this match.
fn everybody<G: Game>(played: &Match<G>) -> impl Iterator<Item = Viewer> + use<G> {
    let seats: Vec<Viewer> = played.seats().iter().map(Viewer::Seat).collect();
    seats.into_iter().chain([Viewer::Public])
}
