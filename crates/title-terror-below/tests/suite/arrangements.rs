//! Any arranged table is played or refused with a word.

use crate::common;
use title_terror_below::TerrorBelow;
use veilleuse_testkit::arrangements::none_panics;

#[test]
fn no_arranged_table_makes_the_rules_panic() {
    let bent = none_panics::<TerrorBelow>(&common::pack(), 81, 4_000);
    println!("{bent:?}");
    assert!(bent.refused > 400 && bent.played > 400, "{bent:?}");
}
