//! A bank of a teacher's own: there and back, and words for what is wrong.

use title_numeville::{Flaw, Format, bank, export, import};
use veilleuse_core::Line;
use veilleuse_pack::{Lang, PackFiles, Texts};

use crate::common;

fn files() -> PackFiles {
    common::changed(|_, text| text.to_owned())
}

#[test]
fn what_is_exported_is_taken_as_it_is() {
    let files = files();
    for format in [Format::Csv, Format::Toml] {
        let text = export(&files, format).unwrap();
        let own = import(&files, &text, format).unwrap_or_else(|flaws| panic!("{format:?}: {flaws:?}"));
        assert_eq!((own.own, own.topped_up), (200, 0));
        assert!(bank(&own.files).unwrap() == bank(&files).unwrap(), "{format:?} loses something");
    }
}

const HEAD: &str = "id;complice;level;theme;right;fr_prompt;fr_a;fr_b;fr_c;fr_explanation;url;year;checked";

fn row(cells: &str) -> String {
    format!("{HEAD}\n{cells}\n")
}

#[test]
fn a_partial_bank_is_topped_up() {
    let files = files();
    let text = row(
        "stalky-easy-03;;;disinformation;2;Vrai ?;non;oui;;Parce que.;;;\n;hacker;difficile;disinformation;a;Et là ?;oui;non;;Voilà.;https://www.cnil.fr/fr/x;2024;2026-11-17",
    );
    let own = import(&files, &text, Format::Csv).unwrap();
    assert_eq!((own.own, own.topped_up), (2, 198));
    let cards = bank(&own.files).unwrap();
    assert_eq!(cards.len(), 200);
    let card = |id: &str| cards.iter().find(|card| card.id == id).unwrap();
    let mine = card("stalky-easy-03");
    assert_eq!(
        (&*mine.prompt.fr, &*mine.prompt.en, mine.right, mine.choices.len()),
        ("Vrai ?", "Vrai ?", 1, 2)
    );
    assert_eq!(&*mine.publisher.fr, "Banque de l’enseignant");
    assert_eq!(&*card("hacker-hard-25").prompt.fr, "Et là ?", "without an id it takes a place from the end");
    assert_ne!(common::read(&own.files).digest(), common::pack().digest(), "and can be played");
    let other = import(&files, &text, Format::Csv).unwrap();
    assert_eq!(own.files.digest(), other.files.digest(), "the same file is the same pack");
    assert_ne!(own.files.digest(), files.digest());
}

fn first(text: &str, format: Format) -> Flaw {
    import(&files(), text, format).expect_err("it is wrong").remove(0)
}

/// What is said about a flaw, and what to write instead.
fn said(flaw: &Flaw, lang: Lang) -> (String, String) {
    let texts = Texts::load(&[&files()]).unwrap();
    let line = |line: &Line| texts.line(lang, line, &|_| String::new());
    let help = Line { id: format!("{}.help", flaw.what.id).into(), args: flaw.what.args.clone() };
    (line(&flaw.what), line(&help))
}

#[test]
fn what_is_wrong_is_said_with_its_line_and_cell_and_what_to_write_instead() {
    let good = [";stalky", "easy", "disinformation", "a", "Quoi ?", "x", "y", "", "Car.", "", "", ""];
    let with = |cell: usize, text: &str| {
        let mut cells = good;
        cells[cell] = text;
        row(&cells.join(";"))
    };
    assert!(import(&files(), &row(&good.join(";")), Format::Csv).is_ok());
    // The first of these is two cells: the empty id stands before it.
    for (cell, text, column, help) in [
        (0, "stalky-facile-01;", 1, "stalky-easy-01"),
        (0, ";stalki", 2, "stalky, hacker, datata, hyperco"),
        (1, "moyen", 3, "easy"),
        (2, "desinformation", 4, "disinformation"),
        (3, "c", 5, "a à b"),
        (4, "", 6, "remplis"),
        (6, "", 8, "remplis"),
        (8, "", 10, "remplis"),
        (9, "www.cnil.fr", 11, "https://"),
    ] {
        let flaw = first(&with(cell, text), Format::Csv);
        assert_eq!((flaw.line, flaw.column), (2, column), "{text}: {flaw:?}");
        let (french, english) = (said(&flaw, Lang::Fr), said(&flaw, Lang::En));
        assert!(french.1.contains(help), "{text}: {french:?}");
        assert!(french.0 != english.0 && french.1 != english.1, "{english:?}");
        for words in [&french.0, &french.1, &english.0, &english.1] {
            assert!(!words.contains(['{', '[', '$']), "nothing is left open: {words}");
        }
    }
    let long = "x".repeat(301);
    assert_eq!(first(&with(4, &long), Format::Csv).column, 6);
    let hidden = first(&with(4, "Quoi\u{202E} ?"), Format::Csv);
    assert!(said(&hidden, Lang::Fr).0.contains("invisible"), "{hidden:?}");
    let twice =
        row("stalky-easy-01;;;disinformation;a;Q;x;y;;E;;;\nstalky-easy-01;;;disinformation;a;Q;x;y;;E;;;");
    assert_eq!((first(&twice, Format::Csv).line, first(&twice, Format::Csv).column), (3, 1));
    let flaws = import(&files(), "id;themes\n", Format::Csv).expect_err("no such column");
    let unknown = flaws.iter().find(|flaw| flaw.column == 2).expect("it is pointed at");
    assert!(said(unknown, Lang::En).1.ends_with("perhaps “theme”"), "{unknown:?}");
    assert_eq!(first("", Format::Csv).line, 0);
    let many = format!("{}\n", good.join(";")).repeat(26);
    assert!(said(&first(&format!("{HEAD}\n{many}"), Format::Csv), Lang::Fr).0.contains("25"));
    let toml = first("[[question]]\nid = 3\n", Format::Toml);
    assert_eq!(toml.line, 2, "{toml:?}");
    let mut text = export(&files(), Format::Toml).unwrap();
    text = text.replacen("theme = \"", "theme = \"zz", 1);
    let place = text.lines().position(|line| line.contains("\"zz")).unwrap() + 1;
    assert_eq!(first(&text, Format::Toml).line, place);
}
