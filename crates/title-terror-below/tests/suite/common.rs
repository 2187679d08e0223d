//! What all test files of the title share.
#![allow(dead_code, unused_imports, reason = "not every test file needs all of it")]

use std::sync::{Arc, OnceLock};

use title_terror_below::{Mode, Options, Pack, TerrorBelow, load};
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
    title::changed(&title::files::<TerrorBelow>(), change)
}

/// The pack, read once.
pub(crate) fn pack() -> Arc<Pack> {
    static PACK: OnceLock<Arc<Pack>> = OnceLock::new();
    Arc::clone(PACK.get_or_init(|| Arc::new(read(&title::files::<TerrorBelow>()))))
}

/// A standard table with these seats.
pub(crate) fn standard(seats: u8) -> Options {
    Options { seats, ..Options::default() }
}

/// A solo table.
pub(crate) fn solo(mode: Mode) -> Options {
    Options { mode, ..standard(1) }
}

/// Every number of seats and every mode, with and without the options of the set-up.
pub(crate) fn all_tables() -> Vec<Options> {
    let mut tables = Vec::new();
    for seats in 2..=5 {
        tables.push(standard(seats));
        tables.push(Options { canyon: true, advanced_worms: true, ..standard(seats) });
    }
    tables.push(Options { shuffled_locations: true, ..standard(4) });
    tables.push(Options { random_locations: true, canyon: true, ..standard(3) });
    tables.push(Options { random_locations: true, advanced_worms: true, all_colours: false, ..standard(5) });
    for mode in Mode::ALL.into_iter().filter(|mode| *mode != Mode::Standard) {
        tables.push(solo(mode));
        tables.push(Options { canyon: true, queens: true, left_out: 1, ..solo(mode) });
        tables.push(Options { advanced_worms: true, random_locations: true, left_out: 2, ..solo(mode) });
    }
    tables
}

/// Begins a match.
pub(crate) fn begin(options: Options) -> Match<TerrorBelow> {
    Match::begin(pack(), options).unwrap_or_else(|refusal| panic!("{refusal}"))
}
