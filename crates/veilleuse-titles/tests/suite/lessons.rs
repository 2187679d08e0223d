//! Every lesson and every puzzle of every title can be played, whatever the learner does.

use std::path::Path;

use veilleuse_testkit::{lesson, puzzle};
use veilleuse_titles::{Loaded, Title, with_title};

#[test]
fn every_lesson_holds() {
    for title in Title::ALL {
        with_title!(title, G => {
            let pack = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs").join(title.id());
            let loaded = Loaded::<G>::from_dir(&pack).unwrap();
            let Loaded { pack, lessons, puzzles, texts, .. } = &loaded;
            let mut problems = lesson::check::<G>(pack, lessons, texts);
            problems.extend(puzzle::check::<G>(pack, puzzles, lessons, texts));
            assert!(puzzles.len() >= 10, "{title} has {} puzzles", puzzles.len());
            let shown: Vec<String> = problems.iter().map(ToString::to_string).collect();
            assert!(shown.is_empty(), "{title}:\n{}", shown.join("\n"));
        });
    }
}
