//! Would the tests of the rules notice a broken rule? Every small change of a title's rules is tried against its
//! scenarios and rule tests; what nobody notices is listed.
//!
//! Survivors that are accepted stand in `accepted/<title>.toml`, each with its reason. Run by `cargo xtask mutants`.

mod garden;
mod plant;
mod trial;

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    process::ExitCode,
    time::Instant,
};

use serde::Deserialize;

use self::{garden::Garden, plant::Mutant};

/// What went wrong, in a sentence.
type Done = Result<(), String>;

/// The word that asks for the survivors of the last run only.
const AGAIN: &str = "--again";
/// The word that leaves out slow rule tests: what they alone notice survives then.
const QUICK: &str = "--quick";

/// A survivor that is accepted.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Accepted {
    file: String,
    function: String,
    change: String,
    #[expect(dead_code, reason = "for whoever reads the file, which must have one")]
    reason: String,
}

impl Accepted {
    fn is(&self, mutant: &Mutant) -> bool {
        let Mutant { file, function, change, .. } = mutant;
        (&self.file, &self.function, &self.change) == (file, function, change)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AcceptedFile {
    accepted: Vec<Accepted>,
}

/// How a mutant fared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    /// A scenario notices.
    Killed,
    /// No scenario does, but a rule test.
    KilledLate,
    /// No test comes by.
    Unreached,
    Survived,
}

fn main() -> ExitCode {
    let (how, titles): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|word| [AGAIN, QUICK].contains(&word.as_str()));
    let has = |wanted| how.iter().any(|word| word == wanted);
    match run(&titles, has(AGAIN), has(QUICK)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("mutants: {problem}");
            ExitCode::FAILURE
        }
    }
}

/// The root of the workspace whose rules are changed.
fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).parent().expect("it lies in the workspace").to_owned()
}

fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), Into::into)
}

fn write(path: &Path, text: &[u8]) -> Done {
    let wrong = |error: std::io::Error| format!("{}: {error}", path.display());
    fs::create_dir_all(path.parent().unwrap_or(path)).map_err(wrong)?;
    fs::write(path, text).map_err(wrong)
}

/// Tries the mutants of these titles, each the name of a folder `crates/title-…`; `again` only those that survived when
/// the title was last tried, `quick` without the slow tests.
fn run(titles: &[String], again: bool, quick: bool) -> Done {
    let mut planted = BTreeMap::new();
    let mut mutants = BTreeMap::new();
    // All of them: a title that is not tried now would have to be built again when its turn comes.
    for title in all_titles()? {
        let found = garden::plant_title(&title, &mut planted)?;
        mutants.insert(title, found);
    }
    garden::plant_sets(&mut planted)?;
    let garden = Garden::lay_out(&planted)?;
    let mut open = 0;
    for title in titles {
        let mut mutants = mutants.remove(title).ok_or_else(|| format!("there is no title {title} to try"))?;
        if again {
            let before = fs::read_to_string(survivors(title)).unwrap_or_default();
            mutants.retain(|mutant| before.lines().any(|line| line == mutant.to_string()));
        }
        open += try_title(&garden, title, &mutants, quick)?;
    }
    if open == 0 {
        return Ok(());
    }
    Err(format!(
        "{open} mutants survive; write the test that kills them, or accept them with the reason why they live"
    ))
}

/// The titles there are.
fn all_titles() -> Result<Vec<String>, String> {
    let folders = fs::read_dir(root().join("crates")).map_err(|error| error.to_string())?;
    let names = folders.filter_map(|folder| folder.ok()?.file_name().into_string().ok());
    Ok(names.filter_map(|name| name.strip_prefix("title-").map(str::to_owned)).collect())
}

/// Where the survivors of a title are written down.
fn survivors(title: &str) -> PathBuf {
    target().join(format!("mutants-of-{title}"))
}

/// How many of these mutants survive without being accepted.
fn try_title(garden: &Garden, title: &str, mutants: &[Mutant], quick: bool) -> Result<usize, String> {
    let started = Instant::now();
    let programs = garden.build(title)?;
    let built = started.elapsed().as_secs();
    let fates = trial::try_all(&programs, mutants, quick)?;
    let is_alive = |fate: Fate| matches!(fate, Fate::Unreached | Fate::Survived);
    let alive = || mutants.iter().zip(&fates).filter(|(_, fate)| is_alive(**fate));
    let written: String = alive().map(|(mutant, _)| format!("{mutant}\n")).collect();
    write(&survivors(title), written.as_bytes())?;
    let accepted = accepted(title)?;
    let is_accepted = |mutant: &Mutant| accepted.iter().any(|entry| entry.is(mutant));
    let mut open = 0;
    for (mutant, fate) in alive().filter(|(mutant, _)| !is_accepted(mutant)) {
        open += 1;
        let never = if *fate == Fate::Unreached { " (never reached)" } else { "" };
        println!("{title} {:>5} line {} {mutant}{never}", mutant.number, mutant.line);
    }
    for entry in accepted.iter().filter(|entry| !alive().any(|(mutant, _)| entry.is(mutant))) {
        let Accepted { file, function, change, .. } = entry;
        println!("{title}: accepted, but it does not survive: {file} {function}: {change}");
    }
    let count = |fate| fates.iter().filter(|other| **other == fate).count();
    println!(
        "{title}: {} mutants, {} killed by scenarios and {} by rule tests, {} never reached, {} survive; {} accepted, {open} open; {built} s to build, {} s to try",
        mutants.len(),
        count(Fate::Killed),
        count(Fate::KilledLate),
        count(Fate::Unreached),
        count(Fate::Survived),
        alive().count() - open,
        started.elapsed().as_secs() - built
    );
    Ok(open)
}

fn accepted(title: &str) -> Result<Vec<Accepted>, String> {
    let path = root().join("mutants/accepted").join(format!("{title}.toml"));
    let Ok(text) = fs::read_to_string(&path) else { return Ok(Vec::new()) };
    let file: AcceptedFile = toml::from_str(&text).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(file.accepted)
}
