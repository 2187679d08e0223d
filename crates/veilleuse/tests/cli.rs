//! The commands as a user or a script calls them.

mod common;

use common::{Said, run, run_with};
use serde_json::Value;

#[test]
fn titles_are_listed_for_people_and_for_programs() {
    assert!(run(&["titles"]).good().contains("Numéville"));
    let json: Value = serde_json::from_str(&run(&["titles", "--json"]).good()).unwrap();
    let numeville = &json[0];
    assert_eq!(numeville["id"], "numeville");
    let modes: Vec<&str> =
        numeville["modes"].as_array().unwrap().iter().map(|m| m["id"].as_str().unwrap()).collect();
    assert_eq!(modes, ["standard", "advanced", "workshop"]);
}

#[test]
fn a_simulation_reports_counts_rates_and_outcomes() {
    let arguments = ["sim", "numeville", "--mode", "standard", "--seats", "3", "--bots", "random"];
    let counted = ["--matches", "200", "--seed", "7", "--json"];
    let report: Value = serde_json::from_str(&run(&[&arguments[..], &counted[..]].concat()).good()).unwrap();
    assert_eq!(
        (&report["matches"], &report["seats"], &report["mode"]),
        (&200.into(), &3.into(), &"standard".into())
    );
    assert_eq!(
        report["inputs"].as_u64(),
        Some(report["decisions"].as_u64().unwrap() + report["draws"].as_u64().unwrap())
    );
    let outcomes = report["outcomes"].as_array().unwrap();
    assert_eq!(outcomes.iter().map(|outcome| outcome["count"].as_u64().unwrap()).sum::<u64>(), 200);
    assert!(report["inputs_per_second"].as_f64().unwrap() > 0.0);
}

#[test]
fn the_same_seed_gives_the_same_simulation_on_any_number_of_threads() {
    let report = |threads: &str| {
        let arguments =
            ["sim", "numeville", "--mode", "advanced", "--matches", "300", "--json", "--threads", threads];
        let mut report: Value = serde_json::from_str(&run(&arguments).good()).unwrap();
        for clock in ["seconds", "inputs_per_second", "decisions_per_second", "threads"] {
            report.as_object_mut().unwrap().remove(clock);
        }
        report
    };
    assert_eq!(report("1"), report("2"));
}

#[test]
fn a_grid_is_played_in_shards_merged_and_shown() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let grid =
        ["sim", "numeville", "--mode", "standard", "--seats", "2,3", "--bots", "random", "--seed", "7"];
    let shard = |from: &str, matches: &str, out: &str| {
        run(&[&grid[..], &["--from", from, "--matches", matches, "--out", out]].concat()).good();
    };
    shard("0", "20", &file("a.json"));
    shard("20", "10", &file("b.json"));
    let (whole, page) = (file("whole.json"), file("page.html"));
    run(&["sim", "merge", &file("b.json"), &file("a.json"), "--out", &whole, "--report", &page]).good();
    let rows = file("rows.csv");
    let at_once = run(&[&grid[..], &["--matches", "30", "--rows", &rows, "--json"]].concat()).good();
    assert_eq!(std::fs::read_to_string(&whole).unwrap(), at_once);
    assert!(std::fs::read_to_string(&page).unwrap().contains("Parties gagnées"));
    assert_eq!(std::fs::read_to_string(&rows).unwrap().lines().count(), 1 + 60);
}

#[test]
fn a_condition_on_a_figure_is_an_exit_code() {
    let table = ["sim", "numeville", "--bots", "random", "--matches", "20", "--fail-if"];
    run(&[&table[..], &["win_rate>1.5"]].concat()).good();
    let said = run(&[&table[..], &["win_rate<1.5"]].concat());
    assert!(said.bad().contains("standard 4 random: win_rate is"));
    assert!(run(&[&table[..], &["wins<1"]].concat()).bad().contains("no condition"));
}

#[test]
fn a_mode_brings_its_usual_number_of_seats() {
    for (mode, seats) in [("standard", 4), ("solo-urgence", 1)] {
        let arguments =
            ["sim", "terror-below", "--mode", mode, "--bots", "random", "--matches", "1", "--json"];
        let report: Value = serde_json::from_str(&run(&arguments).good()).unwrap();
        assert_eq!(report["seats"], seats, "{mode}");
    }
}

