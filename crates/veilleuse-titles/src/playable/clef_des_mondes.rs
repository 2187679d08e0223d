//! La Clef des mondes in the registry.

use title_clef_des_mondes::ClefDesMondes;
use veilleuse_core::Game;

use crate::{Catalogue, Mode, ModeSeats, Playable, Variant};

impl Playable for ClefDesMondes {
    by_its_crate!(ClefDesMondes in title_clef_des_mondes);

    fn catalogue() -> Catalogue {
        Catalogue {
            id: Self::ID,
            minutes: (30, 60),
            seconds: 25,
            on_the_web: true,
            modes: vec![Mode {
                id: "standard",
                seats: ModeSeats { least: 2, most: 5, usual: 4 },
                levels: vec![],
                master: false,
                variants: ["whole_payment", "separate_reveal", "single_reaction"]
                    .map(Variant::switch)
                    .into_iter()
                    .chain([Variant::first(5)])
                    .collect(),
            }],
        }
    }

    fn windows() -> bool {
        true
    }
}
