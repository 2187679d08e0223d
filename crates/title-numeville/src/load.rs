//! From the files of a pack to checked content.

mod questions;

use serde::{Deserialize, Serialize};
use veilleuse_core::Sealed;
use veilleuse_pack::{
    COME_CHECKED, PackFiles, Problem, Problems, Provenance, RuleBook, Spanned, Texts, check_sealed,
};

use crate::{
    cards::{Aid, Blow, Modifier, Uses},
    pack::{AidCard, Board, DarkCard, Pack, SquareSpec},
    words::Complice,
};

pub use questions::{PageSpec, QuestionFile, QuestionSpec, QuestionText, SourceSpec, SourceText, unsourced};

use questions::Bank;
pub(crate) use questions::{ascends, is_address, question_files, year_of};

/// `pack.toml`: what the pack is, and how many cards there must be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PackFile {
    /// The id of the pack.
    pub id: String,
    /// Its version.
    pub version: String,
    /// The component list.
    pub counts: Counts,
}

/// How many cards of each kind the box has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Counts {
    pub attacks: usize,
    pub round_ends: usize,
    pub objects: usize,
    pub powers: usize,
    pub easy_questions: usize,
    pub hard_questions: usize,
}

/// `board.toml`: the circuit, clockwise.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct BoardFile {
    /// Where the board comes from.
    pub provenance: Provenance,
    /// The squares, clockwise from `sq_00`.
    pub square: Vec<SquareSpec>,
}

/// `decks/attacks.toml` and `decks/round_ends.toml`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DarkDeckFile {
    /// The cards.
    pub card: Vec<DarkCardSpec>,
}

/// A card of the Dark Master.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DarkCardSpec {
    /// The id; the texts have a message `card-<id>` with an attribute `text`.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub id: Spanned<String>,
    /// Where it comes from.
    pub provenance: Provenance,
    /// What it does, one effect after the other.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Blow>"))]
    pub effects: Spanned<Vec<Blow>>,
}

/// `decks/objects.toml` and `decks/powers.toml`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct AidDeckFile {
    /// The cards.
    pub card: Vec<AidCardSpec>,
}

/// An Object or a Power.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct AidCardSpec {
    /// The id; the texts have a message `card-<id>` with an attribute `text`.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub id: Spanned<String>,
    /// Where it comes from.
    pub provenance: Provenance,
    /// How it helps, and so when.
    pub aid: Aid,
    /// How often; an Object is used once whatever stands here.
    #[serde(default = "once")]
    pub uses: Uses,
}

const fn once() -> Uses {
    Uses::Times(1)
}

/// The name and JSON Schema of each kind of file.
#[cfg(feature = "schema")]
pub fn schemas() -> Vec<(&'static str, String)> {
    use veilleuse_pack::schema::of;
    vec![
        ("numeville-pack", of::<PackFile>()),
        ("numeville-board", of::<BoardFile>()),
        ("numeville-dark-deck", of::<DarkDeckFile>()),
        ("numeville-aid-deck", of::<AidDeckFile>()),
        ("numeville-questions", of::<QuestionFile>()),
    ]
}

/// Reads and checks a pack: content, texts and rule book.
pub fn load(files: &PackFiles, texts: &Texts) -> Result<Pack, Problems> {
    let manifest: PackFile = files.read("pack.toml")?;
    let board: BoardFile = files.read("board.toml")?;
    let mut check = Check { files, texts, problems: Problems::new() };
    check.board(&board);
    let attacks = check.dark("decks/attacks.toml", manifest.counts.attacks)?;
    let round_ends = check.dark("decks/round_ends.toml", manifest.counts.round_ends)?;
    let objects = check.aids("decks/objects.toml", manifest.counts.objects)?;
    let powers = check.aids("decks/powers.toml", manifest.counts.powers)?;
    let Bank { questions, ordered, rights, sealed } = check.bank(&manifest.counts)?;
    if !COME_CHECKED {
        let explanations =
            sealed.iter().flat_map(|answered| [&answered.explanation.fr, &answered.explanation.en]);
        check.problems.extend(check_sealed(files, explanations.map(AsRef::as_ref)));
        check.names();
    }
    if !COME_CHECKED && let Err(problems) = RuleBook::load(files) {
        check.problems.extend(problems);
    }
    let choices = questions.iter().map(|q| q.as_ref().map_or(0, |q| q.choices.len() as u8)).collect();
    if !check.problems.is_empty() {
        return Err(check.problems);
    }
    Ok(Pack {
        digest: files.digest(),
        board: Board::new(board.square),
        attacks,
        round_ends,
        objects,
        powers,
        questions,
        choices,
        ordered,
        rights: Sealed::new(rights),
        sealed: Sealed::new(sealed),
    })
}

