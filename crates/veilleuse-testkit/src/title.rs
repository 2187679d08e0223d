//! What the tests of every title share: where its files are, and the checks that read the same for all five.
//!
//! Files are found by the title's id: `packs/ID`, `scenarios/ID`, `replays/ID`, `docs/arrangements/ID.md`.

use std::{
    collections::BTreeSet,
    fmt, fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use veilleuse_core::{Game, Host, Judgement, Match, Pending, Seat, Table, Viewer, Went, any_option};
use veilleuse_pack::{PackFiles, Problems, RuleBook, Texts};

use crate::{
    Broken, By, Luck,
    exhaustive::Seen,
    golden::{check_goldens, write_golden},
    json,
    properties::Walks,
    scenario::{Scenario, ScenarioHeader, run, run_file},
};

/// Takes what a test cannot do without.
#[track_caller]
fn sure<T, E: fmt::Display>(result: Result<T, E>) -> T {
    result.unwrap_or_else(|error| panic!("{error}"))
}

#[track_caller]
fn text_of(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// A path from the root of the workspace.
pub fn root(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// The files of the title's pack.
pub fn files<G: Game>() -> PackFiles {
    sure(PackFiles::from_dir(&root("packs").join(G::ID)))
}

/// Reads and checks files as a pack, with the loader of the title.
pub fn read<P, E: fmt::Display>(files: &PackFiles, load: fn(&PackFiles, &Texts) -> Result<P, E>) -> P {
    let texts = sure(Texts::load(&[files]));
    sure(load(files, &texts))
}

/// The files of a pack, each passed through `change`, which gets its path and its text.
pub fn changed(files: &PackFiles, change: impl Fn(&str, &str) -> String) -> PackFiles {
    let leaked = |text: String| -> &'static str { text.leak() };
    let changed: Vec<(&'static str, &'static str)> =
        files.under("").map(|(path, text)| (leaked(path.to_owned()), leaked(change(path, text)))).collect();
    PackFiles::from_embedded(changed.leak())
}

/// What is found wrong with the pack of a title when a text in one of its files is replaced: a line for each problem.
pub fn problems_of<G: Game>(
    load: fn(&PackFiles, &Texts) -> Result<G::Pack, Problems>,
    file: &str,
    from: &str,
    to: &str,
) -> String {
    let files = changed(&files::<G>(), |path, text| {
        if path == file {
            assert!(text.contains(from), "{file} has no {from}");
            text.replacen(from, to, 1)
        } else {
            text.to_owned()
        }
    });
    let texts = Texts::load(&[&files]).unwrap_or_else(|problems| panic!("{problems}"));
    let Err(problems) = load(&files, &texts) else { panic!("nobody minds {to} in {file}") };
    let lines: Vec<String> =
        problems.iter().map(|problem| format!("{} {}", problem.path(), problem.what())).collect();
    lines.join("\n")
}

/// Plays one random input; `false` when the match is over.
pub fn play_on<G: Game>(played: &mut Match<G>, luck: &mut Luck) -> bool {
    went_on(played.play_on(luck, &mut Vec::new()))
}

/// Whether a table has gone on, or the match was over before.
#[track_caller]
fn went_on(went: Went) -> bool {
    match went {
        Went::Over(_) => false,
        Went::Stuck | Went::Refused(_) => panic!("{went:?}"),
        Went::Drew(_) | Went::Decided { .. } | Went::TimedOut(_) => true,
    }
}

/// Plays a match by the judgement of a sensible player, with a chance decision so many times in ten. Stops
/// after `most` inputs.
pub fn play_sensibly<G: Judgement>(
    mut played: Match<G>,
    luck: &mut Luck,
    chance_in_ten: u32,
    most: usize,
) -> Match<G> {
    let (mut options, mut weights) = (Vec::new(), Vec::new());
    let choose = |played: &Match<G>, seat: Seat, options: &[G::Action], luck: &mut Luck| {
        if luck.below(10) < chance_in_ten {
            return any_option::<G>(options, |ways| luck.below(ways));
        }
        weights.clear();
        weights.resize(options.len(), 0);
        played.imagined(seat, &mut |ways| luck.below(ways)).appeal(seat, options, &mut weights);
        let best = weights.iter().copied().max().unwrap_or_default();
        weights.iter().position(|weight| *weight == best).unwrap_or_default()
    };
    let mut players = By(luck, choose);
    while played.history().len() < most && went_on(played.play_on(&mut players, &mut options)) {}
    played
}

/// How a match ended: its result and the reason.
pub type Ending = (&'static str, &'static str);

/// How this match ended, if it did.
pub fn ending<G: Game>(played: &Match<G>) -> Option<Ending> {
    match played.pending() {
        Pending::Over(outcome) => Some((outcome.result, outcome.reason)),
        _ => None,
    }
}

fn scenarios_in(folder: &Path, found: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for entry in entries {
        let path = sure(entry).path();
        if path.is_dir() {
            scenarios_in(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "toml") {
            found.push(path);
        }
    }
    found.sort();
}

/// All scenario files of the title.
pub fn scenarios<G: Game>() -> Vec<PathBuf> {
    let mut found = Vec::new();
    scenarios_in(&root("scenarios").join(G::ID), &mut found);
    found
}

/// Plays every scenario of the title; `at_least` guards against files that are no longer found.
#[track_caller]
pub fn every_scenario_holds<G: Game>(pack: &Arc<G::Pack>, at_least: usize) {
    let all = scenarios::<G>();
    assert!(all.len() >= at_least, "scenarios are missing: {}", all.len());
    let failures: Vec<String> = all
        .iter()
        .filter_map(|file| run_file::<G>(Arc::clone(pack), file).err())
        .map(|failure| failure.to_string())
        .collect();
    assert!(failures.is_empty(), "{} scenarios fail\n\n{}", failures.len(), failures.join("\n\n"));
}

/// Every scenario says what it shows and cites only rules of the book.
#[track_caller]
pub fn every_scenario_cites_the_book<G: Game>() {
    let book = sure(RuleBook::load(&files::<G>()));
    for file in scenarios::<G>() {
        let name = file.display().to_string();
        let header = sure(ScenarioHeader::parse(&name, &text_of(&file)));
        assert!(!header.about.is_empty(), "{name} says nothing about itself");
        assert!(!header.rules.is_empty(), "{name} cites no rule");
        for id in &header.rules {
            let known = book.rule(id).is_some() || book.ruling(id).is_some();
            assert!(known, "{name} cites {id}, which is not in the book");
        }
    }
}

/// The page for people who write scenarios has an example, and it holds.
#[track_caller]
pub fn the_documented_example_holds<G: Game>(pack: &Arc<G::Pack>) {
    let file = root("docs/arrangements").join(format!("{}.md", G::ID));
    let page = text_of(&file);
    let example = page.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next());
    let example = example.unwrap_or_else(|| panic!("{} has no example", file.display()));
    let scenario = Scenario::<G>::parse("the documented example", example);
    sure(scenario.and_then(|scenario| run(Arc::clone(pack), &scenario)));
}

/// The page for people who write scenarios names every field of a view and everything that can be told.
#[track_caller]
pub fn every_path_is_documented<G: Game>(pack: &Arc<G::Pack>, tables: &[G::Options], seed: u64) {
    fn fields(value: &serde_json::Value, found: &mut BTreeSet<String>) {
        match value {
            serde_json::Value::Object(inner) => {
                found.extend(inner.keys().cloned());
                inner.values().for_each(|value| fields(value, found));
            }
            serde_json::Value::Array(things) => things.iter().for_each(|thing| fields(thing, found)),
            _ => {}
        }
    }
    let mut found: BTreeSet<String> = told_tags::<G>().into_iter().collect();
    for (number, options) in tables.iter().enumerate() {
        let mut luck = Luck::part(seed, number as u64);
        let mut played = sure(Match::<G>::begin(Arc::clone(pack), options.clone()));
        while play_on(&mut played, &mut luck) {
            if luck.once_in(9) {
                fields(&json::of(&played.view_everything()), &mut found);
            }
        }
        fields(&json::of(&played.view_everything()), &mut found);
    }
    let file = root("docs/arrangements").join(format!("{}.md", G::ID));
    let page = text_of(&file);
    let paths = page.split("## Paths").nth(1).unwrap_or_default();
    let named: BTreeSet<&str> =
        paths.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').collect();
    let unnamed: Vec<&String> = found.iter().filter(|field| !named.contains(field.as_str())).collect();
    assert!(unnamed.is_empty(), "{} does not name {unnamed:?}", file.display());
}

/// Checks a property on random matches of each table.
#[track_caller]
pub fn on_each<G: Game, T>(
    pack: &Arc<G::Pack>,
    tables: Vec<G::Options>,
    seed: u64,
    matches: u64,
    check: impl Fn(&Walks<G>) -> Result<T, Broken>,
) -> Vec<(G::Options, T)> {
    let checked = tables.into_iter().map(|options| {
        let walks = Walks { pack: Arc::clone(pack), options, seed, matches };
        let result = check(&walks).unwrap_or_else(|broken| panic!("{:?}\n{broken}", walks.options));
        (walks.options, result)
    });
    checked.collect()
}

/// A million random inputs over these tables without a panic, a refusal or a match longer than `longest`.
#[track_caller]
pub fn a_million_inputs<G: Game>(pack: &G::Pack, tables: &[G::Options], longest: usize) {
    let (mut inputs, mut number) = (0_u64, 0);
    let mut options = Vec::new();
    while inputs < 1_000_000 {
        let mut luck = Luck::part(8, number);
        let table = &tables[number as usize % tables.len()];
        number += 1;
        let mut played =
            Table::<G>::begin(pack, table).unwrap_or_else(|refusal| panic!("{table:?}: {refusal}"));
        let mut length = 0;
        while went_on(played.play_on(&mut luck, &mut options)) {
            inputs += 1;
            length += 1;
            assert!(length < longest, "{table:?}");
        }
    }
}

/// The tags of everything the title can tell: each has a sentence, so the sentences name them.
pub fn told_tags<G: Game>() -> Vec<String> {
    let texts = sure(Texts::load(&[&files::<G>()]));
    texts.ids().filter_map(|id| id.strip_prefix("told-")).map(|id| id.replace('-', "_")).collect()
}

/// Leaves what an exhaustive run has seen where the rule report finds it. `tmp` is `CARGO_TARGET_TMPDIR`,
/// which lies in the target folder.
#[track_caller]
pub fn report_seen(seen: &Seen, tmp: &str) {
    let target = Path::new(tmp).parent().unwrap_or_else(|| panic!("{tmp} has no parent"));
    let folder = target.join("seen");
    sure(fs::create_dir_all(&folder));
    let report = sure(serde_json::to_string_pretty(seen));
    sure(fs::write(folder.join(format!("{}.json", seen.title)), report));
}

/// What somebody may imagine looks to them like the truth in every position of a match, to the last
/// question. And it follows from what they know and from luck alone: at both tables, which they cannot tell apart, the same luck
/// makes the same table, hidden things included. Returns how many positions were compared, and how many were imagined otherwise
/// than they are.
#[track_caller]
pub fn imagined_looks_true<G: Game>(
    pack: &Arc<G::Pack>,
    tables: &[G::Options],
    seed: u64,
    matches: u64,
) -> (u64, u64) {
    let (mut compared, mut different) = (0, 0);
    for (number, options) in tables.iter().enumerate() {
        for repeat in 0..matches {
            let mut luck = Luck::part(seed + repeat, number as u64);
            let mut played = sure(Match::<G>::begin(Arc::clone(pack), options.clone()));
            while play_on(&mut played, &mut luck) {
                if !luck.once_in(5) {
                    continue;
                }
                let viewers: Vec<Viewer> =
                    played.seats().iter().map(Viewer::Seat).chain([Viewer::Public]).collect();
                let viewer = *luck.one(&viewers);
                let imagined = played.reimagined(viewer, &mut |ways| luck.below(ways));
                assert_eq!(played.view(viewer), imagined.view(viewer), "{viewer:?} {options:?}");
                assert_eq!(played.pending(), imagined.pending(), "{viewer:?} {options:?}");
                if let Viewer::Seat(seat) = viewer {
                    assert_eq!(played.choices(seat), imagined.choices(seat), "{viewer:?} {options:?}");
                }
                let again = [&played, &imagined].map(|table| {
                    let mut same = Luck::part(seed, compared);
                    table.reimagined(viewer, &mut |ways| same.below(ways)).fingerprint()
                });
                assert_eq!(again[0], again[1], "{viewer:?} imagines by what is hidden: {options:?}");
                compared += 1;
                different += u64::from(imagined.fingerprint() != played.fingerprint());
            }
        }
    }
    (compared, different)
}

/// Golden files to keep: the first word of their names, a table, and the endings to have a match of.
pub struct Wanted<G: Game> {
    /// The first word of the file names.
    pub name: &'static str,
    /// The table.
    pub options: G::Options,
    /// One match for each.
    pub endings: Vec<Ending>,
}

/// How many matches are played in search of an ending.
const SEARCH: u64 = 150_000;

fn write_wanted<G: Game>(
    folder: &Path,
    pack: &Arc<G::Pack>,
    digest: &str,
    wanted: Vec<Wanted<G>>,
    play: impl Fn(Match<G>, &mut Luck, u32) -> Match<G>,
) {
    sure(fs::create_dir_all(folder));
    for Wanted { name, options, mut endings } in wanted {
        for number in 0..SEARCH {
            if endings.is_empty() {
                break;
            }
            let begun = sure(Match::<G>::begin(Arc::clone(pack), options.clone()));
            let played = play(begun, &mut Luck::part(17, number), (number % 11) as u32);
            let reached = ending(&played);
            let Some(place) = endings.iter().position(|wanted| Some(*wanted) == reached) else { continue };
            let (result, reason) = endings.swap_remove(place);
            sure(write_golden(&folder.join(format!("{name}-{result}-{reason}.jsonl")), digest, &played));
        }
        assert!(endings.is_empty(), "no {name} match ends as {endings:?}");
    }
}

/// One match of each wanted ending replays state by state, and together they show every ending of the title.
///
/// With `VEILLEUSE_WRITE_GOLDEN=1` the files are written first: `play` gets a fresh match and a number of
/// chance decisions in ten, and plays it to its end.
#[track_caller]
pub fn old_matches_keep_their_meaning<G: Game>(
    pack: &Arc<G::Pack>,
    digest: &str,
    wanted: Vec<Wanted<G>>,
    play: impl Fn(Match<G>, &mut Luck, u32) -> Match<G>,
) {
    let folder = root("replays").join(G::ID);
    let files: usize = wanted.iter().map(|wanted| wanted.endings.len()).sum();
    if std::env::var_os("VEILLEUSE_WRITE_GOLDEN").is_some_and(|value| value == "1") {
        write_wanted(&folder, pack, digest, wanted, play);
    }
    let replayed = sure(check_goldens::<G>(&folder, pack, digest));
    let endings: BTreeSet<String> =
        G::endings().iter().map(|(result, reason)| format!("{result}/{reason}")).collect();
    assert_eq!(replayed.endings, endings);
    assert_eq!(replayed.files, files);
}
