//! Numéville in the registry.

use title_numeville::{
    Flaw, Format, Numeville, Own, Pack, Told, Verdict, View, bank, export, import, sheet, unsourced,
};
use veilleuse_core::{Game, Line, Seat};
use veilleuse_pack::{Lang, PackFiles, Problems, Text, Texts};

use crate::{BankFlaw, BankFormat, Catalogue, Mode, ModeSeats, OwnBank, Playable, Variant};

impl Playable for Numeville {
    by_its_crate!(Numeville in title_numeville);

    fn unfinished(files: &PackFiles) -> Problems {
        unsourced(files)
    }

    fn has_bank() -> bool {
        true
    }

    fn bank(files: &PackFiles) -> Option<serde_json::Value> {
        bank(files).ok().and_then(|cards| serde_json::to_value(cards).ok())
    }

    fn export_bank(files: &PackFiles, format: BankFormat) -> Option<String> {
        export(files, as_written(format)).ok()
    }

    fn import_bank(
        files: &PackFiles,
        text: &str,
        format: BankFormat,
    ) -> Option<Result<OwnBank, Vec<BankFlaw>>> {
        Some(match import(files, text, as_written(format)) {
            Ok(Own { files, own, topped_up }) => Ok(OwnBank { files, own, topped_up }),
            Err(flaws) => {
                let texts = Texts::load(&[files]).ok()?;
                Err(flaws.into_iter().map(|flaw| in_words(flaw, &texts)).collect())
            }
        })
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

/// What is wrong, and what to write instead where the pack says it.
fn in_words(Flaw { line, column, what }: Flaw, texts: &Texts) -> BankFlaw {
    let said = |line: &Line| {
        let words = |lang| texts.line(lang, line, &|_| String::new()).into();
        Text { fr: words(Lang::Fr), en: words(Lang::En) }
    };
    let instead = format!("{}.help", what.id);
    let help = texts.has(&instead).then(|| said(&Line { id: instead.into(), args: what.args.clone() }));
    BankFlaw { line, column, what: said(&what), help }
}

const fn as_written(format: BankFormat) -> Format {
    match format {
        BankFormat::Csv => Format::Csv,
        BankFormat::Toml => Format::Toml,
    }
}
