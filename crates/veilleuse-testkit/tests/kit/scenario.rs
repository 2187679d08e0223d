use veilleuse_testkit::scenario::{Scenario, ScenarioHeader, run, run_file};

use crate::toy::{Fault, Pack, Toy};

const HEAD: &str = "title = \"toy\"\n";
/// Seat 0 holds a candle and a moth, seat 1 a snuffer, and it is the turn of seat 0.
const TABLE: &str = r#"title = "toy"
rules = ["TOY-HAND"]
about = "A table to play on"
[options]
seats = 2
[given]
hands = [["candle-1", "moth-1"], ["snuffer-1"]]
"#;

fn play(text: &str) -> Result<(), String> {
    let scenario = Scenario::<Toy>::parse("toy.toml", text).map_err(|failure| failure.to_string())?;
    run(Pack::sound(), &scenario).map_err(|failure| failure.to_string())
}

fn holds(rest: &str) {
    assert_eq!(play(&format!("{TABLE}{rest}")), Ok(()));
}

#[track_caller]
fn fails(text: &str, wanted: &[&str]) {
    let failure = play(text).err().unwrap_or_default();
    for part in wanted {
        assert!(failure.contains(part), "wanted: {part}\nfound: {failure}");
    }
}

#[test]
fn a_scenario_plays_and_looks_at_everything() {
    holds(
        r#"
[[step]]
seat = 0
do = { play = "candle-2" }
refuse = "TOY-HAND"
expect = [{ path = "told", count = 0 }]
[[step]]
seat = 0
do = { play = "candle-1" }
expect = [
  { path = "pending", is = { seats = [1] } },
  { path = "told", has = { played = { card = "candle-1" } } },
  { eyes = 1, path = "options", is = [{ snuff = "snuffer-1" }, "let_be"] },
  { accepted = { seat = 1, do = "let_be" } },
  { accepted = { timeout = 1 } },
  { refused = { seat = 0, do = "pass", rule = "HOUSE-ASKED" } },
]
[[step]]
timeout = 0
refuse = "HOUSE-ASKED"
[[step]]
seat = 1
do = { snuff = "snuffer-1" }
[[step]]
timeout = 1
[[step]]
seat = 0
do = { bet = "dark" }
[[step]]
seat = 1
do = { bet = "light" }
[[step.expect]]
path = "told[0].bet.on"
eyes = 0
absent = true
[[step.expect]]
path = "told[0].bet.on"
is = "light"
[[step]]
draw = 5
[[step]]
seat = 0
do = "draw"
[[step]]
draw = "candle-4"
[[expect]]
path = "lit"
is = 0
[[expect]]
path = "spent"
has = "snuffer-1"
[[expect]]
path = "seats[0].hand"
is = ["candle-4", "moth-1"]
[[expect]]
eyes = "public"
path = "seats[0].hand"
absent = true
[[expect]]
path = "seats[0]"
has = { cards = 2, bet = "dark" }
[[expect]]
path = "lit"
is_not = 1
"#,
    );
}

#[test]
fn missing_draws_fall_when_chance_may_be_anything() {
    let text = r#"
title = "toy"
chance = "any"
[[step]]
seat = 0
do = { bet = "dark" }
[[step]]
seat = 1
do = { bet = "dark" }
[[step]]
seat = 2
do = { bet = "dark" }
expect = [{ path = "told", has = { wind = { face = 1 } } }]
[[expect]]
path = "seats[0].hand"
is = ["candle-1", "candle-4"]
"#;
    assert_eq!(play(text), Ok(()));
    fails(
        &text.replace("chance = \"any\"", ""),
        &[
            "toy.toml:4:1: step 1: a draw comes first",
            "for `deck` is pending",
            "it may be: candle-1, candle-2",
        ],
    );
    let given = text
        .replace("do = { bet = \"dark\" }\nexpect", "do = { bet = \"dark\" }\n[[step]]\ndraw = 4\nexpect");
    fails(&given, &["step 4, expect 1: `told` is not as expected", "found:    [{\"wind\":{\"face\":4}}]"]);
}

