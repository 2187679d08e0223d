//! What all test files of the title share.
#![allow(dead_code, unused_imports, reason = "not every test file needs all of it")]

use std::sync::{Arc, OnceLock};

use title_stranger_things::{Character, Level, Mode, Options, Pack, StrangerThings, load};
use veilleuse_core::{Match, Seat};
use veilleuse_pack::PackFiles;
use veilleuse_testkit::title;

pub(crate) use veilleuse_testkit::title::play_on;

/// Reads and checks files as a pack.
pub(crate) fn read(files: &PackFiles) -> Pack {
    title::read(files, load)
}

/// The files of the pack, each passed through `change`.
pub(crate) fn changed(change: impl Fn(&str, &str) -> String) -> PackFiles {
    title::changed(&title::files::<StrangerThings>(), change)
}

/// The pack, read once.
pub(crate) fn pack() -> Arc<Pack> {
    static PACK: OnceLock<Arc<Pack>> = OnceLock::new();
    Arc::clone(PACK.get_or_init(|| Arc::new(read(&title::files::<StrangerThings>()))))
}

/// A table of this Season with these seats.
pub(crate) fn season(mode: Mode, seats: u8) -> Options {
    Options { mode, seats, ..Options::default() }
}

/// Both Seasons at every number of seats, with and without named Characters.
pub(crate) fn all_tables() -> Vec<Options> {
    let mut tables = Vec::new();
    for mode in Mode::ALL {
        for seats in 2..=4 {
            tables.push(season(mode, seats));
        }
        let named = vec![Character::Lucas, Character::Nancy, Character::Dustin];
        let first = Some(Seat::new(2));
        tables.push(Options { characters: Some(named), first, level: Level::Easy, ..season(mode, 3) });
        tables.push(Options { level: Level::Hard, ..season(mode, 2) });
        tables.push(Options { hidden_hands: true, ..season(mode, 3) });
    }
    tables
}

/// Begins a match.
pub(crate) fn begin(options: Options) -> Match<StrangerThings> {
    Match::begin(pack(), options).unwrap_or_else(|refusal| panic!("{refusal}"))
}
