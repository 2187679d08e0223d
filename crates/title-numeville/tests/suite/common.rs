//! What all test files of the title share.
#![allow(dead_code, unused_imports, reason = "not every test file needs all of it")]

use std::sync::{Arc, OnceLock};

use title_numeville::{Level, Mode, Numeville, Options, Pack, WorkshopOptions, load};
use veilleuse_core::Match;
use veilleuse_pack::PackFiles;
use veilleuse_testkit::title;

pub(crate) use veilleuse_testkit::title::play_on;

/// Reads and checks files as a pack.
pub(crate) fn read(files: &PackFiles) -> Pack {
    title::read(files, load)
}

/// The files of the pack, each passed through `change`.
pub(crate) fn changed(change: impl Fn(&str, &str) -> String) -> PackFiles {
    title::changed(&title::files::<Numeville>(), change)
}

/// The pack, read once.
pub(crate) fn pack() -> Arc<Pack> {
    static PACK: OnceLock<Arc<Pack>> = OnceLock::new();
    Arc::clone(PACK.get_or_init(|| Arc::new(read(&title::files::<Numeville>()))))
}

/// A table of the standard mode with these seats.
pub(crate) fn standard(seats: u8) -> Options {
    Options { seats, ..Options::default() }
}

/// A table of the advanced mode.
pub(crate) fn advanced(seats: u8, level: Level) -> Options {
    Options { mode: Mode::Advanced, seats, level, ..Options::default() }
}

/// A workshop, with or without a facilitator.
pub(crate) fn workshop(master: bool) -> Options {
    Options { mode: Mode::Workshop, master, ..Options::default() }
}

/// A workshop whose facilitator sets the pace.
pub(crate) fn led() -> Options {
    let workshop = WorkshopOptions { led: true, ..WorkshopOptions::default() };
    Options { workshop, ..self::workshop(true) }
}

/// Every mode, number of seats and level, with and without a game master.
pub(crate) fn all_tables() -> Vec<Options> {
    let mut tables = Vec::new();
    for master in [false, true] {
        for seats in 2..=4 {
            for level in Level::ALL {
                tables.push(Options { level, master, late_is_wrong: master, ..standard(seats) });
                if level != Level::Discovery {
                    tables.push(Options { master, ..advanced(seats, level) });
                }
            }
        }
        tables.push(workshop(master));
    }
    tables.push(led());
    tables
}

/// Begins a match.
pub(crate) fn begin(options: Options) -> Match<Numeville> {
    Match::begin(pack(), options).unwrap_or_else(|refusal| panic!("{refusal}"))
}

/// The pack with another right choice for every question.
pub(crate) fn other_answers() -> Arc<Pack> {
    let next = |line: &str| match line.strip_prefix("right = ") {
        // Every question has at least two choices; most have three or four.
        Some("1") => "right = 2".to_owned(),
        Some("2") => "right = 3".to_owned(),
        Some(_) => "right = 1".to_owned(),
        None => line.to_owned(),
    };
    let turn = |path: &str, text: &str| {
        if path.starts_with("sealed/") {
            text.lines().map(next).collect::<Vec<_>>().join("\n")
        } else {
            text.to_owned()
        }
    };
    Arc::new(read(&changed(turn)))
}

/// The pack with the choices of every card listed the other way round; the same choice is right. Amounts are shown as they
/// are listed, which nobody need guess: they stay.
pub(crate) fn other_order() -> Pack {
    relisted(|choices, right| {
        choices.reverse();
        choices.len() + 1 - right
    })
}

/// The pack with three choices on every card, as other packs may have: the same order is then drawn in several ways.
pub(crate) fn three_choices() -> Arc<Pack> {
    Arc::new(relisted(|choices, right| {
        let first_goes = choices.len() > 3 && right > 3;
        if first_goes {
            choices.remove(0);
        }
        choices.truncate(3);
        right - usize::from(first_goes)
    }))
}

/// The pack with the choices of every card but amounts changed, in each language; `change` gets which one is right, from
/// 1, and says which one is then.
fn relisted(change: impl Fn(&mut Vec<String>, usize) -> usize) -> Pack {
    let turn = |card: &str| {
        if card.contains("\nordered = true") {
            return card.to_owned();
        }
        let choices = |line: &str| -> Option<Vec<String>> {
            serde_json::from_str(line.strip_prefix("choices = ")?).ok()
        };
        let listed = card.lines().find_map(choices).unwrap_or_default();
        let before = card.lines().find_map(|line| line.strip_prefix("right = ")?.parse::<usize>().ok());
        let line = |line: &str| match (line.strip_prefix("right = "), choices(line), before) {
            (Some(_), _, Some(before)) => format!("right = {}", change(&mut listed.clone(), before)),
            (_, Some(mut choices), Some(before)) => {
                change(&mut choices, before);
                format!("choices = {}", serde_json::Value::from(choices))
            }
            _ => line.to_owned(),
        };
        card.lines().map(line).collect::<Vec<_>>().join("\n")
    };
    read(&changed(|path, text| {
        if path.starts_with("sealed/") {
            text.split("[[question]]").map(turn).collect::<Vec<_>>().join("\n[[question]]")
        } else {
            text.to_owned()
        }
    }))
}
