//! The page has the types of what this title shows, tells and takes: `UPDATE=1` writes them.

use title_numeville::{Mode, Numeville, Options, load};
use veilleuse_testkit::typescript::the_page_has_its_types;

#[test]
fn the_page_has_these_types() {
    let tables = Mode::ALL
        .into_iter()
        .flat_map(|mode| [false, true].map(|master| Options { mode, master, ..Options::default() }));
    the_page_has_its_types::<Numeville, _>(load, &tables.collect::<Vec<_>>());
}
