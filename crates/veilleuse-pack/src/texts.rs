//! Every sentence a person reads, in both languages.
//!
//! Who says sentences needs all of Fluent (`spoken.rs`). A module for browsers says none, because its page does, and gets packs that
//! were checked when they were made: it finds its way through the same files by their lines (`plain.rs`).

mod check;
mod joining;
pub(crate) mod lines;
#[cfg(any(test, target_family = "wasm"))]
#[cfg_attr(test, allow(unreachable_pub, reason = "public where it stands in for the other"))]
mod plain;
mod source;
mod spoken;

#[cfg(target_family = "wasm")]
pub use plain::Texts;
#[cfg(not(target_family = "wasm"))]
pub use spoken::Texts;
pub use spoken::Texts as SpokenTexts;

use crate::Lang;

fn folder(lang: Lang) -> String {
    format!("{lang}/")
}

pub(crate) fn is_fluent(path: &str) -> bool {
    path.rsplit_once('.').is_some_and(|(_, extension)| extension == "ftl")
}

/// Whether a line begins a message or a term, which it does whatever came before.
fn begins_message(line: &str) -> bool {
    let line = line.strip_prefix('-').unwrap_or(line);
    let id = line.trim_start_matches(|letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter));
    line.starts_with(|letter: char| letter.is_ascii_alphabetic())
        && id.trim_start_matches(' ').starts_with('=')
}

#[cfg(test)]
mod tests {
    use super::begins_message;

    #[test]
    fn a_message_begins_with_an_id_and_an_equals_sign() {
        for line in ["a = b", "a=b", "-term = x", "a-1_b   = x", "a =\n"] {
            assert!(begins_message(line), "{line}");
        }
        for line in [" a = b", ".a = b", "a", "1a = b", "# a = b", "a b = c", "", "= b"] {
            assert!(!begins_message(line), "{line}");
        }
    }
}
