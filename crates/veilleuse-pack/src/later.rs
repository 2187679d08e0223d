//! Packs from before a sentence was needed.

use std::collections::BTreeSet;

use crate::{
    Lang, PackFiles,
    texts::lines::{Entry, entries, fluent},
};

impl PackFiles {
    /// The same pack, with the messages and terms of a later one that it does not have. How a match runs is the same with
    /// them, and so is the [digest](PackFiles::digest).
    #[must_use]
    pub fn with_later_texts(&self, later: &PackFiles) -> PackFiles {
        let mut whole = self.clone();
        for lang in Lang::ALL {
            let known: BTreeSet<&str> = said(self, lang).filter_map(Entry::name).collect();
            let is_new = |entry: &Entry| entry.name().is_some_and(|name| !known.contains(name));
            let body: String =
                said(later, lang).filter(is_new).flat_map(|entry| [entry.source, "\n"]).collect();
            if !body.is_empty() {
                whole.put(&format!("{lang}/later.ftl"), body);
            }
        }
        whole
    }
}

fn said(files: &PackFiles, lang: Lang) -> impl Iterator<Item = Entry<'_>> {
    fluent(files, lang).into_iter().flat_map(|(_, text)| entries(text))
}

#[cfg(test)]
mod tests {
    use crate::{Lang, PackFiles, Texts};

    const BEFORE: &[(&str, &str)] = &[
        ("deck.toml", "copies = 2\n"),
        ("en/a.ftl", "lamp = an old lamp\n"),
        ("fr/a.ftl", "lamp = une vieille lampe\n"),
    ];
    const LATER: &[(&str, &str)] = &[
        ("deck.toml", "copies = 3\n"),
        ("en/b.ftl", "-wick = wick\nlamp = a lamp\nlit = the { -wick } burns\n    .more = brightly\n"),
        ("fr/b.ftl", "-wick = mèche\nlamp = une lampe\nlit = la { -wick } brûle\n    .more = fort\n"),
    ];

    #[test]
    fn what_is_missing_comes_from_the_later_pack_and_nothing_else() {
        let before = PackFiles::from_embedded(BEFORE);
        let whole = before.with_later_texts(&PackFiles::from_embedded(LATER));
        let texts = Texts::load(&[&whole]).unwrap();
        let say = |id| texts.get(Lang::En, id).unwrap();
        assert_eq!([say("lamp"), say("lit"), say("lit.more")], ["an old lamp", "the wick burns", "brightly"]);
        assert_eq!(texts.get(Lang::Fr, "lit").unwrap(), "la mèche brûle");
        assert_eq!(whole.get("deck.toml"), before.get("deck.toml"));
        assert_eq!(whole.digest(), before.digest());
        let again = whole.with_later_texts(&PackFiles::from_embedded(LATER));
        assert_eq!(again.pack_up(), whole.pack_up());
    }
}
