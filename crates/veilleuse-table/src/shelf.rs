//! The titles of the house, ready to play.
//!
//! A match goes on with the pack and the rules it began with: a shelf reopens no other.

use std::{collections::BTreeMap, fmt::Write, ops::Range, sync::Arc};

use veilleuse_bots::Level;
use veilleuse_core::{Line, Match, Seat, SeatSet};
use veilleuse_lessons::{Lesson, Waits};
use veilleuse_pack::{Lang, PackFiles, Problem, Problems, RuleBook};
use veilleuse_record::{
    ChanceHeader, Drawn, Header, PackStamp, Record, RecordWriter, SeatName, Seed, opening, replay,
};
use veilleuse_titles::{
    BankFlaw, BankFormat, Catalogue, Loaded, Playable, Recommended, Title, Variant, house_files, with_title,
};
use veilleuse_wire::{
    Json, LessonInfo, LessonScript, LessonStep, LessonWait, ModeInfo, ModeSeats, Paragraph, RuleInfo, Rules,
    TitleInfo, VariantInfo, Words,
};

use crate::{
    Analysing, Desk, Fail, Mind, PlayedOut, analysis::analysing, desk::Declined, mind::Follower,
    played::Played, proof,
};

/// The version of the rules that match files name.
pub const RULES: &str = env!("CARGO_PKG_VERSION");

/// Banks are read and brought at a server: a module for browsers has nothing of that in it.
const BANKS: bool = cfg!(not(target_family = "wasm"));

/// What is fixed before the first input.
pub struct Setup<'a> {
    /// The options in full.
    pub options: &'a Json,
    /// Who sits where.
    pub names: Vec<(Seat, String)>,
    /// All chance.
    pub seed: Seed,
    /// Whether the header commits to the seed.
    pub committed: bool,
    /// When, as RFC 3339 has it.
    pub started: Option<String>,
}

/// Which pack, and which version of the rules, a match file names; the title first.
pub fn pack_of(file: &[u8]) -> Result<(Title, String, String), Fail> {
    let header = Header::peek(file).map_err(Fail::bad_record)?;
    let title = header.title.parse().map_err(Fail::bad_record)?;
    Ok((title, header.pack.digest, header.rules))
}

