//! What people may call themselves, and say: it can be seen, it stays on its line, and nobody at a table is taken for
//! another.

#[cfg(any(target_family = "wasm", test))]
mod plain;
#[cfg(not(target_family = "wasm"))]
mod unicode;

use veilleuse_wire::limits;

#[cfg(target_family = "wasm")]
use self::plain::{compose, is_hidden, is_mark, is_picture, shape};
#[cfg(not(target_family = "wasm"))]
use self::unicode::{compose, is_hidden, is_mark, is_picture, shape};

use crate::Fail;

/// Joins two pictures to one, and asks for the coloured form of one.
const JOINER: char = '\u{200D}';
const COLOURED: char = '\u{FE0F}';
/// Letters and signs without a shape.
const BLANKS: [char; 6] = ['\u{115F}', '\u{1160}', '\u{2800}', '\u{3164}', '\u{FFA0}', '\u{FFFC}'];
/// More accents on one letter than any language has.
const MOST_ACCENTS: usize = 2;

/// A name as it is kept: composed, with single spaces. `bad_name` when it has nothing to see, is too long, or has
/// characters that change how what stands around them is read.
pub fn clean_name(name: &str) -> Result<String, Fail> {
    let name = compose(name).split_whitespace().collect::<Vec<_>>().join(" ");
    let letters: Vec<char> = name.chars().collect();
    let fits = (1..=limits::NAME).contains(&letters.len());
    let shown = letters.iter().any(|letter| !is_mark(*letter) && !letter.is_whitespace());
    let begins = letters.first().is_some_and(|first| !is_mark(*first));
    if fits && shown && begins && all_plain(&letters) { Ok(name) } else { Err(Fail::bad_name()) }
}

/// A line of chat: what cannot be seen, or turns around what stands beside it, is left out.
pub(crate) fn clean_line(text: &str) -> Result<String, Fail> {
    let composed: Vec<char> =
        compose(text).chars().map(|letter| if letter.is_whitespace() { ' ' } else { letter }).collect();
    let plain: String = composed
        .iter()
        .enumerate()
        .filter(|(at, _)| is_plain_at(&composed, *at) && !has_too_many_accents(&composed, *at))
        .map(|(_, letter)| *letter)
        .collect();
    let line = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (1..=limits::CHAT).contains(&line.chars().count());
    if fits && !line.chars().all(is_mark) { Ok(line) } else { Err(Fail::bad_name()) }
}

fn all_plain(letters: &[char]) -> bool {
    (0..letters.len()).all(|at| is_plain_at(letters, at) && !has_too_many_accents(letters, at))
}

fn is_plain_at(letters: &[char], at: usize) -> bool {
    let before = at.checked_sub(1).map(|at| letters[at]);
    is_plain(letters[at], before, letters.get(at + 1).copied())
}

/// Whether so many accents come together here that they reach into other lines.
fn has_too_many_accents(letters: &[char], at: usize) -> bool {
    at >= MOST_ACCENTS && letters[at - MOST_ACCENTS..=at].iter().all(|letter| is_mark(*letter))
}

/// Whether two names are the same to somebody who reads them quickly.
pub(crate) fn are_alike(one: &str, other: &str) -> bool {
    // Capitals are compared as they are and as small letters: I looks like l, and Ada is ada.
    shape(one) == shape(other) || shape(&one.to_lowercase()) == shape(&other.to_lowercase())
}

