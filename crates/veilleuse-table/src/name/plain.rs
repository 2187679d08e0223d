//! Letters without the tables of Unicode, for a module in a browser, in which they would weigh as much as a title. Whoever shares
//! a device sees who types: nobody need be kept from looking like another, only lines from falling apart.

use super::COLOURED;

pub(super) fn compose(text: &str) -> String {
    text.to_owned()
}

pub(super) fn shape(name: &str) -> String {
    name.chars().filter(|letter| !letter.is_whitespace() && *letter != COLOURED).collect()
}

pub(super) const fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36F}')
}

pub(super) const fn is_picture(letter: char) -> bool {
    matches!(letter, '\u{2190}'..='\u{2BFF}' | '\u{1F000}'..='\u{1FAFF}')
}

pub(super) fn is_hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}')
        || matches!(letter, '\u{E000}'..='\u{F8FF}' | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}')
}

#[cfg(test)]
mod tests {
    use super::{super::unicode, *};

    /// What is hidden or an accent here is so by the tables too.
    #[test]
    fn what_is_refused_is_refused_everywhere() {
        for letter in ('\0'..=char::MAX).filter(|letter| *letter != COLOURED) {
            assert!(!is_hidden(letter) || unicode::is_hidden(letter), "{letter:?}");
            assert!(!is_mark(letter) || unicode::is_mark(letter), "{letter:?}");
        }
        for (letter, picture) in [('🦊', true), ('❤', true), ('a', false), ('é', false), ('1', false)] {
            assert_eq!((is_picture(letter), unicode::is_picture(letter)), (picture, picture), "{letter}");
        }
        assert_eq!((shape("Ada L"), compose("é")), ("AdaL".to_owned(), "é".to_owned()));
    }
}
