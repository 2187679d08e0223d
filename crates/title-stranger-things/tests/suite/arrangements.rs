//! Any arranged table is played or refused with a word.

use crate::common;
use title_stranger_things::{Arrangement, Mode, StrangerThings};
use veilleuse_core::Match;
use veilleuse_testkit::arrangements::none_panics;

#[test]
fn no_arranged_table_makes_the_rules_panic() {
    let bent = none_panics::<StrangerThings>(&common::pack(), 82, 4_000);
    println!("{bent:?}");
    assert!(bent.refused > 400 && bent.played > 400, "{bent:?}");
}

/// ST-REFILL-01, ST-ITEM-03, ST-BOARD-07: hands, Items and Ally slots that no table can have.
#[test]
fn too_many_cards_are_refused() {
    for (given, path) in [
        (r#"{ "seats": [{ "hand": ["a01", "a02", "a03", "a04", "a05", "a06"] }] }"#, "seats[0].hand"),
        (r#"{ "seats": [{ "items": ["i01", "i02", "i03"] }] }"#, "seats[0].items"),
        (r#"{ "allies": ["l01", "l02", "l03"] }"#, "allies"),
        (r#"{ "seats": [{ "items": ["i16"] }] }"#, "seats[0].items"),
    ] {
        let given: Arrangement = serde_json::from_str(given).unwrap_or_else(|error| panic!("{error}"));
        let options = common::season(Mode::Season1, 2);
        let refused = Match::<StrangerThings>::arranged(common::pack(), options, &given).err();
        assert!(refused.is_some_and(|error| error.to_string().contains(path)), "{path}");
    }
}
