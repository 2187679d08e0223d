//! Every title says what it says in good French and good English.

use std::path::Path;

use serde_json::json;
use veilleuse_testkit::aloud;
use veilleuse_titles::{
    Boogeyman, ClefDesMondes, Loaded, Numeville, Playable, StrangerThings, TerrorBelow, Title, options,
};

/// A table for each way to play and number of seats.
fn tables<G: Playable>() -> Vec<G::Options> {
    let modes = G::catalogue().modes.into_iter();
    let tables =
        modes.flat_map(|mode| (mode.seats.least..=mode.seats.most).map(move |seats| (mode.id, seats)));
    let offered = |(mode, seats)| options::<G>(json!({ "mode": mode, "seats": seats }));
    tables.map(|table| offered(table).expect("the lobby offers it")).collect()
}

/// Two hundred matches, read aloud in both languages.
fn reads_well<G: Playable>() {
    let pack = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs").join(G::ID);
    let loaded = Loaded::<G>::from_dir(&pack).unwrap();
    let slips = aloud::read::<G>(&loaded.pack, &loaded.texts, &tables::<G>(), 200, 1).unwrap();
    let slips: Vec<String> = slips.iter().map(ToString::to_string).collect();
    assert!(slips.is_empty(), "{} sentences do not read well:\n{}", slips.len(), slips.join("\n"));
}

macro_rules! read_aloud {
    ($($test:ident $title:ident,)*) => {
        $(#[test]
        fn $test() {
            reads_well::<$title>();
        })*

        #[test]
        fn every_title_is_read() {
            assert_eq!([$(Title::$title),*], Title::ALL);
        }
    };
}

read_aloud! {
    numeville_reads_well Numeville,
    la_clef_des_mondes_reads_well ClefDesMondes,
    terror_below_reads_well TerrorBelow,
    stranger_things_reads_well StrangerThings,
    boogeyman_reads_well Boogeyman,
}
