//! Numéville in the registry.

// Banks are read and brought at a server: a module for browsers has nothing of that in it.
#[cfg(not(target_family = "wasm"))]
mod banks;

use title_numeville::{Numeville, Pack, Told, Verdict, View, sheet, unsourced};
use veilleuse_core::{Game, Seat};
use veilleuse_pack::{PackFiles, Problems};

use crate::{Catalogue, Mode, ModeSeats, Playable, Variant};

impl Playable for Numeville {
    by_its_crate!(Numeville in title_numeville);

    fn unfinished(files: &PackFiles) -> Problems {
        unsourced(files)
    }

    fn has_bank() -> bool {
        true
    }

    #[cfg(not(target_family = "wasm"))]
    fn bank(files: &PackFiles) -> Option<serde_json::Value> {
        banks::read(files)
    }

    #[cfg(not(target_family = "wasm"))]
    fn export_bank(files: &PackFiles, format: crate::BankFormat) -> Option<String> {
        banks::written(files, format)
    }

    #[cfg(not(target_family = "wasm"))]
    fn import_bank(
        files: &PackFiles,
        text: &str,
        format: crate::BankFormat,
    ) -> Option<Result<crate::OwnBank, Vec<crate::BankFlaw>>> {
        banks::brought(files, text, format)
    }

    fn answered(told: &Told) -> Option<(Seat, String, bool)> {
        let (seat, verdict, lesson) = match told {
            Told::Answered { seat, verdict, lesson, .. } => (seat, verdict, lesson),
            Told::Corrected { team, verdict, lesson, .. } => (team, verdict, lesson),
            _ => return None,
        };
        Some((*seat, lesson.question.to_string(), *verdict == Verdict::Right))
    }

    fn sheet(pack: &Pack, told: &[(usize, Told)], view: &View) -> Option<serde_json::Value> {
        sheet(pack, told, view).and_then(|sheet| serde_json::to_value(sheet).ok())
    }

    fn timed() -> bool {
        // Rulings NU-Q-22, NU-Q-44: no clock on questions unless the host sets one.
        false
    }

    fn catalogue() -> Catalogue {
        let board = ModeSeats { least: 2, most: 4, usual: 4 };
        let mode = |id, seats, levels: &[&'static str]| Mode {
            id,
            seats,
            levels: levels.to_vec(),
            master: true,
            variants: vec![Variant::switch("late_is_wrong")],
        };
        Catalogue {
            id: Self::ID,
            minutes: (30, 60),
            seconds: 45,
            on_the_web: true,
            modes: vec![
                Mode {
                    variants: ["handicap", "late_is_wrong"].map(Variant::switch).to_vec(),
                    ..mode("standard", board, &["discovery", "standard", "expert"])
                },
                mode("advanced", board, &["standard", "expert"]),
                Mode { variants: vec![], ..mode("workshop", ModeSeats { least: 4, most: 4, usual: 4 }, &[]) },
            ],
        }
    }
}
