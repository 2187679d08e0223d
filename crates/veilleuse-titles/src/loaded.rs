//! A title with its pack, texts and rule book, ready to play.

use std::{collections::BTreeSet, path::Path, sync::Arc};

use veilleuse_core::{foreseeable, reasons, sentences};
use veilleuse_lessons::{Lesson, json};
use veilleuse_pack::{COME_CHECKED, PackFiles, Problem, Problems, RuleBook, Texts, check_typography};

use crate::{Playable, Title};

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// A title ready to play.
pub struct Loaded<G: Playable> {
    /// The content.
    pub pack: Arc<G::Pack>,
    /// The pack's texts together with the house's, with the numbers of the content in them.
    pub texts: Arc<Texts>,
    /// The files these texts were read from.
    pub files: Arc<PackFiles>,
    /// The rules in our words.
    pub rules: Arc<RuleBook>,
    /// The lessons, in their order.
    pub lessons: Arc<[Lesson]>,
    /// The puzzles, in their order.
    pub puzzles: Arc<[Lesson]>,
}

impl<G: Playable> Clone for Loaded<G> {
    fn clone(&self) -> Self {
        Loaded {
            pack: Arc::clone(&self.pack),
            texts: Arc::clone(&self.texts),
            files: Arc::clone(&self.files),
            rules: Arc::clone(&self.rules),
            lessons: Arc::clone(&self.lessons),
            puzzles: Arc::clone(&self.puzzles),
        }
    }
}

/// A pack that cannot be played.
pub type LoadError = Problems;

impl<G: Playable> Loaded<G> {
    /// The pack inside the binary.
    ///
    /// # Panics
    /// Never in a released binary: the embedded pack is checked by the tests.
    pub fn embedded() -> Loaded<G> {
        Self::from_files(&embedded_files(G::TITLE)).expect("the embedded pack is checked by the tests")
    }

    /// A pack in a folder.
    pub fn from_dir(folder: &Path) -> Result<Loaded<G>, LoadError> {
        Self::from_files(&PackFiles::from_dir(folder)?)
    }

    /// A pack in memory.
    pub fn from_files(files: &PackFiles) -> Result<Loaded<G>, LoadError> {
        let house = house_files();
        let mut texts = Texts::load(&[files, &house])?;
        if !COME_CHECKED {
            all_said::<G>(&texts)?;
        }
        let pack = G::load(files, &texts)?;
        // A module for browsers has the book beside the pack.
        let rules = if COME_CHECKED { RuleBook::default() } else { RuleBook::load(files)? };
        let (lessons, puzzles) = (Lesson::load(files)?, Lesson::load_puzzles(files)?);
        let figures = G::figures(&pack);
        let files = files.filled(&figures);
        if !figures.is_empty() {
            texts = Texts::load(&[&files, &house])?;
        }
        Ok(Loaded {
            pack: Arc::new(pack),
            texts: Arc::new(texts),
            files: Arc::new(files),
            rules: Arc::new(rules),
            lessons: lessons.into(),
            puzzles: puzzles.into(),
        })
    }
}

/// What every title says of itself beside its board: how it is won and lost, and what stands on the page that explains it.
/// `guide.ftl` of a pack has these, and more that the page of the title names.
const GUIDE: [&str; 4] = ["guide-win", "guide-lose", "guide-goal", "guide-end"];

/// What an editor should still mend in a pack that can be played: how its texts and those of the house are set, what
/// teaches newcomers, and what the title asks for.
pub fn unfinished<G: Playable>(files: &PackFiles) -> Problems {
    let mut problems = G::unfinished(files);
    problems.extend(untaught::<G>(files));
    problems.extend(check_notes::<G>(files));
    problems.extend(check_typography(files));
    problems.extend(check_typography(&house_files()));
    problems
}

/// Fails when a sentence that the rules ask for is missing.
fn all_said<G: Playable>(texts: &Texts) -> Result<(), Problems> {
    let mut problems = Problems::new();
    for id in sentences::<G>().into_iter().filter(|id| !texts.has(id)) {
        let missing = Problem::about("fr/", format!("no text {id}, which the rules ask for"));
        problems.push(missing.help("add it to a file of fr/ and one of en/"));
    }
    problems.or(())
}

/// What newcomers are not told: the sentences that say what a question is for, and those of the guide.
fn untaught<G: Playable>(files: &PackFiles) -> Problems {
    let mut problems = Problems::new();
    // A pack whose texts do not load has told so already.
    let Ok(texts) = Texts::load(&[files]) else { return problems };
    let firsts = G::FIRSTS.iter().copied().flatten().copied();
    for id in firsts.chain(GUIDE).filter(|id| !texts.has(id)) {
        let missing = Problem::about("fr/guide.ftl", format!("no text {id}, which newcomers are told"));
        problems.push(missing.help("add it to a file of fr/ and one of en/"));
    }
    problems
}

/// Short sentences about options and hints: those that a pack lacks, and those that nothing ever says. It can be played all
/// the same, as packs are that were kept from before there were any.
fn check_notes<G: Playable>(files: &PackFiles) -> Problems {
    let mut problems = Problems::new();
    let Ok(texts) = Texts::load(&[files]) else { return problems };
    for id in reasons::<G>().filter(|id| !texts.has(id)) {
        let missing = Problem::about("fr/", format!("no text {id}, which a hint may give as its reason"));
        problems.push(missing.help("add it to a file of fr/ and one of en/"));
    }
    let known: BTreeSet<String> = foreseeable::<G>().chain(reasons::<G>()).collect();
    let idle = |id: &&str| (id.starts_with("then-") || id.starts_with("why-")) && !known.contains(*id);
    for id in texts.ids().filter(idle) {
        let idle = Problem::about("fr/", format!("nothing ever says {id}"));
        problems.push(
            idle.help("`then-` goes with something told, `then-ask-` with a question, `why-` with a term"),
        );
    }
    problems
}

/// The house's own texts: everything that is said outside a title.
pub fn house_files() -> PackFiles {
    PackFiles::from_embedded(TEXTS)
}

/// What the laboratory says, and no title: among the house's own texts everywhere but in a module for browsers.
pub fn lab_files() -> PackFiles {
    let files = if cfg!(target_family = "wasm") { LAB_TEXTS } else { &[] };
    PackFiles::from_embedded(files)
}

/// The house's texts alone, where no title is at hand.
///
/// # Panics
/// Never in a released binary: the texts are checked by the tests.
pub fn house_texts() -> Texts {
    Texts::load(&[&house_files()]).expect("the house's texts are checked by the tests")
}

/// The files of the pack inside the binary, with paths inside the pack. Those under `sealed/` are not for people.
pub fn embedded_files(title: Title) -> PackFiles {
    let prefix = format!("{title}/");
    let files = PACKS.iter().filter_map(|(path, text)| path.strip_prefix(&prefix).map(|path| (path, *text)));
    PackFiles::from_embedded(&files.collect::<Vec<_>>())
}

/// Options that are not those of the title.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct OptionsError(String);

/// Options from what a person named; what is missing is the title's default.
pub fn options<G: Playable>(named: serde_json::Value) -> Result<G::Options, OptionsError> {
    json::read(&named).map_err(OptionsError)
}