#[test]
fn a_draw_must_be_pending_possible_and_given() {
    let wrong_place = format!("{TABLE}[[step]]\ndraw = 5\n");
    fails(&wrong_place, &["toy.toml:8:1: step 1: nothing is drawn here; asked now: seat 0"]);
    let draw = format!("{TABLE}[[step]]\nseat = 0\ndo = \"pass\"\n[[step]]\nseat = 1\ndo = \"draw\"\n");
    fails(&draw, &["toy.toml:11:1: the end: the scenario ends too early: a draw for `deck` is pending"]);
    let looked_at =
        format!("{draw}[[expect]]\npath = \"pending.chance\"\nis = {{ purpose = \"deck\", ways = 9 }}\n");
    assert_eq!(play(&looked_at), Ok(()));
    let misspelt = format!("{draw}[[step]]\ndraw = \"moth-22\"\n");
    fails(
        &misspelt,
        &[
            "toy.toml:14:1: step 3: this draw cannot give `moth-22`; did you mean `moth-2`?",
            "it may be: candle-2,",
        ],
    );
    fails(&format!("{draw}[[step]]\ndraw = 5\n"), &["this draw cannot give `5`", "it may be: candle-2,"]);
    fails(&format!("{draw}[[step]]\ndraw = \"#9\"\n"), &["this draw cannot give `#9`"]);
    assert_eq!(
        play(&format!("{draw}[[step]]\ndraw = \"#8\"\n[[expect]]\npath = \"round\"\nis = 1\n")),
        Ok(())
    );
}

#[test]
fn a_step_must_be_answered_as_it_says() {
    let accepted = format!("{TABLE}[[step]]\nseat = 0\ndo = \"pass\"\nrefuse = \"TOY-HAND\"\n");
    fails(&accepted, &["toy.toml:8:1: step 1: accepted, but TOY-HAND was expected to refuse it"]);
    let other_rule = format!("{TABLE}[[step]]\nseat = 1\ndo = \"pass\"\nrefuse = \"TOY-HAND\"\n");
    fails(&other_rule, &["refused by another rule\n  expected: TOY-HAND\n  found:    HOUSE-ASKED"]);
    let refused = format!("{TABLE}[[step]]\nseat = 1\ndo = \"pass\"\n");
    fails(&refused, &["refused by HOUSE-ASKED, but was expected to be accepted; asked now: seat 0"]);
    let probes = "[[expect]]\naccepted = { seat = 1, do = \"pass\" }\n";
    fails(&format!("{TABLE}{probes}"), &["toy.toml:8:1: expect 1: refused by HOUSE-ASKED"]);
    let probes = "[[expect]]\nrefused = { seat = 0, do = \"pass\", rule = \"TOY-HAND\" }\n";
    fails(&format!("{TABLE}{probes}"), &["expect 1: accepted, but TOY-HAND was expected to refuse it"]);
}

#[test]
fn a_refusal_that_changes_the_state_fails_the_step() {
    let text = format!("{TABLE}[[step]]\nseat = 0\ndo = \"let_be\"\nrefuse = \"HOUSE-QUESTION\"\n");
    assert_eq!(play(&text), Ok(()));
    let scenario = Scenario::<Toy>::parse("toy.toml", &text);
    let traced = scenario.and_then(|scenario| run(Pack::with(Fault::RefusalLeavesTrace, true), &scenario));
    assert!(traced.is_err_and(|failure| failure.problem.contains("but the refusal changed the state")));
}

