//! How small words join the name that follows, for texts that cannot know the name: `{ DE($seat) }`.
//!
//! The page has the same functions (`web/src/lib/joining.ts`); both are held to `joining.toml`.

use fluent_bundle::{FluentArgs, FluentValue};

/// A small French word, by the name of the function that writes it.
type Joining = (&'static str, fn(&str) -> String);

/// The functions that texts may use beside `NUMBER`.
pub(super) const JOININGS: [Joining; 3] = [("DE", de), ("A", a), ("QUE", que)];

/// `de`: d’Anna, de Tom, du portrait, des Tunnels, de la Place.
fn de(name: &str) -> String {
    contracted(name, "du", "des").unwrap_or_else(|| elided(name, "de", "d’"))
}

/// `à`: à Anna, au portrait, aux Tunnels, à la Place.
fn a(name: &str) -> String {
    contracted(name, "au", "aux").unwrap_or_else(|| format!("à {name}"))
}

/// `que`: qu’Anna, que Tom.
fn que(name: &str) -> String {
    elided(name, "que", "qu’")
}

/// One word for the small word and the article that begins a name.
fn contracted(name: &str, one: &str, many: &str) -> Option<String> {
    let one = name.strip_prefix("le ").map(|rest| format!("{one} {rest}"));
    one.or_else(|| name.strip_prefix("les ").map(|rest| format!("{many} {rest}")))
}

fn elided(name: &str, whole: &str, short: &str) -> String {
    if begins_with_a_vowel(name) { format!("{short}{name}") } else { format!("{whole} {name}") }
}

/// Whether a name sounds a vowel first. Before an h it is a matter of the word; these are the ones that names begin with.
fn begins_with_a_vowel(name: &str) -> bool {
    const SILENT: [&str; 6] = ["hy", "hél", "hip", "hon", "hor", "hôp"];
    let name = name.to_lowercase();
    if name == "onze" || name.starts_with("onze ") {
        return false;
    }
    let mut letters = name.chars();
    match letters.next() {
        Some('h') => SILENT.iter().any(|silent| name.starts_with(silent)),
        Some('y') => letters.next().is_some_and(|second| !is_vowel(second)),
        Some(first) => is_vowel(first),
        None => false,
    }
}

fn is_vowel(letter: char) -> bool {
    "aàâäeéèêëiîïoôöuùûüœæ".contains(letter)
}

/// A joining as Fluent calls it, with the name it was given.
pub(super) fn function(
    joining: fn(&str) -> String,
) -> impl for<'a> Fn(&[FluentValue<'a>], &FluentArgs) -> FluentValue<'a> + Send + Sync + 'static {
    move |given, _| match given.first() {
        Some(FluentValue::String(name)) => joining(name).into(),
        Some(FluentValue::Number(number)) => joining(&number.as_string()).into(),
        _ => FluentValue::Error,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::JOININGS;

    #[test]
    fn small_words_join_names_as_the_table_says() {
        let table: BTreeMap<String, BTreeMap<String, String>> =
            toml::from_str(include_str!("joining.toml")).expect("a table of tables");
        assert_eq!(table.len(), JOININGS.len());
        for (function, join) in JOININGS {
            for (name, joined) in &table[function] {
                assert_eq!(&join(name), joined);
            }
        }
    }
}
