//! The packs inside the binary are sound.

use veilleuse_core::{Chance, Game, Host, Players, Seat, Table, Went};
use veilleuse_pack::PackFiles;
use veilleuse_titles::{Loaded, Title, embedded_files, house_texts, unfinished, with_title};

#[test]
fn every_embedded_pack_loads() {
    for title in Title::ALL {
        with_title!(title, G => {
            let loaded = Loaded::<G>::embedded();
            assert!(loaded.texts.has("title"), "{title} has a name");
            assert!(!loaded.rules.rules().is_empty(), "{title} has rules");
        });
    }
    assert!(house_texts().has("house-seat"));
}

#[test]
fn every_embedded_pack_is_finished() {
    for title in Title::ALL {
        let problems = with_title!(title, G => unfinished::<G>(&embedded_files(title)));
        assert!(problems.is_empty(), "{title}: {problems}");
    }
}

/// The embedded pack without this sentence, in both languages.
fn without(title: Title, id: &str) -> PackFiles {
    let files = embedded_files(title);
    let other = |line: &str| {
        if line.starts_with(&format!("{id} =")) { format!("no-{line}\n") } else { format!("{line}\n") }
    };
    let texts = files.under("").map(|(path, text)| (path, text.lines().map(other).collect::<String>()));
    let texts = texts.map(|(path, text)| (&*path.to_owned().leak(), &*text.leak()));
    PackFiles::from_embedded(texts.collect::<Vec<_>>().leak())
}

/// A pack is refused when a question, an action or a telling has no sentence, and the sentence is named.
#[test]
fn a_missing_sentence_is_named() {
    for title in Title::ALL {
        with_title!(title, G => {
            let lists = <G as Game>::LISTS;
            assert_eq!(lists.len(), 3, "{title} lists its questions, its actions and what it tells");
            for id in lists.iter().flat_map(|list| [list[0], list[list.len() - 1]]) {
                let problems = Loaded::<G>::from_files(&without(title, id)).err().map(|problems| problems.to_string());
                let problems = problems.unwrap_or_default();
                assert!(problems.contains(&format!("no text {id},")), "{title} without {id}: {problems}");
            }
        });
    }
}

/// A pack that does not say to newcomers what a question is for, or how it is won, is played and is not finished.
#[test]
fn an_untaught_pack_is_played_and_unfinished() {
    for title in Title::ALL {
        with_title!(title, G => {
            let firsts: Vec<&str> = <G as Game>::FIRSTS.iter().copied().flatten().copied().collect();
            assert!(!firsts.is_empty(), "{title} says what its questions are for");
            for id in [firsts[0], firsts[firsts.len() - 1], "guide-win"] {
                let files = without(title, id);
                assert!(Loaded::<G>::from_files(&files).is_ok(), "{title} without {id} is played");
                let problems = unfinished::<G>(&files).to_string();
                assert!(problems.contains(&format!("no text {id},")), "{title} without {id}: {problems}");
            }
        });
    }
}

/// Plays by the number of inputs so far.
struct Counter(u32);

impl<H: Host> Players<H> for Counter {
    fn fall(&mut self, chance: Chance) -> u32 {
        self.0.wrapping_mul(7919) % chance.ways
    }

    fn choose(&mut self, _: &H, _: Seat, options: &[<H::Game as Game>::Action]) -> usize {
        self.0.wrapping_mul(31) as usize % options.len()
    }
}

#[test]
fn every_title_plays_from_its_default_options_to_an_end() {
    for title in Title::ALL {
        with_title!(title, G => {
            let loaded = Loaded::<G>::embedded();
            let options = veilleuse_titles::options::<G>(serde_json::json!({})).unwrap();
            let mut table = Table::<G>::begin(&loaded.pack, &options).unwrap();
            let (mut counter, mut buffer) = (Counter(0), Vec::new());
            while !matches!(table.play_on(&mut counter, &mut buffer), Went::Over(_)) {
                counter.0 += 1;
                assert!((counter.0 as usize) < <G as Game>::LONGEST);
            }
        });
    }
}
