//! Nothing about how a question is written tells which choice is right: not its place, not its length, not the words
//! that test writers use without noticing. What is measured is how often a choice with a mark is right, against how often
//! it would be by chance; three standard deviations are too much to be luck.

use std::fmt::Write;

use title_numeville::{Card, Complice, Difficulty, Numeville, bank};
use veilleuse_pack::Lang;
use veilleuse_testkit::title;

/// How many standard deviations from chance are too many.
const TOO_FAR: f64 = 3.0;
/// How many words a sentence of an easy question has on average, at most.
const SHORT: f64 = 10.0;

/// A mark that choices may bear, and the words that make it, in French and in English.
struct Cue {
    name: &'static str,
    fr: &'static [&'static str],
    en: &'static [&'static str],
}

const CUES: [Cue; 7] = [
    Cue {
        name: "none",
        fr: &["rien", "aucun", "aucune", "personne"],
        en: &["nothing", "none", "no one", "nobody", "no"],
    },
    Cue {
        name: "forbidden",
        fr: &[
            "interdit",
            "interdite",
            "interdits",
            "interdites",
            "illégal",
            "illégale",
            "illégaux",
            "illégales",
        ],
        en: &["forbidden", "illegal", "banned", "against the law"],
    },
    Cue {
        name: "allowed",
        fr: &[
            "permis",
            "permise",
            "permises",
            "autorisé",
            "autorisée",
            "autorisés",
            "autorisées",
            "a le droit",
            "as le droit",
            "légal",
            "légale",
            "légaux",
            "légales",
        ],
        en: &["allowed", "permitted", "legal", "the right to"],
    },
    Cue { name: "absolute", fr: &["toujours", "jamais"], en: &["always", "never"] },
    Cue {
        name: "all",
        fr: &["tout", "tous", "toute", "toutes"],
        en: &["all", "every", "everything", "everyone"],
    },
    Cue { name: "only", fr: &["seulement", "uniquement", "seul", "seule"], en: &["only", "just"] },
    Cue { name: "adult", fr: &["adulte", "parent", "parents"], en: &["adult", "parent", "parents"] },
];

/// A choice that begins with these answers a question by yes or no.
const YES_OR_NO: [[&str; 2]; 2] = [["oui", "non"], ["yes", "no"]];

/// How often choices with a mark were right, and how often they would be by chance.
#[derive(Default)]
struct Measure {
    cases: usize,
    right: usize,
    expected: f64,
    variance: f64,
}

impl Measure {
    /// Of these choices some bear the mark; where all or none do, nothing can be learnt.
    fn add(&mut self, marked: &[bool], right: usize) {
        let bear = marked.iter().filter(|mark| **mark).count();
        if bear == 0 || bear == marked.len() {
            return;
        }
        let chance = bear as f64 / marked.len() as f64;
        self.cases += 1;
        self.right += usize::from(marked[right]);
        self.expected += chance;
        self.variance += chance * (1.0 - chance);
    }

    fn deviation(&self) -> f64 {
        if self.variance == 0.0 { 0.0 } else { (self.right as f64 - self.expected) / self.variance.sqrt() }
    }
}

/// The words of a text, in small letters, each between spaces.
fn words(text: &str) -> String {
    let spaced: String =
        text.chars().map(|letter| if letter.is_alphanumeric() { letter } else { ' ' }).collect();
    let words: Vec<String> = spaced.split_whitespace().map(str::to_lowercase).collect();
    format!(" {} ", words.join(" "))
}

/// The one choice that has the most, or the fewest, letters; nothing where several do.
fn extreme(choices: &[&str], pick: impl Fn(usize, usize) -> bool) -> Vec<bool> {
    let lengths: Vec<usize> = choices.iter().map(|choice| choice.chars().count()).collect();
    let best = lengths.iter().copied().reduce(|one, other| if pick(one, other) { one } else { other });
    let is_best: Vec<bool> = lengths.iter().map(|length| Some(*length) == best).collect();
    let alone = is_best.iter().filter(|best| **best).count() == 1;
    is_best.into_iter().map(|best| best && alone).collect()
}

/// Every mark of a language that is measured, with the choices that bear it.
fn marks(card: &Card, lang: Lang) -> Vec<(String, Vec<bool>)> {
    let choices: Vec<&str> = card.choices.iter().map(|choice| choice.get(lang)).collect();
    let spoken: Vec<String> = choices.iter().map(|choice| words(choice)).collect();
    let mut marks = vec![
        ("longest".to_owned(), extreme(&choices, |one, other| one > other)),
        ("shortest".to_owned(), extreme(&choices, |one, other| one < other)),
    ];
    // Amounts are shown in their own order, so that their places say what the amounts say.
    if !card.ordered {
        for place in 0..choices.len() {
            let here = (0..choices.len()).map(|other| other == place).collect();
            marks.push((format!("place {} of {}", place + 1, choices.len()), here));
        }
    }
    for cue in &CUES {
        let phrases = if lang == Lang::Fr { cue.fr } else { cue.en };
        let phrases: Vec<String> = phrases.iter().map(|phrase| format!(" {phrase} ")).collect();
        let bears = |choice: &String| phrases.iter().any(|phrase| choice.contains(phrase));
        marks.push((cue.name.to_owned(), spoken.iter().map(bears).collect()));
    }
    let answers = YES_OR_NO[lang as usize].map(|word| format!(" {word} "));
    let begins = |choice: &String| answers.iter().any(|answer| choice.starts_with(answer));
    marks.push(("yes or no".to_owned(), spoken.iter().map(begins).collect()));
    marks
}