/// A title with one pack, ready to play.
pub trait Shelf: Send + Sync {
    /// The digest of its pack.
    fn digest(&self) -> &str;
    /// Whether a decision has a clock at live pace where nobody said otherwise.
    fn is_timed(&self) -> bool;
    /// What a lobby offers.
    fn info(&self) -> TitleInfo;
    /// Whether the page has a board for it.
    fn on_the_web(&self) -> bool;
    /// The title's texts and the house's, as Fluent source.
    fn texts(&self, lang: Lang) -> &str;
    /// The rules.
    fn rules(&self) -> Rules;
    /// Whether it has a question bank.
    fn has_bank(&self) -> bool;
    /// The whole question bank, answers and all, of a title that has one. For whoever owns the server alone.
    fn bank(&self) -> Option<Json>;
    /// The bank as something to change.
    fn export_bank(&self, format: BankFormat) -> Option<String>;
    /// This title with a bank of one's own in its pack; nothing in a title that has none.
    fn import_bank(&self, text: &str, format: BankFormat) -> Option<Result<Imported, Vec<BankFlaw>>>;
    /// The options in full, and the chairs they ask for.
    fn check(&self, options: &Json) -> Result<(Json, SeatSet), Fail>;
    /// Whether this chair leads a match with these options.
    fn leads(&self, options: &Json, seat: Seat) -> bool;
    /// The lessons, in their order.
    fn lessons(&self) -> Vec<LessonInfo>;
    /// What is said in a lesson, or in a puzzle: all that is done with lessons here is done with puzzles too.
    fn lesson(&self, id: &str) -> Option<LessonScript>;
    /// The options of a lesson in full, its chairs, and the learner's.
    fn lesson_table(&self, id: &str) -> Result<(Json, SeatSet, Seat), Fail>;
    /// A lesson that begins now, and the first lines of its record.
    fn begin_lesson(&self, id: &str, setup: Setup<'_>) -> Result<(Box<dyn Desk>, Vec<u8>), Fail>;
    /// A match that begins now, and the first lines of its record.
    fn begin(&self, setup: Setup<'_>) -> Result<(Box<dyn Desk>, Vec<u8>), Fail>;
    /// A match as its record leaves it, at a lesson with what is left of the lesson.
    fn reopen(&self, file: &[u8], seed: Option<Seed>, lesson: Option<&str>) -> Result<Box<dyn Desk>, Fail>;
    /// The match of a record for somebody who only thinks about it.
    fn mind(&self, file: &[u8]) -> Result<Box<dyn Mind>, Fail>;
    /// The options and names in a match file from a stranger, once it is checked.
    fn inspect(&self, file: &[u8]) -> Result<(Json, Vec<(Seat, String)>), Fail>;
    /// What every draw of a match file was for.
    fn draws(&self, file: &[u8]) -> Result<Vec<Drawn>, Fail>;
    /// Begins to find out what the match of a file was like, which must be over.
    fn analysis(&self, file: &[u8]) -> Result<Box<dyn Analysing>, Fail>;
    /// A new match that begins with the first `n` standing inputs of a record.
    fn branch(&self, file: &[u8], n: usize, setup: Setup<'_>) -> Result<(Box<dyn Desk>, Vec<u8>), Fail>;
    /// Plays these inputs, a line of JSON each; the fingerprint after every one.
    fn digests(&self, options: &Json, inputs: &[u8]) -> Result<Vec<String>, Fail>;
    /// Plays a match of bots of one level for each seed, to its end or for so many inputs; all of it follows from the seeds.
    fn playouts(
        &self,
        options: &Json,
        level: Level,
        seeds: Range<u64>,
        most: usize,
    ) -> Result<Vec<PlayedOut>, Fail>;
}

/// A title with a bank of one's own.
pub struct Imported {
    /// The title.
    pub shelf: Arc<dyn Shelf>,
    /// Its pack, as it is kept.
    pub bytes: Vec<u8>,
    /// How many questions are one's own.
    pub own: usize,
    /// How many were there before.
    pub topped_up: usize,
}

/// All titles, each with the pack that new matches are played with.
pub struct Shelves {
    titles: BTreeMap<Title, Arc<dyn Shelf>>,
    house: BTreeMap<&'static str, String>,
}

impl Shelves {
    /// Loads all titles from these files.
    pub fn load(files: impl Fn(Title) -> Result<PackFiles, Problems>) -> Result<Shelves, Problems> {
        let titles: Result<_, Problems> =
            Title::ALL.into_iter().map(|title| Ok((title, Shelves::one(title, &files(title)?)?))).collect();
        let house = Lang::ALL.map(|lang| (lang.code(), source(&[&house_files()], lang)));
        Ok(Shelves { titles: titles?, house: house.into() })
    }

    /// One title with a pack of its own.
    pub fn one(title: Title, files: &PackFiles) -> Result<Arc<dyn Shelf>, Problems> {
        Ok(with_title!(title, G => Arc::new(Shelved::<G>::load(files)?)))
    }

    /// A title by its name.
    pub fn get(&self, title: Title) -> &Arc<dyn Shelf> {
        &self.titles[&title]
    }

    /// The titles the page has a board for, in the order they are shown.
    pub fn all(&self) -> impl Iterator<Item = &dyn Shelf> {
        self.titles.values().map(AsRef::as_ref).filter(|shelf| shelf.on_the_web())
    }

    /// The house's own texts, as Fluent source.
    pub fn house_texts(&self, lang: Lang) -> &str {
        &self.house[lang.code()]
    }
}

struct Shelved<G: Playable> {
    /// The files as they came, before numbers were put into texts.
    source: PackFiles,
    loaded: Loaded<G>,
    texts: BTreeMap<&'static str, String>,
}

impl<G: Playable> Shelved<G> {
    fn load(files: &PackFiles) -> Result<Shelved<G>, Problems> {
        let loaded = Loaded::from_files(files)?;
        let texts = Lang::ALL.map(|lang| (lang.code(), source(&[&loaded.files, &house_files()], lang)));
        Ok(Shelved { source: files.clone(), loaded, texts: texts.into() })
    }

    fn options(options: &Json) -> Result<G::Options, Fail> {
        serde_json::from_slice(options.get().as_bytes()).map_err(|error| Fail::bad_options(error.to_string()))
    }

    fn stamp(&self) -> PackStamp {
        PackStamp { id: G::ID.to_owned(), digest: G::digest(&self.loaded.pack).to_owned() }
    }

    /// A match with these options before its first input.
    fn opening(&self, options: &Json) -> Result<Match<G>, Fail> {
        Match::begin(Arc::clone(&self.loaded.pack), Self::options(options)?)
            .map_err(|refusal| Fail::bad_options(refusal.to_string()))
    }

    fn start(&self, setup: Setup<'_>) -> Result<Played<G>, Fail> {
        let play = self.opening(setup.options)?;
        self.start_from(play, None, setup)
    }

    /// A match that begins at this table, which may be an arranged one.
    fn start_from(
        &self,
        play: Match<G>,
        given: Option<serde_json::Value>,
        setup: Setup<'_>,
    ) -> Result<Played<G>, Fail> {
        let options = play.options().clone();
        let mut header = Header::new(G::ID, RULES, self.stamp(), options);
        header.given = given;
        header.seats = setup.names.into_iter().map(|(seat, name)| SeatName { seat, name }).collect();
        header.chance = setup.committed.then(|| ChanceHeader::committed(setup.seed.commitment()));
        header.started = setup.started;
        let record = RecordWriter::begin(Vec::new(), &header).map_err(Fail::bad_record)?;
        let texts = Arc::clone(&self.loaded.texts);
        Ok(Played::begin(play, texts, record, setup.seed, setup.committed))
    }

    fn named(&self, lesson: &str) -> Result<&Lesson, Fail> {
        let mut known = self.loaded.lessons.iter().chain(self.loaded.puzzles.iter());
        known.find(|known| known.id == lesson).ok_or_else(Fail::no_lesson)
    }

    fn words(&self, message: &str) -> Words {
        let text = |lang| self.loaded.texts.get(lang, message).unwrap_or_default();
        Words { fr: text(Lang::Fr), en: text(Lang::En) }
    }

    fn read(&self, file: &[u8]) -> Result<Record<G>, Fail> {
        let record = Record::<G>::read(file).map_err(Fail::bad_record)?;
        record.header().expect(&self.stamp(), RULES).map_err(Fail::bad_record)?;
        Ok(record)
    }
}

impl<G: Playable> Shelf for Shelved<G> {
    fn digest(&self) -> &str {
        G::digest(&self.loaded.pack)
    }

    fn is_timed(&self) -> bool {
        G::timed()
    }

    fn on_the_web(&self) -> bool {
        G::catalogue().on_the_web
    }

    fn info(&self) -> TitleInfo {
        let Catalogue { id, minutes, modes, .. } = G::catalogue();
        let modes = modes.into_iter().map(|mode| ModeInfo {
            id: mode.id,
            seats: ModeSeats { least: mode.seats.least, most: mode.seats.most, usual: mode.seats.usual },
            levels: mode.levels,
            master: mode.master,
            variants: mode.variants.iter().map(|variant| variant.id).collect(),
            settings: mode.variants.into_iter().map(variant).collect(),
        });
        TitleInfo {
            id,
            name: self.words("title"),
            tagline: self.words("title.tagline"),
            minutes,
            windows: G::windows(),
            timed: G::timed(),
            lessons: self.loaded.lessons.len() as u8,
            puzzles: self.loaded.puzzles.iter().map(|puzzle| puzzle.id.clone()).collect(),
            modes: modes.collect(),
        }
    }

    fn texts(&self, lang: Lang) -> &str {
        &self.texts[lang.code()]
    }

    fn rules(&self) -> Rules {
        rules_of(&self.loaded.rules)
    }

    fn has_bank(&self) -> bool {
        G::has_bank()
    }

    fn bank(&self) -> Option<Json> {
        if !BANKS {
            return None;
        }
        G::bank(&self.loaded.files).and_then(|bank| Json::of(&bank).ok())
    }

    fn export_bank(&self, format: BankFormat) -> Option<String> {
        if !BANKS {
            return None;
        }
        G::export_bank(&self.loaded.files, format)
    }

    fn import_bank(&self, text: &str, format: BankFormat) -> Option<Result<Imported, Vec<BankFlaw>>> {
        if !BANKS {
            return None;
        }
        let whole = |problem: &Problem| {
            let said: std::sync::Arc<str> = problem.to_string().into();
            let what = veilleuse_pack::Text { fr: Arc::clone(&said), en: said };
            BankFlaw { line: 0, column: 0, what, help: None }
        };
        let made = match G::import_bank(&self.source, text, format)? {
            Ok(made) => made,
            Err(flaws) => return Some(Err(flaws)),
        };
        Some(match Shelved::<G>::load(&made.files) {
            Ok(shelf) => Ok(Imported {
                shelf: Arc::new(shelf),
                bytes: made.files.pack_up(),
                own: made.own,
                topped_up: made.topped_up,
            }),
            Err(problems) => Err(problems.iter().map(whole).collect()),
        })
    }

    fn check(&self, options: &Json) -> Result<(Json, SeatSet), Fail> {
        let options = Self::options(options)?;
        G::begin(&self.loaded.pack, &options).map_err(|refusal| Fail::bad_options(refusal.to_string()))?;
        let full = Json::of(&options).map_err(|error| Fail::bad_options(error.to_string()))?;
        Ok((full, G::seats(&options)))
    }

    fn leads(&self, options: &Json, seat: Seat) -> bool {
        Self::options(options).is_ok_and(|options| G::leads(&options, seat))
    }

    fn lessons(&self) -> Vec<LessonInfo> {
        let texts = &self.loaded.texts;
        let info = |lesson: &Lesson| LessonInfo {
            id: lesson.id.clone(),
            name: self.words(&lesson.title_text()),
            about: self.words(&format!("{}.about", lesson.title_text())),
            seconds: lesson.seconds(texts, Lang::Fr) as u16,
            steps: lesson.steps.len() as u16,
            goes_on: lesson.goes_on,
        };
        self.loaded.lessons.iter().map(info).collect()
    }

    fn lesson(&self, id: &str) -> Option<LessonScript> {
        let lesson = self.named(id).ok()?;
        let steps = lesson.steps.iter().enumerate().map(|(number, step)| LessonStep {
            text: Line::new(lesson.text(number)),
            points: step.points.clone(),
            waits: match step.waits() {
                Waits::Decide => LessonWait::Decide,
                Waits::Watch => LessonWait::Next,
                Waits::Read => LessonWait::Read,
            },
        });
        Some(LessonScript {
            id: id.to_owned(),
            puzzle: lesson.is_puzzle,
            steps: steps.collect(),
            goes_on: lesson.goes_on,
        })
    }

    fn lesson_table(&self, id: &str) -> Result<(Json, SeatSet, Seat), Fail> {
        let lesson = self.named(id)?;
        let options = Json::of(&lesson.options).map_err(Fail::bad_options)?;
        let (options, seats) = self.check(&options)?;
        Ok((options, seats, lesson.seat))
    }

    fn begin_lesson(&self, id: &str, setup: Setup<'_>) -> Result<(Box<dyn Desk>, Vec<u8>), Fail> {
        let lesson = Arc::new(self.named(id)?.clone());
        let play = lesson.begin(Arc::clone(&self.loaded.pack)).map_err(Fail::bad_options)?;
        let mut desk = self.start_from(play, lesson.given.clone(), setup)?.teaching(lesson);
        let mut lines = desk.header_lines();
        let mut next = desk.run().map_err(|_| Fail::bad_options("the lesson cannot begin"))?;
        lines.append(&mut next.lines);
        desk.stand(next);
        Ok((Box::new(desk), lines))
    }

    fn begin(&self, setup: Setup<'_>) -> Result<(Box<dyn Desk>, Vec<u8>), Fail> {
        let mut desk = self.start(setup)?;
        // The header line alone: nonces may come before chance falls.
        let lines = desk.header_lines();
        Ok((Box::new(desk), lines))
    }

    fn reopen(&self, file: &[u8], seed: Option<Seed>, lesson: Option<&str>) -> Result<Box<dyn Desk>, Fail> {
        let desk = Played::<G>::reopen(&self.loaded, &self.read(file)?, seed).map_err(Fail::bad_record)?;
        let desk = match lesson {
            Some(lesson) => desk.teaching(Arc::new(self.named(lesson)?.clone())),
            None => desk,
        };
        Ok(Box::new(desk))
    }

    fn mind(&self, file: &[u8]) -> Result<Box<dyn Mind>, Fail> {
        Ok(Box::new(Follower::of(&self.loaded, self.read(file)?)?))
    }

    fn inspect(&self, file: &[u8]) -> Result<(Json, Vec<(Seat, String)>), Fail> {
        let record = self.read(file)?;
        Played::<G>::reopen(&self.loaded, &record, None).map_err(Fail::bad_record)?;
        let options = Json::of(&record.header().options).map_err(Fail::bad_record)?;
        let names = record.header().seats.iter().map(|name| (name.seat, name.name.clone()));
        Ok((options, names.collect()))
    }

    fn draws(&self, file: &[u8]) -> Result<Vec<Drawn>, Fail> {
        let record = self.read(file)?;
        let draws = veilleuse_record::draws(&record, &self.loaded.pack);
        draws.ok_or_else(|| Fail::bad_record("the rules do not accept this match"))
    }

    fn analysis(&self, file: &[u8]) -> Result<Box<dyn Analysing>, Fail> {
        let record = self.read(file)?;
        let play = replay(&record, Arc::clone(&self.loaded.pack)).map_err(Fail::bad_record)?;
        analysing(play)
    }

    fn branch(&self, file: &[u8], n: usize, setup: Setup<'_>) -> Result<(Box<dyn Desk>, Vec<u8>), Fail> {
        let record = self.read(file)?;
        let play = opening(&record, Arc::clone(&self.loaded.pack)).map_err(Fail::bad_record)?;
        let mut desk = self.start_from(play, record.header().given.clone(), setup)?;
        let inputs = record.standing().into_iter().take(n).map(|(_, input)| input.clone());
        let mut lines = desk.header_lines();
        let refused = |_: Declined| Fail::bad_record("the rules refuse an input of the file");
        let mut next = desk.follow(inputs).map_err(refused)?;
        lines.append(&mut next.lines);
        desk.stand(next);
        Ok((Box::new(desk), lines))
    }

    fn digests(&self, options: &Json, inputs: &[u8]) -> Result<Vec<String>, Fail> {
        proof::digests(self.opening(options)?, inputs).map_err(Fail::bad_record)
    }

    fn playouts(
        &self,
        options: &Json,
        level: Level,
        seeds: Range<u64>,
        most: usize,
    ) -> Result<Vec<PlayedOut>, Fail> {
        proof::playouts(&self.opening(options)?, level, seeds, most).map_err(Fail::bad_record)
    }
}

/// A book of rules as a page reads it.
pub fn rules_of(book: &RuleBook) -> Rules {
    let paragraph = |id: &String, text: &veilleuse_pack::Text| Paragraph {
        id: id.clone(),
        fr: text.fr.to_string(),
        en: text.en.to_string(),
    };
    Rules {
        chapters: book.chapters().iter().map(|chapter| paragraph(&chapter.id, &chapter.text)).collect(),
        rules: book
            .rules()
            .iter()
            .map(|rule| RuleInfo {
                id: rule.id.clone(),
                chapter: rule.chapter.clone(),
                fr: rule.text.fr.to_string(),
                en: rule.text.en.to_string(),
                rulings: rule.rulings.clone(),
            })
            .collect(),
        rulings: book.rulings().iter().map(|ruling| paragraph(&ruling.id, &ruling.text)).collect(),
    }
}

const fn variant(variant: Variant) -> VariantInfo {
    let Variant { id, least, most, usual, only_with, not_with, seat, recommended } = variant;
    let recommended = match recommended {
        Some(Recommended { seats, value }) => Some(veilleuse_wire::Recommended { seats, value }),
        None => None,
    };
    VariantInfo { id, least, most, usual, only_with, not_with, seat, recommended }
}

/// All Fluent files of a language, one after the other.
fn source(files: &[&PackFiles], lang: Lang) -> String {
    let folder = format!("{lang}/");
    let mut all = String::new();
    for (path, text) in files.iter().flat_map(|pack| pack.under(&folder)) {
        if path.rsplit_once('.').is_some_and(|(_, extension)| extension == "ftl") {
            writeln!(all, "{text}").expect("a string takes everything");
        }
    }
    all
}
