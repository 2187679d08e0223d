//! The rule book: read, checked, cited.

use crate::common::{all_told, pack};
use veilleuse_pack::{Lang, RuleBook, RuleBookFile, schema};

const GOOD: &str = r#"title = "demo"

[[chapter]]
id = "MOVE"
fr = "Se déplacer"
en = "Moving"

[[rule]]
id = "DE-MOVE-01"
fr = "Avance d'une case."
en = "Move one square."
rulings = ["DE-Q-01"]

[[rule]]
id = "DE-MOVE-02"
fr = "Recule si tu veux."
en = "Go back if you like."
note = "Advice."

[[ruling]]
id = "DE-Q-01"
fr = "Jamais en diagonale."
en = "Never diagonally."
"#;

fn complaints(text: &str) -> Vec<String> {
    all_told(&RuleBook::load(&pack(&[("rules.toml", text)])).unwrap_err())
}

fn changed(from: &str, to: &str) -> Vec<String> {
    assert!(GOOD.contains(from));
    complaints(&GOOD.replacen(from, to, 1))
}

#[test]
fn rules_are_found_by_id() {
    let book = RuleBook::load(&pack(&[("rules.toml", GOOD)])).unwrap();
    assert_eq!(book.title(), "demo");
    assert_eq!(book.chapters()[0].id, "MOVE");
    assert_eq!(book.chapters()[0].text.get(Lang::Fr), "Se déplacer");
    let ids: Vec<&str> = book.rules().iter().map(|rule| rule.id.as_str()).collect();
    assert_eq!(ids, ["DE-MOVE-01", "DE-MOVE-02"]);
    let rule = book.rule("DE-MOVE-01").unwrap();
    assert_eq!((rule.chapter.as_str(), rule.text.get(Lang::En)), ("MOVE", "Move one square."));
    assert_eq!((&rule.rulings[..], &rule.note), (&["DE-Q-01".to_owned()][..], &None));
    assert_eq!(book.rule("DE-MOVE-02").unwrap().note.as_deref(), Some("Advice."));
    assert_eq!(book.ruling("DE-Q-01").unwrap().text.get(Lang::En), "Never diagonally.");
    assert_eq!(book.rulings().len(), 1);
    assert!(book.rule("DE-Q-01").is_none() && book.ruling("DE-MOVE-01").is_none());
}

#[test]
fn a_rule_belongs_to_a_chapter() {
    assert_eq!(
        changed("DE-MOVE-02", "DE-MVOE-02"),
        ["rules.toml:15:6: unknown chapter `MVOE` | did you mean `MOVE`?"]
    );
    assert_eq!(
        changed("DE-MOVE-02", "DE-FIGHT-02"),
        ["rules.toml:15:6: unknown chapter `FIGHT` | add a [[chapter]] with the id `FIGHT`"]
    );
    assert_eq!(
        changed("DE-MOVE-02", "DE-2"),
        ["rules.toml:15:6: the rule `DE-2` has no chapter in its id | an id is title, chapter and number, \
          such as NU-MOVE-03"]
    );
}

#[test]
fn a_ruling_that_is_cited_exists() {
    assert_eq!(
        changed("[\"DE-Q-01\"]", "[\"DE-Q-01\", \"DE-Q-1\"]"),
        ["rules.toml:12:23: unknown ruling `DE-Q-1` | did you mean `DE-Q-01`?"]
    );
}

#[test]
fn an_id_is_given_once() {
    assert_eq!(
        changed("DE-MOVE-02", "DE-MOVE-01"),
        [
            "rules.toml:15:6: a second rule with the id `DE-MOVE-01` | the first is at rules.toml:9:6; rename one \
          of them"
        ]
    );
    let entry = "\n[[ruling]]\nid = \"DE-Q-01\"\nfr = \"a\"\nen = \"b\"\n";
    assert!(complaints(&format!("{GOOD}{entry}"))[0].contains("a second ruling with the id `DE-Q-01`"));
    let entry = "\n[[chapter]]\nid = \"MOVE\"\nfr = \"a\"\nen = \"b\"\n";
    assert!(complaints(&format!("{GOOD}{entry}"))[0].contains("a second chapter with the id `MOVE`"));
}

#[test]
fn no_text_is_empty() {
    let empty = "this text is empty | write it, or remove the whole entry";
    assert_eq!(changed("\"Moving\"", "\" \""), [format!("rules.toml:6:6: {empty}")]);
    assert_eq!(changed("\"Avance d'une case.\"", "\"\""), [format!("rules.toml:10:6: {empty}")]);
    assert_eq!(changed("\"Never diagonally.\"", "\"\""), [format!("rules.toml:23:6: {empty}")]);
}

#[test]
fn several_slips_are_told_at_once() {
    let text = GOOD.replace("DE-MOVE-02", "DE-MVOE-02").replace("[\"DE-Q-01\"]", "[\"DE-Q-02\"]");
    assert_eq!(complaints(&text).len(), 2);
}

#[test]
fn a_slip_in_a_field_is_told_with_its_place() {
    assert!(
        changed("note =", "notes =")[0]
            .starts_with("rules.toml:18:1: unknown field `notes`, expected one of")
    );
    assert!(changed("en = \"Moving\"\n", "")[0].starts_with("rules.toml:3:1: missing field `en`"));
    assert_eq!(
        all_told(&RuleBook::load(&pack(&[])).unwrap_err()),
        ["rules.toml: the pack has no such file | add the file"]
    );
}

#[test]
fn the_schema_describes_the_file() {
    let text = schema::rules();
    assert!(text.ends_with("}\n") && text.lines().count() > 10);
    assert_eq!(text, schema::of::<RuleBookFile>());
    let schema: serde_json::Value = serde_json::from_str(&text).unwrap();
    for field in ["title", "chapter", "rule", "ruling"] {
        assert!(schema["properties"].get(field).is_some(), "{field}");
    }
    assert_eq!(schema["additionalProperties"], false);
    let rule = &schema["$defs"]["RuleFile"];
    assert_eq!(rule["required"], serde_json::json!(["id", "fr", "en"]));
    assert_eq!(rule["properties"]["id"]["type"], "string");
    assert_eq!(rule["properties"]["rulings"]["items"]["type"], "string");
}
