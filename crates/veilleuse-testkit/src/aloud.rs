//! Reads matches aloud: every sentence that is asked, offered or told is formatted in both languages, with names that French
//! has to bend its small words for, and looked at as a reader would.

use std::{
    collections::{BTreeMap, HashSet},
    fmt,
    sync::Arc,
};

use veilleuse_core::{Game, Line, Match, Seat, Viewer};
use veilleuse_pack::{Lang, Texts};

use crate::{Broken, Luck, walk};

/// Who sits at the table: names that begin with vowels, with an h, and one that is a title.
const NAMES: [&str; 7] = ["Anna", "Élodie", "Tom", "Inès", "Hugo", "Yves", "Oscar"];
const MASTER: [&str; 2] = ["le maître du jeu", "the game master"];

/// A sentence that does not read well.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Slip {
    /// Its id.
    pub id: String,
    /// What is wrong with it.
    pub what: &'static str,
    /// How it was said.
    pub said: String,
}

impl fmt::Display for Slip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: {}", self.id, self.what, self.said)
    }
}

/// Plays so many random matches at these tables and gives one slip for each sentence and kind of fault.
pub fn read<G: Game>(
    pack: &Arc<G::Pack>,
    texts: &Texts,
    tables: &[G::Options],
    matches: u64,
    seed: u64,
) -> Result<Vec<Slip>, Broken> {
    let mut reader = Reader { texts, heard: HashSet::new(), slips: BTreeMap::new() };
    for number in 0..matches {
        let options = &tables[number as usize % tables.len()];
        let mut luck = Luck::part(seed, number);
        let mut played = Match::<G>::begin(Arc::clone(pack), options.clone())
            .map_err(|refusal| Broken::before_the_first_input(seed, number, refusal))?;
        loop {
            let next = reader.turn(&mut played, &mut luck);
            match next {
                Ok(true) => {}
                Ok(false) => break,
                Err(problem) => return Err(Broken::at(seed, number, &played, problem)),
            }
        }
    }
    Ok(reader.slips.into_values().collect())
}

struct Reader<'t> {
    texts: &'t Texts,
    /// A sentence reads the second time as it did the first.
    heard: HashSet<Line>,
    /// The first slip of each sentence and kind.
    slips: BTreeMap<(String, &'static str), Slip>,
}

impl Reader<'_> {
    /// One input, with what was asked and offered before it and told about it.
    fn turn<G: Game>(&mut self, played: &mut Match<G>, luck: &mut Luck) -> Result<bool, String> {
        self.say(&played.prompt(Viewer::Public));
        for seat in played.seats().iter() {
            self.say(&played.prompt(Viewer::Seat(seat)));
            for action in &played.choices(seat) {
                self.say(&played.label(seat, action).line);
            }
        }
        let Some(input) = walk::random_input(played, luck)? else { return Ok(false) };
        let pages = walk::play(played, input)?;
        let viewers = played.seats().iter().map(Viewer::Seat).chain([Viewer::Public]);
        for told in viewers.flat_map(|viewer| &pages.of(viewer).lines) {
            self.say(&G::line(told));
        }
        Ok(true)
    }

    fn say(&mut self, line: &Line) {
        if !self.heard.contains(line) {
            self.heard.insert(line.clone());
            self.listen(line);
        }
    }

    fn listen(&mut self, line: &Line) {
        for lang in Lang::ALL {
            let said = self.texts.line(lang, line, &|seat| name(lang, seat));
            for what in faults(lang, &line.id, &said) {
                let slip = || Slip { id: line.id.to_string(), what, said: said.clone() };
                self.slips.entry((line.id.to_string(), what)).or_insert_with(slip);
            }
        }
    }
}

fn name(lang: Lang, seat: Seat) -> String {
    if seat == Seat::MASTER {
        return MASTER[usize::from(lang == Lang::En)].to_owned();
    }
    NAMES[seat.index() % NAMES.len()].to_owned()
}

/// What a reader would stumble over.
pub fn faults(lang: Lang, id: &str, said: &str) -> Vec<&'static str> {
    let mut faults = in_any_language(id, said);
    let words: Vec<&str> = said.split(' ').collect();
    let pairs = words.windows(2).map(|pair| (pair[0], pair[1]));
    for (one, two) in pairs {
        let (first, second) = (bare(one), bare(two));
        // A sign between two words parts them.
        let apart =
            one.ends_with(|sign: char| !sign.is_alphanumeric()) || !two.starts_with(char::is_alphanumeric);
        if apart || first.is_empty() || second.is_empty() {
            continue;
        }
        if first == second && first.chars().all(char::is_alphabetic) && !["nous", "vous"].contains(&first) {
            faults.push("a word twice");
        }
        match lang {
            Lang::Fr => faults.extend(in_french(first, second)),
            Lang::En => faults.extend(in_english(first, second)),
        }
    }
    faults
}

fn in_any_language(id: &str, said: &str) -> Vec<&'static str> {
    let mut faults = Vec::new();
    let holes = ["{", "}", "[", "()", "«\u{a0}\u{a0}»", "“”"];
    if holes.iter().any(|hole| said.contains(hole)) {
        faults.push("a place nobody filled");
    }
    let spaced = ["  ", " .", " ,", "( ", " )", ",,", ",.", ":.", ";."];
    if spaced.iter().any(|slip| said.contains(slip)) || said.starts_with(' ') || said.ends_with(' ') {
        faults.push("a space or a sign too many");
    }
    if said.replace("...", "").contains("..") {
        faults.push("two full stops");
    }
    if said.starts_with(char::is_lowercase) {
        faults.push("it begins without a capital");
    }
    let sentence = ["told-", "prompt-"].iter().any(|kind| id.starts_with(kind));
    if sentence && !said.ends_with(['.', '!', '?', '…', ')', '»', '”']) {
        faults.push("it does not end");
    }
    faults
}

