//! The page has the types of what this title shows, tells and takes: `UPDATE=1` writes them.

use title_clef_des_mondes::{ClefDesMondes, Options, load};
use veilleuse_testkit::typescript::the_page_has_its_types;

#[test]
fn the_page_has_these_types() {
    the_page_has_its_types::<ClefDesMondes, _>(load, &[Options::default()]);
}
