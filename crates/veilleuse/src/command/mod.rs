//! One module per command.

pub(crate) mod analyse;
pub(crate) mod bench;
pub(crate) mod bench_server;
pub(crate) mod completions;
pub(crate) mod data;
pub(crate) mod engine;
pub(crate) mod lab;
pub(crate) mod learn;
pub(crate) mod pack;
pub(crate) mod play;
pub(crate) mod puzzle;
pub(crate) mod replay;
pub(crate) mod scenario;
pub(crate) mod serve;
pub(crate) mod sim;
pub(crate) mod stores;
pub(crate) mod titles;
pub(crate) mod verify;

use std::path::Path;

use veilleuse_core::{Refusal, Seat};
use veilleuse_pack::{Lang, Texts};
use veilleuse_record::PackStamp;
use veilleuse_titles::{Loaded, Playable};

use crate::{cli::TableArgs, fail::Failure};

/// The version of the rules a match file names.
pub(crate) const RULES_VERSION: &str = env!("CARGO_PKG_VERSION");

/// A title with the embedded pack or one in a folder.
pub(crate) fn load<G: Playable>(folder: Option<&Path>) -> Result<Loaded<G>, Failure> {
    match folder {
        None => Ok(Loaded::embedded()),
        Some(folder) => Ok(Loaded::from_dir(folder)?),
    }
}

/// The options of a table, checked by the title. Who names a mode and no number of seats gets the usual one.
pub(crate) fn table_options<G: Playable>(table: &TableArgs) -> Result<G::Options, Failure> {
    let mut named = table.named()?;
    let mode = G::catalogue().modes.into_iter().find(|mode| named["mode"] == mode.id);
    if let (Some(mode), true) = (mode, named["seats"].is_null()) {
        named["seats"] = mode.seats.usual.into();
    }
    veilleuse_titles::options::<G>(named).map_err(|error| {
        let modes: Vec<&str> = G::catalogue().modes.iter().map(|mode| mode.id).collect();
        Failure::new(format!(
            "these options are not those of {}: {error}\nmodes: {}",
            G::ID,
            modes.join(", ")
        ))
    })
}

/// A refusal with the rule's own paragraph.
pub(crate) fn refusal_text<G: Playable>(loaded: &Loaded<G>, lang: Lang, refusal: Refusal) -> String {
    let text = match loaded.rules.rule(refusal.rule) {
        Some(rule) => Some(rule.text.get(lang).to_owned()),
        None => loaded.texts.get(lang, &house_rule(refusal.rule)),
    };
    format!("{} : {}", refusal.rule, text.unwrap_or_default())
}

/// The message of a rule of the house.
fn house_rule(rule: &str) -> String {
    format!("rule-{}", rule.to_ascii_lowercase())
}

/// How a chair is called when nobody has given a name.
pub(crate) fn seat_name(texts: &Texts, lang: Lang, seat: Seat) -> String {
    use veilleuse_core::Line;
    let line = if seat == Seat::MASTER {
        Line::new("house-master")
    } else {
        Line::new("house-seat").number("number", seat.index() as i64 + 1)
    };
    texts.line(lang, &line, &|_| String::new())
}

/// What a match file says about the pack.
pub(crate) fn stamp<G: Playable>(loaded: &Loaded<G>) -> PackStamp {
    PackStamp { id: G::ID.to_owned(), digest: G::digest(&loaded.pack).to_owned() }
}
