//! A question of one's own, cell by cell, and what may be wrong with it.

use veilleuse_core::Line;
use veilleuse_pack::{Provenance, Spanned, did_you_mean};

use super::{Flaw, csv, position};
use crate::{
    bank::Card,
    load::{PageSpec, QuestionSpec, QuestionText, SourceSpec, SourceText, ascends, is_address, year_of},
    words::{Choice, Complice, Difficulty, QuestionId},
};

/// The columns of a table, and what else they may be called.
pub(super) const COLUMNS: [(&str, &[&str]); 23] = [
    ("id", &["numero", "numéro"]),
    ("complice", &[]),
    ("level", &["niveau", "difficulté", "difficulty"]),
    ("theme", &["thème"]),
    ("right", &["bonne", "bonne réponse", "answer"]),
    ("ordered", &["ordre"]),
    ("fr_prompt", &["question", "question_fr"]),
    ("fr_a", &["a", "réponse a"]),
    ("fr_b", &["b", "réponse b"]),
    ("fr_c", &["c", "réponse c"]),
    ("fr_d", &["d", "réponse d"]),
    ("fr_explanation", &["explication", "explication_fr"]),
    ("en_prompt", &["question_en"]),
    ("en_a", &[]),
    ("en_b", &[]),
    ("en_c", &[]),
    ("en_d", &[]),
    ("en_explanation", &["explanation", "explication_en"]),
    ("fr_source", &["source"]),
    ("en_source", &[]),
    ("url", &["adresse", "lien"]),
    ("year", &["année"]),
    ("checked", &["vérifié", "consulté"]),
];

/// Columns without which a table says too little.
const NEEDED: [&str; 6] = ["theme", "right", "fr_prompt", "fr_a", "fr_b", "fr_explanation"];

/// How a publisher and a title stand in one cell.
const DASH: &str = " — ";

/// The longest texts that still fit on a phone and a projector, in characters.
const LONGEST_PROMPT: u32 = 300;
const LONGEST_CHOICE: u32 = 140;
const LONGEST_EXPLANATION: u32 = 900;

/// Who says so where nobody is named.
const NOBODY: (&str, &str) = ("Banque de l’enseignant", "The teacher’s own bank");

/// Something that was written, and where.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Written {
    text: String,
    at: (usize, usize),
}

impl Written {
    fn is_blank(&self) -> bool {
        self.text.is_empty()
    }
}

/// A question as somebody has written it.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    cells: [Written; COLUMNS.len()],
    at: (usize, usize),
}

impl Entry {
    fn get(&self, name: &str) -> &Written {
        let place = COLUMNS.iter().position(|(known, _)| *known == name);
        &self.cells[place.expect("a column of the table")]
    }

    /// A question of a file, with the places of what it says.
    pub(super) fn from_spec(spec: &QuestionSpec, source: &str) -> Entry {
        let at = position(source, spec.id.span().start);
        let put = |text: &str| Written { text: one_line(text), at };
        let id = spec.id.get_ref();
        let choice =
            |text: &QuestionText, place: usize| put(text.choices.get(place).map_or("", String::as_str));
        let (page, name) = match spec.source.get_ref() {
            SourceSpec::Page(page) => (Some(page), String::new()),
            SourceSpec::Name(name) => (None, name.clone()),
        };
        let cited = |source: &Option<SourceText>| match source {
            Some(source) => put(&format!("{}{DASH}{}", source.publisher, source.title)),
            None => put(&name),
        };
        let place = |span: std::ops::Range<usize>| position(source, span.start);
        let cells = [
            put(id),
            put(id.split('-').next().unwrap_or_default()),
            put(spec.level.id()),
            Written { text: spec.theme.get_ref().clone(), at: place(spec.theme.span()) },
            Written { text: spec.right.get_ref().to_string(), at: place(spec.right.span()) },
            put(if spec.ordered { "yes" } else { "" }),
            put(&spec.fr.prompt),
            choice(&spec.fr, 0),
            choice(&spec.fr, 1),
            choice(&spec.fr, 2),
            choice(&spec.fr, 3),
            put(&spec.fr.explanation),
            put(&spec.en.prompt),
            choice(&spec.en, 0),
            choice(&spec.en, 1),
            choice(&spec.en, 2),
            choice(&spec.en, 3),
            put(&spec.en.explanation),
            cited(&spec.fr.source),
            cited(&spec.en.source),
            page.map_or_else(Written::default, |page| Written {
                text: page.url.get_ref().clone(),
                at: place(page.url.span()),
            }),
            page.map_or_else(Written::default, |page| Written {
                text: page.year.get_ref().to_string(),
                at: place(page.year.span()),
            }),
            page.map_or_else(Written::default, |page| Written {
                text: page.checked.get_ref().clone(),
                at: place(page.checked.span()),
            }),
        ];
        Entry { cells, at }
    }
}

