//! The page has the types of what this title shows, tells and takes: `UPDATE=1` writes them.

use title_stranger_things::{Mode, Options, StrangerThings, load};
use veilleuse_testkit::typescript::the_page_has_its_types;

#[test]
fn the_page_has_these_types() {
    let tables = Mode::ALL.map(|mode| Options { mode, ..Options::default() });
    the_page_has_its_types::<StrangerThings, _>(load, &tables);
}