#[test]
fn steps_after_the_end_are_left_over_unless_they_must_be_refused() {
    let bright = TABLE.replace(
        "hands = [[\"candle-1\", \"moth-1\"], [\"snuffer-1\"]]",
        "hands = [[\"candle-1\"]]\nlit = 2",
    );
    let won = format!("{bright}[[step]]\nseat = 0\ndo = {{ play = \"candle-1\" }}\n[[step]]\ntimeout = 1\n");
    let over = "[[expect]]\npath = \"pending.over\"\nis = { result = \"victory\", reason = \"bright\", winners = [0, 1] }\n";
    assert_eq!(play(&format!("{won}{over}")), Ok(()));
    let left_over = "[[step]]\nseat = 0\ndo = \"pass\"\n";
    fails(
        &format!("{won}{left_over}"),
        &["step 3: this step is left over: the match has ended (victory, bright)"],
    );
    assert_eq!(play(&format!("{won}{left_over}refuse = \"HOUSE-OVER\"\n")), Ok(()));
}

#[test]
fn an_expectation_that_fails_shows_what_is_there() {
    let expect = |text: &str| format!("{TABLE}[[expect]]\n{text}\n");
    fails(
        &expect("path = \"seats[0].hand\"\nis = [\"candle-1\", \"moth-2\"]"),
        &[
            "toy.toml:8:1: expect 1: `seats[0].hand` is not as expected",
            "expected: [\"candle-1\",\"moth-2\"]",
            "found:    [\"candle-1\",\"moth-1\"]",
            "at [1]\n    expected: \"moth-2\"\n    found: \"moth-1\"",
            "at `seats[0]`:\n    {\n",
            "\"has_bet\": true",
        ],
    );
    fails(
        &expect("path = \"seats[0].hnad\"\nis = 1"),
        &["there is no `hnad` at `seats[0]`; did you mean `hand`?"],
    );
    fails(&expect("path = \"seats[7].hand\"\nis = 1"), &["there is no [7] at `seats`, which has 2 entries"]);
    fails(&expect("path = \"seats[0].hand\"\ncount = 3"), &["expected: 3 of them", "(2 of them)"]);
    fails(&expect("path = \"lit\"\ncount = 3"), &["cannot be counted"]);
    fails(&expect("path = \"lit\"\nabsent = true"), &["expected: nothing there", "found:    0"]);
    fails(&expect("path = \"seats[0].hand\"\neyes = 1\nabsent = false"), &["expected: something there"]);
    fails(&expect("path = \"lit\"\nis_not = 0"), &["expected: anything but 0"]);
    fails(&expect("path = \"seats[0].hand\"\nhas = \"moth-2\""), &["expected: to have \"moth-2\""]);
    fails(&expect("path = \"seats[0]\"\nhas = { cards = 5 }"), &["expected: to have {\"cards\":5}"]);
    fails(&expect("path = \"lit\"\neyes = 5\nis = 0"), &["there is no seat 5 at this table"]);
}

/// A slip in a path must not make an expectation pass.
#[test]
fn nothing_is_expected_of_a_path_that_leads_nowhere() {
    let expect = |text: &str| format!("{TABLE}[[expect]]\n{text}\n");
    for test in ["absent = true", "is_not = 1", "has_not = 1", "count = 0"] {
        fails(&expect(&format!("path = \"seats[0].hnad\"\n{test}")), &["there is no `hnad` at `seats[0]`"]);
        fails(&expect(&format!("path = \"seats[7].hand\"\n{test}")), &["there is no [7] at `seats`"]);
        fails(
            &expect(&format!("path = \"seats[0].hand.card\"\neyes = 1\n{test}")),
            &["`seats[0].hand` is null"],
        );
    }
    fails(&expect("path = \"seats[0].hand[7]\"\nis_not = 1"), &["there is no [7] at `seats[0].hand`"]);
    assert_eq!(play(&expect("path = \"seats[0].hand[7]\"\nabsent = true")), Ok(()));
}

#[test]
fn what_must_not_be_there_is_looked_for() {
    let expect = |text: &str| format!("{TABLE}[[expect]]\n{text}\n");
    assert_eq!(play(&expect("path = \"seats[0].hand\"\nhas_not = \"moth-2\"")), Ok(()));
    fails(&expect("path = \"seats[0].hand\"\nhas_not = \"moth-1\""), &["expected: not to have \"moth-1\""]);
    fails(&expect("path = \"seats\"\nhas_not = { cards = 2 }"), &["expected: not to have {\"cards\":2}"]);
}