/// With all words that can be written, and the one that this one is nearest to.
fn with_known(line: Line, word: &str, known: &[&str]) -> Line {
    let meant = did_you_mean(word, known.iter().copied());
    let nearest = meant.as_deref().and_then(|meant| meant.split('`').nth(1));
    line.same("word", word)
        .same("known", &known.join(", "))
        .word("near", if nearest.is_some() { "yes" } else { "no" })
        .same("nearest", nearest.unwrap_or_default())
}

/// A text on one line. Narrow and unbreakable spaces stay what they are.
fn one_line(text: &str) -> String {
    text.split_ascii_whitespace().collect::<Vec<_>>().join(" ")
}

/// A card as a row of a table.
pub(super) fn row_of(card: &Card) -> Vec<String> {
    let choice = |place: usize, french: bool| {
        card.choices
            .get(place)
            .map_or_else(String::new, |text| if french { &text.fr } else { &text.en }.to_string())
    };
    let cited = |french: bool| {
        let publisher = if french { &card.publisher.fr } else { &card.publisher.en };
        card.page.as_ref().map_or_else(
            || publisher.to_string(),
            |page| format!("{publisher}{DASH}{}", if french { &page.title.fr } else { &page.title.en }),
        )
    };
    let mut row = vec![
        card.id.clone(),
        card.complice.id().to_owned(),
        card.difficulty.id().to_owned(),
        card.theme.clone(),
        Choice::new(card.right).to_string(),
        if card.ordered { "yes" } else { "" }.to_owned(),
        card.prompt.fr.to_string(),
    ];
    row.extend((0..4).map(|place| choice(place, true)));
    row.extend([card.explanation.fr.to_string(), card.prompt.en.to_string()]);
    row.extend((0..4).map(|place| choice(place, false)));
    row.extend([card.explanation.en.to_string(), cited(true), cited(false)]);
    let page = card.page.as_ref();
    row.extend([
        page.map_or_else(String::new, |page| page.url.clone()),
        page.map_or_else(String::new, |page| page.year.to_string()),
        page.map_or_else(String::new, |page| page.checked.clone()),
    ]);
    row
}

/// The questions of a table. Its first line says what its columns are.
pub(super) fn from_table(text: &str, flaws: &mut Vec<Flaw>) -> Vec<Entry> {
    let mut rows = csv::rows(text).into_iter();
    let Some(titles) = rows.next() else { return Vec::new() };
    let known = |name: &str| {
        let name = name.trim().to_lowercase();
        COLUMNS.iter().position(|(id, others)| *id == name || others.contains(&name.as_str()))
    };
    let mut places: Vec<Option<usize>> = Vec::new();
    for title in &titles {
        let place = known(&title.text);
        if place.is_none() && !title.text.trim().is_empty() {
            let (at, name) = ((title.line, title.column), title.text.trim());
            let line = with_known(Line::new("bank-unknown-column"), name, &COLUMNS.map(|(id, _)| id));
            flaws.push(Flaw::at(at, line));
        }
        places.push(place);
    }
    for needed in NEEDED {
        if !places.iter().flatten().any(|place| COLUMNS[*place].0 == needed) {
            flaws.push(Flaw::at((1, 1), Line::new("bank-missing-column").same("column", needed)));
        }
    }
    let entry = |row: Vec<csv::Cell>| {
        let at = row.first().map_or((0, 0), |cell| (cell.line, cell.column));
        let mut cells: [Written; COLUMNS.len()] =
            std::array::from_fn(|_| Written { text: String::new(), at });
        for (cell, place) in row.into_iter().zip(&places) {
            if let Some(place) = place {
                cells[*place] = Written { text: one_line(&cell.text), at: (cell.line, cell.column) };
            }
        }
        Entry { cells, at }
    };
    rows.map(entry).collect()
}

