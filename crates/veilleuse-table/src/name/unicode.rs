//! Letters by the tables of Unicode.

use unicode_normalization::UnicodeNormalization;
use unicode_properties::{
    EmojiStatus, GeneralCategory, GeneralCategoryGroup, UnicodeEmoji, UnicodeGeneralCategory,
};
use unicode_security::skeleton;

use super::COLOURED;

/// A text with its letters and accents put together.
pub(super) fn compose(text: &str) -> String {
    text.nfc().collect()
}

/// What a name looks like, without its spaces and the forms of its pictures.
pub(super) fn shape(name: &str) -> String {
    let compatible: String =
        name.nfkc().filter(|letter| !letter.is_whitespace() && *letter != COLOURED).collect();
    skeleton(&compatible).collect()
}

/// Whether it stands on another letter.
pub(super) fn is_mark(letter: char) -> bool {
    letter.general_category_group() == GeneralCategoryGroup::Mark && letter != COLOURED
}

pub(super) fn is_picture(letter: char) -> bool {
    // Digits and a few signs have a coloured form too, but are none.
    !letter.is_ascii()
        && !matches!(letter.emoji_status(), EmojiStatus::NonEmoji | EmojiStatus::NonEmojiButEmojiComponent)
}

/// Whether it cannot be seen, or changes how others are.
pub(super) fn is_hidden(letter: char) -> bool {
    matches!(
        letter.general_category(),
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::PrivateUse
            | GeneralCategory::Surrogate
            | GeneralCategory::Unassigned
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
    )
}
