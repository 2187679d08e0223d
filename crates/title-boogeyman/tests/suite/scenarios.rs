//! Plays every scenario of the title.

use crate::common;
use title_boogeyman::Boogeyman;
use veilleuse_testkit::title;

#[test]
fn every_scenario_holds() {
    title::every_scenario_holds::<Boogeyman>(&common::pack(), 450);
}

#[test]
fn every_scenario_names_known_rules_and_what_it_shows() {
    title::every_scenario_cites_the_book::<Boogeyman>();
}

#[test]
fn the_documented_example_holds() {
    title::the_documented_example_holds::<Boogeyman>(&common::pack());
}

#[test]
fn the_page_names_every_path() {
    title::every_path_is_documented::<Boogeyman>(&common::pack(), &common::all_tables(), 47);
}
