//! Every title says what it says in good French and good English.

use std::path::Path;

use serde_json::json;
use veilleuse_testkit::aloud;
use veilleuse_titles::{Loaded, Playable, Title, options, with_title};

/// A table for each way to play and number of seats.
fn tables<G: Playable>() -> Vec<G::Options> {
    let modes = G::catalogue().modes.into_iter();
    let tables =
        modes.flat_map(|mode| (mode.seats.least..=mode.seats.most).map(move |seats| (mode.id, seats)));
    tables
        .map(|(mode, seats)| {
            options::<G>(json!({ "mode": mode, "seats": seats })).expect("the lobby offers it")
        })
        .collect()
}

/// Two hundred matches a title, read aloud in both languages.
#[test]
fn two_hundred_matches_read_well() {
    let mut slips = Vec::new();
    for title in Title::ALL {
        with_title!(title, G => {
            let pack = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs").join(title.id());
            let loaded = Loaded::<G>::from_dir(&pack).unwrap();
            let heard = aloud::read::<G>(&loaded.pack, &loaded.texts, &tables::<G>(), 200, 1).unwrap();
            slips.extend(heard.iter().map(|slip| format!("{title}: {slip}")));
        });
    }
    assert!(slips.is_empty(), "{} sentences do not read well:\n{}", slips.len(), slips.join("\n"));
}
