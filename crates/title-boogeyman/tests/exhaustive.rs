//! Plays until everything has been seen, and reports what was.

mod common;

use title_boogeyman::Boogeyman;
use veilleuse_testkit::title;

/// A million inputs at random without a panic or a match that does not end.
#[test]
fn a_million_inputs() {
    title::a_million_inputs::<Boogeyman>(&common::pack(), &common::all_tables(), 100_000);
}
