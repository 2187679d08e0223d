//! Any arranged table is played or refused with a word.

use crate::common;
use title_numeville::Numeville;
use veilleuse_testkit::arrangements::none_panics;

#[test]
fn no_arranged_table_makes_the_rules_panic() {
    let bent = none_panics::<Numeville>(&common::pack(), 83, 4_000);
    println!("{bent:?}");
    assert!(bent.refused > 400 && bent.played > 400, "{bent:?}");
}