/// A sentence ends with its sign; a point inside an address or a number ends nothing.
fn sentences_of(text: &str) -> impl Iterator<Item = &str> {
    let ends = |(at, sign): (usize, char)| {
        let after = at + sign.len_utf8();
        let over =
            text[after..].chars().next().is_none_or(|next| next.is_whitespace() || "»”".contains(next));
        (".!?…".contains(sign) && over).then_some(after)
    };
    let mut begin = 0;
    let cuts = text.char_indices().filter_map(ends).chain([text.len()]);
    cuts.map(move |end| &text[std::mem::replace(&mut begin, end)..end])
}

/// The average number of words in the sentences of easy prompts and explanations.
fn average_sentence(cards: &[&Card], lang: Lang) -> f64 {
    let (mut all, mut sentences) = (0, 0);
    for card in cards.iter().filter(|card| card.difficulty == Difficulty::Easy) {
        for text in [&card.prompt, &card.explanation] {
            for sentence in sentences_of(text.get(lang)) {
                // « l’appli » is read as one word.
                let joined: String = sentence
                    .chars()
                    .map(
                        |letter| {
                            if letter.is_alphanumeric() || "’'-_".contains(letter) { letter } else { ' ' }
                        },
                    )
                    .collect();
                let count =
                    joined.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)).count();
                all += count;
                sentences += usize::from(count > 0);
            }
        }
    }
    all as f64 / f64::from(u32::try_from(sentences.max(1)).unwrap_or(u32::MAX))
}

/// What tells in these cards, in words.
fn tells(name: &str, cards: &[&Card]) -> Vec<String> {
    let mut found = Vec::new();
    for lang in Lang::ALL {
        let mut measures: Vec<(String, Measure)> = Vec::new();
        for card in cards {
            for (mark, marked) in marks(card, lang) {
                let at = measures.iter().position(|(known, _)| *known == mark).unwrap_or_else(|| {
                    measures.push((mark, Measure::default()));
                    measures.len() - 1
                });
                measures[at].1.add(&marked, usize::from(card.right));
            }
        }
        for (mark, measure) in measures {
            let deviation = measure.deviation();
            let mut line = String::new();
            let _ = write!(
                line,
                "{name} {lang} {mark}: right {} times of {}, {:.1} by chance, {deviation:+.1} sigma",
                measure.right, measure.cases, measure.expected
            );
            if std::env::var_os("SHOW_TELLS").is_some() && measure.cases > 0 {
                println!("{line}");
            }
            if deviation.abs() > TOO_FAR {
                found.push(line);
            }
        }
        let average = average_sentence(cards, lang);
        if average > SHORT {
            found.push(format!(
                "{name} {lang}: the sentences of easy questions have {average:.2} words on average"
            ));
        }
    }
    found
}

/// What tells in each Complice's cards and in all of them.
fn all_tells(cards: &[Card]) -> Vec<String> {
    let everything: Vec<&Card> = cards.iter().collect();
    let mut found = tells("the bank", &everything);
    for complice in Complice::ALL {
        let of: Vec<&Card> = cards.iter().filter(|card| card.complice == complice).collect();
        found.extend(tells(complice.id(), &of));
    }
    found
}

fn cards() -> Vec<Card> {
    bank(&title::files::<Numeville>()).unwrap_or_else(|problem| panic!("{problem}"))
}

#[test]
fn nothing_tells_which_choice_is_right() {
    let found = all_tells(&cards());
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Changes the cards of one Complice and says what tells then.
fn planted(change: impl Fn(&mut Card)) -> String {
    let mut cards = cards();
    cards.iter_mut().filter(|card| card.complice == Complice::Hyperco).for_each(change);
    all_tells(&cards).join("\n")
}

#[test]
fn planted_tells_are_found() {
    let place = planted(|card| {
        let right = usize::from(card.right);
        card.choices.swap(0, right);
        card.right = 0;
    });
    assert!(place.contains("hyperco fr place 1 of 4"), "{place}");
    let add = |card: &mut Card, place: usize, fr: &str, en: &str| {
        let choice = &mut card.choices[place];
        (choice.fr, choice.en) = (format!("{} {fr}", choice.fr).into(), format!("{} {en}", choice.en).into());
    };
    let longest = planted(|card| {
        let long = "et encore quelques mots de plus que dans toutes les autres réponses";
        add(
            card,
            usize::from(card.right),
            long,
            "and a few more words than any other choice has in this question",
        );
    });
    assert!(longest.contains("hyperco fr longest") && longest.contains("hyperco en longest"), "{longest}");
    let never = planted(|card| {
        let wrong = usize::from(card.right == 0);
        add(card, wrong, "jamais", "never");
    });
    assert!(never.contains("hyperco fr absolute") && never.contains("the bank en absolute"), "{never}");
    let long = planted(|card| {
        let fr = card.explanation.fr.replace(['.', '!', '?', '…'], ",");
        card.explanation.fr = fr.into();
    });
    assert!(long.contains("hyperco fr: the sentences of easy questions"), "{long}");
}
