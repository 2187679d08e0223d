//! Garbage on every entry gives a clear error and a non-zero exit code.

mod common;

use std::path::Path;

use common::{run, run_bytes, run_with};

fn in_file(name: &str, content: &[u8], check: impl Fn(&str)) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    std::fs::write(&path, content).unwrap();
    check(path.to_str().unwrap());
}

/// Bytes that look like nothing, different for every seed.
fn noise(seed: u64) -> Vec<u8> {
    let mut x = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut next = || {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        x as u8
    };
    (0..200).map(|_| next()).collect()
}

#[test]
fn on_the_command_line() {
    for arguments in [
        &["nonsense"][..],
        &["play", "monopoly"],
        &["sim", "numeville", "--seats", "99"],
        &["sim", "numeville", "--seats", "5"],
        &["sim", "numeville", "--mode", "solo"],
        &["sim", "numeville", "--mode", "advanced", "--level", "discovery"],
        &["sim", "numeville", "--matches", "0"],
        &["sim", "numeville", "--bots", "genius"],
        &["sim", "numeville", "--bots", "random,expert"],
        &["sim", "numeville", "--option", "handicap"],
        &["sim", "numeville", "--option", "colour=blue"],
        &["play", "numeville", "--me", "7"],
        &["play", "numeville", "--lang", "tlh"],
        &["scenario", "run"],
        &["scenario", "run", "no/such/file.toml"],
        &["replay", "no-such-file.veille"],
        &["verify", "no-such-file.veille"],
        &["pack", "check", "numeville", "no/such/folder"],
        &["bench", "--seconds", "-1"],
    ] {
        run(arguments).bad();
    }
}

#[test]
fn in_a_scenario() {
    for content in [
        &b"\xff\xfe\x00"[..],
        b"",
        b"title = 3",
        b"title = \"chess\"",
        b"title = \"numeville\"\nsteps = []",
        b"title = \"numeville\"\n[options]\nseats = 9",
        b"title = \"numeville\"\n[options]\nseets = 2",
        b"title = \"numeville\"\n[given]\nround = 99",
        b"title = \"numeville\"\n[given]\n[[given.seats]]\nsquare = \"sq_77\"",
        b"title = \"numeville\"\n[[step]]\nseat = 0\ndo = { fly = true }",
        b"title = \"numeville\"\n[[step]]\ndraw = 5",
        b"title = \"numeville\"\n[[expect]]\npath = \"seats[\"\nis = 1",
        b"title = \"numeville\"\n[[expect]]\npath = \"round\"\nis = 2",
    ] {
        in_file("bad.toml", content, |file| {
            run(&["scenario", "run", file]).bad();
        });
    }
    for seed in 0..20 {
        in_file("noise.toml", &noise(seed), |file| {
            run(&["scenario", "run", file]).bad();
        });
    }
}

#[test]
fn in_a_match_file() {
    for content in [&b""[..], b"{}", b"null\n", b"{\"veille\":99}\n", b"\xff\xff"] {
        in_file("bad.veille", content, |file| {
            run(&["verify", file]).bad();
            run(&["replay", file]).bad();
        });
    }
    for seed in 0..20 {
        in_file("noise.veille", &noise(seed), |file| {
            run(&["verify", file]).bad();
        });
    }
}

#[test]
fn in_a_pack() {
    for (name, content) in [
        ("pack.toml", &b"id = 7"[..]),
        ("board.toml", b"provenance = \"rulebook\"\nsquare = []"),
        ("decks/attacks.toml", b"[[card]]\nid = \"att_01\""),
        ("decks/powers.toml", b"\xff"),
        ("fr/rules.ftl", b"title = { $"),
        ("rules.toml", b"title = \"numeville\"\n[[rule]]\nid = \"NU\""),
        ("sealed/questions/stalky.toml", b"complice = \"nobody\""),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let pack = folder.path().join("pack");
        let pack_name = pack.to_str().unwrap();
        run(&["pack", "new", "numeville", pack_name]).good();
        std::fs::write(Path::new(pack_name).join(name), content).unwrap();
        let said = run(&["pack", "check", "numeville", pack_name]).bad();
        let file = name.rsplit('/').next().unwrap();
        assert!(said.contains(file), "{name} is named: {said}");
        run(&["sim", "numeville", "--matches", "1", "--pack", pack_name]).bad();
    }
}

#[test]
fn in_the_engine() {
    let lines = [
        "nonsense",
        "{}",
        "[]",
        "null",
        r#"{"options":{"seat":0}}"#,
        r#"{"new":{"options":{"seats":77}}}"#,
        r#"{"new":{"options":{}}}"#,
        r#"{"decide":{"seat":0,"do":{"fly":1}}}"#,
        r#"{"decide":{"seat":12,"do":"agree"}}"#,
        r#"{"draw":{"way":4000000000}}"#,
        r#"{"draw":{"name":"no such card"}}"#,
        r#"{"undo":{"to":999999}}"#,
        r#"{"view":{"eyes":"nobody"}}"#,
        r#"{"digest":{},"surprise":1}"#,
        r#"{"digest":{}}"#,
    ];
    let said = run_with(&["engine", "numeville"], &lines.join("\n")).bad();
    assert!(said.contains(r#""inputs":0"#), "nothing has changed the match: {said}");
    let deep = "[".repeat(60_000);
    run_with(&["engine", "numeville"], &deep).bad();
    run_with(&["engine", "numeville"], &"x".repeat(100_000)).bad();
    for seed in 0..20 {
        run_bytes(&["engine", "numeville"], &noise(seed)).bad();
    }
}
