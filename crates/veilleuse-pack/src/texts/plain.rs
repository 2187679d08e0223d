//! Which texts there are, and what stands in those without placeables.

use std::collections::BTreeMap;

use super::lines::{entries, fluent};
use crate::{Lang, PackFiles, Problems};

/// The messages of a title and of the house, the same ones in both languages.
#[derive(Debug)]
pub struct Texts {
    fr: BTreeMap<String, String>,
    en: BTreeMap<String, String>,
}

impl Texts {
    /// Reads `fr/*.ftl` and `en/*.ftl` of several sources, such as the title's and the house's.
    pub fn load(files: &[&PackFiles]) -> Result<Texts, Problems> {
        let [fr, en] = Lang::ALL.map(|lang| {
            let mut said = BTreeMap::new();
            for (_, text) in files.iter().flat_map(|pack| fluent(pack, lang)) {
                for entry in entries(text).filter(|entry| !entry.source.starts_with('-')) {
                    said.extend(entry.parts().map(|(id, part)| (id, part.to_owned())));
                }
            }
            said
        });
        Ok(Texts { fr, en })
    }

    /// Whether there is a message `id`, or an attribute `id.attribute`.
    pub fn has(&self, id: &str) -> bool {
        self.fr.contains_key(id)
    }

    /// The ids of all messages, sorted.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.fr.keys().map(String::as_str).filter(|id| !id.contains('.'))
    }

    /// The text of a message without placeables: `id`, or `id.attribute`.
    pub fn get(&self, lang: Lang, id: &str) -> Option<String> {
        let said = match lang {
            Lang::Fr => &self.fr,
            Lang::En => &self.en,
        };
        said.get(id).map(|part| text_of(part))
    }
}

/// What stands after the equals sign, without the indentation of further lines.
fn text_of(part: &str) -> String {
    let (_, text) = part.split_once('=').unwrap_or_default();
    let mut lines = text.lines();
    let begin = lines.next().unwrap_or_default().trim();
    let further: Vec<&str> = lines.map(str::trim_end).collect();
    let indent = |line: &&str| line.len() - line.trim_start().len();
    let common = further.iter().filter(|line| !line.is_empty()).map(indent).min().unwrap_or(0);
    let further = further.iter().map(|line| line.get(common..).unwrap_or_default());
    let all: Vec<&str> = std::iter::once(begin).chain(further).collect();
    all.join("\n").trim_matches('\n').to_owned()
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, path::Path};

    use super::*;
    use crate::texts::spoken;

    #[test]
    fn lines_say_the_same_as_fluent_in_every_pack() {
        let packs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs");
        for folder in packs.read_dir().expect("there are packs") {
            let files = PackFiles::from_dir(&folder.expect("it can be read").path()).expect("it can be read");
            let (plain, spoken) =
                (Texts::load(&[&files]).unwrap(), spoken::Texts::load(&[&files]).expect("packs are checked"));
            let ids: BTreeSet<&str> = spoken.ids().collect();
            assert_eq!(plain.ids().collect::<BTreeSet<_>>(), ids);
            for (lang, id) in plain.fr.keys().flat_map(|id| Lang::ALL.map(|lang| (lang, id))) {
                assert!(plain.has(id) && spoken.has(id), "{id}");
                let text = plain.get(lang, id).expect("both languages say it");
                if !text.contains('{') {
                    assert_eq!(Some(text), spoken.get(lang, id), "{id}");
                }
            }
        }
    }
}
