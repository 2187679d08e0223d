//! The page has the types of what this title shows, tells and takes: `UPDATE=1` writes them.

use title_boogeyman::{Boogeyman, Mode, Options, load};
use veilleuse_testkit::typescript::the_page_has_its_types;

#[test]
fn the_page_has_these_types() {
    let table = |mode, seats, children| Options { mode, seats, children, dawn: true, ..Options::default() };
    let tables = [
        table(Mode::Solo, 1, 3),
        table(Mode::Coop, 3, 0),
        Options { possessed: Some(true), ..table(Mode::SemiCoop, 4, 0) },
        table(Mode::Competitive, 4, 0),
    ];
    the_page_has_its_types::<Boogeyman, _>(load, &tables);
}
