//! The packs inside the binary are sound.

use veilleuse_core::{Game, Input, Pending, Table};
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

#[test]
fn every_title_plays_from_its_default_options_to_an_end() {
    for title in Title::ALL {
        with_title!(title, G => {
            let loaded = Loaded::<G>::embedded();
            let options = veilleuse_titles::options::<G>(serde_json::json!({})).unwrap();
            let mut table = Table::<G>::begin(&loaded.pack, &options).unwrap();
            let (mut buffer, mut inputs) = (Vec::new(), 0u32);
            loop {
                let input = match table.pending() {
                    Pending::Over(_) => break,
                    Pending::Chance(chance) => Input::Draw(inputs.wrapping_mul(7919) % chance.ways),
                    Pending::Seats(seats) => {
                        let seat = seats.first_seat().unwrap();
                        table.options(seat, &mut buffer);
                        let pick = inputs.wrapping_mul(31) as usize % buffer.len();
                        Input::Decide { seat, action: buffer.swap_remove(pick) }
                    }
                };
                table.apply(&input).unwrap();
                inputs += 1;
                assert!((inputs as usize) < <G as Game>::LONGEST);
            }
        });
    }
}
