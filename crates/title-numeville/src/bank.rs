//! The whole question bank, for whoever owns it. It is read from the files: a match opens its questions one by one.

use serde::Serialize;
use veilleuse_pack::{PackFiles, Problem, Text};

use crate::{
    load::{QuestionSpec, SourceSpec, question_files},
    words::{Complice, Difficulty},
};

/// A question card with its answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Card {
    /// Its id.
    pub id: String,
    /// Whom it is about.
    pub complice: Complice,
    /// Easy or hard.
    pub difficulty: Difficulty,
    /// What it is about.
    pub theme: String,
    /// What is asked.
    pub prompt: Text,
    /// The choices, in the order of the card.
    pub choices: Vec<Text>,
    /// Which of them is right, from 0.
    pub right: u8,
    /// Whether they are amounts, which are always shown in this order.
    pub ordered: bool,
    /// Why.
    pub explanation: Text,
    /// Who says so.
    pub publisher: Text,
    /// Where it can be read, where the pack says more than a name.
    pub page: Option<Page>,
}

/// Where a source can be read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Page {
    /// What it is called.
    pub title: Text,
    /// When it was published, or last revised.
    pub year: u16,
    /// Its address.
    pub url: String,
    /// The day somebody last looked.
    pub checked: String,
}

/// All question cards of a pack that loads, in the order of its files.
pub fn bank(files: &PackFiles) -> Result<Vec<Card>, Problem> {
    let found = question_files(files)?;
    Ok(found
        .iter()
        .flat_map(|(_, file)| file.question.iter().map(|question| card(file.complice, question)))
        .collect())
}

fn card(complice: Complice, spec: &QuestionSpec) -> Card {
    let (fr, en) = (&spec.fr, &spec.en);
    let text = |fr: &str, en: &str| Text { fr: fr.into(), en: en.into() };
    let (publisher, page) = match (spec.source.get_ref(), &fr.source, &en.source) {
        (SourceSpec::Page(page), Some(fr), Some(en)) => {
            let page = Page {
                title: text(&fr.title, &en.title),
                year: *page.year.get_ref(),
                url: page.url.get_ref().clone(),
                checked: page.checked.get_ref().clone(),
            };
            (text(&fr.publisher, &en.publisher), Some(page))
        }
        (SourceSpec::Name(name), ..) => (text(name, name), None),
        (SourceSpec::Page(_), ..) => (text("", ""), None),
    };
    Card {
        id: spec.id.get_ref().clone(),
        complice,
        difficulty: spec.level,
        theme: spec.theme.get_ref().clone(),
        prompt: text(&fr.prompt, &en.prompt),
        choices: fr.choices.iter().zip(&en.choices).map(|(fr, en)| text(fr, en)).collect(),
        right: spec.right.get_ref().saturating_sub(1),
        ordered: spec.ordered,
        explanation: text(&fr.explanation, &en.explanation),
        publisher,
        page,
    }
}
