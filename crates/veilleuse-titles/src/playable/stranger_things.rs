//! Stranger Things: Le Monde à l'envers in the registry.

use title_stranger_things::StrangerThings;
use veilleuse_core::Game;
use veilleuse_pack::Figures;

use crate::{Catalogue, Mode, ModeSeats, Playable, Variant};

impl Playable for StrangerThings {
    by_its_crate!(StrangerThings in title_stranger_things);

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
            seconds: 15,
            on_the_web: true,
            modes: vec![mode("season-1"), mode("season-2")],
        }
    }
}
