//! Plays every scenario of the title.

use crate::common;
use title_clef_des_mondes::ClefDesMondes;
use veilleuse_testkit::title;

#[test]
fn every_scenario_holds() {
    title::every_scenario_holds::<ClefDesMondes>(&common::pack(), 130);
}

#[test]
fn every_scenario_names_known_rules_and_what_it_shows() {
    title::every_scenario_cites_the_book::<ClefDesMondes>();
}

#[test]
fn the_documented_example_holds() {
    title::the_documented_example_holds::<ClefDesMondes>(&common::pack());
}