#[test]
fn a_match_can_be_played_recorded_told_again_and_verified() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("match.veille");
    let file = file.to_str().unwrap();
    // The first option every time, more often than a match can need.
    let typed = "1\n".repeat(400);
    let play = ["play", "numeville", "--seats", "2", "--seed", "5", "--bots", "novice", "--record", file];
    let said = run_with(&play, &typed).good();
    assert!(said.contains("À toi"), "the match is asked in French");
    assert!(said.contains("Étincelle (Siège 2)"), "bots have the names of their levels: {said}");
    assert!(run(&["replay", file]).good().contains("Siège 1"));
    let verdict = run(&["verify", file]).good();
    assert!(verdict.to_lowercase().contains("proven"), "{verdict}");
    let english = run(&["replay", file, "--lang", "en", "--at", "20"]).good();
    assert!(english.contains("Round 1"), "{english}");
    let analysis = run(&["analyse", file]).good();
    assert!(analysis.contains("Les chances de gagner"), "{analysis}");
    let analysis: Value = serde_json::from_str(&run(&["analyse", file, "--json"]).good()).unwrap();
    let curve = analysis["curve"].as_array().unwrap();
    let chances = |point: &Value| point["chances"].as_array().unwrap().len();
    assert!(curve.len() > 20 && curve.iter().all(|point| chances(point) == 2), "{analysis}");
}

#[test]
fn a_small_table_hears_what_is_recommended_until_it_chooses() {
    let table = ["play", "boogeyman", "--mode", "competitive", "--seats", "2", "--seed", "1", "--lang", "en"];
    let said = run_with(&table, "q\n").good();
    assert!(said.contains("we recommend four Children") && said.contains("--option children=4"), "{said}");
    let chosen = [&table[..], &["--option", "children=1"]].concat();
    assert!(!run_with(&chosen, "q\n").good().contains("we recommend"));
}

#[test]
fn a_changed_match_file_is_not_believed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.veille");
    let file = path.to_str().unwrap();
    run_with(&["play", "numeville", "--seats", "2", "--seed", "5", "--record", file], &"1\n".repeat(400))
        .good();
    let text = std::fs::read_to_string(&path).unwrap();
    let changed = text.replacen("{\"draw\":", "{\"draw\":1", 1);
    assert_ne!(text, changed);
    std::fs::write(&path, changed).unwrap();
    let said = run(&["verify", file]);
    assert!(said.bad().contains("line"), "the place is named");
}

#[test]
fn hot_seats_masters_and_workshops_play_in_the_terminal_in_both_languages() {
    for lang in ["fr", "en"] {
        for table in [
            &["--mode", "standard", "--seats", "2", "--me", "0,1"][..],
            &["--mode", "standard", "--seats", "2", "--master", "--me", "0,1,master"],
            &["--mode", "advanced", "--seats", "3", "--level", "expert"],
            &["--mode", "workshop", "--me", "0"],
            &["--mode", "workshop", "--master", "--me", "master"],
        ] {
            let arguments = [&["play", "numeville", "--seed", "3", "--lang", lang][..], table].concat();
            // Choosing the last but one option as well keeps workshops from rewriting for ever.
            let said = run_with(&arguments, &"1\n2\n9\n1\n4\n3\n".repeat(2_000));
            let text = said.good();
            assert!(
                !text.contains('['.to_string().as_str()) || !text.contains("[told-"),
                "every sentence has words"
            );
            let ends = [
                "Victoire",
                "Défaite",
                "Victory",
                "Defeat",
                "victory",
                "tient encore",
                "still holds",
                "résiste",
                "resists",
            ];
            assert!(ends.iter().any(|end| text.contains(end)), "{lang} {table:?} comes to an end");
        }
    }
}

