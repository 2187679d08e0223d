//! What people may call themselves, and say.

use veilleuse_wire::limits;

use crate::Fail;

/// A name people may have: it can be seen and read in its order.
pub fn clean_name(name: &str) -> Result<String, Fail> {
    clean(name, limits::NAME)
}

/// A line of chat.
pub(crate) fn clean_line(text: &str) -> Result<String, Fail> {
    clean(text, limits::CHAT)
}

/// Text of a person: nothing invisible, single spaces, not empty, not too long.
fn clean(text: &str, longest: usize) -> Result<String, Fail> {
    let visible: String =
        text.chars().filter(|letter| letter.is_whitespace() || !is_invisible(*letter)).collect();
    let text = visible.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.is_empty() || text.chars().count() > longest { Err(Fail::bad_name()) } else { Ok(text) }
}

/// Control characters, and those that turn the order of letters around or have no width.
fn is_invisible(letter: char) -> bool {
    let unseen = [
        '\u{ad}', '\u{61c}', '\u{115f}', '\u{1160}', '\u{180e}', '\u{2800}', '\u{3164}', '\u{feff}',
        '\u{ffa0}',
    ];
    let ranges = [
        '\u{200b}'..='\u{200f}',
        '\u{202a}'..='\u{202e}',
        '\u{2060}'..='\u{206f}',
        '\u{fff0}'..='\u{fffb}',
        '\u{e0000}'..='\u{e0fff}',
    ];
    letter.is_control() || unseen.contains(&letter) || ranges.iter().any(|range| range.contains(&letter))
}

/// Whether two names would be taken for each other.
pub(crate) fn are_alike(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_can_be_seen_and_read_in_their_order() {
        assert_eq!(clean_name("  Ada\u{202e}  \tL\u{200b}.\u{a0}"), Ok("Ada L.".to_owned()));
        for unseen in ["", "   ", "\u{200b}\u{2060}", "\u{202e}", "\u{3164}", "\u{2003}", "\u{7}"] {
            assert_eq!(clean_name(unseen), Err(Fail::bad_name()), "{unseen:?}");
        }
        assert!(clean_name(&"é".repeat(limits::NAME)).is_ok());
        assert!(clean_name(&"é".repeat(limits::NAME + 1)).is_err());
        assert!(are_alike("ADA", "Ada") && !are_alike("Ada", "Adam"));
    }
}
