//! The page has the types of what this title shows, tells and takes: `UPDATE=1` writes them.

use title_terror_below::{Mode, Options, TerrorBelow, load};
use veilleuse_testkit::typescript::the_page_has_its_types;

#[test]
fn the_page_has_these_types() {
    let seats = |mode| if mode == Mode::Standard { 4 } else { 1 };
    let tables = Mode::ALL.map(|mode| Options { mode, seats: seats(mode), ..Options::default() });
    the_page_has_its_types::<TerrorBelow, _>(load, &tables);
}