/// A slate that a bot in the facilitator's chair corrects, as it is told: what was written, what is right, the verdict.
fn corrections(file: &str) -> Vec<Value> {
    let lines = run(&["replay", file, "--json"]).good();
    let told = lines.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    told.flat_map(|line| line["told"].as_array().cloned().unwrap_or_default())
        .filter(|told| told["told"] == "corrected")
        .collect()
}

#[test]
fn bots_of_every_level_in_the_facilitators_chair_judge_what_is_written() {
    for level in ["random", "novice", "regular", "keen", "expert", "master"] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("workshop.veille");
        let file = path.to_str().unwrap();
        let play = ["play", "numeville", "--mode", "workshop", "--master", "--seed", "4", "--bots", level];
        let said = run_with(&[&play[..], &["--record", file]].concat(), &"1\n4\n3\n".repeat(400)).good();
        let corrections = corrections(file);
        assert!(corrections.len() >= 8, "{level}: {corrections:?}");
        for told in corrections {
            let verdict = if told["given"] == told["answer"] { "right" } else { "wrong" };
            assert_eq!(told["verdict"], verdict, "{level}: {told}");
            let reads = |text: &Value| said.contains(text["fr"].as_str().unwrap());
            assert!(reads(&told["prompt"]), "every team's question is read out: {told}");
            assert!(reads(&told["explanation"]), "and why the answer is right: {told}");
        }
    }
}

#[test]
fn the_explanation_follows_an_answer_in_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.veille");
    let file = path.to_str().unwrap();
    let play = ["play", "numeville", "--seats", "2", "--seed", "5", "--lang", "en", "--record", file];
    let said = run_with(&play, &"1\n".repeat(400)).good();
    let lines = run(&["replay", file, "--json"]).good();
    let answered: Vec<Value> = lines
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap())
        .flat_map(|line| line["told"].as_array().cloned().unwrap_or_default())
        .filter(|told| told["told"] == "answered")
        .collect();
    assert!(answered.len() > 5);
    for told in answered {
        for part in ["answer", "explanation"] {
            assert!(said.contains(told[part]["en"].as_str().unwrap()), "{part} of {told}");
        }
    }
}

#[test]
fn a_question_mark_explains_rules_and_a_hint_is_given() {
    let said =
        run_with(&["play", "numeville", "--seed", "1"], "?\n? NU-MOVE-03\n? dé noir\nh\nt\nx\n99\nu\nq\n")
            .good();
    assert!(said.contains("NU-MOVE-03"));
    assert!(said.contains("NU-QUEST-01"));
    assert!(said.contains("Je jouerais"));
}

#[test]
fn a_long_list_of_choices_is_read_by_and_by_and_searched() {
    for (lang, more) in [("fr", "… et 5 autres choix"), ("en", "… and 5 more choices")] {
        // The Boogeyman may hide his Trapdoor in 23 rooms; rooms have numbers of their own.
        let table =
            ["play", "boogeyman", "--mode", "competitive", "--seats", "3", "--seed", "1", "--lang", lang];
        let said = run_with(&table, "+\n(23)\nq\n").good();
        let (first, then) = said.split_once(more).expect("a long list says how much is left");
        assert!(first.contains("\n  18) ") && !first.contains("\n  19) "), "{first}");
        let listed: Vec<&str> =
            then.lines().filter(|line| line.contains(") ") && line.starts_with("  ")).collect();
        let numbers: Vec<&str> = listed.iter().filter_map(|line| line.trim().split(')').next()).collect();
        assert_eq!(numbers, ["19", "20", "21", "22", "23", "21"]);
        assert!(listed[5].contains("(23)"), "{listed:?}");
    }
}

