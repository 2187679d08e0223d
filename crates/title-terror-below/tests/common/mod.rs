//! What all test files of the title share.
#![allow(dead_code, reason = "not every test file needs all of it")]

use std::{
    path::PathBuf,
    sync::{Arc, OnceLock},
};

use title_terror_below::{Mode, Options, Pack, TerrorBelow, load};
use veilleuse_core::{Input, Match, Pending};
use veilleuse_pack::{PackFiles, Texts};
use veilleuse_testkit::Luck;

/// A path from the root of the workspace.
pub(crate) fn root(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// The files of the pack.
pub(crate) fn files() -> PackFiles {
    PackFiles::from_dir(&root("packs/terror-below")).unwrap_or_else(|problems| panic!("{problems}"))
}

/// Reads and checks files as a pack.
pub(crate) fn read(files: &PackFiles) -> Pack {
    let texts = Texts::load(&[files]).unwrap_or_else(|problems| panic!("{problems}"));
    load(files, &texts).unwrap_or_else(|problems| panic!("{problems}"))
}

/// The pack, read once.
pub(crate) fn pack() -> Arc<Pack> {
    static PACK: OnceLock<Arc<Pack>> = OnceLock::new();
    Arc::clone(PACK.get_or_init(|| Arc::new(read(&files()))))
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

/// Plays one random input; `false` when the match is over.
pub(crate) fn play_on(played: &mut Match<TerrorBelow>, luck: &mut Luck) -> bool {
    let input = match played.pending() {
        Pending::Over(_) => return false,
        Pending::Chance(chance) => Input::Draw(luck.below(chance.ways)),
        Pending::Seats(asked) => {
            let asked: Vec<_> = asked.iter().collect();
            let seat = *luck.one(&asked);
            Input::Decide { seat, action: *luck.one(&played.choices(seat)) }
        }
    };
    played.apply_silently(input).unwrap_or_else(|refusal| panic!("{refusal}"));
    true
}

/// The files of the pack, each passed through `change`.
pub(crate) fn changed(change: impl Fn(&str, &str) -> String) -> PackFiles {
    let files = files();
    let leaked = |text: String| -> &'static str { text.leak() };
    let changed: Vec<(&'static str, &'static str)> =
        files.under("").map(|(path, text)| (leaked(path.to_owned()), leaked(change(path, text)))).collect();
    PackFiles::from_embedded(changed.leak())
}
