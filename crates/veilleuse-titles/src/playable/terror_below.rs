//! Terror Below in the registry.

use title_terror_below::TerrorBelow;
use veilleuse_core::Game;
use veilleuse_pack::Figures;

use crate::{Catalogue, Mode, ModeSeats, Playable, Variant};

impl Playable for TerrorBelow {
    by_its_crate!(TerrorBelow in title_terror_below);

    fn figures(pack: &Self::Pack) -> Figures {
        pack.figures()
    }

    fn catalogue() -> Catalogue {
        let set_up = [
            Variant::switch("canyon"),
            Variant { not_with: Some("random_locations"), ..Variant::switch("shuffled_locations") },
            Variant { not_with: Some("shuffled_locations"), ..Variant::switch("random_locations") },
            Variant::switch("advanced_worms"),
            Variant { usual: 1, only_with: Some("advanced_worms"), ..Variant::switch("all_colours") },
        ];
        let harder = [Variant::switch("queens"), Variant { most: 2, ..Variant::switch("left_out") }];
        let mode = |id, seats, variants: &[Variant]| Mode {
            id,
            seats,
            levels: vec![],
            master: false,
            variants: set_up.iter().chain(variants).copied().collect(),
        };
        let alone = ModeSeats { least: 1, most: 1, usual: 1 };
        Catalogue {
            id: Self::ID,
            minutes: (45, 90),
            seconds: 14,
            on_the_web: true,
            modes: vec![
                mode("standard", ModeSeats { least: 2, most: 5, usual: 4 }, &[Variant::first(5)]),
                mode("solo-urgence", alone, &harder),
                mode("solo-livraison", alone, &harder),
                mode("solo-extermination", alone, &harder),
            ],
        }
    }

    fn score(view: &Self::View) -> Option<u16> {
        view.solo.as_ref().and_then(|solo| solo.score)
    }
}