#[test]
fn the_engine_plays_by_lines_of_json() {
    let lines = [
        r#"{"hello":{}}"#,
        r#"{"new":{"options":{"mode":"standard","seats":2,"first":1}}}"#,
        r#"{"options":{"seat":0},"id":"a"}"#,
        r#"{"decide":{"seat":0,"do":{"scout":"ana"}},"id":"b"}"#,
        r#"{"decide":{"seat":1,"do":{"scout":"tom"}},"id":"c"}"#,
        r#"{"view":{"eyes":"public"}}"#,
        r#"{"digest":{}}"#,
        r#"{"undo":{"to":0}}"#,
        r#"{"quit":{}}"#,
    ];
    let said = run_with(&["engine", "numeville"], &lines.join("\n")).good();
    let replies: Vec<Value> = said.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(replies[0]["veilleuse"], 1);
    assert_eq!(replies[1]["pending"]["seats"][0], 0);
    assert_eq!((replies[2]["options"].as_array().unwrap().len(), &replies[2]["id"]), (4, &"a".into()));
    assert_eq!(replies[3]["accepted"], 1);
    assert_eq!(replies[4]["refused"]["rule"], "HOUSE-ASKED");
    assert_eq!(replies[5]["view"]["seats"][0]["scout"], "ana");
    assert_eq!(replies[6]["inputs"], 1);
    assert_eq!(replies[7]["undone"], 0);
    assert_eq!(replies[8]["bye"], true);
}

#[test]
fn a_pack_can_be_copied_changed_checked_and_compared() {
    let folder = tempfile::tempdir().unwrap();
    let pack = folder.path().join("mine");
    let pack_name = pack.to_str().unwrap();
    run(&["pack", "new", "numeville", pack_name]).good();
    run(&["pack", "check", "numeville", pack_name]).good();
    assert!(run(&["pack", "diff", "numeville", pack_name]).good().contains("no difference"));
    let texts = pack.join("fr/rules.ftl");
    let set = std::fs::read_to_string(&texts).unwrap();
    std::fs::write(&texts, set.replacen('’', "'", 1)).unwrap();
    let problem = run(&["pack", "check", "numeville", pack_name]).bad();
    assert!(problem.contains("fr/rules.ftl:") && problem.contains("a straight apostrophe"), "{problem}");
    std::fs::write(&texts, set).unwrap();
    let file = pack.join("decks/attacks.toml");
    let text = std::fs::read_to_string(&file).unwrap().replacen("\"red\"", "\"rad\"", 1);
    std::fs::write(&file, text).unwrap();
    let said: Said = run(&["pack", "check", "numeville", pack_name]);
    let problem = said.bad();
    assert!(problem.contains("attacks.toml:") && problem.contains("red"), "{problem}");
    assert!(run(&["pack", "diff", "numeville", pack_name]).good().contains("changed  decks/attacks.toml"));
}

#[test]
fn completions_and_manual_pages_are_written() {
    assert!(run(&["completions", "bash"]).good().contains("veilleuse"));
    assert!(run(&["man"]).good().contains(".TH"));
    let folder = tempfile::tempdir().unwrap();
    run(&["man", folder.path().to_str().unwrap()]).good();
    assert!(folder.path().join("veilleuse-play.1").exists());
}

/// The best decision of a puzzle of Terror Below is found by its number in the list, after one that is not.
#[test]
fn the_puzzle_of_an_evening_is_answered_twice() {
    let arguments = ["puzzle", "terror-below", "--day", "2026-11-10", "--lang", "en"];
    let shown = run_with(&arguments, "q\n").good();
    assert!(shown.contains("Evening puzzle · Terror Below"), "{shown}");
    assert_eq!(shown, run_with(&arguments, "q\n").good(), "the same for everybody");
    let options: Vec<(&str, &str)> = shown
        .lines()
        .filter_map(|line| line.trim().split_once(") "))
        .filter(|(number, _)| number.parse::<u8>().is_ok())
        .collect();
    assert!(options.len() > 1, "{shown}");
    let said: Vec<String> =
        options.iter().map(|(number, _)| run_with(&arguments, &format!("{number}\n\nq\n")).good()).collect();
    let solved = said.iter().filter(|said| said.contains("that was the best decision")).count();
    let missed = said.iter().filter(|said| said.contains("there was something better")).count();
    assert!(solved >= 1 && missed >= 1 && solved + missed == options.len(), "{solved}, {missed}: {said:?}");
    assert!(said.iter().all(|said| said.contains("What speaks for")), "{said:?}");
    assert!(said.iter().filter(|said| said.contains("Enter to try again")).count() == missed);
    assert!(run(&["puzzle", "--day", "2026-02-30"]).bad().contains("day of the calendar"));
}
