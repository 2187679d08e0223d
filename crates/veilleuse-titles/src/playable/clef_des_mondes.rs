//! La Clef des mondes in the registry.

use title_clef_des_mondes::{ClefDesMondes, load, schemas};
use veilleuse_core::Game;
use veilleuse_pack::{PackFiles, Problems, Texts};

use crate::{Catalogue, Mode, ModeSeats, Playable, Title, Variant};

impl Playable for ClefDesMondes {
    const TITLE: Title = Title::ClefDesMondes;

    fn load(files: &PackFiles, texts: &Texts) -> Result<Self::Pack, Problems> {
        load(files, texts)
    }

    fn digest(pack: &Self::Pack) -> &str {
        pack.digest()
    }

    fn catalogue() -> Catalogue {
        Catalogue {
            id: Self::ID,
            minutes: (30, 60),
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

    fn schemas() -> Vec<(&'static str, String)> {
        schemas()
    }
}
