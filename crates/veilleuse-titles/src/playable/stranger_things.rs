//! Stranger Things: Le Monde à l'envers in the registry.

use title_stranger_things::{StrangerThings, load, schemas};
use veilleuse_core::Game;
use veilleuse_pack::{Figures, PackFiles, Problems, Texts};

use crate::{Catalogue, Mode, ModeSeats, Playable, Title, Variant};

impl Playable for StrangerThings {
    const TITLE: Title = Title::StrangerThings;

    fn load(files: &PackFiles, texts: &Texts) -> Result<Self::Pack, Problems> {
        load(files, texts)
    }

    fn digest(pack: &Self::Pack) -> &str {
        pack.digest()
    }

    fn figures(pack: &Self::Pack) -> Figures {
        pack.figures()
    }

    fn catalogue() -> Catalogue {
        let mode = |id| Mode {
            id,
            seats: ModeSeats { least: 2, most: 4, usual: 4 },
            levels: vec!["easy", "standard", "hard"],
            master: false,
            variants: vec![Variant::first(4), Variant::switch("hidden_hands")],
        };
        Catalogue {
            id: Self::ID,
            minutes: (45, 75),
            on_the_web: true,
            modes: vec![mode("season-1"), mode("season-2")],
        }
    }

    fn schemas() -> Vec<(&'static str, String)> {
        schemas()
    }
}