struct Check<'a> {
    files: &'a PackFiles,
    texts: &'a Texts,
    problems: Problems,
}

impl Check<'_> {
    fn board(&mut self, board: &BoardFile) {
        let path = "board.toml";
        let mut wrong = |what: String| self.problems.push(Problem::about(path, what));
        let count = |f: &dyn Fn(&SquareSpec) -> bool| board.square.iter().filter(|square| f(square)).count();
        if !(12..=60).contains(&board.square.len()) {
            wrong(format!("a circuit has 12 to 60 squares, this one has {}", board.square.len()));
            return;
        }
        let plazas = count(&|square| square.district.is_none());
        if plazas != 1 {
            wrong(format!("one square lies in no district and is the Place (NU-PLAZA-01), here {plazas}"));
        }
        if count(&|square| square.district.is_none() && (square.portrait || square.start)) > 0 {
            wrong("the Place is neither a portrait nor a start square".into());
        }
        let starts = count(&|square| square.start);
        if starts < 4 {
            wrong(format!("four pawns need four start squares (NU-SETUP-08), here {starts}"));
        }
        for complice in Complice::ALL {
            let portraits = count(&|square| square.district == Some(complice) && square.portrait);
            if portraits != 1 {
                wrong(format!("{} has one portrait square (NU-FACE-01), here {portraits}", complice.id()));
            }
        }
    }

    fn dark(&mut self, path: &str, expected: usize) -> Result<Vec<DarkCard>, Problem> {
        let file: DarkDeckFile = self.files.read(path)?;
        self.count(path, file.card.len(), expected);
        let ids: Vec<&Spanned<String>> = file.card.iter().map(|card| &card.id).collect();
        self.ids(path, &ids);
        let mut cards = Vec::new();
        for spec in &file.card {
            let blows = spec.effects.get_ref();
            let wrong = |what: &str| Problem::at(self.files, path, spec.effects.span(), what);
            if blows.is_empty() {
                self.problems.push(wrong("a card does something").help("give it at least one effect"));
            }
            if blows
                .iter()
                .any(|b| matches!(b, Blow::NextRound(Modifier::HardOn(face)) if !(1..=6).contains(face)))
            {
                self.problems.push(wrong("a die shows 1 to 6"));
            }
            match blows[..].try_into() {
                Ok(blows) => {
                    cards.push(DarkCard {
                        id: spec.id.get_ref().as_str().into(),
                        blows,
                        provenance: spec.provenance,
                    });
                }
                Err(_) => self.problems.push(wrong("a card has at most three effects")),
            }
        }
        Ok(cards)
    }

    fn aids(&mut self, path: &str, expected: usize) -> Result<Vec<AidCard>, Problem> {
        let file: AidDeckFile = self.files.read(path)?;
        self.count(path, file.card.len(), expected);
        let ids: Vec<&Spanned<String>> = file.card.iter().map(|card| &card.id).collect();
        self.ids(path, &ids);
        let card = |spec: &AidCardSpec| AidCard {
            id: spec.id.get_ref().as_str().into(),
            aid: spec.aid,
            uses: spec.uses,
            provenance: spec.provenance,
        };
        Ok(file.card.iter().map(card).collect())
    }

    fn count(&mut self, path: &str, found: usize, expected: usize) {
        if found != expected {
            let what = format!("{found} cards, but pack.toml counts {expected}");
            self.problems.push(Problem::about(path, what).help("add or remove cards, or correct the count"));
        }
        if found > 60 {
            self.problems.push(Problem::about(path, "a deck has at most 60 cards"));
        }
    }

    fn ids(&mut self, path: &str, ids: &[&Spanned<String>]) {
        for (index, id) in ids.iter().enumerate() {
            if ids[..index].iter().any(|other| other.get_ref() == id.get_ref()) {
                let what = format!("there is another card {}", id.get_ref());
                self.problems.push(Problem::at(self.files, path, id.span(), what));
            }
            for message in [format!("card-{}", id.get_ref()), format!("card-{}.text", id.get_ref())] {
                if !self.texts.has(&message) {
                    let problem = Problem::at(self.files, path, id.span(), format!("no text {message}"));
                    self.problems.push(problem.help("add it to fr/cards.ftl and en/cards.ftl"));
                }
            }
        }
    }

    /// Every name and sentence the rules can utter.
    fn names(&mut self) {
        let fixed = crate::voice::messages();
        for id in fixed.iter().filter(|id| !self.texts.has(id)) {
            let problem = Problem::about("fr/rules.ftl", format!("no text {id}"));
            self.problems.push(problem.help("add it to fr/ and en/"));
        }
    }
}