/// A word without the signs around it.
fn bare(word: &str) -> &str {
    word.trim_matches(|sign: char| !sign.is_alphanumeric())
}

/// French words that end in s in the singular, too.
const WITH_S: [&str; 13] = [
    "Amis",
    "Décombres",
    "Mais",
    "bras",
    "dans",
    "fois",
    "mais",
    "pas",
    "plus",
    "sans",
    "sous",
    "temps",
    "vers",
];
/// Words that want an s after a number above one.
const COUNTED: [&str; 18] = [
    "Action",
    "Bonbon",
    "Dommage",
    "Objet",
    "Point",
    "Salle",
    "Scène",
    "carte",
    "case",
    "clef",
    "déplacement",
    "jeton",
    "manche",
    "pion",
    "point",
    "réponse",
    "tour",
    "œuf",
];

fn in_french(first: &str, second: &str) -> Option<&'static str> {
    let vowel = |letter: char| "aàâeéèêëiîïoôuùûœAÀÂEÉÈÊËIÎÏOÔUÙÛŒ".contains(letter);
    let elides = ["de", "que", "le", "la", "je", "me", "te", "se", "ne", "ce", "De", "Que", "Le", "La"];
    // A number is spelt out as it is, and so is a letter that names an answer; some vowels are said like consonants.
    let stands =
        second.chars().count() == 1 || ["un", "onze", "oui"].contains(&second.to_lowercase().as_str());
    if elides.contains(&first) && second.starts_with(vowel) && !stands {
        return Some("a vowel that wants an elision");
    }
    if ["de", "à", "De", "À"].contains(&first) && ["le", "les"].contains(&second) {
        return Some("an article that wants a contraction");
    }
    match first.parse::<u32>() {
        Ok(0 | 1) if second.ends_with('s') && !WITH_S.contains(&second) => Some("a plural for one"),
        Ok(2..) if COUNTED.contains(&second) => Some("a singular for many"),
        _ => None,
    }
}

fn in_english(first: &str, second: &str) -> Option<&'static str> {
    let vowel = second.starts_with(|letter: char| "aeioAEIO".contains(letter));
    if first == "a" && vowel && !second.to_lowercase().starts_with("one") {
        return Some("“a” before a vowel");
    }
    if first == "an" && !second.starts_with(|letter: char| "aeiouhAEIOUH8".contains(letter)) {
        return Some("“an” before a consonant");
    }
    let counted = |word: &str| COUNTED_IN_ENGLISH.iter().any(|noun| word.eq_ignore_ascii_case(noun));
    match first {
        "1" if second.strip_suffix('s').is_some_and(counted) => Some("a plural for one"),
        "1" => None,
        _ if first.parse::<u32>().is_ok() && counted(second) => Some("a singular for many"),
        _ => None,
    }
}

/// The same; left out are words that are also verbs, or stand before another noun.
const COUNTED_IN_ENGLISH: [&str; 14] = [
    "answer", "candy", "card", "cell", "egg", "item", "key", "point", "room", "round", "scene", "step",
    "token", "turn",
];

#[cfg(test)]
mod tests {
    use veilleuse_pack::Lang::{self, En, Fr};

    use super::faults;

    /// Each fault is heard, and what only resembles it is not.
    #[test]
    fn a_reader_stumbles_over_slips_and_nothing_else() {
        let slips: [(Lang, &str, &str); 16] = [
            (Fr, "La main de Anna.", "a vowel that wants an elision"),
            (Fr, "Il dit que Inès part.", "a vowel that wants an elision"),
            (Fr, "À le maître de jouer.", "an article that wants a contraction"),
            (Fr, "Il reste 1 points.", "a plural for one"),
            (Fr, "Il reste 0 cartes.", "a plural for one"),
            (Fr, "Tom a 3 carte.", "a singular for many"),
            (Fr, "Tom va va au nord.", "a word twice"),
            (Fr, "le maître du jeu attend.", "it begins without a capital"),
            (Fr, "Tom joue  une carte.", "a space or a sign too many"),
            (Fr, "Tom joue [card-9].", "a place nobody filled"),
            (Fr, "Tom joue", "it does not end"),
            (En, "Tom finds a egg.", "“a” before a vowel"),
            (En, "Tom takes an card.", "“an” before a consonant"),
            (En, "Tom has 1 points.", "a plural for one"),
            (En, "Tom has 2 card.", "a singular for many"),
            (En, "Tom has two..", "two full stops"),
        ];
        for (lang, said, what) in slips {
            assert_eq!(faults(lang, "told-x", said), [what], "{said}");
        }
        for (lang, said) in [
            (Fr, "La main d’Anna, 1 point, 0 carte, 2 cartes ; de Onze à un."),
            (Fr, "« Le 1 » : Tom prend 1 Décombres."),
            (En, "An hour and a one-way trip: 1 point, 2 cards."),
        ] {
            assert!(faults(lang, "told-x", said).is_empty(), "{said}");
        }
        assert!(faults(Fr, "do-x", "Jouer une carte").is_empty());
    }
}
