//! What a workshop has asked, answered and learnt: the sheet a facilitator takes home.

use std::sync::Arc;

use serde::Serialize;
use veilleuse_core::{Outcome, Seat};
use veilleuse_pack::Text;

use crate::{
    pack::{Pack, Reference},
    state::Status,
    told::Told,
    view::View,
    words::{Choice, Colour, Complice, Difficulty, QuestionId, Verdict},
};

/// The sheet of a workshop, as far as it has come.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Sheet {
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// The round.
    pub rounds: u8,
    /// What has become of the Complices.
    pub sheets: Vec<Fate>,
    /// The questions, in the order of their correction.
    pub questions: Vec<Asked>,
    /// The tokens that came or went by hand.
    pub tokens: Vec<ByHand>,
    /// The themes that were missed, the most missed first.
    pub missed: Vec<Missed>,
}

/// What has become of a Complice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "as on the sheet")]
pub struct Fate {
    pub complice: Complice,
    pub status: Status,
    pub blue: u8,
    pub red: u8,
}

/// A question that was corrected, or skipped.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Asked {
    /// The input by which its verdict was given.
    pub n: usize,
    /// In which round.
    pub round: u8,
    /// Who answered.
    pub team: Seat,
    /// Whom it was about.
    pub complice: Complice,
    /// Easy or hard.
    pub difficulty: Difficulty,
    /// The card.
    pub question: QuestionId,
    /// What it was about.
    pub theme: Arc<str>,
    /// What was asked.
    pub prompt: Text,
    /// What stood on the slate.
    pub given: Option<Text>,
    /// The right answer; nothing where it was never shown.
    pub answer: Option<Text>,
    /// Why.
    pub explanation: Option<Text>,
    /// The name of the source.
    pub source: Option<Arc<str>>,
    /// The source, where the pack says more than its name.
    pub reference: Option<Arc<Reference>>,
    /// How it was judged.
    pub verdict: Judged,
    /// Whether that is not what the slate says.
    pub overruled: bool,
    #[serde(skip)]
    written: Option<Choice>,
    #[serde(skip)]
    right: Option<Choice>,
}

/// How a question was judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "names")]
pub enum Judged {
    Right,
    Wrong,
    Skipped,
}

/// A token that came or went by the facilitator's hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ByHand {
    /// The input.
    pub n: usize,
    /// In which round.
    pub round: u8,
    /// Whose.
    pub complice: Complice,
    /// Blue or red.
    pub colour: Colour,
    /// Whether it came.
    pub added: bool,
}

/// A theme whose questions were missed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Missed {
    /// The theme.
    pub theme: Arc<str>,
    /// How many of its questions were judged wrong.
    pub wrong: u16,
    /// How many were judged.
    pub of: u16,
    /// Those that were judged wrong.
    pub questions: Vec<QuestionId>,
}

/// The sheet of a workshop, from everything that was told by each input; nothing for other modes.
pub fn sheet(pack: &Pack, told: &[(usize, Told)], view: &View) -> Option<Sheet> {
    view.workshop.as_ref()?;
    let mut made = Sheet {
        outcome: view.outcome,
        rounds: view.round,
        sheets: view.sheets.iter().map(fate).collect(),
        questions: Vec::new(),
        tokens: Vec::new(),
        missed: Vec::new(),
    };
    let mut round = 1;
    for (n, told) in told {
        match told {
            Told::ThinkingBegan { round: begun } => round = *begun,
            Told::CorrectionBegan { team, question, choices, written, .. } => {
                let given = written.and_then(|choice| choices.get(usize::from(choice.number()))).cloned();
                made.questions.push(begun(pack, (round, *team), *question, given, *written));
            }
            Told::TokenByHand { complice, colour, added } => {
                made.tokens.push(ByHand {
                    n: *n,
                    round,
                    complice: *complice,
                    colour: *colour,
                    added: *added,
                });
            }
            _ => {
                if let Some(last) = made.questions.last_mut() {
                    last.judge(*n, told);
                }
            }
        }
    }
    made.questions.retain(|asked| asked.n > 0);
    made.missed = missed(&made.questions);
    Some(made)
}

fn fate(sheet: &crate::view::SheetView) -> Fate {
    Fate { complice: sheet.complice, status: sheet.status, blue: sheet.blue, red: sheet.red }
}

/// A question whose correction has begun: it counts as skipped until somebody has judged it.
fn begun(
    pack: &Pack,
    (round, team): (u8, Seat),
    question: QuestionId,
    given: Option<Text>,
    written: Option<Choice>,
) -> Asked {
    let card = pack.question(question).expect("what was asked is in the pack");
    Asked {
        n: 0,
        round,
        team,
        complice: question.complice(),
        difficulty: question.difficulty(),
        question,
        theme: Arc::clone(&card.theme),
        prompt: card.prompt.clone(),
        given,
        answer: None,
        explanation: None,
        source: None,
        reference: None,
        verdict: Judged::Skipped,
        overruled: false,
        written,
        right: None,
    }
}

impl Asked {
    fn judge(&mut self, n: usize, told: &Told) {
        match told {
            Told::Corrected { verdict, right, lesson, .. } => {
                self.answer = Some(lesson.answer.clone());
                self.explanation = Some(lesson.explanation.clone());
                self.source = Some(Arc::clone(&lesson.source));
                self.reference.clone_from(&lesson.reference);
                self.right = Some(*right);
                self.rule(n, *verdict);
            }
            Told::Overruled { verdict, .. } => self.rule(n, *verdict),
            Told::QuestionSkipped { .. } => {
                (self.n, self.verdict, self.overruled) = (n, Judged::Skipped, false);
            }
            _ => {}
        }
    }

    fn rule(&mut self, n: usize, verdict: Verdict) {
        self.n = n;
        self.verdict = if verdict == Verdict::Right { Judged::Right } else { Judged::Wrong };
        let by_slate = self.written.is_some() && self.written == self.right;
        self.overruled = verdict != Verdict::of(by_slate);
    }
}

fn missed(questions: &[Asked]) -> Vec<Missed> {
    let mut themes: Vec<Missed> = Vec::new();
    for asked in questions.iter().filter(|asked| asked.verdict != Judged::Skipped) {
        let at = themes.iter().position(|known| known.theme == asked.theme).unwrap_or_else(|| {
            let theme = Arc::clone(&asked.theme);
            themes.push(Missed { theme, wrong: 0, of: 0, questions: Vec::new() });
            themes.len() - 1
        });
        themes[at].of += 1;
        if asked.verdict == Judged::Wrong {
            themes[at].wrong += 1;
            themes[at].questions.push(asked.question);
        }
    }
    themes.retain(|theme| theme.wrong > 0);
    themes.sort_by(|one, other| other.wrong.cmp(&one.wrong).then(one.theme.cmp(&other.theme)));
    themes
}
