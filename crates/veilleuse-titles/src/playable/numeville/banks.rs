//! The question bank, for whoever owns it.

use title_numeville::{Flaw, Format, Own, bank, export, import};
use veilleuse_core::Line;
use veilleuse_pack::{Lang, PackFiles, Text, Texts};

use crate::{BankFlaw, BankFormat, OwnBank};

pub(super) fn read(files: &PackFiles) -> Option<serde_json::Value> {
    bank(files).ok().and_then(|cards| serde_json::to_value(cards).ok())
}

pub(super) fn written(files: &PackFiles, format: BankFormat) -> Option<String> {
    export(files, as_written(format)).ok()
}

pub(super) fn brought(
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