/// The questions as a pack has them, where nothing is wrong with them.
pub(super) fn specs(
    entries: &[Entry],
    themes: &[String],
    flaws: &mut Vec<Flaw>,
) -> Vec<(QuestionId, QuestionSpec)> {
    let mut ids: Vec<Option<QuestionId>> = Vec::new();
    for entry in entries {
        let id = entry.get("id");
        let parsed = id.text.parse::<QuestionId>().ok();
        if !id.is_blank() && parsed.is_none() {
            flaws.push(Flaw::at(id.at, Line::new("bank-no-id").same("word", &id.text)));
        } else if parsed.is_some() && ids.contains(&parsed) {
            flaws.push(Flaw::at(id.at, Line::new("bank-id-twice").same("word", &id.text)));
        }
        ids.push(parsed);
    }
    let mut made = Vec::new();
    for (place, entry) in entries.iter().enumerate() {
        let id = ids[place].or_else(|| free_id(entry, &ids, flaws));
        ids[place] = id;
        let before = flaws.len();
        let spec = id.and_then(|id| entry.spec(id, themes, flaws));
        if let (Some(id), Some(spec)) = (id, spec)
            && flaws.len() == before
        {
            made.push((id, spec));
        }
    }
    made
}

/// A number for a question that has none: from the end of its deck, so that the usual cards go one by one.
fn free_id(entry: &Entry, taken: &[Option<QuestionId>], flaws: &mut Vec<Flaw>) -> Option<QuestionId> {
    if !entry.get("id").is_blank() {
        return None;
    }
    let (who, level) = (entry.get("complice"), entry.get("level"));
    let complice = Complice::ALL.into_iter().find(|one| one.id() == who.text.to_lowercase());
    if complice.is_none() {
        let line = with_known(Line::new("bank-no-complice"), &who.text, &Complice::ALL.map(Complice::id));
        flaws.push(Flaw::at(who.at, line));
    }
    let difficulty = match level.text.to_lowercase().as_str() {
        "easy" | "facile" => Some(Difficulty::Easy),
        "hard" | "difficile" => Some(Difficulty::Hard),
        _ => None,
    };
    if difficulty.is_none() {
        flaws.push(Flaw::at(level.at, Line::new("bank-no-level").same("word", &level.text)));
    }
    let (complice, difficulty) = (complice?, difficulty?);
    let mut cards: Vec<_> = QuestionId::cards().collect();
    cards.reverse();
    let free = cards.into_iter().map(|card| QuestionId::of(complice, difficulty, card));
    let free = free.into_iter().find(|id| !taken.contains(&Some(*id)));
    if free.is_none() {
        let most = QuestionId::cards().count() as u32;
        flaws.push(Flaw::at(entry.at, Line::new("bank-deck-full").number("most", most)));
    }
    free
}

impl Entry {
    /// This question as a pack has it. Where something is wrong, it is told.
    fn spec(&self, id: QuestionId, themes: &[String], flaws: &mut Vec<Flaw>) -> Option<QuestionSpec> {
        let before = flaws.len();
        self.check_deck(id, flaws);
        let theme = self.theme(themes, flaws);
        let fr = self.language("fr", flaws);
        let has_english = COLUMNS
            .iter()
            .any(|(name, _)| name.starts_with("en_") && *name != "en_source" && !self.get(name).is_blank());
        let en = if has_english { self.language("en", flaws) } else { fr.clone() };
        if fr.choices.len() != en.choices.len() && flaws.len() == before {
            flaws.push(Flaw::at(self.get("en_a").at, Line::new("bank-other-choices-in-english")));
        }
        let right = self.right(fr.choices.len(), flaws);
        let ordered =
            ["yes", "oui", "true", "1", "x"].contains(&self.get("ordered").text.to_lowercase().as_str());
        if ordered && !(ascends(&fr.choices, ',') && ascends(&en.choices, '.')) {
            flaws.push(Flaw::at(self.get("ordered").at, Line::new("bank-out-of-order")));
        }
        let (source, fr_source, en_source) = self.source(flaws);
        if flaws.len() > before {
            return None;
        }
        Some(QuestionSpec {
            id: nowhere(id.to_string()),
            level: id.difficulty(),
            theme: nowhere(theme),
            right: nowhere(right),
            ordered,
            source: nowhere(source),
            provenance: Provenance::Reconstructed,
            fr: QuestionText { source: fr_source, ..fr },
            en: QuestionText { source: en_source, ..en },
        })
    }

    /// What is said of Complice and level beside the id is the same.
    fn check_deck(&self, id: QuestionId, flaws: &mut Vec<Flaw>) {
        let said = |name: &str, other: &str, expected: &str| {
            let cell = self.get(name);
            let same = cell.is_blank() || [expected, other].contains(&cell.text.to_lowercase().as_str());
            let line = Line::new("bank-id-disagrees").same("expected", expected).same("word", &cell.text);
            (!same).then_some(Flaw::at(cell.at, line))
        };
        let french = if id.difficulty() == Difficulty::Easy { "facile" } else { "difficile" };
        flaws.extend(said("complice", id.complice().id(), id.complice().id()));
        flaws.extend(said("level", french, id.difficulty().id()));
    }

