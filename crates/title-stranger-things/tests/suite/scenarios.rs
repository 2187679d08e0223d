//! Plays every scenario of the title.

use crate::common;
use title_stranger_things::StrangerThings;
use veilleuse_testkit::title;

#[test]
fn every_scenario_holds() {
    title::every_scenario_holds::<StrangerThings>(&common::pack(), 196);
}

#[test]
fn every_scenario_names_known_rules_and_what_it_shows() {
    title::every_scenario_cites_the_book::<StrangerThings>();
}

#[test]
fn the_documented_example_holds() {
    title::the_documented_example_holds::<StrangerThings>(&common::pack());
}

#[test]
fn the_page_names_every_path() {
    title::every_path_is_documented::<StrangerThings>(&common::pack(), &common::all_tables(), 91);
}
