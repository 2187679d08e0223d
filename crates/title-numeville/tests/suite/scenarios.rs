//! Plays every scenario of the title.

use crate::common;
use title_numeville::Numeville;
use veilleuse_testkit::title;

#[test]
fn every_scenario_holds() {
    title::every_scenario_holds::<Numeville>(&common::pack(), 272);
}

#[test]
fn every_scenario_names_known_rules_and_what_it_shows() {
    title::every_scenario_cites_the_book::<Numeville>();
}

#[test]
fn the_documented_example_holds() {
    title::the_documented_example_holds::<Numeville>(&common::pack());
}
