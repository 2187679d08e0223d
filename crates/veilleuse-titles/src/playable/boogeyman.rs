//! Boogeyman in the registry.

use title_boogeyman::{Boogeyman, Options};
use veilleuse_core::Game;

use crate::{Catalogue, Mode, ModeSeats, Playable, Recommended, Variant};

impl Playable for Boogeyman {
    by_its_crate!(Boogeyman in title_boogeyman);

    fn catalogue() -> Catalogue {
        let traitor = Variant::switch("possessed");
        let usual_traitor = Variant { usual: 1, ..traitor };
        let one_to_six = Variant { id: "children", least: 1, most: 6, usual: 3, ..traitor };
        // One Child or two hardly ever win against a person (docs/balance/README.md).
        let recommended = Some(Recommended { seats: 3, value: 4 });
        let as_many_as_people = Variant { least: 0, usual: 0, recommended, ..one_to_six };
        let his_seat = Variant { id: "boogeyman", most: 6, seat: true, ..traitor };
        let house_rules = ["dawn", "choose_final", "candies_anytime"].map(Variant::switch);
        let mode = |id, least, most, usual, variants: &[Variant]| Mode {
            id,
            seats: ModeSeats { least, most, usual },
            levels: vec![],
            master: false,
            variants: variants.iter().chain(&house_rules).copied().collect(),
        };
        Catalogue {
            id: Self::ID,
            minutes: (45, 90),
            seconds: 15,
            on_the_web: true,
            modes: vec![
                mode("solo", 1, 1, 1, &[one_to_six, traitor]),
                mode("coop", 2, 6, 4, &[usual_traitor]),
                mode("semi-coop", 2, 6, 4, &[usual_traitor]),
                mode("competitive", 2, 7, 4, &[his_seat, as_many_as_people, traitor]),
            ],
        }
    }

    fn windows() -> bool {
        true
    }

    fn simulated(options: Options) -> Options {
        Options { dawn: true, ..options }
    }
}
