//! Sealed texts stay sealed.

use crate::common::{pack, told};
use veilleuse_pack::check_sealed;

const ANSWER: &str = "Under the third stair";

fn found(path: &str, text: &str, sealed: &[&str]) -> Vec<String> {
    let files = pack(&[("sealed/answers.toml", ANSWER), (path, text)]);
    check_sealed(&files, sealed.iter().copied()).iter().map(told).collect()
}

#[test]
fn a_sealed_text_in_an_open_file_is_found() {
    assert_eq!(
        found("en/a.ftl", "a = Look!\nb = é Under the third stair.\n", &[" Under the third stair\n"]),
        [
            "en/a.ftl:2:7: this text is sealed and must not be read here: \"Under the third stair\" | word one of \
          them differently, or move it into sealed/"
        ]
    );
}

#[test]
fn sealed_files_may_hold_sealed_texts() {
    assert!(found("sealed/deep/more.toml", ANSWER, &[ANSWER]).is_empty());
    assert_eq!(found("sealed.toml", ANSWER, &[ANSWER]).len(), 1, "a name alone seals nothing");
}

#[test]
fn short_texts_are_no_secret() {
    assert!(found("a.toml", "x = 'elevenchars'", &["elevenchars"]).is_empty());
    assert_eq!(found("a.toml", "x = 'twelve chars'", &["twelve chars"]).len(), 1);
    assert!(found("a.toml", "x = 'éééééééé'", &["éééééééé"]).is_empty(), "characters count, not bytes");
    assert!(found("a.toml", "x = ''", &["", "              "]).is_empty());
}

#[test]
fn line_breaks_and_escapes_hide_nothing() {
    assert_eq!(found("en/a.ftl", "a =\n    Under the\n    third   stair", &[ANSWER]).len(), 1);
    assert_eq!(found("a.toml", r#"x = "He said \"under it\"""#, &["He said \"under it\""]).len(), 1);
    assert!(found("a.toml", "Under the fourth stair", &[ANSWER]).is_empty());
}

#[test]
fn each_file_is_named() {
    let files = pack(&[("a.toml", ANSWER), ("b.toml", "Où est la clef é"), ("c.toml", ANSWER)]);
    let problems = check_sealed(&files, [ANSWER, "la clef é ", "Où est la clef é"].into_iter());
    let places: Vec<String> = problems.iter().map(veilleuse_pack::Problem::place).collect();
    assert_eq!(places, ["a.toml:1:1", "c.toml:1:1", "b.toml:1:1"]);
}