    fn theme(&self, themes: &[String], flaws: &mut Vec<Flaw>) -> String {
        let cell = self.get("theme");
        if !themes.contains(&cell.text) {
            let known: Vec<&str> = themes.iter().map(String::as_str).collect();
            let line = with_known(Line::new("bank-unknown-theme"), &cell.text, &known);
            flaws.push(Flaw::at(cell.at, line));
        }
        cell.text.clone()
    }

    /// The texts in one language; the source comes later.
    fn language(&self, lang: &str, flaws: &mut Vec<Flaw>) -> QuestionText {
        let cell = |part: &str| self.get(&format!("{lang}_{part}"));
        let mut taken = |cell: &Written, longest: u32, part: &'static str| {
            let length = cell.text.chars().count() as u32;
            let line = if cell.is_blank() {
                Some(Line::new("bank-empty").word("part", part))
            } else if length > longest {
                let line = Line::new("bank-too-long").word("part", part);
                Some(line.number("length", length).number("longest", longest))
            } else if cell.text.chars().any(is_unseen) {
                Some(Line::new("bank-unseen-letter"))
            } else {
                None
            };
            flaws.extend(line.map(|line| Flaw::at(cell.at, line)));
            cell.text.clone()
        };
        let prompt = taken(cell("prompt"), LONGEST_PROMPT, "prompt");
        let explanation = taken(cell("explanation"), LONGEST_EXPLANATION, "explanation");
        let cells = ["a", "b", "c", "d"].map(cell);
        let count = cells.iter().rposition(|cell| !cell.is_blank()).map_or(0, |last| last + 1).max(2);
        let choices = cells[..count].iter().map(|cell| taken(cell, LONGEST_CHOICE, "choice")).collect();
        QuestionText { prompt, choices, explanation, source: None }
    }

    fn right(&self, choices: usize, flaws: &mut Vec<Flaw>) -> u8 {
        let cell = self.get("right");
        let letters = &["a", "b", "c", "d"][..choices.clamp(1, 4)];
        let text = cell.text.to_lowercase();
        let by_letter = letters.iter().position(|letter| *letter == text).map(|place| place as u8 + 1);
        let by_number =
            text.parse::<u8>().ok().filter(|number| (1..=choices).contains(&usize::from(*number)));
        by_letter.or(by_number).unwrap_or_else(|| {
            let last = letters.last().copied().unwrap_or("d");
            let line = Line::new("bank-no-choice").same("word", &cell.text).same("last", last);
            flaws.push(Flaw::at(cell.at, line));
            1
        })
    }

    /// Where the explanation comes from: a page somebody can open, a name, or the teacher.
    fn source(&self, flaws: &mut Vec<Flaw>) -> (SourceSpec, Option<SourceText>, Option<SourceText>) {
        let (fr, en, url) = (self.get("fr_source"), self.get("en_source"), self.get("url"));
        if url.is_blank() {
            let name = if fr.is_blank() { NOBODY.0 } else { &fr.text };
            return (SourceSpec::Name(name.to_owned()), None, None);
        }
        let cited = |cell: &Written, nobody: &str| {
            let text = if cell.is_blank() { nobody } else { cell.text.as_str() };
            let (publisher, title) = text.split_once(DASH).unwrap_or((text, text));
            Some(SourceText { publisher: publisher.to_owned(), title: title.to_owned() })
        };
        if !is_address(&url.text) {
            flaws.push(Flaw::at(url.at, Line::new("bank-no-address")));
        }
        let (year, checked) = (self.get("year"), self.get("checked"));
        let looked = year_of(&checked.text);
        if looked.is_none() {
            flaws.push(Flaw::at(checked.at, Line::new("bank-no-day").same("word", &checked.text)));
        }
        let published =
            year.text.parse::<u16>().ok().filter(|year| (1804..=looked.unwrap_or(9999)).contains(year));
        if published.is_none() {
            flaws.push(Flaw::at(year.at, Line::new("bank-no-year").same("word", &year.text)));
        }
        let page = PageSpec {
            url: nowhere(url.text.clone()),
            year: nowhere(published.unwrap_or_default()),
            checked: nowhere(checked.text.clone()),
        };
        let english = if en.is_blank() { fr } else { en };
        (SourceSpec::Page(page), cited(fr, NOBODY.0), cited(english, NOBODY.1))
    }
}

/// A letter nobody sees, or that turns around what stands beside it.
fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' | '\u{FEFF}')
}

/// Something that stands in no file yet.
fn nowhere<T>(value: T) -> Spanned<T> {
    Spanned::new(0..0, value)
}