/// Whether a letter is what it seems, between those beside it.
fn is_plain(letter: char, before: Option<char>, after: Option<char>) -> bool {
    match letter {
        JOINER => {
            let joins = |side: Option<char>| side.is_some_and(|side| is_picture(side) || side == COLOURED);
            joins(before) && after.is_some_and(is_picture)
        }
        COLOURED => before.is_some_and(is_picture),
        '\u{034F}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}' | '\u{FE00}'..='\u{FE0E}' => false,
        '\u{E0000}'..='\u{E0FFF}' => false,
        _ if BLANKS.contains(&letter) => false,
        _ => !is_hidden(letter),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_people_are_taken_as_they_are() {
        for name in [
            "Ada",
            "Éloïse",
            "Zoë 2",
            "Jean-Noël",
            "O’Brien",
            "Łukasz",
            "Мария",
            "宮崎",
            "Ngọc",
            "مريم",
            "שרה",
            "🦊",
            "Léa 👩‍🚀",
            "❤️",
            "P1",
            "A.",
            "नेहा",
        ] {
            assert_eq!(clean_name(name).unwrap(), compose(name));
        }
        assert_eq!(clean_name("  Ada \t Lovelace\n").unwrap(), "Ada Lovelace");
        assert_eq!(clean_name("E\u{301}lo\u{308}").unwrap(), "Élö", "composed");
        assert_eq!(clean_name(&"é".repeat(limits::NAME)).unwrap().chars().count(), limits::NAME);
    }

    #[test]
    fn names_that_cannot_be_seen_or_turn_others_around_are_refused() {
        let hidden = [
            "",
            " ",
            "\u{a0}",
            "\u{2003}\u{3000}",
            "\u{200B}",
            "\u{200B}Ada",
            "A\u{200B}da",
            "Ada\u{202E}",
            "\u{202E}adA",
            "\u{2066}Ada\u{2069}",
            "\u{200F}Ada",
            "\u{FEFF}Ada",
            "A\u{AD}da",
            "\u{3164}",
            "\u{2800}",
            "\u{115F}\u{1160}",
            "A\u{034F}da",
            "Ada\u{FE0F}",
            "A\u{200D}da",
            "\u{301}",
            "\u{301}a",
            "\u{E000}",
            "A\u{E0041}",
            "Ada\u{0}",
            "Ada\u{1B}[31m",
            "\u{FFFC}",
            "\u{180E}",
            "Z\u{335}\u{336}\u{337}\u{338}",
            "1\u{FE0F}\u{20E3}\u{20E3}\u{20E3}",
        ];
        for name in hidden {
            assert_eq!(clean_name(name).unwrap_err().code, "bad_name", "{name:?}");
        }
        assert!(clean_name(&"x".repeat(limits::NAME + 1)).is_err());
    }

    #[test]
    fn nobody_is_taken_for_another() {
        let table = ["Ada", "Ivan", "Léa", "Zoé 1"];
        for alike in
            ["Ada", "ada", "ADA", "Аdа", "A d a", "Ａｄａ", "lvan", "1van", "IVAN", "LÉA", "Zoé l", "𝐀𝐝𝐚"]
        {
            let name = clean_name(alike).unwrap();
            assert!(table.iter().any(|taken| are_alike(&name, taken)), "{alike}");
        }
        for other in ["Adam", "Lea", "Zoé 2", "Eva", "Ida", "Iva"] {
            let name = clean_name(other).unwrap();
            assert!(!table.iter().any(|taken| are_alike(&name, taken)), "{other}");
        }
    }

    #[test]
    fn lines_of_chat_leave_out_what_cannot_be_seen() {
        assert_eq!(clean_line(" À toi\u{202E} !\n\tVite\u{200B}. ").unwrap(), "À toi ! Vite.");
        assert_eq!(clean_line("👩\u{200D}🚀 ❤\u{FE0F}").unwrap(), "👩\u{200D}🚀 ❤\u{FE0F}");
        assert_eq!(clean_line(&format!("Z{}", "\u{336}".repeat(20))).unwrap(), "Z\u{336}\u{336}");
        for unseen in ["", "  ", "\u{202E}", "\u{3164}\u{200B}", "\u{301}"] {
            assert!(clean_line(unseen).is_err(), "{unseen:?}");
        }
        assert!(
            clean_line(&"x".repeat(limits::CHAT)).is_ok()
                && clean_line(&"x".repeat(limits::CHAT + 1)).is_err()
        );
    }
}
