//! Packs come from strangers: whatever they hold, an answer comes back.

use std::fs;

use crate::common::pack;
use proptest::prelude::*;
use veilleuse_core::{Line, Seat};
use veilleuse_pack::{Lang, PackFiles, Problem, RuleBook, Texts, check_sealed, did_you_mean};

/// Pieces of Fluent, more often right than random letters are.
fn fluent() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        Just("\n".to_owned()),
        Just("\na = ".to_owned()),
        Just("\nb = ".to_owned()),
        Just("\n-t = ".to_owned()),
        Just("\n    .x = ".to_owned()),
        Just("{ a }".to_owned()),
        Just("{ b.x }".to_owned()),
        Just("{ -t(n: 1) }".to_owned()),
        Just("{ $n ->\n    [one] ".to_owned()),
        Just("\n   *[other] ".to_owned()),
        Just("{ NUMBER($n, type: \"ordinal\") ->\n   *[1] ".to_owned()),
        Just("\n }".to_owned()),
        Just("{ \"\\u00".to_owned()),
        Just("\\U01F".to_owned()),
        Just("\" }".to_owned()),
        "[{}()\\[\\]*.$\"\\\\:=#-]",
        "[0-9]{1,25}(\\.[0-9]{1,25})?",
        "\\PC{0,3}",
        Just("\r\n".to_owned()),
    ];
    proptest::collection::vec(piece, 0..40).prop_map(|pieces| pieces.concat())
}

/// A Fluent file, most often without mistakes.
fn good_fluent() -> impl Strategy<Value = String> {
    let patterns = (
        pattern(&["$n", "{ -t }", "{ b }", "{ b.x }", "{ c }"]),
        pattern(&["$n", "$s", "{ -t(n: 1) }", "{ c }"]),
        pattern(&["$n", "0", "{ \"{\" }"]),
        pattern(&["$missing", "NUMBER($n)", "NUMBER($m)", "NUMBER(\"x\")", "{ -t }"]),
        pattern(&["$n"]),
    );
    patterns.prop_map(|(a, b, x, c, t)| format!("a = {a}\nb = {b}\n    .x = {x}\nc = {c}\n-t = {t}\n"))
}

fn pattern(leaves: &[&'static str]) -> impl Strategy<Value = String> + use<> {
    let leaf = prop_oneof![
        proptest::sample::select(leaves.to_vec()).prop_map(|leaf| format!("{{ {leaf} }}")),
        "-?[0-9]{1,14}".prop_map(|number| format!("{{ {number} }}")),
        "[a-zé(\"]{1,5}",
    ];
    leaf.prop_recursive(5, 40, 4, |inner| {
        prop_oneof![
            inner.clone().prop_map(|inner| if inner.starts_with('{') {
                format!("{{ {inner} }}")
            } else {
                inner
            }),
            (
                inner.clone(),
                inner.clone(),
                "\\$[nsm]|[0-9]{1,15}|\"one\"|NUMBER\\(\\$n, type: \"ordinal\"\\)"
            )
                .prop_map(|(one, other, selector)| {
                    format!("{{ {selector} ->\n    [one] {one}\n    [0] {one}\n   *[other] {other}\n }}")
                }),
            (inner.clone(), inner).prop_map(|(first, second)| format!("{first} {second}")),
        ]
    })
}

/// Pieces of a rules file.
fn rules() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        Just("[[rule]]\n".to_owned()),
        Just("[[chapter]]\n".to_owned()),
        Just("[[ruling]]\n".to_owned()),
        Just("title = \"t\"\n".to_owned()),
        Just("fr = \"é\"\n".to_owned()),
        Just("en = \"\"\n".to_owned()),
        Just("rulings = [\"A-Q-1\", ".to_owned()),
        Just("]\n".to_owned()),
        "id = \"[AQ-]{0,6}\"\n",
        "\\PC{0,4}",
    ];
    proptest::collection::vec(piece, 0..25).prop_map(|pieces| pieces.concat())
}

fn say_everything(texts: &Texts) {
    let ids: Vec<String> = texts.ids().map(str::to_owned).collect();
    for id in ids.iter().flat_map(|id| [id.clone(), format!("{id}.x")]) {
        for lang in Lang::ALL {
            let _ = texts.get(lang, &id);
            for number in [0, 1, 2, i64::MAX, i64::MIN] {
                let line =
                    Line::new(id.clone()).number("n", number).name("m", id.clone()).seat("s", Seat::MASTER);
                let _ = texts.line(lang, &line, &|seat| seat.to_string());
            }
        }
    }
}

fn draw(problems: impl IntoIterator<Item = Problem>) {
    for problem in problems {
        assert!(!problem.drawn().is_empty());
        assert!(problem.to_string().starts_with(problem.path()));
    }
}

proptest! {
    #[test]
    fn any_bytes_in_any_file(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        let dir = tempfile::tempdir().unwrap();
        for path in ["rules.toml", "fr.ftl"] {
            fs::write(dir.path().join(path), &bytes).unwrap();
        }
        if let Err(problems) = PackFiles::from_dir(dir.path()) {
            draw(problems);
        }
    }

    #[test]
    fn any_fluent(fr in fluent(), en in fluent()) {
        match Texts::load(&[&pack(&[("fr/a.ftl", &fr), ("en/a.ftl", &en)])]) {
            Ok(texts) => say_everything(&texts),
            Err(problems) => draw(problems),
        }
    }

    /// The same text twice has no differences to stop at, so that it is said.
    #[test]
    fn any_good_fluent(text in good_fluent()) {
        match Texts::load(&[&pack(&[("fr/a.ftl", &text), ("en/a.ftl", &text)])]) {
            Ok(texts) => say_everything(&texts),
            Err(problems) => draw(problems),
        }
    }

    #[test]
    fn any_rules(text in prop_oneof![rules(), "\\PC{0,80}"]) {
        if let Err(problems) = RuleBook::load(&pack(&[("rules.toml", &text)])) {
            draw(problems);
        }
    }

    #[test]
    fn any_sealed_text(open in "[ab é\\\\\n]{0,60}", sealed in "[ab é\\\\\n]{0,30}") {
        draw(check_sealed(&pack(&[("a.toml", &open)]), std::iter::once(sealed.as_str())));
    }

    #[test]
    fn a_planted_text_is_found(before in "[ab é\\\\\n]{0,60}", sealed in "[abé]{12,30}", after in "[ab é]{0,9}") {
        let planted = pack(&[("a.toml", &format!("{before}{sealed}{after}"))]);
        prop_assert_eq!(check_sealed(&planted, std::iter::once(sealed.as_str())).len(), 1);
    }

    #[test]
    fn any_words(word in "\\PC{0,80}", known in proptest::collection::vec("\\PC{0,20}", 0..5)) {
        let known: Vec<&str> = known.iter().map(String::as_str).collect();
        if let Some(meant) = did_you_mean(&word, known.iter().copied()) {
            prop_assert!(known.iter().any(|known| meant.contains(known)));
        }
    }
}

#[test]
fn deep_toml_is_refused() {
    for text in [
        format!("[{}a]", "a.".repeat(200_000)),
        format!("{}a = 1", "a.".repeat(200_000)),
        format!("a = {}", "[".repeat(400_000)),
        format!("a = {}", "{ a = ".repeat(80_000)),
    ] {
        assert!(pack(&[("rules.toml", &text)]).read::<toml::Table>("rules.toml").is_err());
    }
}