#[test]
fn a_scenario_that_cannot_be_read_says_where_and_what_to_write() {
    fails(
        &format!("{TABLE}[[step]]\nseat = 0\ndo = \"pass\"\nrefus = \"TOY-HAND\"\n"),
        &[
            "toy.toml:11:1: unknown key `refus` in a step; did you mean `refuse`?",
            "11 | refus = \"TOY-HAND\"\n   | ^^^^^",
        ],
    );
    fails(
        &format!("{HEAD}tittle = 1\n"),
        &["toy.toml:2:1: unknown key `tittle` in a scenario; did you mean `title`?"],
    );
    fails("rules = []\n", &["this needs title ="]);
    fails("title = \"boogeyman\"\n", &["toy.toml:1:9: this scenario is of `boogeyman`, not of `toy`"]);
    fails(&format!("{HEAD}chance = \"all\"\n"), &["toy.toml:2:10: `chance` may only be \"any\""]);
    fails(
        &format!("{HEAD}[options]\nseets = 2\n"),
        &["toy.toml:3:1: unknown field `seets`, expected `seats` or `rounds`"],
    );
    fails(
        &format!("{HEAD}[options]\nseats = 9\n"),
        &["options: the match cannot begin: refused by HOUSE-OPTIONS"],
    );
    fails(
        &format!("{HEAD}[given]\nhands = [[\"moth-1\", \"moth-1\"]]\n"),
        &["given: hands[0]: moth-1 is elsewhere"],
    );
    fails(&format!("{HEAD}[[step]]\nseat = 0\ndo = \"pas\"\n"), &["toy.toml:4:6: unknown variant `pas`"]);
    fails(
        &format!("{HEAD}[[step]]\nseat = 9\ndo = \"pass\"\n"),
        &["a seat is a number from 0 to 7 or \"master\""],
    );
    fails(&format!("{HEAD}[[step]]\nseat = \"master\"\n"), &["toy.toml:2:1: this needs `do`"]);
    fails(&format!("{HEAD}[[step]]\n"), &["this needs `seat` and `do`, `draw`, or `timeout`"]);
    fails(
        &format!("{HEAD}[[step]]\ndraw = 1\nseat = 1\n"),
        &["a step with `draw` cannot have `seat` as well"],
    );
    fails(&format!("{HEAD}[[step]]\ndraw = \"#x\"\n"), &["toy.toml:3:8: a raw way is written as \"#3\""]);
    fails(&format!("{HEAD}[[expect]]\npath = \"lit\"\n"), &["this needs exactly one of `is`"]);
    fails(&format!("{HEAD}[[expect]]\npath = \"options\"\ncount = 1\n"), &["this needs `eyes`"]);
    fails(&format!("{HEAD}[[expect]]\npath = \"a..b\"\nis = 1\n"), &["toy.toml:3:8: a path looks like"]);
    fails(
        &format!("{HEAD}[[expect]]\npath = \"lit\"\neyes = \"all\"\nis = 1\n"),
        &["\"master\" or \"public\""],
    );
    fails("title = ", &["toy.toml:1:"]);
}

#[test]
fn a_scenario_is_read_from_its_file() -> Result<(), std::io::Error> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("table.toml");
    std::fs::write(&file, TABLE)?;
    assert_eq!(run_file::<Toy>(Pack::sound(), &file), Ok(()));
    let missing = run_file::<Toy>(Pack::sound(), &folder.path().join("none.toml")).err();
    assert!(missing.is_some_and(|failure| failure.to_string().contains("none.toml:1:1: cannot be read")));
    Ok(())
}

#[test]
fn the_header_can_be_read_without_knowing_the_title() {
    let text = "title = \"any-title\"\nrules = [\"A-1\", \"A-2\"]\nabout = \"x\"\n[given]\nwhatever = 1\n";
    let header = ScenarioHeader::parse("x.toml", text);
    assert!(header.is_ok_and(|h| h.title == "any-title" && h.rules == ["A-1", "A-2"] && h.about == "x"));
}
