//! The pack and the tables the tests play.

#![allow(dead_code, reason = "each test binary uses a part of it")]

use std::sync::{Arc, OnceLock};

use title_clef_des_mondes::{ClefDesMondes, Options, Pack, load};
use veilleuse_testkit::title;

/// The pack of the box.
pub(crate) fn pack() -> Arc<Pack> {
    static PACK: OnceLock<Arc<Pack>> = OnceLock::new();
    Arc::clone(PACK.get_or_init(|| Arc::new(title::read(&title::files::<ClefDesMondes>(), load))))
}

/// A plain table.
pub(crate) fn standard(seats: u8) -> Options {
    Options { seats, ..Options::default() }
}

/// Every number of seats, with and without the variants.
pub(crate) fn all_tables() -> Vec<Options> {
    let mut tables: Vec<Options> = (2..=5).map(standard).collect();
    tables.push(Options { whole_payment: true, ..standard(3) });
    tables.push(Options { separate_reveal: true, ..standard(2) });
    tables.push(Options { single_reaction: true, separate_reveal: true, ..standard(4) });
    tables
}
